//! Claims that cannot be, each with the rule it breaks.

use crate::support::{content, holds, position, seats};
use han_solo::HanSolo;
use tabletop::Game;

fn refused(what: &str, rule: &str) {
    holds(&format!(
        r#"
        setup {{"seats": 2}}
        position {what} is refused by {rule}
        "#
    ));
}

#[test]
fn every_fault_is_told_at_once() {
    let claim = position(
        r#"{"round": 13, "dealer": 4, "lap": 5, "hands": [["+5"], ["+2","-9"], ["0"]],
            "discards": [], "dice": [6, 0], "ask": {"ask": "turn", "seat": 1}}"#,
    );
    let faults = HanSolo::place(&seats(2), &content(), &claim).expect_err("nothing fits");
    let mut rules: Vec<_> = faults.iter().filter_map(|fault| fault.rule).collect();
    rules.sort_unstable();
    assert_eq!(rules, ["HS-1.3", "HS-2.1", "HS-2.1", "HS-2.6", "HS-3.1", "HS-3.5", "HS-4.1"]);
    assert!(faults.iter().any(|fault| fault.at == "hands[0]"), "{faults:?}");
}

#[test]
fn there_are_not_four_of_a_card() {
    // Rules: HS-1.1
    let claim = r#"{"hands": [["+5","+5"], ["+5","+5"]], "discards": ["+1"],
                    "ask": {"ask": "turn", "seat": 1}}"#;
    refused(claim, "HS-1.1");
    let same_copy = r#"{"hands": [["+5a","-1"], ["+5a","-2"]], "discards": ["+1"],
                    "ask": {"ask": "turn", "seat": 1}}"#;
    refused(same_copy, "HS-1.1");
}

#[test]
fn a_hand_has_no_more_cards_than_its_turns_gave() {
    // Rules: HS-3.5
    // In lap 1 seat 1 starts, so it has two cards; seat 0 too, as it has not acted.
    let claim = |lap: u8, zero: &str, one: &str, seat: u8| {
        format!(
            r#"{{"lap": {lap}, "hands": [[{zero}], [{one}]], "discards": ["+1"],
                "ask": {{"ask": "turn", "seat": {seat}}}}}"#
        )
    };
    let (two, three, four) = (r#""+5","-5""#, r#""+6","-6","+7""#, r#""+8","-8","+9","-9""#);
    refused(&claim(1, two, three, 1), "HS-3.5");
    refused(&claim(1, three, two, 0), "HS-3.5");
    refused(&claim(1, two, four, 0), "HS-3.5");
    refused(&claim(2, four, two, 0), "HS-3.5");
    holds(&format!("setup {{\"seats\": 2}}\nposition {}", claim(1, two, three, 0)));
    holds(&format!("setup {{\"seats\": 2}}\nposition {}", claim(2, three, four, 0)));
    let nothing_new = r#"{"hands": [["+5","-5"], ["+6","-6"]], "discards": ["+1"],
                          "ask": {"ask": "discard", "seat": 1}}"#;
    refused(nothing_new, "HS-3.5");
}

#[test]
fn the_table_may_wait_for_a_discard() {
    // Rules: HS-3.2, HS-4.1
    holds(
        r#"
        setup {"seats": 2}
        position {"hands": [["+5","-5"], ["+6","-6","+2"]], "ask": {"ask": "discard", "seat": 1, "taken": true}}
        view 0 has players.1.cards = ["+2a"]
        seat 1 is offered only keep | discard +6a | discard -6a | discard +2a
        seat 1 plays discard +2a
        everybody see {"sight": "stood", "put_back": "+2a"}
        "#,
    );
    refused(
        r#"{"hands": [["+5","-5"], ["+6","-6","+2"]], "ask": {"ask": "discard", "seat": 1}}"#,
        "HS-4.1",
    );
}

#[test]
fn known_cards_are_held_cards() {
    // Rules: HS-4.6
    holds(
        r#"
        setup {"seats": 2}
        position {"hands": [["+5","-5"], ["+6","-6"]], "shown": [["-5"], []], "discards": ["+1"],
                  "ask": {"ask": "turn", "seat": 1}}
        view spectator has players.0.cards = ["-5a"]
        view 1 has players.0.n_hidden = 1
        "#,
    );
    refused(
        r#"{"hands": [["+5","-5"], ["+6","-6"]], "shown": [["-6"], []], "discards": ["+1"],
            "ask": {"ask": "turn", "seat": 1}}"#,
        "HS-4.6",
    );
}

#[test]
fn tokens_are_in_one_place() {
    // Rules: HS-1.2, HS-2.4, HS-2.6
    let claim = |more: &str| {
        format!(
            r#"{{"hands": [["+5","-5"], ["+6","-6"]], "discards": ["+1"], {more},
                "ask": {{"ask": "turn", "seat": 1}}}}"#
        )
    };
    refused(&claim(r#""pot": ["falcon", "falcon"]"#), "HS-1.2");
    refused(&claim(r#""pot": ["falcon", 0]"#), "HS-1.2");
    refused(&claim(r#""pot": ["hawk", 1]"#), "HS-1.2");
    refused(&claim(r#""owned": [["yacht"], ["yacht"]]"#), "HS-1.2");
    refused(&claim(r#""pot": [0, 1], "stack": [2], "trimmed": [3]"#), "HS-1.2");
    refused(&claim(r#""pot": [0, 1, 2]"#), "HS-2.4");
    refused(&claim(r#""pot": []"#), "HS-2.4");
    refused(&claim(r#""pot": [1, 2], "stack": [3]"#), "HS-2.6");
    refused(&claim(r#""owned": [["yacht"]]"#), "HS-2.1");
    refused(&claim(r#""spent": [["red"], []]"#), "HS-8.4");
    holds(&format!(
        "setup {{\"seats\": 2}}\nposition {}\nview spectator has n_stack = 2\nview spectator has pot = [0, 1]",
        claim(r#""trimmed": [4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23]"#)
    ));
}

#[test]
fn the_question_follows_from_the_hands() {
    // Rules: HS-7.1, HS-7.3, HS-8.3
    let claim = |zero: &str, one: &str, more: &str, ask: &str| {
        format!(r#"{{"hands": [[{zero}], [{one}]], "discards": ["+1"], {more} "ask": {ask}}}"#)
    };
    let (zero, low) = (r#""+5","-5""#, r#""+6","+6""#);
    let pick = |seat| format!(r#"{{"ask": "pick", "seat": {seat}}}"#);
    let name = r#"{"ask": "name", "seats": [0, 1]}"#;
    refused(&claim(zero, low, "", name), "HS-7.3");
    refused(&claim(zero, zero, "", &pick(0)), "HS-7.1");
    refused(&claim(zero, low, "", &pick(1)), "HS-7.1");
    refused(&claim(zero, low, r#""pot": [0],"#, &pick(0)), "HS-7.1");
    refused(&claim(zero, low, r#""lap": 3,"#, &pick(0)), "HS-3.1");
    refused(&claim(zero, low, "", r#"{"ask": "name", "seats": []}"#), "HS-7.3");
    refused(&claim(zero, low, "", &pick(5)), "HS-2.1");
    refused(&claim(zero, zero, r#""named": [[0, 9]],"#, name), "HS-7.3");
    refused(&claim(zero, zero, r#""named": [[0, 0], [1, 0]],"#, name), "HS-7.3");
    refused(&claim(zero, low, r#""capture_asked": [1],"#, &pick(0)), "HS-8.3");
    let turn = r#"{"ask": "turn", "seat": 1}"#;
    refused(&claim(zero, low, r#""served": [0],"#, turn), "HS-3.7");
    let unserved = claim(
        zero,
        low,
        r#""served": [0], "pot": [5],
           "owned": [["vibroblade","stunbaton","pistol","rifle"], ["falcon"]],"#,
        r#"{"ask": "capture", "seat": 0}"#,
    );
    refused(&unserved, "HS-8.3");
    holds(&format!(
        "setup {{\"seats\": 2}}\nposition {}\nview spectator has named = 1\nthe table waits for 1",
        claim(zero, zero, r#""named": [[0, 1]],"#, name)
    ));
}

#[test]
fn a_position_survives_json() {
    for (_, claim) in crate::support::positions() {
        let json = serde_json::to_string(&claim).expect("plain data");
        assert_eq!(position(&json), claim);
    }
    let unknown = serde_json::from_str::<han_solo::Position>(
        r#"{"hands": [], "hats": 3, "ask": {"ask": "turn", "seat": 1}}"#,
    );
    assert!(unknown.expect_err("hats").to_string().contains("hats"));
    let no_card = serde_json::from_str::<han_solo::CardName>("\"+11\"");
    assert!(no_card.expect_err("no card").to_string().contains("there is no card +11"));
}

#[test]
fn the_last_number_of_a_question_can_be_answered_and_none_follows_it() {
    let claim = |step: u64| {
        format!(
            r#"{{"step": {step}, "hands": [["+5","-5"], ["+6","-6"]], "discards": ["+1"],
                "ask": {{"ask": "turn", "seat": 1}}}}"#
        )
    };
    let told = HanSolo::place(&seats(2), &content(), &position(&claim(1 << 28)));
    let told = told.expect_err("there is no such number");
    assert_eq!(told.iter().map(|fault| fault.at.as_str()).collect::<Vec<_>>(), ["step"]);
    holds(&format!(
        r#"
        setup {{"seats": 2}}
        position {}
        seat 1 plays stand
        seat 0 plays take
        seat 0 is offered only keep | discard +5a | discard -5a | discard +1a
        "#,
        claim((1 << 28) - 1)
    ));
}

#[test]
fn a_script_out_of_step_is_refused() {
    use han_solo::{Action, script};
    use tabletop::{Answer, DiceFault, Header, Opening, Refusal, Seat, Start, Table};
    let act = |words: &[&str], seat: u8, action: Action| {
        let header = Header {
            game: HanSolo::ID.into(),
            rules: HanSolo::RULES,
            setup: seats(2),
            content: String::new(),
            commitment: String::new(),
            start: Start::Position(position(&format!(
                r#"{{"hands": [["+5","-5"], ["+6","-6"]], "discards": ["+1"],
                    "ask": {{"ask": "turn", "seat": {seat}}}}}"#
            ))),
        };
        let opening = Opening::<HanSolo> { header, content: content() };
        let faces: Vec<u32> =
            words.iter().map(|word| script::parse(word).expect("a word")).collect();
        let mut table = Table::scripted(opening, &faces).expect("it can be");
        table.act(Seat::new(seat), Answer::Item(action)).map(|_| ())
    };
    let impossible = |told: Result<(), Refusal>| {
        matches!(told, Err(Refusal::Dice(DiceFault::Impossible { .. })))
    };
    // A card, written with or without its kind, is drawn; nothing else is a card.
    assert_eq!(act(&["-6"], 1, Action::Draw), Ok(()));
    assert_eq!(act(&["card:-6"], 1, Action::Draw), Ok(()));
    for word in ["die:4", "token:0", "seat:1"] {
        assert!(impossible(act(&[word], 1, Action::Draw)), "{word}");
    }
    // The dealer stands and rolls: cards are no dice.
    assert_eq!(act(&["die:0", "die:1"], 0, Action::Stand), Ok(()));
    for words in [["-10", "-9"], ["die:0", "-10"], ["token:0", "die:1"]] {
        assert!(impossible(act(&words, 0, Action::Stand)), "{words:?}");
    }
}
