//! The commands of the repository. `cargo xtask --help` lists them; each lives in a file of its own name.
//!
//! Everything a person or a machine runs against this repository goes through here, so that there is
//! one place to read what a check means and no shell script that drifts away from it.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

mod bench;
mod codegen;
mod deny;
mod dist;
mod fuzz;
mod kill;
mod ladder;
mod play;
mod recipe;
mod repo;
mod rules;
mod shell;
mod siege;
mod soak;
mod source;
mod test;
mod tidy;
mod web;

/// The commands of this repository.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build the web client and the server, then serve Cantina on this machine.
    Play(play::Args),
    /// Run every check and every test there is, and count them.
    Test(test::Args),
    /// Check the rules of this repository: arrows, purity, lengths, leftovers, paths, docs, words.
    Tidy,
    /// Print the matrix of rule ids and the tests that show them; fail on a gap.
    Rules(rules::Args),
    /// Check the licences and sources of everything the project depends on.
    Deny,
    /// Build a release: program, packages, licences, checksums.
    Dist(dist::Args),
    /// Write the TypeScript types and JSON Schemas, or check that they are current.
    Codegen(codegen::Args),
    /// Run the benches of the rules and the store.
    Bench(bench::Args),
    /// Run the conformance laws and bot matches for much longer than a test run does.
    Soak(soak::Args),
    /// Fuzz what reads the bytes of strangers, for a bounded time.
    Fuzz(fuzz::Args),
    /// Follow the recipe "Add a game" of CONTRIBUTING.md in a copy of the repository, and play that game.
    Recipe,
    /// Besiege a server: honest tables beside everything that strangers may do to it.
    Siege(siege::Args),
    /// Kill the server in play and at every chore, and compare every acknowledgement afterwards.
    Kill(kill::Args),
    /// Play the bots of each game against each other and write the figures into `docs/figures`.
    Ladder(ladder::Args),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Play(args) => play::run(&args),
        Command::Test(args) => test::run(&args),
        Command::Tidy => tidy::run(),
        Command::Rules(args) => rules::run(&args),
        Command::Deny => deny::run(),
        Command::Dist(args) => dist::run(&args),
        Command::Codegen(args) => codegen::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Soak(args) => soak::run(&args),
        Command::Fuzz(args) => fuzz::run(&args),
        Command::Recipe => recipe::run(),
        Command::Siege(args) => siege::run(&args),
        Command::Kill(args) => kill::run(&args),
        Command::Ladder(args) => ladder::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
