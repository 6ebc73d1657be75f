//! What people do and ask for.

use super::agreeing::Wanted;
use super::writes::Asked;
use super::{Room, request_of};
use crate::limits::{CONNECTIONS_PER_KEY_MAX, HELD_MAX};
use crate::seating::{Admission, Change};
use crate::{ConnId, Guest, Holding, Output, ToServerOf};
use bots::Level;
use catalog::Hosted;
use tabletop::{Answer, By, Cause, DecisionId, HeaderOf, Proposed, Refusal, Rule, Seat};
use wire::{Code, Look, REQUEST_BYTES_MAX, Stage, ToClient, ToServer};

/// What follows from a wish that is granted.
pub(super) enum Granted<G: Hosted> {
    Entry(Box<Proposed<G>>),
    Seating(Change),
    /// Another setup, before the deal.
    Settled(Box<HeaderOf<G>>, Change),
    /// The adviser is asked for this seat.
    Hint(Seat, DecisionId),
    /// It is so already.
    Nothing,
}

/// Why a wish is not granted, and the rule behind it.
pub(super) struct Denied(Code, Option<Rule>);

impl Denied {
    pub(super) fn by_rule(code: Code, rule: Option<Rule>) -> Self {
        Self(code, rule)
    }
}

impl From<Code> for Denied {
    fn from(code: Code) -> Self {
        Self(code, None)
    }
}

impl From<Refusal> for Denied {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Over => Code::Over.into(),
            Refusal::NotYourDecision => Code::NotYourDecision.into(),
            Refusal::NotOnTheMenu { rule } => Self(Code::NotOnTheMenu, rule),
            Refusal::Learned | Refusal::NothingToUndo => Code::CannotUndo.into(),
            Refusal::NothingToDeal => Code::WrongStage.into(),
            // A room's table has its seed and no script, and games keep their bounds. If one does
            // not, that is a fault of the game: trying again will not help, as it would after a
            // failed write.
            Refusal::Dice(_) | Refusal::NoSeed | Refusal::TooManyEvents | Refusal::OldRules => {
                Code::Fault.into()
            }
        }
    }
}

impl<G: Hosted> Room<G> {
    pub(super) fn opened(
        &mut self,
        conn: ConnId,
        guest: Guest,
        since: Option<u32>,
        now_ms: u64,
        out: &mut Vec<Output<G>>,
    ) {
        let unwelcome = self.unwelcome(&guest);
        let room = self.room_for(&guest);
        let key = guest.key;
        self.guests.insert(conn, guest);
        let closing = self.is_closing.then_some(Code::ShuttingDown);
        if let Some(code) = closing.or(unwelcome).or(room.err()) {
            self.hang_up(conn, code, out);
            return;
        }
        if let Ok(Some(gives_way)) = room {
            self.hang_up(gives_way, Code::Full, out);
        }
        let same = self.guests.iter().filter(|(_, other)| other.key == key);
        if same.clone().count() > CONNECTIONS_PER_KEY_MAX {
            // The oldest goes: it is most likely a page that was closed unnoticed.
            let oldest = same.map(|(conn, _)| *conn).min().unwrap_or(conn);
            self.hang_up(oldest, Code::TooManyTabs, out);
        }
        self.take_back(conn, now_ms, out);
        self.welcome(conn, since, now_ms, out);
        // Who comes alone knows it already.
        if self.guests.len() > 1 {
            self.have_news(now_ms);
        }
    }

    /// Gives somebody who came back their seat and their new name.
    fn take_back(&mut self, conn: ConnId, now_ms: u64, out: &mut Vec<Output<G>>) {
        let Some(guest) = self.guests.get(&conn) else { return };
        let Some(seat) = self.seating.seat_of(&guest.key) else { return };
        let Holding::Person { name, stand_in, .. } = &mut self.seating.seats[seat.idx()] else {
            return;
        };
        let has_returned = stand_in.take().is_some();
        let has_renamed = !guest.name.is_empty() && *name != guest.name;
        if has_renamed {
            name.clone_from(&guest.name);
        }
        self.owed.seating |= has_returned || has_renamed;
        if has_returned {
            self.owed.take_back = Some(seat);
            let same = self.guests.iter().filter(|(_, other)| other.key == guest.key);
            let others: Vec<ConnId> = same.map(|(it, _)| *it).filter(|it| *it != conn).collect();
            self.refresh(&others, now_ms, out);
        }
    }

    pub(super) fn closed(&mut self, conn: ConnId, now_ms: u64) {
        self.held.retain(|(held, _)| *held != conn);
        if self.guests.remove(&conn).is_some() {
            self.have_news(now_ms);
        }
    }

    pub(super) fn said(
        &mut self,
        conn: ConnId,
        said: ToServerOf<G>,
        now_ms: u64,
        out: &mut Vec<Output<G>>,
    ) {
        let Some(guest) = self.guests.get_mut(&conn) else { return };
        let request = request_of(&said);
        match said {
            ToServer::Ping => self.tell(conn, ToClient::Pong, out),
            ToServer::Hello { .. } => self.refuse(conn, None, Code::Hello, None, out),
            ToServer::Speak { lang } => match lang.parse() {
                Ok(lang) => {
                    guest.lang = lang;
                    self.welcome(conn, None, now_ms, out);
                }
                Err(_) => self.refuse(conn, None, Code::Malformed, None, out),
            },
            wish => {
                let is_named =
                    request.as_ref().is_some_and(|id| (1..=REQUEST_BYTES_MAX).contains(&id.len()));
                if !is_named {
                    self.refuse(conn, None, Code::Malformed, None, out);
                } else if self.held.len() >= HELD_MAX {
                    self.refuse(conn, request, Code::Busy, None, out);
                } else {
                    self.held.push_back((conn, wish));
                }
            }
        }
    }

    /// Grants or refuses a wish. No write is in flight.
    pub(super) fn wish(
        &mut self,
        conn: ConnId,
        said: ToServerOf<G>,
        now_ms: u64,
        out: &mut Vec<Output<G>>,
    ) {
        let (Some(guest), Some(request)) = (self.guests.get(&conn), request_of(&said)) else {
            return;
        };
        let asked = Asked { conn, key: guest.key, request };
        let is_known = self.seating.has_answered(&asked.key, &asked.request)
            || self.requests.knows(&self.request_key(&asked));
        if is_known {
            self.tell(conn, ToClient::Done { request: asked.request }, out);
            return;
        }
        match self.grant(&asked, said, now_ms) {
            Ok(Granted::Entry(proposed)) => {
                match proposed.entry.cause {
                    Cause::Rewind { seat, .. } => self.count_undo(seat, now_ms),
                    Cause::Answer { seat, .. } => self.count_answer(seat, now_ms),
                    Cause::Deal | Cause::Rules { .. } => {}
                }
                self.write_entry(*proposed, Some(asked), out);
            }
            Ok(Granted::Seating(change)) => self.write_seating(change, asked, out),
            Ok(Granted::Settled(header, change)) => self.write_settled(header, change, asked, out),
            Ok(Granted::Hint(seat, decision)) => {
                self.ask_adviser(asked, seat, decision, now_ms, out);
            }
            Ok(Granted::Nothing) => {
                self.tell(conn, ToClient::Done { request: asked.request }, out);
            }
            Err(Denied(code, rule)) => self.refuse(conn, Some(asked.request), code, rule, out),
        }
    }

    fn grant(&self, asked: &Asked, said: ToServerOf<G>, now_ms: u64) -> Result<Granted<G>, Denied> {
        match said {
            ToServer::Sit { seat, .. } => self.sit(asked, seat),
            ToServer::StandUp { .. } => self.stand_up(asked),
            ToServer::SeatBot { seat, level, .. } => {
                self.seat_bot(asked, seat, level.as_deref(), now_ms)
            }
            ToServer::Start { .. } => self.start(asked),
            ToServer::Act { decision, answer, .. } => self.act(asked, decision, answer, now_ms),
            ToServer::Undo { .. } => self.undo(asked, now_ms),
            ToServer::PlayOn { .. } => self.play_on(asked),
            ToServer::Evict { seat, person, .. } => self.evict(asked, seat, person.as_deref()),
            ToServer::EvictSpectator { spectator, .. } => self.evict_spectator(asked, &spectator),
            ToServer::Admit { locked, private, listed, .. } => {
                self.admit(asked, Admission { locked, private, listed })
            }
            ToServer::CloseTable { .. } => self.close_table(asked),
            ToServer::Wear { face, colour, .. } => self.wear(asked, Look { face, colour }),
            ToServer::Ready { ready, .. } => self.ready(asked, ready),
            ToServer::Settle { seats, options, clock_seconds, hints, bot_pace, .. } => {
                self.settle(asked, &Wanted { seats, options, clock_seconds, hints, bot_pace })
            }
            ToServer::Hint { decision, .. } => self.hint(asked, decision, now_ms),
            ToServer::Hello { .. } | ToServer::Speak { .. } | ToServer::Ping => {
                Ok(Granted::Nothing)
            }
        }
    }

    fn sit(&self, asked: &Asked, seat: Seat) -> Result<Granted<G>, Denied> {
        let holding = self.seating.holding(seat).ok_or(Code::SeatTaken)?;
        let is_own = self.seating.seat_of(&asked.key) == Some(seat);
        match (self.stage(), holding) {
            (Stage::Gathering, Holding::Person { .. }) if !is_own => Err(Code::SeatTaken.into()),
            (Stage::Gathering, Holding::Free | Holding::Bot { .. }) => {
                let guest = self.guests.get(&asked.conn).ok_or(Code::NotInvited)?;
                if let Some(code) = self.bars(guest) {
                    return Err(code.into());
                }
                let name = guest.name.clone();
                Ok(Granted::Seating(Change::Sit { seat, key: asked.key, name }))
            }
            (Stage::Playing, Holding::Person { stand_in: Some(_), .. }) if is_own => {
                Ok(Granted::Seating(Change::StandIn { seat, level: None }))
            }
            (Stage::Gathering | Stage::Playing, Holding::Person { .. }) if is_own => {
                Ok(Granted::Nothing)
            }
            (Stage::Gathering | Stage::Playing, _) => Err(Code::WrongStage.into()),
            (Stage::Over, _) => Err(Code::Over.into()),
        }
    }

    fn stand_up(&self, asked: &Asked) -> Result<Granted<G>, Denied> {
        let seat = self.seating.seat_of(&asked.key).ok_or(Code::NotSeated)?;
        match self.stage() {
            Stage::Gathering => Ok(Granted::Seating(Change::Free { seat })),
            Stage::Playing if self.seating.bot_of(seat).is_some() => Ok(Granted::Nothing),
            Stage::Playing => {
                let level = Some(self.seating.level.0);
                Ok(Granted::Seating(Change::StandIn { seat, level }))
            }
            Stage::Over => Err(Code::Over.into()),
        }
    }

    fn seat_bot(
        &self,
        asked: &Asked,
        seat: Seat,
        level: Option<&str>,
        now_ms: u64,
    ) -> Result<Granted<G>, Denied> {
        let is_host = asked.key == self.seating.maker;
        let level: Option<Level> =
            level.map(str::parse).transpose().map_err(|_| Code::NoSuchBot)?;
        if level.is_some_and(|level| !Level::OFFERED.contains(&level)) {
            return Err(Code::NoSuchBot.into());
        }
        let holding = self.seating.holding(seat);
        match (self.stage(), holding, level) {
            (Stage::Over, _, _) => Err(Code::Over.into()),
            (Stage::Gathering, _, _) if !is_host => Err(Code::NotHost.into()),
            (_, None, _) | (Stage::Gathering, Some(Holding::Person { .. }), _) => {
                Err(Code::SeatTaken.into())
            }
            (Stage::Gathering, Some(Holding::Free), None) => Ok(Granted::Nothing),
            (Stage::Gathering, Some(_), Some(level)) => {
                Ok(Granted::Seating(Change::SeatBot { seat, level }))
            }
            (Stage::Gathering, Some(_), None) => Ok(Granted::Seating(Change::Free { seat })),
            // A table without a clock must not wait for ever for somebody who
            // is gone, be it the host: whoever plays may let a bot stand in.
            (Stage::Playing, _, _) if !is_host && self.seating.seat_of(&asked.key).is_none() => {
                Err(Code::NotHost.into())
            }
            (Stage::Playing, Some(Holding::Person { key, stand_in: None, .. }), Some(_)) => {
                if self.is_here(key) {
                    return Err(Code::SeatTaken.into());
                }
                if !self.is_long_away(seat, now_ms) {
                    return Err(Code::TooSoon.into());
                }
                // How well the bots of a table play was agreed when it was made.
                let level = Some(self.seating.level.0);
                Ok(Granted::Seating(Change::StandIn { seat, level }))
            }
            (Stage::Playing, _, _) => Err(Code::WrongStage.into()),
        }
    }

    fn start(&self, asked: &Asked) -> Result<Granted<G>, Denied> {
        if asked.key != self.seating.maker {
            return Err(Code::NotHost.into());
        }
        let deal = self.table.deal()?;
        Ok(Granted::Entry(Box::new(deal)))
    }

    fn act(
        &self,
        asked: &Asked,
        decision: DecisionId,
        answer: Answer<G::Action>,
        now_ms: u64,
    ) -> Result<Granted<G>, Denied> {
        let seat = self.playing_seat(asked)?;
        self.may_answer(seat, decision)?;
        self.may_answer_so_soon(seat, now_ms)?;
        let is_taken = self
            .lesson
            .as_ref()
            .is_none_or(|lesson| !decision.is_beside() && lesson.takes(&self.table, seat, &answer));
        let proposed = self.table.propose(seat, decision, answer, By::Person)?;
        // Only what the rules allow is for the coach to judge.
        if is_taken { Ok(Granted::Entry(Box::new(proposed))) } else { Err(Code::Lesson.into()) }
    }

    fn play_on(&self, asked: &Asked) -> Result<Granted<G>, Denied> {
        match self.lesson {
            _ if asked.key != self.seating.maker => Err(Code::NotHost.into()),
            Some(_) => Ok(Granted::Seating(Change::PlayOn)),
            None => Ok(Granted::Nothing),
        }
    }

    fn undo(&self, asked: &Asked, now_ms: u64) -> Result<Granted<G>, Denied> {
        let seat = self.playing_seat(asked)?;
        // Once the table is over its seed is known, and nobody may play on with it.
        if self.stage() == Stage::Over {
            return Err(Code::Over.into());
        }
        self.may_undo(seat)?;
        self.may_undo_so_soon(seat, now_ms)?;
        Ok(Granted::Entry(Box::new(self.table.propose_undo(seat, self.is_free_undo())?)))
    }

    /// The seat in which this person plays now.
    pub(super) fn playing_seat(&self, asked: &Asked) -> Result<Seat, Denied> {
        let seat = self.seating.seat_of(&asked.key).ok_or(Code::NotSeated)?;
        if self.stage() == Stage::Gathering {
            return Err(Code::WrongStage.into());
        }
        if self.seating.bot_of(seat).is_some() {
            return Err(Code::NotSeated.into());
        }
        Ok(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_bound_of_a_game_is_no_failure_of_the_storage() {
        for refusal in [Refusal::TooManyEvents, Refusal::NoSeed, Refusal::OldRules] {
            assert_eq!(Denied::from(refusal).0, Code::Fault, "{refusal:?}");
        }
    }
}
