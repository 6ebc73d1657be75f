//! OR-9, OR-10, OR-17 to OR-20: goals, contacts, bounties, cargo, jobs.

use crate::support::{B, C, F, H, Scene, at, card_named, cards, contact, player, two};
use outer_rim::{
    Action, BoardEvent, Body, Event, Faction, Position, PositionCard, PositionContact, Standing,
    Step, Token,
};
use tabletop::{Game, Seat, Viewer};

fn encounter_at(space: &str) -> Position {
    let mut position = two();
    position.step = Step::Encounter;
    position.players[0].space = space.into();
    position
}

fn with_contact(mut position: Position, name: &str, space: &str) -> Position {
    position.contacts.push(PositionContact {
        contact: name.into(),
        space: space.into(),
        peeked_by: Vec::new(),
        face_down: false,
    });
    position
}

fn spot_of(scene: &Scene, name: &str) -> u8 {
    let wanted = contact(name) as u8;
    let up = |(_, token): (_, Token)| matches!(token, Token::Up(one) if one.0 == wanted);
    scene.state.spots().position(up).expect("face up somewhere") as u8
}

#[test]
fn a_contact_is_revealed_and_may_be_hired() {
    // Rules: OR-17.1, OR-17.2, OR-17.4, OR-17.6
    let mut scene = Scene::new(&with_contact(encounter_at("tatooine"), "greedo", "tatooine"));
    let spot = spot_of(&scene, "greedo");
    scene.say(Action::Contact(spot), &[]);
    assert_eq!(scene.menu(), [Action::Yes, Action::No]);
    scene.say(Action::Yes, &[]);
    assert!(scene.holds(0, "greedo"));
    assert_eq!(scene.player(0).credits(), 3000);
    assert_eq!(scene.state.spots().nth(usize::from(spot)).map(|(_, one)| one), Some(Token::Empty));
}

#[test]
fn a_contact_that_is_not_hired_stays_face_up() {
    // Rules: OR-17.5
    let mut scene = Scene::new(&with_contact(encounter_at("tatooine"), "greedo", "tatooine"));
    let spot = spot_of(&scene, "greedo");
    scene.say(Action::Contact(spot), &[]).say(Action::No, &[]);
    assert_eq!(spot_of(&scene, "greedo"), spot);
}

#[test]
fn looking_in_secret_tells_nobody_else() {
    // Rules: OR-17.8, OR-24.5
    let mut position = two();
    position.turn = Seat::new(1);
    position.step = Step::Action;
    let mut scene = Scene::new(&position);
    let look = scene.menu().into_iter().find(|item| matches!(item, Action::Use(_)));
    scene.say(look.expect("Boba Fett looks"), &[]);
    let spot = scene.menu()[0];
    let Action::Spot(idx) = spot else { panic!("{spot:?}") };
    // Ord Mantell has a white space and a green one.
    scene.say(spot, &[contact("garindan")]);
    let seen = |viewer: Viewer| {
        let view = outer_rim::OuterRim::view(&scene.state, viewer);
        view.spots[usize::from(idx)].token
    };
    assert!(matches!(seen(Viewer::Seat(Seat::new(1))), outer_rim::TokenView::Known { .. }));
    assert!(matches!(seen(Viewer::Seat(Seat::new(0))), outer_rim::TokenView::Down { .. }));
    let peek = scene
        .events
        .iter()
        .find(|one| matches!(one, Event::Board(BoardEvent::ContactPeeked { .. })));
    let sight = outer_rim::OuterRim::sight(
        &scene.state,
        peek.expect("the look"),
        Viewer::Seat(Seat::new(0)),
    );
    assert!(matches!(sight, Some(outer_rim::Sight::Peeked { contact: None, .. })));
}

#[test]
fn crew_that_goes_returns_to_the_nearest_empty_space() {
    // Rules: OR-17.7
    let mut position = two();
    position.step = Step::Action;
    position.players[0].cards = cards(&["k-2so"]);
    position.market.insert(outer_rim::Deck::Job, "hired-help".into());
    let mut scene = Scene::new(&position);
    scene.say(Action::Market, &[]);
    let next = crate::support::in_deck(outer_rim::Deck::Job, "hutt-favor");
    scene.say(Action::Buy(outer_rim::Deck::Job), &[next]);
    let (space, _) =
        scene.state.spots().nth(usize::from(spot_of(&scene, "k-2so"))).expect("a spot");
    assert_eq!(space, at("tatooine"), "both its spaces are empty");
}

#[test]
fn a_bounty_is_fought_for_instead_of_the_card() {
    // Rules: OR-17.3, OR-18.1, OR-18.2, OR-18.3, OR-18.5, OR-18.6, OR-17.9
    let mut position = with_contact(encounter_at("tatooine"), "greedo", "tatooine");
    position.players[0].cards = cards(&["start-bounty-greedo"]);
    let mut scene = Scene::new(&position);
    let spot = spot_of(&scene, "greedo");
    let bounty = card_named("start-bounty-greedo");
    scene.say(Action::Contact(spot), &[]);
    assert_eq!(scene.menu(), [Action::Contact(spot), Action::Bounty(bounty)]);
    // Han Solo: three dice against three.
    scene.say(Action::Bounty(bounty), &[H, B, B, B, F, B]);
    assert_eq!(scene.menu(), [Action::Eliminate, Action::Capture]);
    scene.say(Action::Eliminate, &[]);
    assert_eq!(scene.player(0).credits(), 10_000);
    assert!(!scene.holds(0, "start-bounty-greedo"));
    assert!(scene.state.is_removed(bounty));
}

#[test]
fn a_lost_hunt_changes_nothing() {
    // Rules: OR-18.4
    let mut position = with_contact(encounter_at("tatooine"), "greedo", "tatooine");
    position.players[0].cards = cards(&["start-bounty-greedo"]);
    let mut scene = Scene::new(&position);
    let spot = spot_of(&scene, "greedo");
    scene.say(Action::Contact(spot), &[]);
    scene.say(Action::Bounty(card_named("start-bounty-greedo")), &[B, B, B, H, B, B]);
    assert!(scene.holds(0, "start-bounty-greedo"));
    assert_eq!(spot_of(&scene, "greedo"), spot);
    assert_eq!(scene.player(0).damage(Body::Character), 1);
}

#[test]
fn a_captive_takes_a_crew_slot_and_is_paid_for_where_it_is_wanted() {
    // Rules: OR-18.7, OR-18.8, OR-6.3
    let mut position = with_contact(encounter_at("tatooine"), "greedo", "tatooine");
    position.players[0].cards = cards(&["start-bounty-greedo", "k-2so"]);
    position.players[0].ship = "hwk-290".into();
    let mut scene = Scene::new(&position);
    let spot = spot_of(&scene, "greedo");
    scene.say(Action::Contact(spot), &[]);
    scene.say(Action::Bounty(card_named("start-bounty-greedo")), &[H, B, B, B, B, B]);
    scene.say(Action::Capture, &[]);
    assert!(scene.holds(0, "start-bounty-greedo") && scene.holds(0, "k-2so"));
    let mut position = two();
    position.step = Step::Action;
    position.players[0].cards = vec![PositionCard {
        card: "start-bounty-greedo".into(),
        captive: true,
        ..PositionCard::default()
    }];
    let mut scene = Scene::new(&position);
    scene.say(Action::Deliver, &[]).say(Action::Card(card_named("start-bounty-greedo")), &[]);
    assert_eq!(scene.player(0).credits(), 13_000);
    assert_eq!(scene.state.contacts_aboard().count(), 0);
}

#[test]
fn wanted_crew_may_be_defended_by_their_captain() {
    // Rules: OR-18.9, OR-12.3
    let mut position = encounter_at("tatooine");
    position.players[0].cards = cards(&["start-bounty-greedo"]);
    position.players[1].space = "tatooine".into();
    position.players[1].cards = cards(&["greedo"]);
    let bounty = Action::Bounty(card_named("start-bounty-greedo"));
    let mut scene = Scene::new(&position);
    scene.say(bounty, &[]);
    assert_eq!(scene.asked(), Some(Seat::new(1)));
    scene.say(Action::Yes, &[H, H, B, B, B, B]);
    // Boba Fett rolled only blanks; Greedo would turn one only when attacking.
    scene.say(Action::Eliminate, &[]);
    assert!(!scene.holds(1, "greedo"));
    assert_eq!(scene.player(1).damage(Body::Character), 2);
    let mut scene = Scene::new(&position);
    scene.say(bounty, &[]).say(Action::No, &[H, B, B, B, B, B]).say(Action::Capture, &[]);
    assert!(!scene.holds(1, "greedo") && scene.holds(0, "start-bounty-greedo"));
    assert_eq!(scene.player(1).damage(Body::Character), 0);
}

#[test]
fn legal_cargo_pays_where_it_belongs() {
    // Rules: OR-19.1, OR-19.2, OR-6.4
    let mut position = two();
    position.step = Step::Action;
    position.players[0].space = "nal-hutta".into();
    position.players[0].cards = cards(&["start-cargo-rations"]);
    let mut scene = Scene::new(&position);
    scene.say(Action::Deliver, &[]).say(Action::Card(card_named("start-cargo-rations")), &[]);
    assert_eq!(scene.player(0).credits(), 10_000);
    assert_eq!(scene.menu(), [Action::Market, Action::Done]);
}

#[test]
fn illegal_cargo_needs_a_hit_or_meets_trouble() {
    // Rules: OR-19.3, OR-19.4, OR-19.6, OR-21.1
    let mut position = two();
    position.step = Step::Action;
    position.players[0] = player("jyn-erso", "g9-rigger", "cantonica");
    position.players[0].cards = cards(&["start-cargo-death-sticks"]);
    let sticks = card_named("start-cargo-death-sticks");
    let mut scene = Scene::new(&position);
    scene.say(Action::Deliver, &[]).say(Action::Card(sticks), &[H]);
    assert_eq!((scene.player(0).credits(), scene.player(0).fame_gained()), (11_000, 1));
    // A crit is no hit: the card of trouble is drawn, and the double cross is fought off.
    let mut scene = Scene::new(&position);
    let trouble = u32::from(card_named("trouble-double-cross").0);
    scene.say(Action::Deliver, &[]).say(Action::Card(sticks), &[C, trouble, H, B, B, B, B, B]);
    assert!(!scene.holds(0, "start-cargo-death-sticks"));
    assert_eq!(scene.player(0).fame_gained(), 1);
    // Or it is lost.
    let mut scene = Scene::new(&position);
    scene.say(Action::Deliver, &[]).say(Action::Card(sticks), &[B, trouble, B, B, B, H, B, B]);
    assert!(!scene.holds(0, "start-cargo-death-sticks"));
    assert_eq!(scene.player(0).fame_gained(), 0);
}

#[test]
fn rotating_cargo_turns_into_another() {
    // Rules: UB-12.1, UB-12.2, UB-12.3
    let mut position = two();
    position.step = Step::Action;
    position.players[0].space = "ord-mantell".into();
    position.players[0].cards = cards(&["astromech-parts"]);
    let mut scene = Scene::expanded(&position);
    let parts = card_named("astromech-parts");
    scene.say(Action::Deliver, &[]).say(Action::Card(parts), &[]);
    assert_eq!(scene.player(0).credits(), 10_000);
    assert!(scene.player(0).holding(parts).is_some_and(|held| held.turned));
}

#[test]
fn a_job_is_resolved_by_its_databank_card() {
    // Rules: OR-20.1, OR-20.2, OR-20.3, OR-20.5
    let mut position = encounter_at("naboo");
    position.players[0].cards = cards(&["jewel-of-yavin"]);
    let mut scene = Scene::new(&position);
    let job = card_named("jewel-of-yavin");
    scene.say(Action::Job(job), &[]);
    scene.say(Action::Skill(outer_rim::Skill::Stealth), &[C, B, H, B]);
    assert_eq!((scene.player(0).credits(), scene.player(0).fame_gained()), (20_000, 1));
    assert!(scene.state.is_removed(job));
}

#[test]
fn a_failed_job_is_kept() {
    // Rules: OR-20.4
    let mut position = encounter_at("naboo");
    position.players[0].cards = cards(&["jewel-of-yavin"]);
    position.players[0].damage = [3, 0];
    let mut scene = Scene::new(&position);
    scene.say(Action::Job(card_named("jewel-of-yavin")), &[]);
    // The test fails, then the fight: the last health is gone.
    scene.say(Action::Skill(outer_rim::Skill::Stealth), &[B, B, B, B, B, H, B, B]);
    assert!(scene.player(0).is_defeated());
    assert!(scene.holds(0, "jewel-of-yavin"));
    assert_eq!(scene.asked(), Some(Seat::new(1)));
}

#[test]
fn a_personal_goal_gives_a_fame_and_flips_the_card() {
    // Rules: OR-10.2, OR-9.3
    let mut position = two();
    position.step = Step::Action;
    position.players[0].credits = 20_000;
    position.market.insert(outer_rim::Deck::Ship, "buy-yv-666".into());
    let mut scene = Scene::new(&position);
    scene.say(Action::Market, &[]);
    let next = crate::support::in_deck(outer_rim::Deck::Ship, "buy-hwk-290");
    scene.say(Action::Buy(outer_rim::Deck::Ship), &[next]);
    assert!(scene.player(0).is_flipped());
    assert_eq!(scene.player(0).fame_gained(), 1);
}

#[test]
fn counting_goals_count() {
    // Rules: OR-9.4, OR-10.3
    let mut position = encounter_at("tatooine");
    position.players[0] = player("ketsu-onyo", "g-1a-starfighter", "tatooine");
    position.players[0].goal_tokens = [2, 0];
    position
        .patrols
        .insert(Faction::Rebel, outer_rim::PositionPatrol { space: "tatooine".into(), level: 1 });
    let mut scene = Scene::new(&position);
    scene.say(Action::FightPatrol(Faction::Rebel), &[H, B, B, B, B]);
    assert!(scene.player(0).is_flipped());
    // One fame; two thousand from the patrol; the ability is not there before the flip.
    assert_eq!(scene.player(0).fame_gained(), 1);
    assert_eq!(scene.player(0).reputation(Faction::Rebel), Standing::Negative);
}

#[test]
fn a_ship_goal_flips_the_sheet() {
    // Rules: OR-9.2, OR-9.3
    let mut position = two();
    position.step = Step::Action;
    position.players[0].ship = "hwk-290".into();
    position.players[0].credits = 8000;
    position.players[0].cards = cards(&["shield-upgrade"]);
    let mut scene = Scene::new(&position);
    let pay = scene.menu().into_iter().find(|item| matches!(item, Action::Use(_)));
    scene.say(pay.expect("the goal of the HWK-290"), &[]);
    assert!(scene.player(0).is_ship_flipped());
    assert_eq!((scene.player(0).credits(), scene.player(0).fame_gained()), (1000, 1));
}

#[test]
fn the_first_to_reach_the_goal_wins_at_once() {
    // Rules: OR-22.1, OR-22.3, OR-2.17
    let mut position = two();
    position.step = Step::Action;
    position.players[0].fame = 9;
    position.players[0].space = "cantonica".into();
    position.players[0].cards = cards(&["start-cargo-death-sticks"]);
    let mut scene = Scene::new(&position);
    scene.say(Action::Deliver, &[]);
    scene.say(Action::Card(card_named("start-cargo-death-sticks")), &[H]);
    assert!(scene.state.is_over());
    let outcome = outer_rim::OuterRim::outcome(&scene.state).expect("an end");
    assert_eq!(outcome.places, [1, 2]);
}

#[test]
fn additional_fame_counts_as_long_as_it_is_there() {
    // Rules: OR-8.7, OR-8.8
    let mut position = two();
    position.players[0].cards = cards(&["extravagant-wardrobe"]);
    position.players[0].fame = 3;
    position.players[0].reputation.insert(Faction::Rebel, Standing::Positive);
    let total = |position: &Position| {
        let scene = Scene::new(position);
        outer_rim::OuterRim::view(&scene.state, Viewer::Spectator).players[0].fame_total
    };
    assert_eq!(total(&position), 3);
    position.players[0].reputation.insert(Faction::Hutt, Standing::Positive);
    assert_eq!(total(&position), 4);
}

#[test]
fn a_reward_may_be_changed_for_fame() {
    // Rules: OR-8.7
    let mut position = with_contact(encounter_at("tatooine"), "greedo", "tatooine");
    position.players[0].cards = cards(&["start-bounty-greedo", "mandalorian-armor"]);
    let mut scene = Scene::new(&position);
    let spot = spot_of(&scene, "greedo");
    scene.say(Action::Contact(spot), &[]);
    scene.say(Action::Bounty(card_named("start-bounty-greedo")), &[H, B, B, B, B, B]);
    scene.say(Action::Eliminate, &[]);
    let armor = scene.menu()[0];
    assert!(matches!(armor, Action::Use(_)));
    scene.say(armor, &[]);
    assert_eq!((scene.player(0).credits(), scene.player(0).fame_gained()), (5000, 1));
}

#[test]
fn a_played_character_is_no_contact() {
    // Rules: UB-6.1
    // Also: H1.
    let mut position = with_contact(encounter_at("tatooine"), "doctor-aphra", "tatooine");
    position.players[1] = player("doctor-aphra", "g9-rigger", "lothal");
    let mut scene = Scene::expanded(&position);
    let spot = spot_of(&scene, "doctor-aphra");
    scene.say(Action::Contact(spot), &[]);
    assert_eq!(scene.asked(), Some(Seat::new(0)), "another encounter is chosen");
    assert!(scene.menu().contains(&Action::EncounterSpace));
    assert!(!scene.menu().contains(&Action::Contact(spot)));
    assert_eq!(scene.state.spots().nth(usize::from(spot)).map(|(_, one)| one), Some(Token::Empty));
}

#[test]
fn proton_torpedoes_add_to_the_fame_of_a_patrol() {
    // Rules: UB-20.3
    let mut position = encounter_at("tatooine");
    position.players[0].cards = cards(&["proton-torpedoes"]);
    position
        .patrols
        .insert(Faction::Rebel, outer_rim::PositionPatrol { space: "tatooine".into(), level: 2 });
    let mut scene = Scene::new(&position);
    scene.say(Action::FightPatrol(Faction::Rebel), &[C, B, B, B, B, B, B]);
    assert_eq!(scene.player(0).fame_gained(), 2);
}

#[test]
fn cad_bane_is_paid_for_the_fame_he_does_not_get() {
    // Rules: UB-20.2, UB-20.3
    // Also: H7.
    let mut position = encounter_at("tatooine");
    position.players[0] = player("cad-bane", "g9-rigger", "tatooine");
    position.players[0].fame = 2;
    position.players[0].cards = cards(&["proton-torpedoes"]);
    position
        .patrols
        .insert(Faction::Rebel, outer_rim::PositionPatrol { space: "tatooine".into(), level: 2 });
    let mut scene = Scene::expanded(&position);
    scene.say(Action::FightPatrol(Faction::Rebel), &[C, B, B, B, B, B, B]);
    assert_eq!((scene.player(0).fame_gained(), scene.player(0).credits()), (3, 10_000));
    // His own goal is not cut: a patrol of six dice beaten.
    position
        .patrols
        .insert(Faction::Rebel, outer_rim::PositionPatrol { space: "tatooine".into(), level: 3 });
    let mut scene = Scene::expanded(&position);
    scene.say(Action::FightPatrol(Faction::Rebel), &[C, B, B, B, B, B, B, B, B]);
    // Two and one more for the torpedoes, less one; and one for the goal.
    assert_eq!((scene.player(0).fame_gained(), scene.player(0).credits()), (5, 10_000));
}

#[test]
fn nothing_is_cut_from_the_fame_of_cad_banes_own_card() {
    // Rules: UB-20.2
    let mut position = two();
    position.step = Step::Action;
    position.players[0] = player("cad-bane", "g9-rigger", "tatooine");
    position.players[0].fame = 2;
    position.players[0].credits = 20_000;
    let mut scene = Scene::expanded(&position);
    let tale = scene.menu().into_iter().find(|item| matches!(item, Action::Use(_)));
    scene.say(tale.expect("he pays those who tell of him"), &[]);
    // A whole fame for what it costs, and no credits instead.
    assert_eq!((scene.player(0).fame_gained(), scene.player(0).credits()), (3, 12_000));
    // OR-6.2: each ability once in an action step.
    assert!(!scene.menu().iter().any(|item| matches!(item, Action::Use(_))));
}

#[test]
fn crew_discarded_in_the_core_stays_there() {
    // Rules: UB-5.3, UB-20.7
    // Also: H8.
    let mut position = two();
    position.step = Step::Action;
    position.players[0].space = "spinward-core".into();
    position.players[0].cards = cards(&["chewbacca"]);
    position.market.insert(outer_rim::Deck::Job, "hired-help".into());
    let mut scene = Scene::expanded(&position);
    scene.say(Action::Market, &[]);
    let next = crate::support::in_deck(outer_rim::Deck::Job, "hutt-favor");
    scene.say(Action::Buy(outer_rim::Deck::Job), &[next]);
    let spot = usize::from(spot_of(&scene, "chewbacca"));
    assert_eq!(scene.state.spots().nth(spot).map(|(space, _)| space), Some(at("spinward-core")));
}

#[test]
fn the_core_is_crossed_by_declaring_it_first() {
    // Rules: UB-4.1, UB-4.3, UB-4.4, UB-4.5
    let mut position = encounter_at("spinward-core");
    position.players[0].credits = 0;
    let mut scene = Scene::expanded(&position);
    assert!(scene.menu().contains(&Action::CrossTheCore));
    scene.say(Action::CrossTheCore, &[0]);
    assert_eq!(scene.player(0).space(), at("trailing-core"));
    let mut scene = Scene::expanded(&position);
    scene.say(Action::EncounterSpace, &[0]);
    assert_eq!(scene.player(0).space(), at("spinward-core"));
}
