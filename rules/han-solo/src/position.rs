//! A claimed situation, validated into a state.

mod asks;
mod cards;
mod claim;
mod tokens;

pub use claim::{CardName, Position, PositionAsk, TokenName};

use crate::state::{LAP_SHOWN, LAPS, State};
use crate::{Content, Setup, TOKENS};
use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use tabletop::{PositionFault, Rule, STEP_MAX, Seat};

/// HS-2.6: no table has more rounds.
const ROUNDS_MAX: u8 = TOKENS / 2;

/// Validates a claim; every fault is told.
pub(crate) fn place(
    setup: &Setup,
    content: &Arc<Content>,
    position: &Position,
) -> Result<State, Vec<PositionFault>> {
    if let Err(fault) = setup.check() {
        let (at, message) = (String::from("setup.seats"), format!("{fault}"));
        return Err(vec![PositionFault { at, message, rule: Some("HS-2.1") }]);
    }
    let mut placing =
        Placing { claim: position, state: State::blank(setup, content), faults: Vec::new() };
    placing.round();
    placing.cards();
    placing.rank();
    placing.tokens();
    placing.ask();
    let state = &mut placing.state;
    if state.is_shown() {
        state.memory.begin(state.round, &state.hands, state.order, state.places);
    }
    if placing.faults.is_empty() { Ok(placing.state) } else { Err(placing.faults) }
}

/// A state in the making, and what is wrong with the claim so far.
struct Placing<'a> {
    claim: &'a Position,
    state: State,
    faults: Vec<PositionFault>,
}

impl Placing<'_> {
    fn fault(&mut self, rule: Rule, at: impl Into<String>, message: impl Into<String>) {
        let (at, message) = (at.into(), message.into());
        self.faults.push(PositionFault { at, message, rule: Some(rule) });
    }

    /// Whether the seat exists; if not, that is a fault.
    fn seated(&mut self, at: &str, seat: Seat) -> bool {
        let n_seats = self.state.n_seats();
        let exists = seat.idx() < usize::from(n_seats);
        if !exists {
            self.fault("HS-2.1", at, format!("there is no seat {seat} at a table of {n_seats}"));
        }
        exists
    }

    /// Whether a list has an item for every seat, or is left out where it may be.
    fn by_seat(&mut self, at: &str, len: usize, optional: bool) {
        let n_seats = usize::from(self.state.n_seats());
        if len != n_seats && !(optional && len == 0) {
            self.fault("HS-2.1", at, format!("{len} are given for {n_seats} seats"));
        }
    }

    fn round(&mut self) {
        let claim = self.claim;
        let is_shown = claim.ask.is_after_reveal();
        let lap = claim.lap.unwrap_or(if is_shown { LAP_SHOWN } else { 1 });
        if !(1..=LAP_SHOWN).contains(&lap) || (lap == LAP_SHOWN) != is_shown {
            let legal = if is_shown { "4, as the hands are shown" } else { "1 to 3" };
            self.fault("HS-3.1", "lap", format!("the lap is {legal}, not {lap}"));
        }
        if !(1..=ROUNDS_MAX).contains(&claim.round) {
            self.fault("HS-2.6", "round", format!("rounds are numbered 1 to {ROUNDS_MAX}"));
        }
        if self.seated("dealer", claim.dealer) {
            self.state.dealer = claim.dealer;
        }
        if claim.dice.iter().flatten().any(|symbol| symbol.0 >= 6) {
            self.fault("HS-1.3", "dice", "a die shows a symbol from 0 to 5");
        }
        if claim.step > STEP_MAX {
            self.fault("HS-10.4", "step", format!("questions are numbered up to {STEP_MAX}"));
        }
        // With a lap out of range the checks that follow still need a legal one.
        self.state.lap = if is_shown { LAP_SHOWN } else { lap.clamp(1, LAPS) };
        self.state.round = claim.round;
        self.state.dice = claim.dice;
        self.state.step = claim.step;
    }
}
