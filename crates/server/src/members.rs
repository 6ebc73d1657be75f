//! Who sits at which tables: an index of the newest tables, kept in memory,
//! so that a player finds their tables again.

use room::{Holding, KeyHash, SeatingRecord};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Who sits at which tables.
#[derive(Default)]
pub struct Members(Mutex<HashMap<KeyHash, Vec<String>>>);

impl Members {
    /// Takes over what was stored, given newest first.
    pub fn load(&self, seatings: impl DoubleEndedIterator<Item = (String, SeatingRecord)>) {
        for (table, seating) in seatings.rev() {
            self.note(&table, &seating);
        }
    }

    /// Remembers who sits at a table, and who made it.
    pub fn note(&self, table: &str, seating: &SeatingRecord) {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let people = seating.seats.iter().filter_map(|holding| match holding {
            Holding::Person { key, .. } => Some(*key),
            Holding::Free | Holding::Bot { .. } => None,
        });
        for key in people.chain([seating.maker]) {
            let own = tables.entry(key).or_default();
            if !own.iter().any(|other| other == table) {
                own.push(table.to_owned());
            }
        }
    }

    /// The tables of the player with this key, newest first.
    pub fn tables(&self, key: &KeyHash, limit: usize) -> Vec<String> {
        let tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = tables.get(key).map(Vec::as_slice).unwrap_or_default();
        own.iter().rev().take(limit).cloned().collect()
    }
}
