//! Enums of groups are written and read as if they were flat.

use outer_rim::{
    Ability, Condition, Event, HeldCondition, LogicCondition, MomentCondition, PlayerEvent, Skill,
    SpaceId,
};
use tabletop::Seat;

fn ability(condition: &str) -> Result<Ability, toml::de::Error> {
    toml::from_str(&format!("on = \"action\"\nif = {condition}\ndo = []\n"))
}

#[test]
fn a_name_nobody_knows_is_answered_at_its_place_with_all_that_are_known() {
    let fault = ability("{ all = [\"won\", { skil = \"tech\" }] }").expect_err("no such condition");
    let told = fault.to_string();
    assert!(told.contains("TOML parse error at line 2, column 24"), "{told}");
    assert!(told.contains("unknown variant `skil`, expected one of `all`, `any`,"), "{told}");
    for known in ["`positive`", "`player_here`", "`credits`", "`skill`", "`expansion`"] {
        assert!(told.contains(known), "{told}");
    }
}

#[test]
fn what_a_name_stands_for_is_checked_where_it_stands() {
    let told = ability("{ skill = \"cooking\" }").expect_err("no such skill").to_string();
    assert!(told.contains("line 2, column 16"), "{told}");
    assert!(told.contains("unknown variant `cooking`"), "{told}");
    let told = ability("{ won = 1, lost = 2 }").expect_err("two names").to_string();
    assert!(told.contains("line 2"), "{told}");
}

#[test]
fn groups_are_no_part_of_the_format() {
    let won = Condition::Moment(MomentCondition::Won);
    let tech = Condition::Held(HeldCondition::Skill(Skill::Tech));
    let both = Condition::Logic(LogicCondition::All(vec![won, tech]));
    let json = serde_json::to_string(&both).expect("plain data");
    assert_eq!(json, r#"{"all":["won",{"skill":"tech"}]}"#);
    assert_eq!(serde_json::from_str::<Condition>(&json).expect("the same"), both);
    assert_eq!(
        ability("{ all = [\"won\", { skill = \"tech\" }] }").expect("sound").given,
        Some(both)
    );
}

#[test]
fn an_event_is_read_whatever_the_order_of_its_fields() {
    let moved = Event::from(PlayerEvent::Moved { seat: Seat::new(1), to: SpaceId(4) });
    let written = serde_json::to_string(&moved).expect("an event is written");
    assert_eq!(written, r#"{"event":"moved","seat":1,"to":4}"#);
    let sorted = r#"{"by":-2,"event":"credits","seat":0}"#;
    let read: Event = serde_json::from_str(sorted).expect("an event is read");
    assert_eq!(read, PlayerEvent::Credits { seat: Seat::new(0), by: -2, lost: false }.into());
    for text in [written.as_str(), r#"{"event":"extra_turn_granted"}"#] {
        let event: Event = serde_json::from_str(text).expect("an event is read");
        let value = serde_json::to_value(&event).expect("an event is written");
        assert_eq!(serde_json::from_value::<Event>(value).expect("an event is read"), event);
    }
}

#[test]
fn an_event_nobody_knows_is_told_with_those_that_are_known() {
    for text in [r#"{"event":"mooved","seat":1}"#, r#"{"seat":1,"event":"mooved"}"#] {
        let told = serde_json::from_str::<Event>(text).expect_err("no such event").to_string();
        assert!(told.contains("unknown variant `mooved`, expected one of `board_laid`"), "{told}");
        assert!(told.contains("`favor_spent`"), "{told}");
    }
    let told = |text| serde_json::from_str::<Event>(text).expect_err("no event").to_string();
    assert!(told("{}").contains("missing field `event`"));
    assert!(told(r#"{"event":"moved","seat":1}"#).contains("missing field `to`"));
    assert!(told(r#"{"seat":1,"event":"moved"}"#).contains("the fields of `moved` are others"));
}

#[test]
fn a_verb_nobody_knows_is_told_with_its_line_and_those_that_are_known() {
    let script = "on = \"action\"\ndo = [{ gain_credit = 500 }]\n";
    let told = toml::from_str::<Ability>(script).expect_err("no such verb").to_string();
    assert!(told.contains("line 2"), "{told}");
    assert!(told.contains("unknown variant `gain_credit`, expected one of `choose`"), "{told}");
    assert!(told.contains("`gain_credits`") && told.contains("`lend`"), "{told}");
}
