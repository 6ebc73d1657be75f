//! A table as a picture: to share it, and for the preview of its link.
//!
//! One template makes an SVG; the PNG is drawn from it, since previews take nothing else. Everything
//! in it is public: what a spectator who comes without a key is told.

mod card;
mod gallery;
mod paint;

use super::asker::Asker;
use super::key::OwnKey;
use super::replay;
use crate::aside::aside_by;
use crate::doors::Network;
use crate::error::ApiError;
use crate::house::House;
use crate::looks::Loaded;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use catalog::{Hosted, host};
use room::{KeyHash, Room};
use serde::Deserialize;
use std::sync::Arc;
use tabletop::Viewer;
use wire::Stage;
use words::{Lang, Speaker};

pub use gallery::Gallery;

#[derive(Deserialize)]
pub struct Wanted {
    lang: Option<String>,
}

/// The picture as lines and letters.
pub async fn svg(
    house: State<Arc<House>>,
    id: Path<String>,
    asker: Asker,
    key: OwnKey,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Response, ApiError> {
    let svg = drawn(house, id, asker.network(), key, wanted).await?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

/// The picture as dots.
pub async fn png(
    house: State<Arc<House>>,
    id: Path<String>,
    asker: Asker,
    key: OwnKey,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Response, ApiError> {
    let (network, State(gate)) = (asker.network(), house.clone());
    let svg = drawn(house, id, network, key, wanted).await?;
    let png = replay::unless(gate.closing.subscribe(), gate.gallery.png(network, svg)).await??;
    Ok(([(header::CONTENT_TYPE, "image/png")], png).into_response())
}

async fn drawn(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    network: Network,
    OwnKey(key): OwnKey,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<String, ApiError> {
    let Query(wanted) = wanted?;
    let lang = wanted.lang.as_deref().and_then(|lang| lang.parse().ok()).unwrap_or_default();
    let table = replay::Wanted { house: house.clone(), id: id.clone(), key };
    // A table is read for it, as for a replay, and that waits for the same turns.
    let looks = house.looks.wait(network, &id, || replay::load(table.clone()));
    let loaded = replay::unless(house.closing.subscribe(), looks).await??;
    let Loaded { what: (game, stored), turn, nicer } = loaded;
    let made = aside_by(nicer, move || {
        let _turn = turn;
        Ok(host!(game, G => {
            card_of::<G>(&replay::open::<G>(&table, stored)?, table.key.as_ref(), lang).svg()
        }))
    });
    made.await.map_err(|_| ApiError::Storage)?
}

/// What the picture of a table shows.
fn card_of<G: Hosted>(room: &Room<G>, key: Option<&KeyHash>, lang: Lang) -> card::Card {
    let names = room.seating_record().names();
    let speaker = Speaker::new(lang, &names, Viewer::Spectator);
    let table = room.table();
    let outcome = G::outcome(table.state()).filter(|_| room.stage() == Stage::Over);
    let standings = outcome
        .map(|outcome| catalog::standings::<G>(table.content(), &speaker, outcome))
        .unwrap_or_default();
    let rows: Vec<card::Row> = if standings.is_empty() {
        let seating = room.seating(key);
        seating.places.iter().map(|place| card::Row::waiting(speaker.name(place.seat))).collect()
    } else {
        let row = |one: &catalog::Standing| card::Row {
            place: Some(one.place),
            name: one.name.clone(),
            score: Some(lang.grouped(one.score)),
        };
        standings.iter().map(row).collect()
    };
    let story = if standings.is_empty() {
        Vec::new()
    } else {
        G::story(&speaker, table).lines.into_iter().map(|line| line.text).collect()
    };
    let stage = match room.stage() {
        Stage::Gathering => "picture-gathering",
        Stage::Playing => "picture-playing",
        Stage::Over => "picture-over",
    };
    card::Card {
        game: speaker.plain(&format!("picture-game-{}", G::ID)),
        stage: speaker.plain(stage),
        emblem: G::EMBLEM,
        chart: G::chart(table),
        rows,
        story,
    }
}
