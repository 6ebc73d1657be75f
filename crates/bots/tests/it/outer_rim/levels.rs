//! Each level is clearly stronger than the one below.
//!
//! Fixed seeds: the same games every time. The full figures with their
//! intervals are in `docs/bots.md`.

use super::support::{play, with};
use bots::Level;
use outer_rim::Characters;
use std::time::Duration;

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
            let outcome = play(&setup, &seated, deal, Duration::from_millis(10));
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
    // A hunter plays whole turns in its head, so a few games must do.
    let share = share(Level::Hunter, Level::Smuggler, 2, 6);
    assert!(share > 0.55, "a hunter wins {share:.2} against a smuggler");
}
