//! Whole playthroughs as text, to be reviewed like code.
//!
//! A transcript tells every step of one table: what is pending, the menu, the
//! answer, the events, and a digest of each viewer's view. Any change of the
//! rules or of a boundary format shows as a difference in a snapshot file.

use crate::case::CaseOf;
use crate::{Case, Kit, SetupOf, Walk};
use serde::Serialize;
use std::fmt::{self, Write};
use tabletop::{Game, Kind, Start, Viewer, sights};

/// Compares a playthrough with its snapshot file beside the caller:
/// `testkit::golden!("two_seats", MyKit, setup, 7);`.
#[macro_export]
macro_rules! golden {
    ($name:expr, $kit:expr, $setup:expr, $seed:expr) => {{
        let transcript = $crate::golden::transcript(&$kit, $setup, $seed);
        $crate::insta::assert_snapshot!($name, transcript);
    }};
}

/// The transcript of the random table of this seed, from the deal to the end.
#[must_use]
pub fn transcript<K: Kit>(kit: &K, setup: SetupOf<K>, seed: u64) -> String {
    let case: CaseOf<K> = Case { setup, start: Start::Deal, seed, tape: None };
    let mut walk = case.open(kit).expect("a dealt table opens");
    let mut text = String::new();
    tell(&mut walk, &mut text).expect("writing into a text does not fail");
    text
}

fn tell<K: Kit>(walk: &mut Walk<'_, K>, text: &mut String) -> fmt::Result {
    let header = walk.table.header();
    writeln!(text, "{}, rules {}, {}", header.game, header.rules, json(&header.setup))?;
    if !walk.table.log().is_empty() {
        writeln!(text, "\n0. the deal")?;
        last_entry(walk, text)?;
    }
    while let Some(chosen) = walk.choose() {
        writeln!(text, "\n{}.{}", walk.table.next_seq(), waiting(walk))?;
        let menu = walk.table.menu(chosen.decision.id);
        let shape = match menu.kind() {
            Kind::List => String::new(),
            kind => format!(" {}", json(&kind)),
        };
        writeln!(text, "   menu{shape} {}", json(&menu.items()))?;
        writeln!(text, "   seat {} > {}", chosen.decision.seat, json(&chosen.answer))?;
        walk.play(chosen).expect("a menu member is taken");
        last_entry(walk, text)?;
    }
    match K::Game::outcome(walk.table.state()) {
        Some(outcome) => writeln!(text, "\nthe end {}", json(&outcome)),
        None => writeln!(text, "\nno end"),
    }
}

fn waiting<K: Kit>(walk: &Walk<'_, K>) -> String {
    let told = |open: tabletop::Decision| {
        let mark = if open.answered { " (has answered)" } else { "" };
        format!(" seat {}{mark}", open.seat)
    };
    walk.table.pending().iter().map(told).collect::<Vec<_>>().join(",")
}

fn last_entry<K: Kit>(walk: &Walk<'_, K>, text: &mut String) -> fmt::Result {
    let Some(entry) = walk.table.log().last() else { return Ok(()) };
    let before = walk.table.state_before(entry.seq);
    for event in &entry.events {
        writeln!(text, "   * {}", json(event))?;
    }
    write!(text, "   sights/views")?;
    for viewer in Viewer::all(walk.table.n_seats()) {
        let who = viewer.seat().map_or("-".to_owned(), |seat| seat.to_string());
        let seen = sights::<K::Game>(&before, &entry.events, viewer);
        let view = K::Game::view(walk.table.state(), viewer);
        write!(text, " {who}:{}/{}", digest(&json(&seen)), digest(&json(&view)))?;
    }
    writeln!(text)
}

fn json(thing: &impl Serialize) -> String {
    serde_json::to_string(thing).expect("what crosses the boundary is plain data")
}

// FNV-1a folded to 32 bits: short enough for a line, and it only has to differ.
fn digest(text: &str) -> String {
    let hash = text.bytes().fold(0xCBF2_9CE4_8422_2325u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    });
    format!("{:08x}", (hash >> 32) as u32 ^ hash as u32)
}
