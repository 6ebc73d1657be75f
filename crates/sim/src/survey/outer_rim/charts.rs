//! What was counted, as pictures.

use super::aims::{ROUNDS, rounds_are_aimed_at};
use super::path::Path;
use super::tallies::Tallies;
use crate::chart::{Bar, Bars, Chart, Drawing, Histogram, Row};
use crate::survey::{Share, TOO_MUCH};
use outer_rim::{Content, Name, Options, Title};
use std::collections::BTreeMap;

/// The language that charts are written in, like the tables.
const LANGUAGE: &str = "en";

/// Every picture that such games give.
pub fn charts(tallies: &Tallies, content: &Content, options: &Options) -> Vec<Chart> {
    let titles = content.titles(LANGUAGE);
    let mut charts = vec![rounds(tallies, options), paths(tallies)];
    if tallies.n_seats > 1 {
        let fair = 1.0 / tallies.n_seats as f64;
        let named = [
            ("characters", "Wins by character", &tallies.characters, &titles.character),
            ("ships", "Wins by the ship at the end", &tallies.ships, &titles.ship),
            ("ambitions", "Wins by ambition", &tallies.ambitions, &titles.ambition),
        ];
        for (name, title, shares, titles) in named {
            if !shares.is_empty() {
                let rows = ranked(shares, titles).into_iter();
                charts.push(Chart::of_shares(name, title, rows, fair, TOO_MUCH));
            }
        }
        let places = ["first", "second", "third", "fourth"].map(str::to_owned);
        let places = places.into_iter().zip(tallies.order).take(tallies.n_seats as usize);
        let title = "Wins by place in turn order";
        charts.push(Chart::of_shares("order", title, places, fair, TOO_MUCH));
    }
    charts.push(market(tallies, content, options.expansion, &titles.card));
    charts.push(credits(tallies));
    charts
}

fn title_of(titles: &BTreeMap<Name, Title>, id: &str) -> String {
    titles.get(id).map_or_else(|| id.to_owned(), |title| title.name.clone())
}

/// The most successful first.
fn ranked(
    shares: &BTreeMap<String, Share>,
    titles: &BTreeMap<Name, Title>,
) -> Vec<(String, Share)> {
    let mut rows: Vec<_> =
        shares.iter().map(|(id, share)| (title_of(titles, id), *share)).collect();
    rows.sort_by(|one, two| two.1.rate().rate.total_cmp(&one.1.rate().rate));
    rows
}

fn rounds(tallies: &Tallies, options: &Options) -> Chart {
    Chart {
        name: "rounds",
        title: format!("Rounds of a game to {} fame", options.fame),
        axis: "rounds".to_owned(),
        drawing: Drawing::Histogram(Histogram {
            spread: tallies.rounds.clone(),
            of: "games",
            aim: rounds_are_aimed_at(tallies, options).then_some(ROUNDS),
        }),
    }
}

fn credits(tallies: &Tallies) -> Chart {
    Chart {
        name: "credits",
        title: "Credits left at the end".to_owned(),
        axis: "credits of a player, in thousands".to_owned(),
        drawing: Drawing::Histogram(Histogram {
            spread: tallies.credits.clone(),
            of: "players",
            aim: None,
        }),
    }
}

fn paths(tallies: &Tallies) -> Chart {
    let n_all = (tallies.n_games * tallies.n_seats).max(1) as f64;
    let n_winners = tallies.paths_of_winners.values().sum::<u64>().max(1) as f64;
    let of = |path: &Path| tallies.fame.get(path).copied().unwrap_or_default();
    let total = |idx: usize| Path::ALL.iter().map(|path| of(path)[idx]).sum::<i64>().max(1) as f64;
    let totals = [total(0), total(1)];
    let rows = Path::ALL.iter().map(|path| {
        let bars = [(of(path)[0], n_all, totals[0]), (of(path)[1], n_winners, totals[1])];
        let bars = bars.map(|(fame, n, total)| {
            let at = fame as f64 / n;
            let text = format!("{at:.2} ({:.1} %)", 100.0 * fame as f64 / total);
            // Fame can be lost on a path as well; a bar begins at nothing.
            Bar { at: at.max(0.0), interval: None, text }
        });
        Row { name: path.name().to_owned(), bars: bars.to_vec() }
    });
    Chart {
        name: "paths",
        title: "Fame by path".to_owned(),
        axis: "fame of a player in a game (share of all fame)".to_owned(),
        drawing: Drawing::Bars(Bars {
            series: vec!["everybody", "winner"],
            rows: rows.collect(),
            marks: Vec::new(),
        }),
    }
}

/// The cards of the market by how often they are taken, the most taken first.
fn market(
    tallies: &Tallies,
    content: &Content,
    expansion: bool,
    titles: &BTreeMap<Name, Title>,
) -> Chart {
    let mut cards: Vec<_> = tallies
        .market(content, expansion)
        .map(|(card, tally)| {
            let share = 100.0 * tally.n_taken as f64 / tally.n_shown.max(1) as f64;
            let deck = card.deck.map(|deck| format!(", {deck:?}").to_lowercase());
            let name = title_of(titles, &card.id) + &deck.unwrap_or_default();
            (name, share, tally.n_shown)
        })
        .collect();
    cards.sort_by(|one, two| two.1.total_cmp(&one.1));
    let rows = cards.into_iter().map(|(name, at, n_shown)| {
        let text = format!("{at:.1} % of {n_shown}");
        Row { name, bars: vec![Bar { at, interval: None, text }] }
    });
    Chart {
        name: "market",
        title: "Market cards: how often each is taken when it lies face up".to_owned(),
        axis: "taken of the times shown, per cent".to_owned(),
        drawing: Drawing::Bars(Bars {
            series: vec!["taken"],
            rows: rows.collect(),
            marks: Vec::new(),
        }),
    }
}
