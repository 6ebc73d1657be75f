//! What honest people lived through, written down as it happens and read after each act.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How many complaints are kept in full; the rest are counted.
const COMPLAINTS_MAX: usize = 20;

/// What happened since it was last read.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// How long each move took until it was acknowledged.
    pub moves: Vec<Duration>,
    /// How long newcomers and those who came back took to be let in.
    pub arrivals: Vec<Duration>,
    /// How often somebody honest was turned away.
    pub n_turned_away: usize,
    /// Who, and with which words: the first of them.
    pub complaints: Vec<String>,
}

impl Page {
    /// Adds what another page tells.
    pub fn add(&mut self, other: Self) {
        self.moves.extend(other.moves);
        self.arrivals.extend(other.arrivals);
        self.n_turned_away += other.n_turned_away;
        self.complaints.extend(other.complaints);
    }
}

/// The ledger that all honest people write into.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    page: Arc<Mutex<Page>>,
    /// The table that attackers have the link of.
    besieged: Arc<Mutex<String>>,
}

impl Ledger {
    pub fn moved(&self, time: Duration) {
        lock(&self.page).moves.push(time);
    }

    pub fn arrived(&self, time: Duration) {
        lock(&self.page).arrivals.push(time);
    }

    pub fn turned_away(&self, complaint: String) {
        let mut page = lock(&self.page);
        page.n_turned_away += 1;
        if page.complaints.len() < COMPLAINTS_MAX {
            page.complaints.push(complaint);
        }
    }

    /// Turns the page.
    pub fn read(&self) -> Page {
        std::mem::take(&mut lock(&self.page))
    }

    pub fn besiege(&self, table: &str) {
        table.clone_into(&mut lock(&self.besieged));
    }

    pub fn besieged(&self) -> String {
        lock(&self.besieged).clone()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
