//! Enums of groups are written and read as if they were flat.

use outer_rim::{Ability, Condition, HeldCondition, LogicCondition, MomentCondition, Skill};

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
