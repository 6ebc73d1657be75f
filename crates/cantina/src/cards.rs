//! `cantina cards`: card sets as files that people can read, check and change.

mod place;

use crate::exit::Failure;
use catalog::{CardSet, CardSetError, GameId, Hosted, host};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// The help that a person can learn from.
pub const HELP: &str = "\
A card set is a TOML file. Every value in it says where it comes from: rulebook,
public, designed (by us, as nobody could find it) or owner (typed in by somebody
with the box). Own the box? Then play with exactly your cards:

  cantina cards bounty-hunters export my.toml      write the shipped set
  (change the values in an editor)
  cantina cards bounty-hunters check my.toml       every fault with file and line
  cantina serve --cards my.toml                    tables use it from now on

A table pins its card set by hash, so a set can change without touching old games.";

/// The words of the command.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game, such as han-solo.
    game: GameId,
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand, Debug)]
enum What {
    /// Write the shipped card set to a file (`-` for standard output).
    Export {
        /// The file to write.
        file: PathBuf,
        /// Replace the file if it exists.
        #[arg(long)]
        force: bool,
    },
    /// Check a card-set file, and tell every fault with its line.
    Check {
        /// The file to check.
        file: PathBuf,
    },
}

/// Exports or checks.
///
/// # Errors
/// What is wrong with the file.
pub fn run(args: &Args) -> Result<(), Failure> {
    match &args.what {
        What::Export { file, force } => export(host!(args.game, G => G::CARDS), file, *force),
        What::Check { file } => host!(args.game, G => check::<G>(file)),
    }
}

fn export(text: &str, file: &Path, force: bool) -> Result<(), Failure> {
    if file == Path::new("-") {
        print!("{text}");
        return Ok(());
    }
    let mut open = fs::OpenOptions::new();
    open.write(true);
    if force {
        open.create(true).truncate(true);
    } else {
        open.create_new(true);
    }
    let written = open.open(file).and_then(|mut out| out.write_all(text.as_bytes()));
    written.map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => {
            Failure::file(file, "the file exists; use --force to replace it")
        }
        _ => Failure::file(file, error),
    })
}

fn check<G: Hosted>(file: &Path) -> Result<(), Failure> {
    let text = fs::read_to_string(file).map_err(|error| Failure::file(file, error))?;
    let set = CardSet::<G>::parse(&text).map_err(|error| {
        let faults = match error {
            CardSetError::Syntax(message) => vec![place::of_syntax(&message)],
            CardSetError::Faults(faults) => {
                faults.iter().map(|fault| place::of_fault(&text, fault)).collect()
            }
        };
        let lines: Vec<String> = faults
            .iter()
            .map(|(line, what)| format!("{}:{line}: {what}", file.display()))
            .collect();
        Failure::Check(lines.join("\n"))
    })?;
    println!("{}: “{}” can be played with", file.display(), set.name());
    println!("hash       {}", set.hash);
    let json = serde_json::to_value(&*set.content).expect("card sets are plain data");
    let mut sources = BTreeMap::new();
    count_sources(&json, false, &mut sources);
    for (source, times) in sources {
        println!("{source:10} {times} values");
    }
    Ok(())
}

/// Counts where the values come from, in any game's set: every word under `provenance`.
fn count_sources(value: &serde_json::Value, inside: bool, sources: &mut BTreeMap<String, u32>) {
    use serde_json::Value;
    match value {
        Value::String(source) if inside => *sources.entry(source.clone()).or_default() += 1,
        Value::Array(items) => items.iter().for_each(|item| count_sources(item, inside, sources)),
        Value::Object(fields) => {
            for (name, field) in fields {
                count_sources(field, inside || name == "provenance", sources);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
