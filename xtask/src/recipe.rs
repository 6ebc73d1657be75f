//! `cargo xtask recipe`: the recipe "Add a game" of CONTRIBUTING.md, followed step by step in a copy of
//! the repository, with a small game that lies in `xtask/recipe`.
//!
//! So the recipe cannot rot: the copy must build, keep its laws, pass tidy, and the game must play in the
//! engine, in the simulator and, in a browser, on the text table. `edits.toml` lists every existing file that is
//! touched; a test compares it with the recipe, and there may be eight at most.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::test::tools;
use crate::{repo, shell, web};

/// How many existing files a new game may make one touch.
const TOUCHED_MAX: usize = 8;
/// The game that is added.
const GAME: &str = "toy";
/// The files that are new, and the changes of those that are there.
const NEW: &str = "xtask/recipe/new";
const EDITS: &str = "xtask/recipe/edits.toml";
/// More answers than a game can have.
const ANSWERS_MAX: u32 = 100;

#[derive(Deserialize)]
struct Edits {
    edit: Vec<Edit>,
}

/// Text that is added behind a place that a file has once.
#[derive(Deserialize)]
struct Edit {
    file: String,
    after: String,
    add: String,
}

pub fn run() -> Result<()> {
    let copy = repo::target_dir().join("recipe/copy");
    if copy.exists() {
        fs::remove_dir_all(&copy)?;
    }
    copy_repo(&copy)?;
    let new = repo::root().join(NEW);
    let mut n_new = 0;
    for file in repo::walk(&new, &[])? {
        put(&file, &copy.join(file.strip_prefix(&new)?))?;
        n_new += 1;
    }
    let edits = edits()?;
    for edit in &edits {
        apply(edit, &copy)?;
    }
    let touched: BTreeSet<&str> = edits.iter().map(|it| it.file.as_str()).collect();
    println!("recipe: {n_new} new files, {} existing files touched:", touched.len());
    touched.iter().for_each(|file| println!("  {file}"));
    ensure!(touched.len() <= TOUCHED_MAX, "at most {TOUCHED_MAX} may be");
    for step in ["init --quiet", "add --all"] {
        let mut git = Command::new("git");
        git.args(step.split(' ')).current_dir(&copy);
        shell::run(git)?;
    }
    for step in
        ["xtask codegen", "fmt --all --check", "test --package toy", "xtask tidy", "xtask rules"]
    {
        cargo(&copy, step)?;
    }
    client(&copy)?;
    cargo(&copy, "build --package cantina --features cantina/embed-web")?;
    let program = target().join("debug/cantina");
    play(&program)?;
    let mut sim = Command::new(&program);
    sim.args(["sim", GAME, "--seats", "rookie,random", "--games", "200", "--seed", "1"]);
    shell::run(sim)?;
    table(&program)?;
    text_table(&copy, &program)?;
    println!("recipe: {} existing files touched, and the game is played", touched.len());
    Ok(())
}

/// Where the copy is built: apart from this checkout, and kept for the next time.
fn target() -> PathBuf {
    repo::target_dir().join("recipe/target")
}

fn cargo(copy: &Path, words: &str) -> Result<()> {
    let mut command = shell::cargo(&words.split(' ').collect::<Vec<_>>());
    command.current_dir(copy).env("CARGO_TARGET_DIR", target());
    shell::run(command)
}

fn edits() -> Result<Vec<Edit>> {
    let text = fs::read_to_string(repo::root().join(EDITS)).context(EDITS)?;
    Ok(toml::from_str::<Edits>(&text).context(EDITS)?.edit)
}

fn copy_repo(copy: &Path) -> Result<()> {
    let root = repo::root();
    let repo = repo::Repo::read()?;
    for path in repo.texts.keys().chain(&repo.binary) {
        put(&root.join(path), &copy.join(path))?;
    }
    Ok(())
}

fn put(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to.parent().context("a file lies in a folder")?)?;
    fs::copy(from, to).with_context(|| from.display().to_string())?;
    Ok(())
}

fn apply(edit: &Edit, copy: &Path) -> Result<()> {
    let path = copy.join(&edit.file);
    let text = fs::read_to_string(&path).with_context(|| edit.file.clone())?;
    fs::write(&path, changed(edit, &text)?)?;
    Ok(())
}

fn changed(edit: &Edit, text: &str) -> Result<String> {
    let mut at = text.match_indices(&edit.after);
    let (Some((found, _)), None) = (at.next(), at.next()) else {
        bail!(
            "{}: `{}` must stand there once; mend {EDITS} and CONTRIBUTING",
            edit.file,
            edit.after
        );
    };
    // The list keeps what is added on lines of its own.
    let add = edit.add.trim_start_matches('\n');
    let (before, behind) = text.split_at(found + edit.after.len());
    Ok(format!("{before}\n{add}{behind}"))
}

/// A whole game over the line protocol.
fn play(program: &Path) -> Result<()> {
    let mut engine =
        Command::new(program).arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut to = engine.stdin.take().context("it was piped")?;
    let mut from = BufReader::new(engine.stdout.take().context("it was piped")?);
    let mut ask = |request: Value| -> Result<Value> {
        writeln!(to, "{request}")?;
        let mut line = String::new();
        from.read_line(&mut line)?;
        let reply: Value = serde_json::from_str(&line)?;
        ensure!(reply["error"].is_null(), "the engine: {line}");
        Ok(reply["ok"].clone())
    };
    ask(json!({ "op": "new", "game": GAME, "seats": 3, "seed": 7 }))?;
    let mut n_answers = 0;
    loop {
        let pending = ask(json!({ "op": "pending" }))?;
        let Some(seat) = pending[0]["seat"].as_u64() else { break };
        let menu = ask(json!({ "op": "menu", "seat": seat }))?;
        let action = menu["items"][0]["action"].clone();
        ask(json!({ "op": "act", "seat": seat, "action": action }))?;
        n_answers += 1;
        ensure!(n_answers < ANSWERS_MAX, "the game does not end");
    }
    let outcome = ask(json!({ "op": "outcome" }))?;
    ensure!(outcome["places"].as_array().is_some_and(|it| it.len() == 3), "{outcome}");
    ask(json!({ "op": "schema", "game": GAME }))?;
    drop(to);
    engine.wait()?;
    println!("recipe: played in the engine, {n_answers} answers");
    Ok(())
}

/// The server has the game on its list, and opens a table of it.
fn table(program: &Path) -> Result<()> {
    let data = repo::target_dir().join("recipe/data");
    if data.exists() {
        fs::remove_dir_all(&data)?;
    }
    let mut server = Command::new(program)
        .args(["serve", "--port", "0", "--data"])
        .arg(&data)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let mut line = String::new();
    let told = BufReader::new(server.stdout.take().context("it was piped")?).read_line(&mut line);
    let result = told.map_err(anyhow::Error::from).and_then(|_| {
        let address = line.split("http://").nth(1).context("the server tells its address")?;
        at_the_server(address.trim())
    });
    // This very process, which was started above.
    server.kill()?;
    server.wait()?;
    result
}

fn at_the_server(address: &str) -> Result<()> {
    use std::io::Read as _;
    let mut stream = std::net::TcpStream::connect(address)?;
    write!(stream, "GET /api/games HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut told = String::new();
    stream.read_to_string(&mut told)?;
    ensure!(told.contains(&format!("\"id\":\"{GAME}\"")), "the server does not list it:\n{told}");
    println!("recipe: the server has it on its list");
    Ok(())
}

/// The browser client of the copy, with the packages of this checkout.
fn client(copy: &Path) -> Result<()> {
    web::require_node()?;
    web::install()?;
    let packages = copy.join("web/node_modules");
    if !packages.exists() {
        let ours = repo::root().join("web/node_modules");
        #[cfg(unix)]
        std::os::unix::fs::symlink(ours, packages)?;
        #[cfg(windows)]
        std::os::windows::fs::symlink_dir(ours, packages)?;
    }
    shell::run(npm(copy, &["run", "build"]))
}

/// A whole game by keyboard, in a browser.
fn text_table(copy: &Path, program: &Path) -> Result<()> {
    let test = format!("{GAME} on the text table");
    let mut browser = npm(copy, &["run", "test:browser", "--", &test]);
    browser.env("CANTINA_GAME", GAME).env("CANTINA_BIN", program);
    browser.env("CHROMIUM", tools::chromium()?);
    shell::run(browser)?;
    println!("recipe: played on the text table");
    Ok(())
}

fn npm(copy: &Path, words: &[&str]) -> Command {
    let mut npm = shell::npm(words);
    npm.current_dir(copy.join("web"));
    npm
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The files that the recipe of CONTRIBUTING.md lists, between its heading and the next.
    fn of_the_recipe() -> BTreeSet<String> {
        let text = fs::read_to_string(repo::root().join("CONTRIBUTING.md")).unwrap();
        let (_, recipe) = text.split_once("## Add a game").unwrap();
        let rows = recipe.lines().filter_map(|line| line.strip_prefix("| `"));
        rows.filter_map(|row| row.split('`').next()).map(str::to_owned).collect()
    }

    #[test]
    fn the_recipe_names_every_file_that_it_touches() {
        let edits = edits().unwrap();
        let touched: BTreeSet<String> = edits.iter().map(|it| it.file.clone()).collect();
        assert_eq!(of_the_recipe(), touched);
        assert!(touched.len() <= TOUCHED_MAX);
    }

    #[test]
    fn every_edit_finds_its_place() {
        for edit in edits().unwrap() {
            let text = fs::read_to_string(repo::root().join(&edit.file)).unwrap();
            let more = changed(&edit, &text).unwrap();
            assert!(more.len() > text.len(), "{}", edit.file);
        }
        let edit = Edit { file: "a".into(), after: "x".into(), add: "\ny".into() };
        assert_eq!(changed(&edit, "w\nx\nz\n").unwrap(), "w\nx\ny\nz\n");
        assert!(changed(&edit, "w\n").is_err() && changed(&edit, "x\nx\n").is_err());
    }

    #[test]
    fn what_is_new_is_not_there_yet() {
        let new = repo::root().join(NEW);
        for file in repo::walk(&new, &[]).unwrap() {
            let place = repo::root().join(file.strip_prefix(&new).unwrap());
            assert!(!place.exists(), "{}", place.display());
        }
    }
}
