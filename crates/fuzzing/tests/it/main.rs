//! Bytes from strangers: whatever they say, what reads them answers and never panics.
//!
//! `FUZZ_CASES=N` says how many quick inputs each target tries for each game, and `FUZZ_SEED=N` which;
//! `cargo xtask soak` tries many, and lets cargo-fuzz look for more.

mod changed;
mod programs;
mod tapes;

use fuzzing::Target;
use std::env;
use std::str::FromStr;

/// Cases of a quick target in a test run.
const CASES: u32 = 60;

fn cases(target: &Target) -> u32 {
    said("FUZZ_CASES").unwrap_or(CASES).div_ceil(target.cost)
}

/// Which inputs are tried.
fn seed() -> u64 {
    said("FUZZ_SEED").unwrap_or(0)
}

fn said<T: FromStr>(variable: &str) -> Option<T> {
    env::var(variable).ok().and_then(|text| text.parse().ok())
}
