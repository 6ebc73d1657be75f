//! Figures on the balance of a game over many games: how long it takes, what
//! wins, where the points come from, whether a seat is better than another.
//! A game may count more.

mod aim;
mod bot;
mod bounty_hunters;
mod han_solo;
mod outer_rim;
mod share;
mod spread;

use super::chart::{Chart, Drawing, Histogram};
pub use aim::{Aim, TOO_MUCH, to_table};
use bot::BotTally;
pub use bot::Thinking;
use bots::Level;
use catalog::Hosted;
pub use share::Share;
pub use spread::Spread;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Answer, Decision, Dice, Outcome, SEATS_MAX, Seat, Stage, Viewer};
use wire::{StatColumn, StatTable};
use words::{Lang, Speaker};

/// Shared wins are counted in whole parts of one, for up to eight who share.
pub const WHOLE_WIN: u64 = 840;

/// A game whose balance can be surveyed.
pub trait Surveyed: Hosted {
    /// What is counted of this game alone.
    type Counts: Counts<Self>;

    /// The kinds of tables whose games together cover all content; none for a game
    /// whose coverage is not counted.
    const MIX: &'static [Kind] = &[];
}

/// The games of the catalogue of which nothing is counted but what is counted of every game.
macro_rules! counted_like_any {
    ($($game:ident)*) => {
        $(impl Surveyed for catalog::games::$game { type Counts = Nothing; })*
    };
}
catalog::plain_games!(counted_like_any);

/// Nothing is counted.
#[derive(Default)]
pub struct Nothing;

impl<G: Surveyed> Counts<G> for Nothing {}

/// A kind of table.
pub struct Kind {
    pub bots: &'static [Level],
    /// As a person would write them.
    pub options: &'static str,
    /// How many of all tables are of this kind, in parts.
    pub share: u32,
}

/// What is counted of one game alone, over many games.
pub trait Counts<G: Hosted>: Default + Send {
    /// A game was dealt.
    fn begin(&mut self, _content: &G::Content, _state: &G::State) {}
    /// An answer is decided; what only the deciding itself shows can be counted here.
    fn decide(&mut self, stage: &mut Stage<'_, G>, seat: Seat, answer: &Answer<G::Action>) {
        G::decide(stage, seat, answer);
    }
    /// Something happened.
    fn event(&mut self, _content: &G::Content, _event: &G::Event) {}
    /// The game is over.
    fn end(&mut self, _state: &G::State, _result: &GameResult<'_>) {}
    /// Adds what another thread has counted.
    fn add(&mut self, _other: Self) {}
    /// What it came to.
    fn tables(&self, _content: &G::Content) -> Vec<StatTable> {
        Vec::new()
    }
    /// What of the content came up, and whether that is all of it.
    fn coverage(&self, _content: &G::Content) -> (Vec<StatTable>, bool) {
        (Vec::new(), true)
    }
    /// What is asked of this game alone, and whether it holds.
    fn aims(&self, _content: &G::Content) -> Vec<Aim> {
        Vec::new()
    }
    /// What is better shown than told.
    fn charts(&self, _content: &G::Content) -> Vec<Chart> {
        Vec::new()
    }
}

/// How one game ended.
pub struct GameResult<'a> {
    pub outcome: &'a Outcome,
    /// By seat, its share of the win in parts of [`WHOLE_WIN`].
    pub wins: [u64; SEATS_MAX],
}

impl<'a> GameResult<'a> {
    fn new(outcome: &'a Outcome) -> Self {
        let n_first = outcome.places.iter().filter(|&&place| place == 1).count() as u64;
        let mut wins = [0; SEATS_MAX];
        for (win, place) in wins.iter_mut().zip(&outcome.places) {
            *win = if *place == 1 { WHOLE_WIN / n_first } else { 0 };
        }
        Self { outcome, wins }
    }
}

/// What is counted of every game.
pub struct Survey<G: Surveyed> {
    n_seats: usize,
    n_games: u64,
    wins: [u64; SEATS_MAX],
    winner: Spread,
    everybody: Spread,
    /// By what the points are for: of winners, and of everybody.
    lines: BTreeMap<String, [i64; 2]>,
    n_winners: u64,
    bots: BTreeMap<Level, BotTally>,
    /// Of the game at hand: who sits where.
    seated: Vec<Level>,
    counts: G::Counts,
    /// Of the answer at hand.
    events: Vec<G::Event>,
}

impl<G: Surveyed> Default for Survey<G> {
    fn default() -> Self {
        Self {
            n_seats: 0,
            n_games: 0,
            wins: [0; SEATS_MAX],
            winner: Spread::default(),
            everybody: Spread::default(),
            lines: BTreeMap::new(),
            n_winners: 0,
            bots: BTreeMap::new(),
            seated: Vec::new(),
            counts: G::Counts::default(),
            events: Vec::with_capacity(G::EVENTS_MAX),
        }
    }
}

impl<G: Surveyed> Survey<G> {
    pub fn begin(&mut self, content: &G::Content, state: &G::State, seated: &[Level]) {
        self.seated.clear();
        self.seated.extend(seated);
        self.counts.begin(content, state);
    }

    /// Counts how long a bot took for an answer.
    pub fn think(&mut self, bot: Level, took: Duration) {
        self.bots.entry(bot).or_default().think(took);
    }

    /// Decides an answer, and counts what happens.
    pub fn decide(
        &mut self,
        content: &G::Content,
        state: &mut G::State,
        decision: Decision,
        answer: &Answer<G::Action>,
        chance: &mut Dice,
    ) {
        self.events.clear();
        let mut stage = Stage::new(state, chance, &mut self.events);
        self.counts.decide(&mut stage, decision.seat, answer);
        self.events.iter().for_each(|event| self.counts.event(content, event));
    }

    pub fn end(&mut self, state: &G::State, outcome: &Outcome) {
        let result = GameResult::new(outcome);
        self.n_games += 1;
        self.n_seats = outcome.scores.len();
        for (all, win) in self.wins.iter_mut().zip(result.wins) {
            *all += win;
        }
        self.winner.count(outcome.scores.iter().copied().max().unwrap_or(0).into());
        for (idx, score) in outcome.scores.iter().enumerate() {
            let won = outcome.places[idx] == 1;
            self.everybody.count((*score).into());
            self.bots.entry(self.seated[idx]).or_default().end(outcome, idx);
            self.n_winners += u64::from(won);
            for line in outcome.lines.get(idx).into_iter().flatten() {
                let sums = self.lines.entry(line.what.clone()).or_default();
                sums[0] += if won { i64::from(line.points) } else { 0 };
                sums[1] += i64::from(line.points);
            }
        }
        self.counts.end(state, &result);
    }

    pub fn add(&mut self, other: Self) {
        self.n_seats = self.n_seats.max(other.n_seats);
        self.n_games += other.n_games;
        self.n_winners += other.n_winners;
        for (all, win) in self.wins.iter_mut().zip(other.wins) {
            *all += win;
        }
        self.winner.add(&other.winner);
        self.everybody.add(&other.everybody);
        for (what, sums) in other.lines {
            let all = self.lines.entry(what).or_default();
            all[0] += sums[0];
            all[1] += sums[1];
        }
        for (bot, tally) in other.bots {
            self.bots.entry(bot).or_default().add(tally);
        }
        self.counts.add(other.counts);
    }

    /// What it came to, as tables.
    pub fn tables(&self, content: &Arc<G::Content>) -> Vec<StatTable> {
        let mut tables = vec![self.scores(), self.sources(content), self.seats()];
        if self.bots.len() > 1 {
            tables.push(self.bots(content));
        }
        tables.extend(self.counts.tables(content));
        tables
    }

    /// What of the content came up, and whether that is all of it.
    pub fn coverage(&self, content: &Arc<G::Content>) -> (Vec<StatTable>, bool) {
        self.counts.coverage(content)
    }

    /// How long each bot thinks. No table, as it is never the same twice.
    pub fn thinking(&self) -> Vec<Thinking> {
        self.bots.iter().filter_map(|(bot, tally)| tally.thought(*bot)).collect()
    }

    /// What is asked of every game and of this one, and whether it holds.
    pub fn aims(&self, content: &G::Content) -> Vec<Aim> {
        let mut aims = Vec::new();
        if self.n_seats > 1 {
            let seats: Vec<_> = self.shares().collect();
            let seats = seats.iter().map(|(name, share)| (name.as_str(), *share));
            aims.extend(Aim::none_too_much("seat", seats, self.fair()));
        }
        aims.extend(self.counts.aims(content));
        aims
    }

    /// What it came to, as pictures.
    pub fn charts(&self, content: &G::Content) -> Vec<Chart> {
        let mut charts = vec![Chart {
            name: "scores",
            title: "The winner's score".to_owned(),
            axis: "points".to_owned(),
            drawing: Drawing::Histogram(Histogram {
                spread: self.winner.clone(),
                of: "games",
                aim: None,
            }),
        }];
        if self.n_seats > 1 {
            let (seats, fair) = (self.shares(), self.fair());
            charts.push(Chart::of_shares("seats", "Wins by seat", seats, fair, TOO_MUCH));
        }
        charts.extend(self.counts.charts(content));
        charts
    }

    fn fair(&self) -> f64 {
        1.0 / self.n_seats.max(1) as f64
    }

    /// How often each seat won.
    fn shares(&self) -> impl Iterator<Item = (String, Share)> {
        let wins = self.wins.iter().take(self.n_seats).enumerate();
        wins.map(|(idx, wins)| {
            (format!("seat {}", idx + 1), Share { n: self.n_games, wins: *wins })
        })
    }

    fn scores(&self) -> StatTable {
        let row = |name: &str, spread: &Spread| vec![name.to_owned(), spread.text()];
        table(
            "Scores, with the middle nine tenths",
            &["", "points"],
            vec![row("winner", &self.winner), row("everybody", &self.everybody)],
        )
    }

    /// Where the points come from, the greatest source first.
    fn sources(&self, content: &Arc<G::Content>) -> StatTable {
        let speaker = Speaker::new(Lang::En, &[], Viewer::Spectator);
        let totals: [i64; 2] =
            std::array::from_fn(|idx| self.lines.values().map(|it| it[idx]).sum());
        let n_all = self.n_games * self.n_seats as u64;
        let mut lines: Vec<_> = self.lines.iter().collect();
        lines.sort_by_key(|(_, [winners, _])| -winners);
        let rows = lines.into_iter().map(|(what, [winners, all])| {
            let mean = |sum: i64, n: u64| minus(&format!("{:.1}", sum as f64 / n.max(1) as f64));
            vec![
                G::score_line(&speaker, content, what),
                mean(*winners, self.n_winners),
                percent(*winners as f64 / totals[0].max(1) as f64),
                mean(*all, n_all),
                percent(*all as f64 / totals[1].max(1) as f64),
            ]
        });
        table(
            "Points by source",
            &["source", "winner", "share", "everybody", "share"],
            rows.collect(),
        )
    }

    /// What each bot scores, and with what.
    fn bots(&self, content: &Arc<G::Content>) -> StatTable {
        let speaker = Speaker::new(Lang::En, &[], Viewer::Spectator);
        let columns: Vec<&str> =
            ["source"].into_iter().chain(self.bots.keys().map(|bot| bot.name())).collect();
        let row = |name: String, points: &dyn Fn(&BotTally) -> i64| {
            let means = self.bots.values().map(|bot| bot.mean(points(bot)));
            let means = means.map(|mean| minus(&format!("{mean:.1}")));
            [name].into_iter().chain(means).collect::<Vec<_>>()
        };
        let mut rows = vec![row("score".to_owned(), &|bot| bot.points)];
        for what in self.lines.keys() {
            let points = |bot: &BotTally| bot.lines.get(what).copied().unwrap_or(0);
            rows.push(row(G::score_line(&speaker, content, what), &points));
        }
        table("Points by source and bot, a game", &columns, rows)
    }

    fn seats(&self) -> StatTable {
        let rows = self.shares().map(|(name, share)| vec![name, share.rate().text()]);
        let title = format!("Wins by seat, ties shared; {} is fair", percent(self.fair()));
        table(&title, &["seat", "wins, 95 % interval"], rows.collect())
    }
}

/// A table; every column but the first holds numbers.
fn table(title: &str, columns: &[&str], rows: Vec<Vec<String>>) -> StatTable {
    let columns = columns
        .iter()
        .enumerate()
        .map(|(idx, title)| StatColumn { title: (*title).to_owned(), number: idx > 0 })
        .collect();
    StatTable { title: title.to_owned(), columns, rows }
}

fn percent(share: f64) -> String {
    minus(&format!("{:.1} %", 100.0 * share))
}

/// A number with a real minus sign.
fn minus(number: &str) -> String {
    number.replace('-', "−")
}

/// Tables in Markdown, for the documentation.
pub fn to_markdown(tables: &[StatTable]) -> String {
    let mut text = String::new();
    let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    for table in tables {
        text.push_str(&format!("**{}**\n\n", table.title));
        text.push_str(&line(table.columns.iter().map(|column| column.title.clone()).collect()));
        let rules = table.columns.iter().map(|it| if it.number { "---:" } else { "---" });
        text.push_str(&line(rules.map(str::to_owned).collect()));
        for row in &table.rows {
            text.push_str(&line(row.clone()));
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_share_a_win_share_it() {
        let outcome = Outcome {
            places: vec![1, 3, 1],
            scores: vec![9, 1, 9],
            lines: Vec::new(),
            opponents: Vec::new(),
        };
        assert_eq!(GameResult::new(&outcome).wins[..3], [420, 0, 420]);
    }
}
