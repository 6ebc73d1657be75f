//! Chapter 5: dice and the shift.

use crate::support::{content, holds, seats};
use han_solo::{Event, HanSolo};
use tabletop::{Dice, Game, Playout};

#[test]
fn a_die_has_six_different_symbols_and_both_dice_are_alike() {
    // Rules: HS-1.3, HS-1.4, HS-5.2
    let content = content();
    let mut counts = [[0u32; 6]; 6];
    let mut dice = Dice::swift(11);
    let mut playout = Playout::<HanSolo>::default();
    for _ in 0..2_000 {
        let mut state = HanSolo::blank(&seats(2), &content);
        playout.deal(&mut state, &mut dice);
        while let Some(open) = HanSolo::pending(&state).first() {
            HanSolo::menu(&state, open.id, &mut playout.menu);
            let answer = playout.menu.sample(&mut dice);
            for event in playout.answer(&mut state, open, &answer, &mut dice) {
                if let Event::Rolled { dice } = event {
                    counts[usize::from(dice[0].0)][usize::from(dice[1].0)] += 1;
                }
            }
        }
    }
    // 72,000 rolls: each pair of symbols 2,000 times, give or take five sigmas.
    let n_rolls: u32 = counts.iter().flatten().sum();
    assert_eq!(n_rolls, 2_000 * 12 * 3);
    assert!(counts.iter().flatten().all(|n| (1_780..2_220).contains(n)), "{counts:?}");
}

#[test]
fn equal_symbols_and_only_they_shift() {
    // Rules: HS-5.1, HS-5.2
    let mut n_shifts = 0;
    for one in 0..6 {
        for two in 0..6 {
            let cards = if one == two { "+1 +1 +2 +2" } else { "" };
            let shift = one == two;
            n_shifts += u32::from(shift);
            holds(&format!(
                r#"
                setup {{"seats": 2}}
                chance die:{one} die:{two} {cards}
                position {{"hands": [["+5","-3"], ["+2","-9"]], "discards": ["+7"],
                          "ask": {{"ask": "turn", "seat": 0}}}}
                seat 0 plays stand
                everybody see {{"sight": "rolled", "dice": [{one}, {two}], "shift": {shift}}}
                the table waits for 1
                "#
            ));
        }
    }
    assert_eq!(n_shifts, 6, "one roll in six");
}

#[test]
fn a_shift_takes_all_hands_and_gives_as_many_cards() {
    // Rules: HS-5.1, HS-5.3, HS-5.4, HS-5.5
    holds(
        r#"
        setup {"seats": 3}
        chance die:2 die:2  +10 +9 +8  +7 +6  +5 +4
        position {"dealer": 0, "hands": [["+5","-3"], ["+2","-9","+1"], ["-1","-2"]],
                  "discards": ["+7"], "ask": {"ask": "turn", "seat": 0}}
        # Seat 0 stands, which does not protect.
        seat 0 plays stand
        everybody see {"sight": "hand_dropped", "seat": 1, "cards": ["+2a", "-9a", "+1a"]}
        everybody see {"sight": "hand_dropped", "seat": 2, "cards": ["-1a", "-2a"]}
        everybody see {"sight": "hand_dropped", "seat": 0, "cards": ["+5a", "-3a"]}
        # From the dealer's left, in the order held: the dealer's last card is on top.
        view spectator has discards = ["+7a", "+2a", "-9a", "+1a", "-1a", "-2a", "+5a", "-3a"]
        # Whole packets from the dealer's left.
        view 1 has players.1.cards = ["+10a", "+9a", "+8a"]
        view 2 has players.2.cards = ["+7a", "+6a"]
        view 0 has players.0.cards = ["+5a", "+4a"]
        # The new cards are secret again.
        view 0 has players.1.cards = []
        view 0 has players.1.n_hidden = 3
        the table waits for 1
        "#,
    );
}

#[test]
fn all_hands_go_down_before_any_new_card_is_dealt() {
    // Rules: HS-5.4
    // A card just put down can not come back: it is on the discard pile by then.
    let untrue = testkit::try_check(
        &crate::laws::HanSoloKit,
        r#"
        setup {"seats": 2}
        chance die:2 die:2  +5 +5 +5 +5
        position {"hands": [["+5","-3"], ["+2","-9"]], "discards": ["+7"],
                  "ask": {"ask": "turn", "seat": 0}}
        seat 0 plays stand
        "#,
    )
    .expect_err("only two fives are left in the draw pile");
    assert!(untrue.message.contains("not possible"), "{untrue}");
}

#[test]
fn the_third_roll_counts_fully() {
    // Rules: HS-5.6, HS-3.7
    holds(
        r#"
        setup {"seats": 2}
        chance die:3 die:3  +10 +10  +6 -6
        position {"lap": 3, "hands": [["+5","-5"], ["+2","-9"]], "discards": ["+7"],
                  "ask": {"ask": "turn", "seat": 0}}
        seat 0 plays stand
        everybody see {"sight": "revealed", "hands": [["+6a", "-6a"], ["+10a", "+10b"]]}
        # No turn follows: the best of the new hands picks.
        the table waits for 0
        seat 0 is refused draw by HS-5.6
        seat 0 is refused stand by HS-5.6
        "#,
    );
}
