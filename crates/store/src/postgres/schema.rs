//! The shape of the database, and how an older one becomes a newer one.

use super::verdict;
use crate::{DatabaseFault, OpenError};
use sqlx::{AssertSqlSafe, PgConnection};

/// Each takes the schema from its index to the next number, which is kept in `cantina_schema`. Never
/// edit one that has been released; add another.
const MIGRATIONS: &[&str] = &[include_str!("../../migrations/postgres/0001_tables.sql")];

/// The schema this program reads and writes.
pub(super) const KNOWN: i32 = MIGRATIONS.len() as i32;

/// The oldest PostgreSQL that we test with, as its `server_version_num` counts.
const SERVER_OLDEST: i32 = 150_000;

/// The tables whose names would be taken if somebody else used the schema.
const OURS: &str = "'attachments', 'tables', 'members', 'entries', 'segments', 'keys', 'pulse'";

/// Whether a database may be opened although what was being written into it has not ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unfinished {
    Refuse,
    Accept,
}

/// Checks that the database is ours to write, then brings it up to date. Nothing is changed in one
/// that is not ours or is too new.
pub(super) async fn prepare(
    connection: &mut PgConnection,
    place: &str,
    unfinished: Unfinished,
) -> Result<(), OpenError> {
    let found = version(connection, place, unfinished).await?;
    for (from, migration) in (0..).zip(MIGRATIONS) {
        if from >= found {
            migrate(connection, migration, from + 1)
                .await
                .map_err(|error| verdict::opening(place, &error))?;
        }
    }
    Ok(())
}

/// The schema of a database that is ours and not too new; 0 for an empty one.
pub(super) async fn version(
    connection: &mut PgConnection,
    place: &str,
    unfinished: Unfinished,
) -> Result<i32, OpenError> {
    let opening = |error| verdict::opening(place, &error);
    let faulty = |fault| OpenError::Database { place: place.into(), fault };
    let (server, schema, is_ours): (i32, Option<String>, bool) = sqlx::query_as(
        "SELECT current_setting('server_version_num')::int, current_schema()::text,
                to_regclass(quote_ident(current_schema()) || '.cantina_schema') IS NOT NULL",
    )
    .fetch_one(&mut *connection)
    .await
    .map_err(opening)?;
    if server < SERVER_OLDEST {
        return Err(faulty(DatabaseFault::OldServer { found: server / 10_000 }));
    }
    if schema.is_none() {
        return Err(faulty(DatabaseFault::NoSchema));
    }
    if !is_ours {
        let sql = format!(
            "SELECT EXISTS (SELECT 1 FROM pg_class WHERE relname IN ({OURS})
             AND relnamespace = current_schema()::regnamespace)"
        );
        let is_taken: bool =
            sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(connection).await.map_err(opening)?;
        return if is_taken { Err(faulty(DatabaseFault::Foreign)) } else { Ok(0) };
    }
    let (found, left): (i32, Option<String>) =
        sqlx::query_as("SELECT version, unfinished FROM cantina_schema")
            .fetch_one(connection)
            .await
            .map_err(opening)?;
    if found > KNOWN {
        return Err(faulty(DatabaseFault::Newer { found, known: KNOWN }));
    }
    match left {
        Some(what) if unfinished == Unfinished::Refuse => {
            Err(faulty(DatabaseFault::Unfinished { what }))
        }
        _ => Ok(found),
    }
}

/// One transaction, so that a crash leaves either the old schema or the new.
async fn migrate(
    connection: &mut PgConnection,
    migration: &'static str,
    to: i32,
) -> Result<(), sqlx::Error> {
    sqlx::raw_sql("BEGIN").execute(&mut *connection).await?;
    sqlx::raw_sql(migration).execute(&mut *connection).await?;
    sqlx::query("UPDATE cantina_schema SET version = $1")
        .bind(to)
        .execute(&mut *connection)
        .await?;
    sqlx::raw_sql("COMMIT").execute(connection).await?;
    Ok(())
}
