//! UB-7: player characters as bounties.

use crate::support::{B, C, H, Scene, cards, player, set_with, two, with};
use outer_rim::{
    Action, Body, CardId, Event, Faction, Position, RollEvent, RolledFor, Standing, Step,
};
use std::sync::Arc;
use tabletop::Seat;

const BOUNTY: &str = r#"
[[card]]
id = "bounty-doctor-aphra"
edition = "unfinished_business"
deck = "bounty"
source = { all = "designed" }
[card.asset]
kind = "bounty"
[card.asset.bounty]
target = "doctor-aphra"
arena = "ground"
combat = 3
eliminate = { credits = 4000, fame = 3 }
capture = { credits = 9000, fame = 3 }
to = "naboo"
after = [{ lose_reputation = { faction = "rebel" } }]
"#;

fn bounty() -> (Arc<outer_rim::Content>, CardId) {
    let set = set_with(BOUNTY);
    let card = set.card_named("bounty-doctor-aphra").expect("a card");
    (set, card)
}

/// Han Solo with a bounty on Doctor Aphra, who is where he is.
fn hunt(space: &str) -> Position {
    let mut position = two();
    position.step = Step::Encounter;
    position.players[0].space = space.into();
    position.players[0].cards = cards(&["bounty-doctor-aphra"]);
    position.players[1] = player("doctor-aphra", "g-1a-starfighter", space);
    let reputation = &mut position.players[1].reputation;
    reputation.insert(Faction::Imperial, Standing::Positive);
    reputation.insert(Faction::Hutt, Standing::Negative);
    reputation.insert(Faction::Syndicate, Standing::Negative);
    position
}

fn scene(position: &Position) -> (Scene, Action) {
    let (set, card) = bounty();
    let setup = with(2, |options| options.expansion = true);
    (Scene::in_set(&set, &setup, position), Action::Bounty(card))
}

#[test]
fn a_victory_over_a_wanted_player_pays_and_is_noticed() {
    // Rules: UB-7.1, UB-7.2, UB-7.3, UB-7.4, OR-12.3
    let (mut scene, hunt) = scene(&hunt("tatooine"));
    // Three dice against two, on the ground.
    scene.say(hunt, &[H, H, B, H, B]);
    // Two factions are pleased, and one of them is chosen; nobody speaks of capturing.
    let pleased = [Faction::Hutt, Faction::Syndicate].map(Action::Faction);
    assert_eq!(scene.menu(), pleased);
    assert_eq!(scene.player(0).credits(), 10_000, "whatever the card says");
    assert_eq!(scene.player(0).fame_gained(), 1);
    scene.say(Action::Faction(Faction::Syndicate), &[]);
    assert_eq!(scene.player(0).reputation(Faction::Syndicate), Standing::Positive);
    assert_eq!(scene.player(0).reputation(Faction::Imperial), Standing::Negative);
    assert_eq!(scene.player(0).reputation(Faction::Rebel), Standing::Neutral);
    let Action::Bounty(card) = hunt else { panic!("{hunt:?}") };
    assert!(scene.state.is_removed(card));
    // Both suffer afterwards.
    assert_eq!(scene.player(0).damage(Body::Character), 1);
    assert_eq!(scene.player(1).damage(Body::Character), 2);
}

#[test]
fn away_from_planets_ships_fight() {
    // Rules: UB-7.1, OR-12.3
    let (mut scene, hunt) = scene(&hunt("t5-x"));
    // The Rigger's two dice against the Starfighter's three.
    scene.say(hunt, &[H, B, B, B, B]);
    let rolled = |event: &Event| {
        matches!(event, Event::Roll(RollEvent::Rolled { what: RolledFor::Attack, .. }))
    };
    assert!(scene.events.iter().any(rolled));
    scene.say(Action::Faction(Faction::Hutt), &[]);
    assert_eq!(scene.player(1).damage(Body::Ship), 1);
}

#[test]
fn who_loses_keeps_the_bounty() {
    // Rules: UB-7.2
    let (mut scene, hunt) = scene(&hunt("tatooine"));
    scene.say(hunt, &[B, B, B, H, B]);
    assert_eq!(scene.player(0).held().count(), 1);
    assert_eq!(scene.player(0).credits(), 5000);
    assert_eq!(scene.asked(), Some(Seat::new(1)), "the turn is over");
}

#[test]
fn nobody_hunts_themselves_the_defeated_or_those_elsewhere() {
    // Rules: UB-7.1, UB-7.5, UB-7.6, OR-12.7
    let mut defeated = hunt("tatooine");
    defeated.players[1].defeated = true;
    let mut elsewhere = hunt("tatooine");
    elsewhere.players[1].space = "naboo".into();
    let mut own = hunt("tatooine");
    own.players.swap(0, 1);
    own.players[0].cards = own.players[1].cards.split_off(0);
    for position in [defeated, elsewhere, own] {
        let (scene, hunt) = scene(&position);
        assert!(!scene.menu().contains(&hunt));
        assert_eq!(scene.player(0).held().count(), 1, "but the card may be kept");
    }
}

#[test]
fn a_bounty_on_a_player_is_not_fought_for_at_a_token() {
    // Rules: UB-7.1, UB-6.1
    let mut position = hunt("tatooine");
    position.players[1].space = "naboo".into();
    position.contacts.push(outer_rim::PositionContact {
        contact: "doctor-aphra".into(),
        space: "tatooine".into(),
        peeked_by: Vec::new(),
        face_down: false,
    });
    let (mut scene, hunt) = scene(&position);
    let wanted = crate::support::contact("doctor-aphra") as u8;
    let spot = scene
        .state
        .spots()
        .position(|(_, token)| matches!(token, outer_rim::Token::Up(one) if one.0 == wanted));
    let spot = spot.expect("face up") as u8;
    scene.say(Action::Contact(spot), &[]);
    assert!(scene.menu().contains(&Action::EncounterSpace), "another encounter is chosen");
    assert!(!scene.menu().contains(&Action::Contact(spot)));
    assert!(!scene.menu().contains(&hunt));
}

#[test]
fn an_opponent_that_cards_play_is_hunted_like_a_player() {
    // Rules: UB-7.1, UB-7.3
    let (set, card) = bounty();
    let setup = with(1, |options| options.expansion = true);
    let mut scene = Scene::in_set(&set, &setup, &hunt("tatooine"));
    scene.say(Action::Bounty(card), &[H, H, B, H, B]);
    assert_eq!(scene.asked(), Some(Seat::new(0)));
    assert_eq!(scene.menu(), [Faction::Hutt, Faction::Syndicate].map(Action::Faction));
    assert_eq!(scene.player(0).credits(), 10_000);
}

#[test]
fn a_hunter_counts_the_reward_for_a_goal() {
    // Rules: UB-7.3, OR-9.4
    let mut position = hunt("tatooine");
    position.players[0].character = "boba-fett".into();
    position.players[0].goal_tokens = [1, 0];
    let (mut scene, hunt) = scene(&position);
    scene.say(hunt, &[C, H, B, B, B]);
    assert!(scene.player(0).is_flipped(), "the second reward of a bounty");
    assert_eq!(scene.player(0).fame_gained(), 2);
}
