//! The verbs: what a card can do.

mod body;
mod card;
mod choice;
mod dice;
mod encounter;
mod flow;
mod journey;
mod patrol;
mod pick;
mod purse;
mod work;

pub use body::BodyEffect;
pub use card::CardEffect;
pub use choice::ChoiceEffect;
pub(crate) use choice::can_lose;
pub use dice::DiceEffect;
pub use encounter::EncounterEffect;
pub use flow::FlowEffect;
pub use journey::JourneyEffect;
pub use patrol::PatrolEffect;
pub use pick::PickEffect;
pub use purse::PurseEffect;
pub use work::WorkEffect;

use crate::group::groups;
use crate::{Ref, Script, SpaceId, WhichFaction};
use serde::{Deserialize, Serialize};

groups! {
    /// One step of a script. *You* is the player the script is resolved for.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum Effect {
        /// What one chooses among, and what follows from it.
        Choice(ChoiceEffect),
        /// Choices that are all there is to it.
        Pick(PickEffect),
        /// What decides how a script goes on.
        Flow(FlowEffect),
        /// Credits, fame and reputation.
        Purse(PurseEffect),
        /// Damage and recovery.
        Body(BodyEffect),
        /// Movement of players.
        Journey(JourneyEffect),
        /// Patrols.
        Patrol(PatrolEffect),
        /// Contacts, encounters and the databank.
        Encounter(EncounterEffect),
        /// Cards that come and go.
        Card(CardEffect),
        /// Jobs, cargo, rewards and goals.
        Work(WorkEffect),
        /// Dice, and what is lent.
        Dice(DiceEffect),
    }
}

impl Effect {
    /// Every script within this effect that the same player resolves.
    pub fn each_script<'a>(&'a self, see: &mut dyn FnMut(&'a Script)) {
        match self {
            Self::Choice(one) => one.each_script(see),
            Self::Flow(one) => one.each_script(see),
            Self::Pick(_)
            | Self::Purse(_)
            | Self::Body(_)
            | Self::Journey(_)
            | Self::Patrol(_)
            | Self::Encounter(_)
            | Self::Card(_)
            | Self::Work(_)
            | Self::Dice(_) => {}
        }
    }
}

/// A place an effect means.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Your space.
    Here,
    /// This space.
    Space(Ref<SpaceId>),
    /// The bound space.
    Chosen,
    /// The bound player's space.
    Other,
    /// Where the patrol of this faction is.
    Patrol(WhichFaction),
}
