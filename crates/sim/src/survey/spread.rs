//! How often each number came up.

use std::collections::BTreeMap;

/// How often each number came up.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Spread(BTreeMap<i64, u64>);

impl Spread {
    pub fn count(&mut self, number: i64) {
        *self.0.entry(number).or_default() += 1;
    }

    pub fn add(&mut self, other: &Self) {
        for (number, times) in &other.0 {
            *self.0.entry(*number).or_default() += times;
        }
    }

    /// How many were counted.
    pub fn n(&self) -> u64 {
        self.0.values().sum()
    }

    pub fn mean(&self) -> f64 {
        let sum: i64 = self.0.iter().map(|(number, times)| number * *times as i64).sum();
        sum as f64 / self.n().max(1) as f64
    }

    /// The number that this much of all numbers do not exceed.
    pub fn quantile(&self, share: f64) -> i64 {
        let wanted = (share * self.n() as f64).ceil() as u64;
        let mut below = 0;
        for (number, times) in &self.0 {
            below += times;
            if below >= wanted.max(1) {
                return *number;
            }
        }
        0
    }

    /// `15.6 (14–18)`: the mean, and where the middle nine tenths lie.
    pub fn text(&self) -> String {
        format!("{:.1} ({}–{})", self.mean(), self.quantile(0.05), self.quantile(0.95))
    }

    /// The share of all numbers that lie between these two, both included.
    pub fn within(&self, least: i64, most: i64) -> f64 {
        let n: u64 = self.0.range(least..=most).map(|(_, times)| times).sum();
        n as f64 / self.n().max(1) as f64
    }

    /// Every number that came up with how often, the least first.
    pub fn iter(&self) -> impl Iterator<Item = (i64, u64)> {
        self.0.iter().map(|(number, times)| (*number, *times))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_knows_its_middle() {
        let mut spread = Spread::default();
        (1..=100).for_each(|number| spread.count(number));
        assert_eq!((spread.mean(), spread.quantile(0.05), spread.quantile(0.95)), (50.5, 5, 95));
        assert_eq!((spread.within(1, 10), spread.within(0, 200)), (0.1, 1.0));
        let mut twice = spread.clone();
        twice.add(&spread);
        assert_eq!((twice.n(), twice.text()), (200, "50.5 (5–95)".to_owned()));
    }
}
