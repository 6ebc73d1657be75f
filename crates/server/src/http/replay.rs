//! Looking back: a table step by step, its record, and the game in figures.

use super::asker::Asker;
use super::key::OwnKey;
use super::packed::{Encoding, Packer};
use crate::aside::aside;
use crate::doors::Network;
use crate::error::ApiError;
use crate::house::House;
use crate::limits::LOOK_WAIT_MAX;
use crate::stored::{self, Loaded};
use crate::turns::Turns;
use crate::world::is_table_id;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use catalog::{Eyes, GameId, Hosted, Record, host};
use room::{KeyHash, Room};
use serde::Deserialize;
use std::sync::Arc;
use tabletop::{Seat, Viewer};
use tokio::time::timeout;
use wire::Stage;
use words::{Lang, Speaker};

#[derive(Deserialize)]
pub struct Look {
    /// Through whose eyes: the number of a seat, or `spectator`.
    eyes: Option<String>,
    lang: Option<String>,
}

/// A table step by step through one pair of eyes. Once the table is over they
/// may be anybody's; before that one's own, or a spectator's.
pub async fn replay(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    asker: Asker,
    OwnKey(key): OwnKey,
    look: Result<Query<Look>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let Query(look) = look?;
    let viewer = viewer(look.eyes.as_deref().unwrap_or("spectator"))?;
    let lang = look.lang.as_deref().and_then(|lang| lang.parse().ok()).unwrap_or_default();
    let looks = house.looks.clone();
    look_back(&looks, asker.network(), &headers, async move || {
        let (game, stored) = load(&house, &id).await?;
        Ok(move |packer: &mut Packer| {
            host!(game, G => tell::<G>(&house, &id, stored, viewer, lang, key, packer))
        })
    })
    .await
}

/// The record of a table, once it is over: before that it would tell secrets.
pub async fn record(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    asker: Asker,
    OwnKey(key): OwnKey,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let looks = house.looks.clone();
    let name = format!("attachment; filename=\"cantina-{id}.json\"");
    let told = look_back(&looks, asker.network(), &headers, async move || {
        let (game, stored) = load(&house, &id).await?;
        Ok(move |packer: &mut Packer| {
            packer.put(&host!(game, G => write_down::<G>(&house, &id, stored, key))?);
            Ok(())
        })
    });
    Ok(([(header::CONTENT_DISPOSITION, name)], told.await?).into_response())
}

#[derive(Deserialize)]
pub struct Language {
    lang: Option<String>,
}

/// A whole game in figures, once it is over: before that they would tell secrets.
pub async fn stats(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    asker: Asker,
    OwnKey(key): OwnKey,
    language: Result<Query<Language>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let Query(language) = language?;
    let lang = language.lang.as_deref().and_then(|lang| lang.parse().ok()).unwrap_or_default();
    let looks = house.looks.clone();
    look_back(&looks, asker.network(), &headers, async move || {
        let (game, stored) = load(&house, &id).await?;
        Ok(move |packer: &mut Packer| {
            packer.put(&host!(game, G => figures::<G>(&house, &id, stored, lang, key))?);
            Ok(())
        })
    })
    .await
}

/// A whole game in a few sentences, once it is over: before that they would tell secrets.
pub async fn story(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    asker: Asker,
    OwnKey(key): OwnKey,
    language: Result<Query<Language>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let Query(language) = language?;
    let lang = language.lang.as_deref().and_then(|lang| lang.parse().ok()).unwrap_or_default();
    let looks = house.looks.clone();
    look_back(&looks, asker.network(), &headers, async move || {
        let (game, stored) = load(&house, &id).await?;
        Ok(move |packer: &mut Packer| {
            packer.put(&host!(game, G => sentences::<G>(&house, &id, stored, lang, key))?);
            Ok(())
        })
    })
    .await
}

/// A long game takes long to load and to tell: beside the threads that serve connections, not
/// more of them at once than the house can bear, and everybody in turn.
async fn look_back<T>(
    looks: &Arc<Turns<Network>>,
    network: Network,
    headers: &HeaderMap,
    load: impl AsyncFnOnce() -> Result<T, ApiError>,
) -> Result<Response, ApiError>
where
    T: FnOnce(&mut Packer) -> Result<(), ApiError> + Send + 'static,
{
    let is_gzip = Encoding::Gzip.is_taken(headers);
    let turn = timeout(LOOK_WAIT_MAX, looks.turn(network)).await;
    let turn = turn.map_err(|_| ApiError::TooMany)?.ok_or(ApiError::Closing)?;
    let tell = load().await?;
    let told = aside(move || {
        // Until it is told, even if nobody waits for it any more.
        let _turn = turn;
        let mut packer = Packer::new();
        tell(&mut packer)?;
        Ok(packer.json(is_gzip))
    });
    told.await.map_err(|_| ApiError::Storage)?
}

fn viewer(eyes: &str) -> Result<Viewer, ApiError> {
    if eyes == "spectator" {
        return Ok(Viewer::Spectator);
    }
    let seat = eyes.parse::<u8>().ok().and_then(|seat| Seat::try_from(seat).ok());
    seat.map(Viewer::Seat).ok_or_else(|| {
        ApiError::Malformed("eyes are the number of a seat, or spectator".to_owned())
    })
}

pub(super) async fn load(house: &House, id: &str) -> Result<(GameId, Loaded), ApiError> {
    if !is_table_id(id) {
        return Err(ApiError::NoTable);
    }
    let stored = stored::load(house, id).await.map_err(|cause| {
        tracing::error!(%cause, "a table cannot be loaded");
        tracing::debug!(%id, "its id");
        ApiError::Storage
    })?;
    let stored = stored.ok_or(ApiError::NoTable)?;
    let game = stored::game_of(&stored.table.header).map_err(|cause| damaged(house, id, &cause))?;
    let game = game.parse().map_err(|cause: String| damaged(house, id, &cause))?;
    Ok((game, stored))
}

/// Opens a table for whoever shows this key, unless they are told nothing of it: there is one gate
/// for all that can be asked, before the game and after it.
pub(super) fn open<G: Hosted>(
    house: &House,
    id: &str,
    stored: Loaded,
    key: Option<KeyHash>,
) -> Result<Room<G>, ApiError> {
    let seated = stored::open::<G>(id, stored, &house.halls.of::<G>(), 0);
    let room = seated.map(Room::new).map_err(|cause| damaged(house, id, &cause))?;
    match room.shuts_out(key.as_ref()) {
        Some(code) => Err(code.into()),
        None => Ok(room),
    }
}

fn damaged(house: &House, id: &str, cause: &impl std::fmt::Display) -> ApiError {
    house.note_damaged(id);
    tracing::error!(%cause, "a table is damaged");
    tracing::debug!(%id, "its id");
    ApiError::Storage
}

fn tell<G: Hosted>(
    house: &House,
    id: &str,
    stored: Loaded,
    viewer: Viewer,
    lang: Lang,
    key: Option<KeyHash>,
    packer: &mut Packer,
) -> Result<(), ApiError> {
    let room = open::<G>(house, id, stored, key)?;
    let seating = room.seating(key.as_ref());
    if let Some(seat) = viewer.seat() {
        if seat.idx() >= seating.places.len() {
            return Err(ApiError::Malformed("the table has no such seat".to_owned()));
        }
        if seating.stage != Stage::Over && seating.you != Some(seat) {
            return Err(ApiError::NotYours);
        }
    }
    let names = room.seating_record().names();
    let eyes = Eyes::<G>::new(room.table().content(), Speaker::new(lang, &names, viewer));
    // A `wire::Replay`, frame by frame.
    packer.put("{\"seating\":");
    packer.put(&serde_json::to_string(&seating).expect("seatings are plain data"));
    packer.put(",\"frames\":[");
    let mut comma = "";
    eyes.replay(room.table(), &room.fairness(), |frame| {
        packer.put(std::mem::replace(&mut comma, ","));
        packer.put(&G::to_json(&frame));
    });
    packer.put("]}");
    Ok(())
}

fn figures<G: Hosted>(
    house: &House,
    id: &str,
    stored: Loaded,
    lang: Lang,
    key: Option<KeyHash>,
) -> Result<String, ApiError> {
    let room = open::<G>(house, id, stored, key)?;
    if room.stage() != Stage::Over {
        return Err(ApiError::WrongStage);
    }
    let names = room.seating_record().names();
    let speaker = Speaker::new(lang, &names, Viewer::Spectator);
    let stats = G::stats(&speaker, room.table());
    Ok(serde_json::to_string(&stats).expect("statistics are plain data"))
}

fn sentences<G: Hosted>(
    house: &House,
    id: &str,
    stored: Loaded,
    lang: Lang,
    key: Option<KeyHash>,
) -> Result<String, ApiError> {
    let room = open::<G>(house, id, stored, key)?;
    if room.stage() != Stage::Over {
        return Err(ApiError::WrongStage);
    }
    let names = room.seating_record().names();
    let speaker = Speaker::new(lang, &names, Viewer::Spectator);
    let story = G::story(&speaker, room.table());
    Ok(serde_json::to_string(&story).expect("stories are plain data"))
}

fn write_down<G>(
    house: &House,
    id: &str,
    stored: Loaded,
    key: Option<KeyHash>,
) -> Result<String, ApiError>
where
    G: Hosted<Content: Clone>,
{
    let room = open::<G>(house, id, stored, key)?;
    if room.stage() != Stage::Over {
        return Err(ApiError::WrongStage);
    }
    let seed = room.fairness().seed.and_then(|seed| catalog::seed_from_hex(&seed));
    let players = room.seating_record().names();
    Ok(Record::of(room.table(), seed.as_ref(), players).to_json())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{IpAddr, Ipv4Addr};
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// Who looked back, in the order in which they were told, with at most so many at once.
    async fn told(n_at_once: usize, askers: &[u8]) -> Vec<u8> {
        let network = |asker| Network::of(IpAddr::V4(Ipv4Addr::new(192, 0, 2, asker)));
        let looks = Turns::new(n_at_once);
        // Everybody is there before the first one is told.
        let mut held = Vec::new();
        for _ in 0..n_at_once {
            held.push(looks.turn(network(0)).await);
        }
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = tokio::task::JoinSet::new();
        for &asker in askers {
            let (looks, now, most, order) =
                (looks.clone(), now.clone(), most.clone(), order.clone());
            let tell = move |packer: &mut Packer| {
                most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                order.lock().expect("a list").push(asker);
                packer.put("told");
                now.fetch_sub(1, Ordering::SeqCst);
                Ok(())
            };
            tasks.spawn(async move {
                let (network, none) = (network(asker), HeaderMap::new());
                look_back(&looks, network, &none, async move || Ok(tell)).await.map(drop)
            });
            tokio::task::yield_now().await;
        }
        drop(held);
        while let Some(task) = tasks.join_next().await {
            task.expect("it is told").expect("nobody waits for long");
        }
        assert!((1..=n_at_once).contains(&most.load(Ordering::SeqCst)));
        order.lock().expect("a list").clone()
    }

    // Audit: SEC-8
    #[tokio::test]
    async fn old_games_are_told_a_few_at_a_time_and_to_everybody_in_turn() {
        assert_eq!(told(1, &[1, 1, 1, 1, 2, 3, 2]).await, [1, 2, 3, 1, 2, 1, 1]);
        assert_eq!(told(2, &[1, 1, 2, 2, 3]).await.len(), 5);
    }
}
