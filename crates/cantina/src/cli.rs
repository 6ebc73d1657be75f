//! The command line.

use crate::exit::{self, Failure};
use crate::{
    backup, cards, changes, corpus, engine, moving, pages, play, prune, replay, restore, serve,
    sim, stage, verify, version,
};
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use std::process::ExitCode;

const HELP: &str = "\
Start here:
  cantina serve                     start the server, then open the page it prints
  cantina play han-solo             play in this terminal
  cantina COMMAND --help            each command has examples";

/// A digital table for scoundrel games: play in the browser or the terminal, with
/// friends or against bots; simulate, referee, replay and verify. A fan project,
/// not affiliated with the publishers of the games.
#[derive(Parser, Debug)]
#[command(name = "cantina", after_help = HELP, after_long_help = format!("{HELP}\n\n{}", exit::HELP))]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Start the server: tables in the browser, alone or with friends.
    #[command(after_help = serve::HELP)]
    Serve(serve::Args),
    /// Copy every table to a file, also while the server runs.
    #[command(after_help = backup::HELP)]
    Backup(backup::Args),
    /// Bring a backup into an empty folder or database.
    #[command(after_help = restore::HELP)]
    Restore(restore::Args),
    /// Carry every table between a folder and a database.
    #[command(after_help = moving::HELP)]
    Move(moving::Args),
    /// Remove tables to which nobody comes any more, or tell which would go.
    #[command(after_help = prune::HELP)]
    Prune(prune::Args),
    /// Play a game in this terminal, against bots.
    #[command(after_help = play::HELP)]
    Play(play::Args),
    /// Play matches of bots against each other and measure them.
    #[command(after_help = sim::HELP)]
    Sim(sim::Args),
    /// Speak the line protocol on standard input and output.
    #[command(after_help = engine::HELP)]
    Engine,
    /// Check a recorded game and tell it line by line.
    #[command(after_help = replay::HELP)]
    Replay(replay::Args),
    /// Check that a recorded game was fair.
    #[command(after_help = verify::HELP)]
    Verify(verify::Args),
    /// Export the card set of a game, or check a changed one.
    #[command(after_help = cards::HELP)]
    Cards(cards::Args),
    /// Tell what newer rules of a game do otherwise.
    #[command(after_help = changes::HELP)]
    Changes(changes::Args),
    /// Print what makes a shell complete the words of this program.
    #[command(after_help = pages::HELP)]
    Completions(pages::CompletionsArgs),
    /// Write the manual pages, for packages.
    #[command(hide = true)]
    Man(pages::ManArgs),
    /// Play one game of bots and keep its record, for tests.
    #[command(hide = true)]
    Corpus(corpus::Args),
    /// Write tables that begin with a situation into a data folder, for tests.
    #[command(hide = true)]
    Stage(stage::Args),
}

/// Runs the command of this process and tells how it ended. `commit` is what this program was built
/// from, if that is known.
pub fn main(commit: Option<&str>) -> ExitCode {
    let matches = command(commit).get_matches();
    let cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    match run(cli.command, commit) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("cantina: {failure}");
            failure.code()
        }
    }
}

/// The words of this program. `-V` tells which version it is, `--version` also what that one knows.
fn command(commit: Option<&str>) -> clap::Command {
    // Made once in the life of a process, which is how long clap wants them to live.
    let told = |text: String| -> &'static str { text.leak() };
    Cli::command().version(told(version::short(commit))).long_version(told(version::long(commit)))
}

fn run(asked: Command, commit: Option<&str>) -> Result<(), Failure> {
    match asked {
        Command::Serve(args) => serve::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Restore(args) => restore::run(&args),
        Command::Move(args) => moving::run(&args),
        Command::Prune(args) => prune::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Sim(args) => sim::run(&args),
        Command::Engine => engine::run(),
        Command::Replay(args) => replay::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Cards(args) => cards::run(&args),
        Command::Changes(args) => changes::run(&args),
        Command::Completions(args) => pages::completions(&args, command(commit)),
        Command::Man(args) => pages::man(&args, command(commit)),
        Command::Corpus(args) => corpus::run(&args),
        Command::Stage(args) => stage::run(&args),
    }
}
