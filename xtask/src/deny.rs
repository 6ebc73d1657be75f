//! `cargo xtask deny`: the dependencies from outside, and on which terms.
//!
//! Licences, sources and a short list of libraries that are not welcome. The tool of the same name
//! would do; but its binary wheel is too old to read what today's cargo prints, and compiling it takes
//! longer than all of our tests. The part of it that we use is small, so it stands here.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail, ensure};
use serde_json::Value;

use crate::shell;

mod licence;

/// Licences we may ship under: permissive ones, without a duty beyond naming the authors.
const LICENCES: [&str; 11] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Zlib",
];

/// Libraries that must not come in, not even through another library, and why.
const BANNED: [(&str, &str); 3] = [
    ("openssl-sys", "a C library that every machine has in another version; our TLS is rustls"),
    ("native-tls", "brings openssl on some machines; our TLS is rustls"),
    ("rusqlite", "cannot share a build with sqlx: both link SQLite"),
];

/// One package of the dependency graph.
#[derive(Clone, Debug, Default)]
struct Package {
    name: String,
    version: String,
    licence: Option<String>,
    /// `None` for a crate of the repository.
    source: Option<String>,
    /// Names of direct dependencies with the requirement `*`.
    any_version: Vec<String>,
}

pub fn run() -> Result<()> {
    let packages = packages()?;
    ensure!(!packages.is_empty(), "cargo tree and cargo metadata name no common package");
    let problems = check(&packages);
    let doubles = doubles(&packages);
    if !doubles.is_empty() {
        println!("in more than one version: {}", doubles.join(", "));
    }
    for problem in &problems {
        println!("failure: {problem}");
    }
    println!("deny: {} packages, {} failures", packages.len(), problems.len());
    if !problems.is_empty() {
        bail!("{} dependencies are not acceptable", problems.len());
    }
    Ok(())
}

fn packages() -> Result<Vec<Package>> {
    let output = shell::cargo(&[
        "tree",
        "--workspace",
        "--all-features",
        "--target",
        "all",
        "--edges",
        "normal,build,dev",
        "--prefix",
        "none",
        "--format",
        "{p}",
    ])
    .output()?;
    if !output.status.success() {
        bail!("cargo tree failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let tree = String::from_utf8(output.stdout)?;
    let used = used(&tree);
    let metadata = shell::metadata(&["--all-features"])?;
    let all = items(&metadata["packages"]).map(package);
    Ok(all.filter(|it| used.contains(&(it.name.as_str(), it.version.as_str()))).collect())
}

/// Name and version of every package that is really built. Metadata lists more: what only a feature
/// that nobody turns on would bring in.
fn used(tree: &str) -> BTreeSet<(&str, &str)> {
    let lines = tree.lines().filter_map(|line| line.split_once(" v"));
    lines.map(|(name, rest)| (name, rest.split(' ').next().unwrap_or_default())).collect()
}

fn items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn package(value: &Value) -> Package {
    let text = |key: &str| value[key].as_str().map(str::to_owned);
    let any_version = items(&value["dependencies"])
        .filter(|it| it["req"].as_str() == Some("*") && it["path"].is_null())
        .filter_map(|it| it["name"].as_str().map(str::to_owned));
    Package {
        name: text("name").unwrap_or_default(),
        version: text("version").unwrap_or_default(),
        licence: text("license"),
        source: text("source"),
        any_version: any_version.collect(),
    }
}

fn check(packages: &[Package]) -> Vec<String> {
    let mut problems = Vec::new();
    let registries: BTreeSet<&str> =
        packages.iter().filter_map(|it| it.source.as_deref()).collect();
    for package in packages {
        let who = format!("{} {}", package.name, package.version);
        match &package.licence {
            None => problems.push(format!("{who} names no licence")),
            Some(text) => match licence::is_allowed(text, &LICENCES) {
                Some(true) => {}
                Some(false) => {
                    problems.push(format!("{who}: the licence `{text}` is not on our list"));
                }
                None => problems.push(format!("{who}: the licence `{text}` cannot be read")),
            },
        }
        if let Some((_, reason)) = BANNED.iter().find(|(name, _)| *name == package.name) {
            problems.push(format!("{who} is not welcome: {reason}"));
        }
        if package.source.as_deref().is_some_and(|it| !it.starts_with("registry+")) {
            problems.push(format!("{who} comes from outside of the registry"));
        }
        if package.source.is_none() {
            let any = package.any_version.iter();
            problems.extend(any.map(|it| format!("{who} takes any version of {it}; name one")));
        }
    }
    let n_registries = registries.iter().filter(|it| it.starts_with("registry+")).count();
    if n_registries > 1 {
        problems.push(format!("packages come from {n_registries} registries; one is enough"));
    }
    problems
}

/// Packages that the graph holds in several versions: a cost, not a fault.
fn doubles(packages: &[Package]) -> Vec<String> {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in packages {
        versions.entry(&package.name).or_default().insert(&package.version);
    }
    let double = versions.into_iter().filter(|(_, versions)| versions.len() > 1);
    double
        .map(|(name, versions)| format!("{name} ({})", Vec::from_iter(versions).join(", ")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fine(name: &str, version: &str) -> Package {
        Package {
            name: name.to_owned(),
            version: version.to_owned(),
            licence: Some("MIT OR Apache-2.0".to_owned()),
            source: Some("registry+one".to_owned()),
            any_version: Vec::new(),
        }
    }

    #[test]
    fn good_packages_pass() {
        assert_eq!(
            check(&[fine("a", "1.0.0"), Package { source: None, ..fine("b", "0.1.0") }]),
            Vec::<String>::new()
        );
    }

    #[test]
    fn each_fault_is_named() {
        let faults = [
            Package { licence: None, ..fine("a", "1.0.0") },
            Package { licence: Some("GPL-3.0-only".to_owned()), ..fine("b", "1.0.0") },
            Package { licence: Some("MIT OR (".to_owned()), ..fine("c", "1.0.0") },
            Package { source: Some("git+somewhere".to_owned()), ..fine("d", "1.0.0") },
            Package { source: None, any_version: vec!["x".to_owned()], ..fine("e", "1.0.0") },
            fine("native-tls", "1.0.0"),
        ];
        for fault in faults {
            assert_eq!(check(std::slice::from_ref(&fault)).len(), 1, "{fault:?}");
        }
        let elsewhere = Package { source: Some("registry+two".to_owned()), ..fine("f", "1.0.0") };
        assert_eq!(check(&[fine("a", "1.0.0"), elsewhere]).len(), 1);
    }

    #[test]
    fn names_and_versions_of_a_tree_are_read() {
        let tree =
            "serde v1.0.229\nserde_derive v1.0.229 (proc-macro)\nours v0.1.0 (folder) (*)\n\n";
        assert_eq!(
            Vec::from_iter(used(tree)),
            [("ours", "0.1.0"), ("serde", "1.0.229"), ("serde_derive", "1.0.229")]
        );
    }

    #[test]
    fn doubles_are_listed() {
        let packages = [fine("a", "1.0.0"), fine("b", "1.0.0"), fine("a", "2.0.0")];
        assert_eq!(doubles(&packages), ["a (1.0.0, 2.0.0)"]);
    }
}
