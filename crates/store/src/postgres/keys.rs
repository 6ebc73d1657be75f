//! Keys in PostgreSQL: read beside the writer, written by it.

use super::writer::{Outcome, Write};
use super::{Postgres, verdict};
use crate::keys::too_many;
use crate::limits::{KEYS_PER_PERSON_MAX, REVOKED_KEPT_MAX};
use crate::{StoreError, StoredKey};
use sqlx::PgConnection;

impl Postgres {
    pub(crate) async fn find_key(&self, hash: &[u8]) -> Result<Option<StoredKey>, StoreError> {
        let found: Option<(Vec<u8>, bool)> =
            sqlx::query_as("SELECT person, revoked FROM keys WHERE hash = $1")
                .bind(hash)
                .fetch_optional(&self.readers)
                .await
                .map_err(|error| verdict::calling(&error))?;
        Ok(found.map(|(person, revoked)| StoredKey { person, revoked }))
    }

    pub(crate) async fn keys_of(&self, person: &[u8]) -> Result<Vec<Vec<u8>>, StoreError> {
        sqlx::query_scalar("SELECT hash FROM keys WHERE person = $1 ORDER BY key")
            .bind(person)
            .fetch_all(&self.readers)
            .await
            .map_err(|error| verdict::calling(&error))
    }

    pub(crate) async fn add_key(&self, hash: &[u8], person: &[u8]) -> Result<(), StoreError> {
        self.write(Write::AddKey { hash: hash.to_vec(), person: person.to_vec() }).await
    }

    pub(crate) async fn replace_keys(&self, hash: &[u8], person: &[u8]) -> Result<(), StoreError> {
        self.write(Write::ReplaceKeys { hash: hash.to_vec(), person: person.to_vec() }).await
    }
}

pub(super) async fn add(
    connection: &mut PgConnection,
    hash: &[u8],
    person: &[u8],
) -> Result<Outcome, sqlx::Error> {
    if exists(connection, hash).await? {
        return Ok(Err(StoreError::Conflict));
    }
    let done = sqlx::query(
        "INSERT INTO keys (hash, person, revoked) SELECT $1, $2, FALSE
         WHERE (SELECT count(*) FROM keys WHERE person = $2 AND NOT revoked) < $3",
    )
    .bind(hash)
    .bind(person)
    .bind(i64::from(KEYS_PER_PERSON_MAX))
    .execute(connection)
    .await?;
    Ok(if done.rows_affected() == 1 { Ok(()) } else { Err(too_many()) })
}

pub(super) async fn replace(
    connection: &mut PgConnection,
    hash: &[u8],
    person: &[u8],
) -> Result<Outcome, sqlx::Error> {
    if exists(connection, hash).await? {
        return Ok(Err(StoreError::Conflict));
    }
    sqlx::query("UPDATE keys SET revoked = TRUE WHERE person = $1")
        .bind(person)
        .execute(&mut *connection)
        .await?;
    sqlx::query(
        "INSERT INTO keys (hash, person, revoked) VALUES ($1, $1, TRUE) ON CONFLICT DO NOTHING",
    )
    .bind(person)
    .execute(&mut *connection)
    .await?;
    sqlx::query("INSERT INTO keys (hash, person, revoked) VALUES ($1, $2, FALSE)")
        .bind(hash)
        .bind(person)
        .execute(&mut *connection)
        .await?;
    sqlx::query(
        "DELETE FROM keys WHERE person = $1 AND revoked AND hash <> $1 AND key NOT IN (
             SELECT key FROM keys WHERE person = $1 AND revoked AND hash <> $1
             ORDER BY key DESC LIMIT $2)",
    )
    .bind(person)
    .bind(i64::from(REVOKED_KEPT_MAX))
    .execute(connection)
    .await?;
    Ok(Ok(()))
}

async fn exists(connection: &mut PgConnection, hash: &[u8]) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM keys WHERE hash = $1)")
        .bind(hash)
        .fetch_one(connection)
        .await
}
