//! Who is behind a connection.

use catalog::{seed_from_hex, to_hex};
use serde::{Deserialize, Serialize};
use std::fmt;
use wire::{Code, KEY_BYTES_MAX, NAME_CHARS_MAX};
use words::Lang;

/// A player's secret key, hashed. The key itself is never kept, so whoever
/// reads a data folder cannot take anybody's seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct KeyHash([u8; 32]);

impl KeyHash {
    /// The hash of a key, bound to its purpose.
    ///
    /// # Errors
    /// `Malformed` where the key is too short to be a secret, or too long.
    pub fn of(key: &str) -> Result<Self, Code> {
        if !(KEY_BYTES_MAX / 2..=KEY_BYTES_MAX).contains(&key.len()) {
            return Err(Code::Malformed);
        }
        Ok(Self(blake3::derive_key("cantina 2026-11 player key", key.as_bytes())))
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
}

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
        })
    }
}

/// A name fit to be shown: without control characters and marks that turn the
/// text around, single spaces, not longer than [`NAME_CHARS_MAX`].
#[must_use]
pub fn clean_name(name: &str) -> String {
    let visible: String =
        name.chars().map(|letter| if is_shown(letter) { letter } else { ' ' }).collect();
    let words: Vec<&str> = visible.split_whitespace().collect();
    words.join(" ").chars().take(NAME_CHARS_MAX).collect::<String>().trim_end().to_owned()
}

fn is_shown(letter: char) -> bool {
    let turns_text = matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    !letter.is_control() && !turns_text
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
