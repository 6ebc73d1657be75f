//! What the game is made of.

use alloc::string::String;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What the table agreed before the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "toy/"))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    pub seats: u8,
    /// The choices before the deal.
    #[serde(default)]
    pub options: Options,
}

/// There is nothing to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "toy/"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {}

/// The card set, which has no cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "toy/"))]
#[serde(deny_unknown_fields)]
pub struct Content {
    /// Its name.
    pub name: String,
}

/// Everything; nothing of it is secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) setup: Setup,
    pub(crate) step: u32,
    pub(crate) stones: u8,
    pub(crate) turn: Seat,
    pub(crate) last: Option<Seat>,
}

/// TY-1.2: take this many stones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "toy/"))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// How many.
    Take(u8),
}

/// What became true.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "toy/"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The heap was made.
    Heaped {
        /// How many stones it has.
        stones: u8,
    },
    /// Stones were taken.
    Took {
        /// The seat that took them.
        seat: Seat,
        /// How many.
        stones: u8,
    },
}

/// Everybody sees everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "toy/"))]
pub struct Sight {
    /// What was seen.
    pub event: Event,
}

/// What a viewer knows: all there is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "toy/"))]
pub struct View {
    /// What was agreed.
    pub setup: Setup,
    /// The number of the open question.
    pub step: u32,
    /// The stones that are left.
    pub stones: u8,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who took last.
    pub last: Option<Seat>,
}

/// A claimed situation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "toy/"))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The stones that are left, at least one.
    pub stones: u8,
    /// Whose turn it is.
    pub turn: Seat,
}
