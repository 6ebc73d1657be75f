//! Records that an earlier build wrote: they are read, replayed and loaded.
//!
//! `tests/before/rules-1-*.json.gz` were written by the last build that played Outer Rim by
//! rules 1: a game that is over, one in its middle, and a position with scripted chance. They
//! are never written anew.

use crate::cantina::{Engine, run};
use flate2::read::GzDecoder;
use serde_json::{Value, json};
use std::fs::{self, File};
use std::path::Path;
use tempfile::{TempDir, tempdir};

/// A record as the build before wrote it, unpacked into a file.
struct Before {
    _folder: TempDir,
    file: String,
    record: Value,
}

impl Before {
    fn read(name: &str) -> Self {
        let packed = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join(format!("tests/before/rules-1-{name}.json.gz"));
        let text = std::io::read_to_string(GzDecoder::new(File::open(packed).unwrap())).unwrap();
        let folder = tempdir().unwrap();
        let file = folder.path().join("record.json");
        fs::write(&file, &text).unwrap();
        let file = file.to_str().unwrap().to_owned();
        Self { _folder: folder, file, record: serde_json::from_str(&text).unwrap() }
    }

    fn n_entries(&self) -> usize {
        self.record["entries"].as_array().unwrap().len()
    }
}

#[test]
fn a_game_of_the_build_before_is_told() {
    let over = Before::read("over");
    let told = run(&["replay", &over.file]);
    assert_eq!(told.code, 0, "{told:?}");
    assert!(told.out.contains("    1. Gant") && told.out.contains("    2. Quill"), "{}", told.out);
    for eyes in ["0", "1"] {
        assert_eq!(run(&["replay", &over.file, "--eyes", eyes]).code, 0);
    }
    let figures = run(&["replay", &over.file, "--stats"]);
    assert_eq!(figures.code, 0, "{figures:?}");
}

#[test]
fn records_of_the_build_before_are_loaded() {
    for name in ["over", "running", "scripted"] {
        let before = Before::read(name);
        let mut engine = Engine::start();
        let summary = engine.ok("load", json!({ "record": before.record }));
        assert_eq!(summary["game"], "outer-rim", "{name}");
        assert!(summary["entries"].as_u64().unwrap() >= before.n_entries() as u64, "{name}");
        assert_eq!(summary["over"], name == "over");
        engine.ok("view", json!({ "viewer": 0 }));
        let again = engine.ok("record", json!({}));
        assert_eq!(again["header"], before.record["header"], "{name}");
        assert_eq!(engine.end(), 0);
    }
}
