//! Clocks: what happens when somebody does not answer.

use crate::bench::{Bench, seat};
use tabletop::{By, Cause};
use wire::{Holder, ToServer};

const SECONDS: u32 = 30;
const MS: u64 = SECONDS as u64 * 1_000;

fn last_cause(bench: &Bench) -> (u64, By) {
    let Some(Cause::Answer { seat, by, .. }) = bench.room.table().log().last().map(|it| &it.cause)
    else {
        panic!("no answer yet")
    };
    (seat.idx() as u64 + 1, *by)
}

fn stand_in(bench: &Bench, number: u64) -> Option<String> {
    match &bench.seating(1).places[number as usize - 1].holder {
        Holder::Person { stand_in, .. } => stand_in.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_fallback_is_played_when_the_clock_runs_out() {
    // Rules: HS-10.3
    let mut bench = Bench::dealt_with(2, Some(SECONDS), 1);
    let slow = bench.asked();
    assert_eq!(bench.wake_ms, Some(bench.now_ms + MS));
    bench.pass(MS - 1);
    assert_eq!(bench.seq(), 0);
    bench.pass(1);
    assert_eq!(last_cause(&bench), (slow, By::Clock));
    let update = bench.now(slow);
    assert_eq!(update.seq, 1);
    let line = serde_json::to_string(&bench.room.table().log()[1].events).unwrap();
    assert!(line.contains("stood"), "time-out is standing: {line}");
    assert_eq!(stand_in(&bench, slow), None, "they are here, only slow");
    assert_eq!(bench.asked(), 3 - slow, "and the clock of the next one runs");
    assert_eq!(bench.wake_ms, Some(bench.now_ms + MS));
}

#[test]
fn the_time_left_is_told_and_an_answer_stops_the_clock() {
    // Rules: HS-10.3
    let mut bench = Bench::dealt_with(2, Some(SECONDS), 1);
    bench.pass(10_000);
    bench.connect(9);
    let waiting = bench.now(9).waiting;
    assert_eq!(waiting.len(), 1);
    assert_eq!(waiting[0].left_ms, Some(20_000));
    bench.fall_back();
    assert_eq!(bench.now(9).waiting[0].left_ms, Some(SECONDS * 1_000));
    bench.pass(20_000);
    assert_eq!(last_cause(&bench).1, By::Person, "the old clock is dead");
}

#[test]
fn somebody_away_is_replaced_when_their_clock_runs_out_and_may_return() {
    // Rules: HS-10.3
    let mut bench = Bench::dealt_with(2, Some(SECONDS), 1);
    let away = bench.asked();
    bench.disconnect(away);
    bench.pass(MS);
    assert_eq!(last_cause(&bench), (away, By::Clock));
    assert_eq!(stand_in(&bench, away), Some("smuggler".to_owned()));
    assert_eq!(bench.stored.seating, *bench.room.seating_record());
    bench.fall_back();
    bench.let_bots_play();
    assert_eq!(last_cause(&bench), (away, By::Bot));
    bench.connect(away);
    assert_eq!(stand_in(&bench, away), None);
    bench.wish(3 - away, |request| ToServer::StandUp { request });
    bench.let_bots_play();
    assert_eq!(bench.asked(), away, "the table waits for them again");
}

#[test]
fn a_table_whose_players_all_left_rests_until_somebody_comes() {
    // Rules: HS-10.3
    let mut bench = Bench::dealt_with(2, Some(SECONDS), 1);
    bench.disconnect(1);
    bench.disconnect(2);
    assert!(!bench.room.is_quiet(), "a clock runs");
    bench.pass(MS * 10);
    assert!(bench.room.is_quiet(), "both have a stand-in, and bots play for nobody");
    let seq = bench.seq();
    bench.let_bots_play();
    assert_eq!(bench.seq(), seq);
    bench.connect(9);
    while !bench.room.table().pending().is_over() {
        bench.let_bots_play();
        bench.pass(MS);
    }
    bench.disconnect(9);
    assert!(bench.room.is_quiet() && bench.stored.finished);
}

#[test]
fn without_a_clock_nobody_is_hurried() {
    let mut bench = Bench::dealt(2, 1);
    assert_eq!(bench.wake_ms, None);
    bench.hear(room::Input::Tick);
    bench.pass(MS * 1_000);
    assert_eq!(bench.seq(), 0);
    bench.connect(9);
    assert_eq!(bench.now(9).waiting[0].left_ms, None);
    assert_eq!(bench.seating(9).clock_seconds, None);
    assert!(bench.seating(9).places.iter().all(|place| place.seat != seat(7)));
}

#[test]
fn a_table_that_only_waits_for_a_clock_can_be_put_away_with_it() {
    // Rules: HS-10.3
    let mut bench = Bench::dealt_with(2, Some(SECONDS), 1);
    assert_eq!(bench.room.doze(), None, "people are there");
    let slow = bench.asked();
    bench.disconnect(1);
    assert_eq!(bench.room.doze(), None, "one of them still is");
    bench.disconnect(2);
    // Who came and went is told first.
    bench.pass(10_000);
    let doze = bench.room.doze().expect("only a clock runs");
    assert!(!bench.room.is_quiet());
    assert_eq!(doze.until_ms, bench.now_ms + 20_000);

    let now_ms = bench.now_ms;
    let mut bench = bench.restarted();
    bench.now_ms = now_ms;
    bench.room.resume(&doze);
    bench.hear(room::Input::Tick);
    assert_eq!(bench.room.doze(), Some(doze), "the clock has run on");
    bench.pass(19_999);
    assert_eq!(bench.seq(), 0);
    bench.pass(1);
    assert_eq!(last_cause(&bench), (slow, By::Clock));
}
