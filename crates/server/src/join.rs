//! Short codes that lead to a table, to be typed on a phone that cannot follow a link. They live in
//! memory: a restart costs whoever is about to type one a new one, which the screen shows by itself.

use crate::limits::{JOIN_CODE_CHARS, JOIN_CODE_STANDS, JOIN_CODES_MAX};
use crate::world::ID_LETTERS;
use std::collections::HashMap;

/// Where a code leads.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Way {
    table: String,
    ends_ms: u64,
}

/// The codes that are good now.
#[derive(Default)]
pub struct JoinCodes(HashMap<String, Way>);

impl JoinCodes {
    /// The code of a table: the one it has, or these letters from now on. None where as many wait as
    /// may.
    pub fn of(&mut self, table: &str, fresh: &str, now_ms: u64) -> Option<(String, u64)> {
        self.0.retain(|_, way| way.ends_ms > now_ms);
        let known = self.0.iter().find(|(_, way)| way.table == table);
        let (letters, ends_ms) = match known {
            Some((letters, way)) => (letters.clone(), way.ends_ms),
            None if self.0.len() >= JOIN_CODES_MAX => return None,
            None => {
                let stands_ms = u64::try_from(JOIN_CODE_STANDS.as_millis()).unwrap_or(u64::MAX);
                let ends_ms = now_ms.saturating_add(stands_ms);
                let way = Way { table: table.to_owned(), ends_ms };
                self.0.insert(fresh.to_owned(), way);
                (fresh.to_owned(), ends_ms)
            }
        };
        let (one, two) = letters.split_at(letters.len() / 2);
        Some((format!("{one}-{two}").to_uppercase(), ends_ms - now_ms))
    }

    /// The table that a code leads to, however it was typed.
    pub fn table(&self, typed: &str, now_ms: u64) -> Option<String> {
        let way = self.0.get(&read(typed)?).filter(|way| way.ends_ms > now_ms)?;
        Some(way.table.clone())
    }
}

/// The letters of a code: in capitals, with spaces or dashes, with letters that look like digits.
fn read(typed: &str) -> Option<String> {
    let letters: String = typed
        .chars()
        .filter(|letter| letter.is_ascii_alphanumeric())
        .take(JOIN_CODE_CHARS + 1)
        .map(|letter| match letter.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            letter => letter,
        })
        .collect();
    let is_code = letters.len() == JOIN_CODE_CHARS
        && letters.bytes().all(|letter| ID_LETTERS.contains(&letter));
    is_code.then_some(letters)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_one_code_for_a_while_and_it_is_found_however_it_is_typed() {
        let mut codes = JoinCodes::default();
        let (code, _) = codes.of("t", "0a1b2c", 0).expect("there is room");
        assert_eq!(code, "0A1-B2C");
        assert_eq!(codes.of("t", "zzzzzz", 5).expect("the same").0, code);
        for typed in ["0a1b2c", "0A1 B2C", "OaI-b2c", " 0a1-b2c "] {
            assert_eq!(codes.table(typed, 5).as_deref(), Some("t"), "{typed}");
        }
        for typed in ["", "0a1b2", "0a1b2c3", "zzzzzz", "uuuuuu"] {
            assert_eq!(codes.table(typed, 5), None, "{typed}");
        }
        let late = u64::try_from(JOIN_CODE_STANDS.as_millis()).expect("hours");
        assert_eq!(codes.table("0a1b2c", late), None, "it has had its time");
        assert_eq!(codes.of("t", "zzzzzz", late).expect("a new one").0, "ZZZ-ZZZ");
    }

    #[test]
    fn as_many_codes_wait_as_may() {
        let mut codes = JoinCodes::default();
        for nth in 0..JOIN_CODES_MAX {
            assert!(codes.of(&nth.to_string(), &format!("{nth:0>6}"), 0).is_some());
        }
        assert_eq!(codes.of("one more", "zzzzzz", 0), None);
    }
}
