//! What a viewer sees of an entry follows from what the viewer may know.
//!
//! The same answer is given in the real world and in one the viewer imagined
//! just before. If no event taught the viewer anything, the viewer must see
//! the same in both: otherwise the sight, or the silence of `learns`, leaks.
//! And where the viewer saw the same in both, the views must be the same
//! afterwards: a view knows nothing that no sight ever told.
//!
//! A sealed choice is the other way round: one world, another choice. Until
//! the choices are unsealed nobody else may see the difference.

use super::menu::members;
use super::secrecy::twin;
use crate::{ActionOf, Chosen, Kit, StateOf, Step, Walk};
use tabletop::{Answer, Cause, Dice, Game, Menu, Seat, Stage, Viewer, sights};

/// How many other choices a sealed one is compared with.
const CHOICES_COMPARED: usize = 3;

pub(super) fn keep_secrets<K: Kit>(walk: &mut Walk<'_, K>) -> Result<u64, String> {
    let mut n_checks = 0;
    while let Some(chosen) = walk.choose() {
        let n_seats = walk.table.n_seats();
        let before = walk.table.state().clone();
        let twins: Vec<_> = Viewer::all(n_seats)
            .map(|viewer| (viewer, twin::<K>(&walk.table, viewer, &mut walk.dice)))
            .collect();
        let others = other_choices(walk, &chosen);
        let entry = walk.play(chosen)?.clone();
        let step = Step { kit: walk.kit, before: &before, entry: &entry, table: &walk.table };
        for (viewer, twin) in twins {
            if let Some(other) = in_the_twin(&step, twin, &mut walk.dice) {
                compare(&step, &other, viewer)
                    .map_err(|fault| format!("{viewer:?}, entry {}: {fault}", entry.seq))?;
                n_checks += 1;
            }
        }
        for other in others {
            n_checks += still_sealed(&step, &other)?;
        }
    }
    Ok(n_checks)
}

// What happened elsewhere: in an imagined world, or by another choice.
struct Other<K: Kit> {
    before: StateOf<K>,
    after: StateOf<K>,
    events: Vec<<K::Game as Game>::Event>,
}

fn in_the_twin<K: Kit>(step: &Step<'_, K>, twin: StateOf<K>, dice: &mut Dice) -> Option<Other<K>> {
    let Cause::Answer { seat, decision, answer, .. } = &step.entry.cause else { return None };
    // What another seat could answer depends on what it holds in that world.
    let mut menu = Menu::new();
    K::Game::menu(&twin, *decision, &mut menu);
    if !menu.contains(answer) {
        return None;
    }
    Some(elsewhere::<K>(twin, *seat, answer, dice))
}

fn other_choices<K: Kit>(walk: &mut Walk<'_, K>, chosen: &Chosen<ActionOf<K>>) -> Vec<Other<K>> {
    if !chosen.decision.sealed {
        return Vec::new();
    }
    let others = members(&walk.table.menu(chosen.decision.id), CHOICES_COMPARED);
    let others = others.into_iter().filter(|other| *other != chosen.answer);
    let state = walk.table.state();
    let seat = chosen.decision.seat;
    others.map(|other| elsewhere::<K>(state.clone(), seat, &other, &mut walk.dice)).collect()
}

fn elsewhere<K: Kit>(
    before: StateOf<K>,
    seat: Seat,
    answer: &Answer<ActionOf<K>>,
    dice: &mut Dice,
) -> Other<K> {
    let mut after = before.clone();
    let mut events = Vec::new();
    K::Game::decide(&mut Stage::new(&mut after, dice, &mut events), seat, answer);
    Other { before, after, events }
}

// While a choice is sealed nobody else sees which one it is.
fn still_sealed<K: Kit>(step: &Step<'_, K>, other: &Other<K>) -> Result<u64, String> {
    let Cause::Answer { seat, decision, .. } = &step.entry.cause else { return Ok(0) };
    let sealed = |state| K::Game::pending(state).iter().any(|open| open.id == *decision);
    if !sealed(step.table.state()) || !sealed(&other.after) {
        return Ok(0);
    }
    for viewer in Viewer::all(step.table.n_seats()).filter(|viewer| !viewer.is(*seat)) {
        let real = sights::<K::Game>(step.before, &step.entry.events, viewer);
        let imagined = sights::<K::Game>(&other.before, &other.events, viewer);
        let views = [step.table.state(), &other.after].map(|state| K::Game::view(state, viewer));
        if real != imagined || views[0] != views[1] {
            return Err(format!(
                "{viewer:?} sees a sealed choice of seat {seat}: {real:?}, {imagined:?}"
            ));
        }
    }
    Ok(1)
}

fn compare<K: Kit>(step: &Step<'_, K>, other: &Other<K>, viewer: Viewer) -> Result<(), String> {
    let real = sights::<K::Game>(step.before, &step.entry.events, viewer);
    let imagined = sights::<K::Game>(&other.before, &other.events, viewer);
    if real != imagined {
        if learned::<K>(step, viewer) {
            return Ok(());
        }
        return Err(format!(
            "nothing was to be learned, and the sights tell the worlds apart:\n  real {real:?}\n  twin {imagined:?}"
        ));
    }
    let after = step.table.state();
    let (seen, view) = (K::Game::view(after, viewer), K::Game::view(&other.after, viewer));
    if seen != view {
        return Err(format!(
            "the same was seen, and the views tell the worlds apart:\n  real {seen:?}\n  twin {view:?}\n  sights {real:?}"
        ));
    }
    Ok(())
}

fn learned<K: Kit>(step: &Step<'_, K>, viewer: Viewer) -> bool {
    let mut state = step.before.clone();
    step.entry.events.iter().any(|event| {
        let learned = K::Game::learns(&state, event, viewer);
        K::Game::evolve(&mut state, event);
        learned
    })
}
