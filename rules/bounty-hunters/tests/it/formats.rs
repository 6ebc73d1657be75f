//! What is stored for years: one example of every event, action and setup.
//!
//! Formats only grow. A line that no longer reads, or reads as something
//! else, makes old tables unreadable: add a variant instead.

use bounty_hunters::{Action, Event, Setup};

const EVENTS: &[&str] = &[
    r#"{"event":"guild_master_named","seat":2}"#,
    r#"{"event":"dealt","seat":0,"card":44}"#,
    r#"{"event":"turn_began","turn":1}"#,
    r#"{"event":"asked","ask":"nothing"}"#,
    r#"{"event":"asked","ask":"draw","seats":3}"#,
    r#"{"event":"asked","ask":"commit","seats":3}"#,
    r#"{"event":"asked","ask":"window","seats":1}"#,
    r#"{"event":"sealed","seat":1,"choice":{"draw":"hunter"}}"#,
    r#"{"event":"decks_chosen","decks":["target","hunter",null,null,null,null]}"#,
    r#"{"event":"drew","seat":1,"card":194}"#,
    r#"{"event":"draw_failed","seat":1,"deck":"contract"}"#,
    r#"{"event":"draw_skipped","seat":1}"#,
    r#"{"event":"revealed","choices":[{"sell":3},{"play":{"card":44,"on":3}},{"reserve":160},null,null,null]}"#,
    r#"{"event":"sold","seat":1,"card":3}"#,
    r#"{"event":"played","seat":1,"card":44,"on":3,"paid":0}"#,
    r#"{"event":"played","seat":1,"card":180,"on":null,"paid":2}"#,
    r#"{"event":"reserved","seat":1,"card":160}"#,
    r#"{"event":"window_shown","choices":[{"activate":{"card":160,"on":3}},"done",null,null,null,null]}"#,
    r#"{"event":"activated","seat":1,"card":160,"on":3,"paid":1}"#,
    r#"{"event":"captured","seat":1,"target":3}"#,
    r#"{"event":"credit_gained","seat":1,"why":"sale"}"#,
    r#"{"event":"credit_missed","seat":1,"why":"icon"}"#,
    r#"{"event":"contract_drawn","seat":1,"card":107,"why":"icon"}"#,
    r#"{"event":"contract_missed","seat":1,"why":"first_to_four"}"#,
    r#"{"event":"first_to_four","seat":1}"#,
    r#"{"event":"last_turns","last":14}"#,
    r#"{"event":"reshuffled","deck":"market"}"#,
    r#"{"event":"passed"}"#,
    r#"{"event":"scored"}"#,
];

const ACTIONS: &[&str] = &[
    r#"{"draw":"target"}"#,
    r#"{"sell":17}"#,
    r#"{"play":{"card":17}}"#,
    r#"{"play":{"card":50,"on":3}}"#,
    r#"{"reserve":160}"#,
    r#"{"activate":{"card":180}}"#,
    r#"{"activate":{"card":160,"on":3}}"#,
    r#""done""#,
];

const SETUPS: &[&str] = &[
    concat!(
        r#"{"seats":4,"options":{"introductory":false,"activate_same_turn":false,"#,
        r#""double_duos":"unique","majority_needs_crate":true,"credit_supply":"unlimited","#,
        r#""passed_hand_reminder":true}}"#
    ),
    concat!(
        r#"{"seats":6,"options":{"introductory":true,"activate_same_turn":true,"#,
        r#""double_duos":"every","majority_needs_crate":false,"credit_supply":"box","#,
        r#""passed_hand_reminder":false}}"#
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

#[test]
fn strangers_are_not_read() {
    for line in [r#"{"sell":195}"#, r#"{"draw":"zone"}"#, r#""pass""#] {
        assert!(serde_json::from_str::<Action>(line).is_err(), "{line}");
    }
    assert!(serde_json::from_str::<Setup>(r#"{"seats":4,"options":{"chess":true}}"#).is_err());
}
