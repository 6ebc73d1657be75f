//! How much going back and forth a table bears.
//!
//! An entry is never deleted: taking back adds one, and so does the answer that is given instead. So
//! both have bounds, which nobody meets who plays; and since some games have no end of their own,
//! the log as a whole has one, too: a table whose log is full is over.

use super::Room;
use super::wishes::Denied;
use crate::limits::{
    ANSWER_EVERY_MS, ANSWERS_BURST, ANSWERS_CHANGED_MAX, ENTRIES_MAX, ENTRIES_PATIENT_MAX,
    UNDO_EVERY_MS, UNDOS_BURST,
};
use catalog::Hosted;
use tabletop::{Cause, DecisionId, Seat, Table};
use wire::Code;

/// How much of something one seat may do now: a burst at once, and one more every while.
#[derive(Clone, Copy, Debug)]
pub(super) struct Purse {
    n_max: u32,
    every_ms: u64,
    n_left: u32,
    /// Until when those that came with time are counted.
    counted_ms: u64,
}

impl Purse {
    /// For what a seat takes back.
    pub(super) const UNDOS: Self = Self::full(UNDOS_BURST, UNDO_EVERY_MS);
    /// For what a person answers.
    pub(super) const ANSWERS: Self = Self::full(ANSWERS_BURST, ANSWER_EVERY_MS);

    pub(super) const fn full(n_max: u32, every_ms: u64) -> Self {
        Self { n_max, every_ms, n_left: n_max, counted_ms: 0 }
    }

    pub(super) fn left(self, now_ms: u64) -> u32 {
        let came = now_ms.saturating_sub(self.counted_ms) / self.every_ms;
        self.n_left.saturating_add(u32::try_from(came).unwrap_or(u32::MAX)).min(self.n_max)
    }

    pub(super) fn spend(&mut self, now_ms: u64) {
        let left = self.left(now_ms);
        // What has come of the next one is kept, unless there was nothing to wait for.
        let since = now_ms - now_ms.saturating_sub(self.counted_ms) % self.every_ms;
        self.counted_ms = if left == self.n_max { now_ms } else { since };
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

    /// Whether the person in this seat may answer so soon: whoever answers in order to make entries
    /// shall not spend those of the whole table. Bots and clocks are the server's own, and slow.
    pub(super) fn may_answer_so_soon(&self, seat: Seat, now_ms: u64) -> Result<(), Denied> {
        match self.answers[seat.idx()].left(now_ms) {
            0 => Err(Code::Busy.into()),
            _ => Ok(()),
        }
    }

    /// The person in this seat has answered.
    pub(super) fn count_answer(&mut self, seat: Seat, now_ms: u64) {
        self.answers[seat.idx()].spend(now_ms);
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

    /// Whether the room may take back what a bot did for this seat.
    pub(super) fn may_take_back(&self, seat: Seat, now_ms: u64) -> bool {
        self.is_log_short().is_ok() && self.may_undo_so_soon(seat, now_ms).is_ok()
    }

    /// Whether nothing more is played here, because the log is full.
    pub(super) fn is_log_full(&self) -> bool {
        is_full(&self.table)
    }
}

/// Whether a table has as many entries as a table may have.
pub(super) fn is_full<G: Hosted>(table: &Table<G>) -> bool {
    table.next_seq() >= ENTRIES_MAX
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ConnId, Delays, Guest, Input, Output, Seated, plan};
    use catalog::{GameId, Record, host};
    use tabletop::{Opening, Seed};
    use wire::ToClient;

    // Audit: SEC-H2
    #[test]
    fn so_much_is_taken_back_at_once_and_more_comes_with_time() {
        let mut undos = Purse::UNDOS;
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

    fn dealt<G: Hosted>() -> Room<G> {
        let host = Guest::new(&"k".repeat(40), "Ada", "en").expect("a good key");
        let wanted = [wire::WantedSeat::Me, wire::WantedSeat::Bot { level: "random".to_owned() }];
        let seating = plan("table", &host, &wanted, None, false).expect("a plan");
        let (cards, seed) = (G::cards(), Seed::from_number(1));
        let setup = G::setup(2, Default::default(), &cards.content).expect("a setup");
        let header = Record::<G>::header(setup, &cards, &seed);
        let opening = Opening { header, content: cards.content };
        let mut table = Table::unopened(opening, Some(seed)).expect("a table");
        let deal = table.propose_deal().expect("a deal");
        table.commit(deal);
        while let Some(open) = table.pending().of(Seat::new(1)).filter(|open| !open.answered) {
            let answer = G::fallback(table.state(), open.id);
            table.act(Seat::new(1), answer).expect("it is on the menu");
        }
        let id = "table".to_owned();
        let requests = Vec::new();
        let mut room = Room::new(Seated {
            id,
            table,
            seed,
            seating,
            requests,
            finished: false,
            delays: Delays::default(),
        });
        room.handle(
            Input::Opened { conn: ConnId(1), guest: host, since: None },
            1,
            &mut Vec::new(),
        );
        room
    }

    /// Player 1 answers with the first item of the menu: whether an entry is written, or why not.
    fn answer<G: Hosted>(room: &mut Room<G>, request: &str, now_ms: u64) -> Option<Code> {
        let open = room.table.pending().of(Seat::new(0)).expect("a question");
        let answer = tabletop::Answer::Item(room.table.menu(open.id).items()[0].clone());
        let request = request.to_owned();
        let said = wire::ToServer::Act { request, decision: open.id, answer };
        let mut out = Vec::new();
        room.handle(Input::Said { conn: ConnId(1), said }, now_ms, &mut out);
        out.into_iter()
            .find_map(|output| match output {
                Output::Append { .. } => Some(None),
                Output::Tell { message, .. } => match *message {
                    ToClient::Refused { code, .. } => Some(Some(code)),
                    _ => None,
                },
                _ => None,
            })
            .expect("it is granted or refused")
    }

    // Audit: SEC-I3
    #[test]
    fn whoever_answers_without_end_waits_between_answers() {
        // The room knows no game; any will do.
        host!(GameId::ALL[0], G => waits_between_answers::<G>());
    }

    fn waits_between_answers<G: Hosted>() {
        let now_ms = 1_000_000;
        let mut room = dealt::<G>();
        let before = room.answers[0].left(now_ms);
        assert_eq!(answer(&mut room, "one", now_ms), None);
        assert_eq!(room.answers[0].left(now_ms), before - 1, "an answer counts");

        let mut room = dealt::<G>();
        (0..ANSWERS_BURST).for_each(|_| room.count_answer(Seat::new(0), now_ms));
        assert_eq!(answer(&mut room, "two", now_ms), Some(Code::Busy));
        assert_eq!(answer(&mut room, "two", now_ms + ANSWER_EVERY_MS), None, "a retry is granted");
        assert_eq!(room.answers[1].left(now_ms), ANSWERS_BURST, "nobody else waits");
    }
}
