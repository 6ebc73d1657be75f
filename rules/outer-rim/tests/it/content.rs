//! The files: they parse, they hold together, and their faults are told.

use crate::support::{content, house, house_packs, packs, titles};
use outer_rim::{Content, Edition, Kind, Pack, SpaceKind, Start};

#[test]
fn the_set_of_the_house_is_sound() {
    let content = house();
    assert_eq!(content.name, "house");
    assert!(content.n_scripts() > 50);
}

#[test]
fn every_thing_has_a_title_in_every_language() {
    for language in ["en", "fr", "es"] {
        let found = titles(language).mismatches(&house());
        assert!(found.is_empty(), "{language}: {found:#?}");
    }
}

#[test]
fn what_a_character_starts_with_is_told_by_its_kind() {
    // Rules: OR-2.14
    let content = house();
    let mut seen = [0; 3];
    for character in &content.characters {
        let start = character.setup.start().expect("every character starts with something");
        seen[start as usize] += 1;
        let kind = match start {
            Start::Bounty => Kind::Bounty,
            Start::Cargo => Kind::Cargo,
            Start::Job => Kind::Job,
        };
        let cards = content.numbered(character.setup.databank);
        assert!(!cards.is_empty(), "{}", character.id);
        for card in cards {
            let asset = content.asset(*card, false).expect("a starting card is held");
            assert_eq!(asset.kind, kind, "{} starts with {}", character.id, content.card(*card).id);
        }
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
    assert_eq!(Start::of(89), None);
}

#[test]
fn a_set_survives_being_written_and_read() {
    for (file, pack) in house_packs() {
        let text = toml::to_string(&pack).expect("a pack can be written");
        let again: Pack = toml::from_str(&text).unwrap_or_else(|fault| panic!("{file}: {fault}"));
        assert_eq!(pack, again, "{file}");
    }
}

#[test]
fn a_whole_set_is_one_document() {
    let mut whole = (*house()).clone();
    for language in ["en", "fr", "es"] {
        whole.titles.insert(language.into(), titles(language));
    }
    let json = serde_json::to_string(&whole).expect("a set can be written");
    let again: Content = serde_json::from_str(&json).expect("and read");
    assert_eq!(again, whole);
    assert_eq!(again.titles("fr"), &titles("fr"));
    assert!(again.titles("tlh").card.is_empty());
    let broken = json.replace("\"deck\":\"bounty\"", "\"deck\":\"bounties\"");
    assert!(serde_json::from_str::<Content>(&broken).is_err());
}

#[test]
fn a_name_nobody_knows_is_told_with_its_place() {
    let mut packs = packs();
    let text = r#"
        [[card]]
        id = "lost"
        edition = "base"
        deck = "cargo"
        source = { all = "owner" }
        [card.asset]
        kind = "cargo"
        cargo = { to = { space = "tatoine" }, reward = { credits = 1000 } }
    "#;
    packs.push(("mine.toml".into(), toml::from_str(text).expect("TOML")));
    let faults = Content::gather("mine", packs).expect_err("a fault");
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].to_string(), "mine.toml: card lost: there is no space `tatoine`");
}

#[test]
fn every_fault_is_told_at_once() {
    let mut packs = packs();
    let text = r#"
        [[card]]
        id = "bacta-supplies"
        edition = "base"
        deck = "cargo"
        cost = 1500
        source = { all = "owner" }

        [[encounter]]
        id = "nowhere"
        edition = "base"
        deck = "t4"
        number = 99
        source = { all = "owner" }
        sections.tatooine = []
    "#;
    packs.push(("mine.toml".into(), toml::from_str(text).expect("TOML")));
    let faults = Content::gather("mine", packs).expect_err("faults");
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "mine.toml: card bacta-supplies: another card has this id",
            "mine.toml: card bacta-supplies: a price is a multiple of 1000",
            "mine.toml: card bacta-supplies: a market card needs `asset`, `ship` or `do`",
            "mine.toml: encounter nowhere: the section `nal-hutta` is missing",
            "mine.toml: encounter nowhere: the section `ryloth` is missing",
            "mine.toml: encounter nowhere: there is no section `tatooine` in this deck",
        ]
    );
}

#[test]
fn values_that_would_ask_for_one_another_are_refused() {
    let mut packs = packs();
    let text = r#"
        [[card]]
        id = "ouroboros"
        edition = "base"
        deck = "gear"
        source = { all = "owner" }
        [card.asset]
        kind = "gear"
        modifiers = [
            { stat = { skill = "tech" }, if = { skill = "tech" } },
            { stat = "fame", if = { skill = "tech" } },
        ]
    "#;
    packs.push(("mine.toml".into(), toml::from_str(text).expect("TOML")));
    let faults = Content::gather("mine", packs).expect_err("a fault");
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].message.contains("Skill(Tech)"), "{}", faults[0]);
}

#[test]
fn a_misspelt_verb_is_told_with_its_line() {
    let text = "[[encounter]]\nid = \"x\"\nedition = \"base\"\ndeck = \"t4\"\nnumber = 1\n\
                source = { all = \"owner\" }\nsections.ryloth = [{ gain_credit = 3000 }]\n";
    let fault = toml::from_str::<Pack>(text).expect_err("no such verb").to_string();
    assert!(fault.contains("line 7") && fault.contains("gain_credit"), "{fault}");
}

#[test]
fn the_board_is_the_half_ring_of_the_specification() {
    // Rules: OR-2.2, OR-3.1, OR-3.2, OR-3.9, OR-3.10
    let content = content();
    let order: Vec<_> = content.board.recommended.iter().map(|tile| tile.id()).collect();
    let map = outer_rim::Map::build(&content, &order, false).expect("a board");
    let count = |kind| map.spaces().filter(|space| map.kind(*space) == kind).count();
    assert_eq!(map.spaces().count(), 43);
    assert_eq!(count(SpaceKind::Planet), 11);
    assert_eq!(count(SpaceKind::Navpoint), 31);
    assert_eq!(count(SpaceKind::Maelstrom), 1);
    let at = |name| content.space_named(name).expect("a space");
    assert_eq!(map.distance(at("ord-mantell"), at("takodana")), 17);
    assert!(map.adjacent(at("kessel"), at("maelstrom")));
    for (faction, home) in [
        (outer_rim::Faction::Rebel, "t1-ol"),
        (outer_rim::Faction::Syndicate, "t1-il"),
        (outer_rim::Faction::Imperial, "t6-or"),
        (outer_rim::Faction::Hutt, "t6-ir"),
    ] {
        assert_eq!(map.home(faction), at(home));
    }
}

#[test]
fn the_core_worlds_are_two_planets_that_are_not_adjacent() {
    // Rules: UB-2.2, UB-4.1, UB-4.6, UB-4.8
    let content = content();
    let order: Vec<_> = content.board.recommended.iter().map(|tile| tile.id()).collect();
    let map = outer_rim::Map::build(&content, &order, true).expect("a board");
    let at = |name| content.space_named(name).expect("a space");
    assert!(map.kind(at("spinward-core")).is_planet());
    assert_eq!(map.across(at("spinward-core")), Some(at("trailing-core")));
    assert_eq!(map.distance(at("spinward-core"), at("trailing-core")), 21);
    for (faction, home) in [
        (outer_rim::Faction::Rebel, "spinward-navpoint"),
        (outer_rim::Faction::Syndicate, "spinward-navpoint"),
        (outer_rim::Faction::Hutt, "trailing-navpoint"),
        (outer_rim::Faction::Imperial, "trailing-navpoint"),
    ] {
        assert_eq!(map.home(faction), at(home));
    }
}

#[test]
fn any_order_of_tiles_makes_a_connected_board() {
    // Rules: OR-2.1
    let content = content();
    let mut order: Vec<_> = content.board.recommended.iter().map(|tile| tile.id()).collect();
    for turn in 0..order.len() {
        order.rotate_left(1);
        order.swap(0, turn);
        for expansion in [false, true] {
            let map = outer_rim::Map::build(&content, &order, expansion).expect("a board");
            assert!(map.is_connected());
        }
    }
}

#[test]
fn starting_ships_have_no_goal_and_only_one_side() {
    // Rules: OR-2.12, OR-9.2
    for ship in &house().ships {
        assert_eq!(ship.starting, ship.goal.is_none(), "{}", ship.id);
        assert_eq!(ship.goal.is_some(), ship.flipped.is_some(), "{}", ship.id);
    }
}

#[test]
fn what_the_boxes_hold_and_the_set_lacks_can_be_listed() {
    let short = content().shortfalls();
    assert!(short.contains(&"ambitions: 5 of 8".to_string()), "{short:?}");
    let orange = |one: &&outer_rim::Contact| one.edition == Edition::UnfinishedBusiness;
    assert!(content().contacts.iter().filter(orange).count() <= 11);
}
