//! What a bot would do in somebody's place.

use crate::bench::{Bench, player, seat};
use catalog::games::HanSolo;
use room::Input;
use tabletop::{Game as _, Viewer};
use wire::{Code, ToClient, ToServer};

/// Two people at a dealt table; who is asked, and the other one.
fn asked() -> (Bench, u64, u64) {
    let bench = Bench::dealt(2, 1);
    let number = bench.asked();
    (bench, number, 3 - number)
}

fn ask(bench: &mut Bench, number: u64) -> String {
    let open = bench.room.table().pending().first().expect("a question");
    bench.wish(number, |request| ToServer::Hint { request, decision: open.id })
}

#[test]
fn whoever_is_asked_may_ask_what_a_hunter_would_do() {
    let (mut bench, number, other) = asked();
    let request = ask(&mut bench, number);
    let question = bench.questions.pop().expect("the adviser thinks");
    let viewer = Viewer::Seat(seat(number as u8 - 1));
    let state = bench.room.table().state();
    assert_eq!(question.view, HanSolo::view(state, viewer), "it knows what the seat knows");
    let seq = bench.seq();
    bench.bot_answers(question);
    let told = bench.told(number);
    let [ToClient::Hint { request: named, words, .. }] = &told[..] else { panic!("{told:?}") };
    assert!(*named == request && !words.is_empty());
    assert!(bench.told(other).is_empty(), "nobody else is told");
    assert_eq!(bench.seq(), seq, "a hint is no move");
}

#[test]
fn nobody_else_may_ask() {
    let (mut bench, _, other) = asked();
    ask(&mut bench, other);
    assert_eq!(bench.refusal(other), Code::NotYourDecision);
    bench.connect(5);
    bench.told(5);
    ask(&mut bench, 5);
    assert_eq!(bench.refusal(5), Code::NotSeated);
    assert!(bench.questions.is_empty() && bench.seating(5).you.is_none());
    assert_ne!(player(5).key, player(1).key);
}

#[test]
fn a_table_may_agree_on_no_hints() {
    let (bench, number, _) = asked();
    let mut stored = bench.stored.clone();
    stored.seating.agreed.no_hints = true;
    let mut bench = Bench::open(stored, 0);
    bench.connect(number);
    bench.told(number);
    let open = bench.room.table().pending().first().expect("a question");
    // A name that was not heard before the restart.
    let request = "fresh".to_owned();
    bench.say(number, ToServer::Hint { request, decision: open.id });
    assert_eq!(bench.refusal(number), Code::NoHints);
    assert!(bench.questions.is_empty());
}

#[test]
fn advice_that_comes_too_late_or_not_at_all_is_said_to_be_none() {
    let (mut bench, number, _) = asked();
    ask(&mut bench, number);
    let question = bench.questions.pop().expect("the adviser thinks");
    bench.fall_back();
    bench.told(number);
    bench.bot_answers(question);
    assert_eq!(bench.refusal(number), Code::NoHintNow);

    let number = bench.asked();
    bench.told(number);
    ask(&mut bench, number);
    let ticket = bench.questions.pop().expect("the adviser thinks").ticket;
    bench.hear(Input::BotAnswered { ticket, answer: None });
    assert_eq!(bench.refusal(number), Code::NoHintNow);
}

#[test]
fn one_hint_at_a_time_and_so_many_in_a_row() {
    let (mut bench, number, _) = asked();
    ask(&mut bench, number);
    ask(&mut bench, number);
    assert_eq!(bench.refusal(number), Code::Busy);
    for _ in 1..room::limits::HINTS_BURST {
        let question = bench.questions.pop().expect("the adviser thinks");
        bench.bot_answers(question);
        bench.told(number);
        ask(&mut bench, number);
    }
    let question = bench.questions.pop().expect("the adviser thinks");
    bench.bot_answers(question);
    bench.told(number);
    ask(&mut bench, number);
    assert_eq!(bench.refusal(number), Code::Busy);
    bench.pass(room::limits::HINT_EVERY_MS);
    ask(&mut bench, number);
    assert_eq!(bench.questions.len(), 1);
}
