//! Whether the house has held out.

use crate::figures::{Figures, ms};
use std::time::Duration;

/// What honest moves must keep.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// By how much their median may grow.
    p50_times: u32,
    /// What all but one in a hundred keep, where that is judged.
    p99: Option<Duration>,
}

/// Of a release build on a machine that has nothing else to do.
pub const STRICT: Bounds = Bounds { p50_times: 3, p99: Some(Duration::from_millis(50)) };

/// Of a build without optimisation, beside whatever else the machine does.
pub const LENIENT: Bounds = Bounds { p50_times: 50, p99: None };

/// When memory must have stopped growing, unless the first round takes longer: an attack that is made
/// for the first time needs what it needs.
const WARM_UP: Duration = Duration::from_secs(60);

/// What an allocator may keep beyond what it had at most before, in kilobytes.
const MEMORY_SLACK_KB: u64 = 16 * 1_024;

/// The fewest moves that say something about an act.
const MOVES_MIN: usize = 20;

/// Everything that speaks against the house; nothing, if it has held out.
pub fn faults(bounds: Bounds, quiet: &Figures, acts: &[Figures]) -> Vec<String> {
    let mut faults = turned_away(quiet);
    faults.extend(acts.iter().flat_map(|act| faults_of(bounds, quiet, act)));
    let warm = |act: &&Figures| act.at <= WARM_UP || act.round == 0;
    let before = acts.iter().filter(warm).map(|act| act.resident_kb).max();
    let after = acts.iter().filter(|act| !warm(act)).max_by_key(|act| act.resident_kb);
    if let (Some(before), Some(after)) = (before, after)
        && after.resident_kb > before + before / 10 + MEMORY_SLACK_KB
    {
        let (name, now) = (&after.name, after.resident_kb / 1_024);
        let before = before / 1_024;
        faults.push(format!("memory grew from {before} MB at first to {now} MB ({name})"));
    }
    faults
}

fn who(act: &Figures) -> String {
    let from = if act.origin.is_empty() { "" } else { " from " };
    format!("{}{from}{}", act.name, act.origin)
}

fn turned_away(act: &Figures) -> Vec<String> {
    let (who, n, first) = (who(act), act.page.n_turned_away, act.page.complaints.first());
    let first = first.map_or("", String::as_str);
    let said = format!("{who}: {n} times somebody honest was turned away ({first})");
    if n > 0 { vec![said] } else { Vec::new() }
}

fn faults_of(bounds: Bounds, quiet: &Figures, act: &Figures) -> Vec<String> {
    let (who, page) = (who(act), &act.page);
    let mut faults = turned_away(act);
    faults.extend(act.breaches.iter().map(|breach| format!("{who}: {breach}")));
    if page.moves.len() < MOVES_MIN {
        faults.push(format!("{who}: only {} moves were made", page.moves.len()));
        return faults;
    }
    if act.p50() > quiet.p50() * bounds.p50_times {
        let (now, before) = (ms(act.p50()), ms(quiet.p50()));
        faults.push(format!("{who}: p50 {now:.1} ms, quiet {before:.1} ms"));
    }
    if bounds.p99.is_some_and(|most| act.p99() > most) {
        faults.push(format!("{who}: p99 {:.1} ms", ms(act.p99())));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ledger::Page;

    fn act(ms: u64, at: u64, resident_mb: u64) -> Figures {
        Figures {
            name: "x".to_owned(),
            origin: "1",
            round: u32::from(at > 60),
            at: Duration::from_secs(at),
            attackers: String::new(),
            breaches: Vec::new(),
            resident_kb: resident_mb * 1_024,
            cpu_percent: 0,
            page: Page { moves: vec![Duration::from_millis(ms); 100], ..Page::default() },
        }
    }

    fn check(acts: &[Figures], said: &[&str]) {
        check_by(STRICT, acts, said);
    }

    fn check_by(bounds: Bounds, acts: &[Figures], said: &[&str]) {
        let faults = faults(bounds, &act(2, 5, 50), acts);
        assert_eq!(faults.len(), said.len(), "{faults:?}");
        for (fault, said) in faults.iter().zip(said) {
            assert!(fault.contains(said), "{fault}");
        }
    }

    #[test]
    fn a_house_that_holds_out_has_no_fault() {
        check(&[act(6, 10, 50), act(4, 70, 60)], &[]);
    }

    #[test]
    fn slow_moves_are_a_fault() {
        check(&[act(7, 10, 50)], &["p50 7.0 ms, quiet 2.0 ms"]);
        let mut tail = act(2, 10, 50);
        tail.page.moves[..2].fill(Duration::from_millis(51));
        check(&[tail.clone()], &["p99 51.0 ms"]);
        check_by(LENIENT, &[tail, act(100, 10, 50)], &[]);
        check_by(LENIENT, &[act(101, 10, 50)], &["p50 101.0 ms, quiet 2.0 ms"]);
    }

    #[test]
    fn what_no_stranger_must_achieve_is_a_fault_however_quick_the_house_is() {
        let mut act = act(2, 10, 50);
        act.breaches.push("a page of another server was let in".to_owned());
        check_by(LENIENT, &[act], &["x from 1: a page of another server was let in"]);
    }

    #[test]
    fn whoever_is_turned_away_is_a_fault_and_so_is_a_table_that_stands_still() {
        let mut closed = act(2, 10, 50);
        closed.page.n_turned_away = 3;
        closed.page.complaints.push("a newcomer: no answer".to_owned());
        check(&[closed], &["3 times somebody honest was turned away (a newcomer: no answer)"]);
        let mut still = act(2, 10, 50);
        still.page.moves.clear();
        check(&[still], &["only 0 moves"]);
    }

    #[test]
    fn memory_may_grow_in_the_first_minute_only() {
        check(&[act(2, 10, 90), act(2, 59, 300), act(2, 90, 320)], &[]);
        check(&[act(2, 10, 90), act(2, 90, 120)], &["memory grew from 90 MB at first"]);
    }
}
