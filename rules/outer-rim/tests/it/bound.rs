//! What chance may not decide for the opponent of a single player, and how it finds its way.

use crate::solo::{ai, base, face_up, han, pass, table};
use crate::support::{Scene, at, cards, content, house, in_deck, player, set_with, with};
use outer_rim::{
    Action, AiStep, BoardEvent, Content, Deck, Defender, Event, Faction, Opponents, OuterRim,
    PlayerEvent, Position, PositionPatrol, PositionPlayer, RollEvent, SpaceId,
};
use std::sync::Arc;
use tabletop::{Answer, Dice, Game, Seat, Stage};

/// A cargo to the Trailing Core with this reward, and Han Solo beside the Core who carries it.
fn carrying(reward: &str) -> Scene {
    let card = format!(
        "[[card]]\nid = \"passenger\"\nedition = \"unfinished_business\"\ndeck = \"cargo\"\nsource = {{ all = \"designed\" }}\n[card.asset]\nkind = \"cargo\"\ncargo = {{ to = {{ space = \"trailing-core\" }}, reward = {{ credits = 1000, then = {reward} }} }}\n"
    );
    let opponent = PositionPlayer { cards: cards(&["passenger"]), ..han("trailing-navpoint") };
    in_set(&set_with(&card), &table(opponent))
}

fn in_set(set: &Arc<Content>, position: &Position) -> Scene {
    let setup = with(1, |options| options.expansion = true);
    Scene::in_set(set, &setup, position)
}

/// Where an opponent went.
fn steps(scene: &Scene) -> Vec<SpaceId> {
    let step = |event: &Event| match event {
        Event::Player(PlayerEvent::Moved { seat, to }) if *seat == Seat::new(1) => Some(*to),
        _ => None,
    };
    scene.events.iter().filter_map(step).collect()
}

#[test]
fn no_effect_moves_an_opponent_through_the_core() {
    // Rules: UB-17.3
    // By its own choice, by force, and by a choice whose one way leads there.
    for reward in [
        "[{ may = [{ move_directly = { space = \"spinward-core\" } }] }]",
        "[{ may = [\"cross_the_core\"] }]",
        "[{ move_directly = { space = \"spinward-core\" } }]",
        "[\"cross_the_core\"]",
    ] {
        let mut scene = carrying(reward);
        // No chance is asked: there is nothing to choose.
        pass(&mut scene, &[ai("ai-06")]);
        assert_eq!(steps(&scene), [at("trailing-core")], "{reward}");
        assert_eq!(scene.player(1).space(), at("trailing-core"), "{reward}");
        assert_eq!(scene.player(1).credits(), 5000 + 1000, "{reward}");
    }
    // It may still be sent elsewhere.
    let mut scene = carrying("[{ move_directly = { space = \"naboo\" } }]");
    pass(&mut scene, &[ai("ai-06")]);
    assert_eq!(steps(&scene), [at("trailing-core"), at("naboo")]);
}

#[test]
fn a_person_still_crosses_the_core() {
    // Rules: UB-4.4, UB-17.3
    let mut position = table(han("takodana"));
    position.players[0].space = "trailing-core".into();
    let more = crate::support::bench("[{ may = [\"cross_the_core\"] }]");
    let mut scene = in_set(&set_with(&more), &position);
    scene.resolve("bench", &[]).say(Action::Yes, &[]);
    assert_eq!(scene.player(0).space(), at("spinward-core"));
}

#[test]
fn the_passenger_of_the_shipped_set_leaves_its_opponent_at_the_core() {
    // Rules: UB-17.3
    let opponent =
        PositionPlayer { cards: cards(&["corellia-passenger"]), ..han("trailing-navpoint") };
    let setup = with(1, |options| options.expansion = true);
    for seed in 0..24 {
        let mut scene = Scene::in_set(&house(), &setup, &table(opponent.clone()));
        let seat = Seat::new(0);
        let mut dice = Dice::swift(seed);
        let mut stage = Stage::new(&mut scene.state, &mut dice, &mut scene.events);
        OuterRim::decide(&mut stage, seat, &Answer::Item(Action::EncounterSpace));
        // The encounter of the person may ask; whatever it is, the first answer will do.
        while scene.state.round() == 1 {
            let action = scene.whole_menu()[0];
            let seat = scene.asked().expect("somebody is asked");
            let mut stage = Stage::new(&mut scene.state, &mut dice, &mut scene.events);
            OuterRim::decide(&mut stage, seat, &Answer::Item(action));
        }
        let there = house().space_named("spinward-core").expect("a space");
        assert!(!steps(&scene).contains(&there), "seed {seed}");
    }
}

#[test]
fn an_opponent_does_not_protect_its_crew_against_a_person() {
    // Rules: UB-18.16, OR-18.9
    let opponent = PositionPlayer { cards: cards(&["saw-gerrera"]), ..han("naboo") };
    let mut position = table(opponent);
    position.players[0].cards = cards(&["bounty-saw-gerrera"]);
    let bounty = content().card_named("bounty-saw-gerrera").expect("a card");
    for seed in 0..12 {
        let mut scene = in_set(&content(), &position);
        assert!(scene.menu().contains(&Action::Bounty(bounty)));
        let mut dice = Dice::swift(seed);
        let mut stage = Stage::new(&mut scene.state, &mut dice, &mut scene.events);
        OuterRim::decide(&mut stage, Seat::new(0), &Answer::Item(Action::Bounty(bounty)));
        let against = scene.events.iter().find_map(|event| match event {
            Event::Roll(RollEvent::CombatBegan { defender, .. }) => Some(*defender),
            _ => None,
        });
        assert!(matches!(against, Some(Defender::Foe(_))), "seed {seed}: {against:?}");
    }
}

#[test]
fn what_an_opponent_never_buys_it_does_not_buy_by_a_card_either() {
    // Rules: UB-17.6
    let card = "[[card]]\nid = \"voucher\"\nedition = \"unfinished_business\"\ndeck = \"job\"\nsource = { all = \"designed\" }\n[card.asset]\nkind = \"job\"\njob = { at = { space = \"takodana\" }, do = [\"complete_job\"], reward = { credits = 1000, then = [{ buy_top = { deck = \"cargo\", off = 0 } }] } }\n";
    let opponent = PositionPlayer { cards: cards(&["voucher"]), ..han("takodana") };
    let mut position = table(opponent);
    position.market = [(Deck::Cargo, "rebel-traitor".into())].into();
    let set = set_with(card);
    let mut scene = in_set(&set, &position);
    pass(&mut scene, &[ai("ai-06")]);
    assert_eq!(scene.player(1).credits(), 5000 + 2000 + 1000);
    assert_eq!(scene.player(1).held().count(), 0);
    // What it may buy is left to chance.
    position.market = [(Deck::Cargo, "coaxium-crystal".into())].into();
    let mut scene = in_set(&set, &position);
    pass(&mut scene, &[ai("ai-06"), 0, in_deck(Deck::Cargo, "smuggling-compartment")]);
    assert!(scene.holds(1, "coaxium-crystal"));
}

#[test]
fn of_two_shortest_ways_an_opponent_takes_the_one_that_nothing_stops() {
    // Rules: OR-25.7, OR-5.3
    let position = |patrol: Option<SpaceId>| {
        let opponent = PositionPlayer { cards: cards(&["start-cargo-rations"]), ..han("tatooine") };
        let mut position = table(opponent);
        let space = patrol.map(|space| content().space_name(space).into());
        let patrols = space.map(|space| (Faction::Hutt, PositionPatrol { space, level: 1 }));
        position.patrols = patrols.into_iter().collect();
        position
    };
    // Chance decides between the two as long as nothing lies on either.
    let way = |face| {
        let mut scene = base(&position(None));
        pass(&mut scene, &[ai("ai-04"), face]);
        steps(&scene)
    };
    let ways = [way(0), way(1)];
    assert_ne!(ways[0], ways[1]);
    for (blocked, open) in [(0, 1), (1, 0)] {
        let only = ways[blocked].iter().filter(|step| !ways[open].contains(step));
        for patrol in only {
            let mut scene = base(&position(Some(*patrol)));
            pass(&mut scene, &[ai("ai-04")]);
            assert_eq!(steps(&scene), ways[open]);
        }
    }
    // Where both are barred it comes as far as it can.
    let last = *ways[0].last().expect("a way");
    assert_eq!(last, at("nal-hutta"));
}

#[test]
fn a_hunter_reveals_only_whom_it_may_want() {
    // Rules: UB-18.14, OR-25.3
    let wants = house().ai_cards.iter().position(|card| {
        card.action.contains(&AiStep::RevealWanted) && &*card.id == "ai-hunter-02"
    });
    let card = wants.expect("a card of the shipped set") as u32;
    let setup = with(1, |options| {
        options.expansion = true;
        options.opponents = Opponents::BountyHunter;
    });
    let hunter = |held: &[&str]| PositionPlayer {
        cards: cards(held),
        ..player("boba-fett", "g-1a-starfighter", "takodana")
    };
    // Without a bounty there is nobody to look for: two thousand twice, planning and encounter.
    let mut position = table(hunter(&[]));
    position.contacts = vec![face_up("garindan", "naboo")];
    let mut scene = Scene::in_set(&house(), &setup, &position);
    let spot = house().contact_named("garindan").expect("a contact");
    let spots = scene.state.spots().position(|(_, token)| token == outer_rim::Token::Up(spot));
    let spot = spots.expect("he is here") as u8;
    scene.say(Action::Contact(spot), &[]);
    let free = *scene.menu().last().expect("a choice without a price");
    scene.say(free, &[card]);
    assert!(
        !scene
            .events
            .iter()
            .any(|event| matches!(event, Event::Board(BoardEvent::ContactRevealed { .. })))
    );
    assert_eq!(scene.player(1).credits(), 5000 + 2000 + 2000);
}
