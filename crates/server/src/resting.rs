//! How much is in memory of tables at which nobody is.
//!
//! A table stays for a minute after everybody has left, as people come back. Whoever asks for the
//! addresses of many tables has them all read, and an entry takes more than half a kilobyte: so
//! they rest as long as there is room, and a moment otherwise.

use crate::limits::{IDLE_CROWDED, REST_BASE, RESTING_MAX};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// What all tables that rest weigh, in entries.
#[derive(Clone, Default, Debug)]
pub struct Resting(Arc<AtomicUsize>);

impl Resting {
    /// A table with so many entries rests from now on, as long as this is held.
    pub fn begin(&self, n_entries: usize) -> Rest {
        let weight = n_entries + REST_BASE;
        self.0.fetch_add(weight, Ordering::Relaxed);
        Rest { all: self.clone(), weight }
    }

    /// How long a table may rest that would stay this long.
    pub fn patience(&self, idle: Duration) -> Duration {
        let is_crowded = self.0.load(Ordering::Relaxed) > RESTING_MAX;
        if is_crowded { idle.min(IDLE_CROWDED) } else { idle }
    }
}

/// A table rests.
#[derive(Debug)]
pub struct Rest {
    all: Resting,
    weight: usize,
}

impl Drop for Rest {
    fn drop(&mut self) {
        self.all.0.fetch_sub(self.weight, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Audit: SEC-J4
    #[test]
    fn tables_rest_for_a_moment_only_where_too_much_is_in_memory() {
        let (resting, idle) = (Resting::default(), Duration::from_secs(60));
        let half = || resting.begin(RESTING_MAX / 2);
        let first = half();
        assert_eq!(resting.patience(idle), idle);
        let second = half();
        assert_eq!(resting.patience(idle), IDLE_CROWDED, "a table weighs something by itself");
        assert_eq!(resting.patience(Duration::ZERO), Duration::ZERO);
        drop(first);
        assert_eq!(resting.patience(idle), idle);
        drop(second);
        assert_eq!(resting.0.load(Ordering::Relaxed), 0);
    }
}
