//! Short codes that lead to a table, to be typed on a phone that cannot follow a link. They live in
//! memory: a restart costs whoever is about to type one a new one, which the screen shows by itself.

use crate::doors::Network;
use crate::limits::{
    JOIN_CODE_CHARS, JOIN_CODE_STANDS, JOIN_CODES_MAX, JOIN_CODES_PER_NETWORK_MAX,
};
use crate::shares::{Bounds, makes_room};
use crate::world::ID_LETTERS;
use std::collections::HashMap;

const BOUNDS: Bounds = Bounds { in_all: JOIN_CODES_MAX, per_network: JOIN_CODES_PER_NETWORK_MAX };

/// The code of a table.
#[derive(Clone, Debug)]
struct Code {
    letters: String,
    /// What a player's link said when it was made. Once the link is another one, because somebody
    /// who knew it was shown out, the code is no way back for them.
    invite: Option<String>,
    /// Where it was asked for.
    network: Network,
    ends_ms: u64,
}

/// Where a code leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    pub table: String,
    /// What the player's link must still say.
    pub invite: Option<String>,
}

/// The codes that are good now, by table, and the tables by the letters of their codes.
pub struct JoinCodes {
    codes: HashMap<String, Code>,
    tables: HashMap<String, String>,
    bounds: Bounds,
}

impl Default for JoinCodes {
    fn default() -> Self {
        Self { codes: HashMap::new(), tables: HashMap::new(), bounds: BOUNDS }
    }
}

impl JoinCodes {
    /// The code of the table that this way leads to: the one it has, or these letters from now on.
    pub fn of(
        &mut self,
        Way { table, invite }: Way,
        fresh: &str,
        network: Network,
        now_ms: u64,
    ) -> (String, u64) {
        let known = self.codes.get(&table);
        if let Some(code) = known.filter(|code| code.ends_ms > now_ms && code.invite == invite) {
            return (shown(&code.letters), code.ends_ms - now_ms);
        }
        self.codes.remove(&table);
        self.make_room(network, now_ms);
        let stands_ms = u64::try_from(JOIN_CODE_STANDS.as_millis()).unwrap_or(u64::MAX);
        let letters = fresh.to_owned();
        self.tables.insert(letters.clone(), table.clone());
        let ends_ms = now_ms.saturating_add(stands_ms);
        self.codes.insert(table, Code { letters, invite, network, ends_ms });
        (shown(fresh), stands_ms)
    }

    /// Where a code leads, however it was typed.
    pub fn way(&self, typed: &str, now_ms: u64) -> Option<Way> {
        let table = self.tables.get(&read(typed)?)?;
        let code = self.codes.get(table).filter(|code| code.ends_ms > now_ms)?;
        Some(Way { table: table.clone(), invite: code.invite.clone() })
    }

    /// Nobody fills the house with codes that lead nowhere.
    fn make_room(&mut self, network: Network, now_ms: u64) {
        self.codes.retain(|_, code| code.ends_ms > now_ms);
        let held = self.codes.iter().map(|(table, code)| (table, code.network, code.ends_ms));
        if let Some(table) = makes_room(held, network, self.bounds).cloned() {
            self.codes.remove(&table);
        }
        let codes = &self.codes;
        self.tables.retain(|_, table| codes.contains_key(table));
    }
}

/// A code as people read it.
fn shown(letters: &str) -> String {
    let (one, two) = letters.split_at(letters.len() / 2);
    format!("{one}-{two}").to_uppercase()
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
    use std::net::{IpAddr, Ipv4Addr};

    fn way(table: &str, invite: Option<&str>) -> Way {
        Way { table: table.to_owned(), invite: invite.map(str::to_owned) }
    }

    fn network(nth: usize) -> Network {
        let [.., one, two] = nth.to_be_bytes();
        Network::of(IpAddr::V4(Ipv4Addr::new(192, 0, one, two)))
    }

    #[test]
    fn a_table_has_one_code_for_a_while_and_it_is_found_however_it_is_typed() {
        let mut codes = JoinCodes::default();
        let way = way("t", None);
        let (code, _) = codes.of(way.clone(), "0a1b2c", network(1), 0);
        assert_eq!(code, "0A1-B2C");
        assert_eq!(codes.of(way.clone(), "zzzzzz", network(1), 5).0, code);
        for typed in ["0a1b2c", "0A1 B2C", "OaI-b2c", " 0a1-b2c "] {
            assert_eq!(codes.way(typed, 5), Some(way.clone()), "{typed}");
        }
        for typed in ["", "0a1b2", "0a1b2c3", "zzzzzz", "uuuuuu"] {
            assert_eq!(codes.way(typed, 5), None, "{typed}");
        }
        let late = u64::try_from(JOIN_CODE_STANDS.as_millis()).expect("hours");
        assert_eq!(codes.way("0a1b2c", late), None, "it has had its time");
        assert_eq!(codes.of(way, "zzzzzz", network(1), late).0, "ZZZ-ZZZ");
    }

    // Audit: SEC-J1
    #[test]
    fn with_another_link_a_table_has_another_code() {
        let mut codes = JoinCodes::default();
        codes.of(way("t", Some("before")), "0a1b2c", network(1), 0);
        assert_eq!(codes.way("0a1b2c", 1), Some(way("t", Some("before"))));
        assert_eq!(codes.of(way("t", Some("now")), "zzzzzz", network(1), 1).0, "ZZZ-ZZZ");
        assert_eq!(codes.way("0a1b2c", 1), None);
        assert_eq!(codes.way("zzzzzz", 1), Some(way("t", Some("now"))));
    }

    // Audit: SEC-J2
    #[test]
    fn nobody_takes_all_codes_there_are() {
        let bounds = Bounds { in_all: 40, per_network: 10 };
        let mut codes = JoinCodes { bounds, ..JoinCodes::default() };
        let mut make = |nth: usize, network, now_ms| {
            let (table, letters) = (nth.to_string(), format!("{nth:0>6}"));
            codes.of(way(&table, None), &letters, network, now_ms);
            (codes.codes.len(), codes.tables.len())
        };
        make(0, network(0), 0);
        // One network takes its share and then its own oldest.
        let n_held = (1..=11).map(|nth| make(nth, network(1), nth as u64)).last();
        assert_eq!(n_held, Some((11, 11)));
        // Many networks fill the house, and whoever comes then has a code all the same.
        for nth in 100..150 {
            make(nth, network(2 + nth / 10), 1_000 + nth as u64);
        }
        assert_eq!(make(200, network(999), 2_000), (40, 40));
        let is_good = |nth: usize| codes.way(&format!("{nth:0>6}"), 2_000).is_some();
        assert!(is_good(200));
        assert!(is_good(0), "who has one code keeps it");
        assert!(!is_good(1) && !is_good(100), "the oldest of those who have many go");
    }
}
