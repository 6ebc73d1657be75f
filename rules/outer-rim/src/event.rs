//! What became true, and what a viewer sees of it.

mod ability;
mod ambition;
mod board;
mod card;
mod course;
mod deal;
mod goal;
mod market;
mod opponent;
mod player;
mod roll;

pub use ability::AbilityEvent;
pub use ambition::AmbitionEvent;
pub use board::BoardEvent;
pub use card::CardEvent;
pub use course::CourseEvent;
pub use deal::DealEvent;
pub use goal::GoalEvent;
pub use market::MarketEvent;
pub use opponent::OpponentEvent;
pub use player::PlayerEvent;
pub use roll::RollEvent;

use crate::ContactId;
use crate::group::groups;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Where a card goes that leaves a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Gone {
    /// OR-7.11: to the bottom of its deck, or back into the databank.
    Discarded,
    /// Out of the game.
    Removed,
    /// Shuffled into its deck.
    Shuffled,
}

/// What a card that leaves a player was given for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum GivenFor {
    /// OR-18.8, OR-19.2: it was delivered, a cargo or a captive.
    Delivery,
    /// OR-18.6, OR-20.3: what it asks for is done, a bounty or a job.
    Success,
    /// OR-7.8: it paid for something.
    Payment,
    /// OR-18.7: who it stands for was captured; the token goes with the bounty.
    Capture,
}

/// Why dice were rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum RolledFor {
    /// OR-11.5.
    Test,
    /// OR-12.4: by the attacker.
    Attack,
    /// OR-12.4: by the defender.
    Defence,
    /// OR-19.3.
    Delivery,
    /// OR-7.6.
    Purchase,
    /// A card said so.
    Card,
}

/// Which sheet a goal lies on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Sheet {
    /// OR-10.2.
    Character,
    /// OR-9.2.
    Ship,
}

groups! {
    /// What became true; all chance is already resolved.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
    #[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
    pub enum Event tagged "event" {
        /// Before the first turn, whose turn it is, what is asked, and the end.
        Course(CourseEvent),
        /// What a player gains, loses, suffers and where they are.
        Player(PlayerEvent),
        /// What is used and what is lent.
        Ability(AbilityEvent),
        /// The decks of the market.
        Market(MarketEvent),
        /// Cards on their way to players and away from them.
        Card(CardEvent),
        /// Patrols and contacts.
        Board(BoardEvent),
        /// Tests, combats and other rolls.
        Roll(RollEvent),
        /// What lies on sheets and cards toward a goal.
        Goal(GoalEvent),
        /// UB-16: ambitions and their goals.
        Ambition(AmbitionEvent),
        /// OR-23, UB-8, UB-13, UB-14: what players agree on.
        Deal(DealEvent),
        /// OR-25, UB-19: the opponents of a single player.
        Opponent(OpponentEvent),
    }
}

/// One event as one viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Sight {
    /// What everybody sees as it is.
    Seen(Event),
    /// OR-17.8: somebody looked at a contact; only they know whom they saw.
    Peeked {
        /// Who looked.
        seat: Seat,
        /// At which spot.
        spot: u8,
        /// Whom they saw.
        contact: Option<ContactId>,
    },
}
