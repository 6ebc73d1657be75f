//! Persist, then publish.

use crate::bench::{Bench, Disk, bot, me, seat};
use room::Input;
use room::limits::{HELD_MAX, RETRY_MS};
use wire::{Code, Stage, ToClient, ToServer};

#[test]
fn nothing_is_told_before_it_is_stored() {
    let mut bench = Bench::dealt(2, 1);
    let (number, seq) = (bench.asked(), bench.seq());
    bench.disk = Disk::Waits;
    let request = bench.act(None);
    assert_eq!(bench.told(1).len() + bench.told(2).len(), 0);
    assert_eq!(bench.seq(), seq);
    bench.connect(9);
    assert_eq!(bench.now(9).seq, seq, "a newcomer sees what is stored");
    bench.disk_answers(Input::Stored);
    for who in [1, 2, 9] {
        let told = bench.told(who);
        let Some(ToClient::Update(update)) = told.last() else { panic!("{told:?}") };
        assert_eq!(update.step.seq, seq + 1);
        assert_eq!(update.request.as_ref(), (who == number).then_some(&request));
    }
}

#[test]
fn a_failed_write_changes_nothing_and_can_be_repeated() {
    let mut bench = Bench::dealt(2, 1);
    let (number, state) = (bench.asked(), bench.room.table().state().clone());
    let (decision, answer) = bench.answer(number, None);
    let act = ToServer::Act { request: "again".to_owned(), decision, answer };
    bench.disk = Disk::Fails;
    bench.say(number, act.clone());
    let told = bench.told(number);
    let [ToClient::Refused { request, code: Code::Storage, .. }] = &told[..] else {
        panic!("{told:?}")
    };
    assert_eq!(request.as_deref(), Some("again"));
    assert_eq!((bench.told(3 - number).len(), bench.room.table().state()), (0, &state));
    bench.disk = Disk::Works;
    bench.say(number, act);
    assert_eq!(bench.now(number).seq, 1);
}

#[test]
fn a_failed_seating_changes_nothing() {
    let mut bench = Bench::new(&[me(), bot()]);
    bench.connect(1);
    bench.connect(2);
    bench.told(2);
    bench.disk = Disk::Fails;
    let before = bench.room.seating_record().clone();
    bench.wish(2, |request| ToServer::Sit { request, seat: seat(1) });
    assert_eq!(bench.refusal(2), Code::Storage);
    bench.told(1);
    bench.wish(1, |request| ToServer::Start { request });
    assert_eq!(bench.refusal(1), Code::Storage);
    assert_eq!((bench.room.seating_record(), bench.room.stage()), (&before, Stage::Gathering));
}

#[test]
fn wishes_wait_for_the_write_in_flight_in_order_and_in_bounds() {
    let mut bench = Bench::dealt(2, 1);
    let number = bench.asked();
    bench.disk = Disk::Waits;
    bench.act(None);
    bench.told(number);
    for _ in 0..HELD_MAX {
        bench.wish(number, |request| ToServer::Sit { request, seat: seat(number as u8 - 1) });
    }
    assert_eq!(bench.told(number), []);
    bench.wish(number, |request| ToServer::StandUp { request });
    assert_eq!(bench.refusal(number), Code::Busy);
    bench.disk_answers(Input::Stored);
    let told = bench.told(number);
    assert!(matches!(told[0], ToClient::Update(_)));
    assert_eq!(told.len(), HELD_MAX + 1, "each of them is answered");
    assert!(told[1..].iter().all(|it| matches!(it, ToClient::Done { .. })));
}

#[test]
fn a_retry_in_flight_is_applied_once() {
    let mut bench = Bench::dealt(2, 1);
    let number = bench.asked();
    let (decision, answer) = bench.answer(number, None);
    let act = ToServer::Act { request: "twice".to_owned(), decision, answer };
    bench.disk = Disk::Waits;
    bench.told(number);
    bench.say(number, act.clone());
    bench.say(number, act);
    bench.disk_answers(Input::Stored);
    let told = bench.told(number);
    assert!(matches!(&told[..], [ToClient::Update(_), ToClient::Done { .. }]), "{told:?}");
}

#[test]
fn whoever_goes_takes_their_waiting_wishes_along() {
    let mut bench = Bench::dealt(2, 1);
    let number = bench.asked();
    bench.disk = Disk::Waits;
    bench.act(None);
    let writes = bench.n_writes;
    bench.wish(number, |request| ToServer::StandUp { request });
    bench.disconnect(number);
    bench.disk_answers(Input::Stored);
    assert_eq!(bench.n_writes, writes);
}

#[test]
fn the_house_tries_its_own_writes_again_after_a_pause() {
    let mut bench = Bench::new(&[me(), bot()]);
    bench.connect(1);
    bench.wish(1, |request| ToServer::Start { request });
    while bench.asked() == 1 {
        bench.fall_back();
    }
    let question = bench.questions.pop().expect("the bot is asked");
    let seq = bench.seq();
    bench.disk = Disk::Fails;
    bench.bot_answers(question);
    assert_eq!((bench.seq(), bench.wake_ms), (seq, Some(bench.now_ms + RETRY_MS)));
    bench.pass(RETRY_MS - 1);
    bench.disk = Disk::Works;
    assert_eq!(bench.seq(), seq, "not at once");
    bench.pass(1);
    assert_eq!(bench.seq(), seq + 1);
}

#[test]
fn the_end_is_stored_even_if_the_disk_fails_just_then() {
    let mut bench = Bench::new(&[bot(), bot()]);
    bench.connect(1);
    bench.wish(1, |request| ToServer::Start { request });
    while bench.room.stage() != Stage::Over {
        let question = bench.questions.pop().expect("a bot is asked");
        bench.disk = Disk::Waits;
        bench.bot_answers(question);
        bench.disk = Disk::Fails;
        bench.disk_answers(Input::Stored);
    }
    assert!(!bench.stored.finished && !bench.room.is_quiet());
    let mut crashed = bench.restarted();
    assert!(crashed.stored.finished, "a restart makes up for it");
    crashed.pass(0);
    bench.disk = Disk::Works;
    bench.pass(RETRY_MS);
    assert!(bench.stored.finished);
    bench.disconnect(1);
    assert!(bench.room.is_quiet());
}

#[test]
fn the_write_in_flight_is_answered_before_the_house_closes() {
    let mut bench = Bench::dealt(2, 1);
    let number = bench.asked();
    bench.disk = Disk::Waits;
    let request = bench.act(None);
    bench.hear(Input::ShuttingDown);
    assert_eq!(bench.hung_up, []);
    bench.wish(number, |request| ToServer::StandUp { request });
    assert_eq!(bench.refusal(number), Code::ShuttingDown);
    bench.disk_answers(Input::Stored);
    let told = bench.told(number);
    let [ToClient::Update(update)] = &told[..] else { panic!("{told:?}") };
    assert_eq!(update.request, Some(request));
    assert_eq!(bench.hung_up.len(), 2);
    assert!(bench.room.is_closed());
}
