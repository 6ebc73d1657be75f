//! Where everybody lives: a loopback address for each honest person, one for forty of them, and
//! others for attackers.

use client::Visitor;
use std::net::{Ipv4Addr, SocketAddr};

/// An honest person's own address.
pub fn honest(house: SocketAddr, number: u16) -> Visitor {
    let [high, low] = number.to_be_bytes();
    Visitor::of(house).coming_from(Ipv4Addr::new(127, 0, 1 + high, 1 + low.min(253)))
}

/// The one address of forty people.
pub fn school(house: SocketAddr) -> Visitor {
    Visitor::of(house).coming_from(Ipv4Addr::new(127, 0, 0, 40))
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
        const ONE: Ipv4Addr = Ipv4Addr::new(127, 1, 0, 1);
        // Over several thousands and tens, as strangers would be.
        let of_hundred =
            Ipv4Addr::new(127, 1, 1 + (number / 10 % 10) as u8, 1 + (number % 10) as u8);
        let from = match self {
            Self::One => ONE,
            Self::Hundred => of_hundred,
            Self::Both if number.is_multiple_of(2) => ONE,
            Self::Both => of_hundred,
        };
        Visitor::of(house).coming_from(from)
    }
}
