//! Ships whose goals and other sides are known.

use super::{GROUND, SHIP, alone, named, only_use, patrol, resolving, scene, together, up, uses};
use crate::support::{B, C, F, H, cards, house, player};
use outer_rim::{Action, Body, Faction, Position, PositionPlayer, ShipId, Standing, Step};

#[test]
fn the_short_hauler_asks_for_a_third_crew_and_keeps_all_three() {
    // Rules: OR-8.3, OR-9.3
    let hire = r#"[{ choose_contact = { side = "face_up", then = ["hire"] } }]"#;
    let hired = |crew: &[&str]| {
        let me = PositionPlayer {
            cards: cards(crew),
            ..player("han-solo", "gx1-short-hauler", "tatooine")
        };
        let mut position = alone(me, Step::Action);
        position.contacts.push(up("garindan", "tatooine"));
        let scene = resolving(&position, hire, &[]);
        (scene.player(0).is_ship_flipped(), scene.player(0).held().count())
    };
    assert_eq!(hired(&["k-2so"]), (false, 2), "the second is not enough");
    assert_eq!(hired(&["k-2so", "lobot"]), (true, 3), "the third is, and all stay");
    // Who takes a crew member from somebody gains it as well.
    let mut me = player("ig-88", "gx1-short-hauler", "tatooine");
    me.cards = cards(&["lobot", "garindan"]);
    let mut other = player("bossk", "g9-rigger", "tatooine");
    other.cards = cards(&["chopper"]);
    let mut taken = scene(&together(me, other, Step::Action));
    taken.say(uses(&taken)[0], &[]);
    assert!(taken.player(0).is_ship_flipped() && taken.player(0).held().count() == 3);
}

#[test]
fn an_imperial_patrol_of_level_three_or_four_is_what_the_freighter_must_meet() {
    // Rules: OR-14.1, OR-15.10, OR-9.3
    let at = |level: u8| {
        let me = player("bossk", "vcx-100", "tatooine");
        patrol(alone(me, Step::Encounter), Faction::Imperial, level)
    };
    let mut met = scene(&at(3));
    met.say(Action::FightPatrol(Faction::Imperial), &[C, C, C, C, C, B, B, B, B, B, B]);
    assert!(met.player(0).is_ship_flipped(), "of level three");
    let mut met = scene(&at(4));
    met.say(Action::FightPatrol(Faction::Imperial), &[]);
    assert!(met.player(0).is_ship_flipped(), "of level four, whatever comes of it");
    assert_eq!(met.player(0).fame_gained(), 1);
    let mut met = scene(&at(2));
    met.say(Action::FightPatrol(Faction::Imperial), &[C, C, C, C, C, B, B, B, B]);
    assert!(!met.player(0).is_ship_flipped(), "level two is too low");
    let mut met = scene(&patrol(at(1), Faction::Rebel, 3));
    met.say(Action::FightPatrol(Faction::Rebel), &[C, C, C, C, C, B, B, B, B, B, B]);
    assert!(!met.player(0).is_ship_flipped(), "a Rebel patrol beside an Imperial one");
}

#[test]
fn the_hounds_tooth_saves_a_ship_and_nobody_on_the_ground() {
    // Rules: OR-13.3, OR-12.1
    let mut me = player("bossk", "yv-666", "tatooine");
    me.ship_flipped = true;
    me.damage = [3, 4];
    let position = alone(me, Step::Action);
    let ground = resolving(&position, GROUND, &[B, B, B, H]);
    assert!(ground.player(0).is_defeated(), "nothing is rolled for a body");
    let ship = resolving(&position, SHIP, &[B, B, B, B, H, F]);
    assert!(!ship.player(0).is_defeated());
    assert_eq!(ship.player(0).damage(Body::Ship), 3, "five, less two");
    // OR-15.10: a patrol that cannot be beaten is a ship combat, too.
    let mut lost = scene(&patrol(
        Position { step: Step::Encounter, ..position.clone() },
        Faction::Imperial,
        4,
    ));
    lost.say(Action::FightPatrol(Faction::Imperial), &[H]);
    assert!(!lost.player(0).is_defeated() && lost.player(0).damage(Body::Ship) == 3);
    let blow = r#"[{ suffer = { to = "ship", amount = 1 } }]"#;
    let struck = resolving(&position, blow, &[]);
    assert!(struck.player(0).is_defeated(), "and nothing where nobody fights");
}

#[test]
fn goals_tell_ground_combats_from_ship_combats() {
    // Rules: OR-12.1, OR-12.3, OR-15.7, OR-9.4
    let fought = |ship: &str, tokens: u8, space: &str, script: &str| {
        let mut me = player("bossk", ship, space);
        me.goal_tokens = [0, tokens];
        resolving(&alone(me, Step::Action), script, &[C, C, C, C, B][..5 - from(script)])
            .player(0)
            .is_ship_flipped()
    };
    for space in ["tatooine", "t5-x"] {
        assert!(fought("auzituck", 2, space, GROUND), "a third ground combat on {space}");
        assert!(!fought("auzituck", 2, space, SHIP), "a ship combat on {space}");
        assert!(fought("porax-38", 1, space, SHIP), "a second ship combat on {space}");
        assert!(!fought("porax-38", 1, space, GROUND), "a ground combat on {space}");
    }
}

// Bossk has three dice on the ground, both ships four.
fn from(script: &str) -> usize {
    usize::from(script == GROUND)
}

#[test]
fn every_encounter_on_a_navpoint_counts_for_the_jumpmaster_once_a_space() {
    // Rules: OR-14.1, OR-14.2, OR-9.4
    let mut me = player("han-solo", "jumpmaster-5000", "t5-x");
    me.goal_tokens = [0, 1];
    me.reputation.insert(Faction::Rebel, Standing::Negative);
    let mut forced = scene(&patrol(alone(me.clone(), Step::Encounter), Faction::Rebel, 1));
    forced.say(Action::FightPatrol(Faction::Rebel), &[C, C, C, C, C, B, B]);
    assert!(forced.player(0).is_ship_flipped(), "a patrol that must be fought");
    let mut drifting = scene(&alone(me.clone(), Step::Encounter));
    assert!(uses(&drifting).is_empty(), "nothing beside the encounters there are");
    drifting.say_any(Action::EncounterSpace);
    assert!(drifting.player(0).is_ship_flipped(), "an encounter with the space");
    me.space = "tatooine".into();
    let mut landed = scene(&patrol(alone(me, Step::Encounter), Faction::Rebel, 1));
    landed.say(Action::FightPatrol(Faction::Rebel), &[C, C, C, C, C, B, B]);
    assert!(!landed.player(0).is_ship_flipped(), "a planet is no navpoint");
}

#[test]
fn the_light_freighter_is_paid_for_when_it_is_mended() {
    // Rules: OR-13.2, OR-9.3
    let mut me = player("bossk", "yv-666", "tatooine");
    me.credits = 9000;
    me.damage = [1, 1];
    let mut scene_of = scene(&alone(me.clone(), Step::Planning));
    scene_of.say(Action::Recover, &[]);
    let pay = only_use(&scene_of);
    scene_of.say(pay, &[]);
    assert!(scene_of.player(0).is_ship_flipped());
    assert_eq!((scene_of.player(0).credits(), scene_of.player(0).fame_gained()), (2000, 1));
    me.damage = [2, 0];
    let mut whole = scene(&alone(me, Step::Planning));
    whole.say(Action::Recover, &[]);
    assert!(whole.menu().contains(&Action::Done) && whole.player(0).credits() == 9000);
    assert!(!whole.player(0).is_ship_flipped(), "nothing came off the ship");
}

#[test]
fn the_yard_sells_any_dearer_ship_with_three_damage() {
    // Rules: OR-7.9, OR-7.10, OR-9.6, OR-9.7
    let mut me = player("bossk", "hwk-290", "tatooine");
    me.credits = 12_000;
    let mut position = alone(me, Step::Action);
    position.market.insert(outer_rim::Deck::Ship, "used-ship-for-sale".into());
    let mut yard = scene(&position);
    yard.say(Action::Market, &[]);
    yard.say(Action::Buy(outer_rim::Deck::Ship), &[]);
    let ship = |name: &str| {
        let found = house().ships.iter().position(|ship| &*ship.id == name);
        Action::TakeShip(ShipId(found.expect("a ship") as u8))
    };
    let menu = yard.menu();
    assert!(menu.contains(&ship("lancer")) && menu.contains(&ship("yv-666")), "{menu:?}");
    assert!(!menu.contains(&ship("gx1-short-hauler")), "no dearer than the old one");
    assert!(!menu.contains(&ship("vcx-100")), "20,000 more than there is");
    yard.say_any(ship("yv-666"));
    assert_eq!(
        yard.player(0).ship(),
        Some(match ship("yv-666") {
            Action::TakeShip(ship) => ship,
            _ => unreachable!(),
        })
    );
    assert_eq!(yard.player(0).damage(Body::Ship), 3);
    assert_eq!(yard.player(0).credits(), 2000, "15,000 less the 5,000 of the old ship");
    assert!(yard.state.is_removed(named("buy-yv-666")));
    let back = named("used-ship-for-sale");
    assert!(!yard.state.is_removed(back), "the yard's card is shuffled back");
}
