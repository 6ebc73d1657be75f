//! What was counted, as tables.

use super::path::Path;
use super::tallies::{Course, Tallies};
use crate::survey::{Share, TOO_MUCH, WHOLE_WIN};
use outer_rim::{Content, Deck};
use std::collections::BTreeMap;

/// A table: its title, its columns, its rows.
pub struct Sheet {
    pub title: String,
    pub columns: Vec<&'static str>,
    pub rows: Vec<Vec<String>>,
}

/// Everything that was counted, as tables.
pub fn sheets(tallies: &Tallies, content: &Content, expansion: bool) -> Vec<Sheet> {
    let fair = 1.0 / tallies.n_seats.max(1) as f64;
    let mut sheets = vec![course(tallies)];
    for (title, shares) in [
        ("Wins by character", &tallies.characters),
        ("Wins by the ship at the end", &tallies.ships),
        ("Wins by ambition", &tallies.ambitions),
    ] {
        if !shares.is_empty() {
            let rows = shares.iter().map(|(name, share)| line(name, *share, fair));
            sheets.push(share_sheet(title, rows.collect()));
        }
    }
    let places = tallies.order.iter().take(tallies.n_seats as usize).enumerate();
    let rows = places.map(|(place, share)| line(&(place + 1).to_string(), *share, fair));
    sheets.push(share_sheet("Wins by place in turn order", rows.collect()));
    sheets.push(paths(tallies));
    sheets.push(market(tallies, content, expansion));
    sheets.push(decks(tallies, content, expansion));
    sheets.extend(tallies.coverage.sheets(content, expansion));
    sheets
}

fn share_sheet(title: &str, rows: Vec<Vec<String>>) -> Sheet {
    let columns = vec!["", "players", "wins, 95 % interval", "times its fair share", "too much"];
    Sheet { title: title.to_owned(), columns, rows }
}

fn line(name: &str, share: Share, fair: f64) -> Vec<String> {
    let rate = share.rate();
    let too_much = if rate.over(fair).low > TOO_MUCH { "yes" } else { "" };
    vec![
        name.to_owned(),
        share.n.to_string(),
        rate.text(),
        format!("{:.2}", rate.over(fair).rate),
        too_much.to_owned(),
    ]
}

fn course(tallies: &Tallies) -> Sheet {
    let n = tallies.n_games.max(1) as f64;
    let mut rows = vec![vec!["rounds (middle nine tenths)".to_owned(), tallies.rounds.text()]];
    let players = n * tallies.n_seats.max(1) as f64;
    for (what, name) in Course::ALL {
        let count = tallies.course.get(&what).copied().unwrap_or(0) as f64;
        rows.push(vec![name.to_owned(), format!("{:.2}", count / players)]);
    }
    Sheet {
        title: "Course of the game, for each player".to_owned(),
        columns: vec!["", "mean"],
        rows,
    }
}

fn paths(tallies: &Tallies) -> Sheet {
    let sums = |idx: usize| tallies.fame.values().map(|it| it[idx]).sum::<i64>().max(1) as f64;
    let (all, winners) = (sums(0), sums(1));
    let n_winners = tallies.paths_of_winners.values().sum::<u64>().max(1) as f64;
    let rows = Path::ALL.iter().map(|path| {
        let [everybody, won] = tallies.fame.get(path).copied().unwrap_or_default();
        let led = tallies.paths_of_winners.get(path).copied().unwrap_or(0);
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        vec![
            path.name().to_owned(),
            format!("{:.2}", everybody as f64 / (tallies.n_games * tallies.n_seats).max(1) as f64),
            percent(everybody as f64 / all),
            format!("{:.2}", won as f64 / n_winners),
            percent(won as f64 / winners),
            percent(led as f64 / n_winners),
        ]
    });
    Sheet {
        title: "Fame by path (led: winners to whom it gave most)".to_owned(),
        columns: vec!["path", "everybody", "share", "winner", "share", "led"],
        rows: rows.collect(),
    }
}

fn market(tallies: &Tallies, content: &Content, expansion: bool) -> Sheet {
    let rows = tallies.market(content, expansion).map(|(card, tally)| {
        let taken = tally.n_taken.max(1) as f64;
        let lift = tally.wins as f64 / WHOLE_WIN as f64 / taken * tallies.n_seats as f64;
        let deck = card.deck.map_or_else(String::new, |deck| format!("{deck:?}").to_lowercase());
        vec![
            card.id.to_string(),
            deck,
            card.cost.to_string(),
            format!("{:.2}", tally.n_shown as f64 / tallies.n_games.max(1) as f64),
            format!("{:.1} %", 100.0 * tally.n_taken as f64 / tally.n_shown.max(1) as f64),
            if tally.n_taken == 0 { String::new() } else { format!("{lift:.2}") },
        ]
    });
    Sheet {
        title: "Cards of the market (lift: wins of whoever took it, 1 is average)".to_owned(),
        columns: vec!["card", "deck", "price", "shown a game", "taken of shown", "win lift"],
        rows: rows.collect(),
    }
}

fn decks(tallies: &Tallies, content: &Content, expansion: bool) -> Sheet {
    let mut sums: BTreeMap<Deck, [u64; 2]> = BTreeMap::new();
    for (card, tally) in tallies.market(content, expansion) {
        if let Some(deck) = card.deck {
            let sum = sums.entry(deck).or_default();
            sum[0] += tally.n_shown;
            sum[1] += tally.n_taken;
        }
    }
    let n = tallies.n_games.max(1) as f64;
    let rows = sums.iter().map(|(deck, [shown, taken])| {
        vec![
            format!("{deck:?}").to_lowercase(),
            format!("{:.2}", *shown as f64 / n),
            format!("{:.2}", *taken as f64 / n),
            format!("{:.1} %", 100.0 * *taken as f64 / (*shown).max(1) as f64),
        ]
    });
    Sheet {
        title: "Decks of the market, a game".to_owned(),
        columns: vec!["deck", "shown", "taken", "taken of shown"],
        rows: rows.collect(),
    }
}
