//! Who is behind a connection.

use catalog::{seed_from_hex, to_hex};
use icu_properties::props::{DefaultIgnorableCodePoint, GeneralCategory};
use icu_properties::{CodePointMapData, CodePointSetData};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::LazyLock;
use tabletop::{SEATS_MAX, Seat, Viewer};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use wire::{Code, KEY_BYTES_MAX, NAME_CHARS_MAX};
use words::{Lang, Speaker};

/// A player's secret key, hashed. The key itself is never kept, so whoever
/// reads a data folder cannot take anybody's seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct KeyHash([u8; 32]);

impl KeyHash {
    /// The hash of a key, bound to its purpose.
    ///
    /// # Errors
    /// `Malformed` where the key is too short to be a secret, or too long, or is not written in
    /// letters, digits and signs of ASCII: a key travels in a header as well, where blanks at its
    /// ends get lost and other characters mean something else to each program on the way.
    pub fn of(key: &str) -> Result<Self, Code> {
        let has_length = (KEY_BYTES_MAX / 2..=KEY_BYTES_MAX).contains(&key.len());
        if !has_length || !key.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(Code::Malformed);
        }
        Ok(Self(blake3::derive_key("cantina 2026-11 player key", key.as_bytes())))
    }
}

impl KeyHash {
    /// The hash itself, to be stored. It never leaves the server.
    #[must_use]
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The hash that was stored as these bytes; none if they are no hash.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }
}

impl fmt::Debug for KeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "KeyHash({})", &to_hex(&self.0[..4]))
    }
}

impl From<KeyHash> for String {
    fn from(hash: KeyHash) -> Self {
        to_hex(&hash.0)
    }
}

impl TryFrom<String> for KeyHash {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        seed_from_hex(&text)
            .map(|bytes| Self(bytes.0))
            .ok_or("a hashed key has 64 hexadecimal digits")
    }
}

/// Who is behind a connection, as their hello said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// By what they keep their seat.
    pub key: KeyHash,
    /// The name to show; may be empty.
    pub name: String,
    /// The language of what they are told.
    pub lang: Lang,
    /// What their link says beyond the table's address.
    pub invite: Option<String>,
    /// Where they come from, if that is known.
    pub origin: Option<Origin>,
}

/// Where a connection comes from, as far as counting goes: an address, or all of an IPv6 customer's.
/// A room only asks whether two are the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Origin(pub u128);

impl Guest {
    /// Checks what a hello says. An unknown language is answered in English.
    ///
    /// # Errors
    /// `Malformed` for a key that is none.
    pub fn new(key: &str, name: &str, lang: &str) -> Result<Self, Code> {
        Ok(Self {
            key: KeyHash::of(key)?,
            name: clean_name(name),
            lang: lang.parse().unwrap_or_default(),
            invite: None,
            origin: None,
        })
    }

    /// The same, with what their link says beyond the table's address.
    #[must_use]
    pub fn invited(self, invite: Option<String>) -> Self {
        Self { invite, ..self }
    }

    /// The same, from there.
    #[must_use]
    pub fn coming_from(self, origin: Origin) -> Self {
        Self { origin: Some(origin), ..self }
    }
}

/// How many accents one letter of a name may bear: Vietnamese needs two, towers of them need more.
const ACCENTS_MAX: usize = 2;

/// A name fit to be shown: without control characters, letters that cannot be seen and marks that
/// turn the text around, without towers of accents and accents on nothing, single spaces, not longer
/// than [`NAME_CHARS_MAX`].
#[must_use]
pub fn clean_name(name: &str) -> String {
    // How many accents the letter before bears; none where there is no letter to bear one.
    let mut n_accents = None;
    let shown = name.chars().filter_map(|letter| {
        if letter.is_whitespace() || !is_shown(letter) {
            n_accents = None;
            return Some(' ');
        }
        if !is_combining_mark(letter) {
            n_accents = Some(0);
            return Some(letter);
        }
        let n = n_accents.filter(|n| *n < ACCENTS_MAX)?;
        n_accents = Some(n + 1);
        Some(letter)
    });
    let visible: String = shown.collect();
    let words: Vec<&str> = visible.split_whitespace().collect();
    words.join(" ").chars().take(NAME_CHARS_MAX).collect::<String>().trim_end().to_owned()
}

/// Letters that Unicode calls visible and that show nothing: a braille pattern without dots, the place
/// of an object, a note without a head, blanks between hieroglyphs and the filler of Khitan.
const BLANKS: [char; 6] =
    ['\u{2800}', '\u{fffc}', '\u{1d159}', '\u{13441}', '\u{13442}', '\u{16fe4}'];

fn is_shown(letter: char) -> bool {
    use GeneralCategory as Is;
    let is_nothing = matches!(
        CodePointMapData::<GeneralCategory>::new().get(letter),
        // Control characters, marks that turn the text around, and what no font has.
        Is::Control
            | Is::Format
            | Is::PrivateUse
            | Is::Surrogate
            | Is::Unassigned
            | Is::LineSeparator
            | Is::ParagraphSeparator
    );
    // Joiners, fillers, tags and selectors.
    let is_ignorable = CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(letter);
    !is_nothing && !is_ignorable && !BLANKS.contains(&letter)
}

/// What two names have in common that a person cannot tell apart: `Αda` in Greek and `Ada`, `Hosť`,
/// `Hos̷t` and `Host`. Accents and strokes on letters are left out, as they are easily missed; the
/// vowels of scripts that write them as marks are not.
pub(crate) fn skeleton(name: &str) -> String {
    // Small letters look like others than capital ones do, so both forms are looked at.
    plain(&plain(name).to_lowercase())
}

/// The same of one form.
fn plain(name: &str) -> String {
    let bare: String = name.nfkd().filter(|letter| !is_accent(*letter)).collect();
    // Some letters turn out to be others with a stroke, such as `ø`.
    let alike: String = unicode_security::skeleton(&bare).collect();
    alike.nfkd().filter(|letter| !is_accent(*letter)).collect()
}

/// The blocks of marks that any letter may bear: those of Latin, Greek and Cyrillic, for symbols, and
/// half ones.
fn is_accent(letter: char) -> bool {
    matches!(
        letter,
        '\u{300}'..='\u{36f}'
            | '\u{483}'..='\u{489}'
            | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}'
            | '\u{fe20}'..='\u{fe2f}'
    )
}

/// Whether a name looks like what the person in another seat than this is called as long as they
/// have none, such as `Seat 1`, in any language.
pub(crate) fn is_another_seat(name: &str, own: Seat) -> bool {
    static CALLED: LazyLock<Vec<(Seat, String)>> = LazyLock::new(|| {
        let called = |lang| {
            let speaker = Speaker::new(lang, &[], Viewer::Spectator);
            let name = move |seat| (seat, letters(&speaker.name(seat)));
            Seat::all(SEATS_MAX as u8).map(name)
        };
        Lang::ALL.into_iter().flat_map(called).collect()
    });
    let look = letters(name);
    CALLED.iter().any(|(seat, called)| *seat != own && *called == look)
}

/// A skeleton without anything between its letters and digits.
fn letters(name: &str) -> String {
    skeleton(name).chars().filter(|letter| letter.is_alphanumeric()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_made_fit_to_be_shown() {
        assert_eq!(clean_name("  Old \t Marl\u{202e}\n"), "Old Marl");
        assert_eq!(clean_name(&"é".repeat(40)).chars().count(), NAME_CHARS_MAX);
        assert_eq!(clean_name("\u{200b}"), "");
    }

    // Audit: SEC-11
    #[test]
    fn nobody_has_a_name_that_cannot_be_seen_or_that_towers() {
        for hidden in
            ['\u{3164}', '\u{ad}', '\u{61c}', '\u{e0041}', '\u{ffa0}', '\u{2066}', '\u{fe0f}']
        {
            assert_eq!(clean_name(&hidden.to_string()), "", "{:x}", u32::from(hidden));
            assert_eq!(clean_name(&format!("A{hidden}da")), "A da", "{:x}", u32::from(hidden));
        }
        let tower = format!("Z{}algo", "\u{301}".repeat(24));
        assert_eq!(clean_name(&tower), "Z\u{301}\u{301}algo");
        assert_eq!(clean_name("Nguyê\u{303}n Thảo"), "Nguyê\u{303}n Thảo");
    }

    // Audit: SEC-H10
    #[test]
    fn nobody_has_a_name_that_only_looks_empty_or_like_another() {
        for blank in [
            "\u{2800}\u{2800}",
            "\u{fffc}",
            "\u{1d159}",
            "\u{301}",
            " \u{337}\u{301} ",
            "\u{e000}",
            "\u{10fffd}",
            "\u{fff9}",
            "\u{ffff}",
            "\u{378}",
            "\u{13441}",
            "\u{16fe4}",
            "\u{180f}",
            "\u{200b}\u{301}",
            "\u{1bca0}",
            "\u{93e}",
        ] {
            assert_eq!(clean_name(blank), "", "{}", blank.escape_unicode());
            assert_eq!(clean_name(&format!("Host {blank}")), "Host", "{}", blank.escape_unicode());
        }
        assert_eq!(clean_name("Host\u{2800}"), "Host");
        assert_eq!(clean_name("Ho\u{fffc}st"), "Ho st");
        // Names as people have them, and as they like to write them.
        for name in
            ["Zoë", "Zoe\u{308}", "अनिता", "สมชาย", "🦊", "R2-D2", "李雷", "Ñandú", "*", "⠓⠊"]
        {
            assert_eq!(clean_name(name), name);
        }
    }

    #[test]
    fn names_that_look_alike_have_one_skeleton() {
        assert_eq!(skeleton("Αda"), skeleton("ada"), "the first begins with a Greek letter");
        assert_eq!(skeleton("аdа"), skeleton("Ada"), "Cyrillic");
        assert_ne!(skeleton("Ada"), skeleton("Eda"));
    }

    // Audit: SEC-I8
    #[test]
    fn a_name_with_strokes_and_accents_looks_like_the_one_without() {
        for alike in
            ["Hos\u{337}t", "Hos\u{338}t", "Host\u{30c}", "Hosť", "Ho\u{20d2}st", "HOST", "Høst"]
        {
            assert_eq!(skeleton(alike), skeleton("Host"), "{}", alike.escape_unicode());
        }
        assert_eq!(skeleton("Ｈｏｓｔ"), skeleton("Host"), "wide letters");
        // Marks that are letters of their own stay.
        assert_ne!(skeleton("अनिता"), skeleton("अनीता"));
        assert_ne!(skeleton("ดี"), skeleton("ดำ"));
        assert_ne!(skeleton("Zoë"), skeleton("Zoé Q"));
    }

    // Audit: SEC-I8
    #[test]
    fn whoever_is_called_like_another_seat_is_found_in_any_language() {
        let seat = Seat::new;
        for name in
            ["Seat 1", "seat 1", "SEAT  1", "Ѕeat 1", "Seat １", "Seat-1", "Place 1", "Asiento 1"]
        {
            assert!(is_another_seat(name, seat(1)), "{name}");
            assert!(!is_another_seat(name, seat(0)), "{name} is what they would be called");
        }
        for name in ["Seat", "Seat 1 of 2", "Seat 12", "1", ""] {
            assert!(!is_another_seat(name, seat(1)), "{name}");
        }
    }

    // Audit: SEC-I8
    #[test]
    fn a_key_has_letters_digits_and_signs_of_ascii_only() {
        let with = |odd: &str| KeyHash::of(&format!("{odd:k<40}"));
        for odd in [" ", "\0", "\t", "\n", "\u{7f}", "é", "\u{200b}", "🦊"] {
            assert_eq!(with(odd), Err(Code::Malformed), "{}", odd.escape_unicode());
        }
        assert_eq!(KeyHash::of(&" ".repeat(40)), Err(Code::Malformed));
        // As browsers of every build made them up: 64 digits in hexadecimal; and as programs may.
        assert!(KeyHash::of(&"0123456789abcdef".repeat(4)).is_ok());
        assert!(with("AZaz09+/=-_.~!\"#$%&'()*,:;<>?@[]^`{|}").is_ok());
    }

    #[test]
    fn a_key_is_a_secret_of_some_length_and_is_kept_as_a_hash() {
        let key = "k".repeat(KEY_BYTES_MAX / 2);
        let hash = KeyHash::of(&key).expect("long enough");
        assert_eq!(KeyHash::of(&key), Ok(hash));
        assert_ne!(KeyHash::of(&"l".repeat(KEY_BYTES_MAX)), Ok(hash));
        assert_eq!(KeyHash::of(&key[1..]), Err(Code::Malformed));
        assert_eq!(KeyHash::of(&"k".repeat(KEY_BYTES_MAX + 1)), Err(Code::Malformed));
        let text = String::from(hash);
        assert!(!text.contains(&key));
        assert_eq!(KeyHash::try_from(text), Ok(hash));
    }
}
