//! `cantina changes`: what newer rules of a game do otherwise.

use crate::exit::Failure;
use crate::lang;
use catalog::{GameId, Hosted, host};
use std::fmt::Write as _;
use tabletop::Viewer;
use words::{Lang, Speaker, new_rules};

/// The help that a person can learn from.
pub const HELP: &str = "\
Examples:
  cantina changes outer-rim
  cantina changes outer-rim --lang es

A table that is not over goes on by newer rules from an entry of its log, which
shows the same; docs/changes-of-rules.md tells why.";

/// The words of the command.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game, such as outer-rim.
    game: GameId,
    /// The language: en, fr or es; the terminal's, if not given.
    #[arg(long, env = "CANTINA_LANG")]
    lang: Option<Lang>,
}

/// Prints what changed, the newest rules first.
///
/// # Errors
/// None: there is always something to say.
pub fn run(args: &Args) -> Result<(), Failure> {
    let speaker = Speaker::new(lang::chosen(args.lang), &[], Viewer::Spectator);
    print!("{}", host!(args.game, G => told::<G>(&speaker)));
    Ok(())
}

fn told<G: Hosted>(speaker: &Speaker<'_>) -> String {
    let mut text = String::new();
    for version in (G::RULES_OLDEST + 1..=G::RULES).rev() {
        let _ = writeln!(text, "{} {version}", G::ID);
        for change in new_rules(speaker, G::ID, version - 1, version).changes {
            let _ = writeln!(text, "- {} ({})", change.text, change.rules.join(", "));
        }
    }
    if text.is_empty() {
        text = speaker.plain("changes-none") + "\n";
    }
    text
}
