//! Nothing is paid for nothing, and nothing is offered that nothing would come of without saying
//! so: costs, abilities, options, purchases and slots.

mod jobs;

use crate::support::{B, C, H, Scene, at, bench, cards, in_deck, player, set_with, two, with};
use outer_rim::{
    Action, Body, Deck, Faction, Position, PositionCard, PositionContact, Setup, Standing, Step,
};
use tabletop::Seat;

/// A ship without slots for crew.
const HULK: &str = r#"
[[ship]]
id = "hulk"
edition = "base"
cost = 5000
source = { all = "designed" }
front = { hyperdrive = 5, combat = 3, hull = 4, cargo = 2 }
"#;

fn acting() -> Position {
    let mut position = two();
    position.step = Step::Action;
    position
}

fn scene_of(more: &str, position: &Position) -> Scene {
    Scene::in_set(&set_with(more), &Setup::of(position.players.len() as u8), position)
}

fn gear(id: &str, more: &str) -> String {
    asset(id, "gear", more)
}

fn asset(id: &str, kind: &str, more: &str) -> String {
    format!(
        "[[card]]\nid = \"{id}\"\nedition = \"base\"\ndeck = \"gear\"\ncost = 4000\nsource = {{ all = \"designed\" }}\n[card.asset]\nkind = \"{kind}\"\n{more}\n"
    )
}

fn uses(scene: &Scene) -> Vec<Action> {
    scene.menu().into_iter().filter(|item| matches!(item, Action::Use(_))).collect()
}

fn captive(card: &str) -> PositionCard {
    PositionCard { card: card.into(), captive: true, ..PositionCard::default() }
}

fn contact_here(position: &mut Position, contact: &str) {
    position.contacts.push(PositionContact {
        contact: contact.into(),
        space: position.players[0].space.clone(),
        peeked_by: Vec::new(),
        face_down: false,
    });
}

#[test]
fn an_ability_is_judged_by_all_it_does() {
    // Rules: OR-6.1, OR-10.1
    // Bossk heals himself and his ship; either is enough.
    for damage in [[0, 3], [3, 0], [3, 3]] {
        let mut position = acting();
        position.players[0] = player("bossk", "g-1a-starfighter", "tatooine");
        position.players[0].damage = damage;
        let mut scene = Scene::new(&position);
        let [heal] = uses(&scene)[..] else { panic!("{damage:?}: {:?}", scene.menu()) };
        scene.say(heal, &[]);
        let left = [Body::Character, Body::Ship].map(|body| scene.player(0).damage(body));
        assert_eq!(left, damage.map(|one: u8| one.saturating_sub(2)));
    }
    // A repair that is not needed does not keep the pilot on the ground.
    let more = gear(
        "yard",
        r#"abilities = [{ on = "planning", do = [{ recover = { from = "ship" } }, { fly = 4 }] }]"#,
    );
    let mut position = two();
    position.players[0].cards = cards(&["yard"]);
    assert_eq!(uses(&scene_of(&more, &position)).len(), 1);
}

#[test]
fn what_an_ability_takes_is_no_reason_to_use_it() {
    // Rules: OR-24.2
    let more = [
        gear(
            "vent",
            r#"abilities = [{ on = "action", do = [{ recover = { from = "ship" } }, "discard_this"] }]"#,
        ),
        gear("purse", r#"abilities = [{ on = "action", do = [{ lose_credits = 1000 }] }]"#),
    ];
    let mut position = acting();
    position.players[0].cards = cards(&["vent", "purse"]);
    assert_eq!(uses(&scene_of(&more.concat(), &position)), []);
    position.players[0].damage = [0, 1];
    assert_eq!(uses(&scene_of(&more.concat(), &position)).len(), 1);
}

#[test]
fn a_skill_is_lent_for_the_skill_that_is_tested() {
    // Rules: OR-11.4, OR-11.8
    let test = r#"[{ test = { skills = ["tactics"], pass = [{ gain_fame = 1 }] } }]"#;
    let tests = bench(test);
    let mut position = acting();
    position.players[0] = player("doctor-aphra", "g9-rigger", "tatooine");
    let mut scene = scene_of(&tests, &position);
    scene.resolve("bench", &[]);
    let [aphra] = uses(&scene)[..] else { panic!("{:?}", scene.menu()) };
    // There is nothing to choose: the skill is the one that is tested.
    scene.say(aphra, &[H, B]);
    assert_eq!(scene.player(0).fame_gained(), 1);
    // Of two lent skills neither is the tested one.
    let more = [&tests, &gear("launcher", r#"abilities = [{ on = "before_test", cost = [{ damage = { to = "character", amount = 1 } }], do = [{ lend_skill = ["stealth", "strength"] }] }]"#)].map(String::as_str).concat();
    position.players[0] = player("han-solo", "g9-rigger", "tatooine");
    position.players[0].cards = cards(&["launcher"]);
    let mut scene = scene_of(&more, &position);
    scene.resolve("bench", &[B, B]);
    assert_eq!(scene.player(0).damage(Body::Character), 0, "nobody was asked");
}

#[test]
fn a_third_instance_of_a_skill_is_not_lent() {
    // Rules: OR-11.5
    let more = [
        bench(r#"[{ test = { skills = ["tactics"], pass = [{ gain_fame = 1 }] } }]"#),
        gear("drill", r#"skills = ["tactics", "tactics"]"#),
    ];
    let mut position = acting();
    position.players[0].cards = cards(&["drill", "hired-help"]);
    let mut scene = scene_of(&more.concat(), &position);
    scene.resolve("bench", &[B, B]);
    assert!(scene.holds(0, "hired-help"), "there was nothing it could have helped");
}

#[test]
fn nobody_pays_for_crew_without_a_slot() {
    // Rules: OR-17.4, OR-24.3, OR-7.7
    let meet = |contact: &str, ship: &str, credits: i32| {
        let mut position = acting();
        position.step = Step::Encounter;
        position.players[0] = player("han-solo", ship, "tatooine");
        position.players[0].credits = credits;
        contact_here(&mut position, contact);
        let mut scene = scene_of(HULK, &position);
        let met = scene.menu().into_iter().find(|item| matches!(item, Action::Contact(_)));
        let spots = scene.menu().into_iter().filter(|item| matches!(item, Action::Contact(_)));
        let up = spots.into_iter().find(|item| matches!(item, Action::Contact(spot) if matches!(scene.state.token(*spot), outer_rim::Token::Up(_))));
        scene.say(up.or(met).expect("a contact"), &[]);
        scene
    };
    // Greedo asks for credits alone, Hera Syndulla brings her friends.
    for contact in ["greedo", "hera-syndulla"] {
        let scene = meet(contact, "hulk", 9000);
        assert_eq!(scene.player(0).credits(), 9000, "{contact}");
        assert_eq!(scene.asked(), Some(Seat::new(1)), "{contact}: there was nothing to decide");
        assert!(meet(contact, "g9-rigger", 9000).menu().contains(&Action::Yes), "{contact}");
    }
    // Garindan offers it as one of several things.
    assert!(!meet("garindan", "hulk", 9000).menu().contains(&Action::Choose(1)));
    assert!(meet("garindan", "g9-rigger", 9000).menu().contains(&Action::Choose(1)));
}

#[test]
fn a_captive_is_not_thrown_out_for_crew() {
    // Rules: OR-18.11, OR-7.7
    let mut position = acting();
    position.players[0] = player("han-solo", "g-1a-starfighter", "tatooine");
    position.players[0].cards = vec![captive("start-bounty-greedo")];
    position.market.insert(Deck::Job, "hired-help".into());
    let mut scene = Scene::new(&position);
    scene.say(Action::Market, &[]);
    assert!(!scene.menu().contains(&Action::Buy(Deck::Job)), "the one slot is the captive's");
    // With a second slot somebody else makes room, whoever comes.
    position.players[0].ship = "lancer".into();
    position.players[0].cards.extend(cards(&["k-2so"]));
    let mut scene = Scene::new(&position);
    scene.say(Action::Market, &[]).say(Action::Buy(Deck::Job), &[in_deck(Deck::Job, "hutt-favor")]);
    while scene.asked() == Some(Seat::new(0)) && !scene.menu().contains(&Action::Done) {
        let first = scene.menu()[0];
        scene.say(first, &[]);
    }
    assert!(scene.holds(0, "start-bounty-greedo") && scene.holds(0, "hired-help"));
    assert!(!scene.holds(0, "k-2so"));
}

#[test]
fn a_captive_may_go_where_a_slot_is_lost() {
    // Rules: OR-18.11, OR-9.6
    let mut position = acting();
    position.players[0] = player("han-solo", "lancer", "tatooine");
    position.players[0].credits = 30_000;
    position.players[0].cards = vec![captive("start-bounty-greedo")];
    position.players[0].cards.extend(cards(&["k-2so"]));
    let more = r#"
[[ship]]
id = "needle"
edition = "base"
cost = 20000
source = { all = "designed" }
front = { hyperdrive = 5, combat = 3, hull = 4, crew = 1 }
[[card]]
id = "buy-needle"
edition = "base"
deck = "ship"
cost = 20000
ship = "needle"
source = { all = "designed" }
"#;
    position.market.insert(Deck::Ship, "buy-needle".into());
    let mut scene = scene_of(more, &position);
    scene.say(Action::Market, &[]);
    // Room is made before the next ship is shown.
    scene.say(Action::Buy(Deck::Ship), &[]);
    let names = ["start-bounty-greedo", "k-2so"].map(crate::support::card_named);
    assert_eq!(scene.menu(), names.map(Action::Card));
}

#[test]
fn reputation_that_cannot_be_lost_pays_for_nothing() {
    // Rules: UB-20.9, OR-24.3
    let more = [
        asset("friend", "crew", r#"modifiers = [{ stat = { counts_positive = "syndicate" } }]"#),
        gear(
            "tip",
            r#"abilities = [{ on = "action", cost = [{ reputation = "syndicate" }], do = [{ gain_credits = 4000 }] }]"#,
        ),
    ];
    let mut position = acting();
    position.players[0].cards = cards(&["tip"]);
    position.players[0].reputation.insert(Faction::Syndicate, Standing::Positive);
    assert_eq!(uses(&scene_of(&more.concat(), &position)).len(), 1);
    position.players[0].cards = cards(&["tip", "friend"]);
    assert_eq!(uses(&scene_of(&more.concat(), &position)), []);
}

#[test]
fn an_option_that_cannot_be_done_is_not_offered() {
    // Rules: OR-24.2
    let menu = |script: &str, change: &dyn Fn(&mut Position)| {
        let mut position = acting();
        position.players[0].credits = 0;
        position.market.insert(Deck::Gear, "jetpack".into());
        change(&mut position);
        Scene::resolving(&position, script, &[]).menu()
    };
    let nothing = |_: &mut Position| {};
    // Each of these has something else beside it, and something that is void.
    for void in [
        r#"{ buy_top = { deck = "gear", off = 1000 } }"#,
        // There is no card on top of that deck.
        r#"{ buy_top = { deck = "luxury", off = 20000 } }"#,
        r#"{ gain_top = "luxury" }"#,
        r#"{ discard_top = "luxury" }"#,
        r#"{ choose_contact = { side = "face_up", then = ["encounter_contact"] } }"#,
        r#"{ choose_faction = { standing = "positive", then = [{ gain_fame = 1 }] } }"#,
        r#"{ choose_faction = { patrol_within = 0, then = [{ fight_patrol = "chosen" }] } }"#,
        r#"{ recover = { from = "ship", amount = 2 } }"#,
        r#"{ gain_credits = { count = "fame", each = 1000 } }"#,
        r#"{ choose_player = { among = ["here"], then = [{ duel = {} }] } }"#,
        r#"{ test = { skills = ["tech"], pass = [{ recover = {} }] } }"#,
        r#"{ when = { if = { fame = 1 }, then = [{ gain_fame = 1 }] } }"#,
        r#"{ by_reputation = { faction = "rebel", positive = [{ gain_fame = 1 }] } }"#,
    ] {
        let script = format!(
            "[{{ choose = [{{ do = [{void}] }}, {{ do = [{{ gain_credits = 1000 }}] }}, {{ do = [{{ gain_fame = 1 }}] }}] }}]"
        );
        assert_eq!(menu(&script, &nothing), [1, 2].map(Action::Choose), "{void}");
    }
    let script = r#"[{ choose = [{ do = [{ recover = {} }] }, { do = [{ gain_fame = 1 }] }] }]"#;
    let hurt = |position: &mut Position| position.players[0].damage = [1, 0];
    assert_eq!(menu(script, &hurt), [0, 1].map(Action::Choose));
}

#[test]
fn a_payment_for_nothing_is_not_offered_but_one_that_averts_harm_is() {
    // Rules: OR-24.2, OR-24.3
    let resolved = |script: &str| Scene::resolving(&acting(), script, &[]);
    let paid = r#"{ cost = [{ credits = 1000 }], then = [{ recover = {} }]"#;
    let scene = resolved(&format!("[{{ pay = {paid} }} }}, {{ may = [{{ gain_fame = 1 }}] }}]"));
    assert_eq!(scene.player(0).credits(), 5000);
    let script = format!("[{{ pay = {paid}, otherwise = [{{ gain_credits = 1000 }}] }} }}]");
    assert_eq!(resolved(&script).player(0).credits(), 6000);
    let script = format!(
        "[{{ pay = {paid}, otherwise = [{{ lose_fame = 1 }}, {{ suffer = {{ to = \"ship\", amount = 1 }} }}] }} }}]"
    );
    assert_eq!(resolved(&script).menu(), [Action::Yes, Action::No]);
    // As an option, even if it is the only one.
    let void = r#"{ cost = [{ credits = 1000 }], do = [{ recover = {} }] }"#;
    assert_eq!(resolved(&format!("[{{ choose = [{void}] }}]")).player(0).credits(), 5000);
    let harm = r#"{ do = [{ suffer = { to = "ship", amount = 1 } }] }"#;
    let offered = |options: &str| resolved(&format!("[{{ choose = [{options}] }}]")).menu();
    assert_eq!(offered(&format!("{void}, {harm}")), [0, 1].map(Action::Choose), "it averts harm");
    let spared = r#"{ do = [{ lose_fame = 1 }] }"#;
    let left_alone = r#"{ cost = [{ credits = 1000 }] }"#;
    let all = format!("{void}, {harm}, {spared}, {left_alone}");
    assert_eq!(offered(&all), [1, 2].map(Action::Choose), "nothing is to be had for nothing");
    assert_eq!(offered(&format!("{left_alone}, {harm}")), [0, 1].map(Action::Choose));
}

#[test]
fn what_comes_to_nothing_is_said_by_the_rules() {
    // Rules: OR-24.2, OR-24.3
    let script = r#"[{ choose = [
        { do = [{ lose_fame = 1 }] },
        { do = [{ suffer = { to = "ship", amount = 1 } }] },
        {},
    ] }]"#;
    let scene = Scene::resolving(&acting(), script, &[]);
    let void = |scene: &Scene| -> Vec<Action> {
        let items = scene.menu().into_iter();
        items.filter(|item| scene.state.comes_to_nothing(*item)).collect()
    };
    assert_eq!(void(&scene), [0, 2].map(Action::Choose));
    // A faction that likes one already, and one whose opinion can fall no further.
    let mut position = acting();
    position.players[0].reputation.insert(Faction::Rebel, Standing::Positive);
    position.players[0].reputation.insert(Faction::Hutt, Standing::Negative);
    let chosen = |verb: &str| {
        format!(
            r#"[{{ choose_faction = {{ then = [{{ {verb} = {{ faction = "chosen" }} }}] }} }}]"#
        )
    };
    let scene = Scene::resolving(&position, &chosen("gain_reputation"), &[]);
    assert_eq!(void(&scene), [Action::Faction(Faction::Rebel)]);
    let scene = Scene::resolving(&position, &chosen("lose_reputation"), &[]);
    assert_eq!(void(&scene), [Action::Faction(Faction::Hutt)]);
    // Recovering without damage; and a talk with somebody who has nothing to say.
    assert_eq!(void(&Scene::new(&two())), [Action::Recover]);
    let mut position = acting();
    position.step = Step::Encounter;
    position.players[0].credits = 0;
    contact_here(&mut position, "hera-syndulla");
    let said = void(&Scene::new(&position));
    assert!(matches!(said[..], [Action::Contact(_)]), "{said:?}");
}

#[test]
fn the_die_of_a_purchase_can_be_rerolled() {
    // Rules: OR-7.6, OR-11.7
    let more = [
        gear(
            "charm",
            r#"abilities = [{ on = "card_dice", limit = "roll", do = [{ reroll = { dice = 1 } }] }]"#,
        ),
        gear("rumour", "").replace(
            "[card.asset]",
            "buy = { roll = [\"hit\"], fail = [{ lose_credits = 1000 }] }\n[card.asset]",
        ),
    ];
    let mut position = acting();
    position.players[0].cards = cards(&["charm"]);
    position.market.insert(Deck::Gear, "rumour".into());
    let mut scene = scene_of(&more.concat(), &position);
    scene.say(Action::Market, &[]).say(Action::Buy(Deck::Gear), &[B]);
    let [charm] = uses(&scene)[..] else { panic!("{:?}", scene.menu()) };
    scene.say(charm, &[]).say(Action::Die(outer_rim::Face::Blank), &[H]);
    // The charm could be given in part payment; it is kept.
    scene.say(Action::Done, &[in_deck(Deck::Gear, "jetpack")]);
    let rumour = scene.state.content().card_named("rumour").expect("a card");
    assert!(scene.player(0).holding(rumour).is_some());
    assert_eq!(scene.player(0).credits(), 1000);
}

#[test]
fn armor_that_keeps_one_standing_is_not_given_in_part_payment() {
    // Rules: OR-7.8, OR-13.3
    let mut position = acting();
    position.players[0].cards = cards(&["plastoid-armor", "dl-44-blaster"]);
    position.market.insert(Deck::Gear, "jetpack".into());
    let bartered = |damage: u8, credits: i32| {
        let mut position = position.clone();
        position.players[0].damage = [damage, 0];
        position.players[0].credits = credits;
        let mut scene = Scene::new(&position);
        scene.say(Action::Market, &[]);
        if !scene.menu().contains(&Action::Buy(Deck::Gear)) {
            return None;
        }
        scene.say(Action::Buy(Deck::Gear), &[]);
        Some(scene.menu().iter().filter(|item| matches!(item, Action::Barter(_))).count())
    };
    assert_eq!(bartered(3, 0), Some(2), "three wounds are borne without it");
    assert_eq!(bartered(4, 1000), Some(1), "the fourth is not");
    assert_eq!(bartered(4, 0), None, "the blaster alone does not pay for it");
}

#[test]
fn a_purchase_can_be_given_up_before_anything_is_paid() {
    // Rules: OR-7.4, OR-7.8
    let mut position = acting();
    position.players[0].credits = 0;
    position.players[0].cards = cards(&["dl-44-blaster", "vibro-ax"]);
    position.market.insert(Deck::Gear, "jetpack".into());
    let mut scene = Scene::new(&position);
    scene.say(Action::Market, &[]);
    let market = scene.menu();
    scene.say(Action::Buy(Deck::Gear), &[]).say(Action::No, &[]);
    assert_eq!(scene.menu(), market, "back in the market");
    scene.say(Action::Buy(Deck::Gear), &[]);
    let barter = Action::Barter(crate::support::card_named("dl-44-blaster"));
    scene.say(barter, &[]);
    assert!(!scene.menu().contains(&Action::No), "what was given is given");
}

#[test]
fn a_droid_is_not_taken_without_a_slot() {
    // Rules: OR-8.3
    let mut position = acting();
    position.players[0] = player("ig-88", "hulk", "tatooine");
    position.players[1].space = "tatooine".into();
    position.players[1].cards = cards(&["k-2so"]);
    assert_eq!(uses(&scene_of(HULK, &position)), []);
    position.players[0].ship = "g9-rigger".into();
    assert_eq!(uses(&scene_of(HULK, &position)).len(), 1);
}

#[test]
fn a_capture_is_not_promised_without_a_slot() {
    // Rules: OR-18.5, OR-18.7
    let staff = gear(
        "staff",
        r#"abilities = [{ on = { before_combat = "ground" }, if = { fighting = "bounty" }, limit = "roll", do = [
        { lend = { modifier = { stat = { combat = "ground" } }, until = "roll" } },
        { lend = { modifier = { stat = "must_capture" }, until = "roll" } },
    ] }]"#,
    );
    let more = [HULK, &staff].concat();
    let hunt = |ship: &str, faces: &[u32]| {
        let mut position = two();
        position.step = Step::Encounter;
        position.players[0] = player("han-solo", ship, "tatooine");
        position.players[0].cards = cards(&["staff", "start-bounty-greedo"]);
        contact_here(&mut position, "greedo");
        let mut scene = scene_of(&more, &position);
        let up = scene.menu().into_iter().find(|item| matches!(item, Action::Contact(spot) if matches!(scene.state.token(*spot), outer_rim::Token::Up(_))));
        scene.say(up.expect("Greedo"), &[]);
        let bounty = Action::Bounty(crate::support::card_named("start-bounty-greedo"));
        scene.say(bounty, faces);
        scene
    };
    assert_eq!(uses(&hunt("g9-rigger", &[])).len(), 1);
    // Three dice against three, and nobody is asked for a promise.
    let scene = hunt("hulk", &[H, H, H, B, B, B]);
    assert_eq!(scene.menu(), [Action::Eliminate]);
}

#[test]
fn what_is_lent_has_a_bound_that_nobody_trips_over() {
    // Rules: OR-24.2
    let lend = r#"{ lend = { modifier = { stat = { combat = "ground" } }, until = "next_turn" } }"#;
    let script = format!("[{}]", [lend; 40].join(", "));
    let scene = Scene::resolving(&acting(), &script, &[]);
    let combat = scene.state.combat_value(Seat::new(0), outer_rim::Arena::Ground);
    assert!((3 + 8..3 + 40).contains(&combat), "{combat}");
}

#[test]
fn a_step_with_nothing_to_do_in_it_is_not_asked_about() {
    // Rules: OR-4.4
    let mut position = two();
    position.players[0] = player("han-solo", "g9-rigger", "t5-x");
    position.players[1] = player("lando-calrissian", "g9-rigger", "ord-mantell");
    let setup = with(1, |_| {});
    let mut scene = Scene::of(&setup, &position);
    scene.say(Action::Earn, &[]);
    assert!(scene.menu().contains(&Action::EncounterSpace), "{:?}", scene.menu());
    // On a planet there is the market.
    position.players[0].space = "tatooine".into();
    let mut scene = Scene::of(&setup, &position);
    scene.say(Action::Earn, &[]);
    assert_eq!(scene.menu(), [Action::Market, Action::Done]);
    let _ = (C, at("tatooine"));
}
