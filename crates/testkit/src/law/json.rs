//! What crosses the boundary comes back as it was.

use crate::{Json, Kit, Walk};
use std::fmt::Debug;
use tabletop::{Game, Viewer, sights};

pub(super) fn round_trips<K: Kit>(walk: &mut Walk<'_, K>) -> Result<u64, String> {
    survives(walk.table.header())?;
    let mut n_checks = 1;
    walk.each_entry(|step, _| {
        survives(step.entry)?;
        // One viewer after the other: all of them every time would take longest of all laws.
        let viewers: Vec<Viewer> = Viewer::all(step.table.n_seats()).collect();
        let viewer = viewers[step.entry.seq as usize % viewers.len()];
        survives(&K::Game::view(step.table.state(), viewer))?;
        survives(&sights::<K::Game>(step.before, &step.entry.events, viewer))?;
        for open in step.table.pending().iter() {
            survives(&open)?;
            for answer in super::menu::members(&step.table.menu(open.id), 4) {
                survives(&answer)?;
            }
        }
        n_checks += 1;
        Ok(())
    })?;
    if let Some(outcome) = K::Game::outcome(walk.table.state()) {
        survives(&outcome)?;
    }
    Ok(n_checks)
}

fn survives<T: Json + PartialEq + Debug>(thing: &T) -> Result<(), String> {
    let text = serde_json::to_string(thing).map_err(|fault| format!("{thing:?}: {fault}"))?;
    let back: T = serde_json::from_str(&text).map_err(|fault| format!("{text}: {fault}"))?;
    if back == *thing { Ok(()) } else { Err(format!("{thing:?} comes back as {back:?}")) }
}
