//! What cards do while they are in play: modifiers adjust, abilities react.

use crate::{
    AbilityId, Amount, Arena, Body, CardFilter, Condition, Deck, Faction, Kind, Script, Skill,
};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// Something one may or must do at a certain moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// The moment.
    pub on: Trigger,
    /// Other moments; a limit counts for all of them together.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<Trigger>,
    /// What must hold then.
    #[serde(default, rename = "if", skip_serializing_if = "Option::is_none")]
    pub given: Option<Condition>,
    /// Whether it happens by itself. Steps of the turn are always a choice.
    #[serde(default, skip_serializing_if = "is_false")]
    pub must: bool,
    /// How often.
    #[serde(default, skip_serializing_if = "Limit::is_none")]
    pub limit: Limit,
    /// Who has it.
    #[serde(default, skip_serializing_if = "By::is_owner")]
    pub by: By,
    /// What must be paid first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cost: Vec<Cost>,
    /// What happens.
    #[serde(rename = "do")]
    pub script: Script,
    /// Its number in the gathered set.
    #[serde(skip, default = "unnumbered")]
    pub(crate) id: AbilityId,
}

fn unnumbered() -> AbilityId {
    AbilityId(u16::MAX)
}

impl Ability {
    /// Whether it waits for this moment.
    #[inline]
    #[must_use]
    pub fn listens(&self, moment: Trigger) -> bool {
        self.on == moment || self.also.contains(&moment)
    }

    /// Its number in the gathered set.
    #[must_use]
    pub fn id(&self) -> AbilityId {
        self.id
    }
}

fn is_false(value: &bool) -> bool {
    !value
}

/// Who has an ability of a card in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// Whose card it is.
    #[default]
    Owner,
    /// OR-14.1: the other players in the owner's space, as their encounter; the owner is bound.
    Others,
}

impl By {
    fn is_owner(&self) -> bool {
        *self == Self::Owner
    }
}

/// The moments abilities wait for. Those of a turn are steps of one's own turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// OR-4.2: instead of another planning option.
    Planning,
    /// OR-6.2: as an action of its own.
    Action,
    /// OR-14.1: as the encounter.
    Encounter,
    /// One's turn begins.
    TurnBegan,
    /// OR-11.8: before one rolls for a skill test.
    BeforeTest,
    /// OR-12.4: before the dice of a combat are counted out.
    BeforeCombat(Arena),
    /// OR-11.7: after one's dice of a test fell.
    TestDice,
    /// OR-12.4: after the dice of a combat fell.
    CombatDice(Arena),
    /// OR-11.5: a test was passed; what was lent for it is still in use.
    TestPassed,
    /// OR-19.3: after the die of an illegal delivery fell.
    DeliveryDie,
    /// OR-11.7: after dice that a card has one roll fell.
    CardDice,
    /// A combat was won.
    CombatWon,
    /// A combat was lost.
    CombatLost,
    /// OR-15.8: a patrol was beaten.
    PatrolBeaten,
    /// OR-18: a reward of a bounty is about to be gained.
    BountyReward,
    /// OR-18.6: a bounty target was eliminated.
    BountyEliminated,
    /// OR-18.8: a captured target was delivered.
    CaptureDelivered,
    /// OR-19.2: the reward of a cargo is about to be gained.
    CargoReward,
    /// OR-20.3: the reward of a job is about to be gained.
    JobReward,
    /// OR-15.8: the reward of a patrol is about to be gained.
    PatrolReward,
    /// OR-7: a card of this kind was gained.
    Gained(Kind),
    /// A market card of this deck was bought.
    Bought(Deck),
    /// OR-17.4: a contact was hired.
    Hired,
    /// OR-13.2: damage was recovered; the bound number says how much.
    Recovered,
    /// OR-4.2: one has chosen to recover in planning while not defeated; the bound number says
    /// how much.
    Rested,
    /// OR-13.2: damage was recovered from one's ship; the bound number says how much.
    Mended,
    /// OR-13.3: one is about to be defeated.
    NearDefeat,
    /// OR-13.4: one was defeated.
    Defeated,
    /// OR-5.3: one entered a space with a patrol that would stop one.
    EnteredPatrolSpace,
    /// Another player entered one's space.
    PlayerEntered,
    /// OR-15.4: a patrol would move toward one in one's turn.
    PatrolWouldMove,
    /// OR-14.1: one's encounter of the turn begins.
    Encountered,
    /// OR-15.7: one meets the patrol of this faction, before any dice.
    PatrolMet(Faction),
}

/// How often an ability may be used. OR-6.2: actions are once a turn anyway.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// As often as its moment comes.
    #[default]
    None,
    /// Once in a test or combat.
    Roll,
    /// Once in a turn.
    Turn,
}

impl Limit {
    fn is_none(&self) -> bool {
        *self == Self::None
    }
}

/// What is given up for something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Cost {
    /// Credits.
    Credits(Amount),
    /// A card like this, chosen by the one who pays.
    Discard(CardFilter),
    /// The card the ability stands on.
    DiscardThis,
    /// Damage, which must leave one undefeated.
    Damage {
        /// To what.
        to: Body,
        /// How much.
        amount: Amount,
    },
    /// A step of reputation with this faction, where there is one to lose.
    Reputation(crate::WhichFaction),
    /// Fame.
    Fame(Amount),
}

/// A value that is changed as long as a card is in play, or for a while.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Modifier {
    /// Which value.
    pub stat: Stat,
    /// By how much; one where nothing is said.
    #[serde(default = "Amount::one")]
    pub add: Amount,
    /// What must hold.
    #[serde(default, rename = "if", skip_serializing_if = "Option::is_none")]
    pub given: Option<Condition>,
}

/// The values that can be changed. The later ones are permissions: above zero means yes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stat {
    /// OR-5.1: how far one moves.
    Hyperdrive,
    /// One's dice in such a combat.
    Combat(Arena),
    /// The opponent's dice in such a combat.
    EnemyDice(Arena),
    /// OR-13.3: what the body bears.
    Toughness(Body),
    /// OR-11.4: an instance of the skill.
    Skill(Skill),
    /// OR-8.8: fame one additionally has.
    Fame,
    /// OR-8.1, OR-8.2: slots for this kind.
    Slots(Kind),
    /// OR-12.8: damage not suffered in such a combat.
    Shield(Arena),
    /// OR-12.8: the most damage suffered in such a combat; the least cap counts.
    DamageCap(Arena),
    /// UB-20.3: fame added to the reward of a patrol that gives fame.
    PatrolFame,
    /// UB-20.2: this much of every gain of fame is not gained.
    FameCut,
    /// UB-20.2: credits instead, where something was cut.
    FameCutCredits,
    /// Added to the price of cards of this deck.
    Price(Deck),
    /// OR-5.2: the Maelstrom does not stop one.
    PassMaelstrom,
    /// OR-5.3: no patrol stops one.
    PassPatrols,
    /// OR-14.2: no patrol must be fought.
    IgnorePatrols,
    /// OR-15.8: beating a patrol costs no reputation.
    KeepReputation,
    /// UB-20.9: the reputation is considered positive.
    CountsPositive(Faction),
    /// OR-7.2: the market may be visited on navpoints too.
    MarketAnywhere,
    /// OR-18.5: the target of this combat must be captured.
    MustCapture,
}

/// How long something lent lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Duration {
    /// Until the test or combat is over; before one, until the next is over, at most this turn.
    Roll,
    /// Until the turn is over.
    Turn,
    /// Until one's next turn is over.
    NextTurn,
}
