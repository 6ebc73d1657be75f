//! The codes that bring somebody to another device. They live in memory, as hashes, for a few
//! minutes: a restart costs whoever is about to type one a new one.

use crate::doors::Network;
use crate::limits::{
    MOVE_CODE_CHARS, MOVE_CODE_STANDS, MOVE_CODES_MAX, MOVE_CODES_PER_NETWORK_MAX,
};
use crate::shares::{Bounds, makes_room};
use room::{KeyHash, clean_name};
use std::collections::HashMap;

const BOUNDS: Bounds = Bounds { in_all: MOVE_CODES_MAX, per_network: MOVE_CODES_PER_NETWORK_MAX };

/// One code that waits, or was used a moment ago.
#[derive(Clone, Debug)]
pub struct Waiting {
    /// For whom it was made.
    pub person: KeyHash,
    /// The name that goes along.
    pub name: String,
    network: Network,
    ends_ms: u64,
    used_for: Option<KeyHash>,
}

impl Waiting {
    /// Whether it has brought this device here already.
    pub fn is_used(&self) -> bool {
        self.used_for.is_some()
    }

    /// Whether it was asked for from this network.
    pub fn is_from(&self, network: Network) -> bool {
        self.network == network
    }

    /// It is good for no other key any more.
    pub fn use_for(&mut self, key: KeyHash) {
        self.used_for = Some(key);
    }
}

/// The codes that wait.
pub struct Codes {
    waiting: HashMap<[u8; 32], Waiting>,
    bounds: Bounds,
}

impl Default for Codes {
    fn default() -> Self {
        Self { waiting: HashMap::new(), bounds: BOUNDS }
    }
}

impl Codes {
    /// Files a code made of these letters, and says it as people read it.
    pub fn make(
        &mut self,
        letters: &str,
        (person, name): (KeyHash, &str),
        network: Network,
        now_ms: u64,
    ) -> String {
        self.waiting.retain(|_, code| code.ends_ms > now_ms && code.person != person);
        let held = self.waiting.iter().map(|(hash, code)| (*hash, code.network, code.ends_ms));
        if let Some(hash) = makes_room(held, network, self.bounds) {
            self.waiting.remove(&hash);
        }
        let stands_ms = u64::try_from(MOVE_CODE_STANDS.as_millis()).unwrap_or(u64::MAX);
        let ends_ms = now_ms.saturating_add(stands_ms);
        let name = clean_name(name);
        let code = Waiting { person, name, network, ends_ms, used_for: None };
        self.waiting.insert(hash(letters), code);
        let (one, two) = letters.split_at(letters.len() / 2);
        format!("{one}-{two}").to_uppercase()
    }

    /// The code that somebody typed, if it is good for this key.
    pub fn find(&mut self, typed: &str, key: KeyHash, now_ms: u64) -> Option<&mut Waiting> {
        let code = self.waiting.get_mut(&hash(&read(typed)?))?;
        let is_good = code.ends_ms > now_ms && code.used_for.is_none_or(|used| used == key);
        is_good.then_some(code)
    }

    /// Whatever was made for this person is good no longer.
    pub fn forget(&mut self, person: KeyHash) {
        self.waiting.retain(|_, code| code.person != person);
    }
}

/// The letters of a code, however it was typed: in capitals, with spaces or dashes, with letters
/// that codes do not have because they look like digits.
fn read(typed: &str) -> Option<String> {
    let letters = typed.chars().filter(|letter| !matches!(letter, ' ' | '-' | '\u{2011}' | '–'));
    let letters: String = letters
        .take(MOVE_CODE_CHARS + 1)
        .map(|letter| match letter.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            letter => letter,
        })
        .collect();
    (letters.chars().count() == MOVE_CODE_CHARS).then_some(letters)
}

fn hash(letters: &str) -> [u8; 32] {
    blake3::derive_key("cantina 2026-11 move code", letters.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::{
        MOVE_TRIES_ALL_BURST, MOVE_TRIES_ALL_PER_MINUTE, MOVE_TRIES_BURST, MOVE_TRIES_PER_MINUTE,
    };
    use std::net::{IpAddr, Ipv4Addr};

    const LETTERS: &str = "0a1b2c3d4e";

    fn key(letter: char) -> KeyHash {
        KeyHash::of(&letter.to_string().repeat(40)).expect("a key")
    }

    fn network(last: u8) -> Network {
        Network::of(IpAddr::V4(Ipv4Addr::new(127, 0, 0, last)))
    }

    fn letters(nth: usize) -> String {
        format!("{nth:0>10}")
    }

    // Audit: SEC-5
    #[test]
    fn a_code_is_found_however_it_is_typed() {
        let mut codes = Codes::default();
        let shown = codes.make(LETTERS, (key('a'), "Ada"), network(1), 0);
        assert_eq!(shown, "0A1B2-C3D4E");
        for typed in [&shown, LETTERS, "oaib2 c3d4e", "OALB2c3d4e", "0a-1b-2c-3d-4e"] {
            let found = codes.find(typed, key('x'), 1).map(|code| code.person);
            assert_eq!(found, Some(key('a')), "{typed}");
        }
        for typed in ["", "0a1b2c3d4", "0a1b2c3d4ee", "0a1b2c3d4f", &"0".repeat(9_999)] {
            assert!(codes.find(typed, key('x'), 1).is_none(), "{typed:.20}");
        }
    }

    // Audit: SEC-H5
    #[test]
    fn nobody_guesses_a_code_and_a_thousand_strangers_do_not_use_up_everybodys_tries() {
        let minutes = MOVE_CODE_STANDS.as_secs() / 60;
        let tries =
            u64::from(MOVE_TRIES_ALL_BURST) + minutes * u64::from(MOVE_TRIES_ALL_PER_MINUTE);
        let n_codes = 1u64 << (5 * MOVE_CODE_CHARS);
        assert!(n_codes / tries > 3_000_000_000, "one in {}", n_codes / tries);
        let n_burst = MOVE_TRIES_ALL_BURST / MOVE_TRIES_BURST;
        let n_networks = MOVE_TRIES_ALL_PER_MINUTE / MOVE_TRIES_PER_MINUTE;
        assert!(n_burst > 1_000 && n_networks > 1_000, "{n_burst} and {n_networks} networks do it");
    }

    // Audit: SEC-5
    #[test]
    fn a_code_is_good_for_a_while_and_for_one_key() {
        let mut codes = Codes::default();
        codes.make(LETTERS, (key('a'), "Ada"), network(1), 1_000);
        let ends_ms = 1_000 + MOVE_CODE_STANDS.as_millis() as u64;
        assert!(codes.find(LETTERS, key('x'), ends_ms - 1).is_some());
        assert!(codes.find(LETTERS, key('x'), ends_ms).is_none(), "it is too old");
        codes.find(LETTERS, key('x'), 2_000).expect("good").use_for(key('x'));
        assert!(codes.find(LETTERS, key('y'), 2_000).is_none(), "it was used");
        assert!(codes.find(LETTERS, key('x'), 2_000).is_some_and(|code| code.is_used()), "a retry");
        codes.forget(key('a'));
        assert!(codes.find(LETTERS, key('x'), 2_000).is_none());
    }

    // Audit: SEC-5, SEC-J3
    #[test]
    fn a_person_has_one_code_and_nobody_takes_all_there_are() {
        let mut codes = Codes::default();
        codes.make(LETTERS, (key('a'), "Ada"), network(251), 0);
        codes.make(&letters(0), (key('a'), "Ada"), network(251), 0);
        assert!(codes.find(LETTERS, key('x'), 0).is_none(), "the newer one replaces it");
        assert_eq!(codes.waiting.len(), 1);

        // Twenty networks ask for as many as each may have, and more.
        codes.bounds = Bounds { in_all: 100, per_network: 10 };
        let person = |nth: usize| KeyHash::of(&format!("{nth:0>40}")).expect("a key");
        for nth in 1..=400 {
            let near = network((nth % 20) as u8);
            codes.make(&letters(nth), (person(nth), "Ada"), near, nth as u64);
        }
        assert_eq!(codes.waiting.len(), 100, "the oldest of theirs went");
        let near = codes.waiting.values().filter(|code| code.is_from(network(7)));
        assert!(near.count() <= 10);
        let now_ms = 20_000;
        assert!(codes.find(&letters(0), key('x'), now_ms).is_some(), "who has one keeps it");
        codes.make(LETTERS, (key('z'), "Zoe"), network(252), now_ms);
        assert!(codes.find(LETTERS, key('y'), now_ms).is_some(), "and who comes has one too");
        let later = now_ms + MOVE_CODE_STANDS.as_millis() as u64;
        codes.make(LETTERS, (key('b'), "Bo"), network(253), later);
        assert_eq!(codes.waiting.len(), 1, "what is too old is forgotten");
    }
}
