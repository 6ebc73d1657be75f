//! Hands as values: what a plan needs of cards, in tables.
//!
//! Copies of a card are alike, so a hand is a multiset of 21 values. Every
//! multiset of up to five has a number, and every number a rank: its place
//! among all strengths a hand can have.

use han_solo::{Card, CardSet, HAND_MAX, HAND_MIN, Strength, View};
use std::sync::LazyLock;

/// The values a card can have: −10…+10.
pub const KINDS: usize = 21;

/// A value as an index: −10 is 0.
pub type Kind = u8;

/// The kind of a card.
pub fn kind(card: Card) -> Kind {
    (card.value() + 10) as u8
}

/// A hand by value, lowest first. Invariant: at most [`HAND_MAX`] values.
#[derive(Clone, Copy, Debug)]
pub struct Values {
    kinds: [Kind; HAND_MAX],
    len: u8,
}

impl Values {
    /// The values of these cards.
    pub fn of(cards: impl IntoIterator<Item = Card>) -> Self {
        let mut values = Self { kinds: [0; HAND_MAX], len: 0 };
        for card in cards {
            values = values.with(kind(card));
        }
        values
    }

    /// How many cards.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// The values, lowest first.
    #[inline]
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds[..self.len()]
    }

    /// HS-6.2: whether the cards sum to zero.
    #[inline]
    pub fn is_zero(&self) -> bool {
        self.kinds().iter().map(|kind| i32::from(*kind) - 10).sum::<i32>() == 0
    }

    /// This hand and one card more; panics past [`HAND_MAX`].
    #[inline]
    pub fn with(mut self, kind: Kind) -> Self {
        let mut idx = self.len();
        while idx > 0 && self.kinds[idx - 1] > kind {
            self.kinds[idx] = self.kinds[idx - 1];
            idx -= 1;
        }
        self.kinds[idx] = kind;
        self.len += 1;
        self
    }

    /// This hand without the card at this place.
    #[inline]
    pub fn without(mut self, idx: usize) -> Self {
        for at in idx + 1..self.len() {
            self.kinds[at - 1] = self.kinds[at];
        }
        self.len -= 1;
        self
    }

    /// The number of this multiset (the combinatorial number system).
    #[inline]
    pub fn number(&self) -> usize {
        let mut number = FIRST[self.len()];
        for (idx, kind) in self.kinds().iter().enumerate() {
            number += PART[idx][usize::from(*kind)];
        }
        number
    }

    /// The numbers of this hand with each kind added, all in one go.
    #[inline]
    pub fn numbers_with(&self) -> [usize; KINDS] {
        // Where the new card is sorted in, those above it move up one place.
        let mut rest = FIRST[self.len() + 1];
        for (idx, held) in self.kinds().iter().enumerate() {
            rest += PART[idx + 1][usize::from(*held)];
        }
        let mut idx = 0;
        let mut numbers = [0; KINDS];
        for (kind, number) in numbers.iter_mut().enumerate() {
            while idx < self.len() && usize::from(self.kinds[idx]) < kind {
                let held = usize::from(self.kinds[idx]);
                rest = rest + PART[idx][held] - PART[idx + 1][held];
                idx += 1;
            }
            *number = rest + PART[idx][kind];
        }
        numbers
    }
}

/// `PART[idx][kind]`: what a kind at this place adds to the number of a hand,
/// which is choose(kind + idx, idx + 1) by Pascal's triangle.
const PART: [[usize; KINDS]; HAND_MAX] = {
    let mut part = [[0; KINDS]; HAND_MAX];
    let mut kind = 0;
    while kind < KINDS {
        part[0][kind] = kind;
        let mut idx = 1;
        while idx < HAND_MAX && kind > 0 {
            part[idx][kind] = part[idx - 1][kind] + part[idx][kind - 1];
            idx += 1;
        }
        kind += 1;
    }
    part
};

/// The number of the first hand of each size, and how many smaller ones there are.
const FIRST: [usize; HAND_MAX + 2] = [0, 0, 21, 252, 2023, 12649, HANDS];
/// How many hands of up to five cards there are.
const HANDS: usize = 65_779;

/// How many hands of up to this many cards there are.
pub fn n_hands(len: usize) -> usize {
    FIRST[len + 1]
}

/// The place of every hand among all strengths, worst first; tied hands share it.
#[derive(Debug)]
pub struct Ranks {
    by_number: Vec<u16>,
    n: usize,
}

/// The ranks of all hands.
pub static RANKS: LazyLock<Ranks> = LazyLock::new(Ranks::new);

impl Ranks {
    fn new() -> Self {
        let mut strengths = vec![Strength::of(&[]); HANDS];
        for len in HAND_MIN..=HAND_MAX {
            each_hand(len, |hand| strengths[hand.number()] = strength(&hand));
        }
        let mut sorted = strengths.clone();
        sorted.sort_unstable();
        sorted.dedup();
        let rank = |strength: &Strength| sorted.partition_point(|other| other < strength) as u16;
        Self { by_number: strengths.iter().map(rank).collect(), n: sorted.len() }
    }

    /// How many different strengths there are.
    pub fn n(&self) -> usize {
        self.n
    }

    /// The rank of the hand with this number.
    #[inline]
    pub fn of(&self, number: usize) -> usize {
        usize::from(self.by_number[number])
    }
}

/// How good a hand is; which copy of a card it holds does not matter for that.
fn strength(hand: &Values) -> Strength {
    static CARD: LazyLock<[Card; KINDS]> =
        LazyLock::new(|| std::array::from_fn(|kind| Card::of_value(kind as i8 - 10).nth(0)));
    let mut cards = [CARD[0]; HAND_MAX];
    for (card, kind) in cards.iter_mut().zip(hand.kinds()) {
        *card = CARD[usize::from(*kind)];
    }
    Strength::of(&cards[..hand.len()])
}

/// Calls `visit` with every multiset of this many values.
pub fn each_hand(len: usize, mut visit: impl FnMut(Values)) {
    fn grow(hand: Values, len: usize, from: Kind, visit: &mut impl FnMut(Values)) {
        if hand.len() == len {
            return visit(hand);
        }
        for kind in from..KINDS as Kind {
            grow(hand.with(kind), len, kind, visit);
        }
    }
    grow(Values::of([]), len, 0, &mut visit);
}

/// How likely each value is among the cards a viewer has not seen: those of
/// the draw pile and the hidden ones of its rivals are all alike to it.
#[derive(Clone, Copy, Debug)]
pub struct Odds {
    /// The chance of each kind.
    pub of: [f32; KINDS],
}

impl Odds {
    /// What a viewer of this table has not seen.
    pub fn unseen(view: &View) -> Self {
        let held = view.players.iter().flat_map(|player| &player.cards);
        let seen: CardSet = view.discards.iter().chain(held).copied().collect();
        Self::among(CardSet::ALL.without(seen))
    }

    /// A whole deck.
    pub fn fresh() -> Self {
        Self::among(CardSet::ALL)
    }

    fn among(cards: CardSet) -> Self {
        // An empty pile is one of a reshuffled deck, of which nothing is known.
        let cards = if cards.is_empty() { CardSet::ALL } else { cards };
        let mut of = [0.0; KINDS];
        for card in cards.iter() {
            of[usize::from(kind(card))] += 1.0 / f32::from(cards.len());
        }
        Self { of }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hand_has_a_number_of_its_own() {
        let mut seen = vec![false; HANDS];
        for len in 1..=HAND_MAX {
            each_hand(len, |hand| {
                let number = hand.number();
                assert!(!std::mem::replace(&mut seen[number], true), "{hand:?} is {number}");
            });
        }
        assert!(seen.iter().all(|seen| *seen));
    }

    // Rules: HS-6.8
    #[test]
    fn ranks_follow_the_strength_of_hands() {
        let rank = |values: &[i8]| {
            let kinds = values.iter().map(|value| (value + 10) as Kind);
            RANKS.of(kinds.fold(Values::of([]), Values::with).number())
        };
        let best_first: [&[i8]; 8] = [
            &[10, -10, 0],
            &[10, 8, -9, -6, -3],
            &[10, -10, 0, 0],
            &[9, -9, 0],
            &[10, -10],
            &[0, 0],
            &[10, -9],
            &[10, 10],
        ];
        for pair in best_first.windows(2) {
            assert!(rank(pair[0]) > rank(pair[1]), "{pair:?}");
        }
        assert_eq!(rank(&[5, 3, -4, -4]), rank(&[5, 3, -6, -2]));
        assert_eq!(rank(&[10, -10, 0]), RANKS.n() - 1);
    }

    #[test]
    fn numbers_with_each_kind_are_those_of_the_larger_hands() {
        let hand = [12, 4, 9, 4].into_iter().fold(Values::of([]), Values::with);
        assert_eq!(hand.kinds(), [4, 4, 9, 12]);
        assert_eq!(hand.without(1).kinds(), [4, 9, 12]);
        for (kind, number) in (0..).zip(hand.numbers_with()) {
            assert_eq!(number, hand.with(kind).number(), "{kind}");
        }
    }
}
