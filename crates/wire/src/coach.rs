//! What a coach says to somebody who is learning a game.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What the coach of a lesson says now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Coach<A> {
    /// What the learner's last answer has led to, if that is worth telling.
    pub praise: Option<String>,
    /// What to do now, and why.
    pub text: String,
    /// What to look at.
    pub show: Vec<Show<A>>,
    /// Which of the learner's steps this is, from 1.
    pub step: u32,
    /// How many steps the learner has in all.
    pub of: u32,
    /// Whether the lesson is over and the bots play freely.
    pub done: bool,
}

/// Something on the table to point at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Show<A> {
    /// Whatever answers with this item of the menu.
    Action(A),
    /// A card, as the game names it.
    Card(String),
    /// The place of a seat.
    Seat(Seat),
    /// A part of the table, as the game names it.
    Zone(String),
}
