//! A world drawn from a view.

use super::{Ask, CRATES, Convoy, Crate, State, View};
use std::sync::Arc;
use tabletop::{Dice, Game, Imagine, Seat};
impl Imagine for Convoy {
    fn imagine(view: &View, content: &Arc<()>, dice: &mut Dice) -> State {
        let mut state = Self::blank(&view.setup, content);
        state.step = view.step;
        state.turn = view.turn;
        state.delivered.clone_from(&view.delivered);
        state.lost.clone_from(&view.lost);
        let own_turn = view.viewer.is(view.turn);
        let own_load: &[Crate] = match &view.ask {
            Ask::Stack(load) | Ask::Drive(load) => load,
            Ask::Load | Ask::Over => &[],
        };
        let known = |one: &Crate| {
            let seen = view.delivered.iter().flatten().chain(&view.lost);
            seen.chain(&view.hand).chain(own_load).any(|other| other == one)
        };
        let mut unknown: Vec<Crate> = (0..CRATES).map(Crate).filter(|one| !known(one)).collect();
        dice.shuffle(&mut unknown);
        let mut take = |n: u8| unknown.split_off(unknown.len() - usize::from(n));
        for seat in Seat::all(view.setup.seats) {
            let hand = &mut state.hands[seat.idx()];
            if view.viewer.is(seat) {
                hand.clone_from(&view.hand);
            } else {
                *hand = take(view.n_held[seat.idx()]);
                hand.sort_unstable();
            }
        }
        state.ask = match &view.ask {
            Ask::Stack(_) if !own_turn => {
                let mut load = take(view.n_loaded);
                load.sort_unstable();
                Ask::Stack(load)
            }
            Ask::Drive(_) if !own_turn => Ask::Drive(take(view.n_loaded)),
            ask => ask.clone(),
        };
        state
    }
}
