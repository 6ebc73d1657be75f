//! Tables that begin with a given situation, written into a data folder that no server has open.
//!
//! It is for tests of the browser: nothing that listens leads here, and the folder's lock keeps it
//! out while a server runs.

use crate::stored;
use crate::world::{World, is_table_id};
use catalog::{GameId, Hosted, Record, host};
use room::{Agreed, BotLevel, Guest, Holding, LEVEL_DEFAULT, Manners, SeatingRecord};
use serde::Deserialize;
use serde_json::Value;
use std::path::Path;
use store::{NewTable, Store};
use tabletop::{HeaderOf, PositionFault, SEATS_MAX, Seed, Start, Table};

/// A table to be written. Everybody at it is a person with a key, so every answer is somebody's.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StagedTable {
    /// Its id, which is its link.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The situation it begins with.
    pub position: Value,
    /// The game's options; absent ones take their defaults.
    pub options: Option<Value>,
    /// Where chance comes from: the same number, the same dice.
    pub seed: u64,
    /// Who sits where; the first is the host.
    pub seats: Vec<StagedSeat>,
}

/// Somebody at such a table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StagedSeat {
    /// Their secret key.
    pub key: String,
    /// Their name.
    pub name: String,
}

/// Why a table cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum StageError {
    /// The request makes no sense.
    #[error("{0}")]
    Wanted(String),
    /// The situation cannot be.
    #[error("the position is impossible: {}", told(.0))]
    Position(Vec<PositionFault>),
    /// The folder cannot be opened: a server may be using it.
    #[error(transparent)]
    Open(#[from] store::OpenError),
    /// The folder does not take it.
    #[error("the table could not be stored: {0}")]
    Store(#[from] store::StoreError),
}

fn told(faults: &[PositionFault]) -> String {
    let each: Vec<String> =
        faults.iter().map(|fault| format!("{}: {}", fault.at, fault.message)).collect();
    each.join("; ")
}

fn wanted(message: &impl std::fmt::Display) -> StageError {
    StageError::Wanted(message.to_string())
}

/// Writes tables into a data folder, making it where it is missing.
///
/// # Errors
/// The first table that cannot be written, and why; those before it are written.
pub async fn stage(data: &Path, tables: Vec<StagedTable>) -> Result<(), StageError> {
    let store = Store::open(data).await?;
    let mut outcome = Ok(());
    for table in tables {
        outcome = async {
            let game: GameId = table.game.parse().map_err(|error| wanted(&error))?;
            let new = host!(game, G => prepared::<G>(&table))?;
            Ok(store.create(new).await?)
        }
        .await;
        if outcome.is_err() {
            break;
        }
    }
    store.close().await;
    outcome
}

fn prepared<G: Hosted>(wish: &StagedTable) -> Result<NewTable, StageError> {
    if !is_table_id(&wish.id) {
        return Err(wanted(&format!("{} cannot be the id of a table", wish.id)));
    }
    let n_seats = u8::try_from(wish.seats.len()).ok().filter(|n| usize::from(*n) <= SEATS_MAX);
    let n_seats =
        n_seats.ok_or_else(|| wanted(&format!("a table has at most {SEATS_MAX} seats")))?;
    let options = match &wish.options {
        None => G::Options::default(),
        Some(options) => G::from_value(options.clone()).map_err(|error| wanted(&error))?,
    };
    let position: G::Position =
        G::from_value(wish.position.clone()).map_err(|error| wanted(&error))?;
    let cards = G::cards();
    let setup =
        G::setup(n_seats, options, &cards.content).map_err(|fault| wanted(&fault.message))?;
    let seed = Seed::from_number(wish.seed);
    let mut header: HeaderOf<G> = Record::header(setup, &cards, &seed);
    header.start = Start::Position(position);
    let opening = tabletop::Opening::<G> { header: header.clone(), content: cards.content.clone() };
    Table::<G>::open(opening, seed).map_err(StageError::Position)?;
    let guests = wish.seats.iter().map(|seat| {
        Guest::new(&seat.key, &seat.name, "").map_err(|_| wanted(&"a key is too short or too long"))
    });
    let guests: Vec<Guest> = guests.collect::<Result<_, _>>()?;
    let Some(host) = guests.first() else { return Err(wanted(&"nobody sits at the table")) };
    let seating = SeatingRecord {
        maker: host.key,
        seats: guests
            .iter()
            .map(|one| Holding::Person { key: one.key, name: one.name.clone(), stand_in: None })
            .collect(),
        level: BotLevel(LEVEL_DEFAULT),
        clock_seconds: None,
        deals_itself: true,
        lesson: None,
        manners: Manners::default(),
        answered: Vec::new(),
        agreed: Agreed::default(),
    };
    Ok(NewTable {
        id: wish.id.clone(),
        header: stored::header_bytes::<G>(header, &seed),
        seating: stored::seating_bytes(&seating),
        members: stored::members(&seating),
        created_ms: World::new().wall_ms(),
        attachment: Some(stored::attachment(&cards)),
    })
}
