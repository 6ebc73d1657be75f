//! How a table ended, told once and in order.

use crate::{Kit, Walk};
use tabletop::{Game, Outcome, Ranking};

pub(super) fn is_well_formed<K: Kit>(walk: &mut Walk<'_, K>) -> Result<u64, String> {
    let kit = walk.kit;
    let mut n_checks = 0;
    walk.each_pause(|table, _| {
        let outcome = K::Game::outcome(table.state());
        if outcome.as_ref().map(Ranking::from) != K::Game::ranking(table.state()) {
            return Err("the ranking is not that of the outcome".to_owned());
        }
        match (outcome, table.pending().is_over()) {
            (Some(_), false) => Err("there is an outcome before the end".to_owned()),
            (None, true) => Err("the table is over without an outcome".to_owned()),
            (None, false) => Ok(()),
            (Some(outcome), true) => {
                n_checks += 1;
                ranked(&outcome, table.n_seats())?;
                kit.placed_fairly(&outcome)
            }
        }
    })?;
    Ok(n_checks)
}

fn ranked(outcome: &Outcome, n_seats: u8) -> Result<(), String> {
    let Outcome { places, scores, lines, opponents } = outcome;
    let lengths = [places.len(), scores.len(), lines.len()];
    if lengths.iter().any(|len| *len != usize::from(n_seats)) {
        return Err(format!("not every seat has a place, a score and lines: {outcome:?}"));
    }
    if opponents.iter().any(|one| one.name.is_empty() || one.lines.len() != lines[0].len()) {
        return Err(format!("not every opponent has a name and lines: {outcome:?}"));
    }
    // Opponents whom the game itself plays are ranked with the seats.
    let places: Vec<u8> =
        places.iter().copied().chain(opponents.iter().map(|one| one.place)).collect();
    // Equals share the better place, so a place is one more than the number of those better.
    for place in &places {
        let n_better = places.iter().filter(|other| *other < place).count();
        if usize::from(*place) != n_better + 1 {
            return Err(format!("the places {places:?} are not a ranking"));
        }
    }
    Ok(())
}
