//! How often those won who had something.

use super::WHOLE_WIN;
use crate::rate::Rate;

/// A share of wins of something that some players had.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Share {
    /// Players who had it.
    pub n: u64,
    /// Wins among them, in parts of [`WHOLE_WIN`].
    pub wins: u64,
}

impl Share {
    /// One more player had it, and has this share of the win.
    pub fn count(&mut self, win: u64) {
        self.n += 1;
        self.wins += win;
    }

    pub fn add(&mut self, other: Self) {
        self.n += other.n;
        self.wins += other.wins;
    }

    /// The share with its interval.
    pub fn rate(self) -> Rate {
        Rate::of(self.wins as f64 / WHOLE_WIN as f64, self.n)
    }
}
