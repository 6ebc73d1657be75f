//! Claimed situations: what cannot be is refused, with the reason.

use crate::support::{content, holds, position, seats};
use bounty_hunters::{BountyHunters, Setup};
use tabletop::{Game, PositionFault};

fn faults(setup: &Setup, json: &str) -> Vec<PositionFault> {
    BountyHunters::place(setup, &content(), &position(json)).expect_err("it cannot be")
}

#[test]
fn every_fault_of_a_situation_is_told() {
    let told = faults(
        &seats(2),
        r#"{"turn": 0, "last_turn": 9, "guild_master": 4, "players": [
            {"hand": ["T-qira-1","T-qira-1","X-1","H-boba-1","H-boba-2","H-boba-3"],
             "reserved": ["H-boba-4"], "crates": ["D-01"], "contracts": ["T-qira-2"]},
            {"hand": ["T-qira-1"], "confrontations": [
                {"target": "T-zeb-1"}, {"attackers": ["H-bossk-1"]}, {"attackers": ["T-zeb-2"]},
                {"target": "H-bossk-2"}]},
            {}], "ask": "commit"}"#,
    );
    let has = |at: &str, rule: &str| {
        let found = told.iter().any(|fault| fault.at == at && fault.rule == Some(rule));
        assert!(found, "{rule} at {at} is not among {told:#?}");
    };
    has("turn", "BH-3.1");
    has("last_turn", "BH-10.4");
    has("guild_master", "BH-2.3");
    has("players", "BH-2.1");
    has("players[0].hand", "BH-3.2");
    has("players[0].reserved", "BH-1.3");
    has("players[0].contracts", "BH-1.3");
    has("players[0].crates", "BH-6.4");
    has("players[1].confrontations", "BH-6.9");
    has("players[1].confrontations[2]", "BH-6.7");
    has("players[1].confrontations[2]", "BH-6.4");
    has("players[1].confrontations[3]", "BH-6.3");
}

#[test]
fn a_card_lies_in_one_place() {
    // Rules: BH-1.1
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [{"hand": ["T-qira-1"]}, {"hand": ["T-qira-1"]}], "ask": "commit"} is refused by BH-1.1
        position {"players": [{"hand": ["T-qira-1"]}, {"hand": [0]}], "ask": "commit"} is refused by BH-1.1
        position {"players": [{"hand": ["Q-1"]}, {}], "ask": "commit"} is refused by BH-1.1
        position {"players": [{}, {}], "ask": "commit"} is refused by BH-3.1
        position {"players": [{"credits": 9}, {}], "ask": "window"} is refused by BH-3.1
        position {"players": [{"hand": ["T-qira-1"]}, {"hand": ["T-qira-2"]}], "ask": "commit", "sealed": [[0, {"sell": @T-qira-2}]]} is refused by BH-4.2
        position {"players": [{"hand": ["T-qira-1"]}, {}], "ask": "commit", "sealed": [[0, {"sell": @T-qira-1}]]} is refused by BH-4.2
        "#,
    );
    let one = faults(&Setup { seats: 7, ..seats(2) }, r#"{"players": [], "ask": "draw"}"#);
    assert_eq!(one[0].at, "setup.seats");
}

#[test]
fn the_box_holds_42_credits() {
    // Rules: BH-13.6
    holds(
        r#"
        setup {"seats": 2, "options": {"credit_supply": "box"}}
        position {"players": [{"hand": ["T-qira-1"], "credits": 40}, {"credits": 3}], "ask": "commit"} is refused by BH-13.6
        "#,
    );
}

#[test]
fn a_situation_survives_its_json() {
    for (_, position) in crate::support::positions() {
        let text = serde_json::to_string(&position).expect("plain data");
        assert_eq!(crate::support::position(&text), position);
    }
}

#[test]
fn chance_is_written_by_card_or_seat() {
    use bounty_hunters::script::{parse, parse_with};
    assert_eq!(parse("17"), Ok(17));
    assert_eq!(parse("card:194"), Ok(194));
    assert_eq!(parse("seat:5"), Ok(5));
    assert_eq!(parse_with(&content(), "T-qira-2"), Ok(1));
    for text in ["195", "seat:6", "die:1", "T-qira-2", ""] {
        let fault = parse(text).expect_err(text);
        assert!(fault.contains("write a card such as 17"), "{fault}");
    }
}
