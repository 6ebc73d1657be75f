//! Characters whose goals and abilities are known.

use super::{alone, named, only_use, resolving, scene, uses};
use crate::support::{H, Scene, cards, house, player};
use outer_rim::{Action, CourseEvent, Event, Faction, PositionPatrol, Step};
use tabletop::Seat;

#[test]
fn black_krrsantan_must_plan_to_recover_while_he_stands() {
    // Rules: OR-4.2, OR-4.3, OR-10.2
    let mut me = player("black-krrsantan", "g-1a-starfighter", "tatooine");
    me.damage = [2, 2];
    let mut standing = scene(&alone(me.clone(), Step::Planning));
    standing.say(Action::Recover, &[]);
    assert!(standing.player(0).is_flipped(), "four damage, planned");
    let healed = resolving(&alone(me.clone(), Step::Action), "[{ recover = {} }]", &[]);
    assert!(!healed.player(0).is_flipped(), "a card that heals is no plan");
    me.damage = [5, 0];
    me.defeated = true;
    let mut defeated = scene(&alone(me.clone(), Step::Planning));
    defeated.say(Action::Recover, &[]);
    assert!(!defeated.player(0).is_flipped(), "who lies down must recover, and earns nothing");
    me.damage = [2, 1];
    me.defeated = false;
    let mut light = scene(&alone(me, Step::Planning));
    light.say(Action::Recover, &[]);
    assert!(!light.player(0).is_flipped(), "three damage is too little");
}

#[test]
fn jyn_erso_redirects_patrols_in_her_action_step_alone() {
    // Rules: OR-15.4
    let asked = |step: Step| {
        let mut me = player("jyn-erso", "g9-rigger", "tatooine");
        me.flipped = true;
        let mut position = alone(me, step);
        let near = PositionPatrol { space: "naboo".into(), level: 1 };
        position.patrols.insert(Faction::Imperial, near);
        let script = r#"[{ move_patrol = { faction = "imperial", steps = 2 } }]"#;
        !uses(&resolving(&position, script, &[])).is_empty()
    };
    assert!(asked(Step::Action));
    assert!(!asked(Step::Encounter), "not in the encounter step");
    assert!(!asked(Step::Ended), "nor while the encounter is resolved");
}

#[test]
fn credits_that_are_given_up_for_fame_stay_given_up() {
    // Rules: OR-24.4
    let mut me = player("enfys-nest", "yt-2400", "tatooine");
    me.ship_flipped = true;
    me.cards = cards(&["speeder-bike-parts", "dash-rendar"]);
    me.cards[0].turned = true;
    me.space = "ryloth".into();
    let mut delivered = scene(&alone(me, Step::Action));
    delivered.say(Action::Deliver, &[]);
    delivered.say(Action::Card(named("speeder-bike-parts")), &[H]);
    let before = delivered.player(0).credits();
    let dash = uses(&delivered).into_iter().find(|item| {
        let Action::Use(ability) = item else { return false };
        !house().ability(*ability).must
    });
    delivered.say(dash.expect("Dash Rendar"), &[]);
    assert_eq!(delivered.player(0).fame_gained(), 2, "one of the cargo, one instead of credits");
    assert_eq!(delivered.player(0).credits(), before, "and no credits at all");
}

#[test]
fn hondos_tokens_stay_when_his_card_is_turned_back() {
    // Rules: UB-20.5, OR-9.4
    let mut me = player("hondo-ohnaka", "yt-1300", "tatooine");
    me.credits = 6000;
    me.goal_tokens = [2, 0];
    me.cards = cards(&["jetpack", "shield-upgrade", "coaxium-crystal"]);
    let mut tale = scene(&alone(me, Step::Action));
    tale.say(only_use(&tale), &[]);
    assert_eq!(tale.menu().len(), 3, "each of his things can have a story");
    tale.say(Action::Card(named("coaxium-crystal")), &[]);
    let tokens =
        |scene: &Scene, card: &str| scene.player(0).holding(named(card)).map(|held| held.tokens);
    assert!(tale.player(0).is_flipped());
    assert_eq!((tale.player(0).fame_gained(), tale.player(0).credits()), (1, 4000));
    assert_eq!(tokens(&tale, "coaxium-crystal"), Some(1));
    tale.say(only_use(&tale), &[]);
    assert!(!tale.player(0).is_flipped(), "his card is turned back");
    assert_eq!(tokens(&tale, "coaxium-crystal"), Some(1), "the token stays");
    assert_eq!(tale.player(0).goal_tokens(), [0, 0], "and the goal begins anew");
    // In his next turn the crystal is no longer among the things without a story.
    tale.given(&Event::Course(CourseEvent::TurnBegan { seat: Seat::new(0), round: 3 }));
    tale.say(only_use(&tale), &[]);
    assert!(!tale.menu().contains(&Action::Card(named("coaxium-crystal"))), "{:?}", tale.menu());
}
