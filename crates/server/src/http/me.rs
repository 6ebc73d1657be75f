//! Who somebody is: codes for another device, and another secret.

use super::asker::Asker;
use super::key::ShownKey;
use crate::error::ApiError;
use crate::house::House;
use crate::keyring::KeyFault;
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use room::KeyHash;
use std::sync::Arc;
use wire::{Move, MoveCode, Moved, NewKey, WantedCode};

/// A code that brings another device to whoever asks.
pub async fn code(
    State(house): State<Arc<House>>,
    asker: Asker,
    ShownKey(key): ShownKey,
    wanted: Result<Json<WantedCode>, JsonRejection>,
) -> Result<(StatusCode, Json<MoveCode>), ApiError> {
    let Json(WantedCode { name }) = wanted?;
    let code = house.move_code(key, &name, asker.network()).await?;
    Ok((StatusCode::CREATED, Json(code)))
}

/// Whoever has the code becomes the person who asked for it.
pub async fn move_here(
    State(house): State<Arc<House>>,
    asker: Asker,
    wanted: Result<Json<Move>, JsonRejection>,
) -> Result<Json<Moved>, ApiError> {
    let Json(Move { code, key }) = wanted?;
    let new = new_key(&key)?;
    let moved = async move { house.move_here(&code, new, asker.network()).await };
    Ok(Json(to_the_end(moved).await?))
}

/// Changes the secret of whoever asks; all their others are good no longer.
pub async fn change(
    State(house): State<Arc<House>>,
    asker: Asker,
    ShownKey(old): ShownKey,
    wanted: Result<Json<NewKey>, JsonRejection>,
) -> Result<StatusCode, ApiError> {
    let Json(NewKey { key }) = wanted?;
    let new = new_key(&key)?;
    to_the_end(async move { house.change_key(old, new, asker.network()).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn new_key(key: &str) -> Result<KeyHash, ApiError> {
    KeyHash::of(key).map_err(|_| ApiError::not_a_key())
}

/// What has begun is finished although nobody waits for the answer any more: what is stored and what
/// follows from it in memory belong together.
async fn to_the_end<T: Send + 'static>(
    act: impl Future<Output = Result<T, KeyFault>> + Send + 'static,
) -> Result<T, ApiError> {
    Ok(tokio::spawn(act).await.map_err(|_| ApiError::Storage)??)
}
