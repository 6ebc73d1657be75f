//! What a room hears, and what it wants done.

use crate::{Guest, RequestKey, SeatingRecord};
use bots::Level;
use catalog::{Hosted, ToClientOf, ToServerOf};
use std::fmt;
use std::sync::Arc;
use tabletop::{Answer, Dice, EntryOf, Game, HeaderOf, Menu, Seat, Seed};
use wire::Code;

/// One connection, named by the shell. Names are never used twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConnId(pub u64);

impl fmt::Display for ConnId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One question put to a bot. An answer whose ticket is no longer good is
/// ignored: the table went back, or the person came back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ticket(pub(crate) u64);

/// What a room hears.
#[derive(Debug)]
pub enum Input<G: Game> {
    /// Somebody connected and said hello.
    Opened {
        /// Their connection.
        conn: ConnId,
        /// Who they are.
        guest: Guest,
        /// The last entry they have.
        since: Option<u32>,
    },
    /// A connection is gone.
    Closed {
        /// The connection that closed.
        conn: ConnId,
    },
    /// A connection said something.
    Said {
        /// The connection the message came over.
        conn: ConnId,
        /// The message.
        said: ToServerOf<G>,
    },
    /// The write in flight is durable.
    Stored,
    /// The write in flight was not made.
    StoreFailed,
    /// A bot has thought.
    BotAnswered {
        /// The question.
        ticket: Ticket,
        /// Its answer; none if it failed, so that the game's fallback is played.
        answer: Option<Answer<G::Action>>,
    },
    /// The table at which the same people play again is there.
    RematchOpened {
        /// Its id.
        table: String,
    },
    /// Time has passed.
    Tick,
    /// The server shuts down.
    ShuttingDown,
}

/// What a room wants done. The shell does it in this order.
pub enum Output<G: Hosted> {
    /// Store this entry, then say `Stored` or `StoreFailed`.
    Append {
        /// The entry.
        entry: EntryOf<G>,
        /// The request it answers.
        request: Option<RequestKey>,
    },
    /// Store this seating, then say `Stored` or `StoreFailed`.
    SaveSeating(SeatingRecord),
    /// Store this header and this seating together, as nothing has been dealt yet; then say `Stored`
    /// or `StoreFailed`.
    Settle {
        /// What is fixed before the first entry.
        header: Box<HeaderOf<G>>,
        /// The secret its chance comes from.
        seed: Seed,
        /// Who sits where.
        seating: SeatingRecord,
    },
    /// Mark the table as finished, then say `Stored` or `StoreFailed`.
    Finish,
    /// Send one message to these connections.
    Tell {
        /// The connections that are told.
        to: Vec<ConnId>,
        /// The message.
        message: Box<ToClientOf<G>>,
    },
    /// Send this as the last message and close the connection.
    HangUp {
        /// The connection to close.
        conn: ConnId,
        /// Why.
        code: Code,
        /// Why, for people.
        message: String,
    },
    /// Say `Tick` at this time; replaces what was asked before.
    Wake {
        /// When, on the clock the inputs are timed by.
        at_ms: u64,
    },
    /// Let a bot think, then say `BotAnswered`.
    Think(Box<Question<G>>),
}

/// Everything a bot is given; what a person in its seat would be given.
pub struct Question<G: Hosted> {
    /// To be said with the answer.
    pub ticket: Ticket,
    /// Whose question it is.
    pub seat: Seat,
    /// How well to play.
    pub level: Level,
    /// Everything the seat may know.
    pub view: G::View,
    /// The legal answers.
    pub menu: Menu<G::Action>,
    /// The card set.
    pub content: Arc<G::Content>,
    /// The bot's own dice, which tell nothing of the table's.
    pub dice: Dice,
}
