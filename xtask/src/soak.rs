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

/// Game, seats and options. They mix strong, weak and senseless play, so that rare situations come up.
const MATCHES: [(&str, &str, &str); 17] = [
    ("han-solo", "random,rookie", ""),
    ("han-solo", "hunter,smuggler,rookie,random", ""),
    ("han-solo", "hunter,smuggler,rookie,random,random", ""),
    ("bounty-hunters", "random,rookie", ""),
    ("bounty-hunters", "random,rookie,random", ""),
    ("bounty-hunters", "random,rookie,random,random", ""),
    ("bounty-hunters", "random,rookie,random,random,random", ""),
    ("bounty-hunters", "random,rookie,random,random,random,random", ""),
    ("bounty-hunters", "random,rookie", INTRODUCTORY),
    ("bounty-hunters", "random,rookie,random", INTRODUCTORY),
    ("bounty-hunters", "random,rookie,random,random", INTRODUCTORY),
    ("bounty-hunters", "random,rookie,random,random,random", INTRODUCTORY),
    ("bounty-hunters", "random,rookie,random,random,random,random", INTRODUCTORY),
    ("outer-rim", "random,rookie", ""),
    ("outer-rim", "random,rookie,random,random", UNFINISHED),
    ("outer-rim", "random", ""),
    ("outer-rim", "random", "expansion=true,opponents=both"),
];

/// Outer Rim with everything that its expansion brings.
const UNFINISHED: &str = "expansion=true,favors=true,ambitions=true,fame=8";

/// The variant of Bounty Hunters without contracts.
const INTRODUCTORY: &str = "introductory=true";

pub fn run(args: &Args) -> Result<()> {
    ensure!(args.cases > 0 && args.games > 0, "there is nothing to soak with zero cases or games");
    let mut laws = shell::cargo(&["test", "--release", "--lib", "--tests"]);
    for package in house::rules_crates()? {
        laws.args(["--package", &package]);
    }
    laws.env("TESTKIT_CASES", args.cases.to_string());
    shell::run(laws)?;
    let (games, seed) = (args.games.to_string(), args.seed.to_string());
    for (game, seats, options) in MATCHES {
        let mut sim = shell::cargo(&["run", "--quiet", "--release", "--package", "cantina", "--"]);
        sim.args(["sim", game, "--seats", seats, "--games", &games, "--seed", &seed]);
        if !options.is_empty() {
            sim.args(["--options", options]);
        }
        shell::run(sim)?;
    }
    Ok(())
}
