//! `cargo xtask ladder`: how strong the bots of each game are, measured and written down.

use std::fs;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::{house, shell};

#[derive(clap::Args)]
pub struct Args {
    /// Deals per match; every seating of the bots is played on each deal.
    #[arg(long, default_value_t = 2000)]
    games: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only this game.
    #[arg(long)]
    game: Option<String>,
}

/// The matches of each game: who sits at the table.
const LADDERS: [(&str, &[&str]); 1] = [(
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
)];

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
    let matches: Vec<Value> =
        results.iter().map(|(line, result)| json!({ "command": line, "result": result })).collect();
    let document =
        json!({ "game": game, "games": args.games, "seed": args.seed, "matches": matches });
    let json = folder.join(format!("ladder-{game}.json"));
    fs::write(&json, serde_json::to_string_pretty(&document)? + "\n")?;
    let markdown = folder.join(format!("ladder-{game}.md"));
    fs::write(&markdown, table(game, results)?)?;
    println!("ladder: {} and {}", json.display(), markdown.display());
    Ok(())
}

fn table(game: &str, results: &[(String, Value)]) -> Result<String> {
    let mut text = format!(
        "# Ladder: {game}\n\nWritten by `cargo xtask ladder`; do not edit. A share of wins with its 95 % interval, in per cent.\n"
    );
    for (line, result) in results {
        text += &format!("\n`{line}`\n\n| bot | wins | 95 % interval |\n| --- | --- | --- |\n");
        for bot in result["bots"].as_array().context("the result has a list `bots`")? {
            let name = bot["bot"].as_str().context("each bot has its name in `bot`")?;
            let rate = bot["win_rate"].as_f64().context("each bot has a number `win_rate`")?;
            let interval =
                interval(rate, &bot["ci95"]).context("each bot has an interval `ci95`")?;
            text += &format!("| {name} | {:.1} | {interval} |\n", 100.0 * rate);
        }
    }
    Ok(text)
}

/// `ci95` is a pair of bounds, or one number: half the width around the rate.
fn interval(rate: f64, ci95: &Value) -> Option<String> {
    let (low, high) = match ci95.as_f64() {
        Some(half) => (rate - half, rate + half),
        None => (ci95[0].as_f64()?, ci95[1].as_f64()?),
    };
    Some(format!("{:.1} to {:.1}", 100.0 * low, 100.0 * high))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_shows_wins_and_intervals() {
        let result = json!({ "bots": [
            { "bot": "hunter", "win_rate": 0.571, "ci95": [0.56, 0.582] },
            { "bot": "rookie", "win_rate": 0.429, "ci95": 0.011 },
        ] });
        let text = table("toy", &[("cantina sim toy".to_owned(), result)]).unwrap();
        assert!(text.contains("| hunter | 57.1 | 56.0 to 58.2 |\n"));
        assert!(text.contains("| rookie | 42.9 | 41.8 to 44.0 |\n"));
    }

    #[test]
    fn a_result_without_its_fields_is_an_error() {
        assert!(table("toy", &[("x".to_owned(), json!({}))]).is_err());
        assert!(table("toy", &[("x".to_owned(), json!({ "bots": [{ "bot": "a" }] }))]).is_err());
    }
}
