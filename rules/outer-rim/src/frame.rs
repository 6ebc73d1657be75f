//! Paused work as data: what is being resolved, and how far it has come.
//!
//! Frames lie on a stack in the state. A frame names its place and what has
//! been bound; it never holds a function or a copy of an effect, so a paused
//! effect can be cloned by a bot, printed, sent and folded.

mod deal;
mod parts;

pub use deal::{AskStep, Asking, Occasion, Offering, Price};
pub use parts::{
    At, Buying, Changed, Combat, CombatStep, Defender, Paying, Purpose, Refusals, RewardFor,
    Rewarding, RollStep, Scope, SetupStep, Source, Step, Target, Testing, Tie, Window,
};

use crate::{
    AiCardId, Block, Body, CardId, ContactId, Deck, Faction, Kind, Roll, SpaceId, Standing,
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// One piece of paused work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named for the terms of the rulebook")]
pub enum Frame {
    /// Before the first turn.
    Setup {
        /// Which choice.
        step: SetupStep,
        /// Whose turn to choose it is, counted from 0 in the order of this step.
        nth: u8,
    },
    /// The turn of the current player.
    Turn {
        /// Which step.
        step: Step,
        /// OR-6.2: whether the market was visited; a mere look does not count.
        market: bool,
        /// OR-6.2: whether there was a delivery.
        deliver: bool,
        /// OR-6.2: whether there was a trade.
        trade: bool,
        /// UB-8.4: whether nobody is asked for a job for two any more: so it was after one
        /// refusal in tables of the first rules.
        refused: bool,
        /// UB-8.4: who has refused which job for two.
        #[serde(default, skip_serializing_if = "Refusals::is_empty")]
        refusals: Refusals,
        /// How many offers the player has laid before others.
        asides: u8,
        /// How often the player has turned aside, with or without an offer, or has left the market
        /// or a trade without having done anything there.
        #[serde(default)]
        looks: u8,
    },
    /// A discard, an offer or a favor in between.
    Aside {
        /// Who turns aside.
        seat: Seat,
    },
    /// A player has turned to what is open beside what the table waits for. It never lies on the
    /// stack that the table goes by.
    Beside { seat: Seat },
    /// OR-8.4: cards being discarded at will.
    Drop { seat: Seat },
    /// OR-23: an offer.
    Offer(Offering),
    /// UB-13: a favor asked for.
    Favor(Asking),
    /// UB-7.3: a faction rewards or resents a victory over a player.
    Renown {
        /// Whose reputation changes.
        seat: Seat,
        /// Who was overcome.
        over: Seat,
        /// What that player's reputation with the faction is.
        standing: Standing,
    },
    /// OR-5: a move.
    Move {
        seat: Seat,
        /// How far still.
        left: u8,
    },
    /// OR-5.3: whether a patrol stops the mover; cleared by `need_not_stop`.
    Stop { seat: Seat },
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
        /// Which player, counted from 0 to the left.
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
    /// Dice of a card.
    Cast {
        /// The effect.
        at: At,
        /// What the script knows.
        scope: Scope,
        /// How far it has come.
        step: RollStep,
        /// What they show.
        roll: Roll,
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
        seat: Seat,
        body: Body,
        /// Whether abilities have had their say.
        asked: bool,
    },
    /// OR-7: the market.
    Market {
        seat: Seat,
        /// How much lower prices are.
        off: i16,
        /// OR-7.3, UB-10.1: the deck discarded from, and how often.
        discarded: Option<(Deck, u8)>,
        /// How often a purchase was given up again.
        #[serde(default, skip_serializing_if = "is_zero")]
        backs: u8,
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
        seat: Seat,
        /// A card that must stay.
        keep: Option<CardId>,
        /// OR-18.11: whether slots are gone, so that captives may go.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        shrunk: bool,
        /// A card that was taken from a player, who has it again if it is left.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        taken: Option<(CardId, Seat)>,
    },
    /// OR-17.7: a contact looks for an empty spot.
    Return {
        contact: ContactId,
        /// Whose crew it was.
        seat: Seat,
    },
    /// OR-6.3: deliveries; these cards have been tried.
    Deliver {
        seat: Seat,
        /// Tried so far.
        tried: [Option<CardId>; 6],
    },
    /// OR-19.3: one illegal delivery.
    Delivery {
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
        seat: Seat,
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
        card: CardId,
        /// Who is asked.
        other: Seat,
    },
    /// OR-17.2: a contact being encountered.
    Contact {
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
        seat: Seat,
        /// The bounty card.
        card: CardId,
        /// Where the target is.
        target: Target,
    },
    /// OR-15.5: a patrol on its way.
    Patrol {
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
        faction: Faction,
        /// How far.
        steps: u8,
        /// Whom it would have moved toward.
        seat: Seat,
    },
    /// OR-25.2: the card of an opponent, section by section.
    Ai {
        seat: Seat,
        /// Which card.
        card: AiCardId,
        /// The section.
        step: Step,
        /// The bullet.
        nth: u8,
    },
    /// OR-5.1, OR-25.7: a player or an opponent on the way somewhere.
    Course {
        seat: Seat,
        /// Where to.
        to: SpaceId,
        /// How far still.
        left: u8,
    },
    /// OR-25.9, UB-18.9: damage an opponent suffers once it has its reward. OR-15.10: what a
    /// patrol that cannot be beaten does to whoever has met it.
    Toll {
        seat: Seat,
        body: Body,
        /// How much.
        by: u8,
    },
    /// OR-25.9: a reputation an opponent loses once it has its reward.
    Fine { seat: Seat, faction: Faction },
    /// UB-11.3: a contact must be revealed.
    Reveal { seat: Seat },
}

impl Frame {
    /// A turn at its beginning.
    pub(crate) const TURN: Self = Self::turn(Step::Began);

    /// A turn at the beginning of a step.
    pub(crate) const fn turn(step: Step) -> Self {
        let (asides, looks) = (0, 0);
        Self::Turn {
            step,
            market: false,
            deliver: false,
            trade: false,
            refused: false,
            refusals: Refusals::NONE,
            asides,
            looks,
        }
    }

    /// A script at its beginning.
    #[must_use]
    pub const fn run(block: Block, scope: Scope) -> Self {
        Self::Run { at: At { block, pc: 0 }, scope }
    }
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}
