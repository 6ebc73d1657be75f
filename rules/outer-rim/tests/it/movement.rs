//! OR-4, OR-5: turns and movement.

use crate::support::{Scene, at, player, two};
use outer_rim::{Action, Faction, PositionPatrol, Standing, Step};
use tabletop::Seat;

#[test]
fn planning_is_to_move_to_recover_or_to_earn() {
    // Rules: OR-4.1, OR-4.2
    let mut scene = Scene::new(&two());
    assert_eq!(scene.menu(), [Action::Move, Action::Recover, Action::Earn]);
    scene.say(Action::Earn, &[]);
    assert_eq!(scene.player(0).credits(), 7000);
    assert_eq!(scene.menu(), [Action::Market, Action::Done]);
}

#[test]
fn the_hyperdrive_says_how_far() {
    // Rules: OR-5.1, OR-9.1
    let mut position = two();
    position.players[0] = player("jyn-erso", "g9-rigger", "tatooine");
    let mut scene = Scene::new(&position);
    scene.say(Action::Move, &[]);
    // Six spaces forth and back are allowed; then the move is over.
    for step in 0..6 {
        let to = if step % 2 == 0 { "t5-x" } else { "tatooine" };
        scene.say(Action::Fly(at(to)), &[]);
    }
    assert_eq!(scene.player(0).space(), at("tatooine"));
    assert_eq!(scene.menu(), [Action::Market, Action::Done]);
}

#[test]
fn one_may_stop_early() {
    // Rules: OR-5.1
    let mut scene = Scene::new(&two());
    scene.say(Action::Move, &[]);
    assert!(scene.menu().contains(&Action::Done));
    scene.say(Action::Fly(at("t5-x")), &[]).say(Action::Done, &[]);
    assert_eq!(scene.player(0).space(), at("t5-x"));
    // OR-7.2: no market on a navpoint.
    assert_eq!(scene.menu(), [Action::Done]);
}

#[test]
fn the_maelstrom_ends_a_move() {
    // Rules: OR-5.2, OR-5.5
    let mut position = two();
    position.players[0].space = "kessel".into();
    let mut scene = Scene::new(&position);
    scene.say(Action::Move, &[]).say(Action::Fly(at("maelstrom")), &[]);
    assert_eq!(scene.menu(), [Action::Done], "the move is over");
    position.players[0].cards = crate::support::cards(&["gree-navicomputer"]);
    let mut scene = Scene::new(&position);
    scene.say(Action::Move, &[]).say(Action::Fly(at("maelstrom")), &[]);
    assert!(scene.menu().contains(&Action::Fly(at("t3-ir"))), "the computer knows a way");
}

#[test]
fn a_patrol_stops_all_but_its_friends() {
    // Rules: OR-5.3, OR-16.3
    for (standing, goes_on) in
        [(Standing::Negative, false), (Standing::Neutral, false), (Standing::Positive, true)]
    {
        let mut position = two();
        position.players[0].reputation.insert(Faction::Hutt, standing);
        let patrol = PositionPatrol { space: "t5-x".into(), level: 1 };
        position.patrols.insert(Faction::Hutt, patrol);
        let mut scene = Scene::new(&position);
        scene.say(Action::Move, &[]).say(Action::Fly(at("t5-x")), &[]);
        let naboo = Action::Fly(at("naboo"));
        assert_eq!(scene.menu().contains(&naboo), goes_on, "{standing:?}");
    }
}

#[test]
fn leaving_a_patrol_is_free() {
    // Rules: OR-5.4, OR-5.6
    let mut position = two();
    let patrol = PositionPatrol { space: "tatooine".into(), level: 1 };
    position.patrols.insert(Faction::Imperial, patrol);
    let mut scene = Scene::new(&position);
    scene.say(Action::Move, &[]).say(Action::Fly(at("t5-x")), &[]);
    assert!(scene.menu().contains(&Action::Fly(at("naboo"))));
}

#[test]
fn han_solo_flies_past_a_patrol_once_he_has_his_ship() {
    // Rules: OR-5.5, OR-10.2, OR-11.5
    let mut position = two();
    position.players[0].flipped = true;
    let patrol = PositionPatrol { space: "t5-x".into(), level: 1 };
    position.patrols.insert(Faction::Imperial, patrol);
    let [blank, hit] = [crate::support::B, crate::support::H];
    for (faces, passes) in [([blank, hit], true), ([blank, blank], false)] {
        let mut scene = Scene::new(&position);
        scene.say(Action::Move, &[]).say(Action::Fly(at("t5-x")), &[]);
        let ability = scene.menu()[0];
        assert!(matches!(ability, Action::Use(_)), "{ability:?}");
        scene.say(ability, &faces);
        let naboo = Action::Fly(at("naboo"));
        assert_eq!(scene.menu().contains(&naboo), passes, "{faces:?}");
    }
}

#[test]
fn the_turn_passes_to_the_left_after_the_encounter() {
    // Rules: OR-4.1, OR-4.4, OR-4.5
    let mut scene = Scene::new(&two());
    scene.say(Action::Earn, &[]).say(Action::Done, &[]);
    assert!(scene.menu().contains(&Action::EncounterSpace));
    // Naboo and Tatooine, the second card: everybody here pays; nobody is here.
    scene.say(Action::EncounterSpace, &[1]);
    assert_eq!(scene.asked(), Some(Seat::new(1)));
    assert_eq!(scene.player(0).credits(), 5000 + 2000 + 2000);
    assert_eq!(scene.state.current(), Seat::new(1));
}

#[test]
fn the_defeated_must_recover_and_then_go_on() {
    // Rules: OR-4.3, OR-13.2, OR-13.6
    let mut position = two();
    position.players[0].defeated = true;
    position.players[0].damage = [4, 1];
    let mut scene = Scene::new(&position);
    assert_eq!(scene.menu(), [Action::Recover]);
    scene.say(Action::Recover, &[]);
    assert!(!scene.player(0).is_defeated());
    assert_eq!(scene.menu(), [Action::Market, Action::Done]);
}

#[test]
fn every_action_is_done_once_in_a_step() {
    // Rules: OR-4.4, OR-6.1, OR-6.2
    let mut position = two();
    position.step = Step::Action;
    position.market = [(outer_rim::Deck::Gear, "dl-44-blaster".into())].into();
    let mut scene = Scene::new(&position);
    scene.say(Action::Market, &[]).say_any(Action::DiscardTop(outer_rim::Deck::Gear));
    scene.say(Action::Done, &[]);
    assert_eq!(scene.menu(), [Action::Done]);
}

#[test]
fn a_course_is_flown_in_one_go() {
    // Rules: OR-5.1, OR-5.6
    let mut position = two();
    position.players[0] = player("jyn-erso", "g9-rigger", "tatooine");
    let mut scene = Scene::new(&position);
    scene.say(Action::Move, &[]);
    let courses: Vec<_> =
        scene.menu().into_iter().filter(|one| matches!(one, Action::SetCourse(_))).collect();
    let near = |name: &str| courses.contains(&Action::SetCourse(at(name)));
    assert!(near("naboo") && near("ryloth"), "{courses:?}");
    assert!(!near("tatooine") && !near("kessel"), "one is here, the other too far off");
    scene.say(Action::SetCourse(at("naboo")), &[]);
    assert_eq!(scene.player(0).space(), at("naboo"));
    assert!(scene.menu().contains(&Action::Market), "the move ends where it was to end");
}

#[test]
fn a_course_goes_round_what_would_stop_it_or_is_not_offered() {
    // Rules: OR-5.2, OR-5.3
    let mut position = two();
    position.players[0] = player("jyn-erso", "g9-rigger", "tatooine");
    let patrol = |space: &str| PositionPatrol { space: space.into(), level: 1 };
    position.patrols.insert(Faction::Hutt, patrol("t5-x"));
    let mut scene = Scene::new(&position);
    scene.say(Action::Move, &[]);
    let naboo = Action::SetCourse(at("naboo"));
    let to_the_patrol = Action::SetCourse(at("t5-x"));
    assert!(!scene.menu().contains(&naboo), "the lanes round the patrol are too long");
    scene.say(to_the_patrol, &[]);
    assert_eq!(scene.player(0).space(), at("t5-x"));
    position.players[0].reputation.insert(Faction::Hutt, Standing::Positive);
    let mut scene = Scene::new(&position);
    scene.say(Action::Move, &[]).say(naboo, &[]);
    assert_eq!(scene.player(0).space(), at("naboo"), "friends are let through");
}
