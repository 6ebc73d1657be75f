//! Packing the log, as in SQLite: rows are written one by one, and lie many to a segment once there
//! are enough.

use super::reader::read_row;
use crate::limits::SEGMENT_ROWS;
use crate::{FIRST_SEQ, Row, StoreError, packing};
use sqlx::PgConnection;

/// Whether the row that was just written fills a segment.
pub(super) fn is_full_after(seq: u32) -> bool {
    (seq - FIRST_SEQ + 1).is_multiple_of(SEGMENT_ROWS)
}

/// Moves the rows of a table that lie one by one into a segment. The caller's transaction makes it
/// all or nothing.
pub(super) async fn pack_tail(
    connection: &mut PgConnection,
    table: &str,
) -> Result<(), sqlx::Error> {
    let found: Option<(i64, i32)> =
        sqlx::query_as("SELECT key, in_segments FROM tables WHERE id = $1 FOR UPDATE")
            .bind(table)
            .fetch_optional(&mut *connection)
            .await?;
    let Some((key, in_segments)) = found else { return Ok(()) };
    let rows = sqlx::query(
        "SELECT seq, seat, request, payload FROM entries WHERE table_key = $1 ORDER BY seq",
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
    let mut next = FIRST_SEQ + in_segments.cast_unsigned();
    for (first, n_rows, packed) in packed {
        if first != next {
            break;
        }
        sqlx::query("INSERT INTO segments (table_key, first_seq, packed) VALUES ($1, $2, $3)")
            .bind(key)
            .bind(first.cast_signed())
            .bind(packed)
            .execute(&mut *connection)
            .await?;
        next += n_rows;
    }
    sqlx::query("DELETE FROM entries WHERE table_key = $1 AND seq < $2")
        .bind(key)
        .bind(next.cast_signed())
        .execute(&mut *connection)
        .await?;
    sqlx::query("UPDATE tables SET in_segments = $2 WHERE key = $1")
        .bind(key)
        .bind((next - FIRST_SEQ).cast_signed())
        .execute(connection)
        .await?;
    Ok(())
}

/// The tables that ended and whose last rows were not packed any more, because the server stopped.
pub(super) async fn left_over(connection: &mut PgConnection) -> Result<Vec<String>, sqlx::Error> {
    sqlx::query_scalar(
        "SELECT id FROM tables WHERE finished_ms IS NOT NULL
         AND key IN (SELECT table_key FROM entries)",
    )
    .fetch_all(connection)
    .await
}
