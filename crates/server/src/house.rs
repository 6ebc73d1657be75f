//! What every part of one server shares.

use crate::config::Config;
use crate::hall::Halls;
use crate::limits::{ADDRESSES_MAX, HEALTH_STANDS, LOOKS_MAX, SOCKETS_MAX};
use crate::members::Members;
use crate::meters::Meters;
use crate::tables::Tables;
use crate::throttle::{Rate, Throttle};
use crate::world::World;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use store::{Store, StoreError};
use tokio::sync::{Semaphore, watch};
use tokio::time::Instant;

/// What every part of one server shares.
pub struct House {
    pub config: Config,
    pub store: Store,
    pub world: World,
    pub halls: Halls,
    pub tables: Tables,
    pub members: Members,
    pub meters: Meters,
    /// As many bots think at once as there are cores.
    pub thinkers: Arc<Semaphore>,
    pub makers: Mutex<Throttle<IpAddr>>,
    /// Whether the house is closing. Every task holds a receiver while it
    /// works, so the sender knows when the last one is done.
    pub closing: watch::Sender<bool>,
    n_connections: AtomicU64,
    /// One permit for each table that may be looked back at.
    pub looks: Arc<Semaphore>,
    /// One permit for each socket that may be open.
    pub sockets: Arc<Semaphore>,
    health: tokio::sync::Mutex<Option<(Instant, Result<(), StoreError>)>>,
}

impl House {
    pub fn new(config: Config, store: Store, halls: Halls) -> Self {
        let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
        let rate = Rate { burst: config.tables_per_minute, per_minute: config.tables_per_minute };
        Self {
            config,
            store,
            world: World::new(),
            halls,
            tables: Tables::default(),
            members: Members::default(),
            meters: Meters::new(),
            thinkers: Arc::new(Semaphore::new(n_cores)),
            makers: Mutex::new(Throttle::new(rate, ADDRESSES_MAX)),
            closing: watch::Sender::new(false),
            n_connections: AtomicU64::new(0),
            looks: Arc::new(Semaphore::new(LOOKS_MAX)),
            sockets: Arc::new(Semaphore::new(SOCKETS_MAX)),
            health: tokio::sync::Mutex::new(None),
        }
    }

    /// A name for a new connection.
    pub fn next_connection(&self) -> room::ConnId {
        room::ConnId(self.n_connections.fetch_add(1, Ordering::Relaxed))
    }

    /// Whether a move could be stored now.
    ///
    /// # Errors
    /// What storing it would meet.
    pub async fn health(&self) -> Result<(), StoreError> {
        let mut last = self.health.lock().await;
        if let Some((at, result)) = &*last
            && at.elapsed() < HEALTH_STANDS
        {
            return result.clone();
        }
        let result = self.store.health().await;
        *last = Some((Instant::now(), result.clone()));
        result
    }
}
