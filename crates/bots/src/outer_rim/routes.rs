//! Where one can get, turn by turn, with what stops one on the way.

use outer_rim::{Faction, SpaceId, SpaceKind, Standing, Stat, State};
use tabletop::Seat;

/// Spaces are kept as bits of a word.
pub const SPACES: usize = 64;

/// Where one can get.
pub struct Routes {
    /// Spaces that stop one (OR-5.2, OR-5.3), as bits.
    stops: u64,
    neighbours: [u64; SPACES],
}

impl Routes {
    /// The ways of one player.
    pub fn new(state: &State, seat: Seat) -> Self {
        let map = state.map();
        let mut neighbours = [0; SPACES];
        let mut stops = 0;
        let maelstrom = state.stat(seat, Stat::PassMaelstrom) > 0;
        for space in map.spaces() {
            neighbours[space.idx()] = map.neighbours(space).fold(0, |set, one| set | 1 << one.0);
            if map.kind(space) == SpaceKind::Maelstrom && !maelstrom {
                stops |= 1 << space.0;
            }
        }
        if state.stat(seat, Stat::PassPatrols) <= 0 {
            for faction in Faction::ALL {
                if state.standing(seat, *faction) != Standing::Positive {
                    stops |= 1u64 << state.patrol(*faction).space.0;
                }
            }
        }
        Self { stops, neighbours }
    }

    fn spread(&self, from: u64) -> u64 {
        let (mut set, mut near) = (from, 0);
        while set != 0 {
            near |= self.neighbours[set.trailing_zeros() as usize];
            set &= set - 1;
        }
        near
    }

    /// The spaces one move of this many steps can end in, its start included.
    pub fn reach(&self, from: u64, steps: u8) -> u64 {
        let (mut reached, mut edge) = (from, from);
        for _ in 0..steps {
            edge = self.spread(edge) & !reached;
            reached |= edge;
            edge &= !self.stops;
            if edge == 0 {
                break;
            }
        }
        reached
    }

    /// The neighbour a shortest way of this many steps to a space begins with, if there is one.
    pub fn first_step(&self, from: SpaceId, to: SpaceId, steps: u8) -> Option<SpaceId> {
        // Backwards from the goal: a stop on the way ends the move, so only the goal may be one.
        let mut edge = 1u64 << to.0;
        let mut seen = edge;
        for _ in 0..steps {
            let near = self.spread(edge);
            if near & (1 << from.0) != 0 {
                let steps = self.neighbours[from.idx()] & edge;
                return (steps != 0).then(|| SpaceId(steps.trailing_zeros() as u8));
            }
            edge = near & !seen & !self.stops;
            seen |= edge;
        }
        None
    }
}

/// Every bit of a set.
pub fn each(mut set: u64, mut see: impl FnMut(usize)) {
    while set != 0 {
        see(set.trailing_zeros() as usize);
        set &= set - 1;
    }
}
