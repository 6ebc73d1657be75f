//! A server that is killed, in play and at every chore: whatever it had acknowledged is there, and
//! once.
//!
//! A few kills by chance in each test run; `cargo xtask kill N` makes N of them, and says by which
//! seed they can be repeated.

mod chores;
pub mod play;

use crate::cantina::PROGRAM;
use chores::{Chores, python};
use client::{Player, Program, Visitor, serve};
use play::Street;
use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;
use tokio::sync::mpsc;

/// How many kills, and by which seed; unless told otherwise a few, by any.
pub const KILLS: &str = "KILLS";
pub const KILL_SEED: &str = "KILL_SEED";
const KILLS_USUAL: u64 = 12;
/// A kill comes after at least one move, and after this many at most.
const MOVES_MAX: u64 = 40;
/// Conversions and openings are killed after at most so many milliseconds, and the quicker backups
/// and prunings after at most so many.
const LONG_MS_MAX: u64 = 90;
const SHORT_MS_MAX: u64 = 30;

/// In the middle of what the server is killed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kill {
    Play,
    Opening,
    Backup,
    Prune,
    Conversion,
}

/// Of so many kills in a row each is one of these.
const ROUND: [Kill; 10] = [
    Kill::Play,
    Kill::Conversion,
    Kill::Opening,
    Kill::Play,
    Kill::Prune,
    Kill::Play,
    Kill::Backup,
    Kill::Opening,
    Kill::Play,
    Kill::Play,
];

/// Numbers that a seed fixes (splitmix64).
pub struct Tape(pub u64);

impl Tape {
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % bound
    }

    fn pause(&mut self, ms_max: u64) -> Duration {
        Duration::from_micros(self.below(ms_max * 1_000))
    }
}

pub fn asked(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|value| value.parse().expect(name))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_every_kill_and_happened_once() {
    let n_kills = asked(KILLS).unwrap_or(KILLS_USUAL);
    let seed = asked(KILL_SEED).unwrap_or_else(|| RandomState::new().hash_one(0) % 1_000_000);
    println!("{n_kills} kills by KILL_SEED={seed}");
    let mut tape = Tape(seed);
    let data = tempfile::tempdir().unwrap();
    let mut program = start(data.path(), 0);
    let port = program.addr.port();
    let (moves, mut made) = mpsc::channel(1_024);
    let (street, tables) = Street::of(Visitor::of(program.addr), moves).await;
    let mut chores = Chores::new(data.path());
    let mut killed: BTreeMap<Kill, u64> = BTreeMap::new();
    for nth in 0..n_kills {
        let kill = ROUND[(nth % ROUND.len() as u64) as usize];
        *killed.entry(kill).or_default() += 1;
        if kill == Kill::Conversion {
            // In a folder of its own, beside those who play.
            chores.convert(tape.pause(LONG_MS_MAX)).await;
            continue;
        }
        for _ in 0..=tape.below(MOVES_MAX) {
            made.recv().await.unwrap();
        }
        let opening = (kill == Kill::Opening).then(|| chores.open_tables(street.visitor));
        let backup = (kill == Kill::Backup).then(|| chores.begin_backup());
        match kill {
            Kill::Opening => tokio::time::sleep(tape.pause(LONG_MS_MAX)).await,
            Kill::Backup => tokio::time::sleep(tape.pause(SHORT_MS_MAX)).await,
            Kill::Play | Kill::Prune | Kill::Conversion => {}
        }
        let closed = street.open.write().await;
        program.kill().unwrap();
        if let Some(opening) = opening {
            chores.opened(opening.await.unwrap());
        }
        if let Some(backup) = backup {
            chores.end_backup(backup, tape.below(2) == 0);
        }
        if kill == Kill::Prune {
            chores.prune_and_kill(tape.pause(SHORT_MS_MAX)).await;
        }
        program = start(data.path(), port);
        drop(closed);
    }
    street.end();
    drop(made);
    let mut n_moves = 0;
    for (table, moves) in tables.join_all().await.into_iter().flatten() {
        n_moves += u64::from(moves);
        let told = Player::come(&street.stranger(), &table).await.unwrap();
        // Entry 0 is the deal, and every move is one entry.
        assert_eq!(told.seq(), Some(moves), "{table}: lost or doubled; KILL_SEED={seed}");
    }
    chores.check(street.visitor).await;
    assert!(program.stop().unwrap().success());
    let sound = python(
        &data.path().join("cantina.db"),
        "print(c.execute('pragma integrity_check').fetchone()[0])",
    );
    assert_eq!(sound.trim(), "ok", "KILL_SEED={seed}");
    println!("killed: {killed:?}; {n_moves} moves acknowledged, none lost, none doubled; {chores}");
}

fn start(data: &Path, port: u16) -> Program {
    let mut command = serve(Path::new(PROGRAM), data, port);
    command.args(["--tables-per-minute", "0", "--requests-per-second", "0", "--min-free-mb", "0"]);
    Program::start(command.stderr(Stdio::null())).unwrap()
}
