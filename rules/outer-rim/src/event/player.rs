//! What a player gains, loses, suffers and where they are.

use crate::state::State;
use crate::{Body, Faction, SpaceId, Standing};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What a player gains, loses, suffers and where they are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named for the terms of the rulebook")]
pub enum PlayerEvent {
    /// OR-2.16, OR-5: the standee is there now.
    Moved { seat: Seat, to: SpaceId },
    /// Credits changed. What was lost was taken away (OR-13.4, OR-24.3), and paid for nothing.
    Credits {
        seat: Seat,
        by: i32,
        #[serde(default)]
        lost: bool,
    },
    /// Fame changed.
    Fame { seat: Seat, by: i8 },
    /// OR-16.2.
    Reputation { seat: Seat, faction: Faction, to: Standing },
    /// OR-13.1.
    Damaged { seat: Seat, body: Body, by: u8 },
    /// OR-13.2.
    Recovered { seat: Seat, body: Body, by: u8 },
    /// OR-13.4.
    Defeated { seat: Seat },
    /// OR-13.6.
    StoodUp { seat: Seat },
    /// OR-5.5: a player ended the move of another.
    MoveStopped { seat: Seat, by: Seat },
}

impl PlayerEvent {
    pub(crate) fn evolve(&self, state: &mut State) {
        match self {
            Self::Moved { seat, to } => state.players[seat.idx()].space = *to,
            // For the log; the frame of the move knows.
            Self::MoveStopped { .. } => {}
            Self::Credits { seat, by, lost: _ } => state.players[seat.idx()].credits += by,
            Self::Fame { seat, by } => {
                let fame = &mut state.players[seat.idx()].fame;
                *fame = fame.saturating_add_signed(*by);
            }
            Self::Reputation { seat, faction, to } => {
                state.players[seat.idx()].reputation[faction.idx()] = *to;
            }
            Self::Damaged { seat, body, by } => {
                state.players[seat.idx()].damage[body.idx()] += by;
            }
            Self::Recovered { seat, body, by } => {
                state.players[seat.idx()].damage[body.idx()] -= by;
            }
            Self::Defeated { seat } => state.players[seat.idx()].defeated = true,
            Self::StoodUp { seat } => state.players[seat.idx()].defeated = false,
        }
    }
}
