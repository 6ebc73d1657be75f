//! How the tests see the toy.

use super::{Auction, Event, Flaw, GEMS, Gem, PURSE, Position, Setup, State, Wish};
use std::sync::Arc;
use tabletop::{Game, Seat, Viewer};
use testkit::Kit;
/// The kit of the auction.
pub struct Auctioneer {
    flaw: Flaw,
}

impl Auctioneer {
    pub const fn sound() -> Self {
        Self { flaw: Flaw::None }
    }

    pub const fn with(flaw: Flaw) -> Self {
        Self { flaw }
    }
}

impl Kit for Auctioneer {
    type Game = Auction;

    fn setups(&self) -> Vec<Setup> {
        Auction::SEATS.map(|seats| Setup { seats, flaw: self.flaw }).collect()
    }

    fn content(&self) -> Arc<()> {
        Arc::new(())
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        let credits = state.purses.iter().sum::<u32>() + state.bank;
        if credits != PURSE * u32::from(state.setup.seats) {
            return Err(format!("there are {credits} credits"));
        }
        let mut gems: Vec<u8> = state.won.iter().flatten().map(|gem| gem.0).collect();
        gems.extend(state.left.iter().chain(&state.prize).map(|gem| gem.0));
        gems.sort_unstable();
        if gems == (0..GEMS as u8).collect::<Vec<_>>() {
            Ok(())
        } else {
            Err(format!("the gems are {gems:?}"))
        }
    }

    fn secrets(&self, state: &State, viewer: Viewer) -> Vec<String> {
        if state.prize.is_none() {
            return Vec::new();
        }
        let own = viewer.seat().and_then(|seat| state.wishes[seat.idx()]);
        let others = Seat::all(state.n_seats()).filter(|seat| !viewer.is(*seat));
        let wishes = others.filter_map(|seat| state.wishes[seat.idx()]);
        wishes.filter(|wish| Some(*wish) != own).map(String::from).collect()
    }

    // To a sound auctioneer all gems are different.
    fn equals(&self) -> Vec<[u32; 2]> {
        if self.flaw == Flaw::NamedGems { vec![[0, 1]] } else { Vec::new() }
    }

    fn exchanged(&self, event: &Event, [one, other]: [u32; 2]) -> Event {
        match event {
            Event::Offered { gem } if u32::from(gem.0) == one => {
                Event::Offered { gem: Gem(other as u8) }
            }
            Event::Offered { gem } if u32::from(gem.0) == other => {
                Event::Offered { gem: Gem(one as u8) }
            }
            same => same.clone(),
        }
    }

    fn positions(&self) -> Vec<(Setup, Position)> {
        let setup = Setup { seats: 2, flaw: self.flaw };
        let position =
            Position { purses: vec![4, 7], wishes: vec![Wish(3), Wish(5)], prize: Gem(3) };
        vec![(setup, position)]
    }
}
