//! Each level is clearly stronger than the one below.
//!
//! Fixed seeds: the same games every time. The full figures with their
//! intervals are in `docs/bots.md`.

use super::support::{play, with};
use bots::Level;
use outer_rim::Characters;
use std::time::Duration;

/// Deals of hunters; each is played in both seats.
const HUNTER_DEALS: u64 = 8;
/// What a hunter wins of them at least: a smuggler in its place would in one of ten such tests.
const HUNTER_SHARE: f64 = 0.65;
/// The least a hunter works with.
const NO_TIME: Duration = Duration::ZERO;

/// The share of games won by one `better` bot among `worse` ones, which sits
/// in every seat of every deal.
fn share(better: Level, worse: Level, n_seats: u8, n_deals: u64) -> f64 {
    let setup = with(n_seats, |options| {
        options.expansion = true;
        options.characters = Characters::Random;
    });
    let mut wins = 0.0;
    for deal in 0..n_deals {
        for seat in 0..usize::from(n_seats) {
            let mut seated = vec![worse; usize::from(n_seats)];
            seated[seat] = better;
            let outcome = play(&setup, &seated, deal, NO_TIME);
            if outcome.places[seat] == 1 {
                let n_first = outcome.places.iter().filter(|place| **place == 1).count();
                wins += 1.0 / n_first as f64;
            }
        }
    }
    wins / (n_deals * u64::from(n_seats)) as f64
}

fn check(better: Level, worse: Level, n_games: u64) {
    for n_seats in [2, 4] {
        let share = share(better, worse, n_seats, n_games / u64::from(n_seats));
        let fair = 1.0 / f64::from(n_seats);
        assert!(
            share > 1.15 * fair,
            "a {better} among {n_seats} wins {share:.2} against {worse}s; {fair:.2} is fair"
        );
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
fn a_hunter_beats_smugglers() {
    // Hunters play whole turns in their heads, so there is time for a few games only, with as
    // few worlds as they ever look into.
    let share = share(Level::Hunter, Level::Smuggler, 2, HUNTER_DEALS);
    assert!(share >= HUNTER_SHARE, "a hunter wins {share:.2} against a smuggler");
}
