//! Every message between a table and those who look at it.
//!
//! Two closed lists: [`ToServer`] and [`ToClient`]. The browser's types are
//! generated from here, committed, and checked for drift. A message carries
//! typed values (views, sights, menus) *and* their words in the reader's
//! language, so a client that knows no game can still play every game.
//!
//! Invariant: this crate knows no room, no storage and no rules.

mod coach;
mod identity;
mod join;
mod lobby;
mod seating;
mod stats;
mod story;
mod to_client;
mod to_server;

pub use coach::{Coach, Show};
pub use identity::{Move, MoveCode, Moved, NewKey, WantedCode};
pub use join::{Join, JoinCode, Joined};
pub use lobby::{Matched, OpenTables, WantedMatch};
pub use seating::{
    BotPace, GameInfo, Holder, HouseInfo, Look, NewTable, Opened, OptionInfo, Place, Seating,
    Spectator, Stage, WantedSeat,
};
pub use stats::{StatChart, StatColumn, StatSection, StatSeries, StatTable, Stats};
pub use story::{Story, StoryLine, StoryPart, TieLine};
pub use to_client::{
    Barred, BesideMenu, Code, Fairness, Frame, Mark, MenuItem, NewRules, Now, OpenMenu, Outline,
    Reading, Replay, RuleChange, Section, Seen, Snapshot, Step, ToClient, Update, Waiting,
};
pub use to_server::ToServer;

/// The version of the protocol. A client that speaks another one is told to reload.
pub const PROTOCOL: u32 = 1;

/// The longest frame a client may send, in bytes.
pub const FRAME_BYTES_MAX: usize = 16 * 1024;
/// The longest request id, in bytes.
pub const REQUEST_BYTES_MAX: usize = 64;
/// How many faces there are for a seat.
pub const FACES_MAX: u8 = 8;
/// How many colours there are for a seat.
pub const COLOURS_MAX: u8 = 8;
/// The longest name of a player, in characters.
pub const NAME_CHARS_MAX: usize = 24;
/// The longest key of a player, in bytes; the shortest is half of it.
pub const KEY_BYTES_MAX: usize = 64;
