//! What a viewer sees of an entry follows from what the viewer may know.
//!
//! The same answer is given in the real world and in one the viewer imagined
//! just before. If no event taught the viewer anything, the viewer must see
//! the same in both: otherwise the sight, or the silence of `learns`, leaks.
//! And where the viewer saw the same in both, the views must be the same
//! afterwards: a view knows nothing that no sight ever told.

use super::secrecy::twin;
use crate::{Kit, StateOf, Step, Walk};
use tabletop::{Cause, Dice, Game, Menu, Stage, Viewer, sights};

pub(super) fn keep_secrets<K: Kit>(walk: &mut Walk<'_, K>) -> Result<u64, String> {
    let mut n_checks = 0;
    while let Some(chosen) = walk.choose() {
        let n_seats = walk.table.n_seats();
        let before = walk.table.state().clone();
        let twins: Vec<_> = Viewer::all(n_seats)
            .map(|viewer| (viewer, twin::<K>(&walk.table, viewer, &mut walk.dice)))
            .collect();
        let entry = walk.play(chosen)?.clone();
        let step = Step { kit: walk.kit, before: &before, entry: &entry, table: &walk.table };
        for (viewer, twin) in twins {
            if let Some(other) = in_the_twin(&step, twin, &mut walk.dice) {
                compare(&step, &other, viewer)
                    .map_err(|fault| format!("{viewer:?}, entry {}: {fault}", entry.seq))?;
                n_checks += 1;
            }
        }
    }
    Ok(n_checks)
}

// The same answer, given in an imagined world with its own chance.
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
    let mut after = twin.clone();
    let mut events = Vec::new();
    K::Game::decide(&mut Stage::new(&mut after, dice, &mut events), *seat, answer);
    Some(Other { before: twin, after, events })
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
