//! Reading, beside the writer and never in its way.

use super::{Postgres, verdict};
use crate::{FIRST_SEQ, RequestKey, Row, StoreError, StoredTable, Summary, packing};
use sqlx::Row as _;
use sqlx::postgres::PgRow;

impl Postgres {
    pub(crate) async fn load(&self, table: &str) -> Result<Option<StoredTable>, StoreError> {
        let loaded = self.load_at_one_moment(table).await;
        let Some(Found { mut stored, in_segments, segments, rows }) =
            loaded.map_err(|error| verdict::calling(&error))?
        else {
            return Ok(None);
        };
        // A long log takes longer to unpack than a thread that serves may be held up.
        let unpacked = tokio::task::spawn_blocking(move || packing::unpack_all(segments)).await;
        stored.rows = unpacked.map_err(|error| StoreError::Unavailable(error.to_string()))??;
        let found = stored.rows.len();
        if found != in_segments as usize {
            return Err(StoreError::Corrupt(format!(
                "the segments of table {table} have {found} rows where {in_segments} should be"
            )));
        }
        stored.rows.reserve_exact(rows.len());
        for row in &rows {
            stored.rows.push(read_row(row).map_err(|error| verdict::calling(&error))?);
        }
        for (expected, row) in (FIRST_SEQ..).zip(&stored.rows) {
            if row.seq != expected {
                let found = row.seq;
                return Err(StoreError::Corrupt(format!(
                    "table {table} has row {found} where row {expected} should be"
                )));
            }
        }
        Ok(Some(stored))
    }

    /// One transaction with one view of the database, so that no write falls between the table and
    /// its rows.
    async fn load_at_one_moment(&self, table: &str) -> Result<Option<Found>, sqlx::Error> {
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        let mut moment = self.readers.begin_with(begin).await?;
        let found = sqlx::query(
            "SELECT key, created_ms, finished_ms, touched_ms, in_segments, header, seating,
                    (SELECT name FROM attachments WHERE attachments.key = attachment) AS attachment
             FROM tables WHERE id = $1",
        )
        .bind(table)
        .fetch_optional(&mut *moment)
        .await?;
        let Some(found) = found else {
            moment.commit().await?;
            return Ok(None);
        };
        let mut stored = StoredTable {
            header: found.try_get("header")?,
            seating: found.try_get("seating")?,
            created_ms: found.try_get("created_ms")?,
            finished_ms: found.try_get("finished_ms")?,
            touched_ms: found.try_get("touched_ms")?,
            attachment: found.try_get("attachment")?,
            members: Vec::new(),
            rows: Vec::new(),
        };
        let key: i64 = found.try_get("key")?;
        let segments: Vec<(i32, Vec<u8>)> = sqlx::query_as(
            "SELECT first_seq, packed FROM segments WHERE table_key = $1 ORDER BY first_seq",
        )
        .bind(key)
        .fetch_all(&mut *moment)
        .await?;
        let rows = sqlx::query(
            "SELECT seq, seat, request, payload FROM entries WHERE table_key = $1 ORDER BY seq",
        )
        .bind(key)
        .fetch_all(&mut *moment)
        .await?;
        stored.members =
            sqlx::query_scalar("SELECT person FROM members WHERE table_key = $1 ORDER BY person")
                .bind(key)
                .fetch_all(&mut *moment)
                .await?;
        moment.commit().await?;
        let segments = segments.into_iter().map(|(first, packed)| (first.cast_unsigned(), packed));
        let in_segments = found.try_get::<i32, _>("in_segments")?.cast_unsigned();
        Ok(Some(Found { stored, in_segments, segments: segments.collect(), rows }))
    }

    pub(crate) async fn list(
        &self,
        limit: u32,
        unfinished_only: bool,
    ) -> Result<Vec<Summary>, StoreError> {
        // Two statements rather than one with a flag, so that each can walk its own index and stop at
        // the limit.
        let sql = if unfinished_only {
            "SELECT id, created_ms, finished_ms, in_segments,
                    (SELECT max(seq) FROM entries WHERE table_key = key) AS last
             FROM tables WHERE finished_ms IS NULL
             ORDER BY created_ms DESC, key DESC LIMIT $1"
        } else {
            "SELECT id, created_ms, finished_ms, in_segments,
                    (SELECT max(seq) FROM entries WHERE table_key = key) AS last
             FROM tables ORDER BY created_ms DESC, key DESC LIMIT $1"
        };
        let found = sqlx::query(sql).bind(i64::from(limit)).fetch_all(&self.readers).await;
        let summaries = found.and_then(|rows| rows.iter().map(read_summary).collect());
        summaries.map_err(|error| verdict::calling(&error))
    }
}

/// A table as it lies in the database.
struct Found {
    stored: StoredTable,
    /// How many rows the segments should have.
    in_segments: u32,
    /// The number of the first row of each, and its packed rows.
    segments: Vec<(u32, Vec<u8>)>,
    rows: Vec<PgRow>,
}

pub(super) fn read_row(row: &PgRow) -> Result<Row, sqlx::Error> {
    let damaged = |what: &'static str| sqlx::Error::Decode(what.into());
    let seat: Option<i16> = row.try_get("seat")?;
    let id: Option<Vec<u8>> = row.try_get("request")?;
    let request = match seat.zip(id) {
        None => None,
        Some((seat, id)) => Some(RequestKey {
            seat: u8::try_from(seat).map_err(|_| damaged("no seat has this number"))?,
            id: String::from_utf8(id).map_err(|_| damaged("the id of a request is no text"))?,
        }),
    };
    let seq = row.try_get::<i32, _>("seq")?.cast_unsigned();
    Ok(Row { seq, payload: row.try_get("payload")?, request })
}

fn read_summary(row: &PgRow) -> Result<Summary, sqlx::Error> {
    let last: Option<i32> = row.try_get("last")?;
    let in_segments: i32 = row.try_get("in_segments")?;
    Ok(Summary {
        id: row.try_get("id")?,
        created_ms: row.try_get("created_ms")?,
        finished_ms: row.try_get("finished_ms")?,
        entries: match last {
            Some(last) => last.cast_unsigned() - FIRST_SEQ + 1,
            None => in_segments.cast_unsigned(),
        },
    })
}
