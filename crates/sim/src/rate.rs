//! A share of games, and what it may really be.

/// The two-sided 95 % point of the normal distribution.
pub const Z95: f64 = 1.959_964;

/// A share with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    pub rate: f64,
    pub low: f64,
    pub high: f64,
}

impl Rate {
    /// What this many of `n` amount to, by Wilson's interval: it stays within 0
    /// and 1, and none of many is not taken for never.
    pub fn of(times: f64, n: u64) -> Self {
        if n == 0 {
            return Self { rate: 0.0, low: 0.0, high: 1.0 };
        }
        let n = n as f64;
        let rate = times / n;
        let z2 = Z95 * Z95;
        let middle = (rate + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = Z95 / (1.0 + z2 / n) * (rate * (1.0 - rate) / n + z2 / (4.0 * n * n)).sqrt();
        Self { rate, low: (middle - half).clamp(0.0, rate), high: (middle + half).clamp(rate, 1.0) }
    }

    /// As multiples of a fair share.
    pub fn over(self, fair: f64) -> Self {
        Self { rate: self.rate / fair, low: self.low / fair, high: self.high / fair }
    }

    /// `40.9 % (36.1–45.9)`.
    pub fn text(self) -> String {
        let [rate, low, high] = [self.rate, self.low, self.high].map(|share| 100.0 * share);
        format!("{rate:.1} % ({low:.1}–{high:.1})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        // 81 of 263: the textbook's 0.2553 to 0.3662.
        let rate = Rate::of(81.0, 263);
        assert!((rate.low - 0.2553).abs() < 1e-4 && (rate.high - 0.3662).abs() < 1e-4, "{rate:?}");
        assert_eq!(rate.text(), "30.8 % (25.5–36.6)");
    }

    #[test]
    fn none_of_many_is_not_never() {
        let rate = Rate::of(0.0, 361);
        assert_eq!((rate.rate, rate.low), (0.0, 0.0));
        assert!((rate.high - 0.0105).abs() < 1e-4, "{rate:?}");
        assert_eq!(Rate::of(0.0, 0).high, 1.0);
    }

    #[test]
    fn a_share_is_told_in_fair_ones() {
        let times = Rate::of(40.0, 100).over(0.25);
        assert!((times.rate - 1.6).abs() < 1e-12 && times.low < 1.3 && times.high > 1.9);
    }
}
