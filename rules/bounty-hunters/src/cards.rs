//! Sets of cards of one deck: every deck fits a machine word.

use crate::{Card, Deck};
use tabletop::Bits;

/// A set of cards of one deck; which deck, its owner knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(Bits<u64>);

impl Cards {
    /// No card.
    pub const EMPTY: Self = Self(Bits::<u64>::EMPTY);

    /// All cards of a deck.
    #[must_use]
    pub const fn all(deck: Deck) -> Self {
        Self::first(deck.size())
    }

    /// The first cards of a deck.
    pub(crate) const fn first(n_cards: u8) -> Self {
        Self(Bits::<u64>::below(n_cards))
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0.insert(card.nth());
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0.remove(card.nth());
    }

    /// Whether the card is in the set; the card must be of the set's deck.
    #[inline]
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0.contains(card.nth())
    }

    /// How many cards are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.len()
    }

    /// Whether at least this many cards are in the set. For small numbers this is quicker than counting.
    #[inline]
    pub(crate) const fn has_at_least(self, n_cards: u8) -> bool {
        self.0.has_at_least(n_cards)
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The cards in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0.union(other.0))
    }

    /// The cards in both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0.intersection(other.0))
    }

    /// The cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0.without(other.0))
    }

    /// The card with this rank in the set, lowest first; the rank is below [`len`](Self::len).
    #[inline]
    #[must_use]
    pub const fn nth(self, deck: Deck, rank: u32) -> Card {
        Card::new(deck.first() + self.0.nth(rank))
    }

    /// The cards of the set, lowest first.
    #[inline]
    pub fn iter(self, deck: Deck) -> impl Iterator<Item = Card> + Clone {
        self.0.iter().map(move |nth| Card::new(deck.first() + nth))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}
