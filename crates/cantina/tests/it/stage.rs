//! Tables written before a server opens their folder.

use crate::cantina::run;
use serde_json::{Value, json};
use std::fs;

fn table(space: &str) -> Value {
    json!({
        "id": "0staged000",
        "game": "outer-rim",
        "position": {
            "turn": 0,
            "step": "planning",
            "players": [{
                "character": "han-solo", "ship": "g9-rigger", "space": space, "credits": 5000,
            }, {
                "character": "boba-fett", "ship": "g-1a-starfighter", "space": "ord-mantell",
            }],
        },
        "options": {},
        "seed": 7,
        "seats": [
            { "key": "a".repeat(48), "name": "Ana" },
            { "key": "b".repeat(48), "name": "Bo" },
        ],
    })
}

#[test]
fn a_situation_is_written_once_and_an_impossible_one_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let (data, file) = (folder.path().join("data"), folder.path().join("tables.json"));
    let stage = |tables: Value| {
        fs::write(&file, tables.to_string()).unwrap();
        run(&["stage", "--data", data.to_str().unwrap(), file.to_str().unwrap()])
    };
    let ended = stage(json!([table("tatooine")]));
    assert_eq!(ended.code, 0, "{}", ended.err);
    let twice = stage(json!([table("tatooine")]));
    assert_eq!(twice.code, 3, "an id is taken once: {}", twice.err);
    let nowhere = stage(json!([table("alderaan")]));
    assert_eq!(nowhere.code, 5, "{}", nowhere.err);
    assert!(nowhere.err.contains("alderaan"), "{}", nowhere.err);
    assert!(!run(&["--help"]).out.contains("stage"), "it is for tests alone");
}
