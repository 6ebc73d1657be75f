//! Finding people to play with.

use super::asker::Asker;
use super::open::{open_now, turn_to_open};
use super::packed::Packed;
use super::tables::ask;
use crate::aside::aside;
use crate::error::ApiError;
use crate::house::House;
use crate::limits::MATCH_TRIES;
use crate::lobby::Seeker;
use crate::tables::Letter;
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use axum::response::Response;
use room::Guest;
use serde_json::Value;
use std::sync::{Arc, PoisonError};
use tabletop::SEATS_MAX;
use wire::{Matched, NewTable, WantedMatch, WantedSeat};

/// The tables that wait for players.
pub async fn open_tables(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let now_ms = house.world.now_ms();
    if let Some(told) = house.lobby.told(now_ms) {
        return Ok(told.json(&headers));
    }
    let told = {
        let house = house.clone();
        aside(move || {
            let tables = house.lobby.open_tables(now_ms);
            Packed::new(serde_json::to_string(&tables).expect("tables are plain data"))
        })
    };
    let told = Arc::new(told.await.map_err(|_| ApiError::Storage)?);
    house.lobby.keep_told(told.clone(), now_ms);
    Ok(told.json(&headers))
}

/// A table where such a game waits for somebody; a new one, if there is none.
pub async fn seek(
    State(house): State<Arc<House>>,
    asker: Asker,
    wanted: Result<Json<WantedMatch>, JsonRejection>,
) -> Result<Json<Matched>, ApiError> {
    let Json(wanted) = wanted?;
    let (network, now_ms) = (asker.network(), house.world.now_ms());
    {
        let mut matches = house.matches.lock().unwrap_or_else(PoisonError::into_inner);
        if !matches.allows(network, now_ms) {
            return Err(ApiError::TooMany);
        }
    }
    let guest = Guest::new(&wanted.key, &wanted.name, "").map_err(|_| ApiError::not_a_key())?;
    let key = house.person(guest.key).await?;
    if usize::from(wanted.n_seats) > SEATS_MAX {
        return Err(ApiError::Malformed(format!("a table has at most {SEATS_MAX} seats")));
    }
    let mut seeker = Seeker { wanted: &wanted, key, network, except: Vec::new() };
    if let Some(found) = find(&house, &mut seeker).await {
        return Ok(Json(found));
    }
    let _turn = turn_to_open(&house, network).await?;
    // One after the other, so that those who ask at once find each other. Nobody waits for a turn here.
    let _one = house.matching.lock().await;
    if let Some(found) = find(&house, &mut seeker).await {
        return Ok(Json(found));
    }
    let table = open_now(&house, network, new_table(&wanted)).await?;
    // Once it answers, it is told among the open ones.
    ask(&house, network, &table, |reply| Letter::Seating { key: Some(key), reply }).await?;
    Ok(Json(Matched { table, invite: None }))
}

async fn find(house: &Arc<House>, seeker: &mut Seeker<'_>) -> Option<Matched> {
    for _ in 0..MATCH_TRIES {
        let found = house.lobby.find(seeker, house.world.now_ms())?;
        let key = Some(seeker.key);
        // It may be gone, or be closed to this person.
        if ask(house, seeker.network, &found.table, |reply| Letter::Seating { key, reply })
            .await
            .is_ok()
        {
            house.meters.matches_found.increment(1);
            return Some(Matched { table: found.table, invite: found.invite });
        }
        seeker.except.push(found.table);
    }
    None
}

/// By the rulebook, dealt as soon as everybody is there. Whoever is found needs the link to sit down,
/// so that somebody who was shown out stays out.
fn new_table(wanted: &WantedMatch) -> NewTable<Value> {
    let mut seats = vec![WantedSeat::Friend; usize::from(wanted.n_seats)];
    if let Some(first) = seats.first_mut() {
        *first = WantedSeat::Me;
    }
    NewTable {
        game: wanted.game.clone(),
        seats,
        options: None,
        clock_seconds: wanted.clock_seconds,
        key: wanted.key.clone(),
        name: wanted.name.clone(),
        start: true,
        lesson: None,
        guarded: true,
        listed: true,
        no_hints: false,
        bot_pace: wire::BotPace::default(),
    }
}
