//! What is asked about a table without sitting at it.

use super::asker::Asker;
use super::key::OwnKey;
use crate::doors::Network;
use crate::error::ApiError;
use crate::house::House;
use crate::tables::{CardsAsked, Letter, Reply, Undelivered};
use crate::world::is_table_id;
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use std::sync::Arc;
use tokio::sync::oneshot;
use wire::Seating;

/// Who sits at a table.
pub async fn seating(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    asker: Asker,
    OwnKey(key): OwnKey,
) -> Result<Json<Seating>, ApiError> {
    Ok(Json(ask(&house, asker.network(), &id, |reply| Letter::Seating { key, reply }).await?))
}

/// Of which part of a card set one wants to know.
#[derive(Deserialize)]
pub struct Part {
    /// Only what is drawn.
    #[serde(default)]
    drawn: bool,
}

/// The card set a table plays with.
pub async fn content(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    part: Result<Query<Part>, QueryRejection>,
    asker: Asker,
    OwnKey(key): OwnKey,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let Query(Part { drawn }) = part?;
    let letter = |reply| Letter::Content { key, drawn, reply };
    let CardsAsked { name, make } = ask(&house, asker.network(), &id, letter).await?;
    let packed = tokio::task::spawn_blocking(move || house.packed(&name, make));
    Ok(packed.await.map_err(|_| ApiError::Storage)?.json(&headers))
}

/// The tables of the player with this key, newest first.
pub async fn mine(
    State(house): State<Arc<House>>,
    asker: Asker,
    OwnKey(key): OwnKey,
) -> Result<Json<Vec<Seating>>, ApiError> {
    let advice = "say whose tables: send your key in the header cantina-key";
    let key = key.ok_or_else(|| ApiError::Malformed(advice.to_owned()))?;
    let mut tables = Vec::new();
    for id in house.tables_of(&key).await? {
        match ask(&house, asker.network(), &id, |reply| Letter::Seating { key: Some(key), reply })
            .await
        {
            Ok(seating) => tables.push(seating),
            // One table that cannot be opened must not hide the others.
            Err(error) => tracing::debug!(%id, %error, "a table is left out of a listing"),
        }
    }
    Ok(Json(tables))
}

/// Asks a table's task, for somebody from this network.
pub(super) async fn ask<T>(
    house: &Arc<House>,
    network: Network,
    id: &str,
    letter: impl FnOnce(Reply<T>) -> Letter,
) -> Result<T, ApiError> {
    if !is_table_id(id) {
        return Err(ApiError::NoTable);
    }
    let (reply, answer) = oneshot::channel();
    house.tables.deliver(house, network, id, letter(reply)).map_err(|why| match why {
        Undelivered::Busy => ApiError::Busy,
        Undelivered::Closing => ApiError::Closing,
    })?;
    match answer.await {
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(code)) => Err(code.into()),
        // The task ended before it could answer.
        Err(_) => Err(ApiError::Busy),
    }
}
