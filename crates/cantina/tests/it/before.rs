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

#[test]
fn a_finished_game_of_older_rules_is_read_and_not_decided_again() {
    let over = Before::read("over");
    let ended = run(&["verify", &over.file]);
    assert_eq!(ended.code, 0, "{ended:?}");
    let said = "333 entries were played under rules 1: they are read, not decided again";
    assert!(ended.out.contains(said), "{}", ended.out);
    assert!(!ended.out.ends_with("\nVERIFIED\n"), "it is not the whole proof: {}", ended.out);
    assert!(ended.out.contains(over.record["header"]["commitment"].as_str().unwrap()));
    let audited = run(&["replay", &over.file, "--audit"]);
    assert_eq!(audited.code, 0, "{audited:?}");
    assert!(audited.out.contains(said), "{}", audited.out);
}

#[test]
fn a_running_game_of_older_rules_goes_on_by_those_of_today() {
    let before = Before::read("running");
    let mut engine = Engine::start();
    let summary = engine.ok("load", json!({ "record": before.record }));
    assert_eq!((&summary["rules"], &summary["entries"]), (&json!(2), &json!(62)));
    let steps = engine.ok("events", json!({ "viewer": 0, "since": 60 }));
    assert_eq!((&steps[0]["rules"]["from"], &steps[0]["rules"]["to"]), (&json!(1), &json!(2)));
    assert_eq!(engine.refused("undo", json!({}))["code"], "nothing_to_undo");
    for _ in 0..30 {
        let seat = engine.ok("pending", json!({}))[0]["seat"].clone();
        let answer = engine.ok("bot", json!({ "seat": seat, "level": "rookie", "ms": 10 }));
        engine.ok("act", json!({ "seat": seat, "action": answer["action"] }));
    }
    engine.ok("undo", json!({}));
    engine.ok("audit", json!({}));
    let record = engine.ok("record", json!({}));
    assert_eq!(record["header"]["rules"], 1);
    assert_eq!(engine.end(), 0);

    let folder = tempdir().unwrap();
    let file = folder.path().join("on.json");
    fs::write(&file, record.to_string()).unwrap();
    let file = file.to_str().unwrap();
    let ended = run(&["verify", file]);
    assert_eq!(ended.code, 0, "{ended:?}");
    assert!(ended.out.contains("61 entries were played under rules 1"), "{}", ended.out);
    assert!(ended.out.contains("the 30 entries of rules 2 follow"), "{}", ended.out);
    let told = run(&["replay", file]);
    assert!(told.out.contains("from version 1 to version 2"), "{}", told.out);
    assert!(told.out.contains("(UB-13.2, UB-14.2, OR-23.2)"), "{}", told.out);
}

#[test]
fn a_changed_entry_after_the_change_of_rules_is_found() {
    let before = Before::read("running");
    let mut engine = Engine::start();
    engine.ok("load", json!({ "record": before.record }));
    let seat = engine.ok("pending", json!({}))[0]["seat"].clone();
    let answer = engine.ok("bot", json!({ "seat": seat, "level": "rookie", "ms": 10 }));
    engine.ok("act", json!({ "seat": seat, "action": answer["action"] }));
    let mut record = engine.ok("record", json!({}));
    record["entries"][62]["events"] = json!([]);
    let mut engine = Engine::start();
    engine.ok("load", json!({ "record": record }));
    assert_eq!(engine.refused("audit", json!({}))["code"], "audit_failed");
}

#[test]
fn scripted_chance_of_older_rules_is_read_and_goes_no_further() {
    let mut engine = Engine::start();
    let before = Before::read("scripted");
    let summary = engine.ok("load", json!({ "record": before.record }));
    assert_eq!((&summary["rules"], &summary["entries"]), (&json!(1), &json!(6)));
    let open = engine.ok("pending", json!({}))[0].clone();
    let action = engine.ok("menu", json!({ "seat": open["seat"] }))["items"][0]["action"].clone();
    let fault = engine.refused("act", json!({ "seat": open["seat"], "action": action }));
    assert_eq!(fault["code"], "old_rules", "{fault}");
    engine.ok("audit", json!({}));
}

#[test]
fn what_changed_can_be_read_in_the_terminal() {
    for (lang, said) in [("en", "In your turn"), ("fr", "À votre tour"), ("es", "En tu turno")] {
        let told = run(&["changes", "outer-rim", "--lang", lang]);
        assert!(told.out.starts_with("outer-rim 2\n- "), "{told:?}");
        assert!(told.out.contains(said), "{}", told.out);
    }
    assert!(run(&["changes", "han-solo"]).out.contains("the first rules of this game"));
}
