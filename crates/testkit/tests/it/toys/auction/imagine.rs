//! A world drawn from a view.

use super::{Auction, Flaw, GEMS, Gem, State, View, Wish};
use std::sync::Arc;
use tabletop::{Dice, Game, Imagine, Sealed, Seat, SeatSet};
impl Imagine for Auction {
    fn imagine(view: &View, content: &Arc<()>, dice: &mut Dice) -> State {
        let mut state = Self::blank(&view.setup, content);
        let over = view.prize.is_none();
        for seat in Seat::all(view.setup.seats) {
            let copies = over || view.viewer.is(seat) || view.setup.flaw == Flaw::LeakyTwin;
            let known = view.wishes[seat.idx()].filter(|_| copies);
            let wish = known.unwrap_or_else(|| Wish(dice.roll(GEMS as u32) as u8));
            state.wishes[seat.idx()] = Some(wish);
        }
        state.step = view.step;
        state.purses.clone_from(&view.purses);
        state.bank = view.bank - u32::from(state.has(Flaw::BrokenTwin)).min(view.bank);
        state.won.clone_from(&view.won);
        state.prize = view.prize;
        let gone = |gem: &Gem| view.won.iter().flatten().chain(&view.prize).any(|won| won == gem);
        state.left.retain(|gem| !gone(gem));
        if !over {
            state.bids = Sealed::ask(SeatSet::all(view.setup.seats));
            for seat in view.has_bid.iter() {
                let own = view.own_bid.filter(|_| view.viewer.is(seat));
                let bid = own.unwrap_or_else(|| dice.roll(view.purses[seat.idx()] + 1));
                state.bids.seal(seat, bid);
            }
        }
        state
    }
}
