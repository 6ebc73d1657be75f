//! Claimed situations: what cannot be is refused, and every fault is told.

use crate::support::{content, house_packs, two, with};
use outer_rim::{OuterRim, Position, PositionCard, PositionContact, Setup, chance};
use tabletop::{Dice, DiceFault, Game, PositionFault, Seat, face_of};

fn faults(setup: &Setup, position: &Position) -> Vec<PositionFault> {
    OuterRim::place(setup, &content(), position).err().unwrap_or_default()
}

fn told(position: &Position) -> Vec<(String, Option<&'static str>)> {
    let faults = faults(&Setup::of(2), position);
    faults.into_iter().map(|fault| (fault.at, fault.rule)).collect()
}

#[test]
fn numbers_that_no_game_has_are_refused_and_all_of_them_are_told() {
    // Rules: OR-1.4, OR-9.4, OR-13.1, OR-22.3, OR-24.3
    let mut position = two();
    position.round = 0;
    position.players[0].credits = -5_000;
    position.players[0].damage = [9, 9];
    position.players[0].fame = 200;
    position.players[0].goal_tokens = [9, 9];
    position.players[1].credits = i32::MAX;
    let expected = [
        ("round", "OR-22.3"),
        ("players[0].credits", "OR-24.3"),
        ("players[1].credits", "OR-1.4"),
        ("players[0].damage", "OR-13.1"),
        ("players[0].damage", "OR-13.1"),
        ("players[0].fame", "OR-22.3"),
        ("players[0].goal_tokens", "OR-9.4"),
        ("players[0].goal_tokens", "OR-9.4"),
    ];
    assert_eq!(told(&position), expected.map(|(at, rule)| (at.to_string(), Some(rule))));
}

#[test]
fn as_much_damage_as_one_bears_is_a_defeat() {
    // Rules: OR-13.3
    let mut position = two();
    let health = {
        let content = content();
        let character = content.character_named("han-solo").expect("a character");
        content.character(character).health
    };
    position.players[0].damage = [health, 0];
    assert_eq!(told(&position), [("players[0].damage".to_string(), Some("OR-13.3"))]);
    position.players[0].defeated = true;
    assert_eq!(told(&position), []);
    position.players[0].defeated = false;
    position.players[0].damage = [health - 1, 0];
    assert_eq!(told(&position), []);
}

#[test]
fn whoever_has_the_fame_that_wins_has_won() {
    // Rules: OR-2.17, OR-22.3
    let mut position = two();
    position.players[0].fame = 9;
    assert_eq!(told(&position), []);
    position.players[0].fame = 10;
    assert_eq!(told(&position), [("players[0].fame".to_string(), Some("OR-22.3"))]);
    let longer = with(2, |options| options.fame = 12);
    assert_eq!(faults(&longer, &position), []);
}

#[test]
fn rounds_end_with_the_last_one_of_the_table() {
    // Rules: OR-22.3
    let short = with(2, |options| options.rounds = 20);
    let mut position = two();
    position.round = 20;
    assert_eq!(faults(&short, &position), []);
    position.round = 21;
    assert_eq!(faults(&short, &position)[0].at, "round");
}

#[test]
fn more_cards_than_anybody_has_slots_are_a_fault_and_no_crash() {
    // Rules: OR-8.3
    let mut position = two();
    let names = content();
    position.players[0].cards = (0..20)
        .map(|idx| PositionCard { card: names.cards[idx].id.clone(), ..PositionCard::default() })
        .collect();
    let told = told(&position);
    assert!(told.contains(&("players[0].cards".to_string(), Some("OR-8.3"))), "{told:?}");
}

#[test]
fn faults_of_every_part_are_told_together() {
    // Rules: OR-1.4, OR-17.8, OR-18.7, UB-14.1
    let mut position = two();
    position.turn = Seat::new(5);
    position.players[0].character = "nobody".into();
    position.players[0].credits = -1;
    position.players[0].debts = Some(vec![Seat::new(6)]);
    position.players[1].cards = vec![PositionCard {
        card: "shield-upgrade".into(),
        captive: true,
        ..PositionCard::default()
    }];
    let contact = PositionContact {
        contact: "garindan".into(),
        space: "tatooine".into(),
        peeked_by: vec![Seat::new(7)],
        face_down: true,
    };
    position.contacts = vec![contact.clone(), contact];
    let places: Vec<String> = told(&position).into_iter().map(|(at, _)| at).collect();
    for at in [
        "turn",
        "players[0]",
        "players[0].credits",
        "players[0].debts",
        "players[1].cards",
        "contacts.garindan",
    ] {
        assert!(places.iter().any(|place| place == at), "{at} is not among {places:?}");
    }
    position.players.pop();
    let places: Vec<String> = told(&position).into_iter().map(|(at, _)| at).collect();
    assert!(places.contains(&"players".to_string()) && places.len() > 4, "{places:?}");
}

#[test]
fn a_word_with_a_kind_fits_that_kind_alone() {
    assert_eq!(chance::parse("hit"), Ok(face_of(1, 2)));
    assert_eq!(chance::parse("card:7"), Ok(face_of(2, 7)));
    assert_eq!(chance::parse("contact:3"), Ok(face_of(3, 3)));
    assert_eq!(chance::parse("2"), Ok(2));
    for wrong in ["", "hits", "die:2", "card:x", "card:-1", "99999999"] {
        let fault = chance::parse(wrong).expect_err(wrong);
        assert!(fault.contains("write blank"), "{fault}");
    }
    // A die is rolled: a face of a die will do, and a number; a card will not.
    let roll = |word: &str| {
        let mut dice = Dice::scripted([chance::parse(word).expect("a word")]);
        outer_rim::Face::roll(&mut dice);
        dice.fault()
    };
    assert_eq!((roll("crit"), roll("3")), (None, None));
    for word in ["card:3", "contact:3"] {
        assert!(matches!(roll(word), Some(DiceFault::Impossible { .. })), "{word}");
    }
}

#[test]
fn no_two_things_of_the_set_look_the_same() {
    // So nothing needs to be kept from being told apart, as in the other games.
    let mut seen = std::collections::BTreeMap::new();
    for (file, pack) in house_packs() {
        let json = serde_json::to_value(&pack).expect("plain data");
        for (kind, things) in json.as_object().expect("lists of things") {
            for thing in things.as_array().into_iter().flatten() {
                let mut face = thing.clone();
                let Some(fields) = face.as_object_mut() else { continue };
                let name = fields.remove("id");
                fields.remove("source");
                let before = seen.insert((kind.clone(), face.to_string()), name.clone());
                assert!(before.is_none(), "{file}: {name:?} looks like {before:?}");
            }
        }
    }
    assert!(seen.len() > 300, "{} things", seen.len());
}
