//! Plain words: phrases that readers had to decode do not come back.
//!
//! Names, comments, messages and documents use the ordinary words of the trade. `ARCHITECTURE.md` has
//! the few words of our own, under *Our words*.

use super::Finding;
use crate::repo::Repo;

/// What is read: code, comments, documents and settings. Texts of players are watched by
/// `locales/glossary.toml`.
const EXTENSIONS: [&str; 5] = ["rs", "ts", "svelte", "md", "toml"];

/// Folders whose sentences are a player's, or somebody else's.
const ASIDE: [&str; 3] = ["rules/outer-rim/data/", "docs/players/", "lessons/"];

/// A phrase in small letters, which stands for capitals as well, and what to say instead.
const PHRASES: [(&str, &str); 18] = [
    ("who looks on", "say `spectator`"),
    ("only looks on", "say `spectator`"),
    ("who look on", "say `spectators`"),
    ("may look on", "say `watch`"),
    ("looking on", "say `spectator`, or `watching`"),
    ("onlooker", "say `spectator`"),
    ("how-manieth", "say `index`, or `number`"),
    ("at whose hand", "say who did it: the person, a bot or the clock"),
    ("comes to everything", "say `covers all content`"),
    ("come to everything", "say `cover all content`"),
    ("these eyes", "say `this viewer`"),
    ("nobody's business", "say what is not told, and to whom"),
    ("whom nobody at the table plays", "say `AI opponent`"),
    ("not of the flesh", "name the group of effects"),
    ("not of the purse", "name the group of effects"),
    ("so many of so many", "say `a share`"),
    ("has no randomness to give", "say `the operating system gave no random bytes`"),
    ("is untidy", "say what failed"),
];

/// Doc comments of one word tell less than the name below them.
const WORDS: [&str; 10] = [
    "Who.",
    "Which.",
    "Whose.",
    "What.",
    "Where.",
    "Whom.",
    "To whom.",
    "With whom.",
    "By whom.",
    "Against whom.",
];

pub fn plain_words(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    for extension in EXTENSIONS {
        for (path, text) in repo.under(&[""], extension) {
            if ASIDE.iter().any(|folder| path.starts_with(folder)) || path.ends_with(THIS) {
                continue;
            }
            for (index, line) in text.lines().enumerate() {
                let said = line.to_lowercase();
                let phrase = PHRASES.iter().find(|(phrase, _)| has(&said, phrase));
                if let Some((phrase, advice)) = phrase {
                    let message = format!("`{phrase}`: {advice}");
                    findings.push(Finding::failure(path, index + 1, message));
                }
                if let Some(word) = line.trim_start().strip_prefix("/// ")
                    && WORDS.contains(&word)
                {
                    let message = format!("`{word}` says nothing; write a phrase or leave it out");
                    findings.push(Finding::failure(path, index + 1, message));
                }
            }
        }
    }
    findings
}

/// This file names what it refuses.
const THIS: &str = "tidy/prose.rs";

/// Whether the phrase stands there, not inside of a longer word.
fn has(said: &str, phrase: &str) -> bool {
    said.match_indices(phrase)
        .any(|(at, _)| !said[..at].chars().next_back().is_some_and(char::is_alphanumeric))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(path: &str, text: &str) -> Vec<usize> {
        plain_words(&Repo::of(&[(path, text)])).iter().map(|it| it.line).collect()
    }

    #[test]
    fn a_riddle_is_found_and_plain_words_pass() {
        let text = "/// One who Looks on, waits.\n/// A spectator waits.\n// outlook on, how it looks on a board\n\
                    const A: &str = \"Onlookers\";\n/// Who.\n/// Who it is.\n/// Those who look on\n";
        assert_eq!(lines("crates/a/src/lib.rs", text), [1, 4, 5, 7]);
        assert_eq!(lines("docs/a.md", "Strangers may look on at a table\n"), [1]);
    }

    #[test]
    fn texts_of_players_are_for_the_glossary() {
        let text = "title = \"Nobody's business\"\n";
        assert_eq!(lines("rules/outer-rim/data/titles/en/jobs.toml", text), [0; 0]);
        assert_eq!(lines("rules/outer-rim/Cargo.toml", text), [1]);
    }
}
