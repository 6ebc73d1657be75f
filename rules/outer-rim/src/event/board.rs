//! Patrols and contacts.

use crate::state::{Patrol, State};
use crate::{CardId, ContactId, Faction, SpaceId, Token};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

/// Patrols and contacts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named for the terms of the rulebook")]
pub enum BoardEvent {
    /// OR-15.
    PatrolMoved { faction: Faction, to: SpaceId },
    /// OR-15.8: the next patrol appeared at home.
    PatrolReplaced { faction: Faction, level: u8, at: SpaceId },
    /// OR-17.2.
    ContactRevealed { spot: u8, contact: ContactId },
    /// OR-17.8.
    ContactPeeked { seat: Seat, spot: u8, contact: ContactId },
    /// The token left its spot: hired, captured or out of the game.
    ContactLeft { spot: u8 },
    /// OR-17.7.
    ContactReturned { spot: u8, contact: ContactId },
    /// OR-18.7.
    Captured { seat: Seat, card: CardId, contact: ContactId },
}

impl BoardEvent {
    pub(crate) fn evolve(&self, state: &mut State) {
        match self {
            Self::PatrolMoved { faction, to } => state.patrols[faction.idx()].space = *to,
            Self::PatrolReplaced { faction, level, at } => {
                state.patrols[faction.idx()] = Patrol { space: *at, level: *level };
            }
            Self::ContactRevealed { spot, contact } => {
                state.unseen &= !(1 << contact.0);
                state.spots[usize::from(*spot)] = Token::Up(*contact);
            }
            Self::ContactPeeked { seat, spot, contact } => peek(state, *seat, *spot, *contact),
            Self::ContactLeft { spot } => state.spots[usize::from(*spot)] = Token::Empty,
            Self::ContactReturned { spot, contact } => {
                state.spots[usize::from(*spot)] = Token::Up(*contact);
            }
            Self::Captured { seat, card, contact } => {
                if let Some(held) = state.players[seat.idx()].holding_mut(*card) {
                    held.captive = Some(*contact);
                    state.refresh(*seat);
                }
            }
        }
    }
}

fn peek(state: &mut State, seat: Seat, spot: u8, contact: ContactId) {
    state.unseen &= !(1 << contact.0);
    let token = &mut state.spots[usize::from(spot)];
    let mut by = match *token {
        Token::Peeked { by, .. } => by,
        Token::Empty | Token::Down(_) | Token::Up(_) => SeatSet::EMPTY,
    };
    by.insert(seat);
    *token = Token::Peeked { contact, by };
}
