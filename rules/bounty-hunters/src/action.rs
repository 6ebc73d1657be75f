//! What a seat may say.

use crate::{Card, Deck};
use serde::{Deserialize, Serialize};

/// An item of a menu. All menus of this game are lists, and all choices are
/// sealed: an action is also what lies face down until the joint reveal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// BH-3.2: draw the fifth card from this deck.
    Draw(Deck),
    /// BH-4.4: sell this card of the hand for a credit.
    Sell(Card),
    /// BH-4.5, BH-4.6: play this card of the hand; a market card is paid at once.
    Play {
        /// The card that is played.
        card: Card,
        /// BH-6.4: the open target an attack card is placed on. None where the
        /// rules leave no choice: other cards, and an attack card of a seat
        /// without open targets, which starts or joins the orphan.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        on: Option<Card>,
    },
    /// BH-4.6: lay this market card of the hand aside, to pay it in a later turn.
    Reserve(Card),
    /// BH-4.8: pay and activate this reserved card.
    Activate {
        /// The card that is activated.
        card: Card,
        /// As for a played card.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        on: Option<Card>,
    },
    /// BH-4.8: activate nothing more this turn.
    Done,
}

impl Action {
    /// The card it is about, if it is about one.
    #[must_use]
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Sell(card)
            | Self::Reserve(card)
            | Self::Play { card, .. }
            | Self::Activate { card, .. } => Some(card),
            Self::Draw(_) | Self::Done => None,
        }
    }
}
