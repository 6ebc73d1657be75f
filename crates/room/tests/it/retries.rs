//! Requests, questions and answers: what is applied, once, and what is refused.

use crate::bench::{Bench, bot, conn, friend, last_now, me, player, seat};
use room::limits::{ANSWERED_MAX, ANSWERED_STRANGERS_MAX, ANSWERS_CHANGED_MAX, UNDO_EVERY_MS};
use serde_json::json;
use tabletop::{Answer, DecisionId};
use wire::{Code, ToClient, ToServer};

#[test]
fn a_retry_is_answered_and_not_applied_twice() {
    let mut bench = Bench::dealt(2, 1);
    let number = bench.asked();
    let (decision, answer) = bench.answer(number, None);
    let act = ToServer::Act { request: "mine".to_owned(), decision, answer };
    bench.say(number, act.clone());
    let (seq, writes) = (bench.seq(), bench.n_writes);
    bench.told(number);
    let done = ToClient::Done { request: "mine".to_owned() };
    bench.say(number, act.clone());
    assert_eq!(bench.told(number), std::slice::from_ref(&done));
    bench.connect(number + 10);
    bench.told(number + 10);
    bench.say(number + 10, act.clone());
    assert_eq!(bench.told(number + 10), std::slice::from_ref(&done), "from another device too");
    let mut again = bench.restarted();
    again.connect(number);
    again.told(number);
    again.say(number, act);
    assert_eq!(again.told(number), [done], "and after a restart");
    assert_eq!((bench.seq(), bench.n_writes, again.n_writes), (seq, writes, 0));
}

#[test]
fn another_seats_request_of_the_same_name_is_another_request() {
    let mut bench = Bench::dealt(2, 1);
    for _ in 0..2 {
        let number = bench.asked();
        let (decision, answer) = bench.answer(number, Some(&json!("stand")));
        let seq = bench.seq();
        bench.say(number, ToServer::Act { request: "same".to_owned(), decision, answer });
        assert_eq!(bench.seq(), seq + 1);
    }
}

#[test]
fn seating_wishes_and_the_start_are_remembered_too() {
    let mut bench = Bench::new(&[me(), friend()]);
    bench.connect(1);
    bench.connect(2);
    let sit = ToServer::Sit { request: "sit".to_owned(), seat: seat(1) };
    let up = ToServer::StandUp { request: "up".to_owned() };
    let start = ToServer::Start { request: "go".to_owned() };
    bench.say(2, sit.clone());
    bench.say(2, up.clone());
    let mut bench = bench.restarted();
    bench.connect(1);
    bench.connect(2);
    bench.told(2);
    for (wish, name) in [(sit, "sit"), (up, "up")] {
        bench.say(2, wish);
        assert_eq!(bench.told(2), [ToClient::Done { request: name.to_owned() }]);
    }
    assert_eq!(bench.seating(2).you, None, "they stood up, and that stands");
    bench.say(1, start.clone());
    bench.told(1);
    bench.say(1, start);
    assert_eq!(bench.told(1), [ToClient::Done { request: "go".to_owned() }]);
}

// Audit: SEC-I6
#[test]
fn nobody_makes_a_table_forget_the_wishes_of_others() {
    let mut bench = Bench::new(&[me(), friend(), friend(), friend()]);
    (1..=2).for_each(|number| bench.connect(number));
    let bot = |level: Option<&str>, request: &str| ToServer::SeatBot {
        request: request.to_owned(),
        seat: seat(2),
        level: level.map(str::to_owned),
    };
    bench.say(1, bot(Some("rookie"), "bot"));
    bench.say(1, bot(None, "no bot"));
    bench.say(2, ToServer::Sit { request: "sit".to_owned(), seat: seat(1) });
    // One stranger wishes much, and many strangers wish a little.
    for number in (0..4 * ANSWERED_MAX).map(|_| 3).chain(100..200) {
        bench.connect_as(conn(number), player(number), None);
        bench.wish(number, |request| ToServer::Sit { request, seat: seat(3) });
        bench.wish(number, |request| ToServer::StandUp { request });
        bench.disconnect(number);
    }
    let mut bench = bench.restarted();
    bench.connect(1);
    bench.connect(2);
    bench.told(1);
    bench.told(2);
    let writes = bench.n_writes;
    bench.say(1, bot(Some("rookie"), "bot"));
    assert_eq!(bench.told(1), [ToClient::Done { request: "bot".to_owned() }]);
    bench.say(2, ToServer::Sit { request: "sit".to_owned(), seat: seat(1) });
    assert_eq!(bench.told(2), [ToClient::Done { request: "sit".to_owned() }]);
    assert_eq!(bench.n_writes, writes);
    let kept = bench.stored.seating.answered.len();
    assert!(kept <= ANSWERED_MAX * (4 + 1 + ANSWERED_STRANGERS_MAX), "{kept} are kept");
}

// Audit: SEC-I6
#[test]
fn of_each_person_the_last_wishes_are_remembered() {
    let mut bench = Bench::new(&[me(), friend()]);
    bench.connect(1);
    let admit = |nth: usize| ToServer::Admit {
        request: format!("w{nth}"),
        locked: nth.is_multiple_of(2),
        private: false,
        listed: false,
    };
    (0..=ANSWERED_MAX).for_each(|nth| bench.say(1, admit(nth)));
    for nth in 1..=ANSWERED_MAX {
        bench.told(1);
        bench.say(1, admit(nth));
        assert_eq!(bench.told(1), [ToClient::Done { request: format!("w{nth}") }]);
    }
    assert_eq!(bench.stored.seating.answered.len(), ANSWERED_MAX);
}

#[test]
fn answers_to_other_questions_are_refused() {
    let mut bench = Bench::dealt(2, 1);
    let number = bench.asked();
    let other = 3 - number;
    let (decision, answer) = bench.answer(number, None);
    let act = |decision, answer: &Answer<_>| {
        let answer = answer.clone();
        move |request| ToServer::Act { request, decision, answer }
    };
    bench.told(other);
    bench.wish(other, act(decision, &answer));
    assert_eq!(bench.refusal(other), Code::NotYourDecision);
    bench.told(number);
    bench.wish(number, act(DecisionId::new(999, seat(number as u8 - 1)), &answer));
    assert_eq!(bench.refusal(number), Code::NotYourDecision);
    bench.wish(number, act(decision, &Answer::Amount { amount: 3 }));
    assert_eq!(bench.refusal(number), Code::NotOnTheMenu);
    let keep = serde_json::from_value(json!("keep")).expect("an action");
    bench.wish(number, act(decision, &Answer::Item(keep)));
    let told = bench.told(number);
    let [ToClient::Refused { code: Code::NotOnTheMenu, rule: Some(rule), .. }] = &told[..] else {
        panic!("{told:?}")
    };
    assert!(rule.starts_with("HS-"), "{rule}");
    assert_eq!(bench.seq(), 0);
}

#[test]
fn before_the_deal_and_after_the_end_nobody_plays() {
    let mut bench = Bench::new(&[me(), bot()]);
    bench.connect(1);
    bench.told(1);
    let decision = DecisionId::new(0, seat(0));
    let answer = Answer::Amount { amount: 0 };
    let act = |request| ToServer::Act { request, decision, answer };
    bench.wish(1, act.clone());
    assert_eq!(bench.refusal(1), Code::WrongStage);
    bench.wish(1, |request| ToServer::Undo { request });
    assert_eq!(bench.refusal(1), Code::WrongStage);
    bench.wish(1, |request| ToServer::Start { request });
    while !bench.room.table().pending().is_over() {
        bench.let_bots_play();
        if !bench.room.table().pending().is_over() {
            bench.act(None);
        }
    }
    assert!(bench.stored.finished);
    bench.told(1);
    bench.wish(1, act);
    assert_eq!(bench.refusal(1), Code::Over);
    bench.wish(1, |request| ToServer::Undo { request });
    assert_eq!(bench.refusal(1), Code::Over, "the seed is known now");
    bench.wish(1, |request| ToServer::StandUp { request });
    assert_eq!(bench.refusal(1), Code::Over);
}

#[test]
fn odd_messages_are_refused_by_name() {
    let mut bench = Bench::dealt(2, 1);
    bench.told(1);
    bench.say(1, ToServer::StandUp { request: String::new() });
    assert_eq!(bench.refusal(1), Code::Malformed);
    bench.say(1, ToServer::StandUp { request: "x".repeat(65) });
    assert_eq!(bench.refusal(1), Code::Malformed);
    bench.say(1, ToServer::Speak { lang: "xx".to_owned() });
    assert_eq!(bench.refusal(1), Code::Malformed);
    let (key, name, lang) = (String::new(), String::new(), String::new());
    bench.say(1, ToServer::Hello { protocol: 1, key, name, lang, since: None, invite: None });
    assert_eq!(bench.refusal(1), Code::Hello);
    bench.say(1, ToServer::Ping);
    assert_eq!(bench.told(1), [ToClient::Pong]);
    bench.say(77, ToServer::Ping);
    assert_eq!(bench.told(77), [], "nobody is behind that connection");
}

#[test]
fn whoever_comes_back_gets_what_they_missed() {
    let mut bench = Bench::dealt(2, 1);
    bench.disconnect(1);
    for _ in 0..4 {
        if bench.asked() == 1 {
            bench.connect(1);
            bench.fall_back();
            bench.disconnect(1);
        } else {
            bench.fall_back();
        }
    }
    let seq = bench.seq();
    for (since, first) in
        [(None, 0), (Some(0), 1), (Some(2), 3), (Some(seq), seq + 1), (Some(99), 0)]
    {
        bench.connect_as(conn(11), player(1), since);
        let told = bench.told(11);
        let Some(ToClient::Welcome { snapshot: Some(snapshot), .. }) = told.first() else {
            panic!("{told:?}")
        };
        let seqs: Vec<u32> = snapshot.steps.iter().map(|step| step.seq).collect();
        assert_eq!(seqs, (first..=seq).collect::<Vec<_>>(), "since {since:?}");
        assert_eq!(snapshot.now.seq, seq);
        bench.disconnect(11);
    }
}

#[test]
fn a_sealed_choice_can_be_changed_until_the_last_seat_has_chosen() {
    // Rules: HS-7.3
    let mut bench = tied();
    let tied: Vec<_> = bench.room.table().pending().iter().collect();
    let [first, second] = [tied[0], tied[1]].map(|open| open.seat.idx() as u64 + 1);
    for number in 1..=6 {
        bench.told(number);
    }
    let choose = |bench: &mut Bench, number: u64, nth: usize| {
        let (decision, _) = bench.answer(number, None);
        let item = bench.room.table().menu(decision).items()[nth];
        bench.wish(number, |request| ToServer::Act {
            request,
            decision,
            answer: Answer::Item(item),
        });
        Answer::Item(item)
    };
    for nth in [0, 1] {
        let answer = choose(&mut bench, first, nth);
        let menu = bench.now(first).menu.expect("the question stays open");
        assert_eq!((menu.sealed, menu.chosen), (true, Some(answer)));
        let rival = bench.now(second);
        assert_eq!(rival.menu.expect("asked too").chosen, None);
        let waiting = rival.waiting.iter().find(|it| it.seat == first_seat(first));
        assert!(waiting.expect("still named").answered);
    }
    for open in &tied[1..] {
        choose(&mut bench, open.seat.idx() as u64 + 1, 0);
    }
    assert!(!bench.room.table().pending().iter().any(|open| open.id == tied[0].id));
}

// Audit: SEC-8
#[test]
fn an_answer_is_changed_so_often_and_no_more() {
    let mut bench = tied();
    let open = bench.room.table().pending().iter().find(|open| open.sealed).expect("a tie");
    let (number, items) =
        (open.seat.idx() as u64 + 1, bench.room.table().menu(open.id).items().to_vec());
    for nth in 0..=ANSWERS_CHANGED_MAX {
        let answer = Answer::Item(items[nth % items.len()]);
        bench.told(number);
        bench.wish(number, |request| ToServer::Act { request, decision: open.id, answer });
        assert!(last_now(&bench.told(number)).is_some(), "change {nth} is taken");
    }
    let answer = Answer::Item(items[0]);
    bench.wish(number, |request| ToServer::Act { request, decision: open.id, answer });
    assert_eq!(bench.refusal(number), Code::ChangedTooOften);
}

// Audit: SEC-H3
#[test]
fn taking_a_sealed_answer_back_is_no_way_to_change_it_more_often() {
    let mut bench = tied();
    let tied: Vec<_> = bench.room.table().pending().iter().filter(|open| open.sealed).collect();
    let is_open = |bench: &Bench, idx: usize| {
        let pending = bench.room.table().pending();
        pending.of(tied[idx].seat).is_some_and(|open| open.id == tied[idx].id)
    };
    let mut n_answers = [0; 2];
    // Two who do so together get no further than one alone.
    for nth in 0..6 * ANSWERS_CHANGED_MAX {
        let idx = nth % 2;
        // Once the answer of the first stands, that of the second may be the last one.
        if !is_open(&bench, idx) {
            break;
        }
        let (number, decision) = (tied[idx].seat.idx() as u64 + 1, tied[idx].id);
        let items = bench.room.table().menu(decision).items().to_vec();
        let (answer, before) = (Answer::Item(items[nth / 2 % items.len()]), bench.seq());
        bench.told(number);
        bench.wish(number, |request| ToServer::Act { request, decision, answer });
        if bench.seq() > before {
            n_answers[idx] += 1;
        } else {
            assert_eq!(bench.refusal(number), Code::ChangedTooOften);
        }
        bench.wish(number, |request| ToServer::Undo { request });
        bench.pass(UNDO_EVERY_MS);
    }
    assert_eq!(n_answers[0], ANSWERS_CHANGED_MAX + 1);
    assert!(n_answers[1] <= ANSWERS_CHANGED_MAX + 1, "{n_answers:?}");
}

fn first_seat(number: u64) -> tabletop::Seat {
    seat(number as u8 - 1)
}

/// A table of six where a tie has just been asked about.
fn tied() -> Bench {
    for seed in 1.. {
        let mut bench = Bench::dealt(6, seed);
        while !bench.room.table().pending().is_over() {
            let pending = bench.room.table().pending();
            let n_items = |id| bench.room.table().menu(id).items().len();
            if pending.iter().any(|open| open.sealed && n_items(open.id) > 1) {
                return bench;
            }
            bench.fall_back();
        }
    }
    unreachable!("somebody ties sooner or later")
}
