//! Time on the processor, of all threads together.

use cpu_time::ProcessTime;

/// Measures time on the processor, so that figures from a busy machine can be compared.
pub struct CpuClock(ProcessTime);

impl CpuClock {
    /// Starts measuring.
    pub fn start() -> Self {
        Self(ProcessTime::now())
    }

    /// The seconds spent since the start; never zero, so that rates stay finite.
    pub fn seconds(&self) -> f64 {
        self.0.elapsed().as_secs_f64().max(1e-9)
    }
}
