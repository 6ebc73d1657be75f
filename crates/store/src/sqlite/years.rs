//! What keeps a database in shape for years.

use super::{DATABASE_FILE, Sqlite, members, options, schema, verdict};
use crate::{Cutoffs, OpenError, Pruned, StoreError, Usage, WalkFrom};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::path::Path;

impl Sqlite {
    pub(crate) async fn last_touch(&self) -> Result<Option<i64>, StoreError> {
        // Each half is the end of one index.
        let found: Result<Vec<i64>, sqlx::Error> = sqlx::query_scalar(
            "SELECT * FROM (SELECT coalesce(touched_ms, created_ms) FROM tables
                 WHERE finished_ms IS NULL ORDER BY 1 DESC LIMIT 1)
             UNION ALL
             SELECT * FROM (SELECT coalesce(touched_ms, finished_ms) FROM tables
                 WHERE finished_ms IS NOT NULL ORDER BY 1 DESC LIMIT 1)",
        )
        .fetch_all(&self.readers)
        .await;
        found.map(|moments| moments.into_iter().max()).map_err(|error| verdict::calling(&error))
    }

    pub(crate) async fn walk(
        &self,
        from: WalkFrom,
        limit: u32,
    ) -> Result<Vec<(WalkFrom, String)>, StoreError> {
        let found: Result<Vec<(i64, String)>, sqlx::Error> =
            sqlx::query_as("SELECT key, id FROM tables WHERE key > ?1 ORDER BY key LIMIT ?2")
                .bind(from.0)
                .bind(limit)
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

/// What would be pruned in a data folder, and what it takes, whether or not a server uses it.
/// Nothing in the folder is changed.
///
/// # Errors
///
/// See [`OpenError`]; each says what the operator can do.
pub async fn prunable_in(folder: &Path, cutoffs: &Cutoffs) -> Result<(Pruned, Usage), OpenError> {
    let file = folder.join(DATABASE_FILE);
    let opening = |error| verdict::opening(&file, &error);
    let reading = options(&file).create_if_missing(false).read_only(true);
    let mut connection = reading.connect().await.map_err(opening)?;
    schema::current(&mut connection, &file).await?;
    let pruned = count(&mut connection, cutoffs).await.map_err(opening)?;
    let usage = measure(&mut connection).await.map_err(opening)?;
    let _ = connection.close().await;
    Ok((pruned, usage))
}

async fn count<'e>(
    from: impl sqlx::SqliteExecutor<'e>,
    cutoffs: &Cutoffs,
) -> Result<Pruned, sqlx::Error> {
    let (never_begun, deserted, finished, attachments): (i64, i64, i64, i64) = sqlx::query_as(
        "SELECT
               (SELECT count(*) FROM tables t WHERE finished_ms IS NULL
                  AND coalesce(touched_ms, created_ms) < ?1 AND in_segments = 0
                  AND NOT EXISTS (SELECT 1 FROM entries WHERE table_key = t.key)),
               (SELECT count(*) FROM tables t WHERE finished_ms IS NULL
                  AND coalesce(touched_ms, created_ms) < ?2 AND (in_segments > 0
                  OR EXISTS (SELECT 1 FROM entries WHERE table_key = t.key))),
               (SELECT count(*) FROM tables WHERE finished_ms IS NOT NULL
                  AND coalesce(touched_ms, finished_ms) < ?3),
               (SELECT count(*) FROM attachments a WHERE NOT EXISTS (
                  SELECT 1 FROM tables t WHERE t.attachment = a.key AND CASE
                    WHEN finished_ms IS NOT NULL
                      THEN coalesce(touched_ms, finished_ms) >= ?3
                    WHEN in_segments > 0 OR EXISTS (SELECT 1 FROM entries WHERE table_key = t.key)
                      THEN coalesce(touched_ms, created_ms) >= ?2
                    ELSE coalesce(touched_ms, created_ms) >= ?1 END))",
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

async fn measure<'e>(from: impl sqlx::SqliteExecutor<'e>) -> Result<Usage, sqlx::Error> {
    let (pages, free, size): (i64, i64, i64) = sqlx::query_as(
        "SELECT (SELECT page_count FROM pragma_page_count),
                    (SELECT freelist_count FROM pragma_freelist_count),
                    (SELECT page_size FROM pragma_page_size)",
    )
    .fetch_one(from)
    .await?;
    let bytes = |pages: i64| pages.unsigned_abs() * size.unsigned_abs();
    Ok(Usage { bytes: bytes(pages), reusable: bytes(free) })
}

/// Before a moment that there is not, there is nothing.
fn moment(cutoff: Option<i64>) -> i64 {
    cutoff.unwrap_or(i64::MIN)
}

const NEVER_BEGUN: i64 = 0;
const DESERTED: i64 = 1;

/// The tables that may go, those to which nobody has come for longest first. Each part walks an
/// index from its beginning.
const GOING: &str = "
SELECT key, why FROM (
  SELECT * FROM (
    SELECT key, 0 AS why, coalesce(touched_ms, created_ms) AS at FROM tables t
    WHERE finished_ms IS NULL AND coalesce(touched_ms, created_ms) < ?1 AND in_segments = 0
      AND NOT EXISTS (SELECT 1 FROM entries WHERE table_key = t.key)
    ORDER BY coalesce(touched_ms, created_ms), key LIMIT ?4)
  UNION ALL
  SELECT * FROM (
    SELECT key, 1 AS why, coalesce(touched_ms, created_ms) AS at FROM tables t
    WHERE finished_ms IS NULL AND coalesce(touched_ms, created_ms) < ?2
      AND (in_segments > 0 OR EXISTS (SELECT 1 FROM entries WHERE table_key = t.key))
    ORDER BY coalesce(touched_ms, created_ms), key LIMIT ?4)
  UNION ALL
  SELECT * FROM (
    SELECT key, 2 AS why, coalesce(touched_ms, finished_ms) AS at FROM tables t
    WHERE finished_ms IS NOT NULL AND coalesce(touched_ms, finished_ms) < ?3
    ORDER BY coalesce(touched_ms, finished_ms), key LIMIT ?4)
) ORDER BY at, key LIMIT ?4";

/// One transaction: what is removed was judged in it.
pub(super) async fn prune(
    connection: &mut SqliteConnection,
    cutoffs: &Cutoffs,
    limit: u32,
) -> Result<Pruned, sqlx::Error> {
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let going: Vec<(i64, i64)> = sqlx::query_as(GOING)
        .bind(moment(cutoffs.never_begun_ms))
        .bind(moment(cutoffs.deserted_ms))
        .bind(moment(cutoffs.finished_ms))
        .bind(limit)
        .fetch_all(&mut *connection)
        .await?;
    let mut pruned = Pruned::default();
    for &(key, why) in &going {
        for sql in [
            "DELETE FROM entries WHERE table_key = ?1",
            "DELETE FROM segments WHERE table_key = ?1",
            "DELETE FROM members WHERE table_key = ?1",
            "DELETE FROM tables WHERE key = ?1",
        ] {
            sqlx::query(sql).bind(key).execute(&mut *connection).await?;
        }
        match why {
            NEVER_BEGUN => pruned.never_begun += 1,
            DESERTED => pruned.deserted += 1,
            _ => pruned.finished += 1,
        }
    }
    if going.len() < limit as usize {
        let done = sqlx::query(
            "DELETE FROM attachments
             WHERE NOT EXISTS (SELECT 1 FROM tables WHERE attachment = attachments.key)",
        )
        .execute(&mut *connection)
        .await?;
        pruned.attachments = done.rows_affected();
    }
    sqlx::query("COMMIT").execute(connection).await?;
    Ok(pruned)
}

/// SQLite writes the whole database anew, and changes nothing if it cannot.
pub(super) async fn compact(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::raw_sql("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)").execute(connection).await?;
    Ok(())
}

pub(super) async fn touch(
    connection: &mut SqliteConnection,
    table: &str,
    at_ms: i64,
) -> Result<Result<(), StoreError>, sqlx::Error> {
    let query = sqlx::query(
        "UPDATE tables
         SET touched_ms = max(coalesce(touched_ms, finished_ms, created_ms), ?2) WHERE id = ?1",
    );
    let done = query.bind(table).bind(at_ms).execute(connection).await?;
    Ok(if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Missing) })
}

pub(super) async fn finish(
    connection: &mut SqliteConnection,
    table: &str,
    at_ms: i64,
) -> Result<Result<(), StoreError>, sqlx::Error> {
    // What is set is computed from what was there before.
    let query = sqlx::query(
        "UPDATE tables
         SET touched_ms = CASE WHEN finished_ms IS NULL
                 THEN max(coalesce(touched_ms, created_ms), ?2) ELSE touched_ms END,
             finished_ms = coalesce(finished_ms, ?2)
         WHERE id = ?1",
    );
    let done = query.bind(table).bind(at_ms).execute(connection).await?;
    Ok(if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Missing) })
}

pub(super) async fn set_seating(
    connection: &mut SqliteConnection,
    table: &str,
    seating: Vec<u8>,
    belongs: Vec<Vec<u8>>,
) -> Result<Result<(), StoreError>, sqlx::Error> {
    let key: Option<i64> =
        sqlx::query_scalar("UPDATE tables SET seating = ?2 WHERE id = ?1 RETURNING key")
            .bind(table)
            .bind(seating)
            .fetch_optional(&mut *connection)
            .await?;
    let Some(key) = key else { return Ok(Err(StoreError::Missing)) };
    members::replace(connection, key, belongs).await?;
    Ok(Ok(()))
}
