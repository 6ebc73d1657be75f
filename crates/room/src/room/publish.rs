//! Telling everybody what they may know.

use super::Room;
use super::writes::Asked;
use crate::limits::{SEATING_NEWS_MS, STEPS_TOLD_MAX, STEPS_TOLD_STRANGERS_MAX};
use crate::seating::Change;
use crate::{ConnId, Guest, Holding, KeyHash, Output, ToClientOf};
use catalog::{Eyes, Hosted, Moment, NowOf, UNDONE_TOLD_MAX, n_undone};
use std::collections::BTreeSet;
use tabletop::{Rule, SEATS_MAX, Seat, Viewer};
use wire::{Code, Frame, Holder, PROTOCOL, Place, Seating, Snapshot, Stage, ToClient, Update};
use words::{Lang, Speaker};

impl<G: Hosted> Room<G> {
    /// Who sits where, as the person with this key is told.
    #[must_use]
    pub fn seating(&self, key: Option<&KeyHash>) -> Seating {
        let is_host = key == Some(&self.seating.maker);
        let holder = |seat, holding, name| self.holder(seat, holding, name, is_host);
        let names = self.names().into_owned();
        let places = Seat::all(self.seating.seats.len() as u8)
            .zip(self.seating.seats.iter().zip(names))
            .map(|(seat, (holding, name))| {
                let person = match holding {
                    Holding::Person { key, .. } => Some(key),
                    Holding::Free | Holding::Bot { .. } => None,
                };
                let agreed = &self.seating.agreed;
                Place {
                    seat,
                    look: person.and_then(|key| agreed.look_of(key)),
                    ready: person.is_some_and(|key| agreed.ready.contains(key)),
                    holder: holder(seat, holding, name),
                }
            })
            .collect();
        let spectators: BTreeSet<&KeyHash> = self.spectators().map(|guest| &guest.key).collect();
        let you = key.and_then(|key| self.seating.seat_of(key));
        let stage = self.stage();
        let outcome = you.filter(|_| stage == Stage::Over);
        let outcome = outcome.and_then(|_| G::outcome(self.table.state()));
        Seating {
            table: self.id.clone(),
            game: G::ID.to_owned(),
            stage,
            places,
            you,
            host: is_host,
            spectators: spectators.len() as u32,
            clock_seconds: self.seating.clock_seconds,
            free_undo: self.is_free_undo(),
            card_set: G::content_name(self.table.content()).to_owned(),
            may_sit: key.is_some_and(|key| self.is_member(key)) || self.is_open_to_all(),
            locked: self.seating.manners.locked,
            private: self.seating.manners.private,
            listed: self.seating.manners.listed,
            invite: self.invite().filter(|_| is_host),
            watching: if is_host { self.watching() } else { Vec::new() },
            options: self.options.clone(),
            hints: !self.seating.agreed.no_hints,
            bot_pace: self.seating.agreed.bot_pace,
            rematch: self.seating.agreed.rematch.clone(),
            your_move: you.is_some_and(|seat| self.is_awaited(seat)),
            your_place: you.and_then(|seat| outcome?.places.get(seat.idx()).copied()),
        }
    }

    fn is_open_to_all(&self) -> bool {
        !self.seating.manners.locked && self.seating.manners.invite.is_none()
    }

    /// Who sits where, as this guest is told, who may have come by the link for players.
    fn seating_for(&self, guest: &Guest) -> Seating {
        Seating { may_sit: self.bars(guest).is_none(), ..self.seating(Some(&guest.key)) }
    }

    fn holder(&self, seat: Seat, holding: &Holding, name: String, for_host: bool) -> Holder {
        match holding {
            Holding::Free => Holder::Free,
            Holding::Person { key, stand_in, .. } => Holder::Person {
                name,
                here: self.is_here(key),
                stand_in: stand_in.map(String::from),
                stand_in_ms: match stand_in {
                    None if !self.is_here(key) => self.stand_in_ms(seat),
                    None | Some(_) => None,
                },
                id: for_host.then(|| self.person_id(key)),
            },
            Holding::Bot { level, .. } => Holder::Bot { name, level: String::from(*level) },
        }
    }

    pub(super) fn tell(&self, conn: ConnId, message: ToClientOf<G>, out: &mut Vec<Output<G>>) {
        out.push(Output::Tell { to: vec![conn], message: Box::new(message) });
    }

    pub(super) fn refuse(
        &self,
        conn: ConnId,
        request: Option<String>,
        code: Code,
        rule: Option<Rule>,
        out: &mut Vec<Output<G>>,
    ) {
        let Some(guest) = self.guests.get(&conn) else { return };
        let names = self.names();
        let speaker = Speaker::new(guest.lang, &names, self.viewer(guest));
        let message = match &self.lesson {
            Some(lesson) if code == Code::Lesson => lesson.hint(&self.table, &speaker),
            _ => speaker.refusal(code),
        };
        let rule = rule.map(str::to_owned);
        self.tell(conn, ToClient::Refused { request, code, message, rule }, out);
    }

    /// Tells everybody who sits where; whoever asked for it gets their answer.
    pub(super) fn tell_seating(&self, asked: Option<&Asked>, out: &mut Vec<Output<G>>) {
        for (conn, guest) in &self.guests {
            let request = asked.filter(|it| it.conn == *conn).map(|it| it.request.clone());
            let seating = self.seating_for(guest);
            self.tell(*conn, ToClient::Seating { seating, request }, out);
        }
    }

    /// Somebody came or went: everybody is told, once for all who do so within a moment. One client
    /// that comes and goes at a table of many would otherwise keep the server busy.
    pub(super) fn have_news(&mut self, now_ms: u64) {
        self.news_due_ms.get_or_insert(now_ms + SEATING_NEWS_MS);
    }

    pub(super) fn tell_news(&mut self, now_ms: u64, out: &mut Vec<Output<G>>) {
        if self.guests.is_empty() {
            self.news_due_ms = None;
        } else if self.news_due_ms.is_some_and(|due| now_ms >= due) {
            self.news_due_ms = None;
            self.tell_seating(None, out);
        }
    }

    /// The answer to hello: the seating, the entries since the one the guest
    /// has, and what is. A guest who claims entries that never were is told from the start.
    pub(super) fn welcome(
        &self,
        conn: ConnId,
        since: Option<u32>,
        now_ms: u64,
        out: &mut Vec<Output<G>>,
    ) {
        let next_seq = self.table.next_seq();
        let from = since.map_or(0, |last| last.saturating_add(1));
        // Whoever missed very much, or much that does not count any more, is told the story anew.
        let n_missed = next_seq.saturating_sub(from) as usize;
        let is_stale = from > next_seq
            || n_missed > self.n_steps_told(conn)
            || n_undone(&self.table, from) > UNDONE_TOLD_MAX;
        let from = if is_stale { 0 } else { from };
        self.welcome_from(conn, from, now_ms, out);
    }

    /// How many steps the guest is told at most.
    fn n_steps_told(&self, conn: ConnId) -> usize {
        match self.guests.get(&conn) {
            Some(guest) if self.is_member(&guest.key) => STEPS_TOLD_MAX,
            Some(_) | None => STEPS_TOLD_STRANGERS_MAX,
        }
    }

    fn welcome_from(&self, conn: ConnId, from: u32, now_ms: u64, out: &mut Vec<Output<G>>) {
        let Some(guest) = self.guests.get(&conn) else { return };
        let snapshot = (self.stage() != Stage::Gathering).then(|| {
            let names = self.names();
            let eyes = self.eyes(&names, guest.lang, self.viewer(guest));
            let n_max = self.n_steps_told(conn);
            Box::new(Snapshot {
                steps: match from {
                    0 => self.stories.tell(&self.table, &eyes, &names, n_max),
                    _ => eyes.steps(&self.table, from),
                },
                now: self.as_it_is(eyes.now(self.table.state(), self.moment(&eyes, now_ms))),
            })
        });
        let seating = self.seating_for(guest);
        self.tell(conn, ToClient::Welcome { protocol: PROTOCOL, seating, snapshot }, out);
    }

    /// Tells these connections what is, without an entry: what they may do has changed.
    pub(super) fn refresh(&self, conns: &[ConnId], now_ms: u64, out: &mut Vec<Output<G>>) {
        for conn in conns {
            self.welcome_from(*conn, self.table.next_seq(), now_ms, out);
        }
    }

    /// Somebody who gave up their seat in mid-game, or took it back, has
    /// another menu than before; somebody who left a lesson has no coach any more.
    pub(super) fn tell_newly_seated(&self, change: &Change, now_ms: u64, out: &mut Vec<Output<G>>) {
        let seat = match change {
            Change::StandIn { seat, .. } => Some(*seat),
            Change::PlayOn => self.seating.seat_of(&self.seating.maker),
            Change::Sit { .. }
            | Change::Free { .. }
            | Change::SeatBot { .. }
            | Change::Evict { .. }
            | Change::Ban { .. }
            | Change::Admit(_)
            | Change::Wear { .. }
            | Change::Ready { .. }
            | Change::Settle { .. }
            | Change::Rematch { .. }
            | Change::Close => None,
        };
        let Some(Holding::Person { key, .. }) = seat.and_then(|seat| self.seating.holding(seat))
        else {
            return;
        };
        let own = self.guests.iter().filter(|(_, guest)| guest.key == *key);
        let own: Vec<ConnId> = own.map(|(conn, _)| *conn).collect();
        self.refresh(&own, now_ms, out);
    }

    /// Nobody is waited for at a table whose log is full, whatever its rules would ask next.
    fn as_it_is(&self, mut now: NowOf<G>) -> NowOf<G> {
        if self.is_log_full() {
            now.waiting.clear();
        }
        now
    }

    /// Tells everybody the last entry. `before` is the state it applied to.
    pub(super) fn tell_update(
        &self,
        before: &G::State,
        asked: Option<&Asked>,
        now_ms: u64,
        out: &mut Vec<Output<G>>,
    ) {
        let Some(entry) = self.table.log().last() else { return };
        let names = self.names();
        for ((viewer, lang), mut conns) in self.audiences() {
            let eyes = self.eyes(&names, lang, viewer);
            let moment = self.moment(&eyes, now_ms);
            let Frame { step, now } = eyes.frame(before, entry, self.table.state(), moment);
            let now = self.as_it_is(now);
            let mut update = Box::new(Update { step, now, request: None });
            if let Some(asked) = asked
                && let Some(idx) = conns.iter().position(|conn| *conn == asked.conn)
            {
                conns.swap_remove(idx);
                // Usually nobody else sees the same, and nothing is made twice.
                let others = (!conns.is_empty()).then(|| update.clone());
                update.request = Some(asked.request.clone());
                self.tell(asked.conn, ToClient::Update(update), out);
                let Some(others) = others else { continue };
                update = others;
            }
            if !conns.is_empty() {
                out.push(Output::Tell { to: conns, message: Box::new(ToClient::Update(update)) });
            }
        }
    }

    /// Everybody connected, by what they see and the language they read.
    fn audiences(&self) -> Vec<((Viewer, Lang), Vec<ConnId>)> {
        let mut audiences: Vec<((Viewer, Lang), Vec<ConnId>)> = Vec::new();
        for (conn, guest) in &self.guests {
            let eyes = (self.viewer(guest), guest.lang);
            match audiences.iter_mut().find(|(other, _)| *other == eyes) {
                Some((_, conns)) => conns.push(*conn),
                None => audiences.push((eyes, vec![*conn])),
            }
        }
        audiences
    }

    fn eyes<'a>(&'a self, names: &'a [String], lang: Lang, viewer: Viewer) -> Eyes<'a, G> {
        Eyes::new(self.table.content(), Speaker::new(lang, names, viewer))
    }

    /// What this viewer is told that does not follow from the state: clocks, the coach, undo.
    fn moment(&self, eyes: &Eyes<'_, G>, now_ms: u64) -> Moment<G::Action> {
        let viewer = eyes.speaker().viewer();
        let mut left_ms = [None; SEATS_MAX];
        for seat in Seat::all(self.table.n_seats()) {
            left_ms[seat.idx()] = self.left_ms(seat, now_ms);
        }
        // Where a bot answers for the seat, the person in it is asked nothing.
        // Nor is anybody at a table that is over because its log is full.
        let is_over = self.stage() == Stage::Over;
        let own = viewer.seat().filter(|seat| self.seating.bot_of(*seat).is_none() && !is_over);
        let asked = own
            .and_then(|seat| self.table.pending().of(seat).map(|open| (open, self.chosen(seat))));
        // A lesson has its own way to everything it teaches.
        let beside = own.filter(|_| self.lesson.is_none());
        let beside = beside.and_then(|seat| self.table.beside(seat));
        let can_undo = own.is_some_and(|seat| self.may_undo(seat).is_ok());
        let seq = self.table.next_seq().saturating_sub(1);
        let coach = self
            .lesson
            .as_ref()
            .filter(|lesson| viewer.is(lesson.learner()))
            .and_then(|lesson| lesson.coach(&self.table, eyes.speaker()));
        Moment { seq, left_ms, asked, beside, coach, can_undo, fairness: self.fairness() }
    }
}
