//! Who sits at which tables: an index of the newest tables, kept in memory,
//! so that a player finds their tables again.

use crate::limits::{MEMBERS_MAX, MY_TABLES_MAX};
use room::{Holding, KeyHash, SeatingRecord};
use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};

/// Who sits at which tables.
#[derive(Default)]
pub struct Members(Mutex<HashMap<KeyHash, VecDeque<String>>>);

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
            if tables.len() >= MEMBERS_MAX && !tables.contains_key(&key) {
                let somebody = tables.keys().next().copied();
                somebody.map(|somebody| tables.remove(&somebody));
            }
            let own = tables.entry(key).or_default();
            if !own.iter().any(|other| other == table) {
                own.push_front(table.to_owned());
                own.truncate(MY_TABLES_MAX);
            }
        }
    }

    /// The tables of the player with this key, newest first.
    pub fn tables(&self, key: &KeyHash) -> Vec<String> {
        let tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        tables.get(key).into_iter().flatten().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use room::{Guest, plan};
    use wire::WantedSeat;

    fn seating(maker: &Guest) -> SeatingRecord {
        plan("t", maker, &[WantedSeat::Me, WantedSeat::Friend], None, false).expect("a plan")
    }

    #[test]
    fn a_players_newest_tables_come_first_and_old_ones_go() {
        let maker = Guest::new(&"m".repeat(40), "", "").expect("a key");
        let other = Guest::new(&"o".repeat(40), "", "").expect("a key");
        let members = Members::default();
        members.load(
            [("b", &maker), ("a", &other)].map(|(id, it)| (id.to_owned(), seating(it))).into_iter(),
        );
        members.note("c", &seating(&maker));
        members.note("b", &seating(&maker));
        assert_eq!(members.tables(&maker.key), ["c", "b"]);
        assert_eq!(members.tables(&other.key), ["a"]);
        for idx in 0..MY_TABLES_MAX {
            members.note(&idx.to_string(), &seating(&maker));
        }
        let own = members.tables(&maker.key);
        assert_eq!((own.len(), own.contains(&"c".to_owned())), (MY_TABLES_MAX, false));
    }
}
