//! A heartbeat on the async workers: how long does something that could go on have to wait?
//!
//! Whatever computes on a worker lets everything behind it wait, and nothing in the log would tell.
//! So one small task for each worker wants to be woken every few milliseconds and measures how much
//! later than that it goes on.

use crate::limits::{HEART_EVERY, HEART_WINDOW};
use crate::meters::Meters;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::time::{Instant, sleep_until};

/// The longest wait of late.
#[derive(Debug, Default)]
pub struct Longest(Mutex<Windows>);

#[derive(Debug, Default)]
struct Windows {
    began: Option<Instant>,
    now: Duration,
    before: Duration,
}

impl Longest {
    fn note(&self, wait: Duration, now: Instant) {
        let mut windows = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        windows.turn(now);
        windows.now = windows.now.max(wait);
    }

    /// The longest wait of the window that runs and of the one before it.
    pub fn wait(&self, now: Instant) -> Duration {
        let mut windows = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        windows.turn(now);
        windows.now.max(windows.before)
    }
}

impl Windows {
    fn turn(&mut self, now: Instant) {
        let began = *self.began.get_or_insert(now);
        let passed = now.duration_since(began);
        if passed >= HEART_WINDOW {
            self.before = if passed < HEART_WINDOW * 2 { self.now } else { Duration::ZERO };
            self.now = Duration::ZERO;
            self.began = Some(now);
        }
    }
}

/// Computes something that may take longer than a millisecond, while another thread takes over what
/// waits for this worker.
pub fn off_workers<T>(compute: impl FnOnce() -> T) -> T {
    match Handle::current().runtime_flavor() {
        RuntimeFlavor::MultiThread => tokio::task::block_in_place(compute),
        // One thread only, as in a few tests: there is nobody to take over.
        _ => compute(),
    }
}

/// How many beats there must be for every worker to have one.
pub fn n_workers() -> usize {
    Handle::current().metrics().num_workers()
}

/// Beats for ever.
pub async fn beat(longest: &Longest, meters: &Meters) {
    loop {
        let due = Instant::now() + HEART_EVERY;
        sleep_until(due).await;
        let wait = due.elapsed();
        meters.worker_wait_seconds.record(wait);
        longest.note(wait, Instant::now());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    // Audit: SEC-1
    #[tokio::test]
    #[expect(clippy::disallowed_methods, reason = "holding the thread up is what is tested")]
    async fn whatever_holds_a_worker_up_is_seen() {
        let (longest, meters) = (Arc::new(Longest::default()), Arc::new(Meters::new()));
        let heart = tokio::spawn({
            let (longest, meters) = (longest.clone(), meters.clone());
            async move { beat(&longest, &meters).await }
        });
        tokio::time::sleep(HEART_EVERY * 3).await;
        let held_up = Duration::from_millis(120);
        std::thread::sleep(held_up);
        tokio::time::sleep(HEART_EVERY * 3).await;
        let wait = longest.wait(Instant::now());
        assert!(wait >= held_up - HEART_EVERY, "{wait:?}");
        assert!(meters.render().contains("cantina_worker_wait_seconds_count"));
        heart.abort();
    }

    #[test]
    fn what_was_long_ago_is_forgotten() {
        let (longest, began) = (Longest::default(), Instant::now());
        let long = Duration::from_millis(70);
        longest.note(long, began);
        let next = began + HEART_WINDOW;
        assert_eq!(longest.wait(next), long, "the window before still counts");
        assert_eq!(longest.wait(next + HEART_WINDOW), Duration::ZERO);
        longest.note(long, next + HEART_WINDOW);
        assert_eq!(longest.wait(next + HEART_WINDOW * 3), Duration::ZERO, "nobody looked for long");
    }
}
