//! `cantina sim GAME --cover`: the coverage of a game's content by a mix of all its setups.

use crate::arena::Rules;
use crate::arena::mix;
use crate::cpu::CpuClock;
use crate::match_of_bots::{Deals, Match, Progress, SimError, play_deals};
use crate::survey::{Kind, Survey, Surveyed, to_markdown};
use catalog::parse_options;
use serde::Serialize;
use std::fmt::Write as _;
use std::sync::Arc;
use wire::StatTable;

/// A whole run. `--json` prints exactly this.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Cover {
    pub game: &'static str,
    pub seed: u64,
    pub games: u64,
    pub decisions: u64,
    pub cpu_seconds: f64,
    /// The kinds of tables that were played.
    pub kinds: Vec<Played>,
    /// What came up, and what never did.
    pub coverage: Vec<StatTable>,
    /// Whether everything came up.
    pub whole: bool,
}

/// One kind of table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Played {
    pub bots: Vec<&'static str>,
    pub options: &'static str,
    pub games: u32,
    pub decisions: u64,
    pub cpu_seconds: f64,
}

/// Plays the mix of a game.
///
/// # Errors
/// A game that does not count what comes up.
pub fn play<G: Surveyed>(wanted: &Match, progress: &dyn Progress) -> Result<Cover, SimError> {
    if G::MIX.is_empty() {
        return Err(SimError::Usage(format!(
            "{} has no coverage report; games that have one say so in their `MIX`",
            G::ID
        )));
    }
    let parts: u64 = G::MIX.iter().map(|kind| u64::from(kind.share)).sum();
    let clock = CpuClock::start();
    let content = wanted.cards::<G>()?.content;
    let mut all = Survey::<G>::default();
    let mut kinds = Vec::new();
    for (idx, kind) in G::MIX.iter().enumerate() {
        let n_games = (u64::from(wanted.games) * u64::from(kind.share)).div_ceil(parts) as u32;
        let deals = Deals { n: n_games, seed: mix(wanted.seed, idx as u64) };
        kinds.push(play_kind(wanted, kind, &content, deals, &mut all, progress)?);
    }
    let (coverage, whole) = all.coverage(&content);
    Ok(Cover {
        game: G::ID,
        seed: wanted.seed,
        games: kinds.iter().map(|kind| u64::from(kind.games)).sum(),
        decisions: kinds.iter().map(|kind| kind.decisions).sum(),
        cpu_seconds: clock.seconds(),
        kinds,
        coverage,
        whole,
    })
}

fn play_kind<G: Surveyed>(
    wanted: &Match,
    kind: &Kind,
    content: &Arc<G::Content>,
    deals: Deals,
    all: &mut Survey<G>,
    progress: &dyn Progress,
) -> Result<Played, SimError> {
    let words = [kind.options.to_owned()];
    let options = parse_options::<G>(&words, content).map_err(SimError::Usage)?;
    let setup = G::setup(kind.bots.len() as u8, options, content)
        .map_err(|error| SimError::Usage(error.to_string()))?;
    let rules = Rules::<G> { setup, content: Arc::clone(content), budget: wanted.budget };
    let seatings = [kind.bots.to_vec()];
    let clock = CpuClock::start();
    let survey = Some(Survey::default());
    let n_games = deals.n;
    let (deals, survey) = play_deals(&rules, &seatings, deals, wanted.n_threads, survey, progress);
    survey.into_iter().for_each(|survey| all.add(survey));
    Ok(Played {
        bots: kind.bots.iter().map(|level| level.name()).collect(),
        options: kind.options,
        games: n_games,
        decisions: deals.iter().map(|deal| deal.decisions).sum(),
        cpu_seconds: clock.seconds(),
    })
}

impl Cover {
    /// As a person reads it.
    pub fn to_text(&self) -> String {
        let mut text =
            format!("{}: {} games of a mix, seed {}\n\n", self.game, self.games, self.seed);
        for kind in &self.kinds {
            let _ = writeln!(
                text,
                "{:6} games {:10} decisions {:8.1} cpu-s  {} [{}]",
                kind.games,
                kind.decisions,
                kind.cpu_seconds,
                kind.bots.join(", "),
                kind.options
            );
        }
        let _ = write!(
            text,
            "\n{} games and {} decisions in {:.1} cpu-seconds: {:.1} games a cpu-second\n\n{}",
            self.games,
            self.decisions,
            self.cpu_seconds,
            self.games as f64 / self.cpu_seconds,
            to_markdown(&self.coverage)
        );
        text
    }
}
