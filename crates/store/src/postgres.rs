//! The store in PostgreSQL: one schema of a database, one connection that writes, a few that read.

mod apply;
mod attachments;
pub(crate) mod carrying;
mod keys;
mod link;
mod reader;
mod schema;
mod segments;
mod url;
mod verdict;
mod writer;
mod years;

pub use url::DatabaseUrl;
pub use years::prunable_at;

use crate::carry::{CarryError, Existing, Place, Source, carry};
use crate::limits::{DATABASE_CLAIM_WAIT_MAX, DATABASE_READER_WAIT_MAX, QUEUE_MAX, READERS_MAX};
use crate::{DatabaseFault, NewTable, OpenError, Row, Stats, StoreError, Trouble};
use link::Link;
use schema::Unfinished;
use sqlx::PgPool;
use sqlx::postgres::PgPoolOptions;
use std::path::Path;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use writer::{Command, Counters, Reply, Write, Writer};

/// The PostgreSQL body of [`crate::Store`].
#[derive(Debug, Clone)]
pub struct Postgres {
    url: DatabaseUrl,
    inbox: mpsc::Sender<Command>,
    readers: PgPool,
    counters: Arc<Counters>,
}

impl Postgres {
    pub(crate) async fn open(url: &DatabaseUrl) -> Result<Self, OpenError> {
        let (mut session, _) =
            link::connect(url, DATABASE_CLAIM_WAIT_MAX, Unfinished::Refuse).await?;
        // What cannot be found out now is found at the next start; the tables play on.
        let to_pack = segments::left_over(&mut session.connection).await.unwrap_or_default();
        let readers = PgPoolOptions::new()
            .max_connections(READERS_MAX)
            .acquire_timeout(DATABASE_READER_WAIT_MAX)
            .after_connect(|connection, _| Box::pin(link::be_a_reader(connection)))
            .connect_lazy_with(url.options().application_name("cantina reader"));
        let (inbox, commands) = mpsc::channel(QUEUE_MAX);
        let counters = Arc::<Counters>::default();
        let writer = Writer {
            commands,
            link: Link::new(url.clone(), session),
            readers: readers.clone(),
            counters: Arc::clone(&counters),
            trouble: Trouble::None,
            to_pack: to_pack.into(),
        };
        tokio::spawn(writer.run());
        let store = Self { url: url.clone(), inbox, readers, counters };
        // The database may be read-only, or full, although it can be connected to.
        store.health().await.map_err(|error| OpenError::Database {
            place: url.to_string(),
            fault: DatabaseFault::Refused { detail: error.to_string() },
        })?;
        Ok(store)
    }

    pub(crate) async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.write(Write::Create(table)).await
    }

    pub(crate) async fn append(&self, table: &str, row: Row) -> Result<(), StoreError> {
        self.write(Write::Append { table: table.to_owned(), row }).await
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

    pub(crate) async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let (from, to) = (Place::Database(self.url.clone()), Place::File(to.to_owned()));
        let carried = carry((&from, Source::Running), (&to, Existing::Keep), "a backup", &|_| {});
        match carried.await {
            Ok(_) => Ok(()),
            Err(CarryError::Exists { .. }) => Err(StoreError::Conflict),
            Err(error) => Err(StoreError::Unavailable(error.to_string())),
        }
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
