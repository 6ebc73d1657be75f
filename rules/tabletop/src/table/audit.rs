//! Deciding a log again: does every entry follow from its cause?

use super::{AuditFault, Chance, Opening, Refusal, Table};
use crate::{Cause, Dice, EntryOf, Game};

impl<G: Game> Table<G> {
    /// Decides a stored entry again and takes it over if its events follow.
    ///
    /// # Errors
    /// Why the entry does not follow.
    pub fn redo(&mut self, entry: &EntryOf<G>) -> Result<(), AuditFault> {
        let fault = |what| AuditFault { seq: entry.seq, what };
        let proposed = match &entry.cause {
            Cause::Deal => self.deal().map_err(|refusal| {
                if let Refusal::NothingToDeal = refusal {
                    fault("there is nothing to deal")
                } else {
                    fault("the deal could not be decided")
                }
            })?,
            Cause::Answer { seat, decision, answer, by } => self
                .propose(*seat, *decision, answer.clone(), *by)
                .map_err(|_| fault("the answer was not legal"))?,
            // How far a table may go back is the table's agreement, not a rule.
            Cause::Rewind { seat, .. } => self
                .propose_undo(*seat, true)
                .ok()
                .filter(|undo| undo.entry == *entry)
                .or_else(|| self.propose_take_back(*seat).ok())
                .ok_or_else(|| fault("there was nothing to take back"))?,
            Cause::Rules { .. } => {
                self.propose_rules().ok_or(fault("there were no other rules to take up"))?
            }
        };
        if proposed.entry != *entry {
            return Err(fault("its events do not follow from its cause"));
        }
        self.commit(proposed);
        Ok(())
    }

    /// Re-decides the log and compares: the proof of fairness, and the
    /// regression test over all history. What older rules decided is folded,
    /// up to [`Self::decided_from`].
    ///
    /// # Errors
    /// The first entry that does not follow.
    pub fn audit(&self) -> Result<(), AuditFault> {
        let fault = |seq, what| AuditFault { seq, what };
        let chance = match &self.chance {
            Chance::Script { faces, .. } => {
                Chance::Script { dice: Dice::scripted(faces.iter().copied()), faces: faces.clone() }
            }
            other @ (Chance::Seed(_) | Chance::Unknown) => other.clone(),
        };
        let decided_from = self.decided_from();
        let is_only_read = decided_from > 0 && decided_from == self.next_seq();
        if matches!(chance, Chance::Unknown) && !is_only_read {
            return Err(fault(0, "the table was read without its seed"));
        }
        let opening = Opening { header: self.header.clone(), content: self.content.clone() };
        let mut again =
            Self::start(opening, chance).map_err(|_| fault(0, "the position is not valid"))?;
        for entry in &self.log {
            if entry.seq < decided_from {
                again.fold(entry.clone())?;
            } else {
                again.redo(entry)?;
            }
        }
        if again.state == self.state {
            Ok(())
        } else {
            Err(fault(self.next_seq(), "the state is not the fold of the log"))
        }
    }
}
