//! Step 2, choose: sell, play or reserve (chapter 4).

use super::{Stage, capture, window};
use crate::{Action, Ask, Card, Deck, Event, PLAYERS_MAX, Why};
use tabletop::{Seat, SeatSet};

/// BH-4.1: every seat with a card chooses one.
#[inline]
pub fn ask(stage: &mut Stage<'_>) {
    let mut seats = SeatSet::EMPTY;
    for seat in Seat::all(stage.state.n_seats()) {
        if !stage.state.hand(seat).is_empty() {
            seats.insert(seat);
        }
    }
    if seats.is_empty() {
        // BH-13.4: nobody could draw, and all hands are empty.
        stage.emit(Event::Scored);
    } else {
        stage.emit(Event::Asked(Ask::Commit { seats }));
    }
}

/// Chapter 14: all choices are shown, and then applied in canonical order.
#[inline]
pub fn resolve(stage: &mut Stage<'_>, seats: SeatSet) {
    let mut choices = [None; PLAYERS_MAX];
    for (seat, choice) in stage.state.sealed.choices() {
        choices[seat.idx()] = Some(choice);
    }
    stage.emit(Event::Revealed { choices });
    let n_seats = stage.state.n_seats();
    for seat in stage.state.guild_master.round(n_seats) {
        match choices[seat.idx()].filter(|_| seats.contains(seat)) {
            Some(Action::Sell(card)) => {
                stage.emit(Event::Sold { seat, card });
                capture::gain_credit(stage, seat, Why::Sale);
            }
            Some(Action::Reserve(card)) => stage.emit(Event::Reserved { seat, card }),
            Some(Action::Play { card, on }) => play(stage, seat, card, on),
            Some(Action::Draw(_) | Action::Activate { .. } | Action::Done) | None => {}
        }
    }
    window::open(stage);
}

#[inline]
fn play(stage: &mut Stage<'_>, seat: Seat, card: Card, on: Option<Card>) {
    let deck = card.deck();
    // BH-4.7: the whole cost at once.
    let paid = if deck == Deck::Market { stage.state.faces().cost(card) } else { 0 };
    stage.emit(Event::Played { seat, card, on, paid });
    // BH-7.2: a target may find an orphan that is strong enough already.
    let target = if deck == Deck::Target { Some(card) } else { on };
    if let Some(target) = target {
        capture::check(stage, seat, target);
    }
}
