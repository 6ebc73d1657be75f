//! The shape of the database, and how an older one becomes a newer one.

use super::{fill, upgrade, verdict};
use crate::{OpenError, Upgrade};
use sqlx::{AssertSqlSafe, SqliteConnection};
use std::path::Path;

/// "CANT" in ASCII, as the first migration writes it.
const APPLICATION_ID: i64 = 0x4341_4e54;

/// Each takes the schema from its index to the next number, which is kept in
/// `user_version`. Never edit one that has been released; add another.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/0001_tables.sql"),
    include_str!("../../migrations/0002_keys.sql"),
    include_str!("../../migrations/0003_segments.sql"),
    include_str!("../../migrations/0004_years.sql"),
];

/// The schema this program reads and writes.
pub(super) const KNOWN: i64 = MIGRATIONS.len() as i64;

/// Checks that the file is ours to write, then brings it up to date. Nothing is
/// changed in a file that is not ours or is too new.
pub(super) async fn prepare(
    connection: &mut SqliteConnection,
    file: &Path,
    upgrade: &Upgrade<'_>,
) -> Result<(), OpenError> {
    let opening = |error| verdict::opening(file, &error);
    let found = version(connection, file).await?;
    upgrade::copy_first(connection, file, found, upgrade).await?;
    let journal: String = sqlx::query_scalar("PRAGMA journal_mode = WAL")
        .fetch_one(&mut *connection)
        .await
        .map_err(opening)?;
    if journal != "wal" {
        return Err(OpenError::NoWriteAheadLog { path: file.into() });
    }
    for (from, migration) in (0..).zip(MIGRATIONS) {
        if from >= found {
            migrate(connection, migration, from + 1).await.map_err(opening)?;
        }
    }
    upgrade::finish(connection, file, upgrade).await?;
    fill::finish(connection, upgrade).await.map_err(opening)
}

/// The schema of a file that is ours and not too new; 0 for an empty one.
pub(super) async fn version(
    connection: &mut SqliteConnection,
    file: &Path,
) -> Result<i64, OpenError> {
    let opening = |error| verdict::opening(file, &error);
    let (application, found, objects): (i64, i64, i64) = sqlx::query_as(
        "SELECT (SELECT application_id FROM pragma_application_id),
                (SELECT user_version FROM pragma_user_version),
                (SELECT count(*) FROM sqlite_schema)",
    )
    .fetch_one(connection)
    .await
    .map_err(opening)?;
    let is_new = application == 0 && found == 0 && objects == 0;
    if !is_new && application != APPLICATION_ID {
        return Err(OpenError::Foreign { path: file.into() });
    }
    if found > KNOWN {
        return Err(OpenError::Newer { path: file.into(), found, known: KNOWN });
    }
    Ok(found)
}

/// Whether a file that is ours and not too new has the schema of this program, and everything in it
/// is where it belongs.
pub(super) async fn is_of_today(
    connection: &mut SqliteConnection,
    file: &Path,
) -> Result<bool, OpenError> {
    if version(connection, file).await? != KNOWN {
        return Ok(false);
    }
    let is_on_its_way = upgrade::is_on_its_way(connection).await;
    is_on_its_way.map(|it| !it).map_err(|error| verdict::opening(file, &error))
}

/// Makes sure that a file is of the schema that this program writes.
pub(super) async fn current(
    connection: &mut SqliteConnection,
    file: &Path,
) -> Result<(), OpenError> {
    let found = version(connection, file).await?;
    if found < KNOWN {
        return Err(OpenError::Older { path: file.into(), found, known: KNOWN });
    }
    Ok(())
}

/// One transaction, so that a crash leaves either the old schema or the new.
async fn migrate(
    connection: &mut SqliteConnection,
    migration: &'static str,
    to: i64,
) -> Result<(), sqlx::Error> {
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    sqlx::raw_sql(migration).execute(&mut *connection).await?;
    let stamp = format!("PRAGMA user_version = {to}");
    sqlx::raw_sql(AssertSqlSafe(stamp)).execute(&mut *connection).await?;
    sqlx::raw_sql("COMMIT").execute(connection).await?;
    Ok(())
}
