//! `cargo xtask rules`: the matrix of rule ids and the tests that show them.
//!
//! The numbered specifications in `docs/rules/*.md` are the left side: every id in bold at the start of
//! a list item (`- **HS-3.2 …**`) is a rule. The right side are tests that name ids in a comment
//!
//! ```text
//! // Rules: HS-3.2, HS-3.3
//! ```
//!
//! directly above the test or as the first lines of its body, in Rust and in TypeScript alike. A rule
//! that only exists on a real table is listed in `docs/rules/physical.toml` with the reason.
//!
//! A game that is not whole yet keeps its specification in `docs/rules/begun/`: its tests may name the
//! rules, and the untested ones are counted but do not fail. When the last one is tested, the file
//! moves up.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail};

use crate::repo::Repo;

mod claims;
mod spec;

use claims::Claim;
use spec::RuleId;

#[derive(clap::Args, Default)]
pub struct Args {
    /// Print every test of every rule, not only the first two.
    #[arg(long)]
    full: bool,
}

pub fn run(args: &Args) -> Result<()> {
    let matrix = Matrix::of(&Repo::read()?);
    print!("{}", matrix.render(if args.full { usize::MAX } else { 2 }));
    if !matrix.problems.is_empty() {
        for problem in &matrix.problems {
            println!("failure: {problem}");
        }
        bail!("the rules matrix has {} problems", matrix.problems.len());
    }
    Ok(())
}

struct Matrix {
    /// Tests by rule, in the order of the specification.
    rows: BTreeMap<RuleId, BTreeSet<String>>,
    physical: BTreeMap<RuleId, String>,
    /// The rules of games not whole yet that no test names.
    n_begun: usize,
    problems: Vec<String>,
}

impl Matrix {
    fn of(repo: &Repo) -> Self {
        let mut problems = Vec::new();
        let rules = spec::rules(repo, &mut problems);
        if rules.is_empty() {
            problems
                .push("docs/rules/: no file defines a rule; the matrix would be empty".to_owned());
        }
        let physical = spec::physical(repo, &mut problems);
        let claims = claims::find(repo, &mut problems);
        let mut rows: BTreeMap<RuleId, BTreeSet<String>> =
            rules.keys().map(|id| (id.clone(), BTreeSet::new())).collect();
        for Claim { test, path, line, ids } in &claims {
            for id in ids {
                match rows.get_mut(id) {
                    Some(tests) => {
                        tests.insert(format!("{path}::{test}"));
                    }
                    None => problems.push(format!(
                        "{path}:{line}: {test} names {id}, which no file in docs/rules/ defines"
                    )),
                }
            }
        }
        let mut n_begun = 0;
        for (id, tests) in &rows {
            match (physical.get(id), tests.first()) {
                (None, None) if spec::is_begun(&rules[id]) => n_begun += 1,
                (None, None) => problems.push(format!(
                    "{}: no test names {id}; add `// Rules: {id}` to the test that shows it, or write that test",
                    rules[id]
                )),
                (Some(_), Some(test)) => problems.push(format!(
                    "docs/rules/physical.toml: {id} is listed as physical but {test} shows it; take it off the list"
                )),
                _ => {}
            }
        }
        for id in physical.keys().filter(|id| !rows.contains_key(*id)) {
            problems.push(format!("docs/rules/physical.toml: {id} is not a rule of docs/rules/"));
        }
        Self { rows, physical, n_begun, problems }
    }

    fn render(&self, n_shown_max: usize) -> String {
        let mut lines = Vec::new();
        for (id, tests) in &self.rows {
            let shown: Vec<&str> = tests.iter().take(n_shown_max).map(String::as_str).collect();
            let more = match tests.len() - shown.len() {
                0 => String::new(),
                n => format!(" and {n} more"),
            };
            let right = match (self.physical.get(id), shown.is_empty()) {
                (Some(reason), true) => format!("physical: {reason}"),
                (None, true) => "NO TEST".to_owned(),
                _ => shown.join("\n            ") + &more,
            };
            lines.push(format!("{:<11} {right}", id.to_string()));
        }
        let n_tested = self.rows.values().filter(|tests| !tests.is_empty()).count();
        lines.push(format!(
            "rules: {} rules, {n_tested} tested, {} physical, {} of games not whole yet, {} problems\n",
            self.rows.len(),
            self.physical.len(),
            self.n_begun,
            self.problems.len()
        ));
        lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPEC: (&str, &str) = (
        "docs/rules/toy.md",
        "- **TY-1.1 [seed]** One.\n- **TY-1.2** Two.\n- **TY-1.10 Three.** x\n",
    );

    fn matrix(test: &str, physical: &str) -> Matrix {
        Matrix::of(&Repo::of(&[
            SPEC,
            ("rules/toy/src/a.rs", test),
            ("docs/rules/physical.toml", physical),
        ]))
    }

    #[test]
    fn a_covered_specification_passes() {
        let matrix = matrix(
            "// Rules: TY-1.1, TY-1.2\n#[test]\nfn shows_both() {}\n",
            "\"TY-1.10\" = \"box\"\n",
        );
        assert_eq!(matrix.problems, Vec::<String>::new());
        let text = matrix.render(2);
        assert!(text.contains("TY-1.1      rules/toy/src/a.rs::shows_both\n"));
        assert!(text.contains("TY-1.10     physical: box\n"));
        assert!(
            text.contains("3 rules, 2 tested, 1 physical, 0 of games not whole yet, 0 problems")
        );
    }

    #[test]
    fn the_gaps_of_a_game_not_whole_yet_are_counted() {
        let matrix = Matrix::of(&Repo::of(&[
            SPEC,
            ("docs/rules/begun/new.md", "- **NW-1.1** One.\n- **NW-1.2** Two.\n"),
            (
                "rules/new/src/a.rs",
                "// Rules: NW-1.2, TY-1.1, TY-1.2, TY-1.10\n#[test]\nfn a() {}\n",
            ),
        ]));
        assert_eq!((matrix.n_begun, matrix.problems), (1, Vec::<String>::new()));
    }

    #[test]
    fn rows_are_in_the_order_of_numbers() {
        let ids: Vec<_> = matrix("", "").rows.keys().map(ToString::to_string).collect();
        assert_eq!(ids, ["TY-1.1", "TY-1.2", "TY-1.10"]);
    }

    #[test]
    fn a_repository_without_rules_fails() {
        assert_eq!(Matrix::of(&Repo::of(&[])).problems.len(), 1);
    }

    #[test]
    fn gaps_unknown_ids_and_tested_physical_rules_fail() {
        let matrix = matrix(
            "// Rules: TY-1.1, TY-9.9\n#[test]\nfn a() {}\n",
            "\"TY-1.1\" = \"box\"\n\"TY-8.8\" = \"none\"\n",
        );
        let has = |part: &str| matrix.problems.iter().any(|it| it.contains(part));
        assert!(has("names TY-9.9"));
        assert!(has("no test names TY-1.2"));
        assert!(has("no test names TY-1.10"));
        assert!(has("TY-1.1 is listed as physical"));
        assert!(has("TY-8.8 is not a rule"));
        assert_eq!(matrix.problems.len(), 5);
    }
}
