//! Nobody receives what they may not know: judged by the bytes that are sent.

use crate::bench::{Bench, cases};
use catalog::games::HanSolo;
use catalog::{Eyes, Moment};
use catalog::{Hosted, Record};
use std::collections::{BTreeMap, BTreeSet};
use tabletop::{Dice, Game, Imagine, Opening, SEATS_MAX, Seat, Seed, Table, Viewer};
use wire::{Fairness, Step, ToClient};
use words::{Lang, Speaker};

/// Everything a viewer of this state is sent, as bytes.
fn sent(table: &Table<HanSolo>, state: &<HanSolo as Game>::State, viewer: Viewer) -> String {
    let names: Vec<String> = (0..SEATS_MAX).map(|idx| format!("P{idx}")).collect();
    let asked = viewer.seat().and_then(|seat| HanSolo::pending(state).of(seat));
    let moment = Moment {
        seq: 1,
        left_ms: [None; SEATS_MAX],
        asked: asked.map(|open| (open, None)),
        beside: None,
        coach: None,
        can_undo: false,
        fairness: Fairness { commitment: String::new(), seed: None },
    };
    let eyes = Eyes::<HanSolo>::new(table.content(), Speaker::new(Lang::Es, &names, viewer));
    serde_json::to_string(&eyes.now(state, moment)).expect("plain data")
}

#[test]
fn what_is_sent_does_not_change_when_hidden_facts_do() {
    // Rules: HS-10.1, HS-10.4
    let mut n_different = 0;
    for case in 0..cases(6) {
        let n_seats = 2 + (case % 5) as u8;
        let cards = HanSolo::cards();
        let seed = Seed::from_number(case);
        let setup = HanSolo::setup(n_seats, Default::default(), &cards.content).expect("a setup");
        let header = Record::<HanSolo>::header(setup, &cards, &seed);
        let mut table =
            Table::open(Opening { header, content: cards.content }, seed).expect("a table");
        let mut dice = Dice::swift(case);
        while let Some(open) = table.pending().first() {
            // A look at every step would take long; a look now and then sees every kind of step.
            if dice.roll(4) == 0 {
                for viewer in Viewer::all(n_seats) {
                    let state = table.state();
                    let view = HanSolo::view(state, viewer);
                    let twin = HanSolo::imagine(&view, table.content(), &mut dice);
                    n_different += u32::from(twin != *state);
                    assert_eq!(sent(&table, state, viewer), sent(&table, &twin, viewer));
                }
            }
            let answer = table.menu(open.id).sample(&mut dice);
            table.act(open.seat, answer).expect("a legal answer");
        }
    }
    assert!(n_different > 100, "the twins must differ for this to mean anything");
}

/// By value: how many cards of it this viewer may know to be where they are: those of the own
/// hand, what others took openly, and the discards.
fn known(bench: &Bench, viewer: Viewer) -> BTreeMap<String, usize> {
    let state = bench.room.table().state();
    let own = viewer.seat().into_iter().flat_map(|seat| state.hand(seat).iter().copied());
    let others = Seat::all(state.n_seats()).filter(|seat| !viewer.is(*seat));
    let open = others.flat_map(|seat| state.shown(seat).iter());
    let mut known = BTreeMap::new();
    for card in own.chain(open).chain(state.discards().iter().copied()) {
        *known.entry(value(&card.to_string()).to_owned()).or_default() += 1;
    }
    known
}

/// What a card shows: its name without the copy.
fn value(card: &str) -> &str {
    card.trim_end_matches(['a', 'b', 'c'])
}

/// A text names no more cards of a value than the viewer knows.
fn assert_kept(text: &str, viewer: Viewer, known: &BTreeMap<String, usize>) {
    let mut named: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for name in text.split('"').filter(|name| is_card(name)) {
        named.entry(value(name)).or_default().insert(name);
    }
    for (value, names) in named {
        let n_known = known.get(value).copied().unwrap_or(0);
        assert!(names.len() <= n_known, "{viewer:?} knows {n_known}, is told {names:?}: {text}");
    }
}

fn is_card(text: &str) -> bool {
    let digits = value(text).trim_start_matches(['+', '-']);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number && text.len() == value(text).len() + 1
}

fn assert_no_hidden_card(step: &Step<<HanSolo as Game>::Sight>, viewer: Viewer) {
    for seen in &step.seen {
        let sight = serde_json::to_value(&seen.sight).expect("plain data");
        let is_dealt = ["dealt", "drew"].iter().any(|kind| sight["sight"] == **kind);
        let is_own = viewer.seat().is_some_and(|seat| sight["seat"] == u8::from(seat));
        assert!(!is_dealt || is_own || sight["card"].is_null(), "{viewer:?} saw {sight}");
    }
}

fn check(bench: &mut Bench, number: u64, viewer: Viewer) -> usize {
    let known = known(bench, viewer);
    let mut n_nows = 0;
    for message in &bench.told(number) {
        let (steps, now) = match message {
            ToClient::Update(update) => (std::slice::from_ref(&update.step), &update.now),
            ToClient::Welcome { snapshot: Some(snapshot), .. } => {
                (&snapshot.steps[..], &snapshot.now)
            }
            other => {
                let text = serde_json::to_string(other).expect("plain data");
                assert_kept(&text, viewer, &BTreeMap::new());
                continue;
            }
        };
        assert_eq!(now.viewer, viewer);
        steps.iter().for_each(|step| assert_no_hidden_card(step, viewer));
        assert_kept(&serde_json::to_string(now).expect("plain data"), viewer, &known);
        n_nows += 1;
    }
    n_nows
}

#[test]
fn no_hidden_card_is_in_the_bytes_sent_to_rivals_and_spectators() {
    // Rules: HS-10.1, HS-10.4
    let mut n_nows = 0;
    for case in 0..cases(3) {
        let n_people = 2 + case % 4;
        let mut bench = Bench::dealt(n_people, case);
        bench.connect(9);
        let mut dice = Dice::swift(case);
        let viewer = |number: u64| match number {
            9 => Viewer::Spectator,
            number => Viewer::Seat(Seat::new(number as u8 - 1)),
        };
        let watchers: Vec<u64> = (1..=n_people).chain([9]).collect();
        while !bench.room.table().pending().is_over() {
            let number = bench.asked();
            let (decision, _) = bench.answer(number, None);
            let answer = bench.room.table().menu(decision).sample(&mut dice);
            bench.wish(number, |request| wire::ToServer::Act { request, decision, answer });
            // Somebody comes in now and then and is told everything so far.
            if dice.roll(8) == 0 {
                let late = 10 + watchers[dice.roll(watchers.len() as u32) as usize];
                bench.connect(late);
                n_nows += check(&mut bench, late, viewer(late - 10));
                bench.disconnect(late);
            }
            for number in &watchers {
                n_nows += check(&mut bench, *number, viewer(*number));
            }
        }
    }
    assert!(n_nows > 100, "there was much to look at");
}
