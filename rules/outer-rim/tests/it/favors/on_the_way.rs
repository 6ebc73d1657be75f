//! UB-13.2: favors asked for during a move, and before a card reads a reputation.

use super::{ask, favors, scene};
use crate::support::{Scene, at, bench, content, set_with, two};
use outer_rim::{Action, Faction, Favor, Frame, Good, PositionPatrol, Standing};
use tabletop::Seat;

fn move_left(scene: &Scene) -> u8 {
    match scene.state.frames().last() {
        Some(Frame::Move { left, .. }) => *left,
        other => panic!("no move: {other:?}"),
    }
}

#[test]
fn a_shortcut_asked_for_on_the_way_is_worth_a_space() {
    // Rules: UB-13.2, UB-13.4
    let mut scene = scene(&two());
    scene.say(Action::Move, &[]);
    let fly = scene.menu().into_iter().find(|item| matches!(item, Action::Fly(_))).unwrap();
    let left = move_left(&scene);
    scene.say(fly, &[]);
    assert_eq!(move_left(&scene), left - 1);
    ask(&mut scene, Favor::Shortcut);
    scene.say(Action::Propose, &[]).say(Action::Yes, &[]);
    assert_eq!(move_left(&scene), left, "one more than before");
    assert_eq!(scene.asked(), Some(Seat::new(0)));
    // UB-13.3: one favor a turn; credits may still be moved.
    scene.say(Action::Aside, &[]);
    assert_eq!(scene.menu(), [Action::Offer, Action::Done]);
}

#[test]
fn a_vouch_asked_for_on_the_way_lets_one_pass_a_patrol() {
    // Rules: UB-13.2, UB-13.4, OR-5.3
    let mut position = two();
    position.players[1].reputation = [(Faction::Hutt, Standing::Positive)].into();
    let beyond = |scene: &Scene| {
        let courses = scene.menu().into_iter();
        courses.filter(|item| matches!(item, Action::SetCourse(_))).count()
    };
    let here = at("tatooine");
    let state = Scene::new(&position).state;
    let next = state.map().neighbours(here).next().unwrap();
    let space = content().space_name(next).to_owned();
    let patrol = PositionPatrol { space: space.as_str().into(), level: 1 };
    position.patrols = [(Faction::Hutt, patrol)].into();
    let mut scene = scene(&position);
    scene.say(Action::Move, &[]);
    let before = beyond(&scene);
    ask(&mut scene, Favor::Vouch(Faction::Hutt));
    scene.say(Action::Propose, &[]).say(Action::Yes, &[]);
    assert!(beyond(&scene) >= before, "nothing is farther than before");
    scene.say(Action::Fly(next), &[]);
    assert!(matches!(scene.state.frames().last(), Some(Frame::Move { .. })), "it does not stop");
}

const READS: &str = r#"[{ by_reputation = { faction = "hutt",
    positive = [{ gain_credits = 3000 }],
    neutral = [{ gain_credits = 1000 }],
    negative = [{ lose_credits = 1000 }],
} }]"#;

const VOUCH: Action = Action::Favor(Favor::Vouch(Faction::Hutt));

fn reading(script: &str, friend: Standing) -> Scene {
    let mut position = two();
    position.players[1].reputation = [(Faction::Hutt, friend)].into();
    let mut scene = Scene::in_set(&set_with(&bench(script)), &favors(2), &position);
    scene.resolve("bench", &[]);
    scene
}

#[test]
fn a_vouch_is_asked_for_before_a_card_reads_a_reputation() {
    // Rules: UB-13.2, UB-13.4, OR-16.3
    let mut vouched = reading(READS, Standing::Positive);
    assert_eq!(vouched.asked(), Some(Seat::new(0)));
    assert_eq!(vouched.menu(), [VOUCH, Action::Done]);
    assert_eq!(vouched.player(0).credits(), 5000, "nothing is read yet");
    vouched.say(VOUCH, &[]).say(Action::Propose, &[]).say(Action::Yes, &[]);
    assert_eq!(vouched.player(0).credits(), 8000);
    // Who asks nobody is read as they are, and is not asked twice.
    let mut alone = reading(READS, Standing::Positive);
    alone.say(Action::Done, &[]);
    assert_eq!(alone.player(0).credits(), 6000);
    // Who is refused may ask again, until the card reads.
    let mut refused = reading(READS, Standing::Positive);
    refused.say(VOUCH, &[]).say(Action::Propose, &[]).say(Action::No, &[]);
    assert_eq!(refused.menu(), [VOUCH, Action::Done]);
    refused.say(Action::Done, &[]);
    assert_eq!(refused.player(0).credits(), 6000);
    // Where nobody could vouch, nobody is asked.
    assert_eq!(reading(READS, Standing::Neutral).player(0).credits(), 6000);
}

#[test]
fn credits_may_be_moved_before_a_card_reads_a_reputation_and_before_dice() {
    // Rules: OR-23.2, UB-14.2
    let mut scene = reading(READS, Standing::Positive);
    assert!(scene.whole_menu().contains(&Action::Aside));
    scene.say(Action::Aside, &[]).say(Action::Offer, &[]);
    scene.say(Action::Give(Good::Credits(1000)), &[]).say(Action::Propose, &[]);
    scene.say(Action::Yes, &[]);
    assert_eq!(scene.menu(), [VOUCH, Action::Done], "the question is still open");
    assert_eq!(scene.player(1).credits(), 6000);
    // A favor done in the aside is the one of this turn: the question is gone.
    ask(&mut scene, Favor::BattlePlan);
    scene.say(Action::Propose, &[]).say(Action::Yes, &[]);
    assert_eq!(scene.player(0).credits(), 5000, "4,000 and the neutral 1,000");
}

#[test]
fn a_vouch_opens_what_a_card_offers_to_friends() {
    // Rules: UB-13.2, OR-16.3
    let script = r#"[{ choose = [
        { if = { positive = "hutt" }, do = [{ gain_credits = 3000 }] },
        { do = [{ gain_credits = 1000 }] },
    ] }]"#;
    let mut scene = reading(script, Standing::Positive);
    assert_eq!(scene.menu(), [VOUCH, Action::Done]);
    scene.say(VOUCH, &[]).say(Action::Propose, &[]).say(Action::Yes, &[]);
    assert_eq!(scene.menu(), [Action::Choose(0), Action::Choose(1)]);
    scene.say(Action::Choose(0), &[]);
    assert_eq!(scene.player(0).credits(), 8000);
}
