//! What people agree on before the deal.

use crate::bench::{Bench, Disk, bot, friend, me, seat};
use std::collections::BTreeMap;
use wire::{BotPace, Code, Holder, ToServer};

/// Players 1 and 2 before the deal.
fn gathered() -> Bench {
    let mut bench = Bench::with(&[me(), friend(), friend(), bot()], None, 1);
    bench.connect(1);
    bench.connect(2);
    bench.wish(2, |request| ToServer::Sit { request, seat: seat(1) });
    bench.told(1);
    bench.told(2);
    bench
}

struct Terms {
    seats: u8,
    options: BTreeMap<String, String>,
    clock_seconds: Option<u32>,
    hints: bool,
    bot_pace: BotPace,
}

fn terms(seats: u8, options: &[(&str, &str)]) -> Terms {
    let options =
        options.iter().map(|(name, word)| ((*name).to_owned(), (*word).to_owned())).collect();
    Terms { seats, options, clock_seconds: Some(30), hints: false, bot_pace: BotPace::Calm }
}

fn settle(bench: &mut Bench, number: u64, terms: Terms) {
    let Terms { seats, options, clock_seconds, hints, bot_pace } = terms;
    bench.wish(number, |request| ToServer::Settle {
        request,
        seats,
        options,
        clock_seconds,
        hints,
        bot_pace,
    });
}

#[test]
fn the_host_agrees_on_other_options_and_everybody_is_told() {
    let mut bench = gathered();
    assert!(bench.seating(2).hints && bench.seating(2).clock_seconds.is_none());
    settle(&mut bench, 1, terms(3, &[("contests", "simple")]));
    for seating in [bench.seating(2), bench.restarted().seating(2)] {
        assert_eq!(seating.options.get("contests").map(String::as_str), Some("simple"));
        assert_eq!((seating.places.len(), seating.clock_seconds), (3, Some(30)));
        assert_eq!((seating.hints, seating.bot_pace), (false, BotPace::Calm));
        assert!(matches!(seating.places[2].holder, Holder::Bot { .. }), "a free seat goes first");
    }
    bench.wish(1, |request| ToServer::Start { request });
    let setup = &bench.room.table().header().setup;
    assert_eq!((setup.seats, setup.options.contests), (3, han_solo_contests()));
    assert_eq!(bench.restarted().room.table().header().setup, *setup);
}

fn han_solo_contests() -> han_solo::Contests {
    han_solo::Contests::Simple
}

#[test]
fn more_seats_are_free_seats() {
    let mut bench = gathered();
    settle(&mut bench, 1, terms(6, &[]));
    let places = bench.seating(1).places;
    assert_eq!(places.len(), 6);
    assert!(places[4..].iter().all(|place| place.holder == Holder::Free));
}

#[test]
fn what_cannot_be_agreed_changes_nothing() {
    let mut bench = gathered();
    let before = bench.seating(1);
    for (number, terms, code) in [
        (2, terms(4, &[]), Code::NotHost),
        (1, terms(1, &[]), Code::TooFewSeats),
        (1, terms(8, &[]), Code::Options),
        (1, terms(4, &[("contests", "loud")]), Code::Options),
        (1, Terms { clock_seconds: Some(1), ..terms(4, &[]) }, Code::Malformed),
    ] {
        settle(&mut bench, number, terms);
        assert_eq!(bench.refusal(number), code);
    }
    assert_eq!(bench.seating(1), before);
    bench.disk = Disk::Fails;
    settle(&mut bench, 1, terms(3, &[]));
    assert_eq!(bench.refusal(1), Code::Storage);
    assert_eq!(bench.seating(1), before, "what is not stored is not so");
}

#[test]
fn after_the_deal_only_the_pace_of_bots_changes() {
    let mut bench = gathered();
    bench.wish(1, |request| ToServer::Start { request });
    let seating = bench.seating(1);
    bench.told(1);
    let same = |bot_pace, hints| Terms {
        seats: 4,
        options: seating.options.clone(),
        clock_seconds: None,
        hints,
        bot_pace,
    };
    settle(&mut bench, 1, same(BotPace::Instant, true));
    assert_eq!(bench.seating(2).bot_pace, BotPace::Instant);
    bench.told(1);
    settle(&mut bench, 1, same(BotPace::Instant, false));
    assert_eq!(bench.refusal(1), Code::WrongStage);
}

#[test]
fn faces_and_readiness_belong_to_whoever_sits() {
    let mut bench = gathered();
    bench.wish(2, |request| ToServer::Wear { request, face: 7, colour: 0 });
    bench.wish(2, |request| ToServer::Ready { request, ready: true });
    let own = |bench: &Bench| bench.restarted().seating(1).places[1].clone();
    assert_eq!(own(&bench).look.map(|look| (look.face, look.colour)), Some((7, 0)));
    assert!(own(&bench).ready);
    bench.told(2);
    bench.wish(2, |request| ToServer::Wear { request, face: wire::FACES_MAX, colour: 0 });
    assert_eq!(bench.refusal(2), Code::Malformed);
    bench.wish(2, |request| ToServer::StandUp { request });
    assert!(own(&bench).look.is_none() && !own(&bench).ready, "the seat is free now");
}

#[test]
fn other_terms_are_agreed_to_anew() {
    let mut bench = gathered();
    bench.wish(2, |request| ToServer::Ready { request, ready: true });
    settle(&mut bench, 1, terms(4, &[("picks", "highest")]));
    assert!(!bench.seating(1).places[1].ready);
}

#[test]
fn bots_take_as_long_as_was_agreed() {
    for (pace, factor_quarters) in [(BotPace::Instant, 1), (BotPace::Brisk, 4), (BotPace::Calm, 12)]
    {
        let mut bench = Bench::with(&[bot(), bot(), me()], None, 1);
        bench.stored.seating.agreed.bot_pace = pace;
        let delay_ms = 400;
        let mut bench = Bench::open(bench.stored, delay_ms);
        bench.connect(1);
        bench.wish(1, |request| ToServer::Start { request });
        let Some(question) = bench.questions.pop() else { continue };
        let seq = bench.seq();
        bench.bot_answers(question);
        bench.pass(delay_ms * factor_quarters / 4 - 1);
        assert_eq!(bench.seq(), seq, "{pace:?}");
        bench.pass(1);
        assert_eq!(bench.seq(), seq + 1, "{pace:?}");
    }
}
