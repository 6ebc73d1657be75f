//! Tries a law on many random tables and tells of the simplest that breaks it.

use crate::case::CaseOf;
use crate::law::{self, Law};
use crate::quiet::caught;
use crate::shrink::shrink;
use crate::{Case, Kit};
use std::fmt;
use tabletop::{Cause, Start};

/// On how many tables a law is tried where `TESTKIT_CASES` does not say.
/// Every setup has at least one.
pub const CASES_DEFAULT: usize = 24;

/// The most entries a report lists.
const REPORT_ENTRIES_MAX: usize = 40;

/// How much a law was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Random tables.
    pub n_tables: usize,
    /// Single checks on them.
    pub n_checks: u64,
}

/// A broken law, with the simplest table found that breaks it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Broken {
    /// The law.
    pub law: &'static str,
    /// How it was broken.
    pub message: String,
    /// The table as JSON, for [`again`]; empty where no single table is to blame.
    pub case: String,
    /// The table's entries, one a line.
    pub entries: Vec<String>,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "the law `{}` is broken: {}", self.law, self.message)?;
        if !self.case.is_empty() {
            writeln!(f, "again: testkit::again(&kit, \"{}\", r#\"{}\"#)", self.law, self.case)?;
        }
        self.entries.iter().try_for_each(|line| writeln!(f, "  {line}"))
    }
}

/// Tries the law of this name; panics with a report where it is broken. This
/// is what [`laws!`](crate::laws) calls.
pub fn hold<K: Kit>(kit: &K, law: &str) {
    match try_law(kit, law) {
        Ok(Tally { n_tables, n_checks }) => {
            println!("{law}: {n_checks} checks on {n_tables} tables");
        }
        Err(broken) => panic!("{broken}"),
    }
}

/// Tries the law of this name on random tables.
///
/// # Errors
/// The law is broken, or was never put to the test.
pub fn try_law<K: Kit>(kit: &K, law: &str) -> Result<Tally, Broken> {
    let law = law::find::<K>(law);
    let mut tally = Tally::default();
    for case in cases(kit) {
        let n_checks = outcome(kit, &law, &case)
            .map_err(|Failure { message, tape }| report(kit, &law, &case, &message, tape))?;
        tally.n_tables += 1;
        tally.n_checks += n_checks;
    }
    if tally.n_checks == 0 && !law.may_be_idle {
        return Err(Broken {
            law: law.name,
            message: format!("it was never put to the test on {} tables", tally.n_tables),
            case: String::new(),
            entries: Vec::new(),
        });
    }
    Ok(tally)
}

/// Plays one reported table again; panics where it still breaks the law. A
/// fixed fault is kept as a test of one such line.
pub fn again<K: Kit>(kit: &K, law: &str, case: &str) {
    if let Err(broken) = try_again(kit, law, case) {
        panic!("{broken}");
    }
}

/// Plays one reported table again.
///
/// # Errors
/// It still breaks the law.
pub fn try_again<K: Kit>(kit: &K, law: &str, case: &str) -> Result<(), Broken> {
    let law = law::find::<K>(law);
    let case: CaseOf<K> = serde_json::from_str(case).expect("a case as a report printed it");
    match outcome(kit, &law, &case) {
        Ok(_) => Ok(()),
        Err(Failure { message, .. }) => Err(describe(kit, &law, &case, message)),
    }
}

struct Failure {
    message: String,
    tape: Vec<u8>,
}

fn cases<K: Kit>(kit: &K) -> Vec<CaseOf<K>> {
    let dealt = kit.setups().into_iter().map(|setup| (setup, Start::Deal));
    let placed =
        kit.positions().into_iter().map(|(setup, position)| (setup, Start::Position(position)));
    let starts: Vec<_> = dealt.chain(placed).collect();
    assert!(!starts.is_empty(), "a kit needs a setup");
    let wanted = std::env::var("TESTKIT_CASES").ok().and_then(|text| text.parse().ok());
    let n_cases = wanted.unwrap_or(CASES_DEFAULT).max(starts.len());
    (0..n_cases)
        .map(|idx| {
            let (setup, start) = starts[idx % starts.len()].clone();
            Case { setup, start, seed: idx as u64, tape: None }
        })
        .collect()
}

fn outcome<K: Kit>(kit: &K, law: &Law<K>, case: &CaseOf<K>) -> Result<u64, Failure> {
    let mut tape = Vec::new();
    let result = caught(|| {
        let mut walk = case.open(kit)?;
        // A panic must not take the tape with it: note what was read either way.
        let noted = Noted { walk: &mut walk, tape: &mut tape };
        (law.check)(&mut *noted.walk)
    });
    result.map_err(|message| Failure { message, tape })
}

// Copies the tape out of a walk, also while a panic unwinds.
struct Noted<'n, 'k, K: Kit> {
    walk: &'n mut crate::Walk<'k, K>,
    tape: &'n mut Vec<u8>,
}

impl<K: Kit> Drop for Noted<'_, '_, K> {
    fn drop(&mut self) {
        self.tape.extend_from_slice(self.walk.tape.read());
    }
}

fn report<K: Kit>(kit: &K, law: &Law<K>, case: &CaseOf<K>, message: &str, tape: Vec<u8>) -> Broken {
    let fails = |bytes: &[u8]| outcome(kit, law, &case.with_tape(bytes)).is_err();
    let simplest = case.with_tape(&shrink(tape, fails));
    match outcome(kit, law, &simplest) {
        Err(Failure { message, .. }) => describe(kit, law, &simplest, message),
        // Some failures need the endless tape (a table without an end).
        Ok(_) => describe(kit, law, case, message.to_owned()),
    }
}

fn describe<K: Kit>(kit: &K, law: &Law<K>, case: &CaseOf<K>, message: String) -> Broken {
    let entries = caught(|| {
        let mut walk = case.open(kit)?;
        while let Some(chosen) = walk.choose() {
            walk.play(chosen)?;
        }
        Ok(walk.table.log().iter().take(REPORT_ENTRIES_MAX).map(line::<K>).collect())
    });
    Broken {
        law: law.name,
        message,
        case: serde_json::to_string(case).expect("a case is plain data"),
        entries: entries.unwrap_or_default(),
    }
}

fn line<K: Kit>(entry: &tabletop::EntryOf<K::Game>) -> String {
    let why = match &entry.cause {
        Cause::Deal => "deal".to_owned(),
        Cause::Answer { seat, answer, .. } => format!("seat {seat} answers {answer:?}"),
        Cause::Rewind { seat, to } => format!("seat {seat} goes back to {to}"),
        Cause::Rules { from, to } => format!("rules {to} after {from}"),
    };
    format!("{}: {why}, {} events", entry.seq, entry.events.len())
}
