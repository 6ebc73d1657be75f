//! OR-1.4, OR-8.6, OR-9.5, OR-10.4, OR-13, OR-18.10, OR-22, OR-24: people and what becomes of them.

use crate::support::{B, H, Scene, at, bench, card_named, cards, contact, player, set_with, two};
use outer_rim::{
    Action, Body, Faction, OuterRim, Position, PositionCard, Setup, Standing, Step, Token,
};
use tabletop::{Game, Seat, Viewer};

fn acting() -> Position {
    let mut position = two();
    position.step = Step::Action;
    position
}

fn scene_of(more: &str, position: &Position) -> Scene {
    Scene::in_set(&set_with(more), &Setup::of(position.players.len() as u8), position)
}

fn asset(id: &str, kind: &str, more: &str) -> String {
    format!(
        "[[card]]\nid = \"{id}\"\nedition = \"base\"\nnumber = 901\nsource = {{ all = \"designed\" }}\n[card.asset]\nkind = \"{kind}\"\n{more}\n"
    )
}

#[test]
fn dice_damage_and_credits_do_not_run_out() {
    // Rules: OR-1.4, OR-2.8
    let script = r#"[{ gain_credits = 500000 }, { fight = { arena = "ground", combat = 20 } }]"#;
    let mut faces = vec![B; 23];
    faces[3..].fill(H);
    let scene = Scene::resolving(&acting(), script, &faces);
    // Twenty dice and twenty damage, far past the box and past what Han Solo bears.
    assert_eq!(scene.player(0).damage(Body::Character), 4);
    assert_eq!(scene.player(0).credits(), 502_000, "less what the defeat costs");
}

#[test]
fn a_player_is_where_the_character_is() {
    // Rules: OR-1.5
    let script = r#"[{ choose_player = { among = ["here"], then = [{ take_credits = 1000 }], otherwise = [{ gain_fame = 1 }] } }]"#;
    let scene = Scene::resolving(&acting(), script, &[]);
    assert_eq!((scene.player(0).fame_gained(), scene.player(1).credits()), (1, 5000));
    let mut position = acting();
    position.players[1].space = "tatooine".into();
    let scene = Scene::resolving(&position, script, &[]);
    assert_eq!((scene.player(0).credits(), scene.player(1).credits()), (6000, 4000));
}

#[test]
fn secrets_are_lost_on_defeat() {
    // Rules: OR-8.6, OR-13.4, OR-13.5
    let more = format!(
        "{}{}",
        bench(r#"[{ suffer = { to = "character", amount = 9 } }]"#),
        asset("whisper", "gear", "traits = [\"secret\"]")
    );
    let mut position = acting();
    position.players[0].cards = cards(&["whisper", "jetpack"]);
    let mut scene = scene_of(&more, &position);
    scene.resolve("bench", &[]);
    assert!(scene.player(0).is_defeated());
    let whisper = scene.state.content().card_named("whisper").expect("a card");
    assert!(scene.player(0).holding(whisper).is_none(), "the secret is gone");
    assert!(scene.holds(0, "jetpack"), "the rest stays");
}

#[test]
fn a_defeat_ends_ones_own_turn() {
    // Rules: OR-13.7
    // Open, and the default: the rest is skipped.
    let script = r#"[{ suffer = { to = "ship", amount = 3 } }, { gain_fame = 1 }]"#;
    let scene = Scene::resolving(&acting(), script, &[]);
    assert!(scene.player(0).is_defeated());
    assert_eq!(scene.player(0).fame_gained(), 0, "what was in progress stops");
    assert_eq!(scene.asked(), Some(Seat::new(1)));
    assert_eq!(scene.player(0).credits(), 2000);
}

#[test]
fn nobody_is_defeated_twice() {
    // Rules: OR-13.9
    let script =
        r#"[{ each_player = { then = [{ suffer = { to = "ship", amount = 9 } }, "defeat"] } }]"#;
    let mut position = acting();
    position.players[1].defeated = true;
    position.players[1].damage = [4, 0];
    let scene = Scene::resolving(&position, script, &[]);
    assert_eq!((scene.player(1).damage(Body::Ship), scene.player(1).credits()), (0, 5000));
}

#[test]
fn what_no_longer_fits_a_flipped_ship_goes_and_its_damage_stays() {
    // Rules: OR-9.5
    // Open, and the default: discard down.
    let more = r#"
[[ship]]
id = "shrinking"
edition = "base"
cost = 5000
goal = { ability = { times = 1 } }
source = { all = "designed" }
[ship.front]
hyperdrive = 5
combat = 3
hull = 4
crew = 2
powers.abilities = [{ on = "action", do = ["complete_goal"] }]
[ship.flipped]
hyperdrive = 7
combat = 3
hull = 4
crew = 1
"#;
    let mut position = acting();
    position.players[0].ship = "shrinking".into();
    position.players[0].cards = cards(&["k-2so", "greedo"]);
    position.players[0].damage = [0, 2];
    let mut scene = scene_of(more, &position);
    let goal = scene.menu().into_iter().find(|item| matches!(item, Action::Use(_)));
    scene.say(goal.expect("the goal of the ship"), &[]);
    assert_eq!(
        scene.menu(),
        [Action::Card(card_named("k-2so")), Action::Card(card_named("greedo"))]
    );
    scene.say(Action::Card(card_named("greedo")), &[]);
    assert!(scene.player(0).is_ship_flipped() && scene.holds(0, "k-2so"));
    assert_eq!(scene.player(0).damage(Body::Ship), 2);
}

#[test]
fn a_character_can_be_a_droid() {
    // Rules: OR-10.4
    let uses = |character: &str| {
        let mut position = acting();
        position.players[0] = player(character, "g9-rigger", "tatooine");
        position.players[0].cards = cards(&["bacta-supplies"]);
        position.players[0].damage = [2, 0];
        let menu = Scene::new(&position).menu();
        menu.iter().filter(|item| matches!(item, Action::Use(_))).count()
    };
    assert_eq!((uses("han-solo"), uses("ig-88")), (1, 0), "bacta does nothing for a droid");
}

#[test]
fn one_may_hunt_ones_own_crew() {
    // Rules: OR-18.10
    // Open, and the default: allowed, against the value of the bounty.
    let mut position = acting();
    position.step = Step::Encounter;
    position.players[0].ship = "hwk-290".into();
    position.players[0].cards = cards(&["start-bounty-greedo", "greedo"]);
    let mut scene = Scene::new(&position);
    let bounty = card_named("start-bounty-greedo");
    // Greedo may still turn one of the blanks; nobody else is asked.
    scene.say(Action::Bounty(bounty), &[H, B, B, B, B, B]);
    scene.say(Action::Done, &[]);
    scene.say(Action::Eliminate, &[]);
    assert!(!scene.holds(0, "greedo"));
    assert_eq!(scene.player(0).credits(), 10_000);
}

#[test]
fn a_captive_is_lost_when_its_slot_is() {
    // Rules: OR-18.11
    // Open, and the default: the token to the nearest empty contact space.
    let more = format!(
        "{}{}",
        bench(r#"[{ discard = { kinds = ["gear"] } }]"#),
        asset("bunk", "gear", "modifiers = [{ stat = { slots = \"crew\" } }]")
    );
    let mut position = acting();
    position.players[0].cards = cards(&["bunk", "k-2so"]);
    let captive = PositionCard {
        card: "start-bounty-greedo".into(),
        captive: true,
        ..PositionCard::default()
    };
    position.players[0].cards.push(captive);
    let mut scene = scene_of(&more, &position);
    scene.resolve("bench", &[]);
    let bounty = Action::Card(card_named("start-bounty-greedo"));
    assert!(scene.menu().contains(&bounty), "{:?}", scene.menu());
    scene.say(bounty, &[]);
    if let Some(Action::Space(_)) = scene.menu().first() {
        let nearest = scene.menu()[0];
        scene.say(nearest, &[]);
    }
    let greedo = contact("greedo") as u8;
    let up = |(_, token): (_, Token)| matches!(token, Token::Up(one) if one.0 == greedo);
    assert!(scene.state.spots().any(up), "he is free, face up");
    assert!(scene.holds(0, "k-2so"));
}

#[test]
fn fame_does_not_drop_below_nothing() {
    // Rules: OR-22.2
    let mut position = acting();
    position.players[0].fame = 1;
    let scene = Scene::resolving(&position, r#"[{ lose_fame = 5 }, { gain_fame = 2 }]"#, &[]);
    assert_eq!(scene.player(0).fame_gained(), 2);
}

#[test]
fn of_several_who_reach_the_goal_the_first_from_the_current_player_wins() {
    // Rules: OR-22.4
    // Open, and the default: the current player, then turn order.
    let mut position = acting();
    position.players.push(player("bossk", "g9-rigger", "lothal"));
    position.turn = Seat::new(0);
    for player in &mut position.players {
        player.fame = 9;
    }
    let scene =
        Scene::resolving(&position, r#"[{ each_player = { then = [{ gain_fame = 1 }] } }]"#, &[]);
    let outcome = OuterRim::outcome(&scene.state).expect("an end");
    assert_eq!(outcome.places[1], 1);
    assert_ne!(outcome.places[2], 1);
    // A modifier that reaches two of them at once is settled for the current player.
    let more = format!(
        "{}{}",
        bench(r#"[{ bring_patrol = "rebel" }]"#),
        asset(
            "banner",
            "gear",
            "modifiers = [{ stat = \"fame\", if = { patrol = { faction = \"rebel\", within = 0 } } }]"
        ) + &asset(
            "flag",
            "gear",
            "modifiers = [{ stat = \"fame\", if = { patrol = { faction = \"rebel\", within = 0 } } }]"
        )
    );
    for turn in [0, 1] {
        let mut position = acting();
        position.turn = Seat::new(turn);
        for (player, card) in position.players.iter_mut().zip(["banner", "flag"]) {
            player.fame = 9;
            player.space = "tatooine".into();
            player.cards = cards(&[card]);
        }
        let mut scene = scene_of(&more, &position);
        scene.resolve("bench", &[]);
        let outcome = OuterRim::outcome(&scene.state).expect("an end");
        assert_eq!(outcome.places[usize::from(turn)], 1, "seat {turn} is the current player");
    }
}

#[test]
fn credits_are_public() {
    // Rules: OR-24.6
    // Open, and the default: public.
    let scene = Scene::new(&two());
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))] {
        let view = OuterRim::view(&scene.state, viewer);
        assert!(view.players.iter().all(|player| player.credits == 5000));
    }
}

#[test]
fn remaining_health_is_health_less_damage() {
    // Rules: UB-20.4
    let script = r#"[{ gain_credits = { count = "remaining_health", each = 1000 } }, { when = { if = { health_left = 3 }, then = [{ gain_fame = 1 }] } }]"#;
    for (damage, fame) in [(1, 1), (2, 0)] {
        let mut position = acting();
        position.players[0].damage = [damage, 0];
        let scene = Scene::resolving(&position, script, &[]);
        assert_eq!(scene.player(0).credits(), 5000 + 1000 * (4 - i32::from(damage)));
        assert_eq!(scene.player(0).fame_gained(), fame);
    }
}

#[test]
fn goal_tokens_on_cards_stay_when_the_character_is_flipped() {
    // Rules: UB-20.5
    let more = format!(
        "{}{}",
        bench(r#"[{ gain_credits = 1000 }]"#),
        asset(
            "ledger",
            "gear",
            "abilities = [{ on = \"action\", do = [\"advance_goal\", { gain_credits = { count = \"goal_tokens\", each = 1000 } }] }]"
        )
    );
    let mut position = acting();
    position.players[0].cards = cards(&["ledger"]);
    position.players[0].credits = 20_000;
    position.market.insert(outer_rim::Deck::Ship, "buy-yv-666".into());
    let mut scene = scene_of(&more, &position);
    let ledger = scene.menu().into_iter().find(|item| matches!(item, Action::Use(_)));
    scene.say(ledger.expect("the ledger"), &[]);
    assert_eq!(scene.player(0).credits(), 21_000);
    let next = crate::support::in_deck(outer_rim::Deck::Ship, "buy-hwk-290");
    scene.say(Action::Market, &[]).say(Action::Buy(outer_rim::Deck::Ship), &[next]);
    assert!(scene.player(0).is_flipped(), "Han Solo has his ship");
    assert_eq!(scene.player(0).held().next().map(|held| held.tokens), Some(1));
}

#[test]
fn a_reputation_that_counts_as_positive_does_not_move() {
    // Rules: UB-20.9
    let more = format!(
        "{}{}",
        bench(
            r#"[{ lose_reputation = { faction = "hutt", steps = 2 } }, { gain_reputation = { faction = "rebel" } }, { by_reputation = { faction = "hutt", positive = [{ gain_fame = 1 }] } }]"#
        ),
        asset("safe-conduct", "gear", "modifiers = [{ stat = { counts_positive = \"hutt\" } }]")
    );
    let mut position = acting();
    position.players[0].cards = cards(&["safe-conduct"]);
    let mut scene = scene_of(&more, &position);
    scene.resolve("bench", &[]);
    assert_eq!(scene.player(0).reputation(Faction::Hutt), Standing::Neutral, "as the token lies");
    assert_eq!(scene.player(0).reputation(Faction::Rebel), Standing::Positive);
    assert_eq!(scene.player(0).fame_gained(), 1, "and it counts");
}

#[test]
fn an_imposed_card_takes_the_slot_of_another() {
    // Rules: UB-20.1
    let more = format!(
        "{}{}",
        bench(r#"[{ gain_card = 901 }]"#),
        asset("sling", "gear", "traits = [\"imposed\"]")
    );
    let mut position = acting();
    position.players[0].cards = cards(&["jetpack", "vibro-ax"]);
    let mut scene = scene_of(&more, &position);
    scene.resolve("bench", &[]);
    let [one, other] = ["jetpack", "vibro-ax"].map(|name| Action::Card(card_named(name)));
    assert_eq!(scene.menu(), [one, other], "the imposed card must stay");
    scene.say(one, &[]);
    assert!(scene.holds(0, "vibro-ax") && !scene.holds(0, "jetpack"));
    assert_eq!(scene.player(0).held().count(), 2);
    assert_eq!(scene.player(0).space(), at("tatooine"));
}
