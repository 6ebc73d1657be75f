//! What the table agrees before the deal.

use core::fmt;
use core::ops::RangeInclusive;
use serde::{Deserialize, Serialize};

/// What the table agreed before the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// HS-2.1: two to six seats; up to eight where the options allow it.
    pub seats: u8,
    /// How open points of the rules are read.
    #[serde(default)]
    pub options: Options,
}

impl Setup {
    /// Whether a table can be opened with this setup.
    ///
    /// # Errors
    /// HS-2.1: the options do not allow this many seats.
    pub fn check(&self) -> Result<(), SetupFault> {
        let allowed = self.options.seats();
        if allowed.contains(&self.seats) {
            Ok(())
        } else {
            Err(SetupFault { seats: self.seats, allowed })
        }
    }
}

/// HS-2.1: the options do not allow this many seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupFault {
    /// The seats asked for.
    pub seats: u8,
    /// The seats the options allow.
    pub allowed: RangeInclusive<u8>,
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (min, max) = (self.allowed.start(), self.allowed.end());
        write!(f, "this table has {min} to {max} seats, not {}", self.seats)
    }
}

impl core::error::Error for SetupFault {}

/// How open points of the rules are read. The default of each is the default
/// of the specification.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// HS-2.1: whether seven and eight may play.
    pub large_table: bool,
    /// HS-2.6: what happens where the tokens do not divide evenly.
    pub short_round: ShortRound,
    /// HS-4.6: whether the whole discard pile may be looked through.
    pub browse_discards: bool,
    /// HS-7.1: how tokens are picked.
    pub picks: Picks,
    /// HS-7.3: how ties are settled.
    pub contests: Contests,
    /// HS-8.4: how often sets may be used.
    pub captures: Captures,
}

impl Options {
    /// HS-2.1: how many may sit down.
    #[must_use]
    pub const fn seats(&self) -> RangeInclusive<u8> {
        2..=if self.large_table { 8 } else { 6 }
    }
}

/// HS-2.6: what happens where the tokens do not divide evenly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
#[serde(rename_all = "snake_case")]
pub enum ShortRound {
    /// A last, short round for the best hands.
    #[default]
    Play,
    /// The surplus is removed unseen before the game; never the Falcon.
    Trim,
}

/// HS-7.1: how tokens are picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
#[serde(rename_all = "snake_case")]
pub enum Picks {
    /// Each seat picks freely, best hand first.
    #[default]
    Free,
    /// Each seat gets the most valuable token left.
    Highest,
}

/// HS-7.3: how ties are settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
#[serde(rename_all = "snake_case")]
pub enum Contests {
    /// All tied seats name a token in secret; only equal wishes are drawn for.
    #[default]
    Named,
    /// The tied seats draw once for their picking order.
    Simple,
}

/// HS-8.4: how often sets may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
#[serde(rename_all = "snake_case")]
pub enum Captures {
    /// Each set of each seat once.
    #[default]
    OncePerSet,
    /// One capture in the whole game.
    OncePerGame,
}
