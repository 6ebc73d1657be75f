//! How good a hand is (chapter 6).

use crate::{Card, Why};
use core::cmp::Reverse;

/// How good a hand is: larger is better, equal is tied.
///
/// The sort key of HS-6.6, packed with the most weighty part in the highest
/// bits: kind of hand, closeness, sign, number of cards, sum of the positive
/// cards, highest positive card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Strength(u32);

const HIGHEST_SHIFT: u32 = 0;
const SUM_SHIFT: u32 = 4;
const CARDS_SHIFT: u32 = 10;
const PLUS_SHIFT: u32 = 13;
const CLOSE_SHIFT: u32 = 14;
const KIND_SHIFT: u32 = 20;
/// Five tens are the farthest from zero; closeness is counted down from here.
const CLOSEST: u32 = 63;

const BEST: u32 = 3;
const ZERO: u32 = 2;
const OTHER: u32 = 1;

impl Strength {
    /// How good these cards are.
    #[must_use]
    pub fn of(cards: &[Card]) -> Self {
        let (mut score, mut sum, mut highest, mut lowest) = (0i32, 0i32, 0i32, 0i32);
        for card in cards {
            let value = i32::from(card.value());
            score += value;
            sum += value.max(0);
            highest = highest.max(value);
            lowest = lowest.min(value);
        }
        let n_cards = cards.len() as u32;
        let kind = match score {
            // HS-6.1: with a ten on either side, a three-card zero holds a 0.
            0 if n_cards == 3 && highest == 10 && lowest == -10 => BEST,
            0 => ZERO,
            _ => OTHER,
        };
        Self(
            (kind << KIND_SHIFT)
                | ((CLOSEST - score.unsigned_abs()) << CLOSE_SHIFT)
                | (u32::from(score > 0) << PLUS_SHIFT)
                | (n_cards << CARDS_SHIFT)
                | ((sum as u32) << SUM_SHIFT)
                | ((highest as u32) << HIGHEST_SHIFT),
        )
    }

    /// HS-10.5: why this hand beats one that is no better.
    #[must_use]
    pub fn why(self, next: Self) -> Why {
        // The first part that differs, from the weightiest down, is the reason.
        let differs_above = |shift: u32| self.0 >> shift != next.0 >> shift;
        if differs_above(KIND_SHIFT) {
            if self.0 >> KIND_SHIFT == BEST { Why::BestHand } else { Why::Zero }
        } else if differs_above(CLOSE_SHIFT) {
            Why::Closer
        } else if differs_above(PLUS_SHIFT) {
            Why::Plus
        } else if differs_above(CARDS_SHIFT) {
            Why::MoreCards
        } else if differs_above(SUM_SHIFT) {
            Why::HigherSum
        } else if differs_above(HIGHEST_SHIFT) {
            Why::HigherCard
        } else {
            Why::Tied
        }
    }
}

impl Strength {
    /// HS-10.5: the number of this hand that such a reason compares: how many cards it has, the
    /// sum of its positive cards, its highest card, or else its score.
    #[must_use]
    pub fn measure(self, why: Why) -> i8 {
        let part = |shift: u32, end: u32| (self.0 >> shift & ((1 << (end - shift)) - 1)) as i8;
        match why {
            Why::MoreCards => part(CARDS_SHIFT, PLUS_SHIFT),
            Why::HigherSum => part(SUM_SHIFT, CARDS_SHIFT),
            Why::HigherCard => part(HIGHEST_SHIFT, SUM_SHIFT),
            Why::BestHand | Why::Zero | Why::Closer | Why::Plus | Why::Tied => {
                let off = CLOSEST as i8 - part(CLOSE_SHIFT, KIND_SHIFT);
                if part(PLUS_SHIFT, CLOSE_SHIFT) > 0 { off } else { -off }
            }
        }
    }
}

/// HS-7.2: of single cards drawn in a contest the closest to zero is best, and
/// plus beats an equal minus. Larger is better.
#[must_use]
pub fn contest_key(card: Card) -> (Reverse<u8>, bool) {
    (Reverse(card.value().unsigned_abs()), card.value() > 0)
}
