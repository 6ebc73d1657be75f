//! Every language says everything: the same Fluent keys in every folder of `locales/`.

use std::collections::{BTreeMap, BTreeSet};

use super::Finding;
use crate::repo::Repo;

/// The language the others are compared with.
const FIRST: &str = "en";

/// Languages that must be there once there are words at all.
const LANGUAGES: [&str; 3] = ["en", "es", "fr"];

/// Variables that are given wherever another is, for languages that need them: `$of` is a name with
/// the preposition before it (« le vaisseau d’Enfys Nest »), `$on` a place with its own, `$to` the
/// place as an aim, `$whom` says whether the other player is the reader, `$n` is the bare number of
/// an amount, `$free` whether a price is none, `$gender` that of the cards that are meant, and dice
/// are `$shown` or `$turned` where they are `$showing` anything.
const BESIDE: [(&str, &str); 12] = [
    ("of", "name"),
    ("of", "place"),
    ("on", "space"),
    ("to", "at"),
    ("whom", "to"),
    ("whom", "from"),
    ("whom", "by"),
    ("n", "amount"),
    ("free", "price"),
    ("gender", "term"),
    ("shown", "showing"),
    ("turned", "showing"),
];

/// A message and where it stands.
#[derive(Debug, PartialEq)]
struct Message {
    path: String,
    line: usize,
    /// The `$names` its text uses.
    variables: BTreeSet<String>,
}

/// Messages by key. A key stands in one file of a language, also where the server loads one file and
/// the browser another: with two texts under one name nobody knows which one is meant.
type Messages = BTreeMap<String, Message>;

pub fn same_keys(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut languages: BTreeMap<&str, Messages> = BTreeMap::new();
    for (path, text) in repo.under(&["locales/"], "ftl") {
        let Some((language, _)) = path.trim_start_matches("locales/").split_once('/') else {
            continue;
        };
        let known = languages.entry(language).or_default();
        for (key, message) in messages(path, text) {
            if let Some(first) = known.get(&key) {
                let message_text = format!("`{key}` is already at {}:{}", first.path, first.line);
                findings.push(Finding::failure(path, message.line, message_text));
            } else {
                known.insert(key, message);
            }
        }
    }
    if languages.is_empty() {
        return findings;
    }
    for language in LANGUAGES {
        languages.entry(language).or_default();
    }
    let first = languages.remove(FIRST).unwrap_or_default();
    for (language, other) in &languages {
        findings.extend(compare(language, &first, other));
    }
    findings
}

fn compare(language: &str, first: &Messages, other: &Messages) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (key, message) in first {
        let path = message.path.replacen(&format!("/{FIRST}/"), &format!("/{language}/"), 1);
        match other.get(key) {
            None => {
                let text = format!("`{key}` is missing; {}:{} has it", message.path, message.line);
                findings.push(Finding::failure(&path, 0, text));
            }
            Some(translated) => {
                let unknown = translated.variables.difference(&message.variables);
                let beside = |variable: &str| {
                    let mut pairs = BESIDE.iter().filter(|(it, _)| *it == variable);
                    pairs.any(|(_, other)| message.variables.contains(*other))
                };
                for variable in unknown.filter(|variable| !beside(variable)) {
                    let text =
                        format!("`{key}` uses ${variable}, which {} does not know", message.path);
                    findings.push(Finding::failure(&translated.path, translated.line, text));
                }
            }
        }
    }
    for (key, message) in other.iter().filter(|(key, _)| !first.contains_key(*key)) {
        let text = format!("`{key}` is not in {FIRST}; remove it or add it there");
        findings.push(Finding::failure(&message.path, message.line, text));
    }
    findings
}

/// French marks that stand apart from their word, with a space at which no line breaks. Written
/// with one at which lines may break, a colon would begin the next line.
const BREAKING: [&str; 6] = [" :", " ;", " ?", " !", "« ", " »"];

pub fn french_marks(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in repo.under(&["locales/fr/"], "ftl") {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        for (index, line) in lines {
            if let Some(mark) = BREAKING.iter().find(|mark| line.contains(**mark)) {
                let text =
                    format!("`{mark}` may break; use U+00A0, or U+202F before `;`, `?` and `!`");
                findings.push(Finding::failure(path, index + 1, text));
            }
        }
    }
    findings
}

/// Keys of a Fluent file: messages, terms with their dash, and attributes as `message.attribute`.
fn messages(path: &str, text: &str) -> Vec<(String, Message)> {
    let mut found: Vec<(String, Message)> = Vec::new();
    let mut owner = String::new();
    for (index, line) in text.lines().enumerate() {
        let key = match key_of(line) {
            Some(name) if line.starts_with(char::is_whitespace) => {
                name.starts_with('.').then(|| format!("{owner}{name}"))
            }
            Some(name) => {
                owner = name.to_owned();
                Some(owner.clone())
            }
            None => None,
        };
        if let Some(key) = key {
            let message =
                Message { path: path.to_owned(), line: index + 1, variables: BTreeSet::new() };
            found.push((key, message));
        }
        if let Some((_, message)) = found.last_mut().filter(|_| !line.starts_with('#')) {
            message.variables.extend(variables_of(line));
        }
    }
    found
}

/// The identifier before ` =`, with a leading `-` for a term or `.` for an attribute.
fn key_of(line: &str) -> Option<&str> {
    let (name, _) = line.split_once('=')?;
    let name = name.trim();
    let bare = name.trim_start_matches(['-', '.']);
    let is_name = bare.starts_with(|it: char| it.is_ascii_alphabetic())
        && bare.chars().all(|it| it.is_ascii_alphanumeric() || matches!(it, '-' | '_'));
    is_name.then_some(name)
}

fn variables_of(line: &str) -> impl Iterator<Item = String> {
    line.split('$').skip(1).map(|rest| {
        rest.chars()
            .take_while(|it| it.is_ascii_alphanumeric() || matches!(it, '-' | '_'))
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const EN: &str = "# Comment = no\nhello = Hello { $name }\n    .title = Title\n-brand = Cantina\n\
                      many = { $n ->\n    [one] one\n   *[other] { $n }\n}\n";

    #[test]
    fn keys_terms_and_attributes_are_read() {
        let keys: Vec<_> = messages("a", EN).into_iter().map(|(key, _)| key).collect();
        assert_eq!(keys, ["hello", "hello.title", "-brand", "many"]);
    }

    #[test]
    fn equal_languages_pass() {
        let repo = Repo::of(&[
            ("locales/en/a.ftl", EN),
            ("locales/fr/a.ftl", EN),
            ("locales/es/a.ftl", EN),
        ]);
        assert_eq!(same_keys(&repo), []);
    }

    #[test]
    fn missing_extra_and_double_keys_fail() {
        let fr = "hello = Salut { $nom }\n-brand = Cantina\nmany = x\nplus = y\nplus = z\n";
        let repo = Repo::of(&[
            ("locales/en/a.ftl", EN),
            ("locales/fr/a.ftl", fr),
            ("locales/es/a.ftl", EN),
        ]);
        let messages: Vec<_> = same_keys(&repo).into_iter().map(|it| it.message).collect();
        assert_eq!(messages.len(), 4);
        assert!(messages[0].contains("already"));
        assert!(messages[1].contains("$nom"));
        assert!(messages[2].contains("`hello.title` is missing"));
        assert!(messages[3].contains("`plus` is not in en"));
    }

    #[test]
    fn a_name_may_be_elided() {
        let with = |en: &'static str| {
            let files = [
                ("locales/en/a.ftl", en),
                ("locales/fr/a.ftl", "ship = Le vaisseau { $of }\n"),
                ("locales/es/a.ftl", "ship = La nave\n"),
            ];
            same_keys(&Repo::of(&files)).len()
        };
        assert_eq!(with("ship = { $name }’s ship\n"), 0);
        assert_eq!(with("ship = The ship\n"), 1);
    }

    #[test]
    fn a_key_stands_in_one_file_also_where_the_browser_has_its_own() {
        let mut files = Vec::new();
        for language in LANGUAGES {
            for name in ["toy", "toy-web"] {
                files.push(format!("locales/{language}/{name}.ftl"));
            }
        }
        let texts: Vec<_> = files.iter().map(|path| (path.as_str(), "same = text\n")).collect();
        let findings = same_keys(&Repo::of(&texts));
        assert_eq!(findings.len(), LANGUAGES.len());
        assert!(findings.iter().all(|it| it.message.contains("already")), "{findings:?}");
    }

    #[test]
    fn a_language_that_is_absent_fails() {
        let repo = Repo::of(&[("locales/en/a.ftl", "x = y\n"), ("locales/fr/a.ftl", "x = y\n")]);
        assert_eq!(same_keys(&repo).len(), 1);
    }

    #[test]
    fn a_french_colon_stays_with_its_word() {
        let repo = Repo::of(&[
            ("locales/fr/table.ftl", "# Ici : rien\na = Score : { $n }\nb = Score\u{a0}: { $n }\n"),
            ("locales/es/table.ftl", "a = « : »\n"),
        ]);
        let findings = french_marks(&repo);
        assert_eq!(findings.len(), 1);
        assert_eq!((&findings[0].path[..], findings[0].line), ("locales/fr/table.ftl", 2));
    }
}
