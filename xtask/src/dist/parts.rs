//! What of others is inside the program: crates, and the packages of the browser client.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{repo, shell};

/// Files that tell the terms, by how their names begin.
const TERMS: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];

/// Development dependencies of the client whose code ends up in it all the same.
const BUNDLED: [&str; 1] = ["svelte"];

/// One library.
#[derive(Debug, Clone)]
pub struct Part {
    pub kind: Kind,
    pub name: String,
    pub version: String,
    /// Its licence as an SPDX expression.
    pub licence: String,
    /// A hash of what was downloaded, in hexadecimal, and by which method.
    pub hash: Option<(&'static str, String)>,
    /// What it uses, as `name@version`.
    pub uses: Vec<String>,
    /// Where its sources lie.
    folder: PathBuf,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Crate,
    Npm,
}

impl Part {
    pub fn id(&self) -> String {
        format!("{}@{}", self.name, self.version)
    }
}

/// Crates first, then packages of the client, each by name.
pub fn of_the_program() -> Result<Vec<Part>> {
    let mut parts = crates()?;
    let lock = repo::root().join("web/package-lock.json");
    let lock = fs::read_to_string(&lock).with_context(|| lock.display().to_string())?;
    parts.extend(packages(&serde_json::from_str(&lock)?));
    Ok(parts)
}

/// The crates that are linked: what only runs while building is not in the program.
fn crates() -> Result<Vec<Part>> {
    let args = ["tree", "--package", "cantina", "--features", "embed-web", "--prefix", "none"];
    let mut tree = shell::cargo(&args);
    tree.args(["--edges", "normal,no-proc-macro", "--format", "{p}"]);
    let output = tree.output()?;
    if !output.status.success() {
        bail!("cargo tree failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let tree = String::from_utf8(output.stdout)?;
    let linked: BTreeSet<String> = tree.lines().filter_map(id_of).collect();
    let metadata = shell::metadata(&["--features", "cantina/embed-web"])?;
    let hashes = hashes()?;
    let by_id: BTreeMap<&str, String> = items(&metadata["packages"])
        .map(|it| {
            let id = it["id"].as_str().unwrap_or_default();
            (id, format!("{}@{}", words(it, "name"), words(it, "version")))
        })
        .collect();
    let uses: BTreeMap<&str, Vec<String>> = items(&metadata["resolve"]["nodes"])
        .map(|node| {
            let used = items(&node["dependencies"]).filter_map(Value::as_str);
            let used = used.filter_map(|id| by_id.get(id)).filter(|id| linked.contains(*id));
            (node["id"].as_str().unwrap_or_default(), used.cloned().collect())
        })
        .collect();
    let mut parts = Vec::new();
    for package in items(&metadata["packages"]).filter(|it| !it["source"].is_null()) {
        let id = package["id"].as_str().unwrap_or_default();
        let part = Part {
            kind: Kind::Crate,
            name: words(package, "name"),
            version: words(package, "version"),
            licence: words(package, "license").replace('/', " OR "),
            hash: hashes.get(&by_id[id]).map(|it| ("SHA-256", it.clone())),
            uses: uses.get(id).cloned().unwrap_or_default(),
            folder: Path::new(&words(package, "manifest_path")).parent().unwrap().to_owned(),
        };
        if linked.contains(&part.id()) {
            parts.push(part);
        }
    }
    parts.sort_by_key(Part::id);
    Ok(parts)
}

/// `serde v1.0.229 (*)` as `serde@1.0.229`.
fn id_of(line: &str) -> Option<String> {
    let (name, rest) = line.split_once(" v")?;
    Some(format!("{name}@{}", rest.split(' ').next()?))
}

fn items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn words(value: &Value, key: &str) -> String {
    value[key].as_str().unwrap_or_default().to_owned()
}

/// The hash of each crate that Cargo.lock has.
fn hashes() -> Result<BTreeMap<String, String>> {
    let lock: toml::Value = toml::from_str(&fs::read_to_string(repo::root().join("Cargo.lock"))?)?;
    let packages = lock["package"].as_array().context("Cargo.lock lists packages")?;
    let text = |package: &toml::Value, key: &str| package.get(key)?.as_str().map(str::to_owned);
    Ok(packages
        .iter()
        .filter_map(|it| {
            let id = format!("{}@{}", text(it, "name")?, text(it, "version")?);
            Some((id, text(it, "checksum")?))
        })
        .collect())
}

/// The packages of the client that are in what browsers get: all that is no development dependency,
/// and what is bundled with what it uses.
fn packages(lock: &Value) -> Vec<Part> {
    let Some(all) = lock["packages"].as_object() else { return Vec::new() };
    let at = |name: &str| format!("node_modules/{name}");
    let uses = |package: &Value| -> Vec<String> {
        package["dependencies"]
            .as_object()
            .map(|it| it.keys().cloned().collect())
            .unwrap_or_default()
    };
    let mut open: Vec<String> = BUNDLED.map(str::to_owned).to_vec();
    for (path, package) in all {
        if let Some(name) = path.strip_prefix("node_modules/")
            && package["dev"] != true
            && package["optional"] != true
        {
            open.push(name.to_owned());
        }
    }
    let mut found = BTreeSet::new();
    while let Some(name) = open.pop() {
        if let Some(package) = all.get(&at(&name))
            && found.insert(name)
        {
            open.extend(uses(package));
        }
    }
    let part = |name: &String| {
        let package = &all[&at(name)];
        let used = uses(package).into_iter().filter(|used| found.contains(used));
        Part {
            kind: Kind::Npm,
            name: name.clone(),
            version: words(package, "version"),
            licence: words(package, "license"),
            hash: hash_of(package["integrity"].as_str().unwrap_or_default()),
            uses: used
                .map(|used| format!("{used}@{}", words(&all[&at(&used)], "version")))
                .collect(),
            folder: repo::root().join("web").join(at(name)),
        }
    };
    found.iter().map(part).collect()
}

/// `sha512-` and base64, as npm writes it.
fn hash_of(integrity: &str) -> Option<(&'static str, String)> {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let text = integrity.strip_prefix("sha512-")?.trim_end_matches('=');
    let (mut bits, mut n_bits, mut hex) = (0_u32, 0, String::new());
    for byte in text.bytes() {
        let digit = DIGITS.iter().position(|it| *it == byte)?;
        bits = (bits << 6 | digit as u32) & 0xFFF;
        n_bits += 6;
        if n_bits >= 8 {
            n_bits -= 8;
            let _ = write!(hex, "{:02x}", bits >> n_bits & 0xFF);
        }
    }
    Some(("SHA-512", hex))
}

/// The terms of every part. Parts with the very same words stand together.
pub fn licences(parts: &[Part]) -> Result<String> {
    let mut by_words: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut wordless = Vec::new();
    for part in parts {
        let texts = terms(&part.folder)?;
        if texts.is_empty() {
            wordless.push(format!("  {} ({})\n", part.id(), part.licence));
        }
        for text in texts {
            by_words.entry(text).or_default().push(format!("{} ({})", part.id(), part.licence));
        }
    }
    let mut text = String::from(
        "Cantina contains the works of others. They are listed here with their terms.\n\
         SQLite, which is among them, is in the public domain. The emblems are by the authors of\n\
         game-icons.net (CC BY 3.0), whom the program names under \"About\".\n",
    );
    if !wordless.is_empty() {
        text += "\nThese come without a text of their own, under the licenses in brackets:\n";
        text.extend(wordless);
    }
    for (words, who) in &by_words {
        let _ = write!(text, "\n{}\n{}\n\n{words}\n", "=".repeat(78), who.join("\n"));
    }
    Ok(text)
}

/// The texts of a part, those of what it contains itself (one folder down) included.
fn terms(folder: &Path) -> Result<BTreeSet<String>> {
    let mut texts = BTreeSet::new();
    for file in repo::walk(folder, &["tests", "test", "node_modules", "doc", "docs"])? {
        let depth = file.strip_prefix(folder)?.components().count();
        let name = file.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        let is_code = name.ends_with(".RS") || name.ends_with(".JS") || name.ends_with(".TS");
        if depth <= 2 && !is_code && TERMS.iter().any(|it| name.starts_with(it)) {
            let text = String::from_utf8_lossy(&fs::read(&file)?).replace("\r\n", "\n");
            texts.insert(text.trim().to_owned());
        }
    }
    texts.retain(|it| !it.is_empty());
    Ok(texts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn hashes_of_npm_are_told_in_hexadecimal() {
        assert_eq!(hash_of("sha512-AAEC/w=="), Some(("SHA-512", "000102ff".to_owned())));
        assert_eq!(hash_of("sha1-AAEC"), None);
    }

    #[test]
    fn what_only_builds_the_client_is_not_in_it() {
        let lock = json!({ "packages": {
            "": {},
            "node_modules/@fluent/bundle": { "version": "1.0.0", "license": "Apache-2.0" },
            "node_modules/svelte": {
                "version": "5.0.0", "license": "MIT", "dev": true, "dependencies": { "clsx": "1" }
            },
            "node_modules/clsx": { "version": "1.2.0", "license": "MIT", "dev": true },
            "node_modules/vite": { "version": "8.0.0", "license": "MIT", "dev": true },
        }});
        let parts = packages(&lock);
        let ids: Vec<String> = parts.iter().map(Part::id).collect();
        assert_eq!(ids, ["@fluent/bundle@1.0.0", "clsx@1.2.0", "svelte@5.0.0"]);
        assert_eq!(parts[2].uses, ["clsx@1.2.0"]);
    }

    #[test]
    fn lines_of_a_tree_are_read() {
        assert_eq!(id_of("serde v1.0.229 (*)").as_deref(), Some("serde@1.0.229"));
        assert_eq!(id_of(""), None);
    }
}
