//! A whole game in figures: points by source over time, everybody's picks,
//! and what each passed card became.

use super::cards::card_name;
use super::course::{Course, Journey, Pick};
use super::deck_text;
use crate::stats::{by_seat, numbers, table as rows_table, words};
use crate::{Speaker, args};
use bounty_hunters::{Action, BountyHunters, Content, Score};
use tabletop::{Seat, Table};
use wire::{StatChart, StatColumn, StatSection, StatSeries, Stats};

/// One source of points.
type Source = fn(&Score) -> i32;

/// BH-11: the lines of the score pad.
const SOURCES: [(&str, Source); 5] = [
    ("bh-score-targets", |score| score.targets),
    ("bh-score-crates", |score| score.crates),
    ("bh-score-majority", |score| score.majority),
    ("bh-score-contracts", |score| score.contracts),
    ("bh-score-hunters", |score| score.hunters),
];

pub(super) fn stats(speaker: &Speaker<'_>, table: &Table<BountyHunters>) -> Stats {
    let course = Course::of(table);
    let teller = Teller { speaker, table, course: &course };
    let mut sections = vec![teller.points()];
    sections.extend(Seat::all(table.n_seats()).map(|seat| teller.points_by_source(seat)));
    sections.extend(teller.hands_dealt_with());
    sections.extend(teller.picks());
    sections.extend(teller.passed_by_seat());
    sections.extend(teller.passed_cards());
    Stats { sections }
}

struct Teller<'a> {
    speaker: &'a Speaker<'a>,
    table: &'a Table<BountyHunters>,
    course: &'a Course,
}

impl Teller<'_> {
    fn content(&self) -> &Content {
        self.table.content()
    }

    fn chart(&self, title: String, stacked: bool, series: Vec<StatSeries>) -> StatSection {
        let across = self.speaker.plain("bh-stat-turn");
        let first = self.course.first_turn.into();
        StatSection::Chart(StatChart { title, across, first, stacked, series })
    }

    fn points(&self) -> StatSection {
        let totals: Vec<Vec<i32>> = self
            .course
            .scores
            .iter()
            .map(|scores| scores.iter().map(|score| score.total).collect())
            .collect();
        let title = self.speaker.plain("bh-stat-points");
        self.chart(title, false, by_seat(self.speaker, &totals))
    }

    fn points_by_source(&self, seat: Seat) -> StatSection {
        let name = self.speaker.name(seat);
        let title = self.speaker.say("bh-stat-sources", &args([("name", name.into())]));
        let series = SOURCES.map(|(key, source)| StatSeries {
            name: self.speaker.plain(key),
            seat: None,
            values: self.course.scores.iter().map(|scores| source(&scores[seat.idx()])).collect(),
        });
        self.chart(title, true, series.into())
    }

    /// One row a seat: what it drew, and what it did with its picks.
    fn hands_dealt_with(&self) -> Option<StatSection> {
        let decks = Course::decks(self.table);
        let mut columns = vec![words(self.speaker.plain("bh-stat-player"))];
        columns.extend(decks.iter().map(|deck| {
            let deck = deck_text(self.speaker, *deck);
            numbers(self.speaker.say("bh-stat-drawn", &args([("deck", deck.into())])))
        }));
        for key in ["bh-stat-played", "bh-stat-reserved", "bh-stat-sold"] {
            columns.push(numbers(self.speaker.plain(key)));
        }
        let rows = Seat::all(self.table.n_seats()).map(|seat| {
            let drawn = &self.course.drawn[seat.idx()];
            let mut row = vec![self.speaker.name(seat)];
            row.extend(decks.iter().map(|deck| drawn[deck.idx()].to_string()));
            let count = |way: fn(Action) -> bool| self.course.count(seat, way).to_string();
            row.push(count(|choice| matches!(choice, Action::Play { .. })));
            row.push(count(|choice| matches!(choice, Action::Reserve(_))));
            row.push(count(|choice| matches!(choice, Action::Sell(_))));
            row
        });
        rows_table(self.speaker.plain("bh-stat-draft"), columns, rows.collect())
    }

    /// One row a turn, one column a seat.
    fn picks(&self) -> Option<StatSection> {
        let seats = || Seat::all(self.table.n_seats());
        let mut columns = vec![numbers(self.speaker.plain("bh-stat-turn"))];
        columns.extend(seats().map(|seat| words(self.speaker.name(seat))));
        let mut rows: Vec<Vec<String>> = Vec::new();
        for turn in self.course.first_turn.. {
            let of_turn: Vec<&Pick> =
                self.course.picks.iter().filter(|pick| pick.turn == turn).collect();
            if of_turn.is_empty() {
                break;
            }
            let mut row = vec![turn.to_string()];
            row.extend(seats().map(|seat| {
                let pick = of_turn.iter().find(|pick| pick.seat == seat);
                pick.map(|pick| self.pick(pick)).unwrap_or_default()
            }));
            rows.push(row);
        }
        rows_table(self.speaker.plain("bh-stat-picks"), columns, rows)
    }

    fn pick(&self, pick: &Pick) -> String {
        let name = |card| card_name(self.speaker, self.content(), card);
        let (key, card, on) = match pick.choice {
            Action::Sell(card) => ("bh-stat-pick-sell", card, None),
            Action::Reserve(card) => ("bh-stat-pick-reserve", card, None),
            Action::Play { card, on: Some(target) } => ("bh-stat-pick-on", card, Some(target)),
            Action::Play { card, on: None } | Action::Activate { card, .. } => {
                ("bh-stat-pick-play", card, None)
            }
            Action::Draw(_) | Action::Done => return String::new(),
        };
        let mut facts = args([("card", name(card).into())]);
        if let Some(target) = on {
            facts.set("target", name(target));
        }
        self.speaker.say(key, &facts)
    }

    /// One row a seat: what became of the cards it was the first to pass on.
    fn passed_by_seat(&self) -> Option<StatSection> {
        let mut columns = vec![words(self.speaker.plain("bh-stat-player"))];
        columns.push(numbers(self.speaker.plain("bh-stat-passed")));
        columns.extend(Fate::ALL.map(|fate| numbers(self.speaker.plain(fate.key()))));
        let rows = Seat::all(self.table.n_seats()).map(|seat| {
            let fates: Vec<Fate> = self
                .course
                .journeys
                .iter()
                .filter_map(|journey| Fate::of(journey, self.table.n_seats()))
                .filter(|(first, _)| *first == seat)
                .map(|(_, fate)| fate)
                .collect();
            let mut row = vec![self.speaker.name(seat), fates.len().to_string()];
            row.extend(
                Fate::ALL.map(|fate| fates.iter().filter(|it| **it == fate).count().to_string()),
            );
            row
        });
        rows_table(self.speaker.plain("bh-stat-passed-by"), columns, rows.collect())
    }

    /// One row a passed card, in the order in which they were first passed on.
    fn passed_cards(&self) -> Option<StatSection> {
        let columns: Vec<StatColumn> = vec![
            words(self.speaker.plain("bh-stat-card")),
            words(self.speaker.plain("bh-stat-first-passed")),
            numbers(self.speaker.plain("bh-stat-times")),
            words(self.speaker.plain("bh-stat-became")),
        ];
        let mut passed: Vec<(&Journey, u8, Seat)> = self
            .course
            .journeys
            .iter()
            .filter_map(|journey| {
                journey.passes.first().map(|(turn, seat)| (journey, *turn, *seat))
            })
            .collect();
        passed.sort_by_key(|(_, turn, seat)| (*turn, *seat));
        let rows = passed.into_iter().map(|(journey, turn, seat)| {
            let by = args([("name", self.speaker.name(seat).into()), ("turn", turn.into())]);
            vec![
                card_name(self.speaker, self.content(), journey.card),
                self.speaker.say("bh-stat-by", &by),
                journey.passes.len().to_string(),
                self.became(journey),
            ]
        });
        rows_table(self.speaker.plain("bh-stat-passed-cards"), columns, rows.collect())
    }

    fn became(&self, journey: &Journey) -> String {
        let Some(end) = journey.end else { return self.speaker.plain("bh-stat-became-nothing") };
        let name = self.speaker.name(end.seat);
        let mut facts = args([("name", name.into()), ("turn", end.turn.into())]);
        let key = match (end.choice, journey.activated) {
            (Action::Sell(_), _) => "bh-stat-became-sold",
            (Action::Reserve(_), Some(turn)) => {
                facts.set("activated", turn);
                "bh-stat-became-activated"
            }
            (Action::Reserve(_), None) => "bh-stat-became-reserved",
            _ => "bh-stat-became-played",
        };
        self.speaker.say(key, &facts)
    }
}

/// What became of a card, as its first passer sees it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// The left neighbour kept it at once.
    Neighbour,
    /// Somebody kept it later.
    Others,
    /// It came round, and the passer kept it after all.
    Own,
    /// Somebody sold it.
    Sold,
    /// Nobody took it.
    Left,
}

impl Fate {
    const ALL: [Self; 5] = [Self::Neighbour, Self::Others, Self::Own, Self::Sold, Self::Left];

    /// Who passed the card on first, and what became of it; none for a card
    /// that was never passed on.
    fn of(journey: &Journey, n_seats: u8) -> Option<(Seat, Self)> {
        let (_, first) = *journey.passes.first()?;
        let left = Seat::new((first.idx() as u8 + 1) % n_seats);
        let fate = match journey.end {
            None => Self::Left,
            Some(Pick { choice: Action::Sell(_), .. }) => Self::Sold,
            Some(end) if end.seat == first => Self::Own,
            Some(end) if end.seat == left && journey.passes.len() == 1 => Self::Neighbour,
            Some(_) => Self::Others,
        };
        Some((first, fate))
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Neighbour => "bh-stat-fate-neighbour",
            Self::Others => "bh-stat-fate-others",
            Self::Own => "bh-stat-fate-own",
            Self::Sold => "bh-stat-fate-sold",
            Self::Left => "bh-stat-fate-left",
        }
    }
}
