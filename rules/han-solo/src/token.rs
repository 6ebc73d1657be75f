//! The 24 bounty tokens, by number; what they show is [content](crate::Content).

use core::fmt;
use serde::{Deserialize, Serialize};

/// HS-1.2: twenty-four bounty tokens.
pub const TOKENS: u8 = 24;

/// The colours of the tokens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Green: plain bounties.
    Green,
    /// Gold.
    Gold,
    /// Red: four of them make a set.
    Red,
    /// Blue: four of them make a set.
    Blue,
}

/// One of the 24 tokens, by its place in the card set; the first is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
#[cfg_attr(feature = "schema", ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Token(u8);

impl Token {
    /// The token with this number; panics past [`TOKENS`].
    #[must_use]
    pub const fn new(idx: u8) -> Self {
        assert!(idx < TOKENS);
        Self(idx)
    }

    /// Its number, for arrays by token.
    #[must_use]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Token {
    type Error = &'static str;

    fn try_from(idx: u8) -> Result<Self, Self::Error> {
        if idx < TOKENS { Ok(Self(idx)) } else { Err("tokens are numbered 0 to 23") }
    }
}

impl From<Token> for u8 {
    fn from(token: Token) -> Self {
        token.0
    }
}

/// A set of tokens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TokenSet(u32);

impl TokenSet {
    /// No token.
    pub const EMPTY: Self = Self(0);
    /// All 24 tokens.
    pub const ALL: Self = Self((1 << TOKENS) - 1);

    /// Adds a token.
    #[inline]
    pub const fn insert(&mut self, token: Token) {
        self.0 |= 1 << token.0;
    }

    /// Takes a token out.
    #[inline]
    pub const fn remove(&mut self, token: Token) {
        self.0 &= !(1 << token.0);
    }

    /// Whether the token is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, token: Token) -> bool {
        self.0 & (1 << token.0) != 0
    }

    /// How many tokens are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are so many tokens in the set. For small numbers this is
    /// quicker than counting.
    #[inline]
    #[must_use]
    pub(crate) const fn has_at_least(self, n_tokens: usize) -> bool {
        let (mut bits, mut n_left) = (self.0, n_tokens);
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

    /// The tokens in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The tokens in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The tokens of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The token with this rank in the set, lowest first; the rank is below [`len`](Self::len).
    #[must_use]
    pub fn nth(self, rank: u32) -> Token {
        let mut bits = self.0;
        for _ in 0..rank {
            bits &= bits - 1;
        }
        Token::new(bits.trailing_zeros() as u8)
    }

    /// The tokens of the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Token> + Clone {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            (bits != 0).then(|| {
                let idx = bits.trailing_zeros() as u8;
                bits &= bits - 1;
                Token(idx)
            })
        })
    }
}

impl FromIterator<Token> for TokenSet {
    fn from_iter<I: IntoIterator<Item = Token>>(tokens: I) -> Self {
        let mut set = Self::EMPTY;
        for token in tokens {
            set.insert(token);
        }
        set
    }
}

impl fmt::Debug for TokenSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
