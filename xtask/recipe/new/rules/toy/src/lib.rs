//! A heap of stones: whoever takes the last one wins. Specification: `docs/rules/toy.md`.
#![cfg_attr(not(feature = "schema"), no_std)]
#![warn(missing_docs)]

extern crate alloc;

mod game;
mod parts;

pub use game::{STONES_MAX, TAKEN_MAX, Toy};
pub use parts::{Action, Content, Event, Options, Position, Setup, Sight, State, View};
