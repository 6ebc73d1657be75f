//! `cantina replay`: a recorded game, line by line, through one pair of eyes.

mod stats;

use crate::exit::Failure;
use crate::lang;
use crate::record_file::RecordFile;
use crate::verify::read_only;
use catalog::{Hosted, host};
use std::fmt::Write as _;
use std::path::PathBuf;
use std::str::FromStr;
use tabletop::{By, Seat, Table, Viewer};
use wire::Step;
use words::{Lang, Speaker};

/// The help that a person can learn from.
pub const HELP: &str = "\
Examples:
  cantina replay game.json                 what a spectator saw
  cantina replay game.json --eyes 0        what the first seat saw
  cantina replay game.json --lang fr
  cantina replay game.json --audit         also decide every entry again
  cantina replay game.json --stats         a finished game in figures

A record is what `cantina play --record FILE`, the page of a finished table and
the operation `record` of `cantina engine` give. The card set, the seed against
its commitment and the order of the entries are always checked.";

/// The words of the command.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The record of a game.
    file: PathBuf,
    /// Whose eyes: a seat number, counted from 0, or spectator.
    #[arg(long, default_value = "spectator")]
    eyes: Eyes,
    /// Decide every entry again and compare.
    #[arg(long)]
    audit: bool,
    /// Print the statistics of a finished game instead of its story.
    #[arg(long)]
    stats: bool,
    /// The language: en, fr or es; the terminal's, if not given.
    #[arg(long, env = "CANTINA_LANG")]
    lang: Option<Lang>,
}

/// Whose eyes a person asked for.
#[derive(Clone, Copy, Debug)]
struct Eyes(Viewer);

impl FromStr for Eyes {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "spectator" {
            return Ok(Self(Viewer::Spectator));
        }
        let idx: u8 = text.parse().map_err(|_| "eyes are a seat number or `spectator`")?;
        Seat::try_from(idx).map(|seat| Self(Viewer::Seat(seat)))
    }
}

/// Checks and prints the record.
///
/// # Errors
/// Why the file cannot be read, or what does not hold.
pub fn run(args: &Args) -> Result<(), Failure> {
    let file = RecordFile::read(&args.file)?;
    let text = host!(file.game, G => render::<G>(&file, args))?;
    print!("{text}");
    Ok(())
}

fn render<G: Hosted>(file: &RecordFile, args: &Args) -> Result<String, Failure> {
    let record = file.parse::<G>(&args.file)?;
    let players = record.players.clone();
    let table = record.table().map_err(|error| Failure::Check(error.to_string()))?;
    let viewer = args.eyes.0;
    if viewer.seat().is_some_and(|seat| seat.idx() >= usize::from(table.n_seats())) {
        let last = table.n_seats() - 1;
        return Err(Failure::Usage(format!("this table has the seats 0 to {last}")));
    }
    if args.audit {
        table.audit().map_err(|fault| Failure::Check(format!("the audit fails: {fault}")))?;
    }
    let speaker = Speaker::new(lang::chosen(args.lang), &players, viewer);
    if args.stats {
        if G::outcome(table.state()).is_none() {
            return Err(Failure::Check(
                "the game is not over: its figures are still secret".to_owned(),
            ));
        }
        return Ok(stats::to_text(&G::stats(&speaker, &table)));
    }
    let mut text = String::new();
    for step in catalog::Eyes::<G>::new(table.content(), speaker.clone()).steps(&table, 0) {
        write_step::<G>(&mut text, &step, &speaker);
    }
    write_end(&mut text, &table, &speaker);
    if args.audit {
        text.push_str(&audited(&table));
    }
    Ok(text)
}

fn write_step<G: Hosted>(text: &mut String, step: &Step<G::Sight>, speaker: &Speaker<'_>) {
    let mark = match step.by {
        Some(By::Bot) => "b",
        Some(By::Clock) => "c",
        Some(By::Person) | None => " ",
    };
    if let (Some(seat), Some(to)) = (step.seat, step.rewind_to) {
        let _ = writeln!(text, "{:>5}   ↶ {} → {to}", step.seq, speaker.name(seat));
    }
    if let Some(rules) = &step.rules {
        let _ = writeln!(text, "{:>5}   {}", step.seq, rules.line);
        for change in &rules.changes {
            let _ = writeln!(text, "{:9}{} ({})", "", change.text, change.rules.join(", "));
        }
    }
    let mut head = format!("{:>5} {mark}", step.seq);
    for line in step.seen.iter().filter_map(|seen| seen.line.as_ref()) {
        let _ = writeln!(text, "{head} {line}");
        // The number stands on the first line of an entry only.
        head = format!("{:7}", "");
    }
}

/// What an audit that holds has shown.
fn audited<G: Hosted>(table: &Table<G>) -> String {
    let (n_entries, decided_from) = (table.next_seq(), table.decided_from());
    if decided_from == 0 {
        return format!("\naudit: all {n_entries} entries follow from the rules\n");
    }
    let read = read_only(decided_from, table.header().rules);
    let rest = n_entries - decided_from;
    format!("\naudit: {read}\naudit: {rest} entries follow from rules {}\n", G::RULES)
}

fn write_end<G: Hosted>(text: &mut String, table: &Table<G>, speaker: &Speaker<'_>) {
    let Some(outcome) = G::outcome(table.state()) else { return };
    text.push('\n');
    for one in catalog::standings::<G>(table.content(), speaker, outcome) {
        let score = speaker.lang().grouped(one.score);
        let _ = writeln!(text, "{:>5}. {:24} {score:>8}", one.place, one.name);
    }
}
