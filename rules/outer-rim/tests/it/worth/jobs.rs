//! Jobs that nobody is asked to do, or to do with others, for nothing.

use super::{asset, scene_of};
use crate::support::{Scene, bench, cards, player, two};
use outer_rim::{Action, Faction, Position, Standing, Step};
use tabletop::Seat;

const DUETS: &str = r#"
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
do = ["complete_job"]
reward = { credits = 6000 }

[[card]]
id = "encore"
edition = "base"
deck = "job"
source = { all = "designed" }
[card.asset]
kind = "job"
[card.asset.job]
at = { space = "tatooine" }
players = "two"
do = ["complete_job"]
reward = { credits = 9000 }

[[card]]
id = "ambush"
edition = "base"
deck = "job"
source = { all = "designed" }
[card.asset]
kind = "job"
[card.asset.job]
at = { space = "tatooine" }
players = "contested"
do = [{ each_player = { among = ["here"], then = ["defeat"] } }, "complete_job"]
reward = { credits = 6000 }
"#;

#[test]
fn a_deed_that_somebody_waits_for_comes_to_something() {
    // Rules: OR-4.2, OR-14.1, OR-24.2
    // Each of these waits for the deed itself, whatever comes of it.
    let waiting = |moment: &str| {
        let ability = format!(
            r#"abilities = [{{ on = "{moment}", must = true, do = [{{ gain_credits = 1000 }}] }}]"#
        );
        asset("witness", "crew", &ability)
    };
    let said = |more: &str, step: Step, cards: &[&str]| {
        let mut position = two();
        position.step = step;
        position.players[0].cards = self::cards(cards);
        let scene = scene_of(&format!("{more}{VOID}"), &position);
        let items = scene.menu().into_iter();
        items.filter(|item| scene.state.comes_to_nothing(*item)).count()
    };
    for (moment, step, deed) in
        [("rested", Step::Planning, ""), ("encountered", Step::Encounter, "errand")]
    {
        let more = waiting(moment);
        let held = |cards: &[&'static str]| -> Vec<&'static str> {
            cards.iter().copied().filter(|card| !card.is_empty()).collect()
        };
        assert_eq!(said(&more, step, &held(&[deed])), 1, "nobody waits for {moment}");
        assert_eq!(said(&more, step, &held(&[deed, "witness"])), 0, "somebody waits for {moment}");
    }
    // A test that nothing hangs on, and somebody who sees it passed.
    let test = r#"[{ choose = [{ do = [{ test = { skills = ["tech"] } }] }, { do = [{ gain_fame = 1 }] }, {}] }]"#;
    let offered = |cards: &[&str]| {
        let mut position = two();
        position.players[0].cards = self::cards(cards);
        let mut scene = scene_of(&format!("{}{}", waiting("test_passed"), bench(test)), &position);
        scene.resolve("bench", &[]);
        scene.menu()
    };
    assert_eq!(offered(&[]), [1, 2].map(Action::Choose));
    assert_eq!(offered(&["witness"]), [0, 1, 2].map(Action::Choose));
}

/// A job that comes to nothing.
const VOID: &str = r#"
[[card]]
id = "errand"
edition = "base"
deck = "job"
source = { all = "designed" }
[card.asset]
kind = "job"
[card.asset.job]
at = { space = "tatooine" }
do = [{ recover = {} }]
reward = { credits = 6000 }
"#;

fn trio(jobs: &[&str]) -> Scene {
    let mut position = two();
    position.step = Step::Encounter;
    position.players[1].space = "tatooine".into();
    position.players.push(player("jyn-erso", "g9-rigger", "tatooine"));
    position.players[0].cards = cards(jobs);
    scene_of(DUETS, &position)
}

#[test]
fn a_refusal_is_one_players_and_one_jobs() {
    // Rules: UB-8.1, UB-8.4
    let mut scene = trio(&["duet", "encore"]);
    let jobs: Vec<Action> = scene.player(0).held().map(|held| Action::Job(held.card)).collect();
    let (one, other) = (Action::Player(Seat::new(1)), Action::Player(Seat::new(2)));
    scene.say(jobs[0], &[]).say(one, &[]).say(Action::No, &[]);
    assert!(scene.menu().contains(&jobs[1]), "another job is another question");
    scene.say(jobs[0], &[]);
    assert_eq!(scene.menu(), [other], "who refused is not asked again");
    scene.say(other, &[]).say(Action::No, &[]);
    assert!(!scene.menu().contains(&jobs[0]), "both have refused");
    scene.say(jobs[1], &[]).say(one, &[]).say(Action::Yes, &[]);
    assert_eq!(scene.player(0).credits(), 14_000);
}

#[test]
fn a_defeated_victim_does_not_end_a_contested_job() {
    // Rules: UB-8.3, UB-9.1
    let mut scene = trio(&["ambush"]);
    let job = Action::Job(scene.player(0).held().next().expect("a job").card);
    scene.say(job, &[]).say(Action::Player(Seat::new(1)), &[]);
    assert!(scene.player(1).is_defeated());
    assert_eq!(scene.player(0).credits(), 11_000, "the job is done");
}

#[test]
fn a_contested_job_needs_somebody_it_is_about() {
    // Rules: UB-9.1
    // Wanted: nobody is wanted whom every faction likes.
    let mut position = two();
    position.step = Step::Encounter;
    position.players[0].cards = cards(&["wanted"]);
    position.players[1].space = "tatooine".into();
    let offered = |position: &Position| {
        let scene = Scene::expanded(position);
        scene.menu().iter().any(|item| matches!(item, Action::Job(_)))
    };
    assert!(!offered(&position));
    position.players[1].reputation.insert(Faction::Rebel, Standing::Negative);
    assert!(offered(&position));
}
