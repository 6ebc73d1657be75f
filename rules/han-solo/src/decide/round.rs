//! From the deal to the reveal.

use super::{Stage, piles, share};
use crate::hand::HAND_MIN;
use crate::script::{DIE, SEAT, TOKEN};
use crate::state::{LAPS, State};
use crate::{Ask, Event, ShortRound, Strength, Symbol, TOKENS, TokenSet, labels};
use tabletop::{SEATS_MAX, Seat, face_of};

/// HS-1.3: a die has six different symbols.
const SYMBOLS: u32 = 6;

/// Opens the game.
pub fn deal(stage: &mut Stage<'_>) {
    trim(stage);
    let n_seats = u32::from(stage.state.n_seats());
    // HS-2.2: the first dealer is a random seat.
    let dealer = stage.dice.about(labels::first_dealer());
    let dealer = dealer.pick(n_seats, |seat| face_of(SEAT, seat));
    begin(stage, 1, Seat::new(dealer as u8));
}

/// HS-2.6, option `trim`: the surplus leaves the game unseen, but never the Falcon.
fn trim(stage: &mut Stage<'_>) {
    if stage.state.setup.options.short_round != ShortRound::Trim {
        return;
    }
    let mut left = TokenSet::ALL;
    left.remove(stage.state.worth.falcon());
    let mut tokens = TokenSet::EMPTY;
    for n_trimmed in 0..TOKENS % stage.state.n_seats() {
        let rank = stage
            .dice
            .about(labels::trim(n_trimmed))
            .pick(u32::from(left.len()), |rank| face_of(TOKEN, left.nth(rank).idx() as u32));
        let token = left.nth(rank);
        left.remove(token);
        tokens.insert(token);
    }
    if !tokens.is_empty() {
        stage.emit(Event::Trimmed { tokens });
    }
}

/// HS-2.3 to HS-2.5: shuffle, deal, turn up a card and the pot.
pub fn begin(stage: &mut Stage<'_>, round: u8, dealer: Seat) {
    stage.emit(Event::RoundBegan { round, dealer });
    let n_seats = stage.state.n_seats();
    let first = dealer.left(n_seats);
    for _ in 0..HAND_MIN {
        for seat in first.round(n_seats) {
            let card = piles::next_card(stage);
            stage.emit(Event::Dealt { seat, card });
        }
    }
    piles::upturn(stage);
    for _ in 0..n_seats.min(stage.state.stack.len()) {
        let stack = stage.state.stack;
        let rank = stage
            .dice
            .about(labels::token(stack.len()))
            .pick(u32::from(stack.len()), |rank| face_of(TOKEN, stack.nth(rank).idx() as u32));
        stage.emit(Event::TokenRevealed { token: stack.nth(rank) });
    }
    stage.emit(Event::Asked(Ask::Turn { seat: first }));
}

/// HS-3.7: the dealer rolls after every lap.
pub fn roll(stage: &mut Stage<'_>) {
    let (round, lap) = (stage.state.round, stage.state.lap);
    let mut roll = |die| {
        let dice = stage.dice.about(labels::roll(round, lap, die));
        let symbol = dice.pick(SYMBOLS, |symbol| face_of(DIE, symbol));
        Symbol(symbol as u8)
    };
    let dice = [roll(0), roll(1)];
    stage.emit(Event::Rolled { dice });
    if dice[0] == dice[1] {
        shift(stage);
    }
    // HS-5.6: the third roll counts fully, and no turn follows it.
    if lap == LAPS {
        let (order, places) = ranked(stage.state);
        stage.emit(Event::Revealed { order, places });
        share::share_out(stage);
    } else {
        let first = stage.state.dealer.left(stage.state.n_seats());
        stage.emit(Event::Asked(Ask::Turn { seat: first }));
    }
}

/// HS-5.1: all hands go down, then each seat gets as many new cards. HS-5.3,
/// HS-5.4: in seat order from the dealer's left, whole packets.
fn shift(stage: &mut Stage<'_>) {
    let n_seats = stage.state.n_seats();
    let first = stage.state.dealer.left(n_seats);
    let n_cards = stage.state.hands.map(|hand| hand.len());
    for seat in first.round(n_seats) {
        stage.emit(Event::HandDropped { seat });
    }
    for seat in first.round(n_seats) {
        for _ in 0..n_cards[seat.idx()] {
            let card = piles::next_card(stage);
            stage.emit(Event::Dealt { seat, card });
        }
    }
}

/// The seats, best hand first, and their places; tied seats share a place and
/// stand in seat order from the dealer's left.
pub fn ranked(state: &State) -> ([Seat; SEATS_MAX], [u8; SEATS_MAX]) {
    let n_seats = state.n_seats();
    let mut order = [Seat::new(0); SEATS_MAX];
    let mut strengths = [Strength::of(&[]); SEATS_MAX];
    for (n_placed, seat) in state.dealer.left(n_seats).round(n_seats).enumerate() {
        // Insertion keeps tied seats in order, and eight seats are few.
        let strength = Strength::of(state.hand(seat));
        let mut idx = n_placed;
        while idx > 0 && strengths[idx - 1] < strength {
            strengths[idx] = strengths[idx - 1];
            order[idx] = order[idx - 1];
            idx -= 1;
        }
        strengths[idx] = strength;
        order[idx] = seat;
    }
    let mut places = [0; SEATS_MAX];
    for idx in 0..usize::from(n_seats) {
        let tied = idx > 0 && strengths[idx] == strengths[idx - 1];
        places[idx] = if tied { places[idx - 1] } else { idx as u8 + 1 };
    }
    (order, places)
}
