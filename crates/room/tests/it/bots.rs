//! Bots as seats.

use crate::bench::{Bench, bot, me};
use room::Input;
use tabletop::{Answer, By, Cause};
use wire::ToServer;

const DELAY_MS: u64 = 350;

/// A table of player 1 and one bot, where the person has begun and the bot is asked.
fn bots_turn(bot_delay_ms: u64) -> Bench {
    bots_turn_from(1, bot_delay_ms)
}

/// The same at the first such table from this seed on.
fn bots_turn_from(first_seed: u64, bot_delay_ms: u64) -> Bench {
    for seed in first_seed.. {
        let bench = Bench::with(&[me(), bot()], None, seed);
        let mut bench = Bench::open(bench.stored, bot_delay_ms);
        bench.connect(1);
        bench.wish(1, |request| ToServer::Start { request });
        if bench.asked() == 1 {
            bench.fall_back();
            assert_eq!(bench.asked(), 2);
            return bench;
        }
    }
    unreachable!("sooner or later the person begins")
}

fn last_by(bench: &Bench) -> By {
    match bench.room.table().log().last().expect("an entry").cause {
        Cause::Answer { by, .. } => by,
        Cause::Deal | Cause::Rewind { .. } | Cause::Rules { .. } => panic!("no answer"),
    }
}

#[test]
fn a_bot_is_given_what_its_seat_may_know_and_no_more() {
    // Rules: HS-10.1
    let bench = bots_turn(0);
    let [question] = &bench.questions[..] else { panic!("one question") };
    let state = bench.room.table().state();
    use tabletop::{Game, Viewer};
    assert_eq!(question.view, catalog::games::HanSolo::view(state, Viewer::Seat(question.seat)));
    let open = bench.room.table().pending().of(question.seat).expect("asked");
    assert_eq!(question.menu, bench.room.table().menu(open.id));
}

#[test]
fn a_bot_takes_its_time_so_that_people_can_follow() {
    let mut bench = bots_turn(DELAY_MS);
    let seq = bench.seq();
    bench.pass(100);
    let question = bench.questions.pop().expect("asked at once");
    bench.bot_answers(question);
    assert_eq!((bench.seq(), bench.wake_ms), (seq, Some(bench.now_ms + DELAY_MS - 100)));
    bench.pass(DELAY_MS - 100);
    assert_eq!((bench.seq(), last_by(&bench)), (seq + 1, By::Bot));
}

#[test]
fn the_time_of_a_bots_answer_says_nothing_of_its_hand() {
    // Rules: HS-10.1
    for seed in 0..8 {
        // However long it thinks about what it holds, it answers on a beat.
        for (thought_ms, answered_ms) in [(0, 350), (249, 350), (350, 350), (351, 700), (699, 700)]
        {
            let mut bench = bots_turn_from(seed * 10, DELAY_MS);
            let (seq, asked_ms) = (bench.seq(), bench.now_ms);
            bench.pass(thought_ms);
            let question = bench.questions.pop().expect("asked at once");
            bench.bot_answers(question);
            while bench.seq() == seq {
                let at_ms = bench.wake_ms.expect("it waits for the beat");
                bench.pass(at_ms - bench.now_ms);
            }
            assert_eq!(bench.now_ms - asked_ms, answered_ms, "seed {seed}, {thought_ms}");
        }
    }
}

#[test]
fn a_bot_that_fails_or_cheats_plays_the_fallback() {
    for answer in [None, Some(Answer::Amount { amount: 7 })] {
        let mut bench = bots_turn(0);
        let seq = bench.seq();
        let ticket = bench.questions.pop().expect("asked").ticket;
        bench.hear(Input::BotAnswered { ticket, answer });
        assert_eq!((bench.seq(), last_by(&bench)), (seq + 1, By::Bot));
    }
}

#[test]
fn an_answer_to_a_question_from_before_an_undo_is_ignored() {
    let mut bench = bots_turn(0);
    let stale = bench.questions.pop().expect("asked");
    bench.wish(1, |request| ToServer::Undo { request });
    assert_eq!(bench.asked(), 1);
    bench.fall_back();
    let fresh = bench.questions.pop().expect("asked again");
    let seq = bench.seq();
    bench.bot_answers(stale);
    assert_eq!(bench.seq(), seq, "it was thought in a world that is no more");
    bench.bot_answers(fresh);
    assert_eq!(bench.seq(), seq + 1);
}

#[test]
fn after_a_restart_bots_are_asked_again() {
    let bench = bots_turn(0);
    let (seq, mut again) = (bench.seq(), bench.restarted());
    assert_eq!(again.questions.len(), 0, "bots rest while nobody is there");
    again.connect(1);
    let [before, after] = [&bench, &again].map(|it| it.questions[0].view.clone());
    assert_eq!(before, after);
    again.let_bots_play();
    assert!(again.seq() > seq);
}
