//! A whole game in figures: credits and hands, round by round.

use super::{cards_text, item, signed};
use crate::stats::{by_seat, follow, numbers, table as rows_table, words};
use crate::{Speaker, args};
use han_solo::{Event, HanSolo, State, Token, View};
use tabletop::{Game as _, Seat, Table, Viewer};
use wire::{StatChart, StatSection, Stats};

/// One round, as it ended.
#[derive(Default)]
struct Round {
    number: u8,
    /// By seat: the credits of all tokens at its end.
    totals: Vec<i32>,
    /// By seat: the hand that was shown, with its score.
    hands: Vec<String>,
    /// By seat: the tokens taken.
    taken: Vec<Vec<Token>>,
}

pub(super) fn stats(speaker: &Speaker<'_>, table: &Table<HanSolo>) -> Stats {
    let mut rounds: Vec<Round> = Vec::new();
    follow(table, |event, state| add(speaker, &mut rounds, event, state));
    let Some(first) = rounds.first() else { return Stats::default() };
    let totals: Vec<Vec<i32>> = rounds.iter().map(|round| round.totals.clone()).collect();
    let chart = StatChart {
        title: speaker.plain("hs-stat-credits"),
        across: speaker.plain("hs-stat-round"),
        first: first.number.into(),
        stacked: false,
        series: by_seat(speaker, &totals),
    };
    let mut sections = vec![StatSection::Chart(chart)];
    sections.extend(by_round(speaker, table, &rounds, "hs-stat-hands", |round, seat| {
        round.hands.get(seat.idx()).cloned().unwrap_or_default()
    }));
    sections.extend(by_round(speaker, table, &rounds, "hs-stat-tokens", |round, seat| {
        let taken = &round.taken[seat.idx()];
        let each = taken.iter().map(|token| item(speaker, table.content(), *token));
        each.collect::<Vec<_>>().join(", ")
    }));
    Stats { sections }
}

fn add(speaker: &Speaker<'_>, rounds: &mut Vec<Round>, event: &Event, state: &State) {
    let view = || HanSolo::view(state, Viewer::Spectator);
    if let Event::RoundBegan { round, .. } = event {
        let n_seats = view().players.len();
        let taken = vec![Vec::new(); n_seats];
        rounds.push(Round { number: *round, taken, ..Round::default() });
    }
    let Some(round) = rounds.last_mut() else { return };
    if let Event::Revealed { .. } = event {
        round.hands = hands(speaker, &view());
    } else if let Event::TokenTaken { seat, token, .. } = event {
        round.taken[seat.idx()].push(*token);
    }
    // What was taken or captured last in a round is what it ended with.
    if matches!(event, Event::RoundBegan { .. } | Event::TokenTaken { .. } | Event::Captured { .. })
    {
        round.totals = view().players.iter().map(|player| player.total).collect();
    }
}

/// The hands that are shown, by seat.
fn hands(speaker: &Speaker<'_>, view: &View) -> Vec<String> {
    view.players
        .iter()
        .map(|player| {
            let score = player.cards.iter().map(|card| card.value()).sum();
            let facts = args([
                ("cards", cards_text(&player.cards).into()),
                ("score", signed(score).into()),
            ]);
            speaker.say("hs-player-shown", &facts)
        })
        .collect()
}

/// One row a round, one column a seat.
fn by_round(
    speaker: &Speaker<'_>,
    table: &Table<HanSolo>,
    rounds: &[Round],
    title: &str,
    cell: impl Fn(&Round, Seat) -> String,
) -> Option<StatSection> {
    let seats = || Seat::all(table.n_seats());
    let mut columns = vec![numbers(speaker.plain("hs-stat-round"))];
    columns.extend(seats().map(|seat| words(speaker.name(seat))));
    let rows = rounds.iter().map(|round| {
        let mut row = vec![round.number.to_string()];
        row.extend(seats().map(|seat| cell(round, seat)));
        row
    });
    rows_table(speaker.plain(title), columns, rows.collect())
}
