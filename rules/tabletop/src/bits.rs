//! Sets of small numbers, as the bits of a word, and typed sets made of them.

use core::fmt;
use serde::{Deserialize, Serialize};

/// A set of numbers below the width of a word, as its bits.
///
/// Games give it the name of what it holds ([`set_of!`](crate::set_of)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Bits<W>(W);

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

/// The number with this rank among those of a word, lowest first.
#[inline]
const fn select(word: u64, rank: u32) -> u8 {
    // Count the bits of each byte, then of all bytes up to each; the byte
    // that holds the wanted bit is the first whose count exceeds the rank.
    // Plain arithmetic: the oldest 64-bit machines count no bits themselves.
    let pairs = word - ((word >> 1) & (EVERY_BYTE * 0x55));
    let fours = (pairs & (EVERY_BYTE * 0x33)) + ((pairs >> 2) & (EVERY_BYTE * 0x33));
    let up_to = ((fours + (fours >> 4)) & (EVERY_BYTE * 0x0F)).wrapping_mul(EVERY_BYTE);
    let high = EVERY_BYTE << 7;
    let below = (((EVERY_BYTE * rank as u64) | high) - up_to) & high;
    let shift = ((below >> 7).wrapping_mul(EVERY_BYTE) >> 56) * 8;
    let rank_in_byte = rank as u64 - (((up_to << 8) >> shift) & 0xFF);
    let byte = (word >> shift) as u8;
    shift as u8 + BIT_IN_BYTE[rank_in_byte as usize & 7][byte as usize]
}

/// The methods for one width; a trait would allow none of them in constants.
macro_rules! bits_of {
    ($($word:ty)*) => {$(
        impl Bits<$word> {
            /// No number.
            pub const EMPTY: Self = Self(0);

            /// The numbers below this one.
            #[inline]
            #[must_use]
            pub const fn below(end: u8) -> Self {
                if end as u32 >= <$word>::BITS { Self(<$word>::MAX) } else { Self((1 << end) - 1) }
            }

            /// The numbers whose bits are set in a word.
            #[inline]
            #[must_use]
            pub const fn from_word(word: $word) -> Self {
                Self(word)
            }

            /// The word whose bits these are.
            #[inline]
            #[must_use]
            pub const fn word(self) -> $word {
                self.0
            }

            /// Adds a number.
            #[inline]
            pub const fn insert(&mut self, number: u8) {
                self.0 |= 1 << number;
            }

            /// Takes a number out.
            #[inline]
            pub const fn remove(&mut self, number: u8) {
                self.0 &= !(1 << number);
            }

            /// Whether the number is in the set.
            #[inline]
            #[must_use]
            pub const fn contains(self, number: u8) -> bool {
                self.0 >> number & 1 == 1
            }

            /// How many numbers are in the set.
            #[inline]
            #[must_use]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether at least this many numbers are in the set. For small counts this is quicker than
            /// counting.
            #[inline]
            #[must_use]
            pub const fn has_at_least(self, count: u8) -> bool {
                let (mut word, mut n_left) = (self.0, count);
                while n_left > 1 {
                    word &= word.wrapping_sub(1);
                    n_left -= 1;
                }
                word != 0
            }

            /// Whether the set is empty.
            #[inline]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The numbers in either set.
            #[inline]
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The numbers in both sets.
            #[inline]
            #[must_use]
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The numbers of this set that are not in the other.
            #[inline]
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// The number with this rank in the set, lowest first; the rank is below
            /// [`len`](Self::len).
            #[inline]
            #[must_use]
            pub const fn nth(self, rank: u32) -> u8 {
                select(self.0 as u64, rank)
            }

            /// The numbers of the set, lowest first.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
                let mut word = self.0;
                core::iter::from_fn(move || {
                    (word != 0).then(|| {
                        let number = word.trailing_zeros() as u8;
                        word &= word - 1;
                        number
                    })
                })
            }
        }

        impl FromIterator<u8> for Bits<$word> {
            fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Self {
                let mut set = Self::EMPTY;
                for number in numbers {
                    set.insert(number);
                }
                set
            }
        }

        impl fmt::Debug for Bits<$word> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    )*};
}

bits_of!(u8 u32 u64);

/// A set of things that have numbers, by the word that holds them, the number of a thing and the thing
/// of a number:
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// pub struct Card(u8);
///
/// tabletop::set_of! {
///     /// A set of cards.
///     #[derive(Clone, Copy, PartialEq, Eq, Default)]
///     pub struct CardSet(u64) of Card: |card| card.0, |number| Card(number);
/// }
///
/// let mut hand = CardSet::EMPTY;
/// hand.insert(Card(61));
/// assert_eq!(hand.nth(0), Card(61));
/// ```
#[macro_export]
macro_rules! set_of {
    (
        $(#[$meta:meta])*
        $vis:vis struct $set:ident($word:ty) of $thing:ty:
        |$one:ident| $number:expr, |$at:ident| $make:expr;
    ) => {
        $(#[$meta])*
        $vis struct $set($crate::Bits<$word>);

        impl $set {
            /// Nothing.
            pub const EMPTY: Self = Self($crate::Bits::<$word>::EMPTY);

            /// The things whose numbers are below this one.
            #[must_use]
            pub const fn below(end: u8) -> Self {
                Self($crate::Bits::<$word>::below(end))
            }

            /// Adds one.
            #[inline]
            pub const fn insert(&mut self, $one: $thing) {
                self.0.insert($number);
            }

            /// Takes one out.
            #[inline]
            pub const fn remove(&mut self, $one: $thing) {
                self.0.remove($number);
            }

            /// Whether it is in the set.
            #[inline]
            #[must_use]
            pub const fn contains(self, $one: $thing) -> bool {
                self.0.contains($number)
            }

            /// How many are in the set.
            #[inline]
            #[must_use]
            pub const fn len(self) -> u8 {
                self.0.len()
            }

            /// Whether at least this many are in the set. For small counts this is quicker than
            /// counting.
            #[inline]
            #[must_use]
            pub const fn has_at_least(self, count: u8) -> bool {
                self.0.has_at_least(count)
            }

            /// Whether the set is empty.
            #[inline]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0.is_empty()
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0.union(other.0))
            }

            /// What is in both sets.
            #[inline]
            #[must_use]
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0.intersection(other.0))
            }

            /// What is in this set and not in the other.
            #[inline]
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0.without(other.0))
            }

            /// The one with this rank in the set, lowest first; the rank is below
            /// [`len`](Self::len).
            #[inline]
            #[must_use]
            pub const fn nth(self, rank: u32) -> $thing {
                let $at = self.0.nth(rank);
                $make
            }

            /// Everything in the set, lowest first.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $thing> + Clone {
                self.0.iter().map(|$at| $make)
            }
        }

        impl FromIterator<$thing> for $set {
            fn from_iter<I: IntoIterator<Item = $thing>>(things: I) -> Self {
                let mut set = Self::EMPTY;
                for thing in things {
                    set.insert(thing);
                }
                set
            }
        }

        impl ::core::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    const SETS: [u64; 6] = [0, 1, 0b1011_0000, u64::MAX, 1 << 63, 0x8421_0f00_dead_beef];

    #[test]
    fn a_rank_names_the_number_that_stands_there() {
        for word in SETS {
            let set = Bits::<u64>::from_word(word);
            let all: Vec<u8> = set.iter().collect();
            assert_eq!(all.len(), usize::from(set.len()));
            assert!(all.is_sorted() && all.iter().all(|number| set.contains(*number)));
            let ranked: Vec<u8> = (0..u32::from(set.len())).map(|rank| set.nth(rank)).collect();
            assert_eq!(ranked, all);
        }
    }

    #[test]
    fn counting_stops_early_and_says_the_same() {
        for word in SETS {
            let set = Bits::<u64>::from_word(word);
            for count in 1..=64 {
                assert_eq!(set.has_at_least(count), set.len() >= count, "{word:#x} {count}");
            }
        }
    }

    #[test]
    fn sets_of_every_width_hold_their_highest_number() {
        let mut set = Bits::<u8>::below(8);
        set.remove(3);
        assert_eq!((set.len(), set.nth(6), set.contains(3)), (7, 7, false));
        assert_eq!(Bits::<u32>::below(32).nth(31), 31);
        assert_eq!(Bits::<u64>::below(64).len(), 64);
        assert_eq!(Bits::<u64>::below(5), [0, 1, 2, 3, 4].into_iter().collect());
    }

    #[test]
    fn sets_are_joined_and_parted() {
        let (low, even) = (Bits::<u32>::below(4), Bits::<u32>::from_word(0b10101));
        assert_eq!(low.union(even), Bits::<u32>::from_word(0b11111));
        assert_eq!(low.intersection(even), Bits::<u32>::from_word(0b101));
        assert_eq!(low.without(even), Bits::<u32>::from_word(0b1010));
    }
}
