//! OR-5: where the moves of a player lead, and what ends them.

use crate::ctx::Ctx;
use crate::decide::{deliver, job, movement, patrol};
use crate::map::bits;
use crate::state::State;
use crate::{ContactId, Destination, Faction, Frame, Held, Map, SpaceId, SpaceKind, Token};
use alloc::vec::Vec;
use tabletop::Seat;

/// The ways of one player over the board as it is.
#[derive(Clone, Copy, Debug)]
pub struct Ways<'a> {
    map: &'a Map,
    /// The spaces in which a move ends, whatever may be done about it there, as bits.
    stops: u64,
}

/// A space that one move can reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reached {
    /// The space itself.
    pub space: SpaceId,
    /// How many steps it takes.
    pub steps: u8,
    /// The space before it on the way that a course takes.
    pub from: SpaceId,
}

/// Where something must be brought or done, as the table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Errand {
    /// This space.
    Space(SpaceId),
    /// UB-17.6: where the patrol of a faction is now.
    Patrol(Faction, SpaceId),
    /// A space that nobody has marked yet.
    Unmarked,
    /// UB-8.1: any space with another player.
    Player,
    /// Any planet.
    Planet,
}

impl Errand {
    /// The one space it is, if it is one.
    #[must_use]
    pub fn space(self) -> Option<SpaceId> {
        match self {
            Self::Space(space) | Self::Patrol(_, space) => Some(space),
            Self::Unmarked | Self::Player | Self::Planet => None,
        }
    }
}

/// What is against a player in a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hindrance {
    /// OR-5.2: a move ends there.
    Maelstrom,
    /// OR-5.3, OR-14.2: a patrol ends a move there, or must be fought, or both.
    Patrol(Faction),
}

impl<'a> Ways<'a> {
    pub(crate) fn of(ctx: Ctx<'a>, seat: Seat) -> Self {
        let map = &ctx.state.map;
        let maelstrom = |space: &SpaceId| map.kind(*space) == SpaceKind::Maelstrom;
        let held_up = |faction: &&Faction| movement::stopped_by(ctx, seat, **faction);
        let patrols = Faction::ALL.iter().filter(held_up);
        let mut stops = set(patrols.map(|faction| ctx.state.patrols[faction.idx()].space));
        if !movement::passes_maelstrom(ctx, seat) {
            stops |= set(map.spaces().filter(maelstrom));
        }
        Self { map, stops }
    }

    /// OR-5.2, OR-5.3: whether a move ends in a space, unless something is done about it there.
    #[must_use]
    pub fn end_in(&self, space: SpaceId) -> bool {
        self.stops & bit(space) != 0
    }

    /// The spaces that one move of this many steps can end in, the first one included, in the order
    /// of the board.
    pub fn within(&self, from: SpaceId, steps: u8) -> impl Iterator<Item = SpaceId> + use<> {
        let (mut reached, mut edge) = (bit(from), bit(from));
        for _ in 0..steps {
            edge = self.around(edge) & !reached;
            reached |= edge;
            edge &= !self.stops;
        }
        spaces(reached)
    }

    /// The spaces that one move of this many steps can reach, nearest first.
    #[must_use]
    pub fn reached(&self, from: SpaceId, steps: u8) -> Vec<Reached> {
        let mut found = Vec::from([Reached { space: from, steps: 0, from }]);
        let mut next = 0;
        // Lower numbers first, as a course goes: so each is found on the way that a course takes.
        while let Some(before) = found.get(next).copied().filter(|one| one.steps < steps) {
            next += 1;
            if before.steps > 0 && self.end_in(before.space) {
                continue;
            }
            for space in self.map.neighbours(before.space) {
                if !found.iter().any(|known| known.space == space) {
                    found.push(Reached { space, steps: before.steps + 1, from: before.space });
                }
            }
        }
        found.remove(0);
        found
    }

    /// The first step of the shortest way of this many steps that nothing stops, if there is one.
    #[must_use]
    pub fn first_step(&self, from: SpaceId, to: SpaceId, steps: u8) -> Option<SpaceId> {
        // Backwards from the goal, which alone may be a stop: the last ring found holds the step.
        let (mut seen, mut edge) = (bit(to), bit(to));
        for _ in 0..steps {
            let around = self.around(edge);
            if around & bit(from) != 0 {
                return self.map.neighbours(from).find(|space| edge & bit(*space) != 0);
            }
            edge = around & !seen & !self.stops;
            seen |= edge;
        }
        None
    }

    fn around(&self, spaces: u64) -> u64 {
        bits(spaces).fold(0, |near, idx| near | self.map.routes(idx))
    }
}

impl State {
    /// OR-5: the ways of a player.
    #[must_use]
    pub fn ways(&self, seat: Seat) -> Ways<'_> {
        Ways::of(Ctx::of(self), seat)
    }

    /// Where a held card sends its holder.
    #[must_use]
    pub fn errand(&self, held: &Held, to: &Destination) -> Errand {
        Ctx::of(self).errand(held, to)
    }

    /// OR-18.8, OR-19.2, OR-20.2: where the cargo, the captives and the jobs of a player are to be
    /// brought or done.
    pub fn errands(&self, seat: Seat) -> impl Iterator<Item = (&Held, Errand)> {
        let ctx = Ctx::of(self);
        ctx.player(seat).held().filter_map(move |held| {
            let job = || Some(ctx.errand(held, &job::part(ctx.content, held.card)?.at));
            let errand = deliver::errand(ctx, seat, held).map(|(errand, _)| errand).or_else(job);
            errand.map(|errand| (held, errand))
        })
    }

    /// OR-17.2, OR-17.8: where a contact lies that everybody sees, or this player has looked at.
    #[must_use]
    pub fn seen_at(&self, contact: ContactId, by: Option<Seat>) -> Option<SpaceId> {
        let is_seen = |token: Token| match token {
            Token::Up(up) => up == contact,
            Token::Peeked { contact: known, by: eyes, .. } => {
                known == contact && by.is_some_and(|seat| eyes.contains(seat))
            }
            Token::Down(_) | Token::Empty => false,
        };
        self.spots().find(|(_, token)| is_seen(*token)).map(|(space, _)| space)
    }

    /// OR-5.1: the steps a player can go, of a move under way what is left of it.
    #[must_use]
    pub fn steps(&self, seat: Seat) -> u8 {
        match self.frames.last() {
            Some(Frame::Move { seat: mover, left }) if *mover == seat => *left,
            _ => self.hyperdrive(seat).clamp(0, i32::from(u8::MAX)) as u8,
        }
    }

    /// OR-5.2, OR-5.3, OR-14.2: what is against a player in a space.
    pub fn hindrances(&self, seat: Seat, space: SpaceId) -> impl Iterator<Item = Hindrance> + '_ {
        let ctx = Ctx::of(self);
        let maelstrom = self.maelstrom_stops(seat, space).then_some(Hindrance::Maelstrom);
        let against = move |faction: &Faction| {
            movement::stopped_by(ctx, seat, *faction) || patrol::is_hostile(ctx, seat, *faction)
        };
        let patrols = ctx.patrols_at(space).filter(against).map(Hindrance::Patrol);
        maelstrom.into_iter().chain(patrols)
    }

    /// OR-5.2: whether a move of a player ends in a space because it is the Maelstrom.
    #[must_use]
    pub fn maelstrom_stops(&self, seat: Seat, space: SpaceId) -> bool {
        movement::stopped_by_maelstrom(Ctx::of(self), seat, space)
    }

    /// OR-5.3: whether a move of a player ends where the patrol of a faction is.
    #[must_use]
    pub fn patrol_stops(&self, seat: Seat, faction: Faction) -> bool {
        movement::stopped_by(Ctx::of(self), seat, faction)
    }

    /// OR-14.2: whether a player must fight the patrol of a faction where they meet it.
    #[must_use]
    pub fn patrol_is_hostile(&self, seat: Seat, faction: Faction) -> bool {
        patrol::is_hostile(Ctx::of(self), seat, faction)
    }
}

fn bit(space: SpaceId) -> u64 {
    1 << space.0
}

fn set(spaces: impl Iterator<Item = SpaceId>) -> u64 {
    spaces.fold(0, |set, space| set | bit(space))
}

fn spaces(set: u64) -> impl Iterator<Item = SpaceId> {
    bits(set).map(|idx| SpaceId(idx as u8))
}
