//! Paused work as data: what is being resolved, and how far it has come.
//!
//! Frames lie on a stack in the state. A frame names its place and what has
//! been bound; it never holds a function or a copy of an effect, so a paused
//! effect can be cloned by a bot, printed, sent and folded.

use crate::{
    AbilityId, Arena, Block, Body, CardId, ContactId, Deck, EncounterId, Faction, Kind, Roll,
    Skill, SpaceId, Trigger,
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What a script knows: for whom, from what, and what has been bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
        }
    }
}

/// The thing a script stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
}

/// OR-4.1: the steps of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
}

/// A place inside a script.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct At {
    /// The script.
    pub block: Block,
    /// The position.
    pub pc: u8,
}

/// OR-12.2: who defends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Defender {
    /// Somebody with a printed value.
    Foe(u8),
    /// A player.
    Player(Seat),
}

/// OR-18: where a bounty target is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A token on this spot.
    Spot(u8),
    /// The crew of this player.
    Crew(Seat),
}

/// What a combat is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
}

/// OR-12: a combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
    /// What the attacker rolled.
    pub attack: Roll,
    /// What the defender rolled.
    pub defence: Roll,
    /// Whether the attacker won, once it is known.
    pub won: Option<bool>,
    /// If the attacker wins.
    pub win: Block,
    /// If not.
    pub lose: Block,
    /// What both scripts know.
    pub scope: Scope,
}

/// How far a skill test or a delivery has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
}

/// What a reward is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RewardFor {
    /// OR-15.8.
    Patrol,
    /// OR-18.6.
    Elimination,
    /// OR-18.8.
    Capture,
    /// OR-19.2.
    Cargo,
    /// OR-20.3.
    Job,
}

/// A reward about to be gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
}

/// What costs are paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
pub struct Window {
    /// Whose abilities.
    pub seat: Seat,
    /// Which moment.
    pub moment: Trigger,
    /// The other player, card or number it is about.
    pub scope: Scope,
    /// What has been used in this window already.
    pub used: [Option<AbilityId>; 4],
}

/// How a card is being bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
}

/// One piece of paused work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Before the first turn.
    Setup {
        /// Which choice.
        step: SetupStep,
        /// The how-manieth player.
        nth: u8,
    },
    /// The turn of the current player.
    Turn {
        /// Which step.
        step: Step,
        /// OR-6.2: whether the market was visited.
        market: bool,
        /// OR-6.2: whether there was a delivery.
        deliver: bool,
        /// UB-8.4: whether somebody has refused a job for two.
        refused: bool,
    },
    /// OR-5: a move.
    Move {
        /// Who.
        seat: Seat,
        /// How far still.
        left: u8,
    },
    /// OR-5.3: whether a patrol stops the mover; cleared by `need_not_stop`.
    Stop {
        /// Who.
        seat: Seat,
    },
    /// A script.
    Run {
        /// Where it is.
        at: At,
        /// What it knows.
        scope: Scope,
    },
    /// Costs.
    Pay {
        /// What for.
        paying: Paying,
        /// Which cost is next.
        nth: u8,
        /// What the script knows.
        scope: Scope,
    },
    /// All other players resolve a script, this one next.
    Each {
        /// The effect.
        at: At,
        /// What the script knows.
        scope: Scope,
        /// The how-manieth seat from the left.
        nth: u8,
    },
    /// Dice to reroll or to turn.
    Dice {
        /// The effect.
        at: At,
        /// What the script knows.
        scope: Scope,
        /// Set aside so far.
        aside: Roll,
        /// How many more.
        left: u8,
    },
    /// A skill test.
    Test(Testing),
    /// A combat.
    Combat(Combat),
    /// A moment.
    Window(Window),
    /// A reward.
    Reward(Rewarding),
    /// OR-13.3: damage that has reached its limit.
    Hurt {
        /// Who.
        seat: Seat,
        /// Where.
        body: Body,
        /// Whether abilities have had their say.
        asked: bool,
    },
    /// OR-7: the market.
    Market {
        /// Who.
        seat: Seat,
        /// How much lower prices are.
        off: i16,
        /// OR-7.3, UB-10.1: the deck discarded from, and how often.
        discarded: Option<(Deck, u8)>,
    },
    /// OR-7.4: a purchase.
    Buy(Buying),
    /// OR-7.5: the icons of the card just turned up.
    Icons {
        /// Who bought or gained.
        seat: Seat,
        /// Whether the patrol has moved.
        moved: bool,
        /// The card turned up.
        card: CardId,
    },
    /// OR-7.5: the next card of the deck is turned up.
    Refill {
        /// Who bought or gained.
        seat: Seat,
        /// Which deck.
        deck: Deck,
    },
    /// Cards shown from a deck.
    Browse {
        /// Who looks.
        seat: Seat,
        /// The effect.
        at: At,
        /// The kind looked for, once chosen.
        kind: Option<Kind>,
        /// The cards shown, as bits of the deck's list.
        shown: u32,
    },
    /// OR-8: too many cards for the slots.
    Fit {
        /// Whose.
        seat: Seat,
        /// A card that must stay.
        keep: Option<CardId>,
    },
    /// OR-17.7: a contact looks for an empty spot.
    Return {
        /// Who.
        contact: ContactId,
        /// Whose crew it was.
        seat: Seat,
    },
    /// OR-6.3: deliveries; these cards have been tried.
    Deliver {
        /// Who.
        seat: Seat,
        /// Tried so far.
        tried: [Option<CardId>; 6],
    },
    /// OR-19.3: one illegal delivery.
    Delivery {
        /// Who.
        seat: Seat,
        /// Which cargo.
        card: CardId,
        /// How far it has come.
        step: RollStep,
        /// What the die shows.
        roll: Roll,
    },
    /// OR-20.2: a job being done.
    Job {
        /// Who.
        seat: Seat,
        /// Which.
        card: CardId,
        /// Who takes part or resists.
        other: Option<Seat>,
        /// Whether its card is being resolved.
        begun: bool,
    },
    /// UB-8.4: whether another player takes part in a job.
    Consent {
        /// Whose job.
        seat: Seat,
        /// Which.
        card: CardId,
        /// Who is asked.
        other: Seat,
    },
    /// OR-17.2: a contact being encountered.
    Contact {
        /// Who.
        seat: Seat,
        /// Which spot.
        spot: u8,
    },
    /// OR-18.9: whether the owner defends a wanted crew.
    Defend {
        /// The hunter.
        seat: Seat,
        /// The bounty card.
        card: CardId,
        /// The owner.
        owner: Seat,
    },
    /// OR-18.5: a bounty target overcome.
    Overcome {
        /// Who.
        seat: Seat,
        /// The bounty card.
        card: CardId,
        /// Where the target is.
        target: Target,
    },
    /// OR-15.5: a patrol on its way.
    Patrol {
        /// Whose.
        faction: Faction,
        /// How far still.
        left: u8,
        /// Toward whom; nobody means wherever the chooser likes.
        toward: Option<Seat>,
        /// Who chooses.
        seat: Seat,
    },
    /// OR-15.4: whether a patrol shall go to somebody else.
    Redirect {
        /// Whose.
        faction: Faction,
        /// How far.
        steps: u8,
        /// Whom it would have moved toward.
        seat: Seat,
    },
    /// UB-11.3: a contact must be revealed.
    Reveal {
        /// Who.
        seat: Seat,
    },
}

impl Frame {
    /// A turn at its beginning.
    pub(crate) const TURN: Self =
        Self::Turn { step: Step::Began, market: false, deliver: false, refused: false };

    /// A script at its beginning.
    #[must_use]
    pub const fn run(block: Block, scope: Scope) -> Self {
        Self::Run { at: At { block, pc: 0 }, scope }
    }
}
