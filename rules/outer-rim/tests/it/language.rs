//! The words of the language at their edges, each shown by a card made for it.

use crate::support::{
    B, C, F, H, Scene, at, bench, cards, contact, in_deck, player, set_with, two,
};
use outer_rim::{
    Action, BoardEvent, Body, CardEvent, ChoiceEffect, Deck, Effect, Event, Faction, Frame, Gone,
    OuterRim, Position, PositionCard, PositionContact, PositionPatrol, Setup, SpaceId, Standing,
    Step, Token,
};
use tabletop::{Game as _, Seat, Viewer};

fn acting() -> Position {
    let mut position = two();
    position.step = Step::Action;
    position
}

fn scene_of(more: &str, position: &Position) -> Scene {
    Scene::in_set(&set_with(more), &Setup::of(position.players.len() as u8), position)
}

fn first_use(scene: &Scene) -> Action {
    let found = scene.menu().into_iter().find(|item| matches!(item, Action::Use(_)));
    found.unwrap_or_else(|| panic!("nothing to use in {:?}", scene.menu()))
}

const TURNCOAT: &str = r#"
[[card]]
id = "turncoat"
edition = "base"
deck = "cargo"
source = { all = "designed" }
asset = { kind = "cargo", cargo = { to = { space = "tatooine" }, reward = { credits = 5000 }, then = "rotate" } }
[card.turned]
kind = "cargo"
traits = ["illegal"]
cargo = { to = { space = "ryloth" }, reward = { credits = 3000, fame = 1 } }

[[card]]
id = "fence"
edition = "base"
deck = "luxury"
source = { all = "designed" }
[card.asset]
kind = "gear"
abilities = [{ on = "cargo_reward", if = { card = { trait = "illegal" } }, must = true, do = [{ gain_credits = 1000 }] }]
"#;

#[test]
fn abilities_see_the_side_of_a_cargo_that_was_delivered() {
    // Rules: OR-19.2, UB-12.3
    let mut position = acting();
    position.players[0].cards = cards(&["turncoat", "fence"]);
    let mut scene = scene_of(TURNCOAT, &position);
    scene.say(Action::Deliver, &[]);
    let cargo = scene.menu()[0];
    scene.say(cargo, &[]);
    assert_eq!(scene.player(0).credits(), 10_000, "the side delivered is legal");
    let turned = scene.player(0).held().find(|held| held.turned);
    assert!(turned.is_some(), "and rotated afterwards");
}

#[test]
fn a_special_card_may_mean_its_own_deck() {
    // Rules: OR-7.5, OR-7.10
    let more = r#"
[[card]]
id = "middleman"
edition = "base"
deck = "job"
cost = 0
source = { all = "designed" }
do = [{ discard_top = "job" }, { gain_top = "job" }]
"#;
    let mut position = acting();
    position.market.insert(Deck::Job, "middleman".into());
    let mut scene = scene_of(more, &position);
    scene.say(Action::Market, &[]);
    let next = ["jewel-of-yavin", "hutt-favor", "rescue-from-the-mines"];
    scene.say(Action::Buy(Deck::Job), &next.map(|card| in_deck(Deck::Job, card)));
    assert!(scene.holds(0, "hutt-favor"), "the second card shown was gained");
    // The icons of the first card shown wait until the special card is done, then those of the last.
    let moved = scene.events.iter().filter_map(|event| match event {
        Event::Board(BoardEvent::PatrolMoved { faction, .. }) => Some(*faction),
        _ => None,
    });
    let mut factions: Vec<Faction> = moved.collect();
    factions.dedup();
    assert_eq!(factions, [Faction::Syndicate, Faction::Imperial]);
    assert_eq!(scene.state.top(Deck::Job), Some(crate::support::card_named(next[2])));
}

#[test]
fn credits_are_exchanged_for_fame_only_where_there_are_some() {
    // Rules: OR-24.2
    let more = r#"
[[card]]
id = "hollow"
edition = "base"
deck = "cargo"
source = { all = "designed" }
asset = { kind = "cargo", cargo = { to = { space = "tatooine" }, reward = { fame = 1 } } }
[[card]]
id = "solid"
edition = "base"
deck = "cargo"
source = { all = "designed" }
asset = { kind = "cargo", cargo = { to = { space = "tatooine" }, reward = { credits = 4000 } } }
[[card]]
id = "patron"
edition = "base"
deck = "luxury"
source = { all = "designed" }
[card.asset]
kind = "gear"
abilities = [{ on = "cargo_reward", do = [{ change_reward = { credits = 0, add_fame = 1 } }] }]
"#;
    for (cargo, offered) in [("hollow", false), ("solid", true)] {
        let mut position = acting();
        position.players[0].cards = cards(&[cargo, "patron"]);
        let mut scene = scene_of(more, &position);
        scene.say(Action::Deliver, &[]);
        let item = scene.menu()[0];
        scene.say(item, &[]);
        let asked = scene.menu().iter().any(|item| matches!(item, Action::Use(_)));
        assert_eq!(asked, offered, "{cargo}");
        if offered {
            scene.say(first_use(&scene), &[]);
        }
        assert_eq!(scene.player(0).fame_gained(), 1);
        assert_eq!(scene.player(0).credits(), 5000);
    }
}

#[test]
fn a_card_may_take_itself_out_of_the_game() {
    // Rules: OR-24.2
    let more = r#"
[[card]]
id = "last-shot"
edition = "base"
deck = "gear"
source = { all = "designed" }
[card.asset]
kind = "gear"
abilities = [{ on = "action", do = [{ gain_credits = 1000 }, "remove_this"] }]
"#;
    let mut position = acting();
    position.players[0].cards = cards(&["last-shot"]);
    let mut scene = scene_of(more, &position);
    scene.say(first_use(&scene), &[]);
    assert_eq!(scene.player(0).held().count(), 0);
    let out = |event: &Event| {
        matches!(event, Event::Card(CardEvent::CardLost { gone: Gone::Removed, .. }))
    };
    assert!(scene.events.iter().any(out), "{:?}", scene.events);
    assert_eq!(scene.player(0).credits(), 6000);
}

#[test]
fn stop_within_a_fight_ends_the_card_but_not_the_damage() {
    // Rules: OR-12.4, OR-14.7
    let script = r#"[
        { fight = { arena = "ground", combat = 1, win = [{ gain_credits = 1000 }, "stop"], lose = [{ gain_fame = 1 }] } },
        { gain_credits = 4000 },
    ]"#;
    let scene = Scene::resolving(&acting(), script, &[C, B, B, H]);
    assert_eq!(scene.player(0).credits(), 6000);
    assert_eq!(scene.player(0).damage(Body::Character), 1);
    let scene = Scene::resolving(&acting(), script, &[B, B, B, H]);
    assert_eq!((scene.player(0).credits(), scene.player(0).fame_gained()), (9000, 1));
}

#[test]
fn dice_of_a_card_can_be_rerolled() {
    // Rules: OR-11.7, UB-20.8
    let more = format!(
        "{}{}",
        bench(
            r#"[{ roll = [{ faces = ["blank"], do = [{ discard = { kinds = ["crew"] } }] }, { faces = ["hit"], do = [{ gain_fame = 1 }] }] }]"#
        ),
        r#"
[[card]]
id = "gambler"
edition = "base"
deck = "luxury"
source = { all = "designed" }
[card.asset]
kind = "crew"
abilities = [{ on = "card_dice", limit = "roll", do = [{ reroll = { dice = 1 } }] }]
"#
    );
    let mut position = acting();
    position.players[0].cards = cards(&["gambler"]);
    let mut scene = scene_of(&more, &position);
    scene.resolve("bench", &[B]);
    scene.say(first_use(&scene), &[]);
    scene.say(scene.menu()[0], &[H]);
    assert_eq!(scene.player(0).fame_gained(), 1, "the reroll counts");
    // A second card in the same turn may be rerolled again; left as it is, a blank costs him.
    scene.resolve("bench", &[B]);
    assert!(matches!(scene.menu()[..], [Action::Use(_), Action::Done]));
    scene.say(Action::Done, &[]);
    assert_eq!(scene.player(0).held().count(), 0, "the only crew must go");
}

#[test]
fn to_have_something_is_to_have_at_least_one() {
    // Rules: OR-24.2
    let script =
        r#"[{ when = { if = { has = { kinds = ["gear"] } }, then = [{ gain_fame = 1 }] } }]"#;
    assert_eq!(Scene::resolving(&acting(), script, &[]).player(0).fame_gained(), 0);
    let mut position = acting();
    position.players[0].cards = cards(&["jetpack"]);
    assert_eq!(Scene::resolving(&position, script, &[]).player(0).fame_gained(), 1);
}

#[test]
fn the_marks_of_a_character_are_not_those_of_the_ship() {
    // Rules: OR-9.4, OR-10.3
    let more = r#"
[[ship]]
id = "surveyor"
edition = "base"
cost = 5000
goal = { ability = { times = 2 } }
source = { all = "designed" }
[ship.front]
hyperdrive = 5
combat = 3
hull = 4
powers.abilities = [{ on = "action", if = { not = "marked" }, do = [{ mark_space = "here" }, "advance_goal"] }]
[ship.flipped]
hyperdrive = 5
combat = 3
hull = 4
"#;
    let mut position = acting();
    position.players[0] = player("jyn-erso", "surveyor", "lothal");
    let mut scene = scene_of(more, &position);
    let uses = |scene: &Scene| {
        scene.menu().into_iter().filter(|item| matches!(item, Action::Use(_))).collect::<Vec<_>>()
    };
    let [jyn, ship] = uses(&scene)[..] else { panic!("{:?}", scene.menu()) };
    scene.say(ship, &[]);
    assert_eq!(uses(&scene), [jyn], "the ship has marked Lothal, Jyn Erso has not");
    scene.say(jyn, &[C, C]);
    assert!(scene.player(0).has_marked(at("lothal")));
    assert_eq!(scene.player(0).goal_tokens(), [1, 1]);
}

#[test]
fn nobody_hires_a_character_of_the_table() {
    // Rules: UB-6.1
    let script = r#"[{ choose_contact = { side = "face_up", then = ["hire"] } }]"#;
    let mut position = acting();
    position.players[0] = player("doctor-aphra", "g9-rigger", "tatooine");
    position.contacts.push(PositionContact {
        contact: "doctor-aphra".into(),
        space: "tatooine".into(),
        peeked_by: Vec::new(),
        face_down: false,
    });
    let expanded = crate::support::with(2, |options| options.expansion = true);
    let mut scene = Scene::in_set(&set_with(&bench(script)), &expanded, &position);
    scene.resolve("bench", &[]);
    assert_eq!(scene.player(0).held().count(), 0);
    let wanted = contact("doctor-aphra") as u8;
    let left = scene.state.spots().any(|(_, one)| matches!(one, Token::Up(up) if up.0 == wanted));
    assert!(!left, "the token is discarded");
}

#[test]
fn a_moment_offers_every_ability_once() {
    // Rules: OR-24.4
    let ability = r#"{ on = "recovered", do = [{ gain_credits = 1000 }] },"#;
    let more = format!(
        "{}[[card]]\nid = \"many\"\nedition = \"base\"\ndeck = \"luxury\"\nsource = {{ all = \"designed\" }}\n[card.asset]\nkind = \"gear\"\nabilities = [{}]\n",
        bench(r#"[{ recover = {} }]"#),
        ability.repeat(7)
    );
    let mut position = acting();
    position.players[0].cards = cards(&["many"]);
    position.players[0].damage = [1, 0];
    let mut scene = scene_of(&more, &position);
    scene.resolve("bench", &[]);
    for left in (1..=7).rev() {
        assert_eq!(scene.menu().len(), left + 1);
        scene.say(first_use(&scene), &[]);
    }
    assert_eq!(scene.player(0).credits(), 12_000);
}

fn with_patrol(mut position: Position, faction: Faction, space: &str) -> Position {
    position.patrols.insert(faction, PositionPatrol { space: space.into(), level: 1 });
    position
}

#[test]
fn a_patrol_is_asked_for_by_distance_and_level() {
    // Rules: OR-3.12, OR-15.2
    let near = |within: u8| {
        let script = format!(
            r#"[{{ when = {{ if = {{ patrol = {{ faction = "hutt", within = {within}, level_max = 1 }} }}, then = [{{ gain_fame = 1 }}] }} }}]"#
        );
        let position = with_patrol(acting(), Faction::Hutt, "naboo");
        Scene::resolving(&position, &script, &[]).player(0).fame_gained()
    };
    assert_eq!((near(1), near(2)), (0, 1), "Naboo is two steps from Tatooine");
    let script = r#"[{ when = { if = { patrol = { faction = "hutt", level_min = 2 } }, then = [{ gain_fame = 1 }] } }]"#;
    assert_eq!(Scene::resolving(&acting(), script, &[]).player(0).fame_gained(), 0);
}

#[test]
fn the_current_player_says_which_of_several_patrols_is_nearest() {
    // Rules: OR-3.12
    let script =
        r#"[{ gain_reputation = { faction = "nearest_patrol" } }, { gain_credits = 1000 }]"#;
    let near = with_patrol(acting(), Faction::Hutt, "naboo");
    let scene = Scene::resolving(&near, script, &[]);
    assert_eq!(
        scene.player(0).reputation(Faction::Hutt),
        Standing::Positive,
        "no tie, no question"
    );
    let tied = with_patrol(near, Faction::Rebel, "naboo");
    let mut scene = Scene::resolving(&tied, script, &[]);
    assert_eq!(scene.menu(), [Action::Faction(Faction::Hutt), Action::Faction(Faction::Rebel)]);
    scene.say(Action::Faction(Faction::Rebel), &[]);
    assert_eq!(scene.player(0).reputation(Faction::Rebel), Standing::Positive);
    assert_eq!(scene.player(0).credits(), 6000);
}

#[test]
fn the_current_player_says_which_of_several_players_is_nearest() {
    // Rules: OR-3.12
    let script = r#"[{ choose_space = { among = ["planet", { within = 6 }], by_nearest_player = true, then = [{ move_directly = "chosen" }] } }]"#;
    let mut position = acting();
    position.players.push(player("bossk", "g9-rigger", "ord-mantell"));
    let mut scene = Scene::resolving(&position, script, &[]);
    assert_eq!(scene.asked(), Some(Seat::new(0)));
    scene.say(Action::Player(Seat::new(2)), &[]);
    assert_eq!(scene.asked(), Some(Seat::new(2)), "who was named chooses");
    let there: Vec<SpaceId> = vec![at("naboo")];
    assert!(scene.menu().contains(&Action::Space(there[0])));
    scene.say(Action::Space(there[0]), &[]);
    assert_eq!(scene.player(0).space(), at("naboo"));
}

#[test]
fn a_patrol_far_away_is_not_sent_to_somebody_else() {
    // Rules: OR-15.4, OR-24.1
    for (space, asked) in [("naboo", true), ("lothal", false)] {
        let mut position = with_patrol(acting(), Faction::Hutt, space);
        position.players[0] = player("jyn-erso", "g9-rigger", "tatooine");
        position.players[0].flipped = true;
        let script = r#"[{ move_patrol = { faction = "hutt", steps = 1 } }]"#;
        let house = crate::support::house_with(&bench(script));
        let mut scene = Scene::in_set(&house, &Setup::of(2), &position);
        scene.resolve("bench", &[]);
        let offered = scene.menu().iter().any(|item| matches!(item, Action::Use(_)));
        assert_eq!(offered, asked, "{space}");
    }
}

#[test]
fn a_card_marks_only_while_it_is_held() {
    // Rules: OR-8.3
    let more = r#"
[[card]]
id = "beacon"
edition = "base"
deck = "luxury"
source = { all = "designed" }
[card.asset]
kind = "gear"
abilities = [{ on = "action", do = [{ mark_space = "here" }] }]
"#;
    let mut position = acting();
    position.players[0].cards = vec![PositionCard { card: "beacon".into(), ..Default::default() }];
    let mut scene = scene_of(more, &position);
    scene.say(first_use(&scene), &[]);
    assert_eq!(scene.player(0).held().next().and_then(|held| held.mark), Some(at("tatooine")));
    let scene = Scene::resolving(&acting(), r#"[{ mark_space = "here" }]"#, &[F; 0]);
    assert!(!scene.player(0).has_marked(at("tatooine")), "nothing was there to keep the mark");
}

#[test]
fn an_option_that_does_nothing_is_told_from_others_and_not_paid_for() {
    // Rules: OR-24.2, OR-24.3
    let script = r#"[{ choose = [
        { cost = [{ credits = 1000 }], do = [{ recover = { from = "ship" } }] },
        { cost = [{ credits = 1000 }], do = [{ recover = { from = "ship" } }, { gain_credits = 2000 }] },
        { cost = [{ credits = 1000 }] },
        { cost = [{ credits = 90000 }], do = [{ gain_fame = 1 }] },
    ] }]"#;
    let does = |scene: &Scene| -> Vec<bool> {
        let view = OuterRim::view(&scene.state, Viewer::Seat(Seat::new(0)));
        let Some(Frame::Run { at, scope }) = view.frames.last() else { panic!("a choice") };
        let effect = scene.state.content().script(at.block).get(usize::from(at.pc));
        let Some(Effect::Choice(ChoiceEffect::Choose(options))) = effect else {
            panic!("a choice")
        };
        options.iter().map(|one| scene.state.does_anything(scope, &one.script)).collect()
    };
    let mut position = acting();
    let whole = Scene::resolving(&position, script, &[]);
    assert_eq!(whole.menu(), [1, 2].map(Action::Choose), "one pays for what there is to gain");
    assert_eq!(does(&whole), [false, true, true, true]);
    position.players[0].damage = [0, 1];
    assert_eq!(does(&Scene::resolving(&position, script, &[])), [true; 4]);
}
