//! Fills in what the program before did not keep: to whom tables belong, and when somebody last came
//! to one that is not finished. Some at a time; killed in the middle, it goes on at the next start.

use super::members;
use crate::limits::FILL_BATCH;
use crate::{Upgrade, Upgraded};
use sqlx::SqliteConnection;

pub(super) async fn finish(
    connection: &mut SqliteConnection,
    upgrade: &Upgrade<'_>,
) -> Result<(), sqlx::Error> {
    let is_unfinished: bool =
        sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'filling')")
            .fetch_one(&mut *connection)
            .await?;
    if !is_unfinished {
        return Ok(());
    }
    let mut filled = 0;
    loop {
        let n_filled = fill_some(connection, upgrade).await?;
        if n_filled == 0 {
            break;
        }
        filled += n_filled;
        (upgrade.tell)(Upgraded::Filled { tables: filled });
    }
    sqlx::query("DROP TABLE filling").execute(connection).await?;
    Ok(())
}

/// One transaction, so that none is passed over.
async fn fill_some(
    connection: &mut SqliteConnection,
    upgrade: &Upgrade<'_>,
) -> Result<u32, sqlx::Error> {
    let tables: Vec<(i64, Vec<u8>)> = sqlx::query_as(
        "SELECT key, seating FROM tables WHERE key > (SELECT upto FROM filling)
         ORDER BY key LIMIT ?1",
    )
    .bind(FILL_BATCH)
    .fetch_all(&mut *connection)
    .await?;
    let Some((last, _)) = tables.last() else { return Ok(0) };
    let belongs: Vec<(Vec<u8>, i64)> = tables
        .iter()
        .flat_map(|(key, seating)| {
            (upgrade.members)(seating).into_iter().map(|person| (person, *key))
        })
        .collect();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    members::add(connection, &belongs).await?;
    // Nobody knows when somebody last came to a table that is still played at. It counts from now
    // on, so that none is taken for deserted because of its age.
    sqlx::query(
        "UPDATE tables SET touched_ms = max(created_ms, unixepoch() * 1000)
         WHERE key > (SELECT upto FROM filling) AND key <= ?1
           AND touched_ms IS NULL AND finished_ms IS NULL",
    )
    .bind(last)
    .execute(&mut *connection)
    .await?;
    sqlx::query("UPDATE filling SET upto = ?1").bind(last).execute(&mut *connection).await?;
    sqlx::query("COMMIT").execute(connection).await?;
    Ok(tables.len() as u32)
}
