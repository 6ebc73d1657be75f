//! Bounds that no honest player meets: on taking back, on answers, and on spectators.

use crate::bench::{Bench, Stored, bot, conn, friend, key, last_now, me, player, seat, seated};
use catalog::games::HanSolo;
use catalog::{Eyes, UNDONE_TOLD_MAX};
use room::limits::{
    ANSWERS_CHANGED_MAX, ENTRIES_MAX, ENTRIES_PATIENT_MAX, SPECTATORS_MAX,
    SPECTATORS_PER_ORIGIN_MAX, UNDO_EVERY_MS, UNDOS_BURST, WAITING_MAX,
};
use room::{Guest, Origin};
use serde_json::json;
use std::ops::ControlFlow;
use tabletop::Viewer;
use wire::{Code, Stage, Step, ToClient, ToServer};
use words::{Lang, Speaker};

/// Player 1 among bots, asked whether to draw.
fn alone() -> Bench {
    let mut bench = Bench::new(&[me(), bot(), bot()]);
    bench.connect(1);
    bench.wish(1, |request| ToServer::Start { request });
    bench.let_bots_play();
    bench
}

fn undo(bench: &mut Bench, number: u64) -> Result<(), Code> {
    bench.told(number);
    let before = bench.seq();
    bench.wish(number, |request| ToServer::Undo { request });
    if bench.seq() > before { Ok(()) } else { Err(bench.refusal(number)) }
}

/// A table of one person whose log was made this long by taking back and answering again.
fn worn(n_entries: u32) -> Bench {
    let bench = alone();
    let mut table = seated(&bench.stored, 0).table;
    while table.next_seq() < n_entries {
        let answer = table.menu(table.pending().of(seat(0)).expect("a question").id).items()[0];
        table.act(seat(0), tabletop::Answer::Item(answer)).expect("it is on the menu");
        let back = table.propose_undo(seat(0), true).expect("freely");
        table.commit(back);
    }
    let rows = table.log().iter().cloned().map(|entry| (entry, None)).collect();
    let mut bench = Bench::open(Stored { rows, ..bench.stored }, 0);
    bench.connect(1);
    bench
}

// Audit: SEC-H2
#[test]
fn taking_back_has_a_rate_and_comes_back_with_time() {
    let mut bench = alone();
    for nth in 0..UNDOS_BURST {
        bench.act(Some(&json!("draw")));
        assert_eq!(undo(&mut bench, 1), Ok(()), "{nth}");
    }
    bench.act(Some(&json!("draw")));
    assert_eq!(undo(&mut bench, 1), Err(Code::UndoTooOften));
    bench.pass(UNDO_EVERY_MS);
    assert_eq!(undo(&mut bench, 1), Ok(()));
    bench.act(Some(&json!("draw")));
    assert_eq!(undo(&mut bench, 1), Err(Code::UndoTooOften));
    assert!(bench.room.table().pending().of(seat(0)).is_some(), "the game goes on");
    bench.pass(UNDO_EVERY_MS * u64::from(UNDOS_BURST));
    for _ in 0..UNDOS_BURST {
        assert_eq!(undo(&mut bench, 1), Ok(()));
        bench.act(Some(&json!("draw")));
    }
}

// Audit: SEC-H2
#[test]
fn who_lets_a_bot_play_and_comes_back_takes_back_no_more_than_by_hand() {
    // A bot's quiet answer is taken back when its person returns: this too makes entries.
    let quiet = (1..).find(|seed| {
        let mut bench = Bench::dealt(2, *seed);
        let number = bench.asked();
        stand_in(&mut bench, number);
        bench.room.table().propose_take_back(seat(number as u8 - 1)).is_ok()
    });
    let mut bench = Bench::dealt(2, quiet.expect("some bot plays quietly"));
    let number = bench.asked();
    let mut n_back = 0;
    for _ in 0..2 * UNDOS_BURST {
        if bench.asked() != number {
            break;
        }
        stand_in(&mut bench, number);
        let before = bench.seq();
        bench.connect(number);
        n_back += bench.seq() - before;
    }
    assert!((1..=UNDOS_BURST).contains(&n_back), "{n_back} were taken back");
}

/// The person leaves, and a bot answers once with whatever teaches nobody, if it can.
fn stand_in(bench: &mut Bench, number: u64) {
    bench.wish(number, |request| ToServer::StandUp { request });
    bench.disconnect(number);
    let question = bench.questions.pop().expect("a bot is asked");
    let take = question.menu.items().iter().find(|item| json!(item) == json!("take"));
    let answer = take.map(|take| tabletop::Answer::Item(*take));
    bench.hear(room::Input::BotAnswered { ticket: question.ticket, answer });
    bench.questions.clear();
}

// Audit: SEC-H3
#[test]
fn among_people_one_answer_is_taken_back_so_often_and_no_more() {
    let mut bench = Bench::dealt(2, 1);
    let number = bench.asked();
    for nth in 0..ANSWERS_CHANGED_MAX {
        bench.act(Some(&json!("take")));
        assert!(bench.now(number).can_undo, "{nth}");
        assert_eq!(undo(&mut bench, number), Ok(()), "{nth}");
        bench.pass(UNDO_EVERY_MS);
    }
    bench.act(Some(&json!("take")));
    assert!(!bench.now(number).can_undo);
    assert_eq!(undo(&mut bench, number), Err(Code::ChangedTooOften));
    let before = bench.seq();
    bench.act(None);
    assert_eq!(bench.seq(), before + 1, "the game goes on");
}

// Audit: SEC-H2
#[test]
fn a_log_has_an_end_and_nobody_spins_there() {
    let mut bench = worn(ENTRIES_PATIENT_MAX - 1);
    bench.act(Some(&json!("draw")));
    assert!(!bench.now(1).can_undo, "nothing is offered that is refused");
    assert_eq!(undo(&mut bench, 1), Err(Code::LogLong));
    let before = bench.seq();
    bench.act(None);
    assert!(bench.seq() > before, "the game goes on");

    let mut bench = worn(ENTRIES_MAX - 1);
    bench.act(Some(&json!("draw")));
    assert_eq!(bench.room.table().next_seq(), ENTRIES_MAX);
    bench.told(1);
    bench.act(None);
    assert_eq!(bench.refusal(1), Code::LogFull);
    assert_eq!(undo(&mut bench, 1), Err(Code::Over));
    assert_eq!(bench.wake_ms, None, "no clock runs, and the house waits for nobody");
}

// Audit: SEC-I3
#[test]
fn a_table_whose_log_is_full_is_over_and_nobody_has_won() {
    let mut bench = worn(ENTRIES_MAX - 1);
    assert_eq!(bench.room.stage(), Stage::Playing);
    assert_eq!(bench.room.fairness().seed, None);
    bench.act(Some(&json!("draw")));
    assert_eq!(bench.room.stage(), Stage::Over);
    assert!(bench.room.fairness().seed.is_some(), "its record can be had");
    assert!(bench.stored.finished, "and the store knows");
    // A table that was full before this build is over when it is opened.
    bench.stored.finished = false;
    let mut again = bench.restarted();
    again.connect(1);
    again.pass(1);
    assert!(again.stored.finished);
    assert_eq!(again.seating(1).stage, Stage::Over);
    let now = again.now(1);
    assert!(now.menu.is_none() && now.outcome.is_none() && !now.can_undo, "it can be looked at");
    assert!(now.waiting.is_empty(), "{:?}", now.waiting);
}

/// What still counts, as a client finds it: every rewind drops what is newer than where it leads.
fn live<S>(steps: &[Step<S>]) -> Vec<u32> {
    let mut live: Vec<u32> = Vec::new();
    for step in steps {
        match step.rewind_to {
            Some(to) => live.retain(|seq| *seq <= to),
            None => live.push(step.seq),
        }
    }
    live
}

// Audit: SEC-H2
#[test]
fn of_what_was_taken_back_only_the_last_is_told_to_whoever_comes() {
    let bench = worn(4 * UNDONE_TOLD_MAX as u32);
    let table = bench.room.table();
    let names = bench.room.seating_record().names();
    let speaker = Speaker::new(Lang::En, &names, Viewer::Seat(seat(0)));
    let eyes = Eyes::<HanSolo>::new(table.content(), speaker);
    let (all, story) = (eyes.steps(table, 0), eyes.story(table, usize::MAX));
    assert_eq!(story.len(), table.line().len() + UNDONE_TOLD_MAX);
    assert_eq!((live(&story), live(&all)), (table.line(), table.line()));
    for step in &story {
        assert_eq!(*step, all[step.seq as usize], "it is told as it was");
    }
    let mut frames = Vec::new();
    eyes.replay(table, &bench.room.fairness(), |frame| {
        frames.push(frame);
        ControlFlow::Continue(())
    });
    assert!(frames.iter().map(|frame| &frame.step).eq(&story), "a replay tells the same");
    let mut n_told = 0;
    eyes.replay(table, &bench.room.fairness(), |_| {
        n_told += 1;
        if n_told == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(n_told, 3, "it ends when it is enough");
    let view = <HanSolo as tabletop::Game>::view(table.state(), Viewer::Seat(seat(0)));
    assert_eq!(frames.last().expect("a step").now.view, view);
}

// Audit: SEC-H2
#[test]
fn whoever_comes_back_knows_what_counts_however_much_was_taken_back_meanwhile() {
    let mut bench = worn(4 * UNDONE_TOLD_MAX as u32);
    let last = bench.seq();
    let names = bench.room.seating_record().names();
    let speaker = Speaker::new(Lang::En, &names, Viewer::Seat(seat(0)));
    let all =
        Eyes::<HanSolo>::new(bench.room.table().content(), speaker).steps(bench.room.table(), 0);
    for since in [0, 1, last / 2, last - 3, last - 1, last] {
        bench.connect_as(conn(11), player(1), Some(since));
        let told = bench.told(11);
        let [ToClient::Welcome { snapshot: Some(snapshot), .. }] = &told[..] else {
            panic!("{told:?}")
        };
        // As a client does: it keeps what is older than the first step it is told.
        let first = snapshot.steps.first().map_or(u32::MAX, |step| step.seq);
        let known = all.iter().filter(|step| step.seq <= since && step.seq < first).cloned();
        let history: Vec<_> = known.chain(snapshot.steps.iter().cloned()).collect();
        assert_eq!(live(&history), bench.room.table().line(), "since {since}");
        assert!(snapshot.steps.len() <= bench.room.table().line().len() + UNDONE_TOLD_MAX);
        bench.disconnect(11);
    }
}

fn stranger(number: u64, from: u128) -> Guest {
    Guest::new(&key(number), "", "en").expect("a good key").coming_from(Origin(from))
}

fn is_in(bench: &mut Bench, number: u64) -> bool {
    bench.told(number).iter().any(|it| matches!(it, ToClient::Welcome { .. }))
}

// Audit: SEC-H4
#[test]
fn no_crowd_of_spectators_keeps_an_invited_friend_from_their_seat() {
    let mut bench = Bench::new(&[me(), friend(), friend()]);
    bench.stored.seating.manners.invite = Some(0);
    let mut bench = bench.restarted();
    bench.connect(1);
    let invite = bench.seating(1).invite;
    for nth in 0..SPECTATORS_MAX as u64 {
        bench.connect_as(conn(1_000 + nth), stranger(1_000 + nth, u128::from(nth)), None);
        assert!(is_in(&mut bench, 1_000 + nth), "{nth}");
    }
    bench.connect_as(conn(5_000), stranger(5_000, 5_000), None);
    assert_eq!(bench.hung_up, [(conn(5_000), Code::Full)]);
    bench.hung_up.clear();
    bench.connect_as(conn(2), player(2).invited(invite.clone()), None);
    assert!(is_in(&mut bench, 2) && bench.hung_up.is_empty(), "nobody has to go for them");
    bench.wish(2, |request| ToServer::Sit { request, seat: seat(1) });
    assert_eq!(bench.seating(2).you, Some(seat(1)));
    // Whoever has the link is no spectator, but there are not any number of them.
    for nth in 0..=WAITING_MAX as u64 {
        let guest = stranger(3_000 + nth, u128::from(nth)).invited(invite.clone());
        bench.connect_as(conn(3_000 + nth), guest, None);
    }
    assert_eq!(bench.hung_up, [(conn(3_000 + WAITING_MAX as u64), Code::Full)]);
}

// Audit: SEC-H4
#[test]
fn one_address_looks_on_through_so_many_windows_and_no_more() {
    let mut bench = Bench::dealt(2, 1);
    for nth in 0..SPECTATORS_PER_ORIGIN_MAX as u64 {
        bench.connect_as(conn(1_000 + nth), stranger(1_000 + nth, 7), None);
        assert!(is_in(&mut bench, 1_000 + nth), "{nth}");
    }
    bench.connect_as(conn(5_000), stranger(5_000, 7), None);
    assert_eq!(bench.hung_up, [(conn(5_000), Code::Full)]);
    bench.connect_as(conn(5_001), stranger(5_001, 8), None);
    assert!(is_in(&mut bench, 5_001), "another address may");
    bench.connect_as(conn(11), player(1).coming_from(Origin(7)), None);
    assert!(last_now(&bench.told(11)).is_some(), "and so may whoever plays, from anywhere");
}

// Audit: SEC-H4
#[test]
fn at_a_full_table_the_address_with_the_most_windows_makes_room() {
    let mut bench = Bench::dealt(2, 1);
    for nth in 0..SPECTATORS_MAX as u64 {
        let from = u128::from(nth / SPECTATORS_PER_ORIGIN_MAX as u64);
        bench.connect_as(conn(1_000 + nth), stranger(1_000 + nth, from), None);
    }
    assert!(bench.hung_up.is_empty());
    bench.connect_as(conn(5_000), stranger(5_000, 99), None);
    assert!(is_in(&mut bench, 5_000));
    let &[(gone, code)] = &bench.hung_up[..] else { panic!("{:?}", bench.hung_up) };
    assert_eq!(code, Code::Full);
    assert!(gone >= conn(1_000 + SPECTATORS_PER_ORIGIN_MAX as u64 - 1) && gone < conn(5_000));
}
