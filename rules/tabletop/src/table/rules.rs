//! Tables that outlive their rules.
//!
//! A log is read by folding its events, which every later build can do. What an
//! answer leads to is said by the rules of today alone. So a running table of
//! older rules first takes up those of today, by an entry that everybody sees,
//! and is audited from there on.

use super::{AuditFault, Proposed, Refusal, Table};
use crate::{Cause, Entry, Game, Start};

impl<A, E> Entry<A, E> {
    /// Whether it changes the rules and nothing else.
    pub(super) fn is_rules(&self) -> bool {
        matches!(self.cause, Cause::Rules { .. })
    }
}

impl<G: Game> Table<G> {
    /// The version of the rules that the table goes by now.
    #[must_use]
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// Whether tables that began with this version of the rules can be read.
    #[must_use]
    pub fn reads(rules: u32) -> bool {
        (G::RULES_OLDEST..=G::RULES).contains(&rules)
    }

    /// Whether there is something to play: a deal, or a position.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        matches!(self.header.start, Start::Position(_))
            || self.log.iter().any(|entry| !entry.is_rules())
    }

    /// The first entry that the rules of today decide; those before it are
    /// folded only. The number of the next entry if there is none yet.
    #[must_use]
    pub fn decided_from(&self) -> u32 {
        if self.header.rules == G::RULES {
            return 0;
        }
        let change = self
            .log
            .iter()
            .find(|entry| matches!(entry.cause, Cause::Rules { to, .. } if to == G::RULES));
        change.map_or(self.next_seq(), |entry| entry.seq)
    }

    /// The change to the rules of today, decided but not yet true. There is none
    /// for a table that goes by them, is over, or cannot be continued.
    #[must_use]
    pub fn propose_rules(&self) -> Option<Proposed<G>> {
        let is_over = self.has_begun() && self.pending().is_over();
        if self.rules == G::RULES || is_over {
            return None;
        }
        self.unfold(Cause::Rules { from: self.rules, to: G::RULES }).ok()
    }

    /// Nothing is decided by two sets of rules at once.
    pub(super) fn check_rules(&self) -> Result<(), Refusal> {
        if self.rules == G::RULES { Ok(()) } else { Err(Refusal::OldRules) }
    }

    /// A stored table went on by other rules.
    pub(super) fn change_rules(&mut self, seq: u32, from: u32, to: u32) -> Result<(), AuditFault> {
        if from != self.rules || to <= from {
            return Err(AuditFault { seq, what: "its rules do not follow those before" });
        }
        if to > G::RULES {
            return Err(AuditFault { seq, what: "it goes on by rules that this program lacks" });
        }
        self.rules = to;
        Ok(())
    }
}
