//! Chapter 2: players, dealer, set-up.

use crate::support::{content, holds, seats, seats_with};
use han_solo::{Event, HanSolo, Options, Setup, ShortRound, State};
use tabletop::{Dice, Game, Playout, Stage};

fn dealt(setup: &Setup, dice: &mut Dice) -> (State, Vec<Event>) {
    let mut state = HanSolo::blank(setup, &content());
    let mut events = Vec::new();
    HanSolo::deal(&mut Stage::new(&mut state, dice, &mut events));
    (state, events)
}

#[test]
fn two_to_six_sit_down_and_eight_by_option() {
    // Rules: HS-2.1
    let check = |seats, large_table| {
        Setup { seats, options: Options { large_table, ..Options::default() } }.check().is_ok()
    };
    let small: Vec<u8> = (0..=255).filter(|n_seats| check(*n_seats, false)).collect();
    let large: Vec<u8> = (0..=255).filter(|n_seats| check(*n_seats, true)).collect();
    assert_eq!(small, [2, 3, 4, 5, 6]);
    assert_eq!(large, [2, 3, 4, 5, 6, 7, 8]);
    let fault = Setup { seats: 7, options: Options::default() }.check().expect_err("seven");
    assert_eq!(fault.to_string(), "this table has 2 to 6 seats, not 7");
    holds(
        r#"
        setup {"seats": 7}
        position {"hands": [], "ask": {"ask": "turn", "seat": 1}} is refused by HS-2.1
        "#,
    );
}

#[test]
fn the_first_dealer_is_a_random_seat() {
    // Rules: HS-2.2
    let mut counts = [0; 4];
    for seed in 0..4_000 {
        let (state, _) = dealt(&seats(4), &mut Dice::swift(seed));
        counts[state.dealer().idx()] += 1;
    }
    assert!(counts.iter().all(|n| (900..1_100).contains(n)), "{counts:?}");
}

#[test]
fn the_deal_passes_to_the_left() {
    // Rules: HS-2.2
    holds(
        r#"
        setup {"seats": 3}
        # Seat 2 deals round 1; a lap of standing for everybody, then again.
        chance die:0 die:1
        position {"dealer": 2, "lap": 3, "hands": [["+1","-1"], ["+2","-3"], ["+9","+9"]],
                  "discards": ["+5"], "pot": ["yacht", "droid"],
                  "ask": {"ask": "turn", "seat": 2}}
        seat 2 plays stand
        chance +1 +1 +1 +2 +2 +2 -10 token:0 token:1 token:2
        seat 0 plays pick yacht
        everybody see {"sight": "went_without", "seat": 2}
        everybody see {"sight": "round_began", "round": 2, "dealer": 0}
        the table waits for 1
        "#,
    );
}

#[test]
fn a_round_is_dealt_one_card_at_a_time_from_the_dealers_left() {
    // Rules: HS-2.3, HS-2.4, HS-2.5
    holds(
        r#"
        setup {"seats": 3}
        chance seat:1  +1 +2 +3  +4 +5 +6  -7  token:0 token:13 token:19
        deal
        everybody see {"sight": "round_began", "round": 1, "dealer": 1}
        # Hands are secret.
        seat 2 sees {"sight": "dealt", "seat": 2, "card": "+1a"}
        seat 2 sees {"sight": "dealt", "seat": 2, "card": "+4a"}
        seat 2 does not see {"sight": "dealt", "card": "+2a"}
        spectator does not see {"sight": "dealt", "card": "+1a"}
        view 2 has players.2.cards = ["+1a", "+4a"]
        view 0 has players.0.cards = ["+2a", "+5a"]
        view 1 has players.1.cards = ["+3a", "+6a"]
        view 1 has players.2.cards = []
        view 1 has players.2.n_hidden = 2
        # The top card starts the discard pile, the rest is the draw pile.
        view spectator has discards = ["-7a"]
        view spectator has n_draw = 55
        # As many tokens as seats.
        view spectator has pot = [0, 13, 19]
        view spectator has n_stack = 21
        the table waits for 2
        "#,
    );
}

#[test]
fn every_deal_starts_from_all_62_cards() {
    // Rules: HS-2.3
    let mut dice = Dice::swift(9);
    let (mut state, events) = dealt(&seats(4), &mut dice);
    let n_dealt = |events: &[Event]| {
        events.iter().filter(|event| matches!(event, Event::Dealt { .. })).count()
    };
    assert_eq!(n_dealt(&events), 8);
    let mut playout = Playout::<HanSolo>::default();
    while state.round() == 1 {
        playout.step(&mut state, &mut dice);
    }
    assert_eq!(state.draw_pile().len(), 62 - 8 - 1);
    assert_eq!(state.discards().len(), 1);
}

#[test]
fn the_stack_is_shuffled_once_and_every_token_comes_up_once() {
    // Rules: HS-2.4, HS-2.6
    let content = content();
    for n_seats in 2..=8 {
        let mut state = HanSolo::blank(&seats(n_seats), &content);
        let (mut dice, mut events) = (Dice::swift(5), Vec::new());
        HanSolo::deal(&mut Stage::new(&mut state, &mut dice, &mut events));
        let mut seen = Vec::new();
        let mut playout = Playout::<HanSolo>::default();
        loop {
            seen.extend(events.iter().filter_map(|event| match event {
                Event::TokenRevealed { token } => Some(*token),
                _ => None,
            }));
            let Some(decision) = HanSolo::pending(&state).first() else { break };
            HanSolo::menu(&state, decision.id, &mut playout.menu);
            let answer = playout.menu.sample(&mut dice);
            events = playout.answer(&mut state, decision, &answer, &mut dice).to_vec();
        }
        assert_eq!(seen.len(), 24);
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 24);
    }
}

#[test]
fn the_number_of_rounds_follows_from_the_seats() {
    // Rules: HS-2.6
    let n_rounds = |setup: &Setup| {
        let mut dice = Dice::swift(1);
        let (mut state, _) = dealt(setup, &mut dice);
        let foretold = state.n_rounds();
        Playout::<HanSolo>::default().run(&mut state, &mut dice);
        assert_eq!(state.round(), foretold);
        foretold
    };
    let rounds: Vec<u8> = (2..=8).map(|n_seats| n_rounds(&seats(n_seats))).collect();
    assert_eq!(rounds, [12, 8, 6, 5, 4, 4, 3]);
    let trimmed = |n_seats| seats_with(n_seats, |o| o.short_round = ShortRound::Trim);
    let rounds: Vec<u8> = (2..=8).map(|n_seats| n_rounds(&trimmed(n_seats))).collect();
    assert_eq!(rounds, [12, 8, 6, 4, 4, 3, 3]);
}

#[test]
fn in_a_short_round_the_last_hand_gets_nothing() {
    // Rules: HS-2.6, HS-7.5
    holds(
        r#"
        setup {"seats": 5}
        position {"round": 5, "dealer": 0, "stack": [], "trimmed": [],
            "hands": [["+1","-1"], ["+2","-1"], ["+3","-1"], ["+6","-2"], ["+9","+9"]],
            "discards": ["+5"], "pot": ["falcon", "yacht", "shuttle", "xwing"],
            "owned": [["speeder-bike","landspeeder","swoop","skiff"],
                      ["snowspeeder","sandcrawler","walker","tie"],
                      ["bomber","interceptor","vibroblade","stunbaton"],
                      ["pistol","rifle","droid","helmet"],
                      ["binoculars","comms","jetpack","bowcaster"]],
            "ask": {"ask": "pick", "seat": 0}}
        view spectator has n_rounds = 5
        seat 0 plays pick yacht
        seat 1 plays pick falcon
        seat 2 plays pick shuttle
        everybody see {"sight": "token_taken", "seat": 3, "token": 11, "how": "given"}
        everybody see {"sight": "went_without", "seat": 4}
        the table is over
        "#,
    );
}

#[test]
fn by_option_the_surplus_is_trimmed_unseen_and_never_the_falcon() {
    // Rules: HS-2.6
    let setup = seats_with(5, |options| options.short_round = ShortRound::Trim);
    let mut n_trimmed = [0; 24];
    for seed in 0..2_000 {
        let (state, events) = dealt(&setup, &mut Dice::swift(seed));
        assert!(matches!(events[0], Event::Trimmed { .. }));
        assert_eq!((state.trimmed().len(), state.stack().len()), (4, 15));
        state.trimmed().iter().for_each(|token| n_trimmed[token.idx()] += 1);
    }
    let falcon = content().falcon().idx();
    assert_eq!(n_trimmed[falcon], 0);
    assert!(n_trimmed.iter().enumerate().all(|(idx, n)| idx == falcon || (260..440).contains(n)));
    holds(
        r#"
        setup {"seats": 5, "options": {"short_round": "trim"}}
        deal seed 3
        everybody see {"sight": "trimmed", "n_tokens": 4}
        view spectator has n_stack = 15
        view spectator has n_rounds = 4
        "#,
    );
}
