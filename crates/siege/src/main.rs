//! A siege: the real program, honest tables, and beside them one attack after the other.
//!
//! `cargo xtask siege` builds and runs this; `docs/reliability.md` says what is measured and how, and
//! has the figures. Three processes share the machine: the program, the honest people (this one), and
//! the attackers, who run at the lowest priority and on one thread, so that what slows an honest move
//! is the work they make for the program and not their own.

mod attack;
mod figures;
mod honest;
mod judge;
mod ledger;
mod lodging;
mod plan;
mod run;
mod street;

use anyhow::Result;
use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Besiege a house.
#[derive(Parser)]
#[command(name = "siege")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play honest tables, first quiet and then under each attack, and judge.
    Run(run::Args),
    /// Be the attackers; `run` starts this.
    #[command(hide = true)]
    Attack(attack::Args),
}

fn main() -> ExitCode {
    match perform(Cli::parse().command) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn perform(command: Command) -> Result<ExitCode> {
    // One thread each: the program shall have the rest of the machine.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    match command {
        Command::Run(args) => runtime.block_on(run::run(&args)),
        Command::Attack(args) => {
            let tally = runtime.block_on(attack::attack(&args))?;
            println!("{}", serde_json::to_string(&tally)?);
            // What is still under way is dropped with the process: attackers do not tidy up.
            std::process::exit(0);
        }
    }
}
