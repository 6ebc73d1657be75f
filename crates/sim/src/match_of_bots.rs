//! One match: what is asked for, and the deals on all threads.

use crate::album::Album;
use crate::arena::{Arena, Rules, mix};
use crate::cpu::CpuClock;
use crate::report::Report;
use crate::seatings::seatings;
use crate::survey::{Survey, Surveyed};
use crate::tally::{Deal, results};
use bots::Level;
use catalog::{CardSet, CardSetError, Hosted, SetFile, parse_options};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// An interval needs two deals.
pub const GAMES_MIN: u32 = 2;
/// Deals that a thread takes at once, so that threads seldom meet.
const BATCH: u32 = 16;

/// What is played.
#[derive(Clone, Debug)]
pub struct Match {
    /// The bots at the table.
    pub seats: Vec<Level>,
    /// The options of the game, as a person writes them: `contests=simple`.
    pub options: Vec<String>,
    /// The files of the card set; the shipped set, if there are none.
    pub cards: Option<Vec<SetFile>>,
    /// How many games to play at least; whole deals are played.
    pub games: u32,
    /// The seed of the deals: the same seed gives the same result.
    pub seed: u64,
    /// On how many threads.
    pub n_threads: usize,
    /// How long a bot may think at each decision.
    pub budget: Duration,
    /// Whether what tells of the balance of the game and its card set is counted.
    pub surveyed: bool,
    /// The folder that the plots of a survey go to.
    pub plots: Option<PathBuf>,
}

impl Match {
    /// The card set it is played with.
    pub(crate) fn cards<G: Hosted>(&self) -> Result<CardSet<G>, SimError> {
        self.cards.as_ref().map_or_else(|| Ok(G::cards()), |files| Ok(CardSet::read(files)?))
    }
}

/// Why a match is not played.
#[derive(Debug, thiserror::Error)]
pub enum SimError {
    /// It makes no sense.
    #[error("{0}")]
    Usage(String),
    /// The card set cannot be played with.
    #[error(transparent)]
    Cards(#[from] CardSetError),
    /// A plot cannot be written.
    #[error("{}: {message}", .path.display())]
    Plot {
        /// The file or folder.
        path: PathBuf,
        /// What is the matter, and what to do.
        message: String,
    },
}

/// Is told how far a match has come, from all of its threads.
pub trait Progress: Sync {
    /// This many deals begin.
    fn begin(&self, n_deals: u64);
    /// This many more deals are played.
    fn played(&self, n_deals: u64);
    /// They are all played.
    fn end(&self);
}

/// Nobody waits.
impl Progress for () {
    fn begin(&self, _: u64) {}
    fn played(&self, _: u64) {}
    fn end(&self) {}
}

pub fn play<G: Surveyed>(wanted: &Match, progress: &dyn Progress) -> Result<Report, SimError> {
    let content = wanted.cards::<G>()?.content;
    let options = parse_options::<G>(&wanted.options, &content).map_err(SimError::Usage)?;
    let n_seats = u8::try_from(wanted.seats.len()).unwrap_or(u8::MAX);
    let setup =
        G::setup(n_seats, options, &content).map_err(|error| SimError::Usage(error.to_string()))?;
    let rules = Rules::<G> { setup, content, budget: wanted.budget };
    let seatings = seatings(&wanted.seats);
    let n_deals = wanted.games.div_ceil(seatings.len() as u32).max(GAMES_MIN);
    let album = wanted.plots.clone().map(Album::open).transpose()?;
    let clock = CpuClock::start();
    let start = Instant::now();
    let survey = wanted.surveyed.then(Survey::default);
    let deals = Deals { n: n_deals, seed: wanted.seed };
    let (deals, survey) = play_deals(&rules, &seatings, deals, wanted.n_threads, survey, progress);
    let (wall, cpu) = (start.elapsed().as_secs_f64(), clock.seconds());
    let games = u64::from(n_deals) * seatings.len() as u64;
    let decisions: u64 = deals.iter().map(|deal| deal.decisions).sum();
    let mut report = Report {
        game: G::ID,
        seats: wanted.seats.iter().map(|level| level.name()).collect(),
        seed: wanted.seed,
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
        bots: results(&wanted.seats, &deals),
        thinking: Vec::new(),
        aims: Vec::new(),
        balance: Vec::new(),
        plots: Vec::new(),
    };
    if let Some(survey) = survey {
        report.thinking = survey.thinking();
        report.aims = survey.aims(&rules.content);
        report.balance = survey.tables(&rules.content);
        if let Some(album) = album {
            report.plots = album.keep(&survey.charts(&rules.content), &origin(wanted, games))?;
        }
    }
    Ok(report)
}

/// Which games a plot is of.
fn origin(wanted: &Match, games: u64) -> String {
    let seats: Vec<_> = wanted.seats.iter().map(|level| level.name()).collect();
    let options = match wanted.options.as_slice() {
        [] => String::new(),
        options => format!(", {}", options.join(", ")),
    };
    format!("{games} games of {}, seed {}{options}", seats.join(", "), wanted.seed)
}

/// The deals of a match.
#[derive(Clone, Copy, Debug)]
pub struct Deals {
    pub n: u32,
    pub seed: u64,
}

/// Plays every deal in every seating; the deals come back in order, and the
/// survey, if there is one, with all of them added.
pub fn play_deals<G: Surveyed>(
    rules: &Rules<G>,
    seatings: &[Vec<Level>],
    Deals { n: n_deals, seed }: Deals,
    n_threads: usize,
    survey: Option<Survey<G>>,
    progress: &dyn Progress,
) -> (Vec<Deal>, Option<Survey<G>>) {
    progress.begin(u64::from(n_deals));
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
                    progress.played(batch.len() as u64);
                    finished.lock().expect("no thread panics here").push((first, batch));
                }
                let mut all = counted.lock().expect("no thread panics here");
                if let (Some(all), Some(more)) = (all.as_mut(), arena.survey.take()) {
                    all.add(more);
                }
            });
        }
    });
    progress.end();
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
    use catalog::games::{BountyHunters, HanSolo};

    fn match_of(seats: &[Level], n_deals: u32, n_threads: usize) -> Vec<Deal> {
        let content = HanSolo::cards().content;
        let setup = HanSolo::setup(seats.len() as u8, Default::default(), &content).unwrap();
        let budget = Duration::from_millis(50);
        let rules = Rules::<HanSolo> { setup, content, budget };
        play_deals(&rules, &seatings(seats), Deals { n: n_deals, seed: 3 }, n_threads, None, &()).0
    }

    #[test]
    fn a_survey_does_not_depend_on_the_threads() {
        let seats = [Level::Random; 3];
        let content = BountyHunters::cards().content;
        let setup = BountyHunters::setup(3, Default::default(), &content).unwrap();
        let rules = Rules::<BountyHunters> { setup, content, budget: Duration::from_millis(50) };
        let tables = |n_threads: usize| {
            let survey = Some(Survey::default());
            let (deals, survey) = play_deals(
                &rules,
                &seatings(&seats),
                Deals { n: 40, seed: 3 },
                n_threads,
                survey,
                &(),
            );
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
