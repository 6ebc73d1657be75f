//! Appending: the rows of many tables in one statement.
//!
//! Each statement is a way to SQLite's own thread and back, and outside of a transaction it commits
//! by itself. So what usually waits together, one row for each of some tables, is one trip in all.

use crate::{FIRST_SEQ, Row, StoreError};
use sqlx::{AssertSqlSafe, SqliteConnection};
use std::collections::HashSet;
use std::fmt::Write as _;

/// A row to append, and to which table.
#[derive(Debug)]
pub(super) struct Append {
    pub(super) table: String,
    pub(super) row: Row,
}

/// Whether these can be judged together: no two are of one table, where the second depends on the
/// first.
pub(super) fn are_apart<'a>(mut tables: impl Iterator<Item = &'a str>) -> bool {
    let mut seen = HashSet::new();
    tables.all(|table| seen.insert(table))
}

/// Appends rows of different tables, each judged by itself.
///
/// The check and the insert are one statement, so nobody can write between the two, not even a
/// stranger; only where one is refused the database is asked which, and why.
pub(super) async fn append(
    connection: &mut SqliteConnection,
    appends: Vec<Append>,
) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    let tables: Vec<String> = appends.iter().map(|append| append.table.clone()).collect();
    let size = appends.len().next_power_of_two();
    let mut query = sqlx::query_scalar(AssertSqlSafe(insert(size)));
    for Append { table, row } in appends {
        let (seat, request) = row.request.map(|key| (key.seat, key.id)).unzip();
        query = query.bind(table).bind(row.seq).bind(seat).bind(request).bind(row.payload);
    }
    let accepted: Vec<i64> = query.fetch_all(&mut *connection).await?;
    if accepted.len() == tables.len() {
        return Ok(tables.iter().map(|_| Ok(())).collect());
    }
    let mut outcomes = Vec::with_capacity(tables.len());
    for table in tables {
        let key: Option<i64> = sqlx::query_scalar("SELECT key FROM tables WHERE id = ?1")
            .bind(table)
            .fetch_optional(&mut *connection)
            .await?;
        outcomes.push(match key {
            None => Err(StoreError::Missing),
            Some(key) if accepted.contains(&key) => Ok(()),
            Some(_) => Err(StoreError::Conflict),
        });
    }
    Ok(outcomes)
}

/// The statement for this many rows. There is one for each power of two, so that each is prepared
/// once; what is not bound is null, and no table has that name.
fn insert(n_rows: usize) -> String {
    const COLUMNS: usize = 5;
    let mut sql = "INSERT INTO entries (table_key, seq, seat, request, payload)
                   SELECT key, column2, column3, column4, column5 FROM (VALUES "
        .to_owned();
    for row in 0..n_rows {
        let comma = if row == 0 { "" } else { ", " };
        let [id, seq, seat, request, payload] =
            std::array::from_fn(|column| row * COLUMNS + column + 1);
        let _ = write!(sql, "{comma}(?{id}, ?{seq}, ?{seat}, ?{request}, ?{payload})");
    }
    let _ = write!(
        sql,
        ") CROSS JOIN tables ON id = column1
           WHERE column2 = coalesce(
               (SELECT max(seq) + 1 FROM entries WHERE table_key = key), {FIRST_SEQ} + in_segments)
           RETURNING table_key"
    );
    sql
}
