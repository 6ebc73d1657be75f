//! What the table agrees before the deal.

use core::fmt;
use core::ops::RangeInclusive;
use serde::{Deserialize, Serialize};

/// Two to six may sit down.
pub const SEATS: RangeInclusive<u8> = 2..=6;

/// What the table agreed before the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Two to six seats.
    pub seats: u8,
    /// Which game it is, and how open points of the rules are read.
    #[serde(default)]
    pub options: Options,
}

impl Setup {
    /// Whether a table can be opened with this setup.
    ///
    /// # Errors
    /// Two to six can play.
    pub fn check(&self) -> Result<(), SetupFault> {
        if SEATS.contains(&self.seats) { Ok(()) } else { Err(SetupFault { seats: self.seats }) }
    }
}

/// Two to six can play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupFault {
    /// The seats asked for.
    pub seats: u8,
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (min, max) = (SEATS.start(), SEATS.end());
        write!(f, "this table has {min} to {max} seats, not {}", self.seats)
    }
}

impl core::error::Error for SetupFault {}

/// Which game it is, and how open points of the rules are read. The default of
/// each is the default of the specification.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// BH-12: the introductory game, without contracts.
    pub introductory: bool,
    /// BH-4.9: whether a card reserved this turn may be activated in this turn's window.
    pub activate_same_turn: bool,
    /// BH-9.3: how the duos of a double contract are counted.
    pub double_duos: DoubleDuos,
    /// BH-11.3: whether the majority bonus needs at least one crate.
    pub majority_needs_crate: bool,
    /// BH-13.6: whether the 42 credits of the box are a limit.
    pub credit_supply: CreditSupply,
    /// Chapter 14: whether the table shows a seat the hand it passed on. It
    /// hides nothing: a view always holds what its viewer has seen.
    pub passed_hand_reminder: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            introductory: false,
            activate_same_turn: false,
            double_duos: DoubleDuos::default(),
            majority_needs_crate: true,
            credit_supply: CreditSupply::default(),
            passed_hand_reminder: true,
        }
    }
}

/// BH-9.3: how the duos of a double contract are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(rename_all = "snake_case")]
pub enum DoubleDuos {
    /// Each target belongs to one duo at most.
    #[default]
    Unique,
    /// Every two-card combination is a duo.
    Every,
}

/// BH-13.6: whether the credits of the box are a limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(rename_all = "snake_case")]
pub enum CreditSupply {
    /// Credits never run out.
    #[default]
    Unlimited,
    /// There are the 42 of the box; a credit due from an empty reserve is lost.
    Box,
}
