//! The documentation of the protocol cannot rot: its dialogues are typed in.

use crate::cantina::{Engine, PROGRAM, root};
use std::fs;
use std::process::Command;

fn document() -> String {
    fs::read_to_string(root().join("docs/protocol.md")).unwrap()
}

/// Whether a reply is the documented one, where `…` stands for anything.
fn fits(documented: &str, reply: &str) -> bool {
    let mut pieces = documented.split('…');
    let first = pieces.next().unwrap_or_default();
    let Some(mut rest) = reply.strip_prefix(first) else { return false };
    let pieces: Vec<&str> = pieces.collect();
    let Some((last, middle)) = pieces.split_last() else { return rest.is_empty() };
    for piece in middle {
        let Some(at) = rest.find(piece) else { return false };
        rest = &rest[at + piece.len()..];
    }
    rest.ends_with(last)
}

#[test]
fn the_dialogues_of_the_documentation_are_true() {
    let document = document();
    let dialogues: Vec<&str> = document
        .split("```dialogue\n")
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap())
        .collect();
    assert_eq!(dialogues.len(), 3);
    for dialogue in dialogues {
        let mut engine = Engine::start();
        for line in dialogue.lines() {
            if let Some(request) = line.strip_prefix("> ") {
                engine.send(request.as_bytes());
            } else {
                let documented = line.strip_prefix("< ").expect("a line is said or heard");
                let reply = engine.receive();
                assert!(fits(documented, &reply), "documented: {documented}\nheard: {reply}");
            }
        }
        assert_eq!(engine.end(), 0);
    }
}

#[test]
fn three_dots_stand_for_anything_but_not_for_everything() {
    assert!(fits("a…c", "abc") && fits("a…", "abc") && fits("abc", "abc"));
    assert!(!fits("a…d", "abc") && !fits("ab", "abc") && !fits("a…b…c", "acb"));
}

#[test]
fn every_operation_and_every_error_is_documented() {
    let document = document();
    let mut engine = Engine::start();
    let unknown = engine.refused("fly", serde_json::json!({}))["message"].clone();
    let ops = unknown.as_str().unwrap().split_once("try ").unwrap().1;
    for op in ops.split(", ") {
        assert!(document.contains(&format!("`{op}`")), "{op} is not documented");
    }
    let (lines, tables) = document.split_once("# The table protocol").unwrap();
    for (part, file) in [(lines, "cantina/src/engine/fault.rs"), (tables, "wire/src/to_client.rs")]
    {
        let source = fs::read_to_string(root().join("crates").join(file)).unwrap();
        let list = source.split("pub enum Code {").nth(1).unwrap().split('}').next().unwrap();
        let codes: Vec<&str> =
            list.lines().filter_map(|line| line.trim().strip_suffix(',')).collect();
        assert!(codes.len() > 15, "{codes:?}");
        for code in codes.into_iter().map(snake_case) {
            assert!(part.contains(&format!("| `{code}` |")), "{code} of {file} is not documented");
        }
    }
}

fn snake_case(name: &str) -> String {
    name.char_indices()
        .flat_map(|(idx, letter)| {
            let between = (idx > 0 && letter.is_uppercase()).then_some('_');
            between.into_iter().chain(letter.to_lowercase())
        })
        .collect()
}

#[test]
fn the_messages_of_the_documentation_are_messages() {
    let document = document();
    let block = document.split("```client\n").nth(1).unwrap().split("```").next().unwrap();
    let mut types = Vec::new();
    for line in block.lines() {
        let said: wire::ToServer<han_solo::Action> =
            serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let again = serde_json::to_value(&said).unwrap();
        assert_eq!(again, serde_json::from_str::<serde_json::Value>(line).unwrap());
        types.push(again["type"].as_str().unwrap().to_owned());
    }
    let source = fs::read_to_string(root().join("crates/wire/src/to_server.rs")).unwrap();
    let list = source.split("pub enum ToServer<A> {").nth(1).unwrap();
    for line in list.lines().filter(|line| line.starts_with("    ") && !line.starts_with("     ")) {
        let Some(name) = line.trim().strip_suffix(" {").or(line.trim().strip_suffix(',')) else {
            continue;
        };
        if name.chars().all(char::is_alphabetic) {
            assert!(types.contains(&snake_case(name)), "{name} is not shown");
        }
    }
    let new: wire::NewTable<han_solo::Options> = {
        let block = document.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
        serde_json::from_str(block).unwrap()
    };
    assert_eq!(new.seats.len(), 3);
}

#[test]
fn a_few_lines_of_python_play_a_whole_game() {
    let script = root().join("examples/play_random.py");
    for (seats, seed) in [("2", "1"), ("5", "2")] {
        let output = Command::new("python3")
            .arg(&script)
            .args([PROGRAM, "han-solo", seats, seed])
            .output()
            .expect("python3 is there to run the example");
        let text = String::from_utf8_lossy(&output.stdout);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{text}{errors}");
        let scores = text.lines().last().unwrap().strip_prefix("scores ").unwrap();
        let scores: Vec<i32> = serde_json::from_str(scores).unwrap();
        assert_eq!(scores.len(), seats.parse::<usize>().unwrap());
        // HS-9.1: every token is owned at the end.
        let engine = &mut Engine::start();
        let content = engine.ok("content", serde_json::json!({ "game": "han-solo" }));
        let values = content["tokens"].as_array().unwrap().iter();
        let all: i64 = values.map(|token| token["value"].as_i64().unwrap()).sum();
        assert_eq!(scores.iter().map(|&score| i64::from(score)).sum::<i64>(), all);
    }
}
