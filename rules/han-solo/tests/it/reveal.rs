//! HS-10.5: the last reveal stays in everybody's view until the next one.

use crate::support::{content, hand, holds, seats};
use han_solo::{HanSolo, Strength, View, Why};
use tabletop::{Dice, Game, Imagine, Playout, Viewer};

#[test]
fn the_reveal_outlives_the_deal_of_the_next_round() {
    // Rules: HS-10.5
    holds(
        r#"
        setup {"seats": 2}
        chance +9 +8 +7 +6 +5 token:19 token:23
        position {"dealer": 1, "hands": [["+4","-4"], ["+1","0"]], "discards": ["+5"],
                  "pot": ["falcon", "yacht"], "stack": ["droid", "helmet"],
                  "ask": {"ask": "pick", "seat": 0}}
        view spectator has reveal.round = 1
        view spectator has reveal.hands = [["+4", "-4"], ["+1", "0"]]
        view spectator has reveal.shares = []
        seat 0 plays pick yacht
        # The next round is dealt in the same entry.
        view spectator has round = 2
        view spectator lacks ranking
        view spectator has reveal.round = 1
        view 0 has reveal.hands = [["+4", "-4"], ["+1", "0"]]
        view 1 has reveal.ranking.0.seat = 0
        view 1 has reveal.ranking.0.beats_next = "zero"
        view 1 has reveal.ranking.0.compared = [0, 1]
        view 1 lacks reveal.ranking.1.beats_next
        view 1 has reveal.shares = [{"seat": 0, "token": 13, "how": "picked"},
                                    {"seat": 1, "token": 0, "how": "given"}]
        "#,
    );
}

#[test]
fn a_contest_is_remembered_with_every_draw_and_its_winner() {
    // Rules: HS-7.4, HS-10.5
    holds(
        r#"
        setup {"seats": 2}
        chance +3 +3 -8 +2
        position {"hands": [["+4","-4"], ["+4","-4"]], "discards": ["+5"],
                  "pot": ["falcon", "yacht"], "stack": [],
                  "ask": {"ask": "name", "seats": [0, 1]}}
        view 0 has reveal.contests = []
        seat 0 plays name falcon
        seat 1 plays name falcon
        view 0 has reveal.contests = [{"token": 0, "winner": 0,
            "draws": [[{"seat": 1, "card": "+3"}, {"seat": 0, "card": "+3"}],
                      [{"seat": 1, "card": "-8"}, {"seat": 0, "card": "+2"}]]}]
        "#,
    );
}

#[test]
fn a_draw_for_the_picking_order_is_remembered_with_who_picks_first() {
    // Rules: HS-7.3, HS-10.5
    holds(
        r#"
        setup {"seats": 3, "options": {"contests": "simple"}}
        chance die:0 die:1 +9 -1 +2
        position {"dealer": 0, "lap": 3, "hands": [["+4","-4"], ["+4","-4"], ["+4","-4"]],
                  "discards": ["+5"], "pot": ["helmet", "falcon", "yacht"], "stack": [],
                  "ask": {"ask": "turn", "seat": 0}}
        seat 0 plays stand
        view 2 has reveal.contests = [{"token": null, "winner": 2,
            "draws": [[{"seat": 1, "card": "+9"}, {"seat": 2, "card": "-1"},
                       {"seat": 0, "card": "+2"}]]}]
        "#,
    );
}

#[test]
fn whoever_went_without_is_remembered_so() {
    // Rules: HS-7.5, HS-10.5
    holds(
        r#"
        setup {"seats": 3}
        position {"hands": [["+4","-4"], ["+1","0"], ["+9","+9"]], "discards": ["+5"],
                  "pot": ["falcon", "yacht"], "stack": [], "round": 8,
                  "ask": {"ask": "pick", "seat": 0}}
        seat 0 plays pick falcon
        view 0 has reveal.without = [2]
        the table is over
        "#,
    );
}

#[test]
fn the_numbers_a_reason_compares_are_those_of_the_two_hands() {
    // Rules: HS-10.5
    for (better, worse, why, compared) in [
        ("10 -10 0", "9 -9 0", Why::BestHand, [0, 0]),
        ("4 -4", "1 0", Why::Zero, [0, 1]),
        ("2 -1 -1", "4 -4", Why::MoreCards, [3, 2]),
        ("4 -4", "3 -3", Why::HigherSum, [4, 3]),
        ("5 3 -8", "4 4 -8", Why::HigherCard, [5, 4]),
        ("3 -2", "4 -2", Why::Closer, [1, 2]),
        ("3 -2", "2 -3", Why::Plus, [1, -1]),
        ("5 -4", "5 -4", Why::Tied, [1, 1]),
    ] {
        let [upper, lower] = [better, worse].map(|values| Strength::of(&hand(values)));
        assert_eq!(upper.why(lower), why, "{better} against {worse}");
        assert_eq!([upper, lower].map(|it| it.measure(why)), compared, "{better}, {worse}");
    }
}

// Every game's hands are remembered as they were shown, and never more than those.
#[test]
fn the_memory_is_what_was_shown() {
    // Rules: HS-10.5, HS-10.6
    let content = content();
    let mut n_remembered = 0;
    for n_seats in [2, 3, 8] {
        for seed in 0..20 {
            let mut dice = Dice::swift(seed);
            let mut playout = Playout::<HanSolo>::default();
            let mut state = HanSolo::blank(&seats(n_seats), &content);
            playout.deal(&mut state, &mut dice);
            let mut shown: Option<View> = None;
            while playout.step(&mut state, &mut dice) {
                let view = HanSolo::view(&state, Viewer::Spectator);
                let reveal = view.reveal.as_ref();
                if let (Some(ranking), Some(reveal)) = (&view.ranking, reveal) {
                    assert_eq!(reveal.round, view.round);
                    assert_eq!(reveal.ranking.len(), ranking.len());
                } else if let (Some(shown), Some(reveal)) = (&shown, reveal) {
                    let values = |seat: usize| -> Vec<i8> {
                        shown.players[seat].cards.iter().map(|card| card.value()).collect()
                    };
                    for (seat, hand) in reveal.hands.iter().enumerate() {
                        let told: Vec<i8> = hand.iter().map(|card| card.value()).collect();
                        assert!(reveal.round > shown.round || told == values(seat));
                    }
                    n_remembered += 1;
                }
                let again = HanSolo::imagine(&view, &content, &mut dice);
                assert_eq!(HanSolo::view(&again, Viewer::Spectator).reveal, view.reveal);
                if view.ranking.is_some() {
                    shown = Some(view);
                }
            }
        }
    }
    assert!(n_remembered > 1000, "{n_remembered}");
}
