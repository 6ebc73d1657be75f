//! A hundred complete games of chance and three dozen of bots, played again on every build.
//!
//! They are played with the shipped set, so a change of it or of a rule makes new ones. The
//! rules know no bots, so their games are written by the tests of the bots; from the root
//! `CORPUS_WRITE=../../rules/outer-rim/tests/corpus cargo nextest run -p bots -p outer-rim -j 1 corpus`
//! writes both in place.

use crate::laws::OuterRimKit;
use outer_rim::{Content, OuterRim, Setup, State};
use serde::Deserialize;
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

/// How many games of bots are won by fame, which chance hardly ever does.
const WON_MIN: usize = 30;

/// What this test reads of a line; the rest is held by playing it again.
#[derive(Deserialize)]
struct Ended {
    setup: Setup,
    scores: Vec<i32>,
    places: Vec<u8>,
}

#[test]
fn games_of_bots_that_are_won_by_fame_are_replayed() {
    let corpus = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus/outer-rim-bots.jsonl");
    let text = std::fs::read_to_string(corpus).expect("the corpus is there");
    let ended = text.lines().map(|line| serde_json::from_str::<Ended>(line).expect("a game"));
    let won = ended.filter(|game| {
        let mut seats = game.places.iter().zip(&game.scores);
        seats.any(|(place, fame)| *place == 1 && *fame >= i32::from(game.setup.options.fame))
    });
    assert!(won.count() >= WON_MIN);
    let n_games = testkit::corpus::replay_compact(&Whole, corpus).unwrap_or_else(|e| panic!("{e}"));
    assert!(n_games >= WON_MIN);
}
