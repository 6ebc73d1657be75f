//! OR-25.1, UB-17.2: who plays against a single player, how they are set up and how they win.

use crate::solo::{ai, base, dealt, han, pass, table};
use crate::support::{content, house, with, with_of};
use outer_rim::{Action, AiDeck, Deck, Opponents, OuterRim, PositionPlayer, Setup};
use tabletop::{Answer, Dice, Game, Menu, Seat, Stage, Viewer};

#[test]
fn an_opponent_is_set_up_like_a_player() {
    // Rules: OR-1.1, OR-25.1, OR-25.5
    for seed in 0..8 {
        let (state, _) = dealt(&Setup::of(1), seed);
        let (you, them) = (state.player(Seat::new(0)), state.player(Seat::new(1)));
        assert_eq!((state.n_seats(), state.n_players()), (1, 2));
        assert_eq!(state.current(), Seat::new(0));
        assert_eq!((you.credits(), them.credits()), (4000, 6000));
        let sheet = content().character(them.character().expect("a character")).clone();
        assert!([91, 92].contains(&sheet.setup.databank));
        for (faction, standing) in &sheet.setup.reputation {
            assert_eq!(them.reputation(*faction), *standing);
        }
        assert_eq!(them.ship(), content().ship_named("g9-rigger"));
        let start = them.held().next().expect("a starting card");
        assert_eq!(content().card(start.card).number, Some(sheet.setup.databank));
        assert_eq!(state.ai_deck(Seat::new(1)).map(|deck| deck.len()), Some(10));
        let view = OuterRim::view(&state, Viewer::Seat(Seat::new(0)));
        assert_eq!(view.players[1].credits, 6000);
        assert_eq!(view.ai_decks.len(), 1);
    }
}

#[test]
fn the_player_chooses_the_opponent_among_those_of_its_calling() {
    // Rules: OR-25.1, UB-17.2, UB-18.1
    for (opponents, hunts) in [(Opponents::Courier, false), (Opponents::BountyHunter, true)] {
        let setup = with(1, |options| {
            options.expansion = true;
            options.opponents = opponents;
        });
        let mut state = OuterRim::blank(&setup, &content());
        let mut events = Vec::new();
        let mut dice = Dice::swift(1);
        OuterRim::deal(&mut Stage::new(&mut state, &mut dice, &mut events));
        let lando = content().character_named("lando-calrissian").expect("Lando");
        let own = Answer::Item(Action::TakeCharacter(lando));
        let seat = Seat::new(0);
        OuterRim::decide(&mut Stage::new(&mut state, &mut dice, &mut events), seat, &own);
        let open = OuterRim::pending(&state).first().expect("a choice");
        assert_eq!(open.seat, seat);
        let mut menu = Menu::new();
        OuterRim::menu(&state, open.id, &mut menu);
        assert!(!menu.items().is_empty());
        for item in menu.items() {
            let Action::TakeCharacter(character) = item else { panic!("{item:?}") };
            assert_eq!(content().character(*character).setup.databank == 90, hunts);
            assert_ne!(*character, lando);
        }
    }
}

#[test]
fn a_deck_of_six_plays_an_opponent_of_the_expansion() {
    // Rules: UB-17.2, UB-18.1, OR-2.12
    let deck = |opponents, seed| {
        let setup = with(1, |options| {
            options.expansion = true;
            options.opponents = opponents;
        });
        let (state, _) = dealt(&setup, seed);
        let seat = Seat::new(1);
        let pile = *state.ai_deck(seat).expect("a deck");
        let cards = pile.hidden().map(|idx| content().ai_cards[usize::from(idx)].clone());
        let character = state.player(seat).character().expect("a character");
        (cards.collect::<Vec<_>>(), character, state.player(seat).ship())
    };
    let (cards, character, ship) = deck(Opponents::Courier, 3);
    let mut numbers: Vec<u8> = cards.iter().map(|card| card.number).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, [0, 1, 2, 6, 7, 9]);
    let own = |card: &AiDeck| matches!(card, AiDeck::Character(of) if of.id() == character);
    assert!(cards.iter().any(|card| own(&card.deck)));
    assert_eq!(ship, content().ship_named("g9-rigger"));
    let (cards, character, ship) = deck(Opponents::BountyHunter, 3);
    let own = |card: &AiDeck| matches!(card, AiDeck::Character(of) if of.id() == character);
    assert_eq!(cards.iter().filter(|card| card.deck == AiDeck::BountyHunter).count(), 5);
    assert_eq!(cards.iter().filter(|card| own(&card.deck)).count(), 1);
    assert_eq!(cards.len(), 6);
    assert_eq!(ship, content().ship_named("g-1a-starfighter"));
}

#[test]
fn some_cards_are_not_used_in_solo_games() {
    // Rules: UB-17.1
    let count = |seats| {
        let setup = with_of(&house(), seats, |options| options.expansion = true);
        let state = OuterRim::blank(&setup, &house());
        let view = OuterRim::view(&state, Viewer::Spectator);
        let jobs = state.pile(Deck::Job).len();
        (jobs, view.encounters.iter().map(|pile| u32::from(pile.len())).sum::<u32>())
    };
    let ((alone, alone_met), (two, two_met)) = (count(1), count(2));
    assert_eq!((two - alone, two_met - alone_met), (4, 1));
    let names: Vec<_> =
        house().cards.iter().filter(|card| card.not_solo).map(|card| card.id.clone()).collect();
    assert_eq!(names.len(), 4, "{names:?}");
    let eleven = house().encounters.iter().find(|card| card.not_solo).expect("one").clone();
    assert_eq!(eleven.number, 11);
}

#[test]
fn an_opponent_wins_with_the_fame_requirement() {
    // Rules: OR-25.4, OR-25.13
    let mut position = table(PositionPlayer { credits: 8000, fame: 9, ..han("takodana") });
    position.players[0].fame = 5;
    let mut scene = base(&position);
    pass(&mut scene, &[ai("ai-06")]);
    // Two thousand from planning; eight thousand for the last fame.
    assert_eq!(scene.player(1).credits(), 2000);
    assert!(scene.state.is_over());
    let outcome = OuterRim::outcome(&scene.state).expect("an outcome");
    assert_eq!((outcome.places, outcome.scores), (vec![2], vec![5]));
    let han = &outcome.opponents[0];
    assert_eq!((&han.name[..], han.place, han.score), ("han-solo", 1, 10));
}
