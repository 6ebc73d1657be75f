//! Sitting down, leaving, coming back.

use crate::bench::{Bench, bot, conn, friend, key, last_now, me, player, seat};
use room::limits::{CONNECTIONS_PER_KEY_MAX, SEATING_NEWS_MS, SPECTATORS_MAX, STAND_IN_GRACE_MS};
use room::{Guest, Input};
use wire::{Code, Holder, Seating, Stage, ToClient, ToServer};

fn holder(seating: &Seating, idx: usize) -> &Holder {
    &seating.places[idx].holder
}

fn is_bot(holder: &Holder, wanted: &str) -> bool {
    matches!(holder, Holder::Bot { level, .. } if level == wanted)
}

#[test]
fn a_friend_takes_a_free_seat_or_a_bots_and_can_move() {
    let mut bench = Bench::new(&[me(), friend(), bot()]);
    bench.connect(1);
    bench.connect(2);
    let request = bench.wish(2, |request| ToServer::Sit { request, seat: seat(1) });
    let told = bench.told(2);
    let Some(ToClient::Seating { seating, request: answered }) = told.last() else {
        panic!("{told:?}")
    };
    assert_eq!((seating.you, answered.as_ref()), (Some(seat(1)), Some(&request)));
    let told = bench.told(1);
    assert!(matches!(told.last(), Some(ToClient::Seating { request: None, .. })), "{told:?}");

    bench.wish(2, |request| ToServer::Sit { request, seat: seat(2) });
    let seating = bench.seating(2);
    assert_eq!(seating.you, Some(seat(2)));
    assert_eq!(*holder(&seating, 1), Holder::Free);
    let name = "P2".to_owned();
    assert_eq!(
        *holder(&seating, 2),
        Holder::Person { name, here: true, stand_in: None, stand_in_ms: None, id: None }
    );
}

#[test]
fn a_seat_that_is_taken_or_is_none_is_refused() {
    let mut bench = Bench::new(&[me(), friend()]);
    bench.connect(1);
    bench.connect(2);
    bench.told(2);
    for idx in [0, 5] {
        bench.wish(2, |request| ToServer::Sit { request, seat: seat(idx) });
        assert_eq!(bench.refusal(2), Code::SeatTaken, "seat {idx}");
    }
    bench.wish(2, |request| ToServer::StandUp { request });
    assert_eq!(bench.refusal(2), Code::NotSeated);
    assert_eq!(bench.n_writes, 0);
}

#[test]
fn only_the_host_seats_bots_and_starts() {
    let mut bench = Bench::new(&[me(), friend(), friend()]);
    bench.connect(1);
    bench.connect(2);
    bench.told(2);
    let level = Some("hunter".to_owned());
    bench.wish(2, |request| ToServer::SeatBot { request, seat: seat(1), level: level.clone() });
    assert_eq!(bench.refusal(2), Code::NotHost);
    bench.wish(2, |request| ToServer::Start { request });
    assert_eq!(bench.refusal(2), Code::NotHost);
    bench.told(1);
    let unknown = Some("wizard".to_owned());
    bench.wish(1, |request| ToServer::SeatBot { request, seat: seat(1), level: unknown });
    assert_eq!(bench.refusal(1), Code::NoSuchBot);
    bench.wish(1, |request| ToServer::SeatBot { request, seat: seat(0), level: level.clone() });
    assert_eq!(bench.refusal(1), Code::SeatTaken);

    bench.wish(1, |request| ToServer::SeatBot { request, seat: seat(1), level: level.clone() });
    assert!(is_bot(holder(&bench.seating(1), 1), "hunter"));
    bench.wish(1, |request| ToServer::SeatBot { request, seat: seat(1), level: None });
    assert_eq!(*holder(&bench.seating(1), 1), Holder::Free);
}

#[test]
fn at_the_deal_free_seats_go_to_bots_of_the_tables_level() {
    let rookie = wire::WantedSeat::Bot { level: "rookie".to_owned() };
    let mut bench = Bench::new(&[me(), friend(), rookie]);
    bench.connect(1);
    assert_eq!(bench.seating(1).stage, Stage::Gathering);
    bench.wish(1, |request| ToServer::Start { request });
    let seating = bench.seating(1);
    assert_eq!(seating.stage, Stage::Playing);
    assert!(is_bot(holder(&seating, 1), "rookie"));
    let names: Vec<String> = bench.room.seating_record().names();
    assert!(names[1] != names[2] && !names[1].is_empty());
    assert_eq!(bench.restarted().seating(1).places, {
        bench.disconnect(1);
        bench.seating(1).places
    });
    bench.connect(1);
    bench.told(1);
    bench.wish(1, |request| ToServer::Start { request });
    assert_eq!(bench.refusal(1), Code::WrongStage);
    bench.connect(2);
    bench.told(2);
    bench.wish(2, |request| ToServer::Sit { request, seat: seat(1) });
    assert_eq!(bench.refusal(2), Code::WrongStage, "the game is on");
}

#[test]
fn a_table_for_one_deals_itself() {
    let mut bench = Bench::new(&[me(), bot()]);
    let mut stored = bench.stored.clone();
    stored.seating.deals_itself = true;
    bench = Bench::open(stored, 0);
    assert_eq!(bench.seating(1).stage, Stage::Playing, "before anybody has connected");
    bench.connect(1);
    assert_eq!(bench.now(1).seq, 0);
}

#[test]
fn the_same_key_is_the_same_player_on_every_device() {
    let mut bench = Bench::dealt(2, 1);
    bench.connect(11);
    assert_eq!(bench.seating(1).you, Some(seat(0)));
    let both = [bench.asked(), bench.asked() + 10];
    if bench.asked() == 2 {
        bench.connect(12);
    }
    for number in both {
        bench.told(number);
    }
    let request = bench.act(None);
    for (number, answered) in [(both[0], Some(request)), (both[1], None)] {
        let told = bench.told(number);
        let [ToClient::Update(update)] = &told[..] else { panic!("{told:?}") };
        assert_eq!(update.request, answered, "only the one that asked is answered");
    }
    bench.disconnect(1);
    let here =
        |bench: &Bench| matches!(holder(&bench.seating(2), 0), Holder::Person { here: true, .. });
    assert!(here(&bench), "the other device is still here");
    bench.disconnect(11);
    assert!(!here(&bench));
}

#[test]
fn a_leaver_is_replaced_and_gets_the_seat_back() {
    // Rules: HS-10.3
    let mut bench = Bench::dealt(2, 1);
    let leaver = bench.asked();
    let idx = leaver as usize - 1;
    bench.told(leaver);
    let request = bench.wish(leaver, |request| ToServer::StandUp { request });
    let told = bench.told(leaver);
    assert!(
        told.iter().any(
            |it| matches!(it, ToClient::Seating { request: Some(own), .. } if *own == request)
        )
    );
    let Some(ToClient::Welcome { snapshot: Some(snapshot), .. }) = told.last() else {
        panic!("{told:?}")
    };
    assert_eq!((snapshot.steps.len(), &snapshot.now.menu), (0, &None), "nobody asks them now");
    let stand_in = |bench: &Bench| match holder(&bench.seating(1), idx) {
        Holder::Person { stand_in, .. } => stand_in.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(stand_in(&bench), Some("smuggler".to_owned()));
    assert_eq!(bench.questions.len(), 1, "the bot is asked");

    let (decision, answer) = bench.answer(leaver, None);
    bench.wish(leaver, |request| ToServer::Act { request, decision, answer });
    assert_eq!(bench.refusal(leaver), Code::NotSeated);
    // They sit down again before the bot has answered.
    bench.wish(leaver, |request| ToServer::Sit { request, seat: seat(idx as u8) });
    assert_eq!(stand_in(&bench), None);
    assert!(bench.now(leaver).menu.is_some());
    let seq = bench.seq();
    bench.let_bots_play();
    assert_eq!(bench.seq(), seq, "the bot's answer comes too late");

    // They leave for good, and a bot plays until they connect again.
    bench.wish(leaver, |request| ToServer::StandUp { request });
    bench.disconnect(leaver);
    bench.let_bots_play();
    assert!(bench.seq() > seq);
    let mut bench = bench.restarted();
    assert_eq!(stand_in(&bench), Some("smuggler".to_owned()), "through a restart too");
    bench.connect(leaver);
    assert_eq!(stand_in(&bench), None);
    assert_eq!(bench.room.seating_record(), &bench.stored.seating);
}

#[test]
fn coming_back_on_one_device_gives_every_device_its_question() {
    let mut bench = Bench::dealt(2, 1);
    let number = bench.asked();
    bench.wish(number, |request| ToServer::StandUp { request });
    assert_eq!(bench.now(number).menu, None);
    bench.connect(number + 10);
    assert!(bench.now(number + 10).menu.is_some());
    assert!(bench.now(number).menu.is_some());
    bench.pass(SEATING_NEWS_MS);
    bench.told(number);
    bench.connect(number + 20);
    bench.pass(SEATING_NEWS_MS);
    let told = bench.told(number);
    assert!(
        matches!(&told[..], [ToClient::Seating { .. }]),
        "nothing new for the others: {told:?}"
    );
}

#[test]
fn a_table_without_a_clock_need_not_wait_for_somebody_who_is_gone() {
    let mut bench = Bench::dealt(3, 1);
    let gone = bench.asked();
    let stays = if gone == 1 { 2 } else { 1 };
    let target = seat(gone as u8 - 1);
    let level = Some("rookie".to_owned());
    let replace = |request| ToServer::SeatBot { request, seat: target, level: level.clone() };
    bench.told(stays);
    bench.wish(stays, replace);
    assert_eq!(bench.refusal(stays), Code::SeatTaken, "they are here");
    bench.disconnect(gone);
    bench.connect(9);
    bench.told(9);
    bench.wish(9, replace);
    assert_eq!(bench.refusal(9), Code::NotHost, "no business of a spectator's");
    bench.told(stays);
    bench.wish(stays, replace);
    assert_eq!(bench.refusal(stays), Code::TooSoon, "a line may blink");
    bench.now_ms += STAND_IN_GRACE_MS;
    bench.wish(stays, replace);
    let holder = bench.seating(gone).places[gone as usize - 1].holder.clone();
    assert!(
        matches!(&holder, Holder::Person { stand_in: Some(level), .. } if level == "smuggler"),
        "the level of the table, whatever was asked for: {holder:?}"
    );
    assert_eq!(bench.questions.len(), 1);
    bench.let_bots_play();
    assert_ne!(bench.asked(), gone);
    bench.connect(gone);
    let holder = &bench.seating(gone).places[gone as usize - 1].holder;
    assert!(matches!(holder, Holder::Person { here: true, stand_in: None, .. }), "{holder:?}");
}

// Audit: SEC-4
#[test]
fn everybody_is_told_from_when_a_bot_may_stand_in() {
    let mut bench = Bench::dealt(3, 1);
    let wait = |bench: &mut Bench, number: u64| {
        let told = bench.told(number);
        let last = told.into_iter().rev().find_map(|message| match message {
            ToClient::Seating { seating, .. } | ToClient::Welcome { seating, .. } => Some(seating),
            _ => None,
        });
        match last.expect("who sits where").places[1].holder {
            Holder::Person { stand_in_ms, .. } => stand_in_ms,
            Holder::Free | Holder::Bot { .. } => panic!("a person has the seat"),
        }
    };
    bench.connect(9);
    assert_eq!(wait(&mut bench, 9), None, "they are here");
    bench.disconnect(2);
    bench.pass(SEATING_NEWS_MS);
    let left = Some((STAND_IN_GRACE_MS - SEATING_NEWS_MS) as u32);
    assert_eq!(wait(&mut bench, 1), left, "the news come a moment later");
    bench.now_ms += 20_000;
    bench.connect(8);
    assert_eq!(wait(&mut bench, 8), left.map(|left| left - 20_000), "counted from when they left");
    bench.now_ms += STAND_IN_GRACE_MS;
    bench.connect(7);
    assert_eq!(wait(&mut bench, 7), Some(0), "now");
    let level = Some("rookie".to_owned());
    bench.wish(1, |request| ToServer::SeatBot { request, seat: seat(1), level: level.clone() });
    assert_eq!(wait(&mut bench, 1), None, "a bot plays already");
    bench.connect(2);
    assert_eq!(wait(&mut bench, 2), None, "they are back");
}

#[test]
fn a_new_name_is_taken_over_and_kept() {
    let mut bench = Bench::dealt(2, 1);
    bench.disconnect(2);
    let renamed = Guest::new(&key(2), "  Nova\u{202e} ", "en").unwrap();
    bench.connect_as(conn(12), renamed, None);
    let name = |bench: &Bench| bench.room.seating_record().names()[1].clone();
    assert_eq!(name(&bench), "Nova");
    assert_eq!(name(&bench.restarted()), "Nova");
}

#[test]
fn connections_have_bounds() {
    let mut bench = Bench::new(&[me(), friend()]);
    for idx in 0..=CONNECTIONS_PER_KEY_MAX as u64 {
        bench.connect(1 + 10 * idx);
    }
    assert_eq!(bench.hung_up, [(conn(1), Code::TooManyTabs)], "the oldest of one player's goes");
    let n_own = bench.room.n_connections();
    for number in 1_000..1_000 + SPECTATORS_MAX as u64 {
        bench.connect_as(conn(number), player(number), None);
    }
    assert_eq!(bench.hung_up.len(), 1, "the host's own are no spectators");
    bench.connect_as(conn(9_999), player(9_999), None);
    assert_eq!(bench.hung_up.last(), Some(&(conn(9_999), Code::Full)));
    assert_eq!(bench.room.n_connections(), n_own + SPECTATORS_MAX);
}

// Audit: SEC-3
#[test]
fn spectators_keep_nobody_from_their_own_seat() {
    let mut bench = Bench::dealt(2, 1);
    for number in 1_000..2_000 {
        bench.connect_as(conn(number), player(number), None);
    }
    for number in [1, 2] {
        bench.disconnect(number);
        bench.connect(number + 10);
        assert!(last_now(&bench.told(number + 10)).is_some(), "seat holders always get in");
    }
}

// Audit: SEC-4
#[test]
fn nobody_gets_a_bot_that_is_not_offered() {
    let mut bench = Bench::new(&[me(), friend(), friend()]);
    bench.connect(1);
    for level in ["random", "wizard"] {
        let level = Some(level.to_owned());
        bench.told(1);
        bench.wish(1, |request| ToServer::SeatBot { request, seat: seat(1), level });
        assert_eq!(bench.refusal(1), Code::NoSuchBot);
    }
}

// Audit: SEC-4
#[test]
fn what_a_stand_in_did_is_taken_back_if_nobody_has_learned_from_it() {
    let mut bench = Bench::dealt(3, 1);
    let gone = bench.asked();
    bench.wish(gone, |request| ToServer::StandUp { request });
    bench.disconnect(gone);
    let before = bench.seq();
    // To draw is to learn, to put down again is not; so the bot's first answer stands.
    bench.let_bots_play();
    let line = bench.room.table().line();
    let n_bots = line.iter().filter(|seq| **seq > before).count();
    assert!(n_bots > 0);
    bench.connect(gone);
    let kept = bench.room.table().line();
    let quiet = bench.room.table().propose_take_back(seat(gone as u8 - 1));
    assert!(quiet.is_err(), "nothing is left that could be taken back");
    assert!(kept.len() <= line.len());
    bench.room.table().audit().expect("the log holds together");
}

// Audit: SEC-10
#[test]
fn who_comes_and_goes_is_told_once_in_a_while() {
    let mut bench = Bench::dealt(2, 1);
    bench.pass(SEATING_NEWS_MS);
    bench.told(1);
    for _ in 0..50 {
        bench.connect(9);
        bench.disconnect(9);
    }
    assert_eq!(bench.told(1).len(), 0, "not for each");
    bench.pass(SEATING_NEWS_MS);
    assert_eq!(bench.told(1).len(), 1, "but for all");
    assert_eq!(bench.wake_ms, None);
}

/// What three people are called who come to a table by these names, one after the other.
fn called(names: [&str; 3]) -> (Bench, Vec<String>) {
    let mut bench = Bench::new(&[me(), friend(), friend()]);
    for (number, name) in (1..).zip(names) {
        let guest = Guest::new(&key(number), name, "en").unwrap();
        bench.connect_as(conn(number + 10), guest, None);
        let sits = seat(number as u8 - 1);
        bench.hear(Input::Said {
            conn: conn(number + 10),
            said: ToServer::Sit { request: format!("sit{number}"), seat: sits },
        });
    }
    let names = bench.room.seating_record().names();
    (bench, names)
}

// Audit: SEC-11
#[test]
fn names_that_look_alike_are_told_apart() {
    let (bench, names) = called(["Ada", "\u{410}da", "ada"]);
    assert_eq!(names, ["Ada", "\u{410}da (2)", "ada (3)"]);
    let holder = &bench.seating(1).places[1].holder;
    assert!(matches!(holder, Holder::Person { name, .. } if name.ends_with("(2)")), "{holder:?}");
}

// Audit: SEC-I8
#[test]
fn nobody_passes_for_another_by_an_accent_a_stroke_or_the_number_of_a_seat() {
    let (_, names) = called(["Host", "Hos\u{337}t", "Hos\u{165}"]);
    assert_eq!(names, ["Host", "Hos\u{337}t (2)", "Hos\u{165} (3)"]);
    // Player 1 of the bench has a name; whoever has none is called by the seat.
    let (_, names) = called(["Ada", "Seat 3", "Place 3"]);
    assert_eq!(names, ["Ada", "Seat 3 (2)", "Place 3"]);
    // Nobody has the number of another beforehand, either.
    let (_, names) = called(["Host (3)", "Host", "Host"]);
    assert_eq!(names, ["Host (3)", "Host", "Host (3) (3)"]);
    let (_, names) = called(["Host", "Host", "Host (2)"]);
    assert_eq!(names, ["Host", "Host (2)", "Host (2) (3)"]);
}

#[test]
fn closing_for_the_night_is_told_to_everybody() {
    let mut bench = Bench::dealt(2, 1);
    bench.hear(Input::ShuttingDown);
    assert_eq!(bench.hung_up, [1, 2].map(|it| (conn(it), Code::ShuttingDown)));
    assert!(bench.room.is_closed());
    bench.connect(3);
    assert_eq!(bench.hung_up.last(), Some(&(conn(3), Code::ShuttingDown)));
}
