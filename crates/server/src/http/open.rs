//! Opening a table.

use super::asker::Asker;
use crate::aside::aside;
use crate::doors::Network;
use crate::error::ApiError;
use crate::house::House;
use crate::limits::{OPEN_WAIT_MAX, TABLE_ID_TRIES};
use crate::stored;
use crate::tables::Letter;
use crate::turns::Turn;
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use bots::Level;
use catalog::{CardSet, GameId, Hosted, Record, host};
use room::Guest;
use serde_json::Value;
use std::sync::{Arc, PoisonError};
use store::StoreError;
use tabletop::{HeaderOf, SEATS_MAX, Seat, Seed, Start};
use tokio::time::timeout;
use wire::{NewTable, Opened, WantedSeat};

pub async fn open(
    State(house): State<Arc<House>>,
    asker: Asker,
    wanted: Result<Json<NewTable<Value>>, JsonRejection>,
) -> Result<(StatusCode, Json<Opened>), ApiError> {
    let Json(wanted) = wanted?;
    let _turn = turn_to_open(&house, asker.network()).await?;
    let table = open_now(&house, asker.network(), wanted).await?;
    Ok((StatusCode::CREATED, Json(Opened { table })))
}

/// Waits until somebody of this network may open a table, which they may as long as they keep this.
pub(super) async fn turn_to_open(
    house: &House,
    network: Network,
) -> Result<Turn<Network>, ApiError> {
    {
        let mut makers = house.makers.lock().unwrap_or_else(PoisonError::into_inner);
        if !makers.allows(network, house.world.now_ms()) {
            return Err(ApiError::TooMany);
        }
    }
    if !house.space().await.is_enough() {
        house.meters.turned_away(ApiError::NoSpace.reason());
        return Err(ApiError::NoSpace);
    }
    let turn = timeout(OPEN_WAIT_MAX, house.openings.turn(network)).await;
    turn.map_err(|_| ApiError::TooMany)?.ok_or(ApiError::Closing)
}

/// Opens a table for somebody whose turn it is.
pub(super) async fn open_now(
    house: &Arc<House>,
    network: Network,
    wanted: NewTable<Value>,
) -> Result<String, ApiError> {
    let game: GameId = wanted.game.parse().map_err(ApiError::Malformed)?;
    let table = host!(game, G => open_game::<G>(house, network, wanted).await)?;
    house.meters.tables_opened.increment(1);
    tracing::info!(%game, "a table was opened");
    tracing::debug!(%table, "its id, which is its link");
    Ok(table)
}

async fn open_game<G>(
    house: &Arc<House>,
    network: Network,
    wanted: NewTable<Value>,
) -> Result<String, ApiError>
where
    G: Hosted<Content: Clone>,
{
    let mut maker = Guest::new(&wanted.key, &wanted.name, "").map_err(|_| ApiError::not_a_key())?;
    maker.key = house.person(maker.key).await?;
    let (lesson, guarded) = (wanted.lesson.clone(), wanted.guarded);
    let listed = wanted.listed && lesson.is_none();
    let (no_hints, bot_pace) = (wanted.no_hints, wanted.bot_pace);
    let game = {
        let house = house.clone();
        aside(move || match &wanted.lesson {
            Some(lesson) => Wanted::<G>::lesson(lesson),
            None => Wanted::<G>::game(&house, &wanted),
        })
    };
    let game = game.await.map_err(|_| ApiError::Storage)??;
    let hall = house.halls.of::<G>();
    let cards = game.cards.clone();
    // A lesson may be played with another set than the house deals.
    let attachment = if cards.hash == hall.cards.hash {
        hall.attachment.clone()
    } else {
        aside(move || stored::attachment(&cards)).await.map_err(|_| ApiError::Storage)?
    };
    for _ in 0..TABLE_ID_TRIES {
        let (id, seed) = fresh(house)?;
        let seed = game.seed.unwrap_or(seed);
        let mut seating =
            room::plan(&id, &maker, &game.seats, game.clock_seconds, game.deals_itself)
                .map_err(|fault| ApiError::Malformed(fault.to_string()))?;
        seating.lesson.clone_from(&lesson);
        seating.manners.invite = guarded.then_some(0);
        // Strangers sit down while one looks away: nobody is to miss the beginning.
        (seating.manners.listed, seating.agreed.waits_for_people) = (listed, listed);
        (seating.agreed.no_hints, seating.agreed.bot_pace) = (no_hints, bot_pace);
        let header = HeaderOf::<G> {
            start: game.start.clone(),
            ..Record::<G>::header(game.setup.clone(), &game.cards, &seed)
        };
        let created = house.store.create(store::NewTable {
            id: id.clone(),
            header: stored::header_bytes::<G>(header, &seed),
            seating: stored::seating_bytes(&seating),
            created_ms: house.world.wall_ms(),
            attachment: Some(attachment.clone()),
            members: stored::members(&seating),
        });
        match created.await {
            Ok(()) => {
                // The deal is on its way while the browser still loads the page.
                // Should the table be busy, whoever connects wakes it.
                drop(house.tables.deliver(house, network, &id, Letter::Wake));
                return Ok(id);
            }
            Err(StoreError::Conflict) => {}
            Err(cause) => {
                tracing::error!(%cause, "a table could not be stored");
                return Err(ApiError::Storage);
            }
        }
    }
    Err(ApiError::Busy)
}

/// What is to be played, and by whom.
struct Wanted<G: Hosted> {
    setup: G::Setup,
    cards: CardSet<G>,
    /// A fresh one, if there is none.
    seed: Option<Seed>,
    start: Start<G::Position>,
    seats: Vec<WantedSeat>,
    clock_seconds: Option<u32>,
    deals_itself: bool,
}

impl<G: Hosted> Wanted<G> {
    fn game(house: &House, wanted: &NewTable<Value>) -> Result<Self, ApiError> {
        let n_seats = wanted.seats.len();
        if n_seats > SEATS_MAX {
            return Err(ApiError::Malformed(format!("a table has at most {SEATS_MAX} seats")));
        }
        let options = match &wanted.options {
            None | Some(Value::Null) => G::Options::default(),
            Some(options) => G::from_value(options.clone())
                .map_err(|error| ApiError::Malformed(format!("options: {error}")))?,
        };
        let cards = house.halls.of::<G>().cards.clone();
        let setup = G::setup(n_seats as u8, options, &cards.content)
            .map_err(|error| ApiError::Setup { message: error.message, rule: error.rule })?;
        let waits_for_friends = wanted.seats.contains(&WantedSeat::Friend);
        Ok(Self {
            setup,
            cards,
            seed: None,
            start: Start::Deal,
            seats: wanted.seats.clone(),
            clock_seconds: wanted.clock_seconds,
            deals_itself: wanted.start && (wanted.listed || !waits_for_friends),
        })
    }

    /// A lesson says itself what is played: always the same deal, with the
    /// shipped cards, without a clock; its bots play on as rookies.
    fn lesson(id: &str) -> Result<Self, ApiError> {
        let lesson = G::lesson(id)
            .ok_or_else(|| ApiError::Malformed(format!("{} has no lesson called {id}", G::ID)))?;
        let cards = G::cards();
        let header = lesson.header(&cards);
        let seats = Seat::all(lesson.n_seats()).map(|seat| {
            if seat == lesson.learner() {
                WantedSeat::Me
            } else {
                WantedSeat::Bot { level: Level::Rookie.name().to_owned() }
            }
        });
        Ok(Self {
            setup: header.setup,
            cards,
            seed: Some(lesson.seed()),
            start: header.start,
            seats: seats.collect(),
            clock_seconds: None,
            deals_itself: true,
        })
    }
}

fn fresh(house: &House) -> Result<(String, Seed), ApiError> {
    let fresh = house.world.table_id().and_then(|id| Ok((id, house.world.seed()?)));
    fresh.map_err(|cause| {
        tracing::error!(%cause, "the operating system gave no random bytes");
        ApiError::Storage
    })
}
