//! Each level is clearly stronger than the one below.
//!
//! Duplicate deals with fixed seeds: the same games every time. The full
//! figures with their intervals are in `docs/bots.md`.

use super::support::{content, play, seats};
use crate::games::{check_share, share};
use bots::Level;
use std::time::Duration;

/// How long a bot may think.
const BUDGET: Duration = Duration::from_millis(10);

fn check(better: Level, worse: Level, n_games: u64) {
    let content = content();
    for n_seats in [2, 4] {
        let n_deals = n_games / u64::from(n_seats);
        let play =
            |seated: &[Level], deal: u64| play(seats(n_seats), &content, seated, deal, BUDGET);
        let levels = [better, worse];
        check_share(levels, n_seats, share(levels, n_seats, n_deals, play), 1.15);
    }
}

#[test]
fn a_rookie_beats_random_play() {
    check(Level::Rookie, Level::Random, 40);
}

#[test]
fn a_smuggler_beats_rookies() {
    check(Level::Smuggler, Level::Rookie, 80);
}

#[test]
fn a_hunter_beats_smugglers() {
    check(Level::Hunter, Level::Smuggler, 96);
}
