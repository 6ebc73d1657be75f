//! One word for one thing: what `locales/glossary.toml` forbids stands in no text people read.
//!
//! A text is what a Fluent message says, the `name`, `other` and `flavour` of a title, and the name
//! a thing has in a language in the data of a game. Comments, keys, variables and selectors are no
//! text, and the names of players never stand in a file.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::Finding;
use crate::repo::Repo;

/// Where the words are kept.
const GLOSSARY: &str = "locales/glossary.toml";

/// Folders whose titles are in one language each.
const TITLES: &str = "rules/outer-rim/data/titles/";

/// Entries by language.
type Glossary = BTreeMap<String, Vec<Entry>>;

/// One thing and the word for it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    /// The word that is said.
    term: String,
    /// The thing, in English.
    concept: String,
    /// The words that are not said. A small letter stands for a capital as well, and a `*` at the
    /// end for any further letters.
    forbidden: Vec<String>,
    /// Phrases in which a forbidden word means something else.
    #[serde(default)]
    except: Vec<String>,
    /// Beginnings of the names of the files it holds in, such as `outer-rim` or `titles/market`;
    /// all of them where there is none.
    #[serde(default)]
    files: Vec<String>,
    /// Beginnings of the keys it holds for; all of them where there is none.
    #[serde(default)]
    keys: Vec<String>,
    /// Why this word and no other.
    reason: String,
}

/// A line of text that people read, with the key it belongs to.
struct Said<'a> {
    line: usize,
    key: &'a str,
    text: String,
}

pub fn one_word_for_one_thing(repo: &Repo) -> Vec<Finding> {
    let Some(source) = repo.texts.get(GLOSSARY) else { return Vec::new() };
    let glossary: Glossary = match toml::from_str(source) {
        Ok(glossary) => glossary,
        Err(error) => return vec![Finding::failure(GLOSSARY, 0, error.to_string())],
    };
    let mut findings = Vec::new();
    for (language, entries) in &glossary {
        for entry in entries {
            if entry.forbidden.contains(&entry.term) || entry.reason.is_empty() {
                let text = format!("`{}` forbids itself or has no reason", entry.term);
                findings.push(Finding::failure(GLOSSARY, 0, text));
            }
        }
        for (path, text) in &repo.texts {
            let Some((name, said)) = texts_of(path, text, language) else { continue };
            for one in &said {
                findings.extend(entries.iter().filter_map(|entry| entry.finding(path, &name, one)));
            }
        }
    }
    findings
}

/// What a file says in a language, and the name that `files` means it by.
fn texts_of<'a>(path: &str, text: &'a str, language: &str) -> Option<(String, Vec<Said<'a>>)> {
    let in_language = |folder: &str| path.strip_prefix(&format!("{folder}{language}/"));
    if let Some(name) = in_language("locales/").and_then(|name| name.strip_suffix(".ftl")) {
        return Some((name.to_owned(), fluent(text)));
    }
    if let Some(name) = in_language(TITLES).and_then(|name| name.strip_suffix(".toml")) {
        return Some((format!("titles/{name}"), quoted(text, &["name", "other", "flavour"])));
    }
    let data = path.strip_prefix("rules/").and_then(|path| path.strip_suffix(".toml"))?;
    let name = data.replacen("/data/", "/", 1);
    (name != data).then(|| (name, quoted(text, &[language])))
}

impl Entry {
    fn finding(&self, path: &str, name: &str, said: &Said<'_>) -> Option<Finding> {
        let begins = |all: &[String], one: &str| {
            all.is_empty() || all.iter().any(|begin| one.starts_with(begin.as_str()))
        };
        if !begins(&self.files, name) || !begins(&self.keys, said.key) {
            return None;
        }
        let mut text = said.text.clone();
        for phrase in &self.except {
            text = text.replace(phrase.as_str(), "…");
        }
        let word = self.forbidden.iter().find(|word| has_word(&text, word))?;
        let Self { term, concept, reason, .. } = self;
        let message =
            format!("`{}` says `{word}`; the word for {concept} is `{term}`: {reason}", said.key);
        Some(Finding::failure(path, said.line, message))
    }
}

/// Whether the words stand there whole. Hard spaces and curved apostrophes are as good as others.
fn has_word(text: &str, word: &str) -> bool {
    let plain = |text: &str| text.replace(['\u{a0}', '\u{202f}'], " ").replace('’', "'");
    let (mut text, word) = (plain(text), plain(word));
    let (stem, open) = match word.strip_suffix('*') {
        Some(stem) => (stem, true),
        None => (word.as_str(), false),
    };
    if stem == stem.to_lowercase() {
        text = text.to_lowercase();
    }
    text.match_indices(stem).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + stem.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric)
            && (open || !after.is_some_and(char::is_alphanumeric))
    })
}

/// The lines of a Fluent file without comments, keys, selectors and variables.
fn fluent(text: &str) -> Vec<Said<'_>> {
    let mut said = Vec::new();
    let mut key = "";
    for (index, line) in text.lines().enumerate() {
        if line.starts_with('#') {
            continue;
        }
        let mut rest = line;
        if !line.starts_with([' ', '[', '*', '}'])
            && let Some((name, value)) = line.split_once('=')
        {
            (key, rest) = (name.trim(), value);
        }
        let rest = rest.trim_start();
        let rest = match rest.strip_prefix("*[").or_else(|| rest.strip_prefix('[')) {
            Some(variant) => variant.split_once(']').map_or(rest, |(_, value)| value),
            None => rest,
        };
        said.push(Said { line: index + 1, key, text: without_placeables(rest) });
    }
    said
}

/// A text with what stands in braces left out, but for characters that are written there.
fn without_placeables(text: &str) -> String {
    let mut plain = String::new();
    let mut depth = 0_usize;
    for letter in text.replace("{\"\\u00A0\"}", " ").replace("{\"\\u202F\"}", " ").chars() {
        match letter {
            '{' => depth += 1,
            '}' => {
                depth = depth.saturating_sub(1);
                plain.push('·');
            }
            _ if depth == 0 => plain.push(letter),
            _ => {}
        }
    }
    plain
}

/// The values of these fields in a file whose tables stand on one line each.
fn quoted<'a>(text: &'a str, fields: &[&str]) -> Vec<Said<'a>> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    let mut said = Vec::new();
    for (index, line) in lines {
        let key = line.split_once(" = ").map_or("", |(key, _)| key);
        for field in fields {
            let opening = format!("{field} = \"");
            let starts = line.match_indices(&opening).filter(|(at, _)| {
                !line[..*at].ends_with(|it: char| it.is_alphanumeric() || matches!(it, '_' | '-'))
            });
            for (at, _) in starts {
                let value = &line[at + opening.len()..];
                let value = value.split_once('"').map_or(value, |(value, _)| value);
                said.push(Said { line: index + 1, key, text: value.to_owned() });
            }
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: &str = r#"
        [[fr]]
        term = "gloire"
        concept = "fame"
        forbidden = ["renommée", "célébrité*"]
        files = ["outer-rim", "titles/", "han-solo/"]
        except = ["renommée de la maison"]
        reason = "the French box says so"

        [[fr]]
        term = "la Rébellion"
        concept = "the faction"
        forbidden = ["Rebelles"]
        keys = ["or-"]
        reason = "cards and log agree"
    "#;

    fn found(files: &[(&str, &str)]) -> Vec<(String, usize)> {
        let mut files = files.to_vec();
        files.push((GLOSSARY, WORDS));
        let findings = one_word_for_one_thing(&Repo::of(&files));
        findings.into_iter().map(|it| (it.path, it.line)).collect()
    }

    #[test]
    fn a_planted_synonym_fails_wherever_people_read_it() {
        let ftl =
            "a = Votre gloire\nb = { $n ->\n    [one] Renommée\n   *[other] { $n } célébrités\n}\n";
        let title = "card.x = { name = \"Gloire\", flavour = \"Sa renommée\" }\n";
        let data = "names = { en = \"renommée\", fr = \"La renommée\" }\n";
        let at = |path: &str, line| (path.to_owned(), line);
        assert_eq!(
            found(&[
                ("locales/fr/outer-rim.ftl", ftl),
                ("rules/outer-rim/data/titles/fr/market.toml", title),
                ("rules/han-solo/data/tokens.toml", data),
            ]),
            [
                at("locales/fr/outer-rim.ftl", 3),
                at("locales/fr/outer-rim.ftl", 4),
                at("rules/han-solo/data/tokens.toml", 1),
                at("rules/outer-rim/data/titles/fr/market.toml", 1),
            ]
        );
    }

    #[test]
    fn what_nobody_reads_is_left_alone() {
        let ftl =
            "# renommée\nrenommée = { $renommée ->\n    [renommée] gloire\n   *[other] x\n}\n";
        assert_eq!(found(&[("locales/fr/outer-rim.ftl", ftl)]), []);
        // Another language, another file, a longer word, a phrase that is allowed.
        assert_eq!(found(&[("locales/es/outer-rim.ftl", "a = renommée\n")]), []);
        assert_eq!(found(&[("locales/fr/web.ftl", "a = renommée\n")]), []);
        assert_eq!(found(&[("locales/fr/outer-rim.ftl", "a = renommées\n")]), []);
        assert_eq!(found(&[("locales/fr/outer-rim.ftl", "a = la renommée de la maison\n")]), []);
    }

    #[test]
    fn a_capital_and_a_key_narrow_an_entry() {
        let one = |text: &str| found(&[("locales/fr/outer-rim.ftl", text)]).len();
        assert_eq!(one("or-faction = Rebelles\n"), 1);
        assert_eq!(one("or-faction = patrouilles rebelles\n"), 0);
        assert_eq!(one("orc-faction = Rebelles\n"), 0);
    }

    #[test]
    fn hard_spaces_and_apostrophes_hide_nothing() {
        assert!(has_word("Tentez\u{a0}un jet d’essai", "un jet d'essai"));
        assert!(has_word(&without_placeables("37{\"\\u00A0\"}% de { $n }"), "37 %"));
    }

    #[test]
    fn a_glossary_that_cannot_be_read_fails() {
        let repo = Repo::of(&[(GLOSSARY, "[[fr]]\nterm = \"x\"\n")]);
        assert_eq!(one_word_for_one_thing(&repo).len(), 1);
    }
}
