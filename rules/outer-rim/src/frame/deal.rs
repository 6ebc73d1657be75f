//! OR-23, UB-13: offers and favors on their way.

use crate::bounds::PLAYERS_MAX;
use crate::{CardId, Faction, Favor, Goods, Skill};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

/// OR-23: an offer being made, then answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct Offering {
    /// Who makes it.
    pub seat: Seat,
    /// OR-23.1: whether it is the trade action, which may hold cards.
    pub trade: bool,
    /// With whom, once chosen.
    pub to: Option<Seat>,
    /// What would be given.
    pub gives: Goods,
    /// What would be had for it.
    pub wants: Goods,
    /// How many things have been added.
    pub n_added: u8,
    /// Whether it lies before the other player.
    pub proposed: bool,
}

impl Offering {
    pub(crate) const fn new(seat: Seat, trade: bool) -> Self {
        let nothing = Goods { credits: 0, debts: SeatSet::EMPTY, cards: [None; 3] };
        Self { seat, trade, to: None, gives: nothing, wants: nothing, n_added: 0, proposed: false }
    }
}

/// UB-13.2: when a favor is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// At a choice of one's own turn.
    Turn,
    /// Before the dice of a test of this skill.
    Test(Skill),
    /// Before the dice of a combat.
    Combat,
    /// Before a card reads what this faction thinks of one.
    Reputation(Faction),
}

/// How far asking for a favor has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum AskStep {
    /// Which favor, or whose debt is called in.
    Choose,
    /// What is offered for it.
    Pay,
    /// This player answers, counted from 0 to the left of the one who asks.
    Answer(u8),
    /// UB-13.5: which offer is accepted.
    Accept,
}

/// What somebody asks for a favor beyond what was offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct Price {
    /// Credits.
    pub credits: u16,
    /// Debt tokens, by whose they are.
    pub debts: SeatSet,
}

/// UB-13: a favor being asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct Asking {
    /// Who asks.
    pub seat: Seat,
    /// When.
    pub occasion: Occasion,
    /// How far it has come.
    pub step: AskStep,
    /// UB-14.3: whose debt is called in.
    pub debtor: Option<Seat>,
    /// Which favor, once chosen.
    pub favor: Option<Favor>,
    /// What is offered for it.
    pub pays: Goods,
    /// UB-15.1: the card wanted along with the favor, in exchange.
    pub swap: Option<CardId>,
    /// How many things have been added to what is offered, or to the price being named.
    pub n_added: u8,
    /// The price the one who answers is naming.
    pub price: Price,
    /// Who is willing, and at what price, from one's left on.
    pub willing: [Option<Price>; PLAYERS_MAX - 1],
    /// Whether nothing came of what was asked before on this occasion.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub again: bool,
}

impl Asking {
    pub(crate) fn new(seat: Seat, occasion: Occasion) -> Self {
        Self {
            seat,
            occasion,
            step: AskStep::Choose,
            debtor: None,
            favor: None,
            pays: Goods::default(),
            swap: None,
            n_added: 0,
            price: Price::default(),
            willing: [None; PLAYERS_MAX - 1],
            again: false,
        }
    }
}
