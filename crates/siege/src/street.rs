//! Where everybody lives: a loopback address for each honest person, one for forty of them, and
//! others for attackers.

use client::{Secure, Visitor};
use std::net::{Ipv4Addr, SocketAddr};

/// An honest person's own address.
pub fn honest(house: SocketAddr, number: u16) -> Visitor {
    Visitor::of(house).coming_from(honest_address(number))
}

fn honest_address(number: u16) -> Ipv4Addr {
    /// How many live in one street.
    const STREET: u16 = 250;
    let [street, door] = [number / STREET, number % STREET];
    Ipv4Addr::new(127, 0, 1 + (street % STREET) as u8, 1 + door as u8)
}

/// The one address of forty people.
pub fn school(house: SocketAddr) -> Visitor {
    Visitor::of(house).coming_from(Ipv4Addr::new(127, 0, 0, 40))
}

/// The same visitor, who speaks TLS where the house does.
pub fn speaking(visitor: Visitor, secure: Option<Secure>) -> Visitor {
    match secure {
        Some(secure) => visitor.by_tls(secure),
        None => visitor,
    }
}

/// Where attackers come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Origin {
    /// One address.
    One,
    /// A hundred addresses.
    Hundred,
    /// Half of them from one address, the others from a hundred.
    Both,
}

impl Origin {
    /// How the report calls it.
    pub fn name(self) -> &'static str {
        match self {
            Self::One => "1",
            Self::Hundred => "100",
            Self::Both => "1 + 100",
        }
    }

    /// Its word on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Hundred => "hundred",
            Self::Both => "both",
        }
    }

    /// The attacker with this number.
    pub fn attacker(self, house: SocketAddr, number: usize) -> Visitor {
        Visitor::of(house).coming_from(self.address(number))
    }

    fn address(self, number: usize) -> Ipv4Addr {
        const ONE: Ipv4Addr = Ipv4Addr::new(127, 1, 0, 1);
        // Half of everybody has an odd number, and a hundred addresses are for all of them.
        let (street, door) = (number / 10 % 10, (number + number / 100) % 10);
        let of_hundred = Ipv4Addr::new(127, 1, 1 + street as u8, 1 + door as u8);
        match self {
            Self::One => ONE,
            Self::Both if number.is_multiple_of(2) => ONE,
            Self::Hundred | Self::Both => of_hundred,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn attackers_come_from_one_address_or_a_hundred() {
        let addresses = |origin: Origin| -> usize {
            (0..200).map(|number| origin.address(number)).collect::<BTreeSet<_>>().len()
        };
        assert_eq!(addresses(Origin::One), 1);
        assert_eq!(addresses(Origin::Hundred), 100);
        assert_eq!(addresses(Origin::Both), 101);
    }

    #[test]
    fn honest_people_share_no_address_with_anybody() {
        let mut taken: BTreeSet<Ipv4Addr> =
            (0..200).map(|number| Origin::Both.address(number)).collect();
        taken.insert(Ipv4Addr::new(127, 0, 0, 40));
        assert!((0..2_000).all(|number| taken.insert(honest_address(number))));
    }
}
