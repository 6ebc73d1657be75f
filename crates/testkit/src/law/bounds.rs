//! Every bound has a name, and holds; a clock can always answer.

use crate::{Chosen, Kit, Walk};
use tabletop::{Game, Viewer};

pub(super) fn tables_end<K: Kit>(walk: &mut Walk<'_, K>) -> Result<u64, String> {
    let mut n_checks = 0;
    walk.each_entry(|step, _| {
        let n_events = step.entry.events.len();
        if n_events > K::Game::EVENTS_MAX {
            return Err(format!("entry {} has {n_events} events", step.entry.seq));
        }
        n_checks += 1;
        Ok(())
    })?;
    if !K::Game::SEATS.contains(&walk.table.n_seats()) {
        return Err(format!("{} seats are not in {:?}", walk.table.n_seats(), K::Game::SEATS));
    }
    if walk.is_endless() {
        return Err(format!("the table has more than {} entries", K::Game::ENTRIES_MAX));
    }
    Ok(n_checks)
}

pub(super) fn fallback_is_legal<K: Kit>(walk: &mut Walk<'_, K>) -> Result<u64, String> {
    let mut clocks = Walk::new(walk.kit, walk.table.clone(), walk.tape.clone(), 0);
    let mut n_checks = 0;
    walk.each_pause(|table, _| {
        for open in table.pending().iter() {
            let answer = K::Game::fallback(table.state(), open.id);
            if !table.menu(open.id).contains(&answer) {
                return Err(format!("the fallback {answer:?} of seat {} is not legal", open.seat));
            }
            n_checks += 1;
        }
        Ok(())
    })?;
    // A table that everybody has left ends by its clocks alone.
    while let Some(decision) = clocks.table.pending().first() {
        let answer = K::Game::fallback(clocks.table.state(), decision.id);
        clocks.play(Chosen { decision, answer })?;
        if clocks.is_endless() {
            return Err("clocks alone do not end the table".to_owned());
        }
    }
    for viewer in Viewer::all(clocks.table.n_seats()) {
        let _ = K::Game::view(clocks.table.state(), viewer);
    }
    Ok(n_checks)
}
