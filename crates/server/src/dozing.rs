//! Tables that were put away while a clock runs.
//!
//! A clock may run for a day. Until it runs out, or somebody comes, the table need not be in memory:
//! what is kept is when each clock runs out, and somebody who wakes the table then. A restart of the
//! server starts clocks anew, as for tables in memory.

use crate::doors::Network;
use crate::house::House;
use crate::limits::DOZING_MAX;
use crate::tables::Letter;
use room::Doze;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::time::sleep_until;

/// The clocks of the tables that were put away.
#[derive(Default)]
pub struct Dozing(Mutex<HashMap<String, Doze>>);

impl Dozing {
    /// Takes over the clocks of a table; false if there are too many already.
    pub fn begin(&self, id: &str, doze: Doze) -> bool {
        let mut dozing = self.lock();
        if dozing.len() >= DOZING_MAX && !dozing.contains_key(id) {
            return false;
        }
        dozing.insert(id.to_owned(), doze);
        true
    }

    /// Gives the clocks of a table back, as it is in memory again.
    pub fn end(&self, id: &str) -> Option<Doze> {
        self.lock().remove(id)
    }

    fn holds(&self, id: &str, until_ms: u64) -> bool {
        self.lock().get(id).is_some_and(|doze| doze.until_ms == until_ms)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Doze>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Wakes a table when its first clock runs out, unless somebody has come before.
pub fn wake_later(house: &Arc<House>, id: &str, until_ms: u64) {
    let (house, id) = (house.clone(), id.to_owned());
    tokio::spawn(async move {
        sleep_until(house.world.instant(until_ms)).await;
        // A house that closes wakes nobody.
        if house.dozing.holds(&id, until_ms) {
            drop(house.tables.deliver(&house, Network::nowhere(), &id, Letter::Wake));
        }
    });
}
