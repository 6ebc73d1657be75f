//! OR-7.7, OR-8: a card finds its slot, makes another one go, or is left; then it counts.

use crate::support::{Scene, bench, house_with, situation};
use outer_rim::{Action, CardId, Goes, Kind, Setup, Want};
use tabletop::Seat;

const FIRST: Seat = Seat::new(0);

/// The first seat resolves a script in a situation of the base game of Cantina.
fn resolving(script: &str, json: &str) -> Scene {
    let position = situation(json);
    let set = house_with(&bench(script));
    let mut scene = Scene::in_set(&set, &Setup::of(position.players.len() as u8), &position);
    scene.resolve("bench", &[]);
    scene
}

fn named(scene: &Scene, card: &str) -> CardId {
    scene.state.content().card_named(card).unwrap_or_else(|| panic!("there is no card {card}"))
}

fn has(scene: &Scene, card: &str) -> bool {
    scene.player(0).holding(named(scene, card)).is_some()
}

/// Somebody in the action step on Kessel with these cards, and another player far away.
fn laden(character: &str, cards: &[&str], market: &str) -> String {
    let cards: Vec<String> = cards.iter().map(|card| format!("{{\"card\":\"{card}\"}}")).collect();
    format!(
        r#"{{"turn":0,"step":"action","players":[
        {{"character":"{character}","ship":"g-1a-starfighter","space":"kessel","credits":12000,"cards":[{}]}},
        {{"character":"lando-calrissian","ship":"g-1a-starfighter","space":"mon-calamari"}}],
        "market":{{{market}}}}}"#,
        cards.join(",")
    )
}

#[test]
fn a_gained_card_without_a_slot_may_be_left() {
    // Rules: OR-7.7
    let full = laden("ig-88", &["gift-for-jabba"], r#""cargo":"coaxium-crystal""#);
    for (gone, kept) in
        [("gift-for-jabba", "coaxium-crystal"), ("coaxium-crystal", "gift-for-jabba")]
    {
        let mut scene = resolving(r#"[{ gain_top = "cargo" }]"#, &full);
        let both = ["gift-for-jabba", "coaxium-crystal"].map(|card| named(&scene, card));
        assert_eq!(scene.menu(), both.map(Action::Card), "nothing goes unasked");
        scene.say_any(Action::Card(named(&scene, gone)));
        assert!(has(&scene, kept) && !has(&scene, gone));
    }
}

#[test]
fn what_was_paid_for_is_not_left() {
    // Rules: OR-7.7, OR-17.4, OR-24.2
    let full = laden("ig-88", &["gift-for-jabba", "chewbacca"], r#""cargo":"coaxium-crystal""#);
    let gain = r#"[{ gain_top = "cargo" }]"#;
    let paid =
        |what: &str| format!("[{{ pay = {{ cost = [{{ credits = 1000 }}], then = {what} }} }}]");
    let mut scene = resolving(&paid(gain), &full);
    scene.say_any(Action::Yes);
    assert!(has(&scene, "coaxium-crystal") && !has(&scene, "gift-for-jabba"));
    assert_eq!(scene.player(0).credits(), 11_000);
    // A contact who is hired for credits stays, one who joins for nothing may be left.
    let met = full
        .replace(r#""market""#, r#""contacts":[{"contact":"boshek","space":"kessel"}],"market""#);
    let hire = r#"[{ choose_contact = { side = "face_up", then = ["hire"] } }]"#;
    let mut scene = resolving(&paid(hire), &met);
    scene.say_any(Action::Yes);
    assert!(has(&scene, "boshek") && !has(&scene, "chewbacca"), "{:?}", scene.menu());
    let scene = resolving(hire, &met);
    let both = ["chewbacca", "boshek"].map(|card| Action::Card(named(&scene, card)));
    assert!(both.iter().all(|card| scene.menu().contains(card)), "{:?}", scene.menu());
}

#[test]
fn armor_is_not_exchanged_unasked() {
    // Rules: OR-7.7, OR-8.5
    let armed = laden("ig-88", &["mandalorian-armor"], r#""gear":"armored-vest""#);
    let mut scene = resolving(r#"[{ gain_top = "gear" }]"#, &armed);
    scene.say_any(Action::Card(named(&scene, "armored-vest")));
    assert!(has(&scene, "mandalorian-armor"));
}

#[test]
fn a_card_that_is_left_does_nothing() {
    // Rules: OR-7.7
    let busy = laden("bossk", &["casino-heist", "kessel-run"], r#""job":"rescue-from-the-mines""#);
    let credits = |gone: &str| {
        let mut scene = resolving(r#"[{ gain_top = "job" }]"#, &busy);
        scene.say_any(Action::Card(named(&scene, gone)));
        scene.player(0).credits()
    };
    assert_eq!(credits("rescue-from-the-mines"), 12_000, "the advance is for who takes the job");
    assert_eq!(credits("kessel-run"), 13_000);
}

#[test]
fn the_rules_say_what_makes_room() {
    // Rules: OR-7.7, OR-8.5, OR-18.7
    let held = ["mandalorian-armor", "chewbacca", "start-bounty-greedo"];
    let scene = resolving(r#"[{ gain_credits = 1000 }]"#, &laden("ig-88", &held, ""));
    let room = |card: &str| scene.state.makes_room_for(FIRST, named(&scene, card), true);
    let one = |card, want| Goes { count: 1, among: vec![card], want, falls: false };
    let chewbacca = one(named(&scene, "chewbacca"), Want::Slot(&[Kind::Crew]));
    let armor = one(named(&scene, "mandalorian-armor"), Want::Armor);
    assert_eq!(room("armored-vest"), [armor], "one armor at a time");
    assert_eq!(room("dl-44-blaster"), [], "there is a slot");
    assert_eq!(room("dash-rendar"), std::slice::from_ref(&chewbacca));
    let bounty = named(&scene, "start-bounty-greedo");
    assert_eq!(scene.state.makes_room_for_captive(FIRST, bounty), [chewbacca]);
}

#[test]
fn a_card_counts_for_goals_once_it_has_a_slot() {
    // Rules: OR-10.2, OR-8.1, OR-7.7
    // Bossk wants a mod and two gear for 15,000: three gear are one too many.
    let gear = ["dl-44-blaster", "jetpack", "gree-navicomputer"];
    let json = laden("bossk", &gear, r#""gear":"vibroknife""#);
    let mut scene = resolving(r#"[{ gain_top = "gear" }]"#, &json);
    assert!(!scene.player(0).is_flipped(), "the third gear has no slot yet");
    scene.say_any(Action::Card(named(&scene, "dl-44-blaster")));
    assert!(!scene.player(0).is_flipped(), "13,000 are too few");
}
