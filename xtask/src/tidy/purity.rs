//! The rules wing is pure, and the machinery of tables knows no game.

use std::collections::BTreeSet;
use std::ops::Range;

use super::Finding;
use crate::repo::Repo;
use crate::source;

/// Words that may not stand in rules code, and what to use instead.
const BANNED_WORDS: [(&str, &str); 6] = [
    ("f32", "floats differ between machines; count in integers"),
    ("f64", "floats differ between machines; count in integers"),
    ("HashMap", "an iteration order is a hidden die; use an array, a sorted Vec or a BTreeMap"),
    ("HashSet", "an iteration order is a hidden die; use an array, a sorted Vec or a BTreeSet"),
    ("hashbrown", "an iteration order is a hidden die; use an array, a sorted Vec or a BTreeMap"),
    (
        "std",
        "rules are no_std; use core or alloc, or put it behind cfg(test) or cfg(feature = \"schema\")",
    ),
];

/// How a crate says that it is pure. Generated TypeScript needs `std`, play never does; the test run
/// also compiles the rules without features, so that the second form keeps its promise.
const NO_STD: [&str; 2] = ["#![no_std]", "#![cfg_attr(not(feature = \"schema\"), no_std)]"];

/// Folders of crates that serve every game alike.
const MACHINERY: [&str; 3] = ["crates/room/src/", "crates/store/src/", "crates/server/src/"];

/// How each game would be named in code: `han_solo`, `han-solo`, `HanSolo`.
fn names_of_games(repo: &Repo) -> Vec<String> {
    let manifests = repo.texts.keys().filter_map(|path| path.strip_suffix("/Cargo.toml"));
    let games = manifests.filter_map(|path| path.strip_prefix("rules/"));
    let mut names = Vec::new();
    for game in games.filter(|game| *game != "tabletop") {
        let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
        names.push(game.split('-').map(capital).collect());
        names.push(game.replace('-', "_"));
        names.push(game.to_owned());
    }
    names
}

/// Every crate of the rules wing says `no_std`, and its sources use nothing that is impure.
pub fn rules_are_pure(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    let outside = files_behind_cfg(repo);
    for (path, text) in repo.under(&["rules/"], "rs") {
        let Some((_, inner)) = path.trim_start_matches("rules/").split_once("/src/") else {
            continue;
        };
        let code = source::code_of(text);
        if inner == "lib.rs" && !is_no_std(text, &code) {
            findings.push(Finding::failure(
                path,
                1,
                "add #![no_std]; every crate in rules/ is pure",
            ));
        }
        if outside.iter().any(|folder| path.starts_with(folder.as_str())) {
            continue;
        }
        let allowed = source::behind_cfg(text, &code, is_world_condition);
        for (word, reason) in BANNED_WORDS {
            for at in source::words(&code, word).filter(|at| !covers(&allowed, *at)) {
                let line = source::line_at(&code, at);
                findings.push(Finding::failure(path, line, format!("`{word}` in rules: {reason}")));
            }
        }
    }
    findings
}

/// Whether an attribute, not a comment, turns `std` off for play.
fn is_no_std(text: &str, code: &str) -> bool {
    let mut found = NO_STD.iter().flat_map(|attribute| text.match_indices(attribute));
    found.any(|(at, _)| code[at..].starts_with("#!["))
}

fn is_world_condition(condition: &str) -> bool {
    let is_positive = !condition.contains("not(");
    is_positive
        && (condition.starts_with("test") || condition.contains("feature = \"schema\"") || {
            condition.starts_with("all(test") || condition.starts_with("any(test")
        })
}

fn covers(ranges: &[Range<usize>], at: usize) -> bool {
    ranges.iter().any(|range| range.contains(&at))
}

/// Path prefixes of modules declared as `#[cfg(test)] mod name;` and the like.
fn files_behind_cfg(repo: &Repo) -> BTreeSet<String> {
    let mut prefixes = BTreeSet::new();
    for (path, text) in repo.under(&["rules/"], "rs") {
        let code = source::code_of(text);
        let stem = path.trim_end_matches(".rs");
        let folder = match stem.rsplit_once('/') {
            Some((parent, "lib")) => parent,
            _ => stem,
        };
        for range in source::behind_cfg(text, &code, is_world_condition) {
            let item = code[range].trim_end();
            let Some(item) = item.strip_suffix(';') else { continue };
            if let Some((_, name)) = item.rsplit_once("mod ") {
                prefixes.insert(format!("{folder}/{}.rs", name.trim()));
                prefixes.insert(format!("{folder}/{}/", name.trim()));
            }
        }
    }
    prefixes
}

/// `room`, `store` and `server` carry any game and name none.
pub fn machinery_knows_no_game(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    let games = names_of_games(repo);
    for (path, text) in repo.under(&MACHINERY, "rs") {
        for (index, line) in text.lines().enumerate() {
            if let Some(game) = games.iter().find(|game| line.contains(game.as_str())) {
                let message = format!("names the game `{game}`; go through `catalog` instead");
                findings.push(Finding::failure(path, index + 1, message));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(findings: &[Finding]) -> Vec<usize> {
        findings.iter().map(|it| it.line).collect()
    }

    #[test]
    fn impure_words_are_found_in_code_only() {
        let text = "//! No f64 here.\n#![no_std]\nuse std::fmt;\nlet a: f64 = 1.0;\nlet s = \"HashMap\";\n";
        let repo = Repo::of(&[("rules/x/src/lib.rs", text)]);
        let findings = rules_are_pure(&repo);
        assert_eq!(lines(&findings), [4, 3]);
        assert!(findings[0].message.contains("f64"));
    }

    #[test]
    fn a_rules_crate_must_say_no_std() {
        let repo =
            Repo::of(&[("rules/x/src/lib.rs", "//! Docs.\n"), ("rules/x/src/a.rs", "fn a() {}\n")]);
        assert_eq!(rules_are_pure(&repo).len(), 1);
        let text = "// #![no_std]\n#![cfg_attr(not(feature = \"schema\"), no_std)]\n";
        assert_eq!(rules_are_pure(&Repo::of(&[("rules/x/src/lib.rs", text)])), []);
        assert_eq!(
            rules_are_pure(&Repo::of(&[("rules/x/src/lib.rs", "// #![no_std]\n")])).len(),
            1
        );
    }

    #[test]
    fn tests_and_schemas_may_use_std() {
        let text = "#![no_std]\n#[cfg(feature = \"schema\")]\nextern crate std;\n#[cfg(test)]\nmod tests;\n\
                    #[cfg(test)]\nmod more { use std::fmt; }\n";
        let repo =
            Repo::of(&[("rules/x/src/lib.rs", text), ("rules/x/src/tests.rs", "use std::fmt;\n")]);
        assert_eq!(rules_are_pure(&repo), []);
    }

    #[test]
    fn code_that_is_left_when_tests_are_off_is_checked() {
        let text = "#![no_std]\n#[cfg(not(test))]\nmod inner { use std::fmt; }\n";
        assert_eq!(rules_are_pure(&Repo::of(&[("rules/x/src/lib.rs", text)])).len(), 1);
    }

    #[test]
    fn the_machinery_names_no_game() {
        let repo = Repo::of(&[
            ("rules/tabletop/Cargo.toml", ""),
            ("rules/han-solo/Cargo.toml", ""),
            ("crates/room/src/lib.rs", "use catalog::Game;\n// as in HanSolo\n"),
            ("crates/bots/src/lib.rs", "use han_solo::State;\n"),
        ]);
        assert_eq!(lines(&machinery_knows_no_game(&repo)), [2]);
    }
}
