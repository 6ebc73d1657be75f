//! Answers as JSON: an item is itself, other shapes have one field.

use serde::{Deserialize, Serialize};
use tabletop::{Answer, Decision, DecisionId, Pending, Seat, Start, Viewer};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "action", rename_all = "snake_case")]
enum Action {
    Pay { amount: u32 },
    Sort { order: Vec<u32> },
    Pass,
}

fn survives(answer: &Answer<Action>, json: &str) {
    assert_eq!(serde_json::to_string(answer).expect("it is plain data"), json);
    assert_eq!(serde_json::from_str::<Answer<Action>>(json).expect(json), *answer);
}

#[test]
fn every_shape_survives() {
    survives(&Answer::Item(Action::Pass), r#"{"action":"pass"}"#);
    survives(&Answer::Amount { amount: 3 }, r#"{"amount":3}"#);
    survives(&Answer::Subset { subset: vec![] }, r#"{"subset":[]}"#);
    survives(&Answer::Order { order: vec![Action::Pass] }, r#"{"order":[{"action":"pass"}]}"#);
}

#[test]
fn an_item_with_an_amount_is_an_item() {
    survives(&Answer::Item(Action::Pay { amount: 3 }), r#"{"action":"pay","amount":3}"#);
    survives(&Answer::Item(Action::Sort { order: vec![2] }), r#"{"action":"sort","order":[2]}"#);
}

#[test]
fn what_is_no_answer_is_refused() {
    for json in [r#"{"amount":-1}"#, r#"{"amount":3,"order":[]}"#, r#"{"action":"fly"}"#, "3", "{}"]
    {
        assert!(serde_json::from_str::<Answer<Action>>(json).is_err(), "{json}");
    }
}

#[test]
fn seats_viewers_and_questions_are_plain() {
    let json = |thing: &dyn Fn() -> Result<String, serde_json::Error>| thing().expect("plain data");
    assert_eq!(json(&|| serde_json::to_string(&Viewer::Seat(Seat::new(2)))), "2");
    assert_eq!(json(&|| serde_json::to_string(&Viewer::Spectator)), r#""spectator""#);
    assert_eq!(serde_json::from_str::<Viewer>("2").expect("a seat"), Viewer::Seat(Seat::new(2)));
    assert!(serde_json::from_str::<Viewer>("8").is_err(), "no table has nine seats");
    let open = Pending::one(4, Seat::new(1)).first().expect("it is open");
    let text = json(&|| serde_json::to_string(&open));
    assert_eq!(text, r#"{"decision":33,"seat":1,"sealed":false,"answered":false}"#);
    assert_eq!(serde_json::from_str::<Decision>(&text).expect(&text), open);
    assert_eq!((open.id.step(), open.id.seat()), (4, Seat::new(1)));
    assert_eq!(open.id, DecisionId::new(4, Seat::new(1)));
    // What is open beside has numbers of its own, however far a table has come.
    let (last, beside) =
        (DecisionId::new(u32::MAX, Seat::new(7)), DecisionId::beside(4, Seat::new(1)));
    assert!(!last.is_beside() && beside.is_beside() && beside != open.id);
    assert_eq!((beside.number(), beside.seat()), (4, Seat::new(1)));
    assert_eq!(json(&|| serde_json::to_string(&Start::<u32>::Deal)), r#""deal""#);
}
