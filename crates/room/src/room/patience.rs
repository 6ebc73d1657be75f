//! How much going back and forth a table bears.
//!
//! An entry is never deleted: taking back adds one, and so does the answer that is given instead. So
//! both have bounds, which nobody meets who plays; and since some games have no end of their own,
//! the log as a whole has one, too.

use super::Room;
use super::wishes::Denied;
use crate::limits::{
    ANSWERS_CHANGED_MAX, ENTRIES_MAX, ENTRIES_PATIENT_MAX, UNDO_EVERY_MS, UNDOS_BURST,
};
use catalog::Hosted;
use tabletop::{Cause, DecisionId, Seat};
use wire::Code;

/// How much one seat may take back now: so many at once, and one more every while.
#[derive(Clone, Copy, Debug)]
pub(super) struct Undos {
    n_left: u32,
    /// Until when those that came with time are counted.
    counted_ms: u64,
}

impl Default for Undos {
    fn default() -> Self {
        Self { n_left: UNDOS_BURST, counted_ms: 0 }
    }
}

impl Undos {
    fn left(self, now_ms: u64) -> u32 {
        let came = now_ms.saturating_sub(self.counted_ms) / UNDO_EVERY_MS;
        self.n_left.saturating_add(u32::try_from(came).unwrap_or(u32::MAX)).min(UNDOS_BURST)
    }

    fn spend(&mut self, now_ms: u64) {
        let left = self.left(now_ms);
        // What has come of the next one is kept, unless there was nothing to wait for.
        let since = now_ms - now_ms.saturating_sub(self.counted_ms) % UNDO_EVERY_MS;
        self.counted_ms = if left == UNDOS_BURST { now_ms } else { since };
        self.n_left = left.saturating_sub(1);
    }
}

impl<G: Hosted> Room<G> {
    /// Whether this seat may take back its last answer now, its rate aside.
    pub(super) fn may_undo(&self, seat: Seat) -> Result<(), Denied> {
        let to = self.table.may_undo(seat, self.is_free_undo())?;
        self.is_log_short()?;
        // Where only one person plays, nobody else is told anything by it.
        if !self.is_free_undo()
            && let Some(decision) = self.answered_after(seat, to)
            && self.has_wavered(seat, decision)
        {
            return Err(Code::ChangedTooOften.into());
        }
        Ok(())
    }

    /// Whether this seat may take something back so soon.
    pub(super) fn may_undo_so_soon(&self, seat: Seat, now_ms: u64) -> Result<(), Denied> {
        match self.undos[seat.idx()].left(now_ms) {
            0 => Err(Code::UndoTooOften.into()),
            _ => Ok(()),
        }
    }

    /// Something is taken back for this seat.
    pub(super) fn count_undo(&mut self, seat: Seat, now_ms: u64) {
        self.undos[seat.idx()].spend(now_ms);
    }

    /// Whether this seat may answer this question, be it anew.
    pub(super) fn may_answer(&self, seat: Seat, decision: DecisionId) -> Result<(), Denied> {
        if self.is_log_full() {
            return Err(Code::LogFull.into());
        }
        // Whatever was changed how often, an open question can be answered: else the table stood
        // still.
        if self.table.pending().of(seat).is_some_and(|open| open.answered) {
            self.is_log_short()?;
            if self.has_wavered(seat, decision) {
                return Err(Code::ChangedTooOften.into());
            }
        }
        Ok(())
    }

    /// The question that this seat answered first after an entry that still counts.
    fn answered_after(&self, seat: Seat, to: u32) -> Option<DecisionId> {
        let log = self.table.log();
        let line = self.table.line();
        let after = &line[line.partition_point(|&seq| seq <= to)..];
        after.iter().find_map(|&seq| match &log[seq as usize].cause {
            Cause::Answer { seat: who, decision, .. } if *who == seat => Some(*decision),
            Cause::Answer { .. } | Cause::Deal | Cause::Rewind { .. } | Cause::Rules { .. } => None,
        })
    }

    /// Whether this seat has answered a question as often as it may. What was taken back counts: it
    /// is in the log, and everybody was told of it.
    fn has_wavered(&self, seat: Seat, decision: DecisionId) -> bool {
        let is_answer = |cause: &Cause<G::Action>| matches!(cause, Cause::Answer { seat: who, decision: what, .. } if *who == seat && *what == decision);
        let answers = self.table.log().iter().filter(|entry| is_answer(&entry.cause));
        answers.take(ANSWERS_CHANGED_MAX + 1).count() > ANSWERS_CHANGED_MAX
    }

    fn is_log_short(&self) -> Result<(), Denied> {
        if self.table.next_seq() >= ENTRIES_PATIENT_MAX {
            return Err(Code::LogLong.into());
        }
        Ok(())
    }

    /// Whether the house may take back what a bot did for this seat.
    pub(super) fn may_take_back(&self, seat: Seat, now_ms: u64) -> bool {
        self.is_log_short().is_ok() && self.may_undo_so_soon(seat, now_ms).is_ok()
    }

    /// Whether nothing more is played here.
    pub(super) fn is_log_full(&self) -> bool {
        self.table.next_seq() >= ENTRIES_MAX
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Audit: SEC-H2
    #[test]
    fn so_much_is_taken_back_at_once_and_more_comes_with_time() {
        let mut undos = Undos::default();
        let now_ms = 1_000_000;
        for _ in 0..UNDOS_BURST {
            assert!(undos.left(now_ms) > 0);
            undos.spend(now_ms);
        }
        assert_eq!(undos.left(now_ms + UNDO_EVERY_MS - 1), 0);
        assert_eq!(undos.left(now_ms + UNDO_EVERY_MS), 1);
        undos.spend(now_ms + UNDO_EVERY_MS + UNDO_EVERY_MS / 2);
        assert_eq!(undos.left(now_ms + 2 * UNDO_EVERY_MS), 1, "half a wait was not lost");
        assert_eq!(undos.left(u64::MAX), UNDOS_BURST, "no more than at first");
    }
}
