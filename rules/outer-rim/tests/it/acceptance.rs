//! The worked examples of the rulebook (appendix H), by their numbers. H3 stands with the favors, H4
//! to H6 with the bounty hunter among the opponents.

use crate::support::{
    B, C, Scene, at, bench, cards, contact, house, in_deck, player, set_with, two, with,
};
use outer_rim::{
    Action, BoardEvent, CardEvent, Class, Deck, Event, Faction, Position, PositionContact,
    PositionPatrol, Setup, Step, Token,
};
use tabletop::Seat;

fn expanded(seats: u8) -> Setup {
    with(seats, |options| options.expansion = true)
}

#[test]
fn h1_chewbacca_meets_his_own_token() {
    // Rules: UB-6.1
    let house = house();
    let mut position = two();
    position.step = Step::Encounter;
    position.players[0] = player("chewbacca", "g9-rigger", "nal-hutta");
    position.contacts.push(PositionContact {
        contact: "chewbacca".into(),
        space: "nal-hutta".into(),
        peeked_by: Vec::new(),
        face_down: true,
    });
    let mut scene = Scene::in_set(&house, &expanded(2), &position);
    let down = |(space, token): (_, Token)| {
        space == house.space_named("nal-hutta").expect("a space")
            && token == Token::Down(Class::Yellow)
    };
    let spot = scene.state.spots().position(down).expect("a yellow token") as u8;
    let chewbacca = house.contact_named("chewbacca").expect("a contact");
    scene.say(Action::Contact(spot), &[u32::from(chewbacca.0)]);
    let drawn =
        scene.events.iter().any(|one| matches!(one, Event::Card(CardEvent::DatabankDrawn { .. })));
    assert!(!drawn, "no databank card is resolved");
    let token = scene.state.spots().nth(usize::from(spot)).map(|(_, token)| token);
    assert_eq!(token, Some(Token::Empty), "the token is discarded");
    assert_eq!(scene.asked(), Some(Seat::new(0)));
    assert!(scene.menu().contains(&Action::EncounterSpace), "another encounter, e.g. the space");
}

fn shopping(seats: usize) -> Position {
    let mut position = two();
    position.step = Step::Action;
    position.players[0].credits = 12_000;
    position.players[0].space = "cantonica".into();
    for name in ["bossk", "jyn-erso"].into_iter().take(seats - 2) {
        position.players.push(player(name, "g9-rigger", "lothal"));
    }
    position.market.insert(Deck::Gear, "dl-44-blaster".into());
    position
}

#[test]
fn h2_a_reveal_icon_for_one_to_three_does_nothing_for_four() {
    // Rules: UB-11.1, UB-11.2, UB-11.3
    for (seats, must) in [(2, true), (3, true), (4, false)] {
        let mut scene = Scene::of(&expanded(seats), &shopping(usize::from(seats)));
        scene.say(Action::Market, &[]);
        scene.say(Action::Buy(Deck::Gear), &[in_deck(Deck::Gear, "iqa-11-rifle")]);
        let asked = scene.menu().iter().all(|item| matches!(item, Action::Spot(_)));
        assert_eq!(asked, must, "{seats} players: {:?}", scene.menu());
        if must {
            let spot = scene.menu()[0];
            scene.say(spot, &[contact("garindan")]);
            let up = scene.state.spots().filter(|(space, token)| {
                *space == at("cantonica") && matches!(token, Token::Up(_))
            });
            assert_eq!(up.count(), 1);
        }
        assert_eq!(scene.menu(), [Action::Done], "then the turn goes on");
    }
}

#[test]
fn h7_cad_bane_beats_a_patrol_with_proton_torpedoes() {
    // Rules: UB-20.2, UB-20.3
    let mut position = two();
    position.step = Step::Encounter;
    position.players[0] = player("cad-bane", "g9-rigger", "tatooine");
    position.players[0].fame = 2;
    position.players[0].cards = cards(&["proton-torpedoes"]);
    let patrol = PositionPatrol { space: "tatooine".into(), level: 2 };
    position.patrols.insert(Faction::Rebel, patrol);
    let mut scene = Scene::expanded(&position);
    scene.say(Action::FightPatrol(Faction::Rebel), &[C, B, B, B, B, B, B]);
    assert_eq!(scene.player(0).fame_gained() - 2, 1, "net one fame");
    assert_eq!(scene.player(0).credits() - 5000, 5000);
}

#[test]
fn h8_maz_kanata_leaves_chewbacca_on_the_spinward_core() {
    // Rules: UB-5.3, UB-20.7, OR-17.7
    let mut position = two();
    position.step = Step::Action;
    position.players[0].space = "spinward-core".into();
    position.players[0].cards = cards(&["chewbacca"]);
    let more = bench(r#"[{ discard = { kinds = ["crew"] } }]"#);
    let mut scene = Scene::in_set(&set_with(&more), &expanded(2), &position);
    scene.resolve("bench", &[]);
    let chewbacca = contact("chewbacca") as u8;
    let found = scene.state.spots().find_map(|(space, token)| match token {
        Token::Up(one) if one.0 == chewbacca => Some(space),
        _ => None,
    });
    assert_eq!(found, Some(at("spinward-core")), "face up on the Core Worlds space");
}

#[test]
fn h9_two_discards_and_no_purchase_resolve_no_icon() {
    // Rules: UB-10.1, OR-7.3, OR-7.5
    let mut scene = Scene::of(&expanded(2), &shopping(2));
    scene.say(Action::Market, &[]);
    // Both cards shown have icons.
    scene.say(Action::DiscardTop(Deck::Gear), &[in_deck(Deck::Gear, "iqa-11-rifle")]);
    let mut quiet = scene.events.clone();
    scene.say(Action::DiscardTop(Deck::Gear), &[in_deck(Deck::Gear, "plastoid-armor")]);
    quiet.extend(scene.events.clone());
    assert!(!scene.menu().contains(&Action::DiscardTop(Deck::Gear)), "no third one");
    scene.say(Action::Done, &[]);
    quiet.extend(scene.events.clone());
    let icon = |event: &Event| {
        matches!(
            event,
            Event::Board(BoardEvent::PatrolMoved { .. } | BoardEvent::ContactRevealed { .. })
        )
    };
    assert!(!quiet.iter().any(icon), "{quiet:?}");
    assert_eq!(scene.menu(), [Action::Done]);
}
