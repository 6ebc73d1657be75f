//! Text files end in one newline and carry no invisible trailing space.

use std::path::Path;

use super::Finding;
use crate::repo::Repo;

/// Extensions of files whose exact bytes belong to a test or to a tool.
const EXACT: [&str; 6] = ["snap", "lock", "svg", "ndjson", "jsonl", "log"];

pub fn whitespace(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in &repo.texts {
        let extension = Path::new(path).extension().and_then(|it| it.to_str()).unwrap_or_default();
        if EXACT.contains(&extension) || text.is_empty() {
            continue;
        }
        for (index, line) in text.split('\n').enumerate() {
            if line.ends_with([' ', '\t']) {
                findings.push(Finding::failure(path, index + 1, "trailing whitespace; remove it"));
            }
            if line.ends_with('\r') {
                findings.push(Finding::failure(
                    path,
                    index + 1,
                    "carriage return; use plain newlines",
                ));
            }
        }
        let n_lines = text.lines().count();
        if !text.ends_with('\n') {
            findings.push(Finding::failure(path, n_lines, "no newline at the end; add one"));
        } else if text.ends_with("\n\n") {
            findings.push(Finding::failure(
                path,
                n_lines,
                "empty lines at the end; keep one newline",
            ));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trailing_space_and_missing_newline_are_found() {
        let repo = Repo::of(&[
            ("a.md", "one \ntwo"),
            ("b.snap", "one \n"),
            ("c.rs", "fine\n"),
            ("d.rs", "x\n\n"),
        ]);
        let found: Vec<_> = whitespace(&repo).iter().map(|it| (it.path.clone(), it.line)).collect();
        assert_eq!(found, [("a.md".to_owned(), 1), ("a.md".to_owned(), 2), ("d.rs".to_owned(), 2)]);
    }
}
