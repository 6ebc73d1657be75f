//! Rulings told as small texts.
//!
//! ```text
//! # Comments and empty lines mean nothing.
//! setup {"seats":2}
//! position {"purses":[4,7],"wishes":["wish3","wish5"],"prize":3}
//! chance 4
//! seat 0 is offered {"amount":4}
//! seat 0 is refused {"amount":5} by TA-1.1
//! seat 0 plays {"amount":4}
//! seat 1 does not see {"bid":{"amount":4}}
//! seat 1 plays {"amount":2}
//! everybody sees {"sold":{"to":0}}
//! view 1 has purses.0 = 0
//! ```
//!
//! One statement a line; a JSON value may go on over the following lines until
//! its brackets close. ANSWER is what the kit's [`answer`](crate::Kit::answer)
//! reads (JSON by default), FACE what its [`face`](crate::Kit::face) reads
//! (a number by default). SEAT is a number, VIEWER a seat or `spectator`.
//!
//! Setting up:
//!
//! ```text
//! setup JSON                      what the table agreed; default: the kit's first setup
//! chance FACE FACE …              coming chance, in order; all of it must be used
//! deal                            opens the table with scripted chance
//! deal seed NUMBER                opens the table with chance from a seed
//! position JSON                   opens the table from a situation, chance scripted
//! position JSON is refused [by RULE]   the situation is not possible
//! ```
//!
//! Playing:
//!
//! ```text
//! seat SEAT plays ANSWER
//! the clock answers for seat SEAT          the game's fallback is played
//! seat SEAT goes back                      undo, as far as nobody has learned anything
//! seat SEAT cannot go back
//! ```
//!
//! Looking:
//!
//! ```text
//! the table waits for SEAT SEAT …          exactly these have still to answer
//! seat SEAT is not asked
//! seat SEAT is offered ANSWER | ANSWER …   all of these are on its menu
//! seat SEAT is offered only ANSWER | …     and nothing else
//! seat SEAT is not offered ANSWER | …      none of these is
//! seat SEAT is refused ANSWER [by RULE]    it is no answer now; nothing changes
//! VIEWERS see(s) JSON                      some sight of the last entry matches
//! VIEWERS do(es) not see JSON              none does
//! view VIEWER has PATH = JSON              such as players.0.n_hidden = 3
//! view VIEWER has PATH                     it is there, and not null
//! view VIEWER lacks PATH                   it is absent, or null
//! the table is over
//! the table is not over
//! places NUMBER NUMBER …                   by seat
//! scores NUMBER NUMBER …                   by seat
//! ```
//!
//! VIEWERS is `seat SEAT`, `spectator` or `everybody`. JSON given to `sees`
//! matches a part: objects may have more fields than are named, lists match
//! item by item, `null` also matches what is absent.

mod line;
mod play;
mod shape;

use crate::Kit;
use line::{Numbered, read};
use play::Play;

/// A scenario that does not come true.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("scenario line {line}: `{text}`\n  {message}")]
pub struct Untrue {
    /// The line, counted from 1.
    pub line: usize,
    /// The statement.
    pub text: String,
    /// What is the case instead.
    pub message: String,
}

/// Plays a scenario; panics with the line that does not come true.
pub fn check<K: Kit>(kit: &K, scenario: &str) {
    if let Err(untrue) = try_check(kit, scenario) {
        panic!("{untrue}");
    }
}

/// Plays a scenario.
///
/// # Errors
/// The first line that does not come true, or that says nothing known.
pub fn try_check<K: Kit>(kit: &K, scenario: &str) -> Result<(), Untrue> {
    let mut play = Play::new(kit);
    let statements = read(scenario)?;
    for Numbered { line, text, statement } in &statements {
        play.follow(statement).map_err(|message| Untrue {
            line: *line,
            text: text.clone(),
            message,
        })?;
    }
    let last = statements.last().map_or(0, |last| last.line);
    play.end().map_err(|message| Untrue { line: last, text: "(the end)".to_owned(), message })
}
