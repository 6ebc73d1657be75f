//! UB-8, UB-9: jobs for two, and jobs against somebody.

use crate::support::{B, C, H, Scene, cards, set_with, two};
use outer_rim::{Action, CardId, Position, Setup, Skill, Step};
use tabletop::Seat;

const JOBS: &str = r#"
[[card]]
id = "duet"
edition = "base"
deck = "job"
source = { all = "designed" }
[card.asset]
kind = "job"
[card.asset.job]
at = { space = "tatooine" }
players = "two"
skills = [{ skill = "stealth" }, { skill = "tactics" }]
do = [
    { test = { other = true, skills = ["stealth", "tactics"], pass = [
        { choose = [{ do = ["complete_job"] }, { do = [{ each_player = { among = ["here"], then = [{ suffer = { to = "character", amount = 9 } }] } }, "complete_job"] }] },
    ] } },
]
reward = { credits = 6000, then = [{ give_credits = 3000 }] }

[[card]]
id = "pickpocket"
edition = "base"
deck = "job"
source = { all = "designed" }
[card.asset]
kind = "job"
[card.asset.job]
at = { space = "tatooine" }
players = "contested"
skills = [{ skill = "stealth", contested = true }]
do = [
    { test = { skills = ["stealth"],
        pass = [{ test = { other = true, skills = ["stealth"], pass = [{ take_credits = 1000 }], fail = [{ take_credits = 4000 }, "complete_job"] } }],
        fail = [{ test = { other = true, skills = ["stealth"], pass = [{ give_credits = 2000 }] } }],
    } },
]
reward = { fame = 1 }
"#;

fn together(job: &str) -> Position {
    let mut position = two();
    position.step = Step::Encounter;
    position.players[0].cards = cards(&[job]);
    position.players[1].space = "tatooine".into();
    position
}

fn scene_of(position: &Position) -> (Scene, Action) {
    let set = set_with(JOBS);
    let scene = Scene::in_set(&set, &Setup::of(2), position);
    let card: CardId = scene.player(0).held().next().expect("a job").card;
    (scene, Action::Job(card))
}

#[test]
fn a_job_for_two_needs_somebody_in_the_space() {
    // Rules: UB-8.1
    let (scene, job) = scene_of(&together("duet"));
    assert!(scene.menu().contains(&job));
    let mut alone = together("duet");
    alone.players[1].space = "ord-mantell".into();
    let (scene, job) = scene_of(&alone);
    assert!(!scene.menu().contains(&job));
    let mut defeated = together("duet");
    defeated.players[1].defeated = true;
    let (scene, job) = scene_of(&defeated);
    assert!(!scene.menu().contains(&job), "a defeated player cannot take part");
}

#[test]
fn a_partner_must_agree() {
    // Rules: UB-8.4
    // Open, and the default: consent is asked for.
    let (mut scene, job) = scene_of(&together("duet"));
    scene.say(job, &[]).say(Action::Player(Seat::new(1)), &[]);
    assert_eq!(scene.asked(), Some(Seat::new(1)));
    assert_eq!(scene.menu(), [Action::Yes, Action::No]);
    scene.say(Action::No, &[]);
    assert_eq!(scene.asked(), Some(Seat::new(0)), "another encounter is chosen");
    assert!(!scene.menu().contains(&job), "and nobody is asked again");
    assert_eq!(scene.player(0).held().count(), 1, "the job is kept");
}

#[test]
fn the_current_player_decides_and_both_are_paid() {
    // Rules: UB-8.2, UB-8.5
    let (mut scene, job) = scene_of(&together("duet"));
    scene.say(job, &[]).say(Action::Player(Seat::new(1)), &[]).say(Action::Yes, &[]);
    // Boba Fett tests, with his stealth; who says so is the owner of the job.
    assert_eq!(scene.asked(), Some(Seat::new(0)));
    scene.say(Action::Skill(Skill::Stealth), &[H, B]);
    assert_eq!(scene.asked(), Some(Seat::new(0)));
    scene.say(Action::Choose(0), &[]);
    assert_eq!((scene.player(0).credits(), scene.player(1).credits()), (8000, 8000));
}

#[test]
fn a_defeated_partner_ends_the_job() {
    // Rules: UB-8.3
    let (mut scene, job) = scene_of(&together("duet"));
    scene.say(job, &[]).say(Action::Player(Seat::new(1)), &[]).say(Action::Yes, &[]);
    scene.say(Action::Skill(Skill::Stealth), &[H, B]).say(Action::Choose(1), &[]);
    assert!(scene.player(1).is_defeated());
    assert_eq!(scene.player(0).credits(), 5000, "it was not completed");
    assert_eq!(scene.player(0).held().count(), 1, "and is kept");
}

#[test]
fn a_contested_job_is_tested_by_both_without_asking() {
    // Rules: UB-9.1, UB-9.2, UB-9.3
    // Open, and the default: no consent.
    let played = |faces: &[u32]| {
        let (mut scene, job) = scene_of(&together("pickpocket"));
        scene.say(job, &[]).say(Action::Player(Seat::new(1)), faces);
        (scene.player(0).credits(), scene.player(1).credits(), scene.player(0).fame_gained())
    };
    // Han Solo has no stealth, Boba Fett has.
    assert_eq!(played(&[C, B, B, B]), (9000, 1000, 1), "the owner passes, the victim fails");
    assert_eq!(played(&[C, B, H, B]), (6000, 4000, 0), "both pass");
    assert_eq!(played(&[B, B, H, B]), (3000, 7000, 0), "the owner fails, the victim passes");
    assert_eq!(played(&[B, B, B, B]), (5000, 5000, 0), "both fail");
}
