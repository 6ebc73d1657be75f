//! The books of the doors: who is inside, and who of them can be missed most easily.

use super::Network;
use crate::limits::LINES_PER_PERSON_KEPT;
use room::KeyHash;
use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use tokio::sync::watch;

/// One connection as the doors know it.
pub struct Line {
    id: u64,
    pub addr: IpAddr,
    /// Whose seat it is for, if it is for one.
    pub seat_of: Option<KeyHash>,
    /// Whether a whole request came over it; until then it is silent.
    pub has_asked: bool,
    evicted: watch::Sender<bool>,
}

/// Everybody inside. The two ranks are kept with every change, so that a full house of many thousand
/// finds who makes room without looking at each.
#[derive(Default)]
pub struct Books {
    n_lines: usize,
    n_ever: u64,
    networks: HashMap<Network, Vec<Line>>,
    /// The networks with silent lines, and those with lines that asked something: none for a seat.
    silent: BTreeSet<Rank>,
    asked: BTreeSet<Rank>,
}

/// Where a network stands among those that can make room; the last goes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    /// How many lines it has that are for no seat. Those for a seat weigh nothing: a school that
    /// plays is no crowd.
    n_spare: usize,
    /// Its oldest line of the kind in question.
    oldest: Reverse<u64>,
    network: Network,
}

impl Rank {
    /// The ranks of a network among the silent and among those who asked something.
    fn of(network: Network, lines: &[Line]) -> [Option<Self>; 2] {
        let spare = || lines.iter().filter(|line| line.seat_of.is_none());
        let n_spare = spare().count();
        [false, true].map(|has_asked| {
            let oldest = spare().find(|line| line.has_asked == has_asked)?;
            Some(Self { n_spare, oldest: Reverse(oldest.id), network })
        })
    }
}

/// Nobody there could be shown out.
pub struct Kept;

impl Books {
    pub fn n_lines(&self) -> usize {
        self.n_lines
    }

    /// Writes a newcomer down, and gives their number and how they learn that they have to go.
    pub fn add(&mut self, network: Network, addr: IpAddr) -> (u64, watch::Receiver<bool>) {
        self.n_lines += 1;
        self.n_ever += 1;
        let id = self.n_ever;
        let (evicted, receiver) = watch::channel(false);
        let line = Line { id, addr, seat_of: None, has_asked: false, evicted };
        self.change(network, |lines| lines.push(line));
        (id, receiver)
    }

    /// Changes what is known of a connection; of one that was shown out nothing is known any more.
    pub fn note(&mut self, network: Network, id: u64, note: impl FnOnce(&mut Line)) {
        self.change(network, |lines| lines.iter_mut().find(|line| line.id == id).map(note));
    }

    /// Shows one connection out for somebody of this network, and never one that is for a seat: a
    /// silent one if there is any, else one of the network with the most if it has more than the
    /// newcomer's, else one of the newcomer's own.
    pub fn make_room(&mut self, network: Network) -> bool {
        let [_, own] = Rank::of(network, self.lines(network));
        let n_own = own.map_or(0, |own| own.n_spare);
        let greatest = self.asked.last().filter(|rank| rank.n_spare > n_own);
        let Some(rank) = self.silent.last().or(greatest).copied().or(own) else { return false };
        self.show_out(rank.network, rank.oldest.0);
        true
    }

    /// Makes room for one more of those who share a cap, should it be reached.
    pub fn keep_share(
        &mut self,
        network: Network,
        most: usize,
        shares: impl Fn(&Line) -> bool,
    ) -> Result<(), Kept> {
        let lines = self.lines(network);
        if lines.iter().filter(|line| shares(line)).count() < most {
            return Ok(());
        }
        let id = spare(lines, shares).ok_or(Kept)?;
        self.show_out(network, id);
        Ok(())
    }

    /// Takes a connection off the books; one that was shown out is off already.
    pub fn remove(&mut self, network: Network, id: u64) -> Option<Line> {
        let removed = self.change(network, |lines| {
            let idx = lines.iter().position(|line| line.id == id)?;
            Some(lines.remove(idx))
        })?;
        self.n_lines -= 1;
        Some(removed)
    }

    fn show_out(&mut self, network: Network, id: u64) {
        if let Some(line) = self.remove(network, id) {
            line.evicted.send_replace(true);
        }
    }

    fn lines(&self, network: Network) -> &[Line] {
        self.networks.get(&network).map_or(&[], Vec::as_slice)
    }

    /// Changes the lines of a network, and its ranks with them.
    fn change<T>(&mut self, network: Network, change: impl FnOnce(&mut Vec<Line>) -> T) -> T {
        let lines = self.networks.entry(network).or_default();
        let before = Rank::of(network, lines);
        let changed = change(lines);
        let after = Rank::of(network, lines);
        if lines.is_empty() {
            self.networks.remove(&network);
        }
        for (kind, ranks) in [&mut self.silent, &mut self.asked].into_iter().enumerate() {
            if let Some(before) = before[kind] {
                ranks.remove(&before);
            }
            ranks.extend(after[kind]);
        }
        changed
    }
}

/// The connection that can be missed most easily where an address or a network has its share: the
/// oldest without a seat, as a newcomer has had no time to say for which seat they come; else the
/// oldest of whoever holds more for their seats than they need.
fn spare(lines: &[Line], is_meant: impl Fn(&Line) -> bool) -> Option<u64> {
    let meant = || lines.iter().filter(|line| is_meant(line));
    if let Some(line) = meant().find(|line| line.seat_of.is_none()) {
        return Some(line.id);
    }
    let n_of = |person| meant().filter(|line| line.seat_of == person).count();
    let greedy = meant().map(|line| line.seat_of).max_by_key(|person| n_of(*person))?;
    if n_of(greedy) <= LINES_PER_PERSON_KEPT {
        return None;
    }
    meant().find(|line| line.seat_of == greedy).map(|line| line.id)
}
