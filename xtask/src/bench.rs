//! `cargo xtask bench`: the benches of the rules, the store and the pages, in the release profile.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::{repo, shell, web};

/// What the measures of the browser are called beside those of crates.
const PAGES: &str = "web";

#[derive(clap::Args)]
#[command(after_help = HELP)]
pub struct Args {
    /// Only benches of these crates, or `web` for the pages in a browser; all of them by default.
    crates: Vec<String>,
}

const HELP: &str = "\
The builds take some minutes, as what is measured is optimised across crates.";

pub fn run(args: &Args) -> Result<()> {
    let benches = benches()?;
    let chosen: Vec<_> = benches
        .iter()
        .filter(|(name, _)| args.crates.is_empty() || args.crates.contains(name))
        .collect();
    let pages = args.crates.is_empty() || args.crates.iter().any(|name| name == PAGES);
    if chosen.is_empty() && !pages {
        let known: Vec<&str> =
            benches.iter().map(|(name, _)| name.as_str()).chain([PAGES]).collect();
        bail!("no bench of that name; crates with benches: {}", known.join(", "));
    }
    let folder = repo::target_dir().join("bench");
    fs::create_dir_all(&folder)?;
    for (name, target) in chosen {
        let kept = shell::tee(shell::cargo(&["bench", "--package", name, "--bench", target]))?;
        let file = folder.join(format!("{name}-{target}.txt"));
        fs::write(&file, &kept.text).with_context(|| file.display().to_string())?;
        kept.ok()?;
        println!("bench: {name}/{target} is kept in {}\n", file.display());
    }
    if pages {
        let kept = in_a_browser()?;
        let file = folder.join(format!("{PAGES}.txt"));
        fs::write(&file, &kept.text).with_context(|| file.display().to_string())?;
        kept.ok()?;
        println!("bench: {PAGES} is kept in {}\n", file.display());
    }
    Ok(())
}

/// What the drawn tables cost in a browser: bytes before the first move, long tasks after moves.
fn in_a_browser() -> Result<shell::Kept> {
    web::require_node()?;
    web::install()?;
    web::build()?;
    let words = ["build", "--release", "--package", "cantina", "--features", "embed-web"];
    shell::run(shell::cargo(&words))?;
    let program = repo::target_dir().join("release").join("cantina");
    let mut measure = shell::npm(&["run", "--silent", "bench:browser"]);
    measure.env("CANTINA_BIN", program);
    shell::tee(measure)
}

/// Crate and bench target of every bench in the workspace.
fn benches() -> Result<Vec<(String, String)>> {
    let metadata = shell::metadata(&["--no-deps"])?;
    let mut found = Vec::new();
    for package in metadata["packages"].as_array().into_iter().flatten() {
        for target in package["targets"].as_array().into_iter().flatten() {
            if target["kind"]
                .as_array()
                .is_some_and(|kinds| kinds.iter().any(|kind| kind == "bench"))
                && let (Some(name), Some(bench)) =
                    (package["name"].as_str(), target["name"].as_str())
            {
                found.push((name.to_owned(), bench.to_owned()));
            }
        }
    }
    Ok(found)
}
