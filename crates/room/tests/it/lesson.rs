//! A lesson: the coach leads, the bots follow the script, nothing is lost.

use crate::bench::{BOT_DELAY_MS, Bench, Now, player, seat};
use catalog::Hosted;
use catalog::games::HanSolo;
use serde_json::json;
use tabletop::Answer;
use wire::{Coach, Code, Show, ToClient, ToServer};

type Action = crate::bench::Action;

/// The learner, connected, at the first step.
fn begun() -> (Bench, Now) {
    let mut bench = Bench::lesson();
    bench.connect(1);
    let now = bench.now(1);
    (bench, now)
}

fn coach(now: &Now) -> &Coach<Action> {
    now.coach.as_ref().expect("the learner has a coach")
}

/// Does what the coach points at, and lets the others answer.
fn follow(bench: &mut Bench, now: &Now) -> Now {
    let decision = now.menu.as_ref().expect("the learner is asked").decision;
    let shown = coach(now).show.iter().find_map(|show| match show {
        Show::Action(action) => Some(*action),
        Show::Card(_) | Show::Seat(_) | Show::Zone(_) => None,
    });
    let answer = Answer::Item(shown.expect("the coach points at the answer"));
    bench.wish(1, |request| ToServer::Act { request, decision, answer });
    // However many answer by the script, it takes a bounded time.
    bench.pass(20 * BOT_DELAY_MS);
    bench.now(1)
}

/// An answer on the menu that the coach does not point at.
fn stray(now: &Now) -> Action {
    let menu = now.menu.as_ref().expect("the learner is asked");
    let is_shown = |action: &Action| coach(now).show.contains(&Show::Action(*action));
    menu.items.iter().map(|item| item.action).find(|action| !is_shown(action)).expect("a choice")
}

#[test]
fn a_learner_is_led_to_the_end_and_then_plays_on() {
    let (mut bench, mut now) = begun();
    assert_eq!((coach(&now).step, coach(&now).praise.as_ref()), (1, None));
    while !coach(&now).done {
        now = follow(&mut bench, &now);
        assert!(bench.questions.is_empty(), "a bot was asked to think in the middle of a lesson");
    }
    assert_eq!(coach(&now).step, coach(&now).of);
    assert_eq!(bench.room.table().audit(), Ok(()), "a lesson can be checked like any game");
    // The script is over: from now on minds answer.
    while bench.questions.is_empty() {
        let open = bench.room.table().pending().of(seat(0)).expect("somebody is asked");
        let answer = bench.room.table().menu(open.id).nth(0);
        bench.wish(1, |request| ToServer::Act { request, decision: open.id, answer });
    }
}

#[test]
fn another_answer_is_refused_kindly_and_nothing_is_lost() {
    let (mut bench, now) = begun();
    let (seq, decision) = (bench.seq(), now.menu.as_ref().expect("a menu").decision);
    let answer = Answer::Item(stray(&now));
    bench.wish(1, |request| ToServer::Act { request, decision, answer });
    let told = bench.told(1);
    let [ToClient::Refused { code: Code::Lesson, message, rule: None, .. }] = &told[..] else {
        panic!("no kind refusal: {told:?}")
    };
    assert!(message.len() > 20, "the coach says what to do instead: {message}");
    assert_eq!(bench.seq(), seq);
    // What the rules refuse is refused by the rules.
    bench.wish(1, |request| ToServer::Act {
        request,
        decision,
        answer: serde_json::from_value(json!({"pick": 3})).expect("an action"),
    });
    assert_eq!(bench.refusal(1), Code::NotOnTheMenu);
    let later = follow(&mut bench, &now);
    assert_eq!(coach(&later).step, 2);
}

#[test]
fn a_lesson_keeps_its_place_over_a_restart() {
    let (mut bench, mut now) = begun();
    for _ in 0..5 {
        now = follow(&mut bench, &now);
    }
    let mut again = bench.restarted();
    again.connect(1);
    let after = again.now(1);
    assert_eq!((after.coach, after.menu), (now.coach, now.menu));
}

#[test]
fn a_lesson_taken_back_goes_the_same_way_again() {
    let (mut bench, mut now) = begun();
    let mut steps = vec![now.clone()];
    for _ in 0..6 {
        now = follow(&mut bench, &now);
        steps.push(now.clone());
    }
    for _ in 0..3 {
        assert!(now.can_undo);
        bench.wish(1, |request| ToServer::Undo { request });
        now = bench.now(1);
        steps.pop();
        let before = steps.last().expect("a step");
        assert_eq!((&now.coach, &now.view), (&before.coach, &before.view));
    }
    for _ in 0..3 {
        now = follow(&mut bench, &now);
    }
    assert_eq!(coach(&now).step, 7, "the script goes on as if nothing had been");
}

#[test]
fn the_coach_does_not_tell_what_others_will_answer() {
    let (mut bench, mut now) = begun();
    let mut n_waits = 0;
    while !coach(&now).done {
        let shown: Vec<_> = coach(&now).show.clone();
        let decision = now.menu.as_ref().expect("the learner is asked").decision;
        let Some(Show::Action(action)) = shown.first() else { panic!("nothing to do: {shown:?}") };
        let answer = Answer::Item(*action);
        bench.wish(1, |request| ToServer::Act { request, decision, answer });
        let told = bench.told(1);
        let meanwhile = crate::bench::last_now(&told).expect("what is");
        if !meanwhile.waiting.iter().any(|waiting| waiting.seat == seat(0) && !waiting.answered) {
            assert_eq!(coach(&meanwhile).show, []);
            n_waits += 1;
        }
        bench.pass(20 * BOT_DELAY_MS);
        now = crate::bench::last_now(&bench.told(1)).unwrap_or(meanwhile);
    }
    assert!(n_waits > 5, "the learner hardly ever waited");
}

#[test]
fn only_the_learner_hears_the_coach() {
    let (mut bench, _) = begun();
    bench.connect(2);
    assert_eq!(bench.now(2).coach, None);
    bench.wish(2, |request| ToServer::PlayOn { request });
    assert_eq!(bench.refusal(2), Code::NotHost);
}

#[test]
fn whoever_leaves_the_lesson_plays_on_freely() {
    let (mut bench, now) = begun();
    let wish = bench.wish(1, |request| ToServer::PlayOn { request });
    let told = bench.told(1);
    let is_answered = |message: &_| matches!(message, ToClient::Seating { request: Some(request), .. } if *request == wish);
    assert!(told.iter().any(is_answered), "{told:?}");
    let later = crate::bench::last_now(&told).expect("what is");
    assert_eq!((later.coach, &later.menu), (None, &now.menu));
    assert_eq!(bench.stored.seating.lesson, None, "a restart must not bring the coach back");
    let (decision, answer) = (now.menu.as_ref().expect("a menu").decision, stray(&now));
    bench.wish(1, |request| ToServer::Act { request, decision, answer: Answer::Item(answer) });
    assert!(bench.told(1).iter().all(|told| !matches!(told, ToClient::Refused { .. })));
    bench.wish(1, |request| ToServer::PlayOn { request });
    assert!(matches!(bench.told(1)[..], [ToClient::Done { .. }]), "it is so already");
}

#[test]
fn a_stand_in_follows_the_script_too() {
    let (mut bench, _) = begun();
    bench.wish(1, |request| ToServer::StandUp { request });
    bench.pass(200 * BOT_DELAY_MS);
    let lesson = HanSolo::lesson(crate::bench::LESSON).expect("a lesson");
    let names = vec![player(1).name, "Vex".to_owned()];
    let speaker = words::Speaker::new(words::Lang::En, &names, tabletop::Viewer::Seat(seat(0)));
    let coach = lesson.coach(bench.room.table(), &speaker).expect("still in the script");
    assert!(coach.done && bench.stored.rows.len() > 20, "step {} of {}", coach.step, coach.of);
}
