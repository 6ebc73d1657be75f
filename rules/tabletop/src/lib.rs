//! The vocabulary of every table.
//!
//! A game is a set of pure functions over its own types ([`Game`]). A
//! [`Table`] is one playing of a game: a header and an append-only log of
//! entries, each a cause (somebody answered) and its events (what became true).
//! The state is the fold of the events and never leaves the server.
//!
//! | word | meaning |
//! | --- | --- |
//! | *seat* | a place at the table, whoever sits there: person, bot or stand-in |
//! | *viewer* | a seat or a spectator; there is no omniscient viewer |
//! | *decision* | an open question to one seat, named by a [`DecisionId`] |
//! | *menu* | all legal answers to a decision, in a shape a stranger can draw |
//! | *sealed* | a choice nobody sees until the last seat has chosen |
//! | *dice* | the only source of chance |
//! | *entry* | one step of the log: cause and events |
//! | *sight* | one event as one viewer saw it |
//! | *view* | everything one viewer may know or remember |
//! | *position* | a claimed situation, validated into a state |
//!
//! Games make their sets of cards and seats with [`set_of!`] from [`Bits`], and short lists from [`Few`].
//!
//! Invariant: nothing here knows a particular game, a clock, a file, a socket
//! or a user's name.
// Generated TypeScript needs `std`; play never does.
#![cfg_attr(not(feature = "schema"), no_std)]
#![warn(missing_docs)]
#![deny(clippy::wildcard_enum_match_arm)]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod bits;
mod dice;
mod few;
mod game;
mod log;
mod menu;
mod outcome;
mod pending;
mod playout;
mod sealed;
mod seat;
mod table;

pub use bits::Bits;
pub use dice::{Dice, DiceFault, Seed, face_of, face_value};
pub use few::Few;
pub use game::{Game, Imagine, PositionFault, Rule, Stage};
pub use log::{By, Cause, Entry, EntryOf, Header, HeaderOf, Start};
pub use menu::{Answer, Kind, MENU_ITEMS_MAX, Menu};
pub use outcome::{Line, Opponent, Outcome, Ranking};
pub use pending::{Beside, BesideStage, Decision, DecisionId, Pending, STEP_MAX};
pub use playout::Playout;
pub use sealed::Sealed;
pub use seat::{SEATS_MAX, Seat, SeatSet, Viewer};
pub use table::{AuditFault, Opening, Proposed, Refusal, Table, sights};
