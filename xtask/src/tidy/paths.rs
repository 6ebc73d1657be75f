//! No path of anybody's machine and nothing outside of the repository.

use super::Finding;
use crate::repo::Repo;

/// What a path of a machine looks like. Split so that this file does not find itself.
const MACHINE_PATHS: [(&str, &str); 6] = [
    (concat!("/ho", "me/"), "a home folder"),
    (concat!("/ro", "ot/"), "a home folder"),
    (concat!("/Us", "ers/"), "a home folder"),
    (concat!("/t", "mp/"), "the temporary folder of one kind of machine; ask the language for it"),
    (concat!("/wo", "rk/"), "a folder of one machine"),
    (concat!("../sha", "red"), "a folder outside of the repository"),
];

/// Files that may name such a path, each with the path and the reason.
const ALLOWED: [(&str, &str, &str); 0] = [];

pub fn machines(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in &repo.texts {
        // A lock file names packages, and an integrity hash may contain any letters.
        if path.ends_with("package-lock.json") || path.ends_with("Cargo.lock") {
            continue;
        }
        for (index, line) in text.lines().enumerate() {
            for (needle, what) in MACHINE_PATHS {
                if mentions(line, needle) && !is_allowed(path, needle) {
                    let message =
                        format!("names {what} ({needle}); a clone elsewhere will not have it");
                    findings.push(Finding::failure(path, index + 1, message));
                }
            }
        }
    }
    findings
}

/// Whether the path starts there, rather than being the middle of a web address or a longer path.
fn mentions(line: &str, needle: &str) -> bool {
    line.match_indices(needle).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|it| it.is_alphanumeric() || matches!(it, '_' | '-' | '.' | '}' | '/'))
    })
}

fn is_allowed(path: &str, needle: &str) -> bool {
    ALLOWED.iter().any(|(file, allowed, _reason)| *file == path && *allowed == needle)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_a_machine_are_found() {
        let text =
            format!("a\nlet p = \"{}x\";\nsee {}/data\n", MACHINE_PATHS[3].0, MACHINE_PATHS[5].0);
        let lines: Vec<_> =
            machines(&Repo::of(&[("a.rs", &text)])).iter().map(|it| it.line).collect();
        assert_eq!(lines, [2, 3]);
    }

    #[test]
    fn the_middle_of_an_address_is_no_path_of_a_machine() {
        let text =
            format!("https://example.org{}x and src{}y\n", MACHINE_PATHS[0].0, MACHINE_PATHS[3].0);
        assert_eq!(machines(&Repo::of(&[("a.md", &text)])), []);
    }
}
