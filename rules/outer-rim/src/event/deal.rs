//! OR-23, UB-8, UB-13, UB-14: what players agree on.

use crate::state::State;
use crate::{CardId, DealStep, Dealing, Favor, Favored, Goods, Price};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// OR-23, UB-8, UB-13, UB-14: what players agree on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named for the terms of the rulebook")]
pub enum DealEvent {
    /// UB-8.4: somebody was asked to take part in a job for two.
    JobAnswered { seat: Seat, card: CardId, accepted: bool },
    /// OR-23: an offer was made.
    OfferMade { seat: Seat, to: Seat, gives: Goods, wants: Goods },
    /// OR-23.5: it was accepted or refused; what changes hands follows.
    OfferAnswered { seat: Seat, accepted: bool },
    /// OR-23.2, UB-13.2: a deal beside what the table waits for is another one now, or is over.
    DealMoved { seat: Seat, deal: Option<Dealing>, came: DealStep },
    /// UB-14.2: a debt token changed hands.
    DebtGiven { seat: Seat, to: Seat, debt: Seat },
    /// UB-13.2: somebody asked for a favor.
    FavorAsked { seat: Seat, favor: Favor, pays: Goods, swap: Option<CardId> },
    /// UB-13.5: somebody would grant it, at this price beyond what was offered, or would not.
    FavorAnswered { seat: Seat, price: Option<Price> },
    /// UB-13.5: a favor was granted.
    FavorGranted { seat: Seat, by: Seat, favor: Favor },
    /// The test or combat the favor was for is over.
    FavorSpent { seat: Seat },
}

impl DealEvent {
    pub(crate) fn evolve(&self, state: &mut State) {
        match self {
            // Talk: for the log; what comes of it follows.
            Self::OfferMade { .. }
            | Self::OfferAnswered { .. }
            | Self::JobAnswered { .. }
            | Self::FavorAsked { .. }
            | Self::FavorAnswered { .. } => {}
            Self::DealMoved { seat, deal, came: _ } => state.beside.moved(*seat, *deal),
            Self::DebtGiven { seat, to, debt } => {
                state.players[seat.idx()].debts.remove(*debt);
                state.players[to.idx()].debts.insert(*debt);
            }
            Self::FavorGranted { seat, by, favor } => {
                let favored = Favored { by: *by, favor: *favor, spent: false };
                state.players[seat.idx()].favor = Some(favored);
            }
            Self::FavorSpent { seat } => {
                if let Some(favored) = &mut state.players[seat.idx()].favor {
                    favored.spent = true;
                }
            }
        }
    }
}
