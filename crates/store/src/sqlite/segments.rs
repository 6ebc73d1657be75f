//! Packing the log: rows are written one by one, and lie many to a segment once there are enough.

use super::reader::read_row;
use crate::limits::SEGMENT_ROWS;
use crate::{FIRST_SEQ, Row, StoreError, packing};
use sqlx::SqliteConnection;

/// Whether the row that was just written fills a segment.
pub(super) fn is_full_after(seq: u32) -> bool {
    (seq - FIRST_SEQ + 1).is_multiple_of(SEGMENT_ROWS)
}

/// Moves the rows of a table that lie one by one into a segment, all or nothing. Nobody else
/// writes, so what was read is still so when it is moved.
pub(super) async fn pack_tail(
    connection: &mut SqliteConnection,
    table: &str,
) -> Result<(), sqlx::Error> {
    let found: Option<(i64, u32)> =
        sqlx::query_as("SELECT key, in_segments FROM tables WHERE id = ?1")
            .bind(table)
            .fetch_optional(&mut *connection)
            .await?;
    let Some((key, in_segments)) = found else { return Ok(()) };
    let rows = sqlx::query(
        "SELECT seq, seat, request, payload FROM entries WHERE table_key = ?1 ORDER BY seq",
    )
    .bind(key)
    .fetch_all(&mut *connection)
    .await?;
    let rows = rows.iter().map(read_row).collect::<Result<Vec<Row>, _>>()?;
    let pieces = packing::in_pieces(rows);
    // Packing computes, and this is a thread that serves.
    let packed = tokio::task::spawn_blocking(move || {
        let pack =
            |rows: Vec<Row>| Ok((rows[0].seq, rows.len() as u32, packing::pack_rows(&rows)?));
        pieces.into_iter().map(pack).collect::<Result<Vec<_>, StoreError>>()
    });
    let Ok(Ok(packed)) = packed.await else { return Ok(()) };
    // A gap is for `load` to report; what lies behind one stays as it is.
    let mut next = FIRST_SEQ + in_segments;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    for (first, n_rows, packed) in packed.into_iter() {
        if first != next {
            break;
        }
        add(connection, key, first, packed).await?;
        next += n_rows;
    }
    sqlx::query("DELETE FROM entries WHERE table_key = ?1 AND seq < ?2")
        .bind(key)
        .bind(next)
        .execute(&mut *connection)
        .await?;
    sqlx::query("UPDATE tables SET in_segments = ?2 WHERE key = ?1")
        .bind(key)
        .bind(next - FIRST_SEQ)
        .execute(&mut *connection)
        .await?;
    sqlx::query("COMMIT").execute(connection).await?;
    Ok(())
}

pub(super) async fn add(
    connection: &mut SqliteConnection,
    table_key: i64,
    first: u32,
    packed: Vec<u8>,
) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO segments (table_key, first_seq, packed) VALUES (?1, ?2, ?3)")
        .bind(table_key)
        .bind(first)
        .bind(packed)
        .execute(connection)
        .await?;
    Ok(())
}

/// The tables that ended and whose last rows were not packed any more, because the server stopped.
/// From each table with single rows it is one step to the next, whatever their number: those of
/// thousands of running tables are not read at the start.
pub(super) async fn left_over(
    connection: &mut SqliteConnection,
) -> Result<Vec<String>, sqlx::Error> {
    sqlx::query_scalar(
        "WITH RECURSIVE single(table_key) AS (
             SELECT min(table_key) FROM entries
             UNION ALL
             SELECT (SELECT min(table_key) FROM entries WHERE table_key > single.table_key)
             FROM single WHERE table_key IS NOT NULL)
         SELECT id FROM single JOIN tables ON key = table_key WHERE finished_ms IS NOT NULL",
    )
    .fetch_all(connection)
    .await
}
