//! Who may hold a connection: so many in all, from one address and from one network.
//!
//! A cap alone would let a hundred strangers fill the house and keep everybody else out. So when the
//! house is full, whoever comes from a network with few connections takes a place of the network with
//! the most. And it would let whoever shares an address take all of its connections and keep the
//! others there from their seats. So when an address or a network has its share, whoever comes takes
//! the place of the oldest connection that holds no seat at a table.

use crate::limits::{LINES_PER_PERSON_KEPT, ROOM_FOR_FILES};
use room::KeyHash;
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

    /// What a table calls it, to count who looks on.
    #[must_use]
    pub fn origin(self) -> room::Origin {
        room::Origin(match self.0 {
            IpAddr::V4(addr) => u128::from(addr.to_ipv6_mapped()),
            IpAddr::V6(addr) => u128::from(addr),
        })
    }
}

/// One connection as the doors know it.
struct Line {
    id: u64,
    addr: IpAddr,
    /// Whose seat it is for, if it is for one.
    seat_of: Option<KeyHash>,
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
        inside
            .keep_share(network, self.caps.per_address, |line| line.addr == addr)
            .map_err(|Kept| Full::Address)?;
        inside
            .keep_share(network, self.caps.per_network, |_| true)
            .map_err(|Kept| Full::Network)?;
        let n_own = inside.networks.get(&network).map_or(0, Vec::len);
        if inside.n_lines >= self.caps.total && !inside.make_room(n_own) {
            return Err(Full::House);
        }
        inside.n_lines += 1;
        inside.n_ever += 1;
        let id = inside.n_ever;
        let (sender, evicted) = watch::channel(false);
        inside.networks.entry(network).or_default().push(Line {
            id,
            addr,
            seat_of: None,
            evicted: sender,
        });
        Ok(Pass { place: Arc::new(Place { doors: self.clone(), network, id }), evicted })
    }

    /// How many connections are open.
    pub fn n_lines(&self) -> usize {
        self.lock().n_lines
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Nobody there could be shown out.
struct Kept;

impl Inside {
    /// Shows one connection of the greatest network out, if that network has more than the
    /// newcomer's would have: one without a seat, or else the newest.
    fn make_room(&mut self, n_own: usize) -> bool {
        let greatest = self.networks.iter().max_by_key(|(_, lines)| lines.len());
        let Some((network, lines)) = greatest.filter(|(_, lines)| lines.len() > n_own + 1) else {
            return false;
        };
        let Some(id) = spare(lines, |_| true).or(lines.last().map(|line| line.id)) else {
            return false;
        };
        self.show_out(*network, id);
        true
    }

    /// Makes room for one more of those who share a cap, should it be reached.
    fn keep_share(
        &mut self,
        network: Network,
        most: usize,
        shares: impl Fn(&Line) -> bool,
    ) -> Result<(), Kept> {
        let lines = self.networks.get(&network).map_or(&[][..], Vec::as_slice);
        if lines.iter().filter(|line| shares(line)).count() < most {
            return Ok(());
        }
        let id = spare(lines, shares).ok_or(Kept)?;
        self.show_out(network, id);
        Ok(())
    }

    fn show_out(&mut self, network: Network, id: u64) {
        if let Some(line) = self.line(network, id) {
            line.evicted.send_replace(true);
        }
        self.remove(network, id);
    }

    fn line(&mut self, network: Network, id: u64) -> Option<&mut Line> {
        self.networks.get_mut(&network)?.iter_mut().find(|line| line.id == id)
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

/// The connection that can be missed most easily: the oldest without a seat, as a newcomer has had no
/// time to say for which seat they come; else the oldest of whoever holds more for their seats than
/// they need.
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

/// A place inside, held by everything that works for the connection and given back by the last.
#[derive(Clone)]
pub struct Pass {
    place: Arc<Place>,
    evicted: watch::Receiver<bool>,
}

impl Pass {
    /// Says whose seat this connection is for; of none, once it is for none any more.
    pub fn hold_seat(&self, of: Option<KeyHash>) {
        let Place { doors, network, id } = &*self.place;
        if let Some(line) = doors.lock().line(*network, *id) {
            line.seat_of = of;
        }
    }

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

    /// Somebody who comes to their seat.
    fn seated(doors: &Arc<Doors>, addr: IpAddr, name: char) -> Pass {
        let Ok(pass) = doors.admit(addr) else { panic!("no room for {name}") };
        pass.hold_seat(KeyHash::of(&name.to_string().repeat(40)).ok());
        pass
    }

    #[test]
    fn an_address_and_a_network_have_their_share() {
        let doors = Doors::new(Caps { total: 100, per_address: 2, per_network: 3 });
        let one = addr("203.0.113.1");
        let passes = [seated(&doors, one, 'a'), seated(&doors, one, 'b')];
        assert_eq!(doors.admit(one).err(), Some(Full::Address));
        assert_eq!(doors.admit(addr("::ffff:203.0.113.1")).err(), Some(Full::Address), "the same");
        drop(passes);
        assert!(doors.admit(one).is_ok(), "a place is given back");

        let customer: Vec<_> =
            (1..4).map(|n| seated(&doors, addr(&format!("2001:db8::{n}")), 'c')).collect();
        assert_eq!(doors.admit(addr("2001:db8::9")).err(), Some(Full::Network));
        assert!(doors.admit(addr("2001:db8:0:1::9")).is_ok(), "another customer");
        drop(customer);
    }

    // Audit: SEC-H7
    #[tokio::test]
    async fn whoever_shares_an_address_keeps_nobody_there_from_their_seat() {
        let doors = Doors::new(Caps { total: 100, per_address: 4, per_network: 100 });
        let home = addr("203.0.113.1");
        let player = seated(&doors, home, 'p');
        let mut crowd: Vec<Pass> = (0..3).map(|_| doors.admit(home).ok().unwrap()).collect();
        let mut newcomer = seated(&doors, home, 'n');
        crowd[0].evicted().await;
        assert_eq!(doors.n_lines(), 4);
        // A crowd that comes on and on shows its own out, the oldest first.
        for _ in 0..10 {
            crowd.push(doors.admit(home).ok().unwrap());
        }
        crowd[10].evicted().await;
        assert_eq!(doors.n_lines(), 4);
        for pass in [&mut newcomer, &mut crowd[12]] {
            assert!(!*pass.evicted.borrow(), "it is still inside");
        }
        player.hold_seat(None);
        crowd.push(doors.admit(home).ok().unwrap());
        assert!(*player.evicted.borrow(), "who has stood up is as anybody else");
    }

    // Audit: SEC-H7
    #[test]
    fn one_person_holds_so_many_lines_for_their_seats_and_no_more() {
        let most = LINES_PER_PERSON_KEPT + 2;
        let doors = Doors::new(Caps { total: 100, per_address: most, per_network: 100 });
        let home = addr("203.0.113.1");
        let greedy: Vec<Pass> = (0..most).map(|_| seated(&doors, home, 'g')).collect();
        let others = [seated(&doors, home, 'a'), seated(&doors, home, 'b')];
        let evicted: Vec<bool> = greedy.iter().map(|pass| *pass.evicted.borrow()).collect();
        assert_eq!(evicted.iter().filter(|it| **it).count(), 2);
        assert!(evicted[0] && evicted[1], "the oldest go first");
        assert_eq!(doors.admit(home).err(), Some(Full::Address), "nobody has too many now");
        assert!(others.iter().all(|pass| !*pass.evicted.borrow()));
    }

    #[tokio::test]
    async fn a_full_house_has_room_for_those_who_hold_little_of_it() {
        let doors = Doors::new(Caps { total: 6, per_address: 6, per_network: 6 });
        let greedy = addr("203.0.113.1");
        let mut crowd: Vec<Pass> = (0..6).map(|_| doors.admit(greedy).ok().unwrap()).collect();
        let Ok(guest) = doors.admit(addr("203.0.113.2")) else { panic!("no room is made") };
        crowd[0].evicted().await;
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
