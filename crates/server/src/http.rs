//! What is answered over plain HTTP.

mod again;
mod asker;
mod assets;
mod guard;
mod join;
mod key;
mod lobby;
mod me;
mod near;
mod open;
mod packed;
mod picture;
mod preview;
mod replay;
mod tables;

use crate::doors::Pass;
use crate::error::ApiError;
use crate::house::House;
use crate::limits::BODY_BYTES_MAX;
use crate::socket::{self, Origin};
use crate::space::Space;
use crate::upgrade::Upgrade;
use asker::Asker;
use axum::extract::{DefaultBodyLimit, Path, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use axum::{Extension, Router};
use bots::Level;
use catalog::{GameId, host};
use std::sync::Arc;
use tokio::time::Instant;
use tower_http::timeout::RequestBodyTimeoutLayer;
use wire::GameInfo;

pub use packed::Packed;
pub use picture::Gallery;

/// What every answer says to the browser: nothing from elsewhere is loaded,
/// nobody frames us, and the address of a table, which is its key, stays here.
const SECURITY: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; \
         object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// All routes of the house.
pub fn router(house: Arc<House>) -> Router {
    Router::new()
        .route("/api/games", get(games))
        .route("/api/house", get(near::house))
        .route("/api/tables", get(tables::mine).post(open::open))
        .route("/api/tables/{id}", get(tables::seating))
        .route("/api/tables/{id}/content", get(tables::content))
        .route("/api/tables/{id}/replay", get(replay::replay))
        .route("/api/tables/{id}/record", get(replay::record))
        .route("/api/tables/{id}/stats", get(replay::stats))
        .route("/api/tables/{id}/story", get(replay::story))
        .route("/api/tables/{id}/picture.svg", get(picture::svg))
        .route("/api/tables/{id}/picture.png", get(picture::png))
        .route("/api/tables/{id}/rematch", post(again::rematch))
        .route("/api/tables/{id}/ws", any(talk))
        .route("/api/tables/{id}/code", post(join::code))
        .route("/api/join", post(join::join))
        .route("/api/open", get(lobby::open_tables))
        .route("/api/match", post(lobby::seek))
        .route("/api/me/code", post(me::code))
        .route("/api/me/move", post(me::move_here))
        .route("/api/me/key", post(me::change))
        .route("/api/{*rest}", any(|| async { ApiError::NoSuchPage }))
        .merge(if house.config.operator_addr.is_none() { for_operators() } else { Router::new() })
        .fallback(assets::asset)
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
        .layer(RequestBodyTimeoutLayer::new(house.config.waits.body))
        .layer(middleware::from_fn_with_state(house.clone(), guard::guard))
        .layer(middleware::from_fn_with_state(house.clone(), secure))
        .with_state(house)
}

/// What an operator asks, on a port of its own if they want one.
pub fn operator_router(house: Arc<House>) -> Router {
    for_operators().with_state(house)
}

fn for_operators() -> Router<Arc<House>> {
    Router::new().route("/healthz", get(healthz)).route("/metrics", get(metrics))
}

/// A house that speaks https and has a name wants to be asked by https from then on. Without a name
/// it says nothing of the kind: the browser would remember it for whatever else answers by the name
/// that somebody happened to use. A month and not a year, so that who gives TLS up is not shut out
/// for long. Behind a proxy it is the proxy that says it.
const HTTPS_ONLY: HeaderValue = HeaderValue::from_static("max-age=2592000");

async fn secure(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let is_asset = !request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    if !is_asset {
        let cache = HeaderValue::from_static("no-store");
        response.headers_mut().insert(header::CACHE_CONTROL, cache);
    }
    for (name, value) in SECURITY {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if house.config.tls.is_some() && house.config.public_name.is_some() {
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, HTTPS_ONLY);
    }
    response
}

/// The games are the same for everybody as long as the house is open.
async fn games(State(house): State<Arc<House>>, headers: HeaderMap) -> Response {
    let games = || {
        let info = |game: GameId| {
            host!(game, G => {
                let content = &house.halls.of::<G>().cards.content;
                catalog::game_info::<G>(content, &Level::OFFERED)
            })
        };
        let games: Vec<GameInfo> = GameId::ALL.map(info).to_vec();
        Packed::new(serde_json::to_string(&games).expect("games are plain data"))
    };
    house.games.get_or_init(games).json(&headers)
}

async fn talk(
    State(house): State<Arc<House>>,
    Path(table): Path<String>,
    asker: Asker,
    pass: Option<Extension<Pass>>,
    upgrade: Upgrade,
) -> Response {
    let origin = Origin { network: asker.network(), pass: pass.map(|Extension(pass)| pass) };
    socket::upgrade(upgrade, house, table, origin)
}

/// Whether a move could be stored now. Damaged tables are told and are no reason to send everybody
/// else away.
async fn healthz(State(house): State<Arc<House>>) -> Result<String, ApiError> {
    match house.health().await {
        Ok(()) => {
            let is_lost = house.store.lost().is_some();
            Ok(health_text(house.n_damaged(), house.space().await, is_lost))
        }
        Err(cause) => {
            tracing::error!(%cause, "the health check has failed");
            Err(ApiError::Storage)
        }
    }
}

fn health_text(n_damaged: usize, space: Space, is_lost: bool) -> String {
    let damaged = match n_damaged {
        0 => String::new(),
        n => format!(", but {n} damaged; the log of the server says why"),
    };
    let space =
        if space.is_enough() { String::new() } else { format!(", but no new tables: {space}") };
    let lost = if is_lost {
        ", but acknowledged moves are missing since the start; the log says which"
    } else {
        ""
    };
    format!("ok{damaged}{space}{lost}\n")
}

async fn metrics(State(house): State<Arc<House>>) -> Response {
    if let Some(free) = house.space().await.free {
        house.meters.free_bytes.set(free as f64);
    }
    house.measure_store().await;
    house.meters.lines.set(house.doors.n_lines() as f64);
    house.meters.tables_damaged.set(house.n_damaged() as f64);
    house.meters.worker_wait_longest.set(house.longest.wait(Instant::now()).as_secs_f64());
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    (StatusCode::OK, [(header::CONTENT_TYPE, kind)], house.meters.render()).into_response()
}
