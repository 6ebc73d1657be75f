//! Whole games of bots for the corpus of the rules, which know no bots themselves.
//!
//! They are played with the shipped set, so a change of it or of a rule makes new ones:
//! `CORPUS_WRITE=../../rules/outer-rim/tests/corpus cargo nextest run -p bots -p outer-rim -j 1 corpus`
//! writes these and the random games in place, and plays both again.

use super::support::{content, with};
use bots::Level::{Random, Rookie, Smuggler};
use bots::{Bots, Level, Mind, Situation};
use outer_rim::{BoardOrder, Characters, Content, Opponents, OuterRim, Setup, State};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Answer, Dice, Game, Viewer};
use testkit::Kit;

/// Games of each kind of table.
const EACH: usize = 3;
/// How many deals are tried for a game that somebody wins by fame.
const TRIES: u64 = 40;

/// Tables without laws of their own: the tests of the rules play the games again.
struct Tables;

impl Kit for Tables {
    type Game = OuterRim;

    fn setups(&self) -> Vec<Setup> {
        kinds().into_iter().map(|(setup, _)| setup).collect()
    }

    fn content(&self) -> Arc<Content> {
        content()
    }

    fn conserved(&self, _state: &State) -> Result<(), String> {
        Ok(())
    }

    fn secrets(&self, _state: &State, _viewer: Viewer) -> Vec<String> {
        Vec::new()
    }
}

/// Every number of seats and every kind of option.
fn kinds() -> Vec<(Setup, Vec<Level>)> {
    vec![
        (with(1, |_| {}), vec![Smuggler]),
        (
            with(1, |options| {
                options.expansion = true;
                options.opponents = Opponents::BountyHunter;
            }),
            vec![Smuggler],
        ),
        (
            with(1, |options| {
                options.expansion = true;
                options.opponents = Opponents::Both;
                options.board = BoardOrder::Random;
            }),
            vec![Smuggler],
        ),
        (with(2, |_| {}), vec![Smuggler, Rookie]),
        (with(2, |options| options.expansion = true), vec![Smuggler, Smuggler]),
        (
            with(2, |options| {
                options.expansion = true;
                options.favors = true;
                options.ambitions = true;
                options.fame = 8;
            }),
            vec![Smuggler, Smuggler],
        ),
        (with(3, |options| options.fame = 8), vec![Rookie, Random, Smuggler]),
        (
            with(3, |options| {
                options.expansion = true;
                options.favors = true;
                options.board = BoardOrder::Random;
            }),
            vec![Smuggler, Rookie, Smuggler],
        ),
        (
            with(3, |options| {
                options.expansion = true;
                options.ambitions = true;
                options.fame = 8;
                options.characters = Characters::Random;
            }),
            vec![Smuggler, Smuggler, Smuggler],
        ),
        (with(4, |options| options.fame = 12), vec![Smuggler, Rookie, Rookie, Smuggler]),
        (
            with(4, |options| {
                options.expansion = true;
                options.favors = true;
                options.characters = Characters::Random;
            }),
            vec![Smuggler, Smuggler, Rookie, Random],
        ),
        (
            with(4, |options| {
                options.expansion = true;
                options.favors = true;
                options.ambitions = true;
                options.fame = 8;
                options.board = BoardOrder::Random;
            }),
            vec![Smuggler, Smuggler, Smuggler, Smuggler],
        ),
    ]
}

/// A whole game of these bots as a line of the corpus, and whether somebody had the fame to win.
fn line(setup: &Setup, seated: &[Level], seed: u64) -> (String, bool) {
    let mut minds: Vec<Box<dyn Mind<OuterRim>>> =
        seated.iter().map(|level| OuterRim::mind(*level)).collect();
    let mut dice = Dice::swift(seed);
    let content = content();
    let written = testkit::corpus::written_line(&Tables, setup.clone(), seed, |table, menu| {
        let open = table.pending().first()?;
        let view = OuterRim::view(table.state(), Viewer::Seat(open.seat));
        let situation = Situation { view: &view, menu, content: &content, budget: Duration::ZERO };
        match minds[open.seat.idx()].answer(&situation, &mut dice) {
            Answer::Item(action) => {
                menu.items().iter().position(|item| *item == action).map(|picked| picked as u64)
            }
            _ => None,
        }
    });
    let (line, outcome) = written.expect("bots answer what is on the menu");
    let mut seats = outcome.places.iter().zip(&outcome.scores);
    let won = seats.any(|(place, fame)| *place == 1 && *fame >= i32::from(setup.options.fame));
    (line, won)
}

fn write(path: &Path) {
    let mut text = String::new();
    for (setup, seated) in kinds() {
        let games = (1..=TRIES).map(|seed| line(&setup, &seated, seed)).filter(|(_, won)| *won);
        let games: Vec<String> = games.map(|(line, _)| line).take(EACH).collect();
        assert_eq!(games.len(), EACH, "{seated:?} hardly win {setup:?}");
        games.iter().for_each(|line| text.push_str(&format!("{line}\n")));
    }
    std::fs::write(path, text).expect("the corpus can be written");
}

#[test]
fn a_game_of_bots_for_the_corpus_is_what_the_rules_play_again() {
    if let Some(folder) = std::env::var_os("CORPUS_WRITE") {
        write(&Path::new(&folder).join("outer-rim-bots.jsonl"));
    }
    let setup = with(2, |options| options.rounds = 3);
    let (line, _) = line(&setup, &[Smuggler, Rookie], 1);
    assert_eq!(testkit::corpus::replay_line(&Tables, &line), Ok(()));
    let other = line.replacen("\"seed\":1", "\"seed\":2", 1);
    assert!(testkit::corpus::replay_line(&Tables, &other).is_err(), "another deal, other games");
}
