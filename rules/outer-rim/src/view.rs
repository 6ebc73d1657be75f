//! Everything one viewer may know or remember.

use crate::state::{Lending, Patrol, Used};
use crate::{
    AiCardId, AmbitionId, Besides, CardId, CharacterId, Class, ContactId, Favored, Frame, Held,
    Pile, Setup, ShipId, SpaceId, Standing, TileId,
};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet, Viewer};

/// Everything one viewer may know or remember. OR-24.5: nearly all of it is
/// public; the names of contacts somebody else has looked at are not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What the table agreed.
    pub setup: Setup,
    /// The tiles from the Spinward end to the Trailing end.
    pub tiles: Vec<TileId>,
    /// How many questions have been asked.
    pub step: u32,
    /// Who is asked, if anybody is.
    pub asked: Option<Seat>,
    /// The work that waits, the innermost last: it says what is asked.
    pub frames: Vec<Frame>,
    /// The deals beside what the table waits for.
    #[serde(default, skip_serializing_if = "Besides::is_empty")]
    pub beside: Besides,
    /// Who played first.
    pub first: Seat,
    /// Whose turn it is.
    pub current: Seat,
    /// The number of the round, from 1; 0 before the first turn.
    pub round: u8,
    /// How many turns have begun.
    pub turns: u16,
    /// OR-4.6: whether the current player has another turn.
    pub extra_turn: bool,
    /// Whether the table is over.
    pub over: bool,
    /// OR-22.3: who has won.
    pub winner: Option<Seat>,
    /// The players.
    pub players: Vec<PlayerView>,
    /// OR-15.1: the patrols in the order of the factions.
    pub patrols: [Patrol; 4],
    /// OR-7.1: the market in the order of the decks.
    pub market: Vec<DeckView>,
    /// OR-2.4: the encounter decks: tiles, navpoints, Core Worlds.
    pub encounters: Vec<Pile>,
    /// OR-2.5: the contact tokens.
    pub spots: Vec<SpotView>,
    /// The contacts that may lie face down, as far as this viewer knows.
    pub unseen: Vec<ContactId>,
    /// Cards out of the game.
    pub removed: Vec<CardId>,
    /// What is lent.
    pub lent: Vec<Lending>,
    /// Limited abilities used.
    pub used: Vec<Used>,
    /// UB-16.3: the ambition sheets one may choose from.
    pub sheets: Vec<AmbitionId>,
    /// UB-19.1: the opponent who hunts.
    pub hunter: Option<Seat>,
    /// OR-25.1: the decks that play the opponents, who are the last players.
    pub ai_decks: Vec<Pile>,
    /// OR-25.2: the card that each of these opponents drew last.
    pub ai_cards: Vec<Option<AiCardId>>,
}

/// A player, as everybody sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[allow(missing_docs, reason = "the fields are named for the terms of the rulebook")]
pub struct PlayerView {
    pub character: Option<CharacterId>,
    pub flipped: bool,
    pub ship: Option<ShipId>,
    pub ship_flipped: bool,
    pub space: SpaceId,
    pub credits: i32,
    /// Fame gained.
    pub fame: u8,
    /// Fame with what one additionally has.
    pub fame_total: i32,
    /// In the order of the factions.
    pub reputation: [Standing; 4],
    /// On the character and on the ship.
    pub damage: [u8; 2],
    /// What character and ship bear.
    pub toughness: [i32; 2],
    pub hyperdrive: i32,
    /// Dice on the ground and in space.
    pub combat: [i32; 2],
    pub defeated: bool,
    /// Goal tokens on character and ship.
    pub goal_tokens: [u8; 2],
    /// Spaces marked by the character and by the ship.
    pub marks: [Vec<SpaceId>; 2],
    pub cards: Vec<Held>,
    /// UB-14: the debt tokens held, by whose they are.
    pub debts: SeatSet,
    /// UB-13.3: the favor of this turn.
    pub favor: Option<Favored>,
    pub ambition: Option<AmbitionView>,
}

/// UB-16: an ambition and how far it has come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct AmbitionView {
    /// The sheet.
    pub sheet: AmbitionId,
    /// The goals from the first to the last.
    pub goals: Vec<GoalView>,
}

/// UB-16.7: a goal of an ambition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct GoalView {
    /// Whether it is complete.
    pub met: bool,
    /// Whether it could be completed now.
    pub open: bool,
    /// Tokens toward it.
    pub tokens: u8,
}

/// A market deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct DeckView {
    /// The face-up card.
    pub top: Option<CardId>,
    /// The cards below.
    pub pile: Pile,
}

/// A contact spot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct SpotView {
    /// On which planet.
    pub space: SpaceId,
    /// The colour of the printed space, if it is one.
    pub class: Option<Class>,
    /// What lies there.
    pub token: TokenView,
}

/// A contact token as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum TokenView {
    /// Nothing.
    Empty,
    /// Face down, and its name is not known to this viewer.
    Down {
        /// Its class.
        class: Class,
        /// Who has looked at it.
        peeked_by: SeatSet,
    },
    /// Face down, but this viewer has looked.
    Known {
        /// Who it is.
        contact: ContactId,
        /// Who has looked at it.
        peeked_by: SeatSet,
    },
    /// Face up.
    Up(ContactId),
}
