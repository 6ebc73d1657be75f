//! The host's own manners: who may sit, who may watch, who has to go, and when it is over.

use crate::bench::{Bench, conn, friend, me, player, seat};
use room::limits::{SEATING_NEWS_MS, STAND_IN_GRACE_MS};
use wire::{Code, Holder, Stage, ToClient, ToServer};

/// A table of three for which one needs a player's link; the host is there.
fn guarded() -> Bench {
    let mut bench = Bench::new(&[me(), friend(), friend()]);
    bench.stored.seating.manners.invite = Some(0);
    let mut bench = bench.restarted();
    bench.connect(1);
    bench
}

/// Comes by this link, or by the table's address alone.
fn come(bench: &mut Bench, number: u64, invite: Option<String>) {
    bench.connect_as(conn(number), player(number).invited(invite), None);
}

fn sits(bench: &mut Bench, number: u64, at: u8) {
    bench.told(number);
    bench.wish(number, |request| ToServer::Sit { request, seat: seat(at) });
}

fn hung_up(bench: &Bench, number: u64) -> Option<Code> {
    bench.hung_up.iter().find(|(who, _)| *who == conn(number)).map(|(_, code)| *code)
}

// Audit: SEC-7
#[test]
fn the_link_for_players_lets_one_sit_and_the_tables_address_does_not() {
    let mut bench = guarded();
    let invite = bench.seating(1).invite;
    assert!(invite.as_ref().is_some_and(|it| it.len() >= 16), "the host is told: {invite:?}");
    come(&mut bench, 2, None);
    assert_eq!((bench.seating(2).invite, bench.seating(2).may_sit), (None, false));
    sits(&mut bench, 2, 1);
    assert_eq!(bench.refusal(2), Code::NotInvited);
    come(&mut bench, 3, Some("0".repeat(20)));
    sits(&mut bench, 3, 1);
    assert_eq!(bench.refusal(3), Code::NotInvited);

    come(&mut bench, 2, invite.clone());
    let told = bench.told(2);
    let may_sit =
        told.iter().any(|it| matches!(it, ToClient::Welcome { seating, .. } if seating.may_sit));
    assert!(may_sit, "{told:?}");
    sits(&mut bench, 2, 1);
    assert_eq!(bench.seating(2).you, Some(seat(1)));
    // A place is kept by the key alone.
    bench.disconnect(2);
    come(&mut bench, 2, None);
    assert_eq!(bench.seating(2).you, Some(seat(1)));
    assert_eq!(bench.restarted().seating(1).invite, invite, "the link outlives a restart");
}

// Audit: SEC-7
#[test]
fn nobody_new_sits_down_at_a_locked_table() {
    let mut bench = Bench::new(&[me(), friend(), friend()]);
    bench.connect(1);
    bench.connect(2);
    sits(&mut bench, 2, 1);
    bench.wish(2, |request| ToServer::Admit {
        request,
        locked: true,
        private: false,
        listed: false,
    });
    bench.told(2);
    bench.wish(1, |request| ToServer::Admit {
        request,
        locked: true,
        private: false,
        listed: false,
    });
    assert!(bench.seating(3).locked && !bench.seating(3).may_sit);
    bench.connect(3);
    sits(&mut bench, 3, 2);
    assert_eq!(bench.refusal(3), Code::Locked);
    sits(&mut bench, 2, 2);
    assert_eq!(bench.seating(2).you, Some(seat(2)), "who belongs to the table may move");
    let mut again = bench.restarted();
    again.connect(3);
    sits(&mut again, 3, 1);
    assert_eq!(again.refusal(3), Code::Locked, "it is kept");
    again.connect(1);
    again.wish(1, |request| ToServer::Admit {
        request,
        locked: false,
        private: false,
        listed: false,
    });
    sits(&mut again, 3, 1);
    assert_eq!(again.seating(3).you, Some(seat(1)));
}

// Audit: SEC-7
#[test]
fn a_private_table_is_for_those_who_play_and_those_who_are_asked_to() {
    let mut bench = guarded();
    let invite = bench.seating(1).invite;
    come(&mut bench, 2, invite.clone());
    sits(&mut bench, 2, 1);
    come(&mut bench, 3, invite.clone());
    come(&mut bench, 4, None);
    bench.wish(1, |request| ToServer::Admit {
        request,
        locked: false,
        private: true,
        listed: false,
    });
    assert_eq!(hung_up(&bench, 4), Some(Code::Private), "a spectator has to go");
    assert_eq!((hung_up(&bench, 2), hung_up(&bench, 3)), (None, None), "who plays, or may, stays");
    come(&mut bench, 5, None);
    assert_eq!(hung_up(&bench, 5), Some(Code::Private));
    assert_eq!(bench.room.shuts_out(None), Some(Code::Private));
    assert_eq!(bench.room.shuts_out(Some(&player(2).key)), None);

    bench.wish(1, |request| ToServer::Start { request });
    assert_eq!(bench.seating(1).stage, Stage::Playing);
    assert_eq!(hung_up(&bench, 3), Some(Code::Private), "whoever found no seat has to go");
    come(&mut bench, 6, invite);
    assert_eq!(hung_up(&bench, 6), Some(Code::Private), "no seat is left to be asked to");
    bench.disconnect(2);
    come(&mut bench, 2, None);
    assert_eq!(hung_up(&bench, 2), None, "a player comes back");
}

// Audit: SEC-7
#[test]
fn whoever_is_shown_out_does_not_come_back_by_the_same_link() {
    let mut bench = guarded();
    let invite = bench.seating(1).invite;
    come(&mut bench, 2, invite.clone());
    sits(&mut bench, 2, 1);
    come(&mut bench, 3, invite.clone());
    bench.told(2);
    bench.wish(2, |request| ToServer::Evict { request, seat: seat(0), person: None });
    assert_eq!(bench.refusal(2), Code::NotHost);
    bench.told(1);
    bench.wish(1, |request| ToServer::Evict { request, seat: seat(0), person: None });
    assert_eq!(bench.refusal(1), Code::SeatTaken, "nobody shows themselves out");

    bench.wish(1, |request| ToServer::Evict { request, seat: seat(1), person: None });
    assert_eq!(hung_up(&bench, 2), Some(Code::Evicted));
    assert_eq!(bench.seating(1).places[1].holder, Holder::Free);
    bench.hung_up.clear();
    come(&mut bench, 2, invite.clone());
    assert_eq!(hung_up(&bench, 2), Some(Code::Evicted));
    // With another key the old link leads nowhere...
    assert_ne!(bench.seating(1).invite, invite);
    come(&mut bench, 5, invite);
    sits(&mut bench, 5, 1);
    assert_eq!(bench.refusal(5), Code::NotInvited);
    // ...but whoever was waiting for a seat with it still may.
    sits(&mut bench, 3, 1);
    assert_eq!(bench.seating(3).you, Some(seat(1)));
    let mut again = bench.restarted();
    again.connect(2);
    assert_eq!(hung_up(&again, 2), Some(Code::Evicted), "it is kept");
}

// Audit: SEC-7
#[test]
fn in_mid_game_a_bot_plays_on_for_whoever_is_shown_out() {
    let mut bench = Bench::dealt(3, 1);
    bench.wish(1, |request| ToServer::Evict { request, seat: seat(2), person: None });
    assert_eq!(hung_up(&bench, 3), Some(Code::Evicted));
    assert!(matches!(bench.seating(1).places[2].holder, Holder::Bot { .. }));
    bench.let_bots_play();
    bench.pass(SEATING_NEWS_MS);
    while bench.asked() != 3 {
        bench.fall_back();
    }
    assert_eq!(bench.questions.len(), 1, "the bot is asked");
}

// Audit: SEC-7
#[test]
fn a_closed_table_is_closed_for_everybody_and_for_good() {
    let mut bench = Bench::dealt_with(2, Some(30), 1);
    bench.wish(2, |request| ToServer::CloseTable { request });
    assert_eq!(hung_up(&bench, 1), None, "only the host may");
    bench.wish(1, |request| ToServer::CloseTable { request });
    assert_eq!((hung_up(&bench, 1), hung_up(&bench, 2)), (Some(Code::Closed), Some(Code::Closed)));
    let seq = bench.seq();
    bench.pass(STAND_IN_GRACE_MS * 10);
    assert_eq!(bench.seq(), seq, "no clock runs");
    assert!(bench.room.is_quiet());
    let mut again = bench.restarted();
    again.connect(2);
    assert_eq!(hung_up(&again, 2), Some(Code::Closed));
    assert_eq!(again.room.shuts_out(Some(&player(1).key)), Some(Code::Closed));
}

#[test]
fn a_seating_of_an_older_build_has_the_manners_it_had() {
    let bench = Bench::new(&[me(), friend()]);
    let mut stored = serde_json::to_value(&bench.stored.seating).unwrap();
    assert!(stored.as_object_mut().unwrap().remove("manners").is_none(), "plain ones are not kept");
    let read: room::SeatingRecord = serde_json::from_value(stored).unwrap();
    assert_eq!(read, bench.stored.seating);
    assert!(bench.seating(9).may_sit, "the table's address is enough");
}

// Audit: SEC-7
#[test]
fn one_spectator_is_shown_out_and_the_others_stay() {
    let mut bench = guarded();
    let invite = bench.seating(1).invite;
    come(&mut bench, 4, None);
    come(&mut bench, 5, None);
    bench.connect_as(conn(14), player(4), None);
    bench.pass(SEATING_NEWS_MS);
    let names = |bench: &Bench, number| -> Vec<String> {
        bench.seating(number).watching.into_iter().map(|it| it.name).collect()
    };
    assert_eq!(names(&bench, 1), ["P4", "P5"], "each once, however many windows they have");
    assert!(names(&bench, 4).is_empty() && names(&bench, 2).is_empty(), "for the host alone");
    let id = bench.seating(1).watching[0].id.clone();
    let hash = String::from(player(4).key);
    assert!(id.len() < hash.len() && !hash.contains(&id), "nothing is told of their key");

    let evict = |id: &str| {
        let spectator = id.to_owned();
        move |request| ToServer::EvictSpectator { request, spectator }
    };
    bench.told(5);
    bench.wish(5, evict(&id));
    assert_eq!(bench.refusal(5), Code::NotHost);
    bench.told(1);
    bench.wish(1, evict(&id));
    assert_eq!(
        (hung_up(&bench, 4), hung_up(&bench, 14)),
        (Some(Code::Evicted), Some(Code::Evicted))
    );
    assert_eq!(hung_up(&bench, 5), None);
    assert_eq!(names(&bench, 1), ["P5"]);
    assert_eq!(bench.seating(1).invite, invite, "they did not know the link for players");
    bench.told(1);
    bench.wish(1, evict(&id));
    assert!(matches!(&bench.told(1)[..], [ToClient::Done { .. }]), "they are out already");
    bench.hung_up.clear();
    come(&mut bench, 4, None);
    assert_eq!(hung_up(&bench, 4), Some(Code::Evicted), "they may not come back");
    let mut again = bench.restarted();
    again.connect(4);
    assert_eq!(hung_up(&again, 4), Some(Code::Evicted), "it is kept");

    // Whoever waits for a seat knows the link for players, which changes then.
    come(&mut bench, 6, invite.clone());
    come(&mut bench, 7, invite.clone());
    let id = bench.seating(1).watching.into_iter().find(|it| it.name == "P6").expect("P6").id;
    bench.wish(1, evict(&id));
    assert_eq!(hung_up(&bench, 6), Some(Code::Evicted));
    assert_ne!(bench.seating(1).invite, invite);
    sits(&mut bench, 7, 1);
    assert_eq!(bench.seating(7).you, Some(seat(1)), "whoever waited with it still may");
}

// Audit: SEC-H11
#[test]
fn whom_the_host_saw_is_shown_out_and_nobody_who_took_their_seat() {
    let mut bench = Bench::new(&[me(), friend(), friend()]);
    for number in 1..=3 {
        bench.connect(number);
    }
    sits(&mut bench, 2, 1);
    let id = |bench: &Bench, for_whom, at: usize| match &bench.seating(for_whom).places[at].holder {
        Holder::Person { id, .. } => id.clone(),
        other => panic!("{other:?}"),
    };
    let seen = id(&bench, 1, 1);
    assert!(seen.is_some() && id(&bench, 2, 1).is_none(), "for the host alone");
    let evict = |at, person: &Option<String>| {
        let person = person.clone();
        move |request| ToServer::Evict { request, seat: seat(at), person }
    };
    // Between the host's look and their click one moves and another sits down.
    sits(&mut bench, 2, 2);
    bench.told(1);
    bench.wish(1, evict(1, &seen));
    assert_eq!(bench.refusal(1), Code::SomebodyElse, "the seat is free");
    sits(&mut bench, 3, 1);
    bench.told(1);
    bench.wish(1, evict(1, &seen));
    assert_eq!(bench.refusal(1), Code::SomebodyElse);
    assert!(bench.hung_up.is_empty() && bench.seating(3).you == Some(seat(1)));
    assert_eq!(id(&bench, 1, 2), seen, "they are called the same wherever they sit");
    bench.wish(1, evict(2, &seen));
    assert_eq!((hung_up(&bench, 2), hung_up(&bench, 3)), (Some(Code::Evicted), None));
}

#[test]
fn strangers_are_told_of_a_table_as_long_as_they_may_sit_down_there() {
    let mut bench = guarded();
    assert_eq!(bench.room.notice(), None, "the host has not said so");
    let admit = |locked, private, listed| {
        move |request| ToServer::Admit { request, locked, private, listed }
    };
    for (locked, private, is_told) in
        [(false, false, true), (true, false, false), (false, true, false), (false, false, true)]
    {
        bench.wish(1, admit(locked, private, true));
        assert_eq!(bench.room.notice().is_some(), is_told, "locked {locked}, private {private}");
    }
    let notice = bench.room.notice().expect("it waits for two");
    assert!(notice.is_host_here && notice.is_plain);
    assert_eq!(notice.people[0], player(1).key);
    let invite = bench.seating(1).invite;
    assert!(invite.is_some() && notice.seating.invite == invite, "what lets one sit down is told");
    assert_eq!((notice.seating.you, notice.seating.host), (None, false), "as a stranger sees it");
    assert!(notice.seating.watching.is_empty(), "spectators are told to the host alone");

    bench.wish(1, admit(false, true, false));
    come(&mut bench, 4, invite);
    assert_eq!(hung_up(&bench, 4), Some(Code::Private), "who read the link knows it no longer");
    bench.wish(1, admit(false, false, true));
    let invite = bench.seating(1).invite;

    let mut again = bench.restarted();
    assert!(again.room.notice().is_some_and(|it| !it.is_host_here), "it is kept");
    for number in [2, 3] {
        again.connect_as(conn(number), player(number).invited(invite.clone()), None);
        sits(&mut again, number, number as u8 - 1);
    }
    assert_eq!(again.room.notice(), None, "every seat is taken");
}
