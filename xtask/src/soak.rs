//! `cargo xtask soak`: the laws of the house on many more random tables, and long bot matches.
//!
//! By convention `TESTKIT_CASES=N` says on how many random tables a law is tried.

use anyhow::{Result, ensure};

use crate::{house, shell};

#[derive(clap::Args)]
pub struct Args {
    /// Random tables for each law.
    #[arg(long, default_value_t = 20_000)]
    cases: u32,
    /// Games for each bot match.
    #[arg(long, default_value_t = 200_000)]
    games: u32,
    /// The seed of the bot matches.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Game and seats. They mix strong, weak and senseless play, so that rare situations come up.
const MATCHES: [(&str, &str); 3] = [
    ("han-solo", "random,rookie"),
    ("han-solo", "hunter,smuggler,rookie,random"),
    ("han-solo", "hunter,smuggler,rookie,random,random"),
];

pub fn run(args: &Args) -> Result<()> {
    ensure!(args.cases > 0 && args.games > 0, "there is nothing to soak with zero cases or games");
    let mut laws = shell::cargo(&["test", "--release", "--lib", "--tests"]);
    for package in house::rules_crates()? {
        laws.args(["--package", &package]);
    }
    laws.env("TESTKIT_CASES", args.cases.to_string());
    shell::run(laws)?;
    let (games, seed) = (args.games.to_string(), args.seed.to_string());
    for (game, seats) in MATCHES {
        let mut sim = shell::cargo(&["run", "--quiet", "--release", "--package", "cantina", "--"]);
        sim.args(["sim", game, "--seats", seats, "--games", &games, "--seed", &seed]);
        shell::run(sim)?;
    }
    Ok(())
}
