//! What the tests share.

use outer_rim::{Content, Pack, Titles};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

/// The content set of the house, as far as it is written.
pub fn content() -> Arc<Content> {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    let gather = || {
        Content::gather("house", packs()).unwrap_or_else(|faults| {
            let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
            panic!("the content set has faults:\n{}", lines.join("\n"));
        })
    };
    CONTENT.get_or_init(|| Arc::new(gather())).clone()
}

/// Every file of the set but the titles.
pub fn packs() -> Vec<(String, Pack)> {
    let mut packs = Vec::new();
    for path in toml_files(&data(), &["titles"]) {
        let text = std::fs::read_to_string(&path).expect("a readable file");
        let pack: Pack =
            toml::from_str(&text).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        let name = path.strip_prefix(data()).expect("inside").display().to_string();
        packs.push((name, pack));
    }
    packs
}

/// The titles of one language.
pub fn titles(language: &str) -> Titles {
    let mut titles = Titles::default();
    for path in toml_files(&data().join("titles").join(language), &[]) {
        let text = std::fs::read_to_string(&path).expect("a readable file");
        titles.add(toml::from_str(&text).unwrap_or_else(|fault| panic!("{path:?}: {fault}")));
    }
    titles
}

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("data")
}

fn toml_files(folder: &Path, skip: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries = std::fs::read_dir(folder).unwrap_or_else(|fault| panic!("{folder:?}: {fault}"));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if !skip.contains(&name) {
                found.extend(toml_files(&path, skip));
            }
        } else if path.extension().is_some_and(|ending| ending == "toml") {
            found.push(path);
        }
    }
    found
}
