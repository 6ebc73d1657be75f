//! Chapter 3: a round.

use crate::support::{content, holds, seats};
use han_solo::{Action, Ask, HanSolo};
use tabletop::{Answer, Dice, Game, Playout};

#[test]
fn three_turns_each_from_the_dealers_left_and_a_roll_after_every_lap() {
    // Rules: HS-3.1, HS-3.7
    holds(
        r#"
        setup {"seats": 3}
        chance die:0 die:1  die:2 die:3  die:4 die:5
        position {"dealer": 1, "hands": [["+5","-3"], ["+2","-9"], ["+10","+10"]],
                  "discards": ["+7"], "ask": {"ask": "turn", "seat": 2}}
        seat 2 plays stand
        the table waits for 0
        seat 0 plays stand
        the table waits for 1
        everybody do not see {"sight": "rolled"}
        seat 1 plays stand
        everybody see {"sight": "rolled", "dice": [0, 1], "shift": false}
        view spectator has lap = 2
        the table waits for 2
        seat 2 plays stand
        seat 0 plays stand
        seat 1 plays stand
        everybody see {"sight": "rolled", "dice": [2, 3], "shift": false}
        everybody do not see {"sight": "revealed"}
        view spectator has lap = 3
        seat 2 plays stand
        seat 0 plays stand
        seat 1 plays stand
        everybody see {"sight": "rolled", "dice": [4, 5], "shift": false}
        everybody see {"sight": "revealed",
            "hands": [["+5a","-3a"], ["+2a","-9a"], ["+10a","+10b"]]}
        view spectator has lap = 4
        the table waits for 0
        "#,
    );
}

#[test]
fn a_turn_is_one_of_three_things() {
    // Rules: HS-3.2
    holds(
        r#"
        setup {"seats": 2}
        chance +4
        position {"hands": [["+5","-3"], ["+2","-9"]], "discards": ["+7"],
                  "ask": {"ask": "turn", "seat": 1}}
        seat 1 is offered only draw | take | stand
        seat 0 is not asked
        seat 1 plays draw
        seat 1 sees {"sight": "drew", "seat": 1, "card": "+4a"}
        seat 0 sees {"sight": "drew", "seat": 1, "card": null}
        spectator sees {"sight": "drew", "seat": 1, "card": null}
        seat 1 is offered only keep | discard +2a | discard -9a | discard +4a
        seat 1 is refused draw by HS-3.2
        seat 1 is refused take by HS-3.2
        seat 1 is refused stand by HS-3.2
        seat 1 is refused discard +10a by HS-3.3
        seat 1 plays discard -9a
        everybody see {"sight": "discarded", "seat": 1, "card": "-9a"}
        view 1 has players.1.cards = ["+2a", "+4a"]
        view 0 has discards = ["+7a", "-9a"]
        seat 0 is offered only draw | take | stand
        seat 0 plays take
        everybody see {"sight": "took", "seat": 0, "card": "-9a"}
        seat 0 is offered only keep | discard +5a | discard -3a | discard -9a
        chance die:0 die:1
        seat 0 plays discard +5a
        view 0 has players.0.cards = ["-3a", "-9a"]
        view spectator has discards = ["+7a", "+5a"]
        seat 1 plays stand
        everybody see {"sight": "stood", "seat": 1, "put_back": null}
        view 1 has players.1.cards = ["+2a", "+4a"]
        "#,
    );
}

#[test]
fn the_card_just_drawn_may_go_straight_out() {
    // Rules: HS-3.3
    holds(
        r#"
        setup {"seats": 2}
        chance +4
        position {"hands": [["+5","-3"], ["+2","-9"]], "discards": ["+7"],
                  "ask": {"ask": "turn", "seat": 1}}
        seat 1 plays draw
        seat 1 plays discard +4a
        everybody see {"sight": "discarded", "seat": 1, "card": "+4a"}
        view 1 has players.1.cards = ["+2a", "-9a"]
        "#,
    );
}

#[test]
fn taking_a_card_and_putting_it_back_is_standing() {
    // Rules: HS-3.4
    holds(
        r#"
        setup {"seats": 2}
        position {"hands": [["+5","-3"], ["+2","-9"]], "discards": ["+7"],
                  "ask": {"ask": "turn", "seat": 1}}
        seat 1 plays take
        seat 1 plays discard +7a
        everybody see {"sight": "stood", "seat": 1, "put_back": "+7a"}
        everybody do not see {"sight": "discarded"}
        view 0 has discards = ["+7a"]
        view 0 has players.1.shown = []
        the table waits for 0
        "#,
    );
}

#[test]
fn nobody_discards_without_taking() {
    // Rules: HS-3.5
    holds(
        r#"
        setup {"seats": 2}
        position {"hands": [["+5","-3"], ["+2","-9"]], "discards": ["+7"],
                  "ask": {"ask": "turn", "seat": 1}}
        seat 1 is refused discard +2a by HS-3.5
        seat 1 is refused keep by HS-3.5
        "#,
    );
}

#[test]
fn a_hand_grows_to_five_and_never_shrinks() {
    // Rules: HS-3.5
    let content = content();
    let mut sizes = [0; 6];
    for seed in 0..1_000 {
        let mut dice = Dice::swift(seed);
        let mut playout = Playout::<HanSolo>::default();
        let mut state = HanSolo::blank(&seats(4), &content);
        playout.deal(&mut state, &mut dice);
        let mut before = [2; 4];
        while playout.step(&mut state, &mut dice) {
            let Ask::Turn { .. } = state.ask() else { continue };
            for seat in tabletop::Seat::all(4) {
                let n_cards = state.hand(seat).len();
                if state.lap() == 1 && n_cards == 2 {
                    before[seat.idx()] = 2;
                }
                assert!(n_cards <= 2 + usize::from(state.lap()), "lap {}", state.lap());
                assert!(n_cards >= before[seat.idx()], "a hand shrank");
                before[seat.idx()] = n_cards;
            }
        }
        tabletop::Seat::all(4).for_each(|seat| sizes[state.hand(seat).len()] += 1);
    }
    assert!(sizes[2..].iter().all(|n| *n > 0), "{sizes:?}");
}

#[test]
fn standing_binds_for_one_turn_only() {
    // Rules: HS-3.6
    let content = content();
    let mut state = HanSolo::blank(&seats(2), &content);
    let mut dice = Dice::swift(3);
    let mut playout = Playout::<HanSolo>::default();
    playout.deal(&mut state, &mut dice);
    for _ in 0..6 {
        let open = HanSolo::pending(&state).first().expect("somebody's turn");
        HanSolo::menu(&state, open.id, &mut playout.menu);
        assert_eq!(playout.menu.items(), [Action::Draw, Action::Take, Action::Stand]);
        playout.answer(&mut state, open, &Answer::Item(Action::Stand), &mut dice);
    }
    assert!(state.is_shown() || state.round() == 2);
}
