//! How a situation is written down.

use crate::{Card, CardSet, Colour, Content, Symbol, Token};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A claimed situation. What is left out is the rest: cards named nowhere are
/// the draw pile, tokens named nowhere are the stack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The number of the round, from 1.
    #[serde(default = "one")]
    pub round: u8,
    /// Who deals this round.
    #[serde(default = "seat_zero")]
    pub dealer: Seat,
    /// The lap of turns, 1 to 3. Left out, it is 1, or 4 once the hands are shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lap: Option<u8>,
    /// The cards of each seat in the order held; the newest is last.
    pub hands: Vec<Vec<CardName>>,
    /// The discard pile, bottom to top.
    #[serde(default)]
    pub discards: Vec<CardName>,
    /// The cards of each seat that everybody knows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<Vec<CardName>>,
    /// The dice as last rolled this round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<[Symbol; 2]>,
    /// The tokens up for this round and not taken yet. Left out, they are the
    /// first of the card set that lie nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pot: Option<Vec<TokenName>>,
    /// The tokens of each seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub owned: Vec<Vec<TokenName>>,
    /// The sets each seat has used.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spent: Vec<Vec<Colour>>,
    /// The tokens still face down. Left out, they are those that lie nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stack: Option<Vec<TokenName>>,
    /// The tokens out of the game. Left out, they are what a stated stack leaves over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trimmed: Option<Vec<TokenName>>,
    /// The seats that have their token of this round, or went without. Left
    /// out, they are those with a better hand than whoever is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub served: Option<Vec<Seat>>,
    /// HS-7.3, option `simple`: the picking order that tied seats drew.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<Seat>,
    /// The tokens named in secret so far.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub named: Vec<(Seat, TokenName)>,
    /// The seats that have had their chance to capture this round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub capture_asked: Vec<Seat>,
    /// How many questions have been asked, this one included.
    #[serde(default = "first_step")]
    pub step: u32,
    /// What the table waits for.
    pub ask: PositionAsk,
}

const fn one() -> u8 {
    1
}

const fn first_step() -> u32 {
    1
}

const fn seat_zero() -> Seat {
    Seat::new(0)
}

/// What the table waits for, as a claim.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum PositionAsk {
    /// Draw, take or stand?
    Turn {
        /// Whose turn.
        seat: Seat,
    },
    /// Keep all, or put a card down?
    Discard {
        /// Who drew or took; the new card is the last of the hand.
        seat: Seat,
        /// Whether it was taken from the discard pile.
        #[serde(default)]
        taken: bool,
    },
    /// Which token of the pot?
    Pick {
        /// Who picks.
        seat: Seat,
    },
    /// Which token, in secret?
    Name {
        /// The tied seats not served yet.
        seats: Vec<Seat>,
    },
    /// Take the Falcon?
    Capture {
        /// Who holds an unspent set.
        seat: Seat,
    },
}

/// A card by its value, such as `+3`, `-10` or `0`; with a letter, such as
/// `+3b`, that very copy.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
#[cfg_attr(feature = "schema", ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct CardName {
    value: i8,
    copy: Option<Card>,
}

impl CardName {
    /// Any copy of the cards with this value; panics where there is no such card.
    #[must_use]
    pub fn any(value: i8) -> Self {
        assert!((-10..=10).contains(&value), "cards show -10 to +10");
        Self { value, copy: None }
    }

    /// What a card of this name counts.
    #[must_use]
    pub const fn value(self) -> i8 {
        self.value
    }

    /// The copies this name fits.
    #[must_use]
    pub fn fits(self) -> CardSet {
        self.copy.map_or_else(|| Card::of_value(self.value), |card| [card].into_iter().collect())
    }

    /// Whether the name says which copy.
    #[must_use]
    pub fn is_exact(self) -> bool {
        self.copy.is_some()
    }
}

impl From<Card> for CardName {
    fn from(card: Card) -> Self {
        Self { value: card.value(), copy: Some(card) }
    }
}

impl fmt::Display for CardName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.copy, self.value) {
            (Some(card), _) => card.fmt(f),
            (None, 0) => f.write_str("0"),
            (None, value) => write!(f, "{value:+}"),
        }
    }
}

impl fmt::Debug for CardName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<CardName> for String {
    fn from(name: CardName) -> Self {
        format!("{name}")
    }
}

impl TryFrom<String> for CardName {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        if let Ok(card) = Card::try_from(text.clone()) {
            return Ok(card.into());
        }
        match text.parse() {
            Ok(value) if (-10..=10).contains(&value) => Ok(Self { value, copy: None }),
            _ => Err(format!("there is no card {text}: write +3, -10, 0, or +3a for one copy")),
        }
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for CardName {
    fn schema_name() -> alloc::borrow::Cow<'static, str> {
        "CardName".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "pattern": "^([+-]?([1-9]|10)[abc]?|[+-]?0[ab]?)$",
            "description": "sign and number, and the letter of the copy where it matters"
        })
    }
}

/// A token by its number or by its id in the card set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(untagged)]
pub enum TokenName {
    /// Its place in the card set.
    Number(Token),
    /// Its id, such as `falcon`.
    Id(String),
}

impl TokenName {
    /// The token of this name.
    #[must_use]
    pub fn resolve(&self, content: &Content) -> Option<Token> {
        match self {
            Self::Number(token) => Some(*token),
            Self::Id(id) => content
                .tokens
                .iter()
                .position(|face| face.id == *id)
                .and_then(|idx| Token::try_from(idx as u8).ok()),
        }
    }
}

impl From<Token> for TokenName {
    fn from(token: Token) -> Self {
        Self::Number(token)
    }
}

impl From<&str> for TokenName {
    fn from(id: &str) -> Self {
        Self::Id(id.into())
    }
}
