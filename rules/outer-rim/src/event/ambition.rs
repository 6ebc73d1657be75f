//! UB-16: ambitions and their goals.

use crate::AmbitionId;
use crate::state::State;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// UB-16: ambitions and their goals.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named for the terms of the rulebook")]
pub enum AmbitionEvent {
    /// UB-16.3: the sheets one may choose from.
    AmbitionsRevealed { ambitions: Vec<AmbitionId> },
    /// UB-16.3.
    AmbitionTaken { seat: Seat, ambition: AmbitionId },
    /// UB-16.7: a token toward a goal that asks for several.
    AmbitionAdvanced { seat: Seat, goal: u8 },
    /// UB-16.7: a goal token on the progress track.
    AmbitionGoalMet { seat: Seat, goal: u8 },
    /// UB-16.5: the condition of a goal that must last has ended.
    AmbitionGoalLost { seat: Seat, goal: u8 },
}

impl AmbitionEvent {
    pub(crate) fn evolve(&self, state: &mut State) {
        match self {
            Self::AmbitionsRevealed { ambitions } => {
                state.sheets = ambitions.iter().fold(0, |set, one| set | 1 << one.0);
            }
            Self::AmbitionTaken { seat, ambition } => {
                state.sheets &= !(1 << ambition.0);
                state.players[seat.idx()].ambition = Some(*ambition);
                state.refresh(*seat);
            }
            Self::AmbitionAdvanced { seat, goal } => {
                state.players[seat.idx()].goal_counts[usize::from(*goal)] += 1;
            }
            Self::AmbitionGoalMet { seat, goal } => state.players[seat.idx()].goals |= 1 << goal,
            Self::AmbitionGoalLost { seat, goal } => {
                state.players[seat.idx()].goals &= !(1 << goal);
            }
        }
    }
}
