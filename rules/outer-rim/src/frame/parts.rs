//! What the frames are made of: scopes, steps, and the larger kinds of work.

use crate::bounds::{REFUSALS_MAX, WINDOW_USES_MAX};
use crate::{AbilityId, Arena, Block, CardId, EncounterId, Faction, Roll, Skill, SpaceId, Trigger};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What a script knows: for whom, from what, and what has been bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct Scope {
    /// *You*.
    pub seat: Seat,
    /// The thing the script stands on.
    pub source: Source,
    /// The bound player.
    pub other: Option<Seat>,
    /// The bound faction.
    pub faction: Option<Faction>,
    /// The bound space.
    pub space: Option<SpaceId>,
    /// The bound card, or the card the moment is about.
    pub card: Option<CardId>,
    /// The bound contact's spot.
    pub spot: Option<u8>,
    /// The bound number.
    pub number: i16,
    /// OR-3.12: which of several equally near is meant, once it is settled.
    pub tie: Option<Tie>,
    /// UB-13.2: whether one could ask for a favor before the effect at hand reads a reputation.
    #[serde(default)]
    pub asked: bool,
    /// OR-24.2: whether something was paid for what happens.
    #[serde(default)]
    pub paid: bool,
}

/// OR-3.12: the one of several equally near that the current player has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Tie {
    /// This patrol is the nearest.
    Patrol(Faction),
    /// This player is.
    Player(Seat),
}

impl Scope {
    /// A scope in which nothing is bound.
    #[must_use]
    pub const fn of(seat: Seat, source: Source) -> Self {
        Self {
            seat,
            source,
            other: None,
            faction: None,
            space: None,
            card: None,
            spot: None,
            number: 0,
            asked: false,
            paid: false,
            tie: None,
        }
    }
}

/// The thing a script stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The rules themselves.
    Rules,
    /// A card, held or drawn.
    Card(CardId),
    /// The character of the player.
    Character,
    /// The ship of the player.
    Ship,
    /// An encounter card.
    Encounter(EncounterId),
    /// UB-16: the ambition of the player, or one of its goals.
    Ambition(Option<u8>),
}

/// OR-4.1: the steps of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The turn begins.
    Began,
    /// Move, recover, earn or plan.
    Planning,
    /// Any number of different actions.
    Action,
    /// One encounter.
    Encounter,
    /// The turn is over.
    Ended,
}

/// The choices before the first turn, each by every player in turn order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum SetupStep {
    /// OR-2.10.
    Character,
    /// OR-2.12.
    Ship,
    /// OR-2.14: the setup line.
    Line,
    /// OR-2.16.
    Space,
    /// UB-16.3: in reverse turn order.
    Ambition,
    /// UB-16.4: the setup of the sheet.
    AmbitionLine,
}

/// A place inside a script.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct At {
    /// The script.
    pub block: Block,
    /// The position.
    pub pc: u8,
}

/// OR-12.2: who defends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Defender {
    /// Somebody with a printed value.
    Foe(u8),
    /// A player.
    Player(Seat),
}

/// OR-18: where a bounty target is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A token on this spot.
    Spot(u8),
    /// The crew of this player.
    Crew(Seat),
    /// UB-7: this player's character.
    Character(Seat),
}

/// What a combat is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// A script said so.
    Script,
    /// OR-15.7.
    Patrol(Faction),
    /// OR-18.3: the bounty on this card.
    Bounty(CardId, Target),
}

/// OR-12.4: how far a combat has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum CombatStep {
    /// Before the dice: the attacker's abilities.
    AttackerPrepares,
    /// Before the dice: the defender's.
    DefenderPrepares,
    /// Both roll.
    Roll,
    /// The attacker's dice abilities.
    AttackerDice,
    /// The defender's.
    DefenderDice,
    /// Who wins.
    Result,
    /// Damage is dealt.
    Damage,
    /// It is over; whoever is about to be defeated still is so in this combat.
    Over,
}

/// OR-12.8: what cards did to the results of one side of a combat. A result that was added is no
/// die, and a die whose result was cancelled has still been rolled.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct Changed {
    /// Results that are no dice.
    pub added: Roll,
    /// Dice whose results were cancelled.
    pub cancelled: u8,
}

impl Changed {
    /// Nothing was added, nothing cancelled.
    pub const NONE: Self = Self { added: Roll::NONE, cancelled: 0 };

    fn is_none(&self) -> bool {
        *self == Self::NONE
    }
}

/// OR-12: a combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct Combat {
    /// Ground or ship.
    pub arena: Arena,
    /// Who attacks.
    pub attacker: Seat,
    /// Who defends.
    pub defender: Defender,
    /// What it is about.
    pub purpose: Purpose,
    /// How far it has come.
    pub step: CombatStep,
    /// The dice of the attacker.
    pub attack: Roll,
    /// The dice of the defender.
    pub defence: Roll,
    /// What was added to the attacker's dice and taken from them.
    #[serde(default, skip_serializing_if = "Changed::is_none")]
    pub attack_changed: Changed,
    /// What was added to the defender's dice and taken from them.
    #[serde(default, skip_serializing_if = "Changed::is_none")]
    pub defence_changed: Changed,
    /// Whether the attacker won, once it is known.
    pub won: Option<bool>,
    /// If the attacker wins.
    pub win: Block,
    /// If not.
    pub lose: Block,
    /// What both scripts know.
    pub scope: Scope,
}

impl Combat {
    /// A combat before its first step.
    pub(crate) fn new(
        arena: Arena,
        attacker: Seat,
        defender: Defender,
        purpose: Purpose,
        scope: Scope,
    ) -> Self {
        Self {
            arena,
            attacker,
            defender,
            purpose,
            step: CombatStep::AttackerPrepares,
            attack: Roll::NONE,
            defence: Roll::NONE,
            attack_changed: Changed::NONE,
            defence_changed: Changed::NONE,
            won: None,
            win: crate::Script::EMPTY,
            lose: crate::Script::EMPTY,
            scope,
        }
    }

    /// All results of the attacker, dice and others.
    #[must_use]
    pub fn attack_results(&self) -> Roll {
        self.attack.plus(self.attack_changed.added)
    }

    /// All results of the defender, dice and others.
    #[must_use]
    pub fn defence_results(&self) -> Roll {
        self.defence.plus(self.defence_changed.added)
    }

    /// OR-12.8: how many dice the opponent of a player rolled.
    #[must_use]
    pub fn dice_against(&self, seat: Seat) -> u8 {
        let (roll, changed) = if self.attacker == seat {
            (self.defence, self.defence_changed)
        } else {
            (self.attack, self.attack_changed)
        };
        roll.len().saturating_add(changed.cancelled)
    }
}

/// How far a skill test or a delivery has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum RollStep {
    /// Before the dice.
    Prepare,
    /// The dice fall.
    Roll,
    /// Dice abilities.
    Dice,
    /// What it means.
    Result,
    /// It is known, and what follows from it is being resolved.
    Over,
}

/// OR-11.5: a skill test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct Testing {
    /// The effect it comes from.
    pub at: At,
    /// What the script knows.
    pub scope: Scope,
    /// Who tests.
    pub seat: Seat,
    /// Which skill, once chosen.
    pub skill: Option<Skill>,
    /// How far it has come.
    pub step: RollStep,
    /// What was rolled.
    pub roll: Roll,
    /// Whether it was passed, once it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passed: Option<bool>,
}

/// What a reward is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum RewardFor {
    /// OR-15.8.
    Patrol,
    /// OR-18.6.
    Elimination,
    /// OR-18.8.
    Capture,
    /// UB-7.3: of a bounty on a player's character.
    Character,
    /// OR-19.2.
    Cargo,
    /// OR-20.3.
    Job,
}

/// A reward about to be gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct Rewarding {
    /// What for.
    pub what: RewardFor,
    /// Credits.
    pub credits: i32,
    /// Fame.
    pub fame: i32,
    /// And then.
    pub then: Block,
    /// What the script knows; its card is the one rewarded.
    pub scope: Scope,
    /// Whether abilities have had their say.
    pub asked: bool,
    /// OR-24.4: whether its credits were given up for something; none come back.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub waived: bool,
}

/// What costs are paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Paying {
    /// The payment or the option of a script.
    Effect {
        /// The place.
        at: At,
        /// Which option.
        option: u8,
    },
    /// An ability.
    Ability(AbilityId),
}

/// A moment abilities may react to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct Window {
    /// Whose abilities.
    pub seat: Seat,
    /// Which moment.
    pub moment: Trigger,
    /// The other player, card or number it is about.
    pub scope: Scope,
    /// What has been used in this window already.
    pub used: [Option<AbilityId>; WINDOW_USES_MAX],
}

/// How a card is being bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct Buying {
    /// Who buys.
    pub seat: Seat,
    /// Which card.
    pub card: CardId,
    /// What is left to pay.
    pub price: i32,
    /// Whether the die of OR-7.6 is behind us.
    pub cleared: bool,
    /// Whether the card was shown from its deck instead of lying on top.
    pub shown: bool,
    /// OR-9.6: a ship of the supply, with this much damage.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<u8>,
    /// OR-7.6: what its die shows.
    #[serde(default, skip_serializing_if = "Roll::is_none")]
    pub roll: Roll,
    /// OR-7.8: whether something was given in part payment.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub bartered: bool,
}

impl Buying {
    /// The top card of a deck, at this price.
    pub(crate) const fn new(seat: Seat, card: CardId, price: i32) -> Self {
        let (cleared, shown, bartered) = (false, false, false);
        let (roll, used) = (Roll::NONE, None);
        Self { seat, card, price, cleared, shown, used, roll, bartered }
    }
}

/// UB-8.4: who has refused to take part in which job this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(transparent)]
pub struct Refusals([Option<(CardId, Seat)>; REFUSALS_MAX]);

impl Refusals {
    /// Nobody has refused anything.
    pub const NONE: Self = Self([None; REFUSALS_MAX]);

    /// Whether nobody has refused anything.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// Whether this player has refused to take part in this job.
    #[must_use]
    pub fn contains(&self, card: CardId, seat: Seat) -> bool {
        // Where there is no room to note more, nobody is asked any more.
        self.0.contains(&Some((card, seat))) || self.0[REFUSALS_MAX - 1].is_some()
    }

    pub(crate) fn add(&mut self, card: CardId, seat: Seat) {
        if let Some(free) = self.0.iter_mut().find(|one| one.is_none()) {
            *free = Some((card, seat));
        }
    }
}
