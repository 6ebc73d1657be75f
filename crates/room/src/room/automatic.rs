//! What a room does unasked: clocks, bots, and the deal that needs no click.

use super::Room;
use crate::limits::RETRY_MS;
use crate::{Holding, Output, Ticket};
use catalog::{Hosted, Part};
use tabletop::{
    Answer, BesideStage, By, Decision, DecisionId, Dice, Proposed, SEATS_MAX, Seat, Seed,
};
use wire::Stage;

/// A running clock.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    decision: DecisionId,
    runs_out_ms: u64,
}

/// The clocks of a table that was put away while they run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Doze {
    /// When the first of them runs out: the table must be opened again by then.
    pub until_ms: u64,
    clocks: Vec<(Seat, DecisionId, u64)>,
}

/// A question that was put to a bot.
#[derive(Debug)]
pub(super) struct Thought<G: Hosted> {
    ticket: Ticket,
    decision: DecisionId,
    /// The answer is not played before, so that people can follow.
    due_ms: u64,
    answer: Answered<G>,
}

#[derive(Debug)]
enum Answered<G: Hosted> {
    NotYet,
    With(Answer<G::Action>),
    /// The bot failed; the game's fallback is played.
    Failed,
}

impl<G: Hosted> Room<G> {
    /// Lets clocks run and bots think for the questions that are open now.
    pub(super) fn attend(&mut self, now_ms: u64, out: &mut Vec<Output<G>>) {
        if self.stage() == Stage::Gathering {
            return;
        }
        if self.seating.manners.closed || self.is_log_full() {
            self.clocks = [const { None }; SEATS_MAX];
            self.thoughts = [const { None }; SEATS_MAX];
            return;
        }
        let pending = self.table.pending();
        for seat in Seat::all(self.table.n_seats()) {
            let awaited = pending.of(seat).filter(|open| !open.answered);
            self.run_clock(seat, awaited, now_ms);
            let asked = self.asked_beside(seat).or(awaited);
            self.let_think(seat, asked, now_ms, out);
        }
    }

    /// What somebody else would like to know of a bot, though the table does not wait for it: that
    /// comes first, so that nobody waits. A bot that stands in for a person gives away nothing of
    /// theirs that need not be given.
    fn asked_beside(&self, seat: Seat) -> Option<Decision> {
        let is_bot = matches!(self.seating.holding(seat), Some(Holding::Bot { .. }));
        let open = self.table.beside(seat).filter(|_| is_bot)?;
        matches!(open.stage, BesideStage::AskedBy(_)).then_some(open.decision)
    }

    /// The clocks that run.
    pub(super) fn clocks(&self) -> Option<Doze> {
        let running = self.clocks.iter().enumerate().filter_map(|(idx, clock)| {
            let clock = (*clock)?;
            Some((Seat::new(idx as u8), clock.decision, clock.runs_out_ms))
        });
        let clocks: Vec<_> = running.collect();
        let until_ms = clocks.iter().map(|(.., runs_out_ms)| *runs_out_ms).min()?;
        Some(Doze { until_ms, clocks })
    }

    /// Lets the clocks run on that ran when the table was put away. Say this before anything else.
    pub fn resume(&mut self, doze: &Doze) {
        for &(seat, decision, runs_out_ms) in &doze.clocks {
            self.clocks[seat.idx()] = Some(Clock { decision, runs_out_ms });
        }
    }

    fn run_clock(&mut self, seat: Seat, awaited: Option<Decision>, now_ms: u64) {
        // A bot that rests is not hurried: see `let_think`.
        let rests = self.guests.is_empty() && self.seating.bot_of(seat).is_some();
        let awaited = awaited.filter(|_| !rests);
        let clock = &mut self.clocks[seat.idx()];
        *clock = match (awaited, self.seating.clock_seconds, *clock) {
            (Some(open), Some(_), Some(running)) if running.decision == open.id => Some(running),
            (Some(open), Some(seconds), _) => {
                Some(Clock { decision: open.id, runs_out_ms: now_ms + u64::from(seconds) * 1_000 })
            }
            (None, _, _) | (_, None, _) => None,
        };
    }

    fn let_think(
        &mut self,
        seat: Seat,
        awaited: Option<Decision>,
        now_ms: u64,
        out: &mut Vec<Output<G>>,
    ) {
        let (Some(open), Some(level)) = (awaited, self.seating.bot_of(seat)) else {
            self.thoughts[seat.idx()] = None;
            return;
        };
        if self.thoughts[seat.idx()].as_ref().is_some_and(|thought| thought.decision == open.id) {
            return;
        }
        let lesson = self.lesson.as_ref().filter(|_| !open.id.is_beside());
        let answer = match lesson.map(|lesson| lesson.part(&self.table, seat)) {
            None | Some(Part::Free) => Answered::NotYet,
            Some(Part::Answer(answer)) => Answered::With(answer),
            // The script has somebody else answer first.
            Some(Part::Wait) => {
                self.thoughts[seat.idx()] = None;
                return;
            }
        };
        // Bots rest while nobody is there: nobody waits for them, and their thinking is others' time.
        if self.guests.is_empty() {
            self.thoughts[seat.idx()] = None;
            return;
        }
        let ticket = self.next_ticket();
        let due_ms = now_ms + self.bot_beat_ms();
        let has_to_think = matches!(answer, Answered::NotYet);
        self.thoughts[seat.idx()] = Some(Thought { ticket, decision: open.id, due_ms, answer });
        if !has_to_think {
            return;
        }
        out.push(Output::Think(Box::new(self.question(ticket, seat, level, open.id))));
    }

    pub(super) fn next_ticket(&mut self) -> Ticket {
        self.n_tickets += 1;
        Ticket(self.n_tickets)
    }

    /// A bot's dice: the same after a restart, and no key to the table's.
    pub(super) fn bot_dice(&self, seat: Seat) -> Dice {
        let own = blake3::derive_key("cantina 2026-11 bot dice", &self.seed.0);
        let stream = self.table.next_seq() * SEATS_MAX as u32 + seat.idx() as u32;
        Dice::keyed(&Seed(own), stream)
    }

    pub(super) fn bot_answered(
        &mut self,
        ticket: Ticket,
        answer: Option<Answer<G::Action>>,
        now_ms: u64,
    ) {
        let beat_ms = self.bot_beat_ms().max(1);
        let thought = self.thoughts.iter_mut().flatten().find(|thought| thought.ticket == ticket);
        if let Some(thought) = thought {
            thought.answer = answer.map_or(Answered::Failed, Answered::With);
            // How long a bot thinks depends on what it holds. An answer that comes late waits
            // for the next beat, so that its time says next to nothing.
            let late_ms = now_ms.saturating_sub(thought.due_ms);
            thought.due_ms += late_ms.next_multiple_of(beat_ms);
        }
    }

    /// Writes an entry that nobody asked for, if one is due.
    pub(super) fn write_automatic(&mut self, now_ms: u64, out: &mut Vec<Output<G>>) {
        if self.owed.anything() && now_ms >= self.owed.debts_pause_ms {
            self.pay_debt(out);
        } else if let Some(seat) = self.owed.take_back.take()
            && self.may_take_back(seat, now_ms)
            && let Ok(proposed) = self.table.propose_take_back(seat)
        {
            self.count_undo(seat, now_ms);
            self.write_entry(proposed, None, out);
        } else if now_ms >= self.owed.entries_pause_ms
            && let Some(proposed) = self.automatic_entry(now_ms)
        {
            self.write_entry(proposed, None, out);
        }
    }

    /// Whether the table was played by older rules and goes on: it takes up those of today
    /// before anybody's wish is granted.
    pub(super) fn owes_rules(&self) -> bool {
        self.table.rules() != G::RULES
            && self.stage() != Stage::Over
            && !self.seating.manners.closed
    }

    pub(super) fn take_up_rules(&mut self, now_ms: u64, out: &mut Vec<Output<G>>) {
        if now_ms < self.owed.entries_pause_ms {
            return;
        }
        match self.table.propose_rules() {
            Some(proposed) => self.write_entry(proposed, None, out),
            // The rules cannot take the table over: it stays shut, and the room does not try again.
            None => self.owed.entries_pause_ms = now_ms + RETRY_MS,
        }
    }

    fn automatic_entry(&self, now_ms: u64) -> Option<Proposed<G>> {
        if self.deals_itself() {
            return self.table.propose_deal();
        }
        Seat::all(self.table.n_seats()).find_map(|seat| {
            self.out_of_time(seat, now_ms).or_else(|| self.bots_answer(seat, now_ms))
        })
    }

    fn deals_itself(&self) -> bool {
        self.stage() == Stage::Gathering
            && self.seating.deals_itself
            && !self.seating.has_free_seat()
            && !self.seating.manners.closed
            && (!self.seating.agreed.waits_for_people || self.is_complete())
    }

    fn out_of_time(&self, seat: Seat, now_ms: u64) -> Option<Proposed<G>> {
        let clock = self.clocks[seat.idx()].filter(|clock| now_ms >= clock.runs_out_ms)?;
        self.fallback(seat, clock.decision, By::Clock)
    }

    fn bots_answer(&self, seat: Seat, now_ms: u64) -> Option<Proposed<G>> {
        let thought = self.thoughts[seat.idx()].as_ref().filter(|it| now_ms >= it.due_ms)?;
        match &thought.answer {
            Answered::NotYet => None,
            Answered::With(answer) => self
                .table
                .propose(seat, thought.decision, answer.clone(), By::Bot)
                .ok()
                .or_else(|| self.fallback(seat, thought.decision, By::Bot)),
            Answered::Failed => self.fallback(seat, thought.decision, By::Bot),
        }
    }

    fn fallback(&self, seat: Seat, decision: DecisionId, by: By) -> Option<Proposed<G>> {
        let answer = match self.table.beside(seat).filter(|open| open.decision.id == decision) {
            Some(open) => G::fallback(&G::turned(self.table.state(), &open), decision),
            None => G::fallback(self.table.state(), decision),
        };
        self.table.propose(seat, decision, answer, by).ok()
    }

    /// Milliseconds this seat has left.
    pub(super) fn left_ms(&self, seat: Seat, now_ms: u64) -> Option<u32> {
        let clock = self.clocks[seat.idx()]?;
        Some(u32::try_from(clock.runs_out_ms.saturating_sub(now_ms)).unwrap_or(u32::MAX))
    }

    /// Asks for a tick when the next thing is due. While a write is in flight
    /// nothing can be done, and its answer comes by itself.
    pub(super) fn ask_to_be_woken(&mut self, now_ms: u64, out: &mut Vec<Output<G>>) {
        if self.writing.is_some() {
            return;
        }
        let debts = self.owed.anything().then_some(self.owed.debts_pause_ms);
        let deal = (self.deals_itself() || self.owes_rules()).then_some(now_ms);
        let clocks = self.clocks.iter().flatten().map(|clock| clock.runs_out_ms);
        let bots = self.thoughts.iter().flatten().filter_map(|thought| match thought.answer {
            Answered::NotYet => None,
            Answered::With(_) | Answered::Failed => Some(thought.due_ms),
        });
        let entries = deal.into_iter().chain(clocks).chain(bots);
        let entries = entries.map(|at_ms| at_ms.max(self.owed.entries_pause_ms));
        let next = entries.chain(debts).chain(self.news_due_ms).min();
        if let Some(at_ms) = next
            && self.wake_ms != Some(at_ms)
        {
            self.wake_ms = Some(at_ms);
            out.push(Output::Wake { at_ms });
        }
    }
}
