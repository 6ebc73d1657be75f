//! Documents: links, pictures and the files they name exist, and the architecture stays readable in
//! one sitting.

use super::Finding;
use crate::repo::Repo;

const ARCHITECTURE_LINES_MAX: usize = 300;

/// Every relative link and picture of every Markdown file leads to a file or folder of the repository.
pub fn links(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in repo.under(&[""], "md") {
        for (line, target) in targets(text) {
            let (file, anchor) = target.split_once('#').unwrap_or((&target, ""));
            let Some(resolved) = resolve(path, file) else {
                findings.push(Finding::failure(
                    path,
                    line,
                    format!("link `{target}` leaves the repository"),
                ));
                continue;
            };
            if !repo.holds(&resolved) {
                let message =
                    format!("link `{target}` leads nowhere; mend the path or add the file");
                findings.push(Finding::failure(path, line, message));
            } else if !anchor.is_empty()
                && let Some(text) = repo.texts.get(&resolved)
                && !headings(text).any(|it| it == anchor)
            {
                let message = format!("link `{target}`: no heading makes the anchor `#{anchor}`");
                findings.push(Finding::failure(path, line, message));
            }
        }
    }
    findings
}

/// The folders at the root that documents name files of.
const FOLDERS: [&str; 10] =
    ["crates", "deploy", "docs", "examples", "fuzz", "lessons", "locales", "rules", "web", "xtask"];

/// The files of the game that tests the recipe.
const RECIPE: &str = "xtask/recipe/new/";

/// What stands for any name in the path of a recipe.
const ANY: [&str; 3] = ["GAME", "NAME", "ID"];

/// A path in a code span of a Markdown file, such as `crates/room/src`, is that of a file or folder.
/// `GAME`, `*` and braces stand for any name; what follows `::` is a test of the file.
pub fn named_files(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in repo.under(&[""], "md") {
        for (line, named) in named_paths(text) {
            let is_there = match named.contains('*') {
                // The recipe "Add a game" names files that the next game will have.
                true => repo.holds_like(&named) || repo.holds_like(&format!("{RECIPE}{named}")),
                false => repo.holds(&named),
            };
            if !is_there {
                let message = format!("`{named}` does not exist; name what does, or leave it out");
                findings.push(Finding::failure(path, line, message));
            }
        }
    }
    findings
}

/// The paths that code spans name, with their lines; a `*` stands for any name.
fn named_paths(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut in_code = false;
    for (index, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        }
        if in_code {
            continue;
        }
        for span in line.split('`').skip(1).step_by(2) {
            let (file, _) = span.split_once("::").unwrap_or((span, ""));
            let is_path = file.split_once('/').is_some_and(|(folder, rest)| {
                FOLDERS.contains(&folder) && !rest.contains([' ', '<', '$', '…'])
            });
            if is_path {
                found.push((index + 1, with_wildcards(file.trim_end_matches('/'))));
            }
        }
    }
    found
}

/// Braces and the names that stand for any other, as `*`.
fn with_wildcards(file: &str) -> String {
    let mut plain = String::new();
    let mut rest = file;
    while let Some((before, inside)) = rest.split_once('{') {
        plain += before;
        plain.push('*');
        rest = inside.split_once('}').map_or("", |(_, after)| after);
    }
    plain += rest;
    ANY.iter().fold(plain, |path, any| path.replace(any, "*"))
}

pub fn architecture(repo: &Repo) -> Vec<Finding> {
    let Some(text) = repo.texts.get("ARCHITECTURE.md") else { return Vec::new() };
    let n_lines = text.lines().count();
    if n_lines <= ARCHITECTURE_LINES_MAX {
        return Vec::new();
    }
    let message =
        format!("{n_lines} lines; keep it under {ARCHITECTURE_LINES_MAX}, details go to docs/");
    vec![Finding::failure("ARCHITECTURE.md", 0, message)]
}

/// Link and picture targets inside of the repository, with their lines; code blocks and spans aside.
fn targets(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut in_code = false;
    for (index, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        }
        if in_code {
            continue;
        }
        let line = without_code_spans(line);
        let markdown = line.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        let html = line.split("src=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let definition =
            line.strip_prefix('[').and_then(|it| it.split_once("]: ")).map(|(_, it)| it);
        for target in markdown.chain(html).chain(definition) {
            // A title may follow the address: [text](address "title").
            let target = target.split_whitespace().next().unwrap_or_default();
            if !target.contains("://") && !target.starts_with("mailto:") {
                found.push((index + 1, target.to_owned()));
            }
        }
    }
    found
}

fn without_code_spans(line: &str) -> String {
    line.split('`').step_by(2).collect::<Vec<_>>().join(" ")
}

/// The path from the root that `target` means in the file `path`; `None` if it leaves the repository.
fn resolve(path: &str, target: &str) -> Option<String> {
    if target.is_empty() {
        return Some(path.to_owned());
    }
    let mut parts: Vec<&str> = path.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

/// Anchors as the usual forges make them from headings.
fn headings(text: &str) -> impl Iterator<Item = String> {
    text.lines().filter(|line| line.starts_with('#')).map(|line| {
        let title = line.trim_start_matches('#').trim().to_lowercase();
        let kept = title.chars().filter(|it| it.is_alphanumeric() || matches!(it, ' ' | '-' | '_'));
        kept.map(|it| if it == ' ' { '-' } else { it }).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn broken_links_are_found_and_good_ones_pass() {
        let text = "# A title, here\n[a](docs/b.md) [b](docs/b.md#two-words) [c](docs/none.md)\n![p](p.png)\n\
                    [d](#a-title-here) [e](https://example.org/x) `[f](no.md)`\n```\n[g](no.md)\n```\n[h](docs/) [i](docs/b.md#none)\n";
        let mut repo =
            Repo::of(&[("README.md", text), ("docs/b.md", "## Two words\n[up](../README.md)\n")]);
        let missing = |repo: &Repo| links(repo).iter().map(|it| it.line).collect::<Vec<_>>();
        assert_eq!(missing(&repo), [2, 3, 8]);
        repo.binary.push("p.png".to_owned());
        assert_eq!(missing(&repo), [2, 8]);
    }

    #[test]
    fn files_that_documents_name_exist() {
        let text = "`crates/a/src/b.rs` `crates/a/src/b.rs::a_test` `crates/none.rs` `crates/a/`\n\
                    `rules/GAME/src/{x,y}.rs` `rules/GAME/none/*.rs` `other/none.rs` `src/none.rs`\n\
                    ```\n`crates/none.rs`\n```\n";
        let repo =
            Repo::of(&[("README.md", text), ("crates/a/src/b.rs", ""), ("rules/g/src/x.rs", "")]);
        let missing: Vec<_> =
            named_files(&repo).into_iter().map(|it| (it.line, it.message)).collect();
        assert_eq!(missing.len(), 2, "{missing:?}");
        assert!(missing[0].1.starts_with("`crates/none.rs`"), "{missing:?}");
        assert!(missing[1].1.starts_with("`rules/*/none/*.rs`"), "{missing:?}");
    }

    #[test]
    fn a_link_out_of_the_repository_is_refused() {
        let repo = Repo::of(&[("docs/a.md", "[x](../../elsewhere.md)\n")]);
        assert_eq!(links(&repo).len(), 1);
    }

    #[test]
    fn a_long_architecture_is_refused() {
        let long = "x\n".repeat(301);
        assert_eq!(architecture(&Repo::of(&[("ARCHITECTURE.md", &long)])).len(), 1);
        assert_eq!(architecture(&Repo::of(&[("ARCHITECTURE.md", "x\n")])), []);
    }
}
