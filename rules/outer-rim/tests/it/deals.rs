//! OR-8.4, OR-23: discards at will, trades and gifts.

use crate::support::{Scene, at, card_named, cards, player, set_with, two, with};
use outer_rim::{
    Action, DealEvent, Event, Good, Goods, OuterRim, Position, PositionCard, SpaceId, Step, Token,
};
use tabletop::{Answer, Game, Seat};

const IMPOSED: &str = r#"
[[card]]
id = "broken-arm"
edition = "unfinished_business"
number = 70
source = { all = "designed" }
asset = { kind = "gear", traits = ["imposed"] }
"#;

/// Han Solo and Boba Fett on Tatooine, Lando Calrissian elsewhere.
fn three(step: Step) -> Position {
    let mut position = two();
    position.step = step;
    position.players[1].space = "tatooine".into();
    position.players.push(player("lando-calrissian", "g9-rigger", "naboo"));
    position
}

fn card(name: &str) -> Good {
    Good::Card(card_named(name))
}

/// An offer is put together, thing by thing, and laid before the other player.
fn propose(scene: &mut Scene, things: &[Action]) {
    for thing in things {
        scene.say(*thing, &[]);
    }
    scene.say(Action::Propose, &[]);
}

fn why_not(scene: &Scene, action: Action) -> Option<&'static str> {
    let seat = scene.asked().expect("somebody is asked");
    OuterRim::why_not(&scene.state, seat, &Answer::Item(action))
}

#[test]
fn a_trade_is_agreed_and_settled_at_once() {
    // Rules: OR-23.1, OR-23.5, OR-6.1, OR-6.2
    let mut position = three(Step::Action);
    position.players[0].cards = cards(&["dl-44-blaster"]);
    position.players[1].cards = cards(&["jetpack"]);
    let mut scene = Scene::new(&position);
    scene.say(Action::Trade, &[]);
    let things = [
        Action::Give(card("dl-44-blaster")),
        Action::Want(card("jetpack")),
        Action::Want(Good::Credits(1000)),
    ];
    propose(&mut scene, &things);
    // Nothing has changed hands before the other side agrees.
    assert!(scene.holds(0, "dl-44-blaster") && scene.holds(1, "jetpack"));
    assert_eq!(scene.asked(), Some(Seat::new(1)));
    assert_eq!(scene.menu(), [Action::Yes, Action::No]);
    scene.say(Action::Yes, &[]);
    assert!(scene.holds(1, "dl-44-blaster") && scene.holds(0, "jetpack"));
    assert_eq!([0, 1].map(|seat| scene.player(seat).credits()), [6000, 4000]);
    scene.say(Action::Done, &[]);
    assert!(!scene.menu().contains(&Action::Trade), "once in a step");
    assert_eq!(why_not(&scene, Action::Trade), Some("OR-6.2"));
}

#[test]
fn a_refused_offer_changes_nothing() {
    // Rules: OR-23.5
    let mut position = three(Step::Action);
    position.players[0].cards = cards(&["dl-44-blaster"]);
    let mut scene = Scene::new(&position);
    scene.say(Action::Trade, &[]);
    propose(&mut scene, &[Action::Give(card("dl-44-blaster")), Action::Want(Good::Credits(5000))]);
    scene.say(Action::No, &[]);
    assert_eq!(
        scene.events[0],
        Event::Deal(DealEvent::OfferAnswered { seat: Seat::new(1), accepted: false })
    );
    assert!(scene.holds(0, "dl-44-blaster"));
    assert_eq!([0, 1].map(|seat| scene.player(seat).credits()), [5000, 5000]);
    assert_eq!(scene.asked(), Some(Seat::new(0)), "another offer may follow");
}

#[test]
fn one_trade_holds_deals_with_everybody_here() {
    // Rules: OR-23.1
    let mut position = three(Step::Action);
    position.players[0].cards = cards(&["dl-44-blaster", "jetpack"]);
    let mut scene = Scene::new(&position);
    scene.say(Action::Trade, &[]);
    let elsewhere = Action::Player(Seat::new(2));
    assert!(!scene.menu().contains(&elsewhere), "Lando is on another planet");
    position.players[2].space = "tatooine".into();
    let mut scene = Scene::new(&position);
    scene.say(Action::Trade, &[]);
    for (seat, thing) in [(1, "dl-44-blaster"), (2, "jetpack")] {
        scene.say(Action::Player(Seat::new(seat)), &[]);
        propose(&mut scene, &[Action::Give(card(thing)), Action::Want(Good::Credits(1000))]);
        scene.say(Action::Yes, &[]);
        assert!(scene.holds(seat, thing));
    }
    assert_eq!(scene.player(0).credits(), 7000);
}

#[test]
fn captives_ships_and_what_is_imposed_are_not_for_trade() {
    // Rules: OR-23.1, OR-9.8, OR-24.3
    let mut position = three(Step::Action);
    position.players[1].cards = cards(&["k-2so", "broken-arm", "start-job-lost-droid"]);
    position.players[1].ship = "hwk-290".into();
    let captive = PositionCard { captive: true, ..cards(&["start-bounty-greedo"]).remove(0) };
    position.players[1].cards.push(captive);
    position.players[0].credits = 1000;
    let set = set_with(IMPOSED);
    let mut scene = Scene::in_set(&set, &with(3, |options| options.expansion = true), &position);
    scene.say(Action::Trade, &[]);
    let want = |good| Action::Want(good);
    let menu = [
        Action::Give(Good::Credits(1000)),
        want(Good::Credits(1000)),
        want(Good::Credits(5000)),
        want(card("k-2so")),
        want(card("start-job-lost-droid")),
        Action::Done,
    ];
    assert_eq!(scene.menu(), menu, "nothing else, and no more credits than there are");
}

#[test]
fn what_is_received_must_fit_at_once() {
    // Rules: OR-23.3, OR-8.1
    let mut position = three(Step::Action);
    position.players[0].cards = cards(&["dl-44-blaster"]);
    position.players[1].cards = cards(&["jetpack", "vibro-ax"]);
    let mut scene = Scene::new(&position);
    scene.say(Action::Trade, &[]).say(Action::Give(card("dl-44-blaster")), &[]);
    assert!(!scene.menu().contains(&Action::Propose), "Boba Fett has two gear slots");
    assert_eq!(why_not(&scene, Action::Propose), Some("OR-23.3"));
    scene.say(Action::Want(card("vibro-ax")), &[]);
    scene.say(Action::Propose, &[]).say(Action::Yes, &[]);
    assert!(scene.holds(1, "dl-44-blaster") && scene.holds(0, "vibro-ax"));
}

#[test]
fn cards_move_among_their_slots_when_one_is_gained() {
    // Rules: OR-8.2, OR-8.4
    let mut position = three(Step::Action);
    // One cargo slot and one for either kind: the cargo gives way to the mod.
    position.players[0].ship = "gx1-short-hauler".into();
    position.players[0].cards = cards(&["bacta-supplies"]);
    position.players[1].cards = cards(&["shield-upgrade"]);
    let mut scene = Scene::new(&position);
    scene.say(Action::Trade, &[]);
    propose(&mut scene, &[Action::Want(card("shield-upgrade"))]);
    scene.say(Action::Yes, &[]);
    assert!(scene.holds(0, "bacta-supplies") && scene.holds(0, "shield-upgrade"));
}

#[test]
fn a_rotated_card_keeps_its_side_in_a_trade() {
    // Rules: UB-12.4
    let mut position = three(Step::Action);
    let turned = PositionCard { turned: true, ..cards(&["astromech-parts"]).remove(0) };
    position.players[1].cards = vec![turned];
    let mut scene = Scene::expanded(&position);
    scene.say(Action::Trade, &[]);
    propose(
        &mut scene,
        &[Action::Want(card("astromech-parts")), Action::Give(Good::Credits(1000))],
    );
    scene.say(Action::Yes, &[]);
    let held = scene.player(0).holding(card_named("astromech-parts"));
    assert!(held.expect("traded").turned);
}

#[test]
fn credits_change_hands_at_any_time_wherever_the_players_are() {
    // Rules: OR-23.2, OR-13.8
    for step in [Step::Planning, Step::Action, Step::Encounter] {
        let mut position = three(step);
        position.players[2].defeated = true;
        position.players[0].cards = cards(&["dl-44-blaster"]);
        let mut scene = Scene::new(&position);
        let before = scene.whole_menu();
        scene.say(Action::Aside, &[]).say(Action::Offer, &[]);
        scene.say(Action::Player(Seat::new(2)), &[]);
        assert!(!scene.menu().contains(&Action::Give(card("dl-44-blaster"))), "{step:?}");
        assert_eq!(why_not(&scene, Action::Give(card("dl-44-blaster"))), Some("OR-23.1"));
        propose(&mut scene, &[Action::Give(Good::Credits(1000))]);
        scene.say(Action::Yes, &[]);
        assert_eq!([0, 2].map(|seat| scene.player(seat).credits()), [4000, 6000]);
        assert_eq!(scene.whole_menu(), before, "the step goes on where it was");
    }
}

#[test]
fn the_defeated_may_turn_aside_before_they_recover() {
    // Rules: OR-13.8, OR-4.3, OR-13.6
    let mut position = three(Step::Planning);
    position.players[0].defeated = true;
    position.players[0].cards = cards(&["dl-44-blaster"]);
    let mut scene = Scene::new(&position);
    assert_eq!(scene.whole_menu(), [Action::Recover, Action::Aside]);
    scene.say(Action::Aside, &[]).say(Action::Offer, &[]).say(Action::Player(Seat::new(2)), &[]);
    propose(&mut scene, &[Action::Give(Good::Credits(1000))]);
    scene.say(Action::Yes, &[]);
    scene.say(Action::Aside, &[]).say(Action::Drop, &[]);
    scene.say(Action::Card(card_named("dl-44-blaster")), &[]);
    assert_eq!(scene.player(2).credits(), 6000);
    assert_eq!(scene.whole_menu(), [Action::Recover, Action::Aside], "the turn goes on");
    scene.say(Action::Recover, &[]);
    assert!(!scene.player(0).is_defeated());
    assert!(scene.menu().contains(&Action::Done), "and the action step follows");
}

#[test]
fn an_agreement_holds_nothing_but_what_is_settled_at_once() {
    // Rules: OR-23.4, UB-15.2
    let mut scene = Scene::new(&three(Step::Planning));
    scene.say(Action::Aside, &[]).say(Action::Offer, &[]).say(Action::Player(Seat::new(1)), &[]);
    propose(&mut scene, &[Action::Give(Good::Credits(1000)), Action::Give(Good::Credits(1000))]);
    scene.say(Action::Yes, &[]);
    let given = Goods { credits: 2000, ..Goods::default() };
    assert_eq!(scene.player(1).credits(), 5000 + given.credits);
    // Whatever was said along with it, no work waits for anybody but the turn itself.
    assert_eq!(scene.state.frames().len(), 1);
}

#[test]
fn nobody_deals_with_an_opponent_that_cards_play() {
    // Rules: OR-23.5, UB-13.9
    let mut position = crate::solo::table(player("han-solo", "g9-rigger", "naboo"));
    position.step = Step::Action;
    let scene = crate::solo::base(&position);
    assert!(!scene.whole_menu().contains(&Action::Trade), "nobody could agree");
    assert!(!scene.whole_menu().contains(&Action::Aside));
    position.players[0].cards = cards(&["jetpack"]);
    let mut scene = crate::solo::base(&position);
    scene.say(Action::Aside, &[]);
    assert_eq!(scene.menu(), [Action::Drop, Action::Done]);
}

#[test]
fn credits_change_hands_during_a_move() {
    // Rules: OR-23.2, OR-5.1
    let mut scene = Scene::new(&three(Step::Planning));
    scene.say(Action::Move, &[]);
    for n_steps in 0..2 {
        let before = scene.whole_menu();
        assert!(before.contains(&Action::Aside), "after {n_steps} steps: {before:?}");
        scene.say(Action::Aside, &[]).say(Action::Offer, &[]);
        scene.say(Action::Player(Seat::new(1)), &[]);
        propose(&mut scene, &[Action::Give(Good::Credits(1000))]);
        scene.say(Action::Yes, &[]);
        assert_eq!(scene.whole_menu(), before, "the move goes on where it was");
        let fly = before.into_iter().find(|item| matches!(item, Action::Fly(_)));
        scene.say(fly.expect("there is a way"), &[]);
    }
    assert_eq!([0, 1].map(|seat| scene.player(seat).credits()), [3000, 7000]);
}

#[test]
fn looking_uses_no_aside_up() {
    // Rules: OR-23.2, UB-13.2
    let mut scene = Scene::new(&three(Step::Planning));
    for _ in 0..100 {
        scene.say(Action::Aside, &[]).say(Action::Offer, &[]).say(Action::Done, &[]);
    }
    assert!(scene.whole_menu().contains(&Action::Aside));
}

#[test]
fn nobody_haggles_for_ever() {
    // Rules: OR-23.5
    let mut scene = Scene::new(&three(Step::Planning));
    let mut n_offers = 0;
    while scene.whole_menu().contains(&Action::Aside) {
        scene.say(Action::Aside, &[]).say(Action::Offer, &[]);
        scene.say(Action::Player(Seat::new(1)), &[]);
        propose(&mut scene, &[Action::Give(Good::Credits(1000))]);
        scene.say(Action::No, &[]);
        n_offers += 1;
    }
    assert_eq!(n_offers, 40, "what is laid before others counts");
    scene.say(Action::Earn, &[]).say(Action::Trade, &[]);
    propose(&mut scene, &[Action::Give(Good::Credits(1000))]);
    scene.say(Action::No, &[]);
    assert!(scene.menu().contains(&Action::Done), "the trade is over, the step is not");
    assert!(!scene.menu().contains(&Action::Trade));
}

#[test]
fn a_program_that_only_looks_is_stopped_in_the_end() {
    // Rules: OR-23.5
    let mut scene = Scene::new(&three(Step::Planning));
    let mut n_looks = 0;
    while scene.whole_menu().contains(&Action::Aside) {
        scene.say(Action::Aside, &[]).say(Action::Done, &[]);
        n_looks += 1;
    }
    assert_eq!(n_looks, 250);
}

#[test]
fn cards_are_discarded_at_will_on_ones_turn() {
    // Rules: OR-8.4, OR-18.12, OR-7.11, OR-18.11, OR-17.7
    let set = set_with(IMPOSED);
    let mut position = two();
    position.players[0].ship = "hwk-290".into();
    position.players[0].cards = cards(&["k-2so", "broken-arm", "bounty-saw-gerrera"]);
    let captive = PositionCard { captive: true, ..cards(&["start-bounty-greedo"]).remove(0) };
    position.players[0].cards.push(captive);
    let setup = with(2, |options| options.expansion = true);
    let mut scene = Scene::in_set(&set, &setup, &position);
    scene.say(Action::Aside, &[]).say(Action::Drop, &[]);
    let (crew, bounty) = (card_named("k-2so"), card_named("bounty-saw-gerrera"));
    // What is imposed stays, and so does a captive: it is lost when its slot is.
    assert_eq!(scene.menu(), [Action::Card(crew), Action::Card(bounty), Action::Done]);
    let imposed = Action::Card(set.card_named("broken-arm").expect("a card"));
    assert_eq!(why_not(&scene, imposed), Some("UB-20.1"));
    scene.say(Action::Card(bounty), &[]);
    assert!(!scene.holds(0, "bounty-saw-gerrera"));
    assert_eq!(scene.player(0).credits(), 5000, "without penalty");
    scene.say(Action::Card(crew), &[]);
    let up = |space: SpaceId| {
        let wanted = crate::support::contact("k-2so") as u8;
        let here = scene.state.spots().filter(move |(at, _)| *at == space);
        here.into_iter().any(|(_, token)| matches!(token, Token::Up(one) if one.0 == wanted))
    };
    let place = scene.menu().into_iter().find(|item| matches!(item, Action::Space(_)));
    assert!(place.is_some() || up(at("tatooine")), "the crew goes back to a planet");
}

#[test]
fn an_effect_does_not_discard_what_is_imposed() {
    // Rules: UB-20.1
    let more = format!("{IMPOSED}{}", crate::support::bench(r#"[{ discard = {} }]"#));
    let mut position = two();
    position.players[0].cards = cards(&["broken-arm", "jetpack"]);
    let setup = with(2, |options| options.expansion = true);
    let mut scene = Scene::in_set(&set_with(&more), &setup, &position);
    scene.resolve("bench", &[]);
    assert!(!scene.holds(0, "jetpack"), "the one card that can go");
    assert_eq!(scene.player(0).held().count(), 1);
}
