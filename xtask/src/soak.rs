//! `cargo xtask soak`: the rules of this repository on many more random tables, twins of tables, long bot
//! matches, and every screen at every size.
//!
//! By convention `TESTKIT_CASES=N` says on how many random tables a law is tried.

use anyhow::{Result, ensure};

use crate::{fuzz, recipe, repo, shell};

#[derive(clap::Args)]
#[command(after_help = HELP)]
pub struct Args {
    /// Random tables for each law.
    #[arg(long, default_value_t = CASES)]
    cases: u32,
    /// Twin tables for each game, of which nobody may tell one from the other.
    #[arg(long, default_value_t = TWINS)]
    twins: u32,
    /// Seconds of fuzzing for each game and each reader of what strangers send.
    #[arg(long, default_value_t = FUZZ_SECONDS)]
    fuzz: u32,
    /// Games for each bot match, instead of what suits each.
    #[arg(long)]
    games: Option<u32>,
    /// The seed of the bot matches.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only this game.
    #[arg(long)]
    game: Option<String>,
}

const HELP: &str = "\
On two idle cores, after the builds, Outer Rim's laws take six minutes and its games three; the matches of
the other games some eight. With --cases 200 --games 300 all takes some minutes.";

/// Random tables for each law of a rules crate.
const CASES: u32 = 20_000;

/// Twin tables of each game.
const TWINS: u32 = 10_000;

/// Fuzzing takes five minutes for three games then.
const FUZZ_SECONDS: u32 = 20;

/// Games of a match of bots that hardly think.
const GAMES: u32 = 200_000;
/// Games of a match with a hunter, which thinks.
const GAMES_HUNTER: u32 = 20_000;
/// Games of the mix of a game that counts what came up.
const GAMES_COVER: u32 = 10_000;

/// A match of bots. They mix strong, weak and senseless play, so that rare situations come up.
struct Match {
    game: &'static str,
    seats: &'static str,
    options: &'static str,
    games: u32,
}

const fn of(game: &'static str, seats: &'static str, options: &'static str, games: u32) -> Match {
    Match { game, seats, options, games }
}

const MATCHES: [Match; 13] = [
    of("han-solo", "random,rookie", "", GAMES),
    of("han-solo", "hunter,smuggler,rookie,random", "", GAMES_HUNTER),
    of("han-solo", "hunter,smuggler,rookie,random,random", "", GAMES_HUNTER),
    of("bounty-hunters", "random,rookie", "", GAMES),
    of("bounty-hunters", "random,rookie,random", "", GAMES),
    of("bounty-hunters", "random,rookie,random,random", "", GAMES),
    of("bounty-hunters", "random,rookie,random,random,random", "", GAMES),
    of("bounty-hunters", "random,rookie,random,random,random,random", "", GAMES),
    of("bounty-hunters", "random,rookie", INTRODUCTORY, GAMES),
    of("bounty-hunters", "random,rookie,random", INTRODUCTORY, GAMES),
    of("bounty-hunters", "random,rookie,random,random", INTRODUCTORY, GAMES),
    of("bounty-hunters", "random,rookie,random,random,random", INTRODUCTORY, GAMES),
    of("bounty-hunters", "random,rookie,random,random,random,random", INTRODUCTORY, GAMES),
];

/// What a game is soaked with that is in neither list.
const ANY: Match = of("", "random,rookie", "", GAMES_HUNTER);

/// The games whose simulator has a mix of all kinds of tables of its own, and fails where
/// something of the content never comes up.
const COVERED: [&str; 1] = ["outer-rim"];

/// The variant of Bounty Hunters without contracts.
const INTRODUCTORY: &str = "introductory=true";

pub fn run(args: &Args) -> Result<()> {
    ensure!(
        args.cases != 0 && args.twins != 0 && args.games != Some(0),
        "there is nothing to soak with zero cases, twins or games"
    );
    let chosen = |game: &str| args.game.as_deref().is_none_or(|it| it == game);
    let packages: Vec<_> = repo::rules_crates()?.into_iter().filter(|it| chosen(it)).collect();
    ensure!(!packages.is_empty(), "there is no rules crate of that name");
    for package in packages {
        let words = ["test", "--release", "--lib", "--tests", "--package", &package];
        let mut laws = shell::cargo(&words);
        laws.env("TESTKIT_CASES", args.cases.to_string());
        shell::run(laws)?;
    }
    let game = args.game.clone();
    fuzz::run(&fuzz::Args { seconds: args.fuzz, target: None, game, random: false })?;
    let filter = args.game.as_deref().map_or_else(
        || "twins::".to_owned(),
        |game| format!("apart_in_{}", game.replace('-', "_")),
    );
    let mut twins = shell::cargo(&["test", "--release", "--package", "room", "--test", "it"]);
    twins.args([&filter, "--", "--show-output"]).env("TWINS", args.twins.to_string());
    shell::run(twins)?;
    for game in repo::games()?.iter().filter(|it| chosen(it)) {
        for it in matches(game) {
            let mut words = vec!["--seats", it.seats];
            if !it.options.is_empty() {
                words.extend(["--options", it.options]);
            }
            sim(game, &words, args.games.unwrap_or(it.games), args.seed)?;
        }
    }
    for game in COVERED.into_iter().filter(|game| chosen(game)) {
        sim(game, &["--cover"], args.games.unwrap_or(GAMES_COVER), args.seed)?;
    }
    // With one game of this repository, no other one is asked for.
    if args.game.is_some() {
        return Ok(());
    }
    recipe::run()?;
    screens()
}

/// Every stored position at every size, and whole games in which nothing may jump; `cargo xtask test`
/// looks at a part.
fn screens() -> Result<()> {
    shell::run(shell::npm(&["run", "build"]))?;
    shell::run(shell::cargo(&[
        "build",
        "--package",
        "cantina",
        "--features",
        "cantina/embed-web",
    ]))?;
    shell::run(shell::cargo(&["build", "--package", "server", "--example", "positions"]))?;
    let mut looks = shell::npm(&["run", "test:browser", "--", "every screen", "nothing jumps"]);
    let program = format!("debug/cantina{}", std::env::consts::EXE_SUFFIX);
    looks.env("CANTINA_SCREENS", "all").env("CANTINA_BIN", repo::target_dir().join(program));
    shell::run(looks)
}

/// The matches of a game: those of the list, or one that any game has.
fn matches(game: &str) -> Vec<&'static Match> {
    let listed: Vec<&Match> = MATCHES.iter().filter(|it| it.game == game).collect();
    if listed.is_empty() && !COVERED.contains(&game) { vec![&ANY] } else { listed }
}

fn sim(game: &str, words: &[&str], games: u32, seed: u64) -> Result<()> {
    let mut sim = shell::cargo(&["run", "--quiet", "--release", "--package", "cantina", "--"]);
    sim.args(["sim", game]).args(words);
    sim.args(["--games", &games.to_string(), "--seed", &seed.to_string()]);
    shell::run(sim)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_matches_and_no_list_names_another() {
        let games = repo::games().unwrap();
        for game in &games {
            assert!(!matches(game).is_empty() || COVERED.contains(&game.as_str()), "{game}");
        }
        assert_eq!(matches("no-such-game").len(), 1);
        let listed = MATCHES.iter().map(|it| it.game).chain(COVERED);
        assert!(listed.into_iter().all(|it| games.iter().any(|game| game == it)));
    }
}
