//! Tables that somebody made as long as they could: what those are told who come to them.

use crate::bench::key;
use crate::sitting::{person, room};
use catalog::games::OuterRim;
use catalog::{Eyes, Hosted as _, NowOf, Record};
use room::limits::{STEPS_TOLD_MAX, STEPS_TOLD_STRANGERS_MAX};
use room::{ConnId, Guest, Input, Output, Room};
use tabletop::{Answer, Dice, Game, Kind, Menu, Opening, Seat, Seed, Table, Viewer};
use wire::{Step, ToClient, ToServer};
use words::{Lang, Speaker};

type Steps = Vec<Step<<OuterRim as Game>::Sight>>;

fn guest(number: u64) -> Guest {
    Guest::new(&key(number), &format!("P{number}"), "en").expect("a good key")
}

/// A table of two who take whatever is first on the menu, which brings this game to no end.
fn dawdled(n_entries: u32) -> Table<OuterRim> {
    let cards = OuterRim::cards();
    let setup = OuterRim::setup(2, Default::default(), &cards.content).expect("a setup");
    let seed = Seed::from_number(7);
    let header = Record::<OuterRim>::header(setup, &cards, &seed);
    let mut table = Table::open(Opening { header, content: cards.content }, seed).expect("a table");
    let mut dice = Dice::swift(1);
    while table.next_seq() < n_entries {
        let open = table.pending().awaited().next().expect("nobody wins who does nothing");
        let menu: Menu<<OuterRim as Game>::Action> = table.menu(open.id);
        let answer = match menu.kind() {
            Kind::List => Answer::Item(menu.items()[0]),
            Kind::Subset { .. } | Kind::Amount { .. } | Kind::Order => menu.sample(&mut dice),
        };
        table.act(open.seat, answer).expect("it is on the menu");
    }
    table
}

fn room_of(table: Table<OuterRim>) -> Room<OuterRim> {
    room(table, Seed::from_number(7), &guest(0), vec![person(guest(0)), person(guest(1))])
}

/// What somebody is welcomed with.
fn welcome(room: &mut Room<OuterRim>, who: u64, since: Option<u32>) -> (Steps, NowOf<OuterRim>) {
    let mut out = Vec::new();
    let conn = ConnId(room.n_connections() as u64 + 100 * who);
    room.handle(Input::Opened { conn, guest: guest(who), since }, 0, &mut out);
    out.into_iter()
        .find_map(|output| match output {
            Output::Tell { message, .. } => match *message {
                ToClient::Welcome { snapshot: Some(snapshot), .. } => {
                    Some((snapshot.steps, snapshot.now))
                }
                _ => None,
            },
            _ => None,
        })
        .expect("a welcome")
}

// Audit: SEC-I4
#[test]
fn of_a_long_table_the_first_step_and_the_last_are_told() {
    let mut room = room_of(dawdled(STEPS_TOLD_MAX as u32 + 500));
    let last = room.table().next_seq() - 1;
    let names = room.seating_record().names();
    let speaker = Speaker::new(Lang::En, &names, Viewer::Spectator);
    let all = Eyes::<OuterRim>::new(room.table().content(), speaker).steps(room.table(), 0);
    let view = OuterRim::view(room.table().state(), Viewer::Spectator);
    for (who, n_max) in [(0, STEPS_TOLD_MAX), (9, STEPS_TOLD_STRANGERS_MAX)] {
        let (steps, now) = welcome(&mut room, who, None);
        assert_eq!(steps.len(), n_max);
        assert_eq!(steps[0].seq, 0, "by which a client knows that it has everything anew");
        let rest: Vec<u32> = steps[1..].iter().map(|step| step.seq).collect();
        assert_eq!(rest, Vec::from_iter(last + 2 - n_max as u32..=last));
        assert_eq!(now.seq, last);
        if who == 9 {
            assert!(steps.iter().all(|step| *step == all[step.seq as usize]), "told as they were");
            assert_eq!(now.view, view);
        }
    }
    // Whoever comes back and missed more than they are told is told anew, others what they missed.
    for (missed, first) in [(10, last - 9), (STEPS_TOLD_STRANGERS_MAX as u32 + 1, 0)] {
        let (steps, _) = welcome(&mut room, 9, Some(last - missed));
        assert_eq!(steps[0].seq, first, "{missed}");
    }
    assert_eq!(room.seating_record().seat_of(&guest(1).key), Some(Seat::new(1)));
}

// Audit: SEC-I4
#[test]
fn whoever_comes_is_told_what_was_stored_since_somebody_came_before() {
    let mut room = room_of(dawdled(20));
    for request in ["one", "two", "three"] {
        let before = welcome(&mut room, 9, None);
        assert_eq!(welcome(&mut room, 9, None), before, "nothing has happened between");
        drop(welcome(&mut room, 0, None));
        let open = room.table().pending().awaited().next().expect("a question");
        let menu = room.table().menu(open.id);
        let said = ToServer::Act {
            request: request.to_owned(),
            decision: open.id,
            answer: menu.sample(&mut Dice::swift(1)),
        };
        let mut out = Vec::new();
        // Whoever is asked comes, too.
        drop(welcome(&mut room, open.seat.idx() as u64, None));
        let conn = ConnId(room.n_connections() as u64 - 1 + 100 * open.seat.idx() as u64);
        room.handle(Input::Said { conn, said }, 0, &mut out);
        room.handle(Input::Stored, 0, &mut out);
        let (steps, now) = welcome(&mut room, 9, None);
        assert_eq!((steps.len(), now.seq), (before.0.len() + 1, before.1.seq + 1));
    }
}
