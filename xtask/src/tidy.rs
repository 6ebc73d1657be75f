//! `cargo xtask tidy`: the rules of this repository that no compiler knows.
//!
//! Each check is a plain function from the files of the repository to a list of findings, with unit tests
//! beside it. A warning is printed and lets the run pass; a failure does not.

use std::fmt;

use anyhow::{Result, bail};

use crate::repo::Repo;

mod arrows;
mod audits;
mod docs;
mod glossary;
mod leftovers;
mod lengths;
mod locales;
mod markup;
mod numbers;
mod paths;
mod prose;
mod purity;
mod text;

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    Warning,
    Failure,
}

/// One thing to mend: where it is, what it is, and what to do about it.
#[derive(Debug, PartialEq, Eq)]
pub struct Finding {
    pub path: String,
    /// One-based; zero when the whole file or crate is meant.
    pub line: usize,
    pub weight: Weight,
    pub message: String,
}

impl Finding {
    pub fn failure(path: &str, line: usize, message: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line, weight: Weight::Failure, message: message.into() }
    }

    pub fn warning(path: &str, line: usize, message: impl Into<String>) -> Self {
        Self { weight: Weight::Warning, ..Self::failure(path, line, message) }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let weight = match self.weight {
            Weight::Warning => "warning",
            Weight::Failure => "failure",
        };
        match self.line {
            0 => write!(f, "{weight}: {}: {}", self.path, self.message),
            line => write!(f, "{weight}: {}:{line}: {}", self.path, self.message),
        }
    }
}

type Check = fn(&Repo) -> Vec<Finding>;

/// Every check that reads files alone. The arrows also need `cargo metadata`.
const CHECKS: [(&str, Check); 18] = [
    ("rules are pure", purity::rules_are_pure),
    ("no game in the machinery", purity::machinery_knows_no_game),
    ("lengths", lengths::files_and_functions),
    ("no mod.rs", lengths::no_mod_rs),
    ("no leftovers", leftovers::rust),
    ("no switched-off tests", leftovers::web_tests),
    ("whitespace", text::whitespace),
    ("no path of a machine", paths::machines),
    ("links resolve", docs::links),
    ("documents name what exists", docs::named_files),
    ("architecture stays short", docs::architecture),
    ("audits tell the truth", audits::rows_tell_the_truth),
    ("words live in locales", markup::components),
    ("locales agree", locales::same_keys),
    ("french marks", locales::french_marks),
    ("one word for one thing", glossary::one_word_for_one_thing),
    ("plain words", prose::plain_words),
    ("weights have names", numbers::have_names),
];

pub fn run() -> Result<()> {
    let repo = Repo::read()?;
    let mut findings = Vec::new();
    for (_, check) in CHECKS {
        findings.extend(check(&repo));
    }
    findings.extend(arrows::check(&arrows::workspace()?));
    report(&findings)
}

fn report(findings: &[Finding]) -> Result<()> {
    for finding in findings {
        println!("{finding}");
    }
    let n_failures = findings.iter().filter(|it| it.weight == Weight::Failure).count();
    let n_warnings = findings.len() - n_failures;
    println!("tidy: {} checks, {n_failures} failures, {n_warnings} warnings", CHECKS.len() + 1);
    if n_failures > 0 {
        bail!("tidy: {n_failures} failures");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_names_file_and_line() {
        let finding = Finding::failure("rules/x/src/lib.rs", 7, "no floats here");
        assert_eq!(finding.to_string(), "failure: rules/x/src/lib.rs:7: no floats here");
        let whole = Finding::warning("README.md", 0, "long");
        assert_eq!(whole.to_string(), "warning: README.md: long");
    }

    #[test]
    fn failures_fail_and_warnings_pass() {
        assert!(report(&[Finding::warning("a", 1, "b")]).is_ok());
        assert!(report(&[Finding::failure("a", 1, "b")]).is_err());
    }
}
