//! The store in SQLite: one file, one writer task, a few readers.

mod appends;
mod attachments;
mod backup;
pub(crate) mod carrying;
mod checkpoints;
mod fill;
mod folder;
mod keys;
mod members;
mod reader;
mod schema;
mod segments;
mod upgrade;
mod verdict;
mod writer;
mod years;

pub use backup::back_up;
pub use folder::{DATABASE_FILE, LOCK_FILE};
pub use years::prunable_in;

use crate::carry::unfinished_name;
use crate::limits::{BUSY_WAIT_MAX, QUEUE_MAX, READER_WAIT_MAX, READERS_MAX, WAL_KEPT_MAX};
use crate::{Cutoffs, Lost, NewTable, OpenError, Pruned, Row, Stats, StoreError, Trouble, Upgrade};
use appends::Append;
use checkpoints::Checkpointer;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqlitePool};
use std::path::Path;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use writer::{Command, Counters, Reply, Write, Writer};

/// The SQLite body of [`crate::Store`].
#[derive(Debug, Clone)]
pub struct Sqlite {
    inbox: mpsc::Sender<Command>,
    readers: SqlitePool,
    counters: Arc<Counters>,
    /// What was acknowledged and is not there any more, found when the folder was opened.
    lost: Option<Arc<Lost>>,
}

impl Sqlite {
    pub(crate) async fn open(folder: &Path, upgrade: &Upgrade<'_>) -> Result<Self, OpenError> {
        let (lock, newest) = folder::claim(folder)?;
        let file = folder.join(DATABASE_FILE);
        if !file.exists() && unfinished_name(&file).exists() {
            return Err(OpenError::Unfinished { path: unfinished_name(&file) });
        }
        let options = options(&file);
        let opening = |error| verdict::opening(&file, &error);

        let mut connection = options.connect().await.map_err(opening)?;
        schema::prepare(&mut connection, &file, upgrade).await?;
        // The folder may be on a disk that is full although the file is there.
        writer::probe(&mut connection).await.map_err(opening)?;
        // A damaged page is for whoever loads its table to hear of; the others play on.
        let lost = folder::lost(&mut connection, newest).await.unwrap_or_default();
        let to_pack = segments::left_over(&mut connection).await.unwrap_or_default().into();

        let readers = SqlitePoolOptions::new()
            .max_connections(READERS_MAX)
            .acquire_timeout(READER_WAIT_MAX)
            .connect_lazy_with(options.clone().create_if_missing(false).read_only(true));
        let (inbox, commands) = mpsc::channel(QUEUE_MAX);
        let counters = Arc::<Counters>::default();
        let (stop, stopped) = oneshot::channel();
        let checkpointer = Checkpointer {
            options: options.clone(),
            counters: Arc::clone(&counters),
            writer: inbox.downgrade(),
        };
        let checkpointer = Some((stop, tokio::spawn(checkpointer.run(stopped))));
        let writer = Writer {
            commands,
            options,
            connection: Some(connection),
            readers: readers.clone(),
            counters: Arc::clone(&counters),
            trouble: Trouble::None,
            to_pack,
            checkpointer,
            lock,
        };
        tokio::spawn(writer.run());
        Ok(Self { inbox, readers, counters, lost: lost.map(Arc::new) })
    }

    pub(crate) async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.write(Write::Create(table)).await
    }

    pub(crate) async fn append(&self, table: &str, row: Row) -> Result<(), StoreError> {
        self.write(Write::Append(Append { table: table.to_owned(), row })).await
    }

    pub(crate) async fn settle(
        &self,
        table: &str,
        header: Vec<u8>,
        seating: Vec<u8>,
        members: Vec<Vec<u8>>,
    ) -> Result<(), StoreError> {
        self.write(Write::Settle { table: table.to_owned(), header, seating, members }).await
    }

    pub(crate) async fn set_seating(
        &self,
        table: &str,
        seating: Vec<u8>,
        members: Vec<Vec<u8>>,
    ) -> Result<(), StoreError> {
        self.write(Write::SetSeating { table: table.to_owned(), seating, members }).await
    }

    pub(crate) async fn touch(&self, table: &str, at_ms: i64) -> Result<(), StoreError> {
        self.write(Write::Touch { table: table.to_owned(), at_ms }).await
    }

    pub(crate) async fn prune(&self, cutoffs: &Cutoffs, limit: u32) -> Result<Pruned, StoreError> {
        let cutoffs = *cutoffs;
        self.ask(|reply| Command::Prune(cutoffs, limit, reply)).await
    }

    pub(crate) async fn compact(&self) -> Result<(), StoreError> {
        self.ask(Command::Compact).await
    }

    pub(crate) async fn finish(&self, table: &str, at_ms: i64) -> Result<(), StoreError> {
        self.write(Write::Finish { table: table.to_owned(), at_ms }).await
    }

    pub(crate) async fn health(&self) -> Result<(), StoreError> {
        self.ask(Command::Probe).await
    }

    pub(crate) async fn simulate(&self, trouble: Trouble) -> Result<(), StoreError> {
        self.ask(|reply| Command::Simulate(trouble, reply)).await
    }

    pub(crate) async fn close(self) {
        let (done, closed) = oneshot::channel();
        if self.inbox.send(Command::Close(done)).await.is_ok() {
            // An error means that the writer is gone, which is closed enough.
            let _ = closed.await;
        }
    }

    pub(crate) fn lost(&self) -> Option<&Lost> {
        self.lost.as_deref()
    }

    pub(crate) fn stats(&self) -> Stats {
        self.counters.read()
    }

    async fn write(&self, write: Write) -> Result<(), StoreError> {
        self.ask(|reply| Command::Write(write, reply)).await
    }

    async fn ask<T>(&self, command: impl FnOnce(Reply<T>) -> Command) -> Result<T, StoreError> {
        let closed = || StoreError::Unavailable("the store is closed".into());
        let (reply, answer) = oneshot::channel();
        self.inbox.send(command(reply)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }
}

/// How every connection to the file is made. The journal mode is not set here:
/// it is written into the file, so it must wait until we know the file is ours.
fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(BUSY_WAIT_MAX)
        .pragma("journal_size_limit", WAL_KEPT_MAX.to_string())
        // See checkpoints.rs.
        .pragma("wal_autocheckpoint", "0")
        .disable_statement_logging()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Durability hangs on these settings, and no test that leaves the machine
    /// running could tell that they were lost.
    #[tokio::test]
    async fn a_commit_is_synced_before_it_is_answered() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join(DATABASE_FILE);
        Sqlite::open(folder.path(), &Upgrade::default()).await.unwrap().close().await;
        // The writer reconnects with these options and nothing else.
        let mut connection = options(&file).connect().await.unwrap();
        let settings: (i64, String) = sqlx::query_as(
            "SELECT (SELECT synchronous FROM pragma_synchronous),
                    (SELECT journal_mode FROM pragma_journal_mode)",
        )
        .fetch_one(&mut connection)
        .await
        .unwrap();
        const FULL: i64 = 2;
        assert_eq!(settings, (FULL, "wal".into()));
    }
}
