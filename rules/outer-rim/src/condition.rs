//! What must hold.

mod amount;
mod held;
mod logic;
mod moment;
mod place;
mod standing;

pub use amount::AmountCondition;
pub use held::HeldCondition;
pub use logic::LogicCondition;
pub use moment::MomentCondition;
pub use place::PlaceCondition;
pub use standing::StandingCondition;

use crate::ctx::Ctx;
use crate::group::groups;
use crate::{Kind, Scope, Trait};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

groups! {
    /// What must hold, of the player the effect is about unless it says otherwise.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum Condition {
        /// Other conditions, together or turned round.
        Logic(LogicCondition),
        /// What the factions think of one.
        Standing(StandingCondition),
        /// Where one is and who else is there.
        Place(PlaceCondition),
        /// How much one has or is left with.
        Amount(AmountCondition),
        /// What one is and what one holds.
        Held(HeldCondition),
        /// What is going on at the table.
        Moment(MomentCondition),
    }
}

impl Ctx<'_> {
    /// Whether a condition holds.
    pub(crate) fn holds(self, scope: &Scope, condition: &Condition) -> bool {
        match condition {
            Condition::Logic(one) => one.holds(self, scope),
            Condition::Standing(one) => one.holds(self, scope),
            Condition::Place(one) => one.holds(self, scope),
            Condition::Amount(one) => one.holds(self, scope),
            Condition::Held(one) => one.holds(self, scope),
            Condition::Moment(one) => one.holds(self, scope),
        }
    }
}

/// Which faction an effect means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WhichFaction {
    /// The Hutt clans.
    Hutt,
    /// The crime syndicates.
    Syndicate,
    /// The Galactic Empire.
    Imperial,
    /// The Rebellion.
    Rebel,
    /// OR-3.6: this planet's faction, if it has one.
    Here,
    /// The faction an enclosing effect has bound.
    Chosen,
    /// OR-3.12: the faction of the nearest patrol.
    NearestPatrol,
}

/// Whom a combat is against.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Opponent {
    /// A patrol.
    Patrol,
    /// A bounty target that nobody defends.
    Bounty,
    /// A player.
    Player,
    /// Somebody printed on a card.
    Foe,
}

/// A patrol, by where it is and how strong. What is left out does not matter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PatrolTest {
    /// The faction of the patrol.
    pub faction: WhichFaction,
    /// At most this many steps away; zero means in the space.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within: Option<u8>,
    /// OR-15.2: of this level or a higher one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level_min: Option<u8>,
    /// OR-15.2: of this level or a lower one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level_max: Option<u8>,
}

/// Cards in play, by what they are. What is left out does not matter.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct CardFilter {
    /// One of these kinds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub kinds: Vec<Kind>,
    /// Has this trait.
    #[serde(rename = "trait", skip_serializing_if = "Option::is_none")]
    pub with: Option<Trait>,
    /// OR-9.4: a goal token lies on it, or none does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<bool>,
    /// Has not this trait.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub without: Option<Trait>,
    /// Costs at least this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost_min: Option<i32>,
    /// Costs at most this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost_max: Option<i32>,
    /// In a count: at least this many such cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_least: Option<u8>,
    /// In a count: they cost at least this together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost_sum: Option<i32>,
}
