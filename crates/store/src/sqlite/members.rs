//! To whom tables belong.

use super::{Sqlite, verdict};
use crate::StoreError;
use sqlx::{AssertSqlSafe, SqliteConnection};
use std::fmt::Write as _;

/// How many are written by one statement.
const AT_ONCE: usize = 16;

impl Sqlite {
    pub(crate) async fn tables_of(
        &self,
        person: &[u8],
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        // Keys of tables grow, so the order of the index is that of their creation.
        sqlx::query_scalar(
            "SELECT id FROM members JOIN tables ON key = table_key
             WHERE person = ?1 ORDER BY table_key DESC LIMIT ?2",
        )
        .bind(person)
        .bind(limit)
        .fetch_all(&self.readers)
        .await
        .map_err(|error| verdict::calling(&error))
    }
}

/// Adds people and the keys of their tables; who is there already stays once.
pub(super) async fn add(
    connection: &mut SqliteConnection,
    belongs: &[(Vec<u8>, i64)],
) -> Result<(), sqlx::Error> {
    for some in belongs.chunks(AT_ONCE) {
        // One statement of one length, so that it is prepared once; what is not bound is null.
        let mut query = sqlx::query(AssertSqlSafe(insert()));
        for (person, table_key) in some {
            query = query.bind(person).bind(table_key);
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

fn insert() -> String {
    let mut sql = "INSERT OR IGNORE INTO members (person, table_key)
                   SELECT column1, column2 FROM (VALUES "
        .to_owned();
    for idx in 0..AT_ONCE {
        let comma = if idx == 0 { "" } else { ", " };
        let _ = write!(sql, "{comma}(?{}, ?{})", 2 * idx + 1, 2 * idx + 2);
    }
    sql + ") WHERE column1 IS NOT NULL"
}

/// Lets a table belong to these people and to nobody else.
pub(super) async fn replace(
    connection: &mut SqliteConnection,
    table_key: i64,
    members: Vec<Vec<u8>>,
) -> Result<(), sqlx::Error> {
    let mut members = members;
    members.sort_unstable();
    members.dedup();
    let known: Vec<Vec<u8>> =
        sqlx::query_scalar("SELECT person FROM members WHERE table_key = ?1 ORDER BY person")
            .bind(table_key)
            .fetch_all(&mut *connection)
            .await?;
    // Most seatings change something else.
    if known == members {
        return Ok(());
    }
    sqlx::query("DELETE FROM members WHERE table_key = ?1")
        .bind(table_key)
        .execute(&mut *connection)
        .await?;
    let belongs: Vec<_> = members.into_iter().map(|person| (person, table_key)).collect();
    add(connection, &belongs).await
}
