//! The one task that writes. Whatever waits for it is written together: one transaction, one commit,
//! then every caller gets its own answer.

use super::link::{Link, Mark, in_time};
use super::{apply, segments, verdict, years};
use crate::limits::{BATCH_MAX, IN_DOUBT_WAIT_MAX, PROBE_BYTES};
use crate::{Cutoffs, NewTable, Pruned, Row, Stats, StoreError, Trouble};
use sqlx::PgPool;
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

pub(super) type Reply<T = ()> = oneshot::Sender<Result<T, StoreError>>;

/// What came of one write, for its own caller.
pub(super) type Outcome = Result<(), StoreError>;

#[derive(Debug)]
pub(super) enum Command {
    Write(Write, Reply),
    Probe(Reply),
    Prune(Cutoffs, u32, Reply<Pruned>),
    Compact(Reply),
    Simulate(Trouble, Reply),
    Close(oneshot::Sender<()>),
}

#[derive(Debug)]
pub(super) enum Write {
    Create(NewTable),
    Append { table: String, row: Row },
    SetSeating { table: String, seating: Vec<u8>, members: Vec<Vec<u8>> },
    Settle { table: String, header: Vec<u8>, seating: Vec<u8>, members: Vec<Vec<u8>> },
    Touch { table: String, at_ms: i64 },
    Finish { table: String, at_ms: i64 },
    AddKey { hash: Vec<u8>, person: Vec<u8> },
    ReplaceKeys { hash: Vec<u8>, person: Vec<u8> },
}

impl Write {
    /// How many rows of logs it writes.
    fn n_rows(&self) -> u64 {
        u64::from(matches!(self, Self::Append { .. }))
    }

    /// The table that has rows to pack after it.
    fn to_pack(&self) -> Option<&str> {
        match self {
            Self::Append { table, row } => segments::is_full_after(row.seq).then_some(table),
            Self::Finish { table, .. } => Some(table),
            Self::Create(_)
            | Self::SetSeating { .. }
            | Self::Settle { .. }
            | Self::Touch { .. }
            | Self::AddKey { .. }
            | Self::ReplaceKeys { .. } => None,
        }
    }
}

#[derive(Debug, Default)]
pub(super) struct Counters {
    rows: AtomicU64,
    commits: AtomicU64,
}

impl Counters {
    pub(super) fn read(&self) -> Stats {
        Stats {
            rows: self.rows.load(Ordering::Relaxed),
            commits: self.commits.load(Ordering::Relaxed),
        }
    }
}

/// Why a batch failed as a whole.
enum Failed {
    /// Before it was to be committed, so nothing was written.
    Before(sqlx::Error),
    /// In the commit itself, with the connection: it may have been written or not.
    InDoubt(Mark, Vec<Outcome>),
}

#[derive(Debug)]
pub(super) struct Writer {
    pub(super) commands: mpsc::Receiver<Command>,
    pub(super) link: Link,
    pub(super) readers: PgPool,
    pub(super) counters: Arc<Counters>,
    pub(super) trouble: Trouble,
    /// Tables with rows that can be packed, when nobody waits for a write.
    pub(super) to_pack: VecDeque<String>,
}

impl Writer {
    /// Serves until the store is closed or its last clone is dropped. Closing stops new commands
    /// only: what was already sent is still written.
    pub(super) async fn run(mut self) {
        let mut batch = Vec::with_capacity(BATCH_MAX);
        let mut closers = Vec::new();
        while self.next_batch(&mut batch).await {
            let mut writes = Vec::with_capacity(batch.len());
            let mut probes = Vec::new();
            for command in batch.drain(..) {
                match command {
                    Command::Write(write, reply) => writes.push((write, reply)),
                    Command::Probe(reply) => probes.push(reply),
                    Command::Simulate(trouble, reply) => {
                        self.trouble = trouble;
                        answer(reply, Ok(()));
                    }
                    Command::Prune(cutoffs, limit, reply) => {
                        answer(reply, self.prune(&cutoffs, limit).await);
                    }
                    Command::Compact(reply) => answer(reply, self.compact().await),
                    Command::Close(done) => {
                        self.commands.close();
                        closers.push(done);
                    }
                }
            }
            self.serve_writes(writes).await;
            self.serve_probes(probes).await;
            self.pack_while_nobody_waits().await;
        }
        self.readers.close().await;
        self.link.close().await;
        for done in closers {
            // The closer may have stopped waiting.
            let _ = done.send(());
        }
    }

    /// Waits for commands; while the connection is down, also for the time to try it again. False
    /// once there will be none any more.
    async fn next_batch(&mut self, batch: &mut Vec<Command>) -> bool {
        loop {
            let Some(due) = self.link.retry_at() else {
                return self.commands.recv_many(batch, BATCH_MAX).await > 0;
            };
            tokio::select! {
                biased;
                n = self.commands.recv_many(batch, BATCH_MAX) => return n > 0,
                // It is noted in the link why it failed, if it did.
                () = sleep_until(due) => drop(self.link.reconnect().await),
            }
        }
    }

    async fn serve_writes(&mut self, requests: Vec<(Write, Reply)>) {
        if requests.is_empty() {
            return;
        }
        let (writes, replies): (Vec<_>, Vec<_>) = requests.into_iter().unzip();
        match self.commit(&writes).await {
            Ok(outcomes) => {
                self.count(&writes, &outcomes);
                let done = writes.iter().zip(&outcomes).filter(|(_, outcome)| outcome.is_ok());
                let to_pack = done.filter_map(|(write, _)| write.to_pack()).map(str::to_owned);
                self.to_pack.extend(to_pack);
                for (reply, outcome) in replies.into_iter().zip(outcomes) {
                    answer(reply, outcome);
                }
            }
            Err(error) => {
                for reply in replies {
                    answer(reply, Err(error.clone()));
                }
            }
        }
    }

    /// Applies every write in one transaction. The inner results are the callers' own; the outer
    /// error is for all of them.
    async fn commit(&mut self, writes: &[Write]) -> Result<Vec<Outcome>, StoreError> {
        let mut is_first = true;
        loop {
            let error = match self.attempt(writes).await? {
                Ok(outcomes) => return Ok(outcomes),
                Err(Failed::InDoubt(mark, outcomes)) => {
                    self.link.drop_session();
                    return self.find_out(mark).await.map(|()| outcomes);
                }
                Err(Failed::Before(error)) => error,
            };
            if !verdict::is_lost(&error) {
                self.roll_back().await;
                return Err(verdict::calling(&error));
            }
            self.link.drop_session();
            // A connection that broke while nothing was to be done is noticed only now, and nothing
            // has been written by it.
            if !std::mem::take(&mut is_first) {
                return Err(verdict::calling(&error));
            }
        }
    }

    async fn attempt(
        &mut self,
        writes: &[Write],
    ) -> Result<Result<Vec<Outcome>, Failed>, StoreError> {
        let trouble = self.trouble;
        let session = self.link.session().await?;
        let applying = async {
            let mark = session.begin().await?;
            apply::meet(&mut session.connection, trouble).await?;
            let outcomes = in_time(apply::all(&mut session.connection, writes)).await?;
            Ok((mark, outcomes))
        };
        let (mark, outcomes) = match applying.await {
            Ok(done) => done,
            Err(error) => return Ok(Err(Failed::Before(error))),
        };
        Ok(match session.commit().await {
            Ok(()) => Ok(outcomes),
            Err(error) if verdict::is_lost(&error) => Err(Failed::InDoubt(mark, outcomes)),
            // The database says itself that it did not commit.
            Err(error) => Err(Failed::Before(error)),
        })
    }

    /// Whether the transaction with this mark was committed, although the connection broke before
    /// the database could say so.
    async fn find_out(&mut self, mark: Mark) -> Result<(), StoreError> {
        let until = Instant::now() + IN_DOUBT_WAIT_MAX;
        loop {
            match self.link.reconnect().await {
                Ok(last) if last == mark => return Ok(()),
                Ok(_) => {
                    let why = "the connection to the database broke before it had committed";
                    return Err(StoreError::Unavailable(why.into()));
                }
                Err(error) => {
                    let due = self.link.retry_at().unwrap_or(until);
                    if due >= until {
                        return Err(StoreError::Unsure(error.to_string()));
                    }
                    sleep_until(due).await;
                }
            }
        }
    }

    /// Leaves no transaction open, or no connection.
    async fn roll_back(&mut self) {
        if let Ok(session) = self.link.session().await
            && session.roll_back().await.is_err()
        {
            self.link.drop_session();
        }
    }

    /// What was written is safe as it is, so packing may fail and may wait.
    async fn pack_while_nobody_waits(&mut self) {
        while self.commands.is_empty()
            && self.link.retry_at().is_none()
            && let Some(table) = self.to_pack.pop_front()
        {
            let Ok(session) = self.link.session().await else { return };
            let packing = async {
                session.begin().await?;
                segments::pack_tail(&mut session.connection, &table).await?;
                session.commit().await
            };
            if let Err(error) = packing.await {
                self.settle(&error).await;
            }
        }
    }

    /// A probe has a transaction of its own: the room it asks for must not be the reason why a
    /// neighbour is refused.
    async fn serve_probes(&mut self, replies: Vec<Reply>) {
        if replies.is_empty() {
            return;
        }
        let mut outcome = self.probe().await;
        if outcome.is_err() && self.link.retry_at().is_none() {
            // The connection may have broken since it was last used.
            outcome = self.probe().await;
        }
        for reply in replies {
            answer(reply, outcome.clone());
        }
    }

    async fn probe(&mut self) -> Outcome {
        let trouble = self.trouble;
        let session = self.link.session().await?;
        let probing = async {
            session.begin().await?;
            apply::meet(&mut session.connection, trouble).await?;
            // Random bytes, as the database would keep equal ones in no room at all.
            let probe = sqlx::query(
                "UPDATE pulse SET probe = (SELECT string_agg(gen_random_uuid()::text, '')::bytea
                                           FROM generate_series(1, $1 / 36))",
            );
            in_time(probe.bind(PROBE_BYTES.cast_signed()).execute(&mut session.connection)).await?;
            let give_back = sqlx::query("UPDATE pulse SET probe = NULL");
            in_time(give_back.execute(&mut session.connection)).await?;
            session.commit().await
        };
        match probing.await {
            Ok(()) => Ok(()),
            Err(error) => {
                self.settle(&error).await;
                Err(verdict::calling(&error))
            }
        }
    }

    async fn prune(&mut self, cutoffs: &Cutoffs, limit: u32) -> Result<Pruned, StoreError> {
        let trouble = self.trouble;
        let session = self.link.session().await?;
        let pruning = async {
            session.begin().await?;
            apply::meet(&mut session.connection, trouble).await?;
            let pruned = years::prune(&mut session.connection, cutoffs, limit).await?;
            session.commit().await?;
            Ok(pruned)
        };
        match pruning.await {
            Ok(pruned) => {
                if pruned != Pruned::default() {
                    self.counters.commits.fetch_add(1, Ordering::Relaxed);
                }
                Ok(pruned)
            }
            Err(error) => {
                self.settle(&error).await;
                Err(verdict::calling(&error))
            }
        }
    }

    async fn compact(&mut self) -> Outcome {
        let session = self.link.session().await?;
        match years::compact(&mut session.connection).await {
            Ok(()) => Ok(()),
            Err(error) => {
                self.settle(&error).await;
                Err(verdict::calling(&error))
            }
        }
    }

    /// After a transaction of our own has failed.
    async fn settle(&mut self, error: &sqlx::Error) {
        if verdict::is_lost(error) {
            self.link.drop_session();
        } else {
            self.roll_back().await;
        }
    }

    fn count(&self, writes: &[Write], outcomes: &[Outcome]) {
        if outcomes.iter().any(Result::is_ok) {
            self.counters.commits.fetch_add(1, Ordering::Relaxed);
        }
        let accepted = writes.iter().zip(outcomes).filter(|(_, outcome)| outcome.is_ok());
        let rows = accepted.map(|(write, _)| write.n_rows()).sum();
        self.counters.rows.fetch_add(rows, Ordering::Relaxed);
    }
}

fn answer<T>(reply: Reply<T>, outcome: Result<T, StoreError>) {
    // A caller that stopped waiting finds the truth with `load`.
    let _ = reply.send(outcome);
}
