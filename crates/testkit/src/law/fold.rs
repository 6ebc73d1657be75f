//! The state is the fold of the log.

use crate::{Kit, Step, Walk};
use tabletop::{Game, Opening, Table};

/// How often the whole log is folded anew while the table runs.
const WHOLE_LOG_EVERY: u32 = 16;

pub(super) fn equals_live<K: Kit>(walk: &mut Walk<'_, K>) -> Result<u64, String> {
    let mut n_checks = 0;
    walk.each_entry(|step, _| {
        let mut folded = step.before.clone();
        for event in &step.entry.events {
            K::Game::evolve(&mut folded, event);
        }
        if folded != *step.table.state() {
            return Err(format!("entry {} does not fold to the live state", step.entry.seq));
        }
        n_checks += 1;
        if step.entry.seq % WHOLE_LOG_EVERY == 0 || step.table.pending().is_over() {
            whole_log(&step)?;
            n_checks += 1;
        }
        Ok(())
    })?;
    Ok(n_checks)
}

fn whole_log<K: Kit>(step: &Step<'_, K>) -> Result<(), String> {
    let stored = refold(step.table)?;
    if stored.state() != step.table.state() {
        return Err("the stored log does not fold to the live state".to_owned());
    }
    let seq = step.entry.seq;
    if step.table.state_before(seq) != *step.before {
        return Err(format!("the state before entry {seq} is not what it was"));
    }
    if step.table.state_after(seq) != *step.table.state() {
        return Err(format!("the state after entry {seq} is not what it is"));
    }
    Ok(())
}

/// The table as a reader without the seed sees it: header, then entry by entry.
pub(super) fn refold<G: Game>(table: &Table<G>) -> Result<Table<G>, String> {
    let opening = Opening { header: table.header().clone(), content: table.content().clone() };
    let mut stored =
        Table::unopened(opening, None).map_err(|faults| format!("it cannot open: {faults:?}"))?;
    for entry in table.log() {
        stored.fold(entry.clone()).map_err(|fault| format!("it cannot be folded: {fault}"))?;
    }
    Ok(stored)
}
