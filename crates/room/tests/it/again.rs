//! The same people, the same bots, a new deal.

use crate::bench::{Bench, bot, friend, me, player, seat};
use room::{Holding, Input};
use std::collections::BTreeMap;
use wire::{BotPace, Code, Holder, ToServer};

/// Players 1 and 2 and a bot, who have played to the end.
fn played() -> Bench {
    let mut bench = Bench::with(&[me(), friend(), bot()], Some(60), 3);
    bench.connect(1);
    bench.connect(2);
    bench.wish(2, |request| ToServer::Sit { request, seat: seat(1) });
    bench.wish(2, |request| ToServer::Wear { request, face: 3, colour: 4 });
    bench.wish(1, |request| ToServer::Start { request });
    while !bench.room.table().pending().is_over() {
        match bench.questions.pop() {
            Some(question) => bench.bot_answers(question),
            None => bench.fall_back(),
        }
    }
    bench
}

// Audit: UX-2
#[test]
fn a_rematch_is_one_table_for_everybody_who_is_still_here() {
    let bench = played();
    let ada = bench.room.rematch(&player(1).key).expect("she played");
    let bob = bench.room.rematch(&player(2).key).expect("he played");
    assert_eq!(ada.name, bob.name, "whoever asks first, it is the same table");
    let keys: Vec<_> = ada.seating.seats.iter().map(holder).collect();
    assert_eq!(keys, [Some(player(2).key), None, Some(player(1).key)], "one place further on");
    assert!(matches!(ada.seating.seats[1], Holding::Bot { .. }));
    assert_eq!((ada.seating.maker, ada.seating.clock_seconds), (player(1).key, Some(60)));
    assert_eq!(ada.seating.agreed.looks, bench.room.seating_record().agreed.looks);
}

#[test]
fn whoever_has_left_keeps_nobody_from_playing_again() {
    let mut bench = played();
    bench.disconnect(2);
    let rematch = bench.room.rematch(&player(1).key).expect("she played");
    assert_eq!(rematch.seating.seats[0], Holding::Free);
}

#[test]
fn only_those_who_played_and_only_after_the_end() {
    let early = Bench::dealt(2, 1);
    assert_eq!(early.room.rematch(&player(1).key).err(), Some(Code::WrongStage));
    let bench = played();
    assert_eq!(bench.room.rematch(&player(5).key).err(), Some(Code::NotSeated));
}

// Audit: UX-2
#[test]
fn everybody_is_told_of_the_new_table_and_it_survives_a_restart() {
    let mut bench = played();
    bench.told(1);
    bench.told(2);
    bench.hear(Input::RematchOpened { table: "next".to_owned() });
    for number in [1, 2] {
        assert_eq!(bench.seating(number).rematch.as_deref(), Some("next"));
        let told = bench.told(number);
        let is_told = told.iter().any(|message| {
            matches!(message, wire::ToClient::Seating { seating, .. }
                if seating.rematch.as_deref() == Some("next"))
        });
        assert!(is_told, "{told:?}");
    }
    assert_eq!(bench.restarted().seating(2).rematch.as_deref(), Some("next"));
    assert_eq!(bench.seating(1).your_place.is_some(), bench.seating(1).you.is_some());
}

#[test]
fn a_rematch_is_dealt_when_its_people_have_come() {
    let bench = played();
    let rematch = bench.room.rematch(&player(1).key).expect("she played");
    let stored = crate::bench::Stored {
        rows: Vec::new(),
        seating: rematch.seating,
        finished: false,
        seed: tabletop::Seed::from_number(8),
        header: None,
    };
    let mut next = Bench::open(stored, 0);
    next.connect(1);
    assert!(!next.room.table().has_begun(), "player 2 has not come yet");
    next.connect(2);
    assert!(next.room.table().has_begun());
    let looks: BTreeMap<_, _> =
        next.seating(1).places.iter().map(|place| (place.seat, place.look)).collect();
    assert!(looks.values().flatten().count() == 1, "the face goes with its person: {looks:?}");
    assert_eq!(next.seating(1).bot_pace, BotPace::Brisk);
    assert!(matches!(next.seating(1).places[1].holder, Holder::Bot { .. }));
}

fn holder(holding: &Holding) -> Option<room::KeyHash> {
    match holding {
        Holding::Person { key, .. } => Some(*key),
        Holding::Free | Holding::Bot { .. } => None,
    }
}
