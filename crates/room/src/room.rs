//! The room: one table, its seats, and everybody connected to it.

mod again;
mod agreeing;
mod automatic;
mod crowd;
mod hints;
mod manners;
mod notice;
mod patience;
mod publish;
mod stories;
mod wishes;
mod writes;

use crate::limits::STAND_IN_GRACE_MS;
use crate::requests::Requests;
use crate::seating::Called;
use crate::{
    ConnId, Guest, Holding, Input, KeyHash, Output, RequestKey, SeatingRecord, ToServerOf,
};
pub use again::Rematch;
use agreeing::told_options;
pub use automatic::Doze;
use automatic::{Clock, Thought};
use catalog::{Hosted, Lesson, to_hex};
use hints::Advice;
pub use notice::Notice;
use patience::Purse;
use std::borrow::Cow;
use std::collections::{BTreeMap, VecDeque};
use stories::Stories;
use tabletop::{Cause, SEATS_MAX, Seat, Seed, Table, Viewer};
use wire::{Code, Fairness, Stage};
use words::Speaker;
use writes::{Owed, Writing};

/// Everything a room begins with, as it was stored.
pub struct Seated<G: Hosted> {
    /// The table's id.
    pub id: String,
    /// The table; before the deal it has no entry.
    pub table: Table<G>,
    /// The secret its chance comes from.
    pub seed: Seed,
    /// Who sits where.
    pub seating: SeatingRecord,
    /// The requests its entries answered.
    pub requests: Vec<RequestKey>,
    /// Whether the store knows that the table is over.
    pub finished: bool,
    /// How long the house lets people wait.
    pub delays: Delays,
}

/// How long people wait for those who are not at the table.
#[derive(Clone, Copy, Debug)]
pub struct Delays {
    /// How long a bot takes for an answer at least, so that people can follow.
    pub bot_ms: u64,
    /// How long somebody may be away before others may let a bot stand in.
    pub stand_in_ms: u64,
}

impl Default for Delays {
    fn default() -> Self {
        Self { bot_ms: 0, stand_in_ms: STAND_IN_GRACE_MS }
    }
}

/// One table's server brain.
pub struct Room<G: Hosted> {
    id: String,
    table: Table<G>,
    seed: Seed,
    seating: SeatingRecord,
    /// The lesson that is taught here, until it is left.
    lesson: Option<Lesson<G>>,
    /// What those in the seats are called.
    called: Called,
    requests: Requests,
    guests: BTreeMap<ConnId, Guest>,
    /// What those are told who come.
    stories: Stories<G>,
    writing: Option<Writing<G>>,
    /// Wishes that wait for the write in flight.
    held: VecDeque<(ConnId, ToServerOf<G>)>,
    owed: Owed,
    clocks: [Option<Clock>; SEATS_MAX],
    thoughts: [Option<Thought<G>>; SEATS_MAX],
    n_tickets: u64,
    delays: Delays,
    /// The tick that was asked for and has not come.
    wake_ms: Option<u64>,
    /// Since when the person in each seat has no connection.
    away_since_ms: [Option<u64>; SEATS_MAX],
    /// How much each seat may take back now.
    undos: [Purse; SEATS_MAX],
    /// How many answers the person in each seat may give now.
    answers: [Purse; SEATS_MAX],
    /// How many hints the person in each seat may ask for now.
    hints: [Purse; SEATS_MAX],
    /// What the adviser thinks about.
    advice: Vec<Advice>,
    /// The options in force, in plain words.
    options: BTreeMap<String, String>,
    /// When something was last heard.
    now_ms: u64,
    /// When everybody is told who came and went.
    news_due_ms: Option<u64>,
    is_closing: bool,
}

impl<G: Hosted> Room<G> {
    /// Opens the room. Say `Tick` next, so that it takes up its work.
    #[must_use]
    pub fn new(seated: Seated<G>) -> Self {
        let mut requests = Requests::default();
        seated.requests.iter().for_each(|request| requests.remember(request));
        let mut seating = seated.seating;
        let has_begun = seated.table.has_begun();
        if has_begun {
            seating.fill(&seated.id);
        }
        let is_over =
            has_begun && (seated.table.pending().is_over() || patience::is_full(&seated.table));
        // A lesson is written for the rules of today: an older table is played freely.
        let lesson = seating.lesson.as_deref().filter(|_| seated.table.header().rules == G::RULES);
        let options = told_options(&seated.table);
        Self {
            owed: Owed::new(is_over && !seated.finished),
            id: seated.id,
            table: seated.table,
            seed: seated.seed,
            lesson: lesson.and_then(G::lesson),
            seating,
            called: Called::default(),
            requests,
            guests: BTreeMap::new(),
            stories: Stories::default(),
            writing: None,
            held: VecDeque::new(),
            clocks: [const { None }; SEATS_MAX],
            thoughts: [const { None }; SEATS_MAX],
            n_tickets: 0,
            delays: seated.delays,
            wake_ms: None,
            away_since_ms: [None; SEATS_MAX],
            undos: [Purse::UNDOS; SEATS_MAX],
            answers: [Purse::ANSWERS; SEATS_MAX],
            hints: [Purse::HINTS; SEATS_MAX],
            advice: Vec::new(),
            options,
            now_ms: 0,
            news_due_ms: None,
            is_closing: false,
        }
    }

    /// Hears one thing and adds what is to be done to `out`. `now_ms` never
    /// goes back.
    pub fn handle(&mut self, input: Input<G>, now_ms: u64, out: &mut Vec<Output<G>>) {
        self.now_ms = now_ms;
        self.called.refresh(&self.seating);
        match input {
            Input::Opened { conn, guest, since } => self.opened(conn, guest, since, now_ms, out),
            Input::Closed { conn } => self.closed(conn, now_ms),
            Input::Said { conn, said } => self.said(conn, said, now_ms, out),
            Input::Stored => self.stored(now_ms, out),
            Input::StoreFailed => self.store_failed(now_ms, out),
            Input::BotAnswered { ticket, answer } => {
                if !self.advised(ticket, answer.as_ref(), out) {
                    self.bot_answered(ticket, answer, now_ms);
                }
            }
            Input::RematchOpened { table } => self.rematch_opened(table, out),
            Input::Tick => self.wake_ms = None,
            Input::ShuttingDown => self.is_closing = true,
        }
        self.note_who_is_away(now_ms);
        self.go_on(now_ms, out);
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// Who sits where, as it is stored.
    #[must_use]
    pub fn seating_record(&self) -> &SeatingRecord {
        &self.seating
    }

    /// What those in the seats are called.
    fn names(&self) -> Cow<'_, [String]> {
        self.called.names(&self.seating)
    }

    /// How far the table is.
    #[must_use]
    pub fn stage(&self) -> Stage {
        if !self.table.has_begun() {
            Stage::Gathering
        } else if self.table.pending().is_over() || self.is_log_full() {
            Stage::Over
        } else {
            Stage::Playing
        }
    }

    /// How many connections are open.
    #[must_use]
    pub fn n_connections(&self) -> usize {
        self.guests.len()
    }

    /// Whether nothing would be lost or delayed if the room were put away and
    /// opened again from the store.
    #[must_use]
    pub fn is_quiet(&self) -> bool {
        self.guests.is_empty()
            && self.writing.is_none()
            && !self.owed.anything()
            && self.wake_ms.is_none()
            && self.thoughts.iter().all(Option::is_none)
    }

    /// What a room that only waits for a clock must be told when it is opened again; none where
    /// something else goes on, or no clock runs. Until then it can be put away like a quiet one.
    #[must_use]
    pub fn doze(&self) -> Option<Doze> {
        let is_still = self.guests.is_empty()
            && self.writing.is_none()
            && !self.owed.anything()
            && !self.owes_rules()
            && self.news_due_ms.is_none()
            && self.thoughts.iter().all(Option::is_none);
        self.clocks().filter(|_| is_still)
    }

    /// Whether the room has closed for the night and has said so.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.is_closing && self.writing.is_none() && self.guests.is_empty()
    }

    /// How chance can be checked: the seed is shown once it can do no harm.
    #[must_use]
    pub fn fairness(&self) -> Fairness {
        let seed = (self.stage() == Stage::Over).then(|| to_hex(&self.seed.0));
        Fairness { commitment: self.table.header().commitment.clone(), seed }
    }

    fn go_on(&mut self, now_ms: u64, out: &mut Vec<Output<G>>) {
        while self.writing.is_none() && !self.is_closing {
            self.attend(now_ms, out);
            if self.owes_rules() {
                self.take_up_rules(now_ms, out);
                break;
            }
            if let Some((conn, said)) = self.held.pop_front() {
                self.wish(conn, said, now_ms, out);
            } else {
                self.write_automatic(now_ms, out);
                break;
            }
        }
        if self.is_closing {
            self.close(out);
        } else {
            self.tell_news(now_ms, out);
            self.ask_to_be_woken(now_ms, out);
        }
    }

    /// Says goodbye, once the write in flight is answered.
    fn close(&mut self, out: &mut Vec<Output<G>>) {
        let held: Vec<_> = self.held.drain(..).collect();
        for (conn, said) in held {
            self.refuse(conn, request_of(&said), Code::ShuttingDown, None, out);
        }
        if self.writing.is_none() {
            let guests: Vec<ConnId> = self.guests.keys().copied().collect();
            for conn in guests {
                self.hang_up(conn, Code::ShuttingDown, out);
            }
        }
    }

    fn hang_up(&mut self, conn: ConnId, code: Code, out: &mut Vec<Output<G>>) {
        let lang = self.guests.remove(&conn).map(|guest| guest.lang).unwrap_or_default();
        let message = Speaker::new(lang, &[], Viewer::Spectator).refusal(code);
        out.push(Output::HangUp { conn, code, message });
    }

    /// Who is looking through this connection.
    fn viewer(&self, guest: &Guest) -> Viewer {
        self.seating.seat_of(&guest.key).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Whether a connection of the person with this key is open.
    fn is_here(&self, key: &KeyHash) -> bool {
        self.guests.values().any(|guest| guest.key == *key)
    }

    /// Whether somebody belongs to the table: they have a seat, or are the host.
    #[must_use]
    pub fn is_member(&self, key: &KeyHash) -> bool {
        self.seating.is_member(key)
    }

    fn note_who_is_away(&mut self, now_ms: u64) {
        for (idx, holding) in self.seating.seats.iter().enumerate() {
            let is_away = match holding {
                Holding::Person { key, .. } => !self.is_here(key),
                Holding::Free | Holding::Bot { .. } => false,
            };
            let since = is_away.then(|| self.away_since_ms[idx].unwrap_or(now_ms));
            self.away_since_ms[idx] = since;
        }
    }

    /// Whether the person in this seat has been away for longer than a line blinks.
    fn is_long_away(&self, seat: Seat, now_ms: u64) -> bool {
        self.away_since_ms[seat.idx()]
            .is_some_and(|since| now_ms >= since + self.delays.stand_in_ms)
    }

    /// How long others have to wait until they may let a bot stand in for the person in this seat;
    /// none where nobody waits.
    fn stand_in_ms(&self, seat: Seat) -> Option<u32> {
        let since = self.away_since_ms[seat.idx()].filter(|_| self.stage() == Stage::Playing)?;
        let left = (since + self.delays.stand_in_ms).saturating_sub(self.now_ms);
        Some(u32::try_from(left).unwrap_or(u32::MAX))
    }

    /// Whether undo has no limit: only one person plays.
    fn is_free_undo(&self) -> bool {
        self.seating.n_people() == 1
    }

    /// What this seat has answered to a question that is still open.
    fn chosen(&self, seat: Seat) -> Option<tabletop::Answer<G::Action>> {
        let open = self.table.pending().of(seat).filter(|open| open.answered)?;
        let log = self.table.log();
        self.table.line().into_iter().rev().find_map(|seq| match &log[seq as usize].cause {
            Cause::Answer { seat: who, decision, answer, .. }
                if *who == seat && *decision == open.id =>
            {
                Some(answer.clone())
            }
            Cause::Answer { .. } | Cause::Deal | Cause::Rewind { .. } | Cause::Rules { .. } => None,
        })
    }
}

/// The client's name for a wish, if it is a wish.
pub(crate) fn request_of<A>(said: &wire::ToServer<A>) -> Option<String> {
    use wire::ToServer;
    match said {
        ToServer::Sit { request, .. }
        | ToServer::StandUp { request }
        | ToServer::SeatBot { request, .. }
        | ToServer::Start { request }
        | ToServer::Act { request, .. }
        | ToServer::Undo { request }
        | ToServer::Evict { request, .. }
        | ToServer::EvictSpectator { request, .. }
        | ToServer::Admit { request, .. }
        | ToServer::CloseTable { request }
        | ToServer::Wear { request, .. }
        | ToServer::Ready { request, .. }
        | ToServer::Settle { request, .. }
        | ToServer::Hint { request, .. }
        | ToServer::PlayOn { request } => Some(request.clone()),
        ToServer::Hello { .. } | ToServer::Speak { .. } | ToServer::Ping => None,
    }
}
