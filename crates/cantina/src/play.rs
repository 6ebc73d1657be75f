//! `cantina play`: a table in the terminal, one person and bots.

mod app;
mod choosing;
mod panel;
mod phrases;
mod screen;
mod session;
#[cfg(test)]
mod tests;
pub(crate) mod text;
mod theme;

use crate::cards;
use crate::exit::Failure;
use crate::lang;
use crate::seed::{self, GivenSeed};
use app::{App, Flow};
use bots::Level;
use catalog::{GameId, host, parse_options};
use panel::Drawn;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use session::Session;
use std::fs;
use std::io::{self, IsTerminal as _};
use std::path::PathBuf;
use std::time::Duration;
use tabletop::Seed;
use theme::Theme;
use words::Lang;

/// How long the program waits for a key when nothing else is to happen; a
/// resized window is redrawn at once anyway.
const IDLE: Duration = Duration::from_secs(3600);

/// The help that a person can learn from.
pub const HELP: &str = "\
Examples:
  cantina play bounty-hunters --lesson                 a coach shows you how
  cantina play han-solo                                you and three bots
  cantina play bounty-hunters --seats 6 --bots hunter  five hunters against you
  cantina play han-solo --bots hunter,rookie           a table of three
  cantina play outer-rim --seats 3 --options expansion an open world for an evening
  cantina play han-solo --lang fr --seed 7             the same deal every time
  cantina play han-solo --record game.json             keep the game; see replay, verify

At the table: numbers choose, u undoes, h asks for a hint, l changes the
language, ? shows all keys, q leaves. The window needs 80 × 24 characters.
NO_COLOR=1 turns colors off.";

/// The words of the command.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game, such as han-solo.
    game: GameId,
    /// Number of players, you included; 4, or as many as bots are named.
    #[arg(long)]
    seats: Option<u8>,
    /// The bots, separated by commas: rookie, smuggler, hunter or random; the last one fills up.
    #[arg(long, value_delimiter = ',', default_value = "smuggler")]
    bots: Vec<Level>,
    /// The language: en, fr or es; the terminal's, if not given.
    #[arg(long, env = "CANTINA_LANG")]
    lang: Option<Lang>,
    /// A seed, for the same deal again; fresh if not given.
    #[arg(long)]
    seed: Option<GivenSeed>,
    /// The game's options, such as contests=simple.
    #[arg(long, value_delimiter = ',')]
    options: Vec<String>,
    /// A card-set file or folder instead of the shipped one.
    #[arg(long)]
    cards: Option<PathBuf>,
    /// Keep the record of the game in this file when you leave.
    #[arg(long)]
    record: Option<PathBuf>,
    /// A guided first game: a coach tells you what to do, step by step.
    #[arg(long, conflicts_with_all = ["seats", "bots", "seed", "options", "cards"])]
    lesson: bool,
    /// Milliseconds between the moves of bots.
    #[arg(long, default_value_t = 350)]
    pace: u64,
    /// Milliseconds a bot may think.
    #[arg(long, default_value_t = 300)]
    ms: u64,
}

/// How many sit down where nothing else is said.
const SEATS_DEFAULT: usize = 4;

/// Plays until the person leaves.
///
/// # Errors
/// What makes no sense about the table, or a terminal that cannot be used.
pub fn run(args: &Args) -> Result<(), Failure> {
    host!(args.game, G => play::<G>(args))
}

fn play<G: Drawn>(args: &Args) -> Result<(), Failure> {
    let usage = |error: &dyn ToString| Failure::Usage(error.to_string());
    let cards = cards::chosen::<G>(args.cards.as_deref())?;
    let options =
        parse_options::<G>(&args.options, &cards.content).map_err(|error| usage(&error))?;
    let levels = levels(args.seats, &args.bots);
    let n_seats = u8::try_from(levels.len() + 1).unwrap_or(u8::MAX);
    let setup = G::setup(n_seats, options, &cards.content).map_err(|error| usage(&error))?;
    if args.lesson && G::LESSONS.is_empty() {
        return Err(Failure::Usage(format!("{} has no lesson yet", G::ID)));
    }
    if !io::stdout().is_terminal() || !io::stdin().is_terminal() {
        return Err(Failure::Usage(
            "this is not a terminal: `cantina play` needs one; programs use `cantina engine`"
                .to_owned(),
        ));
    }
    let budget = Duration::from_millis(args.ms);
    let deal = |seed: Seed, is_lesson: bool| {
        let lesson = is_lesson.then(|| G::LESSONS.first()).flatten();
        match lesson.and_then(|lesson| G::lesson(lesson.id)) {
            Some(lesson) => Session::<G>::lesson(lesson, budget),
            None => Session::<G>::deal(setup.clone(), &cards, seed, &levels, budget),
        }
    };
    let mut terminal = ratatui::try_init().map_err(|error| Failure::Other(error.into()))?;
    let mut seed = args.seed.map_or_else(seed::fresh, |given| given.0);
    let mut lang = lang::chosen(args.lang);
    let mut is_lesson = args.lesson;
    let played = loop {
        let mut app = App::new(deal(seed, is_lesson), lang, Theme::from_env());
        match converse(&mut app, &mut terminal, Duration::from_millis(args.pace)) {
            Ok(Flow::Again) => {
                seed = seed::fresh();
                lang = app.lang;
                is_lesson = false;
            }
            Ok(_) => break Ok(app.session.record()),
            Err(error) => break Err(error),
        }
    };
    ratatui::restore();
    let record = played.map_err(|error| Failure::Other(error.into()))?;
    if let Some(path) = &args.record {
        fs::write(path, record + "\n").map_err(|error| Failure::file(path, error))?;
        println!(
            "The record is in {0}: try `cantina replay {0}` and `cantina verify {0}`.",
            path.display()
        );
    }
    Ok(())
}

/// The bots at the table: those named, the last of them as often as seats are left.
fn levels(seats: Option<u8>, named: &[Level]) -> Vec<Level> {
    let n_bots = match seats {
        Some(seats) => usize::from(seats).saturating_sub(1),
        None if named.len() > 1 => named.len(),
        None => SEATS_DEFAULT - 1,
    };
    let last = named.last().copied().unwrap_or(Level::Smuggler);
    named.iter().copied().chain(std::iter::repeat(last)).take(n_bots).collect()
}

/// Draws, waits for a key or the next move of a bot, and so on.
fn converse<G: Drawn>(
    app: &mut App<G>,
    terminal: &mut DefaultTerminal,
    pace: Duration,
) -> io::Result<Flow> {
    loop {
        terminal.draw(|frame| screen::draw(app, frame))?;
        let patience = if app.waits_for_bots() { pace } else { IDLE };
        if !event::poll(patience)? {
            app.tick();
            continue;
        }
        if let Event::Key(key) = event::read()? {
            if key.kind == KeyEventKind::Release {
                continue;
            }
            let interrupted =
                key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c');
            let flow = if interrupted { Flow::Leave } else { app.key(key.code) };
            if flow != Flow::On {
                return Ok(flow);
            }
        }
    }
}
