//! What each write does, within the transaction of its batch.

use super::writer::{Outcome, Write};
use super::{attachments, keys, years};
use crate::{FIRST_SEQ, NewTable, Row, StoreError, Trouble};
use sqlx::PgConnection;
use std::collections::HashSet;

/// Applies every write, in order, or refuses it without having changed anything.
pub(super) async fn all(
    connection: &mut PgConnection,
    writes: &[Write],
) -> Result<Vec<Outcome>, sqlx::Error> {
    let mut outcomes = Vec::with_capacity(writes.len());
    let mut rest = writes;
    while let Some(first) = rest.first() {
        let run = appends(rest);
        if run.is_empty() {
            outcomes.push(one(connection, first).await?);
            rest = &rest[1..];
        } else {
            outcomes.extend(append(connection, &run).await?);
            rest = &rest[run.len()..];
        }
    }
    Ok(outcomes)
}

/// For tests: the trouble that the database is to be in.
pub(super) async fn meet(
    connection: &mut PgConnection,
    trouble: Trouble,
) -> Result<(), sqlx::Error> {
    let sql = match trouble {
        Trouble::None => return Ok(()),
        // The database's own code for a full disk.
        Trouble::Full => {
            "DO $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$"
        }
        // A transaction cannot be told so after it has written, so it is refused in its name.
        Trouble::ReadOnly => {
            "DO $$ BEGIN RAISE EXCEPTION 'read-only' USING ERRCODE = '25006'; END $$"
        }
    };
    sqlx::raw_sql(sql).execute(connection).await.map(drop)
}

/// The appends that come next and are of different tables: these can be judged by one statement,
/// which sees the logs as they were before it.
fn appends(writes: &[Write]) -> Vec<(&str, &Row)> {
    let mut tables = HashSet::new();
    let appends = writes.iter().map_while(|write| match write {
        Write::Append { table, row } if tables.insert(table) => Some((table.as_str(), row)),
        _ => None,
    });
    appends.collect()
}

/// The checks and the inserts are one statement: one trip to the database for all of them.
async fn append(
    connection: &mut PgConnection,
    run: &[(&str, &Row)],
) -> Result<Vec<Outcome>, sqlx::Error> {
    let ids: Vec<&str> = run.iter().map(|(table, _)| *table).collect();
    let seqs: Vec<i32> = run.iter().map(|(_, row)| row.seq.cast_signed()).collect();
    let seats: Vec<Option<i16>> =
        run.iter().map(|(_, row)| row.request.as_ref().map(|it| i16::from(it.seat))).collect();
    let requests: Vec<Option<&[u8]>> =
        run.iter().map(|(_, row)| row.request.as_ref().map(|it| it.id.as_bytes())).collect();
    let payloads: Vec<&[u8]> = run.iter().map(|(_, row)| row.payload.as_slice()).collect();
    let judged: Vec<(bool, bool)> = sqlx::query_as(
        "WITH given AS MATERIALIZED (
             SELECT asked.*, tables.key, tables.in_segments
             FROM unnest($1::text[], $2::int[], $3::smallint[], $4::bytea[], $5::bytea[])
                  WITH ORDINALITY AS asked (id, seq, seat, request, payload, place)
             LEFT JOIN tables ON tables.id = asked.id
         ), written AS (
             INSERT INTO entries (table_key, seq, seat, request, payload)
             SELECT key, seq, seat, request, payload FROM given
             WHERE key IS NOT NULL
               AND seq = coalesce(
                   (SELECT max(entries.seq) + 1 FROM entries WHERE table_key = key),
                   $6 + in_segments)
             ON CONFLICT DO NOTHING
             RETURNING table_key
         )
         SELECT key IS NOT NULL, table_key IS NOT NULL
         FROM given LEFT JOIN written ON table_key = key ORDER BY place",
    )
    .bind(ids)
    .bind(seqs)
    .bind(seats)
    .bind(requests)
    .bind(payloads)
    .bind(FIRST_SEQ.cast_signed())
    .fetch_all(connection)
    .await?;
    let outcome = |(exists, is_written)| match (exists, is_written) {
        (_, true) => Ok(()),
        (true, false) => Err(StoreError::Conflict),
        (false, false) => Err(StoreError::Missing),
    };
    Ok(judged.into_iter().map(outcome).collect())
}

async fn one(connection: &mut PgConnection, write: &Write) -> Result<Outcome, sqlx::Error> {
    match write {
        Write::Create(table) => create(connection, table).await,
        Write::Append { table, row } => {
            let mut outcomes = append(connection, &[(table, row)]).await?;
            Ok(outcomes.pop().expect("one append has one outcome"))
        }
        Write::SetSeating { table, seating, members } => {
            years::set_seating(connection, table, seating, members).await
        }
        Write::Settle { table, header, seating, members } => {
            years::settle(connection, table, header, seating, members).await
        }
        Write::Touch { table, at_ms } => years::touch(connection, table, *at_ms).await,
        Write::Finish { table, at_ms } => years::finish(connection, table, *at_ms).await,
        Write::AddKey { hash, person } => keys::add(connection, hash, person).await,
        Write::ReplaceKeys { hash, person } => keys::replace(connection, hash, person).await,
    }
}

async fn create(connection: &mut PgConnection, table: &NewTable) -> Result<Outcome, sqlx::Error> {
    // First, so that a refused table leaves no attachment behind.
    let exists: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM tables WHERE id = $1)")
        .bind(&table.id)
        .fetch_one(&mut *connection)
        .await?;
    if exists {
        return Ok(Err(StoreError::Conflict));
    }
    let attachment = match &table.attachment {
        None => None,
        Some(attachment) => match attachments::keep(connection, attachment).await? {
            Ok(key) => Some(key),
            Err(error) => return Ok(Err(error)),
        },
    };
    let key: i64 = sqlx::query_scalar(
        "INSERT INTO tables (id, created_ms, touched_ms, header, seating, attachment)
         VALUES ($1, $2, $2, $3, $4, $5) RETURNING key",
    )
    .bind(&table.id)
    .bind(table.created_ms)
    .bind(&table.header)
    .bind(&table.seating)
    .bind(attachment)
    .fetch_one(&mut *connection)
    .await?;
    years::add_members(connection, key, &table.members).await?;
    Ok(Ok(()))
}
