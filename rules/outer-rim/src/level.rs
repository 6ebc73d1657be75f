//! OR-26: how strong the opponents of a single player are, a rule of the house.

use crate::ctx::Ctx;
use crate::{Content, Opponents};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// OR-26.1: how strong the opponents of a single player are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum SoloLevel {
    /// As the rulebooks say.
    #[default]
    Printed,
    /// A house rule: opponents who have a name already.
    Feared,
    /// A house rule: opponents whose name everybody knows.
    Legendary,
}

impl SoloLevel {
    /// Whether a table is played as the rulebooks say: tables from before there were levels say none.
    pub(crate) fn is_printed(&self) -> bool {
        *self == Self::Printed
    }
}

/// OR-26.2: what a level of the house gives each opponent. The set says it, so that a table can
/// be made easier or harder without another program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HouseLevel {
    /// The level.
    pub level: SoloLevel,
    /// The opponents it is measured against.
    pub opponents: Opponents,
    /// OR-26.3: the fame each opponent begins with.
    #[serde(default)]
    pub fame: u8,
    /// OR-26.3: the credits each opponent begins with beyond those of its place in the order.
    #[serde(default)]
    pub credits: i32,
}

impl Content {
    /// OR-26.2: what a level gives such opponents; nothing where the rulebooks are played.
    #[must_use]
    pub fn house_level(&self, level: SoloLevel, opponents: Opponents) -> Option<&HouseLevel> {
        self.levels.iter().find(|one| one.level == level && one.opponents == opponents)
    }
}

impl<'a> Ctx<'a> {
    /// OR-26.2: what the level of the table gives this opponent.
    pub(crate) fn house_level(self, seat: Seat) -> Option<&'a HouseLevel> {
        let options = &self.state.setup.options;
        let found = self.content.house_level(options.level, options.opponents);
        found.filter(|_| self.state.is_ai(seat))
    }
}
