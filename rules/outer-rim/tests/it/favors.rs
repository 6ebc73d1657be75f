//! UB-13, UB-14, UB-15: favors and debts.

mod on_the_way;

use crate::support::{
    B, H, Scene, at, bench, card_named, cards, content, player, set_with, two, with,
};
use outer_rim::{
    Action, CardEvent, DealEvent, Event, Faction, Favor, Good, OuterRim, Position, PositionPatrol,
    RollEvent, Setup, SetupFault, Skill, Standing, Step,
};
use tabletop::{Game, Seat, SeatSet, Viewer};

const ADVICE: Action = Action::Favor(Favor::Advice(Skill::Tech));

const PLAN: Action = Action::Favor(Favor::BattlePlan);

fn favors(seats: u8) -> Setup {
    with(seats, |options| {
        options.expansion = true;
        options.favors = true;
    })
}

fn scene(position: &Position) -> Scene {
    Scene::of(&favors(position.players.len() as u8), position)
}

/// Han Solo on Tatooine, Boba Fett on Ord Mantell, Lando Calrissian on Naboo.
fn three() -> Position {
    let mut position = two();
    position.players.push(player("lando-calrissian", "g9-rigger", "naboo"));
    position
}

fn seats(list: &[u8]) -> SeatSet {
    list.iter().copied().map(Seat::new).collect()
}

fn ask(scene: &mut Scene, favor: Favor) {
    scene.say(Action::Aside, &[]).say(Action::AskFavor, &[]).say(Action::Favor(favor), &[]);
}

#[test]
fn favors_are_agreed_before_the_game() {
    // Rules: UB-13.1, UB-13.9, UB-17.11
    let mut setup = Setup::of(2);
    setup.options.favors = true;
    assert_eq!(setup.check(&content()), Err(SetupFault::Favors), "an option of the expansion");
    setup.options.expansion = true;
    assert_eq!(setup.check(&content()), Ok(()));
    setup.seats = 1;
    assert_eq!(setup.check(&content()), Err(SetupFault::Favors), "nobody to ask");
    let mut without = Scene::expanded(&two());
    without.say(Action::Aside, &[]);
    assert!(!without.menu().contains(&Action::AskFavor));
    let mut with = scene(&two());
    with.say(Action::Aside, &[]);
    assert!(with.menu().contains(&Action::AskFavor));
}

#[test]
fn everybody_starts_with_the_debt_token_of_their_colour() {
    // Rules: UB-14.1
    let state = OuterRim::blank(&favors(3), &content());
    for seat in Seat::all(3) {
        assert_eq!(state.player(seat).debts().iter().collect::<Vec<_>>(), [seat]);
    }
    assert!(OuterRim::blank(&Setup::of(3), &content()).player(Seat::new(0)).debts().is_empty());
}

const ENFYS_AND_DENGAR: &str = r#"
[[character]]
id = "enfys-nest"
edition = "unfinished_business"
combat = 3
health = 4
skills = ["piloting"]
setup = { databank = 91 }
goal = { happens = { on = "patrol_beaten", times = 2 } }
source = { all = "designed" }

[[character]]
id = "dengar"
edition = "unfinished_business"
combat = 3
health = 4
skills = ["tactics", "tech"]
setup = { databank = 90 }
goal = { happens = { on = "combat_won", times = 2 } }
source = { all = "designed" }
"#;

#[test]
fn h3_advice_for_credits_and_a_debt() {
    // Rules: UB-13.2, UB-13.4, UB-13.5, UB-14.2, UB-15.1
    let mut position = two();
    position.step = Step::Encounter;
    position.players[0] = player("enfys-nest", "g9-rigger", "tatooine");
    position.players[0].cards = cards(&["start-job-lost-droid"]);
    position.players[1] = player("dengar", "g-1a-starfighter", "ord-mantell");
    let set = set_with(ENFYS_AND_DENGAR);
    let mut scene = Scene::in_set(&set, &favors(2), &position);
    // The test asks for tech; before the dice fall, she may ask for advice.
    scene.say(Action::Job(card_named("start-job-lost-droid")), &[]);
    assert_eq!(scene.menu(), [ADVICE, Action::Done]);
    let thousand = Action::Give(Good::Credits(1000));
    scene.say(ADVICE, &[]).say(thousand, &[]).say(thousand, &[]).say(Action::Propose, &[]);
    // Dengar wants her debt token as well.
    assert_eq!(scene.asked(), Some(Seat::new(1)));
    scene.say(Action::Want(Good::Debt(Seat::new(0))), &[]).say(Action::Yes, &[]);
    assert_eq!(scene.asked(), Some(Seat::new(0)));
    assert_eq!(scene.menu(), [Action::Player(Seat::new(1)), Action::No]);
    assert_eq!(scene.player(1).credits(), 5000, "not before she accepts");
    // A hit passes, for she counts as having tech.
    scene.say(Action::Player(Seat::new(1)), &[H, B]);
    assert!(
        scene.events.contains(&Event::Roll(RollEvent::Tested { seat: Seat::new(0), passed: true }))
    );
    assert_eq!(scene.player(1).credits(), 7000);
    assert_eq!(scene.player(0).credits(), 5000 - 2000 + 4000);
    assert_eq!(scene.player(1).debts(), seats(&[0, 1]));
    assert!(scene.player(0).debts().is_empty());
    assert!(scene.player(0).holding(card_named("start-job-lost-droid")).is_none());
}

#[test]
fn advice_is_a_skill_of_character_or_crew_for_the_next_test() {
    // Rules: UB-13.4, OR-11.4
    let mut position = two();
    position.players[0] = player("jyn-erso", "g9-rigger", "tatooine");
    position.players[0].cards = cards(&["start-job-lost-droid"]);
    let mut none = scene(&position);
    none.say(Action::Aside, &[]).say(Action::AskFavor, &[]);
    assert!(!none.menu().contains(&ADVICE), "Boba Fett knows no tech");
    assert!(none.menu().contains(&Action::Favor(Favor::Advice(Skill::Stealth))));
    // K-2SO is crew.
    position.players[1].cards = cards(&["chewbacca"]);
    let mut scene = scene(&position);
    ask(&mut scene, Favor::Advice(Skill::Tech));
    scene.say(Action::Propose, &[]).say(Action::Yes, &[]);
    assert_eq!(scene.player(0).favor().expect("granted").by, Seat::new(1));
    scene.say(Action::Earn, &[]).say(Action::Done, &[]);
    scene.say(Action::Job(card_named("start-job-lost-droid")), &[H, B]);
    assert!(
        scene.events.contains(&Event::Roll(RollEvent::Tested { seat: Seat::new(0), passed: true }))
    );
    assert!(scene.events.contains(&Event::Deal(DealEvent::FavorSpent { seat: Seat::new(0) })));
}

#[test]
fn a_battle_plan_is_a_die_in_one_combat_and_a_defender_may_use_one() {
    // Rules: UB-13.2, UB-13.3, UB-13.4, UB-13.8
    let mut position = two();
    position.step = Step::Encounter;
    position.players[0] = player("bossk", "g9-rigger", "tatooine");
    position.players[0].flipped = true;
    position.players[1].space = "tatooine".into();
    let mut scene = scene(&position);
    let duel = scene.menu().into_iter().find(|item| matches!(item, Action::Use(_)));
    scene.say(duel.expect("Bossk's ability"), &[]);
    // The attacker is asked first, then the defender, both before the dice.
    assert_eq!((scene.asked(), scene.menu()), (Some(Seat::new(0)), vec![PLAN, Action::Done]));
    scene.say(Action::Done, &[]);
    assert_eq!((scene.asked(), scene.menu()), (Some(Seat::new(1)), vec![PLAN, Action::Done]));
    scene.say(PLAN, &[]).say(Action::Propose, &[]);
    // Even the attacker may grant it: three dice against four.
    scene.say(Action::Yes, &[H, B, B, H, H, B, B]);
    assert!(
        scene
            .events
            .contains(&Event::Roll(RollEvent::Fought { attacker: Seat::new(0), won: false }))
    );
    assert!(scene.events.contains(&Event::Deal(DealEvent::FavorSpent { seat: Seat::new(1) })));
}

#[test]
fn a_vouched_reputation_is_positive_until_the_turn_ends_and_does_not_change() {
    // Rules: UB-13.4, UB-20.9, OR-5.3
    let mut position = two();
    position.players[1].reputation.insert(Faction::Hutt, Standing::Positive);
    let patrol = PositionPatrol { space: "t5-x".into(), level: 1 };
    position.patrols.insert(Faction::Hutt, patrol);
    let more = bench(r#"[{ gain_reputation = { faction = "hutt" } }]"#);
    let mut scene = Scene::in_set(&set_with(&more), &favors(2), &position);
    scene.say(Action::Aside, &[]).say(Action::AskFavor, &[]);
    let rebel = Action::Favor(Favor::Vouch(Faction::Rebel));
    assert!(!scene.menu().contains(&rebel), "Boba Fett is no friend of the Rebels");
    scene.say(Action::Favor(Favor::Vouch(Faction::Hutt)), &[]);
    scene.say(Action::Propose, &[]).say(Action::Yes, &[]);
    scene.resolve("bench", &[]);
    assert_eq!(scene.player(0).reputation(Faction::Hutt), Standing::Neutral, "it is ignored");
    // The patrol lets one pass.
    scene.say(Action::Move, &[]).say(Action::Fly(at("t5-x")), &[]);
    assert!(scene.menu().contains(&Action::Fly(at("naboo"))));
    scene.say(Action::Done, &[]).say(Action::Done, &[]);
    let view = |scene: &Scene| OuterRim::view(&scene.state, Viewer::Seat(Seat::new(0)));
    assert!(view(&scene).players[0].favor.is_some());
    scene.say(Action::FightPatrol(Faction::Hutt), &[H, B, B, B]);
    assert_eq!(scene.player(0).reputation(Faction::Hutt), Standing::Neutral, "nor is it lost");
    assert_eq!(scene.state.current(), Seat::new(1));
    assert!(view(&scene).players[0].favor.is_none(), "the turn is over");
}

#[test]
fn a_shortcut_is_one_space_farther() {
    // Rules: UB-13.4
    let mut scene = scene(&two());
    let hyperdrive = |scene: &Scene| {
        OuterRim::view(&scene.state, Viewer::Seat(Seat::new(1))).players[0].hyperdrive
    };
    let before = hyperdrive(&scene);
    ask(&mut scene, Favor::Shortcut);
    scene.say(Action::Propose, &[]).say(Action::Yes, &[]);
    assert_eq!(hyperdrive(&scene), before + 1);
}

#[test]
fn one_benefits_from_one_favor_in_a_turn() {
    // Rules: UB-13.3, UB-13.8
    let mut position = two();
    let patrol = PositionPatrol { space: "tatooine".into(), level: 1 };
    position.patrols.insert(Faction::Hutt, patrol);
    let mut scene = scene(&position);
    ask(&mut scene, Favor::Shortcut);
    scene.say(Action::Propose, &[]).say(Action::No, &[]);
    // A refusal is no benefit: one may ask again.
    ask(&mut scene, Favor::Shortcut);
    scene.say(Action::Propose, &[]).say(Action::Yes, &[]).say(Action::Aside, &[]);
    assert!(!scene.menu().contains(&Action::AskFavor));
    let favor = tabletop::Answer::Item(Action::AskFavor);
    assert_eq!(OuterRim::why_not(&scene.state, Seat::new(0), &favor), Some("UB-13.3"));
    // Nor is there a plan for the combat of this turn; but the next turn is another one.
    scene.say(Action::Done, &[]).say(Action::Earn, &[]).say(Action::Done, &[]);
    scene.say(Action::FightPatrol(Faction::Hutt), &[H, B, B, B]);
    assert_eq!(scene.asked(), Some(Seat::new(1)));
    assert_eq!(scene.player(0).favor(), None);
    scene.say(Action::Aside, &[]);
    assert!(scene.menu().contains(&Action::AskFavor));
}

#[test]
fn of_several_offers_the_asking_player_chooses_one() {
    // Rules: UB-13.5, UB-13.6, OR-13.8
    let mut position = three();
    position.players[2].defeated = true;
    let mut scene = scene(&position);
    ask(&mut scene, Favor::Shortcut);
    scene.say(Action::Give(Good::Credits(1000)), &[]).say(Action::Propose, &[]);
    // In turn order, never oneself.
    assert_eq!(scene.asked(), Some(Seat::new(1)));
    scene.say(Action::Yes, &[]);
    assert_eq!(scene.asked(), Some(Seat::new(2)), "the defeated may grant favors");
    scene.say(Action::Want(Good::Credits(1000)), &[]).say(Action::Yes, &[]);
    let (boba, lando) = (Action::Player(Seat::new(1)), Action::Player(Seat::new(2)));
    assert_eq!(scene.menu(), [boba, lando, Action::No]);
    scene.say(lando, &[]);
    assert_eq!([0, 1, 2].map(|seat| scene.player(seat).credits()), [3000, 5000, 7000]);
    assert_eq!(scene.player(0).favor().expect("granted").by, Seat::new(2));
}

#[test]
fn an_offer_one_does_not_like_may_be_left() {
    // Rules: UB-13.5, UB-15.2
    let mut scene = scene(&two());
    ask(&mut scene, Favor::Shortcut);
    scene.say(Action::Propose, &[]);
    scene.say(Action::Want(Good::Credits(5000)), &[]).say(Action::Yes, &[]);
    scene.say(Action::No, &[]);
    assert_eq!([0, 1].map(|seat| scene.player(seat).credits()), [5000, 5000]);
    assert_eq!(scene.player(0).favor(), None);
}

#[test]
fn once_dice_have_fallen_no_favor_is_asked() {
    // Rules: UB-13.2
    let mut position = two();
    position.step = Step::Encounter;
    position.players[0] = player("lando-calrissian", "g9-rigger", "tatooine");
    position.players[0].cards = cards(&["start-job-lost-droid"]);
    position.players[1].cards = cards(&["chewbacca"]);
    let mut scene = scene(&position);
    scene.say(Action::Job(card_named("start-job-lost-droid")), &[]);
    assert_eq!(scene.menu(), [ADVICE, Action::Done], "before");
    scene.say(Action::Done, &[H, B]);
    // Lando may reroll, and that is all.
    let menu = scene.whole_menu();
    assert!(matches!(menu[..], [Action::Use(_), Action::Done]), "{menu:?}");
}

#[test]
fn paying_somebody_not_to_grant_a_favor_binds_nobody() {
    // Rules: UB-13.7, OR-23.4
    let mut scene = scene(&three());
    scene.say(Action::Aside, &[]).say(Action::Offer, &[]).say(Action::Player(Seat::new(2)), &[]);
    scene.say(Action::Give(Good::Credits(1000)), &[]).say(Action::Propose, &[]);
    scene.say(Action::Yes, &[]);
    // Lando has taken the money, and still grants what Boba Fett asks for in his turn.
    let mut position = three();
    position.turn = Seat::new(1);
    let credits = [0, 1, 2].map(|seat| scene.player(seat).credits());
    for (player, credits) in position.players.iter_mut().zip(credits) {
        player.credits = credits;
    }
    let mut scene = self::scene(&position);
    ask(&mut scene, Favor::Shortcut);
    scene.say(Action::Propose, &[]);
    assert_eq!(scene.asked(), Some(Seat::new(2)));
    scene.say(Action::Yes, &[]).say(Action::No, &[]);
    assert_eq!(scene.player(1).favor().expect("granted").by, Seat::new(2));
}

#[test]
fn a_returned_debt_token_buys_a_favor_that_must_be_granted() {
    // Rules: UB-14.3, UB-13.6
    let mut position = three();
    position.players[0].debts = Some(vec![Seat::new(0), Seat::new(1)]);
    position.players[1].debts = Some(Vec::new());
    let mut scene = scene(&position);
    scene.say(Action::Aside, &[]).say(Action::AskFavor, &[]);
    let called: Vec<Action> =
        scene.menu().into_iter().filter(|item| matches!(item, Action::CallIn(_))).collect();
    assert_eq!(called, [Action::CallIn(Seat::new(1))], "never oneself");
    scene.say(Action::CallIn(Seat::new(1)), &[]);
    let piloting = Action::Favor(Favor::Advice(Skill::Piloting));
    assert!(!scene.menu().contains(&piloting), "that is Lando's, not Boba Fett's");
    scene.say(Action::Favor(Favor::Advice(Skill::Stealth)), &[]);
    // Nobody was asked.
    assert_eq!(scene.asked(), Some(Seat::new(0)));
    assert_eq!(scene.player(0).favor().expect("granted").by, Seat::new(1));
    assert_eq!(scene.player(1).debts(), seats(&[1]));
    assert_eq!(scene.player(0).debts(), seats(&[0]));
}

#[test]
fn debt_tokens_change_hands_like_credits_also_those_of_others() {
    // Rules: UB-14.2
    let mut position = three();
    position.players[0].debts = Some(vec![Seat::new(0), Seat::new(1)]);
    position.players[1].debts = Some(Vec::new());
    let mut scene = scene(&position);
    scene.say(Action::Aside, &[]).say(Action::Offer, &[]).say(Action::Player(Seat::new(2)), &[]);
    scene.say(Action::Give(Good::Debt(Seat::new(1))), &[]);
    scene.say(Action::Want(Good::Credits(1000)), &[]).say(Action::Propose, &[]);
    scene.say(Action::Yes, &[]);
    assert_eq!(scene.player(2).debts(), seats(&[1, 2]));
    assert_eq!([0, 2].map(|seat| scene.player(seat).credits()), [6000, 4000]);
    // A claim with a token in two places or in none cannot be.
    position.players[2].debts = Some(vec![Seat::new(1), Seat::new(2)]);
    let faults = OuterRim::place(&favors(3), &content(), &position).expect_err("two tokens");
    assert_eq!(faults[0].rule, Some("UB-14.1"));
}

#[test]
fn assets_pay_only_for_favors_of_players_in_the_same_space() {
    // Rules: UB-15.1, OR-23.3
    let mut position = three();
    position.players[0].cards = cards(&["dl-44-blaster"]);
    let blaster = Action::Give(Good::Card(card_named("dl-44-blaster")));
    let mut far = scene(&position);
    ask(&mut far, Favor::Shortcut);
    assert!(!far.menu().contains(&blaster));
    assert!(far.menu().contains(&Action::Give(Good::Debt(Seat::new(0)))), "tokens go anywhere");
    position.players[2].space = "tatooine".into();
    let mut scene = scene(&position);
    ask(&mut scene, Favor::Shortcut);
    scene.say(blaster, &[]).say(Action::Propose, &[]);
    assert_eq!(scene.asked(), Some(Seat::new(2)), "Boba Fett is elsewhere");
    scene.say(Action::Yes, &[]);
    assert!(scene.holds(2, "dl-44-blaster"));
    assert_eq!(scene.player(0).favor().expect("granted").by, Seat::new(2));
}

#[test]
fn assets_may_be_swapped_along_with_a_favor() {
    // Rules: UB-15.1
    let mut position = three();
    position.players[0].cards = cards(&["dl-44-blaster"]);
    position.players[1].space = "tatooine".into();
    position.players[1].cards = cards(&["jetpack", "vibro-ax"]);
    position.players[2].cards = cards(&["bacta-supplies"]);
    let jetpack = Action::Want(Good::Card(card_named("jetpack")));
    let mut scene = scene(&position);
    ask(&mut scene, Favor::Shortcut);
    assert!(!scene.menu().contains(&jetpack), "nothing is offered for it yet");
    scene.say(Action::Give(Good::Card(card_named("dl-44-blaster"))), &[]);
    let far = Action::Want(Good::Card(card_named("bacta-supplies")));
    assert!(!scene.menu().contains(&far), "Lando is elsewhere");
    // Boba Fett's gear slots are full as long as he gives nothing back.
    assert!(!scene.menu().contains(&Action::Propose));
    scene.say(jetpack, &[]).say(Action::Propose, &[]).say(Action::Yes, &[]);
    assert!(scene.holds(0, "jetpack") && scene.holds(1, "dl-44-blaster"));
    assert_eq!(scene.player(0).favor().expect("granted").by, Seat::new(1));
}

#[test]
fn every_kind_of_deal_comes_about_in_random_play() {
    // Rules: UB-13.4, UB-14.3, OR-23.1
    use tabletop::{Dice, Playout};
    let setup = with(4, |options| {
        options.expansion = true;
        options.favors = true;
        options.rounds = 30;
    });
    let mut seen = std::collections::BTreeMap::<&str, u32>::new();
    for seed in 0..40 {
        let mut dice = Dice::swift(seed);
        let mut playout = Playout::<OuterRim>::default();
        let mut state = OuterRim::blank(&setup, &crate::support::house());
        playout.deal(&mut state, &mut dice);
        while let Some(open) = OuterRim::pending(&state).first() {
            OuterRim::menu(&state, open.id, &mut playout.menu);
            let answer = playout.menu.sample(&mut dice);
            for event in playout.answer(&mut state, open, &answer, &mut dice) {
                let what = match event {
                    Event::Deal(DealEvent::OfferAnswered { accepted: true, .. }) => "settled",
                    Event::Deal(DealEvent::OfferAnswered { accepted: false, .. }) => "refused",
                    Event::Deal(DealEvent::FavorGranted { favor: Favor::Advice(_), .. }) => {
                        "advice"
                    }
                    Event::Deal(DealEvent::FavorGranted { favor: Favor::BattlePlan, .. }) => "plan",
                    Event::Deal(DealEvent::FavorGranted { favor: Favor::Vouch(_), .. }) => "vouch",
                    Event::Deal(DealEvent::FavorGranted { favor: Favor::Shortcut, .. }) => {
                        "shortcut"
                    }
                    Event::Deal(DealEvent::FavorAnswered { price: Some(_), .. }) => "willing",
                    Event::Deal(DealEvent::FavorSpent { .. }) => "spent",
                    Event::Deal(DealEvent::DebtGiven { to, debt, .. }) if to == debt => "returned",
                    Event::Deal(DealEvent::DebtGiven { .. }) => "debt",
                    Event::Card(CardEvent::CardTaken { .. }) => "card",
                    _ => continue,
                };
                *seen.entry(what).or_default() += 1;
            }
        }
    }
    assert_eq!(seen.len(), 11, "{seen:?}");
}
