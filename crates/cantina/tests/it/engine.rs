//! The line protocol under good and bad input.

use crate::cantina::Engine;
use serde_json::{Value, json};

const GAME: &str = "han-solo";

fn new_table(seats: u8, seed: u64) -> Engine {
    let mut engine = Engine::start();
    engine.ok("new", json!({ "game": GAME, "seats": seats, "seed": seed }));
    engine
}

/// Answers everything with the first item of its menu, up to the end.
fn play_out(engine: &mut Engine) -> u32 {
    let mut n_answers = 0;
    loop {
        let pending = engine.ok("pending", json!({}));
        let Some(open) = pending.as_array().unwrap().first().cloned() else { return n_answers };
        let menu = engine.ok("menu", json!({ "seat": open["seat"] }));
        assert_eq!(menu["decision"], open["decision"]);
        let action = menu["items"][0]["action"].clone();
        engine.ok(
            "act",
            json!({ "seat": open["seat"], "action": action, "decision": open["decision"] }),
        );
        n_answers += 1;
        assert!(n_answers < 10_000, "a game without an end");
    }
}

#[test]
fn a_whole_game_is_played_recorded_and_loaded() {
    let mut engine = new_table(4, 11);
    assert_eq!(engine.ok("outcome", json!({})), Value::Null);
    let n_answers = play_out(&mut engine);
    let outcome = engine.ok("outcome", json!({}));
    for list in ["places", "scores", "lines"] {
        assert_eq!(outcome[list].as_array().unwrap().len(), 4, "{list}");
    }
    assert_eq!(engine.ok("audit", json!({}))["entries"], n_answers + 1);
    assert_eq!(engine.refused("menu", json!({ "seat": 0 }))["code"], "over");
    let record = engine.ok("record", json!({}));
    let mut other = Engine::start();
    let loaded = other.ok("load", json!({ "record": record }));
    assert_eq!((&loaded["entries"], &loaded["over"]), (&json!(n_answers + 1), &json!(true)));
    assert_eq!(other.ok("outcome", json!({})), outcome);
    assert_eq!(other.ok("record", json!({})), record);
    assert_eq!(other.end(), 0);
}

#[test]
fn malformed_lines_get_an_error_and_the_conversation_goes_on() {
    let mut engine = Engine::start();
    let bad: [(&[u8], &str); 8] = [
        (b"{", "malformed"),
        (b"not json", "malformed"),
        (b"[1,2]", "malformed"),
        (b"\xff\xfe", "malformed"),
        (b"{\"id\":1}", "bad_request"),
        (b"{\"id\":1,\"op\":7}", "bad_request"),
        (b"{\"id\":1,\"op\":\"fly\"}", "unknown_op"),
        (b"{\"id\":1,\"op\":\"games\",\"wings\":2}", "bad_request"),
    ];
    for (line, code) in bad {
        engine.send(line);
        let reply: Value = serde_json::from_str(&engine.receive()).unwrap();
        assert_eq!(reply["error"]["code"], code, "{reply}");
    }
    engine.send(b"");
    assert_eq!(engine.ok("games", json!({}))[0]["id"], GAME);
    assert_eq!(engine.end(), 0);
}

#[test]
fn a_line_past_the_bound_is_skipped() {
    let mut engine = Engine::start();
    engine.send(&vec![b'x'; 17 * 1024 * 1024]);
    let reply: Value = serde_json::from_str(&engine.receive()).unwrap();
    assert_eq!(reply["error"]["code"], "too_long");
    assert_eq!(engine.ok("languages", json!({})), json!(["en", "fr", "es"]));
}

#[test]
fn ids_are_repeated_whatever_they_are() {
    let mut engine = Engine::start();
    for id in [json!(null), json!("x"), json!({ "deep": [1, 2] }), json!(-1.5)] {
        engine.send(json!({ "id": id, "op": "languages" }).to_string().as_bytes());
        let reply: Value = serde_json::from_str(&engine.receive()).unwrap();
        assert_eq!(reply["id"], id);
    }
}

#[test]
fn what_is_not_there_is_named() {
    let mut engine = Engine::start();
    assert_eq!(engine.refused("pending", json!({}))["code"], "no_table");
    let unknown = engine.refused("new", json!({ "game": "chess", "seats": 2 }));
    assert_eq!(unknown["code"], "unknown_game");
    assert!(unknown["message"].as_str().unwrap().contains(GAME));
    let crowd = engine.refused("new", json!({ "game": GAME, "seats": 7 }));
    assert_eq!((&crowd["code"], &crowd["rule"]), (&json!("bad_setup"), &json!("HS-2.1")));
    let odd = json!({ "game": GAME, "seats": 2, "options": { "speed": "fast" } });
    assert_eq!(engine.refused("new", odd)["code"], "bad_setup");
    let odd = json!({ "game": GAME, "seats": 2, "seed": "seven" });
    assert_eq!(engine.refused("new", odd)["code"], "bad_request");
    assert_eq!(engine.refused("lang", json!({ "lang": "xx" }))["code"], "unknown_lang");
    assert_eq!(engine.refused("pending", json!({}))["code"], "no_table", "nothing was opened");
}

#[test]
fn a_refused_answer_names_its_rule_and_changes_nothing() {
    // Rules: HS-3.1, HS-3.3, HS-3.5
    let mut engine = new_table(2, 7);
    let before = engine.ok("record", json!({}));
    let foreign = engine.refused("act", json!({ "seat": 0, "action": "draw" }));
    assert_eq!(
        (&foreign["code"], &foreign["rule"]),
        (&json!("not_your_decision"), &json!("HS-3.1"))
    );
    let nobody = engine.refused("act", json!({ "seat": 5, "action": "draw" }));
    assert_eq!(nobody["code"], "no_such_seat");
    let nowhere = engine.refused("act", json!({ "seat": 9, "action": "draw" }));
    assert_eq!(nowhere["code"], "bad_request");
    let early = engine.refused("act", json!({ "seat": 1, "action": { "discard": "+3a" } }));
    assert_eq!((&early["code"], &early["rule"]), (&json!("not_on_the_menu"), &json!("HS-3.5")));
    let strange = engine.refused("act", json!({ "seat": 1, "action": "fly" }));
    assert_eq!(strange["code"], "unknown_action");
    let stale = engine.refused("act", json!({ "seat": 1, "action": "draw", "decision": 4711 }));
    assert_eq!(stale["code"], "not_your_decision");
    let scripted = engine.refused("act", json!({ "seat": 1, "action": "draw", "dice": ["+3"] }));
    assert_eq!(scripted["code"], "bad_dice");
    assert_eq!(engine.ok("record", json!({})), before);
}

fn position(dice: &[&str]) -> Value {
    json!({
        "game": GAME,
        "position": {
            "hands": [["+4", "-4"], ["+10", "-9"]],
            "discards": ["+7"],
            "ask": { "ask": "turn", "seat": 1 },
        },
        "dice": dice,
    })
}

#[test]
fn chance_is_scripted_on_demand() {
    let mut engine = Engine::start();
    engine.ok("position", position(&[]));
    let before = engine.ok("record", json!({}));
    let draw = json!({ "seat": 1, "action": "draw" });
    assert_eq!(engine.refused("act", draw)["code"], "chance_needed");
    assert_eq!(engine.ok("record", json!({})), before, "nothing changed");
    for (word, card) in [("-5", "-5a"), ("-1", "-1a")] {
        let entry = engine.ok("act", json!({ "seat": 1, "action": "draw", "dice": [word] }));
        assert_eq!(entry["events"][0]["card"], card);
        engine.ok("undo", json!({}));
        assert_eq!(engine.ok("record", json!({})), before, "what an answer brought goes with it");
    }
    engine.ok("close", json!({}));
    assert_eq!(engine.refused("close", json!({}))["code"], "no_table");
}

#[test]
fn scripted_chance_must_be_possible_and_used() {
    let mut engine = Engine::start();
    let mut four_tens = position(&["+10"]);
    four_tens["position"]["hands"] = json!([["+10", "+10"], ["+10", "-9"]]);
    engine.ok("position", four_tens);
    let draw = json!({ "seat": 1, "action": "draw" });
    assert_eq!(engine.refused("act", draw)["code"], "chance_impossible");
    let unused = engine.refused("close", json!({}));
    assert_eq!((&unused["code"], &unused["unused"]), (&json!("unused_chance"), &json!(["+10"])));
    assert_eq!(engine.refused("position", position(&["lucky"]))["code"], "bad_dice");
    let mut both = position(&["+1"]);
    both["seed"] = json!(1);
    assert_eq!(engine.refused("position", both)["code"], "bad_request");
}

#[test]
fn going_back_gives_the_script_back() {
    let mut engine = Engine::start();
    engine.ok("position", position(&["+1"]));
    assert_eq!(engine.refused("undo", json!({}))["code"], "nothing_to_undo");
    let before = engine.ok("record", json!({}));
    let draw = json!({ "seat": 1, "action": "draw" });
    let first = engine.ok("act", draw.clone());
    engine.ok("act", json!({ "seat": 1, "action": "keep" }));
    assert_eq!(engine.refused("undo", json!({ "seat": 0 }))["code"], "nothing_to_undo");
    engine.ok("undo", json!({}));
    assert_eq!(engine.ok("undo", json!({ "seat": 1 }))["entries"], 0);
    assert_eq!(engine.ok("record", json!({})), before);
    assert_eq!(engine.ok("act", draw), first, "the same answer meets the same chance");
}

#[test]
fn a_sealed_choice_can_be_changed_until_the_last_seat_has_chosen() {
    // Rules: HS-7.3
    let mut engine = Engine::start();
    let position = json!({
        "hands": [["+4", "-4"], ["+4", "-4"]],
        "discards": ["+7"],
        "pot": ["falcon", "jetpack"],
        "ask": { "ask": "name", "seats": [0, 1] },
    });
    engine.ok("position", json!({ "game": GAME, "position": position, "dice": [] }));
    let menu = engine.ok("menu", json!({ "seat": 0 }));
    assert_eq!((&menu["sealed"], &menu["chosen"]), (&json!(true), &Value::Null));
    let (first, second) = (&menu["items"][0]["action"], &menu["items"][1]["action"]);
    engine.ok("act", json!({ "seat": 0, "action": first }));
    let pending = engine.ok("pending", json!({}));
    assert_eq!((&pending[0]["seat"], &pending[0]["answered"]), (&json!(1), &json!(false)));
    assert_eq!((&pending[1]["seat"], &pending[1]["answered"]), (&json!(0), &json!(true)));
    engine.ok("act", json!({ "seat": 0, "action": second }));
    assert_eq!(&engine.ok("menu", json!({ "seat": 0 }))["chosen"], second);
    let seen = engine.ok("events", json!({ "viewer": 1 })).to_string();
    assert!(!seen.contains("token\":22") && !seen.contains("token\":0"), "{seen}");
    engine.ok("close", json!({}));
}

#[test]
fn a_deal_cannot_be_taken_back() {
    let mut engine = new_table(3, 1);
    assert_eq!(engine.refused("undo", json!({}))["code"], "nothing_to_undo");
}

#[test]
fn a_position_that_cannot_be_says_every_fault() {
    // Rules: HS-3.5, HS-4.1
    let mut engine = Engine::start();
    let mut wrong = position(&[]);
    wrong["position"]["hands"] = json!([["+4", "-4"], ["+10", "-9", "+1", "+2", "+3"]]);
    wrong["position"]["discards"] = json!([]);
    let fault = engine.refused("position", wrong);
    assert_eq!(fault["code"], "bad_position");
    let rules: Vec<&str> = fault["faults"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["rule"].as_str().unwrap())
        .collect();
    assert!(rules.contains(&"HS-3.5") && rules.contains(&"HS-4.1"), "{fault}");
    let mut typo = position(&[]);
    typo["position"]["hand"] = json!([]);
    assert_eq!(engine.refused("position", typo)["code"], "bad_position");
    let missing = json!({ "game": GAME, "position": {} });
    assert_eq!(engine.refused("position", missing)["code"], "bad_request");
}

#[test]
fn records_that_do_not_hold_together_are_refused() {
    let mut engine = new_table(2, 3);
    let record = engine.ok("record", json!({}));
    let mut check = |change: &dyn Fn(&mut Value), said: &str| {
        let mut broken = record.clone();
        change(&mut broken);
        let fault = engine.refused("load", json!({ "record": broken }));
        assert_eq!(fault["code"], "bad_record");
        assert!(fault["message"].as_str().unwrap().contains(said), "{fault}");
    };
    check(&|record| record["seed"] = json!("00".repeat(32)), "commitment");
    check(&|record| record["content"]["tokens"][0]["value"] = json!(26000), "card set");
    check(&|record| record["header"]["rules"] = json!(99), "rules 99");
    check(&|record| record["entries"][0]["seq"] = json!(5), "out of order");
    check(&|record| record["header"] = json!({}), "names no game");
    engine.ok("pending", json!({}));
}

#[test]
fn a_record_without_its_seed_can_be_read_but_not_continued() {
    let mut engine = new_table(2, 3);
    let mut record = engine.ok("record", json!({}));
    record["seed"] = Value::Null;
    engine.ok("load", json!({ "record": record }));
    let seat = engine.ok("pending", json!({}))[0]["seat"].clone();
    assert_eq!(engine.refused("act", json!({ "seat": seat, "action": "draw" }))["code"], "no_seed");
}

#[test]
fn a_doctored_log_fails_its_audit() {
    let mut engine = new_table(2, 3);
    let seat = engine.ok("pending", json!({}))[0]["seat"].clone();
    engine.ok("act", json!({ "seat": seat, "action": "draw" }));
    let mut record = engine.ok("record", json!({}));
    let card = record["entries"][1]["events"][0]["card"].clone();
    let better = if card == "0a" { "0b" } else { "0a" };
    record["entries"][1]["events"][0]["card"] = json!(better);
    engine.ok("load", json!({ "record": record }));
    assert_eq!(engine.refused("audit", json!({}))["code"], "audit_failed");
}

#[test]
fn nobody_is_told_what_they_may_not_know() {
    // Rules: HS-10.1, HS-10.4
    let mut engine = new_table(2, 7);
    let own = engine.ok("view", json!({ "viewer": 1 }));
    let cards: Vec<String> = own["players"][1]["cards"]
        .as_array()
        .unwrap()
        .iter()
        .map(|card| card.as_str().unwrap().to_owned())
        .collect();
    assert_eq!(cards.len(), 2);
    for viewer in [json!(0), json!("spectator")] {
        for op in ["view", "events", "outline"] {
            let told = engine.ok(op, json!({ "viewer": viewer })).to_string();
            for card in &cards {
                assert!(!told.contains(card.as_str()), "{op} tells {viewer} of {card}");
            }
        }
    }
    assert_eq!(engine.refused("view", json!({ "viewer": 2 }))["code"], "no_such_seat");
    assert_eq!(engine.refused("view", json!({ "viewer": "all" }))["code"], "bad_request");
}

#[test]
fn bots_of_every_level_advise_and_change_nothing() {
    let mut engine = new_table(2, 7);
    let seat = engine.ok("pending", json!({}))[0]["seat"].clone();
    let menu = engine.ok("menu", json!({ "seat": seat }));
    let before = engine.ok("record", json!({}));
    for level in ["random", "rookie", "smuggler", "hunter"] {
        let advice = engine.ok("bot", json!({ "seat": seat, "level": level, "ms": 50 }));
        let items = menu["items"].as_array().unwrap();
        let item = items.iter().find(|item| item["action"] == advice["action"]).unwrap();
        assert_eq!(item["label"], advice["label"]);
    }
    assert_eq!(engine.ok("record", json!({})), before);
    let unknown = json!({ "seat": seat, "level": "wizard" });
    assert_eq!(engine.refused("bot", unknown)["code"], "unknown_level");
}

#[test]
fn labels_speak_three_languages() {
    let mut engine = new_table(2, 7);
    let mut questions = Vec::new();
    for lang in ["en", "fr", "es"] {
        assert_eq!(engine.ok("lang", json!({ "lang": lang })), lang);
        questions.push(engine.ok("menu", json!({ "seat": 1 }))["question"].clone());
    }
    assert_eq!(engine.ok("lang", json!({})), "es");
    assert!(questions[0] != questions[1] && questions[1] != questions[2], "{questions:?}");
}

#[test]
fn the_schemas_of_a_game_are_told() {
    let mut engine = Engine::start();
    let schemas = engine.ok("schema", json!({ "game": GAME }));
    for name in ["position", "action", "view", "event", "record"] {
        assert!(schemas[name].is_object(), "{name}");
    }
    assert_eq!(engine.refused("schema", json!({}))["code"], "bad_request");
}

#[test]
fn own_cards_are_played_with() {
    let mut engine = Engine::start();
    let mut content = engine.ok("content", json!({ "game": GAME }));
    content["name"] = json!("mine");
    content["tokens"][1]["value"] = json!(1234);
    let table = json!({ "game": GAME, "seats": 2, "content": content });
    engine.ok("new", table);
    assert_eq!(engine.ok("content", json!({}))["tokens"][1]["value"], 1234);
    content["tokens"][1]["value"] = json!(-5);
    let fault = engine.refused("new", json!({ "game": GAME, "seats": 2, "content": content }));
    assert_eq!(fault["code"], "bad_content");
    assert!(fault["message"].as_str().unwrap().contains("tokens[1].value"), "{fault}");
}

#[test]
fn whoever_is_not_asked_deals_beside() {
    // Rules: OR-23.2
    let mut engine = Engine::start();
    engine.ok("new", json!({ "game": "outer-rim", "seats": 2, "seed": 3 }));
    // Before the first turn nobody has anything to deal with.
    assert_eq!(engine.ok("beside", json!({ "seat": 1 })), Value::Null);
    let waits = loop {
        let asked = engine.ok("pending", json!({}))[0]["seat"].clone();
        let waits = u8::from(asked == 0);
        if engine.ok("beside", json!({ "seat": waits })) != Value::Null {
            break waits;
        }
        let menu = engine.ok("menu", json!({ "seat": asked }));
        engine.ok("act", json!({ "seat": asked, "action": menu["items"][0]["action"] }));
    };
    let before = engine.ok("pending", json!({}));
    for action in [json!("offer"), json!({ "give": { "credits": 1000 } }), json!("propose")] {
        let beside = engine.ok("beside", json!({ "seat": waits }));
        let decision = &beside["menu"]["decision"];
        engine.ok("act", json!({ "seat": waits, "action": action, "decision": decision }));
    }
    let beside = engine.ok("beside", json!({ "seat": 1 - waits }));
    assert_eq!(beside["asked_by"], waits);
    assert_eq!(engine.ok("pending", json!({})), before, "the table waits for the same");
    let stale = json!({ "seat": waits, "action": "offer", "decision": beside["menu"]["decision"] });
    assert_eq!(engine.refused("act", stale)["code"], "not_your_decision");
}
