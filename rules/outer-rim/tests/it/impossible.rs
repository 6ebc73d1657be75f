//! Claimed situations that no game comes to, each refused with a fault that names it, and their
//! neighbours that a game may come to, each taken.

use crate::support::{Scene, bench, house, house_with, situation, with_of};
use outer_rim::{Options, OuterRim, Setup, Token};
use tabletop::{Game, PositionFault, Seat};

type Told = (String, String, Option<&'static str>);

fn faults(setup: &Setup, json: &str) -> Vec<Told> {
    let found = OuterRim::place(setup, &house(), &situation(json)).err().unwrap_or_default();
    found.into_iter().map(|PositionFault { at, message, rule }| (at, message, rule)).collect()
}

fn expansion(options: &mut Options) {
    options.expansion = true;
}

fn ambitions(options: &mut Options) {
    options.expansion = true;
    options.ambitions = true;
    options.fame = 8;
}

/// Boba Fett on Tatooine and Jyn Erso on Ryloth, each with this more to say.
fn two(first: &str, second: &str, rest: &str) -> String {
    format!(
        r#"{{"turn":0,"step":"planning","players":[
        {{"character":"boba-fett","ship":"hwk-290","space":"tatooine"{first}}},
        {{"character":"jyn-erso","ship":"g9-rigger","space":"ryloth"{second}}}]{rest}}}"#
    )
}

/// That a situation is refused with this one fault and no other.
fn refused(change: fn(&mut Options), json: &str, at: &str, more: &str, rule: &'static str) {
    let found = faults(&with_of(&house(), 2, change), json);
    let [(place, message, why)] = &found[..] else { panic!("{more}: {found:?} of {json}") };
    assert_eq!((place.as_str(), *why), (at, Some(rule)), "{message}");
    assert!(message.contains(more), "{message} does not say {more}");
}

fn taken(change: fn(&mut Options), json: &str) {
    assert_eq!(faults(&with_of(&house(), 2, change), json), [], "{json}");
}

#[test]
fn nobody_is_aboard_twice() {
    // Rules: OR-1.4, OR-18.7
    let captive = r#"{"card":"start-bounty-greedo","captive":true}"#;
    let both = format!(r#","cards":[{captive},{{"card":"greedo"}}]"#);
    refused(
        expansion,
        &two(&both, "", ""),
        "players[0].cards",
        "`greedo` is aboard twice",
        "OR-1.4",
    );
    let one = format!(r#","cards":[{captive}]"#);
    let other = r#","cards":[{"card":"greedo"}]"#;
    let json = two(&one, other, "");
    refused(expansion, &json, "players[1].cards", "`greedo` is aboard twice", "OR-1.4");
    taken(expansion, &two(&one, r#","cards":[{"card":"lobot"}]"#, ""));
    // Whoever hunts somebody may have them for crew until then (OR-18.10).
    taken(
        expansion,
        &two(r#","cards":[{"card":"start-bounty-greedo"},{"card":"greedo"}]"#, "", ""),
    );
}

#[test]
fn no_player_is_crew_or_captured() {
    // Rules: UB-6.1, UB-7.4, UB-7.5
    let crew = two(r#","cards":[{"card":"jyn-erso"}]"#, "", "");
    refused(expansion, &crew, "players[0].cards", "the character of a player", "UB-6.1");
    let bounty = |captive: bool| {
        two(&format!(r#","cards":[{{"card":"bounty-han-solo","captive":{captive}}}]"#), "", "")
            .replace("\"jyn-erso\"", "\"han-solo\"")
    };
    refused(expansion, &bounty(true), "players[0].cards", "the character of a player", "UB-7.4");
    taken(expansion, &bounty(false));
    // A token that a card has turned up may be that of a player (UB-6.2 speaks of icons alone).
    taken(expansion, &two("", "", r#","contacts":[{"contact":"jyn-erso","space":"ryloth"}]"#));
}

#[test]
fn a_planet_has_so_many_places_for_contacts_and_they_lie_where_they_are_said_to() {
    // Rules: OR-3.7, UB-2.3
    let on_tatooine = |names: &[&str]| {
        let each = names.iter().map(|one| format!(r#"{{"contact":"{one}","space":"tatooine"}}"#));
        two("", "", &format!(r#","contacts":[{}]"#, each.collect::<Vec<_>>().join(",")))
    };
    let four = on_tatooine(&["lobot", "greedo", "4-lom", "boshek"]);
    refused(expansion, &four, "contacts.boshek", "at most 3 contacts lie there", "OR-3.7");
    let base = |_: &mut Options| {};
    let json = on_tatooine(&["lobot", "greedo", "4-lom"]);
    refused(base, &json, "contacts.4-lom", "at most 2 contacts lie there", "OR-3.7");
    // OR-17.7: three of whatever class may have come there.
    let set = house();
    let three = on_tatooine(&["lobot", "greedo", "4-lom"]);
    let scene = Scene::in_set(&set, &with_of(&set, 2, expansion), &situation(&three));
    let tatooine = set.space_named("tatooine").expect("a space");
    for name in ["lobot", "greedo", "4-lom"] {
        let contact = set.contact_named(name).expect("a contact");
        let lies = (tatooine, Token::Up(contact));
        assert!(scene.state.spots().any(|spot| spot == lies), "{name}");
    }
    // Nobody is lost for it: there are as many tokens as before.
    let n_tokens = |json: &str| {
        let scene = Scene::in_set(&set, &with_of(&set, 2, expansion), &situation(json));
        scene.state.spots().filter(|(_, token)| *token != Token::Empty).count()
    };
    assert_eq!(n_tokens(&three), n_tokens(&two("", "", "")));
}

#[test]
fn a_base_game_has_nothing_of_the_expansion() {
    // Rules: UB-2.1, UB-2.3
    let base = |_: &mut Options| {};
    let cad = two("", "", "").replace("\"jyn-erso\"", "\"cad-bane\"");
    let of_it = "is of the expansion";
    refused(base, &cad, "players[1].character", of_it, "UB-2.1");
    taken(expansion, &cad);
    let ship = two("", "", "").replace("hwk-290", "porax-38");
    refused(base, &ship, "players[0].ship", of_it, "UB-2.1");
    let card = two(r#","cards":[{"card":"bowcaster"}]"#, "", "");
    refused(base, &card, "players[0].cards", of_it, "UB-2.1");
    let market = two("", "", r#","market":{"gear":"bowcaster"}"#);
    refused(base, &market, "market.gear", of_it, "UB-2.1");
    let orange = two("", "", r#","contacts":[{"contact":"ahsoka-tano","space":"ryloth"}]"#);
    refused(base, &orange, "contacts.ahsoka-tano", of_it, "UB-2.1");
    for json in [card, market, orange] {
        taken(expansion, &json);
    }
}

#[test]
fn nobody_shares_a_sheet_and_none_lies_where_there_are_no_ambitions() {
    // Rules: UB-13.1, UB-16.1, UB-16.3
    let sheet = |name: &str| format!(r#","ambition":"{name}""#);
    let (kingpin, legend) = (sheet("kingpin"), sheet("guild-legend"));
    taken(ambitions, &two(&kingpin, &legend, ""));
    let alone = two(&kingpin, "", "");
    refused(expansion, &alone, "players[0].ambition", "without ambitions", "UB-13.1");
    taken(ambitions, &alone);
    let twice = two(&kingpin, &kingpin, "");
    refused(ambitions, &twice, "players[1].ambition", "somebody else has that sheet", "UB-16.3");
    let goals = two(r#","goals":[0]"#, "", "");
    refused(expansion, &goals, "players[0].goals", "those of a sheet", "UB-16.1");
}

#[test]
fn goals_are_complete_as_they_can_have_been_completed() {
    // Rules: UB-16.5, UB-16.7, UB-16.8
    let with = |goals: &str, more: &str| {
        let mine = format!(r#","ambition":"guild-legend","goals":{goals}{more}"#);
        two(&mine, r#","ambition":"kingpin""#, "")
    };
    let at = "players[0].goals";
    refused(ambitions, &with("[0,0]", ""), at, "named twice", "UB-16.7");
    refused(ambitions, &with("[1]", ""), at, "comes after one that is open", "UB-16.5");
    taken(ambitions, &with("[0,1]", ""));
    refused(ambitions, &with("[3]", ""), at, "does not hold", "UB-16.5");
    let armed = r#","fame":4,"cards":[{"card":"dl-44-blaster"},{"card":"vibro-ax"}]"#;
    let last = r#","fame":2,"cards":[{"card":"dl-44-blaster"},{"card":"vibro-ax"}]"#;
    taken(ambitions, &with("[0,1,2,3]", armed));
    refused(ambitions, &with("[0,1,2,3,4]", last), at, "comes last, with 8 fame", "UB-16.5");
    let won = r#","fame":8,"cards":[{"card":"dl-44-blaster"},{"card":"vibro-ax"}]"#;
    refused(ambitions, &with("[0,1,2,3,4]", won), at, "the game is won", "UB-16.8");
    // All but the last, with the fame: it may be completed now.
    taken(ambitions, &with("[0,1,2,3]", won));
}

#[test]
fn a_card_marks_what_it_marks() {
    // Rules: OR-8.3
    let marked = |card: &str, space: &str| {
        two(&format!(r#","cards":[{{"card":"{card}","mark":"{space}"}}]"#), "", "")
    };
    let told = |json: &str| faults(&with_of(&house(), 2, expansion), json);
    let [(at, message, None)] = &told(&marked("dl-44-blaster", "ryloth"))[..] else {
        panic!("a blaster marks nothing")
    };
    assert_eq!(
        (at.as_str(), message.as_str()),
        ("players[0].cards", "`dl-44-blaster` marks no space")
    );
    let [(_, message, None)] = &told(&marked("sith-holocron", "t5-x"))[..] else {
        panic!("a navpoint is no planet")
    };
    assert_eq!(message, "`sith-holocron` marks no space like that");
    for card in ["sith-holocron", "priority-delivery"] {
        taken(expansion, &marked(card, "ryloth"));
        taken(expansion, &two(&format!(r#","cards":[{{"card":"{card}"}}]"#), "", ""));
    }
}

#[test]
fn faults_are_named_for_what_they_are() {
    // Rules: OR-1.4, OR-8.5, OR-9.2, OR-9.7
    let armor = two(r#","cards":[{"card":"plastoid-armor"},{"card":"armored-vest"}]"#, "", "");
    refused(expansion, &armor, "players[0].cards", "two pieces of armor", "OR-8.5");
    let flipped = two("", r#","ship_flipped":true"#, "");
    refused(expansion, &flipped, "players[1].ship_flipped", "one side", "OR-9.2");
    let blaster = r#","cards":[{"card":"dl-44-blaster"}]"#;
    let market = r#","market":{"gear":"dl-44-blaster"}"#;
    let json = two("", blaster, market);
    refused(expansion, &json, "market.gear", "`dl-44-blaster` lies with player 1", "OR-1.4");
    let twice = two(blaster, blaster, "");
    refused(expansion, &twice, "players[1].cards", "lies in two places", "OR-1.4");
    let ship = two("", "", r#","market":{"ship":"buy-hwk-290"}"#);
    refused(expansion, &ship, "market.ship", "the ship of player 0", "OR-9.7");
    let deck = two("", "", r#","market":{"luxury":"dl-44-blaster"}"#);
    refused(expansion, &deck, "market.luxury", "no card of that deck", "OR-7.1");
    let level = two("", "", r#","patrols":{"hutt":{"space":"ryloth","level":9}}"#);
    refused(expansion, &level, "patrols.hutt", "1 to 4", "OR-15.2");
}

#[test]
fn whoever_lies_there_may_be_unhurt() {
    // Rules: OR-13.4, OR-13.6
    // Two encounters heal everybody in a space, the defeated among them; they still lie there.
    let script = r#"[{ each_player = { among = ["here"], then = [{ recover = { from = "character" } }] } }]"#;
    let set = house_with(&bench(script));
    let json = two("", r#","defeated":true,"damage":[4,0]"#, "").replace("tatooine", "ryloth");
    let setup = with_of(&set, 2, |_| {});
    let mut scene = Scene::in_set(&set, &setup, &situation(&json));
    scene.resolve("bench", &[]);
    let player = scene.state.player(Seat::new(1));
    assert!(player.is_defeated() && player.damage(outer_rim::Body::Character) == 0);
    taken(expansion, &two("", r#","defeated":true"#, ""));
}

#[test]
fn cards_that_solo_games_do_without_are_not_in_one() {
    // Rules: UB-17.1
    let json = r#"{"turn":0,"step":"planning","players":[
        {"character":"boba-fett","ship":"hwk-290","space":"tatooine","cards":[{"card":"honest-robbery"}]},
        {"character":"han-solo","ship":"g9-rigger","space":"ryloth"}]}"#;
    let found = faults(&with_of(&house(), 1, expansion), json);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].2, Some("UB-17.1"));
    taken(expansion, json);
}
