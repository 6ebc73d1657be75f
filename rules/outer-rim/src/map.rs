//! The board of one table: the tiles in their order, joined into a graph.

use crate::bounds::BITS_MAX;
use crate::{Class, Content, Edition, End, Faction, HomeAt, SpaceId, SpaceKind, TileId};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use tabletop::Bits;

/// OR-2.1: the tiles from the Spinward end to the Trailing end.
pub type TileOrder = Vec<TileId>;

/// OR-3.12: no route leads there.
pub(crate) const UNREACHABLE: u8 = u8::MAX;

/// OR-3.7: a place for a contact token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ContactSpot {
    /// On which planet.
    pub space: SpaceId,
    /// The colour of the printed space; none where a token lies on the planet itself (UB-2.3).
    pub class: Option<Class>,
}

/// The board of one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    /// The spaces in use, as bits.
    used: u64,
    /// The neighbours of every space, as bits.
    routes: Vec<u64>,
    distances: Vec<[u8; BITS_MAX]>,
    kinds: Vec<SpaceKind>,
    homes: [SpaceId; 4],
    spots: Vec<ContactSpot>,
    cores: Option<[SpaceId; 2]>,
}

impl Map {
    /// Joins the tiles in this order.
    ///
    /// # Errors
    /// Says what the board lacks.
    pub fn build(content: &Content, order: &[TileId], expansion: bool) -> Result<Self, String> {
        let n_spaces = content.spaces.len();
        let mut map = Self {
            used: 0,
            routes: Vec::new(),
            distances: Vec::new(),
            kinds: content.spaces.iter().map(|space| space.kind).collect(),
            homes: [SpaceId(u8::MAX); 4],
            spots: Vec::new(),
            cores: None,
        };
        map.routes.resize(n_spaces, 0);
        map.lay_tiles(content, order);
        map.lay_endcaps(content, order, expansion)?;
        map.measure();
        map.find_spots(content, expansion);
        for faction in Faction::ALL {
            let home = map.homes[faction.idx()];
            let navpoint = map.kinds.get(home.idx()) == Some(&SpaceKind::Navpoint);
            if !navpoint || !map.is_used(home) {
                return Err(format!("the {faction:?} patrols have no navpoint to appear on"));
            }
        }
        Ok(map)
    }

    fn join(&mut self, one: SpaceId, other: SpaceId) {
        self.routes[one.idx()] |= 1 << other.0;
        self.routes[other.idx()] |= 1 << one.0;
    }

    fn lay_tiles(&mut self, content: &Content, order: &[TileId]) {
        let mut before: Option<TileId> = None;
        for tile in order {
            let sheet = &content.board.tile[tile.idx()];
            for (idx, space) in content.spaces.iter().enumerate() {
                if space.tile == Some(*tile) {
                    self.used |= 1 << idx;
                }
            }
            for [one, other] in &sheet.routes {
                self.join(one.id(), other.id());
            }
            if let Some(before) = before {
                let ends = &content.board.tile[before.idx()].trailing;
                for (one, other) in ends.iter().zip(&sheet.spinward) {
                    self.join(one.id(), other.id());
                }
            }
            before = Some(*tile);
        }
    }

    // UB-2.2: the Core Worlds endcaps take the place of the base ones.
    fn lay_endcaps(
        &mut self,
        content: &Content,
        order: &[TileId],
        expansion: bool,
    ) -> Result<(), String> {
        let edition = if expansion { Edition::UnfinishedBusiness } else { Edition::Base };
        let mut cores = Vec::new();
        for endcap in content.board.endcap.iter().filter(|cap| cap.edition == edition) {
            for space in &endcap.spaces {
                let idx = content.spaces.iter().position(|known| known.name == space.id);
                let id = SpaceId(idx.unwrap_or(0) as u8);
                self.used |= 1 << id.0;
                if space.kind == SpaceKind::Core {
                    cores.push(id);
                }
            }
            for [one, other] in &endcap.routes {
                self.join(one.id(), other.id());
            }
            let last = match endcap.end {
                End::Spinward => order.first(),
                End::Trailing => order.last(),
            };
            let last = &content.board.tile[last.ok_or("a board needs a tile")?.idx()];
            let lanes = match endcap.end {
                End::Spinward => &last.spinward,
                End::Trailing => &last.trailing,
            };
            if let Some(joint) = &endcap.joint {
                lanes.iter().for_each(|lane| self.join(joint.id(), lane.id()));
            }
            for home in &endcap.homes {
                self.homes[home.faction.idx()] = match &home.at {
                    HomeAt::Outer => lanes[0].id(),
                    HomeAt::Inner => lanes[1].id(),
                    HomeAt::Space(space) => space.id(),
                };
            }
        }
        self.cores = <[SpaceId; 2]>::try_from(cores).ok();
        Ok(())
    }

    fn measure(&mut self) {
        for start in 0..self.routes.len() {
            let mut row = [UNREACHABLE; BITS_MAX];
            let mut reached = 1u64 << start;
            let mut edge = reached;
            let mut steps = 0;
            row[start] = 0;
            while edge != 0 {
                steps += 1;
                let near = bits(edge).fold(0, |near, idx| near | self.routes[idx]);
                edge = near & !reached;
                reached |= edge;
                bits(edge).for_each(|idx| row[idx] = steps);
            }
            self.distances.push(row);
        }
    }

    // The printed contact spaces first, then every planet itself.
    fn find_spots(&mut self, content: &Content, expansion: bool) {
        for tile in &content.board.tile {
            for space in &tile.spaces {
                let id = content.space_named(&space.id).expect("a space of the set");
                let printed = space.contacts.iter();
                self.spots
                    .extend(printed.map(|class| ContactSpot { space: id, class: Some(*class) }));
            }
        }
        if expansion {
            for idx in bits(self.used).filter(|idx| self.kinds[*idx].is_planet()) {
                self.spots.push(ContactSpot { space: SpaceId(idx as u8), class: None });
            }
        }
    }

    /// Whether every space can be reached from every other.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        let spaces: Vec<usize> = bits(self.used).collect();
        let all =
            |one: &usize| spaces.iter().all(|other| self.distances[*one][*other] != UNREACHABLE);
        spaces.first().is_none_or(all)
    }

    /// Whether the space is part of this board.
    #[must_use]
    pub fn is_used(&self, space: SpaceId) -> bool {
        usize::from(space.0) < BITS_MAX && self.used & (1 << space.0) != 0
    }

    /// All spaces of this board.
    pub fn spaces(&self) -> impl Iterator<Item = SpaceId> + '_ {
        bits(self.used).map(|idx| SpaceId(idx as u8))
    }

    /// OR-3.1: the neighbours of a space.
    pub fn neighbours(&self, space: SpaceId) -> impl Iterator<Item = SpaceId> {
        bits(self.routes[space.idx()]).map(|idx| SpaceId(idx as u8))
    }

    /// The neighbours of a space, as bits.
    #[inline]
    pub(crate) fn routes(&self, idx: usize) -> u64 {
        self.routes[idx]
    }

    /// Whether a route joins the two.
    #[must_use]
    pub fn adjacent(&self, one: SpaceId, other: SpaceId) -> bool {
        self.routes[one.idx()] & (1 << other.0) != 0
    }

    /// OR-3.12: the steps from one to the other.
    #[inline]
    #[must_use]
    pub fn distance(&self, one: SpaceId, other: SpaceId) -> u8 {
        self.distances[one.idx()][other.idx()]
    }

    /// What a space is.
    #[inline]
    #[must_use]
    pub fn kind(&self, space: SpaceId) -> SpaceKind {
        self.kinds[space.idx()]
    }

    /// OR-2.3: where the patrols of a faction appear.
    #[must_use]
    pub fn home(&self, faction: Faction) -> SpaceId {
        self.homes[faction.idx()]
    }

    /// UB-4.4: the opposite Core Worlds space.
    #[must_use]
    pub fn across(&self, core: SpaceId) -> Option<SpaceId> {
        let [one, other] = self.cores?;
        match core {
            _ if core == one => Some(other),
            _ if core == other => Some(one),
            _ => None,
        }
    }

    /// All places for contact tokens.
    pub(crate) fn spots(&self) -> &[ContactSpot] {
        &self.spots
    }
}

/// The places of the bits that are set, lowest first.
pub(crate) fn bits(set: u64) -> impl Iterator<Item = usize> {
    Bits::<u64>::from_word(set).iter().map(usize::from)
}
