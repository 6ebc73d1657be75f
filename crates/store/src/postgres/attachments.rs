//! Bytes that many tables share, kept once.

use super::{Postgres, verdict};
use crate::limits::ATTACHMENT_MAX;
use crate::{Attachment, StoreError, packing};
use sqlx::PgConnection;

impl Postgres {
    pub(crate) async fn attachment(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let found: Option<Vec<u8>> =
            sqlx::query_scalar("SELECT packed FROM attachments WHERE name = $1")
                .bind(name)
                .fetch_optional(&self.readers)
                .await
                .map_err(|error| verdict::calling(&error))?;
        let Some(packed) = found else { return Ok(None) };
        // A card set takes longer to unpack than a thread that serves may be held up.
        let unpacked = move || packing::unpack_once(&packed, ATTACHMENT_MAX);
        match tokio::task::spawn_blocking(unpacked).await {
            Ok(unpacked) => unpacked.map(Some),
            Err(stopped) => Err(StoreError::Unavailable(stopped.to_string())),
        }
    }
}

/// The key of an attachment, which is written down if its name is new.
pub(super) async fn keep(
    connection: &mut PgConnection,
    attachment: &Attachment,
) -> Result<Result<i64, StoreError>, sqlx::Error> {
    let found = sqlx::query_scalar("SELECT key FROM attachments WHERE name = $1")
        .bind(&attachment.name)
        .fetch_optional(&mut *connection)
        .await?;
    if let Some(key) = found {
        return Ok(Ok(key));
    }
    let bytes = attachment.bytes.clone();
    let packed = tokio::task::spawn_blocking(move || packing::pack_once(&bytes)).await;
    let packed = match packed {
        Ok(Ok(packed)) => packed,
        Ok(Err(error)) => return Ok(Err(error)),
        Err(stopped) => return Ok(Err(StoreError::Unavailable(stopped.to_string()))),
    };
    let key =
        sqlx::query_scalar("INSERT INTO attachments (name, packed) VALUES ($1, $2) RETURNING key")
            .bind(&attachment.name)
            .bind(packed)
            .fetch_one(connection)
            .await?;
    Ok(Ok(key))
}
