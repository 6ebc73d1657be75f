//! The log is the truth: a header and an append-only list of entries.

use crate::{Answer, DecisionId, Game, Seat};
use alloc::string::String;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// What is fixed before the first entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Header<S, P> {
    /// The game's id.
    pub game: String,
    /// The version of the rules it began with; [`Cause::Rules`] tells of later ones.
    pub rules: u32,
    /// What the table agreed.
    pub setup: S,
    /// The hash of the card set, in hexadecimal.
    pub content: String,
    /// The hash of the seed, in hexadecimal; shown before the first card.
    pub commitment: String,
    /// How the table begins.
    pub start: Start<P>,
}

/// How a table begins.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Start<P> {
    /// With a deal.
    #[default]
    Deal,
    /// With a deal, to be taught: chance follows the place on the table's line
    /// and not the number of the entry, so whoever goes back meets the same
    /// cards again.
    Lesson,
    /// From a validated situation.
    Position(P),
}

/// The header of a game's table.
pub type HeaderOf<G> = Header<<G as Game>::Setup, <G as Game>::Position>;

/// One step of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Entry<A, E> {
    /// Its number, from 0 without a gap.
    pub seq: u32,
    /// Why it happened.
    pub cause: Cause<A>,
    /// What became true.
    pub events: Vec<E>,
}

/// An entry of a game's table.
pub type EntryOf<G> = Entry<<G as Game>::Action, <G as Game>::Event>;

/// Why an entry happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "cause", rename_all = "snake_case")]
pub enum Cause<A> {
    /// The table was dealt.
    Deal,
    /// A seat answered a decision.
    Answer {
        /// The seat that answered.
        seat: Seat,
        /// Which question.
        decision: DecisionId,
        /// The item of the menu it chose.
        answer: Answer<A>,
        /// Who gave the answer: the person, a bot or the clock.
        by: By,
    },
    /// The table went back to how it was after an earlier entry.
    Rewind {
        /// Who asked.
        seat: Seat,
        /// The entry the table went back to.
        to: u32,
    },
    /// The table goes on by other rules than those it was played by so far.
    ///
    /// What came before was decided by the old ones: it is read, not decided
    /// again, and nobody goes back behind it.
    Rules {
        /// The version of the rules until here.
        from: u32,
        /// The version from here on.
        to: u32,
    },
}

/// Who answered for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The person in the seat.
    Person,
    /// A bot, in its own seat or as a stand-in.
    Bot,
    /// The clock: the game's fallback was played.
    Clock,
}
