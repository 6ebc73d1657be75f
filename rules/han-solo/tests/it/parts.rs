//! Chapter 1: what is in the box.

use crate::support::{content, hand};
use han_solo::{CARDS, Card, CardSet, Colour, Content, TOKENS, script};
use std::collections::BTreeMap;

#[test]
fn there_are_62_cards() {
    // Rules: HS-1.1
    let mut by_value = BTreeMap::new();
    for card in CardSet::ALL.iter() {
        *by_value.entry(card.value()).or_insert(0) += 1;
    }
    assert_eq!(CardSet::ALL.len(), 62);
    assert_eq!(CARDS, 62);
    for value in 1..=10 {
        assert_eq!(by_value.remove(&value), Some(3), "+{value}");
        assert_eq!(by_value.remove(&-value), Some(3), "-{value}");
    }
    assert_eq!(by_value, BTreeMap::from([(0, 2)]));
}

#[test]
fn every_card_has_a_text_of_its_own() {
    for card in CardSet::ALL.iter() {
        let text = String::from(card);
        assert_eq!(Card::try_from(text.clone()), Ok(card), "{text}");
    }
    for wrong in ["", "3", "3a", "+3", "+3d", "+11a", "0c", "+0a", "-", "+a", "++3a", "+03a"] {
        assert!(Card::try_from(wrong.to_owned()).is_err(), "{wrong}");
    }
}

#[test]
fn a_set_finds_its_cards_by_rank() {
    let set: CardSet = [3, 5, 31, 32, 33, 61].into_iter().map(Card::new).collect();
    let by_rank: Vec<Card> = (0..6).map(|rank| set.nth(rank)).collect();
    assert_eq!(by_rank, set.iter().collect::<Vec<_>>());
}

#[test]
fn there_are_24_tokens_in_four_colours() {
    // Rules: HS-1.2
    let content = content();
    assert_eq!(content.tokens.len(), usize::from(TOKENS));
    let of = |colour| content.tokens.iter().filter(|face| face.colour == colour).count();
    assert_eq!([Colour::Green, Colour::Gold, Colour::Red, Colour::Blue].map(of), [13, 1, 5, 5]);
    assert!(content.tokens.iter().all(|face| face.value > 0 && !face.names.en.is_empty()));
    assert_eq!(content.face(content.falcon()).value, 25_000);
    assert_eq!(content.tokens.iter().map(|face| face.value).sum::<i32>(), 135_000);
}

fn faults(spoil: impl FnOnce(&mut Content)) -> String {
    let mut content = Content::clone(&content());
    spoil(&mut content);
    let faults = content.check().expect_err("the card set is spoilt");
    faults.iter().map(|fault| format!("{fault}\n")).collect()
}

#[test]
fn a_card_set_that_cannot_be_is_refused() {
    // Rules: HS-1.2, HS-8.6
    assert!(faults(|set| set.name.clear()).contains("needs a name"));
    assert!(faults(|set| drop(set.tokens.pop())).contains("there are 24 tokens"));
    assert!(faults(|set| set.tokens[3].id = "yacht".into()).contains("used twice"));
    assert!(faults(|set| set.tokens[3].value = 0).contains("tokens[3].value"));
    assert!(faults(|set| set.tokens[3].names.es.clear()).contains("tokens[3].names"));
    assert!(faults(|set| set.tokens[3].provenance.name = "hearsay".into()).contains("provenance"));
    assert!(faults(|set| set.tokens[0].id = "hawk".into()).contains("exactly one token"));
    assert!(faults(|set| set.tokens[0].value = 100).contains("most valuable"));
    let too_few_red = faults(|set| {
        for face in &mut set.tokens[14..16] {
            face.colour = Colour::Green;
        }
    });
    assert!(too_few_red.contains("at least 4 tokens are Red"), "{too_few_red}");
}

#[test]
fn a_score_is_the_sum_of_the_cards() {
    // Rules: HS-1.5
    assert_eq!(hand("10 8 -9 -6 -3").score(), 0);
    assert_eq!(hand("10 10 10 9 9").score(), 48);
    assert_eq!(hand("-10 -10 -10 -9 -9").score(), -48);
    assert_eq!(hand("0 0").score(), 0);
}

#[test]
fn chance_can_be_written_down() {
    let [card, token, die, seat] = [1, 2, 3, 4];
    let of = |kind, value| Ok(tabletop::face_of(kind, value));
    assert_eq!(script::parse("+3"), of(card, 13));
    assert_eq!(script::parse("3"), of(card, 13));
    assert_eq!(script::parse("card:3"), of(card, 13));
    assert_eq!(script::parse("-10"), of(card, 0));
    assert_eq!(script::parse("0"), of(card, 10));
    assert_eq!(script::parse("token:23"), of(token, 23));
    assert_eq!(script::parse("die:5"), of(die, 5));
    assert_eq!(script::parse("seat:7"), of(seat, 7));
    for wrong in ["", "+11", "token:24", "token:falcon", "die:6", "die:-1", "seat:8", "coin:1"] {
        let fault = script::parse(wrong).expect_err(wrong);
        assert!(fault.contains("write +3"), "{fault}");
    }
}

#[test]
fn exact_numbers_of_random_hands() {
    // Rules: HS-1.1
    // How many sets of `k` cards have each sum: one card after the other, in or out.
    const SUMS: usize = 101;
    let mut ways = [[0u64; SUMS]; 6];
    ways[0][50] = 1;
    for card in CardSet::ALL.iter() {
        for k in (0..5).rev() {
            for sum in 0..SUMS {
                let with = sum as i64 + i64::from(card.value());
                if let Ok(with) = usize::try_from(with)
                    && with < SUMS
                {
                    ways[k + 1][with] += ways[k][sum];
                }
            }
        }
    }
    let pairs = |sum: i64| ways[2][(50 + sum) as usize];
    let expected =
        [91, 87, 81, 78, 72, 69, 63, 60, 54, 51, 45, 45, 39, 36, 30, 27, 21, 18, 12, 9, 3];
    for (sum, n) in (0i64..).zip(expected) {
        assert_eq!((pairs(sum), pairs(-sum)), (n, n), "{sum}");
    }
    let all: [u64; 6] = ways.map(|by_sum| by_sum.iter().sum());
    assert_eq!(&all[2..4], [1_891, 37_820]);
    let zero_per_10_000 = |k: usize| (ways[k][50] * 10_000 + all[k] / 2) / all[k];
    assert_eq!([2, 3, 4, 5].map(zero_per_10_000), [481, 357, 324, 293]);
    let close = |limit: i64| (-limit..=limit).map(pairs).sum::<u64>();
    assert_eq!([close(1), close(3)].map(|n| (n * 1_000 + 945) / 1_891), [140, 308]);
    let distance: u64 = (-20i64..=20).map(|sum| sum.unsigned_abs() * pairs(sum)).sum();
    assert_eq!((distance * 100 + 945) / 1_891, 698);
}
