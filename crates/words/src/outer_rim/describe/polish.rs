//! The last stroke of the pen: what a typesetter would mend in a finished sentence.

use crate::Lang;

/// Contractions, elisions, hard spaces and curved apostrophes.
pub(super) fn polish(lang: Lang, text: &str) -> String {
    let mut text = lang.contracted(text.replace('\'', "’"));
    for (from, to) in mends(lang) {
        if text.contains(from) {
            text = text.replace(from, to);
        }
    }
    text
}

/// What is written otherwise once words stand beside each other.
fn mends(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::En => &[],
        Lang::Fr => &[
            (" de le ", " du "),
            (" de les ", " des "),
            (" à le ", " au "),
            (" à les ", " aux "),
            (" de un", " d’un"),
            (" si il", " s’il"),
            ("Si il", "S’il"),
            (" que il", " qu’il"),
            (" que un", " qu’un"),
            (" que a", " qu’a"),
            (" que elle", " qu’elle"),
            (" de a", " d’a"),
            (" de é", " d’é"),
            (" de É", " d’É"),
            // Owners of sets write titles, too. A colon keeps its word, the other high marks a thin space.
            (" :", "\u{a0}:"),
            (" ;", "\u{202f};"),
            (" ?", "\u{202f}?"),
            (" !", "\u{202f}!"),
        ],
        Lang::Es => &[
            (" de El ", " del "),
            (" y i", " e i"),
            (" y I", " e I"),
            (" o o", " u o"),
            (" o ho", " u ho"),
        ],
    }
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
pub(super) fn uncapital(text: &str) -> String {
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
        assert_eq!(polish(Lang::Es, "cerca de el planeta y ignora"), "cerca del planeta e ignora");
        assert_eq!(polish(Lang::En, "the player's"), "the player’s");
    }

    #[test]
    fn sentences_begin_with_a_capital() {
        assert_eq!(capital("élan"), "Élan");
    }
}
