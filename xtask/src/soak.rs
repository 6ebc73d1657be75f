//! `cargo xtask soak`: the conformance laws on many more random tables, and long bot matches.
//!
//! By convention `TESTKIT_CASES=N` multiplies the number of random tables each law draws.

use anyhow::{Result, ensure};

use crate::shell;

#[derive(clap::Args)]
pub struct Args {
    /// How many times more random tables than in a test run.
    #[arg(long, default_value_t = 50)]
    cases: u32,
    /// Bot games to play for each game.
    #[arg(long, default_value_t = 200_000)]
    games: u32,
    /// The seed of the bot games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Seats that mix strong, weak and senseless play, so that rare situations come up.
const MATCHES: [(&str, &str); 2] =
    [("han-solo", "random,rookie"), ("han-solo", "hunter,smuggler,rookie,random,random,random")];

pub fn run(args: &Args) -> Result<()> {
    ensure!(args.cases > 0 && args.games > 0, "there is nothing to soak with zero cases or games");
    let mut laws =
        shell::cargo(&["test", "--release", "--workspace", "--lib", "--tests", "conformance"]);
    laws.env("TESTKIT_CASES", args.cases.to_string());
    shell::run(laws)?;
    for (game, seats) in MATCHES {
        let (games, seed) = (args.games.to_string(), args.seed.to_string());
        shell::run(shell::cargo(&[
            "run",
            "--quiet",
            "--release",
            "--package",
            "cantina",
            "--",
            "sim",
            game,
            "--seats",
            seats,
            "--games",
            &games,
            "--seed",
            &seed,
        ]))?;
    }
    Ok(())
}
