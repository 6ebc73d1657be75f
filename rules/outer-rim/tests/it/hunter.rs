//! UB-18, UB-19: the bounty hunter among the opponents, and two of them.

use crate::solo::{ai, dealt, expanded, face_up, pass, pass_by, scene_tokens, spot_of, table};
use crate::support::{
    B, C, F, H, Scene, at, card_named, cards, content, house, in_deck, player, with,
};
use outer_rim::{
    Action, AiDeck, AiStep, BoardEvent, Deck, Event, Faction, MarketEvent, OpponentEvent,
    Opponents, OuterRim, PlayerEvent, Position, PositionContact, PositionPlayer, RollEvent,
    Standing, Token,
};
use tabletop::{Dice, Game, Seat};

/// Boba Fett as the opponent.
fn boba(space: &str, held: &[&str]) -> PositionPlayer {
    PositionPlayer { cards: cards(held), ..player("boba-fett", "g-1a-starfighter", space) }
}

fn hunted(position: &Position) -> Scene {
    expanded(position, Opponents::BountyHunter)
}

fn hidden(contact: &str, space: &str) -> PositionContact {
    PositionContact { peeked_by: vec![Seat::new(0)], face_down: true, ..face_up(contact, space) }
}

#[test]
fn h4_a_character_outranks_a_token_that_stands_in() {
    // Rules: UB-18.3, UB-18.4, UB-18.5, UB-18.2
    // H4: bounties on Saw Gerrera (yellow) and Doctor Aphra (orange); Aphra is the human.
    let mut position = table(boba("tatooine", &["bounty-saw-gerrera", "bounty-on-aphra"]));
    position.players[0] = player("doctor-aphra", "g9-rigger", "naboo");
    position.contacts = vec![
        face_up("garindan", "naboo"),
        face_up("hera-syndulla", "ryloth"),
        face_up("chewbacca", "kessel"),
        PositionContact { face_down: true, ..face_up("saw-gerrera", "nal-hutta") },
        // Nearer than she is, and of her class, but she is known to be no token.
        PositionContact { face_down: true, ..face_up("ahsoka-tano", "tatooine") },
    ];
    let mut scene = hunted(&position);
    // Tatooine, the cross route, Naboo; then she is met there, and both sides miss.
    pass(&mut scene, &[ai("ai-hunter-02"), B, B, B, B, B]);
    assert_eq!(scene.player(1).space(), at("naboo"));
    assert!(
        scene.events.iter().any(|event| matches!(event, Event::Roll(RollEvent::Fought { .. })))
    );
}

#[test]
fn without_a_known_target_the_closest_token_of_the_class_stands_in() {
    // Rules: UB-18.3, UB-18.6
    let mut position = table(boba("ryloth", &["bounty-saw-gerrera"]));
    position.contacts.push(hidden("k-2so", "nal-hutta"));
    let mut scene = hunted(&position);
    // Nal Hutta is two steps away; whoever lies there is turned up and is not wanted.
    pass(&mut scene, &[ai("ai-hunter-02")]);
    assert_eq!(scene.player(1).space(), at("nal-hutta"));
    let k2so = content().contact_named("k-2so").expect("a contact");
    assert!(scene_tokens(&scene, "nal-hutta").contains(&Token::Up(k2so)));
    assert!(scene.holds(1, "bounty-saw-gerrera"));
    // A token that matches is an uncontested bounty.
    position.contacts.pop();
    position.contacts.push(hidden("saw-gerrera", "nal-hutta"));
    let mut scene = hunted(&position);
    pass(&mut scene, &[ai("ai-hunter-02")]);
    assert!(!scene.holds(1, "bounty-saw-gerrera"));
    assert_eq!(spot_of(&scene, "saw-gerrera"), None);
    assert_eq!(scene.player(1).fame_gained(), 1);
}

#[test]
fn h5_an_uncontested_bounty_pays_and_then_hurts() {
    // Rules: UB-18.6, UB-18.9, OR-25.14
    // H5: Boba Fett at Ahsoka Tano's face-up token on Tatooine.
    let mut position = table(boba("tatooine", &["bounty-ahsoka-tano"]));
    position.contacts.push(face_up("ahsoka-tano", "tatooine"));
    let mut scene = hunted(&position);
    // He is there already, so planning earns two thousand.
    pass(&mut scene, &[ai("ai-hunter-02")]);
    assert_eq!(spot_of(&scene, "ahsoka-tano"), None);
    assert_eq!(scene.player(1).fame_gained(), 2);
    assert_eq!(scene.player(1).reputation(Faction::Rebel), Standing::Negative);
    assert!(scene.state.is_removed(card_named("bounty-ahsoka-tano")));
    assert!(scene.player(1).is_defeated());
    assert_eq!(scene.player(1).credits(), 5000 + 2000 + 10_000 - 3000);
    let order: Vec<&str> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Board(BoardEvent::ContactLeft { .. }) => Some("gone"),
            Event::Player(PlayerEvent::Fame { .. }) => Some("reward"),
            Event::Player(PlayerEvent::Reputation { .. }) => Some("after"),
            Event::Player(PlayerEvent::Damaged { .. }) => Some("damage"),
            Event::Player(PlayerEvent::Defeated { .. }) => Some("defeat"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["gone", "reward", "after", "damage", "defeat"]);
}

#[test]
fn h6_a_contested_bounty_on_a_character_is_a_fight_for_five_thousand_and_a_fame() {
    // Rules: UB-18.8, UB-18.10, UB-18.12, OR-12.3
    // H6: Boba rolls three damage, Aphra (Hutt negative, Imperial positive) two, on Tatooine.
    let mut position = table(boba("tatooine", &["bounty-on-aphra"]));
    position.contacts = vec![face_up("garindan", "tatooine")];
    position.players[0] = PositionPlayer {
        reputation: [(Faction::Hutt, Standing::Negative), (Faction::Imperial, Standing::Positive)]
            .into(),
        ..player("doctor-aphra", "g9-rigger", "tatooine")
    };
    let mut scene = hunted(&position);
    pass(&mut scene, &[ai("ai-hunter-02"), H, C, B, C, B]);
    assert_eq!(scene.player(1).fame_gained(), 1);
    assert_eq!(scene.player(1).credits(), 5000 + 2000 + 5000);
    assert_eq!(scene.player(1).reputation(Faction::Hutt), Standing::Positive);
    assert_eq!(scene.player(1).reputation(Faction::Imperial), Standing::Negative);
    assert!(scene.state.is_removed(card_named("bounty-on-aphra")));
    assert_eq!(scene.player(1).damage(outer_rim::Body::Character), 2);
    assert_eq!(scene.player(0).damage(outer_rim::Body::Character), 3);
}

#[test]
fn of_several_factions_the_player_chooses() {
    // Rules: UB-18.12
    let mut position = table(boba("naboo", &["bounty-on-aphra"]));
    position.players[0] = PositionPlayer {
        reputation: [
            (Faction::Hutt, Standing::Negative),
            (Faction::Syndicate, Standing::Negative),
            (Faction::Rebel, Standing::Negative),
        ]
        .into(),
        ..player("doctor-aphra", "g9-rigger", "naboo")
    };
    position.players[1].reputation = [(Faction::Hutt, Standing::Positive)].into();
    let mut scene = hunted(&position);
    pass(&mut scene, &[ai("ai-hunter-02"), H, C, B, B, B]);
    // Not the Hutts, who like the hunter already.
    assert_eq!(scene.asked(), Some(Seat::new(0)));
    let offered = [Action::Faction(Faction::Syndicate), Action::Faction(Faction::Rebel)];
    assert_eq!(scene.menu(), offered);
    scene.say(Action::Faction(Faction::Rebel), &[]);
    assert_eq!(scene.player(1).reputation(Faction::Rebel), Standing::Positive);
    assert_eq!(scene.state.current(), Seat::new(0));
}

#[test]
fn who_beats_the_hunter_rids_the_table_of_the_bounty() {
    // Rules: UB-18.11
    let mut position = table(boba("naboo", &["bounty-on-aphra"]));
    position.players[0] = player("doctor-aphra", "g9-rigger", "naboo");
    let mut scene = hunted(&position);
    pass(&mut scene, &[ai("ai-hunter-02"), B, B, B, H, H]);
    assert!(!scene.holds(1, "bounty-on-aphra"));
    assert!(!scene.state.is_removed(card_named("bounty-on-aphra")));
    assert_eq!(scene.player(1).damage(outer_rim::Body::Character), 2);
    assert_eq!(scene.player(1).fame_gained(), 0);
}

#[test]
fn the_owner_of_wanted_crew_may_defend_it() {
    // Rules: UB-18.7, UB-18.10, UB-18.12
    let mut position = table(boba("naboo", &["bounty-saw-gerrera"]));
    position.players[0].cards = cards(&["saw-gerrera"]);
    let mut scene = hunted(&position);
    pass(&mut scene, &[ai("ai-hunter-02")]);
    assert_eq!(scene.asked(), Some(Seat::new(0)));
    assert_eq!(scene.menu(), [Action::Yes, Action::No]);
    // Undefended: no dice, the crew is gone, and the fight leaves its marks on the hunter.
    let mut given = Scene { state: scene.state.clone(), events: Vec::new() };
    given.say(Action::No, &[]);
    assert!(!given.holds(0, "saw-gerrera"));
    assert!(given.state.is_removed(card_named("saw-gerrera")));
    assert_eq!(given.player(1).fame_gained(), 1);
    assert!(given.player(1).is_defeated());
    // Defended: three dice each on the ground; the attacker wins ties.
    scene.say(Action::Yes, &[H, B, B, H, B, B]);
    assert!(!scene.holds(0, "saw-gerrera"));
    assert_eq!(scene.player(1).fame_gained(), 1);
    assert_eq!(scene.player(1).damage(outer_rim::Body::Character), 1);
    assert_eq!(scene.player(0).damage(outer_rim::Body::Character), 1);
}

#[test]
fn what_is_no_bounty_is_discarded_beside_the_two() {
    // Rules: UB-18.13, UB-17.4
    let mut position = table(boba("takodana", &[]));
    position.market = [(Deck::Bounty, "wanted".into())].into();
    let mut scene = hunted(&position);
    let faces = [
        ai("ai-hunter-02"),
        in_deck(Deck::Bounty, "information-broker"),
        in_deck(Deck::Bounty, "bounty-saw-gerrera"),
        in_deck(Deck::Bounty, "bounty-ahsoka-tano"),
    ];
    // The next card moves a patrol, which may have a choice of ways; the rest is left to it.
    pass_by(&mut scene, Dice::scripted(faces.into_iter().chain([0; 4])));
    assert!(scene.holds(1, "bounty-saw-gerrera"));
    let under = scene
        .events
        .iter()
        .filter(|event| matches!(event, Event::Market(MarketEvent::PutUnder { .. })))
        .count();
    assert_eq!(under, 2);
}

#[test]
fn a_hunter_prefers_the_class_of_its_bounties() {
    // Rules: UB-18.14
    let mut position = table(boba("nal-hutta", &["bounty-saw-gerrera"]));
    // Somebody white and somebody yellow, and the bounty is on a yellow one.
    position.contacts.push(hidden("doctor-evazan", "nal-hutta"));
    position.contacts.push(hidden("k-2so", "nal-hutta"));
    let mut scene = hunted(&position);
    pass(&mut scene, &[ai("ai-boba-fett")]);
    let up = |name: &str| {
        let contact = content().contact_named(name).expect("a contact");
        scene_tokens(&scene, "nal-hutta").contains(&Token::Up(contact))
    };
    assert!(up("k-2so"));
    assert!(!up("doctor-evazan"));
}

#[test]
fn a_token_of_a_character_in_play_is_discarded_and_the_effect_repeated() {
    // Rules: UB-18.15
    let mut position = table(boba("naboo", &["bounty-ahsoka-tano"]));
    position.players[0] = player("doctor-aphra", "g9-rigger", "naboo");
    position.contacts.push(hidden("doctor-aphra", "naboo"));
    let mut scene = hunted(&position);
    let before = scene_tokens(&scene, "naboo").len();
    pass(&mut scene, &[ai("ai-hunter-03")]);
    // Her token is out of the game, and no other orange one lies here.
    assert_eq!(scene_tokens(&scene, "naboo").len(), before - 1);
    assert!(scene.holds(1, "bounty-ahsoka-tano"));
}

#[test]
fn an_opponent_cannot_protect_its_crew() {
    // Rules: UB-18.16, UB-19.4
    let setup = with(1, |options| {
        options.expansion = true;
        options.opponents = Opponents::Both;
    });
    let mut position = table(boba("takodana", &["bounty-saw-gerrera"]));
    let courier = PositionPlayer {
        cards: cards(&["saw-gerrera"]),
        ..player("han-solo", "g9-rigger", "takodana")
    };
    position.players.push(courier);
    let mut scene = Scene::of(&setup, &position);
    // First the hunter takes the crew of the other without a fight; then that one has its card.
    pass(&mut scene, &[ai("ai-hunter-02"), ai("ai-06")]);
    assert!(!scene.holds(2, "saw-gerrera"));
    assert_eq!(scene.player(1).fame_gained(), 1);
    assert!(
        !scene.events.iter().any(|event| matches!(event, Event::Roll(RollEvent::Fought { .. })))
    );
}

#[test]
fn an_opponent_attacked_by_another_defends_with_its_values() {
    // Rules: UB-19.4, UB-19.2
    let setup = with(1, |options| {
        options.expansion = true;
        options.opponents = Opponents::Both;
    });
    let mut position = table(boba("takodana", &["bounty-on-aphra"]));
    position.players.push(player("doctor-aphra", "g9-rigger", "takodana"));
    let mut scene = Scene::of(&setup, &position);
    // Three dice against her two; nobody is asked anything.
    pass(&mut scene, &[ai("ai-hunter-02"), H, H, F, H, F, ai("ai-07")]);
    assert_eq!(scene.player(1).fame_gained(), 1);
    assert_eq!(scene.player(2).damage(outer_rim::Body::Character), 2);
    assert_eq!(scene.state.current(), Seat::new(0));
    let drawn = scene
        .events
        .iter()
        .filter(|event| matches!(event, Event::Opponent(OpponentEvent::AiCardDrawn { .. })));
    assert_eq!(drawn.count(), 2);
}

#[test]
fn a_card_sold_from_the_market_moves_no_patrol() {
    // Rules: UB-18.17
    let mut position = table(boba("takodana", &[]));
    position.market = [(Deck::Cargo, "bacta-supplies".into())].into();
    let mut scene = hunted(&position);
    pass(&mut scene, &[ai("ai-hunter-03"), in_deck(Deck::Cargo, "stolen-hyperfuel")]);
    assert_eq!(scene.player(1).credits(), 5000 + 2000 + 3000);
    assert!(
        !scene
            .events
            .iter()
            .any(|event| matches!(event, Event::Board(BoardEvent::PatrolMoved { .. })))
    );
}

#[test]
fn every_character_and_the_hunter_have_cards_of_their_own() {
    // Rules: UB-18.18
    let house = house();
    let hunters: Vec<_> =
        house.ai_cards.iter().filter(|card| card.deck == AiDeck::BountyHunter).collect();
    assert_eq!(hunters.len(), 5);
    for card in &hunters {
        assert_eq!(card.planning[1], AiStep::MoveToBounty);
        assert_eq!(card.encounter[1], AiStep::EncounterBounty);
    }
    for (idx, character) in house.characters.iter().enumerate() {
        let own: Vec<_> = house
            .ai_cards
            .iter()
            .filter(|card| matches!(&card.deck, AiDeck::Character(of) if of.id().idx() == idx))
            .collect();
        assert_eq!(own.len(), 1, "{}", character.id);
        let hunts = own[0].planning.contains(&AiStep::MoveToBounty);
        assert_eq!(hunts, character.setup.databank == 90, "{}", character.id);
    }
}

#[test]
fn two_opponents_come_in_a_random_order_and_the_later_is_richer() {
    // Rules: UB-19.1, UB-19.2, UB-19.3
    let setup = with(1, |options| {
        options.expansion = true;
        options.opponents = Opponents::Both;
    });
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..12 {
        let (state, events) = dealt(&setup, seed);
        assert_eq!(state.n_players(), 3);
        let credits = [0, 1, 2].map(|seat| state.player(Seat::new(seat)).credits());
        assert_eq!(credits, [4000, 6000, 8000]);
        let hunter = events.iter().find_map(|event| match event {
            Event::Opponent(OpponentEvent::HunterSeated { seat }) => Some(*seat),
            _ => None,
        });
        let hunter = hunter.expect("one of them hunts");
        orders.insert(hunter.idx());
        for seat in [1, 2].map(Seat::new) {
            let character = state.player(seat).character().expect("a character");
            assert_eq!(content().character(character).setup.databank == 90, seat == hunter);
            assert_eq!(state.ai_deck(seat).map(|deck| deck.len()), Some(6));
        }
    }
    assert_eq!(orders.into_iter().collect::<Vec<_>>(), [1, 2]);
    // Each may win against the other and against you.
    let mut position = table(boba("takodana", &[]));
    let rich =
        PositionPlayer { credits: 8000, fame: 9, ..player("han-solo", "g9-rigger", "ryloth") };
    position.players.push(rich);
    let mut scene = Scene::of(&setup, &position);
    pass(&mut scene, &[ai("ai-hunter-03"), ai("ai-06")]);
    assert!(scene.state.is_over());
    let outcome = OuterRim::outcome(&scene.state).expect("an outcome");
    assert_eq!(outcome.places, [2]);
    let opponents = outcome.opponents.iter().map(|one| (&one.name[..], one.place));
    assert_eq!(opponents.collect::<Vec<_>>(), [("boba-fett", 2), ("han-solo", 1)]);
}
