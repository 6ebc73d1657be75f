//! OR-4.6, OR-5.7, OR-14, OR-15.12, UB-4, UB-5: what is met where.

use crate::support::{B, C, H, Scene, at, card_named, cards, contact, player, two};
use outer_rim::{
    Action, BoardEvent, Body, CardEvent, Deck, Event, Faction, OuterRim, Position, PositionContact,
    PositionPatrol, RollEvent, Standing, Step, Token,
};
use tabletop::{Game, Seat, Viewer};

fn encounter_at(space: &str) -> Position {
    let mut position = two();
    position.step = Step::Encounter;
    position.players[0].space = space.into();
    position
}

fn with_patrol(mut position: Position, faction: Faction, space: &str) -> Position {
    position.patrols.insert(faction, PositionPatrol { space: space.into(), level: 1 });
    position
}

fn up(contact: &str, space: &str) -> PositionContact {
    PositionContact {
        contact: contact.into(),
        space: space.into(),
        peeked_by: Vec::new(),
        face_down: false,
    }
}

#[test]
fn an_encounter_is_a_patrol_the_space_a_contact_or_an_ability() {
    // Rules: OR-14.1
    let mut position = with_patrol(encounter_at("naboo"), Faction::Rebel, "naboo");
    position.players[0] = player("ketsu-onyo", "g9-rigger", "naboo");
    position.players[0].cards = cards(&["jewel-of-yavin"]);
    position.contacts.push(up("greedo", "naboo"));
    let menu = Scene::new(&position).menu();
    assert!(menu.contains(&Action::FightPatrol(Faction::Rebel)));
    assert!(menu.contains(&Action::EncounterSpace));
    assert_eq!(menu.iter().filter(|item| matches!(item, Action::Contact(_))).count(), 1);
    assert!(menu.contains(&Action::Job(card_named("jewel-of-yavin"))));
    assert!(menu.iter().any(|item| matches!(item, Action::Use(_))), "Ketsu Onyo looks around");
}

fn bottom(scene: &Scene, deck: usize) -> Vec<u8> {
    OuterRim::view(&scene.state, Viewer::Spectator).encounters[deck].bottom().to_vec()
}

#[test]
fn the_card_of_a_planet_is_drawn_resolved_and_put_under() {
    // Rules: OR-14.4
    let mut scene = Scene::new(&encounter_at("kessel"));
    // The first card of the third tile: strength, which Han Solo lacks.
    scene.say(Action::EncounterSpace, &[0, C, B]);
    assert_eq!(scene.player(0).credits(), 9000, "the section of Kessel");
    let drawn = scene.events.iter().find_map(|event| match event {
        Event::Card(CardEvent::EncounterDrawn { deck, .. }) => Some(usize::from(*deck)),
        _ => None,
    });
    assert_eq!(bottom(&scene, drawn.expect("a card")), [0]);
}

#[test]
fn the_maelstrom_has_a_section_of_its_own() {
    // Rules: OR-14.6
    // Open, and the default: the deck of its tile.
    let mut scene = Scene::new(&encounter_at("maelstrom"));
    scene.say(Action::EncounterSpace, &[0, B, B]);
    assert_eq!(scene.player(0).damage(Body::Ship), 2, "a piloting test was failed");
}

#[test]
fn a_navpoint_is_another_place_with_a_patrol() {
    // Rules: OR-14.5
    let mut scene = Scene::new(&encounter_at("t5-x"));
    scene.say(Action::EncounterSpace, &[0]);
    assert_eq!(scene.state.patrol(Faction::Rebel).space, at("t5-x"), "no patrol: one is brought");
    let mut scene = Scene::new(&with_patrol(encounter_at("t5-x"), Faction::Rebel, "t5-x"));
    scene.say(Action::EncounterSpace, &[0]);
    assert_eq!(scene.menu(), [Action::Yes, Action::No], "patrol: one may slip by");
}

#[test]
fn an_additional_turn_comes_before_the_next_player() {
    // Rules: OR-4.6
    let mut scene = Scene::new(&with_patrol(encounter_at("t5-x"), Faction::Rebel, "t5-x"));
    scene.say(Action::EncounterSpace, &[0]).say(Action::Yes, &[C, B]);
    assert_eq!(scene.asked(), Some(Seat::new(0)), "the same player plans again");
    scene.say(Action::Earn, &[]).say(Action::Done, &[]);
    scene.say(Action::EncounterSpace, &[1]);
    let fallback = scene.menu()[0];
    scene.say(fallback, &[]);
    assert_eq!(scene.asked(), Some(Seat::new(1)), "once");
}

#[test]
fn a_patrol_is_brought_directly() {
    // Rules: OR-15.12
    let scene =
        Scene::resolving(&encounter_at("naboo"), r#"[{ bring_patrol = "syndicate" }]"#, &[]);
    assert_eq!(scene.state.patrol(Faction::Syndicate).space, at("naboo"));
    let moves = scene
        .events
        .iter()
        .filter(|one| matches!(one, Event::Board(BoardEvent::PatrolMoved { .. })));
    assert_eq!(moves.count(), 1, "no space in between");
}

#[test]
fn to_move_directly_is_to_pass_through_nothing() {
    // Rules: OR-5.7
    let mut position = with_patrol(two(), Faction::Rebel, "naboo");
    position.players[0].flipped = true;
    let scene = Scene::resolving(&position, r#"[{ move_directly = { space = "naboo" } }]"#, &[]);
    assert_eq!(scene.player(0).space(), at("naboo"));
    // Han Solo would test his piloting on entering a space with a patrol.
    assert_eq!(scene.menu(), [Action::Move, Action::Recover, Action::Earn]);
}

#[test]
fn a_planets_faction_does_nothing_by_itself() {
    // Rules: OR-3.6
    let menu = |standing: Standing| {
        let mut position = encounter_at("nal-hutta");
        position.players[0].reputation.insert(Faction::Hutt, standing);
        Scene::new(&position).menu()
    };
    assert_eq!(menu(Standing::Negative), menu(Standing::Positive));
    let script = r#"[{ gain_reputation = { faction = "here" } }]"#;
    let scene = Scene::resolving(&encounter_at("naboo"), script, &[]);
    assert_eq!(scene.player(0).reputation(Faction::Imperial), Standing::Positive);
    let scene = Scene::resolving(&encounter_at("takodana"), script, &[]);
    assert!(Faction::ALL.iter().all(|one| scene.player(0).reputation(*one) != Standing::Positive));
}

#[test]
fn reputations_do_not_touch_one_another() {
    // Rules: OR-16.4
    let mut position = two();
    position.players[0].reputation.insert(Faction::Imperial, Standing::Positive);
    let script = r#"[{ gain_reputation = { faction = "rebel", steps = 2 } }]"#;
    let scene = Scene::resolving(&position, script, &[]);
    let now = Faction::ALL.iter().map(|one| scene.player(0).reputation(*one)).collect::<Vec<_>>();
    let [neutral, positive] = [Standing::Neutral, Standing::Positive];
    assert_eq!(now, [neutral, neutral, positive, positive]);
}

#[test]
fn both_core_spaces_draw_from_one_deck() {
    // Rules: UB-4.2
    let mut scene = Scene::expanded(&encounter_at("spinward-core"));
    scene.say(Action::EncounterSpace, &[0]);
    let deck = scene.events.iter().find_map(|event| match event {
        Event::Card(CardEvent::EncounterDrawn { deck, .. }) => Some(*deck),
        _ => None,
    });
    let mut scene = Scene::expanded(&encounter_at("trailing-core"));
    scene.say(Action::EncounterSpace, &[0]);
    let other = scene.events.iter().find_map(|event| match event {
        Event::Card(CardEvent::EncounterDrawn { deck, .. }) => Some(*deck),
        _ => None,
    });
    assert_eq!(deck, other);
    assert_eq!(bottom(&scene, usize::from(other.expect("a card"))), [0]);
}

#[test]
fn patrols_do_not_cross_the_core() {
    // Rules: UB-4.7
    let mut position = with_patrol(encounter_at("trailing-core"), Faction::Rebel, "spinward-core");
    position.players[0].space = "trailing-core".into();
    let script = r#"[{ move_patrol = { faction = "rebel", steps = 1 } }]"#;
    let setup = crate::support::with(2, |options| options.expansion = true);
    let set = crate::support::set_with(&crate::support::bench(script));
    let mut scene = Scene::in_set(&set, &setup, &position);
    scene.resolve("bench", &[]);
    assert_eq!(scene.state.patrol(Faction::Rebel).space, at("spinward-navpoint"));
}

#[test]
fn an_orange_contact_is_met_like_any_other() {
    // Rules: UB-5.2
    let mut position = encounter_at("tatooine");
    position.contacts.push(up("ahsoka-tano", "tatooine"));
    position.players[0].credits = 12_000;
    let mut scene = Scene::expanded(&position);
    let wanted = contact("ahsoka-tano") as u8;
    let is_up = |(_, token): (_, Token)| matches!(token, Token::Up(one) if one.0 == wanted);
    let spot = scene.state.spots().position(is_up).expect("face up") as u8;
    scene.say(Action::Contact(spot), &[]).say(Action::Yes, &[]);
    assert!(scene.holds(0, "ahsoka-tano"));
}

#[test]
fn the_market_is_on_planets() {
    // Rules: OR-7.2
    for (space, open) in [("tatooine", true), ("t5-x", false), ("maelstrom", false)] {
        let mut position = encounter_at(space);
        position.step = Step::Action;
        assert_eq!(Scene::new(&position).menu().contains(&Action::Market), open, "{space}");
    }
    let mut position = encounter_at("spinward-core");
    position.step = Step::Action;
    assert!(Scene::expanded(&position).menu().contains(&Action::Market), "a planet like others");
}

#[test]
fn an_empty_deck_is_skipped() {
    // Rules: OR-7.12
    // Open, and the default: it is skipped.
    let mut position = encounter_at("tatooine");
    position.step = Step::Action;
    position.players[0].credits = 10_000;
    position.players[0].ship = "hwk-290".into();
    position.players[0].cards =
        cards(&["extravagant-wardrobe", "proton-torpedoes", "sith-holocron"]);
    position.players[1].cards = cards(&["mandalorian-armor"]);
    position.market.insert(Deck::Luxury, "statue-dedication".into());
    let mut scene = Scene::new(&position);
    scene.say(Action::Market, &[]);
    assert!(!scene.menu().contains(&Action::DiscardTop(Deck::Luxury)), "none would follow it");
    scene.say(Action::Buy(Deck::Luxury), &[]).say(Action::Done, &[]);
    assert_eq!(scene.player(0).fame_gained(), 1);
    assert_eq!(scene.state.top(Deck::Luxury), None);
}

#[test]
fn a_test_that_one_may_take_can_be_declined() {
    // Rules: OR-11.6
    let may = r#"[{ may = [{ test = { skills = ["tech"], fail = [{ lose_credits = 1000 }] } }] }]"#;
    let mut scene = Scene::resolving(&two(), may, &[]);
    scene.say(Action::No, &[]);
    assert_eq!(scene.player(0).credits(), 5000);
    let must = r#"[{ test = { skills = ["tech"], fail = [{ lose_credits = 1000 }] } }]"#;
    let scene = Scene::resolving(&two(), must, &[B, B]);
    assert_eq!(scene.player(0).credits(), 4000, "nobody asked");
}

#[test]
fn ground_and_ship_combat_use_different_bodies() {
    // Rules: OR-12.1
    let dice = |script: &str, faces: &[u32]| {
        let scene = Scene::resolving(&two(), script, faces);
        let rolled = scene.events.iter().find_map(|event| match event {
            Event::Roll(RollEvent::Rolled { what: outer_rim::RolledFor::Attack, roll, .. }) => {
                Some(roll.len())
            }
            _ => None,
        });
        (rolled, Body::ALL.iter().map(|body| scene.player(0).damage(*body)).collect::<Vec<_>>())
    };
    // Han Solo has three dice, the G9 Rigger two.
    let ground = dice(r#"[{ fight = { arena = "ground", combat = 1 } }]"#, &[H, B, B, H]);
    assert_eq!(ground, (Some(3), vec![1, 0]));
    let ship = dice(r#"[{ fight = { arena = "ship", combat = 1 } }]"#, &[H, B, H]);
    assert_eq!(ship, (Some(2), vec![0, 1]));
}
