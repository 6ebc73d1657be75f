//! Bots answer what is on the menu, and the same to the same question.

use crate::support::{ask, content, play, play_by, seats};
use bots::{Bots, Level, Situation};
use han_solo::{Captures, Contests, HanSolo, Options, Picks, Setup, ShortRound};
use std::time::Duration;
use tabletop::{Dice, Game, Playout, Seat, Viewer};

/// Every option on its own, and all of them at once.
fn every_option() -> [Options; 7] {
    let default = Options { large_table: true, ..Options::default() };
    [
        default,
        Options { short_round: ShortRound::Trim, ..default },
        Options { browse_discards: true, ..default },
        Options { picks: Picks::Highest, ..default },
        Options { contests: Contests::Simple, ..default },
        Options { captures: Captures::OncePerGame, ..default },
        Options {
            large_table: true,
            short_round: ShortRound::Trim,
            browse_discards: true,
            picks: Picks::Highest,
            contests: Contests::Simple,
            captures: Captures::OncePerGame,
        },
    ]
}

#[test]
fn every_level_plays_whole_games_at_any_table() {
    for (n, options) in every_option().into_iter().enumerate() {
        // Every size with the default, and those that need care with each option.
        let sizes: &[u8] = if n == 0 { &[2, 3, 4, 5, 6, 7, 8] } else { &[2, 5, 7] };
        for &n_seats in sizes {
            let levels = Level::ALL.into_iter().cycle().skip(n).take(usize::from(n_seats));
            let seated: Vec<Level> = levels.collect();
            let setup = Setup { seats: n_seats, options };
            // `play` checks every answer against its menu.
            let outcome = play(setup, &seated, n as u64);
            assert_eq!(outcome.places.len(), seated.len());
        }
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    // One mind has sat through the whole game in every seat, the other has
    // just come in, and their dice differ: tables kept are no memory.
    for level in Level::OFFERED {
        let mut old_hand = HanSolo::mind(level);
        let mut nth = 0;
        let (_, n_answers) = play_by(seats(4), 9, |_, situation| {
            let answer = old_hand.answer(situation, &mut Dice::swift(nth));
            let newcomer = HanSolo::mind(level).answer(situation, &mut Dice::swift(7));
            assert_eq!(answer, newcomer, "{level} on {:?}", situation.view);
            nth += 1;
            answer
        });
        assert!(n_answers > 72, "{level} was asked {n_answers} times");
    }
}

#[test]
fn no_time_at_all_is_time_enough() {
    let content = content();
    let mut state = HanSolo::blank(&seats(2), &content);
    let mut playout = Playout::<HanSolo>::default();
    playout.deal(&mut state, &mut Dice::duplicate(1));
    let decision = HanSolo::pending(&state).first().expect("a dealt table asks");
    HanSolo::menu(&state, decision.id, &mut playout.menu);
    let view = HanSolo::view(&state, Viewer::Seat(decision.seat));
    let budget = Duration::ZERO;
    let situation = Situation { view: &view, menu: &playout.menu, content: &content, budget };
    for level in Level::ALL {
        let answer = HanSolo::mind(level).answer(&situation, &mut Dice::swift(1));
        assert!(playout.menu.contains(&answer), "{level}: {answer:?}");
    }
}

#[test]
fn a_bot_knows_no_more_than_its_view() {
    // Two tables that differ only in what the asked seat cannot see.
    let at = |rival: &str| {
        crate::support::place(
            seats(2),
            &format!(
                r#"{{"hands": [["+4","-7"], {rival}], "discards": ["-9","+2"], "dealer": 1,
                    "pot": ["falcon","yacht"], "ask": {{"ask": "turn", "seat": 0}}}}"#
            ),
        )
    };
    let (weak, strong) = (at(r#"["+10","+9"]"#), at(r#"["+5","-5"]"#));
    let view = |state| HanSolo::view(state, Viewer::Seat(Seat::new(0)));
    assert_eq!(view(&weak), view(&strong));
    for level in Level::ALL {
        let answer = |state| ask(state, 0, &mut *HanSolo::mind(level), &mut Dice::swift(3));
        assert_eq!(answer(&weak), answer(&strong), "{level}");
    }
}
