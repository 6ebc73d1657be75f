//! Opening a table: a deal, a position or a record.

use super::desk::{Desk, Hosting, read_dice};
use super::fault::{Code, Fault};
use super::request::{Load, New, Position, game};
use crate::seed;
use catalog::{CardSet, Hosted, Record, host, seed_from_hex};
use serde_json::Value;
use tabletop::{HeaderOf, Opening, Start, Table};

/// Deals a new table.
///
/// # Errors
/// Why it cannot be dealt.
pub fn deal(new: New) -> Result<Box<dyn Desk>, Fault> {
    host!(game(&new.game)?, G => deal_game::<G>(new))
}

/// Sets up a claimed situation.
///
/// # Errors
/// Why it cannot be.
pub fn place(position: Position) -> Result<Box<dyn Desk>, Fault> {
    host!(game(&position.game)?, G => place_game::<G>(position))
}

/// Loads a record.
///
/// # Errors
/// Why it does not hold together.
pub fn load(load: Load) -> Result<Box<dyn Desk>, Fault> {
    let Some(id) = load.record.pointer("/header/game").and_then(Value::as_str) else {
        return Err(Fault::new(Code::BadRecord, "the record names no game in its header"));
    };
    host!(game(id)?, G => load_game::<G>(load.record))
}

fn deal_game<G: Hosted<Content: Clone>>(new: New) -> Result<Box<dyn Desk>, Fault> {
    let cards = cards::<G>(new.content)?;
    let setup = G::setup(new.seats, options::<G>(new.options)?, &cards.content)?;
    let seed = new.seed.map_or_else(seed::fresh, |given| given.0);
    let opening =
        Opening::<G> { header: Record::header(setup, &cards, &seed), content: cards.content };
    let table = Table::<G>::open(opening, seed).map_err(|faults| Fault::position(&faults))?;
    let players = new.players;
    Ok(Box::new(Hosting {
        table,
        seed: Some(seed),
        script: Vec::new(),
        extended: Vec::new(),
        players,
    }))
}

fn place_game<G: Hosted<Content: Clone>>(asked: Position) -> Result<Box<dyn Desk>, Fault> {
    let seats = asked.seats.map_or_else(|| told_seats(&asked.position), Ok)?;
    let position: G::Position = G::from_value(asked.position)
        .map_err(|error| Fault::new(Code::BadPosition, format!("position: {error}")))?;
    let cards = cards::<G>(asked.content)?;
    let setup = G::setup(seats, options::<G>(asked.options)?, &cards.content)?;
    let players = asked.players;
    let seed = asked.seed.map_or_else(seed::fresh, |given| given.0);
    let mut header: HeaderOf<G> = Record::header(setup, &cards, &seed);
    header.start = Start::Position(position);
    let Some(dice) = asked.dice else {
        let opening = Opening::<G> { header, content: cards.content };
        let table = Table::<G>::open(opening, seed).map_err(|faults| Fault::position(&faults))?;
        return Ok(Box::new(Hosting {
            table,
            seed: Some(seed),
            script: Vec::new(),
            extended: Vec::new(),
            players,
        }));
    };
    if asked.seed.is_some() {
        return Err(Fault::new(Code::BadRequest, "position: give dice or a seed, not both"));
    }
    let (script, faces) = read_dice::<G>(&dice)?;
    // Nothing is hidden behind a script, so there is nothing to commit to.
    header.commitment = String::new();
    let opening = Opening::<G> { header, content: cards.content };
    let table = Table::scripted(opening, &faces).map_err(|faults| Fault::position(&faults))?;
    Ok(Box::new(Hosting { table, seed: None, script, extended: Vec::new(), players }))
}

fn load_game<G: Hosted<Content: Clone>>(record: Value) -> Result<Box<dyn Desk>, Fault> {
    let record: Record<G> =
        G::from_value(record).map_err(|error| Fault::new(Code::BadRecord, error))?;
    let seed = record.seed.as_deref().and_then(seed_from_hex);
    let players = record.players.clone();
    // A record keeps faces, not the words they were scripted with.
    let value = |face: &u32| tabletop::face_value(*face).to_string();
    let script = record.script.iter().flatten().map(value).collect();
    let mut table = record.table()?;
    if let Some(change) = table.propose_rules() {
        table.commit(change);
    }
    Ok(Box::new(Hosting { table, seed, script, extended: Vec::new(), players }))
}

fn options<G: Hosted>(options: Option<Value>) -> Result<G::Options, Fault> {
    let Some(options) = options else { return Ok(G::Options::default()) };
    G::from_value(options).map_err(|error| Fault::new(Code::BadSetup, format!("options: {error}")))
}

fn cards<G: Hosted>(content: Option<Value>) -> Result<CardSet<G>, Fault> {
    let Some(content) = content else { return Ok(G::cards()) };
    let content: G::Content = G::from_value(content)
        .map_err(|error| Fault::new(Code::BadContent, format!("content: {error}")))?;
    CardSet::new(content).map_err(|error| Fault::new(Code::BadContent, error))
}

/// How many sit at a position, where the request does not say: every game lists
/// its seats under one of these names.
fn told_seats(position: &Value) -> Result<u8, Fault> {
    ["hands", "players"]
        .iter()
        .find_map(|name| position.get(name)?.as_array())
        .and_then(|seats| u8::try_from(seats.len()).ok())
        .ok_or_else(|| Fault::new(Code::BadRequest, "position: say how many seats there are"))
}
