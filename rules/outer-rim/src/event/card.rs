//! Cards on their way to players and away from them.

use crate::evolve::place_in;
use crate::state::State;
use crate::{CardId, EncounterId, GivenFor, Gone, Held};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Cards on their way to players and away from them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named for the terms of the rulebook")]
pub enum CardEvent {
    /// OR-8: a card lies in a slot now.
    CardGained { seat: Seat, card: CardId },
    /// A card left a player. Where nothing is said for what, it was given up or taken away.
    CardLost {
        seat: Seat,
        card: CardId,
        gone: Gone,
        #[serde(default)]
        given: Option<GivenFor>,
    },
    /// A card nobody held left the game.
    CardRemoved { card: CardId },
    /// A card changed owner.
    CardTaken { seat: Seat, from: Seat, card: CardId },
    /// UB-12.3. Where something is said for what, it was given for that and stays.
    CardRotated {
        seat: Seat,
        card: CardId,
        #[serde(default)]
        given: Option<GivenFor>,
    },
    /// OR-21.1: a databank card is being resolved.
    DatabankDrawn { seat: Seat, card: CardId },
    /// OR-14.4.
    EncounterDrawn { seat: Seat, deck: u8, card: EncounterId },
}

impl CardEvent {
    pub(crate) fn evolve(&self, state: &mut State) {
        match self {
            Self::CardGained { seat, card } => {
                state.players[seat.idx()].take(Held::new(*card));
                state.refresh(*seat);
            }
            Self::CardLost { seat, card, gone, given: _ } => {
                state.players[seat.idx()].drop_card(*card);
                state.refresh(*seat);
                lose(state, *card, *gone);
            }
            Self::CardRemoved { card } => remove(state, *card),
            Self::CardTaken { seat, from, card } => {
                if let Some(held) = state.players[from.idx()].drop_card(*card) {
                    state.players[seat.idx()].take(held);
                    state.refresh(*from);
                    state.refresh(*seat);
                }
            }
            Self::CardRotated { seat, card, given: _ } => {
                if let Some(held) = state.players[seat.idx()].holding_mut(*card) {
                    held.turned = !held.turned;
                    state.refresh(*seat);
                }
            }
            // The frames that wait say which; this is for the log.
            Self::DatabankDrawn { .. } => {}
            Self::EncounterDrawn { deck, card, .. } => {
                let list = &state.content.encounter_decks[usize::from(*deck)];
                let idx = list.iter().position(|known| known == card).expect("a card of the deck");
                let pile = &mut state.encounters[usize::from(*deck)];
                pile.take(idx as u8);
                pile.put_under(idx as u8);
            }
        }
    }
}

fn lose(state: &mut State, card: CardId, gone: Gone) {
    match (gone, state.content.card(card).deck) {
        (Gone::Removed, _) => remove(state, card),
        (Gone::Discarded, Some(deck)) => {
            state.market[deck.idx()].put_under(place_in(&state.content, deck, card));
        }
        (Gone::Shuffled, Some(deck)) => {
            state.market[deck.idx()].shuffle_in(Some(place_in(&state.content, deck, card)));
        }
        // A databank card is in the databank as long as nobody holds it.
        (Gone::Discarded | Gone::Shuffled, None) => {}
    }
}

fn remove(state: &mut State, card: CardId) {
    state.removed[card.idx() / 64] |= 1 << (card.idx() % 64);
}
