//! Writes a data folder of tables at chosen moments of whole games, for tests that look at screens:
//! `positions FOLDER` plays one game for each game of the house and number of seats by bots, without
//! clocks, and stores its beginning up to each moment as a table of its own. `FOLDER/positions.json`
//! lists them.
//!
//! All seats are held by people whose keys are in that list, so nothing moves until a test says so.
//! What is written depends on the seeds below and on the rules, on nothing else.

use anyhow::{Context, Result, anyhow, bail};
use bots::{Level, Situation};
use catalog::{GameId, Hosted, Record, StoredHeader, to_hex};
use room::{Agreed, Holding, KeyHash, LEVEL_DEFAULT, Manners, SeatingRecord};
use serde::Serialize;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::{Attachment, NewTable, Row, Store};
use tabletop::{By, Dice, EntryOf, Menu, Opening, Seat, Seed, Table, Viewer};

/// The format of stored tables; `crates/server/src/stored.rs` reads it.
const FORMAT: u32 = 1;
/// No game here takes more answers.
const ANSWERS_MAX: u32 = 20_000;
/// A moment from which the whole game that follows is told, too.
const EARLY: &str = "early";
/// How long the id of a table is.
const ID_CHARS: usize = 10;
/// When the tables were made, in milliseconds; their order in lists.
const CREATED_MS: i64 = 1_763_000_000_000;
/// Names as people have them, some of them long.
const NAMES: [&str; 8] = [
    "Ada",
    "Bartholomäus",
    "Chloé-Anne",
    "Dexter Voss",
    "Esmeralda",
    "Finn",
    "Guðrún",
    "Hieronymus",
];

/// One stored table, as the tests are told of it.
#[derive(Serialize)]
struct Position {
    table: String,
    /// Game, seats and moment, for people.
    title: String,
    game: &'static str,
    seats: u8,
    /// `early`, `reveal`, `late`, `end`, or a moment of one game.
    moment: &'static str,
    /// Who is asked then, and so who looks; the first seat at the end.
    seat: u8,
    /// The secret keys, by seat.
    keys: Vec<String>,
    /// The answer that leads into the moment, where it begins with one.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<Next>,
    /// From `early`: the answers of the whole game that follows.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rest: Vec<Next>,
}

/// What somebody answers next.
#[derive(Serialize)]
struct Next {
    seat: u8,
    answer: serde_json::Value,
}

/// A moment that an event begins: the table is stored as it was just before.
struct Turning {
    moment: &'static str,
    event: &'static str,
    /// Which of the game's events of this kind, as a share of all of them.
    share: f64,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let folder = std::env::args_os().nth(1).context("say where: positions FOLDER")?;
    let folder = Path::new(&folder);
    let store =
        Store::open(folder).await.map_err(|error| anyhow!("{}: {error}", folder.display()))?;
    let mut written = Vec::new();
    for game in GameId::ALL {
        catalog::host!(game, G => games::<G>(&store, &mut written).await?);
    }
    store.close().await;
    let list = folder.join("positions.json");
    std::fs::write(&list, serde_json::to_vec_pretty(&written)?)?;
    println!("{} tables in {}", written.len(), folder.display());
    Ok(())
}

/// The fewest and the most seats that the game has without further options.
async fn games<G: Hosted>(store: &Store, written: &mut Vec<Position>) -> Result<()> {
    // One seat is a game against the box, with other screens.
    let fewest = (*G::SEATS.start()).max(2);
    let content = G::cards().content;
    let most = G::SEATS
        .rev()
        .find(|&n_seats| G::setup(n_seats, G::Options::default(), &content).is_ok())
        .with_context(|| format!("{} cannot be played", G::ID))?;
    for n_seats in [fewest, most] {
        let (table, seed, answers) = play::<G>(n_seats)?;
        let log = table.log();
        for (moment, n_entries) in moments::<G>(log) {
            let answers: Vec<Next> = answers[n_entries..]
                .iter()
                .flatten()
                .map(|(seat, answer)| Next { seat: (*seat).into(), answer: answer.clone() })
                .collect();
            let position =
                store_table::<G>(store, &table, &seed, moment, n_entries, answers).await?;
            written.push(position);
        }
    }
    Ok(())
}

type Answers = Vec<Option<(Seat, serde_json::Value)>>;

/// A whole game of bots, and what each entry answered.
fn play<G: Hosted>(n_seats: u8) -> Result<(Table<G>, Seed, Answers)> {
    let cards = G::cards();
    let content = cards.content.clone();
    let setup = G::setup(n_seats, G::Options::default(), &content)?;
    let seed = Seed::from_number(u64::from(n_seats));
    let header = Record::<G>::header(setup, &cards, &seed);
    let opening = Opening { header, content: Arc::clone(&content) };
    let Ok(mut table) = Table::<G>::open(opening, seed) else { bail!("{} is not dealt", G::ID) };
    let mut mind = G::mind(Level::Smuggler);
    let mut thoughts = Dice::swift(u64::from(n_seats));
    let mut answers: Answers = vec![None; table.log().len()];
    while let Some(open) = table.pending().first() {
        let menu: Menu<G::Action> = table.menu(open.id);
        let view = G::view(table.state(), Viewer::Seat(open.seat));
        let budget = Duration::ZERO;
        let situation = Situation { view: &view, menu: &menu, content: &content, budget };
        let answer = mind.answer(&situation, &mut thoughts);
        let told = serde_json::from_str(&G::to_json(&answer))?;
        let proposed = table
            .propose(open.seat, open.id, answer, By::Person)
            .map_err(|refusal| anyhow!("{}: {refusal:?}", G::ID))?;
        table.commit(proposed);
        answers.push(Some((open.seat, told)));
        if table.next_seq() > ANSWERS_MAX {
            bail!("{} with {n_seats} seats has no end", G::ID);
        }
    }
    Ok((table, seed, answers))
}

/// How many entries each moment has behind it.
fn moments<G: Hosted>(log: &[EntryOf<G>]) -> Vec<(&'static str, usize)> {
    let n = log.len();
    let turnings = [
        Turning { moment: "reveal", event: "\"revealed\"", share: 0.6 },
        Turning { moment: "shift", event: "\"hand_dropped\"", share: 0.5 },
        Turning { moment: "four", event: "\"last_turns\"", share: 0.0 },
    ];
    let mut found = vec![(EARLY, 1 + n / 12), ("late", n - 1 - n / 10), ("end", n)];
    for Turning { moment, event, share } in turnings {
        let at: Vec<usize> = (1..n).filter(|&idx| G::to_json(&log[idx]).contains(event)).collect();
        if at.is_empty() {
            continue;
        }
        found.push((moment, at[(at.len() as f64 * share) as usize]));
    }
    found
}

async fn store_table<G: Hosted>(
    store: &Store,
    whole: &Table<G>,
    seed: &Seed,
    moment: &'static str,
    n_entries: usize,
    answers: Vec<Next>,
) -> Result<Position> {
    let n_seats = whole.n_seats();
    let log = &whole.log()[..n_entries];
    let title = format!("{}-{n_seats}-{moment}", G::ID);
    let id = id_of(&title);
    let opening = Opening { header: whole.header().clone(), content: whole.content().clone() };
    let Ok(mut table) = Table::<G>::unopened(opening, Some(*seed)) else {
        bail!("{title} is not opened")
    };
    for entry in log {
        table.fold(entry.clone()).map_err(|fault| anyhow!("{title}: {fault}"))?;
    }
    let keys: Vec<String> = Seat::all(n_seats).map(|seat| key(&id, seat)).collect();
    let header = StoredHeader::<G> {
        cantina: FORMAT,
        header: whole.header().clone(),
        seed: to_hex(&seed.0),
        content: None,
    };
    let bytes = G::to_json(&**whole.content()).into_bytes();
    let attachment = Attachment { name: whole.header().content.clone(), bytes: bytes.into() };
    store
        .create(NewTable {
            id: id.clone(),
            header: G::to_json(&header).into_bytes(),
            seating: serde_json::to_vec(&seating(&keys)?)?,
            created_ms: CREATED_MS,
            attachment: Some(attachment),
            members: Vec::new(),
        })
        .await?;
    for entry in log {
        let payload = G::to_json(entry).into_bytes();
        store.append(&id, Row { seq: entry.seq, payload, request: None }).await?;
    }
    let mut open = table.pending().first().map(|decision| decision.seat);
    if open.is_none() {
        store.finish(&id, CREATED_MS).await?;
    }
    let begins = !matches!(moment, EARLY | "late" | "end");
    if begins {
        table.fold(whole.log()[n_entries].clone()).map_err(|fault| anyhow!("{title}: {fault}"))?;
        open = table.pending().first().map(|decision| decision.seat);
    }
    let mut answers = answers.into_iter();
    let next = if begins { answers.next() } else { None };
    let rest = if moment == EARLY { answers.collect() } else { Vec::new() };
    Ok(Position {
        table: id,
        title,
        game: G::ID,
        seats: n_seats,
        moment,
        seat: open.map_or(0, u8::from),
        keys,
        next,
        rest,
    })
}

fn seating(keys: &[String]) -> Result<SeatingRecord> {
    let mut seats = Vec::new();
    for (key, name) in keys.iter().zip(NAMES) {
        let key = KeyHash::of(key).map_err(|code| anyhow!("a key is refused: {code:?}"))?;
        seats.push(Holding::Person { key, name: name.to_owned(), stand_in: None });
    }
    let maker = KeyHash::of(&keys[0]).map_err(|code| anyhow!("a key is refused: {code:?}"))?;
    Ok(SeatingRecord {
        maker,
        seats,
        level: room::BotLevel(LEVEL_DEFAULT),
        clock_seconds: None,
        deals_itself: false,
        lesson: None,
        manners: Manners::default(),
        answered: Vec::new(),
        agreed: Agreed::default(),
    })
}

/// The id of the table with this title: as long as every id, of the letters that ids have.
fn id_of(title: &str) -> String {
    let hash = catalog::commitment(&Seed::from_number(
        title.bytes().fold(7, |sum, byte| sum.wrapping_mul(131).wrapping_add(u64::from(byte))),
    ));
    hash.chars().filter(char::is_ascii_hexdigit).take(ID_CHARS).collect()
}

/// The secret key of a seat: a test's, and so no secret.
fn key(table: &str, seat: Seat) -> String {
    format!("{:0<40}{}", table, u8::from(seat))
}
