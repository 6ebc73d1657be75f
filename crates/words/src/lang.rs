//! The languages of the house.

use std::fmt;
use std::str::FromStr;

/// A language everything is said in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// Spanish.
    Es,
}

impl Lang {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::En, Self::Fr, Self::Es];

    /// The two-letter code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
            Self::Es => "es",
        }
    }

    /// A number with this language's mark between thousands and a real minus sign.
    #[must_use]
    pub fn grouped(self, number: i32) -> String {
        let mark = match self {
            Self::En => ',',
            Self::Fr => '\u{202f}',
            Self::Es => '\u{a0}',
        };
        let digits = number.unsigned_abs().to_string();
        let mut text = String::from(if number < 0 { "−" } else { "" });
        for (idx, digit) in digits.chars().enumerate() {
            if idx > 0 && (digits.len() - idx).is_multiple_of(3) {
                text.push(mark);
            }
            text.push(digit);
        }
        text
    }
}

impl Lang {
    /// A sentence whose arguments may begin with an article: Spanish draws it together with the
    /// word before.
    pub(crate) fn contracted(self, sentence: String) -> String {
        match self {
            Self::En | Self::Fr => sentence,
            Self::Es => sentence.replace(" a el ", " al ").replace(" de el ", " del "),
        }
    }
}

/// Files are typed with the apostrophe of the keyboard; what is read has the curved one.
pub(crate) fn typeset(name: &str) -> String {
    name.replace('\'', "’")
}

/// A name that begins with one of these articles, as it stands inside a sentence.
pub(crate) fn small_article(name: &str, articles: &[&str]) -> String {
    match articles.iter().find(|article| name.starts_with(**article)) {
        Some(article) => article.to_lowercase() + &name[article.len()..],
        None => name.to_owned(),
    }
}

/// Of whom or what, as French wants it: `de Lando`, `d’Enfys`, `du Maelström`. The h of the names
/// of the house is spoken: `de Han`.
pub(crate) fn elided(name: &str) -> String {
    if let Some(rest) = name.strip_prefix("le ") {
        return format!("du {rest}");
    }
    if let Some(rest) = name.strip_prefix("les ") {
        return format!("des {rest}");
    }
    let vowel = |letter: char| "aeiouàáâäèéêëìíîïòóôöøùúûüœæ".contains(letter);
    let first = name.chars().flat_map(char::to_lowercase).next();
    if first.is_some_and(vowel) { format!("d’{name}") } else { format!("de {name}") }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;

    /// Reads `fr`, and also `fr-CA` or `fr_FR.UTF-8`.
    fn from_str(text: &str) -> Result<Self, String> {
        let code = text.get(..2).unwrap_or(text).to_ascii_lowercase();
        Self::ALL
            .into_iter()
            .find(|lang| lang.code() == code)
            .ok_or_else(|| format!("the house speaks en, fr and es, not {text}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spanish_contracts_articles() {
        let es = |text: &str| Lang::Es.contracted(text.to_owned());
        assert_eq!(es("Vas a el Anillo, lejos de el Borde."), "Vas al Anillo, lejos del Borde.");
        assert_eq!(es("Vas a la Vorágine."), "Vas a la Vorágine.");
        assert_eq!(Lang::Fr.contracted("de el ".to_owned()), "de el ");
    }

    #[test]
    fn french_elides_before_a_vowel_and_draws_articles_together() {
        let of = [
            ("Lando", "de Lando"),
            ("Han Solo", "de Han Solo"),
            ("Osk", "d’Osk"),
            ("Özge", "d’Özge"),
            ("Ángel", "d’Ángel"),
            ("Œdipe", "d’Œdipe"),
            ("le Maelström", "du Maelström"),
            ("l’Anneau de Kafrène", "de l’Anneau de Kafrène"),
        ];
        for (name, said) in of {
            assert_eq!(elided(name), said);
        }
    }

    #[test]
    fn thousands_are_marked() {
        assert_eq!(Lang::En.grouped(25_000), "25,000");
        assert_eq!(Lang::Fr.grouped(135_000), "135\u{202f}000");
        assert_eq!(Lang::Fr.grouped(-1000), "−1\u{202f}000");
        assert_eq!(Lang::Es.grouped(-1_234_567), "−1\u{a0}234\u{a0}567");
        assert_eq!(Lang::Es.grouped(900), "900");
    }
}
