//! The languages of Cantina.

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
            // The Spanish rulebooks print 2.000 and 10.000.
            Self::Es => '.',
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
    /// A sentence put together of words that change beside each other. Spanish draws an article
    /// together with the word before, also that of a nickname (`al Mandaloriano`), and says `e` and
    /// `u` before the sounds of `y` and `o`.
    pub(crate) fn contracted(self, sentence: String) -> String {
        match self {
            Self::En | Self::Fr => sentence,
            Self::Es => spanish(sentence),
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
/// of Cantina is spoken: `de Han`.
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

/// What Spanish writes otherwise once words stand beside each other. `hie` sounds like a
/// consonant, so `y hielo` stays; eight and eleven are read `ocho` and `once`.
const SPANISH: [(&str, &str); 19] = [
    (" a el ", " al "),
    (" a El ", " al "),
    (" de el ", " del "),
    (" de El ", " del "),
    (" y i", " e i"),
    (" y I", " e I"),
    (" y í", " e í"),
    (" y Í", " e Í"),
    (" y hi", " e hi"),
    (" y Hi", " e Hi"),
    (" e hie", " y hie"),
    (" e Hie", " y Hie"),
    (" o o", " u o"),
    (" o O", " u O"),
    (" o ho", " u ho"),
    (" o Ho", " u Ho"),
    (" o 8", " u 8"),
    (" o 11 ", " u 11 "),
    (" o 11.", " u 11."),
];

fn spanish(sentence: String) -> String {
    let mend = |text: String, (from, to): (&str, &str)| match text.contains(from) {
        true => text.replace(from, to),
        false => text,
    };
    SPANISH.into_iter().fold(sentence, mend)
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
            .ok_or_else(|| format!("Cantina speaks en, fr and es, not {text}"))
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
        assert_eq!(
            es("Enviar a El Mandaloriano contra ella"),
            "Enviar al Mandaloriano contra ella"
        );
        assert_eq!(es("el área de El Mandaloriano"), "el área del Mandaloriano");
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
    fn spanish_and_or_yield_to_their_own_sound() {
        let es = |text: &str| Lang::Es.contracted(text.to_owned());
        assert_eq!(es("casco y hiperimpulsor, Ana y Íñigo"), "casco e hiperimpulsor, Ana e Íñigo");
        assert_eq!(es("Han Solo y IG-88"), "Han Solo e IG-88");
        assert_eq!(es("nieve y hielo"), "nieve y hielo");
        assert_eq!(es("Naboo o Ord Mantell, 7 o 8"), "Naboo u Ord Mantell, 7 u 8");
        assert_eq!(Lang::En.contracted("7 o 8".to_owned()), "7 o 8");
    }

    #[test]
    fn thousands_are_marked() {
        assert_eq!(Lang::En.grouped(25_000), "25,000");
        assert_eq!(Lang::Fr.grouped(135_000), "135\u{202f}000");
        assert_eq!(Lang::Fr.grouped(-1000), "−1\u{202f}000");
        assert_eq!(Lang::Es.grouped(-1_234_567), "−1.234.567");
        assert_eq!(Lang::Es.grouped(2000), "2.000");
        assert_eq!(Lang::Es.grouped(900), "900");
    }
}
