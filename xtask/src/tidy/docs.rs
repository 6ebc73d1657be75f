//! Documents: links and pictures exist, and the architecture stays readable in one sitting.

use super::Finding;
use crate::house::House;

const ARCHITECTURE_LINES_MAX: usize = 300;

/// Every relative link and picture of every Markdown file leads to a file or folder of the house.
pub fn links(house: &House) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in house.under(&[""], "md") {
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
            if !house.holds(&resolved) {
                let message =
                    format!("link `{target}` leads nowhere; mend the path or add the file");
                findings.push(Finding::failure(path, line, message));
            } else if !anchor.is_empty()
                && let Some(text) = house.texts.get(&resolved)
                && !headings(text).any(|it| it == anchor)
            {
                let message = format!("link `{target}`: no heading makes the anchor `#{anchor}`");
                findings.push(Finding::failure(path, line, message));
            }
        }
    }
    findings
}

pub fn architecture(house: &House) -> Vec<Finding> {
    let Some(text) = house.texts.get("ARCHITECTURE.md") else { return Vec::new() };
    let n_lines = text.lines().count();
    if n_lines <= ARCHITECTURE_LINES_MAX {
        return Vec::new();
    }
    let message =
        format!("{n_lines} lines; keep it under {ARCHITECTURE_LINES_MAX}, details go to docs/");
    vec![Finding::failure("ARCHITECTURE.md", 0, message)]
}

/// Link and picture targets inside of the house, with their lines; code blocks and spans aside.
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

/// The path from the root that `target` means in the file `path`; `None` if it leaves the house.
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
        let mut house =
            House::of(&[("README.md", text), ("docs/b.md", "## Two words\n[up](../README.md)\n")]);
        let missing = |house: &House| links(house).iter().map(|it| it.line).collect::<Vec<_>>();
        assert_eq!(missing(&house), [2, 3, 8]);
        house.binary.push("p.png".to_owned());
        assert_eq!(missing(&house), [2, 8]);
    }

    #[test]
    fn a_link_out_of_the_house_is_refused() {
        let house = House::of(&[("docs/a.md", "[x](../../elsewhere.md)\n")]);
        assert_eq!(links(&house).len(), 1);
    }

    #[test]
    fn a_long_architecture_is_refused() {
        let long = "x\n".repeat(301);
        assert_eq!(architecture(&House::of(&[("ARCHITECTURE.md", &long)])).len(), 1);
        assert_eq!(architecture(&House::of(&[("ARCHITECTURE.md", "x\n")])), []);
    }
}
