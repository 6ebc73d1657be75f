//! The decks of the market.

use crate::evolve::place_in;
use crate::state::State;
use crate::{CardId, Deck};
use serde::{Deserialize, Serialize};

/// The decks of the market.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named for the terms of the rulebook")]
pub enum MarketEvent {
    /// OR-2.7, OR-7.3, OR-7.5: the card lies face up on its deck.
    TurnedUp { deck: Deck, card: CardId },
    /// OR-7.3: the face-up card went under its deck.
    PutUnder { deck: Deck },
    /// A card was shown from its deck.
    Shown { deck: Deck, card: CardId },
    /// A face-up or shown card was shuffled into its deck, with all others.
    ShuffledIn { deck: Deck, card: CardId },
    /// A shown card was put back and the deck shuffled.
    DeckShuffled { deck: Deck },
    /// The face-up card left the market.
    TakenFromMarket { deck: Deck },
}

impl MarketEvent {
    pub(crate) fn evolve(&self, state: &mut State) {
        match self {
            Self::TurnedUp { deck, card } => {
                let idx = place_in(&state.content, *deck, *card);
                state.market[deck.idx()].take(idx);
                state.tops[deck.idx()] = Some(idx);
            }
            Self::PutUnder { deck } => {
                if let Some(top) = state.tops[deck.idx()].take() {
                    state.market[deck.idx()].put_under(top);
                }
            }
            Self::Shown { deck, card } => {
                state.market[deck.idx()].take(place_in(&state.content, *deck, *card));
            }
            Self::ShuffledIn { deck, card } => {
                let idx = place_in(&state.content, *deck, *card);
                state.market[deck.idx()].shuffle_in(Some(idx));
            }
            Self::DeckShuffled { deck } => state.market[deck.idx()].shuffle_in(None),
            Self::TakenFromMarket { deck } => state.tops[deck.idx()] = None,
        }
    }
}
