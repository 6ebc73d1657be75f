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
fn an_end_is_set_where_somebody_has_four_and_only_there() {
    // Rules: BH-10.1, BH-10.3, BH-10.4
    let claim = |four: bool, last: &str, ask: &str| {
        let area = if four { crate::support::FOUR } else { r#""credits": 0"# };
        position(&format!(
            r#"{{"turn": 9, {last} "players": [
                {{"hand": ["H-boba-1"], {area}}}, {{"hand": ["H-boba-2"], "credits": 3,
                "reserved": ["K-01"]}}], "ask": "{ask}"}}"#
        ))
    };
    let rules = |four, last, ask| -> Vec<Option<&str>> {
        let placed = BountyHunters::place(&seats(2), &content(), &claim(four, last, ask));
        placed.err().into_iter().flatten().map(|fault| fault.rule).collect()
    };
    let last = r#""last_turn": 10,"#;
    for ask in ["draw", "commit"] {
        assert_eq!(rules(true, "", ask), [Some("BH-10.4")], "{ask}");
        assert_eq!(rules(false, last, ask), [Some("BH-10.1")], "{ask}");
        assert!(rules(true, last, ask).is_empty() && rules(false, "", ask).is_empty(), "{ask}");
    }
    // The end is set after the window of the turn.
    assert!(rules(true, "", "window").is_empty() && rules(true, last, "window").is_empty());
    assert_eq!(rules(false, last, "window"), [Some("BH-10.1")]);
}

#[test]
fn nobody_has_more_credits_than_can_be_counted() {
    // Rules: BH-4.4, BH-13.6
    let claim = |turn: u8, credits: u32| {
        format!(
            r#"{{"turn": {turn}, "players": [{{"hand": ["H-boba-1"], "credits": {credits}}},
                {{"hand": ["H-boba-2"]}}], "ask": "commit"}}"#
        )
    };
    for (turn, most) in [(1, 110), (99, 208)] {
        assert!(BountyHunters::place(&seats(2), &content(), &position(&claim(turn, most))).is_ok());
        let told = faults(&seats(2), &claim(turn, most + 1));
        assert_eq!((told[0].at.as_str(), told[0].rule), ("players[0].credits", Some("BH-13.6")));
        assert_eq!(told.len(), 1);
    }
    // A sale is always paid.
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [{"hand": ["H-boba-1"], "credits": 110}, {"hand": ["H-boba-2"]}], "ask": "commit"}
        seat 1 plays sell H-boba-2
        seat 0 plays sell H-boba-1
        view 0 has players.0.credits = 111
        "#,
    );
}

#[test]
fn the_last_number_of_a_question_can_be_answered_and_none_follows_it() {
    let claim = |step: u64| {
        format!(
            r#"{{"step": {step}, "players": [{{"hand": ["H-boba-1", "H-boba-2"]}},
                {{"hand": ["H-boba-3", "H-boba-4"]}}], "ask": "commit"}}"#
        )
    };
    let told = faults(&seats(2), &claim(1 << 28));
    assert_eq!(told.iter().map(|fault| fault.at.as_str()).collect::<Vec<_>>(), ["step"]);
    holds(&format!(
        r#"
        setup {{"seats": 2}}
        chance H-bossk-1 H-bossk-2
        position {}
        seat 0 plays sell H-boba-1
        seat 1 plays sell H-boba-3
        seat 0 plays draw hunter
        seat 1 plays draw hunter
        view 0 has turn = 2
        "#,
        claim((1 << 28) - 1)
    ));
}

#[test]
fn nothing_is_laid_aside_before_the_cards_are_chosen() {
    // Rules: BH-4.9
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [{"hand": ["T-qira-1"], "reserved_now": ["K-01"]}, {}], "ask": "commit"} is refused by BH-4.9
        "#,
    );
}

#[test]
fn a_script_out_of_step_is_refused() {
    use tabletop::{DiceFault, Refusal};
    let open = |faces: &[u32]| {
        let header = tabletop::Header {
            game: BountyHunters::ID.into(),
            rules: BountyHunters::RULES,
            setup: seats(2),
            content: String::new(),
            commitment: String::new(),
            start: tabletop::Start::Position(position(
                r#"{"players": [{"hand": ["H-boba-1"]}, {"hand": ["H-boba-2"]}], "ask": "draw"}"#,
            )),
        };
        let opening = tabletop::Opening::<BountyHunters> { header, content: content() };
        tabletop::Table::scripted(opening, faces).expect("it can be")
    };
    let draw = |words: [&str; 2]| {
        let faces = words.map(|word| bounty_hunters::script::parse(word).expect(word));
        let mut table = open(&faces);
        let draw = |seat, table: &mut tabletop::Table<BountyHunters>| {
            let answer =
                tabletop::Answer::Item(bounty_hunters::Action::Draw(bounty_hunters::Deck::Target));
            table.act(tabletop::Seat::new(seat), answer).map(|_| ())
        };
        draw(0, &mut table).and_then(|()| draw(1, &mut table))
    };
    assert_eq!(draw(["1", "card:2"]), Ok(()));
    assert!(matches!(draw(["1", "seat:1"]), Err(Refusal::Dice(DiceFault::Impossible { .. }))));
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
    use tabletop::{face_of, face_value};
    // A number alone fits whatever is asked for; a word says its kind.
    assert_eq!(parse("17"), Ok(17));
    assert_eq!(parse("card:194"), Ok(face_of(1, 194)));
    assert_eq!(parse("seat:5"), Ok(face_of(2, 5)));
    assert_eq!(parse_with(&content(), "T-qira-2").map(face_value), Ok(1));
    for text in ["195", "seat:6", "die:1", "T-qira-2", ""] {
        let fault = parse(text).expect_err(text);
        assert!(fault.contains("write a card such as 17"), "{fault}");
    }
}
