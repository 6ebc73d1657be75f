//! Finding people to play with.

use crate::Seating;
use serde::{Deserialize, Serialize};

/// The answer to `GET /api/open`: tables that wait for players, the newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct OpenTables {
    /// Some of them, as a stranger sees them, each with what lets one sit down.
    pub tables: Vec<Seating>,
    /// How many there are.
    pub n_tables: u32,
}

/// The body of `POST /api/match`: sit me down wherever such a game waits for somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct WantedMatch {
    /// The game's id.
    pub game: String,
    /// How many are to play.
    pub n_seats: u8,
    /// Seconds a decision may take.
    #[serde(default)]
    pub clock_seconds: Option<u32>,
    /// The secret key of whoever asks.
    pub key: String,
    /// Their name.
    pub name: String,
}

/// The answer to it: a table that waits for people like this one, or a new one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Matched {
    /// The table.
    pub table: String,
    /// What lets one sit down there, where the table's address is not enough.
    pub invite: Option<String>,
}
