//! What a table says when it does not take something.

use crate::{DiceFault, Rule};
use core::fmt;

/// Why a table does not take an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The table is over.
    Over,
    /// That question is not open, or it is put to another seat.
    NotYourDecision,
    /// The answer is not on the menu.
    NotOnTheMenu {
        /// The rule that keeps it off, if one can be named.
        rule: Option<Rule>,
    },
    /// Going back that far would take back something somebody has learned, or
    /// somebody else's answer.
    Learned,
    /// There is nothing of this seat's to take back.
    NothingToUndo,
    /// The script of a position does not fit.
    Dice(DiceFault),
    /// The table was read without its seed.
    NoSeed,
    /// There is an entry already, or the table starts from a position.
    NothingToDeal,
    /// The table was played by older rules and has not taken up those of today.
    OldRules,
    /// The rules unfolded more events than [`Game::EVENTS_MAX`](crate::Game::EVENTS_MAX)
    /// allows in one entry: a fault of the rules, not of the answer.
    TooManyEvents,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the table is over"),
            Self::NotYourDecision => f.write_str("that question is not open to this seat"),
            Self::NotOnTheMenu { .. } => f.write_str("that answer is not on the menu"),
            Self::Learned => f.write_str("somebody has moved, or learned something new, since"),
            Self::NothingToUndo => f.write_str("this seat has nothing to take back"),
            Self::Dice(fault) => fault.fmt(f),
            Self::NoSeed => f.write_str("this table was read without its seed"),
            Self::NothingToDeal => f.write_str("there is nothing to deal"),
            Self::OldRules => f.write_str("the table was played by older rules until now"),
            Self::TooManyEvents => f.write_str("the rules made more of this than one entry holds"),
        }
    }
}

/// Where a log does not follow from its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditFault {
    /// The first entry that differs.
    pub seq: u32,
    /// How.
    pub what: &'static str,
}

impl fmt::Display for AuditFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {}: {}", self.seq, self.what)
    }
}
