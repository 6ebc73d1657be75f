//! What is stored for years: one example of every event, action and setup.
//!
//! Formats only grow. A line that no longer reads, or reads as something
//! else, makes old tables unreadable: add a variant instead.

use han_solo::{Action, Event, Setup};

const EVENTS: &[&str] = &[
    r#"{"event":"trimmed","tokens":[3,17]}"#,
    r#"{"event":"round_began","round":1,"dealer":2}"#,
    r#"{"event":"dealt","seat":0,"card":"+3a"}"#,
    r#"{"event":"upturned","card":"-10c"}"#,
    r#"{"event":"token_revealed","token":23}"#,
    r#"{"event":"asked","ask":"nothing"}"#,
    r#"{"event":"asked","ask":"turn","seat":1}"#,
    r#"{"event":"asked","ask":"discard","seat":1,"taken":null}"#,
    r#"{"event":"asked","ask":"discard","seat":1,"taken":"0b"}"#,
    r#"{"event":"asked","ask":"pick","seat":1}"#,
    r#"{"event":"asked","ask":"name","seats":6}"#,
    r#"{"event":"asked","ask":"capture","seat":1}"#,
    r#"{"event":"drew","seat":1,"card":"0a"}"#,
    r#"{"event":"took","seat":1,"card":"+10b"}"#,
    r#"{"event":"discarded","seat":1,"card":"-1a"}"#,
    r#"{"event":"kept","seat":1}"#,
    r#"{"event":"stood","seat":1,"put_back":null}"#,
    r#"{"event":"stood","seat":1,"put_back":"+7a"}"#,
    r#"{"event":"reshuffled"}"#,
    r#"{"event":"rolled","dice":[0,5]}"#,
    r#"{"event":"hand_dropped","seat":1}"#,
    r#"{"event":"revealed","order":[1,0,0,0,0,0,0,0],"places":[1,2,0,0,0,0,0,0]}"#,
    r#"{"event":"named","seat":1,"token":4}"#,
    r#"{"event":"names_shown"}"#,
    r#"{"event":"contest_drew","seat":1,"card":"+2a","token":4}"#,
    r#"{"event":"contest_drew","seat":1,"card":"+2a","token":null}"#,
    r#"{"event":"order_drawn","order":[1,0,0,0,0,0,0,0],"places":[1,2,0,0,0,0,0,0]}"#,
    r#"{"event":"token_taken","seat":1,"token":4,"how":"picked"}"#,
    r#"{"event":"token_taken","seat":1,"token":4,"how":"given"}"#,
    r#"{"event":"token_taken","seat":1,"token":4,"how":"unopposed"}"#,
    r#"{"event":"token_taken","seat":1,"token":4,"how":"contest"}"#,
    r#"{"event":"went_without","seat":1}"#,
    r#"{"event":"captured","seat":1,"from":0,"colour":"red"}"#,
    r#"{"event":"declined","seat":1}"#,
    r#"{"event":"game_ended"}"#,
];

const ACTIONS: &[&str] = &[
    r#""draw""#,
    r#""take""#,
    r#""stand""#,
    r#""keep""#,
    r#"{"discard":"+3a"}"#,
    r#"{"pick":4}"#,
    r#"{"name":4}"#,
    r#"{"capture":"blue"}"#,
    r#""decline""#,
];

const SETUPS: &[&str] = &[
    concat!(
        r#"{"seats":4,"options":{"large_table":false,"short_round":"play","#,
        r#""browse_discards":false,"picks":"free","contests":"named","captures":"once_per_set"}}"#
    ),
    concat!(
        r#"{"seats":8,"options":{"large_table":true,"short_round":"trim","#,
        r#""browse_discards":true,"picks":"highest","contests":"simple","captures":"once_per_game"}}"#
    ),
];

fn keeps<T: serde::Serialize + serde::de::DeserializeOwned>(lines: &[&str]) {
    for line in lines {
        let read: T = serde_json::from_str(line).unwrap_or_else(|fault| panic!("{fault}: {line}"));
        assert_eq!(serde_json::to_string(&read).expect("plain data"), *line);
    }
}

#[test]
fn stored_lines_read_and_write_as_they_always_did() {
    // Rules: HS-10.4
    keeps::<Event>(EVENTS);
    keeps::<Action>(ACTIONS);
    keeps::<Setup>(SETUPS);
}

#[test]
fn options_left_out_are_the_defaults_of_the_specification() {
    let short: Setup = serde_json::from_str(r#"{"seats":4}"#).expect("a setup");
    let long: Setup = serde_json::from_str(SETUPS[0]).expect("a setup");
    assert_eq!(short, long);
}
