//! Chapters 2 and 3: setup and the draw.

use crate::support::{content, holds, seats, seats_with};
use bounty_hunters::{BountyHunters, Deck, Event, State};
use std::collections::BTreeSet;
use tabletop::{Answer, Dice, Game, Playout, Seat, Stage};

fn dealt(setup: bounty_hunters::Setup, seed: u64) -> (State, Vec<Event>) {
    let mut state = BountyHunters::blank(&setup, &content());
    let mut events = Vec::new();
    let mut dice = Dice::swift(seed);
    BountyHunters::deal(&mut Stage::new(&mut state, &mut dice, &mut events));
    (state, events)
}

#[test]
fn every_hand_starts_with_one_card_of_each_deck() {
    // Rules: BH-2.1, BH-2.2, BH-2.4, BH-2.5
    for n_seats in 2..=6 {
        let (state, _) = dealt(seats(n_seats), 7);
        for seat in Seat::all(n_seats) {
            let decks: Vec<Deck> = state.hand(seat).iter().map(|card| card.deck()).collect();
            assert_eq!(decks, Deck::ALL);
            let area = state.area(seat);
            assert_eq!(area.credits, 0);
            assert!(area.open.is_empty() && area.market.is_empty() && area.reserved.is_empty());
            assert!(area.contracts.is_empty() && !area.has_orphan());
        }
        for deck in Deck::ALL {
            assert_eq!(state.deck(deck).len(), deck.size() - n_seats);
            assert!(state.discards(deck).is_empty());
        }
    }
}

#[test]
fn the_decks_are_shuffled() {
    // Rules: BH-2.1
    let mut first_targets = BTreeSet::new();
    for seed in 0..2_000 {
        let (state, _) = dealt(seats(2), seed);
        first_targets.insert(state.hand(Seat::new(0))[0]);
    }
    assert_eq!(first_targets.len(), 44, "every target can be the first");
}

#[test]
fn any_seat_may_be_guild_master_and_it_only_anchors_the_order() {
    // Rules: BH-2.3, BH-3.4
    let masters: BTreeSet<Seat> =
        (0..200).map(|seed| dealt(seats(6), seed).0.guild_master()).collect();
    assert_eq!(masters.len(), 6);
}

#[test]
fn cards_are_dealt_from_the_guild_master_on() {
    // Rules: BH-2.3, BH-3.3, BH-3.4, BH-3.5
    holds(
        r#"
        setup {"seats": 3}
        chance seat:2 T-qira-1 H-boba-1 C-pair-qira-zeb K-01 T-qira-2 H-boba-2 C-pair-qira-han K-02 T-qira-3 H-boba-3 C-pair-qira-kanan K-03
        deal
        spectator sees {"sight": "guild_master_named", "seat": 2}
        view 2 has players.2.hand = [@T-qira-1, @H-boba-1, @C-pair-qira-zeb, @K-01]
        view 0 has players.0.hand = [@T-qira-2, @H-boba-2, @C-pair-qira-han, @K-01]
        the table waits for 0 1 2
        seat 0 plays draw hunter
        # A choice is secret until the last one, and may be changed.
        seat 1 sees {"sight": "sealed", "seat": 0, "choice": null}
        view 0 has own_choice = {"draw": "hunter"}
        view 1 lacks own_choice
        seat 0 plays draw target
        seat 1 plays draw hunter
        chance H-boba-4 T-padme-1 H-boba-5
        seat 2 plays draw hunter
        # The deck is chosen, not the card; two draw from one deck, the Guild Master first.
        everybody sees {"sight": "decks_chosen", "choices": [[0, "target"], [1, "hunter"], [2, "hunter"]]}
        seat 2 sees {"sight": "drew", "seat": 2, "deck": "hunter", "card": @H-boba-4}
        seat 0 sees {"sight": "drew", "seat": 2, "deck": "hunter", "card": null}
        seat 1 sees {"sight": "drew", "seat": 1, "deck": "hunter", "card": @H-boba-5}
        spectator does not see {"sight": "drew", "card": @T-padme-1}
        view 0 has players.1.drew = "hunter"
        view 1 has players.1.fresh = @H-boba-5
        view 0 lacks players.1.fresh
        "#,
    );
}

#[test]
fn everyone_draws_a_fifth_card_from_a_deck_of_their_choice() {
    // Rules: BH-3.1, BH-3.2, BH-3.3
    holds(
        r#"
        setup {"seats": 2}
        deal seed 5
        seat 0 is offered only draw target | draw hunter | draw contract | draw market
        seat 1 is offered only draw target | draw hunter | draw contract | draw market
        # Nobody may decline, and every step ends before the next begins.
        seat 0 is refused done by BH-3.2
        seat 0 is refused sell K-01 by BH-3.1
        seat 0 plays draw market
        the table waits for 1
        seat 1 plays draw market
        the table waits for 0 1
        view 0 has players.0.n_hand = 5
        view 0 has players.1.n_hand = 5
        seat 0 is refused draw hunter by BH-3.1
        "#,
    );
}

#[test]
fn a_card_in_another_hand_is_known_by_its_deck_alone() {
    // Rules: BH-1.4, BH-3.5
    // The backs are alike, but everybody saw which deck was drawn from.
    holds(
        r#"
        setup {"seats": 2}
        deal seed 5
        view 0 has players.1.hand = []
        view 0 has players.1.hidden = [{"deck": "target", "age": 0, "n": 1},
            {"deck": "hunter", "age": 0, "n": 1}, {"deck": "contract", "age": 0, "n": 1},
            {"deck": "market", "age": 0, "n": 1}]
        seat 0 plays draw hunter
        seat 1 plays draw hunter
        view 0 has players.1.hidden.1 = {"deck": "hunter", "age": 0, "n": 2}
        "#,
    );
}

#[test]
fn the_introductory_game_has_three_decks() {
    // Rules: BH-12.1, BH-12.2, BH-12.3
    let setup = seats_with(3, |options| options.introductory = true);
    let (state, _) = dealt(setup, 3);
    assert_eq!(state.deck(Deck::Target).len(), 36 - 3);
    assert_eq!(state.deck(Deck::Contract).len(), 0);
    for seat in Seat::all(3) {
        let decks: Vec<Deck> = state.hand(seat).iter().map(|card| card.deck()).collect();
        assert_eq!(decks, [Deck::Target, Deck::Hunter, Deck::Hunter, Deck::Market]);
    }
    holds(
        r#"
        setup {"seats": 2, "options": {"introductory": true}}
        deal seed 5
        seat 0 is offered only draw target | draw hunter | draw market
        seat 0 is refused draw contract by BH-12.1
        "#,
    );
}

#[test]
fn the_kth_card_of_a_deck_is_the_same_whoever_draws_it_in_a_duplicate_deal() {
    let content = content();
    let drawn = |decks: [Deck; 2]| {
        let mut dice = Dice::duplicate(42);
        let mut state = BountyHunters::blank(&seats(2), &content);
        let mut playout = Playout::<BountyHunters>::default();
        playout.deal(&mut state, &mut dice);
        let mut drawn = Vec::new();
        for deck in decks {
            let open = BountyHunters::pending(&state).first().expect("a draw");
            let answer = Answer::Item(bounty_hunters::Action::Draw(deck));
            drawn.extend(playout.answer(&mut state, open, &answer, &mut dice).iter().filter_map(
                |event| match event {
                    Event::Drew { card, .. } => Some(*card),
                    _ => None,
                },
            ));
        }
        (state.guild_master(), drawn)
    };
    let (master, both) = drawn([Deck::Hunter, Deck::Hunter]);
    let (_, one) = drawn([Deck::Hunter, Deck::Market]);
    let (_, other) = drawn([Deck::Market, Deck::Hunter]);
    let in_order = |cards: &[bounty_hunters::Card]| {
        *cards.iter().find(|card| card.deck() == Deck::Hunter).expect("a hunter")
    };
    assert_eq!(in_order(&both), in_order(&one));
    assert_eq!(in_order(&both), in_order(&other), "the Guild Master is seat {master}");
}
