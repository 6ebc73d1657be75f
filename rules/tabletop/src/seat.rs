//! Seats, and viewers: a seat or a spectator.

use crate::set_of;
use core::fmt;
use serde::{Deserialize, Serialize};

/// The most seats any table has.
pub const SEATS_MAX: usize = 8;

/// A place at the table, counted clockwise (to the left) from 0.
///
/// Invariant: below [`SEATS_MAX`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index; panics past [`SEATS_MAX`].
    #[must_use]
    pub const fn new(idx: u8) -> Self {
        assert!((idx as usize) < SEATS_MAX);
        Self(idx)
    }

    /// The index of this seat, for arrays by seat.
    #[must_use]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The next seat to the left at a table of `n_seats`.
    #[must_use]
    pub const fn left(self, n_seats: u8) -> Self {
        let idx = self.0 + 1;
        Self(if idx >= n_seats { 0 } else { idx })
    }

    /// The seat `steps` places to the left at a table of `n_seats`.
    #[must_use]
    pub const fn ahead(self, steps: u8, n_seats: u8) -> Self {
        let idx = self.0 + steps % n_seats;
        Self(if idx >= n_seats { idx - n_seats } else { idx })
    }

    /// All seats of a table of `n_seats`, from seat 0.
    pub fn all(n_seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone + ExactSizeIterator {
        assert!(n_seats as usize <= SEATS_MAX);
        (0..n_seats).map(Self)
    }

    /// All seats of a table of `n_seats`, clockwise, starting here.
    pub fn round(self, n_seats: u8) -> impl Iterator<Item = Self> + Clone {
        // The seats from here on, then those before: no division in a loop.
        (self.0..n_seats).chain(0..self.0).map(Self)
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(idx: u8) -> Result<Self, Self::Error> {
        if (idx as usize) < SEATS_MAX { Ok(Self(idx)) } else { Err("no table has that many seats") }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

set_of! {
    /// A set of seats.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    #[serde(transparent)]
    pub struct SeatSet(u8) of Seat: |seat| seat.0, |idx| Seat(idx);
}

impl SeatSet {
    /// The first `n_seats` seats.
    #[must_use]
    pub const fn all(n_seats: u8) -> Self {
        Self::below(n_seats)
    }
}

/// Who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// Somebody who knows only what everybody knows.
    Spectator,
    /// Somebody in a seat; knows what that seat knows.
    #[serde(untagged)]
    Seat(Seat),
}

impl Viewer {
    /// The seat this viewer sits in, if any.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Whether this viewer sits in that seat.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self.seat() == Some(seat)
    }

    /// Every viewer of a table of `n_seats`: each seat, then the spectator.
    pub fn all(n_seats: u8) -> impl Iterator<Item = Self> + Clone {
        Seat::all(n_seats).map(Self::Seat).chain(core::iter::once(Self::Spectator))
    }
}
