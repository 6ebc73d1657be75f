//! The last stroke of the pen: what a typesetter would mend in a finished sentence.

use crate::Lang;

/// Contractions, elisions, hard spaces and curved apostrophes, for a text that was put together of
/// parts. What somebody wrote whole is [`printed`]: « il vient de le dire » contracts nothing.
pub(super) fn polish(lang: Lang, text: &str) -> String {
    let mut text = lang.contracted(printed(lang, text));
    replace_all(&mut text, contractions(lang));
    if lang == Lang::Fr {
        text = elide(&text);
    }
    text
}

/// Hard spaces and curved apostrophes.
pub(super) fn printed(lang: Lang, text: &str) -> String {
    let mut text = text.replace('\'', "’");
    if lang == Lang::Fr {
        replace_all(&mut text, &FRENCH_SPACES);
    }
    text
}

fn replace_all(text: &mut String, mends: &[(&str, &str)]) {
    for (from, to) in mends {
        if text.contains(from) {
            *text = text.replace(from, to);
        }
    }
}

/// Owners of sets write titles, too. A colon and quotes keep their word, the other high marks a
/// thin space.
const FRENCH_SPACES: [(&str, &str); 7] = [
    (" :", "\u{a0}:"),
    (" ;", "\u{202f};"),
    (" ?", "\u{202f}?"),
    (" !", "\u{202f}!"),
    (" %", "\u{a0}%"),
    ("« ", "«\u{a0}"),
    (" »", "\u{a0}»"),
];

/// What is written otherwise once words stand beside each other.
fn contractions(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::Fr => &[
            (" de le ", " du "),
            (" de les ", " des "),
            (" à le ", " au "),
            (" à les ", " aux "),
            (" si il", " s’il"),
            ("Si il", "S’il"),
        ],
        // Spanish changes in every sentence, not only on cards: see `Lang::contracted`.
        Lang::En | Lang::Es => &[],
    }
}

/// `de` and `que` lose their vowel before another.
fn elide(text: &str) -> String {
    let vowel = |letter: char| "aeiouàâéèêëîïôùûœ".contains(letter);
    let mut elided = String::with_capacity(text.len());
    let mut words = text.split_inclusive(' ').peekable();
    while let Some(word) = words.next() {
        let next = words.peek().and_then(|next| next.chars().next());
        let before_vowel = next.is_some_and(|it| it.to_lowercase().any(vowel));
        match word {
            "de " if before_vowel => elided.push_str("d’"),
            "que " if before_vowel => elided.push_str("qu’"),
            _ => elided.push_str(word),
        }
    }
    elided
}

/// The same text with a capital at its beginning.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// The same text inside a longer sentence.
pub(in crate::outer_rim) fn uncapital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_lowercase().chain(letters).collect(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typesetter_would_not_object() {
        let fr = |text| polish(Lang::Fr, text);
        assert_eq!(fr("Si il reste de le temps : allez à le marché !"), {
            "S’il reste du temps\u{a0}: allez au marché\u{202f}!"
        });
        assert_eq!(
            fr("près de Ord Mantell, plus que on croit"),
            "près d’Ord Mantell, plus qu’on croit"
        );
        assert_eq!(fr("de Han, de 8 dés, que vous"), "de Han, de 8 dés, que vous");
        assert_eq!(polish(Lang::Es, "cerca de el planeta y ignora"), "cerca del planeta e ignora");
        assert_eq!(polish(Lang::En, "the player's"), "the player’s");
    }

    #[test]
    fn what_somebody_wrote_whole_keeps_its_words() {
        let fr = |text| printed(Lang::Fr, text);
        assert_eq!(fr("« Prêt à les suivre ? »"), "«\u{a0}Prêt à les suivre\u{202f}?\u{a0}»");
        assert_eq!(fr("Il vient de le dire : 5 %."), "Il vient de le dire\u{a0}: 5\u{a0}%.");
        assert_eq!(printed(Lang::Es, "Qi'ra y Ibo"), "Qi’ra y Ibo");
    }

    #[test]
    fn sentences_begin_with_a_capital() {
        assert_eq!(capital("élan"), "Élan");
    }
}
