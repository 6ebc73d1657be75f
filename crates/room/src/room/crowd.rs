//! How many spectators and people waiting for a seat a table has room for.

use super::Room;
use crate::limits::{SPECTATORS_MAX, SPECTATORS_PER_ORIGIN_MAX, WAITING_MAX};
use crate::{ConnId, Guest, Origin};
use catalog::Hosted;
use std::collections::BTreeMap;
use wire::{Code, Stage};

/// What a person is to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Standing {
    /// They have a seat, or are the host: they always get in.
    Member,
    /// They may take a seat that is free.
    Waiting,
    /// They watch.
    Spectator,
}

impl<G: Hosted> Room<G> {
    fn standing(&self, guest: &Guest) -> Standing {
        if self.is_member(&guest.key) {
            Standing::Member
        } else if self.stage() == Stage::Gathering
            && self.seating.has_free_seat()
            && self.bars(guest).is_none()
        {
            Standing::Waiting
        } else {
            Standing::Spectator
        }
    }

    /// Whether there is room for one more, and who has to make it: where all places are taken, the
    /// newest of the address that has the most of them gives way to somebody whose address has few.
    ///
    /// # Errors
    /// `Full`.
    pub(super) fn room_for(&self, guest: &Guest) -> Result<Option<ConnId>, Code> {
        let standing = self.standing(guest);
        let n_max = match standing {
            Standing::Member => return Ok(None),
            Standing::Waiting => WAITING_MAX,
            Standing::Spectator => SPECTATORS_MAX,
        };
        let alike = || self.guests.iter().filter(|(_, it)| self.standing(it) == standing);
        // Newest last, as connections are numbered in the order in which they come.
        let mut by_origin: BTreeMap<Origin, Vec<ConnId>> = BTreeMap::new();
        for (conn, other) in alike() {
            if let Some(origin) = other.origin {
                by_origin.entry(origin).or_default().push(*conn);
            }
        }
        let own = guest.origin.and_then(|origin| by_origin.get(&origin)).map_or(0, Vec::len);
        if own >= SPECTATORS_PER_ORIGIN_MAX {
            return Err(Code::Full);
        }
        if alike().count() < n_max {
            return Ok(None);
        }
        let most = by_origin.values().max_by_key(|conns| conns.len());
        match most {
            Some(conns) if guest.origin.is_some() && conns.len() > own + 1 => {
                Ok(conns.last().copied())
            }
            Some(_) | None => Err(Code::Full),
        }
    }
}
