//! What the table waits for is told in order.

use crate::{Kit, Step, Walk};
use std::collections::BTreeSet;
use tabletop::{Cause, DecisionId, Seat};

pub(super) fn is_well_formed<K: Kit>(walk: &mut Walk<'_, K>) -> Result<u64, String> {
    let mut settled: BTreeSet<DecisionId> = BTreeSet::new();
    let mut n_checks = 0;
    walk.each_entry(|step, _| {
        let pending = step.table.pending();
        let mut seats: BTreeSet<Seat> = BTreeSet::new();
        for open in pending.iter() {
            if open.seat.idx() >= usize::from(step.table.n_seats()) {
                return Err(format!("seat {} is asked and is not there", open.seat));
            }
            if !seats.insert(open.seat) {
                return Err(format!("seat {} is asked twice at once", open.seat));
            }
            if open.id.seat() != open.seat {
                return Err(format!("the question {:?} names another seat than its own", open.id));
            }
            if settled.contains(&open.id) {
                return Err(format!("the question {:?} is settled and open again", open.id));
            }
            if open.answered && !open.sealed {
                return Err(format!(
                    "the question {:?} is answered in the open, and open",
                    open.id
                ));
            }
        }
        if !pending.is_over() && pending.first().is_none() {
            return Err("the table waits for nobody and is not over".to_owned());
        }
        settle(&step, &mut settled)?;
        n_checks += 1;
        Ok(())
    })?;
    Ok(n_checks)
}

fn settle<K: Kit>(step: &Step<'_, K>, settled: &mut BTreeSet<DecisionId>) -> Result<(), String> {
    let Cause::Answer { decision, seat, .. } = step.entry.cause else { return Ok(()) };
    match step.table.pending().iter().find(|open| open.id == decision) {
        Some(open) if open.answered => Ok(()),
        Some(_) => Err(format!("seat {seat} answered and is asked the same question again")),
        None => {
            settled.insert(decision);
            Ok(())
        }
    }
}
