//! How fast somebody may go.

use std::collections::HashMap;
use std::hash::Hash;

/// A bucket that fills slowly and is emptied at will.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    /// What is left, in thousandths of a token.
    left: u64,
    filled_ms: u64,
}

/// How a bucket fills.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// The most it holds.
    pub burst: u32,
    /// How many tokens come in a minute; 0 for no limit at all.
    pub per_minute: u32,
}

impl Bucket {
    pub fn full(rate: Rate, now_ms: u64) -> Self {
        Self { left: u64::from(rate.burst) * 1_000, filled_ms: now_ms }
    }

    /// Takes a token; false if there is none.
    pub fn take(&mut self, rate: Rate, now_ms: u64) -> bool {
        self.pay(rate, now_ms, 1_000)
    }

    /// Takes this many thousandths of a token; false, and nothing is taken, if there are fewer.
    pub fn pay(&mut self, rate: Rate, now_ms: u64, cost: u64) -> bool {
        if rate.per_minute == 0 {
            return true;
        }
        let came = now_ms.saturating_sub(self.filled_ms) * u64::from(rate.per_minute) / 60;
        self.left = (self.left + came).min(u64::from(rate.burst) * 1_000);
        self.filled_ms = now_ms;
        let has = self.left >= cost;
        if has {
            self.left -= cost;
        }
        has
    }
}

/// A bucket for each of many, as long as they are seen.
#[derive(Debug)]
pub struct Throttle<K> {
    rate: Rate,
    keys_max: usize,
    buckets: HashMap<K, Bucket>,
}

impl<K: Eq + Hash + Copy> Throttle<K> {
    pub fn new(rate: Rate, keys_max: usize) -> Self {
        Self { rate, keys_max, buckets: HashMap::new() }
    }

    /// Whether this one may go on.
    pub fn allows(&mut self, key: K, now_ms: u64) -> bool {
        if self.buckets.len() >= self.keys_max && !self.buckets.contains_key(&key) {
            let longest_unseen = self.buckets.iter().min_by_key(|(_, bucket)| bucket.filled_ms);
            if let Some(key) = longest_unseen.map(|(key, _)| *key) {
                self.buckets.remove(&key);
            }
        }
        let rate = self.rate;
        self.buckets.entry(key).or_insert_with(|| Bucket::full(rate, now_ms)).take(rate, now_ms)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate { burst: 2, per_minute: 60 };

    #[test]
    fn a_bucket_gives_its_burst_and_then_its_rate() {
        let mut bucket = Bucket::full(RATE, 0);
        assert!(bucket.take(RATE, 0) && bucket.take(RATE, 0) && !bucket.take(RATE, 0));
        // A token a second, however often one asks in between.
        assert!(!bucket.take(RATE, 500) && bucket.take(RATE, 1_000) && !bucket.take(RATE, 1_001));
        // It never holds more than its burst.
        assert!(
            bucket.take(RATE, 90_000) && bucket.take(RATE, 90_000) && !bucket.take(RATE, 90_000)
        );
    }

    #[test]
    fn each_has_a_bucket_of_their_own_and_the_longest_unseen_is_forgotten() {
        let mut throttle = Throttle::new(Rate { burst: 1, per_minute: 1 }, 2);
        assert!(throttle.allows('a', 0) && throttle.allows('b', 1) && !throttle.allows('a', 2));
        assert!(throttle.allows('c', 3));
        assert!(throttle.allows('b', 4), "it was forgotten for the newcomer");
        assert!(!throttle.allows('c', 5));
    }

    #[test]
    fn no_rate_is_no_limit() {
        let mut throttle = Throttle::new(Rate { burst: 0, per_minute: 0 }, 1);
        assert!((0..100).all(|_| throttle.allows((), 0)));
    }
}
