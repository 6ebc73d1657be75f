//! Tables that cannot be set up: clients tell people why by the rule.

use catalog::games::OuterRim;
use catalog::{CardSet, CardSetError, Hosted as _, SetFile};
use outer_rim::{Opponents, Options};

// Rules: UB-13.9, UB-16.1, UB-18.1
#[test]
fn what_cannot_be_played_names_its_rule() {
    let content = OuterRim::cards().content;
    let rule = |seats, options| OuterRim::setup(seats, options, &content).expect_err("no").rule;
    let alone = Options { expansion: true, favors: true, ..Options::default() };
    assert_eq!(rule(1, alone), Some("UB-13.9"));
    assert_eq!(rule(2, Options { favors: true, ..Options::default() }), Some("UB-13.9"));
    assert_eq!(rule(2, Options { ambitions: true, ..Options::default() }), Some("UB-16.1"));
    let hunted = Options { opponents: Opponents::BountyHunter, ..Options::default() };
    assert_eq!(rule(1, hunted), Some("UB-18.1"));
}

/// The shipped set with every file changed so.
fn changed(change: impl Fn(&SetFile) -> String) -> Vec<SetFile> {
    let file = |file: &SetFile| SetFile::given(file.path.to_string(), change(file));
    OuterRim::CARDS.iter().map(file).collect()
}

#[test]
fn the_options_list_the_tiles_of_the_set_that_is_played_with() {
    // Rules: OR-2.1
    let files = changed(|file| file.text.replace("\"t1\"", "\"mine\""));
    let own = CardSet::<OuterRim>::read(&files).expect("a set with another tile");
    let things = |content| {
        let infos = OuterRim::option_infos(content);
        infos.into_iter().find(|info| info.name == "board").expect("an option").things
    };
    assert_eq!(things(&*own.content)[0], "mine");
    assert_eq!(things(&*OuterRim::cards().content)[0], "t1");
}

#[test]
fn a_title_of_nothing_is_a_fault_and_a_thing_without_a_title_is_none() {
    let stranger = |file: &SetFile| match &*file.path {
        "titles/en/ships.toml" => format!("{}\n[ship.no-such-ship]\nname = \"x\"\n", file.text),
        _ => file.text.to_string(),
    };
    let fault = CardSet::<OuterRim>::read(&changed(stranger)).expect_err("a title of nothing");
    let CardSetError::Faults(faults) = &fault else { panic!("{fault}") };
    assert_eq!(faults.len(), 1, "{fault}");
    assert_eq!(faults[0].file, "titles/en/ships.toml");
    assert_eq!(faults[0].message, "ship no-such-ship: there is no such thing in the set");
    let untitled = changed(|file| match &*file.path {
        "titles/en/ships.toml" => String::new(),
        _ => file.text.to_string(),
    });
    assert!(CardSet::<OuterRim>::read(&untitled).is_ok());
}

#[test]
fn what_is_drawn_of_a_set_are_its_things_and_their_names_without_what_only_rules_read() {
    let set = OuterRim::cards();
    let whole = serde_json::to_string(&*set.content).expect("plain data");
    let drawn = OuterRim::drawn_content(&set.content);
    assert!(drawn.len() * 2 < whole.len(), "{} of {} bytes", drawn.len(), whole.len());
    let read = |text: &str| -> serde_json::Value { serde_json::from_str(text).expect("JSON") };
    let (whole, drawn) = (read(&whole), read(&drawn));
    for kept in ["board", "character", "ship", "contact", "ai"] {
        assert_eq!(drawn["set"][kept], whole["set"][kept], "{kept}");
    }
    // Cards are known by their place in the list.
    let ids = |set: &serde_json::Value| -> Vec<serde_json::Value> {
        set["set"]["card"]
            .as_array()
            .expect("cards")
            .iter()
            .map(|card| card["id"].clone())
            .collect()
    };
    assert_eq!(ids(&drawn), ids(&whole));
    let title =
        |set: &serde_json::Value| set["titles"]["fr"]["card"]["bacta-supplies"]["name"].clone();
    assert!(title(&drawn).is_string());
    assert_eq!(title(&drawn), title(&whole));
    assert!(drawn["set"].get("encounter").is_none());
}
