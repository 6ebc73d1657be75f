//! Equal pieces cannot be distinguished by what is sent.
//!
//! Two tables are compared: the real one, and one in whose whole log pieces
//! that look the same are exchanged. Every viewer must be sent the same of both.
//! And where a seat holds two such pieces, the others must not see which of them
//! it uses, neither when it does nor by what they know afterwards.

use crate::{EventOf, Kit, StateOf, Step, Walk};
use tabletop::{Cause, Game, Menu, Viewer, sights};

/// How many pairs are exchanged, one after the other. An odd number, lest a
/// single pair be exchanged back again.
const EXCHANGES: usize = 25;

pub(super) fn stay_equal<K: Kit>(walk: &mut Walk<'_, K>) -> Result<u64, String> {
    let equals = walk.kit.equals();
    // A position names its pieces; only a deal leaves open which they are.
    let dealt = walk.table.log().first().is_some_and(|entry| entry.cause == Cause::Deal);
    if equals.is_empty() || !dealt {
        return Ok(0);
    }
    let n_pairs = equals.len() as u32;
    let pairs: Vec<[u32; 2]> =
        (0..EXCHANGES).map(|_| equals[walk.dice.roll(n_pairs) as usize]).collect();
    let mut twin = walk.table.state_before(0);
    let mut n_checks = 0;
    walk.each_entry(|step, _| {
        let told = |fault: String| format!("entry {}: {fault}", step.entry.seq);
        let exchange = |event: &EventOf<K>| {
            pairs.iter().fold(event.clone(), |event, pair| step.kit.exchanged(&event, *pair))
        };
        let events: Vec<EventOf<K>> = step.entry.events.iter().map(exchange).collect();
        n_checks += u64::from(events != step.entry.events);
        seen_alike(&step, &twin, &events).map_err(told)?;
        for event in &events {
            K::Game::evolve(&mut twin, event);
        }
        sent_alike::<K>(step.table.state(), &twin, step.table.n_seats()).map_err(told)?;
        n_checks += used_alike(&step, &equals).map_err(told)?;
        Ok(())
    })?;
    Ok(n_checks)
}

fn seen_alike<K: Kit>(
    step: &Step<'_, K>,
    twin: &StateOf<K>,
    events: &[EventOf<K>],
) -> Result<(), String> {
    for viewer in Viewer::all(step.table.n_seats()) {
        let real = sights::<K::Game>(step.before, &step.entry.events, viewer);
        let other = sights::<K::Game>(twin, events, viewer);
        if real != other {
            return Err(format!(
                "{viewer:?} sees which of two equal pieces it is:\n  real {real:?}\n  other {other:?}"
            ));
        }
    }
    Ok(())
}

fn sent_alike<K: Kit>(real: &StateOf<K>, other: &StateOf<K>, n_seats: u8) -> Result<(), String> {
    for viewer in Viewer::all(n_seats) {
        same_view::<K>(real, other, viewer)?;
    }
    let pending = K::Game::pending(real);
    if pending != K::Game::pending(other) || K::Game::outcome(real) != K::Game::outcome(other) {
        return Err("equal pieces decide what is pending, or the outcome".to_owned());
    }
    for open in pending.iter() {
        let (mut menu, mut others) = (Menu::new(), Menu::new());
        K::Game::menu(real, open.id, &mut menu);
        K::Game::menu(other, open.id, &mut others);
        if menu != others {
            return Err(format!(
                "the menus tell equal pieces apart:\n  real {menu:?}\n  other {others:?}"
            ));
        }
        if K::Game::fallback(real, open.id) != K::Game::fallback(other, open.id) {
            return Err("the fallback tells equal pieces apart".to_owned());
        }
    }
    Ok(())
}

fn same_view<K: Kit>(real: &StateOf<K>, other: &StateOf<K>, viewer: Viewer) -> Result<(), String> {
    let (real, other) = (K::Game::view(real, viewer), K::Game::view(other, viewer));
    if real == other {
        return Ok(());
    }
    Err(format!(
        "the view of {viewer:?} tells equal pieces apart:\n  real {real:?}\n  other {other:?}"
    ))
}

// Event by event: the seat that holds both uses the other one.
fn used_alike<K: Kit>(step: &Step<'_, K>, equals: &[[u32; 2]]) -> Result<u64, String> {
    let mut before = step.before.clone();
    let mut n_checks = 0;
    for event in &step.entry.events {
        let mut after = before.clone();
        K::Game::evolve(&mut after, event);
        for pair in equals {
            let Some(holder) = step.kit.holder(&before, *pair) else { continue };
            let other = step.kit.exchanged(event, *pair);
            if other == *event {
                continue;
            }
            let mut elsewhere = before.clone();
            K::Game::evolve(&mut elsewhere, &other);
            for viewer in Viewer::all(step.table.n_seats()).filter(|viewer| !viewer.is(holder)) {
                let told =
                    |fault: String| format!("seat {holder}, {event:?} or {other:?}: {fault}");
                let seen = [event, &other].map(|event| K::Game::sight(&before, event, viewer));
                if seen[0] != seen[1] {
                    return Err(told(format!("{viewer:?} sees the difference: {seen:?}")));
                }
                same_view::<K>(&after, &elsewhere, viewer).map_err(told)?;
            }
            n_checks += 1;
        }
        before = after;
    }
    Ok(n_checks)
}
