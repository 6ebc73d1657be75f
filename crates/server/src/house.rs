//! What every part of one server shares.

use crate::config::Config;
use crate::doors::{Doors, Network};
use crate::dozing::Dozing;
use crate::error::ApiError;
use crate::forecast::Forecast;
use crate::hall::Halls;
use crate::heart::Longest;
use crate::http::{Gallery, Packed};
use crate::join::JoinCodes;
use crate::keyring::Keyring;
use crate::limits::{
    ADDRESSES_MAX, COMERS_BURST, COMERS_PER_SECOND, CONTENTS_BURST, CONTENTS_PER_SECOND,
    DAMAGED_MAX, DEAR_BURST, DEAR_PER_SECOND, FORECAST_EVERY, HANDSHAKES_BURST,
    HANDSHAKES_PER_SECOND, HEALTH_STANDS, HELLOS_BURST, HELLOS_PER_SECOND, JOIN_TRIES_BURST,
    JOIN_TRIES_PER_MINUTE, MATCHES_BURST, MATCHES_PER_MINUTE, MY_TABLES_MAX, PACKED_SETS_MAX,
    REQUESTS_BURST, SPACE_STANDS, n_beside,
};
use crate::listen;
use crate::lobby::Lobby;
use crate::looks::Looks;
use crate::meters::Meters;
use crate::pace::Pace;
use crate::resting::Resting;
use crate::space::Space;
use crate::tables::Tables;
use crate::throttle::{Rate, Throttle};
use crate::turns::Turns;
use crate::world::World;
use room::KeyHash;
use std::collections::{BTreeSet, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use store::{Store, StoreError};
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

/// What every part of one server shares.
pub struct House {
    pub config: Config,
    pub store: Store,
    pub world: World,
    pub halls: Halls,
    pub tables: Tables,
    /// Clocks of tables that are not in memory.
    pub dozing: Dozing,
    /// Who somebody is, by which key.
    pub keyring: Keyring,
    pub meters: Meters,
    /// As many bots think at once as there are cores: for each network in turn, and within it for
    /// each host.
    pub thinkers: Arc<Turns<Network, KeyHash>>,
    /// How fast entries come.
    pub pace: Pace,
    pub makers: Mutex<Throttle<Network>>,
    /// How fast each network may ask, and ask for what is dear.
    pub askers: Mutex<Throttle<Network>>,
    pub dear: Mutex<Throttle<Network>>,
    /// The short codes that lead to tables, and how often each network may try one.
    pub join_codes: Mutex<JoinCodes>,
    pub join_tries: Mutex<Throttle<Network>>,
    /// The tables that wait for players, and how often each network may ask to be matched.
    pub lobby: Lobby,
    /// Held while somebody is matched who has found no table.
    pub matching: tokio::sync::Mutex<()>,
    pub matches: Mutex<Throttle<Network>>,
    /// How often each network may ask for a card set.
    pub contents: Mutex<Throttle<Network>>,
    /// How often each network may say hello: a table is told whole then.
    pub hellos: Mutex<Throttle<Network>>,
    /// How often each network may come with a new connection.
    pub comers: Mutex<Throttle<Network>>,
    /// How often each network may shake hands, which takes the house a signature.
    pub handshakes: Mutex<Throttle<Network>>,
    pub doors: Arc<Doors>,
    /// How long the async workers let things wait.
    pub longest: Longest,
    /// Tables that could not be opened since the start.
    damaged: Mutex<BTreeSet<String>>,
    /// Card sets that were asked for, packed once, the newest first.
    packed: Mutex<VecDeque<(String, Arc<Packed>)>>,
    /// The games with their options, packed once.
    pub games: OnceLock<Packed>,
    /// Whether the house is closing. Every task holds a receiver while it
    /// works, so the sender knows when the last one is done.
    pub closing: watch::Sender<bool>,
    n_connections: AtomicU64,
    /// Whose turn it is to open a table, and to look back at one: each network in turn.
    pub openings: Arc<Turns<Network>>,
    pub looks: Looks,
    pub gallery: Gallery,
    /// Whose turn it is to let people come to a stored table, which is read for them.
    pub readings: Looks,
    pub resting: Resting,
    /// How the store has grown of late.
    pub forecast: Forecast,
    health: tokio::sync::Mutex<Option<(Instant, Result<(), StoreError>)>>,
    /// The last look at the free space.
    space: tokio::sync::Mutex<Option<(Instant, Space)>>,
}

impl House {
    pub fn new(config: Config, store: Store, halls: Halls) -> Self {
        let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
        let per_second = config.requests_per_second;
        let askers = Rate { burst: REQUESTS_BURST, per_minute: per_second.saturating_mul(60) };
        // Whoever lifts the one limit means both.
        let dear = if per_second == 0 { 0 } else { DEAR_PER_SECOND * 60 };
        let dear = Rate { burst: DEAR_BURST, per_minute: dear };
        let contents = if per_second == 0 { 0 } else { CONTENTS_PER_SECOND * 60 };
        let contents = Rate { burst: CONTENTS_BURST, per_minute: contents };
        let hellos = if per_second == 0 { 0 } else { HELLOS_PER_SECOND * 60 };
        let hellos = Rate { burst: HELLOS_BURST, per_minute: hellos };
        let comers = if per_second == 0 { 0 } else { COMERS_PER_SECOND * 60 };
        let comers = Rate { burst: COMERS_BURST, per_minute: comers };
        let handshakes = if per_second == 0 { 0 } else { HANDSHAKES_PER_SECOND * 60 };
        let handshakes = Rate { burst: HANDSHAKES_BURST, per_minute: handshakes };
        let joins = if per_second == 0 { 0 } else { JOIN_TRIES_PER_MINUTE };
        let joins = Rate { burst: JOIN_TRIES_BURST, per_minute: joins };
        let matches = if per_second == 0 { 0 } else { MATCHES_PER_MINUTE };
        let matches = Rate { burst: MATCHES_BURST, per_minute: matches };
        let doors = listen::doors(config.caps);
        let rate = Rate { burst: config.tables_per_minute, per_minute: config.tables_per_minute };
        let pace = Pace::new(config.entries_per_second, n_cores);
        Self {
            config,
            store,
            world: World::new(),
            halls,
            tables: Tables::default(),
            dozing: Dozing::default(),
            keyring: Keyring::new(per_second > 0),
            meters: Meters::new(),
            thinkers: Turns::new(n_cores),
            pace,
            makers: Mutex::new(Throttle::new(rate, ADDRESSES_MAX)),
            askers: Mutex::new(Throttle::new(askers, ADDRESSES_MAX)),
            dear: Mutex::new(Throttle::new(dear, ADDRESSES_MAX)),
            join_codes: Mutex::default(),
            join_tries: Mutex::new(Throttle::new(joins, ADDRESSES_MAX)),
            lobby: Lobby::default(),
            matching: tokio::sync::Mutex::default(),
            matches: Mutex::new(Throttle::new(matches, ADDRESSES_MAX)),
            contents: Mutex::new(Throttle::new(contents, ADDRESSES_MAX)),
            hellos: Mutex::new(Throttle::new(hellos, ADDRESSES_MAX)),
            comers: Mutex::new(Throttle::new(comers, ADDRESSES_MAX)),
            handshakes: Mutex::new(Throttle::new(handshakes, ADDRESSES_MAX)),
            doors,
            longest: Longest::default(),
            damaged: Mutex::default(),
            packed: Mutex::default(),
            games: OnceLock::new(),
            closing: watch::Sender::new(false),
            n_connections: AtomicU64::new(0),
            openings: Turns::new(n_beside(n_cores)),
            looks: Looks::new(n_beside(n_cores)),
            gallery: Gallery::new(n_beside(n_cores)),
            readings: Looks::new(n_beside(n_cores)),
            resting: Resting::default(),
            forecast: Forecast::default(),
            health: tokio::sync::Mutex::new(None),
            space: tokio::sync::Mutex::new(None),
        }
    }

    /// A name for a new connection.
    pub fn next_connection(&self) -> room::ConnId {
        room::ConnId(self.n_connections.fetch_add(1, Ordering::Relaxed))
    }

    /// The card set of this name, packed; made by `make` the first time.
    pub fn packed(&self, name: &str, make: impl FnOnce() -> String) -> Arc<Packed> {
        let lock = || self.packed.lock().unwrap_or_else(PoisonError::into_inner);
        let known =
            lock().iter().find(|(other, _)| other == name).map(|(_, packed)| packed.clone());
        known.unwrap_or_else(|| {
            let packed = Arc::new(Packed::new(make()));
            let mut sets = lock();
            sets.push_front((name.to_owned(), packed.clone()));
            sets.truncate(PACKED_SETS_MAX);
            packed
        })
    }

    /// The tables of a person, newest first.
    ///
    /// # Errors
    /// What the store says.
    pub async fn tables_of(&self, person: &KeyHash) -> Result<Vec<String>, ApiError> {
        let tables = self.store.tables_of(person.bytes(), MY_TABLES_MAX).await;
        tables.map_err(|cause| {
            tracing::error!(%cause, "the tables of a player cannot be listed");
            ApiError::Storage
        })
    }

    /// Remembers that a table could not be opened.
    pub fn note_damaged(&self, id: &str) {
        let mut damaged = self.damaged.lock().unwrap_or_else(PoisonError::into_inner);
        if damaged.len() < DAMAGED_MAX {
            damaged.insert(id.to_owned());
        }
    }

    /// How many tables could not be opened since the start.
    pub fn n_damaged(&self) -> usize {
        self.damaged.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// How much is free where the tables are kept. The log tells when that becomes too little for
    /// new tables, and when it is enough again.
    pub async fn space(&self) -> Space {
        let mut last = self.space.lock().await;
        if let Some((at, space)) = *last
            && at.elapsed() < SPACE_STANDS
        {
            return space;
        }
        let (rule, folder) = (self.config.space, self.config.data.clone());
        let space = match self.config.database {
            // A database does not say how much is free where it is.
            Some(_) => Space::UNKNOWN,
            None => {
                let looking = tokio::task::spawn_blocking(move || rule.look(&folder));
                looking.await.unwrap_or(Space::UNKNOWN)
            }
        };
        let was_enough = last.is_none_or(|(_, space)| space.is_enough());
        match (was_enough, space.is_enough()) {
            (true, false) => tracing::error!(%space, "no new tables: the disk is almost full"),
            (false, true) => tracing::info!(%space, "there is room for new tables again"),
            (true, true) | (false, false) => {}
        }
        *last = Some((Instant::now(), space));
        space
    }

    /// Shows what the store takes and when the disk will be full.
    pub async fn measure_store(&self) {
        let meters = &self.meters;
        let stats = self.store.stats();
        meters.store.rows.set(stats.rows as f64);
        meters.store.commits.set(stats.commits as f64);
        meters.store.lost.set(if self.store.lost().is_some() { 1.0 } else { 0.0 });
        let Ok(usage) = self.store.usage().await else { return };
        meters.store.bytes.set(usage.bytes as f64);
        meters.store.reusable_bytes.set(usage.reusable as f64);
        if let Some(growth) = self.forecast.growth_per_day() {
            meters.store.growth.set(growth);
        }
        let free = self.space().await.free;
        if let Some(left) = free.and_then(|free| self.forecast.full_in_seconds(free, usage)) {
            meters.store.disk_full_in.set(left);
        }
    }

    /// Notes what the store takes, now and then.
    pub async fn watch_growth(&self) {
        loop {
            if let Ok(usage) = self.store.usage().await {
                self.forecast.note(usage, Instant::now());
            }
            sleep(FORECAST_EVERY).await;
        }
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
