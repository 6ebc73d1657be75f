//! Who may hold a connection: so many in all, from one address and from one network.
//!
//! A cap alone would let a hundred strangers fill the house and keep everybody else out. So when the
//! house is full, whoever comes from a network with few connections takes the place of the newest
//! connection of the network with the most.

use crate::limits::ROOM_FOR_FILES;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// How many connections there may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caps {
    /// In all.
    pub total: usize,
    /// From one address.
    pub per_address: usize,
    /// From one network: the /64 of an IPv6 address, which one customer has whole.
    pub per_network: usize,
}

impl Caps {
    /// As many in all as the process may have files for, beside those of the database.
    #[must_use]
    pub fn within(self, n_files: u64) -> Self {
        let most = usize::try_from(n_files).unwrap_or(usize::MAX).saturating_sub(ROOM_FOR_FILES);
        Self { total: self.total.min(most.max(1)), ..self }
    }
}

/// Why somebody is turned away at the door.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Full {
    /// The house has no place left.
    House,
    /// The address has its share.
    Address,
    /// The network has its share.
    Network,
}

impl Full {
    /// The name for the meters and the log.
    pub fn name(self) -> &'static str {
        match self {
            Self::House => "house",
            Self::Address => "address",
            Self::Network => "network",
        }
    }
}

/// Where a connection comes from: an address, or all of an IPv6 customer's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Network(IpAddr);

impl Network {
    /// The network of an address.
    #[must_use]
    pub fn of(addr: IpAddr) -> Self {
        match addr.to_canonical() {
            IpAddr::V6(addr) => {
                let prefix = u128::from(addr) & !u128::from(u64::MAX);
                Self(IpAddr::V6(Ipv6Addr::from(prefix)))
            }
            addr @ IpAddr::V4(_) => Self(addr),
        }
    }
}

/// One connection as the doors know it.
struct Line {
    id: u64,
    addr: IpAddr,
    evicted: watch::Sender<bool>,
}

#[derive(Default)]
struct Inside {
    n_lines: usize,
    n_ever: u64,
    networks: HashMap<Network, Vec<Line>>,
}

/// The doors of a house.
pub struct Doors {
    caps: Caps,
    inside: Mutex<Inside>,
}

impl Doors {
    pub fn new(caps: Caps) -> Arc<Self> {
        Arc::new(Self { caps, inside: Mutex::default() })
    }

    /// Lets a connection in.
    ///
    /// # Errors
    /// Why not.
    pub fn admit(self: &Arc<Self>, addr: IpAddr) -> Result<Pass, Full> {
        let (addr, network) = (addr.to_canonical(), Network::of(addr));
        let mut inside = self.lock();
        let own = inside.networks.get(&network).map_or(&[][..], Vec::as_slice);
        if own.iter().filter(|line| line.addr == addr).count() >= self.caps.per_address {
            return Err(Full::Address);
        }
        if own.len() >= self.caps.per_network {
            return Err(Full::Network);
        }
        let n_own = own.len();
        if inside.n_lines >= self.caps.total && !inside.make_room(n_own) {
            return Err(Full::House);
        }
        inside.n_lines += 1;
        inside.n_ever += 1;
        let id = inside.n_ever;
        let (sender, evicted) = watch::channel(false);
        inside.networks.entry(network).or_default().push(Line { id, addr, evicted: sender });
        Ok(Pass { _place: Arc::new(Place { doors: self.clone(), network, id }), evicted })
    }

    /// How many connections are open.
    pub fn n_lines(&self) -> usize {
        self.lock().n_lines
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inside {
    /// Shows the newest connection of the greatest network out, if that network has more than the
    /// newcomer's would have.
    fn make_room(&mut self, n_own: usize) -> bool {
        let greatest = self.networks.iter().max_by_key(|(_, lines)| lines.len());
        let Some((network, lines)) = greatest else { return false };
        let Some(newest) = lines.last().filter(|_| lines.len() > n_own + 1) else { return false };
        let (network, id) = (*network, newest.id);
        newest.evicted.send_replace(true);
        self.remove(network, id);
        true
    }

    /// Takes a connection off the books; one that was shown out is off already.
    fn remove(&mut self, network: Network, id: u64) {
        let Some(lines) = self.networks.get_mut(&network) else { return };
        let Some(idx) = lines.iter().position(|line| line.id == id) else { return };
        lines.remove(idx);
        if lines.is_empty() {
            self.networks.remove(&network);
        }
        self.n_lines -= 1;
    }
}

/// A place inside, held by everything that works for the connection and given back by the last.
#[derive(Clone)]
pub struct Pass {
    _place: Arc<Place>,
    evicted: watch::Receiver<bool>,
}

impl Pass {
    /// Done when somebody else gets this place.
    pub async fn evicted(&mut self) {
        if self.evicted.wait_for(|evicted| *evicted).await.is_err() {
            // Off the books some other way: then nobody wants the place any more.
            std::future::pending::<()>().await;
        }
    }
}

struct Place {
    doors: Arc<Doors>,
    network: Network,
    id: u64,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.doors.lock().remove(self.network, self.id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn addr(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn an_address_and_a_network_have_their_share() {
        let doors = Doors::new(Caps { total: 100, per_address: 2, per_network: 3 });
        let one = addr("203.0.113.1");
        let passes = [doors.admit(one).ok().unwrap(), doors.admit(one).ok().unwrap()];
        assert_eq!(doors.admit(one).err(), Some(Full::Address));
        assert_eq!(doors.admit(addr("::ffff:203.0.113.1")).err(), Some(Full::Address), "the same");
        drop(passes);
        assert!(doors.admit(one).is_ok(), "a place is given back");

        let customer: Vec<_> =
            (1..4).map(|n| doors.admit(addr(&format!("2001:db8::{n}")))).collect();
        assert!(customer.iter().all(Result::is_ok));
        assert_eq!(doors.admit(addr("2001:db8::9")).err(), Some(Full::Network));
        assert!(doors.admit(addr("2001:db8:0:1::9")).is_ok(), "another customer");
    }

    #[tokio::test]
    async fn a_full_house_has_room_for_those_who_hold_little_of_it() {
        let doors = Doors::new(Caps { total: 6, per_address: 6, per_network: 6 });
        let greedy = addr("203.0.113.1");
        let mut crowd: Vec<Pass> = (0..6).map(|_| doors.admit(greedy).ok().unwrap()).collect();
        assert_eq!(doors.admit(greedy).err(), Some(Full::Address));
        let Ok(guest) = doors.admit(addr("203.0.113.2")) else { panic!("no room is made") };
        crowd[5].evicted().await;
        assert_eq!(doors.n_lines(), 6);
        let more = [doors.admit(addr("203.0.113.2")), doors.admit(addr("203.0.113.3"))];
        assert!(more.iter().all(Result::is_ok));
        // Three, two and one: nobody holds so much more that it would be fair to take it.
        assert_eq!(doors.admit(addr("203.0.113.2")).err(), Some(Full::House));
        drop((guest, more, crowd));
        assert_eq!(doors.n_lines(), 0, "who was shown out is not counted twice");
    }

    #[test]
    fn the_house_takes_no_more_than_it_has_files_for() {
        let caps = Caps { total: 10_000, per_address: 1, per_network: 1 };
        assert_eq!(caps.within(1_024).total, 1_024 - ROOM_FOR_FILES);
        assert_eq!(caps.within(1_000_000).total, 10_000);
        assert_eq!(caps.within(3).total, 1);
    }
}
