//! Captures and what they bring (chapters 7 and 10).

use super::{Stage, draw, turn::CAPTURES_TO_END};
use crate::{Card, Deck, Event, Icon, Why};
use tabletop::Seat;

/// BH-7.1: a target is captured at the instant its shields are met; BH-7.4:
/// that cannot be declined.
#[inline]
pub fn check(stage: &mut Stage<'_>, seat: Seat, target: Card) {
    let shields = stage.state.faces().shields(target);
    if stage.state.fronts[target.idx()].beats(shields) {
        capture(stage, seat, target);
    }
}

#[inline(never)]
fn capture(stage: &mut Stage<'_>, seat: Seat, target: Card) {
    stage.emit(Event::Captured { seat, target });
    match stage.state.faces().icon(target) {
        Some(Icon::Credit) => gain_credit(stage, seat, Why::Icon),
        Some(Icon::Contract) => draw_contract(stage, seat, Why::Icon),
        None => {}
    }
    // BH-10.1, BH-10.3: before the end is set nobody had four, so the fourth
    // capture is the first one to four or in the same turn.
    let n_captured = stage.state.area(seat).captured.len();
    if n_captured == CAPTURES_TO_END && stage.state.last_turn.is_none() {
        stage.emit(Event::FirstToFour { seat });
        gain_credit(stage, seat, Why::FirstToFour);
        // BH-12.3: the introductory game has no contracts.
        if !stage.state.setup.options.introductory {
            draw_contract(stage, seat, Why::FirstToFour);
        }
    }
}

/// BH-13.6: by option the reserve can be empty.
#[inline]
pub fn gain_credit(stage: &mut Stage<'_>, seat: Seat, why: Why) {
    if stage.state.n_reserve() == Some(0) {
        stage.emit(Event::CreditMissed { seat, why });
    } else {
        stage.emit(Event::CreditGained { seat, why });
    }
}

/// BH-7.6: the contract is active at once. BH-13.5: where none is left it is lost.
fn draw_contract(stage: &mut Stage<'_>, seat: Seat, why: Why) {
    match draw::next_card(stage, Deck::Contract) {
        Some(card) => stage.emit(Event::ContractDrawn { seat, card, why }),
        None => stage.emit(Event::ContractMissed { seat, why }),
    }
}
