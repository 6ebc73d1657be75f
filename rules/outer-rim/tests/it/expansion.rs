//! UB-6, UB-11, UB-12: played characters as tokens, reveal icons, rotating assets.

use crate::support::{Scene, at, bench, card_named, contact, in_deck, player, set_with, two, with};
use outer_rim::{
    Action, BoardEvent, Class, Deck, Event, Position, PositionCard, PositionContact, Setup, Step,
    Token,
};
use tabletop::Seat;

fn shopping() -> Position {
    let mut position = two();
    position.step = Step::Action;
    position.players[0].credits = 12_000;
    position.market.insert(Deck::Gear, "dl-44-blaster".into());
    position.market.insert(Deck::Bounty, "bounty-saw-gerrera".into());
    position
}

fn expanded() -> Setup {
    with(2, |options| options.expansion = true)
}

fn on_tatooine(name: &str) -> PositionContact {
    PositionContact {
        contact: name.into(),
        space: "tatooine".into(),
        peeked_by: Vec::new(),
        face_down: true,
    }
}

#[test]
fn an_icon_that_reveals_a_played_character_reveals_another() {
    // Rules: UB-6.2, UB-11.5
    let mut position = shopping();
    position.players[1] = player("doctor-aphra", "g9-rigger", "lothal");
    position.contacts.push(on_tatooine("doctor-aphra"));
    position.contacts.push(on_tatooine("greedo"));
    let mut scene = Scene::expanded(&position);
    scene.say(Action::Market, &[]);
    scene.say(Action::Buy(Deck::Gear), &[in_deck(Deck::Gear, "iqa-11-rifle")]);
    let orange =
        |(space, token): (_, Token)| space == at("tatooine") && token == Token::Down(Class::Orange);
    let spot = scene.state.spots().position(orange).expect("an orange token") as u8;
    assert_eq!(scene.menu().len(), 2, "{:?}", scene.menu());
    scene.say(Action::Spot(spot), &[contact("doctor-aphra"), contact("greedo")]);
    let token = scene.state.spots().nth(usize::from(spot)).map(|(_, token)| token);
    assert_eq!(token, Some(Token::Empty), "the token is out of the game");
    let greedo = contact("greedo") as u8;
    let up = |(_, token): (_, Token)| matches!(token, Token::Up(one) if one.0 == greedo);
    assert!(scene.state.spots().any(up), "and another one is turned up");
}

#[test]
fn the_patrol_moves_before_a_contact_is_revealed() {
    // Rules: UB-11.6
    // Open, and the default: patrol movement first.
    let mut position = shopping();
    position.contacts.push(on_tatooine("garindan"));
    let mut scene = Scene::expanded(&position);
    scene.say(Action::Market, &[]);
    // The next bounty moves the Imperial patrol and then shows a contact.
    let next = [in_deck(Deck::Bounty, "bounty-ahsoka-tano"), contact("garindan")];
    scene.say(Action::Buy(Deck::Bounty), &next);
    let place = |wanted: fn(&Event) -> bool| scene.events.iter().position(wanted);
    let moved = place(|one| matches!(one, Event::Board(BoardEvent::PatrolMoved { .. })));
    let shown = place(|one| matches!(one, Event::Board(BoardEvent::ContactRevealed { .. })));
    assert!(moved.is_some() && moved < shown, "{:?}", scene.events);
}

fn turned() -> PositionCard {
    PositionCard { card: "astromech-parts".into(), turned: true, ..PositionCard::default() }
}

#[test]
fn a_rotated_card_stays_rotated_when_it_changes_hands() {
    // Rules: UB-12.4
    let script = r#"[{ choose_player = { then = [{ choose_card = { other = true, filter = { kinds = ["cargo"] }, then = ["take_chosen"] } }] } }]"#;
    let mut position = shopping();
    position.players[1].cards = vec![turned()];
    let mut scene = Scene::in_set(&set_with(&bench(script)), &expanded(), &position);
    scene.resolve("bench", &[]);
    let parts = card_named("astromech-parts");
    assert!(scene.player(0).holding(parts).is_some_and(|held| held.turned));
    assert!(!scene.holds(1, "astromech-parts"));
}

#[test]
fn a_discarded_card_comes_back_with_its_initial_asset() {
    // Rules: UB-12.5
    let more = bench(
        r#"[{ discard = { kinds = ["cargo"] } }, { discard_top = "cargo" }, { discard_top = "cargo" }, { discard_top = "cargo" }, { discard_top = "cargo" }, { discard_top = "cargo" }, { gain_top = "cargo" }]"#,
    );
    let mut position = shopping();
    position.players[0].cards = vec![turned()];
    position.market.insert(Deck::Cargo, "bacta-supplies".into());
    let mut scene = Scene::in_set(&set_with(&more), &expanded(), &position);
    let deck = ["coaxium-crystal", "stolen-hyperfuel", "smuggling-compartment", "rebel-traitor"];
    let order: Vec<u32> = deck.iter().map(|card| in_deck(Deck::Cargo, card)).collect();
    scene.resolve("bench", &order);
    let parts = card_named("astromech-parts");
    assert!(scene.player(0).holding(parts).is_some_and(|held| !held.turned), "{:?}", scene.events);
    assert_eq!(scene.asked(), Some(Seat::new(0)));
}

#[test]
fn only_the_visible_asset_counts() {
    // Rules: UB-12.1
    let mut position = shopping();
    position.players[0].cards = vec![turned()];
    position.players[0].space = "naboo".into();
    let mut scene = Scene::expanded(&position);
    scene.say(Action::Deliver, &[]).say(Action::Card(card_named("astromech-parts")), &[]);
    assert_eq!(scene.player(0).credits(), 24_000, "the other asset is worth more");
}
