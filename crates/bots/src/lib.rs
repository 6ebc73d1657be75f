//! Bots for every seat.
//!
//! A mind is given what a person in its seat would be given: a view, the menu
//! of its open decision, the card set and a time to think. It never sees the
//! state of a live table, so it cannot peek even by accident.

mod bounty_hunters;
mod han_solo;
mod level;
mod mind;
mod outer_rim;

pub use level::Level;
pub use mind::{Bots, Mind, RandomMind, Situation};
