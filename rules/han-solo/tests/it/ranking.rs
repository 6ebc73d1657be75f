//! Chapter 6: which hand is better.

use crate::support::hand;
use han_solo::{CardSet, Strength, Why};

fn strength(values: &str) -> Strength {
    Strength::of(&hand(values))
}

/// Asserts that the hands are in order, best first, and tells why each beats the next.
fn in_order(hands: &[&str]) -> Vec<Why> {
    let whys = hands.windows(2).map(|pair| {
        let (better, worse) = (strength(pair[0]), strength(pair[1]));
        assert!(better > worse, "{} should beat {}", pair[0], pair[1]);
        better.why(worse)
    });
    whys.collect()
}

/// The test order of the specification, best first.
const ORDER: [&str; 26] = [
    "10 -10 0",
    "10 8 -9 -6 -3",
    "6 2 -4 -3 -1",
    "1 1 -1 -1 0",
    "9 9 -9 -9",
    "10 -10 0 0",
    "9 -5 -3 -1",
    "10 -5 -5",
    "5 5 -10",
    "9 -9 0",
    "2 -1 -1",
    "10 -10",
    "4 -4",
    "3 -3",
    "1 -1",
    "0 0",
    "6 -5 1 -1",
    "5 -3 -1",
    "10 -9",
    "3 -2",
    "1 0",
    "9 -10",
    "0 -1",
    "4 -2",
    "0 -2",
    "10 10",
];

#[test]
fn the_test_order_of_the_specification() {
    // Rules: HS-6.8, HS-6.6
    in_order(&ORDER);
    // Not only neighbours: every pair.
    for (idx, better) in ORDER.iter().enumerate() {
        for worse in &ORDER[idx + 1..] {
            assert!(strength(better) > strength(worse), "{better} should beat {worse}");
        }
    }
}

#[test]
fn one_hand_is_best_and_only_with_three_cards() {
    // Rules: HS-6.1
    assert_eq!(in_order(&["10 -10 0", "10 9 -9 -8 -2"]), [Why::BestHand]);
    assert!(strength("10 -10 0 0") < strength("9 9 -9 -9"), "four cards are an ordinary zero");
    assert!(strength("10 -5 -5") < strength("6 2 -4 -3 -1"), "three other cards are no best hand");
    // Exactly 18 of the 37,820 hands of three cards.
    let cards: Vec<_> = CardSet::ALL.iter().collect();
    let best = strength("10 -10 0");
    let (mut n_best, mut n_hands) = (0, 0);
    for (idx, one) in cards.iter().enumerate() {
        for (next, two) in cards.iter().enumerate().skip(idx + 1) {
            for three in &cards[next + 1..] {
                n_hands += 1;
                n_best += u32::from(Strength::of(&[*one, *two, *three]) == best);
            }
        }
    }
    assert_eq!((n_best, n_hands), (18, 37_820));
}

#[test]
fn of_zeros_more_cards_are_better() {
    // Rules: HS-6.2
    assert_eq!(
        in_order(&["1 1 -1 -1 0", "10 10 -10 -10", "10 -5 -5", "10 -10", "1 0"]),
        [Why::MoreCards, Why::MoreCards, Why::MoreCards, Why::Zero]
    );
}

#[test]
fn of_zeros_with_as_many_cards_higher_numbers_are_better() {
    // Rules: HS-6.3
    assert_eq!(in_order(&["4 -4", "3 -3"]), [Why::HigherSum]);
    assert_eq!(in_order(&["10 -5 -5", "5 5 -10"]), [Why::HigherCard]);
    assert_eq!(in_order(&["6 2 -4 -3 -1", "9 -5 -3 -1"]), [Why::MoreCards]);
    assert_eq!(in_order(&["6 2 -8", "5 3 -8"]), [Why::HigherCard]);
}

#[test]
fn without_a_zero_closer_then_plus_then_more_cards_then_higher_numbers() {
    // Rules: HS-6.4
    assert_eq!(
        in_order(&["5 -3 -1", "3 -2", "9 -10", "4 -2"]),
        [Why::MoreCards, Why::Plus, Why::Closer]
    );
    assert_eq!(in_order(&["10 -9", "3 -2"]), [Why::HigherSum]);
    assert_eq!(in_order(&["6 2 -7", "5 3 -7"]), [Why::HigherCard]);
    // More cards do not help a hand that is farther away.
    assert_eq!(in_order(&["1 0", "2 1 1 -1 -1"]), [Why::Closer]);
}

#[test]
fn what_is_equal_in_everything_is_tied() {
    // Rules: HS-6.5, HS-6.8
    assert_eq!(strength("5 3 -4 -4"), strength("5 3 -6 -2"));
    assert_eq!(strength("5 3 -4 -4").why(strength("5 3 -6 -2")), Why::Tied);
    // Negative cards alone never decide, and neither does the order held.
    assert_eq!(strength("-1 -4"), strength("-2 -3"));
    assert_eq!(strength("9 -5 -3 -1"), strength("-5 9 -1 -3"));
}

#[test]
fn the_key_orders_as_the_specification_writes_it() {
    // Rules: HS-6.6
    // The key as written, for every pair of 20,000 random hands.
    let key = |values: &[i32]| {
        let score: i32 = values.iter().sum();
        let n = values.len() as i32;
        let sum: i32 = values.iter().filter(|value| **value > 0).sum();
        let highest = values.iter().copied().max().unwrap_or(0).max(0);
        let mut sorted = values.to_vec();
        sorted.sort_unstable();
        if sorted == [-10, 0, 10] {
            [3, 0, 0, 0, 0, 0]
        } else if score == 0 {
            [2, n, sum, highest, 0, 0]
        } else {
            [1, -score.abs(), i32::from(score > 0), n, sum, highest]
        }
    };
    let mut dice = tabletop::Dice::swift(1);
    let mut draw = || {
        let mut left = CardSet::ALL;
        let n_cards = 2 + dice.roll(4);
        let mut cards = Vec::new();
        for _ in 0..n_cards {
            let card = left.nth(dice.roll(u32::from(left.len())));
            left.remove(card);
            cards.push(card);
        }
        cards
    };
    for _ in 0..20_000 {
        let (one, two) = (draw(), draw());
        let values = |cards: &[han_solo::Card]| {
            key(&cards.iter().map(|card| i32::from(card.value())).collect::<Vec<_>>())
        };
        assert_eq!(
            Strength::of(&one).cmp(&Strength::of(&two)),
            values(&one).cmp(&values(&two)),
            "{one:?} and {two:?}"
        );
    }
}

#[test]
fn two_zeros_are_the_lowest_two_card_zero() {
    // Rules: HS-6.7
    assert_eq!(in_order(&["1 -1", "0 0", "6 -5 1 -1"]), [Why::HigherSum, Why::Zero]);
}
