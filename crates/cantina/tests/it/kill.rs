//! A server that is killed, in play and at every chore, and the database under it: whatever was
//! acknowledged is there, and once.
//!
//! A few kills by chance in each test run; `cargo xtask kill N` makes N of them, and says by which
//! seed they can be repeated.

mod chores;
mod conversion;
mod home;
mod openings;
mod play;

use crate::cantina::PROGRAM;
use chores::Chores;
use client::{Player, Visitor};
use conversion::Conversions;
pub use conversion::folder_before;
use home::Home;
use openings::Openings;
use play::Street;
use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::time::Duration;
use tokio::sync::mpsc;

/// How many kills, and by which seed; unless told otherwise a few, by any.
const KILLS: &str = "KILLS";
const KILL_SEED: &str = "KILL_SEED";
const KILLS_USUAL: u64 = 12;
/// A database takes seconds to start again.
const DATABASE_KILLS_USUAL: u64 = 4;
/// A kill comes after at least one move, and after this many at most.
const MOVES_MAX: u64 = 40;
/// Openings and moves are killed after at most so many milliseconds, and the quicker conversions and
/// prunings, and backups, after at most so many.
const LONG_MS_MAX: u64 = 400;
const MIDDLE_MS_MAX: u64 = 90;
const SHORT_MS_MAX: u64 = 30;

/// In the middle of what somebody is killed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kill {
    Play,
    Opening,
    Backup,
    Prune,
    Move,
    Conversion,
}

impl Kill {
    /// How long it goes on, at most, before somebody is killed.
    fn ms_max(self) -> u64 {
        match self {
            Self::Play => 1,
            Self::Backup => SHORT_MS_MAX,
            Self::Prune | Self::Conversion => MIDDLE_MS_MAX,
            Self::Opening | Self::Move => LONG_MS_MAX,
        }
    }
}

/// Who is killed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Victim {
    /// The server, or the command that has its tables meanwhile.
    Program,
    Database,
}

/// Of so many kills in a row each is one of these.
const FOLDER_ROUND: [(Kill, Victim); 12] = [
    (Kill::Play, Victim::Program),
    (Kill::Conversion, Victim::Program),
    (Kill::Opening, Victim::Program),
    (Kill::Play, Victim::Program),
    (Kill::Prune, Victim::Program),
    (Kill::Play, Victim::Program),
    (Kill::Backup, Victim::Program),
    (Kill::Opening, Victim::Program),
    (Kill::Conversion, Victim::Program),
    (Kill::Play, Victim::Program),
    (Kill::Move, Victim::Program),
    (Kill::Play, Victim::Program),
];
const DATABASE_ROUND: [(Kill, Victim); 12] = [
    (Kill::Play, Victim::Program),
    (Kill::Play, Victim::Database),
    (Kill::Opening, Victim::Program),
    (Kill::Opening, Victim::Database),
    (Kill::Prune, Victim::Program),
    (Kill::Prune, Victim::Database),
    (Kill::Play, Victim::Program),
    (Kill::Play, Victim::Database),
    (Kill::Backup, Victim::Program),
    (Kill::Backup, Victim::Database),
    (Kill::Move, Victim::Program),
    (Kill::Move, Victim::Database),
];

/// Numbers that a seed fixes (splitmix64).
struct Tape(u64);

impl Tape {
    fn below(&mut self, bound: u64) -> u64 {
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

fn asked(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|value| value.parse().expect(name))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_keeps_what_was_acknowledged_whenever_a_program_is_killed() {
    kill_and_compare(Home::folder(), &FOLDER_ROUND, KILLS_USUAL).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_keeps_what_was_acknowledged_whenever_it_or_a_program_is_killed() {
    if own_postgres::is_left_out() {
        return;
    }
    kill_and_compare(Home::database(), &DATABASE_ROUND, DATABASE_KILLS_USUAL).await;
}

async fn kill_and_compare(mut home: Home, round: &[(Kill, Victim)], n_usual: u64) {
    let n_kills = asked(KILLS).unwrap_or(n_usual);
    let seed = asked(KILL_SEED).unwrap_or_else(|| RandomState::new().hash_one(0) % 1_000_000);
    println!("{n_kills} kills by KILL_SEED={seed}");
    let mut tape = Tape(seed);
    let mut program = home.serve(0);
    let (visitor, port) = (Visitor::of(program.addr), program.addr.port());
    let (moves, mut made) = mpsc::channel(1_024);
    let (street, tables) = Street::of(visitor, moves).await;
    let (mut openings, mut chores) = (Openings::default(), Chores::new());
    let mut conversions = Conversions::default();
    let mut killed: BTreeMap<(Kill, Victim), u64> = BTreeMap::new();
    // A few kills are of every kind sooner or later.
    let first = tape.below(round.len() as u64);
    for nth in 0..n_kills {
        let (kill, victim) = round[((first + nth) % round.len() as u64) as usize];
        *killed.entry((kill, victim)).or_default() += 1;
        let after = tape.pause(kill.ms_max());
        if kill == Kill::Conversion {
            // In a folder of its own, beside those who play.
            conversions.kill(after).await;
            continue;
        }
        for _ in 0..=tape.below(MOVES_MAX) {
            made.recv().await.unwrap();
        }
        let opening = (kill == Kill::Opening).then(|| Openings::go_on(visitor, nth));
        let backup = (kill == Kill::Backup).then(|| chores.begin_backup(&home));
        if opening.is_some() || backup.is_some() {
            tokio::time::sleep(after).await;
        }
        let closed = street.open.write().await;
        let needs_no_server = matches!(kill, Kill::Prune | Kill::Move);
        if victim == Victim::Database && !needs_no_server {
            home.kill_database_under(visitor).await;
        } else {
            program.kill().unwrap();
        }
        if let Some(backup) = backup {
            let is_killed = victim == Victim::Program && tape.below(2) == 0;
            chores.end_backup(backup, is_killed, &openings);
        }
        match kill {
            Kill::Prune => {
                let old = openings.grow_old(&home);
                chores.prune(&mut home, victim, after, old).await;
            }
            Kill::Move => chores.carry(&mut home, victim, after).await,
            Kill::Play | Kill::Opening | Kill::Backup | Kill::Conversion => {}
        }
        if victim == Victim::Program || needs_no_server {
            program = home.serve(port);
        }
        if let Some(opening) = opening {
            openings.compare(opening.await.unwrap(), visitor).await;
        }
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
    openings.compare_all(visitor).await;
    conversions.end();
    assert!(program.stop().unwrap().success());
    chores.check(&home);
    println!(
        "killed: {killed:?}; {n_moves} moves acknowledged, none lost, none doubled; {openings}; \
         {chores}; {conversions}"
    );
}
