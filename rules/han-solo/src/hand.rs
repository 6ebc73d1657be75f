//! A hand: two to five cards in the order they came.

use crate::Card;
use core::fmt;
use core::ops::Deref;
use tabletop::Few;

/// HS-3.5: two cards at the start and at most one more per turn.
pub const HAND_MAX: usize = 5;
/// HS-2.3: a hand starts with two cards.
pub const HAND_MIN: usize = 2;

/// Cards in the order they are held; the newest is last.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hand(Few<Card, HAND_MAX>);

impl Hand {
    /// No cards.
    pub const EMPTY: Self = Self(Few::empty(Card::new(0)));

    /// Adds the newest card. A full hand stays as it is; no legal event fills it further.
    #[inline]
    pub fn push(&mut self, card: Card) {
        let has_room = self.0.push(card);
        debug_assert!(has_room, "HS-3.5: a hand has at most five cards");
    }

    /// Takes a card out; the others keep their order.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0.remove(card);
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
        &self.0
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

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}
