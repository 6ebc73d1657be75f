//! Looking back: a table step by step, its record, and the game in figures.

use super::asker::Asker;
use super::key::OwnKey;
use super::packed::{Encoding, Packer};
use crate::aside::aside_by;
use crate::doors::Network;
use crate::error::ApiError;
use crate::house::House;
use crate::looks::{self, Looks};
use crate::stored::{self, Loaded};
use crate::world::is_table_id;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use catalog::{Eyes, GameId, Hosted, Record, host};
use room::{Delays, KeyHash, Room};
use serde::Deserialize;
use std::ops::ControlFlow;
use std::sync::{Arc, Weak};
use tabletop::{Seat, Viewer};
use tokio::sync::watch;
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
    let wanted = Wanted { house: house.clone(), id, key };
    look_back(wanted, asker.network(), &headers, move |wanted, (game, stored), out| {
        host!(game, G => tell::<G>(wanted, stored, viewer, lang, out))
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
    let name = format!("attachment; filename=\"cantina-{id}.json\"");
    let wanted = Wanted { house: house.clone(), id, key };
    let told = look_back(wanted, asker.network(), &headers, |wanted, (game, stored), out| {
        out.packer.put(&host!(game, G => write_down::<G>(wanted, stored))?);
        Ok(())
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
    let wanted = Wanted { house: house.clone(), id, key };
    look_back(wanted, asker.network(), &headers, move |wanted, (game, stored), out| {
        out.packer.put(&host!(game, G => figures::<G>(wanted, stored, lang))?);
        Ok(())
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
    let wanted = Wanted { house: house.clone(), id, key };
    look_back(wanted, asker.network(), &headers, move |wanted, (game, stored), out| {
        out.packer.put(&host!(game, G => sentences::<G>(wanted, stored, lang))?);
        Ok(())
    })
    .await
}

/// Which table somebody looks back at, and who they are.
#[derive(Clone)]
pub(super) struct Wanted {
    pub house: Arc<House>,
    pub id: String,
    pub key: Option<KeyHash>,
}

/// Where what is told goes.
struct Out {
    packer: Packer,
    /// Alive as long as somebody waits for it.
    waits: Weak<()>,
}

impl Out {
    fn is_wanted(&self) -> bool {
        self.waits.strong_count() > 0
    }
}

/// A long game takes long to load and to tell: beside the threads that serve connections, not
/// more of them at once than the house can bear, and everybody in turn. A house that closes waits for
/// none of it.
async fn look_back(
    wanted: Wanted,
    network: Network,
    headers: &HeaderMap,
    tell: impl FnOnce(&Wanted, (GameId, Loaded), &mut Out) -> Result<(), ApiError> + Send + 'static,
) -> Result<Response, ApiError> {
    let is_gzip = Encoding::Gzip.is_taken(headers);
    let (house, id) = (wanted.house.clone(), wanted.id.clone());
    let load = {
        let wanted = wanted.clone();
        move || load(wanted.clone())
    };
    let tell = move |loaded, out: &mut Out| tell(&wanted, loaded, out);
    let told = tell_in_turn(&house.looks, network, &id, load, tell);
    let packer = unless(house.closing.subscribe(), told).await??;
    Ok(packer.json(is_gzip))
}

/// What comes of this, unless the house closes before.
pub(super) async fn unless<T>(
    mut closing: watch::Receiver<bool>,
    what: impl Future<Output = T>,
) -> Result<T, ApiError> {
    tokio::select! {
        done = what => Ok(done),
        _ = closing.wait_for(|closing| *closing) => Err(ApiError::Closing),
    }
}

async fn tell_in_turn<T, F>(
    looks: &Looks,
    network: Network,
    id: &str,
    load: impl Fn() -> F,
    tell: impl FnOnce(T, &mut Out) -> Result<(), ApiError> + Send + 'static,
) -> Result<Packer, ApiError>
where
    T: Send + 'static,
    F: Future<Output = Result<(usize, T), ApiError>>,
{
    let looks::Loaded { what, turn, nicer } = looks.wait(network, id, load).await?;
    let waits = Arc::new(());
    let mut out = Out { packer: Packer::new(), waits: Arc::downgrade(&waits) };
    let told = aside_by(nicer, move || {
        // Until it is told, or found out that nobody waits for it any more.
        let _turn = turn;
        tell(what, &mut out)?;
        Ok(out.packer)
    });
    let told = told.await.map_err(|_| ApiError::Storage)?;
    drop(waits);
    told
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

/// How many entries the table has, which game it is of, and all of it.
pub(super) async fn load(wanted: Wanted) -> Result<(usize, (GameId, Loaded)), ApiError> {
    let Wanted { house, id, .. } = wanted;
    if !is_table_id(&id) {
        return Err(ApiError::NoTable);
    }
    let stored = stored::load(&house, &id).await.map_err(|cause| {
        tracing::error!(%cause, "a table cannot be loaded");
        tracing::debug!(%id, "its id");
        ApiError::Storage
    })?;
    let stored = stored.ok_or(ApiError::NoTable)?;
    let game = stored::game_of(&stored.table.header);
    let game = game.map_err(|cause| damaged(&house, &id, &cause))?;
    let game = game.parse().map_err(|cause: String| damaged(&house, &id, &cause))?;
    Ok((stored.table.rows.len(), (game, stored)))
}

/// Opens a table for whoever shows this key, unless they are told nothing of it: there is one gate
/// for all that can be asked, before the game and after it.
pub(super) fn open<G: Hosted>(wanted: &Wanted, stored: Loaded) -> Result<Room<G>, ApiError> {
    let Wanted { house, id, key } = wanted;
    let seated = stored::open::<G>(id, stored, &house.halls.of::<G>(), Delays::default());
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
    wanted: &Wanted,
    stored: Loaded,
    viewer: Viewer,
    lang: Lang,
    out: &mut Out,
) -> Result<(), ApiError> {
    let room = open::<G>(wanted, stored)?;
    let seating = room.seating(wanted.key.as_ref());
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
    out.packer.put("{\"seating\":");
    out.packer.put(&serde_json::to_string(&seating).expect("seatings are plain data"));
    out.packer.put(",\"frames\":[");
    let mut comma = "";
    eyes.replay(room.table(), &room.fairness(), |frame| {
        out.packer.put(std::mem::replace(&mut comma, ","));
        out.packer.put(&G::to_json(&frame));
        if out.is_wanted() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    out.packer.put("]}");
    Ok(())
}

fn figures<G: Hosted>(wanted: &Wanted, stored: Loaded, lang: Lang) -> Result<String, ApiError> {
    let room = open::<G>(wanted, stored)?;
    if room.stage() != Stage::Over {
        return Err(ApiError::WrongStage);
    }
    let names = room.seating_record().names();
    let speaker = Speaker::new(lang, &names, Viewer::Spectator);
    let stats = G::stats(&speaker, room.table());
    Ok(serde_json::to_string(&stats).expect("statistics are plain data"))
}

fn sentences<G: Hosted>(wanted: &Wanted, stored: Loaded, lang: Lang) -> Result<String, ApiError> {
    let room = open::<G>(wanted, stored)?;
    if room.stage() != Stage::Over {
        return Err(ApiError::WrongStage);
    }
    let names = room.seating_record().names();
    let speaker = Speaker::new(lang, &names, Viewer::Spectator);
    let story = G::story(&speaker, room.table());
    Ok(serde_json::to_string(&story).expect("stories are plain data"))
}

fn write_down<G>(wanted: &Wanted, stored: Loaded) -> Result<String, ApiError>
where
    G: Hosted<Content: Clone>,
{
    let room = open::<G>(wanted, stored)?;
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

    /// A table of one entry.
    async fn one() -> Result<(usize, ()), ApiError> {
        Ok((1, ()))
    }

    fn network(asker: u8) -> Network {
        Network::of(IpAddr::V4(Ipv4Addr::new(192, 0, 2, asker)))
    }

    /// Who looked back, in the order in which they were told, with at most this many at once.
    async fn told(n_at_once: usize, askers: &[u8]) -> Vec<u8> {
        let looks = Arc::new(Looks::new(n_at_once));
        // Everybody is there before the first one is told.
        let mut held = Vec::new();
        for _ in 0..n_at_once {
            held.push(looks.wait(network(0), "first", one).await.ok());
        }
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = tokio::task::JoinSet::new();
        for &asker in askers {
            let (looks, now, most, order) =
                (looks.clone(), now.clone(), most.clone(), order.clone());
            let tell = move |(), out: &mut Out| {
                most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                order.lock().expect("a list").push(asker);
                out.packer.put("told");
                now.fetch_sub(1, Ordering::SeqCst);
                Ok(())
            };
            tasks.spawn(async move {
                tell_in_turn(&looks, network(asker), "x", one, tell).await.map(drop)
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
    // Audit: SEC-I4, SEC-I8
    #[tokio::test]
    async fn what_nobody_waits_for_any_more_is_not_told_to_the_end() {
        let looks = Looks::new(1);
        let (began, begun) = std::sync::mpsc::channel();
        let (ended, mut end) = tokio::sync::oneshot::channel();
        let endless = move |(), out: &mut Out| {
            began.send(()).expect("somebody listens");
            while out.is_wanted() {
                std::thread::yield_now();
            }
            ended.send(()).expect("somebody listens");
            Ok(())
        };
        let closing = watch::Sender::new(false);
        let told = tell_in_turn(&looks, network(1), "x", one, endless);
        let told = unless(closing.subscribe(), told);
        let close = async {
            while begun.try_recv().is_err() {
                tokio::task::yield_now().await;
            }
            assert!(end.try_recv().is_err(), "it goes on as long as somebody waits");
            closing.send_replace(true);
        };
        let (told, ()) = tokio::join!(told, close);
        assert_eq!(told.err(), Some(ApiError::Closing));
        end.await.expect("it ends");
    }
}
