//! Components hold no words of their own: everything a person reads or hears comes from `locales/`.
//!
//! A small scanner walks the markup of a Svelte file. Scripts, styles, comments and `{…}` expressions
//! are passed over; letters in what remains are words that nobody could translate.

use super::Finding;
use crate::repo::Repo;
use crate::source;

/// Elements whose content is the same in every language: what to type, and what a program says.
const LITERAL: [&str; 3] = ["code", "kbd", "samp"];

/// Attributes whose value is shown or read aloud.
const SPOKEN: [&str; 8] = [
    "alt",
    "aria-description",
    "aria-label",
    "aria-placeholder",
    "aria-roledescription",
    "aria-valuetext",
    "placeholder",
    "title",
];

pub fn components(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in repo.under(&["web/src/"], "svelte") {
        for (offset, words) in Scanner::new(text).literals() {
            let message =
                format!("literal text `{words}`; give it a key in locales/ and look it up");
            findings.push(Finding::failure(path, source::line_at(text, offset), message));
        }
    }
    findings
}

struct Scanner<'a> {
    text: &'a str,
    at: usize,
    found: Vec<(usize, String)>,
}

impl<'a> Scanner<'a> {
    fn new(text: &'a str) -> Self {
        Self { text, at: 0, found: Vec::new() }
    }

    /// Offsets and words of every literal text in markup and spoken attributes.
    fn literals(mut self) -> Vec<(usize, String)> {
        while self.at < self.text.len() {
            let rest = &self.text[self.at..];
            if rest.starts_with("<!--") {
                self.skip_past("-->");
            } else if rest.starts_with("<script") {
                self.skip_past("</script>");
            } else if rest.starts_with("<style") {
                self.skip_past("</style>");
            } else if let Some(name) = LITERAL.iter().find(|name| opens(rest, name)) {
                self.skip_past(&format!("</{name}>"));
            } else if rest.starts_with('<') {
                self.tag();
            } else if rest.starts_with('{') {
                self.expression();
            } else {
                self.words();
            }
        }
        self.found
    }

    fn skip_past(&mut self, end: &str) {
        let rest = &self.text[self.at..];
        self.at += rest.find(end).map_or(rest.len(), |n| n + end.len());
    }

    /// A run of text up to the next tag or expression.
    fn words(&mut self) {
        let rest = &self.text[self.at..];
        let len = rest.find(['<', '{']).unwrap_or(rest.len());
        self.note(self.at, &rest[..len]);
        self.at += len;
    }

    fn note(&mut self, offset: usize, literal: &str) {
        if without_entities(literal).chars().any(char::is_alphabetic) {
            let indent = literal.len() - literal.trim_start().len();
            self.found.push((offset + indent, literal.trim().to_owned()));
        }
    }

    /// From `{` to one past its `}`; strings inside may hold braces.
    fn expression(&mut self) {
        let mut depth = 0_u32;
        while let Some(char) = self.next() {
            match char {
                '{' => depth += 1,
                '}' => {
                    depth -= 1;
                    if depth == 0 {
                        return;
                    }
                }
                '"' | '\'' | '`' => self.string(char),
                _ => {}
            }
        }
    }

    fn string(&mut self, quote: char) {
        while let Some(char) = self.next() {
            if char == '\\' {
                self.next();
            } else if char == quote {
                return;
            } else if quote == '`' && char == '$' && self.text[self.at..].starts_with('{') {
                self.expression();
            }
        }
    }

    /// From `<` to one past its `>`, looking at attribute values on the way.
    fn tag(&mut self) {
        self.next();
        let mut name_start = self.at;
        while self.at < self.text.len() {
            let rest = &self.text[self.at..];
            if rest.starts_with('{') {
                self.expression();
                name_start = self.at;
            } else if let Some(quote) = rest.chars().next().filter(|it| matches!(it, '"' | '\'')) {
                let name = self.text[name_start..self.at].trim().trim_end_matches('=').to_owned();
                self.next();
                self.value(quote, &name);
                name_start = self.at;
            } else {
                match self.next() {
                    Some('>') => return,
                    Some(char) if char.is_whitespace() => name_start = self.at,
                    _ => {}
                }
            }
        }
    }

    /// A quoted attribute value, after its opening quote.
    fn value(&mut self, quote: char, name: &str) {
        let start = self.at;
        let mut literal = String::new();
        while self.at < self.text.len() {
            if self.text[self.at..].starts_with('{') {
                self.expression();
                continue;
            }
            match self.next() {
                Some(char) if char == quote => break,
                Some(char) => literal.push(char),
                None => break,
            }
        }
        if SPOKEN.contains(&name) {
            self.note(start, &literal);
        }
    }

    fn next(&mut self) -> Option<char> {
        let char = self.text[self.at..].chars().next()?;
        self.at += char.len_utf8();
        Some(char)
    }
}

/// Whether the text starts with the opening tag of that element.
fn opens(text: &str, name: &str) -> bool {
    let after = text.strip_prefix('<').and_then(|it| it.strip_prefix(name));
    after.is_some_and(|it| it.starts_with(['>', ' ', '\n']))
}

/// `&nbsp;` and its kin are signs, not words.
fn without_entities(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        kept.push_str(before);
        rest = match after.split_once(';') {
            Some((name, tail))
                if name.chars().all(|it| it.is_ascii_alphanumeric() || it == '#') =>
            {
                tail
            }
            _ => after,
        };
    }
    kept + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn literals(text: &str) -> Vec<String> {
        Scanner::new(text).literals().into_iter().map(|(_, words)| words).collect()
    }

    #[test]
    fn words_in_markup_are_found() {
        assert_eq!(literals("<p>Hello {name}!</p>\n<p>{t('a')} · 3 &nbsp; ×</p>"), ["Hello"]);
    }

    #[test]
    fn scripts_styles_comments_and_expressions_are_passed_over() {
        let text = "<script lang=\"ts\">let a = 'words';</script>\n<!-- words -->\n<style>p { color: red }</style>\n\
                    {#if a > 1}{@html `x ${b ? '}' : \"{\"} y`}{:else}{c}{/if}";
        assert_eq!(literals(text), Vec::<String>::new());
    }

    #[test]
    fn commands_and_keys_are_the_same_in_every_language() {
        assert_eq!(
            literals("<code>cantina verify {file}</code> <kbd>R</kbd> <codex>Words</codex>"),
            ["Words"]
        );
    }

    #[test]
    fn spoken_attributes_are_checked_and_others_are_not() {
        let text = "<button class=\"big red\" title=\"Take it\" aria-label=\"{t('x')} 2\" onclick={() => a > b}>{x}</button>\
                    <img alt='A card' src=\"card.png\"/>";
        assert_eq!(literals(text), ["Take it", "A card"]);
    }

    #[test]
    fn a_finding_has_the_line_of_the_words() {
        let repo = Repo::of(&[("web/src/A.svelte", "<p>\n  {x}\n  Words\n</p>\n")]);
        assert_eq!(components(&repo).iter().map(|it| it.line).collect::<Vec<_>>(), [3]);
    }
}
