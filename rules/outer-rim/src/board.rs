//! OR-3: the board as a file describes it: tiles, endcaps, spaces, routes.

use crate::{Class, Edition, Faction, Name, Ref, Sources, SpaceId, TileId};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// OR-2.1: all tiles and endcaps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// OR-2.2: the recommended order, from the Spinward end to the Trailing end.
    pub recommended: Vec<Ref<TileId>>,
    /// The tiles.
    pub tile: Vec<Tile>,
    /// The endcaps: one for each end and box.
    pub endcap: Vec<Endcap>,
    /// Where the values come from.
    pub source: Sources,
}

/// A map tile. Its named spaces share one encounter deck (OR-3.3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// Its name in the files, and that of its encounter deck.
    pub id: Name,
    /// Its spaces.
    pub spaces: Vec<Space>,
    /// OR-3.1: the routes inside.
    pub routes: Vec<[Ref<SpaceId>; 2]>,
    /// The ends of its outer and inner lane toward the Spinward end.
    pub spinward: [Ref<SpaceId>; 2],
    /// The ends of its outer and inner lane toward the Trailing end.
    pub trailing: [Ref<SpaceId>; 2],
}

/// A space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Space {
    /// Its name in the files.
    pub id: Name,
    /// What it is.
    pub kind: SpaceKind,
    /// OR-3.4.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faction: Option<Faction>,
    /// OR-3.7: the colours of its contact spaces.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contacts: Vec<Class>,
}

/// OR-3.1, UB-4.1: the kinds of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SpaceKind {
    /// A planet.
    Planet,
    /// A navpoint.
    Navpoint,
    /// OR-5.2: the navpoint that stops everybody.
    Maelstrom,
    /// UB-4.1: a planet that leads to the other end.
    Core,
}

impl SpaceKind {
    /// UB-4.1: whether it is a planet for every effect.
    #[must_use]
    pub const fn is_planet(self) -> bool {
        matches!(self, Self::Planet | Self::Core)
    }
}

/// One of the two ends of the arch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Position one.
    Spinward,
    /// Position six.
    Trailing,
}

/// An endcap.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Endcap {
    /// Its name in the files.
    pub id: Name,
    /// The box it comes from.
    pub edition: Edition,
    /// The end it caps.
    pub end: End,
    /// Its spaces; none in the base game (OR-3.11).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spaces: Vec<Space>,
    /// The routes inside.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub routes: Vec<[Ref<SpaceId>; 2]>,
    /// The space both lanes of the last tile lead to, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joint: Option<Ref<SpaceId>>,
    /// OR-2.3, UB-2.2: where patrols appear.
    pub homes: Vec<Home>,
}

/// OR-2.3: where the patrols of a faction appear.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Home {
    /// The faction at home there.
    pub faction: Faction,
    /// A space of the endcap, or else the end of a lane of the last tile.
    pub at: HomeAt,
}

/// The navpoint where patrols appear.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum HomeAt {
    /// The end of the outer lane.
    Outer,
    /// The end of the inner lane.
    Inner,
    /// A space of the endcap.
    Space(Ref<SpaceId>),
}
