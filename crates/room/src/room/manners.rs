//! Whom a table lets in, and what its host may do about it.

use super::Room;
use super::wishes::{Denied, Granted};
use super::writes::Asked;
use crate::limits::{INVITE_BYTES, PERSON_ID_BYTES};
use crate::seating::{Admission, Change};
use crate::{ConnId, Guest, Holding, KeyHash, Output};
use catalog::{Hosted, to_hex};
use tabletop::{Seat, Viewer};
use wire::{Code, Spectator, Stage};

impl<G: Hosted> Room<G> {
    /// What a player's link ends with now; none where the table's address is enough. It follows from
    /// the table's secret, so nothing more is kept.
    pub(super) fn invite(&self) -> Option<String> {
        let nth = self.seating.manners.invite?;
        let mut secret = self.seed.0.to_vec();
        secret.extend(self.id.as_bytes());
        secret.extend(nth.to_le_bytes());
        let link = blake3::derive_key("cantina 2026-11 player link", &secret);
        Some(to_hex(&link[..INVITE_BYTES]))
    }

    /// What a player's link ends with, for whoever has the table's code; none where the address is
    /// enough.
    ///
    /// # Errors
    /// The table is closed, or nobody sits down there any more.
    pub fn invitation(&self) -> Result<Option<String>, Code> {
        if self.seating.manners.closed {
            Err(Code::Closed)
        } else if self.stage() != Stage::Gathering {
            Err(Code::WrongStage)
        } else {
            Ok(self.invite())
        }
    }

    /// Whether somebody came by the link for players, or needs none.
    fn is_invited(&self, guest: &Guest) -> bool {
        self.invite().is_none_or(|invite| guest.invite.as_ref() == Some(&invite))
    }

    /// Why this person may not take a free seat; none if they may.
    pub(super) fn bars(&self, guest: &Guest) -> Option<Code> {
        if self.is_member(&guest.key) {
            None
        } else if self.seating.manners.locked {
            Some(Code::Locked)
        } else if !self.is_invited(guest) {
            Some(Code::NotInvited)
        } else {
            None
        }
    }

    /// Why this person may not be at the table; none if they may.
    pub(super) fn unwelcome(&self, guest: &Guest) -> Option<Code> {
        let may_join = self.stage() == Stage::Gathering && self.bars(guest).is_none();
        self.shuts_out(Some(&guest.key)).filter(|code| *code != Code::Private || !may_join)
    }

    /// Why whoever shows this key, and no link, is told nothing of the table; none if they are told.
    #[must_use]
    pub fn shuts_out(&self, key: Option<&KeyHash>) -> Option<Code> {
        let manners = &self.seating.manners;
        if manners.closed {
            Some(Code::Closed)
        } else if key.is_some_and(|key| manners.banned.contains(key)) {
            Some(Code::Evicted)
        } else if manners.private && !key.is_some_and(|key| self.is_member(key)) {
            Some(Code::Private)
        } else {
            None
        }
    }

    /// Hangs up on everybody who may not be here any more. Whoever waits for a seat keeps their
    /// right to it although the link has changed.
    pub(super) fn show_out(&mut self, old_invite: Option<&String>, out: &mut Vec<Output<G>>) {
        let invite = self.invite();
        for guest in self.guests.values_mut() {
            if guest.invite.as_ref() == old_invite && old_invite.is_some() {
                guest.invite.clone_from(&invite);
            }
        }
        let unwelcome: Vec<(ConnId, Code)> = self
            .guests
            .iter()
            .filter_map(|(conn, guest)| Some((*conn, self.unwelcome(guest)?)))
            .collect();
        for (conn, code) in unwelcome {
            self.hang_up(conn, code, out);
        }
    }

    /// Shows the person in a seat out. Between the host's look and their click somebody may have
    /// changed seats: so it is said who is meant, and nobody else has to go.
    pub(super) fn evict(
        &self,
        asked: &Asked,
        seat: Seat,
        person: Option<&str>,
    ) -> Result<Granted<G>, Denied> {
        self.is_host_of_open_table(asked)?;
        let is_meant = |holding: &Holding| match (person, holding) {
            (None, _) => true,
            (Some(person), Holding::Person { key, .. }) => self.person_id(key) == person,
            (Some(_), Holding::Free | Holding::Bot { .. }) => false,
        };
        match self.seating.holding(seat) {
            Some(holding) if !is_meant(holding) => Err(Code::SomebodyElse.into()),
            Some(Holding::Person { key, .. }) if *key != asked.key => {
                let plays = self.stage() == Stage::Playing;
                let level = plays.then_some(self.seating.level.0);
                Ok(Granted::Seating(Change::Evict { seat, level }))
            }
            // A host leaves by standing up, and bots are sent away by freeing their seat.
            _ => Err(Code::SeatTaken.into()),
        }
    }

    /// Shows a spectator out; nothing is left to do for one who has gone meanwhile.
    pub(super) fn evict_spectator(
        &self,
        asked: &Asked,
        spectator: &str,
    ) -> Result<Granted<G>, Denied> {
        self.is_host_of_open_table(asked)?;
        let mut theirs =
            self.spectators().filter(|guest| self.person_id(&guest.key) == spectator).peekable();
        match theirs.peek().map(|guest| guest.key) {
            Some(key) if key != self.seating.maker => {
                let invite = self.invite();
                let knows_link = invite.is_some() && theirs.any(|guest| guest.invite == invite);
                Ok(Granted::Seating(Change::Ban { key, knows_link }))
            }
            // A host leaves by themselves.
            Some(_) | None => Ok(Granted::Nothing),
        }
    }

    /// Everybody connected who has no seat, in the order in which they came.
    pub(super) fn spectators(&self) -> impl Iterator<Item = &Guest> {
        self.guests.values().filter(|guest| self.viewer(guest) == Viewer::Spectator)
    }

    /// The spectators beside the host, each once, as the host is told.
    pub(super) fn watching(&self) -> Vec<Spectator> {
        let mut told: Vec<&KeyHash> = vec![&self.seating.maker];
        let mut watching = Vec::new();
        for guest in self.spectators() {
            if !told.contains(&&guest.key) {
                told.push(&guest.key);
                let (id, name) = (self.person_id(&guest.key), guest.name.clone());
                watching.push(Spectator { id, name });
            }
        }
        watching
    }

    /// What this table calls somebody to its host: always the same, so that a retry after a restart
    /// means nobody else, and no way back to the hash of their key.
    pub(super) fn person_id(&self, key: &KeyHash) -> String {
        let mut secret = self.seed.0.to_vec();
        secret.extend(self.id.as_bytes());
        secret.extend(key.bytes());
        let id = blake3::derive_key("cantina 2026-11 spectator", &secret);
        to_hex(&id[..PERSON_ID_BYTES])
    }

    pub(super) fn admit(&self, asked: &Asked, admission: Admission) -> Result<Granted<G>, Denied> {
        self.is_host_of_open_table(asked)?;
        if self.seating.manners.admission() == admission {
            return Ok(Granted::Nothing);
        }
        Ok(Granted::Seating(Change::Admit(admission)))
    }

    pub(super) fn close_table(&self, asked: &Asked) -> Result<Granted<G>, Denied> {
        self.is_host_of_open_table(asked)?;
        Ok(Granted::Seating(Change::Close))
    }

    /// Once the game is over it belongs to everybody who played it.
    fn is_host_of_open_table(&self, asked: &Asked) -> Result<(), Denied> {
        if asked.key != self.seating.maker {
            return Err(Code::NotHost.into());
        }
        if self.stage() == Stage::Over { Err(Code::Over.into()) } else { Ok(()) }
    }
}
