//! Bots answer what is on the menu, and the same to the same question.

use super::support::{content, play, seats};
use bots::{Bots, Level, Situation};
use bounty_hunters::{BountyHunters, Content, CreditSupply, DoubleDuos, Options, Setup};
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Dice, Game, Playout, Viewer};

/// The least a hunter works with.
const NO_TIME: Duration = Duration::ZERO;

/// The default rulings, the introductory game, and every other option.
fn every_option() -> [Options; 3] {
    let default = Options::default();
    [
        default,
        Options { introductory: true, ..default },
        Options {
            activate_same_turn: true,
            double_duos: DoubleDuos::Every,
            majority_needs_crate: false,
            credit_supply: CreditSupply::Box,
            ..default
        },
    ]
}

#[test]
fn every_level_plays_whole_games_at_every_size_with_every_option() {
    for options in every_option() {
        for n_seats in 2..=6 {
            let setup = Setup { seats: n_seats, options };
            for turn in 0..3 {
                let mut seated: Vec<Level> =
                    Level::ALL.into_iter().cycle().skip(turn).take(n_seats.into()).collect();
                seated.reverse();
                let outcome = play(setup, &content(), &seated, turn as u64, NO_TIME);
                assert_eq!(outcome.places.len(), usize::from(n_seats));
            }
        }
    }
}

#[test]
fn cards_of_any_value_can_be_played() {
    let house = content();
    // Everything thirty times as much: shields that no hand brings down.
    let dear = edited(&house, |face| face.saturating_mul(30).min(99));
    let free = edited(&house, |_| 0);
    for content in [dear, free] {
        for seated in [[Level::Rookie; 4], [Level::Smuggler; 4], [Level::Hunter; 4]] {
            play(seats(4), &content, &seated, 3, NO_TIME);
        }
    }
}

/// The same cards with every number but one shield changed.
fn edited(content: &Content, change: fn(u8) -> u8) -> Arc<Content> {
    let mut lists = (**content).clone();
    for face in &mut lists.targets {
        face.shields = [change(face.shields[0]), change(face.shields[1]), face.shields[2]];
        face.points = change(face.points);
    }
    for face in &mut lists.hunters {
        face.penalty = change(face.penalty);
    }
    for face in &mut lists.droids {
        face.cost = change(face.cost);
    }
    for face in &mut lists.crates {
        (face.cost, face.points) = (change(face.cost), change(face.points));
    }
    for face in &mut lists.contracts {
        face.per_duo = change(face.per_duo);
    }
    lists.check().expect("an owner may write such a set");
    Arc::new(Content::from(lists))
}

#[test]
fn a_bot_answers_the_same_question_the_same_way() {
    // One mind has seen the whole game, the other has just come in, and their
    // dice differ: what a mind keeps is no memory.
    let content = content();
    let budget = Duration::from_millis(5);
    for level in Level::OFFERED {
        let mut state = BountyHunters::blank(&seats(3), &content);
        let (mut chance, mut playout) = (Dice::duplicate(9), Playout::<BountyHunters>::default());
        let mut old_hand = BountyHunters::mind(level);
        playout.deal(&mut state, &mut chance);
        let mut n_answers = 0;
        while let Some(decision) = BountyHunters::pending(&state).first() {
            BountyHunters::menu(&state, decision.id, &mut playout.menu);
            let view = BountyHunters::view(&state, Viewer::Seat(decision.seat));
            let menu = &playout.menu;
            let situation = Situation { view: &view, menu, content: &content, budget };
            let answer = old_hand.answer(&situation, &mut Dice::swift(n_answers));
            let newcomer = BountyHunters::mind(level).answer(&situation, &mut Dice::swift(7));
            assert_eq!(answer, newcomer, "{level} on {view:?}");
            playout.answer(&mut state, decision, &answer, &mut chance);
            n_answers += 1;
        }
        assert!(n_answers > 60, "{level} was asked {n_answers} times");
    }
}
