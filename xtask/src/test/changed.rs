//! What a change can affect, so that `cargo xtask test --changed` runs that and no more.
//!
//! A package is affected by a file inside its folder, by a file outside that its sources name in a
//! string (`include_str!("../../../locales/…")`, `root().join("docs")`), and by every affected package
//! it links. Dev-dependencies affect tests alone. The browser client is treated as one more package.
//! Where in doubt, more is run: a file that steers every build affects everything.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::repo::{self, Repo};
use crate::{shell, source};

/// Files and folders that steer every build.
const STEERING: [&str; 6] =
    ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "clippy.toml", ".cargo/", ".config/"];

/// How a folder's bare name stands in code that joins paths.
const JOINED: [(&str, &str); 2] = [("join(\"", "\")"), (", '", "')")];

/// The browser client among the packages.
pub const WEB: &str = "web";

/// How much of the tests is asked for.
pub enum Scope {
    /// Everything there is.
    All,
    /// Only what these changes can affect.
    Changed(Affected),
}

/// What is affected by a change.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Affected {
    /// The changed files, by path from the root.
    pub files: Vec<String>,
    /// Packages whose own code or data is other than before.
    pub linked: BTreeSet<String>,
    /// Packages whose tests can come out otherwise: `linked`, and who tests with one of them.
    pub tested: BTreeSet<String>,
}

/// A package, as far as it matters here.
#[derive(Debug, Default)]
struct Package {
    name: String,
    /// Its folder from the root, with a slash at the end.
    folder: String,
    depends: Vec<String>,
    tests_depend: Vec<String>,
    /// What its sources name that lies elsewhere: files and folders from the root.
    reads: BTreeSet<String>,
    tests_read: BTreeSet<String>,
}

impl Scope {
    /// Whether a step of a test run is needed, by what it asks of the affected.
    pub fn wants(&self, ask: impl FnOnce(&Affected) -> bool) -> bool {
        match self {
            Self::All => true,
            Self::Changed(affected) => ask(affected),
        }
    }
}

impl Affected {
    /// What the working tree changed since a commit.
    ///
    /// # Errors
    /// If git or cargo do not answer.
    pub fn since(commit: Option<&str>) -> Result<Self> {
        let base = match commit {
            Some(commit) => commit.to_owned(),
            None => base()?,
        };
        let mut files = git(&["diff", "--name-only", "--no-renames", &base])?;
        files.extend(git(&["ls-files", "--others", "--exclude-standard"])?);
        files.sort();
        files.dedup();
        println!("{} files differ from {base}", files.len());
        let repo = Repo::read()?;
        Ok(of(files, &packages(&shell::metadata(&["--no-deps"])?, &repo)))
    }

    /// Whether some package of Rust is affected.
    pub fn is_rust(&self) -> bool {
        self.tested.iter().any(|it| it != WEB)
    }

    /// Whether the library or the program of this name is other than before.
    pub fn is_linked(&self, package: &str) -> bool {
        self.linked.contains(package)
    }

    /// Whether tests of this package can come out otherwise.
    pub fn is_tested(&self, package: &str) -> bool {
        self.tested.contains(package)
    }

    /// Whether a changed file lies in this folder, or is this file.
    pub fn touches(&self, path: &str) -> bool {
        self.files.iter().any(|file| lies_in(file, path))
    }

    /// Whether a manifest or the list of locked versions changed.
    pub fn is_dependencies(&self) -> bool {
        self.files.iter().any(|it| it.ends_with("Cargo.toml") || it == "Cargo.lock")
    }

    /// The filter of nextest that leaves the affected packages.
    pub fn filter(&self) -> String {
        let each = self.tested.iter().filter(|it| *it != WEB).map(|it| format!("package(={it})"));
        each.collect::<Vec<_>>().join(" + ")
    }
}

/// Where this branch left the main one; on the main one, the last commit.
fn base() -> Result<String> {
    for main in ["origin/main", "main"] {
        let fork = Command::new("git")
            .args(["merge-base", "HEAD", main])
            .current_dir(repo::root())
            .output()
            .context("git is needed to tell what changed; install git")?;
        let fork = String::from_utf8_lossy(&fork.stdout).trim().to_owned();
        if !fork.is_empty() {
            return Ok(fork);
        }
    }
    Ok("HEAD".to_owned())
}

fn git(args: &[&str]) -> Result<Vec<String>> {
    let output = Command::new("git").args(args).current_dir(repo::root()).output();
    let output = output.context("git is needed to tell what changed; install git")?;
    if !output.status.success() {
        let told = String::from_utf8_lossy(&output.stderr);
        bail!("`git {}` failed: {}", args.join(" "), told.trim());
    }
    Ok(String::from_utf8(output.stdout)?.lines().map(str::to_owned).collect())
}

/// The packages of the workspace and the browser client.
fn packages(metadata: &Value, repo: &Repo) -> Vec<Package> {
    let root = repo::root();
    let mut packages = Vec::new();
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let manifest = package["manifest_path"].as_str().unwrap_or_default();
        let folder = manifest.strip_prefix(root.to_str().unwrap_or_default()).unwrap_or(manifest);
        let folder = folder.trim_start_matches('/').trim_end_matches("Cargo.toml").to_owned();
        let mut it = Package {
            name: package["name"].as_str().unwrap_or_default().to_owned(),
            folder,
            ..Package::default()
        };
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let name = dependency["name"].as_str().unwrap_or_default().to_owned();
            let is_dev = dependency["kind"] == "dev";
            if is_dev { it.tests_depend.push(name) } else { it.depends.push(name) }
        }
        packages.push(it);
    }
    packages.push(Package {
        name: WEB.to_owned(),
        folder: format!("{WEB}/"),
        ..Package::default()
    });
    for package in &mut packages {
        package.reads = reads(&package.folder, false, repo);
        package.tests_read = reads(&package.folder, true, repo);
    }
    packages
}

/// Whether a file of this package is only there when it is tested.
fn is_of_tests(folder: &str, path: &str) -> bool {
    let inside = path.strip_prefix(folder).unwrap_or_default();
    ["tests/", "benches/", "examples/"].iter().any(|it| inside.starts_with(it))
}

/// The places outside of a folder that its sources, or its tests, name in strings.
fn reads(folder: &str, of_tests: bool, repo: &Repo) -> BTreeSet<String> {
    let folders: BTreeSet<&str> =
        repo.texts.keys().filter_map(|path| path.split_once('/')).map(|(top, _)| top).collect();
    let mut named = BTreeSet::new();
    for (path, text) in repo.texts.range(folder.to_owned()..) {
        if !path.starts_with(folder) {
            break;
        }
        if is_of_tests(folder, path) != of_tests {
            continue;
        }
        let strings = match path.rsplit_once('.') {
            Some((_, "rs")) => source::strings(text),
            Some((_, "ts" | "svelte" | "js" | "json")) => quoted(text),
            _ => continue,
        };
        for string in strings {
            let place = string.trim_start_matches("../").trim_start_matches("./");
            // Up to the first part that is only known when it runs: `docs/rules/{game}.md`.
            let known = place.split(['{', '*', '$']).next().unwrap_or_default();
            let known = if known == place {
                known
            } else {
                known.rsplit_once('/').map_or(known, |(known, _)| known)
            };
            let known = known.trim_end_matches('/');
            if !folders.contains(known.split('/').next().unwrap_or_default()) {
                continue;
            }
            // `rules` alone may be any word; as a place it is joined to another.
            let is_bare = !string.contains('/');
            if is_bare
                && !JOINED
                    .iter()
                    .any(|(before, after)| text.contains(&[*before, known, *after].concat()))
            {
                continue;
            }
            if repo.holds(known) {
                named.insert(known.to_owned());
            }
        }
    }
    named
}

/// What stands between quotes of any kind. Too much does no harm.
fn quoted(text: &str) -> Vec<&str> {
    text.lines().flat_map(|line| line.split(['\'', '"', '`'])).collect()
}

fn lies_in(file: &str, place: &str) -> bool {
    let place = place.trim_end_matches('/');
    file.strip_prefix(place).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

fn of(files: Vec<String>, packages: &[Package]) -> Affected {
    let names = || packages.iter().map(|it| it.name.clone()).collect::<BTreeSet<_>>();
    let steers = |file: &String| STEERING.iter().any(|it| lies_in(file, it));
    if files.iter().any(steers) {
        return Affected { files, linked: names(), tested: names() };
    }
    let is_named =
        |file: &str, places: &BTreeSet<String>| places.iter().any(|it| lies_in(file, it));
    let (mut linked, mut tested) = (BTreeSet::new(), BTreeSet::new());
    for package in packages {
        for file in &files {
            let is_owned = file.starts_with(&package.folder);
            let is_test = is_of_tests(&package.folder, file);
            if is_owned && !is_test || is_named(file, &package.reads) {
                linked.insert(package.name.clone());
            } else if is_owned || is_named(file, &package.tests_read) {
                tested.insert(package.name.clone());
            }
        }
    }
    let users: BTreeMap<&str, Vec<&str>> = packages.iter().fold(BTreeMap::new(), |mut all, it| {
        for used in &it.depends {
            all.entry(used.as_str()).or_default().push(it.name.as_str());
        }
        all
    });
    let mut open: Vec<String> = linked.iter().cloned().collect();
    while let Some(name) = open.pop() {
        for user in users.get(name.as_str()).into_iter().flatten() {
            if linked.insert((*user).to_owned()) {
                open.push((*user).to_owned());
            }
        }
    }
    let tests_with = |it: &&Package| it.tests_depend.iter().any(|used| linked.contains(used));
    tested.extend(packages.iter().filter(tests_with).map(|it| it.name.clone()));
    tested.extend(linked.iter().cloned());
    Affected { files, linked, tested }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, depends: &[&str], tests_depend: &[&str], reads: &[&str]) -> Package {
        let owned = |names: &[&str]| names.iter().map(|it| (*it).to_owned()).collect();
        Package {
            name: name.to_owned(),
            folder: format!("crates/{name}/"),
            depends: owned(depends),
            tests_depend: owned(tests_depend),
            reads: reads.iter().map(|it| (*it).to_owned()).collect(),
            tests_read: BTreeSet::new(),
        }
    }

    fn check(file: &str, linked: &[&str], tested: &[&str]) {
        let packages = [
            package("rules", &[], &["kit"], &[]),
            package("words", &["rules"], &[], &["locales"]),
            package("server", &["words", "serde"], &["client"], &[]),
            package("client", &[], &[], &["docs/protocol.md"]),
            package("kit", &[], &[], &[]),
            Package { folder: "web/".to_owned(), ..package("web", &[], &[], &["locales"]) },
        ];
        let affected = of(vec![file.to_owned()], &packages);
        assert_eq!(Vec::from_iter(&affected.linked), linked, "{file}");
        assert_eq!(Vec::from_iter(&affected.tested), tested, "{file}");
    }

    #[test]
    fn a_file_affects_its_package_and_whoever_links_it() {
        check("crates/words/src/lib.rs", &["server", "words"], &["server", "words"]);
        check(
            "crates/rules/src/lib.rs",
            &["rules", "server", "words"],
            &["rules", "server", "words"],
        );
        check("web/src/App.svelte", &["web"], &["web"]);
    }

    #[test]
    fn what_tests_link_affects_tests_alone() {
        check("crates/kit/src/lib.rs", &["kit"], &["kit", "rules"]);
        check("crates/client/src/lib.rs", &["client"], &["client", "server"]);
        check("crates/client/tests/it/main.rs", &[], &["client"]);
    }

    #[test]
    fn a_file_that_sources_name_affects_them() {
        check("locales/en/table.ftl", &["server", "web", "words"], &["server", "web", "words"]);
        check("docs/protocol.md", &["client"], &["client", "server"]);
        check("docs/bots.md", &[], &[]);
    }

    #[test]
    fn what_steers_builds_affects_everything() {
        let all = ["client", "kit", "rules", "server", "web", "words"];
        check("Cargo.lock", &all, &all);
        check(".config/nextest.toml", &all, &all);
    }

    #[test]
    fn the_repository_itself_is_understood() {
        let metadata = shell::metadata(&["--no-deps"]).unwrap();
        let packages = packages(&metadata, &Repo::read().unwrap());
        let affected = |file: &str| of(vec![file.to_owned()], &packages);
        let words = affected("locales/en/outer-rim.ftl");
        assert!(words.is_linked("words") && words.is_linked("cantina") && words.is_tested(WEB));
        assert!(!words.is_tested("outer-rim"), "{:?}", words.tested);
        let store = affected("crates/store/src/lib.rs");
        assert!(store.is_linked("server") && !store.is_tested("bots") && !store.is_tested(WEB));
        assert!(affected("rules/han-solo/data/tokens.toml").is_linked("catalog"));
        assert!(affected("docs/rules/han-solo.md").is_tested(WEB));
        assert_eq!(affected("README.md").tested, BTreeSet::new());
    }
}
