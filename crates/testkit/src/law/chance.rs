//! Chance is never free: an entry that used dice taught somebody something,
//! so nobody can go back and roll again.

use crate::{Kit, Step, Walk};
use tabletop::{Cause, Dice, Game, Stage, Viewer};

pub(super) fn teaches<K: Kit>(walk: &mut Walk<'_, K>) -> Result<u64, String> {
    let seed = walk.seed();
    let mut n_checks = 0;
    walk.each_entry(|step, _| {
        let mut dice = Dice::keyed(&seed, step.entry.seq);
        let mut probe = step.before.clone();
        let mut events = Vec::new();
        let mut stage = Stage::new(&mut probe, &mut dice, &mut events);
        match &step.entry.cause {
            Cause::Deal => K::Game::deal(&mut stage),
            Cause::Answer { seat, answer, .. } => K::Game::decide(&mut stage, *seat, answer),
            Cause::Rules { from, .. } => K::Game::adopt(&mut stage, *from),
            Cause::Rewind { .. } => {}
        }
        if dice.n_rolled() > 0 {
            n_checks += 1;
            if !taught(&step) {
                return Err(format!(
                    "entry {} rolled {} times and taught nobody: {:?}",
                    step.entry.seq,
                    dice.n_rolled(),
                    step.entry.events
                ));
            }
        }
        Ok(())
    })?;
    Ok(n_checks)
}

/// Whether this entry told any viewer something that cannot be untold.
pub(super) fn taught<K: Kit>(step: &Step<'_, K>) -> bool {
    let mut state = step.before.clone();
    step.entry.events.iter().any(|event| {
        let taught =
            Viewer::all(step.table.n_seats()).any(|viewer| K::Game::learns(&state, event, viewer));
        K::Game::evolve(&mut state, event);
        taught
    })
}
