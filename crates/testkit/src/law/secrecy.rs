//! Secrecy by imagining: a viewer cannot tell the real state from a twin drawn
//! from the view alone.

use super::menu::Strangers;
use crate::{Kit, StateOf, Walk};
use tabletop::{Dice, Game, Imagine, Menu, Playout, Seat, Table, Viewer};

pub(super) fn views_keep_secrets<K: Kit>(walk: &mut Walk<'_, K>) -> Result<u64, String> {
    let mut strangers = Strangers::default();
    let mut n_checks = 0;
    walk.each_pause(|table, dice| {
        for viewer in Viewer::all(table.n_seats()) {
            let twin = twin::<K>(table, viewer, dice);
            compare::<K>(table, &twin, viewer, &strangers).map_err(|fault| {
                format!("{viewer:?} after {} entries: {fault}", table.next_seq())
            })?;
            n_checks += 1;
        }
        for open in table.pending().iter() {
            strangers.remember(&table.menu(open.id));
        }
        Ok(())
    })?;
    Ok(n_checks)
}

pub(super) fn twins_play_on<K: Kit>(walk: &mut Walk<'_, K>) -> Result<u64, String> {
    // A playout from every pause would make this law slower than all others.
    const PLAYED_EVERY: u32 = 8;
    let kit = walk.kit;
    let mut playout = Playout::<K::Game>::default();
    let mut n_checks = 0;
    walk.each_pause(|table, dice| {
        for viewer in Viewer::all(table.n_seats()) {
            let mut twin = twin::<K>(table, viewer, dice);
            kit.conserved(&twin)
                .map_err(|fault| format!("a world {viewer:?} imagined is not whole: {fault}"))?;
            if table.next_seq() % PLAYED_EVERY == 0 {
                playout.run(&mut twin, dice);
                kit.conserved(&twin)
                    .map_err(|fault| format!("a world {viewer:?} imagined fell apart: {fault}"))?;
            }
            n_checks += 1;
        }
        Ok(())
    })?;
    Ok(n_checks)
}

/// A state this viewer could not tell from the real one.
pub(super) fn twin<K: Kit>(table: &Table<K::Game>, viewer: Viewer, dice: &mut Dice) -> StateOf<K> {
    let view = K::Game::view(table.state(), viewer);
    K::Game::imagine(&view, table.content(), dice)
}

fn compare<K: Kit>(
    table: &Table<K::Game>,
    twin: &StateOf<K>,
    viewer: Viewer,
    strangers: &Strangers<crate::ActionOf<K>>,
) -> Result<(), String> {
    let real = table.state();
    let (seen, imagined) = (K::Game::view(real, viewer), K::Game::view(twin, viewer));
    if seen != imagined {
        return Err(format!("the views differ:\n  real {seen:?}\n  twin {imagined:?}"));
    }
    let (pending, imagined) = (K::Game::pending(real), K::Game::pending(twin));
    if pending != imagined {
        return Err(format!("what is pending differs:\n  real {pending:?}\n  twin {imagined:?}"));
    }
    if K::Game::outcome(real) != K::Game::outcome(twin) {
        return Err("the outcomes differ".to_owned());
    }
    match viewer.seat() {
        Some(seat) => own_question::<K>(real, twin, seat, strangers),
        None => Ok(()),
    }
}

// Everything a seat is told about its own question, refusals included.
fn own_question<K: Kit>(
    real: &StateOf<K>,
    twin: &StateOf<K>,
    seat: Seat,
    strangers: &Strangers<crate::ActionOf<K>>,
) -> Result<(), String> {
    let Some(open) = K::Game::pending(real).of(seat) else { return Ok(()) };
    let (mut menu, mut imagined) = (Menu::new(), Menu::new());
    K::Game::menu(real, open.id, &mut menu);
    K::Game::menu(twin, open.id, &mut imagined);
    if menu != imagined {
        return Err(format!("the menus differ:\n  real {menu:?}\n  twin {imagined:?}"));
    }
    let (played, imagined) = (K::Game::fallback(real, open.id), K::Game::fallback(twin, open.id));
    if played != imagined {
        return Err(format!("the fallbacks differ: {played:?} and {imagined:?}"));
    }
    for answer in strangers.of(&menu) {
        let said = K::Game::why_not(real, seat, &answer);
        if said != K::Game::why_not(twin, seat, &answer) {
            return Err(format!("the rule that refuses {answer:?} tells the worlds apart"));
        }
    }
    Ok(())
}
