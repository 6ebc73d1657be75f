//! The one task that writes. Whatever waits for it is written together: one
//! transaction, one sync, then every caller gets its own answer.

use super::appends::{self, Append};
use super::folder::{Lock, Newest};
use super::{attachments, checkpoints, keys, members, segments, verdict, years};
use crate::limits::{BATCH_MAX, PROBE_BYTES};
use crate::{Cutoffs, NewTable, Pruned, Stats, StoreError, Trouble};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqlitePool};
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::task::JoinHandle;

pub(super) type Reply<T = ()> = oneshot::Sender<Result<T, StoreError>>;

#[derive(Debug)]
pub(super) enum Command {
    Write(Write, Reply),
    Probe(Reply),
    Prune(Cutoffs, u32, Reply<Pruned>),
    Compact(Reply),
    /// Move what is left in the write-ahead log.
    Settle(Reply),
    Simulate(Trouble, Reply),
    Close(oneshot::Sender<()>),
}

#[derive(Debug)]
pub(super) enum Write {
    Create(NewTable),
    Append(Append),
    SetSeating { table: String, seating: Vec<u8>, members: Vec<Vec<u8>> },
    Settle { table: String, header: Vec<u8>, seating: Vec<u8>, members: Vec<Vec<u8>> },
    Touch { table: String, at_ms: i64 },
    Finish { table: String, at_ms: i64 },
    AddKey { hash: Vec<u8>, person: Vec<u8> },
    ReplaceKeys { hash: Vec<u8>, person: Vec<u8> },
}

#[derive(Debug, Default)]
pub(super) struct Counters {
    rows: AtomicU64,
    commits: AtomicU64,
    /// Writes of every kind, accepted or not.
    writes: AtomicU64,
    /// Rung every [`crate::limits::CHECKPOINT_LOOK_WRITES`].
    pub(super) wrote_much: Notify,
}

impl Counters {
    pub(super) fn written(&self) -> u64 {
        self.writes.load(Ordering::Relaxed)
    }

    fn wrote(&self, n: u64) {
        let before = self.writes.fetch_add(n, Ordering::Relaxed);
        if checkpoints::is_time_to_look(before, before + n) {
            self.wrote_much.notify_one();
        }
    }

    pub(super) fn read(&self) -> Stats {
        Stats {
            rows: self.rows.load(Ordering::Relaxed),
            commits: self.commits.load(Ordering::Relaxed),
        }
    }
}

#[derive(Debug)]
pub(super) struct Writer {
    pub(super) commands: mpsc::Receiver<Command>,
    pub(super) options: SqliteConnectOptions,
    /// `None` after a failure that left the connection in doubt; the next
    /// batch makes a new one.
    pub(super) connection: Option<SqliteConnection>,
    /// Kept to close them before the last checkpoint, which they would block.
    pub(super) readers: SqlitePool,
    pub(super) counters: Arc<Counters>,
    pub(super) trouble: Trouble,
    /// Tables with rows that can be packed, when nobody waits for a write.
    pub(super) to_pack: VecDeque<String>,
    /// Ends the checkpointer, and tells when it has ended.
    pub(super) checkpointer: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
    /// The folder is ours until the very end.
    pub(super) lock: Lock,
}

impl Writer {
    /// Serves until the store is closed or its last clone is dropped. Closing
    /// stops new commands only: what was already sent is still written.
    pub(super) async fn run(mut self) {
        let mut batch = Vec::with_capacity(BATCH_MAX);
        let mut closers = Vec::new();
        while self.commands.recv_many(&mut batch, BATCH_MAX).await > 0 {
            let mut writes = Vec::with_capacity(batch.len());
            let (mut probes, mut settles) = (Vec::new(), Vec::new());
            for command in batch.drain(..) {
                match command {
                    Command::Write(write, reply) => writes.push((write, reply)),
                    Command::Probe(reply) => probes.push(reply),
                    Command::Simulate(trouble, reply) => {
                        answer(reply, self.simulate(trouble).await);
                    }
                    Command::Prune(cutoffs, limit, reply) => {
                        answer(reply, self.prune(&cutoffs, limit).await);
                    }
                    Command::Compact(reply) => answer(reply, self.compact().await),
                    Command::Settle(reply) => settles.push(reply),
                    Command::Close(done) => {
                        self.commands.close();
                        closers.push(done);
                    }
                }
            }
            self.serve_writes(writes).await;
            self.serve_probes(probes).await;
            self.settle(settles).await;
            self.pack_while_nobody_waits().await;
        }
        self.shut().await;
        for done in closers {
            // The closer may have stopped waiting.
            let _ = done.send(());
        }
    }

    async fn serve_writes(&mut self, requests: Vec<(Write, Reply)>) {
        if requests.is_empty() {
            return;
        }
        let (writes, replies): (Vec<_>, Vec<_>) = requests.into_iter().unzip();
        let rows = writes.iter().map(|write| u64::from(matches!(write, Write::Append(_))));
        let rows: Vec<u64> = rows.collect();
        let to_pack: Vec<Option<String>> = writes.iter().map(to_pack).collect();
        self.counters.wrote(writes.len() as u64);
        let newest: Vec<Option<Newest>> = writes.iter().map(newest).collect();
        match self.commit(writes).await {
            Ok(outcomes) => {
                self.count(&outcomes, &rows);
                let accepted = newest.into_iter().zip(&outcomes).filter(|(_, it)| it.is_ok());
                if let Some(newest) = accepted.filter_map(|(newest, _)| newest).next_back() {
                    self.lock.note(Some(&newest));
                }
                let written = to_pack.into_iter().zip(&outcomes);
                let written = written.filter(|(_, outcome)| outcome.is_ok());
                self.to_pack.extend(written.filter_map(|(table, _)| table));
                for (reply, outcome) in replies.into_iter().zip(outcomes) {
                    answer(reply, outcome);
                }
            }
            Err(error) => {
                let error = self.give_up(&error).await;
                for reply in replies {
                    answer(reply, Err(error.clone()));
                }
            }
        }
    }

    /// What was written is safe as it is, so packing may fail and may wait.
    async fn pack_while_nobody_waits(&mut self) {
        while self.commands.is_empty()
            && let Some(table) = self.to_pack.pop_front()
        {
            let packed = match self.connection().await {
                Ok(connection) => segments::pack_tail(connection, &table).await,
                Err(error) => Err(error),
            };
            if let Err(error) = packed {
                self.give_up(&error).await;
            }
        }
    }

    /// A probe has a transaction of its own: the room it asks for must not be
    /// the reason why a neighbour is refused.
    async fn serve_probes(&mut self, replies: Vec<Reply>) {
        if replies.is_empty() {
            return;
        }
        let probed = match self.connection().await {
            Ok(connection) => probe(connection).await,
            Err(error) => Err(error),
        };
        let outcome = match probed {
            Ok(()) => Ok(()),
            Err(error) => Err(self.give_up(&error).await),
        };
        for reply in replies {
            answer(reply, outcome.clone());
        }
    }

    /// Applies every write in one transaction. The inner results are the
    /// callers' own; the outer error means that nothing at all was written.
    async fn commit(
        &mut self,
        writes: Vec<Write>,
    ) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
        let connection = self.connection().await?;
        let writes = match rows_of_different_tables(writes) {
            Ok(appends) => return appends::append(connection, appends).await,
            Err(writes) => writes,
        };
        // Immediate: no other connection can write between our check and our
        // insert, not even a stranger's.
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
        let mut outcomes = Vec::with_capacity(writes.len());
        for write in writes {
            outcomes.push(apply(connection, write).await?);
        }
        sqlx::query("COMMIT").execute(connection).await?;
        Ok(outcomes)
    }

    /// What is in the log is safe there, so this may fail.
    async fn settle(&mut self, replies: Vec<Reply>) {
        for reply in replies {
            let settled = match self.connection().await {
                Ok(connection) => checkpoints::settle(connection).await,
                Err(error) => Err(error),
            };
            let settled = match settled {
                Ok(()) => Ok(()),
                Err(error) => Err(self.give_up(&error).await),
            };
            answer(reply, settled);
        }
    }

    async fn prune(&mut self, cutoffs: &Cutoffs, limit: u32) -> Result<Pruned, StoreError> {
        let pruned = match self.connection().await {
            Ok(connection) => years::prune(connection, cutoffs, limit).await,
            Err(error) => Err(error),
        };
        match pruned {
            Ok(pruned) => {
                if pruned != Pruned::default() {
                    // The newest row may have gone with its table.
                    self.lock.note(None);
                    self.counters.commits.fetch_add(1, Ordering::Relaxed);
                }
                Ok(pruned)
            }
            Err(error) => Err(self.give_up(&error).await),
        }
    }

    async fn compact(&mut self) -> Result<(), StoreError> {
        let compacted = match self.connection().await {
            Ok(connection) => years::compact(connection).await,
            Err(error) => Err(error),
        };
        match compacted {
            Ok(()) => Ok(()),
            Err(error) => Err(self.give_up(&error).await),
        }
    }

    fn count(&self, outcomes: &[Result<(), StoreError>], rows: &[u64]) {
        if outcomes.iter().any(Result::is_ok) {
            self.counters.commits.fetch_add(1, Ordering::Relaxed);
        }
        let accepted = outcomes.iter().zip(rows).filter(|(outcome, _)| outcome.is_ok());
        self.counters.rows.fetch_add(accepted.map(|(_, rows)| rows).sum(), Ordering::Relaxed);
    }

    /// Undoes a failed transaction, and drops the connection unless it is
    /// certain that no transaction is left open on it.
    async fn give_up(&mut self, error: &sqlx::Error) -> StoreError {
        if let Some(mut connection) = self.connection.take() {
            match sqlx::query("ROLLBACK").execute(&mut connection).await {
                Ok(_) => self.connection = Some(connection),
                Err(error) if verdict::is_nothing_to_roll_back(&error) => {
                    self.connection = Some(connection);
                }
                Err(_) => {}
            }
        }
        verdict::calling(error)
    }

    async fn connection(&mut self) -> Result<&mut SqliteConnection, sqlx::Error> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => {
                let mut connection = self.options.connect().await?;
                behave(&mut connection, self.trouble).await?;
                connection
            }
        };
        Ok(self.connection.insert(connection))
    }

    async fn simulate(&mut self, trouble: Trouble) -> Result<(), StoreError> {
        self.trouble = trouble;
        let behaved = match self.connection().await {
            Ok(connection) => behave(connection, trouble).await,
            Err(error) => Err(error),
        };
        behaved.map_err(|error| verdict::calling(&error))
    }

    /// Every row is already durable in the write-ahead log, so a checkpoint
    /// that fails costs the next start a little time and nothing else.
    async fn shut(mut self) {
        if let Some((stop, checkpointer)) = self.checkpointer.take() {
            drop(stop);
            self.counters.wrote_much.notify_one();
            let _ = checkpointer.await;
        }
        self.readers.close().await;
        if let Ok(connection) = self.connection().await {
            let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(connection).await;
        }
        if let Some(connection) = self.connection.take() {
            let _ = connection.close().await;
        }
        drop(self.lock);
    }
}

/// Makes room for [`PROBE_BYTES`], gives it back, and commits a change.
pub(super) async fn probe(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    sqlx::query("UPDATE pulse SET beats = beats + 1, probe = zeroblob(?1)")
        .bind(PROBE_BYTES)
        .execute(&mut *connection)
        .await?;
    sqlx::query("UPDATE pulse SET probe = NULL").execute(&mut *connection).await?;
    sqlx::query("COMMIT").execute(connection).await?;
    Ok(())
}

/// Applies one write, or refuses it without having changed anything.
async fn apply(
    connection: &mut SqliteConnection,
    write: Write,
) -> Result<Result<(), StoreError>, sqlx::Error> {
    match write {
        Write::Create(table) => create(connection, table).await,
        Write::Append(one) => {
            Ok(appends::append(connection, vec![one]).await?.pop().expect("one of one"))
        }
        Write::SetSeating { table, seating, members } => {
            years::set_seating(connection, &table, seating, members).await
        }
        Write::Settle { table, header, seating, members } => {
            settle(connection, table, header, seating, members).await
        }
        Write::Touch { table, at_ms } => years::touch(connection, &table, at_ms).await,
        Write::Finish { table, at_ms } => years::finish(connection, &table, at_ms).await,
        Write::AddKey { hash, person } => keys::add(connection, &hash, &person).await,
        Write::ReplaceKeys { hash, person } => keys::replace(connection, &hash, &person).await,
    }
}

/// The writes as rows to append, if they are nothing else; or as they were.
fn rows_of_different_tables(writes: Vec<Write>) -> Result<Vec<Append>, Vec<Write>> {
    let tables = writes.iter().map(|write| match write {
        Write::Append(append) => Some(append.table.as_str()),
        _ => None,
    });
    let tables: Option<Vec<&str>> = tables.collect();
    if !tables.is_some_and(|tables| appends::are_apart(tables.into_iter())) {
        return Err(writes);
    }
    let append = |write| match write {
        Write::Append(append) => Some(append),
        _ => None,
    };
    Ok(writes.into_iter().filter_map(append).collect())
}

/// The row or the table that a write adds.
fn newest(write: &Write) -> Option<Newest> {
    let (table, seq) = match write {
        Write::Append(Append { table, row }) => (table, Some(row.seq)),
        Write::Create(table) => (&table.id, None),
        Write::SetSeating { .. }
        | Write::Settle { .. }
        | Write::Touch { .. }
        | Write::Finish { .. }
        | Write::AddKey { .. }
        | Write::ReplaceKeys { .. } => return None,
    };
    Some(Newest { table: table.clone(), seq })
}

/// The table that has rows to pack after this write.
fn to_pack(write: &Write) -> Option<String> {
    match write {
        Write::Append(Append { table, row }) => {
            segments::is_full_after(row.seq).then(|| table.clone())
        }
        Write::Finish { table, .. } => Some(table.clone()),
        Write::Create(_)
        | Write::SetSeating { .. }
        | Write::Touch { .. }
        | Write::Settle { .. }
        | Write::AddKey { .. }
        | Write::ReplaceKeys { .. } => None,
    }
}

async fn create(
    connection: &mut SqliteConnection,
    table: NewTable,
) -> Result<Result<(), StoreError>, sqlx::Error> {
    // First, so that a refused table leaves no attachment behind.
    if exists(connection, &table.id).await? {
        return Ok(Err(StoreError::Conflict));
    }
    let attachment = match table.attachment {
        None => None,
        Some(attachment) => match attachments::keep(connection, attachment).await? {
            Ok(key) => Some(key),
            Err(error) => return Ok(Err(error)),
        },
    };
    let done = sqlx::query(
        "INSERT INTO tables (id, created_ms, touched_ms, header, seating, attachment)
         VALUES (?1, ?2, ?2, ?3, ?4, ?5)",
    )
    .bind(table.id)
    .bind(table.created_ms)
    .bind(table.header)
    .bind(table.seating)
    .bind(attachment)
    .execute(&mut *connection)
    .await?;
    let key = done.last_insert_rowid();
    let belongs: Vec<_> = table.members.into_iter().map(|person| (person, key)).collect();
    members::add(connection, &belongs).await?;
    Ok(Ok(()))
}

/// Only a table without rows may be agreed anew.
async fn settle(
    connection: &mut SqliteConnection,
    table: String,
    header: Vec<u8>,
    seating: Vec<u8>,
    belongs: Vec<Vec<u8>>,
) -> Result<Result<(), StoreError>, sqlx::Error> {
    let key: Option<i64> = sqlx::query_scalar(
        "UPDATE tables SET header = ?2, seating = ?3
          WHERE id = ?1 AND in_segments = 0
            AND NOT EXISTS (SELECT 1 FROM entries WHERE table_key = key)
          RETURNING key",
    )
    .bind(table.as_str())
    .bind(header)
    .bind(seating)
    .fetch_optional(&mut *connection)
    .await?;
    let Some(key) = key else { return Ok(Err(refused(connection, &table).await?)) };
    members::replace(connection, key, belongs).await?;
    Ok(Ok(()))
}

/// Why a write that depends on a table's rows was not made.
async fn refused(
    connection: &mut SqliteConnection,
    table: &str,
) -> Result<StoreError, sqlx::Error> {
    let exists = exists(connection, table).await?;
    Ok(if exists { StoreError::Conflict } else { StoreError::Missing })
}

async fn exists(connection: &mut SqliteConnection, table: &str) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?1)")
        .bind(table)
        .fetch_one(connection)
        .await
}

/// Both pragmas belong to the connection, so a new one must be told again.
async fn behave(connection: &mut SqliteConnection, trouble: Trouble) -> Result<(), sqlx::Error> {
    // SQLite raises a page limit that is too low to the pages there are.
    let sql = match trouble {
        Trouble::None => "PRAGMA max_page_count = 4294967294; PRAGMA query_only = OFF",
        Trouble::Full => "PRAGMA max_page_count = 1; PRAGMA query_only = OFF",
        Trouble::ReadOnly => "PRAGMA max_page_count = 4294967294; PRAGMA query_only = ON",
    };
    sqlx::raw_sql(sql).execute(connection).await?;
    Ok(())
}

fn answer<T>(reply: Reply<T>, outcome: Result<T, StoreError>) {
    // A caller that stopped waiting finds the truth with `load`.
    let _ = reply.send(outcome);
}
