//! Tied seats draw for what they all want (HS-7.2 to HS-7.4).

use super::{Stage, piles};
use crate::bounds::CONTEST_DRAWS_MAX;
use crate::rank::contest_key;
use crate::state::State;
use crate::{Card, Event, HowTaken, Token};
use tabletop::{Few, SEATS_MAX, Seat, SeatSet};

/// How far a draw must be settled.
#[derive(Clone, Copy)]
enum Settle {
    /// Only the winner of this token matters.
    Winner(Token),
    /// Everybody's place matters.
    Order,
}

/// These seats in order from the dealer's left.
pub fn in_turn(state: &State, seats: SeatSet) -> impl Iterator<Item = Seat> + use<> {
    let n_seats = state.n_seats();
    state.dealer.left(n_seats).round(n_seats).filter(move |seat| seats.contains(*seat))
}

/// HS-7.2: these seats draw for a token, and the winner has it.
pub fn draw_for(stage: &mut Stage<'_>, seats: SeatSet, token: Token) {
    let mut group = group(stage.state, seats);
    settle(stage, &mut group, Settle::Winner(token), CONTEST_DRAWS_MAX);
    let seat = group[0];
    stage.emit(Event::TokenTaken { seat, token, how: HowTaken::Contest });
}

/// HS-7.3, option `simple`: these seats draw once for their picking order.
pub fn draw_order(stage: &mut Stage<'_>, seats: SeatSet) {
    let mut group = group(stage.state, seats);
    settle(stage, &mut group, Settle::Order, CONTEST_DRAWS_MAX);
    let (mut order, mut places) = (stage.state.order, stage.state.places);
    let mut drawn = group.iter();
    for (idx, (seat, place)) in order.iter_mut().zip(&mut places).enumerate() {
        if idx < usize::from(stage.state.n_seats())
            && seats.contains(*seat)
            && let Some(next) = drawn.next()
        {
            *seat = *next;
            *place = idx as u8 + 1;
        }
    }
    stage.emit(Event::OrderDrawn { order, places });
}

/// Seats that contest something, in the order in which they draw; after
/// [`settle`] the best is first.
fn group(state: &State, members: SeatSet) -> Few<Seat, SEATS_MAX> {
    let mut group = Few::empty(Seat::new(0));
    for seat in in_turn(state, members) {
        group.push(seat);
    }
    group
}

/// Every seat draws a card face up; the seats are put in order, best first.
/// HS-7.4: those still level draw again, where it matters.
fn settle(stage: &mut Stage<'_>, seats: &mut [Seat], how: Settle, draws_left: u8) {
    if seats.len() < 2 || draws_left == 0 {
        return;
    }
    let token = match how {
        Settle::Winner(token) => Some(token),
        Settle::Order => None,
    };
    let mut drawn = [(Seat::new(0), Card::new(0)); SEATS_MAX];
    let drawn = &mut drawn[..seats.len()];
    for (seat, slot) in seats.iter().copied().zip(drawn.iter_mut()) {
        let card = piles::next_card(stage);
        stage.emit(Event::ContestDrew { seat, card, token });
        *slot = (seat, card);
    }
    // Eight seats are few: insertion keeps level seats in their order.
    for end in 1..drawn.len() {
        let mut idx = end;
        while idx > 0 && contest_key(drawn[idx].1) > contest_key(drawn[idx - 1].1) {
            drawn.swap(idx, idx - 1);
            idx -= 1;
        }
    }
    for (slot, (seat, _)) in seats.iter_mut().zip(drawn.iter()) {
        *slot = *seat;
    }
    let mut start = 0;
    for level in drawn.chunk_by(|one, two| contest_key(one.1) == contest_key(two.1)) {
        let end = start + level.len();
        settle(stage, &mut seats[start..end], how, draws_left - 1);
        if token.is_some() {
            return;
        }
        start = end;
    }
}
