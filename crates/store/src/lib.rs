//! The store keeps tables: for each one a header, a seating and a log of rows, and
//! bytes that many tables share (an attachment), kept once by their name, and to whom it belongs.
//! All of them are opaque bytes. Beside them it keeps which hashes of secrets stand
//! for whom. It has three bodies, memory, SQLite and PostgreSQL, that
//! behave alike; one test suite runs against all of them.
//!
//! # What it promises
//!
//! - **Durable, then Ok.** When a write on SQLite returns `Ok`, it is on disk:
//!   the write-ahead log was synced (`synchronous = FULL`) before the answer.
//!   On PostgreSQL it is committed with `synchronous_commit = on`, which is as
//!   durable as that database is told to be (`fsync`).
//!   The memory store forgets everything when its last clone is dropped.
//! - **No forks.** A table's rows are numbered from [`FIRST_SEQ`] without a
//!   gap. A row whose number is not the next one is a [`StoreError::Conflict`],
//!   so a second writer fails rather than forks the log.
//! - **Refused is unwritten.** After an error no later call of this process
//!   sees any part of that write. One honest limit: if the *sync* failed, or
//!   the caller dropped its future before the answer, and the machine then
//!   stops before the next write, the row may prove to have landed after all.
//!   Nobody was told of it, and it names the request that it came from. On
//!   PostgreSQL, where the connection may break in a commit, the writer asks
//!   after it has come back how that ended; if it cannot come back in time, the
//!   answer is [`StoreError::Unsure`].
//! - **Small.** On disk a log lies packed, [`limits::SEGMENT_ROWS`] rows to a
//!   segment with a checksum; only the newest rows lie one by one.
//! - **One conflict hurts nobody else.** Writes that wait together share one
//!   transaction and one sync, but each is judged alone.
//! - **It comes back.** A full or read-only disk, or a database that is away, is
//!   [`StoreError::Unavailable`]; the same store accepts writes again once the
//!   disk or the database does.
//! - **One process per folder or database.** [`Store::open`] holds a lock until
//!   [`Store::close`], or until the process ends, however it ends.
//!
//! # What it does not know
//!
//! Games, seats' names, the meaning of any byte, the time (callers bring it),
//! and whether a finished table should take more rows (it may). It depends on
//! nothing of Cantina.
//!
//! # Example
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
//! use store::{FIRST_SEQ, NewTable, Row, Store};
//!
//! let store = Store::memory();
//! let table = NewTable {
//!     id: "t1".into(),
//!     header: b"header".to_vec(),
//!     seating: b"seating".to_vec(),
//!     created_ms: 0,
//!     attachment: None,
//!     members: vec![],
//! };
//! store.create(table).await?;
//! store.append("t1", Row { seq: FIRST_SEQ, payload: b"deal".to_vec(), request: None }).await?;
//! assert_eq!(store.load("t1").await?.unwrap().rows.len(), 1);
//! # Ok::<(), store::StoreError>(())
//! # }).unwrap();
//! ```

mod carry;
mod error;
mod keys;
pub mod limits;
mod memory;
mod packing;
mod postgres;
mod sqlite;
mod trouble;
mod upgrade;
mod years;

pub use carry::{Carried, CarryError, Existing, Place, Source, carry};
pub use error::{BackupError, DatabaseFault, OpenError, StoreError};
pub use keys::StoredKey;
pub use memory::Memory;
pub use postgres::{DatabaseUrl, Postgres, prunable_at};
pub use sqlite::{DATABASE_FILE, LOCK_FILE, Sqlite, back_up, prunable_in};
pub use trouble::{Faults, Trouble};
pub use upgrade::{Members, Split, Upgrade, Upgraded};
pub use years::{Cutoffs, Pruned, Usage, WalkFrom};

use std::fmt;
use std::path::Path;
use std::sync::Arc;

/// The number of a table's first row; each later row has the next number.
pub const FIRST_SEQ: u32 = 0;

/// A table to be created, without rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTable {
    pub id: String,
    pub header: Vec<u8>,
    pub seating: Vec<u8>,
    pub created_ms: i64,
    /// What it shares with other tables.
    pub attachment: Option<Attachment>,
    /// To whom it belongs, for [`Store::tables_of`]: opaque names of people. Their order and how
    /// often one is named count for nothing.
    pub members: Vec<Vec<u8>>,
}

/// Bytes that many tables share. They are kept once: whoever brings a name that is there already
/// means the bytes that are there, so the name should be a hash of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attachment {
    pub name: String,
    pub bytes: Arc<[u8]>,
}

/// One entry of a table's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    pub seq: u32,
    pub payload: Vec<u8>,
    /// The request that caused the row, where a seat's request did.
    pub request: Option<RequestKey>,
}

/// A seat's own name for something it asked. The store keeps it; that none is taken twice is for
/// the caller to see to.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RequestKey {
    pub seat: u8,
    pub id: String,
}

/// A table with its whole log, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredTable {
    pub header: Vec<u8>,
    pub seating: Vec<u8>,
    pub created_ms: i64,
    pub finished_ms: Option<i64>,
    /// When somebody last came to it: it was created, finished or touched.
    pub touched_ms: i64,
    /// The name of its attachment, for [`Store::attachment`].
    pub attachment: Option<String>,
    /// To whom it belongs, each once, in the order of their bytes.
    pub members: Vec<Vec<u8>>,
    /// Invariant: numbered from [`FIRST_SEQ`] without a gap.
    pub rows: Vec<Row>,
}

/// What a listing says of one table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    pub id: String,
    pub created_ms: i64,
    pub finished_ms: Option<i64>,
    pub entries: u32,
}

/// An acknowledged row or table that is gone, and with it whatever was written after what is there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lost {
    pub table: String,
    /// The number of the last row that was acknowledged; none where the table was created after it.
    pub seq: Option<u32>,
    /// How many rows the table has; none where the table itself is gone.
    pub found: Option<u32>,
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { table, seq, found } = self;
        match found {
            Some(found) => write!(f, "table {table} has {found} rows")?,
            None => write!(f, "table {table} is gone")?,
        }
        seq.map_or(Ok(()), |seq| write!(f, " and had row {seq}"))
    }
}

/// What the store has done since it was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    /// Rows appended and acknowledged.
    pub rows: u64,
    /// Transactions that carried at least one accepted write, of any kind.
    pub commits: u64,
}

/// A store. Cheap to clone; the clones share everything.
#[derive(Debug, Clone)]
pub enum Store {
    Memory(Memory),
    Sqlite(Sqlite),
    Postgres(Postgres),
}

impl Store {
    /// An empty store that lives as long as its clones.
    #[must_use]
    pub fn memory() -> Self {
        Self::memory_with(Faults::default())
    }

    /// A memory store whose appends a test can fail or hold back.
    #[must_use]
    pub fn memory_with(faults: Faults) -> Self {
        Self::Memory(Memory::new(faults))
    }

    /// Opens the SQLite store of a data folder, making either where it is
    /// missing. Must be called inside a tokio runtime, as the writer is a task.
    ///
    /// # Errors
    ///
    /// See [`OpenError`]; each says what the operator can do.
    pub async fn open(folder: &Path) -> Result<Self, OpenError> {
        Self::open_with(folder, &Upgrade::default()).await
    }

    /// Like [`Self::open`], for folders that an earlier program may have written: says how, and is
    /// told of it.
    ///
    /// # Errors
    ///
    /// As above.
    pub async fn open_with(folder: &Path, upgrade: &Upgrade<'_>) -> Result<Self, OpenError> {
        Sqlite::open(folder, upgrade).await.map(Self::Sqlite)
    }

    /// Opens the store in a PostgreSQL database, making its tables if it has
    /// none. Must be called inside a tokio runtime, as the writer is a task.
    ///
    /// # Errors
    ///
    /// See [`OpenError`]; each says what the operator can do.
    pub async fn connect(url: &DatabaseUrl) -> Result<Self, OpenError> {
        Postgres::open(url).await.map(Self::Postgres)
    }

    /// Creates a table without rows.
    ///
    /// # Errors
    ///
    /// `Conflict` if the id exists.
    pub async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        limits::check_new_table(&table)?;
        match self {
            Self::Memory(memory) => memory.create(table),
            Self::Sqlite(sqlite) => sqlite.create(table).await,
            Self::Postgres(postgres) => postgres.create(table).await,
        }
    }

    /// Appends the next row of a table's log.
    ///
    /// # Errors
    ///
    /// `Conflict` if `row.seq` is not the next number; `Missing` if there is no
    /// such table.
    pub async fn append(&self, table: &str, row: Row) -> Result<(), StoreError> {
        limits::check_row(&row)?;
        match self {
            Self::Memory(memory) => memory.append(table, row).await,
            Self::Sqlite(sqlite) => sqlite.append(table, row).await,
            Self::Postgres(postgres) => postgres.append(table, row).await,
        }
    }

    /// Replaces a table's seating, and to whom the table belongs.
    ///
    /// # Errors
    ///
    /// `Missing` if there is no such table.
    pub async fn set_seating(
        &self,
        table: &str,
        seating: Vec<u8>,
        members: Vec<Vec<u8>>,
    ) -> Result<(), StoreError> {
        limits::check_seating(&seating, &members)?;
        match self {
            Self::Memory(memory) => memory.set_seating(table, seating, members),
            Self::Sqlite(sqlite) => sqlite.set_seating(table, seating, members).await,
            Self::Postgres(postgres) => postgres.set_seating(table, seating, members).await,
        }
    }

    /// Replaces the header, the seating and the members of a table without rows, together.
    ///
    /// # Errors
    ///
    /// `Conflict` if the table has a row; `Missing` if there is no such table.
    pub async fn settle(
        &self,
        table: &str,
        header: Vec<u8>,
        seating: Vec<u8>,
        members: Vec<Vec<u8>>,
    ) -> Result<(), StoreError> {
        limits::check_header(&header)?;
        limits::check_seating(&seating, &members)?;
        match self {
            Self::Memory(memory) => memory.settle(table, header, seating, members),
            Self::Sqlite(sqlite) => sqlite.settle(table, header, seating, members).await,
            Self::Postgres(postgres) => postgres.settle(table, header, seating, members).await,
        }
    }

    /// Marks a table as finished. Doing so again changes nothing: the first
    /// time stays, so that a restarted server may simply repeat itself.
    ///
    /// # Errors
    ///
    /// `Missing` if there is no such table.
    pub async fn finish(&self, table: &str, at_ms: i64) -> Result<(), StoreError> {
        match self {
            Self::Memory(memory) => memory.finish(table, at_ms),
            Self::Sqlite(sqlite) => sqlite.finish(table, at_ms).await,
            Self::Postgres(postgres) => postgres.finish(table, at_ms).await,
        }
    }

    /// Reads a table with its whole log, as of one moment.
    ///
    /// # Errors
    ///
    /// `Corrupt` if the log has a gap or the file is damaged.
    pub async fn load(&self, table: &str) -> Result<Option<StoredTable>, StoreError> {
        match self {
            Self::Memory(memory) => memory.load(table),
            Self::Sqlite(sqlite) => sqlite.load(table).await,
            Self::Postgres(postgres) => postgres.load(table).await,
        }
    }

    /// Lists tables, newest first; of the same age, the later created first.
    ///
    /// # Errors
    ///
    /// `Invalid` if `limit` is over [`limits::LIST_MAX`].
    pub async fn list(
        &self,
        limit: u32,
        unfinished_only: bool,
    ) -> Result<Vec<Summary>, StoreError> {
        limits::check_list(limit)?;
        match self {
            Self::Memory(memory) => memory.list(limit, unfinished_only),
            Self::Sqlite(sqlite) => sqlite.list(limit, unfinished_only).await,
            Self::Postgres(postgres) => postgres.list(limit, unfinished_only).await,
        }
    }

    /// The bytes of an attachment, by its name.
    ///
    /// # Errors
    ///
    /// `Corrupt` if they are damaged.
    pub async fn attachment(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        match self {
            Self::Memory(memory) => memory.attachment(name),
            Self::Sqlite(sqlite) => sqlite.attachment(name).await,
            Self::Postgres(postgres) => postgres.attachment(name).await,
        }
    }

    /// Proves that a write would be accepted, by making one: on SQLite it asks
    /// for room for [`limits::PROBE_BYTES`] and commits durably.
    ///
    /// # Errors
    ///
    /// The error an append would have met.
    pub async fn health(&self) -> Result<(), StoreError> {
        match self {
            Self::Memory(memory) => memory.health(),
            Self::Sqlite(sqlite) => sqlite.health().await,
            Self::Postgres(postgres) => postgres.health().await,
        }
    }

    /// Finishes every write already sent, folds SQLite's write-ahead log into
    /// the database and gives the folder or the database back. Other clones find the store closed.
    pub async fn close(self) {
        match self {
            Self::Memory(memory) => memory.close(),
            Self::Sqlite(sqlite) => sqlite.close().await,
            Self::Postgres(postgres) => postgres.close().await,
        }
    }

    /// Writes a complete, compact copy of the database to a new file while play
    /// goes on. To restore it, put it in an empty data folder as
    /// [`DATABASE_FILE`].
    ///
    /// # Errors
    ///
    /// `Conflict` if the file exists; `Invalid` on the memory store.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        match self {
            Self::Memory(_) => {
                Err(StoreError::Invalid("a memory store has no file to back up".into()))
            }
            Self::Sqlite(sqlite) => sqlite.backup(to).await,
            Self::Postgres(postgres) => postgres.backup(to).await,
        }
    }

    /// What the folder had acknowledged when it was last used and has not any more: somebody put an
    /// older database in its place, or the write-ahead log was cut. None where nothing is missed,
    /// and where a store cannot tell.
    #[must_use]
    pub fn lost(&self) -> Option<&Lost> {
        match self {
            Self::Memory(_) | Self::Postgres(_) => None,
            Self::Sqlite(sqlite) => sqlite.lost(),
        }
    }

    /// What the store has done since it was opened.
    #[must_use]
    pub fn stats(&self) -> Stats {
        match self {
            Self::Memory(memory) => memory.stats(),
            Self::Sqlite(sqlite) => sqlite.stats(),
            Self::Postgres(postgres) => postgres.stats(),
        }
    }

    /// For tests: makes the disk behave badly until told otherwise.
    #[doc(hidden)]
    pub async fn simulate(&self, trouble: Trouble) -> Result<(), StoreError> {
        match self {
            Self::Memory(memory) => {
                memory.simulate(trouble);
                Ok(())
            }
            Self::Sqlite(sqlite) => sqlite.simulate(trouble).await,
            Self::Postgres(postgres) => postgres.simulate(trouble).await,
        }
    }
}
