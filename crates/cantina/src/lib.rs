//! The one program of Cantina: serve, play, simulate, referee, replay, verify.
//!
//! One file per command; each is generic over the games ([`catalog::host!`]).
//!
//! Invariant: nothing here knows a rule. What may be done comes from menus, what
//! is told comes from words, and what is known comes from views.

mod arenas;
mod backup;
mod cards;
mod carrying;
mod changes;
mod cli;
mod corpus;
mod engine;
mod exit;
mod kept;
mod lang;
mod moving;
mod pages;
mod play;
mod prune;
mod record_file;
mod replay;
mod restore;
mod seed;
mod serve;
mod sim;
mod stage;
mod verify;
mod version;

pub use cli::main;
