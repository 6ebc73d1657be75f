//! `cargo xtask fuzz`: the bytes of strangers, for a bounded time.
//!
//! Where a nightly toolchain and cargo-fuzz are, libFuzzer looks for new paths through each target of
//! `crates/fuzzing`, one game after the other; where they are not, the tests of that crate try many more
//! random inputs. What it has learned stays in `target/fuzz/learned` for the next time.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::{repo, shell};

#[derive(clap::Args)]
#[command(after_help = HELP)]
pub struct Args {
    /// Seconds for each target and game.
    #[arg(long, default_value_t = SECONDS)]
    pub seconds: u32,
    /// Only this target.
    #[arg(long)]
    pub target: Option<String>,
    /// Only this game.
    #[arg(long)]
    pub game: Option<String>,
    /// Random inputs, as on a machine without cargo-fuzz.
    #[arg(long)]
    pub random: bool,
}

const HELP: &str = "\
Targets: frame, body, cards, record, tape. To have it guided by coverage: `rustup toolchain install nightly` \
and `cargo install cargo-fuzz`.";

const FOUND: &str = "the input lies in fuzz/artifacts: make it a case of crates/fuzzing/src/found.rs, see \
                     the tests fail, and mend it";

/// A soak has some minutes for all of them.
const SECONDS: u32 = 30;

/// Quick inputs that the tests try in a second, about.
const INPUTS_PER_SECOND: u32 = 100;

/// An input that takes longer is a finding, too.
const INPUT_SECONDS_MAX: u32 = 20;

pub fn run(args: &Args) -> Result<()> {
    if args.random || !is_guided() {
        println!("fuzz: without cargo-fuzz on a nightly toolchain, by random inputs");
        return random(args);
    }
    let learned = repo::target_dir().join("fuzz/learned");
    let sound = repo::target_dir().join("fuzz/sound");
    let words = ["run", "--quiet", "--release", "--package", "fuzzing", "--example", "sound", "--"];
    let mut write = shell::cargo(&words);
    write.arg(&sound);
    shell::run(write)?;
    let mut n_run = 0;
    for target in targets()?.iter().filter(|it| is_chosen(args.target.as_deref(), it)) {
        for game in repo::games()?.iter().filter(|it| is_chosen(args.game.as_deref(), it)) {
            let place = [target, game].map(String::as_str).join("/");
            fs::create_dir_all(learned.join(&place))?;
            let mut fuzz = nightly(&["fuzz", "run", "--sanitizer", "none", "--target-dir"]);
            fuzz.arg(repo::target_dir().join("fuzz/build")).arg(target);
            fuzz.args([learned.join(&place), sound.join(&place)]).arg("--");
            fuzz.arg(format!("-max_total_time={}", args.seconds));
            fuzz.arg(format!("-timeout={INPUT_SECONDS_MAX}"));
            fuzz.args(["-print_final_stats=1", "-verbosity=0"]).env("FUZZ_GAME", game);
            println!("fuzz: {place}");
            shell::run(fuzz).with_context(|| format!("{place}; {FOUND}"))?;
            n_run += 1;
        }
    }
    ensure!(n_run > 0, "there is no target or no game of that name");
    println!("fuzz: {n_run} targets and games, {} seconds each, nothing found", args.seconds);
    Ok(())
}

fn is_chosen(only: Option<&str>, name: &str) -> bool {
    only.is_none_or(|only| only == name)
}

/// The tests of `crates/fuzzing`, with as many inputs as there is time for.
fn random(args: &Args) -> Result<()> {
    let mut tests = shell::cargo(&["test", "--release", "--package", "fuzzing", "--test", "it"]);
    tests.env("FUZZ_CASES", args.seconds.saturating_mul(INPUTS_PER_SECOND).to_string());
    shell::run(tests)
}

/// The programs in `fuzz/`, which a test of `crates/fuzzing` compares with its targets.
fn targets() -> Result<Vec<String>> {
    let manifest = fs::read_to_string(repo::root().join("fuzz/Cargo.toml"))?;
    let manifest: toml::Table = manifest.parse().context("fuzz/Cargo.toml")?;
    let programs = manifest.get("bin").and_then(toml::Value::as_array);
    let names = programs.into_iter().flatten().filter_map(|it| it.get("name")?.as_str());
    Ok(names.map(str::to_owned).collect())
}

/// Whether cargo-fuzz can be had with a nightly compiler.
fn is_guided() -> bool {
    let output = nightly(&["fuzz", "--version"]).output();
    output.is_ok_and(|it| it.status.success())
}

/// A cargo command of the nightly toolchain, whatever toolchain runs this.
fn nightly(args: &[&str]) -> Command {
    let mut command = shell::command("rustup", &["run", "nightly", "cargo"]);
    command.args(args).env_remove("CARGO").env_remove("RUSTUP_TOOLCHAIN");
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_programs_of_the_manifest_are_known() {
        assert_eq!(targets().unwrap(), ["frame", "body", "cards", "record", "tape"]);
    }
}
