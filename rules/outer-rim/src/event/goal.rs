//! What lies on sheets and cards toward a goal.

use crate::state::State;
use crate::{CardId, Sheet, Source, SpaceId};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What lies on sheets and cards toward a goal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named for the terms of the rulebook")]
pub enum GoalEvent {
    /// OR-9.4.
    GoalAdvanced { seat: Seat, sheet: Sheet },
    /// OR-9.4: a goal token was put on a held card.
    TokenPut { seat: Seat, card: CardId },
    /// OR-9.2, OR-10.2: a goal was met and the sheet flipped.
    Flipped { seat: Seat, sheet: Sheet },
    /// UB-20.5: a character card was turned back to its front.
    FlippedBack { seat: Seat },
    /// A space was marked for a held card or a sheet.
    Marked { seat: Seat, source: Source, space: SpaceId },
}

impl GoalEvent {
    pub(crate) fn evolve(&self, state: &mut State) {
        match self {
            Self::GoalAdvanced { seat, sheet } => {
                state.players[seat.idx()].goal_tokens[*sheet as usize] += 1;
            }
            Self::TokenPut { seat, card } => {
                if let Some(held) = state.players[seat.idx()].holding_mut(*card) {
                    held.tokens = held.tokens.saturating_add(1);
                }
            }
            Self::Flipped { seat, sheet } => {
                match sheet {
                    Sheet::Character => state.players[seat.idx()].flipped = true,
                    Sheet::Ship => state.players[seat.idx()].ship_flipped = true,
                }
                state.refresh(*seat);
            }
            Self::FlippedBack { seat } => {
                let player = &mut state.players[seat.idx()];
                player.flipped = false;
                player.goal_tokens[Sheet::Character as usize] = 0;
                state.refresh(*seat);
            }
            Self::Marked { seat, source, space } => {
                let player = &mut state.players[seat.idx()];
                match source {
                    Source::Card(card) => {
                        if let Some(held) = player.holding_mut(*card) {
                            held.mark = Some(*space);
                        }
                    }
                    Source::Ship => player.marks[Sheet::Ship as usize] |= 1 << space.0,
                    Source::Rules
                    | Source::Character
                    | Source::Ambition(_)
                    | Source::Encounter(_) => {
                        player.marks[Sheet::Character as usize] |= 1 << space.0;
                    }
                }
            }
        }
    }
}
