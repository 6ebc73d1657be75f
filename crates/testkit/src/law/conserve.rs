//! Nothing is lost and nothing comes from nowhere.

use crate::{Kit, Walk};
use tabletop::Game;

pub(super) fn nothing_is_lost<K: Kit>(walk: &mut Walk<'_, K>) -> Result<u64, String> {
    let mut n_checks = 0;
    walk.each_entry(|step, _| {
        let mut state = step.before.clone();
        for event in &step.entry.events {
            K::Game::evolve(&mut state, event);
            step.kit
                .conserved(&state)
                .map_err(|fault| format!("after {event:?} of entry {}: {fault}", step.entry.seq))?;
            n_checks += 1;
        }
        Ok(())
    })?;
    Ok(n_checks)
}
