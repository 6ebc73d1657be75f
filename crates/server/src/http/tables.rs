//! What is asked about a table without sitting at it.

use super::json;
use crate::error::ApiError;
use crate::house::House;
use crate::tables::{Letter, Reply, Undelivered};
use crate::world::is_table_id;
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use room::KeyHash;
use serde::Deserialize;
use std::sync::Arc;
use tokio::sync::oneshot;
use wire::Seating;

#[derive(Deserialize)]
pub struct Whose {
    key: Option<String>,
}

/// Who sits at a table.
pub async fn seating(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    whose: Result<Query<Whose>, QueryRejection>,
) -> Result<Json<Seating>, ApiError> {
    let key = whose?.0.key.as_deref().map(key_hash).transpose()?;
    Ok(Json(ask(&house, &id, |reply| Letter::Seating { key, reply }).await?))
}

/// The card set a table plays with.
pub async fn content(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    Ok(json(ask(&house, &id, |reply| Letter::Content { reply }).await?))
}

/// The tables of the player with this key, newest first.
pub async fn mine(
    State(house): State<Arc<House>>,
    whose: Result<Query<Whose>, QueryRejection>,
) -> Result<Json<Vec<Seating>>, ApiError> {
    let key = whose?.0.key.ok_or_else(|| ApiError::Malformed("say whose: ?key=…".to_owned()))?;
    let key = key_hash(&key)?;
    let mut tables = Vec::new();
    for id in house.members.tables(&key) {
        match ask(&house, &id, |reply| Letter::Seating { key: Some(key), reply }).await {
            Ok(seating) => tables.push(seating),
            // One table that cannot be opened must not hide the others.
            Err(error) => tracing::warn!(%id, %error, "a table is left out of a listing"),
        }
    }
    Ok(Json(tables))
}

/// Asks a table's task.
async fn ask<T>(
    house: &Arc<House>,
    id: &str,
    letter: impl FnOnce(Reply<T>) -> Letter,
) -> Result<T, ApiError> {
    if !is_table_id(id) {
        return Err(ApiError::NoTable);
    }
    let (reply, answer) = oneshot::channel();
    house.tables.deliver(house, id, letter(reply)).map_err(|why| match why {
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

pub fn key_hash(key: &str) -> Result<KeyHash, ApiError> {
    KeyHash::of(key).map_err(|_| ApiError::Malformed("that is no key".to_owned()))
}
