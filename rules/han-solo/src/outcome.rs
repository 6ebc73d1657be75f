//! How the game ended (chapter 9).

use crate::State;
use alloc::vec::Vec;
use core::cmp::Reverse;
use tabletop::{Line, Outcome, Seat};

pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    if !state.is_over() {
        return None;
    }
    let seats = || Seat::all(state.n_seats());
    // HS-9.2: level totals are compared by the most valuable token, then the next.
    let keys: Vec<(i32, Vec<i32>)> = seats()
        .map(|seat| {
            let mut values: Vec<i32> =
                state.owned(seat).iter().map(|token| state.worth.value(token)).collect();
            values.sort_unstable_by_key(|value| Reverse(*value));
            (state.total(seat), values)
        })
        .collect();
    let sheet = |seat| {
        let line = |token| {
            let face = state.content.face(token);
            Line { what: face.id.clone(), points: face.value }
        };
        state.owned(seat).iter().map(line).collect()
    };
    Some(Outcome {
        places: Outcome::places_by(&keys),
        scores: seats().map(|seat| state.total(seat)).collect(),
        lines: seats().map(sheet).collect(),
        opponents: Vec::new(),
    })
}
