//! Persist, then publish: the one write in flight, and what follows from it.

use super::Room;
use crate::limits::RETRY_MS;
use crate::seating::Change;
use crate::{ConnId, Holding, KeyHash, Output, RequestKey};
use catalog::Hosted;
use tabletop::{By, Cause, HeaderOf, Proposed, Seat};
use wire::{Code, Stage};

/// The write in flight.
pub(super) enum Writing<G: Hosted> {
    /// An entry, and who asked for it if a person did.
    Entry { proposed: Box<Proposed<G>>, asked: Option<Asked> },
    /// A change of the seating that a person asked for.
    Seating { change: Change, asked: Asked },
    /// Another setup and the seating for it, before the deal.
    Settled { header: Box<HeaderOf<G>>, change: Change, asked: Asked },
    /// The seating as it is already: it may be stored late, never lost on purpose.
    SeatingAsIs,
    /// The end of the table.
    Finish,
}

/// Who asked, and what they call it.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub conn: ConnId,
    pub key: KeyHash,
    pub request: String,
}

/// What the room still has to write unasked, and when it may try again.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Owed {
    pub seating: bool,
    pub finish: bool,
    /// The seat whose person came back: what the bot did meanwhile is taken back if it can be.
    pub take_back: Option<Seat>,
    /// No debt is paid before this time, because the last attempt failed.
    pub debts_pause_ms: u64,
    /// No automatic entry is written before this time.
    pub entries_pause_ms: u64,
}

impl Owed {
    pub(super) fn new(finish: bool) -> Self {
        Self { finish, ..Self::default() }
    }

    pub(super) fn anything(&self) -> bool {
        self.seating || self.finish
    }
}

impl<G: Hosted> Room<G> {
    pub(super) fn write_entry(
        &mut self,
        proposed: Proposed<G>,
        asked: Option<Asked>,
        out: &mut Vec<Output<G>>,
    ) {
        let request = asked.as_ref().map(|asked| self.request_key(asked));
        out.push(Output::Append { entry: proposed.entry.clone(), request });
        self.writing = Some(Writing::Entry { proposed: Box::new(proposed), asked });
    }

    pub(super) fn write_seating(&mut self, change: Change, asked: Asked, out: &mut Vec<Output<G>>) {
        let mut next = self.seating.clone();
        next.make(&self.id, &change);
        next.remember(asked.key, &asked.request);
        out.push(Output::SaveSeating(next));
        self.writing = Some(Writing::Seating { change, asked });
    }

    pub(super) fn pay_debt(&mut self, out: &mut Vec<Output<G>>) {
        if self.owed.finish {
            out.push(Output::Finish);
            self.writing = Some(Writing::Finish);
        } else {
            self.owed.seating = false;
            out.push(Output::SaveSeating(self.seating.clone()));
            self.writing = Some(Writing::SeatingAsIs);
        }
    }

    pub(super) fn request_key(&self, asked: &Asked) -> RequestKey {
        RequestKey { seat: self.seating.seat_of(&asked.key), id: asked.request.clone() }
    }

    pub(super) fn stored(&mut self, now_ms: u64, out: &mut Vec<Output<G>>) {
        match self.writing.take() {
            None => {}
            Some(Writing::Entry { proposed, asked }) => {
                self.committed(*proposed, asked.as_ref(), now_ms, out);
            }
            Some(Writing::Seating { change, asked }) => {
                let invite = self.invite();
                self.seating.make(&self.id, &change);
                self.lesson = self.lesson.take().filter(|_| self.seating.lesson.is_some());
                self.seating.remember(asked.key, &asked.request);
                self.show_out(invite.as_ref(), out);
                self.tell_seating(Some(&asked), out);
                self.tell_newly_seated(&change, now_ms, out);
            }
            Some(Writing::Settled { header, change, asked }) => {
                self.settled(*header);
                self.seating.make(&self.id, &change);
                self.seating.remember(asked.key, &asked.request);
                self.tell_seating(Some(&asked), out);
            }
            Some(Writing::SeatingAsIs) => {}
            Some(Writing::Finish) => self.owed.finish = false,
        }
    }

    pub(super) fn store_failed(&mut self, now_ms: u64, out: &mut Vec<Output<G>>) {
        match self.writing.take() {
            None => {}
            Some(
                Writing::Entry { asked: Some(asked), .. }
                | Writing::Seating { asked, .. }
                | Writing::Settled { asked, .. },
            ) => {
                self.refuse(asked.conn, Some(asked.request), Code::Storage, None, out);
            }
            Some(Writing::Entry { asked: None, .. }) => {
                self.owed.entries_pause_ms = now_ms + RETRY_MS;
            }
            Some(Writing::SeatingAsIs) => {
                self.owed.seating = true;
                self.owed.debts_pause_ms = now_ms + RETRY_MS;
            }
            Some(Writing::Finish) => self.owed.debts_pause_ms = now_ms + RETRY_MS,
        }
    }

    fn committed(
        &mut self,
        proposed: Proposed<G>,
        asked: Option<&Asked>,
        now_ms: u64,
        out: &mut Vec<Output<G>>,
    ) {
        if let Some(asked) = asked {
            let request = self.request_key(asked);
            self.requests.remember(&request);
        }
        let before = self.table.state().clone();
        let stage_before = self.stage();
        let cause = self.table.commit(proposed).cause.clone();
        self.stories.forget();
        if cause == Cause::Deal {
            if self.seating.has_free_seat() {
                self.seating.fill(&self.id);
                self.owed.seating = true;
            }
            // At a private table nobody waits for a seat any more.
            self.show_out(None, out);
            self.tell_seating(None, out);
        }
        self.attend(now_ms, out);
        // Who gathers sees no entries: the deal brings them all.
        if self.stage() != Stage::Gathering {
            self.tell_update(&before, asked, now_ms, out);
        }
        if self.stage() != stage_before && self.stage() == Stage::Over {
            self.owed.finish = true;
            self.tell_seating(None, out);
        }
        if let Cause::Answer { seat, by: By::Clock, .. } = cause {
            self.replace_if_away(seat, out);
        }
    }

    /// Somebody whose clock ran out while they are away gets a stand-in, in every game: the others
    /// shall not wait for a whole clock at each of their turns.
    fn replace_if_away(&mut self, seat: Seat, out: &mut Vec<Output<G>>) {
        let Some(Holding::Person { key, stand_in: None, .. }) = self.seating.holding(seat) else {
            return;
        };
        if !self.is_here(key) {
            let level = Some(self.seating.level.0);
            self.change_now(&Change::StandIn { seat, level }, out);
        }
    }

    /// Changes the seating at once and stores it when there is time. Only for
    /// what the next hello would repair if it were lost.
    pub(super) fn change_now(&mut self, change: &Change, out: &mut Vec<Output<G>>) {
        self.seating.make(&self.id, change);
        self.owed.seating = true;
        self.tell_seating(None, out);
    }
}
