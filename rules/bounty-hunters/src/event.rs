//! What became true, and what a viewer sees of it.

use crate::{Action, Card, Deck, Score};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

/// The most seats of a table of this game.
pub const PLAYERS_MAX: usize = 6;

/// What the table waits for. All questions are joint and sealed: every asked
/// seat may change its answer until the last one has answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Ask {
    /// Nothing: the table is not dealt, or is over.
    Nothing,
    /// BH-3.2: from which deck does the fifth card come? A seat with only one
    /// deck to choose is not asked.
    Draw {
        /// Who chooses; after a failed draw (BH-13.2) only those it failed for.
        seats: SeatSet,
    },
    /// BH-4.1: which card, and sold, played or reserved?
    Commit {
        /// Every seat with a card in hand.
        seats: SeatSet,
    },
    /// BH-4.8: which reserved card is activated next, if any?
    Window {
        /// Every seat that can pay a reserved card and is not done.
        seats: SeatSet,
    },
}

impl Ask {
    /// The asked seats.
    #[inline]
    #[must_use]
    pub const fn seats(self) -> SeatSet {
        match self {
            Self::Nothing => SeatSet::EMPTY,
            Self::Draw { seats } | Self::Commit { seats } | Self::Window { seats } => seats,
        }
    }
}

/// What a credit or a contract was for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// BH-4.4: a card was sold.
    Sale,
    /// BH-7.6: the icon of a captured target.
    Icon,
    /// BH-10.1: the first to capture four.
    FirstToFour,
}

/// What became true; all chance is already resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named for the terms of the rulebook")]
pub enum Event {
    /// BH-2.3: this seat is the Guild Master.
    GuildMasterNamed { seat: Seat },
    /// BH-2.4: a card of the starting hand.
    Dealt { seat: Seat, card: Card },
    /// A turn began.
    TurnBegan {
        /// Its number, from 1.
        turn: u8,
    },
    /// A question was opened.
    Asked(Ask),
    /// A seat answered in secret, or changed its mind.
    Sealed { seat: Seat, choice: Action },
    /// BH-3.5: the chosen decks were shown.
    DecksChosen {
        /// The deck of each seat that draws now.
        decks: [Option<Deck>; PLAYERS_MAX],
    },
    /// BH-3.2: a card from the chosen deck.
    Drew { seat: Seat, card: Card },
    /// BH-13.2: the chosen deck and its discard pile were empty by then.
    DrawFailed {
        seat: Seat,
        /// From which deck.
        deck: Deck,
    },
    /// BH-13.3: there is nothing left to draw.
    DrawSkipped { seat: Seat },
    /// BH-4.2: all chosen cards were shown together.
    Revealed {
        /// What each seat had chosen.
        choices: [Option<Action>; PLAYERS_MAX],
    },
    /// BH-4.4: a card of the hand went to its discard pile.
    Sold { seat: Seat, card: Card },
    /// BH-4.5, BH-4.6: a card of the hand was activated.
    Played {
        seat: Seat,
        card: Card,
        /// The target an attack card was placed on; none for the orphan and
        /// for cards that are not placed.
        on: Option<Card>,
        /// The credits paid.
        paid: u8,
    },
    /// BH-4.6: a market card of the hand was laid aside.
    Reserved { seat: Seat, card: Card },
    /// Chapter 14: what the seats named in this round of the window was shown.
    WindowShown {
        /// What each seat had chosen.
        choices: [Option<Action>; PLAYERS_MAX],
    },
    /// BH-4.8: a reserved card was activated.
    Activated {
        seat: Seat,
        card: Card,
        /// The target a droid was placed on; none for the orphan and crates.
        on: Option<Card>,
        /// The credits paid.
        paid: u8,
    },
    /// BH-7.1: a target was captured.
    Captured { seat: Seat, target: Card },
    /// A credit was gained.
    CreditGained {
        seat: Seat,
        /// What for.
        why: Why,
    },
    /// BH-13.6: a credit was due, and the limited reserve is empty.
    CreditMissed {
        seat: Seat,
        /// What for.
        why: Why,
    },
    /// BH-7.6, BH-10.1: a contract was drawn and is active.
    ContractDrawn {
        seat: Seat,
        card: Card,
        /// What for.
        why: Why,
    },
    /// BH-13.5: a contract was due, and none is left.
    ContractMissed {
        seat: Seat,
        /// What for.
        why: Why,
    },
    /// BH-10.1: a seat has its fourth capture in the turn of the first one to.
    FirstToFour { seat: Seat },
    /// BH-10.4: the end is set.
    LastTurns {
        /// The number of the last turn.
        last: u8,
    },
    /// BH-13.1: a discard pile became the new deck.
    Reshuffled { deck: Deck },
    /// BH-5.1: every hand went to the left neighbour, all at once.
    Passed,
    /// BH-11: the game is over and scored.
    Scored,
}

/// One event as one viewer saw it. The same words as [`Event`]; what the
/// viewer may not know is absent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(tag = "sight", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are those of the event of the same name")]
pub enum Sight {
    GuildMasterNamed {
        seat: Seat,
    },
    Dealt {
        seat: Seat,
        deck: Deck,
        card: Option<Card>,
    },
    TurnBegan {
        turn: u8,
    },
    Sealed {
        seat: Seat,
        choice: Option<Action>,
    },
    DecksChosen {
        choices: Vec<(Seat, Deck)>,
    },
    Drew {
        seat: Seat,
        deck: Deck,
        card: Option<Card>,
    },
    DrawFailed {
        seat: Seat,
        deck: Deck,
    },
    DrawSkipped {
        seat: Seat,
    },
    Revealed {
        choices: Vec<(Seat, Action)>,
    },
    Sold {
        seat: Seat,
        /// Its pile.
        deck: Deck,
        card: Card,
    },
    Played {
        seat: Seat,
        card: Card,
        on: Option<Card>,
        paid: u8,
    },
    Reserved {
        seat: Seat,
        card: Card,
    },
    WindowShown {
        choices: Vec<(Seat, Action)>,
    },
    Activated {
        seat: Seat,
        card: Card,
        on: Option<Card>,
        paid: u8,
    },
    Captured {
        seat: Seat,
        target: Card,
    },
    CreditGained {
        seat: Seat,
        why: Why,
    },
    CreditMissed {
        seat: Seat,
        why: Why,
    },
    ContractDrawn {
        seat: Seat,
        card: Card,
        why: Why,
    },
    ContractMissed {
        seat: Seat,
        why: Why,
    },
    FirstToFour {
        seat: Seat,
    },
    LastTurns {
        last: u8,
    },
    Reshuffled {
        deck: Deck,
        n_cards: u8,
    },
    /// To a seat: `gave` is the hand it passed on, `got` the hand it received.
    Passed {
        gave: Vec<Card>,
        got: Vec<Card>,
    },
    Scored {
        scores: Vec<Score>,
    },
}
