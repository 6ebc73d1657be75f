//! `docs/audits.md` tells the truth: every finding stands once, and the test or the place it names
//! exists.

use std::collections::BTreeSet;

use super::Finding;
use crate::repo::Repo;

const AUDITS: &str = "docs/audits.md";

/// Every row has an id of its own and an answer; every `path::test` in it is a test of that file, and
/// every other `path` a file of the repository.
pub fn rows_tell_the_truth(repo: &Repo) -> Vec<Finding> {
    let Some(text) = repo.texts.get(AUDITS) else { return Vec::new() };
    let mut findings = Vec::new();
    let mut seen = BTreeSet::new();
    for (index, line) in text.lines().enumerate() {
        let Some((id, answer)) = row(line) else { continue };
        let mut fail =
            |message: String| findings.push(Finding::failure(AUDITS, index + 1, message));
        if !seen.insert(id.to_owned()) {
            fail(format!("{id} stands twice; one finding has one row"));
        }
        if answer.is_empty() {
            fail(format!("{id} has no answer; name the test, or the place of the ruling"));
        }
        let mut file = "";
        for span in answer.split('`').skip(1).step_by(2) {
            let (path, test) =
                span.split_once("::").map_or((span, None), |(it, test)| (it, Some(test)));
            if !path.is_empty() {
                file = path;
            }
            if !repo.holds(file) {
                fail(format!("{id} names `{file}`, which is no file of the repository"));
            } else if let Some(test) = test
                && !repo.texts.get(file).is_some_and(|text| has_test(text, test))
            {
                fail(format!("{id} names the test `{test}`, which is not in {file}"));
            }
        }
    }
    findings
}

/// The id and the last cell of a row about a finding.
fn row(line: &str) -> Option<(&str, &str)> {
    let cells: Vec<&str> =
        line.strip_prefix('|')?.strip_suffix('|')?.split('|').map(str::trim).collect();
    let (id, answer) = (cells.first()?, cells.last()?);
    let (prefix, rest) = id.split_once('-')?;
    let is_id = cells.len() == 3
        && !rest.is_empty()
        && (2..=5).contains(&prefix.len())
        && prefix.bytes().all(|it| it.is_ascii_uppercase());
    is_id.then_some((*id, *answer))
}

/// Whether a file has a test of this name: a function, or words in quotes.
fn has_test(text: &str, name: &str) -> bool {
    text.contains(&format!("fn {name}(")) || text.contains(&format!("'{name}'"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn messages(rows: &str) -> Vec<String> {
        let repo = Repo::of(&[
            (AUDITS, rows),
            ("rules/x/tests/it/a.rs", "#[test]\nfn it_holds() {}\n"),
            ("web/tests/b.test.ts", "it('counts', () => {});\n"),
        ]);
        rows_tell_the_truth(&repo).into_iter().map(|it| it.message).collect()
    }

    #[test]
    fn rows_that_name_what_exists_pass() {
        let rows = "| id | what | shown by |\n| --- | --- | --- |\n\
                    | OR-A1 | one | `rules/x/tests/it/a.rs::it_holds` |\n\
                    | FR-2 | two | `web/tests/b.test.ts::counts`; ruling: a reason |\n\
                    | CG-D3 | three | `rules/x/tests/it/a.rs::it_holds`, `::it_holds` |\n";
        assert_eq!(messages(rows), [""; 0]);
    }

    #[test]
    fn what_is_not_there_is_found() {
        let rows = "| OR-A1 | one | `rules/x/tests/it/a.rs::it_fails` |\n\
                    | OR-A1 | again | `rules/x/tests/it/none.rs` |\n| ES-S1 | none | |\n";
        let found = messages(rows);
        assert_eq!(found.len(), 4, "{found:?}");
        assert!(found[0].contains("it_fails") && found[1].contains("twice"), "{found:?}");
        assert!(found[2].contains("none.rs") && found[3].contains("no answer"), "{found:?}");
    }
}
