//! Capturing the Falcon (chapter 8), and what follows a round.

use super::{Stage, round};
use crate::state::{SET_COLOURS, State};
use crate::{Ask, Colour, Event};
use tabletop::Seat;

/// HS-8.5: the best-ranked seat that may capture and has not had its chance.
///
/// A seat that owned the Falcon when its turn in the ranking came has not had
/// one: robbed by a lower seat, it may still take it back (HS-8.4).
pub fn next_capture(state: &State) -> Option<Seat> {
    // Most rounds end without anybody who could capture: look at that first.
    let owner = state.falcon_owner()?;
    if !Seat::all(state.n_seats()).any(|seat| seat != owner && state.has_any_set(seat)) {
        return None;
    }
    state.ranking().map(|(seat, _)| seat).find(|seat| {
        !state.capture_asked.contains(*seat)
            && SET_COLOURS.iter().any(|colour| state.may_capture(*seat, *colour))
    })
}

pub fn capture(stage: &mut Stage<'_>, seat: Seat, colour: Colour) {
    let from = stage.state.falcon_owner().expect("HS-8.6: a captured Falcon has an owner");
    stage.emit(Event::Captured { seat, from, colour });
    ask_next(stage);
}

/// HS-8.3: once the pot is shared out, whoever may capture is asked; then the
/// next round begins, or the game ends (HS-9.1).
pub fn ask_next(stage: &mut Stage<'_>) {
    if let Some(seat) = next_capture(stage.state) {
        stage.emit(Event::Asked(Ask::Capture { seat }));
    } else if stage.state.stack.is_empty() {
        stage.emit(Event::GameEnded);
    } else {
        // HS-2.2: the deal passes to the left.
        let dealer = stage.state.dealer.left(stage.state.n_seats());
        round::begin(stage, stage.state.round + 1, dealer);
    }
}
