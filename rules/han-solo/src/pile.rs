//! The discard pile. The draw pile needs no order: nobody may look at it, so
//! it is a set from which a random card is drawn.

use crate::{CARDS, Card};
use core::fmt;
use core::ops::Deref;

/// Cards face up, bottom to top.
#[derive(Clone, Copy)]
pub struct Pile {
    cards: [Card; CARDS as usize],
    len: u8,
}

impl Pile {
    /// No cards.
    pub const EMPTY: Self = Self { cards: [Card::new(0); CARDS as usize], len: 0 };

    /// Puts a card on top. No legal event puts down more than all cards.
    #[inline]
    pub fn push(&mut self, card: Card) {
        debug_assert!(self.len < CARDS, "there are 62 cards");
        if let Some(slot) = self.cards.get_mut(self.len as usize) {
            *slot = card;
            self.len += 1;
        }
    }

    /// Takes the top card.
    #[inline]
    pub fn pop(&mut self) -> Option<Card> {
        let top = self.top()?;
        self.len -= 1;
        Some(top)
    }

    /// The top card.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Option<Card> {
        self.last().copied()
    }

    /// Takes all cards away.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl Deref for Pile {
    type Target = [Card];

    #[inline]
    fn deref(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }
}

// What lies past the top is left over from earlier cards and means nothing.
impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Pile {}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
