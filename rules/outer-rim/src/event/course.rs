//! Before the first turn, whose turn it is, what is asked, and the end.

use crate::bounds::PLAYERS_MAX;
use crate::state::{LENT_MAX, State, USED_MAX};
use crate::{Body, CharacterId, Duration, Frame, Map, Pile, Sheet, ShipId, TileId};
use alloc::sync::Arc;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Before the first turn, whose turn it is, what is asked, and the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named for the terms of the rulebook")]
pub enum CourseEvent {
    /// OR-2.1: the tiles lie.
    BoardLaid { tiles: Vec<TileId> },
    /// OR-2.9.
    FirstPlayerDrawn { seat: Seat },
    /// OR-2.10.
    CharacterTaken { seat: Seat, character: CharacterId },
    /// OR-2.12, OR-9.6.
    ShipTaken { seat: Seat, ship: ShipId },
    /// OR-4.1.
    TurnBegan { seat: Seat, round: u8 },
    /// OR-4.6.
    ExtraTurnGranted,
    /// A question was opened; this work waits for it.
    Asked { seat: Seat, frames: Vec<Frame> },
    /// OR-22.3: somebody has won, or the house ended the table.
    GameEnded { winner: Option<Seat> },
}

impl CourseEvent {
    pub(crate) fn evolve(&self, state: &mut State) {
        match self {
            Self::BoardLaid { tiles } => lay_board(state, tiles),
            Self::FirstPlayerDrawn { seat } => {
                state.first = *seat;
                state.current = *seat;
            }
            Self::CharacterTaken { seat, character } => {
                let sheet = state.content.character(*character);
                let player = &mut state.players[seat.idx()];
                player.character = Some(*character);
                player.fame = sheet.setup.fame;
                for (faction, standing) in &sheet.setup.reputation {
                    player.reputation[faction.idx()] = *standing;
                }
                state.refresh(*seat);
                if state.is_ai(*seat) {
                    let content = state.content.clone();
                    let expansion = state.setup.options.expansion;
                    let cards = content.ai_deck(*character, expansion).map(|card| card.idx());
                    *state.ai_deck_mut(*seat) = Pile::of(cards);
                }
            }
            Self::ShipTaken { seat, ship } => {
                let player = &mut state.players[seat.idx()];
                player.ship = Some(*ship);
                player.ship_flipped = false;
                player.damage[Body::Ship.idx()] = 0;
                player.goal_tokens[1] = 0;
                player.marks[Sheet::Ship as usize] = 0;
                state.refresh(*seat);
            }
            Self::TurnBegan { seat, round } => begin_turn(state, *seat, *round),
            Self::ExtraTurnGranted => state.extra_turn = true,
            Self::Asked { seat, frames } => {
                state.step += 1;
                state.asked = Some(*seat);
                state.frames.clone_from(frames);
                debug_assert!(state.reaches_are_true(), "something came into play unnoticed");
            }
            Self::GameEnded { winner } => {
                state.over = true;
                state.asked = None;
                state.winner = *winner;
                state.frames.clear();
            }
        }
    }
}

fn lay_board(state: &mut State, tiles: &[TileId]) {
    if *tiles != state.tiles {
        let expansion = state.setup.options.expansion;
        let map = Map::build(&state.content, tiles, expansion).expect("a checked board");
        state.map = Arc::new(map);
        state.tiles = tiles.to_vec();
        state.lay_tokens();
    }
}

fn begin_turn(state: &mut State, seat: Seat, round: u8) {
    state.current = seat;
    state.round = round;
    state.turns += 1;
    state.extra_turn = false;
    // UB-16.3: the sheets nobody took are out of the game.
    state.sheets = 0;
    state.beside.used = [0; PLAYERS_MAX];
    state.used = [None; USED_MAX];
    // UB-13.3, UB-13.8: one favor per player and turn.
    for player in &mut state.players {
        player.favor = None;
    }
    let mut kept = [None; LENT_MAX];
    let lent = state.lent.iter().flatten().filter_map(|one| {
        let mut one = *one;
        let over = one.until != Duration::NextTurn || (one.aged && one.seat != seat);
        // It lasts through the owner's next turn, and ends when another's begins.
        if one.seat == seat {
            one.aged = true;
        }
        (!over).then_some(one)
    });
    for (slot, one) in kept.iter_mut().zip(lent) {
        *slot = Some(one);
    }
    state.lent = kept;
}
