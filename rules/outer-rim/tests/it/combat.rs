//! OR-11, OR-12, OR-13: tests, combat, damage, defeat.

use crate::support::{B, C, F, H, Scene, at, cards, player, two};
use outer_rim::{
    Action, Body, Event, Faction, Position, PositionPatrol, RollEvent, Standing, Step,
};
use tabletop::Seat;

fn at_patrol(level: u8) -> Position {
    let mut position = two();
    position.step = Step::Encounter;
    let patrol = PositionPatrol { space: "tatooine".into(), level };
    position.patrols.insert(Faction::Imperial, patrol);
    position
}

#[test]
fn the_attacker_wins_ties_and_both_suffer() {
    // Rules: OR-12.2, OR-12.4, OR-12.5, OR-12.6, OR-15.7
    let mut scene = Scene::new(&at_patrol(1));
    // The Rigger rolls two dice, the patrol two; one damage each.
    scene.say(Action::FightPatrol(Faction::Imperial), &[H, B, H, F]);
    assert!(
        scene
            .events
            .contains(&Event::Roll(RollEvent::Fought { attacker: Seat::new(0), won: true }))
    );
    assert_eq!(scene.player(0).damage(Body::Ship), 1);
    assert_eq!(scene.player(0).damage(Body::Character), 0);
}

#[test]
fn beating_a_patrol_pays_costs_reputation_and_brings_the_next() {
    // Rules: OR-15.1, OR-15.2, OR-15.3, OR-15.8, OR-14.3, OR-16.2
    let mut scene = Scene::new(&at_patrol(1));
    scene.say(Action::FightPatrol(Faction::Imperial), &[H, B, B, B]);
    assert_eq!(scene.player(0).credits(), 7000);
    assert_eq!(scene.player(0).reputation(Faction::Imperial), Standing::Negative);
    let patrol = scene.state.patrol(Faction::Imperial);
    assert_eq!((patrol.level, patrol.space), (2, at("t6-or")));
    // The second level pays fame.
    let mut scene = Scene::new(&at_patrol(2));
    scene.say(Action::FightPatrol(Faction::Imperial), &[C, B, B, B, B, B]);
    assert_eq!(scene.player(0).fame_gained(), 1);
}

#[test]
fn who_loses_moves_the_patrol_away() {
    // Rules: OR-15.9
    let mut scene = Scene::new(&at_patrol(1));
    scene.say(Action::FightPatrol(Faction::Imperial), &[B, B, H, B]);
    assert_eq!(scene.asked(), Some(Seat::new(0)));
    let to = at("t5-x");
    assert!(scene.menu().contains(&Action::Space(to)));
    scene.say(Action::Space(to), &[]);
    assert_eq!(scene.state.patrol(Faction::Imperial).space, to);
    assert_eq!(scene.player(0).damage(Body::Ship), 1);
    assert_eq!(scene.player(0).reputation(Faction::Imperial), Standing::Neutral);
}

#[test]
fn the_last_patrol_cannot_be_beaten() {
    // Rules: OR-15.10, OR-13.3, OR-13.4, OR-13.5
    let mut position = at_patrol(4);
    position.players[0].cards = cards(&["bacta-supplies"]);
    let mut scene = Scene::new(&position);
    scene.say(Action::FightPatrol(Faction::Imperial), &[]);
    assert!(scene.player(0).is_defeated());
    assert_eq!(scene.player(0).credits(), 2000);
    assert!(scene.holds(0, "bacta-supplies"));
    assert!(matches!(scene.menu()[0], Action::Space(_)), "it is still moved away");
    let to = at("t5-x");
    scene.say(Action::Space(to), &[]);
    assert_eq!(scene.asked(), Some(Seat::new(1)), "the turn is over");
    assert_eq!(scene.state.patrol(Faction::Imperial).level, 4);
}

#[test]
fn a_hostile_patrol_must_be_fought() {
    // Rules: OR-14.2, OR-15.11
    let mut position = at_patrol(1);
    position.players[0].reputation.insert(Faction::Imperial, Standing::Negative);
    let scene = Scene::new(&position);
    assert_eq!(scene.menu(), [Action::FightPatrol(Faction::Imperial)]);
    position.players[0].ship = "gx1-short-hauler".into();
    position.players[0].ship_flipped = true;
    let scene = Scene::new(&position);
    assert!(scene.menu().contains(&Action::EncounterSpace), "its named side need not fight");
}

#[test]
fn a_defeat_costs_three_thousand_or_everything() {
    // Rules: OR-13.3, OR-13.4, OR-24.3
    let mut position = at_patrol(1);
    position.players[0].credits = 1000;
    position.players[0].damage = [0, 2];
    let mut scene = Scene::new(&position);
    scene.say(Action::FightPatrol(Faction::Imperial), &[H, B, H, B]);
    // Won and defeated at once: the reward came first.
    assert!(scene.player(0).is_defeated());
    assert_eq!(scene.player(0).credits(), 0);
    assert_eq!(scene.player(0).damage(Body::Ship), 3);
}

#[test]
fn damage_is_reduced_before_it_is_capped() {
    // Rules: OR-12.8, UB-20.6
    let mut position = two();
    position.step = Step::Encounter;
    position.players[0] = player("bossk", "hwk-290", "tatooine");
    position.players[0].flipped = true;
    position.players[0].cards = cards(&["iqa-11-rifle", "k-2so"]);
    position.players[1].space = "tatooine".into();
    let mut scene = Scene::expanded(&position);
    // Bossk duels Boba Fett: 3+1 dice against 3; K-2SO takes 1 off, the rifle caps at 2.
    let duel = scene.menu().into_iter().find(|item| matches!(item, Action::Use(_)));
    scene.say(duel.expect("Bossk's ability"), &[C, C, C, C, C, C, H]);
    assert!(
        scene
            .events
            .contains(&Event::Roll(RollEvent::Fought { attacker: Seat::new(0), won: true }))
    );
    assert_eq!(scene.player(0).damage(Body::Character), 2);
    assert_eq!(scene.player(0).fame_gained(), 1);
    assert!(scene.player(1).is_defeated());
}

#[test]
fn the_defeated_are_left_alone() {
    // Rules: OR-12.7
    let mut position = two();
    position.step = Step::Encounter;
    position.players[0] = player("bossk", "g9-rigger", "tatooine");
    position.players[0].flipped = true;
    position.players[1].space = "tatooine".into();
    position.players[1].defeated = true;
    let scene = Scene::new(&position);
    assert!(!scene.menu().iter().any(|item| matches!(item, Action::Use(_))));
}

#[test]
fn dice_are_turned_cancelled_and_rerolled_attacker_first() {
    // Rules: OR-11.7, OR-12.4, OR-12.8
    let mut position = two();
    position.step = Step::Encounter;
    position.players[0] = player("bossk", "g9-rigger", "tatooine");
    position.players[0].flipped = true;
    position.players[0].cards = cards(&["vibro-ax"]);
    position.players[1].cards = cards(&["jetpack"]);
    position.players[1].space = "tatooine".into();
    let mut scene = Scene::new(&position);
    let duel = scene.menu().into_iter().find(|item| matches!(item, Action::Use(_)));
    // Four dice: one hit. Boba Fett rolls a crit and two blanks.
    scene.say(duel.expect("Bossk's ability"), &[H, B, B, B, C, B, B]);
    assert_eq!(scene.asked(), Some(Seat::new(0)), "the attacker first");
    let ax = scene.menu()[0];
    scene.say(ax, &[]);
    assert_eq!(scene.menu(), [Action::Die(outer_rim::Face::Hit), Action::Done]);
    scene.say(Action::Die(outer_rim::Face::Hit), &[]);
    // Now the defender may cancel a crit, having tactics.
    assert_eq!(scene.asked(), Some(Seat::new(1)));
    let jetpack = scene.menu()[0];
    scene.say(jetpack, &[]);
    assert!(
        scene
            .events
            .contains(&Event::Roll(RollEvent::Fought { attacker: Seat::new(0), won: false }))
    );
    assert_eq!(scene.player(0).damage(Body::Character), 2);
    assert_eq!(scene.player(1).damage(Body::Character), 0);
}

#[test]
fn a_test_is_two_dice_read_by_skill() {
    // Rules: OR-11.4, OR-11.5, OR-2.14
    let attempt = |crew: &[&str], faces: [u32; 2]| {
        let mut position = two();
        position.step = Step::Encounter;
        position.players[0] = player("jyn-erso", "hwk-290", "tatooine");
        position.players[0].cards = cards(&[&["start-job-lost-droid"], crew].concat());
        let mut scene = Scene::new(&position);
        let job = crate::support::card_named("start-job-lost-droid");
        scene.say(Action::Job(job), &faces);
        if let Some(Action::Use(_)) = scene.menu().first() {
            scene.say(Action::Done, &[]);
        }
        !scene.holds(0, "start-job-lost-droid")
    };
    assert!(attempt(&[], [C, B]), "a crit is enough for everybody");
    assert!(!attempt(&[], [H, B]), "a hit needs the skill");
    assert!(attempt(&["chewbacca"], [H, B]), "a crew gives it");
    assert!(!attempt(&["chewbacca"], [F, B]), "a focus needs it twice");
}

#[test]
fn a_skill_may_be_borrowed_before_the_roll() {
    // Rules: OR-11.8
    let mut position = two();
    position.step = Step::Encounter;
    position.players[0] = player("doctor-aphra", "g9-rigger", "tatooine");
    position.players[0].cards = cards(&["start-job-lost-droid"]);
    let mut scene = Scene::new(&position);
    let job = crate::support::card_named("start-job-lost-droid");
    scene.say(Action::Job(job), &[]);
    let ability = scene.menu()[0];
    // Of all skills, the one that is tested.
    scene.say(ability, &[H, B]);
    assert!(!scene.holds(0, "start-job-lost-droid"), "a hit passes now");
    assert_eq!(scene.player(0).credits(), 9000);
}

#[test]
fn recovering_removes_all_damage() {
    // Rules: OR-13.1, OR-13.2
    let mut position = two();
    position.players[0].damage = [2, 1];
    let mut scene = Scene::new(&position);
    scene.say(Action::Recover, &[]);
    assert_eq!([Body::Character, Body::Ship].map(|body| scene.player(0).damage(body)), [0, 0]);
}
