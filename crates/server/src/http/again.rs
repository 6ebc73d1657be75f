//! The same people, the same bots, a new deal: one table for all of them, whoever asks first.

use super::asker::Asker;
use super::key::OwnKey;
use super::open::turn_to_open;
use super::tables::ask;
use crate::doors::Network;
use crate::error::ApiError;
use crate::house::House;
use crate::tables::Letter;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use std::sync::Arc;
use store::StoreError;
use wire::Opened;

/// Opens the table at which the people of this one play again, or says which it is.
pub async fn rematch(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    asker: Asker,
    OwnKey(key): OwnKey,
) -> Result<(StatusCode, Json<Opened>), ApiError> {
    let advice = "say who you are: send your key in the header cantina-key";
    let key = key.ok_or_else(|| ApiError::Malformed(advice.to_owned()))?;
    let _turn = turn_to_open(&house, asker.network()).await?;
    let seed = house.world.seed().map_err(|cause| {
        tracing::error!(%cause, "the operating system gave no random bytes");
        ApiError::Storage
    })?;
    let new =
        ask(&house, asker.network(), &id, |reply| Letter::Rematch { key, seed, reply }).await?;
    // What is stored and what follows from it belong together, although nobody waits any more.
    let opened = tokio::spawn(open(house, asker.network(), id, new)).await;
    Ok((StatusCode::CREATED, Json(Opened { table: opened.map_err(|_| ApiError::Storage)?? })))
}

async fn open(
    house: Arc<House>,
    network: Network,
    old: String,
    mut table: store::NewTable,
) -> Result<String, ApiError> {
    table.created_ms = house.world.wall_ms();
    let id = table.id.clone();
    match house.store.create(table).await {
        Ok(()) => {
            house.meters.tables_opened.increment(1);
        }
        // Somebody else was first, be it before a restart: theirs is the table for everybody.
        Err(StoreError::Conflict) => {}
        Err(cause) => {
            tracing::error!(%cause, "a table could not be stored");
            return Err(ApiError::Storage);
        }
    }
    // Should one of them be busy, whoever comes wakes the new one, and whoever asks again is told
    // the same.
    drop(house.tables.deliver(&house, network, &id, Letter::Wake));
    drop(house.tables.deliver(&house, network, &old, Letter::RematchOpened { table: id.clone() }));
    Ok(id)
}
