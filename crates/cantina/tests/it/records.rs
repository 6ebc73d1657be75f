//! `replay` and `verify` on good, doctored and broken files.

use crate::cantina::run;
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

struct Game {
    folder: TempDir,
    file: String,
    record: Value,
}

impl Game {
    fn played() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.json").to_str().unwrap().to_owned();
        let ended =
            run(&["corpus", "han-solo", "--seats", "random,rookie,random", "--seed", "5", &file]);
        assert_eq!(ended.code, 0, "{ended:?}");
        let record = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        Self { folder, file, record }
    }

    /// The record with a change, as a file of its own.
    fn changed(&self, change: impl FnOnce(&mut Value)) -> String {
        let mut record = self.record.clone();
        change(&mut record);
        self.written(record.to_string().as_bytes())
    }

    fn written(&self, bytes: &[u8]) -> String {
        let path: PathBuf = self.folder.path().join("changed.json");
        fs::write(&path, bytes).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

#[test]
fn a_fair_game_is_verified() {
    // Rules: HS-10.2
    let game = Game::played();
    let ended = run(&["verify", &game.file]);
    assert_eq!(ended.code, 0, "{ended:?}");
    assert!(ended.out.ends_with("VERIFIED\n") && !ended.out.contains("NOT"), "{}", ended.out);
    assert!(ended.out.contains(game.record["header"]["commitment"].as_str().unwrap()));
}

#[test]
fn what_was_changed_afterwards_is_found() {
    // Rules: HS-10.2
    let game = Game::played();
    let check = |file: &str, said: &str| {
        let ended = run(&["verify", file]);
        assert_eq!(ended.code, 1, "{ended:?}");
        assert!(ended.out.contains("NOT VERIFIED: "), "{ended:?}");
        assert!(ended.out.contains(said), "{said}: {ended:?}");
    };
    check(&game.changed(|record| record["seed"] = json!("ab".repeat(32))), "was committed to");
    check(&game.changed(|record| record["seed"] = Value::Null), "holds no seed");
    check(&game.changed(|record| record["seed"] = json!("x")), "64 hexadecimal digits");
    check(&game.changed(|record| record["content"]["name"] = json!("other")), "was pinned");
    check(
        &game.changed(|record| {
            let n = record["entries"].as_array().unwrap().len();
            record["entries"][n - 1]["events"] = json!([]);
        }),
        "its events do not follow from its cause",
    );
    check(&game.changed(|record| record["script"] = json!([])), "scripted");
    let text = game.record.to_string();
    check(&game.written(&text.as_bytes()[..text.len() / 2]), "cut short");
}

#[test]
fn a_replay_tells_what_its_eyes_saw() {
    // Rules: HS-10.4
    let game = Game::played();
    let spectator = run(&["replay", &game.file, "--audit"]);
    assert_eq!(spectator.code, 0, "{spectator:?}");
    assert!(spectator.out.contains("follow from the rules"), "{}", spectator.out);
    assert!(spectator.out.contains("rookie draws a card."), "{}", spectator.out);
    assert!(!spectator.out.contains("You "), "{}", spectator.out);
    let rookie = run(&["replay", &game.file, "--eyes", "1"]);
    assert!(rookie.out.contains("You draw the "), "{}", rookie.out);
    assert!(!rookie.out.contains("rookie draws"), "{}", rookie.out);
    let french = run(&["replay", &game.file, "--lang", "fr"]);
    assert!(french.out != spectator.out && french.code == 0);
    assert_eq!(run(&["replay", &game.file, "--eyes", "3"]).code, 2, "there are three seats");
    assert_eq!(run(&["replay", &game.file, "--eyes", "all"]).code, 2);
}

#[test]
fn broken_files_are_told_apart() {
    let game = Game::played();
    let check = |file: &str, code: i32, said: &str| {
        let ended = run(&["replay", file]);
        assert_eq!(ended.code, code, "{ended:?}");
        assert!(ended.err.contains(said) && ended.out.is_empty(), "{said}: {ended:?}");
    };
    let text = game.record.to_string();
    check(&game.written(&text.as_bytes()[..1000]), 5, "cut short");
    check(&game.written(b""), 5, "cut short");
    check(&game.written(b"{}"), 5, "names no game");
    check(&game.written(b"\xff\xfe"), 5, "UTF-8");
    check(
        &game.changed(|record| record["header"]["game"] = json!("chess")),
        5,
        "no game called chess",
    );
    check(&game.changed(|record| record["entries"] = json!(7)), 5, "not a record");
    check(&game.changed(|record| record["entries"][3]["seq"] = json!(9)), 1, "out of order");
    check("/nowhere/game.json", 5, "/nowhere/game.json");
    let doctored = game.changed(|record| record["entries"][0]["events"][1]["seat"] = json!(0));
    let audited = run(&["replay", &doctored, "--audit"]);
    assert_eq!(audited.code, 1, "{audited:?}");
    assert!(audited.err.contains("the audit fails: entry 0"), "{audited:?}");
}
