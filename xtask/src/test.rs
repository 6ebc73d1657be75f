//! `cargo xtask test`: every check and every test, in order, timed and counted.
//!
//! The first step that fails ends the run. A table of all steps and a line `N passed, N failed` close
//! it in any case, so that a reader of a long log can start at its end. With `--changed` only the steps
//! and the tests run that a change can affect ([`changed`]).

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

mod changed;
mod counts;
mod steps;
pub mod tools;

use changed::{Affected, Scope};
use counts::Counts;

#[derive(clap::Args)]
pub struct Args {
    /// Leave out the tests that need a browser.
    #[arg(long)]
    no_browser: bool,
    /// Run only what the changes since a commit can affect, those of the working tree included; without
    /// a commit, since this branch left main.
    #[arg(long, value_name = "COMMIT", num_args = 0..=1)]
    changed: Option<Option<String>>,
}

/// What a step leaves behind: how many tests it ran, and whether it is content.
pub struct Report {
    counts: Counts,
    result: Result<()>,
}

impl Report {
    /// A step that is a check and counts no tests.
    fn check(result: Result<()>) -> Self {
        Self { counts: Counts::default(), result }
    }
}

pub struct Step {
    name: &'static str,
    needs_browser: bool,
    /// Whether it can come out otherwise after such changes.
    needed: fn(&Affected) -> bool,
    run: fn(&Scope) -> Report,
}

enum Ending {
    Done { time: Duration, counts: Counts, error: Option<anyhow::Error> },
    LeftOut,
    NotAffected,
    NotReached,
}

pub fn run(args: &Args) -> Result<()> {
    let scope = match &args.changed {
        None => Scope::All,
        Some(commit) => Scope::Changed(Affected::since(commit.as_deref())?),
    };
    let mut endings: Vec<(&str, Ending)> = Vec::new();
    let mut is_failed = false;
    for step in steps::STEPS {
        let ending = if is_failed {
            Ending::NotReached
        } else if step.needs_browser && args.no_browser {
            Ending::LeftOut
        } else if !scope.wants(step.needed) {
            Ending::NotAffected
        } else {
            perform(&step, &scope)
        };
        is_failed |= matches!(&ending, Ending::Done { error: Some(_), .. });
        endings.push((step.name, ending));
    }
    print!("{}", closing(&endings));
    if is_failed {
        // Everything has been said above, and the count is to be the last line.
        std::process::exit(1);
    }
    Ok(())
}

fn perform(step: &Step, scope: &Scope) -> Ending {
    println!("\n== {} ==", step.name);
    let start = Instant::now();
    let Report { counts, result } = (step.run)(scope);
    let error = result.and_then(|()| counts.all_ran()).err();
    Ending::Done { time: start.elapsed(), counts, error }
}

/// The table of steps, what failed, and the count on a line of its own.
fn closing(endings: &[(&str, Ending)]) -> String {
    let mut text = format!("\n{:<36} {:>9} {:>7}\n", "step", "time", "tests");
    let mut total = Counts::default();
    let mut total_time = Duration::ZERO;
    let mut failure = String::new();
    for (name, ending) in endings {
        match ending {
            Ending::Done { time, counts, error } => {
                let n_tests = match counts.passed + counts.failed {
                    0 => String::new(),
                    n => n.to_string(),
                };
                let mark = if error.is_some() { "  FAILED" } else { "" };
                let line = format!("{name:<36} {:>7.1} s {n_tests:>7}{mark}", time.as_secs_f64());
                text += &format!("{}\n", line.trim_end());
                total += *counts;
                total_time += *time;
                if let Some(error) = error {
                    // A check that fails, or tests that did not compile, must not close with "0 failed".
                    total.failed = total.failed.max(1);
                    failure = format!("\nFAILED: {name}: {error:#}\n");
                }
            }
            Ending::LeftOut => text += &format!("{name:<36} {:>9}\n", "left out"),
            Ending::NotAffected => text += &format!("{name:<36} {:>9}\n", "no change"),
            Ending::NotReached => text += &format!("{name:<36} {:>9}\n", "not run"),
        }
    }
    text += &format!("{:<36} {:>7.1} s\n", "total", total_time.as_secs_f64());
    text + &failure + &format!("\n{} passed, {} failed\n", total.passed, total.failed)
}

impl Counts {
    /// A test that is skipped shows nothing, so a run with skipped tests is not a good run.
    fn all_ran(&self) -> Result<()> {
        if self.skipped > 0 {
            bail!("{} tests were skipped; every test must run", self.skipped);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn done(passed: u32, failed: u32, error: Option<&'static str>) -> Ending {
        let counts = Counts { passed, failed, skipped: 0 };
        Ending::Done {
            time: Duration::from_millis(1500),
            counts,
            error: error.map(anyhow::Error::msg),
        }
    }

    #[test]
    fn the_count_is_the_last_line() {
        let text = closing(&[
            ("fmt", done(0, 0, None)),
            ("rust", done(7, 0, None)),
            ("web", done(5, 0, None)),
        ]);
        assert!(text.ends_with("\n\n12 passed, 0 failed\n"), "{text}");
        assert!(
            text.contains("rust                                     1.5 s       7\n"),
            "{text}"
        );
    }

    #[test]
    fn a_failure_is_named_and_the_rest_is_not_run() {
        let text =
            closing(&[("rust", done(7, 2, Some("`x` failed"))), ("web", Ending::NotReached)]);
        assert!(text.contains("FAILED: rust: `x` failed\n"));
        assert!(text.contains("not run"));
        assert!(text.ends_with("\n7 passed, 2 failed\n"));
    }

    #[test]
    fn a_failed_check_counts_as_one_failure() {
        let text = closing(&[("rust", done(7, 0, None)), ("clippy", done(0, 0, Some("warnings")))]);
        assert!(text.ends_with("\n7 passed, 1 failed\n"), "{text}");
    }

    #[test]
    fn skipped_tests_fail_the_step() {
        let step = Step {
            name: "tests",
            needs_browser: false,
            needed: |_| true,
            run: |_| Report { counts: Counts { passed: 3, failed: 0, skipped: 1 }, result: Ok(()) },
        };
        assert!(matches!(perform(&step, &Scope::All), Ending::Done { error: Some(_), .. }));
    }
}
