//! Chapter 4: the piles.

use crate::support::{content, holds, seats};
use han_solo::{Action, Event, HanSolo, State};
use tabletop::{Answer, Dice, Game, Playout};

#[test]
fn the_last_discard_is_replaced_as_the_last_step_of_the_turn() {
    // Rules: HS-4.1, HS-4.2
    holds(
        r#"
        setup {"seats": 2}
        chance -6
        position {"hands": [["+5","-3"], ["+2","-9"]], "discards": ["+7"],
                  "ask": {"ask": "turn", "seat": 1}}
        seat 1 plays take
        everybody do not see {"sight": "upturned"}
        view 0 has discards = []
        seat 1 plays keep
        everybody see {"sight": "upturned", "card": "-6a"}
        view 0 has discards = ["-6a"]
        the table waits for 0
        "#,
    );
}

#[test]
fn a_discard_after_taking_needs_no_new_pile() {
    // Rules: HS-4.1
    holds(
        r#"
        setup {"seats": 2}
        position {"hands": [["+5","-3"], ["+2","-9"]], "discards": ["+7"],
                  "ask": {"ask": "turn", "seat": 1}}
        seat 1 plays take
        seat 1 plays discard -9a
        everybody do not see {"sight": "upturned"}
        view 0 has discards = ["-9a"]
        "#,
    );
}

// All 62 cards are out but for the zeros; the newest discards are the tens.
const NEARLY_DRY: &str = r#"
    "hands": [["+1","+1","+1","-1"], ["-1","-1","+2","+2"], ["+2","-2","-2","-2"],
              ["+3","+3","+3","-3"]],
    "discards": ["-3","-3","+4","+4","+4","-4","-4","-4","+5","+5","+5","-5","-5","-5",
        "+6","+6","+6","-6","-6","-6","+7","+7","+7","-7","-7","-7","+8","+8","+8","-8",
        "-8","-8","+9","+9","+9","-9","-9","-9","+10","+10","+10","-10","-10","-10"],
"#;

#[test]
fn an_empty_draw_pile_is_made_of_the_discards_under_the_top_one() {
    // Rules: HS-4.3
    holds(&format!(
        r#"
        setup {{"seats": 4}}
        chance 0 0 -3
        position {{"dealer": 3, "lap": 3, {NEARLY_DRY} "ask": {{"ask": "turn", "seat": 0}}}}
        view spectator has n_draw = 2
        seat 0 plays draw
        seat 0 plays keep
        seat 1 plays draw
        view spectator has n_draw = 0
        everybody do not see {{"sight": "reshuffled"}}
        seat 1 plays keep
        seat 2 plays draw
        everybody see {{"sight": "reshuffled", "n_cards": 43}}
        seat 2 sees {{"sight": "drew", "card": "-3a"}}
        view spectator has discards = ["-10a"]
        view spectator has n_draw = 42
        "#
    ));
}

#[test]
fn new_hands_after_a_shift_may_need_a_reshuffle_too() {
    // Rules: HS-4.3, HS-5.1
    holds(&format!(
        r#"
        setup {{"seats": 4}}
        chance die:1 die:1  0 0 +9 +9  +8 +8 +8 +7  +7 +7 +6 +6  +6 +5 +5 +5
        position {{"dealer": 3, "lap": 3, {NEARLY_DRY} "ask": {{"ask": "turn", "seat": 3}}}}
        seat 3 plays stand
        everybody see {{"sight": "reshuffled", "n_cards": 59}}
        view spectator has players.0.cards = ["0a", "0b", "+9a", "+9b"]
        # The dealer's last card went down last and stays on top.
        view spectator has discards = ["-3a"]
        "#
    ));
}

#[test]
fn a_contest_may_need_a_reshuffle_too() {
    // Rules: HS-4.3, HS-7.2
    holds(
        r#"
        setup {"seats": 4, "options": {"picks": "highest"}}
        chance die:1 die:2  0 0  +5 -4
        position {"dealer": 0, "lap": 3, "pot": ["falcon", "yacht"], "stack": [],
            "hands": [["+4","-4","+1","-1"], ["+4","-4","+1","-1"], ["+9","+9","-10","+1"],
                      ["+8","+9","-10","-1"]],
            "discards": ["+2","+2","+2","-2","-2","-2","+3","+3","+3","-3","-3","-3",
                "+4","-4","+5","+5","+5","-5","-5","-5","+6","+6","+6","-6","-6","-6","+7","+7",
                "+7","-7","-7","-7","+8","+8","-8","-8","-8","-9","-9","-9","+10","+10","+10",
                "-10"],
            "ask": {"ask": "turn", "seat": 0}}
        seat 0 plays stand
        # Both zeros are level, so both draw again, from a new draw pile.
        everybody see {"sight": "contest_drew", "seat": 1, "card": "0a", "token": 0}
        everybody see {"sight": "contest_drew", "seat": 0, "card": "0b", "token": 0}
        everybody see {"sight": "reshuffled", "n_cards": 45}
        everybody see {"sight": "contest_drew", "seat": 1, "card": "+5a", "token": 0}
        everybody see {"sight": "contest_drew", "seat": 0, "card": "-4c", "token": 0}
        everybody see {"sight": "token_taken", "seat": 0, "token": 0, "how": "contest"}
        the table is over
        "#,
    );
}

/// The first round played by drawing and keeping, where all three rolls shift:
/// how many cards left the draw pile before the reveal, and how often it ran dry.
fn hungriest_round(n_seats: u8) -> (usize, usize) {
    let content = content();
    for seed in 0.. {
        let mut dice = Dice::swift(seed);
        let mut playout = Playout::<HanSolo>::default();
        let mut state = HanSolo::blank(&seats(n_seats), &content);
        playout.deal(&mut state, &mut dice);
        let mut events = Vec::new();
        while !state.is_shown() && state.round() == 1 {
            let open = HanSolo::pending(&state).first().expect("somebody's turn");
            HanSolo::menu(&state, open.id, &mut playout.menu);
            // The first item of either question: draw, and keep.
            let answer = Answer::Item(playout.menu.items()[0]);
            assert!(matches!(answer, Answer::Item(Action::Draw | Action::Keep)));
            events.extend_from_slice(playout.answer(&mut state, open, &answer, &mut dice));
        }
        let until = events.iter().position(|event| matches!(event, Event::Revealed { .. }));
        let events = &events[..until.expect("the hands were shown")];
        let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
        let n_shifts = count(|event| matches!(event, Event::Rolled { dice } if dice[0] == dice[1]));
        if n_shifts == 3 {
            let n_first = 2 * usize::from(n_seats) + 1;
            let n_drawn = count(|event| matches!(event, Event::Drew { .. } | Event::Dealt { .. }));
            return (n_first + n_drawn, count(|event| matches!(event, Event::Reshuffled)));
        }
    }
    unreachable!("one round in 216 has three shifts")
}

#[test]
fn a_round_needs_at_most_17_cards_a_seat_and_one() {
    // Rules: HS-4.4
    for n_seats in 2..=8 {
        let (n_cards, n_reshuffles) = hungriest_round(n_seats);
        assert_eq!(n_cards, 17 * usize::from(n_seats) + 1);
        assert_eq!(n_reshuffles > 0, n_seats >= 4, "{n_seats} seats");
    }
}

#[test]
fn there_is_always_something_to_reshuffle() {
    // Rules: HS-4.5
    let fullest = |n_seats: usize| n_seats * han_solo::HAND_MAX;
    assert!(fullest(8) + 1 < 62, "a draw pile can always be made");
    // Whoever plays, the discard pile has a card whenever somebody is asked for a turn.
    let content = content();
    let mut dice = Dice::swift(4);
    let mut playout = Playout::<HanSolo>::default();
    let mut state: State = HanSolo::blank(&seats(8), &content);
    playout.deal(&mut state, &mut dice);
    while playout.step(&mut state, &mut dice) {
        if let han_solo::Ask::Turn { .. } = state.ask() {
            assert!(!state.discards().is_empty());
        }
    }
}

#[test]
fn a_discard_is_public_as_it_lands() {
    // Rules: HS-4.6
    for browse in [false, true] {
        holds(&format!(
            r#"
            setup {{"seats": 2, "options": {{"browse_discards": {browse}}}}}
            chance +4
            position {{"hands": [["+5","-3"], ["+2","-9"]], "discards": ["+7"],
                      "ask": {{"ask": "turn", "seat": 1}}}}
            seat 1 plays draw
            seat 1 plays discard -9a
            everybody see {{"sight": "discarded", "seat": 1, "card": "-9a"}}
            view spectator has setup.options.browse_discards = {browse}
            view spectator has discards = ["+7a", "-9a"]
            "#
        ));
    }
}
