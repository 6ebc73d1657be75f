//! Sharing out the pot (chapter 7).

use super::{Stage, capture, contest};
use crate::state::State;
use crate::{Ask, Contests, Event, HowTaken, Picks, Token};
use tabletop::{Seat, SeatSet};

/// Who is to be served next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Share {
    /// Nobody: the pot is shared out.
    Done,
    /// One seat alone at its place.
    One(Seat),
    /// Several seats tied at one place.
    Tied(SeatSet),
}

/// HS-7.1: the best hand not served yet, and those tied with it (HS-7.3: a
/// lower rank waits until the whole group is served).
pub fn next_share(state: &State) -> Share {
    if !state.is_shown() {
        return Share::Done;
    }
    let n_seats = usize::from(state.n_seats());
    let (order, places) = (&state.order[..n_seats], &state.places[..n_seats]);
    let Some(first) = order.iter().position(|seat| !state.served.contains(*seat)) else {
        return Share::Done;
    };
    let mut tied = SeatSet::EMPTY;
    for idx in first..n_seats {
        if places[idx] != places[first] {
            break;
        }
        if !state.served.contains(order[idx]) {
            tied.insert(order[idx]);
        }
    }
    if tied.len() == 1 { Share::One(order[first]) } else { Share::Tied(tied) }
}

/// Serves seat after seat until somebody must be asked.
pub fn share_out(stage: &mut Stage<'_>) {
    loop {
        let must_ask = match next_share(stage.state) {
            Share::Done => return capture::ask_next(stage),
            Share::One(seat) => serve_one(stage, seat),
            Share::Tied(seats) => serve_tied(stage, seats),
        };
        if let Some(ask) = must_ask {
            return stage.emit(Event::Asked(ask));
        }
    }
}

fn serve_one(stage: &mut Stage<'_>, seat: Seat) -> Option<Ask> {
    match wanted_by_all(stage.state) {
        Wanted::Nothing => stage.emit(Event::WentWithout { seat }),
        Wanted::This(token) => {
            stage.emit(Event::TokenTaken { seat, token, how: HowTaken::Given });
        }
        Wanted::Open => return Some(Ask::Pick { seat }),
    }
    None
}

fn serve_tied(stage: &mut Stage<'_>, seats: SeatSet) -> Option<Ask> {
    let simple = stage.state.setup.options.contests == Contests::Simple;
    match wanted_by_all(stage.state) {
        // HS-7.5: the losers of a short round get nothing.
        Wanted::Nothing => {
            for seat in contest::in_turn(stage.state, seats) {
                stage.emit(Event::WentWithout { seat });
            }
        }
        _ if simple => contest::draw_order(stage, seats),
        Wanted::This(token) => contest::draw_for(stage, seats, token),
        Wanted::Open => return Some(Ask::Name { seats }),
    }
    None
}

/// Whether every seat would say the same, so that nobody needs asking.
enum Wanted {
    Nothing,
    This(Token),
    Open,
}

fn wanted_by_all(state: &State) -> Wanted {
    let highest = state.setup.options.picks == Picks::Highest;
    match state.worth.highest(state.pot) {
        None => Wanted::Nothing,
        Some(token) if highest || state.pot.len() == 1 => Wanted::This(token),
        Some(_) => Wanted::Open,
    }
}

/// HS-7.3: a tied seat names a token; the last name opens all of them.
pub fn name(stage: &mut Stage<'_>, seat: Seat, token: Token) {
    let is_last = stage.state.names.is_last(seat);
    stage.emit(Event::Named { seat, token });
    if !is_last {
        return;
    }
    let (names, pot) = (stage.state.names, stage.state.pot);
    stage.emit(Event::NamesShown);
    for token in pot.iter() {
        let rivals: SeatSet =
            names.choices().filter(|(_, named)| *named == token).map(|(seat, _)| seat).collect();
        match (rivals.len(), rivals.iter().next()) {
            (0, _) | (_, None) => {}
            (1, Some(seat)) => {
                stage.emit(Event::TokenTaken { seat, token, how: HowTaken::Unopposed });
            }
            (_, Some(_)) => contest::draw_for(stage, rivals, token),
        }
    }
    share_out(stage);
}
