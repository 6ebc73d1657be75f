//! `cargo xtask ladder`: how strong the bots of each game are, measured and written down.

use std::fs;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::{repo, shell};

#[derive(clap::Args)]
#[command(after_help = HELP)]
pub struct Args {
    /// Games per match at least, instead of what suits each match; every seating of the bots is
    /// played on each deal.
    #[arg(long)]
    games: Option<u32>,
    /// The seed of the deals.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only this game.
    #[arg(long)]
    game: Option<String>,
}

const HELP: &str = "\
On two idle cores, after the build: the Han Solo Card Game 5 minutes, Bounty Hunters 3, Outer Rim 7;
nearly all of it is hunters' thinking. Fewer --games make it shorter. CANTINA_BIN names a binary that
plays, instead of a release build of this checkout.";

/// The matches of a game.
#[derive(Clone)]
struct Ladder {
    game: &'static str,
    /// Games of a match of bots that answer at first sight.
    games: u32,
    /// Games of a match with a hunter, which imagines and plays out before it answers.
    games_hunter: u32,
    options: &'static str,
    /// Who sits at the table.
    matches: &'static [&'static str],
}

impl Ladder {
    fn games_of(&self, seats: &str) -> u32 {
        if seats.contains("hunter") { self.games_hunter } else { self.games }
    }
}

const LADDERS: [Ladder; 3] = [
    Ladder {
        game: "han-solo",
        games: 12_000,
        games_hunter: 12_000,
        options: "",
        matches: &[
            "rookie,random",
            "smuggler,rookie",
            "hunter,rookie",
            "hunter,smuggler",
            "hunter,smuggler,rookie,random",
            "smuggler,rookie,rookie,rookie,rookie,rookie",
            "hunter,rookie,rookie,rookie,rookie,rookie",
        ],
    },
    Ladder {
        game: "bounty-hunters",
        games: 4_000,
        games_hunter: 400,
        options: "",
        matches: &LEVEL_BY_LEVEL,
    },
    Ladder {
        game: "outer-rim",
        games: 1_200,
        games_hunter: 400,
        options: "expansion=true,characters=random",
        matches: &LEVEL_BY_LEVEL,
    },
];

/// What suits a game that is not in the list: it is enough to see that its bots grow stronger.
const ANY: Ladder =
    Ladder { game: "", games: 1_200, games_hunter: 400, options: "", matches: &LEVEL_BY_LEVEL };

/// Each level against the one below, at two and at four seats.
const LEVEL_BY_LEVEL: [&str; 6] = [
    "rookie,random",
    "smuggler,rookie",
    "hunter,smuggler",
    "rookie,random,random,random",
    "smuggler,rookie,rookie,rookie",
    "hunter,smuggler,smuggler,smuggler",
];

pub fn run(args: &Args) -> Result<()> {
    let games = repo::games()?;
    let chosen = |game: &&String| args.game.as_ref().is_none_or(|it| it == *game);
    if !games.iter().any(|game| chosen(&game)) {
        bail!("there is no game of that name; games: {}", games.join(", "));
    }
    for game in games.iter().filter(chosen) {
        let listed = LADDERS.iter().find(|it| it.game == game);
        let ladder = &listed.cloned().unwrap_or(Ladder { game: game.clone().leak(), ..ANY });
        let results: Result<Vec<_>> =
            ladder.matches.iter().map(|seats| play(ladder, seats, args)).collect();
        write(ladder.game, args.seed, &results?)?;
    }
    Ok(())
}

/// One match, as the object that `cantina sim --json` prints.
fn play(ladder: &Ladder, seats: &str, args: &Args) -> Result<(String, Value)> {
    let games = args.games.unwrap_or_else(|| ladder.games_of(seats)).to_string();
    let seed = args.seed.to_string();
    let mut words = vec!["sim", ladder.game, "--seats", seats, "--games", &games, "--seed", &seed];
    if !ladder.options.is_empty() {
        words.extend(["--options", ladder.options]);
    }
    words.push("--json");
    let mut command = match std::env::var_os("CANTINA_BIN") {
        Some(built) => std::process::Command::new(built),
        None => shell::cargo(&["run", "--quiet", "--release", "--package", "cantina", "--"]),
    };
    command.args(&words).stderr(std::process::Stdio::inherit());
    let line = format!("cantina {}", words.join(" "));
    println!("$ {line}");
    let output = command.output()?;
    if !output.status.success() {
        bail!("`{line}` failed ({})", output.status);
    }
    let result = serde_json::from_slice(&output.stdout)
        .with_context(|| format!("`{line}` printed no JSON"))?;
    Ok((line, result))
}

fn write(game: &str, seed: u64, results: &[(String, Value)]) -> Result<()> {
    let folder = repo::root().join("docs/figures");
    fs::create_dir_all(&folder)?;
    let matches: Vec<Value> = results
        .iter()
        .map(|(line, result)| json!({ "command": line, "result": lasting(result) }))
        .collect();
    let document = json!({ "game": game, "seed": seed, "matches": matches });
    let json = folder.join(format!("ladder-{game}.json"));
    fs::write(&json, serde_json::to_string_pretty(&document)? + "\n")?;
    let markdown = folder.join(format!("ladder-{game}.md"));
    fs::write(&markdown, table(game, results)?)?;
    println!("ladder: {} and {}", json.display(), markdown.display());
    Ok(())
}

/// What the same seed gives on every machine; the times it took are of this one.
fn lasting(result: &Value) -> Value {
    let keys = ["seats", "deals", "seatings", "games", "decisions", "bots"];
    keys.iter()
        .map(|key| ((*key).to_owned(), result[key].clone()))
        .collect::<serde_json::Map<_, _>>()
        .into()
}

fn table(game: &str, results: &[(String, Value)]) -> Result<String> {
    let mut text = format!(
        "# Ladder: {game}\n\nWritten by `cargo xtask ladder`; do not edit. Shares of wins in per cent, with the 95 % interval; *fair* is the share of equal players.\n"
    );
    for (line, result) in results {
        text += &format!(
            "\n`{line}`\n\n| bot | wins | 95 % interval | fair |\n| --- | --- | --- | --- |\n"
        );
        for bot in result["bots"].as_array().context("the result has a list `bots`")? {
            let name = bot["bot"].as_str().context("each bot has its name in `bot`")?;
            let rate = bot["win_rate"].as_f64().context("each bot has a number `win_rate`")?;
            let interval = interval(&bot["ci95"]).context("each bot has an interval `ci95`")?;
            let fair = bot["fair"].as_f64().context("each bot has a number `fair`")?;
            text +=
                &format!("| {name} | {:.1} | {interval} | {:.1} |\n", 100.0 * rate, 100.0 * fair);
        }
    }
    Ok(text)
}

fn interval(ci95: &Value) -> Option<String> {
    let (low, high) = (ci95[0].as_f64()?, ci95[1].as_f64()?);
    Some(format!("{:.1} to {:.1}", 100.0 * low, 100.0 * high))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_shows_wins_and_intervals() {
        let result = json!({ "cpu_seconds": 1.5, "games": 8, "bots": [
            { "bot": "hunter", "win_rate": 0.571, "ci95": [0.56, 0.582], "fair": 0.5 },
        ] });
        assert_eq!(lasting(&result)["cpu_seconds"], Value::Null);
        assert_eq!(lasting(&result)["games"], 8);
        let text = table("toy", &[("cantina sim toy".to_owned(), result)]).unwrap();
        assert!(text.contains("| hunter | 57.1 | 56.0 to 58.2 | 50.0 |\n"), "{text}");
    }

    #[test]
    fn a_match_with_a_hunter_has_fewer_games() {
        let ladder = &LADDERS[2];
        assert_eq!(ladder.games_of("smuggler,rookie"), ladder.games);
        assert_eq!(ladder.games_of("hunter,smuggler"), ladder.games_hunter);
        assert!(ladder.games_hunter < ladder.games);
    }

    #[test]
    fn a_result_without_its_fields_is_an_error() {
        assert!(table("toy", &[("x".to_owned(), json!({}))]).is_err());
        assert!(table("toy", &[("x".to_owned(), json!({ "bots": [{ "bot": "a" }] }))]).is_err());
    }
}
