//! What keeps a store in shape for years: whose tables there are, which may go, how much room they
//! take, and a walk through all of them.

use crate::limits::{self, KEY_HASH_MAX, PRUNE_MAX, WALK_MAX};
use crate::{Store, StoreError};

/// Which tables may go: those to which nobody has come since a moment, in milliseconds as the caller
/// counts them. Without a moment all tables of the kind stay.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cutoffs {
    /// Tables without a row.
    pub never_begun_ms: Option<i64>,
    /// Tables with rows that are not finished.
    pub deserted_ms: Option<i64>,
    pub finished_ms: Option<i64>,
}

/// How much may go, or has gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pruned {
    pub never_begun: u64,
    pub deserted: u64,
    pub finished: u64,
    /// Attachments that no table names.
    pub attachments: u64,
}

impl Pruned {
    /// How many tables.
    #[must_use]
    pub fn tables(self) -> u64 {
        self.never_begun + self.deserted + self.finished
    }
}

impl std::ops::AddAssign for Pruned {
    fn add_assign(&mut self, other: Self) {
        self.never_begun += other.never_begun;
        self.deserted += other.deserted;
        self.finished += other.finished;
        self.attachments += other.attachments;
    }
}

/// How much room the store takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Usage {
    /// On the disk, in bytes; 0 for a store in memory.
    pub bytes: u64,
    /// Of these, what new tables will fill before more is taken.
    pub reusable: u64,
}

/// A place in a walk through all tables; [`WalkFrom::default`] is before the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct WalkFrom(pub i64);

impl Store {
    /// Notes that somebody came to a table at this moment; a later moment that is known stays.
    ///
    /// # Errors
    ///
    /// `Missing` if there is no such table.
    pub async fn touch(&self, table: &str, at_ms: i64) -> Result<(), StoreError> {
        match self {
            Self::Memory(memory) => memory.touch(table, at_ms),
            Self::Sqlite(sqlite) => sqlite.touch(table, at_ms).await,
            Self::Postgres(postgres) => postgres.touch(table, at_ms).await,
        }
    }

    /// When somebody last came to any table; none where there is no table.
    ///
    /// # Errors
    ///
    /// `Unavailable` or `Corrupt`.
    pub async fn last_touch(&self) -> Result<Option<i64>, StoreError> {
        match self {
            Self::Memory(memory) => memory.last_touch(),
            Self::Sqlite(sqlite) => sqlite.last_touch().await,
            Self::Postgres(postgres) => postgres.last_touch().await,
        }
    }

    /// The tables of a person, the latest created first.
    ///
    /// # Errors
    ///
    /// `Invalid` if `limit` is over [`limits::LIST_MAX`].
    pub async fn tables_of(&self, person: &[u8], limit: u32) -> Result<Vec<String>, StoreError> {
        limits::check_list(limit)?;
        limits::check_size("person", person.len(), KEY_HASH_MAX)?;
        match self {
            Self::Memory(memory) => memory.tables_of(person, limit),
            Self::Sqlite(sqlite) => sqlite.tables_of(person, limit).await,
            Self::Postgres(postgres) => postgres.tables_of(person, limit).await,
        }
    }

    /// Tables in the order in which they were created, from a place on: the place after each, and
    /// its id. A walk that begins each time after the last place meets every table that is there
    /// from its beginning to its end.
    ///
    /// # Errors
    ///
    /// `Invalid` if `limit` is over [`limits::WALK_MAX`].
    pub async fn walk(
        &self,
        from: WalkFrom,
        limit: u32,
    ) -> Result<Vec<(WalkFrom, String)>, StoreError> {
        limits::check_most("walk", limit, WALK_MAX)?;
        match self {
            Self::Memory(memory) => memory.walk(from, limit),
            Self::Sqlite(sqlite) => sqlite.walk(from, limit).await,
            Self::Postgres(postgres) => postgres.walk(from, limit).await,
        }
    }

    /// How much [`Self::prune`] would remove by now, if it were repeated until nothing goes.
    /// Attachments that only these tables name are counted.
    ///
    /// # Errors
    ///
    /// `Unavailable` or `Corrupt`.
    pub async fn prunable(&self, cutoffs: &Cutoffs) -> Result<Pruned, StoreError> {
        match self {
            Self::Memory(memory) => memory.prunable(cutoffs),
            Self::Sqlite(sqlite) => sqlite.prunable(cutoffs).await,
            Self::Postgres(postgres) => postgres.prunable(cutoffs).await,
        }
    }

    /// Removes at most this many tables that may go, those to which nobody has come for longest
    /// first, with all that belongs to them; all or nothing, judged and removed at one moment. Once
    /// fewer tables than `limit` go, attachments that no table names go too. Done when nothing went.
    ///
    /// # Errors
    ///
    /// `Invalid` if `limit` is over [`limits::PRUNE_MAX`].
    pub async fn prune(&self, cutoffs: &Cutoffs, limit: u32) -> Result<Pruned, StoreError> {
        limits::check_most("pruning", limit, PRUNE_MAX)?;
        match self {
            Self::Memory(memory) => memory.prune(cutoffs, limit),
            Self::Sqlite(sqlite) => sqlite.prune(cutoffs, limit).await,
            Self::Postgres(postgres) => postgres.prune(cutoffs, limit).await,
        }
    }

    /// How much room the store takes.
    ///
    /// # Errors
    ///
    /// `Unavailable`.
    pub async fn usage(&self) -> Result<Usage, StoreError> {
        match self {
            Self::Memory(_) => Ok(Usage::default()),
            Self::Sqlite(sqlite) => sqlite.usage().await,
            Self::Postgres(postgres) => postgres.usage().await,
        }
    }

    /// Gives the room of what was removed back to the disk, where the store can. Takes long, needs
    /// as much room again meanwhile, and lets every write wait: for a store that nobody plays at.
    ///
    /// # Errors
    ///
    /// `Unavailable`; then everything is as it was.
    pub async fn compact(&self) -> Result<(), StoreError> {
        match self {
            Self::Memory(_) => Ok(()),
            Self::Sqlite(sqlite) => sqlite.compact().await,
            Self::Postgres(postgres) => postgres.compact().await,
        }
    }
}
