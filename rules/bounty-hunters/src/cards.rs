//! Sets of cards of one deck: every deck fits a machine word.

use crate::{Card, Deck};
use core::fmt;

/// A one in every byte of a word.
const EVERY_BYTE: u64 = 0x0101_0101_0101_0101;

/// Where the bit with this rank lies in this byte.
static BIT_IN_BYTE: [[u8; 256]; 8] = {
    let mut places = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut rank) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                places[rank][byte] = bit;
                rank += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    places
};

/// A set of cards of one deck; which deck, its owner knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// All cards of a deck.
    #[must_use]
    pub const fn all(deck: Deck) -> Self {
        Self((1 << deck.size()) - 1)
    }

    /// The set with these places of the deck.
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.nth();
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.nth());
    }

    /// Whether the card is in the set; the card must be of the set's deck.
    #[inline]
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.nth()) != 0
    }

    /// How many cards are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are so many cards in the set. For small numbers this is
    /// quicker than counting.
    #[inline]
    pub(crate) const fn has_at_least(self, n_cards: u8) -> bool {
        let (mut bits, mut n_left) = (self.0, n_cards);
        while n_left > 1 {
            bits &= bits.wrapping_sub(1);
            n_left -= 1;
        }
        bits != 0
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards in both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The card with this rank in the set, lowest first; the rank is below [`len`](Self::len).
    #[inline]
    #[must_use]
    pub const fn nth(self, deck: Deck, rank: u32) -> Card {
        // Count the bits of each byte, then of all bytes up to each; the byte
        // that holds the wanted bit is the first whose count exceeds the rank.
        // Plain arithmetic: the oldest 64-bit machines count no bits themselves.
        let pairs = self.0 - ((self.0 >> 1) & (EVERY_BYTE * 0x55));
        let fours = (pairs & (EVERY_BYTE * 0x33)) + ((pairs >> 2) & (EVERY_BYTE * 0x33));
        let up_to = ((fours + (fours >> 4)) & (EVERY_BYTE * 0x0F)).wrapping_mul(EVERY_BYTE);
        let high = EVERY_BYTE << 7;
        let below = (((EVERY_BYTE * rank as u64) | high) - up_to) & high;
        let shift = ((below >> 7).wrapping_mul(EVERY_BYTE) >> 56) * 8;
        let rank_in_byte = rank as u64 - (((up_to << 8) >> shift) & 0xFF);
        let byte = (self.0 >> shift) as u8;
        let bit = shift as u8 + BIT_IN_BYTE[rank_in_byte as usize & 7][byte as usize];
        Card::new(deck.first() + bit)
    }

    /// The cards of the set, lowest first.
    #[inline]
    pub fn iter(self, deck: Deck) -> impl Iterator<Item = Card> + Clone {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            (bits != 0).then(|| {
                let nth = bits.trailing_zeros() as u8;
                bits &= bits - 1;
                Card::new(deck.first() + nth)
            })
        })
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

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cards({:#x})", self.0)
    }
}
