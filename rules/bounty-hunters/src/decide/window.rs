//! The activation window (BH-4.8 to BH-4.11, chapter 14).

use super::{Stage, capture, turn};
use crate::menu::can_activate;
use crate::{Action, Ask, Event, PLAYERS_MAX};
use tabletop::{Seat, SeatSet};

/// After the main actions: every seat that can pay a reserved card is asked.
#[inline]
pub fn open(stage: &mut Stage<'_>) {
    ask(stage, SeatSet::all(stage.state.n_seats()));
}

#[inline]
fn ask(stage: &mut Stage<'_>, among: SeatSet) {
    let mut seats = SeatSet::EMPTY;
    for seat in Seat::all(stage.state.n_seats()) {
        if among.contains(seat) && can_activate(stage.state, seat) {
            seats.insert(seat);
        }
    }
    if seats.is_empty() {
        turn::end(stage);
    } else {
        stage.emit(Event::Asked(Ask::Window { seats }));
    }
}

/// A round's choices are applied in canonical order, each fully resolved
/// before the next (BH-4.11); those not done are asked again.
#[inline]
pub fn resolve(stage: &mut Stage<'_>, seats: SeatSet) {
    let mut choices = [None; PLAYERS_MAX];
    for (seat, choice) in stage.state.sealed.choices() {
        choices[seat.idx()] = Some(choice);
    }
    stage.emit(Event::WindowShown { choices });
    let mut again = SeatSet::EMPTY;
    let n_seats = stage.state.n_seats();
    for seat in stage.state.guild_master.round(n_seats) {
        let choice = choices[seat.idx()].filter(|_| seats.contains(seat));
        let Some(Action::Activate { card, on }) = choice else { continue };
        let paid = stage.state.faces().cost(card);
        stage.emit(Event::Activated { seat, card, on, paid });
        if let Some(target) = on {
            capture::check(stage, seat, target);
        }
        again.insert(seat);
    }
    ask(stage, again);
}
