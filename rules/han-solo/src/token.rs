//! The 24 bounty tokens, by number; what they show is [content](crate::Content).

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

tabletop::set_of! {
    /// A set of tokens.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub struct TokenSet(u32) of Token: |token| token.0, |idx| Token(idx);
}

impl TokenSet {
    /// All 24 tokens.
    pub const ALL: Self = Self::below(TOKENS);
}
