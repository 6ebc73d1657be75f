//! `cantina cards`: card sets as files that people can read, check and change.

pub(crate) mod files;
mod place;

use crate::exit::Failure;
use catalog::{CardSet, CardSetError, GameId, Hosted, SetFile, host};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The help that a person can learn from.
pub const HELP: &str = "\
A card set is a TOML file, or a folder of them. Every value in it says where it comes from: rulebook,
public, designed (by us, as nobody could find it) or owner (typed in by somebody
with the box). Own the box? Then play with exactly your cards:

  cantina cards bounty-hunters export my.toml      write the shipped set
  (change the values in an editor)
  cantina cards bounty-hunters check my.toml       every fault with file and line
  cantina serve --cards my.toml                    tables use it from now on

The set of outer-rim is a folder: cantina cards outer-rim export my-rim, and so on.

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
    /// Write the shipped card set to a file (`-` for standard output) or a folder.
    Export {
        /// The file or folder to write.
        file: PathBuf,
        /// Replace files that exist.
        #[arg(long)]
        force: bool,
    },
    /// Check a card set, and tell every fault with its file and line.
    Check {
        /// The file or folder to check.
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

fn export(set: &[SetFile], file: &Path, force: bool) -> Result<(), Failure> {
    if file != Path::new("-") {
        return files::write(set, file, force);
    }
    let [only] = set else {
        let message = "this set is a folder of files; name the folder to write";
        return Err(Failure::Usage(message.to_owned()));
    };
    print!("{}", only.text);
    Ok(())
}

fn check<G: Hosted>(file: &Path) -> Result<(), Failure> {
    let files = files::read(file)?;
    let set = CardSet::<G>::read(&files).map_err(|error| {
        let lines: Vec<String> = error
            .faults()
            .iter()
            .map(|fault| {
                let text = files.iter().find(|one| one.path == fault.file);
                let text = text.map_or("", |one| &*one.text);
                let (line, what) = match error {
                    CardSetError::Syntax(_) => place::of_syntax(&fault.message),
                    CardSetError::Faults(_) => place::of_fault(text, &fault.message),
                };
                format!("{}:{line}: {what}", files::place(file, &fault.file).display())
            })
            .collect();
        Failure::Check(lines.join("\n"))
    })?;
    println!("{}: “{}” can be played with", file.display(), set.name());
    println!("hash       {}", set.hash);
    let json = G::to_json(&*set.content).parse().expect("it was written as JSON");
    let mut sources = BTreeMap::new();
    count_sources(&json, false, &mut sources);
    for (source, times) in sources {
        println!("{source:10} {times} values");
    }
    Ok(())
}

/// The card set to play with: the one of a file or folder, or the shipped one.
///
/// # Errors
/// A set that cannot be read or played with.
pub fn chosen<G: Hosted>(path: Option<&Path>) -> Result<CardSet<G>, Failure> {
    let Some(path) = path else { return Ok(G::cards()) };
    CardSet::read(&files::read(path)?).map_err(|error| Failure::file(path, error))
}

/// Counts where the values come from, in any game's set: every word under `provenance`.
fn count_sources(value: &serde_json::Value, inside: bool, sources: &mut BTreeMap<String, u32>) {
    use serde_json::Value;
    match value {
        Value::String(source) if inside => *sources.entry(source.clone()).or_default() += 1,
        Value::Array(items) => items.iter().for_each(|item| count_sources(item, inside, sources)),
        Value::Object(fields) => {
            for (name, field) in fields {
                count_sources(field, inside || name == "provenance" || name == "source", sources);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
