//! `cantina corpus`: complete games of bots as records, for tests. Hidden from the help.

use crate::exit::Failure;
use bots::{Level, Mind, Situation};
use catalog::{GameId, Hosted, Record, host, parse_options};
use std::fs;
use std::path::PathBuf;
use std::time::Duration;
use tabletop::{By, Dice, Opening, Seed, Table, Viewer};

/// How long a bot may think in a game that is kept.
const THINK: Duration = Duration::from_millis(50);

/// The words of the command.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game, such as han-solo.
    game: GameId,
    /// The bots at the table, separated by commas.
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<Level>,
    /// The seed of the table.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The game's options, such as contests=simple.
    #[arg(long, value_delimiter = ',')]
    options: Vec<String>,
    /// The file to write.
    file: PathBuf,
}

/// Plays one game and writes its record.
///
/// # Errors
/// What cannot be played or written.
pub fn run(args: &Args) -> Result<(), Failure> {
    let text = host!(args.game, G => play::<G>(args))?;
    fs::write(&args.file, text + "\n").map_err(|error| Failure::file(&args.file, error))
}

fn play<G: Hosted<Content: Clone>>(args: &Args) -> Result<String, Failure> {
    let cards = G::cards();
    let options = parse_options::<G>(&args.options, &cards.content).map_err(Failure::Usage)?;
    let n_seats = u8::try_from(args.seats.len()).unwrap_or(u8::MAX);
    let setup = G::setup(n_seats, options, &cards.content)
        .map_err(|error| Failure::Usage(error.to_string()))?;
    let seed = Seed::from_number(args.seed);
    let header = Record::header(setup, &cards, &seed);
    let opening = Opening::<G> { header, content: cards.content };
    let mut table = Table::<G>::open(opening, seed).expect("a deal is always possible");
    let mut minds: Vec<Box<dyn Mind<G>>> = args.seats.iter().map(|&level| G::mind(level)).collect();
    let mut dice = Dice::swift(args.seed);
    while let Some(decision) = table.pending().first() {
        let view = G::view(table.state(), Viewer::Seat(decision.seat));
        let menu = table.menu(decision.id);
        let situation =
            Situation { view: &view, menu: &menu, content: table.content(), budget: THINK };
        let answer = minds[decision.seat.idx()].answer(&situation, &mut dice);
        let proposed = table
            .propose(decision.seat, decision.id, answer, By::Bot)
            .map_err(|refusal| Failure::Other(anyhow::anyhow!("a bot was refused: {refusal}")))?;
        table.commit(proposed);
    }
    let players = args.seats.iter().map(ToString::to_string).collect();
    Ok(Record::of(&table, Some(&seed), players).to_json())
}
