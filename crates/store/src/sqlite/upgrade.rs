//! Brings the folder of an earlier program up to date: every table is moved to where tables lie
//! now, a few in one transaction. Killed in the middle, it goes on where it was at the next start.

use super::schema::KNOWN;
use super::segments::add;
use super::{attachments, backup, reader, verdict};
use crate::limits::{SEGMENT_ROWS, UPGRADE_BATCH};
use crate::{FIRST_SEQ, OpenError, Row, StoreError, Upgrade, Upgraded, packing};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection};
use std::path::{Path, PathBuf};

/// What is put after the name of the database for the copy that is taken before.
const COPY_SUFFIX: &str = ".before-upgrade";

/// Copies the database of an earlier program, before anything in it is changed.
pub(super) async fn copy_first(
    connection: &mut SqliteConnection,
    file: &Path,
    found: i64,
    upgrade: &Upgrade<'_>,
) -> Result<(), OpenError> {
    let opening = |error| verdict::opening(file, &error);
    // Where tables are on their way already, the copy was taken before the first was moved.
    if found == 0 || found == KNOWN || is_unfinished(connection).await.map_err(opening)? {
        return Ok(());
    }
    let n_tables: u32 = sqlx::query_scalar("SELECT count(*) FROM tables")
        .fetch_one(&mut *connection)
        .await
        .map_err(opening)?;
    if n_tables == 0 {
        return Ok(());
    }
    let copy = copy_path(file);
    (upgrade.tell)(Upgraded::Copying { tables: n_tables, to: copy.clone() });
    let failed = |cause| OpenError::NoCopy { path: copy.clone(), cause };
    // One that an earlier attempt made is of the same tables, or of fewer.
    backup::remove(&copy).map_err(failed)?;
    backup::copy(connection, &copy).await.map_err(failed)
}

/// Moves what still lies as the earlier program left it, and gives the room back.
pub(super) async fn finish(
    connection: &mut SqliteConnection,
    file: &Path,
    upgrade: &Upgrade<'_>,
) -> Result<(), OpenError> {
    let opening = |error| verdict::opening(file, &error);
    if !is_unfinished(connection).await.map_err(opening)? {
        return Ok(());
    }
    let mut moved = 0;
    loop {
        let n_moved = move_some(connection, upgrade).await.map_err(opening)?;
        if n_moved == 0 {
            break;
        }
        moved += n_moved;
        (upgrade.tell)(Upgraded::Moved { tables: moved });
    }
    sqlx::raw_sql("BEGIN IMMEDIATE; DROP TABLE old_entries; DROP TABLE old_tables; COMMIT")
        .execute(&mut *connection)
        .await
        .map_err(opening)?;
    if moved > 0 {
        // Whether the file can be made smaller or not, every table is in it.
        let _ = sqlx::raw_sql("VACUUM").execute(connection).await;
    }
    Ok(())
}

fn copy_path(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(COPY_SUFFIX);
    name.into()
}

async fn is_unfinished(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'old_tables')")
        .fetch_one(connection)
        .await
}

/// Whether an upgrade was begun that has not ended.
pub(super) async fn is_on_its_way(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name IN ('old_tables', 'filling'))",
    )
    .fetch_one(connection)
    .await
}

/// One transaction, so that a table is either here or there.
async fn move_some(
    connection: &mut SqliteConnection,
    upgrade: &Upgrade<'_>,
) -> Result<u32, sqlx::Error> {
    let tables = sqlx::query(
        "SELECT key, id, created_ms, finished_ms, header, seating FROM old_tables
         ORDER BY key LIMIT ?1",
    )
    .bind(UPGRADE_BATCH)
    .fetch_all(&mut *connection)
    .await?;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    for table in &tables {
        move_table(connection, table, upgrade).await?;
    }
    sqlx::query("COMMIT").execute(connection).await?;
    Ok(tables.len() as u32)
}

async fn move_table(
    connection: &mut SqliteConnection,
    table: &SqliteRow,
    upgrade: &Upgrade<'_>,
) -> Result<(), sqlx::Error> {
    let key: i64 = table.try_get("key")?;
    let finished_ms: Option<i64> = table.try_get("finished_ms")?;
    let header: Vec<u8> = table.try_get("header")?;
    let (header, attachment) = match (upgrade.split)(&header) {
        Some((short, attachment)) => match attachments::keep(connection, attachment).await? {
            Ok(attachment) => (short, Some(attachment)),
            // What cannot be packed stays in the header.
            Err(_) => (header, None),
        },
        None => (header, None),
    };
    sqlx::query(
        "INSERT INTO tables (key, id, created_ms, finished_ms, attachment, seating, header)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )
    .bind(key)
    .bind(table.try_get::<String, _>("id")?)
    .bind(table.try_get::<i64, _>("created_ms")?)
    .bind(finished_ms)
    .bind(attachment)
    .bind(table.try_get::<Vec<u8>, _>("seating")?)
    .bind(header)
    .execute(&mut *connection)
    .await?;
    move_rows(connection, key, finished_ms.is_some()).await?;
    sqlx::query("DELETE FROM old_entries WHERE table_key = ?1")
        .bind(key)
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM old_tables WHERE key = ?1").bind(key).execute(connection).await?;
    Ok(())
}

/// Rows from a gap on stay single, for `load` to report, and so does what fills no segment of a
/// table that is still played at.
async fn move_rows(
    connection: &mut SqliteConnection,
    key: i64,
    is_finished: bool,
) -> Result<(), sqlx::Error> {
    let rows = sqlx::query(
        "SELECT seq, seat, request, payload FROM old_entries WHERE table_key = ?1 ORDER BY seq",
    )
    .bind(key)
    .fetch_all(&mut *connection)
    .await?;
    let rows = rows.iter().map(reader::read_row).collect::<Result<Vec<Row>, _>>()?;
    let mut next = FIRST_SEQ;
    for piece in packing::in_pieces(rows) {
        let (first, n_rows) = (piece[0].seq, piece.len() as u32);
        if first == next && (is_finished || n_rows == SEGMENT_ROWS) {
            let packed = packing::pack_rows(&piece).map_err(|error| as_io(&error))?;
            add(connection, key, first, packed).await?;
            next += n_rows;
            continue;
        }
        for row in piece {
            single(connection, key, row).await?;
        }
    }
    sqlx::query("UPDATE tables SET in_segments = ?2 WHERE key = ?1")
        .bind(key)
        .bind(next - FIRST_SEQ)
        .execute(connection)
        .await?;
    Ok(())
}

async fn single(connection: &mut SqliteConnection, key: i64, row: Row) -> Result<(), sqlx::Error> {
    let (seat, request) = row.request.map(|key| (key.seat, key.id)).unzip();
    sqlx::query(
        "INSERT INTO entries (table_key, seq, seat, request, payload) VALUES (?1, ?2, ?3, ?4, ?5)",
    )
    .bind(key)
    .bind(row.seq)
    .bind(seat)
    .bind(request)
    .bind(row.payload)
    .execute(connection)
    .await?;
    Ok(())
}

fn as_io(error: &StoreError) -> sqlx::Error {
    sqlx::Error::Io(std::io::Error::other(error.to_string()))
}
