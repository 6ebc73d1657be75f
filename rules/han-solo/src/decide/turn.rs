//! A turn (chapter 3).

use super::{Stage, piles, round};
use crate::{Ask, CardName, Event, names};
use tabletop::Seat;

#[inline]
pub fn draw(stage: &mut Stage<'_>, seat: Seat) {
    let card = piles::next_card(stage);
    stage.emit(Event::Drew { seat, card });
    stage.emit(Event::Asked(Ask::Discard { seat, taken: None }));
}

#[inline]
pub fn take(stage: &mut Stage<'_>, seat: Seat) {
    let card = stage.state.discards.top().expect("HS-4.1: the discard pile has a card");
    stage.emit(Event::Took { seat, card });
    stage.emit(Event::Asked(Ask::Discard { seat, taken: Some(card) }));
}

#[inline]
pub fn stand(stage: &mut Stage<'_>, seat: Seat) {
    stage.emit(Event::Stood { seat, put_back: None });
    end(stage, seat);
}

#[inline]
pub fn keep(stage: &mut Stage<'_>, seat: Seat) {
    stage.emit(Event::Kept { seat });
    // HS-4.1, HS-4.2: only keeping a taken card can leave the pile empty, and
    // it is mended before the next seat acts.
    if stage.state.discards.is_empty() {
        piles::upturn(stage);
    }
    end(stage, seat);
}

#[inline]
pub fn discard(stage: &mut Stage<'_>, seat: Seat, name: CardName) {
    let hand = stage.state.hand(seat);
    let card = names::held(hand, name).expect("the menu offers what is held");
    let put_back = matches!(stage.state.ask, Ask::Discard { taken, .. } if taken == Some(card));
    // HS-3.4: taking a card and putting it back is standing.
    stage.emit(if put_back {
        Event::Stood { seat, put_back: Some(card) }
    } else {
        Event::Discarded { seat, card }
    });
    end(stage, seat);
}

/// HS-3.1: play goes left; the dealer is last, and then rolls (HS-3.7).
#[inline]
fn end(stage: &mut Stage<'_>, seat: Seat) {
    if seat == stage.state.dealer {
        round::roll(stage);
    } else {
        let next = seat.left(stage.state.n_seats());
        stage.emit(Event::Asked(Ask::Turn { seat: next }));
    }
}
