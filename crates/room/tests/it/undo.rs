//! Taking back.

use crate::bench::{Bench, bot, me};
use serde_json::json;
use wire::{Code, ToClient, ToServer};

#[test]
fn among_people_a_choice_that_taught_somebody_stands() {
    let mut bench = Bench::dealt(2, 1);
    let number = bench.asked();
    assert!(!bench.seating(number).free_undo);
    bench.act(Some(&json!("draw")));
    assert!(!bench.now(number).can_undo, "a card was seen");
    bench.wish(number, |request| ToServer::Undo { request });
    assert_eq!(bench.refusal(number), Code::CannotUndo);
}

#[test]
fn among_people_a_choice_that_taught_nobody_can_be_taken_back() {
    let mut bench = Bench::dealt(2, 1);
    let number = bench.asked();
    bench.connect(9);
    let before = bench.now(9).view;
    bench.act(Some(&json!("take")));
    let now = bench.now(number);
    assert!(now.can_undo, "everybody knew the card");
    assert!(!bench.now(3 - number).can_undo, "it is not theirs to take back");
    let request = bench.wish(number, |request| ToServer::Undo { request });
    let told = bench.told(number);
    let [ToClient::Update(update)] = &told[..] else { panic!("{told:?}") };
    assert_eq!((update.step.rewind_to, &update.request), (Some(0), &Some(request.clone())));
    assert_eq!(bench.now(9).view, before);
    bench.say(number, ToServer::Undo { request: request.clone() });
    assert_eq!(bench.told(number), [ToClient::Done { request }], "once is enough");
}

#[test]
fn one_person_among_bots_takes_back_as_they_like() {
    let mut bench = Bench::new(&[me(), bot(), bot()]);
    bench.connect(1);
    bench.wish(1, |request| ToServer::Start { request });
    bench.let_bots_play();
    assert!(bench.seating(1).free_undo);
    let before = bench.now(1);
    bench.act(Some(&json!("draw")));
    let drew = bench.now(1);
    assert!(drew.can_undo);
    bench.act(None);
    bench.let_bots_play();
    let audit = |bench: &Bench| bench.room.table().audit().expect("the log follows");
    for _ in 0..2 {
        bench.wish(1, |request| ToServer::Undo { request });
        audit(&bench);
    }
    let back = bench.now(1);
    assert_eq!((back.view, back.menu), (before.view, before.menu));
    let mut again = bench.restarted();
    again.connect(1);
    assert_eq!(again.now(1).view, back_view(&mut bench));
    again.act(None);
    audit(&again);
}

fn back_view(bench: &mut Bench) -> <catalog::games::HanSolo as tabletop::Game>::View {
    bench.connect(11);
    bench.now(11).view
}
