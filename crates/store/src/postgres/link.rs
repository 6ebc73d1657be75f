//! The writer's one connection: how it is made, how it is known to be the only one that writes, and
//! how it comes back after it broke.

use super::schema::{self, Unfinished};
use super::url::DatabaseUrl;
use super::verdict;
use crate::limits::{
    CONNECT_WAIT_MAX, RECLAIM_WAIT_MAX, RECONNECT_WAIT_MAX, RECONNECT_WAIT_MIN, WRITE_WAIT_MAX,
};
use crate::{DatabaseFault, OpenError, StoreError};
use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgConnection};
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// The first half of the advisory lock's number, "CANT" in ASCII; the second half is the schema's.
const LOCK_CLASS: i32 = 0x4341_4e54;

/// How often a lock that is held is asked for again.
const CLAIM_EVERY: Duration = Duration::from_millis(50);

/// What every connection of ours is told. `synchronous_commit` is what "durable" hangs on. The
/// keepalives let the database notice a machine that vanished, and give its lock to the next.
const MANNERS: &str = "SET synchronous_commit = on; SET client_min_messages = warning;
    SET lock_timeout = '10s'; SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5;
    SET tcp_keepalives_count = 3;";

/// What the writer is told besides. Each of its statements finds a few rows by an index; a plan that
/// reads a whole table would only be chosen by mistake, before the database has counted them.
const WRITER_MANNERS: &str = "SET idle_in_transaction_session_timeout = '60s';
    SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off;";

/// What readers are told besides.
const READER_MANNERS: &str = "SET default_transaction_read_only = on;
    SET statement_timeout = '60s';";

/// A connection that may write: it holds the lock of the schema.
#[derive(Debug)]
pub(super) struct Session {
    pub(super) connection: PgConnection,
    /// Which of all sessions that ever wrote this is.
    epoch: i64,
    /// How many transactions it has begun.
    batch: i64,
}

/// A transaction, by which a later session finds out whether it was committed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Mark {
    epoch: i64,
    batch: i64,
}

/// How the writer comes to a session.
#[derive(Debug)]
pub(super) struct Link {
    url: DatabaseUrl,
    session: Option<Session>,
    /// While there is none: why, and when the next attempt is due.
    down: Option<(StoreError, Instant)>,
    wait: Duration,
}

impl Link {
    pub(super) fn new(url: DatabaseUrl, session: Session) -> Self {
        Self { url, session: Some(session), down: None, wait: RECONNECT_WAIT_MIN }
    }

    /// The session, made anew if there is none and the time for the next attempt has come.
    pub(super) async fn session(&mut self) -> Result<&mut Session, StoreError> {
        if self.session.is_none() {
            if let Some((error, due)) = &self.down
                && Instant::now() < *due
            {
                return Err(error.clone());
            }
            self.reconnect().await?;
        }
        Ok(self.session.as_mut().expect("it was just made"))
    }

    /// When the next attempt to connect is due; none while there is a connection.
    pub(super) fn retry_at(&self) -> Option<Instant> {
        match (&self.session, &self.down) {
            (None, Some((_, due))) => Some(*due),
            _ => None,
        }
    }

    /// Connects, and tells which transaction was the last one to be committed before.
    pub(super) async fn reconnect(&mut self) -> Result<Mark, StoreError> {
        match connect(&self.url, RECLAIM_WAIT_MAX, Unfinished::Refuse).await {
            Ok((session, last)) => {
                self.session = Some(session);
                self.down = None;
                self.wait = RECONNECT_WAIT_MIN;
                Ok(last)
            }
            Err(error) => {
                let error = StoreError::Unavailable(error.to_string());
                self.down = Some((error.clone(), Instant::now() + self.wait));
                self.wait = (self.wait * 2).min(RECONNECT_WAIT_MAX);
                Err(error)
            }
        }
    }

    /// Gives a session up that is no longer good for anything.
    pub(super) fn drop_session(&mut self) {
        self.session = None;
    }

    /// Ends the session in good order, which gives the lock back.
    pub(super) async fn close(mut self) {
        if let Some(session) = self.session.take() {
            // The database notices the end of a connection in any case.
            let _ = timeout(CONNECT_WAIT_MAX, session.connection.close()).await;
        }
    }
}

impl Session {
    /// Begins a transaction that only the newest session can commit.
    pub(super) async fn begin(&mut self) -> Result<Mark, sqlx::Error> {
        self.batch += 1;
        let Self { epoch, batch, .. } = *self;
        let sql =
            format!("BEGIN; UPDATE pulse SET batch = {batch} WHERE epoch = {epoch} AND only_row");
        let begun = sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut self.connection);
        let begun = in_time(begun).await?;
        if begun.rows_affected() != 1 {
            let text = "another server has taken the database over";
            return Err(sqlx::Error::Io(std::io::Error::other(text)));
        }
        Ok(Mark { epoch, batch })
    }

    pub(super) async fn commit(&mut self) -> Result<(), sqlx::Error> {
        in_time(sqlx::raw_sql("COMMIT").execute(&mut self.connection)).await.map(drop)
    }

    pub(super) async fn roll_back(&mut self) -> Result<(), sqlx::Error> {
        in_time(sqlx::raw_sql("ROLLBACK").execute(&mut self.connection)).await.map(drop)
    }
}

/// What does not answer for this long is treated as gone.
pub(super) async fn in_time<T>(
    asking: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    timeout(WRITE_WAIT_MAX, asking)
        .await
        .unwrap_or_else(|_| Err(verdict::timed_out(WRITE_WAIT_MAX)))
}

/// Makes a session that may write: connected, alone, on a schema of today. A lock that somebody else
/// holds is waited for this long: the connection of a server that was killed a moment ago, or our own
/// that broke, may still be there. Also tells which transaction was committed last before it.
pub(super) async fn connect(
    url: &DatabaseUrl,
    patience: Duration,
    unfinished: Unfinished,
) -> Result<(Session, Mark), OpenError> {
    let place = url.to_string();
    let opening = |error| verdict::opening(&place, &error);
    let mut connection = connect_with(url.options(), &place).await?;
    // Before anything is written: whose database is it?
    schema::version(&mut connection, &place, unfinished).await?;
    let manners = sqlx::raw_sql(AssertSqlSafe([MANNERS, WRITER_MANNERS].concat()));
    manners.execute(&mut connection).await.map_err(opening)?;
    claim_schema(&mut connection, patience, &place).await?;
    schema::prepare(&mut connection, &place, unfinished).await?;
    let (epoch, batch): (i64, i64) =
        sqlx::query_as("SELECT epoch, batch FROM pulse WHERE only_row")
            .fetch_one(&mut connection)
            .await
            .map_err(opening)?;
    let last = Mark { epoch, batch };
    sqlx::query("UPDATE pulse SET epoch = $1, batch = 0 WHERE only_row")
        .bind(epoch + 1)
        .execute(&mut connection)
        .await
        .map_err(opening)?;
    Ok((Session { connection, epoch: epoch + 1, batch: 0 }, last))
}

/// A connection that only reads.
pub(super) async fn connect_reader(url: &DatabaseUrl) -> Result<PgConnection, OpenError> {
    let place = url.to_string();
    let mut connection = connect_with(url.options(), &place).await?;
    be_a_reader(&mut connection).await.map_err(|error| verdict::opening(&place, &error))?;
    Ok(connection)
}

pub(super) async fn be_a_reader(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    let manners = sqlx::raw_sql(AssertSqlSafe([MANNERS, READER_MANNERS].concat()));
    manners.execute(connection).await.map(drop)
}

async fn connect_with(options: PgConnectOptions, place: &str) -> Result<PgConnection, OpenError> {
    let options = options.application_name("cantina");
    let connected = timeout(CONNECT_WAIT_MAX, options.connect()).await;
    let connected = connected.unwrap_or_else(|_| Err(verdict::timed_out(CONNECT_WAIT_MAX)));
    connected.map_err(|error| verdict::opening(place, &error))
}

/// Takes the lock that says that a server is using the schema. It lasts as long as the connection.
async fn claim_schema(
    connection: &mut PgConnection,
    patience: Duration,
    place: &str,
) -> Result<(), OpenError> {
    let opening = |error| verdict::opening(place, &error);
    let until = Instant::now() + patience;
    loop {
        let is_ours: bool =
            sqlx::query_scalar("SELECT pg_try_advisory_lock($1, hashtext(current_schema()::text))")
                .bind(LOCK_CLASS)
                .fetch_one(&mut *connection)
                .await
                .map_err(opening)?;
        if is_ours {
            return Ok(());
        }
        if Instant::now() >= until {
            let holder = holder(connection).await.map_err(opening)?;
            let fault = DatabaseFault::InUse { holder };
            return Err(OpenError::Database { place: place.into(), fault });
        }
        sleep(CLAIM_EVERY).await;
    }
}

/// Who holds the lock, for the operator.
async fn holder(connection: &mut PgConnection) -> Result<String, sqlx::Error> {
    let found: Option<String> = sqlx::query_scalar(
        "SELECT format('backend %s%s, connected since %s', activity.pid,
                       coalesce(' from ' || host(activity.client_addr), ''),
                       date_trunc('second', activity.backend_start))
         FROM pg_locks JOIN pg_stat_activity AS activity USING (pid)
         WHERE locktype = 'advisory' AND granted AND classid::bigint = $1
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
         LIMIT 1",
    )
    .bind(i64::from(LOCK_CLASS))
    .fetch_optional(connection)
    .await?;
    Ok(found.unwrap_or_else(|| "unknown".into()))
}
