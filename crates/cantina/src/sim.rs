//! `cantina sim`: a match of bots, in words of a command line.

use crate::cards;
use crate::exit::Failure;
use bots::Level;
use catalog::GameId;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use sim::{Match, Progress, SimError};
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

/// The most threads of a match.
const THREADS_MAX: usize = 256;

/// The help that a person can learn from.
pub const HELP: &str = "\
Bots: random (any legal answer), rookie, smuggler, hunter.

Examples:
  cantina sim han-solo --seats hunter,rookie --games 10000
  cantina sim han-solo --seats hunter,rookie,rookie,rookie,rookie,rookie --json
  cantina sim han-solo --seats random,random --games 100000 --threads 1
  cantina sim han-solo --seats rookie,random --options contests=simple,picks=highest
  cantina sim bounty-hunters --seats smuggler,smuggler,smuggler,smuggler --report --plots plots
  cantina sim outer-rim --cover --games 10000
  cantina sim bounty-hunters --seats hunter,smuggler --cards my.toml

Duplicate deals: each deal is played once in every distinct seating of the bots
(all permutations up to 120 of them, else all rotations), so that good cards and
good seats cancel out. The 95 % intervals are over deals.";

/// The words of the command.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game, such as han-solo.
    game: GameId,
    /// The bots at the table, separated by commas; their number is the number of seats.
    #[arg(long, value_delimiter = ',', required_unless_present = "cover")]
    seats: Vec<Level>,
    /// How many games to play at least; whole deals are played.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed of the deals: the same seed gives the same result.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads to use; all there are, if not given.
    #[arg(long)]
    threads: Option<usize>,
    /// How long a bot may think at each decision, in milliseconds.
    #[arg(long, default_value_t = 50)]
    ms: u64,
    /// The game's options, such as contests=simple.
    #[arg(long, value_delimiter = ',')]
    options: Vec<String>,
    /// The card set to play with, a file or a folder, instead of the shipped one.
    #[arg(long)]
    cards: Option<PathBuf>,
    /// Also count what tells of the balance of the game and its card set, and draw plots of it.
    #[arg(long)]
    report: bool,
    /// The folder that the plots of a report go to, as SVG files; report-GAME, if not given.
    #[arg(long, value_name = "DIR", requires = "report")]
    plots: Option<PathBuf>,
    /// Play a mix of all kinds of tables instead, and tell what of the content never came up.
    #[arg(long, conflicts_with_all = ["seats", "options", "report"])]
    cover: bool,
    /// Print one JSON object instead of a table.
    #[arg(long)]
    json: bool,
}

/// Plays the match and prints what it came to.
///
/// # Errors
/// What makes no sense about the match.
pub fn run(args: &Args) -> Result<(), Failure> {
    if args.cover {
        return run_cover(args);
    }
    let report =
        sim::play(args.game, &args.wanted()?, &Bar::new()).map_err(|why| args.failure(why))?;
    if args.json {
        let text = serde_json::to_string_pretty(&report).expect("a report is plain data");
        println!("{text}");
    } else {
        print!("{}", report.to_text());
    }
    Ok(())
}

fn run_cover(args: &Args) -> Result<(), Failure> {
    let cover =
        sim::cover(args.game, &args.wanted()?, &Bar::new()).map_err(|why| args.failure(why))?;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&cover).expect("a report is plain data"));
    } else {
        print!("{}", cover.to_text());
    }
    if cover.whole {
        return Ok(());
    }
    let message = "something never came up: it is dead, or there were too few games";
    Err(Failure::Check(message.to_owned()))
}

impl Args {
    fn wanted(&self) -> Result<Match, Failure> {
        let all = || thread::available_parallelism().map_or(1, usize::from);
        let folder =
            || self.plots.clone().unwrap_or_else(|| format!("report-{}", self.game).into());
        Ok(Match {
            seats: self.seats.clone(),
            options: self.options.clone(),
            cards: self.cards.as_deref().map(cards::files::read).transpose()?,
            games: self.games,
            seed: self.seed,
            n_threads: self.threads.unwrap_or_else(all).clamp(1, THREADS_MAX),
            budget: Duration::from_millis(self.ms),
            surveyed: self.report,
            plots: self.report.then(folder),
        })
    }

    fn failure(&self, why: SimError) -> Failure {
        match (why, &self.cards) {
            (SimError::Cards(why), Some(path)) => Failure::file(path, why),
            (SimError::Plot { path, message }, _) => Failure::File { path, message },
            (why, _) => Failure::Usage(why.to_string()),
        }
    }
}

/// A bar for whoever watches a match in a terminal.
struct Bar(ProgressBar);

impl Bar {
    fn new() -> Self {
        Self(ProgressBar::hidden())
    }
}

impl Progress for Bar {
    fn begin(&self, n_deals: u64) {
        let style = "{bar:40} {pos}/{len} deals, {elapsed} gone, {eta} to go";
        self.0.set_style(ProgressStyle::with_template(style).expect("the template is well formed"));
        self.0.set_draw_target(ProgressDrawTarget::stderr());
        self.0.set_length(n_deals);
        self.0.reset();
    }

    fn played(&self, n_deals: u64) {
        self.0.inc(n_deals);
    }

    fn end(&self) {
        self.0.finish_and_clear();
    }
}
