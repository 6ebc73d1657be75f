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
