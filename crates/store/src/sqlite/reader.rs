//! Reading, beside the writer and never in its way.

use super::{Sqlite, verdict};
use crate::{FIRST_SEQ, RequestKey, Row, StoreError, StoredTable, Summary};
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

impl Sqlite {
    pub(crate) async fn load(&self, table: &str) -> Result<Option<StoredTable>, StoreError> {
        let loaded = self.load_at_one_moment(table).await;
        let Some((mut stored, rows)) = loaded.map_err(|error| verdict::calling(&error))? else {
            return Ok(None);
        };
        stored.rows.reserve_exact(rows.len());
        for (expected, row) in (FIRST_SEQ..).zip(&rows) {
            let row = read_row(row).map_err(|error| verdict::calling(&error))?;
            if row.seq != expected {
                let found = row.seq;
                return Err(StoreError::Corrupt(format!(
                    "table {table} has row {found} where row {expected} should be"
                )));
            }
            stored.rows.push(row);
        }
        Ok(Some(stored))
    }

    /// One transaction, so that no write falls between the table and its rows.
    async fn load_at_one_moment(
        &self,
        table: &str,
    ) -> Result<Option<(StoredTable, Vec<SqliteRow>)>, sqlx::Error> {
        let mut moment = self.readers.begin().await?;
        let found = sqlx::query(
            "SELECT key, created_ms, finished_ms, header, seating FROM tables WHERE id = ?1",
        )
        .bind(table)
        .fetch_optional(&mut *moment)
        .await?;
        let Some(found) = found else { return Ok(None) };
        let stored = StoredTable {
            header: found.try_get("header")?,
            seating: found.try_get("seating")?,
            created_ms: found.try_get("created_ms")?,
            finished_ms: found.try_get("finished_ms")?,
            rows: Vec::new(),
        };
        let rows = sqlx::query(
            "SELECT seq, seat, request, payload FROM entries WHERE table_key = ?1 ORDER BY seq",
        )
        .bind(found.try_get::<i64, _>("key")?)
        .fetch_all(&mut *moment)
        .await?;
        moment.commit().await?;
        Ok(Some((stored, rows)))
    }

    pub(crate) async fn list(
        &self,
        limit: u32,
        unfinished_only: bool,
    ) -> Result<Vec<Summary>, StoreError> {
        // Two statements rather than one with a flag, so that each can walk
        // its own index and stop at the limit.
        let sql = if unfinished_only {
            "SELECT id, created_ms, finished_ms,
                    (SELECT max(seq) FROM entries WHERE table_key = key) AS last
             FROM tables WHERE finished_ms IS NULL
             ORDER BY created_ms DESC, key DESC LIMIT ?1"
        } else {
            "SELECT id, created_ms, finished_ms,
                    (SELECT max(seq) FROM entries WHERE table_key = key) AS last
             FROM tables ORDER BY created_ms DESC, key DESC LIMIT ?1"
        };
        let found = sqlx::query(sql).bind(limit).fetch_all(&self.readers).await;
        let summaries = found.and_then(|rows| rows.iter().map(read_summary).collect());
        summaries.map_err(|error| verdict::calling(&error))
    }

    pub(crate) async fn seatings(&self, limit: u32) -> Result<Vec<(String, Vec<u8>)>, StoreError> {
        sqlx::query_as("SELECT id, seating FROM tables ORDER BY created_ms DESC, key DESC LIMIT ?1")
            .bind(limit)
            .fetch_all(&self.readers)
            .await
            .map_err(|error| verdict::calling(&error))
    }

    pub(crate) async fn find_request(
        &self,
        table: &str,
        request: &RequestKey,
    ) -> Result<Option<u32>, StoreError> {
        sqlx::query_scalar(
            "SELECT seq FROM entries
             WHERE table_key = (SELECT key FROM tables WHERE id = ?1)
               AND seat = ?2 AND request = ?3",
        )
        .bind(table)
        .bind(request.seat)
        .bind(request.id.as_str())
        .fetch_optional(&self.readers)
        .await
        .map_err(|error| verdict::calling(&error))
    }
}

fn read_row(row: &SqliteRow) -> Result<Row, sqlx::Error> {
    let seat: Option<u8> = row.try_get("seat")?;
    let id: Option<String> = row.try_get("request")?;
    let request = seat.zip(id).map(|(seat, id)| RequestKey { seat, id });
    Ok(Row { seq: row.try_get("seq")?, payload: row.try_get("payload")?, request })
}

fn read_summary(row: &SqliteRow) -> Result<Summary, sqlx::Error> {
    let last: Option<u32> = row.try_get("last")?;
    Ok(Summary {
        id: row.try_get("id")?,
        created_ms: row.try_get("created_ms")?,
        finished_ms: row.try_get("finished_ms")?,
        entries: last.map_or(0, |last| last - FIRST_SEQ + 1),
    })
}
