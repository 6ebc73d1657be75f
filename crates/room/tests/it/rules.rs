//! A table that was played by older rules takes up those of today.

use crate::bench::{conn, me, player};
use catalog::games::OuterRim;
use catalog::{Hosted, Record};
use room::{Delays, Input, Output, Room, Seated, plan};
use tabletop::{Cause, EntryOf, Game, HeaderOf, Opening, Seat, Seed, Table};
use wire::{Snapshot, Stage, ToClient, ToServer, Update, WantedSeat};

type Outputs = Vec<Output<OuterRim>>;

/// What the house waits after a failed write.
const RETRY_MS: u64 = 1_000;

/// A table of rules 1 with these first entries of a game, for player 1 and a bot.
fn old_table(n_entries: usize) -> Room<OuterRim> {
    let (cards, seed) = (OuterRim::cards(), Seed::from_number(3));
    let setup = OuterRim::setup(2, Default::default(), &cards.content).expect("two can play");
    let header = Record::<OuterRim>::header(setup, &cards, &seed);
    let opening = Opening::<OuterRim> { header: header.clone(), content: cards.content.clone() };
    let today = Table::open(opening, seed).expect("it is dealt");
    let header = HeaderOf::<OuterRim> { rules: 1, ..header };
    let opening = Opening::<OuterRim> { header, content: cards.content };
    let mut table = Table::unopened(opening, Some(seed)).expect("it is opened");
    for entry in &today.log()[..n_entries] {
        table.fold(entry.clone()).expect("it folds");
    }
    let bot = WantedSeat::Bot { level: "random".to_owned() };
    let seating = plan("table", &player(1), &[me(), bot], None, false).expect("a plan");
    let (requests, finished, delays) = (Vec::new(), false, Delays::default());
    let id = "table".to_owned();
    Room::new(Seated { id, table, seed, seating, requests, finished, delays })
}

fn hear(room: &mut Room<OuterRim>, input: Input<OuterRim>, now_ms: u64) -> Outputs {
    let mut out = Vec::new();
    room.handle(input, now_ms, &mut out);
    out
}

fn appended(out: &Outputs) -> Option<&EntryOf<OuterRim>> {
    out.iter().find_map(|one| match one {
        Output::Append { entry, .. } => Some(entry),
        _ => None,
    })
}

fn is_change(entry: &EntryOf<OuterRim>) -> bool {
    entry.cause == Cause::Rules { from: 1, to: OuterRim::RULES }
}

#[test]
fn an_old_table_takes_up_the_rules_before_anything_else() {
    let mut room = old_table(1);
    let out = hear(&mut room, Input::Tick, 0);
    assert!(appended(&out).is_some_and(is_change), "the first write is the change");
    assert_eq!(room.table().rules(), 1, "nothing is true before it is stored");

    // A wish that comes meanwhile waits; nobody hears of the change before it is stored.
    let guest = player(1);
    let opened = Input::Opened { conn: conn(1), guest, since: None };
    let out = hear(&mut room, opened, 1);
    assert!(out.iter().all(|one| !tells_of_rules(one)));
    let open = room.table().pending().first().expect("somebody is asked");
    let answer = OuterRim::fallback(room.table().state(), open.id);
    let act = ToServer::Act { decision: open.id, answer, request: "first".to_owned() };
    assert_eq!(open.seat, Seat::new(0), "player 1 is asked in this game");
    let out = hear(&mut room, Input::Said { conn: conn(1), said: act }, 2);
    assert!(out.is_empty(), "one write at a time");

    let out = hear(&mut room, Input::Stored, 3);
    assert!(out.iter().any(tells_of_rules), "everybody is told");
    let answered = appended(&out).expect("then the wish is granted");
    assert!(matches!(answered.cause, Cause::Answer { .. }));
    assert_eq!(room.table().rules(), OuterRim::RULES);
    hear(&mut room, Input::Stored, 4);
    assert_eq!(room.table().audit(), Ok(()));
}

#[test]
fn a_change_that_could_not_be_stored_is_tried_again() {
    let mut room = old_table(1);
    hear(&mut room, Input::Tick, 0);
    let out = hear(&mut room, Input::StoreFailed, 10);
    assert!(appended(&out).is_none());
    assert!(out.iter().any(|one| matches!(one, Output::Wake { at_ms } if *at_ms == 10 + RETRY_MS)));
    assert!(!room.is_quiet(), "it is not put away without it");
    let out = hear(&mut room, Input::Tick, 10 + RETRY_MS);
    assert!(appended(&out).is_some_and(is_change));
    hear(&mut room, Input::Stored, 10 + RETRY_MS);
    assert_eq!(room.table().rules(), OuterRim::RULES);
}

#[test]
fn an_old_table_that_was_never_dealt_is_dealt_by_the_rules_of_today() {
    let mut room = old_table(0);
    let out = hear(&mut room, Input::Tick, 0);
    assert!(appended(&out).is_some_and(is_change));
    hear(&mut room, Input::Stored, 1);
    assert_eq!(room.stage(), Stage::Gathering);
    hear(&mut room, Input::Opened { conn: conn(1), guest: player(1), since: None }, 2);
    let start = ToServer::Start { request: "deal".to_owned() };
    let out = hear(&mut room, Input::Said { conn: conn(1), said: start }, 3);
    assert!(appended(&out).is_some_and(|entry| entry.cause == Cause::Deal));
    hear(&mut room, Input::Stored, 4);
    assert_eq!((room.stage(), room.table().decided_from()), (Stage::Playing, 0));
    assert_eq!(room.table().audit(), Ok(()));
}

/// Whether somebody is told that the rules have changed.
fn tells_of_rules(output: &Output<OuterRim>) -> bool {
    let Output::Tell { message, .. } = output else { return false };
    match &**message {
        ToClient::Update(update) => {
            let Update { step, .. } = &**update;
            step.rules.is_some()
        }
        ToClient::Welcome { snapshot: Some(snapshot), .. } => {
            let Snapshot { steps, .. } = &**snapshot;
            steps.iter().any(|step| step.rules.is_some())
        }
        _ => false,
    }
}
