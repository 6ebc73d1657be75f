//! Appendix B by enumeration, OR-11 and OR-12.

use outer_rim::{Face, Roll, damage_ways, test_odds, win_odds};

#[test]
fn a_die_has_two_blanks_two_focus_three_hits_and_a_crit() {
    // Rules: OR-11.1
    assert_eq!(Face::SIDES, [2, 2, 3, 1]);
    let count = |face| (0..8).filter(|side| Face::of_side(*side) == face).count();
    assert_eq!(Face::ALL.map(count), [2, 2, 3, 1]);
}

#[test]
fn damage_falls_as_the_table_says() {
    // Rules: OR-12.4
    // Also: appendix B.1, in hundredths of a percent.
    let table: [(u8, [u64; 7]); 6] = [
        (1, [5000, 3750, 1250, 0, 0, 0, 0]),
        (2, [2500, 3750, 2656, 938, 156, 0, 0]),
        (3, [1250, 2812, 3047, 1934, 762, 176, 20]),
        (4, [625, 1875, 2734, 2461, 1487, 615, 171]),
        (5, [312, 1172, 2148, 2490, 2008, 1173, 502]),
        (6, [156, 703, 1553, 2197, 2206, 1651, 942]),
    ];
    for (dice, row) in table {
        let ways = damage_ways(dice);
        let all = 8u64.pow(u32::from(dice));
        assert_eq!(ways.iter().sum::<u64>(), all);
        for (damage, printed) in row.iter().enumerate() {
            // The printed figures are rounded to the nearest hundredth (halves either way).
            let exact = ways[damage] * 20_000;
            let distance = exact.abs_diff(printed * 2 * all);
            assert!(distance <= all, "{dice} dice, {damage} damage: {} of {all}", ways[damage]);
        }
    }
}

#[test]
fn the_attacker_wins_as_often_as_the_table_says() {
    // Rules: OR-12.4
    // Also: appendix B.2, in tenths of a percent.
    let table: [[u128; 8]; 8] = [
        [703, 471, 304, 190, 117, 70, 42, 24],
        [828, 641, 473, 335, 230, 154, 101, 65],
        [902, 764, 616, 476, 355, 257, 182, 126],
        [945, 849, 728, 600, 478, 369, 278, 204],
        [970, 905, 813, 704, 590, 480, 380, 294],
        [983, 941, 874, 786, 686, 582, 481, 388],
        [991, 964, 917, 849, 765, 672, 576, 482],
        [995, 979, 946, 895, 828, 749, 661, 571],
    ];
    for (attacker, row) in table.iter().enumerate() {
        for (defender, printed) in row.iter().enumerate() {
            let (won, all) = win_odds(attacker as u8 + 1, defender as u8 + 1);
            let distance = (won * 2000).abs_diff(printed * 2 * all);
            assert!(distance <= all, "{attacker} against {defender}: {won} of {all}");
        }
    }
}

#[test]
fn tests_pass_as_often_as_the_rule_says() {
    // Rules: OR-11.5
    assert_eq!([0, 1, 2, 3].map(test_odds), [15, 48, 60, 60]);
    for skill in 0..3 {
        let faces = (0..8).map(Face::of_side);
        let pairs = faces.clone().flat_map(|one| faces.clone().map(move |other| (one, other)));
        let passed = pairs.filter(|(one, other)| {
            let mut roll = Roll::NONE;
            roll.add(*one, 1);
            roll.add(*other, 1);
            roll.passes(skill)
        });
        assert_eq!(passed.count(), usize::from(test_odds(skill)));
    }
}

#[test]
fn a_crit_deals_two_and_is_no_hit() {
    // Rules: OR-11.2, OR-12.4
    let roll = Roll([1, 1, 2, 1]);
    assert_eq!(roll.damage(), 4);
    assert_eq!((roll.count(Face::Hit), roll.count(Face::Crit)), (2, 1));
}
