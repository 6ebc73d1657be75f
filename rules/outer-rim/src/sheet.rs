//! Sheets: characters, ships, ambitions, patrols; encounters and AI cards.

use crate::{
    Ability, Body, CharacterId, Condition, Deck, Edition, Faction, Modifier, Name, Ref, Reward,
    Script, Skill, Sources, Standing, Start, Trait, Trigger,
};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// OR-10: a character card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Character {
    /// Its name in the files.
    pub id: Name,
    /// The box it comes from.
    pub edition: Edition,
    /// Dice in ground combat.
    pub combat: u8,
    /// OR-13.3.
    pub health: u8,
    /// Its skills, doubled where named twice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skills: Vec<Skill>,
    /// OR-10.4.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub traits: Vec<Trait>,
    /// OR-2.13, OR-2.14: the setup line.
    pub setup: CharacterSetup,
    /// OR-10.2: the personal goal; it lies on the front.
    pub goal: Goal,
    /// What holds on both sides.
    #[serde(default)]
    pub both: Powers,
    /// What holds on the front alone.
    #[serde(default)]
    pub front: Powers,
    /// What holds on the flipped side alone.
    #[serde(default)]
    pub flipped: Powers,
    /// Where the values come from.
    pub source: Sources,
}

/// OR-2.13, OR-2.14: the setup line of a character.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CharacterSetup {
    /// #90 bounty, #91 cargo, #92 job.
    pub databank: u16,
    /// Reputations that do not start neutral.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub reputation: BTreeMap<Faction, Standing>,
    /// Fame to start with.
    #[serde(default)]
    pub fame: u8,
    /// What else happens.
    #[serde(default, rename = "do", skip_serializing_if = "Script::is_empty")]
    pub script: Script,
}

impl CharacterSetup {
    /// OR-2.14: what the character starts with.
    #[must_use]
    pub const fn start(&self) -> Option<Start> {
        Start::of(self.databank)
    }
}

/// Modifiers and abilities of one side of a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Powers {
    /// What changes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub modifiers: Vec<Modifier>,
    /// What is allowed or caused.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub abilities: Vec<Ability>,
}

/// OR-9.2, OR-10.2: what flips a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// OR-9.3: as soon as this holds.
    Holds(Condition),
    /// OR-9.4: when something has happened this often.
    Happens {
        /// What has to happen.
        on: Trigger,
        /// It counts only if this holds then.
        #[serde(default, rename = "if", skip_serializing_if = "Option::is_none")]
        given: Option<Condition>,
        /// How often.
        times: u8,
    },
    /// OR-9.3: by an ability of the front: `complete_goal`, or this many `advance_goal`.
    Ability {
        /// How many goal tokens.
        times: u8,
    },
}

/// OR-9: a ship sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// Its name in the files.
    pub id: Name,
    /// The box it comes from.
    pub edition: Edition,
    /// OR-2.12: one of the sheets everybody may start with; it has no goal.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub starting: bool,
    /// Its price.
    pub cost: i32,
    /// The side it comes on.
    pub front: Hull,
    /// OR-9.2: the goal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<Goal>,
    /// The named side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flipped: Option<Hull>,
    /// Where the values come from.
    pub source: Sources,
}

/// One side of a ship sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Hull {
    /// OR-5.1.
    pub hyperdrive: u8,
    /// Dice in ship combat.
    pub combat: u8,
    /// OR-13.3.
    pub hull: u8,
    /// Cargo slots.
    #[serde(default)]
    pub cargo: u8,
    /// Mod slots.
    #[serde(default)]
    pub mods: u8,
    /// Slots for cargo or a mod.
    #[serde(default)]
    pub either: u8,
    /// Crew slots.
    #[serde(default)]
    pub crew: u8,
    /// What it can do.
    #[serde(default)]
    pub powers: Powers,
}

/// OR-15.2: the patrols of one level, alike for all factions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PatrolLevel {
    /// 1 to 4.
    pub level: u8,
    /// Its dice; none if it cannot be beaten.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub combat: Option<u8>,
    /// What beating it gives.
    #[serde(default)]
    pub reward: Reward,
    /// Where the values come from.
    pub source: Sources,
}

/// OR-14.4: an encounter card. A section is named for its space, or `patrol`,
/// `no-patrol`, `core-worlds`, `across-the-core`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Encounter {
    /// Its name in the files.
    pub id: Name,
    /// The box it comes from.
    pub edition: Edition,
    /// A tile, `navpoint` or `core-worlds`.
    pub deck: Name,
    /// Its number in the deck.
    pub number: u8,
    /// UB-2.1: the card of the other box it takes the place of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaces: Option<Ref<crate::EncounterId>>,
    /// UB-17.1: it is not used in solo games with the expansion.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub not_solo: bool,
    /// What happens, by section.
    pub sections: BTreeMap<Name, Script>,
    /// Where the values come from.
    pub source: Sources,
}

/// UB-16: an ambition sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ambition {
    /// Its name in the files.
    pub id: Name,
    /// UB-16.4: credits to start with.
    pub credits: i32,
    /// UB-16.4: and what else happens.
    #[serde(default, rename = "do", skip_serializing_if = "Script::is_empty")]
    pub setup: Script,
    /// What it allows or changes.
    #[serde(default)]
    pub powers: Powers,
    /// UB-16.5: the goals, first to last.
    pub goals: Vec<AmbitionGoal>,
    /// Where the values come from.
    pub source: Sources,
}

/// UB-16.5: a goal of an ambition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AmbitionGoal {
    /// When it may be completed.
    pub mark: GoalMark,
    /// What completes it.
    pub goal: Goal,
    /// UB-16.6: an ability it gives while it can be completed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abilities: Vec<Ability>,
}

/// UB-16.5: the sign in front of a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum GoalMark {
    /// A dash: at any time.
    Any,
    /// A number: in ascending order.
    Step(u8),
    /// Infinity: only while it holds.
    While,
    /// Fame: after the requirement and all other goals.
    Final,
}

/// OR-25.2: a card that plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AiCard {
    /// Its name in the files.
    pub id: Name,
    /// The box it comes from.
    pub edition: Edition,
    /// Which deck it belongs to.
    pub deck: AiDeck,
    /// Its number in that deck.
    #[serde(default)]
    pub number: u8,
    /// OR-25.3: the first that applies.
    pub planning: Vec<AiStep>,
    /// All that apply.
    pub action: Vec<AiStep>,
    /// The first that applies.
    pub encounter: Vec<AiStep>,
    /// Where the values come from.
    pub source: Sources,
}

/// The AI decks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AiDeck {
    /// OR-25.16: the ten cards of the base game.
    Standard,
    /// UB-18.1: the five cards of a bounty hunter.
    BountyHunter,
    /// UB-17.2: the card of one character.
    Character(Ref<CharacterId>),
}

/// One bullet of an AI card (appendix D).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AiStep {
    /// Recover if defeated.
    RecoverIfDefeated,
    /// Recover if there is any damage.
    RecoverIfDamaged,
    /// OR-25.7: move toward the closest goal.
    MoveToGoal,
    /// UB-18.3: move toward the designated bounty.
    MoveToBounty,
    /// Gain credits.
    GainCredits(i32),
    /// OR-25.9: deliver; illegal cargo costs this.
    Deliver(AiPenalty),
    /// OR-25.8: buy from this deck.
    Buy(Deck),
    /// Buy from the first deck unless its slots are full, then from the second.
    BuyOr(Deck, Deck),
    /// UB-18.17: the top card goes to the bottom for this many credits.
    SellTop(Deck, i32),
    /// The top card goes to the bottom.
    DiscardTop(Deck),
    /// This card is shuffled back.
    ShuffleThis,
    /// OR-15: fight a patrol here that is hostile.
    FightHostilePatrol,
    /// OR-25.10: complete a job here.
    CompleteJob,
    /// UB-18: encounter the designated bounty here.
    EncounterBounty,
    /// OR-25.13: this many credits for a fame.
    BuyFame(i32),
    /// OR-25.12: reveal the lowest contact here and take its crew.
    TakeCrew,
    /// Reveal the lowest contact here.
    RevealContact,
    /// Reveal a contact here of the class of a bounty one has.
    RevealWanted,
    /// Gain a reputation with this planet's faction.
    GainReputationHere,
    /// Gain a reputation with the nearest patrol's faction.
    GainReputationNearest,
    /// This many credits for a reputation with the nearest patrol's faction.
    SellReputationNearest(i32),
}

/// OR-25.9: what illegal cargo costs an AI.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AiPenalty {
    /// Nothing.
    Nothing,
    /// Damage.
    Damage(Body, u8),
    /// A reputation with the planet's faction.
    Reputation,
}
