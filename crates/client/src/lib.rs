//! A client of the table protocol, for programs: the bench, the siege, the kill test and the tests of
//! the server all speak to a house through it.
//!
//! It knows no game. Messages are the types of `wire`, except that views and sights are read and
//! thrown away: a player here answers from the menu, at random. From the bottom up:
//!
//! - [`Visitor`]: where the house is and from which address one comes; dials connections, plain or
//!   [`Secure`] ones;
//! - [`Http`]: requests over one connection, one after the other;
//! - [`Socket`]: frames over a WebSocket, as text or as messages;
//! - [`Player`]: one person at one table, who measures how long the house takes;
//! - [`Table`]: a table and all the people at it;
//! - [`Program`]: the real program, started, measured and ended.
//!
//! Nothing here has a timeout, for callers differ in their patience: wrap a call in
//! `tokio::time::timeout`.

mod http;
mod player;
mod program;
mod secure;
mod socket;
mod table;
mod trouble;
mod visitor;
mod whim;

pub use http::{Http, KEY_HEADER, Reply, Request};
pub use player::{Person, Player, Said, Told};
pub use program::{Program, cpu_ms, resident_kb, serve};
pub use secure::Secure;
pub use socket::{Frame, Socket};
pub use table::{Move, Table};
pub use trouble::Trouble;
pub use visitor::{Line, Visitor};
pub use whim::Whim;
