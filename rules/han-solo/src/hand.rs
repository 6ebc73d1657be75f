//! A hand: two to five cards in the order they came.

use crate::Card;
use core::fmt;
use core::ops::Deref;

/// HS-3.5: two cards at the start and at most one more per turn.
pub const HAND_MAX: usize = 5;
/// HS-2.3: a hand starts with two cards.
pub const HAND_MIN: usize = 2;

/// Cards in the order they are held; the newest is last.
#[derive(Clone, Copy)]
pub struct Hand {
    cards: [Card; HAND_MAX],
    len: u8,
}

impl Hand {
    /// No cards.
    pub const EMPTY: Self = Self { cards: [Card::new(0); HAND_MAX], len: 0 };

    /// Adds the newest card. A full hand stays as it is; no legal event fills it further.
    #[inline]
    pub fn push(&mut self, card: Card) {
        debug_assert!((self.len as usize) < HAND_MAX, "HS-3.5: a hand has at most five cards");
        if let Some(slot) = self.cards.get_mut(self.len as usize) {
            *slot = card;
            self.len += 1;
        }
    }

    /// Takes a card out; the others keep their order.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        let mut kept = 0;
        for idx in 0..self.len as usize {
            let held = self.cards[idx];
            self.cards[kept] = held;
            kept += usize::from(held != card);
        }
        self.len = kept as u8;
    }

    /// HS-1.5: the sum of the cards.
    #[inline]
    #[must_use]
    pub fn score(&self) -> i8 {
        self.iter().map(|card| card.value()).sum()
    }
}

impl Deref for Hand {
    type Target = [Card];

    #[inline]
    fn deref(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        for card in cards {
            hand.push(card);
        }
        hand
    }
}

// What lies past the end of a hand is left over from earlier cards and means nothing.
impl PartialEq for Hand {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Hand {}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
