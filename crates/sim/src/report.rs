//! What a match came to, for people and for programs.

use super::survey::{Aim, Thinking, to_markdown, to_table};
use super::tally::BotResult;
use serde::Serialize;
use std::fmt::Write as _;
use std::path::PathBuf;
use wire::StatTable;

/// A whole match. `--json` prints exactly this.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    pub game: &'static str,
    /// The bots as they were named.
    pub seats: Vec<&'static str>,
    pub seed: u64,
    /// The different deals.
    pub deals: u32,
    /// The ways the bots sat at each deal.
    pub seatings: u32,
    /// The games played: deals times seatings.
    pub games: u64,
    pub decisions: u64,
    pub wall_seconds: f64,
    pub cpu_seconds: f64,
    pub games_per_second: f64,
    pub games_per_cpu_second: f64,
    pub decisions_per_second: f64,
    pub decisions_per_cpu_second: f64,
    /// The bots, the most successful first.
    pub bots: Vec<BotResult>,
    /// How long the bots think, if a report was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub thinking: Vec<Thinking>,
    /// What the card set was made for and whether it holds, if it was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub aims: Vec<Aim>,
    /// The balance of the card set, if it was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub balance: Vec<StatTable>,
    /// The files of the plots.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub plots: Vec<PathBuf>,
}

impl Report {
    /// As a table to read.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = format!(
            "{}: {} — {} games ({} deals, {} seatings of each), seed {}\n\n",
            self.game,
            self.seats.join(", "),
            self.games,
            self.deals,
            self.seatings,
            self.seed
        );
        let n_seats = self.seats.len();
        let mut heading = format!("{:10}{:>6}{:>8}{:>17}", "bot", "seats", "wins", "95 % interval");
        for place in 1..=n_seats {
            let _ = write!(heading, "{:>8}", format!("place {place}"));
        }
        let _ = writeln!(text, "{heading}{:>9}{:>10}", "score", "± 95 %");
        for bot in &self.bots {
            let interval = format!("{} – {}", percent(bot.ci95[0]), percent(bot.ci95[1]));
            let _ = write!(
                text,
                "{:10}{:>6}{:>8}{interval:>17}",
                bot.bot,
                bot.seats,
                percent(bot.win_rate)
            );
            for share in &bot.places {
                let _ = write!(text, "{:>8}", percent(*share));
            }
            let half = (bot.score_ci95[1] - bot.score_ci95[0]) / 2.0;
            let _ = writeln!(text, "{:>9.1}{half:>10.2}", bot.mean_score);
        }
        let _ = write!(
            text,
            "\nwins are per cent of games for each seat of the bot, ties shared; {} is fair\n\
             {:.1} s: {} games and {} decisions a second; a cpu-second: {} games, {} decisions\n",
            percent(1.0 / n_seats as f64),
            self.wall_seconds,
            short(self.games_per_second),
            short(self.decisions_per_second),
            short(self.games_per_cpu_second),
            short(self.decisions_per_cpu_second),
        );
        for it in &self.thinking {
            let _ = writeln!(
                text,
                "an answer takes a {} {:.1} µs of the processor, {:.1} ms at most",
                it.bot,
                it.mean_microseconds,
                it.longest_microseconds / 1e3
            );
        }
        if !self.aims.is_empty() {
            let _ = write!(text, "\n{}", to_markdown(&[to_table(&self.aims)]));
        }
        if !self.balance.is_empty() {
            let _ = write!(text, "\n{}", to_markdown(&self.balance));
        }
        for file in &self.plots {
            let _ = writeln!(text, "plot: {}", file.display());
        }
        text
    }
}

fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}

fn short(number: f64) -> String {
    match number {
        n if n >= 1e6 => format!("{:.1} M", n / 1e6),
        n if n >= 1e4 => format!("{:.1} k", n / 1e3),
        n => format!("{n:.0}"),
    }
}
