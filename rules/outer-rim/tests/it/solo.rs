//! OR-25, UB-17: a single player against a courier whom a deck of cards plays.

use crate::support::{
    F, H, Scene, at, card_named, cards, contact, content, house, in_deck, player, with,
};
use outer_rim::{
    Action, AiDeck, AiPenalty, AiStep, AmbitionEvent, BoardEvent, Body, Deck, Event, Faction,
    Opponents, OuterRim, PlayerEvent, Position, PositionContact, PositionPatrol, PositionPlayer,
    RollEvent, Setup, SetupFault, Standing, State, Step, Token,
};
use tabletop::{Answer, Dice, Game, Menu, Seat, Stage, Viewer};

/// How scripted chance names an AI card.
pub fn ai(name: &str) -> u32 {
    let found = content().ai_cards.iter().position(|card| &*card.id == name);
    found.unwrap_or_else(|| panic!("there is no AI card {name}")) as u32
}

/// The player on Naboo, about to have an encounter, with nothing in the market.
pub fn table(opponent: PositionPlayer) -> Position {
    Position {
        turn: Seat::new(0),
        step: Step::Encounter,
        round: 1,
        players: vec![player("ketsu-onyo", "g9-rigger", "naboo"), opponent],
        market: [].into(),
        patrols: [].into(),
        contacts: vec![face_up("garindan", "naboo")],
    }
}

/// A contact whose name everybody sees.
pub fn face_up(contact: &str, space: &str) -> PositionContact {
    PositionContact {
        contact: contact.into(),
        space: space.into(),
        peeked_by: Vec::new(),
        face_down: false,
    }
}

/// A solo table of the base game.
pub fn base(position: &Position) -> Scene {
    Scene::of(&with(1, |_| {}), position)
}

/// A solo table with the expansion.
pub fn expanded(position: &Position, opponents: Opponents) -> Scene {
    let setup = with(1, |options| {
        options.expansion = true;
        options.opponents = opponents;
    });
    Scene::of(&setup, position)
}

/// Where a contact lies face up.
pub fn spot_of(scene: &Scene, name: &str) -> Option<u8> {
    let wanted = content().contact_named(name).expect("a contact");
    let found = scene.state.spots().position(|(_, token)| token == Token::Up(wanted));
    found.map(|spot| spot as u8)
}

/// The player wants nothing from Garindan, which ends the turn; chance shows these faces.
pub fn pass(scene: &mut Scene, faces: &[u32]) {
    let spot = spot_of(scene, "garindan").expect("he is here");
    scene.say(Action::Contact(spot), &[]).say(NOTHING, faces);
}

/// The same, with whatever chance shows.
pub fn pass_by(scene: &mut Scene, mut dice: Dice) {
    let spot = spot_of(scene, "garindan").expect("he is here");
    scene.say(Action::Contact(spot), &[]);
    scene.events.clear();
    let mut stage = Stage::new(&mut scene.state, &mut dice, &mut scene.events);
    OuterRim::decide(&mut stage, Seat::new(0), &Answer::Item(NOTHING));
}

/// Garindan has something to sell; this is the option without a price.
const NOTHING: Action = Action::Choose(3);

/// Han Solo as the opponent.
pub fn han(space: &str) -> PositionPlayer {
    player("han-solo", "g9-rigger", space)
}

/// A dealt table up to the first turn, and whom it asked.
pub fn dealt(setup: &Setup, seed: u64) -> (State, Vec<Event>) {
    let mut state = OuterRim::blank(setup, &content());
    let mut dice = Dice::swift(seed);
    let mut events = Vec::new();
    OuterRim::deal(&mut Stage::new(&mut state, &mut dice, &mut events));
    while state.round() == 0 {
        let open = OuterRim::pending(&state).first().expect("a choice");
        assert_eq!(open.seat, Seat::new(0), "nobody answers for an opponent");
        let mut menu = Menu::new();
        OuterRim::menu(&state, open.id, &mut menu);
        let answer = Answer::Item(menu.items()[0]);
        OuterRim::decide(&mut Stage::new(&mut state, &mut dice, &mut events), open.seat, &answer);
    }
    (state, events)
}

#[test]
fn after_your_turn_one_card_is_resolved_and_goes_to_the_bottom() {
    // Rules: OR-25.2, OR-25.3
    let mut scene = base(&table(han("takodana")));
    pass(&mut scene, &[ai("ai-04")]);
    let deck = scene.state.ai_deck(Seat::new(1)).expect("a deck");
    assert_eq!(deck.bottom(), [ai("ai-04") as u8]);
    assert_eq!(deck.len(), 10);
    // Of the planning section only the first bullet that applies: nothing to bring, so credits.
    assert_eq!(scene.player(1).credits(), 7000);
    assert_eq!(scene.asked(), Some(Seat::new(0)));
    assert_eq!((scene.state.current(), scene.state.round()), (Seat::new(0), 2));
}

#[test]
fn everything_of_the_action_section_is_done() {
    // Rules: OR-25.3
    let mut position = table(han("takodana"));
    position.market = [
        (Deck::Bounty, "bounty-saw-gerrera".into()),
        (Deck::Cargo, "coaxium-crystal".into()),
        (Deck::Luxury, "sith-holocron".into()),
    ]
    .into();
    let mut scene = base(&position);
    let faces = [
        ai("ai-10"),
        in_deck(Deck::Cargo, "stolen-hyperfuel"),
        in_deck(Deck::Bounty, "information-broker"),
        in_deck(Deck::Luxury, "mandalorian-armor"),
    ];
    pass(&mut scene, &faces);
    assert!(scene.holds(1, "coaxium-crystal"));
    assert_eq!(scene.state.top(Deck::Bounty), Some(card_named("information-broker")));
    assert_eq!(scene.state.top(Deck::Luxury), Some(card_named("mandalorian-armor")));
    // The card itself was shuffled back: its place is known to nobody, what it said to everybody.
    assert!(scene.state.ai_deck(Seat::new(1)).expect("a deck").bottom().is_empty());
    let view = OuterRim::view(&scene.state, Viewer::Spectator);
    assert_eq!(view.ai_cards[0].map(|card| card.0.into()), Some(ai("ai-10")));
}

#[test]
fn an_opponent_uses_no_abilities_but_has_its_values() {
    // Rules: OR-25.6
    // Cad Bane's ability would cut the fame for credits; a ship part adds its die.
    let bane = PositionPlayer {
        credits: 9000,
        cards: cards(&["shield-upgrade", "dl-44-blaster"]),
        ..player("cad-bane", "g-1a-starfighter", "takodana")
    };
    let mut scene = expanded(&table(bane), Opponents::BountyHunter);
    let view = OuterRim::view(&scene.state, Viewer::Seat(Seat::new(0)));
    let human = PositionPlayer {
        cards: cards(&["shield-upgrade", "dl-44-blaster"]),
        ..player("cad-bane", "g-1a-starfighter", "takodana")
    };
    let mut two = table(player("han-solo", "g9-rigger", "takodana"));
    two.players[0] = human;
    let same = OuterRim::view(&Scene::expanded(&two).state, Viewer::Seat(Seat::new(0)));
    assert_eq!(view.players[1].combat, same.players[0].combat);
    assert_eq!(view.players[1].toughness, same.players[0].toughness);
    pass(&mut scene, &[ai("ai-hunter-02")]);
    assert_eq!(scene.player(1).fame_gained(), 1);
    assert_eq!(scene.player(1).credits(), 9000 + 2000 - 8000);
}

#[test]
fn an_opponent_moves_toward_its_closest_goal_and_delivers() {
    // Rules: OR-25.7, OR-25.9, OR-25.15
    let opponent = PositionPlayer { cards: cards(&["start-cargo-rations"]), ..han("tatooine") };
    let mut scene = base(&table(opponent));
    // Two ways are equally short, so chance decides.
    pass(&mut scene, &[ai("ai-04"), 1]);
    assert_eq!(scene.player(1).space(), at("nal-hutta"));
    // Five thousand for the cargo, and then eight for a fame.
    assert_eq!(scene.player(1).credits(), 5000 + 5000 - 8000);
    assert!(!scene.holds(1, "start-cargo-rations"));
    let ways: Vec<_> = scene
        .events
        .iter()
        .filter(|event| matches!(event, Event::Player(PlayerEvent::Moved { seat, .. }) if *seat == Seat::new(1)))
        .collect();
    assert_eq!(ways.len(), 5);
}

#[test]
fn a_patrol_stops_an_opponent_as_it_stops_you() {
    // Rules: OR-25.7, OR-5.3, OR-25.11
    let opponent = PositionPlayer {
        cards: cards(&["start-cargo-rations"]),
        reputation: [(Faction::Hutt, Standing::Negative)].into(),
        ..han("ryloth")
    };
    let mut position = table(opponent);
    let patrol = PositionPatrol { space: "t4-x".into(), level: 1 };
    position.patrols = [(Faction::Hutt, patrol)].into();
    let mut scene = base(&position);
    // Two dice of the ship against two of the patrol: it attacks, and wins with a hit.
    pass(&mut scene, &[ai("ai-04"), H, H, F, F]);
    assert_eq!(scene.player(1).space(), at("t4-x"));
    assert!(
        scene
            .events
            .iter()
            .any(|event| matches!(event, Event::Roll(RollEvent::Fought { won: true, .. })))
    );
    assert_eq!(scene.state.patrol(Faction::Hutt).level, 2);
    assert_eq!(scene.player(1).credits(), 7000);
}

#[test]
fn an_unsuitable_card_is_discarded_once_then_a_suitable_one_bought() {
    // Rules: OR-25.8
    let mut position = table(han("ryloth"));
    // It is to be brought to where the opponent is already.
    position.market = [(Deck::Cargo, "coaxium-crystal".into())].into();
    let mut scene = base(&position);
    let faces = [
        ai("ai-04"),
        in_deck(Deck::Cargo, "bacta-supplies"),
        in_deck(Deck::Cargo, "smuggling-compartment"),
        0,
    ];
    pass(&mut scene, &faces);
    assert!(scene.holds(1, "bacta-supplies"));
    assert_eq!(scene.player(1).credits(), 7000 - 1000);
    assert_eq!(scene.state.top(Deck::Cargo), Some(card_named("smuggling-compartment")));
    // A mod is no cargo; after one discard in vain nothing is bought.
    let mut scene = base(&position);
    pass(&mut scene, &[ai("ai-04"), in_deck(Deck::Cargo, "smuggling-compartment")]);
    assert_eq!(scene.player(1).held().count(), 0);
    assert_eq!(scene.state.top(Deck::Cargo), Some(card_named("smuggling-compartment")));
}

#[test]
fn with_the_expansion_two_cards_are_discarded_and_none_to_a_patrol_is_bought() {
    // Rules: UB-17.4, UB-17.6
    let mut position = table(han("ryloth"));
    position.market = [(Deck::Cargo, "rebel-traitor".into())].into();
    let mut scene = expanded(&position, Opponents::Courier);
    let faces = [
        ai("ai-01"),
        in_deck(Deck::Cargo, "coaxium-crystal"),
        in_deck(Deck::Cargo, "smuggling-compartment"),
    ];
    pass(&mut scene, &faces);
    assert_eq!(scene.player(1).held().count(), 0);
    assert_eq!(scene.state.top(Deck::Cargo), Some(card_named("smuggling-compartment")));
}

#[test]
fn a_ship_is_bought_only_if_it_costs_more() {
    // Rules: OR-25.8
    let opponent = PositionPlayer { credits: 9000, ..player("han-solo", "lancer", "takodana") };
    let mut position = table(opponent);
    position.market = [(Deck::Ship, "buy-hwk-290".into())].into();
    let mut scene = base(&position);
    let faces =
        [ai("ai-09"), in_deck(Deck::Ship, "buy-aggressor"), in_deck(Deck::Ship, "buy-yv-666"), 0];
    pass(&mut scene, &faces);
    assert_eq!(scene.player(1).ship(), content().ship_named("aggressor"));
    // The old ship is traded in; then the encounter sells a reputation.
    assert_eq!(scene.player(1).credits(), 9000 + 2000 - 5000 + 4000);
}

#[test]
fn illegal_cargo_is_delivered_without_a_roll_for_a_penalty() {
    // Rules: OR-25.9, OR-25.14
    let opponent = |damage| PositionPlayer {
        cards: cards(&["stolen-hyperfuel"]),
        damage: [0, damage],
        ..han("ring-of-kafrene")
    };
    let mut scene = base(&table(opponent(0)));
    pass(&mut scene, &[ai("ai-01")]);
    assert_eq!(scene.player(1).fame_gained(), 1 + 1);
    assert_eq!(scene.player(1).damage(Body::Ship), 2);
    // Two thousand of planning, nine of the cargo, less eight for a fame.
    assert_eq!(scene.player(1).credits(), 5000 + 2000 + 9000 - 8000);
    // The same with a ship that cannot bear it: the reward first, then the defeat.
    let mut scene = base(&table(opponent(1)));
    pass(&mut scene, &[ai("ai-01")]);
    assert!(scene.player(1).is_defeated());
    assert_eq!(scene.player(1).fame_gained(), 1);
    assert_eq!(scene.player(1).credits(), 5000 + 2000 + 9000 - 3000);
}

#[test]
fn a_defeated_opponent_recovers_by_its_card() {
    // Rules: OR-25.14
    let opponent = PositionPlayer { damage: [0, 3], defeated: true, ..han("takodana") };
    let mut scene = base(&table(opponent));
    pass(&mut scene, &[ai("ai-04")]);
    assert!(!scene.player(1).is_defeated());
    assert_eq!(scene.player(1).damage(Body::Ship), 0);
    assert_eq!(scene.player(1).credits(), 5000);
}

#[test]
fn a_job_succeeds_by_itself() {
    // Rules: OR-25.10
    let opponent = PositionPlayer {
        cards: cards(&["start-job-lost-droid"]),
        ..player("doctor-aphra", "g9-rigger", "tatooine")
    };
    let mut scene = base(&table(opponent));
    pass(&mut scene, &[ai("ai-06")]);
    assert!(!scene.holds(1, "start-job-lost-droid"));
    assert_eq!(scene.player(1).credits(), 5000 + 2000 + 4000);
}

#[test]
fn the_lowest_contact_comes_along_for_nothing() {
    // Rules: OR-25.12
    let mut scene = base(&table(han("ord-mantell")));
    // Ord Mantell has a white and a green token; white is lower.
    pass(&mut scene, &[ai("ai-02"), contact("doctor-evazan")]);
    assert!(scene.holds(1, "doctor-evazan"));
    assert_eq!(scene.player(1).credits(), 7000);
    // Without a free crew slot nobody is revealed.
    let full = PositionPlayer { cards: cards(&["k-2so"]), ..han("ord-mantell") };
    let mut scene = base(&table(full));
    pass(&mut scene, &[ai("ai-02")]);
    assert!(
        !scene
            .events
            .iter()
            .any(|event| matches!(event, Event::Board(BoardEvent::ContactRevealed { .. })))
    );
}

#[test]
fn a_token_of_a_character_in_play_goes_and_another_is_turned_up() {
    // Rules: UB-17.9, UB-17.8
    let mut position = table(player("doctor-aphra", "g9-rigger", "takodana"));
    position.contacts.push(PositionContact {
        contact: "doctor-aphra".into(),
        space: "takodana".into(),
        peeked_by: vec![Seat::new(0)],
        face_down: true,
    });
    position.contacts.push(PositionContact {
        contact: "saw-gerrera".into(),
        space: "takodana".into(),
        peeked_by: vec![Seat::new(0)],
        face_down: true,
    });
    // Yellow is lower than orange: Saw comes first.
    let mut scene = expanded(&position, Opponents::Courier);
    pass(&mut scene, &[ai("ai-02")]);
    assert!(scene.holds(1, "saw-gerrera"));
    position.contacts.truncate(2);
    let mut scene = expanded(&position, Opponents::Courier);
    let spots = || scene_tokens(&scene, "takodana");
    let before = spots().len();
    pass(&mut scene, &[ai("ai-02")]);
    assert_eq!(scene_tokens(&scene, "takodana").len(), before - 1);
    assert!(!scene.holds(1, "doctor-aphra-contact"));
}

/// The tokens that lie on a planet.
pub fn scene_tokens(scene: &Scene, space: &str) -> Vec<Token> {
    let here = scene.state.spots().filter(|(place, _)| *place == at(space));
    here.map(|(_, token)| token).filter(|token| *token != Token::Empty).collect()
}

#[test]
fn a_reveal_icon_turns_up_the_lowest_contact() {
    // Rules: UB-17.8, UB-11.7
    let mut position = table(han("ord-mantell"));
    position.market = [(Deck::Cargo, "bacta-supplies".into())].into();
    let mut scene = expanded(&position, Opponents::Courier);
    // The next card has an icon for one or two players, and only the human counts.
    let faces = [ai("ai-01"), in_deck(Deck::Cargo, "astromech-parts"), contact("doctor-evazan")];
    pass(&mut scene, &faces);
    let evazan = content().contact_named("doctor-evazan").expect("a contact");
    assert!(scene_tokens(&scene, "ord-mantell").contains(&Token::Up(evazan)));
}

#[test]
fn rotating_cargo_is_turned_and_has_a_new_goal() {
    // Rules: UB-17.7, UB-12.3
    let opponent = PositionPlayer { cards: cards(&["astromech-parts"]), ..han("ord-mantell") };
    let mut scene = expanded(&table(opponent), Opponents::Courier);
    // Eight thousand buy a fame; no reputation is left to gain for.
    pass(&mut scene, &[ai("ai-07")]);
    let held = *scene.player(1).holding(card_named("astromech-parts")).expect("it stays");
    assert!(held.turned);
    let far = scene.state.map().distance(scene.player(1).space(), at("naboo"));
    scene.say(Action::Earn, &[]).say(Action::Done, &[]);
    pass_by(&mut scene, Dice::scripted([ai("ai-09")].into_iter().chain([0; 8])));
    let near = scene.state.map().distance(scene.player(1).space(), at("naboo"));
    assert!(near < far, "{near} is not nearer than {far}");
}

#[test]
fn an_opponent_never_crosses_the_core() {
    // Rules: UB-17.3, UB-17.5
    let hunter = PositionPlayer {
        cards: cards(&["bounty-saw-gerrera"]),
        ..player("boba-fett", "g-1a-starfighter", "spinward-core")
    };
    let mut position = table(hunter);
    position.players[0] = PositionPlayer {
        cards: cards(&["saw-gerrera"]),
        ..player("doctor-aphra", "g9-rigger", "trailing-core")
    };
    position.contacts = vec![face_up("garindan", "trailing-core")];
    let mut scene = expanded(&position, Opponents::BountyHunter);
    pass_by(&mut scene, Dice::scripted([ai("ai-hunter-02")].into_iter().chain([0; 8])));
    let left = scene.player(1).space();
    assert!(left != at("trailing-core") && left != at("spinward-core"));
    // Next to the other end it goes in, for that is where it wants to be.
    position.players[1].space = "trailing-navpoint".into();
    let mut scene = expanded(&position, Opponents::BountyHunter);
    pass_by(&mut scene, Dice::scripted([ai("ai-hunter-02")]));
    assert_eq!(scene.player(1).space(), at("trailing-core"));
}

#[test]
fn with_ambitions_the_opponent_needs_two_fame_more() {
    // Rules: UB-17.10
    let setup = with(1, |options| {
        options.expansion = true;
        options.ambitions = true;
        options.fame = 8;
    });
    let (state, events) = dealt(&setup, 5);
    let revealed = events.iter().find_map(|event| match event {
        Event::Ambition(AmbitionEvent::AmbitionsRevealed { ambitions }) => Some(ambitions.len()),
        _ => None,
    });
    assert_eq!(revealed, Some(2));
    assert_eq!(state.player(Seat::new(1)).credits(), 6000);
    assert_eq!(state.player(Seat::new(1)).ambition(), None);
    let mut position = table(PositionPlayer { credits: 8000, fame: 8, ..han("takodana") });
    position.players[0].ambition = Some("modest".into());
    let mut scene = Scene::of(&setup, &position);
    pass(&mut scene, &[ai("ai-06")]);
    assert_eq!(scene.player(1).fame_gained(), 9);
    assert!(!scene.state.is_over());
    position.players[1].fame = 9;
    let mut scene = Scene::of(&setup, &position);
    pass(&mut scene, &[ai("ai-06")]);
    assert!(scene.state.is_over());
}

#[test]
fn what_a_solo_table_cannot_agree_on() {
    // Rules: OR-25.1, UB-17.11, UB-16.2
    let check = |change: fn(&mut outer_rim::Options)| {
        let mut setup = Setup::of(1);
        change(&mut setup.options);
        setup.check(&content())
    };
    assert_eq!(check(|_| {}), Ok(()));
    let hunter = check(|options| options.opponents = Opponents::BountyHunter);
    assert_eq!(hunter, Err(SetupFault::Opponents));
    let favors = check(|options| {
        options.expansion = true;
        options.favors = true;
    });
    assert_eq!(favors, Err(SetupFault::Favors));
    assert_eq!(check(|options| options.ambitions = true), Err(SetupFault::Ambitions));
}

#[test]
fn the_base_deck_is_the_one_of_the_appendix() {
    // Rules: OR-25.16
    let house = house();
    let standard: Vec<_> =
        house.ai_cards.iter().filter(|card| card.deck == AiDeck::Standard).collect();
    assert_eq!(
        standard.iter().map(|card| card.number).collect::<Vec<_>>(),
        (1..=10).collect::<Vec<_>>()
    );
    for card in &standard {
        let recovers = if [2, 6].contains(&card.number) {
            AiStep::RecoverIfDamaged
        } else {
            AiStep::RecoverIfDefeated
        };
        assert_eq!(card.planning, [recovers, AiStep::MoveToGoal, AiStep::GainCredits(2000)]);
        assert_eq!(card.encounter[0], AiStep::FightHostilePatrol);
        let does_jobs = card.encounter.contains(&AiStep::CompleteJob);
        assert_eq!(does_jobs, ![3, 5].contains(&card.number));
        let penalty = match card.number {
            1 | 2 | 3 | 6 => AiPenalty::Damage(Body::Ship, 2),
            5 => AiPenalty::Damage(Body::Ship, 3),
            7 => AiPenalty::Reputation,
            _ => AiPenalty::Nothing,
        };
        assert_eq!(card.action[0], AiStep::Deliver(penalty));
    }
}
