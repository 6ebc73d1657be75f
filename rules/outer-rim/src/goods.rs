//! OR-23, UB-14.2, UB-15.1: what changes hands when players agree.

use crate::CardId;
use crate::bounds::OFFER_CARDS_MAX;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

/// One thing added to an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Good {
    /// OR-23.2: this many credits more.
    Credits(u16),
    /// UB-14.2: the debt token of this player.
    Debt(Seat),
    /// OR-23.1: a card.
    Card(CardId),
}

/// What one side of an agreement hands over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct Goods {
    /// Credits.
    pub credits: i32,
    /// Debt tokens, by whose they are.
    pub debts: SeatSet,
    /// Cards, the free places last.
    pub cards: [Option<CardId>; OFFER_CARDS_MAX],
}

impl Goods {
    /// Whether it is nothing at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.credits == 0 && self.debts.is_empty() && self.cards[0].is_none()
    }

    /// The cards.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + Clone + use<> {
        self.cards.into_iter().flatten()
    }

    /// Whether another card can be added.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.cards.contains(&None)
    }

    pub(crate) fn add(&mut self, good: Good) {
        match good {
            Good::Credits(more) => self.credits += i32::from(more),
            Good::Debt(whose) => self.debts.insert(whose),
            Good::Card(card) => {
                if let Some(free) = self.cards.iter_mut().find(|slot| slot.is_none()) {
                    *free = Some(card);
                }
            }
        }
    }
}
