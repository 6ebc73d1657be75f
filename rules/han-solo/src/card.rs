//! The 62 cards.

use alloc::format;
use alloc::string::String;
use core::fmt;
use serde::{Deserialize, Serialize};

/// HS-1.1: thirty green, thirty red, two zeros.
pub const CARDS: u8 = 62;

/// One of the 62 cards: 0–29 green +1…+10, 30–59 red −1…−10, three copies of
/// each in a row; 60 and 61 are the zeros.
///
/// As text: sign, number and the letter of the copy, such as `+3a`, `-10c`, `0b`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
#[cfg_attr(feature = "schema", ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

impl Card {
    /// The card with this number; panics past [`CARDS`].
    #[must_use]
    pub const fn new(idx: u8) -> Self {
        assert!(idx < CARDS);
        Self(idx)
    }

    /// The number of this card, below [`CARDS`].
    #[must_use]
    pub const fn idx(self) -> u8 {
        self.0
    }

    /// What it counts: +1…+10, −1…−10 or 0.
    #[inline]
    #[must_use]
    pub const fn value(self) -> i8 {
        const VALUES: [i8; CARDS as usize] = {
            let mut values = [0; CARDS as usize];
            let mut idx = 0;
            while idx < 30 {
                values[idx] = (idx / 3 + 1) as i8;
                values[idx + 30] = -values[idx];
                idx += 1;
            }
            values
        };
        VALUES[self.0 as usize]
    }

    /// Which copy of its kind it is, from 0.
    #[must_use]
    pub const fn copy(self) -> u8 {
        if self.0 >= 60 { self.0 - 60 } else { self.0 % 3 }
    }

    /// Another copy of its kind, by the number of the copy.
    pub(crate) const fn as_copy(self, copy: u8) -> Self {
        Self::new(self.0 - self.copy() + copy)
    }

    /// Whether nobody could tell the two apart: they show the same value.
    #[inline]
    #[must_use]
    pub const fn is_alike(self, other: Self) -> bool {
        self.value() == other.value()
    }

    fn read(text: &str) -> Option<Self> {
        let (number, copy) = text.split_at_checked(text.len().checked_sub(1)?)?;
        let copy = copy.bytes().next()?.checked_sub(b'a')?;
        let (first, digits) = match (number.strip_prefix('+'), number.strip_prefix('-')) {
            (Some(digits), _) => (0, digits),
            (_, Some(digits)) => (30, digits),
            (None, None) => return (number == "0" && copy < 2).then(|| Self(60 + copy)),
        };
        let is_plain = !digits.starts_with('0') && digits.bytes().all(|byte| byte.is_ascii_digit());
        let value: u8 = digits.parse().ok().filter(|_| is_plain)?;
        ((1..=10).contains(&value) && copy < 3).then(|| Self(first + (value - 1) * 3 + copy))
    }

    /// All copies of the cards with this value.
    #[must_use]
    pub fn of_value(value: i8) -> CardSet {
        (0..CARDS).map(Self).filter(|card| card.value() == value).collect()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let copy = char::from(b'a' + self.copy());
        match self.value() {
            0 => write!(f, "0{copy}"),
            value => write!(f, "{value:+}{copy}"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        format!("{card}")
    }
}

impl TryFrom<String> for Card {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Self::read(&text).ok_or_else(|| format!("there is no card {text}: write +3a, -10c or 0b"))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Card {
    fn schema_name() -> alloc::borrow::Cow<'static, str> {
        "Card".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "pattern": "^([+-]([1-9]|10)[abc]|0[ab])$",
            "description": "sign, number and the letter of the copy"
        })
    }
}

tabletop::set_of! {
    /// A set of cards.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub struct CardSet(u64) of Card: |card| card.0, |idx| Card(idx);
}

impl CardSet {
    /// All 62 cards.
    pub const ALL: Self = Self::below(CARDS);
}
