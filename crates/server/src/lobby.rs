//! Tables that wait for players, as strangers are told of them.
//!
//! In memory: each table in memory says what is to be told of it, and one whose host is away is told
//! no longer. After a restart the tables are back as soon as their hosts are.

use crate::doors::Network;
use crate::http::Packed;
use crate::limits::{
    HOST_BLINK_MAX, MATCH_KEPT, MATCH_KEPT_PER_NETWORK, POSTED_MAX, POSTED_STANDS, POSTED_TOLD_MAX,
};
use room::{KeyHash, Notice};
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use wire::{Holder, OpenTables, Seating, WantedMatch};

/// Tables that wait for players.
#[derive(Default)]
pub struct Lobby(Mutex<Board>);

#[derive(Default)]
struct Board {
    posted: HashMap<String, Posted>,
    n_posted: u64,
    /// The last answer that told of them, and when it was made.
    told: Option<(u64, Arc<Packed>)>,
}

/// One of them.
struct Posted {
    notice: Notice,
    /// Where its host is.
    network: Option<Network>,
    /// The later, the higher.
    nth: u64,
    /// When its host was last known to be here; at first, when it was posted.
    here_ms: u64,
    /// For whom a seat is kept, and until when.
    expected: Vec<Expected>,
}

struct Expected {
    key: KeyHash,
    network: Network,
    until_ms: u64,
}

/// Who looks for which table.
pub struct Seeker<'a> {
    pub wanted: &'a WantedMatch,
    pub key: KeyHash,
    pub network: Network,
    /// Tables that did not let them in.
    pub except: Vec<String>,
}

impl Lobby {
    /// A table says what is to be told of it now; nothing, where it waits for nobody.
    pub fn post(&self, id: &str, notice: Option<Notice>, network: Option<Network>, now_ms: u64) {
        let mut board = self.lock();
        let Some(notice) = notice else {
            board.posted.remove(id);
            return;
        };
        if let Some(posted) = board.posted.get_mut(id) {
            if posted.notice.is_host_here {
                posted.here_ms = now_ms;
            }
            posted.network = network.or(posted.network);
            posted.expected.retain(|one| !notice.people.contains(&one.key));
            posted.notice = notice;
        } else if board.posted.len() < POSTED_MAX {
            board.n_posted += 1;
            let nth = board.n_posted;
            let posted = Posted { notice, network, nth, here_ms: now_ms, expected: Vec::new() };
            board.posted.insert(id.to_owned(), posted);
        }
    }

    /// A table is out of memory.
    pub fn remove(&self, id: &str) {
        self.lock().posted.remove(id);
    }

    /// What is told to whoever asks now, if it was made a moment ago.
    pub fn told(&self, now_ms: u64) -> Option<Arc<Packed>> {
        let board = self.lock();
        let (made_ms, told) = board.told.as_ref()?;
        (now_ms < made_ms.saturating_add(millis(POSTED_STANDS))).then(|| told.clone())
    }

    /// Keeps what is told for those who ask in the next moment.
    pub fn keep_told(&self, told: Arc<Packed>, now_ms: u64) {
        self.lock().told = Some((now_ms, told));
    }

    /// The open tables, the newest of each network in turn, so that nobody hides those of others.
    pub fn open_tables(&self, now_ms: u64) -> OpenTables {
        let board = self.lock();
        let mut shown: Vec<&Posted> =
            board.posted.values().filter(|posted| posted.is_shown(now_ms)).collect();
        shown.sort_by_key(|posted| std::cmp::Reverse(posted.nth));
        let n_tables = u32::try_from(shown.len()).unwrap_or(u32::MAX);
        let mut networks: BTreeMap<Option<Network>, VecDeque<&Posted>> = BTreeMap::new();
        for posted in shown {
            networks.entry(posted.network).or_default().push_back(posted);
        }
        let mut told: Vec<&Posted> = Vec::new();
        while told.len() < POSTED_TOLD_MAX && !networks.is_empty() {
            let mut firsts: Vec<&Posted> =
                networks.values_mut().filter_map(VecDeque::pop_front).collect();
            firsts.sort_by_key(|posted| std::cmp::Reverse(posted.nth));
            told.extend(firsts);
            networks.retain(|_, rest| !rest.is_empty());
        }
        told.truncate(POSTED_TOLD_MAX);
        let tables = told.into_iter().map(|posted| posted.notice.seating.clone()).collect();
        OpenTables { tables, n_tables }
    }

    /// The table for somebody: where they sit already, or the one that has waited longest. A seat is
    /// kept there until their page has loaded.
    pub fn find(&self, seeker: &Seeker<'_>, now_ms: u64) -> Option<Seating> {
        let mut board = self.lock();
        let fits = |posted: &Posted| {
            posted.is_wanted(seeker.wanted)
                && posted.is_shown(now_ms)
                && !seeker.except.contains(&posted.notice.seating.table)
        };
        let own = |posted: &&mut Posted| posted.notice.people.contains(&seeker.key);
        let has_room =
            |posted: &&mut Posted| posted.n_free() > posted.n_expected(&seeker.key, now_ms);
        let found = board.posted.values_mut().filter(|posted| fits(posted));
        let found = found.filter(|posted| own(posted) || has_room(posted));
        let found =
            found.min_by_key(|posted| (!posted.notice.people.contains(&seeker.key), posted.nth))?;
        found.expect(seeker, now_ms);
        Some(found.notice.seating.clone())
    }

    fn lock(&self) -> MutexGuard<'_, Board> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Posted {
    fn is_shown(&self, now_ms: u64) -> bool {
        self.notice.is_host_here || now_ms < self.here_ms.saturating_add(millis(HOST_BLINK_MAX))
    }

    fn is_wanted(&self, wanted: &WantedMatch) -> bool {
        let seating = &self.notice.seating;
        self.notice.is_plain
            && seating.game == wanted.game
            && seating.places.len() == usize::from(wanted.n_seats)
            && seating.clock_seconds == wanted.clock_seconds
    }

    fn n_free(&self) -> usize {
        let places = &self.notice.seating.places;
        places.iter().filter(|place| place.holder == Holder::Free).count()
    }

    /// For how many others a seat is kept.
    fn n_expected(&self, key: &KeyHash, now_ms: u64) -> usize {
        self.expected.iter().filter(|one| one.key != *key && one.until_ms > now_ms).count()
    }

    fn expect(&mut self, seeker: &Seeker<'_>, now_ms: u64) {
        self.expected.retain(|one| one.until_ms > now_ms && one.key != seeker.key);
        let alike = self.expected.iter().filter(|one| one.network == seeker.network).count();
        if alike < MATCH_KEPT_PER_NETWORK && !self.notice.people.contains(&seeker.key) {
            let until_ms = now_ms.saturating_add(millis(MATCH_KEPT));
            self.expected.push(Expected { key: seeker.key, network: seeker.network, until_ms });
        }
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{IpAddr, Ipv4Addr};
    use tabletop::Seat;
    use wire::{BotPace, Place, Stage};

    fn network(door: u8) -> Network {
        Network::of(IpAddr::V4(Ipv4Addr::new(192, 0, 2, door)))
    }

    fn person(letter: char) -> KeyHash {
        KeyHash::of(&letter.to_string().repeat(40)).expect("a key")
    }

    fn notice(id: &str, host: char, n_free: u8) -> Notice {
        let place = |seat: Seat| Place { seat, holder: Holder::Free, look: None, ready: false };
        let mut places: Vec<Place> = Seat::all(n_free + 1).map(place).collect();
        let name = host.to_string();
        places[0].holder =
            Holder::Person { name, here: true, stand_in: None, stand_in_ms: None, id: None };
        let seating = Seating {
            table: id.to_owned(),
            game: "a-game".to_owned(),
            stage: Stage::Gathering,
            places,
            you: None,
            host: false,
            spectators: 0,
            clock_seconds: None,
            free_undo: false,
            card_set: String::new(),
            may_sit: true,
            locked: false,
            private: false,
            listed: true,
            invite: None,
            watching: Vec::new(),
            options: BTreeMap::new(),
            hints: true,
            bot_pace: BotPace::Brisk,
            rematch: None,
            your_move: false,
            your_place: None,
        };
        Notice { seating, is_host_here: true, is_plain: true, people: vec![person(host)] }
    }

    fn wanted(n_seats: u8) -> WantedMatch {
        let (key, name) = (String::new(), String::new());
        WantedMatch { game: "a-game".to_owned(), n_seats, clock_seconds: None, key, name }
    }

    fn found(lobby: &Lobby, letter: char, door: u8, now_ms: u64) -> Option<String> {
        let wanted = wanted(2);
        let seeker = Seeker {
            wanted: &wanted,
            key: person(letter),
            network: network(door),
            except: Vec::new(),
        };
        lobby.find(&seeker, now_ms).map(|seating| seating.table)
    }

    #[test]
    fn a_table_is_told_while_it_waits_and_its_host_is_here() {
        let lobby = Lobby::default();
        let told = |now_ms| lobby.open_tables(now_ms).tables.len();
        lobby.post("t", Some(notice("t", 'a', 1)), Some(network(1)), 0);
        assert_eq!(told(1_000_000), 1);
        let away = Notice { is_host_here: false, ..notice("t", 'a', 1) };
        lobby.post("t", Some(away), None, 1_000_000);
        assert_eq!(told(1_000_001), 1, "a line may blink");
        assert_eq!(told(1_000_000 + millis(HOST_BLINK_MAX)), 0);
        lobby.post("t", None, None, 0);
        assert_eq!(told(1), 0);
    }

    #[test]
    fn one_network_does_not_hide_the_tables_of_others() {
        let lobby = Lobby::default();
        lobby.post("old", Some(notice("old", 'a', 1)), Some(network(1)), 0);
        for nth in 0..2 * POSTED_TOLD_MAX {
            let id = format!("many-{nth}");
            lobby.post(&id, Some(notice(&id, 'b', 1)), Some(network(2)), 0);
        }
        let OpenTables { tables, n_tables } = lobby.open_tables(0);
        assert_eq!((tables.len(), n_tables as usize), (POSTED_TOLD_MAX, 2 * POSTED_TOLD_MAX + 1));
        assert_eq!(tables[0].table, format!("many-{}", 2 * POSTED_TOLD_MAX - 1), "newest first");
        assert_eq!(tables[1].table, "old");
    }

    #[test]
    fn whoever_looks_gets_the_table_that_has_waited_longest_and_a_seat_is_kept() {
        let lobby = Lobby::default();
        lobby.post("first", Some(notice("first", 'a', 1)), Some(network(1)), 0);
        lobby.post("second", Some(notice("second", 'b', 1)), Some(network(1)), 0);
        assert_eq!(found(&lobby, 'c', 3, 0).as_deref(), Some("first"));
        assert_eq!(found(&lobby, 'c', 3, 1).as_deref(), Some("first"), "asked twice");
        assert_eq!(found(&lobby, 'd', 4, 1).as_deref(), Some("second"), "one seat was free there");
        assert_eq!(found(&lobby, 'e', 5, 1), None);
        assert_eq!(found(&lobby, 'b', 1, 1).as_deref(), Some("second"), "where they sit already");
        let late = millis(MATCH_KEPT) + 1;
        assert_eq!(found(&lobby, 'e', 5, late).as_deref(), Some("first"), "nobody came");
    }

    #[test]
    fn only_what_was_asked_for_is_found() {
        let lobby = Lobby::default();
        let unlike = [
            Notice { is_plain: false, ..notice("t", 'a', 1) },
            Notice {
                seating: Seating { clock_seconds: Some(60), ..notice("t", 'a', 1).seating },
                ..notice("t", 'a', 1)
            },
            Notice {
                seating: Seating { game: "another".to_owned(), ..notice("t", 'a', 1).seating },
                ..notice("t", 'a', 1)
            },
            notice("t", 'a', 2),
        ];
        for unlike in unlike {
            lobby.post("t", Some(unlike), None, 0);
            assert_eq!(found(&lobby, 'b', 2, 0), None);
        }
        lobby.post("t", Some(notice("t", 'a', 1)), None, 0);
        assert_eq!(found(&lobby, 'b', 2, 0).as_deref(), Some("t"));
    }

    #[test]
    fn one_network_has_few_seats_kept_at_a_table() {
        let lobby = Lobby::default();
        lobby.post("t", Some(notice("t", 'a', 3)), None, 0);
        let wanted = wanted(4);
        let find = |letter, door| {
            let seeker = Seeker {
                wanted: &wanted,
                key: person(letter),
                network: network(door),
                except: Vec::new(),
            };
            lobby.find(&seeker, 0).is_some()
        };
        let sent = ['b', 'c', 'd', 'e', 'f'].map(|letter| find(letter, 1));
        assert_eq!(sent, [true; 5], "whoever comes first");
        assert!(find('g', 2), "one of three is left for somebody else");
        assert!(!find('h', 2), "and that is kept now");
    }
}
