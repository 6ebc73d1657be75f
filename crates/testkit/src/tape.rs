//! Bytes that pick from menus.

use tabletop::{Answer, Dice, Menu};

/// A tape of bytes. One that has a source never ends and remembers what it
/// gave; one read back ends where its bytes end. A zero always picks the
/// first of the options, so smaller tapes mean simpler tables.
#[derive(Clone, Debug)]
pub struct Tape {
    bytes: Vec<u8>,
    at: usize,
    source: Option<Dice>,
}

impl Tape {
    /// A tape of exactly these bytes.
    #[must_use]
    pub fn of(bytes: Vec<u8>) -> Self {
        Self { bytes, at: 0, source: None }
    }

    /// A tape without an end.
    #[must_use]
    pub fn endless(seed: u64) -> Self {
        Self { bytes: Vec::new(), at: 0, source: Some(Dice::swift(seed)) }
    }

    /// The bytes read so far.
    #[must_use]
    pub fn read(&self) -> &[u8] {
        &self.bytes[..self.at]
    }

    /// The next byte, or nothing at the end of the tape.
    pub fn byte(&mut self) -> Option<u8> {
        if self.at == self.bytes.len() {
            let byte = self.source.as_mut()?.roll(256) as u8;
            self.bytes.push(byte);
        }
        let byte = self.bytes[self.at];
        self.at += 1;
        Some(byte)
    }

    /// A number below `n`, which is not 0. A single option costs no byte.
    pub fn pick(&mut self, n: u64) -> Option<u64> {
        let mut number = 0u64;
        let mut reach = 1u64;
        while reach < n {
            number = (number << 8) | u64::from(self.byte()?);
            reach = reach.saturating_mul(256);
        }
        Some(number % n)
    }

    /// An answer from this menu.
    pub fn answer<A: Clone + PartialEq>(&mut self, menu: &Menu<A>) -> Option<Answer<A>> {
        match menu.count() {
            Some(0) => None,
            Some(count) => Some(menu.nth(self.pick(count)?)),
            // Too many to number; four bytes stand for a random one.
            None => Some(menu.sample(&mut Dice::swift(self.pick(1 << 32)?))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_endless_tape_can_be_read_again() {
        let mut endless = Tape::endless(3);
        let picks: Vec<_> = [2, 1, 300, 7].map(|n| endless.pick(n)).to_vec();
        let mut again = Tape::of(endless.read().to_vec());
        assert_eq!(picks, [2, 1, 300, 7].map(|n| again.pick(n)));
        assert_eq!(again.pick(1), Some(0), "a single option costs no byte");
        assert_eq!(again.pick(2), None);
    }

    #[test]
    fn a_tape_of_zeros_picks_the_first() {
        let mut tape = Tape::of(vec![0; 3]);
        assert_eq!((tape.pick(9), tape.pick(1000)), (Some(0), Some(0)));
    }
}
