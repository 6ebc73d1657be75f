//! What strangers are told who look for a table.

use super::Room;
use crate::{Holding, KeyHash};
use catalog::Hosted;
use wire::{Seating, Stage};

/// What strangers are told of a table that waits for players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The table as a stranger sees it, with what lets one sit down.
    pub seating: Seating,
    /// Whether the host is connected: a table whose host is gone is not shown.
    pub is_host_here: bool,
    /// Whether people alone play, as the rulebook says: what somebody gets who does not choose.
    pub is_plain: bool,
    /// The host, and who sits there.
    pub people: Vec<KeyHash>,
}

impl<G: Hosted> Room<G> {
    /// What strangers are told who look for a table; none where this one is not among the open ones,
    /// or nobody may sit down.
    #[must_use]
    pub fn notice(&self) -> Option<Notice> {
        let manners = &self.seating.manners;
        let is_open = manners.listed && !manners.locked && !manners.private && !manners.closed;
        if !is_open || self.stage() != Stage::Gathering || !self.seating.has_free_seat() {
            return None;
        }
        let mut seating = self.seating(None);
        seating.invite = self.invite();
        let options = G::options(&self.table.header().setup);
        let has_bot = self.seating.seats.iter().any(|it| matches!(it, Holding::Bot { .. }));
        let sitting = self.seating.seats.iter().filter_map(|holding| match holding {
            Holding::Person { key, .. } => Some(*key),
            Holding::Free | Holding::Bot { .. } => None,
        });
        Some(Notice {
            seating,
            is_host_here: self.is_here(&self.seating.maker),
            is_plain: !has_bot && options == G::Options::default(),
            people: std::iter::once(self.seating.maker).chain(sitting).collect(),
        })
    }
}
