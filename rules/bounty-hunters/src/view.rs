//! Everything one viewer may know or remember.

use crate::{Action, Ask, Card, Deck, Setup};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet, Viewer};

/// Everything one viewer may know or remember.
///
/// Every card that leaves a hand is shown, so what a seat has seen of a hand
/// it passed on stays exactly known: those cards travel left until somebody
/// plays or sells them. The rest of a hand is known by deck, since the choice
/// of a deck is public (BH-3.5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// What the table agreed.
    pub setup: Setup,
    /// The number of questions asked so far.
    pub step: u32,
    /// The number of the turn, from 1; 0 before the deal.
    pub turn: u8,
    /// BH-10.4: the number of the last turn, once it is set.
    pub last_turn: Option<u8>,
    /// BH-2.3: where the canonical order begins.
    pub guild_master: Seat,
    /// What the table waits for.
    pub ask: Ask,
    /// The asked seats that have answered.
    pub chosen: SeatSet,
    /// What the viewer has answered; it may still change.
    pub own_choice: Option<Action>,
    /// BH-13.6: the credits left in a limited reserve.
    pub n_reserve: Option<u8>,
    /// The decks of this game: four, or three in the introductory game.
    pub decks: Vec<DeckView>,
    /// Every seat.
    pub players: Vec<Player>,
}

/// One deck with its discard pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
pub struct DeckView {
    /// The deck that is shown.
    pub deck: Deck,
    /// How many cards lie face down.
    pub n_cards: u8,
    /// The cards of the discard pile, in the order of their numbers.
    pub discards: Vec<Card>,
    /// The card on top of the discard pile.
    pub top: Option<Card>,
    /// BH-13.1: how often its discard pile became a new deck.
    pub n_reshuffles: u8,
    /// The cards the viewer does not know the place of, by how many reshuffles
    /// ago they were in the deck. Those of age 0 lie in the deck or in hands;
    /// older ones lie in hands, as a deck is reshuffled when it is empty.
    pub unseen: Vec<Pool>,
}

/// Cards of one deck whose place the viewer does not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
pub struct Pool {
    /// How many reshuffles ago they were in the deck.
    pub age: u8,
    /// Which, in the order of their numbers.
    pub cards: Vec<Card>,
}

/// One seat as the viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
pub struct Player {
    /// How many cards it holds.
    pub n_hand: u8,
    /// The cards the viewer knows in this hand, in the order of their numbers:
    /// all of the viewer's own, and of others those that went through the viewer's hand.
    pub hand: Vec<Card>,
    /// The other cards of the hand, as far as they are known.
    pub hidden: Vec<Hidden>,
    /// BH-3.5: the deck it has drawn from this turn.
    pub drew: Option<Deck>,
    /// The card it has drawn this turn, where the viewer knows it and it is still in hand.
    pub fresh: Option<Card>,
    /// The credits it has.
    pub credits: u8,
    /// Its confrontations in the order in which they began; the orphan is last.
    pub confrontations: Vec<Confrontation>,
    /// BH-4.6: the market cards laid aside.
    pub reserved: Vec<Card>,
    /// BH-4.9: those of them laid aside this turn.
    pub reserved_now: Vec<Card>,
    /// BH-8.2: the crate cards paid.
    pub crate_cards: Vec<Card>,
    /// How many crates they show.
    pub n_crates: u8,
    /// BH-9.1: the active contracts.
    pub contracts: Vec<Card>,
    /// BH-7.5: how many targets it has captured.
    pub n_captured: u8,
    /// BH-4.8: whether it has ended its activation window of this turn.
    pub done: bool,
    /// What it would score if the game ended now.
    pub score: Score,
}

/// Some cards of a hand that the viewer knows only by deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
pub struct Hidden {
    /// From which deck.
    pub deck: Deck,
    /// How many reshuffles ago they were drawn; the cards are of the pool of this age.
    pub age: u8,
    /// How many.
    pub n: u8,
}

/// BH-6: a target, attack cards, or both.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
pub struct Confrontation {
    /// The target; none for the orphan.
    pub target: Option<Card>,
    /// BH-7.1: whether it is captured.
    pub captured: bool,
    /// The turn in which the target was played; 0 for the orphan.
    pub since: u8,
    /// The attack cards in the order in which they were placed.
    pub attackers: Vec<Card>,
    /// BH-6.2: the sums of their attack values, green, blue, orange.
    pub attack: [u16; 3],
    /// The shields of the target; zero for the orphan.
    pub shields: [u16; 3],
    /// BH-11.5: the points its hunters cost once the target is captured.
    pub penalty: u16,
}

/// BH-11: what a seat has, in the lines of the score pad.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
pub struct Score {
    /// BH-11.1: captured targets.
    pub targets: i32,
    /// BH-11.2: activated crates.
    pub crates: i32,
    /// BH-11.2: the most crates.
    pub majority: i32,
    /// BH-11.4: contracts.
    pub contracts: i32,
    /// BH-11.5: hunters of captured targets, not above zero.
    pub hunters: i32,
    /// The sum of the lines.
    pub total: i32,
}
