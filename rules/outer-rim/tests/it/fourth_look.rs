//! What a fourth reader with the rulebook and no code found: damage above the limit, looks that cost
//! an action, and offers that lead nowhere.

use crate::support::{Scene, house, named, scene, situation, with_of};
use outer_rim::{
    Action, AiCardId, BoardEvent, Body, CardEvent, CourseEvent, Deck, Event, Faction, Favor, Frame,
    Good, Options, OuterRim, PlayerEvent, Standing, Step, Token, rehearse,
};
use tabletop::{Dice, Game as _, Seat, Stage};

const FIRST: Seat = Seat::new(0);

/// Bossk and Jyn Erso on Ryloth in the action step.
fn two(mine: &str, theirs: &str, rest: &str) -> String {
    format!(
        r#"{{"turn":0,"step":"action","players":[
        {{"character":"bossk","ship":"g9-rigger","space":"ryloth"{mine}}},
        {{"character":"jyn-erso","ship":"g9-rigger","space":"ryloth"{theirs}}}]{rest}}}"#
    )
}

const WORN: &str = r#","cards":[{"card":"armored-vest"}],"damage":[5,0],"credits":5000"#;

/// The damage of a character, what it bears, and whether it lies there.
fn health(scene: &Scene, seat: u8) -> (u8, i32, bool) {
    let player = scene.player(seat);
    let toughness = scene.state.toughness(Seat::new(seat), Body::Character);
    (player.damage(Body::Character), toughness, player.is_defeated())
}

#[test]
fn damage_falls_to_the_limit_when_the_armor_that_bore_it_goes() {
    // Rules: OR-13.1, OR-13.3, OR-8.4, OR-23.1
    let vest = named("armored-vest");
    let mut dropped = scene(|_| {}, &two(WORN, "", ""));
    assert_eq!(health(&dropped, 0), (5, 6, false));
    dropped.say(Action::Aside, &[]).say(Action::Drop, &[]).say(Action::Card(vest), &[]);
    assert_eq!(health(&dropped, 0), (4, 4, true));
    // Whoever gives it away, and whoever agrees to.
    let mut given = scene(|_| {}, &two(WORN, "", ""));
    given.say(Action::Trade, &[]).say(Action::Give(Good::Card(vest)), &[]);
    given.say(Action::Propose, &[]).say(Action::Yes, &[]);
    assert_eq!(health(&given, 0), (4, 4, true));
    let mut bought = scene(|_| {}, &two("", WORN, ""));
    let before = health(&bought, 1);
    bought.say(Action::Trade, &[]).say(Action::Want(Good::Card(vest)), &[]);
    bought.say(Action::Propose, &[]).say(Action::Yes, &[]);
    let after = health(&bought, 1);
    assert_eq!(before.1, after.1 + 2);
    assert!(i32::from(after.0) <= after.1, "{after:?}");
}

#[test]
fn whoever_lies_there_has_no_more_damage_than_they_bear() {
    // Rules: OR-13.1, OR-13.8
    let lying = two(&WORN.replace("5,0", "6,0").replace("5000", "5000,\"defeated\":true"), "", "")
        .replace(r#""step":"action""#, r#""step":"planning""#);
    let mut lying = scene(|_| {}, &lying);
    assert_eq!(health(&lying, 0), (6, 6, true));
    lying.say(Action::Aside, &[]).say(Action::Drop, &[]);
    lying.say(Action::Card(named("armored-vest")), &[]);
    assert_eq!(health(&lying, 0), (4, 4, true));
    assert_eq!(lying.player(0).credits(), 5000, "nobody is defeated twice");
}

#[test]
fn whoever_only_looks_at_the_market_or_at_a_trade_has_used_no_action() {
    // Rules: OR-6.2, OR-24.2
    let json = two(r#","credits":3000"#, "", r#","market":{"gear":"dl-44-blaster"}"#);
    let mut scene = scene(|_| {}, &json);
    let before = scene.menu();
    assert!([Action::Market, Action::Trade].iter().all(|one| before.contains(one)));
    scene.say(Action::Market, &[]).say(Action::Done, &[]);
    assert_eq!(scene.menu(), before);
    scene.say(Action::Trade, &[]).say(Action::Give(Good::Credits(1000)), &[]);
    scene.say(Action::Done, &[]);
    assert_eq!(scene.menu(), before);
    // What is done there counts.
    scene.say(Action::Market, &[]).say_any(Action::DiscardTop(Deck::Gear));
    scene.say(Action::Done, &[]);
    assert!(!scene.menu().contains(&Action::Market));
    scene.say(Action::Trade, &[]).say(Action::Give(Good::Credits(1000)), &[]);
    scene.say(Action::Propose, &[]).say(Action::No, &[]).say(Action::Done, &[]);
    assert!(!scene.menu().contains(&Action::Trade));
}

#[test]
fn a_program_does_not_look_at_the_market_for_ever() {
    // Rules: OR-6.2
    let mut scene = scene(|_| {}, &two(r#","credits":3000"#, "", ""));
    let mut n_looks = 0;
    while let Some(look) =
        scene.menu().into_iter().find(|item| matches!(item, Action::Market | Action::Trade))
    {
        let look = if n_looks % 2 == 0 { look } else { Action::Trade };
        scene.say(look, &[]).say(Action::Done, &[]);
        n_looks += 1;
    }
    assert_eq!(n_looks, 250);
    assert!(matches!(scene.state.frames(), [Frame::Turn { .. }]));
}

#[test]
fn nobody_is_led_to_an_offer_of_nothing() {
    // Rules: OR-24.2, OR-23.1, OR-23.2
    let offers = |mine: &str, theirs: &str| {
        let mut scene = scene(|_| {}, &two(mine, theirs, ""));
        let whole = scene.whole_menu();
        let credits = whole.contains(&Action::Aside) && {
            scene.say(Action::Aside, &[]);
            scene.menu().contains(&Action::Offer)
        };
        assert_eq!(credits, scene.state.can_offer_credits(FIRST));
        (whole.contains(&Action::Trade), credits)
    };
    assert_eq!(offers("", ""), (false, false));
    assert_eq!(offers(r#","credits":1000"#, ""), (true, true));
    assert_eq!(offers("", r#","credits":1000"#), (true, true));
    assert_eq!(offers("", r#","cards":[{"card":"vibro-ax"}]"#), (true, false));
    assert_eq!(offers(r#","cards":[{"card":"vibro-ax"}]"#, ""), (true, false));
    // Of three here only those are asked for with whom something could change hands.
    let json = two("", r#","credits":1000"#, "")
        .replace("]}", r#",{"character":"han-solo","ship":"g9-rigger","space":"ryloth"}]}"#);
    let mut scene = scene(|_| {}, &json);
    scene.say(Action::Trade, &[]);
    assert_eq!(scene.menu(), [Action::Want(Good::Credits(1000)), Action::Done]);
}

#[test]
fn after_the_favor_of_the_turn_none_can_be_asked_for() {
    // Rules: UB-13.3, OR-24.2
    let favors = |options: &mut Options| {
        options.expansion = true;
        options.favors = true;
    };
    let mut scene = scene(favors, &two("", "", ""));
    assert!(scene.state.can_ask_favor(FIRST));
    assert!(scene.whole_menu().contains(&Action::Aside), "also without a credit");
    scene.say(Action::Aside, &[]).say(Action::AskFavor, &[]);
    scene.say(Action::Favor(Favor::BattlePlan), &[]).say(Action::Propose, &[]);
    scene.say(Action::Yes, &[]);
    assert!(!scene.state.can_ask_favor(FIRST));
    scene.say(Action::Aside, &[]);
    assert_eq!(scene.menu(), [Action::Offer, Action::Done], "there are still debts to give");
}

#[test]
fn third_crew_by_trade_completes_the_goal_of_the_ship_as_by_hire() {
    // Rules: OR-23.3, OR-9.2
    let json = two(
        r#","cards":[{"card":"lobot"},{"card":"greedo"}]"#,
        r#","cards":[{"card":"boshek"}]"#,
        "",
    )
    .replacen("g9-rigger", "gx1-short-hauler", 1);
    let mut scene = scene(|_| {}, &json);
    let boshek = named("boshek");
    scene.say(Action::Trade, &[]).say(Action::Want(Good::Card(boshek)), &[]);
    assert_eq!(scene.state.bars(), []);
    scene.say(Action::Propose, &[]).say(Action::Yes, &[]);
    let player = scene.player(0);
    assert!(["lobot", "greedo", "boshek"].iter().all(|one| player.holding(named(one)).is_some()));
    assert!(player.is_ship_flipped());
    assert_eq!(player.fame_gained(), 1);
}

#[test]
fn the_penalty_of_an_opponent_follows_its_delivery_whatever_it_is() {
    // Rules: OR-25.9
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"bossk","ship":"g9-rigger","space":"ryloth"},
        {"character":"han-solo","ship":"g9-rigger","space":"kessel",
         "cards":[{"card":"stolen-supplies"}],"reputation":{"syndicate":"positive"}}]}"#;
    let set = house();
    let mut scene = Scene::in_set(&set, &with_of(&set, 1, |_| {}), &situation(json));
    let seven = set.ai_cards.iter().position(|card| &*card.id == "ai-07").expect("a card");
    let (seat, card) = (Seat::new(1), AiCardId(seven as u8));
    let mut dice = Dice::swift(7);
    let mut stage = Stage::new(&mut scene.state, &mut dice, &mut scene.events);
    let bullet = Frame::Ai { seat, card, step: Step::Action, nth: 0 };
    rehearse(&mut stage, &[bullet], &mut Vec::new());
    let mut events = scene.events.iter().filter(|event| match event {
        Event::Card(CardEvent::CardLost { card, .. }) => *card == named("stolen-supplies"),
        Event::Player(PlayerEvent::Reputation { .. }) => true,
        _ => false,
    });
    // What is positive rises no further with the reward, and then falls.
    let (faction, to) = (Faction::Syndicate, Standing::Neutral);
    assert!(
        matches!(events.next(), Some(Event::Card(CardEvent::CardLost { .. }))),
        "{:?}",
        scene.events
    );
    assert_eq!(events.next(), Some(&Event::Player(PlayerEvent::Reputation { seat, faction, to })));
}

#[test]
fn after_the_token_of_a_player_an_ability_may_lead_to_somebody_else() {
    // Rules: UB-6.1
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"ketsu-onyo","ship":"g9-rigger","space":"t5-x"},
        {"character":"chewbacca","ship":"g9-rigger","space":"kessel"}],
        "contacts":[{"contact":"chewbacca","space":"tatooine"},{"contact":"lobot","space":"tatooine"}]}"#;
    let mut scene = scene(|options| options.expansion = true, json);
    let ability =
        |scene: &Scene| scene.menu().into_iter().find(|item| matches!(item, Action::Use(_)));
    let used = ability(&scene).expect("Ketsu sees far");
    let chewbacca = house().contact_named("chewbacca").expect("a contact");
    let spot = scene.state.spots().position(|(_, token)| token == Token::Up(chewbacca));
    let spot = spot.expect("it lies there") as u8;
    scene.say(used, &[]);
    if scene.menu().contains(&Action::Choose(0)) {
        scene.say(Action::Choose(0), &[]);
    }
    scene.say(Action::Spot(spot), &[]);
    assert!(
        scene.events.contains(&Event::Board(BoardEvent::ContactLeft { spot })),
        "{:?}",
        scene.events
    );
    assert_eq!(ability(&scene), Some(used));
}

#[test]
fn a_patrol_in_reach_that_cannot_be_beaten_is_known() {
    // Rules: OR-15.10
    let met = |level: u8, other: &str| {
        let json = format!(
            r#"{{"turn":0,"step":"encounter","players":[
            {{"character":"ketsu-onyo","ship":"g9-rigger","space":"tatooine"}},
            {{"character":"han-solo","ship":"g9-rigger","space":"kessel"}}],
            "patrols":{{"hutt":{{"space":"t5-x","level":{level}}}{other}}}}}"#
        );
        let scene = scene(|_| {}, &json);
        let used = scene.menu().into_iter().find_map(|item| match item {
            Action::Use(ability) => Some(ability),
            _ => None,
        });
        let script = &house().ability(used.expect("Ketsu sees far")).script.clone();
        let scope = outer_rim::Scope::of(FIRST, outer_rim::Source::Character);
        let mut found = Vec::new();
        script.effects()[0].each_script(&mut |option| {
            found.push(scene.state.meets_unbeatable(&scope, option));
        });
        found
    };
    assert_eq!(met(4, ""), [false, true]);
    assert_eq!(met(3, ""), [false, false]);
    let second = r#","rebel":{"space":"tatooine","level":1}"#;
    assert_eq!(met(4, second), [false, false], "there is another to choose");
}

#[test]
fn after_the_last_round_fame_alone_decides() {
    // Rules: OR-22.5
    let short = |options: &mut Options| options.rounds = 1;
    let places = |fame: [u8; 2]| {
        let [mine, theirs] = fame.map(|fame| format!(r#","fame":{fame}"#));
        let mut scene = scene(short, &two(&mine, &theirs, ""));
        scene.given(&Event::Course(CourseEvent::GameEnded { winner: None }));
        OuterRim::outcome(&scene.state).expect("it is over").places
    };
    assert_eq!(places([3, 5]), [2, 1]);
    assert_eq!(places([4, 4]), [1, 1], "a tie is a tie");
    // Cantina ends the table with the round.
    let mut scene = scene(short, &two("", "", ""));
    let mut n_answers = 0;
    while !scene.state.is_over() {
        let last = *scene.menu().last().expect("an answer");
        scene.say_any(last);
        n_answers += 1;
        assert!(n_answers < 200, "round {}", scene.state.round());
    }
    assert_eq!(scene.state.round(), 1);
}
