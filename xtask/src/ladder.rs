//! `cargo xtask ladder`: how strong the bots of each game are, measured and written down.

use std::fs;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::{house, shell};

#[derive(clap::Args)]
pub struct Args {
    /// Games per match at least; every seating of the bots is played on each deal.
    #[arg(long, default_value_t = 12_000)]
    games: u32,
    /// The seed of the deals.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only this game.
    #[arg(long)]
    game: Option<String>,
}

/// The matches of each game: who sits at the table.
const LADDERS: [(&str, &[&str]); 3] = [
    (
        "han-solo",
        &[
            "rookie,random",
            "smuggler,rookie",
            "hunter,rookie",
            "hunter,smuggler",
            "hunter,smuggler,rookie,random",
            "smuggler,rookie,rookie,rookie,rookie,rookie",
            "hunter,rookie,rookie,rookie,rookie,rookie",
        ],
    ),
    (
        "bounty-hunters",
        &[
            "rookie,random",
            "smuggler,rookie",
            "hunter,smuggler",
            "rookie,random,random,random",
            "smuggler,rookie,rookie,rookie",
            "hunter,smuggler,smuggler,smuggler",
        ],
    ),
    (
        "outer-rim",
        &[
            "rookie,random",
            "smuggler,rookie",
            "hunter,smuggler",
            "rookie,random,random,random",
            "smuggler,rookie,rookie,rookie",
            "hunter,smuggler,smuggler,smuggler",
        ],
    ),
];

pub fn run(args: &Args) -> Result<()> {
    let chosen =
        LADDERS.iter().filter(|(game, _)| args.game.as_deref().is_none_or(|it| it == *game));
    let mut n_games = 0;
    for (game, matches) in chosen {
        n_games += 1;
        let mut results = Vec::new();
        for seats in *matches {
            results.push(play(game, seats, args)?);
        }
        write(game, args, &results)?;
    }
    if n_games == 0 {
        bail!("no ladder of that game; ladders: {}", LADDERS.map(|(game, _)| game).join(", "));
    }
    Ok(())
}

/// One match, as the object that `cantina sim --json` prints.
fn play(game: &str, seats: &str, args: &Args) -> Result<(String, Value)> {
    let (games, seed) = (args.games.to_string(), args.seed.to_string());
    let words = ["sim", game, "--seats", seats, "--games", &games, "--seed", &seed, "--json"];
    let mut command = shell::cargo(&["run", "--quiet", "--release", "--package", "cantina", "--"]);
    command.args(words).stderr(std::process::Stdio::inherit());
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

fn write(game: &str, args: &Args, results: &[(String, Value)]) -> Result<()> {
    let folder = house::root().join("docs/figures");
    fs::create_dir_all(&folder)?;
    let matches: Vec<Value> = results
        .iter()
        .map(|(line, result)| json!({ "command": line, "result": lasting(result) }))
        .collect();
    let document =
        json!({ "game": game, "games": args.games, "seed": args.seed, "matches": matches });
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
    fn a_result_without_its_fields_is_an_error() {
        assert!(table("toy", &[("x".to_owned(), json!({}))]).is_err());
        assert!(table("toy", &[("x".to_owned(), json!({ "bots": [{ "bot": "a" }] }))]).is_err());
    }
}
