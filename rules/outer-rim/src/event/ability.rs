//! What is used and what is lent.

use crate::evolve::{put, retain};
use crate::state::{Lending, State, Used};
use crate::{AbilityId, At, Duration, Limit};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What is used and what is lent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named for the terms of the rulebook")]
pub enum AbilityEvent {
    /// An ability was used.
    AbilityUsed { seat: Seat, ability: AbilityId, limit: Limit },
    /// A modifier or, with an index, a skill was lent.
    Lent { seat: Seat, at: At, option: u8, until: Duration },
    /// OR-4.6: the turn was the next one for which something was lent to this player.
    LoansEnded { seat: Seat },
}

impl AbilityEvent {
    pub(crate) fn evolve(&self, state: &mut State) {
        match self {
            Self::AbilityUsed { seat, ability, limit } => {
                // What has no limit is told, and may be used again.
                if *limit != Limit::None {
                    put(&mut state.used, Used { seat: *seat, ability: *ability, limit: *limit });
                }
            }
            Self::Lent { seat, at, option, until } => {
                let (seat, at, option, until) = (*seat, *at, *option, *until);
                put(&mut state.lent, Lending { seat, at, option, until, aged: false });
            }
            Self::LoansEnded { seat } => {
                retain(&mut state.lent, |one| {
                    one.seat != *seat || one.until != Duration::NextTurn || !one.aged
                });
            }
        }
    }
}
