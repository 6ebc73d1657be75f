//! Joining a table by a short code that is typed on a phone.

use serde::{Deserialize, Serialize};

/// The answer to `POST /api/tables/ID/code`: leads others to the table, to be typed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct JoinCode {
    /// The code, as people read it.
    pub code: String,
    /// How many seconds it is good for.
    pub seconds: u32,
}

/// The body of `POST /api/join`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Join {
    /// The code, however it was typed.
    pub code: String,
}

/// The answer to it: what a player's link says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Joined {
    /// The table.
    pub table: String,
    /// What lets one sit down there, where the table's address is not enough.
    pub invite: Option<String>,
}
