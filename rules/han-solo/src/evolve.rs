//! Events made true: no chance, no rules.

use crate::pile::Pile;
use crate::state::{LAP_SHOWN, LAPS, SET_COLOURS, State};
use crate::{Ask, Card, CardSet, Colour, Event, Hand};
use tabletop::{SEATS_MAX, Sealed, Seat, SeatSet};

// Where a rule emits an event it knows which one, and inlining leaves only
// that arm; it is worth a fourth of the speed of whole games.
#[inline(always)]
pub(crate) fn evolve(state: &mut State, event: &Event) {
    match *event {
        Event::Asked(ask) => {
            state.step += 1;
            state.ask = ask;
            if let Ask::Name { seats } = ask {
                state.names = Sealed::ask(seats);
            }
        }
        Event::Dealt { seat, card } | Event::Drew { seat, card } => {
            state.draw.remove(card);
            state.hands[seat.idx()].push(card);
        }
        Event::Took { seat, card } => {
            state.discards.pop();
            state.hands[seat.idx()].push(card);
            state.shown[seat.idx()].insert(card);
        }
        Event::Discarded { seat, card } | Event::Stood { seat, put_back: Some(card) } => {
            forget(state, seat, card);
            state.hands[seat.idx()].remove(card);
            state.discards.push(card);
        }
        Event::Stood { put_back: None, .. } | Event::Kept { .. } => {}
        Event::Upturned { card } => {
            state.draw.remove(card);
            state.discards.push(card);
        }
        Event::ContestDrew { seat, card, token } => {
            state.draw.remove(card);
            state.discards.push(card);
            state.memory.draw(seat, card, token);
        }
        Event::Reshuffled => reshuffle(state),
        Event::Rolled { dice } => {
            state.dice = Some(dice);
            state.lap = (state.lap + 1).min(LAPS);
        }
        Event::HandDropped { seat } => drop_hand(state, seat),
        Event::RoundBegan { round, dealer } => begin_round(state, round, dealer),
        Event::Trimmed { tokens } => {
            state.stack = state.stack.without(tokens);
            state.trimmed = state.trimmed.union(tokens);
        }
        Event::TokenRevealed { token } => {
            state.stack.remove(token);
            state.pot.insert(token);
        }
        Event::Revealed { order, places } => {
            state.order = order;
            state.places = places;
            show_hands(state);
            state.memory.begin(state.round, &state.hands, order, places);
        }
        Event::OrderDrawn { order, places } => {
            state.order = order;
            state.places = places;
            state.memory.order_drawn(&order[..usize::from(state.n_seats())]);
        }
        Event::Named { seat, token } => state.names.seal(seat, token),
        Event::NamesShown => state.names = Sealed::IDLE,
        Event::TokenTaken { seat, token, how } => {
            state.pot.remove(token);
            state.owned[seat.idx()].insert(token);
            state.served.insert(seat);
            state.memory.share(seat, token, how);
        }
        Event::WentWithout { seat } => {
            state.served.insert(seat);
            state.memory.went_without(seat);
        }
        Event::Captured { seat, from, colour } => {
            capture(state, seat, from, colour);
        }
        Event::Declined { seat } => state.capture_asked.insert(seat),
        Event::GameEnded => state.ask = Ask::Nothing,
    }
}

/// HS-10.6: whoever puts down a +3 may have put down the one that was taken
/// openly, whichever copy it is. So of the copies that everybody knew to be in
/// the hand there is one less.
#[inline]
fn forget(state: &mut State, seat: Seat, card: Card) {
    let shown = &mut state.shown[seat.idx()];
    if shown.is_empty() || shown.contains(card) {
        shown.remove(card);
    } else if let Some(alike) =
        state.hands[seat.idx()].iter().find(|held| held.is_alike(card) && shown.contains(**held))
    {
        shown.remove(*alike);
    }
}

#[inline(never)]
fn begin_round(state: &mut State, round: u8, dealer: Seat) {
    state.round = round;
    state.dealer = dealer;
    state.lap = 1;
    state.dice = None;
    state.draw = CardSet::ALL;
    state.n_reshuffles = 0;
    state.discards = Pile::EMPTY;
    state.hands = [Hand::EMPTY; SEATS_MAX];
    state.shown = [CardSet::EMPTY; SEATS_MAX];
    state.served = SeatSet::EMPTY;
    state.capture_asked = SeatSet::EMPTY;
}

fn show_hands(state: &mut State) {
    state.lap = LAP_SHOWN;
    for (shown, hand) in state.shown.iter_mut().zip(&state.hands) {
        *shown = hand.iter().copied().collect();
    }
}

fn capture(state: &mut State, seat: Seat, from: Seat, colour: Colour) {
    let falcon = state.worth.falcon();
    state.owned[from.idx()].remove(falcon);
    state.owned[seat.idx()].insert(falcon);
    for (spent, seats) in SET_COLOURS.iter().zip(&mut state.spent) {
        if *spent == colour {
            seats.insert(seat);
        }
    }
    state.n_captures = state.n_captures.saturating_add(1);
    state.capture_asked.insert(seat);
}

#[inline(never)]
fn drop_hand(state: &mut State, seat: Seat) {
    let hand = state.hands[seat.idx()];
    for card in hand.iter() {
        state.discards.push(*card);
    }
    state.hands[seat.idx()] = Hand::EMPTY;
    state.shown[seat.idx()] = CardSet::EMPTY;
}

#[inline(never)]
fn reshuffle(state: &mut State) {
    let top = state.discards.pop();
    state.draw = state.discards.iter().copied().chain(state.draw.iter()).collect();
    state.discards.clear();
    if let Some(top) = top {
        state.discards.push(top);
    }
    state.n_reshuffles = state.n_reshuffles.saturating_add(1);
}
