//! What somebody with the rulebook and no code found at the table.

use crate::support::{B, H, Scene, bench, house, house_with, situation, with_of};
use outer_rim::{
    Action, AiStep, CardEvent, CardId, CourseEvent, Deck, Destination, Event, Face, Faction, Favor,
    GivenFor, Good, Options, OuterRim, RewardFor, RollEvent, RolledFor, Setup, Trait,
};
use tabletop::{Game, Seat};

const FIRST: Seat = Seat::new(0);

fn scene(seats: u8, change: impl FnOnce(&mut Options), json: &str) -> Scene {
    let set = house();
    Scene::in_set(&set, &with_of(&set, seats, change), &situation(json))
}

fn use_of(scene: &Scene) -> Option<Action> {
    scene.menu().into_iter().find(|item| matches!(item, Action::Use(_)))
}

#[test]
fn a_goal_met_by_the_last_deed_of_a_turn_counts_before_an_opponent_plays() {
    // Rules: OR-9.3, OR-10.2, OR-22.3
    // The second droid is the tenth fame; the courier has nine and a cargo to deliver.
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"ig-88","ship":"lancer","space":"ord-mantell","credits":9000,"fame":9,"cards":[{"card":"4-lom"}]},
        {"character":"han-solo","ship":"g9-rigger","space":"kessel","credits":0,"fame":9,"cards":[{"card":"stolen-supplies"}]}],
        "contacts":[{"contact":"chopper","space":"ord-mantell"}]}"#;
    let mut scene = scene(1, |_| {}, json);
    scene.say(Action::Contact(0), &[H, H]);
    assert!(
        scene.events.contains(&Event::Course(CourseEvent::GameEnded { winner: Some(FIRST) })),
        "{:?}",
        scene.events
    );
}

#[test]
fn nobody_pays_to_go_on_without_a_move_left() {
    // Rules: OR-5.3, OR-5.5, OR-24.2
    let json = r#"{"turn":0,"step":"planning","players":[
        {"character":"boba-fett","ship":"jumpmaster-5000","ship_flipped":true,"space":"tatooine","credits":5000},
        {"character":"bossk","ship":"g-1a-starfighter","space":"mon-calamari","credits":5000}],
        "patrols":{"imperial":{"space":"naboo","level":1}}}"#;
    let offered = |n_moves: usize| {
        let mut scene = scene(2, |options| options.expansion = true, json);
        let space = |name: &str| house().space_named(name).expect("a space");
        scene.say(Action::Move, &[]);
        for to in ["t5-x", "tatooine"].iter().cycle().take(n_moves) {
            scene.say(Action::Fly(space(to)), &[]);
        }
        scene.say(Action::Fly(space("naboo")), &[]);
        // On a planet the market is open once the move is over.
        !scene.menu().contains(&Action::Market)
    };
    assert!(offered(1), "there are moves left");
    assert!(!offered(5), "the sixth space is the last");
}

#[test]
fn a_cargo_that_is_handed_over_is_not_used_up_in_the_fight_for_it() {
    // Rules: OR-19.3, OR-24.2
    let json = r#"{"turn":0,"step":"action","players":[
        {"character":"boba-fett","ship":"g-1a-starfighter","space":"tatooine","cards":[{"card":"stolen-weapons"}]},
        {"character":"bossk","ship":"g-1a-starfighter","space":"mon-calamari"}]}"#;
    let mut scene = scene(2, |_| {}, json);
    let trouble = house().card_named("unwanted-attention").expect("a card of number 1");
    let weapons = house().card_named("stolen-weapons").expect("a cargo");
    scene.say(Action::Deliver, &[]).say(Action::Card(weapons), &[B, u32::from(trouble.0)]);
    assert_eq!(use_of(&scene), None, "{:?}", scene.menu());
}

#[test]
fn a_reward_on_a_label_is_all_that_comes_by_itself() {
    // Rules: OR-18.6, OR-10.1
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"boba-fett","flipped":true,"ship":"g-1a-starfighter","space":"tatooine","cards":[{"card":"bounty-k-2so"}]},
        {"character":"bossk","ship":"g-1a-starfighter","space":"mon-calamari"}]}"#;
    let scene = scene(2, |_| {}, json);
    let card = house().card_named("bounty-k-2so").expect("a bounty");
    let bounty = house().bounty(card).expect("a bounty").clone();
    let foreseen = |what, reward| scene.state.reward(FIRST, what, reward, Some(card));
    assert_eq!(foreseen(RewardFor::Elimination, &bounty.eliminate).0, 13_000);
    assert_eq!(foreseen(RewardFor::Capture, &bounty.capture).0, 9_000);
}

#[test]
fn a_droid_is_taken_from_the_defeated_too_and_stays_with_its_owner_if_left() {
    // Rules: OR-10.1, OR-7.7
    let json = |defeated: &str, crew: &str| {
        format!(
            r#"{{"turn":0,"step":"action","players":[
            {{"character":"ig-88","ship":"g-1a-starfighter","space":"tatooine","cards":[{crew}]}},
            {{"character":"bossk","ship":"g-1a-starfighter","space":"tatooine",{defeated}"cards":[{{"card":"chopper"}}]}}]}}"#
        )
    };
    let down = scene(2, |_| {}, &json(r#""defeated":true,"damage":[4,0],"#, ""));
    assert!(use_of(&down).is_some());
    // What a card that was drawn gives may be left.
    let script = r#"[{ choose_player = { among = ["here"], then = [{ choose_card = { other = true, filter = { kinds = ["crew"] }, then = ["take_chosen"] } }] } }]"#;
    let position = situation(&json("", r#"{"card":"chewbacca"}"#));
    let mut full = Scene::in_set(&house_with(&bench(script)), &Setup::of(2), &position);
    full.resolve("bench", &[]);
    let chopper = house().card_named("chopper").expect("a droid");
    full.say(Action::Card(chopper), &[]);
    assert!(full.player(1).holding(chopper).is_some(), "it stays");
    assert!(full.player(0).holding(chopper).is_none());
}

#[test]
fn whom_ig_88_takes_stays_and_others_make_room() {
    // Rules: OR-7.7, OR-24.2
    let json = r#"{"turn":0,"step":"action","players":[
        {"character":"ig-88","ship":"g-1a-starfighter","space":"tatooine","cards":[{"card":"chewbacca"}]},
        {"character":"bossk","ship":"g-1a-starfighter","space":"tatooine","cards":[{"card":"chopper"}]}]}"#;
    let mut full = scene(2, |_| {}, json);
    let take = use_of(&full).expect("a droid is here");
    full.say_any(take);
    let [chopper, chewbacca] =
        ["chopper", "chewbacca"].map(|card| house().card_named(card).expect("crew"));
    assert!(full.player(0).holding(chopper).is_some(), "{:?}", full.menu());
    assert!(full.player(0).holding(chewbacca).is_none());
    assert!(full.player(1).holding(chopper).is_none());
}

#[test]
fn a_deck_that_was_empty_opens_again() {
    // Rules: OR-7.1, OR-7.11, OR-7.12
    let json = r#"{"turn":0,"step":"action","market":{"cargo":"bacta-supplies","gear":"dl-44-blaster"},"players":[
        {"character":"boba-fett","ship":"yv-666","space":"ryloth","credits":9000,"cards":[{"card":"coaxium-crystal"}]},
        {"character":"bossk","ship":"yt-1300","space":"kessel","cards":[{"card":"droid-parts"},{"card":"food-supplies"}]},
        {"character":"han-solo","ship":"heavy-duty-lifter","space":"kessel","cards":[{"card":"salvage-cargo"},{"card":"stolen-hyperfuel"}]},
        {"character":"ig-88","ship":"aggressor","space":"kessel","cards":[{"card":"stolen-prototype"},{"card":"stolen-supplies"},{"card":"smuggling-compartment"},{"card":"stolen-weapons"}]}]}"#;
    let mut scene = scene(4, |_| {}, json);
    scene.say(Action::Market, &[]).say(Action::Buy(Deck::Cargo), &[]);
    if scene.menu().contains(&Action::Done) && scene.state.top(Deck::Cargo).is_some() {
        scene.say(Action::Done, &[]);
    }
    assert_eq!(scene.state.top(Deck::Cargo), None, "the tenth of ten is sold");
    let bacta = house().card_named("bacta-supplies").expect("a cargo");
    scene.say(Action::Aside, &[]).say(Action::Drop, &[]).say_any(Action::Card(bacta));
    assert_eq!(scene.state.top(Deck::Cargo), Some(bacta));
}

#[test]
fn what_is_fought_for_does_not_change_hands_in_the_fight() {
    // Rules: UB-7.3, UB-15.1, OR-18.3
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"chewbacca","ship":"g9-rigger","space":"nal-hutta","cards":[{"card":"bounty-han-solo"},{"card":"jetpack"}]},
        {"character":"han-solo","ship":"g-1a-starfighter","space":"nal-hutta","credits":5000},
        {"character":"dengar","ship":"g-1a-starfighter","space":"nal-hutta","credits":5000}]}"#;
    let mut scene = scene(3, with_favors, json);
    let bounty = house().card_named("bounty-han-solo").expect("a bounty");
    let jetpack = house().card_named("jetpack").expect("gear");
    scene.say(Action::Bounty(bounty), &[]).say(Action::Favor(Favor::BattlePlan), &[]);
    let gives = |card| scene.menu().contains(&Action::Give(Good::Card(card)));
    assert!(gives(jetpack));
    assert!(!gives(bounty));
}

fn with_favors(options: &mut Options) {
    options.expansion = true;
    options.favors = true;
}

#[test]
fn a_refused_favor_may_be_asked_for_again_before_the_dice() {
    // Rules: UB-13.2, UB-15.1
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"chewbacca","ship":"g9-rigger","space":"t5-x","credits":5000},
        {"character":"dengar","ship":"g-1a-starfighter","space":"naboo","credits":9000}],
        "patrols":{"hutt":{"space":"t5-x","level":1}}}"#;
    let mut scene = scene(2, with_favors, json);
    scene.say(Action::FightPatrol(Faction::Hutt), &[]);
    for _ in 0..2 {
        scene.say(Action::Favor(Favor::BattlePlan), &[]).say(Action::Propose, &[]);
        assert_eq!(scene.asked(), Some(Seat::new(1)));
        scene.say(Action::No, &[]);
        assert!(scene.menu().contains(&Action::Favor(Favor::BattlePlan)), "{:?}", scene.menu());
    }
    // A plan that was granted counts in what the fight will be.
    let before = scene.state.patrol_prospect(FIRST, Faction::Hutt).expect("it can be beaten");
    scene.say(Action::Favor(Favor::BattlePlan), &[]).say(Action::Propose, &[]);
    scene.say(Action::Yes, &[B; 5]);
    let rolled = scene.events.iter().find_map(|event| match event {
        Event::Roll(RollEvent::Rolled { what: RolledFor::Attack, roll, .. }) => {
            Some(roll.count(Face::Blank))
        }
        _ => None,
    });
    assert_eq!(rolled, Some(before.attack + 1));
}

#[test]
fn dice_that_depend_on_the_fight_are_foreseen() {
    // Rules: OR-12.4
    let json = |player: &str| {
        format!(
            r#"{{"turn":0,"step":"encounter","players":[{player},
            {{"character":"maz-kanata","ship":"g9-rigger","space":"kessel"}}],
            "patrols":{{"hutt":{{"space":"t5-x","level":1}}}}}}"#
        )
    };
    let enfys = r#"{"character":"enfys-nest","flipped":true,"ship":"g9-rigger","space":"t5-x"}"#;
    let porax = r#"{"character":"bossk","ship":"porax-38","ship_flipped":true,"space":"t5-x"}"#;
    for (player, dice) in [(enfys, 3), (porax, 5)] {
        let mut scene = scene(2, |options| options.expansion = true, &json(player));
        let fight = scene.state.patrol_prospect(FIRST, Faction::Hutt).expect("it can be beaten");
        assert_eq!((fight.attack, fight.defence), (dice, 2));
        scene.say(Action::FightPatrol(Faction::Hutt), &vec![B; usize::from(dice) + 2]);
    }
}

#[test]
fn a_shortcut_is_sold_while_there_is_a_move_to_make() {
    // Rules: UB-13.4, OR-24.2
    let json = |step: &str| {
        format!(
            r#"{{"turn":0,"step":"{step}","players":[
            {{"character":"chewbacca","ship":"g9-rigger","space":"t5-x","credits":5000}},
            {{"character":"dengar","ship":"g-1a-starfighter","space":"naboo"}}]}}"#
        )
    };
    let sold = |step: &str| {
        let mut scene = scene(2, with_favors, &json(step));
        scene.say(Action::Aside, &[]).say(Action::AskFavor, &[]);
        scene.menu().contains(&Action::Favor(Favor::Shortcut))
    };
    assert!(sold("planning"));
    assert!(!sold("encounter"));
}

#[test]
fn a_gear_card_is_bought_when_one_is() {
    // Rules: UB-16.5
    let json = |market: &str| {
        format!(
            r#"{{"turn":0,"step":"action","players":[
            {{"character":"chewbacca","ship":"lancer","space":"kessel","credits":9000,"ambition":"collector"}},
            {{"character":"dengar","ship":"g-1a-starfighter","space":"naboo","ambition":"guild-legend"}}],
            "market":{{"gear":"{market}"}}}}"#
        )
    };
    let steps = |market: &str| {
        let ambitious = |options: &mut Options| {
            options.expansion = true;
            options.ambitions = true;
        };
        let mut scene = scene(2, ambitious, &json(market));
        scene.say(Action::Market, &[]).say_any(Action::Buy(Deck::Gear));
        (0..4).filter(|goal| scene.player(0).has_goal(*goal)).count()
    };
    assert_eq!(steps("special-order"), 0);
    assert_eq!(steps("dl-44-blaster"), 1);
}

#[test]
fn dice_that_were_paid_for_are_changed() {
    // Rules: OR-12.8, OR-24.2
    // Black Krrsantan suffers damage to turn a die; then he turns one.
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"black-krrsantan","ship":"g-1a-starfighter","space":"tatooine"},
        {"character":"dengar","ship":"g-1a-starfighter","space":"naboo"}]}"#;
    let set = house_with(&bench(r#"[{ fight = { arena = "ground", combat = 1 } }]"#));
    let setup = with_of(&set, 2, |options| options.expansion = true);
    let mut scene = Scene::in_set(&set, &setup, &situation(json));
    scene.resolve("bench", &[B, B, B, B]);
    let turn = use_of(&scene).expect("he may bleed for it");
    scene.say(turn, &[]);
    assert_eq!(scene.menu(), [Action::Die(Face::Blank)], "the damage is suffered");
    // A die that may be rerolled for nothing may also be left.
    let charm = "[[card]]\nid = \"charm\"\nedition = \"base\"\ndeck = \"gear\"\ncost = 4000\nsource = { all = \"designed\" }\n[card.asset]\nkind = \"gear\"\nabilities = [{ on = { combat_dice = \"ground\" }, do = [{ reroll = { dice = 1 } }] }]\n";
    let set = house_with(&format!(
        "{}{charm}",
        bench(r#"[{ fight = { arena = "ground", combat = 1 } }]"#)
    ));
    let json = json.replace("black-krrsantan", "chewbacca").replacen(
        r#""space":"tatooine""#,
        r#""space":"tatooine","cards":[{"card":"charm"}]"#,
        1,
    );
    let setup = with_of(&set, 2, |options| options.expansion = true);
    let mut scene = Scene::in_set(&set, &setup, &situation(&json));
    scene.resolve("bench", &[B; 4]);
    let reroll = use_of(&scene).expect("a charm");
    scene.say(reroll, &[]);
    assert!(scene.menu().contains(&Action::Done));
}

#[test]
fn a_card_that_leaves_says_what_it_was_given_for() {
    // Rules: OR-7.8, OR-8.4, OR-19.2
    let json = r#"{"turn":0,"step":"action","market":{"gear":"jetpack"},"players":[
        {"character":"boba-fett","ship":"g-1a-starfighter","space":"tatooine","credits":0,
            "cards":[{"card":"dl-44-blaster"},{"card":"vibro-ax"},{"card":"CARGO"}]},
        {"character":"bossk","ship":"g-1a-starfighter","space":"mon-calamari"}]}"#;
    let set = house();
    let cargo = (0..).map(CardId).find(|id| {
        let asset = set.card(*id).asset.as_ref();
        let to = asset.and_then(|asset| asset.cargo.as_ref()).map(|cargo| &cargo.to);
        let is_legal = asset.is_some_and(|asset| !asset.traits.contains(&Trait::Illegal));
        is_legal && matches!(to, Some(Destination::Space(_)))
    });
    let cargo = cargo.expect("a legal cargo");
    let Some(Destination::Space(to)) =
        set.card(cargo).asset.as_ref().and_then(|asset| asset.cargo.as_ref()).map(|one| &one.to)
    else {
        panic!("a cargo with a place")
    };
    let json =
        json.replace("CARGO", &set.card(cargo).id).replace("tatooine", set.space_name(to.id()));
    let given = |scene: &Scene, lost: CardId| {
        scene.events.iter().find_map(|event| match event {
            Event::Card(CardEvent::CardLost { card, given, .. }) if *card == lost => Some(*given),
            _ => None,
        })
    };
    let mut scene = scene(2, |_| {}, &json);
    scene.say(Action::Deliver, &[]).say_any(Action::Card(cargo));
    assert_eq!(given(&scene, cargo), Some(Some(GivenFor::Delivery)));
    let [blaster, ax] =
        ["dl-44-blaster", "vibro-ax"].map(|card| set.card_named(card).expect("gear"));
    while !scene.menu().contains(&Action::Market) {
        scene.say_any(Action::Done);
    }
    scene.say(Action::Aside, &[]).say(Action::Drop, &[]).say_any(Action::Card(ax));
    assert_eq!(given(&scene, ax), Some(None), "thrown away");
    // A log of the build before says nothing, which is read as a discard.
    let old = r#"{"event":"card_lost","seat":0,"card":1,"gone":"discarded"}"#;
    let read: Event = serde_json::from_str(old).expect("an event of the build before");
    assert!(matches!(read, Event::Card(CardEvent::CardLost { given: None, .. })));
    while !scene.menu().contains(&Action::Market) {
        scene.say_any(Action::Done);
    }
    scene.say_any(Action::Market).say_any(Action::Buy(Deck::Gear));
    scene.say_any(Action::Barter(blaster));
    assert_eq!(given(&scene, blaster), Some(Some(GivenFor::Payment)));
}

#[test]
fn what_cannot_be_is_named() {
    // Rules: OR-1.4, OR-9.7, OR-13.4, OR-17.4, UB-14.1
    let faults = |more: &str, change: &dyn Fn(&mut Options), json: &str| {
        let set = house();
        let position = situation(json);
        let setup = with_of(&set, 2, |options| change(options));
        let found = OuterRim::place(&setup, &set, &position).expect_err("it cannot be");
        let named = found.iter().any(|fault| fault.message.contains(more));
        assert!(named, "{more}: {found:?}");
    };
    let two = |first: &str, second: &str, rest: &str| {
        format!(
            r#"{{"turn":0,"step":"action","players":[{{"character":"boba-fett","space":"tatooine",{first}}},
            {{"character":"bossk","space":"naboo",{second}}}]{rest}}}"#
        )
    };
    let base = |_: &mut Options| {};
    let (g1a, lancer) = (r#""ship":"g-1a-starfighter""#, r#""ship":"lancer""#);
    faults("somebody else has that ship", &base, &two(lancer, lancer, ""));
    faults("the ship of player 1", &base, &two(g1a, lancer, r#","market":{"ship":"buy-lancer"}"#));
    let crew = r#""ship":"g-1a-starfighter","cards":[{"card":"chewbacca"}]"#;
    let token = r#","contacts":[{"contact":"chewbacca","space":"naboo"}]"#;
    faults("aboard a ship", &base, &two(crew, g1a, token));
    let down = r#""ship":"g-1a-starfighter","defeated":true,"damage":[5,0]"#;
    faults("a defeated player is over", &base, &two(down, g1a, ""));
    faults("one side", &base, &two(r#""ship":"g-1a-starfighter","ship_flipped":true"#, g1a, ""));
    let debts = r#""ship":"g-1a-starfighter","debts":[0,0]"#;
    faults("named twice", &with_favors, &two(debts, r#""ship":"g9-rigger","debts":[1]"#, ""));
    let patrol = r#","patrols":{"hutt":{"space":"nowhere","level":9}}"#;
    faults("a level is 1 to 4", &base, &two(g1a, g1a, patrol));
    faults("no space `nowhere`", &base, &two(g1a, g1a, patrol));
}

#[test]
fn no_line_of_an_ai_card_is_out_of_reach() {
    // Rules: OR-25.3
    // Of planning and encounter the first line that can have an effect is played.
    let always =
        |line: &AiStep| matches!(line, AiStep::GainCredits(_) | AiStep::SellReputationNearest(_));
    for card in &house().ai_cards {
        for lines in [&card.planning, &card.encounter] {
            let first = lines.iter().position(always);
            assert!(first.is_none_or(|at| at + 1 == lines.len()), "{}: {lines:?}", card.id);
        }
    }
}
