//! `cantina sim`: matches of bots on duplicate deals.
//!
//! Every deal is played once in every seating, so that luck of the cards and
//! of the seat cancels out; intervals treat the deal as the unit of chance.
//! The result is the same for any number of threads.

mod album;
mod arena;
mod chart;
mod cover;
mod rate;
mod report;
mod seatings;
mod survey;
mod tally;

use crate::cards;
use crate::cpu::CpuClock;
use crate::exit::Failure;
use crate::options;
use album::Album;
use arena::{Arena, Rules, mix};
use bots::Level;
use catalog::{GameId, host};
use indicatif::{ProgressBar, ProgressStyle};
use report::Report;
use seatings::seatings;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use survey::{Survey, Surveyed};
use tally::{Deal, results};

/// An interval needs two deals.
const DEALS_MIN: u32 = 2;
/// The most threads of a match.
const THREADS_MAX: usize = 256;
/// Deals that a thread takes at once, so that threads seldom meet.
const BATCH: u32 = 16;

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
    let report = host!(args.game, G => play::<G>(args))?;
    if args.json {
        let text = serde_json::to_string_pretty(&report).expect("a report is plain data");
        println!("{text}");
    } else {
        print!("{}", report.to_text());
    }
    Ok(())
}

fn run_cover(args: &Args) -> Result<(), Failure> {
    let cover = host!(args.game, G => cover::play::<G>(args))?;
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

/// How many threads to use.
fn n_threads(args: &Args) -> usize {
    let all = || thread::available_parallelism().map_or(1, usize::from);
    args.threads.unwrap_or_else(all).clamp(1, THREADS_MAX)
}

fn play<G: Surveyed>(args: &Args) -> Result<Report, Failure> {
    let content = cards::chosen::<G>(args.cards.as_deref())?.content;
    let options = options::parse::<G>(&args.options, &content).map_err(Failure::Usage)?;
    let n_seats = u8::try_from(args.seats.len()).unwrap_or(u8::MAX);
    let setup =
        G::setup(n_seats, options, &content).map_err(|error| Failure::Usage(error.to_string()))?;
    let rules = Rules::<G> { setup, content, budget: Duration::from_millis(args.ms) };
    let seatings = seatings(&args.seats);
    let n_deals = args.games.div_ceil(seatings.len() as u32).max(DEALS_MIN);
    let n_threads = n_threads(args);
    let album = match args.report {
        true => Some(Album::open(args.plots.clone().unwrap_or_else(|| folder_of(G::ID)))?),
        false => None,
    };
    let clock = CpuClock::start();
    let start = Instant::now();
    let survey = args.report.then(Survey::default);
    let (deals, survey) = play_deals(&rules, &seatings, n_deals, args.seed, n_threads, survey);
    let (wall, cpu) = (start.elapsed().as_secs_f64(), clock.seconds());
    let games = u64::from(n_deals) * seatings.len() as u64;
    let decisions: u64 = deals.iter().map(|deal| deal.decisions).sum();
    let mut report = Report {
        game: G::ID,
        seats: args.seats.iter().map(|level| level.name()).collect(),
        seed: args.seed,
        deals: n_deals,
        seatings: seatings.len() as u32,
        games,
        decisions,
        wall_seconds: wall,
        cpu_seconds: cpu,
        games_per_second: games as f64 / wall,
        games_per_cpu_second: games as f64 / cpu,
        decisions_per_second: decisions as f64 / wall,
        decisions_per_cpu_second: decisions as f64 / cpu,
        bots: results(&args.seats, &deals),
        thinking: Vec::new(),
        aims: Vec::new(),
        balance: Vec::new(),
        plots: Vec::new(),
    };
    if let (Some(survey), Some(album)) = (survey, album) {
        report.thinking = survey.thinking();
        report.aims = survey.aims(&rules.content);
        report.balance = survey.tables(&rules.content);
        report.plots = album.keep(&survey.charts(&rules.content), &origin(args, games))?;
    }
    Ok(report)
}

/// Where plots go if nobody says.
fn folder_of(game: &str) -> PathBuf {
    PathBuf::from(format!("report-{game}"))
}

/// Which games a plot is of.
fn origin(args: &Args, games: u64) -> String {
    let seats: Vec<_> = args.seats.iter().map(|level| level.name()).collect();
    let options = match args.options.as_slice() {
        [] => String::new(),
        options => format!(", {}", options.join(", ")),
    };
    format!("{games} games of {}, seed {}{options}", seats.join(", "), args.seed)
}

/// Plays every deal in every seating; the deals come back in order, and the
/// survey, if there is one, with all of them added.
fn play_deals<G: Surveyed>(
    rules: &Rules<G>,
    seatings: &[Vec<Level>],
    n_deals: u32,
    seed: u64,
    n_threads: usize,
    survey: Option<Survey<G>>,
) -> (Vec<Deal>, Option<Survey<G>>) {
    let bar = ProgressBar::new(u64::from(n_deals));
    let style = "{bar:40} {pos}/{len} deals, {elapsed} gone, {eta} to go";
    bar.set_style(ProgressStyle::with_template(style).expect("the template is well formed"));
    let next = AtomicU32::new(0);
    let finished: Mutex<Vec<(u32, Vec<Deal>)>> = Mutex::new(Vec::new());
    let surveyed = survey.is_some();
    let counted = Mutex::new(survey);
    thread::scope(|scope| {
        for _ in 0..n_threads {
            scope.spawn(|| {
                let mut arena = Arena::new(rules, surveyed);
                loop {
                    let first = next.fetch_add(BATCH, Ordering::Relaxed);
                    if first >= n_deals {
                        break;
                    }
                    let batch: Vec<Deal> = (first..n_deals.min(first.saturating_add(BATCH)))
                        .map(|deal| play_deal(&mut arena, seatings, mix(seed, u64::from(deal))))
                        .collect();
                    bar.inc(batch.len() as u64);
                    finished.lock().expect("no thread panics here").push((first, batch));
                }
                let mut all = counted.lock().expect("no thread panics here");
                if let (Some(all), Some(more)) = (all.as_mut(), arena.survey.take()) {
                    all.add(more);
                }
            });
        }
    });
    bar.finish_and_clear();
    let mut batches = finished.into_inner().expect("no thread panics here");
    batches.sort_unstable_by_key(|(first, _)| *first);
    let deals = batches.into_iter().flat_map(|(_, batch)| batch).collect();
    (deals, counted.into_inner().expect("no thread panics here"))
}

fn play_deal<G: Surveyed>(arena: &mut Arena<'_, G>, seatings: &[Vec<Level>], deal: u64) -> Deal {
    let mut played = Deal::default();
    for (idx, seated) in seatings.iter().enumerate() {
        let (ranking, n_decisions) = arena.play(seated, deal, mix(deal, idx as u64));
        played.decisions += u64::from(n_decisions);
        played.add(seated, &ranking);
    }
    played
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Hosted as _;
    use catalog::games::{BountyHunters, HanSolo};

    fn match_of(seats: &[Level], n_deals: u32, n_threads: usize) -> Vec<Deal> {
        let content = HanSolo::cards().content;
        let setup = HanSolo::setup(seats.len() as u8, Default::default(), &content).unwrap();
        let budget = Duration::from_millis(50);
        let rules = Rules::<HanSolo> { setup, content, budget };
        play_deals(&rules, &seatings(seats), n_deals, 3, n_threads, None).0
    }

    #[test]
    fn a_survey_does_not_depend_on_the_threads() {
        let seats = [Level::Random; 3];
        let content = BountyHunters::cards().content;
        let setup = BountyHunters::setup(3, Default::default(), &content).unwrap();
        let rules = Rules::<BountyHunters> { setup, content, budget: Duration::from_millis(50) };
        let tables = |n_threads: usize| {
            let survey = Some(Survey::default());
            let (deals, survey) = play_deals(&rules, &seatings(&seats), 40, 3, n_threads, survey);
            assert_eq!(deals.len(), 40);
            survey.unwrap().tables(&rules.content)
        };
        let alone = tables(1);
        assert_eq!(alone, tables(3));
        let turns = alone.iter().find(|table| table.title == "Course of the game").unwrap();
        assert_eq!(turns.rows[0][0], "turns");
    }

    #[test]
    fn the_result_does_not_depend_on_the_threads() {
        let seats = [Level::Rookie, Level::Random, Level::Random];
        let alone = match_of(&seats, 40, 1);
        assert_eq!(alone.len(), 40);
        assert_eq!(alone, match_of(&seats, 40, 3));
    }

    #[test]
    fn equals_win_exactly_their_share() {
        let deals = match_of(&[Level::Random; 4], 50, 1);
        let results = results(&[Level::Random; 4], &deals);
        assert!((results[0].win_rate - 0.25).abs() < 1e-9, "{results:?}");
        assert!((results[0].places.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    }

    #[test]
    fn playing_well_pays() {
        let deals = match_of(&[Level::Rookie, Level::Random], 60, 1);
        let results = results(&[Level::Rookie, Level::Random], &deals);
        assert_eq!(results[0].bot, "rookie");
        assert!(results[0].ci95[0] > 0.5, "{results:?}");
    }
}
