//! What somebody with the rulebook and no code found at the table.

use crate::support::{B, H, Scene, house, situation, with_of};
use outer_rim::{Action, Event, Options, RewardFor};
use tabletop::Seat;

const FIRST: Seat = Seat::new(0);

fn scene(seats: u8, change: impl FnOnce(&mut Options), json: &str) -> Scene {
    let set = house();
    Scene::in_set(&set, &with_of(&set, seats, change), &situation(json))
}

fn use_of(scene: &Scene) -> Option<Action> {
    scene.menu().into_iter().find(|item| matches!(item, Action::Use(_)))
}

#[test]
fn a_goal_met_by_the_last_deed_of_a_turn_counts_before_an_opponent_plays() {
    // Rules: OR-9.3, OR-10.2, OR-22.3
    // The second droid is the tenth fame; the courier has nine and a cargo to deliver.
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"ig-88","ship":"lancer","space":"ord-mantell","credits":9000,"fame":9,"cards":[{"card":"4-lom"}]},
        {"character":"han-solo","ship":"g9-rigger","space":"kessel","credits":0,"fame":9,"cards":[{"card":"stolen-supplies"}]}],
        "contacts":[{"contact":"chopper","space":"ord-mantell"}]}"#;
    let mut scene = scene(1, |_| {}, json);
    scene.say(Action::Contact(0), &[H, H]);
    assert!(scene.events.contains(&Event::GameEnded { winner: Some(FIRST) }), "{:?}", scene.events);
}

#[test]
fn nobody_pays_to_go_on_without_a_move_left() {
    // Rules: OR-5.3, OR-5.5, OR-24.2
    let json = r#"{"turn":0,"step":"planning","players":[
        {"character":"boba-fett","ship":"jumpmaster-5000","ship_flipped":true,"space":"tatooine","credits":5000},
        {"character":"bossk","ship":"g-1a-starfighter","space":"mon-calamari","credits":5000}],
        "patrols":{"imperial":{"space":"naboo","level":1}}}"#;
    let offered = |n_moves: usize| {
        let mut scene = scene(2, |options| options.expansion = true, json);
        let space = |name: &str| house().space_named(name).expect("a space");
        scene.say(Action::Move, &[]);
        for to in ["t5-x", "tatooine"].iter().cycle().take(n_moves) {
            scene.say(Action::Fly(space(to)), &[]);
        }
        scene.say(Action::Fly(space("naboo")), &[]);
        // On a planet the market is open once the move is over.
        !scene.menu().contains(&Action::Market)
    };
    assert!(offered(1), "there are moves left");
    assert!(!offered(5), "the sixth space is the last");
}

#[test]
fn a_cargo_that_is_handed_over_is_not_used_up_in_the_fight_for_it() {
    // Rules: OR-19.3, OR-24.2
    let json = r#"{"turn":0,"step":"action","players":[
        {"character":"boba-fett","ship":"g-1a-starfighter","space":"tatooine","cards":[{"card":"stolen-weapons"}]},
        {"character":"bossk","ship":"g-1a-starfighter","space":"mon-calamari"}]}"#;
    let mut scene = scene(2, |_| {}, json);
    let trouble = house().card_named("unwanted-attention").expect("a card of number 1");
    let weapons = house().card_named("stolen-weapons").expect("a cargo");
    scene.say(Action::Deliver, &[]).say(Action::Card(weapons), &[B, u32::from(trouble.0)]);
    assert_eq!(use_of(&scene), None, "{:?}", scene.menu());
}

#[test]
fn a_reward_on_a_label_is_all_that_comes_by_itself() {
    // Rules: OR-18.6, OR-10.1
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"boba-fett","flipped":true,"ship":"g-1a-starfighter","space":"tatooine","cards":[{"card":"bounty-k-2so"}]},
        {"character":"bossk","ship":"g-1a-starfighter","space":"mon-calamari"}]}"#;
    let scene = scene(2, |_| {}, json);
    let card = house().card_named("bounty-k-2so").expect("a bounty");
    let bounty = house().bounty(card).expect("a bounty").clone();
    let foreseen = |what, reward| scene.state.reward(FIRST, what, reward, Some(card));
    assert_eq!(foreseen(RewardFor::Elimination, &bounty.eliminate).0, 13_000);
    assert_eq!(foreseen(RewardFor::Capture, &bounty.capture).0, 9_000);
}
