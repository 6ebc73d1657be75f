//! A hundred complete games, played again on every build.
//!
//! They are played with the set of the house, so a change of it or of a rule makes new ones:
//! `CORPUS_WRITE=tests/corpus cargo nextest run -p outer-rim corpus` writes them in place.

use crate::laws::OuterRimKit;
use outer_rim::{Content, OuterRim, Setup, State};
use std::sync::Arc;
use tabletop::{Outcome, Viewer};
use testkit::Kit;

/// How many games are kept.
const GAMES: usize = 100;
/// Rounds of most of them: long enough for ships, goals and the first fame.
const ROUNDS: u8 = 8;
/// Rounds of those that shall come to a winner.
const ROUNDS_LONG: u8 = 60;

/// The tables of the laws, played longer.
struct Whole;

impl Kit for Whole {
    type Game = OuterRim;

    fn setups(&self) -> Vec<Setup> {
        let lasting = |rounds: u8| {
            move |mut setup: Setup| {
                setup.options.rounds = rounds;
                setup
            }
        };
        let mut setups: Vec<Setup> =
            OuterRimKit.setups().into_iter().map(lasting(ROUNDS)).collect();
        let two = setups.iter().find(|setup| setup.seats == 2).cloned();
        setups.extend(two.map(lasting(ROUNDS_LONG)));
        setups
    }

    fn content(&self) -> Arc<Content> {
        OuterRimKit.content()
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        OuterRimKit.conserved(state)
    }

    fn secrets(&self, state: &State, viewer: Viewer) -> Vec<String> {
        OuterRimKit.secrets(state, viewer)
    }

    fn placed_fairly(&self, outcome: &Outcome) -> Result<(), String> {
        OuterRimKit.placed_fairly(outcome)
    }
}

#[test]
fn a_hundred_complete_games_are_replayed() {
    let corpus = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus/outer-rim-games.jsonl");
    assert_eq!(testkit::corpus::hold_compact(&Whole, corpus, GAMES), GAMES);
}
