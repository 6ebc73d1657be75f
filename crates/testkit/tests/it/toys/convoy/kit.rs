//! How the tests see the toy.

use super::{Convoy, Flaw, HAND, Setup, State};
use std::sync::Arc;
use tabletop::{Game, Seat, Viewer};
use testkit::Kit;
/// The kit of the convoy.
pub struct Driver {
    flaw: Flaw,
}

impl Driver {
    pub const fn sound() -> Self {
        Self { flaw: Flaw::None }
    }

    pub const fn with(flaw: Flaw) -> Self {
        Self { flaw }
    }
}

impl Kit for Driver {
    type Game = Convoy;

    fn setups(&self) -> Vec<Setup> {
        Convoy::SEATS.map(|seats| Setup { seats, flaw: self.flaw }).collect()
    }

    fn content(&self) -> Arc<()> {
        Arc::new(())
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        let mut all = state.hands.concat();
        all.extend(state.delivered.iter().flatten().chain(&state.lost).chain(state.loaded()));
        let n_crates = all.len();
        all.sort_unstable();
        all.dedup();
        let dealt = state.hands.iter().all(|hand| !hand.is_empty()) || state.step > 0;
        let n_expected = HAND * usize::from(state.setup.seats);
        if all.len() != n_crates || (dealt && n_crates != n_expected) {
            return Err(format!("{n_crates} crates, {} of them different", all.len()));
        }
        Ok(())
    }

    fn secrets(&self, state: &State, viewer: Viewer) -> Vec<String> {
        let others = Seat::all(state.setup.seats).filter(|seat| !viewer.is(*seat));
        let hidden = others.flat_map(|seat| state.hands[seat.idx()].clone());
        let loaded = state.loaded().iter().copied().filter(|_| !viewer.is(state.turn));
        hidden.chain(loaded).map(String::from).collect()
    }
}
