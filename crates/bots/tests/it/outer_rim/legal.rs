//! Bots answer what is on the menu, and the same to the same question.

use super::support::{content, play, with};
use bots::{Bots, Level, Situation};
use outer_rim::{BoardOrder, Characters, Options, OuterRim};
use std::time::Duration;
use tabletop::{Dice, Game, Playout, Viewer};

/// The least a hunter works with.
const NO_TIME: Duration = Duration::ZERO;
/// Rounds of a table where hunters think: long enough for everything that is asked.
const ROUNDS: u8 = 10;

/// The base game, the expansion with everything, and other boards.
fn every_option() -> [fn(&mut Options); 5] {
    [
        |_| {},
        |options| options.expansion = true,
        |options| {
            options.expansion = true;
            options.favors = true;
            options.board = BoardOrder::Random;
        },
        |options| {
            options.characters = Characters::Random;
            options.fame = 8;
        },
        |options| {
            options.expansion = true;
            options.ambitions = true;
            options.favors = true;
            options.fame = 8;
        },
    ]
}

#[test]
fn every_level_plays_whole_games_at_every_size_with_every_option() {
    for change in every_option() {
        for n_seats in 1..=4 {
            let setup = with(n_seats, |options| {
                change(options);
                // UB-13.9: nobody can be asked in a solo game.
                options.favors &= n_seats > 1;
                options.rounds = ROUNDS;
            });
            let mut seated: Vec<Level> =
                Level::ALL.into_iter().cycle().skip(1).take(n_seats.into()).collect();
            seated.reverse();
            let outcome = play(&setup, &seated, u64::from(n_seats), NO_TIME);
            assert_eq!(outcome.places.len(), usize::from(n_seats));
        }
    }
}

#[test]
fn a_bot_answers_the_same_question_the_same_way() {
    // One mind has seen the whole game, the other has just come in, and their
    // dice differ: what a mind keeps is no memory.
    let content = content();
    let setup = with(3, |options| {
        options.expansion = true;
        options.rounds = 6;
    });
    for level in Level::OFFERED {
        let mut state = OuterRim::blank(&setup, &content);
        let (mut chance, mut playout) = (Dice::swift(9), Playout::<OuterRim>::default());
        let mut old_hand = OuterRim::mind(level);
        playout.deal(&mut state, &mut chance);
        let mut n_answers = 0;
        while let Some(decision) = OuterRim::pending(&state).first() {
            OuterRim::menu(&state, decision.id, &mut playout.menu);
            let view = OuterRim::view(&state, Viewer::Seat(decision.seat));
            let menu = &playout.menu;
            let situation = Situation { view: &view, menu, content: &content, budget: NO_TIME };
            let answer = old_hand.answer(&situation, &mut Dice::swift(n_answers));
            let newcomer = OuterRim::mind(level).answer(&situation, &mut Dice::swift(7));
            assert_eq!(answer, newcomer, "{level} on {:?}", view.frames);
            playout.answer(&mut state, decision, &answer, &mut chance);
            n_answers += 1;
        }
        assert!(n_answers > 60, "{level} was asked {n_answers} times");
    }
}

#[test]
fn a_bot_does_not_see_what_others_have_looked_at() {
    // Two tables that differ only in whom a rival has seen get the same answers.
    let content = content();
    let setup = with(2, |options| options.expansion = true);
    for level in Level::OFFERED {
        let mut state = OuterRim::blank(&setup, &content);
        let (mut chance, mut playout) = (Dice::swift(4), Playout::<OuterRim>::default());
        playout.deal(&mut state, &mut chance);
        let mut n_compared = 0;
        while let Some(decision) = OuterRim::pending(&state).first() {
            if state.round() > 3 {
                break;
            }
            OuterRim::menu(&state, decision.id, &mut playout.menu);
            let view = OuterRim::view(&state, Viewer::Seat(decision.seat));
            let twin = <OuterRim as tabletop::Imagine>::imagine(
                &view,
                &content,
                &mut Dice::swift(n_compared),
            );
            let again = OuterRim::view(&twin, Viewer::Seat(decision.seat));
            let menu = &playout.menu;
            let says = |view| {
                let situation = Situation { view, menu, content: &content, budget: NO_TIME };
                OuterRim::mind(level).answer(&situation, &mut Dice::swift(1))
            };
            let answer = says(&view);
            assert_eq!(answer, says(&again));
            playout.answer(&mut state, decision, &answer, &mut chance);
            n_compared += 1;
        }
        assert!(n_compared > 20);
    }
}
