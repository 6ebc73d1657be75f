//! Whose turn it is to read a whole table: to look back at it, or to let people come to it.
//!
//! Somebody may make a table that takes ten seconds to tell, and ask for it as often as their rate
//! allows; nobody who looks back at an evening's game, or comes to one, shall wait for that. Therefore
//! long tables have turns of their own, one at a time and at the lowest priority, and once a table is
//! known to be long it is not even loaded before its turn.

use crate::aside::Nicer;
use crate::doors::Network;
use crate::limits::{
    LONG_LOOK_WAIT_MAX, LONG_LOOKS, LONG_TABLES_MAX, LOOK_LONG_MIN, LOOK_WAIT_MAX,
};
use crate::turns::{Turn, Turns};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::timeout;

/// Whose turn it is to read a table: each network in turn.
pub struct Looks {
    short: Arc<Turns<Network>>,
    long: Arc<Turns<Network>>,
    /// Tables that are long, the latest found first. They only grow.
    known: Mutex<VecDeque<String>>,
}

/// Why there was no turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoTurn {
    /// It did not come in time.
    Late,
    /// The house closes.
    Closing,
}

/// What was loaded when its turn came, and the turn, which is held as long as it is read.
pub struct Loaded<T> {
    pub what: T,
    pub turn: Turn<Network>,
    pub nicer: Nicer,
}

impl Looks {
    pub fn new(n_at_once: usize) -> Self {
        let (short, long) = (Turns::new(n_at_once), Turns::new(LONG_LOOKS));
        Self { short, long, known: Mutex::default() }
    }

    /// Waits for a turn and loads a table, which gives its number of entries.
    ///
    /// # Errors
    /// It takes too long, or the table cannot be loaded.
    pub async fn wait<T, E, F>(
        &self,
        network: Network,
        id: &str,
        load: impl Fn() -> F,
    ) -> Result<Loaded<T>, E>
    where
        E: From<NoTurn>,
        F: Future<Output = Result<(usize, T), E>>,
    {
        if !self.is_long(id) {
            let turn = turn(&self.short, network, LOOK_WAIT_MAX).await?;
            let (n_entries, what) = load().await?;
            if n_entries < LOOK_LONG_MIN {
                return Ok(Loaded { what, turn, nicer: Nicer::Much });
            }
            self.note_long(id);
        }
        let turn = turn(&self.long, network, LONG_LOOK_WAIT_MAX).await?;
        let (_, what) = load().await?;
        Ok(Loaded { what, turn, nicer: Nicer::Most })
    }

    fn is_long(&self, id: &str) -> bool {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.iter().any(|other| other == id)
    }

    fn note_long(&self, id: &str) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if !known.iter().any(|other| other == id) {
            known.truncate(LONG_TABLES_MAX - 1);
            known.push_front(id.to_owned());
        }
    }
}

async fn turn(
    turns: &Arc<Turns<Network>>,
    network: Network,
    wait: Duration,
) -> Result<Turn<Network>, NoTurn> {
    let turn = timeout(wait, turns.turn(network)).await;
    turn.map_err(|_| NoTurn::Late)?.ok_or(NoTurn::Closing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::ApiError;
    use std::net::{IpAddr, Ipv4Addr};
    use std::sync::atomic::{AtomicUsize, Ordering};

    fn network(door: u8) -> Network {
        Network::of(IpAddr::V4(Ipv4Addr::new(192, 0, 2, door)))
    }

    // Audit: SEC-I4
    #[tokio::test]
    async fn nobody_who_looks_back_at_a_game_waits_for_long_tables() {
        let looks = Looks::new(1);
        let n_loads = AtomicUsize::new(0);
        let load = |n_entries| {
            n_loads.fetch_add(1, Ordering::SeqCst);
            std::future::ready(Ok::<_, ApiError>((n_entries, ())))
        };
        let look = async |door, id: &str, n| looks.wait(network(door), id, || load(n)).await;
        let (long, longest) = (LOOK_LONG_MIN, 10 * LOOK_LONG_MIN);
        let told = look(1, "endless", longest).await.expect("its turn");
        assert_eq!((told.nicer, n_loads.swap(0, Ordering::SeqCst)), (Nicer::Most, 2));
        // Others wait for the long one, and nothing is loaded for them once it is known.
        let endless = timeout(Duration::from_millis(10), look(2, "endless", longest)).await;
        let other = timeout(Duration::from_millis(10), look(3, "long", long)).await;
        assert!(endless.is_err() && other.is_err());
        assert_eq!(n_loads.swap(0, Ordering::SeqCst), 1, "the one that was not known to be long");
        for _ in 0..3 {
            let short = look(1, "short", long - 1).await.expect("its turn, at the same time");
            assert_eq!(short.nicer, Nicer::Much);
        }
        n_loads.store(0, Ordering::SeqCst);
        drop(told);
        assert!(look(3, "long", long).await.is_ok());
        assert_eq!(n_loads.load(Ordering::SeqCst), 1, "it is known by now");
        (0..2 * LONG_TABLES_MAX).for_each(|nth| looks.note_long(&nth.to_string()));
        assert_eq!(looks.known.lock().expect("a list").len(), LONG_TABLES_MAX);
    }

    #[tokio::test]
    async fn a_table_that_cannot_be_loaded_says_so() {
        let looks = Looks::new(1);
        for _ in 0..2 {
            let none = || std::future::ready(Err::<(usize, ()), _>(ApiError::NoTable));
            let none = looks.wait(network(1), "x", none);
            assert_eq!(none.await.err(), Some(ApiError::NoTable));
        }
    }
}
