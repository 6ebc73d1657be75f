//! Going back restores the exact earlier state, and no further than nobody
//! has learned anything.

use super::chance::taught;
use crate::{Kit, StateOf, Step, Walk};
use tabletop::{Cause, Game, Refusal, Seat};

/// How many steps a table is played before it is first tried to go back. Every further try
/// waits a step longer: where an answer lies many steps back, a table that went back every
/// few steps would hardly come to an end.
const TRIED_AFTER: u32 = 5;

// What the table must go back to: the line as this law sees it.
struct Past<K: Kit> {
    seq: u32,
    seat: Option<Seat>,
    after: StateOf<K>,
    taught: bool,
}

pub(super) fn restores<K: Kit>(walk: &mut Walk<'_, K>) -> Result<u64, String> {
    let mut line: Vec<Past<K>> = Vec::new();
    if let Some(deal) = walk.table.log().first() {
        let after = walk.table.state().clone();
        line.push(Past { seq: deal.seq, seat: None, after, taught: true });
    }
    let mut n_checks = 0;
    let mut n_steps = 0;
    let (mut wait, mut next_try) = (TRIED_AFTER, TRIED_AFTER);
    while n_steps <= K::Game::ENTRIES_MAX
        && let Some(chosen) = walk.choose()
    {
        n_steps += 1;
        line.push(played(walk, chosen)?);
        if n_steps == next_try {
            wait += 1;
            next_try += wait;
            for seat in Seat::all(walk.table.n_seats()) {
                horizon(walk, &line, seat)?;
                n_checks += 1;
            }
            let seat = Seat::new(walk.dice.roll(u32::from(walk.table.n_seats())) as u8);
            n_checks += go_back(walk, &mut line, seat)?;
        }
    }
    walk.table.audit().map_err(|fault| format!("with rewinds in the log: {fault}"))?;
    let folded = super::fold::refold(&walk.table)?;
    if folded.state() != walk.table.state() || folded.line() != walk.table.line() {
        return Err("a log with rewinds does not fold to the live state".to_owned());
    }
    Ok(n_checks)
}

fn played<K: Kit>(
    walk: &mut Walk<'_, K>,
    chosen: crate::Chosen<crate::ActionOf<K>>,
) -> Result<Past<K>, String> {
    let before = walk.table.state().clone();
    let entry = walk.play(chosen)?.clone();
    let seat = match entry.cause {
        Cause::Answer { seat, .. } => Some(seat),
        Cause::Deal | Cause::Rewind { .. } | Cause::Rules { .. } => None,
    };
    let step = Step { kit: walk.kit, before: &before, entry: &entry, table: &walk.table };
    let taught = taught(&step);
    Ok(Past { seq: entry.seq, seat, after: walk.table.state().clone(), taught })
}

// The limit of a seat is its last answer, unless somebody moved or learned something since.
fn horizon<K: Kit>(walk: &Walk<'_, K>, line: &[Past<K>], seat: Seat) -> Result<(), String> {
    let own = line.iter().rposition(|past| past.seat == Some(seat)).filter(|own| *own > 0);
    let learned = own
        .is_some_and(|own| line[own..].iter().any(|past| past.taught || past.seat != Some(seat)));
    let proposed = walk.table.propose_undo(seat, false);
    match (own, learned, &proposed) {
        (None, _, Err(Refusal::NothingToUndo | Refusal::Learned))
        | (Some(_), true, Err(Refusal::Learned)) => Ok(()),
        (Some(own), false, Ok(proposed)) => {
            let to = line[own - 1].seq;
            if proposed.entry.cause == (Cause::Rewind { seat, to }) {
                Ok(())
            } else {
                Err(format!("seat {seat} would go back to {:?}, not {to}", proposed.entry.cause))
            }
        }
        (_, true, Ok(_)) => Err(format!("seat {seat} could take back what somebody has learned")),
        (_, _, other) => Err(format!(
            "seat {seat} goes back as far as {own:?}, and the table says {:?}",
            other.as_ref().err()
        )),
    }
}

fn go_back<K: Kit>(
    walk: &mut Walk<'_, K>,
    line: &mut Vec<Past<K>>,
    seat: Seat,
) -> Result<u64, String> {
    let Ok(proposed) = walk.table.propose_undo(seat, true) else { return Ok(0) };
    let Cause::Rewind { to, .. } = proposed.entry.cause else {
        return Err(format!("going back gave {:?}", proposed.entry.cause));
    };
    walk.table.commit(proposed);
    line.retain(|past| past.seq <= to);
    let then = line.last().ok_or("it went back to nowhere")?;
    if then.seq != to || then.after != *walk.table.state() {
        return Err(format!("going back to entry {to} did not restore the state after it"));
    }
    Ok(1)
}
