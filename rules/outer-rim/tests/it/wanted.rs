//! Where what a player has wants them to go.

use crate::support::{Scene, house, situation, with};
use outer_rim::{Event, GoalEvent, Setup, Sheet, Source, Wanted};
use tabletop::Seat;

const ME: Seat = Seat::new(0);
const OTHER: Seat = Seat::new(1);

fn scene(change: impl FnOnce(&mut outer_rim::Options), json: &str) -> Scene {
    let setup: Setup = with(2, |options| {
        options.expansion = true;
        change(options);
    });
    Scene::in_set(&house(), &setup, &situation(json))
}

/// The spaces that something wants a player in, by their names.
fn spaces(scene: &Scene, seat: Seat, by: Wanted) -> Vec<String> {
    let wanted = scene.state.wanted(seat).into_iter().filter(|(one, _)| *one == by);
    wanted.map(|(_, space)| house().space_name(space).to_owned()).collect()
}

fn card(name: &str) -> Wanted {
    Wanted::Card(house().card_named(name).expect("a card"))
}

#[test]
fn cargo_and_jobs_want_one_where_they_are_for_and_no_further() {
    // Rules: OR-19.1, OR-20.2, UB-8.1, UB-17.6
    let scene = scene(
        |_| {},
        r#"{"turn":0,"step":"planning","patrols":{"imperial":{"space":"lothal","level":1}},"players":[
        {"character":"han-solo","ship":"firespray-31","space":"tatooine","cards":[
            {"card":"bacta-supplies"},{"card":"rebel-traitor"},{"card":"casino-heist"}]},
        {"character":"boba-fett","ship":"g-1a-starfighter","space":"ord-mantell"}]}"#,
    );
    assert_eq!(spaces(&scene, ME, card("bacta-supplies")), ["takodana"]);
    assert_eq!(spaces(&scene, ME, card("casino-heist")), ["cantonica"]);
    // With the patrol it moves.
    assert_eq!(spaces(&scene, ME, card("rebel-traitor")), ["lothal"]);
    // The goal of the ship asks for another player, wherever they are.
    assert_eq!(spaces(&scene, ME, Wanted::Goal(Sheet::Ship)), ["ord-mantell"]);
    assert!(spaces(&scene, ME, Wanted::Goal(Sheet::Character)).is_empty(), "it is about no place");
    assert!(scene.state.wanted(OTHER).is_empty());
}

#[test]
fn a_bounty_wants_one_where_its_target_has_been_seen_and_a_captive_where_it_is_paid_for() {
    // Rules: OR-18.3, OR-18.7, OR-18.9, UB-7.1
    let json = |target: &str, held: &str, crew: &str| {
        format!(
            r#"{{"turn":0,"step":"planning","contacts":[{target}],"players":[
            {{"character":"han-solo","ship":"g9-rigger","space":"tatooine","cards":[
                {{"card":"bounty-maz-kanata"{held}}}]}},
            {{"character":"boba-fett","ship":"g-1a-starfighter","space":"ord-mantell","cards":[{crew}]}}]}}"#
        )
    };
    let hunted = |target: &str, held: &str, crew: &str| {
        spaces(&scene(|_| {}, &json(target, held, crew)), ME, card("bounty-maz-kanata"))
    };
    let maz = |more: &str| format!(r#"{{"contact":"maz-kanata","space":"takodana"{more}}}"#);
    assert!(hunted("", "", "").is_empty(), "nobody knows where she is");
    assert_eq!(hunted(&maz(""), "", ""), ["takodana"]);
    assert_eq!(hunted(&maz(r#","face_down":true,"peeked_by":[0]"#), "", ""), ["takodana"]);
    assert!(
        hunted(&maz(r#","face_down":true,"peeked_by":[1]"#), "", "").is_empty(),
        "theirs alone"
    );
    assert_eq!(hunted("", r#","captive":true"#, ""), ["lothal"]);
    let json = json("", "", "").replace("boba-fett", "maz-kanata");
    assert_eq!(spaces(&scene(|_| {}, &json), ME, card("bounty-maz-kanata")), ["ord-mantell"]);
}

#[test]
fn a_goal_wants_one_where_it_can_be_worked_on_and_not_where_that_was_done() {
    // Rules: OR-9.2, OR-9.4, OR-10.2
    let mut scene = scene(
        |_| {},
        r#"{"turn":0,"step":"planning","players":[
        {"character":"jyn-erso","ship":"g9-rigger","space":"tatooine"},
        {"character":"hondo-ohnaka","ship":"g-1a-starfighter","space":"ord-mantell"}]}"#,
    );
    assert_eq!(spaces(&scene, ME, Wanted::Goal(Sheet::Character)), ["lothal", "naboo"]);
    let naboo = house().space_named("naboo").expect("a planet");
    scene.given(&Event::Goal(GoalEvent::Marked {
        seat: ME,
        source: Source::Character,
        space: naboo,
    }));
    assert_eq!(spaces(&scene, ME, Wanted::Goal(Sheet::Character)), ["lothal"]);
    // What any planet will do for is wanted nowhere.
    assert!(spaces(&scene, OTHER, Wanted::Goal(Sheet::Character)).is_empty());
    scene.given(&Event::Goal(GoalEvent::Flipped { seat: ME, sheet: Sheet::Character }));
    assert!(spaces(&scene, ME, Wanted::Goal(Sheet::Character)).is_empty(), "it is reached");
}

#[test]
fn a_goal_of_an_ambition_wants_one_once_it_is_open() {
    // Rules: UB-16.5, UB-16.6
    let spark = |goals: &str| {
        let json = format!(
            r#"{{"turn":0,"step":"planning","players":[
            {{"character":"han-solo","ship":"g9-rigger","space":"tatooine","ambition":"the-spark","goals":{goals}}},
            {{"character":"boba-fett","ship":"g-1a-starfighter","space":"ord-mantell","ambition":"collector"}}]}}"#
        );
        scene(|options| options.ambitions = true, &json)
    };
    let first = spark("[]");
    let rebel = spaces(&first, ME, Wanted::Ambition(1));
    assert!(rebel.contains(&"mon-calamari".to_owned()), "{rebel:?}");
    assert!(!rebel.contains(&"naboo".to_owned()), "no planet of theirs: {rebel:?}");
    // One's standing is not about a place: it is said where one may yet have to gain it.
    assert!(spaces(&first, ME, Wanted::Ambition(2)).is_empty(), "the second step waits");
    let then = spark("[1]");
    assert_eq!(spaces(&then, ME, Wanted::Ambition(2)), ["naboo"]);
    assert!(spaces(&then, ME, Wanted::Ambition(1)).is_empty(), "done");
    assert!(spaces(&then, ME, Wanted::Ambition(4)).is_empty(), "the last comes last");
}
