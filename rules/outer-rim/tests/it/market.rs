//! OR-7, OR-8, UB-10, UB-11: the market and the slots.

use crate::support::{Scene, at, cards, contact, in_deck, two};
use outer_rim::{Action, Deck, Faction, Kind, Position, Setup, Step};
use tabletop::Seat;

fn shopping() -> Position {
    let mut position = two();
    position.step = Step::Action;
    position.players[0].credits = 12_000;
    position.market.insert(Deck::Cargo, "bacta-supplies".into());
    position.market.insert(Deck::Gear, "dl-44-blaster".into());
    position.market.insert(Deck::Job, "hutt-favor".into());
    position
}

#[test]
fn a_card_is_bought_placed_and_the_next_one_moves_its_patrol() {
    // Rules: OR-7.4, OR-7.5, OR-15.4, OR-15.5, OR-8.3
    let mut scene = Scene::new(&shopping());
    scene.say(Action::Market, &[]);
    let next = in_deck(Deck::Cargo, "stolen-hyperfuel");
    scene.say(Action::Buy(Deck::Cargo), &[next]);
    assert!(scene.holds(0, "bacta-supplies"));
    assert_eq!(scene.player(0).credits(), 11_000);
    // Hutt, two spaces, from t6-ir toward Tatooine: it goes along the inner lane.
    let hutt = scene.state.patrol(Faction::Hutt).space;
    assert_eq!(hutt, at("t6-il"));
    assert_eq!(scene.state.top(Deck::Cargo), Some(crate::support::card_named("stolen-hyperfuel")));
}

#[test]
fn a_patrol_with_two_ways_asks_the_current_player() {
    // Rules: OR-15.5, OR-15.6
    let mut position = shopping();
    position.market.insert(Deck::Ship, "buy-hwk-290".into());
    let mut scene = Scene::new(&position);
    scene.say(Action::Market, &[]);
    // The Imperial patrol stands at t6-or; over Takodana it can go on by both lanes.
    scene.say(Action::Buy(Deck::Ship), &[in_deck(Deck::Ship, "buy-aggressor")]);
    assert_eq!(scene.state.patrol(Faction::Imperial).space, at("takodana"));
    assert_eq!(scene.asked(), Some(Seat::new(0)));
    assert_eq!(scene.menu(), [Action::Space(at("t6-ol")), Action::Space(at("t6-x"))]);
    scene.say(Action::Space(at("t6-x")), &[]);
    assert_eq!(scene.menu(), [Action::Done]);
}

#[test]
fn the_top_card_may_be_discarded_first_and_shows_no_icons() {
    // Rules: OR-7.3, OR-7.5, OR-7.11
    let mut scene = Scene::new(&shopping());
    scene.say(Action::Market, &[]);
    let next = in_deck(Deck::Cargo, "coaxium-crystal");
    let homes = Faction::ALL.iter().map(|one| scene.state.patrol(*one)).collect::<Vec<_>>();
    scene.say(Action::DiscardTop(Deck::Cargo), &[next]);
    let after = Faction::ALL.iter().map(|one| scene.state.patrol(*one)).collect::<Vec<_>>();
    assert_eq!(homes, after);
    let bottom = scene.state.pile(Deck::Cargo).bottom().to_vec();
    assert_eq!(bottom, [in_deck(Deck::Cargo, "bacta-supplies") as u8]);
    assert!(!scene.menu().iter().any(|item| matches!(item, Action::DiscardTop(_))));
    assert!(scene.menu().contains(&Action::Buy(Deck::Gear)), "any deck may be bought from");
}

#[test]
fn with_the_expansion_a_second_card_of_the_same_deck_may_go() {
    // Rules: UB-10.1
    // Also: H9.
    let mut scene = Scene::expanded(&shopping());
    scene.say(Action::Market, &[]);
    scene.say(Action::DiscardTop(Deck::Cargo), &[in_deck(Deck::Cargo, "rebel-traitor")]);
    let discards: Vec<Action> =
        scene.menu().into_iter().filter(|item| matches!(item, Action::DiscardTop(_))).collect();
    assert_eq!(discards, [Action::DiscardTop(Deck::Cargo)]);
    let before = scene.state.patrol(Faction::Hutt);
    let hyperfuel = in_deck(Deck::Cargo, "stolen-hyperfuel");
    scene.say(Action::DiscardTop(Deck::Cargo), &[hyperfuel]).say(Action::Done, &[]);
    assert_eq!(scene.state.patrol(Faction::Hutt), before, "nothing was bought, nothing moves");
    assert_eq!(scene.menu(), [Action::Done]);
}

#[test]
fn some_cards_cannot_be_bought_where_they_are_wanted() {
    // Rules: OR-7.6
    let mut position = shopping();
    position.players[0].space = "takodana".into();
    let mut scene = Scene::new(&position);
    scene.say(Action::Market, &[]);
    assert!(!scene.menu().contains(&Action::Buy(Deck::Cargo)));
}

#[test]
fn a_die_may_have_to_be_rolled_before_paying() {
    // Rules: OR-7.6
    let mut position = shopping();
    position.market.insert(Deck::Cargo, "rebel-traitor".into());
    let mut scene = Scene::expanded(&position);
    scene.say(Action::Market, &[]);
    // A blank: databank 96, a test of tactics that a crit passes.
    let faces = [crate::support::B, crate::support::C, crate::support::B];
    scene.say(Action::Buy(Deck::Cargo), &faces);
    assert!(!scene.holds(0, "rebel-traitor"));
    assert_eq!(scene.player(0).credits(), 12_000);
    assert!(scene.state.top(Deck::Cargo).is_some(), "it stays where it was");
}

#[test]
fn cards_may_be_bartered_and_no_change_is_given() {
    // Rules: OR-7.8
    let mut position = shopping();
    position.players[0].credits = 0;
    position.players[0].cards = cards(&["plastoid-armor"]);
    let mut scene = Scene::new(&position);
    scene.say(Action::Market, &[]).say(Action::Buy(Deck::Gear), &[]);
    let armor = crate::support::card_named("plastoid-armor");
    assert_eq!(scene.menu(), [Action::Barter(armor), Action::No], "it cannot be paid otherwise");
    scene.say(Action::Barter(armor), &[in_deck(Deck::Gear, "special-order")]);
    assert!(scene.holds(0, "dl-44-blaster"));
    assert_eq!(scene.player(0).credits(), 0);
}

#[test]
fn a_full_hold_makes_room_or_nothing_is_bought() {
    // Rules: OR-7.7, OR-8.2
    let mut position = shopping();
    position.players[0].cards = cards(&["start-cargo-rations"]);
    let mut scene = Scene::new(&position);
    scene.say(Action::Market, &[]);
    scene.say(Action::Buy(Deck::Cargo), &[in_deck(Deck::Cargo, "coaxium-crystal")]);
    assert!(scene.holds(0, "bacta-supplies"));
    assert!(!scene.holds(0, "start-cargo-rations"), "one cargo slot, one cargo");
}

#[test]
fn a_compartment_holds_one_more_cargo() {
    // Rules: OR-8.3
    let mut position = shopping();
    position.players[0].cards = cards(&["start-cargo-rations", "smuggling-compartment"]);
    let mut scene = Scene::new(&position);
    // The compartment itself may be bartered, so the price is asked for.
    scene.say(Action::Market, &[]).say(Action::Buy(Deck::Cargo), &[]);
    scene.say(Action::Done, &[in_deck(Deck::Cargo, "coaxium-crystal")]);
    assert!(scene.holds(0, "bacta-supplies") && scene.holds(0, "start-cargo-rations"));
}

#[test]
fn a_new_ship_takes_the_old_one_in_payment() {
    // Rules: OR-7.9, OR-9.6, OR-9.7
    let mut position = shopping();
    position.players[0].ship = "hwk-290".into();
    position.players[0].damage = [0, 2];
    position.market.insert(Deck::Ship, "buy-aggressor".into());
    position.players[0].character = "jyn-erso".into();
    let mut scene = Scene::new(&position);
    scene.say(Action::Market, &[]);
    // Syndicate, two spaces.
    scene.say(Action::Buy(Deck::Ship), &[in_deck(Deck::Ship, "buy-lancer")]);
    assert_eq!(scene.player(0).credits(), 12_000 - (15_000 - 5_000));
    assert_eq!(scene.player(0).damage(outer_rim::Body::Ship), 0);
    assert!(scene.state.is_removed(crate::support::card_named("buy-aggressor")));
}

#[test]
fn a_special_card_is_resolved_at_once_and_shuffled_back() {
    // Rules: OR-7.10, OR-17.8
    let mut position = shopping();
    position.market.insert(Deck::Bounty, "information-broker".into());
    let mut scene = Scene::new(&position);
    scene.say(Action::Market, &[]).say(Action::Buy(Deck::Bounty), &[]);
    let kessel = at("kessel");
    assert!(scene.menu().contains(&Action::Space(kessel)));
    assert!(!scene.menu().contains(&Action::Space(at("tatooine"))), "a player is there");
    // One yellow token lies there.
    let mut faces = vec![contact("saw-gerrera")];
    faces.push(in_deck(Deck::Bounty, "bounty-saw-gerrera"));
    scene.say(Action::Space(kessel), &faces);
    let up = scene.state.spots().filter(|(space, token)| *space == kessel && token.is_down());
    assert_eq!(up.count(), 0);
}

#[test]
fn the_ship_decides_how_many_crew_there_are() {
    // Rules: OR-8.1, OR-8.2, OR-8.3
    let mut position = shopping();
    position.players[0].cards = cards(&["k-2so"]);
    position.market.insert(Deck::Job, "hired-help".into());
    let mut scene = Scene::new(&position);
    scene.say(Action::Market, &[]);
    // One crew slot: K-2SO leaves the ship for an empty contact space nearby.
    scene.say(Action::Buy(Deck::Job), &[in_deck(Deck::Job, "rescue-from-the-mines")]);
    assert!(scene.holds(0, "hired-help") && !scene.holds(0, "k-2so"));
}

#[test]
fn a_reveal_icon_counts_players() {
    // Rules: UB-11.1, UB-11.2, UB-11.3, UB-11.4
    // Also: H2.
    for (seats, reveals) in [(2, true), (4, false)] {
        let mut position = shopping();
        for name in ["bossk", "jyn-erso"].into_iter().take(seats - 2) {
            position.players.push(crate::support::player(name, "g9-rigger", "lothal"));
        }
        position.players[0].space = "cantonica".into();
        let setup = {
            let mut setup = Setup::of(seats as u8);
            setup.options.expansion = true;
            setup
        };
        let mut scene = Scene::of(&setup, &position);
        scene.say(Action::Market, &[]);
        // The next gear card has the icon 1-3.
        let hidden = |scene: &Scene| scene.state.spots().filter(|(_, one)| one.is_down()).count();
        let before = hidden(&scene);
        scene.say(Action::Buy(Deck::Gear), &[in_deck(Deck::Gear, "iqa-11-rifle")]);
        if reveals {
            let spot = scene.menu()[0];
            assert!(matches!(spot, Action::Spot(_)), "{spot:?}");
            scene.say(spot, &[contact("garindan")]);
            assert_eq!(hidden(&scene), before - 1);
        } else {
            assert_eq!(hidden(&scene), before);
        }
        assert_eq!(scene.menu(), [Action::Done]);
    }
}

#[test]
fn armor_is_worn_once() {
    // Rules: OR-8.5
    let mut position = shopping();
    position.players[0].cards = cards(&["plastoid-armor"]);
    position.players[0].credits = 20_000;
    position.market.insert(Deck::Luxury, "mandalorian-armor".into());
    let mut scene = Scene::new(&position);
    scene.say(Action::Market, &[]).say(Action::Buy(Deck::Luxury), &[]);
    scene.say(Action::Done, &[in_deck(Deck::Luxury, "extravagant-wardrobe")]);
    assert!(scene.holds(0, "mandalorian-armor") && !scene.holds(0, "plastoid-armor"));
}

#[test]
fn special_orders_show_cards_until_two_of_a_kind_lie_open() {
    // Rules: OR-7.10
    let mut position = shopping();
    position.market.insert(Deck::Gear, "special-order".into());
    let mut scene = Scene::new(&position);
    scene.say(Action::Market, &[]).say(Action::Buy(Deck::Gear), &[]);
    assert_eq!(scene.menu(), [Action::Kind(Kind::Gear), Action::Kind(Kind::Mod)]);
    let shown = ["jetpack", "shield-upgrade", "vibro-ax"].map(|one| in_deck(Deck::Gear, one));
    scene.say(Action::Kind(Kind::Gear), &shown);
    let ax = crate::support::card_named("vibro-ax");
    let jetpack = crate::support::card_named("jetpack");
    assert_eq!(scene.menu(), [Action::Card(ax), Action::Card(jetpack), Action::Done]);
    scene.say(Action::Card(ax), &[in_deck(Deck::Gear, "dl-44-blaster")]);
    assert!(scene.holds(0, "vibro-ax"));
    assert_eq!(scene.player(0).credits(), 6000);
    assert_eq!(scene.menu(), [Action::Done]);
}
