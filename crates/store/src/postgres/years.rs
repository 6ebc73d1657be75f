//! What keeps a database in shape for years: whose tables there are, which may go, how much room they
//! take.

use super::schema::{self, Unfinished};
use super::url::DatabaseUrl;
use super::writer::{Command, Outcome, Write};
use super::{Postgres, link, verdict};
use crate::{Cutoffs, OpenError, Pruned, StoreError, Usage, WalkFrom};
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, PgExecutor};

/// What room is counted of, and what is compacted.
const TABLES: [&str; 8] =
    ["tables", "entries", "segments", "members", "attachments", "keys", "pulse", "cantina_schema"];

impl Postgres {
    pub(crate) async fn touch(&self, table: &str, at_ms: i64) -> Result<(), StoreError> {
        self.write(Write::Touch { table: table.to_owned(), at_ms }).await
    }

    pub(crate) async fn prune(&self, cutoffs: &Cutoffs, limit: u32) -> Result<Pruned, StoreError> {
        self.ask(|reply| Command::Prune(*cutoffs, limit, reply)).await
    }

    pub(crate) async fn compact(&self) -> Result<(), StoreError> {
        self.ask(Command::Compact).await
    }

    pub(crate) async fn last_touch(&self) -> Result<Option<i64>, StoreError> {
        // Each half is the end of one index.
        sqlx::query_scalar(
            "SELECT greatest((SELECT max(touched_ms) FROM tables WHERE finished_ms IS NULL),
                             (SELECT max(touched_ms) FROM tables WHERE finished_ms IS NOT NULL))",
        )
        .fetch_one(&self.readers)
        .await
        .map_err(|error| verdict::calling(&error))
    }

    pub(crate) async fn tables_of(
        &self,
        person: &[u8],
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        // Keys of tables grow, so the order of the index is that of their creation.
        sqlx::query_scalar(
            "SELECT id FROM members JOIN tables ON key = table_key
             WHERE person = $1 ORDER BY table_key DESC LIMIT $2",
        )
        .bind(person)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await
        .map_err(|error| verdict::calling(&error))
    }

    pub(crate) async fn walk(
        &self,
        from: WalkFrom,
        limit: u32,
    ) -> Result<Vec<(WalkFrom, String)>, StoreError> {
        let found: Result<Vec<(i64, String)>, sqlx::Error> =
            sqlx::query_as("SELECT key, id FROM tables WHERE key > $1 ORDER BY key LIMIT $2")
                .bind(from.0)
                .bind(i64::from(limit))
                .fetch_all(&self.readers)
                .await;
        let found = found.map_err(|error| verdict::calling(&error))?;
        Ok(found.into_iter().map(|(key, id)| (WalkFrom(key), id)).collect())
    }

    pub(crate) async fn prunable(&self, cutoffs: &Cutoffs) -> Result<Pruned, StoreError> {
        count(&self.readers, cutoffs).await.map_err(|error| verdict::calling(&error))
    }

    pub(crate) async fn usage(&self) -> Result<Usage, StoreError> {
        measure(&self.readers).await.map_err(|error| verdict::calling(&error))
    }
}

/// What [`crate::Store::prunable`] and [`crate::Store::usage`] say of a database, whether or not a
/// server is using it.
///
/// # Errors
///
/// See [`OpenError`]; each says what the operator can do.
pub async fn prunable_at(
    url: &DatabaseUrl,
    cutoffs: &Cutoffs,
) -> Result<(Pruned, Usage), OpenError> {
    let place = url.to_string();
    let opening = |error| verdict::opening(&place, &error);
    let mut connection = link::connect_reader(url).await?;
    if schema::version(&mut connection, &place, Unfinished::Refuse).await? == 0 {
        return Ok((Pruned::default(), Usage::default()));
    }
    let pruned = count(&mut connection, cutoffs).await.map_err(opening)?;
    let usage = measure(&mut connection).await.map_err(opening)?;
    // It has nothing to lose.
    let _ = connection.close().await;
    Ok((pruned, usage))
}

async fn count<'e>(from: impl PgExecutor<'e>, cutoffs: &Cutoffs) -> Result<Pruned, sqlx::Error> {
    let (never_begun, deserted, finished, attachments): (i64, i64, i64, i64) = sqlx::query_as(
        "WITH judged AS (
             SELECT attachment,
                    CASE WHEN finished_ms IS NOT NULL THEN 2
                         WHEN in_segments > 0
                              OR EXISTS (SELECT 1 FROM entries WHERE table_key = key) THEN 1
                         ELSE 0 END AS kind,
                    touched_ms
             FROM tables
         ), going AS (
             SELECT attachment, kind,
                    touched_ms < CASE kind WHEN 0 THEN $1 WHEN 1 THEN $2 ELSE $3 END AS goes
             FROM judged
         )
         SELECT (SELECT count(*) FROM going WHERE goes AND kind = 0),
                (SELECT count(*) FROM going WHERE goes AND kind = 1),
                (SELECT count(*) FROM going WHERE goes AND kind = 2),
                (SELECT count(*) FROM attachments WHERE NOT EXISTS (
                     SELECT 1 FROM going WHERE attachment = attachments.key AND NOT goes))",
    )
    .bind(moment(cutoffs.never_begun_ms))
    .bind(moment(cutoffs.deserted_ms))
    .bind(moment(cutoffs.finished_ms))
    .fetch_one(from)
    .await?;
    let n = i64::unsigned_abs;
    Ok(Pruned {
        never_begun: n(never_begun),
        deserted: n(deserted),
        finished: n(finished),
        attachments: n(attachments),
    })
}

/// PostgreSQL does not say how much of its room is free for new rows.
async fn measure<'e>(from: impl PgExecutor<'e>) -> Result<Usage, sqlx::Error> {
    let bytes: i64 = sqlx::query_scalar(
        "SELECT sum(pg_total_relation_size(name::regclass))::bigint
         FROM unnest($1::text[]) AS given (name)",
    )
    .bind(&TABLES[..])
    .fetch_one(from)
    .await?;
    Ok(Usage { bytes: bytes.unsigned_abs(), reusable: 0 })
}

/// Before a moment that there is not, there is nothing.
fn moment(cutoff: Option<i64>) -> i64 {
    cutoff.unwrap_or(i64::MIN)
}

const NEVER_BEGUN: i32 = 0;
const DESERTED: i32 = 1;

/// The tables that may go, those to which nobody has come for longest first. Each part walks an index
/// from its beginning.
const GOING: &str = "
SELECT key, why FROM (
  (SELECT key, 0 AS why, touched_ms FROM tables
   WHERE finished_ms IS NULL AND touched_ms < $1 AND in_segments = 0
     AND NOT EXISTS (SELECT 1 FROM entries WHERE table_key = tables.key)
   ORDER BY touched_ms, key LIMIT $4)
  UNION ALL
  (SELECT key, 1 AS why, touched_ms FROM tables
   WHERE finished_ms IS NULL AND touched_ms < $2
     AND (in_segments > 0 OR EXISTS (SELECT 1 FROM entries WHERE table_key = tables.key))
   ORDER BY touched_ms, key LIMIT $4)
  UNION ALL
  (SELECT key, 2 AS why, touched_ms FROM tables
   WHERE finished_ms IS NOT NULL AND touched_ms < $3
   ORDER BY touched_ms, key LIMIT $4)
) AS going ORDER BY touched_ms, key LIMIT $4";

/// Within the transaction of the caller: what is removed was judged in it.
pub(super) async fn prune(
    connection: &mut PgConnection,
    cutoffs: &Cutoffs,
    limit: u32,
) -> Result<Pruned, sqlx::Error> {
    let going: Vec<(i64, i32)> = sqlx::query_as(GOING)
        .bind(moment(cutoffs.never_begun_ms))
        .bind(moment(cutoffs.deserted_ms))
        .bind(moment(cutoffs.finished_ms))
        .bind(i64::from(limit))
        .fetch_all(&mut *connection)
        .await?;
    let keys: Vec<i64> = going.iter().map(|(key, _)| *key).collect();
    for sql in [
        "DELETE FROM entries WHERE table_key = ANY($1)",
        "DELETE FROM segments WHERE table_key = ANY($1)",
        "DELETE FROM members WHERE table_key = ANY($1)",
        "DELETE FROM tables WHERE key = ANY($1)",
    ] {
        sqlx::query(sql).bind(&keys).execute(&mut *connection).await?;
    }
    let n = |kind: i32| going.iter().filter(|(_, why)| *why == kind).count() as u64;
    let (never_begun, deserted) = (n(NEVER_BEGUN), n(DESERTED));
    let finished = going.len() as u64 - never_begun - deserted;
    let mut pruned = Pruned { never_begun, deserted, finished, attachments: 0 };
    if going.len() < limit as usize {
        let done = sqlx::query(
            "DELETE FROM attachments
             WHERE NOT EXISTS (SELECT 1 FROM tables WHERE attachment = attachments.key)",
        )
        .execute(connection)
        .await?;
        pruned.attachments = done.rows_affected();
    }
    Ok(pruned)
}

/// Writes every table anew, one after the other; each as a whole or not at all.
pub(super) async fn compact(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    for table in TABLES {
        let sql = format!("VACUUM (FULL, ANALYZE) {table}");
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut *connection).await?;
    }
    Ok(())
}

pub(super) async fn touch(
    connection: &mut PgConnection,
    table: &str,
    at_ms: i64,
) -> Result<Outcome, sqlx::Error> {
    let query =
        sqlx::query("UPDATE tables SET touched_ms = greatest(touched_ms, $2) WHERE id = $1");
    let done = query.bind(table).bind(at_ms).execute(connection).await?;
    Ok(if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Missing) })
}

pub(super) async fn finish(
    connection: &mut PgConnection,
    table: &str,
    at_ms: i64,
) -> Result<Outcome, sqlx::Error> {
    // What is set is computed from what was there before.
    let query = sqlx::query(
        "UPDATE tables
         SET touched_ms = CASE WHEN finished_ms IS NULL
                 THEN greatest(touched_ms, $2) ELSE touched_ms END,
             finished_ms = coalesce(finished_ms, $2)
         WHERE id = $1",
    );
    let done = query.bind(table).bind(at_ms).execute(connection).await?;
    Ok(if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Missing) })
}

/// Replaces a seating, and lets the table belong to these people and to nobody else.
pub(super) async fn set_seating(
    connection: &mut PgConnection,
    table: &str,
    seating: &[u8],
    members: &[Vec<u8>],
) -> Result<Outcome, sqlx::Error> {
    let key: Option<i64> =
        sqlx::query_scalar("UPDATE tables SET seating = $2 WHERE id = $1 RETURNING key")
            .bind(table)
            .bind(seating)
            .fetch_optional(&mut *connection)
            .await?;
    let Some(key) = key else { return Ok(Err(StoreError::Missing)) };
    replace_members(connection, key, members).await?;
    Ok(Ok(()))
}

/// Only a table without rows may be agreed anew.
pub(super) async fn settle(
    connection: &mut PgConnection,
    table: &str,
    header: &[u8],
    seating: &[u8],
    members: &[Vec<u8>],
) -> Result<Outcome, sqlx::Error> {
    let key: Option<i64> = sqlx::query_scalar(
        "UPDATE tables SET header = $2, seating = $3
          WHERE id = $1 AND in_segments = 0
            AND NOT EXISTS (SELECT 1 FROM entries WHERE table_key = key)
          RETURNING key",
    )
    .bind(table)
    .bind(header)
    .bind(seating)
    .fetch_optional(&mut *connection)
    .await?;
    if let Some(key) = key {
        replace_members(connection, key, members).await?;
        return Ok(Ok(()));
    }
    let exists: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM tables WHERE id = $1)")
        .bind(table)
        .fetch_one(connection)
        .await?;
    Ok(Err(if exists { StoreError::Conflict } else { StoreError::Missing }))
}

/// Lets a table belong to these people and to nobody else.
async fn replace_members(
    connection: &mut PgConnection,
    table_key: i64,
    members: &[Vec<u8>],
) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM members WHERE table_key = $1 AND person <> ALL($2)")
        .bind(table_key)
        .bind(members)
        .execute(&mut *connection)
        .await?;
    add_members(connection, table_key, members).await
}

/// Lets a table belong to these people too; who is there already stays once.
pub(super) async fn add_members(
    connection: &mut PgConnection,
    table_key: i64,
    members: &[Vec<u8>],
) -> Result<(), sqlx::Error> {
    if members.is_empty() {
        return Ok(());
    }
    sqlx::query(
        "INSERT INTO members (person, table_key) SELECT person, $1 FROM unnest($2::bytea[]) person
         ON CONFLICT DO NOTHING",
    )
    .bind(table_key)
    .bind(members)
    .execute(connection)
    .await
    .map(drop)
}
