//! Writes the TypeScript types and JSON Schemas that follow from the Rust types.
//!
//! `codegen` writes them; `codegen --check` fails if what is committed differs.

use catalog::{GameId, Hosted, host};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs, io, process};
use ts_rs::{Config, TS};

type Files = BTreeMap<PathBuf, String>;

const TYPES: &str = "web/src/wire";
const SCHEMAS: &str = "docs/schema";

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let scratch = env::temp_dir().join(format!("cantina-codegen-{}", process::id()));
    let wanted = generate(&scratch);
    fs::remove_dir_all(&scratch)?;
    let wanted = wanted?;
    if env::args().any(|arg| arg == "--check") {
        return check(&root, &wanted);
    }
    for folder in [TYPES, SCHEMAS] {
        if root.join(folder).exists() {
            fs::remove_dir_all(root.join(folder))?;
        }
    }
    for (path, text) in &wanted {
        let path = root.join(path);
        fs::create_dir_all(path.parent().expect("generated files lie in folders"))?;
        fs::write(path, text)?;
    }
    println!("{} files written", wanted.len());
    Ok(())
}

fn check(root: &Path, wanted: &Files) -> io::Result<()> {
    let mut stale: Vec<String> = wanted
        .iter()
        .filter(|(path, text)| fs::read_to_string(root.join(path)).ok().as_ref() != Some(*text))
        .map(|(path, _)| path.display().to_string())
        .collect();
    let mut there = Files::new();
    for folder in [TYPES, SCHEMAS] {
        read_folder(&root.join(folder), Path::new(folder), &mut there)?;
    }
    stale.extend(
        there
            .keys()
            .filter(|path| !wanted.contains_key(*path))
            .map(|path| path.display().to_string()),
    );
    if stale.is_empty() {
        println!("{} generated files are up to date", wanted.len());
        return Ok(());
    }
    eprintln!("generated files have drifted; run `cargo xtask codegen`:\n  {}", stale.join("\n  "));
    process::exit(1);
}

fn generate(scratch: &Path) -> io::Result<Files> {
    let config = Config::new().with_large_int("number").with_out_dir(scratch);
    for game in GameId::ALL {
        host!(game, G => export::<G>(&config));
    }
    let mut files = Files::new();
    read_folder(scratch, Path::new(TYPES), &mut files)?;
    for game in GameId::ALL {
        let schemas: BTreeMap<&str, serde_json::Value> = host!(game, G => G::schemas())
            .into_iter()
            .map(|(name, schema)| (name, schema.to_value()))
            .collect();
        let text = serde_json::to_string_pretty(&schemas).expect("schemas are plain data") + "\n";
        files.insert(Path::new(SCHEMAS).join(format!("{game}.json")), text);
    }
    Ok(files)
}

fn export<G>(config: &Config)
where
    G: Hosted,
    G::Setup: TS,
    G::Action: TS,
    G::Event: TS,
    G::View: TS,
    G::Sight: TS,
    G::Content: TS,
    G::Options: TS + 'static,
{
    let exported = [
        wire::ToServer::<G::Action>::export_all(config),
        wire::ToClient::<G::View, G::Sight, G::Action>::export_all(config),
        wire::NewTable::<G::Options>::export_all(config),
        wire::Opened::export_all(config),
        wire::GameInfo::export_all(config),
        wire::Replay::<G::View, G::Sight, G::Action>::export_all(config),
        G::Content::export_all(config),
        G::Event::export_all(config),
    ];
    for result in exported {
        result.expect("the types can be written down");
    }
}

fn read_folder(folder: &Path, name: &Path, files: &mut Files) -> io::Result<()> {
    if !folder.exists() {
        return Ok(());
    }
    for item in fs::read_dir(folder)? {
        let item = item?;
        let name = name.join(item.file_name());
        if item.file_type()?.is_dir() {
            read_folder(&item.path(), &name, files)?;
        } else {
            files.insert(name, fs::read_to_string(item.path())?);
        }
    }
    Ok(())
}
