//! The same people, the same bots, a new deal.

use super::Room;
use crate::limits::REMATCH_ID_BYTES;
use crate::seating::Change;
use crate::{Agreed, Holding, KeyHash, Manners, Output, SeatingRecord};
use catalog::Hosted;
use wire::{Code, Stage};

/// What a table at which the same people play again begins with.
pub struct Rematch<G: Hosted> {
    /// What tells its id from every other: the same whoever asks, and how often.
    pub name: [u8; REMATCH_ID_BYTES],
    /// Who sits where. Everybody who is still here has a seat, one further on than before, so that
    /// somebody else begins; the seats of those who have left are free.
    pub seating: SeatingRecord,
    /// How it is played.
    pub options: G::Options,
}

impl<G: Hosted> Room<G> {
    /// What a table at which the same people play again begins with, opened by this person.
    ///
    /// # Errors
    /// `WrongStage` before the end, `NotSeated` for somebody who did not play, and why somebody is
    /// told nothing of the table.
    pub fn rematch(&self, key: &KeyHash) -> Result<Rematch<G>, Code> {
        if let Some(code) = self.shuts_out(Some(key)) {
            return Err(code);
        }
        if self.stage() != Stage::Over {
            return Err(Code::WrongStage);
        }
        if !self.is_member(key) {
            return Err(Code::NotSeated);
        }
        // One place further on: who sat second begins.
        let mut seats: Vec<Holding> = self
            .seating
            .seats
            .iter()
            .map(|holding| match holding {
                Holding::Person { key: own, name, .. } if own == key || self.is_here(own) => {
                    Holding::Person { key: *own, name: name.clone(), stand_in: None }
                }
                Holding::Person { .. } | Holding::Free => Holding::Free,
                Holding::Bot { name, level } => Holding::Bot { name: name.clone(), level: *level },
            })
            .collect();
        seats.rotate_left(1);
        let old = &self.seating;
        let mut agreed = Agreed {
            no_hints: old.agreed.no_hints,
            bot_pace: old.agreed.bot_pace,
            looks: old.agreed.looks.clone(),
            waits_for_people: true,
            ..Agreed::default()
        };
        let has_seat = |who: &KeyHash| {
            seats.iter().any(|it| matches!(it, Holding::Person { key, .. } if key == who))
        };
        agreed.keep_only(has_seat);
        let manners = Manners {
            invite: old.manners.invite.map(|_| 0),
            private: old.manners.private,
            banned: old.manners.banned.clone(),
            ..Manners::default()
        };
        let seating = SeatingRecord {
            maker: *key,
            level: old.level,
            clock_seconds: old.clock_seconds,
            deals_itself: true,
            lesson: None,
            manners,
            answered: Vec::new(),
            agreed,
            seats,
        };
        let options = G::options(&self.table.header().setup);
        Ok(Rematch { name: self.rematch_name(), seating, options })
    }

    /// It follows from the table's secret, so that two who ask at once, and whoever asks again after
    /// a crash, mean the same table.
    fn rematch_name(&self) -> [u8; REMATCH_ID_BYTES] {
        let mut secret = self.seed.0.to_vec();
        secret.extend(self.id.as_bytes());
        let name = blake3::derive_key("cantina 2026-11 rematch", &secret);
        std::array::from_fn(|idx| name[idx])
    }

    /// The table at which the same people play again is there: everybody is told.
    pub(super) fn rematch_opened(&mut self, table: String, out: &mut Vec<Output<G>>) {
        if self.seating.agreed.rematch.as_ref() != Some(&table) {
            self.change_now(&Change::Rematch { table }, out);
        }
    }
}
