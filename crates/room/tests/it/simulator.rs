//! A whole server on one thread from one seed: the real rooms of several tables of every game, one
//! disk that fails, links that lose, repeat and reorder, a server that crashes, people who act, undo,
//! leave and come back, and bots.
//!
//! Acts break things; then nothing breaks any more and every table must go on to its end, or as far
//! as the test has patience for. At quiet points every client must see what the server sees for it,
//! and the logs must fold to the live states. A failure names its seed.

mod person;
mod place;

use crate::bench::cases;
use catalog::{GameId, host};
use place::Table;
use room::ConnId;
use tabletop::Dice;

const TICK_MS: u64 = 10;
/// How long things are broken before they are mended for a while.
const ACT_TICKS: u64 = 800;
const ACTS: usize = 3;
/// No table takes longer once nothing breaks any more.
const END_TICKS: u64 = 60_000;

/// What has happened, so that a test can tell whether it has tested anything.
#[derive(Clone, Copy, Default, Debug)]
pub struct Tally {
    pub n_crashes: usize,
    pub n_rewinds: usize,
    pub n_timeouts: usize,
    pub n_stand_ins: usize,
    /// Tables that came to their end.
    pub n_over: usize,
}

/// How things break, in this many of a thousand.
#[derive(Clone, Copy)]
pub struct Faults {
    pub lose: u32,
    pub repeat: u32,
    pub delay_ms: u32,
    pub hang_up: u32,
    pub disk: u32,
    pub crash: u32,
    pub whim: u32,
}

const CALM: Faults =
    Faults { lose: 0, repeat: 0, delay_ms: 1, hang_up: 0, disk: 0, crash: 0, whim: 0 };

/// What all tables share: time, chance, the disk and what breaks.
pub struct World {
    pub seed: u64,
    pub dice: Dice,
    pub now_ms: u64,
    pub faults: Faults,
    /// The disk writes for all tables together: what arrives within one tick succeeds or fails as one.
    pub disk_fails: bool,
    n_conns: u64,
}

impl World {
    fn new(seed: u64) -> Self {
        Self {
            seed,
            dice: Dice::swift(seed),
            now_ms: 0,
            faults: CALM,
            disk_fails: false,
            n_conns: 0,
        }
    }

    pub fn chance(&mut self, of_thousand: u32) -> bool {
        of_thousand > 0 && self.dice.roll(1_000) < of_thousand
    }

    /// Connections are numbered over all tables, as a server does.
    pub fn next_conn(&mut self) -> ConnId {
        self.n_conns += 1;
        ConnId(self.n_conns)
    }
}

/// A table, whatever its game.
pub trait Place {
    fn step(&mut self, world: &mut World);
    /// The server dies. The write in flight may have landed, or not.
    fn crash(&mut self, world: &mut World);
    /// Everybody has to say hello again.
    fn hang_up(&mut self);
    /// Whether everything was told to everybody and nothing is under way.
    fn is_at_rest(&self) -> bool;
    /// Everybody sees what they should, and the disk holds what is.
    fn compare(&mut self, seed: u64);
    /// Whether the table is over and stored so, or has gone on for long enough.
    fn is_done(&self) -> bool;
    /// Re-decides the whole log.
    fn audit(&self, seed: u64);
    fn tally(&self) -> Tally;
}

struct Server {
    world: World,
    places: Vec<Box<dyn Place>>,
    n_crashes: usize,
}

impl Server {
    /// A table of each of these games.
    fn open(seed: u64, games: &[GameId]) -> Self {
        let mut world = World::new(seed);
        let place = |(idx, game): (usize, &GameId)| -> Box<dyn Place> {
            let id = format!("table{idx}");
            host!(*game, G => Box::new(Table::<G>::open(&mut world, &id)))
        };
        let places = games.iter().enumerate().map(place).collect();
        Self { world, places, n_crashes: 0 }
    }

    /// One tick for the tables that are wanted.
    fn step(&mut self, wanted: impl Fn(usize, &dyn Place) -> bool) {
        let Self { world, places, n_crashes } = self;
        world.now_ms += TICK_MS;
        world.disk_fails = world.chance(world.faults.disk);
        if world.chance(world.faults.crash) {
            *n_crashes += 1;
            places.iter_mut().for_each(|place| place.crash(world));
        }
        for (idx, place) in places.iter_mut().enumerate() {
            if wanted(idx, &**place) {
                place.step(world);
            }
        }
    }

    /// Mends everything, waits until all is told at each table, and compares.
    fn quiet_point(&mut self) {
        self.world.faults = CALM;
        // What was lost without a gap, only a new hello brings back.
        self.places.iter_mut().for_each(|place| place.hang_up());
        let mut is_compared = vec![false; self.places.len()];
        for _ in 0..END_TICKS {
            for (place, is_compared) in self.places.iter_mut().zip(&mut is_compared) {
                if !*is_compared && place.is_at_rest() {
                    place.compare(self.world.seed);
                    *is_compared = true;
                }
            }
            if is_compared.iter().all(|it| *it) {
                return;
            }
            self.step(|idx, _| !is_compared[idx]);
        }
        panic!("seed {}: it never comes to rest", self.world.seed);
    }

    fn run(mut self) -> Tally {
        for _ in 0..ACTS {
            let dice = &mut self.world.dice;
            self.world.faults = Faults {
                lose: dice.roll(150),
                repeat: dice.roll(150),
                delay_ms: 1 + dice.roll(200),
                hang_up: dice.roll(20),
                disk: dice.roll(200),
                crash: dice.roll(8),
                whim: dice.roll(100),
            };
            for _ in 0..ACT_TICKS {
                self.step(|_, place| !place.is_done());
            }
            self.quiet_point();
        }
        let mut n_ticks = 0;
        while self.places.iter().any(|place| !place.is_done()) {
            self.step(|_, place| !place.is_done());
            n_ticks += 1;
            assert!(n_ticks < END_TICKS, "seed {}: a table does not end", self.world.seed);
        }
        self.quiet_point();
        self.places.iter().for_each(|place| place.audit(self.world.seed));
        self.places.iter().map(|place| place.tally()).fold(
            Tally { n_crashes: self.n_crashes, ..Tally::default() },
            |all, one| Tally {
                n_crashes: all.n_crashes,
                n_rewinds: all.n_rewinds + one.n_rewinds,
                n_timeouts: all.n_timeouts + one.n_timeouts,
                n_stand_ins: all.n_stand_ins + one.n_stand_ins,
                n_over: all.n_over + one.n_over,
            },
        )
    }
}

/// Whether everything that can happen at a table must have happened, for the test to mean anything.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Must {
    SeeEverything,
    /// A few tables of a long game may see no clock run out.
    SeeCrashes,
}

/// Plays this many servers with a table of each of these games. All tables of the card games end.
fn check(games: &[GameId], few: u64, must: Must) {
    let n_seeds = cases(few);
    let tallies: Vec<Tally> = (0..n_seeds).map(|seed| Server::open(seed, games).run()).collect();
    let total = |count: fn(&Tally) -> usize| tallies.iter().map(count).sum::<usize>();
    let n_short = games.iter().filter(|game| **game != GameId::OuterRim).count();
    assert!(total(|it| it.n_over) >= tallies.len() * n_short, "{tallies:?}");
    assert!(total(|it| it.n_crashes) > 0, "{tallies:?}");
    if must == Must::SeeEverything {
        assert!(total(|it| it.n_rewinds) > 0, "{tallies:?}");
        assert!(total(|it| it.n_timeouts) > 0, "{tallies:?}");
        assert!(total(|it| it.n_stand_ins) > 0, "{tallies:?}");
    }
}

#[test]
fn every_table_ends_with_nothing_lost_whatever_breaks_on_the_way() {
    check(&[GameId::HanSolo], 12, Must::SeeEverything);
}

#[test]
fn choices_in_secret_survive_whatever_breaks() {
    check(&[GameId::BountyHunters], 8, Must::SeeEverything);
}

#[test]
fn an_open_world_survives_whatever_breaks() {
    check(&[GameId::OuterRim], 4, Must::SeeCrashes);
}

#[test]
fn tables_of_every_game_on_one_server_do_not_disturb_each_other() {
    let games = [GameId::HanSolo, GameId::BountyHunters, GameId::OuterRim, GameId::HanSolo];
    check(&games, 3, Must::SeeCrashes);
}
