//! Matches of bots on duplicate deals, and what they tell of bots and of card sets.
//!
//! Every deal is played once in every seating, so that luck of the cards and of the seat cancels out;
//! intervals treat the deal as the unit of chance. The result is the same for any number of threads.
//!
//! A [`Match`] says what is played; [`play`] plays it and [`cover`] plays a mix of all setups of a game
//! instead. Both take the game by its id, so no other crate compiles a game's playouts again.
//!
//! Absent on purpose: words of a command line, and printing.

mod album;
mod arena;
mod chart;
mod cover;
mod cpu;
mod match_of_bots;
mod rate;
mod report;
mod seatings;
mod survey;
mod tally;

pub use cover::{Cover, Played};
pub use match_of_bots::{GAMES_MIN, Match, Progress, SimError};
pub use report::Report;
pub use survey::{Aim, Thinking};
pub use tally::BotResult;

use catalog::{GameId, host};

/// Plays a match.
///
/// # Errors
/// What makes no sense about it, or cannot be read or written.
pub fn play(game: GameId, wanted: &Match, progress: &dyn Progress) -> Result<Report, SimError> {
    host!(game, G => match_of_bots::play::<G>(wanted, progress))
}

/// Plays a mix of all setups of a game, and tells what of its content never came up.
///
/// # Errors
/// A game whose coverage is not counted; the seats, options and plots of the match are not looked at.
pub fn cover(game: GameId, wanted: &Match, progress: &dyn Progress) -> Result<Cover, SimError> {
    host!(game, G => cover::play::<G>(wanted, progress))
}
