//! A log as one viewer saw it, in words.

use catalog::Hosted;
use tabletop::{Answer, Cause, EntryOf, Table, Viewer, sights};
use wire::{Seen, Step};
use words::Speaker;

/// The entries after `since` (all of them, if there is none), as this viewer saw them.
#[must_use]
pub fn steps<G: Hosted>(
    table: &Table<G>,
    viewer: Viewer,
    speaker: &Speaker<'_>,
    since: Option<u32>,
) -> Vec<Step<G::Sight>> {
    let first = since.map_or(0, |since| since.saturating_add(1));
    let Some(entries) = table.log().get(first as usize..) else {
        return Vec::new();
    };
    let mut state = table.state_before(first);
    let mut steps = Vec::with_capacity(entries.len());
    for entry in entries {
        let seen = sights::<G>(&state, &entry.events, viewer);
        steps.push(step::<G>(table, entry, seen, speaker));
        if let Cause::Rewind { to, .. } = entry.cause {
            state = table.state_after(to);
        }
        for event in &entry.events {
            G::evolve(&mut state, event);
        }
    }
    steps
}

fn step<G: Hosted>(
    table: &Table<G>,
    entry: &EntryOf<G>,
    seen: Vec<G::Sight>,
    speaker: &Speaker<'_>,
) -> Step<G::Sight> {
    let (seat, by, rewind_to) = match &entry.cause {
        Cause::Deal => (None, None, None),
        Cause::Answer { seat, by, .. } => (Some(*seat), Some(*by), None),
        Cause::Rewind { seat, to } => (Some(*seat), None, Some(*to)),
    };
    let seen = seen.into_iter().map(|sight| {
        let told = G::line(speaker, table.content(), &sight);
        let rule = told.as_ref().and_then(|told| told.rule).map(str::to_owned);
        Seen { sight, line: told.map(|told| told.line), rule }
    });
    Step { seq: entry.seq, seat, by, rewind_to, seen: seen.collect() }
}

/// An answer in words, such as a bot's.
#[must_use]
pub fn answer_label<G: Hosted>(
    speaker: &Speaker<'_>,
    content: &G::Content,
    view: &G::View,
    answer: &Answer<G::Action>,
) -> String {
    let labels = |items: &[G::Action], between: &str| {
        let each: Vec<String> =
            items.iter().map(|item| G::label(speaker, content, view, item)).collect();
        each.join(between)
    };
    match answer {
        Answer::Item(item) => G::label(speaker, content, view, item),
        Answer::Subset { subset } => labels(subset, ", "),
        Answer::Order { order } => labels(order, " > "),
        Answer::Amount { amount } => amount.to_string(),
    }
}
