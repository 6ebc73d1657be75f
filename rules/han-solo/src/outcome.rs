//! How the game ended (chapter 9).

use crate::State;
use crate::token::TOKENS;
use alloc::vec::Vec;
use core::cmp::Reverse;
use tabletop::{Line, Outcome, Ranking, SEATS_MAX, Seat};

/// What seats are compared by: the total, then the values of their tokens, the greatest first, and less
/// than any value where there is no more of them.
type Key = (i32, [i32; TOKENS as usize]);

pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let ranking = ranking(state)?;
    let n_seats = usize::from(state.n_seats());
    let sheet = |seat| {
        let line = |token| {
            let face = state.content.face(token);
            Line { what: face.id.clone(), points: face.value }
        };
        state.owned(seat).iter().map(line).collect()
    };
    Some(Outcome {
        places: ranking.places[..n_seats].to_vec(),
        scores: ranking.scores[..n_seats].to_vec(),
        lines: Seat::all(state.n_seats()).map(sheet).collect(),
        opponents: Vec::new(),
    })
}

/// HS-9.2: level totals are compared by the most valuable token, then the next.
pub(crate) fn ranking(state: &State) -> Option<Ranking> {
    if !state.is_over() {
        return None;
    }
    let n_seats = usize::from(state.n_seats());
    let mut totals = [(0, 0); SEATS_MAX];
    for seat in Seat::all(state.n_seats()) {
        totals[seat.idx()] = (state.total(seat), state.total(seat));
    }
    let totals = &totals[..n_seats];
    // Tokens are compared in the few games that end level: simulations play millions.
    let are_level = |idx: usize| totals[..idx].contains(&totals[idx]);
    if !(1..n_seats).any(are_level) {
        return Some(Ranking::by(totals));
    }
    let mut keys = [(0, (0, [i32::MIN; TOKENS as usize])); SEATS_MAX];
    for seat in Seat::all(state.n_seats()) {
        keys[seat.idx()] = (state.total(seat), key(state, seat));
    }
    Some(Ranking::by(&keys[..n_seats]))
}

fn key(state: &State, seat: Seat) -> Key {
    let mut values = [i32::MIN; TOKENS as usize];
    let owned = state.owned(seat);
    for (value, token) in values.iter_mut().zip(owned.iter()) {
        *value = state.worth.value(token);
    }
    values[..usize::from(owned.len())].sort_unstable_by_key(|value| Reverse(*value));
    (state.total(seat), values)
}
