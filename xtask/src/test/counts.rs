//! Reading how many tests ran from what the test runners print.

use std::ops::AddAssign;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub passed: u32,
    pub failed: u32,
    pub skipped: u32,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl Counts {
    fn add(&mut self, n: u32, word: &str) {
        match word {
            "passed" | "pass" => self.passed += n,
            "failed" | "fail" | "timed" | "exec" => self.failed += n,
            "skipped" | "todo" | "cancelled" => self.skipped += n,
            _ => {}
        }
    }
}

/// `Summary [   1.2s] 5 tests run: 4 passed (1 slow), 1 failed, 0 skipped`
pub fn nextest(text: &str) -> Option<Counts> {
    let line = text.lines().rev().find(|line| line.trim_start().starts_with("Summary ["))?;
    let (_, list) = line.split_once(" run: ")?;
    let mut counts = Counts::default();
    for part in list.split(", ") {
        // "1 flaky" and the like stand in brackets after the number they belong to.
        let mut words = part.split_whitespace();
        if let (Some(Ok(n)), Some(word)) = (words.next().map(str::parse), words.next()) {
            counts.add(n, word);
        }
    }
    Some(counts)
}

/// Every `test result: ok. 5 passed; 0 failed; 0 ignored; …` of a run of `cargo test`, summed.
///
/// Ignored doctests are code blocks marked as such, not tests that were switched off.
pub fn cargo_test(text: &str) -> Option<Counts> {
    let mut counts = Counts::default();
    let mut n_results = 0;
    for line in text.lines().filter_map(|line| line.trim_start().strip_prefix("test result: ")) {
        n_results += 1;
        for part in line.split(['.', ';']) {
            let mut words = part.split_whitespace();
            if let (Some(Ok(n)), Some(word)) = (words.next().map(str::parse), words.next()) {
                counts.add(n, word);
            }
        }
    }
    (n_results > 0).then_some(counts)
}

/// The summary of vitest (`Tests  1 failed | 11 passed (12)`), of Node's own runner (`# pass 5`), or
/// plain words (`5 passed, 1 failed`), whichever the output has.
pub fn web(text: &str) -> Option<Counts> {
    vitest(text).or_else(|| node(text)).or_else(|| plain(text))
}

fn vitest(text: &str) -> Option<Counts> {
    let mut found = None;
    for list in text.lines().filter_map(|line| line.trim_start().strip_prefix("Tests ")) {
        let counts: &mut Counts = found.get_or_insert_default();
        for part in list.split('|') {
            let mut words = part.split_whitespace();
            if let (Some(Ok(n)), Some(word)) = (words.next().map(str::parse), words.next()) {
                counts.add(n, word);
            }
        }
    }
    found
}

fn node(text: &str) -> Option<Counts> {
    let mut found = None;
    for line in text.lines() {
        let Some(rest) = line.strip_prefix("# ").or_else(|| line.strip_prefix("ℹ ")) else {
            continue;
        };
        let mut words = rest.split_whitespace();
        if let (Some(word), Some(Ok(n)), None) =
            (words.next(), words.next().map(str::parse), words.next())
        {
            found.get_or_insert_with(Counts::default).add(n, word);
        }
    }
    found
}

/// `5 passed (3.2s)` on a line for each kind, as Playwright prints, or `5 passed, 1 failed` on one.
fn plain(text: &str) -> Option<Counts> {
    let mut found = None;
    for part in text.lines().flat_map(|line| line.split(", ")) {
        let mut words = part.split_whitespace();
        if let (Some(Ok(n)), Some(word @ ("passed" | "failed" | "skipped" | "flaky"))) =
            (words.next().map(str::parse), words.next())
        {
            // A flaky test failed at least once, and flaky means failed.
            let word = if word == "flaky" { "failed" } else { word };
            found.get_or_insert_with(Counts::default).add(n, word);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(passed: u32, failed: u32, skipped: u32) -> Option<Counts> {
        Some(Counts { passed, failed, skipped })
    }

    #[test]
    fn nextest_summaries() {
        let text = "  PASS x\n     Summary [   0.010s] 6 tests run: 4 passed (1 slow, 1 leaky), 1 failed, 1 timed out, 2 skipped\n  FAIL y\n";
        assert_eq!(nextest(text), counts(4, 2, 2));
        assert_eq!(
            nextest("     Summary [   9.3s] 1 test run: 1 passed, 0 skipped\n"),
            counts(1, 0, 0)
        );
        assert_eq!(
            nextest("Summary [   9.3s] 3/5 tests run: 2 passed, 1 failed, 0 skipped\n"),
            counts(2, 1, 0)
        );
        assert_eq!(nextest("error: could not compile"), None);
    }

    #[test]
    fn cargo_test_results_are_summed() {
        let text = "test a ... ok\ntest result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.10s\n\
                    test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n";
        assert_eq!(cargo_test(text), counts(4, 2, 0));
        assert_eq!(cargo_test("nothing"), None);
    }

    #[test]
    fn vitest_summaries() {
        let text = " Test Files  1 failed | 2 passed (3)\n      Tests  1 failed | 11 passed | 1 skipped (13)\n";
        assert_eq!(web(text), counts(11, 1, 1));
        assert_eq!(web("      Tests  12 passed (12)\n"), counts(12, 0, 0));
    }

    #[test]
    fn node_and_plain_summaries() {
        assert_eq!(
            web("ℹ tests 6\nℹ pass 5\nℹ fail 1\nℹ skipped 0\nℹ duration_ms 12.5\n"),
            counts(5, 1, 0)
        );
        assert_eq!(web("# tests 2\n# pass 2\n# fail 0\n"), counts(2, 0, 0));
        assert_eq!(web("  1 failed\n    [x] › a.ts\n  5 passed (3.2s)\n"), counts(5, 1, 0));
        assert_eq!(web("ok a\n5 passed, 1 failed\n"), counts(5, 1, 0));
        assert_eq!(web("no summary"), None);
    }
}
