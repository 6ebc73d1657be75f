//! What every game is tested with.
//!
//! A game's tests describe the game once, as a [`Kit`], and get:
//!
//! * [`laws!`]: one test per law, on random tables ([`law`]);
//! * [`check`]: rulings told as small texts ([`scenario`]);
//! * [`golden!`]: whole playthroughs as reviewed snapshots;
//! * [`corpus`]: a folder of complete games, folded and audited on every build;
//! * [`data`]: the files of a card set;
//! * [`pace`]: the frame of its bench.
//!
//! ```text
//! testkit::laws!(HanSoloKit);
//! ```
//!
//! Random tables are driven by a *tape* of bytes that picks from menus
//! ([`Tape`]), so a failing table is made shorter by making the tape shorter.
//! `TESTKIT_CASES` says how many tables each law is tried on.
//!
//! Invariant: nothing here knows a particular game.
#![warn(missing_docs)]

mod case;
pub mod corpus;
pub mod data;
pub mod golden;
mod kit;
pub mod law;
pub mod pace;
mod quiet;
mod runner;
pub mod scenario;
mod shrink;
mod tape;
mod walk;

pub use case::Case;
// The snapshots of `golden!` are taken in the crate that calls it.
pub use insta;
pub use kit::{ActionOf, EventOf, Json, Kit, Playable, PositionOf, SetupOf, StateOf, ViewOf};
pub use runner::{Broken, CASES_DEFAULT, Tally, again, hold, try_again, try_law};
pub use scenario::{Untrue, check, try_check};
pub use tape::Tape;
pub use walk::{Chosen, Step, Walk};
