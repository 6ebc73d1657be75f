//! Nothing unfinished, nothing switched off.

use super::Finding;
use crate::repo::Repo;
use crate::source;

const MACROS: [(&str, &str); 3] = [
    ("todo!", "finish it or leave it out"),
    ("unimplemented!", "finish it or leave it out"),
    ("dbg!", "use tracing or take it out"),
];

pub fn rust(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in repo.under(&[""], "rs") {
        let code = source::code_of(text);
        for (name, advice) in MACROS {
            let word = name.trim_end_matches('!');
            for at in source::words(&code, word).filter(|at| code[*at..].starts_with(name)) {
                let line = source::line_at(&code, at);
                findings.push(Finding::failure(path, line, format!("`{name}`: {advice}")));
            }
        }
        for (at, _) in code.match_indices("#[ignore") {
            let message =
                "no ignored tests: assert today's answer, or gate it by an environment variable";
            findings.push(Finding::failure(path, source::line_at(&code, at), message));
        }
    }
    findings
}

/// `.only(` runs one test and hides the others; `.skip(` hides one.
pub fn web_tests(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in repo.under(&["web/"], "ts") {
        if !(path.starts_with("web/tests/")
            || path.ends_with(".test.ts")
            || path.ends_with(".spec.ts"))
        {
            continue;
        }
        for (index, line) in text.lines().enumerate() {
            let switched = ["test", "it", "describe", "suite"].iter().find_map(|name| {
                [".only", ".skip", ".todo", ".fixme"]
                    .into_iter()
                    .find(|verb| line.contains(&format!("{name}{verb}")))
            });
            if let Some(verb) = switched {
                let message = format!("`{verb}` switches tests off; run them all");
                findings.push(Finding::failure(path, index + 1, message));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unfinished_macros_are_found_outside_of_text() {
        let text = "fn a() {\n    todo!()\n}\n// todo!\nconst B: &str = \"dbg!\";\nfn c() { dbg!(1); my_todo!(); }\n";
        let lines: Vec<_> = rust(&Repo::of(&[("a.rs", text)])).iter().map(|it| it.line).collect();
        assert_eq!(lines, [2, 6]);
    }

    #[test]
    fn ignored_tests_are_found() {
        let text = "#[test]\n#[ignore = \"slow\"]\nfn a() {}\n";
        assert_eq!(rust(&Repo::of(&[("a.rs", text)])).len(), 1);
    }

    #[test]
    fn switched_off_web_tests_are_found() {
        let text = "test.only('a', () => {});\nlist.skip(1);\ntest.skip('b');\n";
        let repo = Repo::of(&[("web/tests/a.ts", text), ("web/src/a.ts", text)]);
        let lines: Vec<_> = web_tests(&repo).iter().map(|it| it.line).collect();
        assert_eq!(lines, [1, 3]);
    }
}
