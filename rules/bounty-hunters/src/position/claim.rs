//! How a situation is written down.

use crate::{Action, Card, Content, Deck};
use alloc::string::String;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A claimed situation. Cards named nowhere are the decks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The number of the turn, from 1.
    #[serde(default = "one")]
    pub turn: u8,
    /// BH-10.4: the number of the last turn, once it is set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_turn: Option<u8>,
    /// BH-2.3: where the canonical order begins.
    #[serde(default = "seat_zero")]
    pub guild_master: Seat,
    /// Every seat.
    pub players: Vec<PositionPlayer>,
    /// The cards of all discard piles; the last one of a deck is on top.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discards: Vec<CardName>,
    /// The decks that are empty: their cards lie on their discard piles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub to_discards: Vec<Deck>,
    /// What seats have chosen in secret so far.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sealed: Vec<(Seat, Action)>,
    /// How many questions have been asked, this one included.
    #[serde(default = "first_step")]
    pub step: u32,
    /// What the table waits for; the seats follow.
    pub ask: PositionAsk,
}

const fn one() -> u8 {
    1
}

const fn first_step() -> u32 {
    1
}

const fn seat_zero() -> Seat {
    Seat::new(0)
}

/// What the table waits for, as a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(rename_all = "snake_case")]
pub enum PositionAsk {
    /// The fifth card.
    Draw,
    /// A card, sold, played or reserved.
    Commit,
    /// A reserved card to activate.
    Window,
}

/// One seat of a claimed situation.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(default, deny_unknown_fields)]
pub struct PositionPlayer {
    /// The cards in hand; of five the last one was drawn this turn.
    pub hand: Vec<CardName>,
    /// The credits.
    pub credits: u8,
    /// The confrontations in the order in which they began. A target whose
    /// shields are met is captured.
    pub confrontations: Vec<PositionConfrontation>,
    /// The market cards laid aside in earlier turns.
    pub reserved: Vec<CardName>,
    /// The market cards laid aside this turn.
    pub reserved_now: Vec<CardName>,
    /// The crate cards paid.
    pub crates: Vec<CardName>,
    /// The active contracts.
    pub contracts: Vec<CardName>,
}

/// One confrontation of a claimed situation.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(default, deny_unknown_fields)]
pub struct PositionConfrontation {
    /// The target; none for the orphan.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<CardName>,
    /// The attack cards in the order in which they were placed.
    pub attackers: Vec<CardName>,
}

/// A card by its number or by its short name in the card set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(untagged)]
pub enum CardName {
    /// Its number.
    Number(Card),
    /// Its short name, such as `T-grogu-4`.
    Id(String),
}

impl CardName {
    /// The card of this name.
    #[must_use]
    pub fn resolve(&self, content: &Content) -> Option<Card> {
        match self {
            Self::Number(card) => Some(*card),
            Self::Id(id) => content.card(id),
        }
    }
}

impl From<Card> for CardName {
    fn from(card: Card) -> Self {
        Self::Number(card)
    }
}

impl From<&str> for CardName {
    fn from(id: &str) -> Self {
        Self::Id(id.into())
    }
}
