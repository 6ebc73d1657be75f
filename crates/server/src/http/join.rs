//! Joining a table by a short code.

use super::asker::Asker;
use super::key::OwnKey;
use super::tables::ask;
use crate::error::ApiError;
use crate::house::House;
use crate::join::Way;
use crate::limits::JOIN_CODE_CHARS;
use crate::tables::Letter;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use std::sync::{Arc, PoisonError};
use wire::{Join, JoinCode, Joined, Stage};

/// The code of a table, for its host, while people sit down.
pub async fn code(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    asker: Asker,
    OwnKey(key): OwnKey,
) -> Result<(StatusCode, Json<JoinCode>), ApiError> {
    let seating = ask(&house, asker.network(), &id, |reply| Letter::Seating { key, reply }).await?;
    if !seating.host {
        return Err(ApiError::NotAllowed);
    }
    if seating.stage != Stage::Gathering {
        return Err(ApiError::Dealt);
    }
    let fresh = house.world.letters::<JOIN_CODE_CHARS>().map_err(|cause| {
        tracing::error!(%cause, "the operating system gave no random bytes");
        ApiError::Storage
    })?;
    let now_ms = house.world.now_ms();
    let mut codes = house.join_codes.lock().unwrap_or_else(PoisonError::into_inner);
    let way = Way { table: id, invite: seating.invite };
    let (code, left_ms) = codes.of(way, &fresh, asker.network(), now_ms);
    let seconds = u32::try_from(left_ms / 1_000).unwrap_or(u32::MAX);
    Ok((StatusCode::CREATED, Json(JoinCode { code, seconds })))
}

/// Where a code leads, and what lets one sit down there. The same as a player's link says, only
/// while people sit down, and only as long as the link is the one that the code was made for.
pub async fn join(
    State(house): State<Arc<House>>,
    asker: Asker,
    wanted: Result<Json<Join>, JsonRejection>,
) -> Result<Json<Joined>, ApiError> {
    let Json(Join { code }) = wanted?;
    let now_ms = house.world.now_ms();
    {
        let mut tries = house.join_tries.lock().unwrap_or_else(PoisonError::into_inner);
        if !tries.allows(asker.network(), now_ms) {
            return Err(ApiError::TooMany);
        }
    }
    let way = {
        let codes = house.join_codes.lock().unwrap_or_else(PoisonError::into_inner);
        codes.way(&code, now_ms).ok_or(ApiError::NoSuchCode)?
    };
    // Only the host asked for the code, so whoever has it is told what the host may tell.
    let invite = ask(&house, asker.network(), &way.table, |reply| Letter::Invite { reply }).await;
    if invite.as_ref() != Ok(&way.invite) {
        return Err(ApiError::NoSuchCode);
    }
    Ok(Json(Joined { table: way.table, invite: way.invite }))
}
