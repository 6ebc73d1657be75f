//! When the disk will be full, as far as can be told from how the store has grown of late.

use crate::limits::{FORECAST_AFTER, FORECAST_KEPT};
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use store::Usage;
use tokio::time::Instant;

/// How much the store took at some moments, the oldest first.
#[derive(Debug, Default)]
pub struct Forecast(Mutex<VecDeque<(Instant, u64)>>);

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Forecast {
    /// Notes what the store takes now; of older notes enough are kept.
    pub fn note(&self, usage: Usage, now: Instant) {
        let mut notes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        notes.push_back((now, usage.bytes.saturating_sub(usage.reusable)));
        if notes.len() > FORECAST_KEPT {
            notes.pop_front();
        }
    }

    /// By how many bytes a day the store grows; none before enough time has passed.
    pub fn growth_per_day(&self) -> Option<f64> {
        let notes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let ((began, first), (ended, last)) = (*notes.front()?, *notes.back()?);
        let time = ended.duration_since(began);
        let grown = last as f64 - first as f64;
        (time >= FORECAST_AFTER).then(|| grown * DAY.as_secs_f64() / time.as_secs_f64())
    }

    /// In how many seconds nothing will be free; infinitely many if the store does not grow.
    pub fn full_in_seconds(&self, free: u64, usage: Usage) -> Option<f64> {
        let growth = self.growth_per_day()?;
        let free = (free + usage.reusable) as f64;
        Some(if growth > 0.0 { free / growth * DAY.as_secs_f64() } else { f64::INFINITY })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Duration = Duration::from_secs(3_600);

    fn used(bytes: u64) -> Usage {
        Usage { bytes: bytes + 50, reusable: 50 }
    }

    // Audit: SEC-6
    #[test]
    fn a_store_that_grows_tells_when_the_disk_is_full() {
        let (forecast, began) = (Forecast::default(), Instant::now());
        forecast.note(used(1_000), began);
        assert_eq!(forecast.growth_per_day(), None, "nothing can be said yet");
        forecast.note(used(2_000), began + HOUR);
        assert_eq!(forecast.growth_per_day(), Some(24_000.0));
        let day = forecast.full_in_seconds(23_950, used(2_000)).expect("a time");
        assert!((day - DAY.as_secs_f64()).abs() < 1.0, "{day}");
        forecast.note(used(500), began + 2 * HOUR);
        assert_eq!(forecast.full_in_seconds(1, used(500)), Some(f64::INFINITY));
    }

    #[test]
    fn only_so_many_moments_are_remembered() {
        let (forecast, began) = (Forecast::default(), Instant::now());
        for hour in 0..2 * FORECAST_KEPT as u32 {
            forecast.note(used(u64::from(hour) * 10), began + HOUR * hour);
        }
        let growth = forecast.growth_per_day().expect("it is long enough");
        assert!((growth - 240.0).abs() < 0.1, "{growth}");
        assert_eq!(forecast.0.lock().unwrap().len(), FORECAST_KEPT);
    }
}
