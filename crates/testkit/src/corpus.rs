//! A folder of complete games, replayed on every build.
//!
//! A record is either one JSON document `{"header":…,"seed":"…","entries":[…]}`
//! or, as written here, JSON lines: a first line with everything but the
//! entries, then one entry a line, so that a difference can be read. Fields
//! that a reader here does not know are left alone: our records
//! have more of them.
//!
//! `CORPUS_WRITE=folder cargo nextest run …` makes [`hold`] write new random
//! games into that folder first. Where many games are to be kept, a file of
//! [`hold_compact`] needs a hundredth of the room.

mod compact;

pub use compact::{hold_compact, replay_compact, replay_line, write_compact, written_line};

use crate::case::{hex, unhex};
use crate::{Case, Kit, PositionOf, SetupOf, Walk};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use tabletop::{Entry, EntryOf, Game, Header, HeaderOf, Opening, Seed, Start, Table};

/// How many games of each setup [`hold`] writes on demand.
const WRITTEN_PER_SETUP: u64 = 1;
/// How often in a hundred steps a written game goes back, where it may.
const GOES_BACK_PERCENT: u32 = 6;

/// Why a corpus does not hold.
#[derive(Debug, thiserror::Error)]
pub enum CorpusError {
    /// The folder or a file cannot be read or written.
    #[error("{}: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// A record does not fold, or does not follow from its rules.
    #[error("{}: {message}", path.display())]
    Record {
        /// The file of the record.
        path: PathBuf,
        /// How.
        message: String,
    },
    /// There is nothing to replay.
    #[error("{} has no records: write some with CORPUS_WRITE", path.display())]
    Empty {
        /// The folder.
        path: PathBuf,
    },
}

#[derive(Clone, Serialize, Deserialize)]
struct Head<S, P> {
    header: Header<S, P>,
    seed: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    script: Option<Vec<u32>>,
}

#[derive(Deserialize)]
struct Body<A, E> {
    entries: Vec<Entry<A, E>>,
}

struct Record<G: Game> {
    header: HeaderOf<G>,
    seed: Option<Seed>,
    script: Option<Vec<u32>>,
    entries: Vec<EntryOf<G>>,
}

/// Replays a folder; panics where it does not hold. Writes games first where
/// `CORPUS_WRITE` names a folder.
pub fn hold<K: Kit>(kit: &K, folder: impl AsRef<Path>) {
    if let Some(target) = std::env::var_os("CORPUS_WRITE") {
        let n_written = write(kit, &target, WRITTEN_PER_SETUP).unwrap_or_else(|e| panic!("{e}"));
        println!("{n_written} games written");
    }
    let n_games = replay(kit, folder).unwrap_or_else(|e| panic!("{e}"));
    println!("{n_games} games replayed");
}

/// Folds and audits every record of a folder, and tells how many there are.
/// Records are the files ending in `.json` or `.jsonl`.
///
/// # Errors
/// The first record that does not hold, or a folder without records.
pub fn replay<K: Kit>(kit: &K, folder: impl AsRef<Path>) -> Result<usize, CorpusError> {
    let folder = folder.as_ref();
    let file = |source| CorpusError::File { path: folder.to_owned(), source };
    let mut paths = Vec::new();
    for found in fs::read_dir(folder).map_err(file)? {
        let path = found.map_err(file)?.path();
        if path.extension().is_some_and(|ending| ending == "json" || ending == "jsonl") {
            paths.push(path);
        }
    }
    paths.sort();
    for path in &paths {
        let text = fs::read_to_string(path)
            .map_err(|source| CorpusError::File { path: path.clone(), source })?;
        replay_text(kit, &text)
            .map_err(|message| CorpusError::Record { path: path.clone(), message })?;
    }
    match paths.len() {
        0 => Err(CorpusError::Empty { path: folder.to_owned() }),
        n_games => Ok(n_games),
    }
}

/// Folds and audits one record: it is of this game, its log holds together and
/// follows from its rules, nothing is lost at its end.
///
/// # Errors
/// What does not hold.
pub fn replay_text<K: Kit>(kit: &K, text: &str) -> Result<(), String> {
    let record: Record<K::Game> = read(text)?;
    let header = &record.header;
    // Older rules could only be folded here, which shows nothing of those of today.
    if header.game != K::Game::ID || header.rules != K::Game::RULES {
        let (game, rules) = (&header.game, header.rules);
        return Err(format!("it is {game} with rules {rules}: write it anew with CORPUS_WRITE"));
    }
    let opening: Opening<K::Game> = Opening { header: record.header, content: kit.content() };
    let scripted = record.script.is_some();
    let opened = match record.script {
        Some(faces) => Table::scripted(opening, &faces),
        None => Table::unopened(opening, record.seed),
    };
    let mut table = opened.map_err(|faults| format!("its position is impossible: {faults:?}"))?;
    for entry in record.entries {
        table.fold(entry).map_err(|fault| fault.to_string())?;
    }
    kit.conserved(table.state())?;
    if scripted || record.seed.is_some() {
        table.audit().map_err(|fault| fault.to_string())?;
    }
    Ok(())
}

/// Writes random complete games, some with rewinds, `n_each` of every setup;
/// tells how many.
///
/// # Errors
/// The folder or a file that cannot be written.
pub fn write<K: Kit>(kit: &K, folder: impl AsRef<Path>, n_each: u64) -> Result<usize, CorpusError> {
    let folder = folder.as_ref();
    fs::create_dir_all(folder)
        .map_err(|source| CorpusError::File { path: folder.to_owned(), source })?;
    let mut n_written = 0;
    for (idx, setup) in kit.setups().into_iter().enumerate() {
        for nth in 0..n_each {
            let seed = 1000 + idx as u64 * n_each + nth;
            let path = folder.join(format!("{}-{seed}.jsonl", K::Game::ID));
            fs::write(&path, random_record(kit, setup.clone(), seed))
                .map_err(|source| CorpusError::File { path, source })?;
            n_written += 1;
        }
    }
    Ok(n_written)
}

/// One random complete game as JSON lines.
#[must_use]
pub fn random_record<K: Kit>(kit: &K, setup: SetupOf<K>, seed: u64) -> String {
    let case = Case { setup, start: Start::Deal, seed, tape: None };
    let mut walk = case.open(kit).expect("a dealt table opens");
    while let Some(chosen) = walk.choose() {
        walk.play(chosen).expect("a menu member is taken");
        go_back(&mut walk);
    }
    assert!(walk.table.pending().is_over(), "a table without an end is no record");
    let head: Head<SetupOf<K>, PositionOf<K>> =
        Head { header: walk.table.header().clone(), seed: Some(hex(&walk.seed().0)), script: None };
    let mut text = line(&head);
    walk.table.log().iter().for_each(|entry| text.push_str(&line(entry)));
    text
}

// Now and then a seat takes its answer back, where nobody has learned anything.
fn go_back<K: Kit>(walk: &mut Walk<'_, K>) {
    let Some(open) = walk.table.pending().first() else { return };
    if walk.dice.roll(100) < GOES_BACK_PERCENT
        && let Ok(proposed) = walk.table.propose_undo(open.seat, false)
    {
        walk.table.commit(proposed);
    }
}

fn line(thing: &impl Serialize) -> String {
    serde_json::to_string(thing).expect("records are plain data") + "\n"
}

fn read<G: crate::Playable>(text: &str) -> Result<Record<G>, String> {
    let fault = |fault: serde_json::Error| format!("it cannot be read: {fault}");
    let mut values = serde_json::Deserializer::from_str(text).into_iter::<Value>();
    let first = values.next().ok_or("it is empty")?.map_err(fault)?;
    let head: Head<G::Setup, G::Position> = serde_json::from_value(first.clone()).map_err(fault)?;
    let entries = if first.get("entries").is_some() {
        serde_json::from_value::<Body<G::Action, G::Event>>(first).map_err(fault)?.entries
    } else {
        values
            .map(|value| serde_json::from_value(value.map_err(fault)?).map_err(fault))
            .collect::<Result<_, _>>()?
    };
    let seed = match head.seed {
        Some(text) => Some(seed_of(&text).ok_or("its seed is not 32 bytes in hexadecimal")?),
        None => None,
    };
    Ok(Record { header: head.header, seed, script: head.script, entries })
}

fn seed_of(text: &str) -> Option<Seed> {
    Some(Seed(unhex(text)?.try_into().ok()?))
}
