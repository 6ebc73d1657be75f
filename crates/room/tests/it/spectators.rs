//! Spectators, and the languages things are told in.

use crate::bench::{Bench, conn, key};
use catalog::Eyes;
use room::Guest;
use std::ops::ControlFlow;
use tabletop::{Seat, Viewer};
use wire::{Code, ToClient, ToServer};
use words::{Lang, Speaker};

#[test]
fn a_spectator_sees_what_everybody_sees_and_is_asked_nothing() {
    // Rules: HS-10.1, HS-10.4
    let mut bench = Bench::dealt(3, 1);
    bench.connect(8);
    bench.connect(9);
    assert_eq!(bench.seating(9).spectators, 2);
    while !bench.room.table().pending().is_over() {
        bench.fall_back();
        let now = bench.now(9);
        assert_eq!((now.viewer, now.menu, now.can_undo), (Viewer::Spectator, None, false));
    }
    let decision = tabletop::DecisionId::new(0, Seat::new(0));
    let answer = tabletop::Answer::Amount { amount: 0 };
    bench.wish(9, |request| ToServer::Act { request, decision, answer });
    assert_eq!(bench.refusal(9), Code::NotSeated);
}

#[test]
fn everybody_is_told_in_their_own_language() {
    let mut bench = Bench::dealt(2, 1);
    let french = Guest::new(&key(9), "", "fr-CA").unwrap();
    bench.connect_as(conn(9), french, None);
    bench.connect(8);
    let question = |bench: &mut Bench, number| {
        bench.now(number).outline.sections.into_iter().map(|it| it.heading).collect::<Vec<_>>()
    };
    let (in_french, in_english) = (question(&mut bench, 9), question(&mut bench, 8));
    assert_ne!(in_french, in_english);
    bench.say(9, ToServer::Speak { lang: "en".to_owned() });
    let told = bench.told(9);
    let [ToClient::Welcome { snapshot: Some(snapshot), .. }] = &told[..] else {
        panic!("{told:?}")
    };
    assert_eq!(snapshot.steps.len(), 1, "the log is told anew, in the new language");
    let headings: Vec<String> =
        snapshot.now.outline.sections.iter().map(|it| it.heading.clone()).collect();
    assert_eq!(headings, in_english);
}

#[test]
fn a_replay_is_what_was_told_live() {
    // Rules: HS-10.4
    let mut bench = Bench::dealt(2, 3);
    bench.connect(9);
    let mut live: Vec<Vec<_>> = vec![Vec::new(); 3];
    let watchers =
        [(1, Viewer::Seat(Seat::new(0))), (2, Viewer::Seat(Seat::new(1))), (9, Viewer::Spectator)];
    while !bench.room.table().pending().is_over() {
        bench.fall_back();
        for (told, (number, _)) in live.iter_mut().zip(watchers) {
            told.extend(bench.told(number).into_iter().filter_map(|message| match message {
                ToClient::Update(update) => Some((update.step, update.now.view)),
                _ => None,
            }));
        }
    }
    let names = bench.room.seating_record().names();
    for (told, (_, viewer)) in live.into_iter().zip(watchers) {
        let content = bench.room.table().content();
        let eyes =
            Eyes::<catalog::games::HanSolo>::new(content, Speaker::new(Lang::En, &names, viewer));
        let mut frames = Vec::new();
        eyes.replay(bench.room.table(), &bench.room.fairness(), |frame| {
            frames.push(frame);
            ControlFlow::Continue(())
        });
        // The deal was told before anybody listened here.
        let again: Vec<_> = frames.into_iter().skip(1).map(|it| (it.step, it.now.view)).collect();
        assert_eq!(again.len(), told.len());
        assert!(again == told, "{viewer:?} saw something else");
    }
}

#[test]
fn the_seed_is_told_when_it_can_do_no_harm() {
    // Rules: HS-10.2
    let mut bench = Bench::dealt(2, 1);
    while !bench.room.table().pending().is_over() {
        bench.fall_back();
        let now = bench.now(1);
        assert_eq!(now.fairness.seed.is_some(), now.outcome.is_some());
    }
    bench.connect(9);
    let fairness = bench.now(9).fairness;
    let seed = catalog::seed_from_hex(&fairness.seed.expect("published")).expect("a seed");
    assert_eq!(catalog::commitment(&seed), fairness.commitment);
}
