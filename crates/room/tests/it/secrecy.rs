//! Nobody receives what they may not know: judged by the bytes that are sent.

use crate::bench::{Bench, Now, Told, cases};
use catalog::games::HanSolo;
use catalog::{Hosted, Record};
use room::{Eyes, Moment};
use serde_json::Value;
use std::collections::BTreeSet;
use tabletop::{Dice, Game, Imagine, Opening, SEATS_MAX, Seat, Seed, Table, Viewer};
use wire::{Fairness, Step, ToClient};
use words::Lang;

/// Everything a viewer of this state is sent, as bytes.
fn sent(table: &Table<HanSolo>, state: &<HanSolo as Game>::State, viewer: Viewer) -> String {
    let names: Vec<String> = (0..SEATS_MAX).map(|idx| format!("P{idx}")).collect();
    let asked = viewer.seat().and_then(|seat| HanSolo::pending(state).of(seat));
    let moment = Moment {
        seq: 1,
        left_ms: [None; SEATS_MAX],
        asked: asked.map(|open| (open, None)),
        coach: None,
        can_undo: false,
        fairness: Fairness { commitment: String::new(), seed: None },
    };
    let eyes = Eyes::<HanSolo>::new(table.content(), &names, Lang::Es, viewer);
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

/// The hands as they really are, from the log that no client sees.
#[derive(Default)]
struct Truth {
    /// Cards somebody holds that only they know.
    hidden: Vec<BTreeSet<String>>,
}

impl Truth {
    fn of(bench: &Bench) -> Self {
        let mut truth = Self { hidden: vec![BTreeSet::new(); SEATS_MAX] };
        for entry in bench.room.table().log() {
            for event in &entry.events {
                truth.see(&serde_json::to_value(event).expect("plain data"));
            }
        }
        truth
    }

    fn see(&mut self, event: &Value) {
        let seat = || event["seat"].as_u64().expect("a seat") as usize;
        let card = || event["card"].as_str().expect("a card").to_owned();
        match event["event"].as_str().expect("an event") {
            "dealt" | "drew" => drop(self.hidden[seat()].insert(card())),
            "discarded" => drop(self.hidden[seat()].remove(&card())),
            "hand_dropped" => self.hidden[seat()].clear(),
            "revealed" | "round_began" => self.hidden.iter_mut().for_each(BTreeSet::clear),
            _ => {}
        }
    }

    /// Whether a text names a value that this viewer may not know. Copies have names of their own
    /// for each viewer, so a value that lies open or is in the viewer's own hand says nothing here.
    fn assert_kept(&self, text: &str, viewer: Viewer, known: &BTreeSet<String>) {
        for seat in Seat::all(SEATS_MAX as u8).filter(|seat| !viewer.is(*seat)) {
            let hidden = self.hidden[seat.idx()].iter().map(|card| value(card));
            for value in hidden.filter(|value| !known.contains(*value)) {
                for name in ["a", "b"].map(|copy| format!("\"{value}{copy}\"")) {
                    assert!(
                        !text.contains(&name),
                        "{viewer:?} is told of {name} in seat {seat}: {text}"
                    );
                }
            }
        }
    }
}

/// What a card shows: its name without the copy.
fn value(card: &str) -> &str {
    card.trim_end_matches(['a', 'b'])
}

/// The values that a viewer knows lawfully: their own hand, the discards, and what rivals took openly.
fn known(now: &Now, viewer: Viewer) -> BTreeSet<String> {
    let view = serde_json::to_value(&now.view).expect("plain data");
    let own = viewer.seat().map(|seat| view["players"][seat.idx()]["cards"].clone());
    let shown = view["players"].as_array().into_iter().flatten().map(|it| it["shown"].clone());
    let cards = shown.chain([view["discards"].clone()]).chain(own);
    let cards = cards.filter_map(|it| it.as_array().cloned()).flatten();
    cards.filter_map(|card| card.as_str().map(|card| value(card).to_owned())).collect()
}

fn assert_no_hidden_card(step: &Step<<HanSolo as Game>::Sight>, viewer: Viewer) {
    for seen in &step.seen {
        let sight = serde_json::to_value(&seen.sight).expect("plain data");
        let is_dealt = ["dealt", "drew"].iter().any(|kind| sight["sight"] == **kind);
        let is_own = viewer.seat().is_some_and(|seat| sight["seat"] == u8::from(seat));
        assert!(!is_dealt || is_own || sight["card"].is_null(), "{viewer:?} saw {sight}");
    }
}

fn check(told: &[Told], truth: &Truth, viewer: Viewer) {
    for message in told {
        let (steps, now) = match message {
            ToClient::Update(update) => (std::slice::from_ref(&update.step), &update.now),
            ToClient::Welcome { snapshot: Some(snapshot), .. } => {
                (&snapshot.steps[..], &snapshot.now)
            }
            other => {
                let text = serde_json::to_string(other).expect("plain data");
                truth.assert_kept(&text, viewer, &BTreeSet::new());
                continue;
            }
        };
        assert_eq!(now.viewer, viewer);
        steps.iter().for_each(|step| assert_no_hidden_card(step, viewer));
        let text = serde_json::to_string(now).expect("plain data");
        truth.assert_kept(&text, viewer, &known(now, viewer));
    }
}

#[test]
fn no_hidden_card_is_in_the_bytes_sent_to_rivals_and_spectators() {
    // Rules: HS-10.1, HS-10.4
    let mut n_hidden = 0;
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
                check(&bench.told(late), &Truth::of(&bench), viewer(late - 10));
                bench.disconnect(late);
            }
            let truth = Truth::of(&bench);
            n_hidden += truth.hidden.iter().map(BTreeSet::len).sum::<usize>();
            for number in &watchers {
                check(&bench.told(*number), &truth, viewer(*number));
            }
        }
    }
    assert!(n_hidden > 100, "there was something to hide");
}
