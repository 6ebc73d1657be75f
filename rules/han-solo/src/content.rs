//! What the tokens show: the card set of this game, as typed data.
//!
//! Parsing a card-set file is done outside the rules; here it is checked.

use crate::{Colour, TOKENS, Token, TokenSet};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use serde::{Deserialize, Serialize};

/// A card set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
#[serde(deny_unknown_fields)]
pub struct Content {
    /// The name of the set.
    pub name: String,
    /// The tokens; a [`Token`] is a place in this list.
    pub tokens: Vec<TokenFace>,
}

/// What one token shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
#[serde(deny_unknown_fields)]
pub struct TokenFace {
    /// A short name for programs and pictures, such as `falcon`.
    pub id: String,
    /// The item, by language.
    pub names: Names,
    /// The colour.
    pub colour: Colour,
    /// The value in credits.
    pub value: i32,
    /// Where the values come from.
    pub provenance: Provenance,
}

/// The item of a token in each language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the languages speak for themselves")]
pub struct Names {
    pub en: String,
    pub fr: String,
    pub es: String,
}

/// Where each value of a token comes from: `rulebook`, `public`, `designed` or `owner`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the token")]
pub struct Provenance {
    pub name: String,
    pub colour: String,
    pub value: String,
}

/// What is wrong with a card set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentFault {
    /// Where, such as `tokens[3].value`.
    pub at: String,
    /// What is wrong with it.
    pub message: String,
}

impl fmt::Display for ContentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.message)
    }
}

/// The id of the token that sets can capture.
pub(crate) const FALCON: &str = "falcon";
/// HS-8.1: how many tokens of a colour make a set.
pub(crate) const SET: u8 = 4;
/// The highest value a token may have; totals stay far inside an `i32`.
const VALUE_MAX: i32 = 1_000_000;

impl Content {
    /// What one token shows.
    #[must_use]
    pub fn face(&self, token: Token) -> &TokenFace {
        &self.tokens[token.idx()]
    }

    /// The token that sets can capture.
    #[must_use]
    pub fn falcon(&self) -> Token {
        let idx = self
            .tokens
            .iter()
            .position(|face| face.id == FALCON)
            .expect("a checked card set has a Falcon");
        Token::new(idx as u8)
    }

    /// All tokens of a colour, the Falcon aside (HS-8.6).
    #[must_use]
    pub fn of_colour(&self, colour: Colour) -> TokenSet {
        (0..TOKENS)
            .map(Token::new)
            .filter(|token| self.face(*token).colour == colour && self.face(*token).id != FALCON)
            .collect()
    }

    /// Checks the set against what is known of the box.
    ///
    /// # Errors
    /// Every fault, not only the first.
    pub fn check(&self) -> Result<(), Vec<ContentFault>> {
        let mut faults = Vec::new();
        let mut fault = |at: String, message: String| faults.push(ContentFault { at, message });
        if self.name.trim().is_empty() {
            fault("name".into(), "the set needs a name".into());
        }
        if self.tokens.len() != usize::from(TOKENS) {
            fault(
                "tokens".into(),
                format!("there are {TOKENS} tokens in the box, not {}", self.tokens.len()),
            );
        }
        for (idx, face) in self.tokens.iter().enumerate() {
            if self.tokens[..idx].iter().any(|other| other.id == face.id) {
                fault(format!("tokens[{idx}].id"), format!("the id {} is used twice", face.id));
            }
            if !(1..=VALUE_MAX).contains(&face.value) {
                fault(
                    format!("tokens[{idx}].value"),
                    format!("a value is 1 to {VALUE_MAX} credits"),
                );
            }
            let names = [&face.id, &face.names.en, &face.names.fr, &face.names.es];
            if names.iter().any(|name| name.trim().is_empty()) {
                fault(
                    format!("tokens[{idx}].names"),
                    "a token needs an id and a name in every language".into(),
                );
            }
            let sources = [&face.provenance.name, &face.provenance.colour, &face.provenance.value];
            if !sources.iter().all(|source| SOURCES.contains(&source.as_str())) {
                fault(
                    format!("tokens[{idx}].provenance"),
                    format!("a provenance is one of {SOURCES:?}"),
                );
            }
        }
        match self.tokens.iter().filter(|face| face.id == FALCON).count() {
            1 => {
                let top = self.tokens.iter().map(|face| face.value).max();
                let rivals = self.tokens.iter().filter(|face| Some(face.value) == top).count();
                if rivals != 1
                    || self.tokens.iter().any(|face| face.id == FALCON && Some(face.value) != top)
                {
                    fault("tokens".into(), "the falcon must be the most valuable token".into());
                }
            }
            n => fault("tokens".into(), format!("exactly one token has the id falcon, not {n}")),
        }
        for colour in [Colour::Red, Colour::Blue] {
            let n = self
                .tokens
                .iter()
                .filter(|face| face.colour == colour && face.id != FALCON)
                .count();
            if n < usize::from(SET) {
                fault("tokens".into(), format!("at least {SET} tokens are {colour:?}, not {n}"));
            }
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }
}

const SOURCES: [&str; 4] = ["rulebook", "public", "designed", "owner"];
