//! Where things are: the root of the repository and the files that belong to it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

/// The root of the repository, known at compile time because xtask always runs from its checkout.
pub fn root() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().expect("xtask lives one folder below the root").to_path_buf()
}

/// The folder cargo builds into, which `CARGO_TARGET_DIR` may move.
pub fn target_dir() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The names of the crates of the rules wing.
pub fn rules_crates() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root().join("rules")).context("the folder rules/")? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

/// The ids of the games: every crate of the rules wing but the vocabulary they share.
pub fn games() -> Result<Vec<String>> {
    Ok(rules_crates()?.into_iter().filter(|it| it != "tabletop").collect())
}

/// The text files of the repository, by path from the root with forward slashes.
///
/// Tidy's checks read from this value alone and never from the disk, so that each can be shown in a
/// unit test with a handful of lines.
#[derive(Default)]
pub struct Repo {
    /// Text by path; files that are not UTF-8 have an empty text and are listed in `binary`.
    pub texts: BTreeMap<String, String>,
    /// Pictures, fonts and the like.
    pub binary: Vec<String>,
}

impl Repo {
    /// Read every file git tracks or would track.
    pub fn read() -> Result<Self> {
        let root = root();
        let output = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .current_dir(&root)
            .output()
            .context("git is needed to list the files of the repository; install git")?;
        if !output.status.success() {
            bail!("git ls-files failed: {}", String::from_utf8_lossy(&output.stderr).trim());
        }
        let mut repo = Self::default();
        for path in String::from_utf8(output.stdout)?.split('\0').filter(|path| !path.is_empty()) {
            // A tracked file may be deleted in the working tree; it is gone for us, too.
            let Ok(bytes) = fs::read(root.join(path)) else { continue };
            match String::from_utf8(bytes) {
                Ok(text) if !text.contains('\0') => {
                    repo.texts.insert(path.to_owned(), text);
                }
                _ => repo.binary.push(path.to_owned()),
            }
        }
        Ok(repo)
    }

    /// Files whose path starts with one of `folders` and ends with `.extension`.
    pub fn under<'a>(
        &'a self,
        folders: &'a [&str],
        extension: &'a str,
    ) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.texts
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str()))
            .filter(move |(path, _)| folders.iter().any(|folder| path.starts_with(folder)))
            .filter(move |(path, _)| Path::new(path).extension().is_some_and(|it| it == extension))
    }

    /// Whether a file or a folder of that path exists.
    pub fn holds(&self, path: &str) -> bool {
        let folder = format!("{}/", path.trim_end_matches('/'));
        let mut paths = self.texts.keys().chain(&self.binary);
        paths.any(|it| it == path || it.starts_with(&folder)) || path.is_empty()
    }

    /// Whether there is a file or folder whose path is like this, where `*` is any part of a name.
    pub fn holds_like(&self, pattern: &str) -> bool {
        let pattern: Vec<&str> = pattern.split('/').collect();
        let mut paths = self.texts.keys().chain(&self.binary);
        paths.any(|path| {
            let names: Vec<&str> = path.split('/').take(pattern.len()).collect();
            names.len() == pattern.len()
                && names.iter().zip(&pattern).all(|(name, like)| is_like(name, like))
        })
    }

    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Self {
        let texts = files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned()));
        Self { texts: texts.collect(), binary: Vec::new() }
    }
}

/// Whether a name is like a pattern, in which each `*` stands for any letters or none.
fn is_like(name: &str, pattern: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('*') else { return name == pattern };
    let Some(name) = name.strip_prefix(start) else { return false };
    (0..=name.len()).filter(|at| name.is_char_boundary(*at)).any(|at| is_like(&name[at..], rest))
}

/// Every file below `folder`, without the folders named in `skipped`, in a fixed order.
///
/// Used where git may be absent: a person who plays from a source archive needs no git.
pub fn walk(folder: &Path, skipped: &[&str]) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let entry = entry?;
            let name = entry.file_name();
            if entry.file_type()?.is_dir() {
                if !skipped.iter().any(|it| name == *it) {
                    folders.push(entry.path());
                }
            } else {
                files.push(entry.path());
            }
        }
    }
    files.sort();
    Ok(files)
}
