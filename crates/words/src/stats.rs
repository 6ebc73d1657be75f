//! What the statistics of every game are made with.

use crate::Speaker;
use tabletop::{Game, Seat, Table};
use wire::{StatColumn, StatSection, StatSeries, StatTable};

/// Follows the entries of a table that count, event by event: what became
/// true, and the state after it.
pub(crate) fn follow<G: Game>(table: &Table<G>, mut visit: impl FnMut(&G::Event, &G::State)) {
    let mut state = table.state_before(0);
    for seq in table.line() {
        for event in &table.log()[seq as usize].events {
            G::evolve(&mut state, event);
            visit(event, &state);
        }
    }
}

/// One line a seat: `values` are by moment, then by seat.
pub(crate) fn by_seat(speaker: &Speaker<'_>, values: &[Vec<i32>]) -> Vec<StatSeries> {
    let n_seats = values.first().map_or(0, Vec::len);
    Seat::all(n_seats as u8)
        .map(|seat| StatSeries {
            name: speaker.name(seat),
            seat: Some(seat),
            values: values.iter().map(|moment| moment[seat.idx()]).collect(),
        })
        .collect()
}

/// A column of words.
pub(crate) fn words(title: String) -> StatColumn {
    StatColumn { title, number: false }
}

/// A column of numbers.
pub(crate) fn numbers(title: String) -> StatColumn {
    StatColumn { title, number: true }
}

/// A table, if it has a row.
pub(crate) fn table(
    title: String,
    columns: Vec<StatColumn>,
    rows: Vec<Vec<String>>,
) -> Option<StatSection> {
    (!rows.is_empty()).then_some(StatSection::Table(StatTable { title, columns, rows }))
}
