//! What a bot would do in somebody's place.

use super::Room;
use super::patience::Purse;
use super::wishes::{Denied, Granted};
use super::writes::Asked;
use crate::limits::{HINT_EVERY_MS, HINTS_BURST, HINTS_OPEN_MAX};
use crate::{Output, Question, Ticket};
use bots::Level;
use catalog::Hosted;
use tabletop::{Answer, DecisionId, Seat, Viewer};
use wire::{Code, ToClient};
use words::{Speaker, Teller as _};

/// Whom people ask for advice: the best there is.
const ADVISER: Level = Level::Hunter;

/// A question that was put to the adviser.
#[derive(Debug)]
pub(super) struct Advice {
    ticket: Ticket,
    asked: Asked,
    seat: Seat,
    decision: DecisionId,
}

impl Purse {
    /// For what a person asks the adviser.
    pub(super) const HINTS: Self = Self::full(HINTS_BURST, HINT_EVERY_MS);
}

impl<G: Hosted> Room<G> {
    /// A hint is for the person in the seat, about the question that is open to them.
    pub(super) fn hint(
        &self,
        asked: &Asked,
        decision: DecisionId,
        now_ms: u64,
    ) -> Result<Granted<G>, Denied> {
        if self.seating.agreed.no_hints {
            return Err(Code::NoHints.into());
        }
        let seat = self.playing_seat(asked)?;
        let open = self.table.pending().of(seat).filter(|open| open.id == decision);
        if open.is_none() || self.is_log_full() {
            return Err(Code::NotYourDecision.into());
        }
        let is_asked = self.advice.iter().any(|advice| advice.seat == seat);
        if is_asked
            || self.advice.len() >= HINTS_OPEN_MAX
            || self.hints[seat.idx()].left(now_ms) == 0
        {
            return Err(Code::Busy.into());
        }
        Ok(Granted::Hint(seat, decision))
    }

    pub(super) fn ask_adviser(
        &mut self,
        asked: Asked,
        seat: Seat,
        decision: DecisionId,
        now_ms: u64,
        out: &mut Vec<Output<G>>,
    ) {
        self.hints[seat.idx()].spend(now_ms);
        let ticket = self.next_ticket();
        out.push(Output::Think(Box::new(self.question(ticket, seat, ADVISER, decision))));
        self.advice.push(Advice { ticket, asked, seat, decision });
    }

    /// Everything a bot in this seat is given, and nothing else.
    pub(super) fn question(
        &self,
        ticket: Ticket,
        seat: Seat,
        level: Level,
        decision: DecisionId,
    ) -> Question<G> {
        let beside = self.table.beside(seat).filter(|open| open.decision.id == decision);
        let turned = beside.map(|open| G::turned(self.table.state(), &open));
        let state = turned.as_ref().unwrap_or(self.table.state());
        Question {
            ticket,
            seat,
            level,
            view: G::view(state, Viewer::Seat(seat)),
            menu: self.table.menu(decision),
            content: self.table.content().clone(),
            dice: self.bot_dice(seat),
        }
    }

    /// Tells whoever asked what the adviser says; false if it was not asked for advice.
    pub(super) fn advised(
        &mut self,
        ticket: Ticket,
        answer: Option<&Answer<G::Action>>,
        out: &mut Vec<Output<G>>,
    ) -> bool {
        let Some(idx) = self.advice.iter().position(|advice| advice.ticket == ticket) else {
            return false;
        };
        let Advice { asked, seat, decision, .. } = self.advice.swap_remove(idx);
        let is_open = self.table.pending().of(seat).is_some_and(|open| open.id == decision)
            && self.seating.seat_of(&asked.key) == Some(seat);
        match answer.filter(|_| is_open) {
            Some(answer) => {
                let Some(guest) = self.guests.get(&asked.conn) else { return true };
                let names = self.names();
                let speaker = Speaker::new(guest.lang, &names, Viewer::Seat(seat));
                let view = G::view(self.table.state(), Viewer::Seat(seat));
                let words = G::teller(&speaker, self.table.content(), &view).answer(answer);
                let request = asked.request;
                let hint = ToClient::Hint { request, decision, answer: answer.clone(), words };
                self.tell(asked.conn, hint, out);
            }
            None => self.refuse(asked.conn, Some(asked.request), Code::NoHintNow, None, out),
        }
        true
    }
}
