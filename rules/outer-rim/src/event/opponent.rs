//! OR-25, UB-19: the opponents of a single player.

use crate::state::State;
use crate::{AiCardId, SoloLevel};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// OR-25, UB-19: the opponents of a single player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named for the terms of the rulebook")]
pub enum OpponentEvent {
    /// UB-19.1: which opponent is the bounty hunter.
    HunterSeated { seat: Seat },
    /// OR-26.3: what a level of the house gives an opponent to begin with.
    HeadStart { seat: Seat, level: SoloLevel, fame: u8, credits: i32 },
    /// OR-25.2: the card that plays this turn of an opponent; it goes under its deck.
    AiCardDrawn { seat: Seat, card: AiCardId },
    /// The deck of an opponent was shuffled.
    AiDeckShuffled { seat: Seat },
}

impl OpponentEvent {
    pub(crate) fn evolve(&self, state: &mut State) {
        match self {
            Self::HunterSeated { seat } => state.hunter = Some(*seat),
            Self::HeadStart { seat, fame, credits, level: _ } => {
                let player = &mut state.players[seat.idx()];
                player.fame = player.fame.saturating_add(*fame);
                player.credits += credits;
            }
            Self::AiCardDrawn { seat, card } => {
                let deck = state.ai_deck_mut(*seat);
                deck.take(card.0);
                deck.put_under(card.0);
                state.ai_cards[seat.idx() - usize::from(state.setup.seats)] = Some(*card);
            }
            Self::AiDeckShuffled { seat } => state.ai_deck_mut(*seat).shuffle_in(None),
        }
    }
}
