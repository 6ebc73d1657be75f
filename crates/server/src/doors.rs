//! Who may hold a connection: there are limits in all, for one address and for one network.
//!
//! A cap alone would let a hundred strangers fill the house and keep everybody else out. So when the
//! house is full, a newcomer takes the place of a connection that is for no seat: of a silent one
//! first, of the network with the most first, the oldest first. A connection for a seat never goes
//! for a newcomer to a full house; where there is no other the newcomer does. A cap would also let one person take all connections of
//! a shared address and keep the others there from their seats. So when an address or a network has its share, a newcomer takes
//! the place of the oldest connection that holds no seat at a table.

mod books;

use crate::limits::{OPERATOR_LINES_MAX, ROOM_FOR_FILES};
use books::{Books, Kept};
use room::KeyHash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicBool, Ordering};
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
    /// Those of the operator's own port.
    pub(crate) const OPERATOR: Self = Self {
        total: OPERATOR_LINES_MAX,
        per_address: OPERATOR_LINES_MAX,
        per_network: OPERATOR_LINES_MAX,
    };

    /// As many in all as the process may have files for, beside those of the database and of the
    /// operator.
    #[must_use]
    pub fn within(self, n_files: u64) -> Self {
        let n_files = usize::try_from(n_files).unwrap_or(usize::MAX);
        let most = n_files.saturating_sub(ROOM_FOR_FILES + OPERATOR_LINES_MAX);
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
    /// The network comes too often.
    Rate,
}

impl Full {
    /// The name for the meters and the log.
    pub fn name(self) -> &'static str {
        match self {
            Self::House => "house",
            Self::Address => "address",
            Self::Network => "network",
            Self::Rate => "rate",
        }
    }
}

/// Where a connection comes from: an address, or all of an IPv6 customer's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

    /// Where nobody comes from: what is done for the sake of nobody in particular.
    #[must_use]
    pub fn nowhere() -> Self {
        Self(IpAddr::V6(Ipv6Addr::UNSPECIFIED))
    }

    /// What a table calls it, to count spectators.
    #[must_use]
    pub fn origin(self) -> room::Origin {
        room::Origin(match self.0 {
            IpAddr::V4(addr) => u128::from(addr.to_ipv6_mapped()),
            IpAddr::V6(addr) => u128::from(addr),
        })
    }
}

/// The doors of a house.
pub struct Doors {
    caps: Caps,
    books: Mutex<Books>,
}

impl Doors {
    pub fn new(caps: Caps) -> Arc<Self> {
        Arc::new(Self { caps, books: Mutex::default() })
    }

    /// Lets a connection in.
    ///
    /// # Errors
    /// Why not.
    pub fn admit(self: &Arc<Self>, addr: IpAddr) -> Result<Pass, Full> {
        let (addr, network) = (addr.to_canonical(), Network::of(addr));
        let mut books = self.lock();
        books
            .keep_share(network, self.caps.per_address, |line| line.addr == addr)
            .map_err(|Kept| Full::Address)?;
        books.keep_share(network, self.caps.per_network, |_| true).map_err(|Kept| Full::Network)?;
        if books.n_lines() >= self.caps.total && !books.make_room(network) {
            return Err(Full::House);
        }
        let (id, evicted) = books.add(network, addr);
        let place = Place { doors: self.clone(), network, id, has_asked: AtomicBool::new(false) };
        Ok(Pass { place: Arc::new(place), evicted })
    }

    /// How many connections are open.
    pub fn n_lines(&self) -> usize {
        self.lock().n_lines()
    }

    fn lock(&self) -> MutexGuard<'_, Books> {
        self.books.lock().unwrap_or_else(PoisonError::into_inner)
    }
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
        let Place { doors, network, id, .. } = &*self.place;
        doors.lock().note(*network, *id, |line| line.seat_of = of);
    }

    /// Says that a whole request came over this connection: it is silent no longer.
    pub fn note_asked(&self) {
        let Place { doors, network, id, has_asked } = &*self.place;
        if !has_asked.swap(true, Ordering::Relaxed) {
            doors.lock().note(*network, *id, |line| line.has_asked = true);
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
    /// Known to the books already.
    has_asked: AtomicBool,
}

impl Drop for Place {
    fn drop(&mut self) {
        drop(self.doors.lock().remove(self.network, self.id));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::LINES_PER_PERSON_KEPT;

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
        // Three, two and one become two, three and one; whoever has the most makes room for their own.
        let own = [doors.admit(addr("203.0.113.2")), doors.admit(addr("203.0.113.2"))];
        assert!(own.iter().all(Result::is_ok));
        assert_eq!((n_inside(&crowd), n_inside([&guest])), (2, 0));
        drop((guest, more, own, crowd));
        assert_eq!(doors.n_lines(), 0, "who was shown out is not counted twice");
    }

    /// One silent line from each of this many addresses.
    fn strangers(doors: &Arc<Doors>, n: u32) -> Vec<Result<Pass, Full>> {
        let from = |n: u32| IpAddr::V4((0xc612_0000 + n).into());
        (0..n).map(|n| doors.admit(from(n))).collect()
    }

    fn n_inside<'a>(passes: impl IntoIterator<Item = &'a Pass>) -> usize {
        passes.into_iter().filter(|pass| !*pass.evicted.borrow()).count()
    }

    fn name(n: u8) -> char {
        char::from(b'A' + n)
    }

    // Audit: SEC-I1
    #[test]
    fn silent_strangers_from_everywhere_cut_nobody_who_is_seated() {
        let doors = Doors::new(Caps { total: 120, per_address: 400, per_network: 800 });
        let school = addr("203.0.113.1");
        let school: Vec<Pass> = (0..40).map(|n| seated(&doors, school, name(n))).collect();
        let couples: Vec<Pass> = (0..20)
            .map(|n| seated(&doors, addr(&format!("203.0.113.{}", 10 + n / 2)), name(n)))
            .collect();
        let crowd = strangers(&doors, 330);
        assert_eq!((n_inside(&school), n_inside(&couples)), (40, 20), "the school and the couples");
        let inside: Vec<bool> = crowd.iter().map(|it| n_inside(it) == 1).collect();
        assert!(inside[..270].iter().all(|it| !it), "the oldest of the silent go");
        assert!(inside[270..].iter().all(|it| *it), "and the newest have their places");
    }

    // Audit: SEC-I1
    #[test]
    fn a_house_of_seats_is_full_for_everybody_else() {
        let doors = Doors::new(Caps { total: 40, per_address: 400, per_network: 800 });
        let school = addr("203.0.113.1");
        let school: Vec<Pass> = (0..40).map(|n| seated(&doors, school, name(n))).collect();
        let crowd = strangers(&doors, 10);
        assert!(crowd.iter().all(|it| it.as_ref().err() == Some(&Full::House)));
        assert_eq!(n_inside(&school), 40);
        school[3].hold_seat(None);
        assert!(doors.admit(addr("203.0.113.9")).is_ok(), "who has stood up makes room");
        assert!(*school[3].evicted.borrow());
    }

    // Audit: SEC-I1
    #[test]
    fn who_has_asked_for_something_stays_while_others_are_silent() {
        let doors = Doors::new(Caps { total: 10, per_address: 400, per_network: 800 });
        let crowded = addr("203.0.113.1");
        let crowd: Vec<Pass> = (0..6).map(|_| doors.admit(crowded).ok().unwrap()).collect();
        let single = doors.admit(addr("203.0.113.2")).ok().unwrap();
        crowd.iter().chain([&single]).for_each(Pass::note_asked);
        let silent = strangers(&doors, 50);
        assert_eq!((n_inside(&crowd), n_inside([&single])), (6, 1));
        // Once nobody is silent the network with the most makes room, the oldest first.
        silent.iter().flatten().for_each(Pass::note_asked);
        let guest = doors.admit(addr("203.0.113.3")).ok().unwrap();
        assert!(*crowd[0].evicted.borrow() && n_inside(&crowd) == 5);
        assert_eq!(n_inside([&single, &guest]), 2);
        guest.note_asked();
        // And the crowd takes nothing of those who hold less.
        let more = doors.admit(crowded).ok().unwrap();
        assert!(*crowd[1].evicted.borrow() && n_inside(&crowd) == 4);
        assert_eq!(n_inside([&single, &guest, &more]), 3);
        drop((crowd, single, silent, guest, more));
        assert_eq!(doors.n_lines(), 0);
    }

    #[test]
    fn the_house_takes_no_more_than_it_has_files_for() {
        let caps = Caps { total: 10_000, per_address: 1, per_network: 1 };
        assert_eq!(caps.within(1_024).total, 1_024 - ROOM_FOR_FILES - OPERATOR_LINES_MAX);
        assert_eq!(caps.within(1_000_000).total, 10_000);
        assert_eq!(caps.within(3).total, 1);
    }
}
