//! Each level is clearly stronger than the one below, at every table size.
//!
//! Duplicate deals with fixed seeds: the same games every time. The full
//! figures with their intervals are in `docs/bots.md`.

use crate::games::{check_share, share};
use crate::support::{play, seats};
use bots::Level;

fn check(better: Level, worse: Level, n_games: u64) {
    for n_seats in [2, 4, 6] {
        let n_deals = n_games / u64::from(n_seats);
        let play = |seated: &[Level], deal: u64| play(seats(n_seats), seated, deal);
        let levels = [better, worse];
        check_share(levels, n_seats, share(levels, n_seats, n_deals, play), 1.2);
    }
}

#[test]
fn a_rookie_beats_random_play() {
    check(Level::Rookie, Level::Random, 180);
}

#[test]
fn a_smuggler_beats_rookies() {
    check(Level::Smuggler, Level::Rookie, 480);
}

#[test]
fn a_hunter_beats_smugglers() {
    check(Level::Hunter, Level::Smuggler, 72);
}
