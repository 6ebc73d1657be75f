//! Licence expressions: `MIT OR (Apache-2.0 WITH LLVM-exception AND Zlib)`.

/// Whether an expression can be met with the allowed licences; `None` when it cannot be read.
///
/// `OR` leaves us the choice, `AND` does not. Old manifests write `/` for `OR`.
pub fn is_allowed(expression: &str, allowed: &[&str]) -> Option<bool> {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut parser = Parser { words: spaced.split_whitespace().collect(), at: 0, allowed };
    let result = parser.either()?;
    (parser.at == parser.words.len()).then_some(result)
}

struct Parser<'a> {
    words: Vec<&'a str>,
    at: usize,
    allowed: &'a [&'a str],
}

impl<'a> Parser<'a> {
    fn either(&mut self) -> Option<bool> {
        let mut result = self.both()?;
        while self.takes("OR") {
            let other = self.both()?;
            result |= other;
        }
        Some(result)
    }

    fn both(&mut self) -> Option<bool> {
        let mut result = self.one()?;
        while self.takes("AND") {
            let other = self.one()?;
            result &= other;
        }
        Some(result)
    }

    fn one(&mut self) -> Option<bool> {
        if self.takes("(") {
            let result = self.either()?;
            return self.takes(")").then_some(result);
        }
        let name = self.word()?;
        if !self.takes("WITH") {
            return Some(self.allowed.contains(&name));
        }
        let with = format!("{name} WITH {}", self.word()?);
        Some(self.allowed.contains(&with.as_str()))
    }

    fn takes(&mut self, word: &str) -> bool {
        let is_next = self.words.get(self.at) == Some(&word);
        self.at += usize::from(is_next);
        is_next
    }

    /// The next word, which must be a name.
    fn word(&mut self) -> Option<&'a str> {
        let word = *self.words.get(self.at)?;
        self.at += 1;
        let is_name = word.starts_with(|it: char| it.is_ascii_alphanumeric())
            && !["AND", "OR", "WITH"].contains(&word);
        is_name.then_some(word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(expression: &str) -> Option<bool> {
        is_allowed(expression, &["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"])
    }

    #[test]
    fn a_choice_needs_one_and_a_sum_needs_all() {
        assert_eq!(allowed("MIT"), Some(true));
        assert_eq!(allowed("GPL-3.0-only OR MIT"), Some(true));
        assert_eq!(allowed("MIT/Apache-2.0"), Some(true));
        assert_eq!(allowed("MIT AND Apache-2.0"), Some(false));
        assert_eq!(allowed("(GPL-3.0-only OR MIT) AND Zlib"), Some(true));
        assert_eq!(allowed("GPL-3.0-only OR Unlicense AND MIT"), Some(false));
    }

    #[test]
    fn an_exception_is_part_of_the_name() {
        assert_eq!(allowed("Apache-2.0 WITH LLVM-exception"), Some(true));
        assert_eq!(allowed("Apache-2.0"), Some(false));
        assert_eq!(allowed("MIT WITH LLVM-exception"), Some(false));
    }

    #[test]
    fn what_is_no_expression_is_refused() {
        for text in ["", "MIT OR", "MIT Zlib", "(MIT", "MIT)", "AND", "MIT WITH"] {
            assert_eq!(allowed(text), None, "{text}");
        }
    }
}
