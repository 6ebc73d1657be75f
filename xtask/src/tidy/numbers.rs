//! The numbers that make bots strong have names: they stand in `tuning.rs` or in a constant of the file
//! that uses them, where one who tunes finds and reads them.

use super::Finding;
use crate::repo::Repo;
use crate::source;

/// Where numbers are weights.
const FOLDERS: [&str; 1] = ["crates/bots/src/outer_rim/"];

/// The file that is a table of them.
const TABLE: &str = "tuning.rs";

/// Numbers that are none of these: halves, wholes and doubles, and thousands of credits.
const PLAIN: [&str; 5] = ["0.0", "0.5", "1.0", "2.0", "1000.0"];

pub fn have_names(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in repo.under(&FOLDERS, "rs").filter(|(path, _)| !path.ends_with(TABLE)) {
        let code = source::code_of(text);
        // Tests come last in a file.
        let code = code.split("#[cfg(test)]").next().unwrap_or_default();
        for (index, line) in code.lines().enumerate() {
            if line.trim_start().trim_start_matches("pub ").starts_with("const ") {
                continue;
            }
            for number in fractions(line).filter(|number| !PLAIN.contains(number)) {
                let message = format!(
                    "`{number}` has no name; make it a constant with a sentence, here or in {TABLE}"
                );
                findings.push(Finding::failure(path, index + 1, message));
            }
        }
    }
    findings
}

/// The numbers with a point in a line of code.
fn fractions(line: &str) -> impl Iterator<Item = &str> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '.');
    line.split(move |letter| !is_part(letter)).filter(|word| {
        let digits = |part: &str| !part.is_empty() && part.bytes().all(|it| it.is_ascii_digit());
        word.split_once('.').is_some_and(|(whole, part)| digits(whole) && digits(part))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bare_weight_is_found_and_a_named_one_passes() {
        let text = "const A: f32 = 0.3;\nfn f(x: (f32, f32)) -> f32 {\n    // 0.7 is said here\n    \
                    x.0 * 0.7 + 2.0 - x.1 / 8.0\n}\n#[cfg(test)]\nmod tests {\n    const B: f32 = 1.1 + 0.9;\n    \
                    fn g() { f(3.3) }\n}\n";
        let found = |path: &str| {
            let findings = have_names(&Repo::of(&[(path, text)]));
            findings.iter().map(|it| it.line).collect::<Vec<_>>()
        };
        assert_eq!(found("crates/bots/src/outer_rim/cards.rs"), [4, 4]);
        assert_eq!(found("crates/bots/src/outer_rim/tuning.rs"), [0; 0]);
        assert_eq!(found("crates/room/src/lib.rs"), [0; 0]);
    }
}
