//! Moving what was written from the write-ahead log into the database, beside those who write.
//!
//! SQLite would do it in the middle of a commit, and everybody whose write waits would wait for the
//! disk to take up thousands of pages. So the writer never does; a connection of its own does, while
//! writing goes on. When nearly all has been moved, the writer moves the rest between two batches,
//! and the next commit begins the log anew at its start: its file is overwritten and not extended,
//! which spares the file system its own journal.

use super::writer::{Command, Counters};
use crate::StoreError;
use crate::limits::{
    CHECKPOINT_EVERY, CHECKPOINT_LOOK_WRITES, CHECKPOINT_PASSES_MAX, CHECKPOINT_REST_MAX,
    WAL_FRAMES_USUAL,
};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};

pub(super) struct Checkpointer {
    pub(super) options: SqliteConnectOptions,
    pub(super) counters: Arc<Counters>,
    /// To the writer, as long as somebody has the store.
    pub(super) writer: mpsc::WeakSender<Command>,
}

/// How much the write-ahead log holds, in frames (a page each), and how much of it has been moved.
#[derive(Clone, Copy)]
struct Log {
    frames: i64,
    moved: i64,
}

impl Log {
    fn rest(self) -> i64 {
        self.frames - self.moved
    }
}

impl Checkpointer {
    /// Works until the store is closed.
    pub(super) async fn run(self, mut stop: oneshot::Receiver<()>) {
        let mut connection = None;
        let (mut seen, mut last) = (0, Instant::now());
        loop {
            // In between, the writer tells when it has written much.
            let _: Result<(), _> =
                timeout(CHECKPOINT_EVERY, self.counters.wrote_much.notified()).await;
            if stop.try_recv() != Err(oneshot::error::TryRecvError::Empty) {
                break;
            }
            let written = self.counters.written();
            if written == seen {
                continue;
            }
            // A log that is quiet is moved too: whoever copies the database alone, by hand, should
            // miss as little as may be.
            let is_due = last.elapsed() >= CHECKPOINT_EVERY;
            match self.work(&mut connection, is_due).await {
                Ok(true) => (seen, last) = (written, Instant::now()),
                Ok(false) => {}
                // Nothing is lost: the log holds it. A new connection may do better.
                Err(_) => drop(connection.take()),
            }
        }
        if let Some(connection) = connection {
            let _ = connection.close().await;
        }
    }

    /// Whether the log was moved.
    async fn work(
        &self,
        connection: &mut Option<SqliteConnection>,
        is_due: bool,
    ) -> Result<bool, sqlx::Error> {
        let connection = match connection {
            Some(connection) => connection,
            None => connection.insert(self.options.connect().await?),
        };
        let mut log = look(connection).await?;
        let is_long = log.frames >= WAL_FRAMES_USUAL;
        if !is_long && !is_due {
            return Ok(false);
        }
        for _ in 0..CHECKPOINT_PASSES_MAX {
            if log.rest() <= CHECKPOINT_REST_MAX {
                break;
            }
            log = checkpoint(connection).await?;
        }
        if is_long && let Some(writer) = self.writer.upgrade() {
            let (reply, done) = oneshot::channel();
            if writer.send(Command::Settle(reply)).await.is_ok() {
                let _: Result<Result<(), StoreError>, _> = done.await;
            }
        }
        Ok(true)
    }
}

async fn look(connection: &mut SqliteConnection) -> Result<Log, sqlx::Error> {
    let (_, frames, moved): (i64, i64, i64) =
        sqlx::query_as("PRAGMA wal_checkpoint(NOOP)").fetch_one(connection).await?;
    Ok(Log { frames, moved })
}

/// Moves as much as can be moved without anybody waiting.
async fn checkpoint(connection: &mut SqliteConnection) -> Result<Log, sqlx::Error> {
    let (_, frames, moved): (i64, i64, i64) =
        sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(connection).await?;
    Ok(Log { frames, moved })
}

/// Moves what little is left, between two batches, so that the next commit begins the log anew.
pub(super) async fn settle(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let log = look(connection).await?;
    // On a slow disk much may have come meanwhile. Then the next time will do, unless the log gets
    // far too long.
    if log.rest() <= 4 * CHECKPOINT_REST_MAX || log.frames >= 2 * WAL_FRAMES_USUAL {
        checkpoint(connection).await?;
    }
    Ok(())
}

/// Whether this much was written since that it is time for a look at the log.
pub(super) fn is_time_to_look(n_before: u64, n_now: u64) -> bool {
    n_before / CHECKPOINT_LOOK_WRITES != n_now / CHECKPOINT_LOOK_WRITES
}
