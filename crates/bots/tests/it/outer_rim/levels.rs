//! Each level is clearly stronger than the one below.
//!
//! Fixed seeds: the same games every time. The full figures with their
//! intervals are in `docs/bots.md`.

use super::support::{play, with};
use crate::games::{check_share, share};
use bots::Level;
use outer_rim::Characters;
use std::time::Duration;

/// Deals of hunters; each is played in both seats.
const HUNTER_DEALS: u64 = 8;
/// What a hunter wins of them at least against a rookie. So
/// few games cannot show that it is better than a smuggler, as the hundreds in `docs/bots.md` do;
/// they tell when its thinking has come to harm.
const HUNTER_SHARE: f64 = 0.7;
/// The least a hunter works with.
const NO_TIME: Duration = Duration::ZERO;

/// The share of games won by one better bot among worse ones.
fn share_of(levels: [Level; 2], n_seats: u8, n_deals: u64) -> f64 {
    let setup = with(n_seats, |options| {
        options.expansion = true;
        options.characters = Characters::Random;
    });
    share(levels, n_seats, n_deals, |seated, deal| play(&setup, seated, deal, NO_TIME))
}

fn check(better: Level, worse: Level, n_games: u64) {
    for n_seats in [2, 4] {
        let levels = [better, worse];
        let share = share_of(levels, n_seats, n_games / u64::from(n_seats));
        check_share(levels, n_seats, share, 1.15);
    }
}

#[test]
fn a_rookie_beats_random_play() {
    check(Level::Rookie, Level::Random, 40);
}

#[test]
fn a_smuggler_beats_rookies() {
    check(Level::Smuggler, Level::Rookie, 60);
}

#[test]
fn a_hunter_beats_rookies_clearly() {
    // Hunters play whole turns in their heads, so there is time for a few games only, with as
    // few worlds as they ever look into.
    let share = share_of([Level::Hunter, Level::Rookie], 2, HUNTER_DEALS);
    assert!(share >= HUNTER_SHARE, "a hunter wins {share:.2} against a rookie");
}
