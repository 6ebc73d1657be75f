//! Who waits: strangers, behind the people of the table.
//!
//! Telling a long game to somebody who comes takes milliseconds, and anybody who has the link may
//! come. In one queue with them, a player's move would wait for all of them. So what strangers want
//! is put aside, and one of them is heard whenever nothing else has come.

use crate::limits::STRANGERS_WAIT_MAX;
use crate::tables::Letter;
use room::{ConnId, KeyHash};
use std::collections::{HashMap, VecDeque};

/// What strangers want, in the order in which it came.
#[derive(Default)]
pub struct Queue {
    letters: VecDeque<Letter>,
    /// Who is at the other end of each connection.
    keys: HashMap<ConnId, KeyHash>,
    /// How many letters of a connection wait; later ones must not overtake them.
    n_waiting: HashMap<ConnId, usize>,
}

/// When a letter is read.
pub enum When {
    Now(Letter),
    /// It is in the queue.
    Later,
    /// Too much waits already.
    Never(Letter),
}

impl Queue {
    /// Puts a letter aside if it can wait.
    pub fn sort(&mut self, letter: Letter, is_member: impl Fn(&KeyHash) -> bool) -> When {
        let conn = match &letter {
            Letter::Open { conn, guest, .. } => {
                self.keys.insert(*conn, guest.key);
                *conn
            }
            Letter::Said { conn, .. } | Letter::Close { conn } => *conn,
            Letter::Seating { .. }
            | Letter::Content { .. }
            | Letter::Invite { .. }
            | Letter::Rematch { .. }
            | Letter::RematchOpened { .. }
            | Letter::Wake
            | Letter::Panic => return When::Now(letter),
        };
        let is_close = matches!(letter, Letter::Close { .. });
        let is_behind = self.n_waiting.contains_key(&conn);
        let is_stranger = !self.keys.get(&conn).is_some_and(is_member);
        if is_close {
            self.keys.remove(&conn);
        }
        if !is_behind && (is_close || !is_stranger) {
            return When::Now(letter);
        }
        // A connection ends once, so these are no more than those that wait already.
        if self.letters.len() >= STRANGERS_WAIT_MAX && !is_close {
            return When::Never(letter);
        }
        *self.n_waiting.entry(conn).or_default() += 1;
        self.letters.push_back(letter);
        When::Later
    }

    /// What is read next, now that there is time.
    pub fn next(&mut self) -> Option<Letter> {
        let letter = self.letters.pop_front()?;
        if let Letter::Open { conn, .. } | Letter::Said { conn, .. } | Letter::Close { conn } =
            &letter
            && let Some(n) = self.n_waiting.get_mut(conn)
        {
            *n -= 1;
            if *n == 0 {
                self.n_waiting.remove(conn);
            }
        }
        Some(letter)
    }

    pub fn is_empty(&self) -> bool {
        self.letters.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doors::Network;
    use crate::tables::{Outbox, Whose};
    use room::Guest;
    use std::net::{IpAddr, Ipv4Addr};
    use tokio::sync::mpsc;
    use tokio::time::Instant;

    fn key(name: char) -> String {
        name.to_string().repeat(40)
    }

    fn open(conn: u64, name: char) -> Letter {
        let guest = Guest::new(&key(name), "", "en").expect("a guest");
        let network = Network::of(IpAddr::V4(Ipv4Addr::LOCALHOST));
        let whose = Whose { person: guest.key, network, pass: None };
        let outbox = Outbox::new(mpsc::channel(1).0, whose);
        Letter::Open { conn: ConnId(conn), guest, since: None, outbox }
    }

    fn said(conn: u64) -> Letter {
        Letter::Said { conn: ConnId(conn), frame: "x".into(), received: Instant::now() }
    }

    fn close(conn: u64) -> Letter {
        Letter::Close { conn: ConnId(conn) }
    }

    fn name(letter: &Letter) -> String {
        match letter {
            Letter::Open { conn, .. } => format!("open {}", conn.0),
            Letter::Said { conn, .. } => format!("said {}", conn.0),
            Letter::Close { conn } => format!("close {}", conn.0),
            _ => "other".to_owned(),
        }
    }

    /// The letters in the order in which they are read, once all have come.
    fn read(letters: Vec<Letter>) -> Vec<String> {
        let member = KeyHash::of(&key('m')).expect("a key");
        let mut queue = Queue::default();
        let mut read = Vec::new();
        for letter in letters {
            match queue.sort(letter, |key| *key == member) {
                When::Now(letter) => read.push(name(&letter)),
                When::Later => {}
                When::Never(letter) => read.push(format!("no {}", name(&letter))),
            }
        }
        read.extend(std::iter::from_fn(|| queue.next()).map(|letter| name(&letter)));
        assert!(queue.is_empty() && queue.n_waiting.is_empty());
        read
    }

    // Audit: SEC-8
    #[test]
    fn whoever_plays_goes_before_strangers_and_nobody_overtakes_themselves() {
        let letters = vec![open(1, 's'), open(2, 'm'), said(1), said(2), close(1), close(2)];
        let order = ["open 2", "said 2", "close 2", "open 1", "said 1", "close 1"];
        assert_eq!(read(letters), order);
    }

    #[test]
    fn so_many_strangers_wait_and_no_more() {
        let letters = (0..=STRANGERS_WAIT_MAX as u64).map(|conn| open(conn, 's'));
        let letters: Vec<Letter> = letters.chain([close(0), open(1_000, 'm')]).collect();
        let read = read(letters);
        assert_eq!(read[..2], [format!("no open {STRANGERS_WAIT_MAX}"), "open 1000".to_owned()]);
        assert_eq!(read.len(), STRANGERS_WAIT_MAX + 3);
    }
}
