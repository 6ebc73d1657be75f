//! Files and functions stay short enough to be read in one go.

use super::Finding;
use crate::repo::Repo;
use crate::source;

const FILE_LINES_WARN: usize = 500;
const FILE_LINES_MAX: usize = 1000;
const FUNCTION_LINES_WARN: usize = 70;
const FUNCTION_LINES_MAX: usize = 100;

/// Extensions of the sources that people write and read.
const SOURCES: [&str; 6] = ["rs", "ts", "svelte", "css", "py", "js"];

/// Written by `cargo xtask codegen`, not by people.
const GENERATED: [&str; 1] = ["web/src/wire/"];

pub fn files_and_functions(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    for extension in SOURCES {
        for (path, text) in repo.under(&[""], extension) {
            if GENERATED.iter().any(|folder| path.starts_with(folder)) {
                continue;
            }
            let n_lines = text.lines().count();
            let message = format!("{n_lines} lines; split it by concept");
            if n_lines > FILE_LINES_MAX {
                findings.push(Finding::failure(path, 0, message));
            } else if n_lines > FILE_LINES_WARN {
                findings.push(Finding::warning(path, 0, message));
            }
        }
    }
    for (path, text) in repo.under(&[""], "rs") {
        for function in source::functions(&source::code_of(text)) {
            let message = format!(
                "fn {} has {} lines; take out the parts that have a name",
                function.name, function.n_lines
            );
            if function.n_lines > FUNCTION_LINES_MAX {
                findings.push(Finding::failure(path, function.line, message));
            } else if function.n_lines > FUNCTION_LINES_WARN {
                findings.push(Finding::warning(path, function.line, message));
            }
        }
    }
    findings
}

/// A module `name` lives in `name.rs` beside `name/`, so that open files have distinct names.
///
/// The one `tests/it/main.rs` of a crate is no `mod.rs` and passes.
pub fn no_mod_rs(repo: &Repo) -> Vec<Finding> {
    let named = |path: &&str| path.ends_with("/mod.rs");
    let message = "rename it to the module's name, beside its folder";
    let paths = repo.under(&[""], "rs").map(|(path, _)| path).filter(named);
    paths.map(|path| Finding::failure(path, 0, message)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::Weight;
    use super::*;

    #[test]
    fn long_files_warn_then_fail() {
        let (warn, fail) = ("//\n".repeat(501), "//\n".repeat(1001));
        let repo = Repo::of(&[("a.rs", &warn), ("b.ts", &fail), ("web/src/wire/c.ts", &fail)]);
        let weights: Vec<_> = files_and_functions(&repo).iter().map(|it| it.weight).collect();
        assert_eq!(weights, [Weight::Warning, Weight::Failure]);
    }

    #[test]
    fn long_functions_warn_then_fail() {
        let function = |n: usize| format!("fn a() {{\n{}}}\n", "    b();\n".repeat(n));
        let (warn, fail, fine) = (function(69), function(99), function(68));
        let repo = Repo::of(&[("a.rs", &warn), ("b.rs", &fail), ("c.rs", &fine)]);
        let weights: Vec<_> = files_and_functions(&repo).iter().map(|it| it.weight).collect();
        assert_eq!(weights, [Weight::Warning, Weight::Failure]);
    }

    #[test]
    fn mod_rs_is_refused() {
        let repo = Repo::of(&[("crates/a/src/b/mod.rs", ""), ("crates/a/src/my_mod.rs", "")]);
        assert_eq!(no_mod_rs(&repo).len(), 1);
    }
}
