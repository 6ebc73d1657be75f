//! Whole games.

use crate::support::{content, seats};
use han_solo::HanSolo;
use tabletop::{Dice, Game, Playout};

#[test]
fn random_games_end_with_every_token_owned() {
    // Rules: HS-2.6, HS-9.1
    let content = content();
    for n_seats in 2..=8 {
        for seed in 0..300 {
            let mut dice = Dice::swift(seed);
            let mut playout = Playout::<HanSolo>::default();
            let mut state = HanSolo::blank(&seats(n_seats), &content);
            playout.deal(&mut state, &mut dice);
            playout.run(&mut state, &mut dice);
            let outcome = HanSolo::outcome(&state).expect("the game is over");
            assert_eq!(outcome.scores.iter().sum::<i32>(), 135_000);
            assert_eq!(outcome.lines.iter().map(Vec::len).sum::<usize>(), 24);
            assert_eq!(state.round(), 24_u8.div_ceil(n_seats));
        }
    }
}

#[test]
fn a_warmed_up_step_allocates_nothing() {
    let content = content();
    let mut dice = Dice::swift(1);
    let mut playout = Playout::<HanSolo>::default();
    for n_seats in 2..=8 {
        let blank = HanSolo::blank(&seats(n_seats), &content);
        let mut play = || {
            let mut state = blank.clone();
            playout.deal(&mut state, &mut dice);
            playout.run(&mut state, &mut dice);
        };
        play();
        let allocated = allocation_counter::measure(|| (0..50).for_each(|_| play()));
        assert_eq!(allocated.count_total, 0, "{n_seats} seats");
    }
}

#[test]
fn the_bounds_are_not_far_from_what_happens() {
    // A bound nobody comes near to is no bound: a large tie at a large table
    // with level draws fills a good part of the events one entry may have.
    assert!(usize::from(han_solo::CONTEST_DRAWS_MAX) * 35 < HanSolo::EVENTS_MAX);
    let content = content();
    let mut n_most = 0;
    for seed in 0..400 {
        let mut dice = Dice::swift(seed);
        let mut playout = Playout::<HanSolo>::default();
        let mut state = HanSolo::blank(&seats(7), &content);
        playout.deal(&mut state, &mut dice);
        n_most = n_most.max(playout.run(&mut state, &mut dice));
    }
    assert!((HanSolo::ENTRIES_MAX / 2..=HanSolo::ENTRIES_MAX).contains(&n_most), "{n_most}");
}
