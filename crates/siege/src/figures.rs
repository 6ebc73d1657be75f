//! What was measured in one act of the siege.

use crate::ledger::Page;
use std::time::Duration;

/// What was measured in one act.
#[derive(Clone, Debug)]
pub struct Figures {
    /// The attack, or `quiet`.
    pub name: String,
    /// Where the attackers came from.
    pub origin: &'static str,
    /// Which round of attacks it belongs to, from 0.
    pub round: u32,
    /// Seconds since the siege began, at the end of this act.
    pub at: Duration,
    /// What the attackers did, in words.
    pub attackers: String,
    /// What they achieved and must not.
    pub breaches: Vec<String>,
    /// How much memory the program had at most.
    pub resident_kb: u64,
    /// How much of one core the program used, in hundredths.
    pub cpu_percent: u64,
    /// What honest people lived through.
    pub page: Page,
}

impl Figures {
    /// The time that half of the moves kept.
    pub fn p50(&self) -> Duration {
        permille(&self.page.moves, 500)
    }

    /// The time that all but one move in a hundred kept.
    pub fn p99(&self) -> Duration {
        permille(&self.page.moves, 990)
    }

    /// A line of the report.
    pub fn line(&self) -> String {
        format!(
            "| {} | {} | {} | {:.1} | {:.1} | {:.0} | {:.1} / {:.0} | {} | {} | {} | {} |",
            self.name,
            self.origin,
            self.page.moves.len(),
            ms(self.p50()),
            ms(self.p99()),
            ms(permille(&self.page.moves, 1_000)),
            ms(permille(&self.page.arrivals, 500)),
            ms(permille(&self.page.arrivals, 1_000)),
            self.page.n_turned_away,
            self.cpu_percent,
            self.resident_kb / 1_024,
            self.attackers,
        )
    }
}

/// The head of the report.
pub const HEAD: &str = "\
| attack | from | moves | p50 ms | p99 ms | max ms | arrivals p50 / max ms | turned away | cpu % | MB | attackers |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |";

pub fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

/// The time within which this many of a thousand were done; none were zero.
pub fn permille(times: &[Duration], of_thousand: usize) -> Duration {
    let mut times = times.to_vec();
    times.sort_unstable();
    let idx = (times.len() * of_thousand / 1_000).min(times.len().saturating_sub(1));
    times.get(idx).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_permille_is_found_in_any_order() {
        let times: Vec<Duration> = (1..=200).rev().map(Duration::from_millis).collect();
        assert_eq!(permille(&times, 500), Duration::from_millis(101));
        assert_eq!(permille(&times, 990), Duration::from_millis(199));
        assert_eq!(permille(&times, 1_000), Duration::from_millis(200));
        assert_eq!(permille(&[], 500), Duration::ZERO);
    }
}
