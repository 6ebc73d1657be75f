//! Re-deciding the log gives the log, and nothing else does.

use super::menu::members;
use crate::{Kit, Walk};
use tabletop::{Answer, Cause, EntryOf, Game, Opening, Seed, Table};

/// How many entries of a table are doctored, spread over its log.
const FORGERIES_MAX: usize = 12;

pub(super) fn passes<K: Kit>(walk: &mut Walk<'_, K>) -> Result<u64, String> {
    play_out(walk)?;
    walk.table.audit().map_err(|fault| fault.to_string())?;
    // The same from a file: what is stored must suffice.
    let text = serde_json::to_string(walk.table.log()).map_err(|fault| fault.to_string())?;
    let log: Vec<EntryOf<K::Game>> =
        serde_json::from_str(&text).map_err(|fault| fault.to_string())?;
    let read = load(&walk.table, log, walk.seed())?;
    read.audit().map_err(|fault| format!("read back: {fault}"))?;
    Ok(1)
}

pub(super) fn same_seed_same_log<K: Kit>(walk: &mut Walk<'_, K>) -> Result<u64, String> {
    play_out(walk)?;
    let opening: Opening<K::Game> =
        Opening { header: walk.table.header().clone(), content: walk.table.content().clone() };
    let mut again = Table::open(opening, walk.seed()).map_err(|faults| format!("{faults:?}"))?;
    for entry in walk.table.log() {
        if let Cause::Answer { seat, decision, answer, by } = &entry.cause {
            let proposed = again
                .propose(*seat, *decision, answer.clone(), *by)
                .map_err(|refusal| format!("entry {} is refused now: {refusal}", entry.seq))?;
            again.commit(proposed);
        }
        if again.log().get(entry.seq as usize) != Some(entry) {
            return Err(format!("entry {} came out differently", entry.seq));
        }
    }
    Ok(1)
}

pub(super) fn catches_forgery<K: Kit>(walk: &mut Walk<'_, K>) -> Result<u64, String> {
    play_out(walk)?;
    let log = walk.table.log();
    let every = log.len().div_ceil(FORGERIES_MAX).max(1);
    let mut n_checks = 0;
    for last in (0..log.len()).rev().step_by(every) {
        let honest = &log[..=last];
        n_checks += forged_events(walk, honest)?;
        n_checks += forged_cause(walk, honest)?;
        n_checks += forged_order(walk, honest)?;
    }
    Ok(n_checks)
}

// Only the last entry of a prefix is doctored: the events after a forgery may
// not fit the forged state, and folding them would prove nothing.
fn forged_events<K: Kit>(walk: &Walk<'_, K>, honest: &[EntryOf<K::Game>]) -> Result<u64, String> {
    let mut forged = honest.to_vec();
    let Some(last) = forged.last_mut() else { return Ok(0) };
    if last.events.pop().is_none() {
        return Ok(0);
    }
    let seq = last.seq;
    found_out(walk, forged, &format!("the last event of entry {seq} was struck out"))
}

fn forged_cause<K: Kit>(walk: &Walk<'_, K>, honest: &[EntryOf<K::Game>]) -> Result<u64, String> {
    let Some((last, earlier)) = honest.split_last() else { return Ok(0) };
    let Cause::Answer { seat, decision, answer, by } = &last.cause else { return Ok(0) };
    let before = load(&walk.table, earlier.to_vec(), walk.seed())?;
    let menu = before.menu(*decision);
    let mut n_checks = 0;
    for other in members(&menu, 3).into_iter().filter(|other| other != answer) {
        let follows = before
            .propose(*seat, *decision, other.clone(), *by)
            .is_ok_and(|proposed| proposed.entry.events == last.events);
        // Two answers with the same effect are no forgery.
        if !follows {
            let forged = with_answer::<K>(honest, other);
            n_checks += found_out(walk, forged, "another answer was put in")?;
        }
    }
    let illegal = Answer::Order { order: Vec::new() };
    let forged = with_answer::<K>(honest, illegal);
    Ok(n_checks + found_out(walk, forged, "an answer that was never on a menu was put in")?)
}

fn forged_order<K: Kit>(walk: &Walk<'_, K>, honest: &[EntryOf<K::Game>]) -> Result<u64, String> {
    let mut gap = honest.to_vec();
    let Some(last) = gap.last_mut() else { return Ok(0) };
    last.seq += 1;
    if load(&walk.table, gap, walk.seed()).is_ok() {
        return Err("a log with a gap was read".to_owned());
    }
    Ok(1)
}

fn with_answer<K: Kit>(
    honest: &[EntryOf<K::Game>],
    other: Answer<<K::Game as Game>::Action>,
) -> Vec<EntryOf<K::Game>> {
    let mut forged = honest.to_vec();
    if let Some(Cause::Answer { answer, .. }) = forged.last_mut().map(|entry| &mut entry.cause) {
        *answer = other;
    }
    forged
}

fn found_out<K: Kit>(
    walk: &Walk<'_, K>,
    forged: Vec<EntryOf<K::Game>>,
    how: &str,
) -> Result<u64, String> {
    match load(&walk.table, forged, walk.seed())?.audit() {
        Err(_) => Ok(1),
        Ok(()) => Err(format!("nobody noticed that {how}")),
    }
}

fn load<G: Game>(table: &Table<G>, log: Vec<EntryOf<G>>, seed: Seed) -> Result<Table<G>, String> {
    let opening = Opening { header: table.header().clone(), content: table.content().clone() };
    let mut read = Table::unopened(opening, Some(seed)).map_err(|faults| format!("{faults:?}"))?;
    for entry in log {
        read.fold(entry).map_err(|fault| fault.to_string())?;
    }
    Ok(read)
}

fn play_out<K: Kit>(walk: &mut Walk<'_, K>) -> Result<(), String> {
    walk.each_entry(|_, _| Ok(()))
}
