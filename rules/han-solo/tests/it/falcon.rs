//! Chapter 8: capturing the Falcon.

use crate::support::{content, holds, position, seats};
use han_solo::{Colour, Content, HanSolo};
use std::sync::Arc;
use tabletop::{Game, Seat};

// Seat 0 has four red tokens; seat 1 has the Falcon. The last round is shared out.
const FOUR_RED: &str = r#"
    "hands": [["+4","-4"], ["+2","-1"], ["+9","+9"]], "discards": ["+5"], "round": 8, "stack": [],
    "owned": [["vibroblade","stunbaton","pistol","rifle"], ["falcon","droid"], ["yacht"]],
"#;

#[test]
fn four_red_or_four_blue_take_the_falcon_and_stay() {
    // Rules: HS-8.1
    holds(&format!(
        r#"
        setup {{"seats": 3}}
        position {{{FOUR_RED} "ask": {{"ask": "capture", "seat": 0}}}}
        view spectator has players.0.total = 6000
        seat 0 is offered only capture red | decline
        seat 0 is refused capture blue by HS-8.1
        seat 0 is refused capture gold by HS-8.1
        seat 0 plays capture red
        everybody see {{"sight": "captured", "seat": 0, "from": 1, "colour": "red"}}
        view spectator has players.0.tokens = [0, 14, 15, 16, 17]
        view spectator has players.1.tokens = [23]
        the table is over
        scores 31000 3000 13000
        places 1 3 2
        "#
    ));
    holds(
        r#"
        setup {"seats": 2}
        position {"hands": [["+4","-4"], ["+2","-1"]], "discards": ["+5"], "stack": [],
            "owned": [["helmet","binoculars","comms","droid"], ["falcon"]],
            "ask": {"ask": "capture", "seat": 0}}
        seat 0 is offered only capture blue | decline
        seat 0 plays capture blue
        scores 32000 0
        "#,
    );
}

#[test]
fn three_of_a_colour_are_no_set() {
    // Rules: HS-8.1
    holds(
        r#"
        setup {"seats": 2}
        position {"hands": [["+4","-4"], ["+2","-1"]], "discards": ["+5"], "stack": [],
            "owned": [["helmet","binoculars","comms","vibroblade","pistol","rifle"], ["falcon"]],
            "ask": {"ask": "capture", "seat": 0}} is refused by HS-8.5
        "#,
    );
}

#[test]
fn capturing_is_a_right_and_not_a_duty() {
    // Rules: HS-8.2
    holds(&format!(
        r#"
        setup {{"seats": 3}}
        position {{{FOUR_RED} "ask": {{"ask": "capture", "seat": 0}}}}
        seat 0 is refused stand by HS-8.2
        seat 0 plays decline
        everybody see {{"sight": "declined", "seat": 0}}
        the table is over
        scores 6000 28000 13000
        "#
    ));
}

#[test]
fn captures_come_after_the_pot_is_shared_out() {
    // Rules: HS-8.3
    // The set is complete by this round's pick, before the rival has the Falcon.
    holds(
        r#"
        setup {"seats": 2}
        position {"hands": [["+4","-4"], ["+2","-1"]], "discards": ["+5"], "stack": [],
            "owned": [["vibroblade","stunbaton","pistol"], ["droid"]], "pot": ["rifle","falcon"],
            "ask": {"ask": "pick", "seat": 0}}
        seat 0 is refused capture red by HS-8.6
        seat 0 plays pick rifle
        everybody see {"sight": "token_taken", "seat": 1, "token": 0, "how": "given"}
        the table waits for 0
        seat 0 plays capture red
        the table is over
        "#,
    );
    // A capture in the middle of a round is too early.
    holds(
        r#"
        setup {"seats": 2}
        position {"hands": [["+4","-4"], ["+2","-1"]], "discards": ["+5"],
            "owned": [["vibroblade","stunbaton","pistol","rifle"], ["falcon"]],
            "pot": ["yacht","droid"], "ask": {"ask": "turn", "seat": 1}}
        seat 1 is refused capture red by HS-8.3
        seat 1 is refused decline by HS-8.3
        "#,
    );
}

#[test]
fn a_set_is_used_once_and_a_robbed_seat_may_take_the_falcon_back() {
    // Rules: HS-8.4, HS-8.5
    // Seat 1 is ranked first but owns the Falcon; robbed, it has its chance after all.
    holds(
        r#"
        setup {"seats": 2}
        position {"hands": [["+2","-1"], ["+4","-4"]], "discards": ["+5"], "stack": [],
            "owned": [["vibroblade","stunbaton","pistol","rifle"],
                      ["falcon","helmet","binoculars","comms","droid"]],
            "ask": {"ask": "capture", "seat": 0}}
        seat 0 plays capture red
        view spectator has players.0.spent = ["red"]
        the table waits for 1
        seat 1 is offered only capture blue | decline
        seat 1 plays capture blue
        everybody see {"sight": "captured", "seat": 1, "from": 0, "colour": "blue"}
        # Both sets are spent: the Falcon stays.
        the table is over
        view spectator has players.1.spent = ["blue"]
        scores 6000 32000
        "#,
    );
}

#[test]
fn a_spent_set_is_not_asked_again() {
    // Rules: HS-8.4
    holds(
        r#"
        setup {"seats": 2}
        position {"hands": [["+4","-4"], ["+2","-1"]], "discards": ["+5"], "stack": [],
            "owned": [["vibroblade","stunbaton","pistol","rifle"], ["falcon"]],
            "spent": [["red"], []], "ask": {"ask": "capture", "seat": 0}} is refused by HS-8.5
        "#,
    );
    // Four red and four blue are two rights; the red one is gone.
    holds(
        r#"
        setup {"seats": 2}
        position {"hands": [["+4","-4"], ["+2","-1"]], "discards": ["+5"], "stack": [],
            "owned": [["vibroblade","stunbaton","pistol","rifle","helmet","binoculars","comms","droid"],
                      ["falcon"]],
            "spent": [["red"], []], "ask": {"ask": "capture", "seat": 0}}
        seat 0 is offered only capture blue | decline
        seat 0 is refused capture red by HS-8.4
        "#,
    );
}

#[test]
fn by_option_there_is_one_capture_in_a_game() {
    // Rules: HS-8.4
    holds(
        r#"
        setup {"seats": 2, "options": {"captures": "once_per_game"}}
        position {"hands": [["+2","-1"], ["+4","-4"]], "discards": ["+5"], "stack": [],
            "owned": [["vibroblade","stunbaton","pistol","rifle"],
                      ["falcon","helmet","binoculars","comms","droid"]],
            "ask": {"ask": "capture", "seat": 0}}
        seat 0 plays capture red
        view spectator has n_captures = 1
        the table is over
        "#,
    );
}

#[test]
fn several_sets_are_asked_in_ranking_order_once_each() {
    // Rules: HS-8.5
    holds(
        r#"
        setup {"seats": 3}
        position {"hands": [["+2","-1"], ["+4","-4"], ["+9","+9"]], "discards": ["+5"], "stack": [],
            "owned": [["vibroblade","stunbaton","pistol","rifle"],
                      ["helmet","binoculars","comms","droid"], ["falcon"]],
            "ask": {"ask": "capture", "seat": 1}}
        seat 1 plays decline
        the table waits for 0
        view spectator has capture_asked = 2
        seat 0 plays capture red
        # Seat 1 has had its chance this round.
        the table is over
        scores 31000 7000 0
        "#,
    );
}

#[test]
fn a_right_not_used_comes_again_next_round() {
    // Rules: HS-8.5, HS-8.2
    holds(
        r#"
        setup {"seats": 2}
        chance +1 +1 +2 +2 -9 token:1 token:2
        position {"hands": [["+4","-4"], ["+2","-1"]], "discards": ["+5"],
            "owned": [["vibroblade","stunbaton","pistol","rifle"], ["falcon"]],
            "stack": ["speeder-bike","landspeeder"], "ask": {"ask": "capture", "seat": 0}}
        seat 0 plays decline
        everybody see {"sight": "round_began", "round": 2, "dealer": 1}
        view spectator has capture_asked = 0
        chance die:0 die:1  die:0 die:1  die:0 die:1
        seat 0 plays stand
        seat 1 plays stand
        seat 0 plays stand
        seat 1 plays stand
        seat 0 plays stand
        seat 1 plays stand
        # Both hands are +3: they are tied, and both name what the other does not.
        seat 0 plays name landspeeder
        seat 1 plays name speeder-bike
        the table waits for 0
        seat 0 is offered only capture red | decline
        "#,
    );
}

#[test]
fn a_falcon_nobody_owns_cannot_be_captured() {
    // Rules: HS-8.6
    holds(
        r#"
        setup {"seats": 2}
        position {"hands": [["+4","-4"], ["+2","-1"]], "discards": ["+5"],
            "owned": [["vibroblade","stunbaton","pistol","rifle"], ["droid"]],
            "ask": {"ask": "capture", "seat": 0}} is refused by HS-8.5
        "#,
    );
    holds(
        r#"
        setup {"seats": 2}
        position {"hands": [["+4","-4"], ["+2","-1"]], "discards": ["+5"],
            "owned": [["vibroblade","stunbaton","pistol","rifle"], ["droid"]],
            "pot": ["yacht","helmet"], "ask": {"ask": "turn", "seat": 1}}
        seat 1 is refused capture red by HS-8.6
        "#,
    );
    // And nobody captures it from themselves.
    holds(
        r#"
        setup {"seats": 2}
        position {"hands": [["+4","-4"], ["+2","-1"]], "discards": ["+5"],
            "owned": [["vibroblade","stunbaton","pistol","rifle","falcon"], ["droid"]],
            "ask": {"ask": "capture", "seat": 0}} is refused by HS-8.5
        "#,
    );
}

#[test]
fn the_falcon_counts_for_no_set_whatever_its_colour() {
    // Rules: HS-8.6
    assert_eq!(content().face(content().falcon()).colour, Colour::Gold);
    let mut red_falcon = Content::clone(&content());
    red_falcon.tokens[0].colour = Colour::Red;
    let claim = position(
        r#"{"hands": [["+4","-4"], ["+2","-1"]], "discards": ["+5"],
            "owned": [["falcon","stunbaton","pistol","rifle"], ["yacht"]],
            "ask": {"ask": "turn", "seat": 1}}"#,
    );
    let state = HanSolo::place(&seats(2), &Arc::new(red_falcon.clone()), &claim)
        .expect("the position is fine");
    assert!(!state.has_set(Seat::new(0), Colour::Red));
    assert_eq!(red_falcon.of_colour(Colour::Red).len(), 5);
}
