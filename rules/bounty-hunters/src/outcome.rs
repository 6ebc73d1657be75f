//! How the game ended (chapter 11).

use crate::State;
use alloc::vec::Vec;
use tabletop::{Line, Outcome, Seat};

pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    if !state.is_over() {
        return None;
    }
    let scores: Vec<_> = Seat::all(state.n_seats()).map(|seat| state.score(seat)).collect();
    // BH-11.6: level totals are compared by unspent credits; still level, they share.
    let keys: Vec<(i32, u8)> = Seat::all(state.n_seats())
        .zip(&scores)
        .map(|(seat, score)| (score.total, state.area(seat).credits))
        .collect();
    Some(Outcome {
        places: Outcome::places_by(&keys),
        scores: scores.iter().map(|score| score.total).collect(),
        lines: scores
            .iter()
            .map(|score| {
                let line = |what: &str, points| Line { what: what.into(), points };
                [
                    line("targets", score.targets),
                    line("crates", score.crates),
                    line("majority", score.majority),
                    line("contracts", score.contracts),
                    line("hunters", score.hunters),
                ]
                .into()
            })
            .collect(),
        opponents: Vec::new(),
    })
}
