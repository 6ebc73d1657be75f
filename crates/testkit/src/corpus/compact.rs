//! Many complete games in one small file.
//!
//! A line is one game: setup, seed and which item of each menu was picked, so
//! that the rules themselves play it again. What must come out is there too:
//! the number of entries, a digest of all of them as JSON, scores and places.

use super::CorpusError;
use crate::case::{hex, unhex};
use crate::{ActionOf, Kit, SetupOf};
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::Path;
use tabletop::{Dice, Game, Menu, Opening, Outcome, Seed, Start, Table};

/// Games with a longer menu are not written: a pick is one byte.
const ANSWERS_MAX: u64 = 256;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line<S> {
    setup: S,
    seed: u64,
    /// One byte for each question, in the order the table waits for them.
    picks: String,
    entries: u32,
    digest: String,
    scores: Vec<i32>,
    places: Vec<u8>,
}

/// Replays a file of games and tells how many there are; panics where one does
/// not hold. Where `CORPUS_WRITE` names a folder, writes `n_games` new ones there first.
pub fn hold_compact<K: Kit>(kit: &K, path: impl AsRef<Path>, n_games: usize) -> usize {
    if let Some(folder) = std::env::var_os("CORPUS_WRITE") {
        let target = Path::new(&folder).join(format!("{}-games.jsonl", K::Game::ID));
        write_compact(kit, &target, n_games).unwrap_or_else(|fault| panic!("{fault}"));
        println!("{n_games} games written");
    }
    let n_replayed = replay_compact(kit, path).unwrap_or_else(|fault| panic!("{fault}"));
    println!("{n_replayed} games replayed");
    n_replayed
}

/// Plays every game of a file again and compares what comes out; tells how many.
///
/// # Errors
/// The first game that comes out otherwise, or a file without games.
pub fn replay_compact<K: Kit>(kit: &K, path: impl AsRef<Path>) -> Result<usize, CorpusError> {
    let path = path.as_ref();
    let text = fs::read_to_string(path)
        .map_err(|source| CorpusError::File { path: path.to_owned(), source })?;
    let mut n_games = 0;
    for (idx, line) in text.lines().enumerate() {
        replay_line(kit, line).map_err(|message| CorpusError::Record {
            path: path.to_owned(),
            message: format!("game {}: {message}", idx + 1),
        })?;
        n_games += 1;
    }
    if n_games == 0 {
        return Err(CorpusError::Empty { path: path.to_owned() });
    }
    Ok(n_games)
}

/// Plays one game again and compares what comes out.
///
/// # Errors
/// What comes out otherwise.
pub fn replay_line<K: Kit>(kit: &K, line: &str) -> Result<(), String> {
    let stored: Line<SetupOf<K>> =
        serde_json::from_str(line).map_err(|fault| format!("it cannot be read: {fault}"))?;
    let picks = unhex(&stored.picks).ok_or("its picks are not hexadecimal")?;
    let mut picks = picks.into_iter().map(u64::from);
    let (again, played) = play(kit, stored.setup.clone(), stored.seed, |_, menu| {
        picks.next().filter(|pick| menu.count().is_some_and(|n_answers| *pick < n_answers))
    })?;
    if picks.next().is_some() {
        return Err("it has more picks than questions".to_owned());
    }
    if again != stored {
        return Err(format!("it now comes out as {again:?}, not as {stored:?}"));
    }
    kit.conserved(played.state())?;
    played.audit().map_err(|fault| fault.to_string())
}

/// Writes random complete games, the kit's setups in turn.
///
/// # Errors
/// The file cannot be written.
pub fn write_compact<K: Kit>(kit: &K, path: &Path, n_games: usize) -> Result<(), CorpusError> {
    let setups = kit.setups();
    let mut text = String::new();
    let mut seed = 1;
    for idx in 0..n_games {
        let setup = &setups[idx % setups.len()];
        let game = loop {
            let mut dice = Dice::swift(seed);
            let game = play(kit, setup.clone(), seed, |_, menu| {
                let n_answers = menu.count().filter(|n_answers| *n_answers <= ANSWERS_MAX)?;
                Some(u64::from(dice.roll(n_answers as u32)))
            });
            seed += 1;
            if let Ok((game, _)) = game {
                break game;
            }
        };
        text.push_str(&serde_json::to_string(&game).expect("records are plain data"));
        text.push('\n');
    }
    fs::write(path, text).map_err(|source| CorpusError::File { path: path.to_owned(), source })
}

/// One complete game as a line of such a file, and how it ended. Whoever picks is given the table
/// and the menu of the question that waits, and says which of its answers it is.
///
/// # Errors
/// A question without a pick, or with one that a byte does not hold.
pub fn written_line<K: Kit>(
    kit: &K,
    setup: SetupOf<K>,
    seed: u64,
    mut pick: impl FnMut(&Table<K::Game>, &MenuOf<K>) -> Option<u64>,
) -> Result<(String, Outcome), String> {
    let picked = |table: &Table<K::Game>, menu: &MenuOf<K>| {
        pick(table, menu).filter(|picked| *picked < ANSWERS_MAX)
    };
    let (game, table) = play(kit, setup, seed, picked)?;
    let outcome = K::Game::outcome(table.state()).ok_or("it is over without an outcome")?;
    Ok((serde_json::to_string(&game).expect("records are plain data"), outcome))
}

type MenuOf<K> = Menu<ActionOf<K>>;
type Played<K> = (Line<SetupOf<K>>, Table<<K as Kit>::Game>);

// Plays a game by picks; where there is none, the game is not complete.
fn play<K: Kit>(
    kit: &K,
    setup: SetupOf<K>,
    seed: u64,
    mut pick: impl FnMut(&Table<K::Game>, &MenuOf<K>) -> Option<u64>,
) -> Result<Played<K>, String> {
    let secret = Seed::from_number(seed);
    let header = kit.header(setup.clone(), Start::Deal, Some(&secret));
    let opening: Opening<K::Game> = Opening { header, content: kit.content() };
    let mut table = Table::open(opening, secret).map_err(|faults| format!("{faults:?}"))?;
    let mut picks = Vec::new();
    while let Some(open) = table.pending().first() {
        let menu = table.menu(open.id);
        let picked = pick(&table, &menu).ok_or("a question has no pick")?;
        picks.push(picked as u8);
        table.act(open.seat, menu.nth(picked)).map_err(|refusal| refusal.to_string())?;
        if table.next_seq() > K::Game::ENTRIES_MAX {
            return Err("it does not end".to_owned());
        }
    }
    let Outcome { scores, places, .. } =
        K::Game::outcome(table.state()).ok_or("it is over without an outcome")?;
    let digest = digest(&table);
    let entries = table.next_seq();
    Ok((Line { setup, seed, picks: hex(&picks), entries, digest, scores, places }, table))
}

// FNV-1a over the entries as JSON: short, and the same for ever.
fn digest<G: crate::Playable>(table: &Table<G>) -> String {
    let mut hash = 0xCBF2_9CE4_8422_2325_u64;
    for entry in table.log() {
        let line = serde_json::to_string(entry).expect("records are plain data");
        for byte in line.bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }
    format!("{hash:016x}")
}
