//! Complete games that must stay readable, auditable and fair for ever.

use crate::cantina::{root, run};
use std::fs;
use std::path::PathBuf;

/// The corpus stays small enough to read over.
const CORPUS_BYTES_MAX: u64 = 200 * 1024;

fn files() -> Vec<PathBuf> {
    let folder = root().join("rules/han-solo/tests/corpus");
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "json"));
    files.sort();
    files
}

#[test]
fn every_game_of_the_corpus_loads_audits_and_verifies() {
    // Rules: HS-10.2, HS-10.4
    let files = files();
    assert!(files.len() >= 5, "{files:?}");
    for file in &files {
        let name = file.to_str().unwrap();
        let verified = run(&["verify", name]);
        assert_eq!(verified.code, 0, "{name}: {verified:?}");
        let replayed = run(&["replay", name, "--audit"]);
        assert_eq!(replayed.code, 0, "{name}: {replayed:?}");
    }
    let bytes: u64 = files.iter().map(|file| fs::metadata(file).unwrap().len()).sum();
    assert!(bytes <= CORPUS_BYTES_MAX, "the corpus has {bytes} bytes");
}
