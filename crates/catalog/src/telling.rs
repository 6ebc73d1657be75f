//! A log as one viewer saw it, in words, and a game in a few figures.

use crate::Hosted;
use bots::Level;
use std::sync::Arc;
use tabletop::{
    Answer, Cause, Decision, EntryOf, Kind, Line, Menu, Opponent, Outcome, Seat, Table, Viewer,
    sights,
};
use wire::{GameInfo, MenuItem, OpenMenu, Seen, Step};
use words::Speaker;

/// What somebody who wants to open a table must know of a game, with bots of these levels.
#[must_use]
pub fn game_info<G: Hosted>(levels: &[Level]) -> GameInfo {
    GameInfo {
        id: G::ID.to_owned(),
        seats_min: *G::SEATS.start(),
        seats_max: *G::SEATS.end(),
        levels: levels.iter().map(ToString::to_string).collect(),
        options: G::option_infos(),
        lessons: G::LESSONS.iter().map(|lesson| lesson.id.to_owned()).collect(),
    }
}

/// One entry as this viewer saw it, between the state it applied to and the one it led to.
#[must_use]
pub fn step<G: Hosted>(
    content: &Arc<G::Content>,
    speaker: &Speaker<'_>,
    viewer: Viewer,
    (before, after): (&G::State, &G::State),
    entry: &EntryOf<G>,
) -> Step<G::Sight> {
    // Who joins in the course of an entry has a name in all of its lines.
    let others = G::others(speaker, content, &G::view(after, viewer));
    let speaker = &speaker.knowing(others);
    let (seat, by, rewind_to) = match &entry.cause {
        Cause::Deal => (None, None, None),
        Cause::Answer { seat, by, .. } => (Some(*seat), Some(*by), None),
        Cause::Rewind { seat, to } => (Some(*seat), None, Some(*to)),
        Cause::Rules { .. } => (None, None, None),
    };
    let rules = match entry.cause {
        Cause::Rules { from, to } => Some(words::new_rules(speaker, G::ID, from, to)),
        Cause::Deal | Cause::Answer { .. } | Cause::Rewind { .. } => None,
    };
    let seen = sights::<G>(before, &entry.events, viewer).into_iter().map(|sight| {
        let told = G::line(speaker, content, &sight);
        let rule = told.as_ref().and_then(|told| told.rule).map(str::to_owned);
        Seen { sight, line: told.map(|told| told.line), rule }
    });
    Step { seq: entry.seq, seat, by, rewind_to, seen: seen.collect(), rules }
}

/// An open question with its answers in words.
#[must_use]
pub fn open_menu<G: Hosted>(
    content: &Arc<G::Content>,
    speaker: &Speaker<'_>,
    view: &G::View,
    menu: &Menu<G::Action>,
    (decision, chosen): (Decision, Option<Answer<G::Action>>),
) -> OpenMenu<G::Action> {
    let item = |action: &G::Action| {
        let aside = G::aside(speaker, content, view, action);
        let item = MenuItem {
            action: action.clone(),
            label: G::label(speaker, content, view, action),
            group: aside.group,
            detail: aside.detail,
        };
        (aside.place, item)
    };
    let mut items: Vec<(u8, MenuItem<G::Action>)> = menu.items().iter().map(item).collect();
    // What belongs together stands together, always in the same order. The other shapes of menus
    // mean their order.
    if menu.kind() == Kind::List {
        items.sort_by_key(|(place, _)| *place);
    }
    let items = items.into_iter().map(|(_, item)| item).collect();
    OpenMenu {
        decision: decision.id,
        question: G::question(speaker, content, view, decision),
        kind: menu.kind(),
        items,
        sealed: decision.sealed,
        chosen,
        barred: G::barred(speaker, content, view, decision),
    }
}

/// How somebody at the table, or an opponent whom the game plays, ended: in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Their seat; an opponent has none.
    pub seat: Option<Seat>,
    /// What they are called.
    pub name: String,
    /// Their place among everybody.
    pub place: u8,
    /// Their score.
    pub score: i32,
    /// Their score sheet.
    pub lines: Vec<Line>,
}

/// An outcome with its score sheets and opponents in words.
#[must_use]
pub fn told_outcome<G: Hosted>(
    content: &Arc<G::Content>,
    speaker: &Speaker<'_>,
    mut outcome: Outcome,
) -> Outcome {
    let opponents = outcome.opponents.iter_mut();
    let sheets = outcome.lines.iter_mut().chain(opponents.map(|one| &mut one.lines));
    for line in sheets.flatten() {
        line.what = G::score_line(speaker, content, &line.what);
    }
    for opponent in &mut outcome.opponents {
        opponent.name = G::opponent(speaker, content, &opponent.name);
    }
    outcome
}

/// How everybody ended, the best first, opponents after the seats they are level with.
#[must_use]
pub fn standings<G: Hosted>(
    content: &Arc<G::Content>,
    speaker: &Speaker<'_>,
    outcome: Outcome,
) -> Vec<Standing> {
    let Outcome { places, scores, lines, opponents } = told_outcome::<G>(content, speaker, outcome);
    let seats = Seat::all(places.len() as u8).zip(places).zip(scores.into_iter().zip(lines));
    let seated = seats.map(|((seat, place), (score, lines))| Standing {
        seat: Some(seat),
        name: speaker.name(seat),
        place,
        score,
        lines,
    });
    let others = opponents.into_iter().map(|Opponent { name, place, score, lines }| Standing {
        seat: None,
        name,
        place,
        score,
        lines,
    });
    let mut all: Vec<Standing> = seated.chain(others).collect();
    all.sort_by_key(|one| one.place);
    all
}

/// The entries from this one on, as this viewer saw them; none beyond the last.
#[must_use]
pub fn steps<G: Hosted>(
    table: &Table<G>,
    speaker: &Speaker<'_>,
    viewer: Viewer,
    from: u32,
) -> Vec<Step<G::Sight>> {
    let mut seen = Vec::new();
    walk(table, from, |before, entry, after| {
        seen.push(step::<G>(table.content(), speaker, viewer, (before, after), entry));
    });
    seen
}

/// Walks through the log from one entry on, with the states around each.
pub fn walk<G: Hosted>(
    table: &Table<G>,
    from: u32,
    mut visit: impl FnMut(&G::State, &EntryOf<G>, &G::State),
) {
    if from >= table.next_seq() {
        return;
    }
    let mut before = table.state_before(from);
    for entry in table.log().iter().skip(from as usize) {
        let after = if let Cause::Rewind { .. } = entry.cause {
            table.state_after(entry.seq)
        } else {
            let mut after = before.clone();
            entry.events.iter().for_each(|event| G::evolve(&mut after, event));
            after
        };
        visit(&before, entry, &after);
        before = after;
    }
}
