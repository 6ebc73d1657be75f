//! Tests, combats and other rolls.

use crate::evolve::retain;
use crate::state::State;
use crate::{Arena, Defender, Duration, Limit, Purpose, Roll, RolledFor, Skill};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Tests, combats and other rolls.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named for the terms of the rulebook")]
pub enum RollEvent {
    /// Dice fell.
    Rolled { seat: Seat, what: RolledFor, roll: Roll },
    /// Dice were changed without chance.
    DiceSet { seat: Seat, what: RolledFor, roll: Roll },
    /// OR-11.3: a skill is about to be tested.
    TestBegan { seat: Seat, skill: Skill },
    /// OR-11.5.
    Tested { seat: Seat, passed: bool },
    /// OR-12.4: a combat is about to be fought.
    CombatBegan { attacker: Seat, arena: Arena, defender: Defender, purpose: Purpose },
    /// OR-12.4: who won.
    Fought { attacker: Seat, won: bool },
    /// A test, combat or delivery is over; what was lent for it is, too.
    RollEnded { seat: Seat },
}

impl RollEvent {
    pub(crate) fn evolve(&self, state: &mut State) {
        match self {
            // The frames that wait carry the dice; these are for the log.
            Self::Rolled { .. }
            | Self::DiceSet { .. }
            | Self::TestBegan { .. }
            | Self::Tested { .. }
            | Self::CombatBegan { .. }
            | Self::Fought { .. } => {}
            Self::RollEnded { seat } => end_roll(state, *seat),
        }
    }
}

fn end_roll(state: &mut State, seat: Seat) {
    retain(&mut state.used, |used| used.seat != seat || used.limit != Limit::Roll);
    retain(&mut state.lent, |one| one.seat != seat || one.until != Duration::Roll);
}
