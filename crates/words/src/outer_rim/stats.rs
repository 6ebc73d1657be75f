//! A whole game in figures: fame by round and by path, and what everybody did.

use super::course::{Course, Deeds, Path};
use super::names;
use crate::stats::{by_seat, numbers, table as rows_table, words};
use crate::{Speaker, Words as _};
use outer_rim::OuterRim;
use tabletop::{Game as _, Seat, Table, Viewer};
use wire::{StatChart, StatColumn, StatSection, Stats};

/// One figure of a player.
type Figure = fn(&Deeds) -> i64;

const FIGURES: [(&str, Figure); 8] = [
    ("or-stat-credits", |deeds| deeds.credits_gained.into()),
    ("or-stat-moves", |deeds| deeds.moves.into()),
    ("or-stat-cards", |deeds| deeds.cards_gained.into()),
    ("or-stat-combats-won", |deeds| deeds.combats_won.into()),
    ("or-stat-combats-lost", |deeds| deeds.combats_lost.into()),
    ("or-stat-tests-passed", |deeds| deeds.tests_passed.into()),
    ("or-stat-tests-failed", |deeds| deeds.tests_failed.into()),
    ("or-stat-defeats", |deeds| deeds.defeats.into()),
];

pub(super) fn stats(speaker: &Speaker<'_>, table: &Table<OuterRim>) -> Stats {
    let course = Course::of(table);
    // Opponents have no seat, but a name.
    let view = OuterRim::view(table.state(), Viewer::Spectator);
    let speaker = &speaker.knowing(OuterRim::ai_names(speaker, table.content(), || &view));
    let mut series = by_seat(speaker, &course.fame);
    for opponent in series.iter_mut().skip(usize::from(table.n_seats())) {
        opponent.seat = None;
    }
    let mut sections = vec![StatSection::Chart(StatChart {
        title: speaker.plain("or-stat-fame"),
        across: speaker.plain("or-stat-round"),
        first: 0,
        stacked: false,
        series,
    })];
    sections.extend(paths(speaker, &course));
    sections.extend(deeds(speaker, &course));
    Stats { sections }
}

fn player_column(speaker: &Speaker<'_>) -> StatColumn {
    words(speaker.plain("or-stat-player"))
}

/// One row a player, one column a path.
fn paths(speaker: &Speaker<'_>, course: &Course) -> Option<StatSection> {
    let mut columns = vec![player_column(speaker)];
    columns.extend(Path::ALL.map(|path| numbers(names::term(speaker, "or-path", path.key()))));
    let row = |(idx, deeds): (usize, &Deeds)| {
        let fame = deeds.fame.iter().map(|fame| speaker.lang().grouped(*fame));
        std::iter::once(speaker.name(Seat::new(idx as u8))).chain(fame).collect()
    };
    let rows = course.deeds.iter().enumerate().map(row).collect();
    rows_table(speaker.plain("or-stat-paths"), columns, rows)
}

fn deeds(speaker: &Speaker<'_>, course: &Course) -> Option<StatSection> {
    let mut columns = vec![player_column(speaker)];
    columns.extend(FIGURES.map(|(key, _)| numbers(speaker.plain(key))));
    let row = |(idx, deeds): (usize, &Deeds)| {
        let figures = FIGURES.iter().map(|(_, figure)| {
            let value = i32::try_from(figure(deeds)).unwrap_or(i32::MAX);
            speaker.lang().grouped(value)
        });
        std::iter::once(speaker.name(Seat::new(idx as u8))).chain(figures).collect()
    };
    let rows = course.deeds.iter().enumerate().map(row).collect();
    rows_table(speaker.plain("or-stat-deeds"), columns, rows)
}
