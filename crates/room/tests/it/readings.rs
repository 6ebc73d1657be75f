//! What is dear to find out is found out once.

use crate::bench::key;
use crate::sitting::{person, room};
use catalog::games::OuterRim;
use catalog::{Hosted as _, Record};
use room::{ConnId, Guest, Input, Output, Room};
use tabletop::{Dice, Opening, Seat, Seed, Table};
use wire::ToServer;
use words::outer_rim::n_readers;

const N_MOVES: u32 = 60;

fn guest(number: u64, lang: &str) -> Guest {
    Guest::new(&key(number), &format!("P{number}"), lang).expect("a good key")
}

fn room_of_two() -> Room<OuterRim> {
    let cards = OuterRim::cards();
    let setup = OuterRim::setup(2, Default::default(), &cards.content).expect("a setup");
    let seed = Seed::from_number(7);
    let header = Record::<OuterRim>::header(setup, &cards, &seed);
    let opening = Opening { header, content: cards.content };
    let table = Table::open(opening, seed).expect("a table");
    let seats = vec![person(guest(0, "en")), person(guest(1, "en"))];
    room(table, seed, &guest(0, "en"), seats)
}

/// Each reading imagines a whole table from a view; a menu has dozens of sentences.
#[test]
fn an_update_is_read_once_for_each_audience() {
    let mut room = room_of_two();
    let mut out = Vec::new();
    // Two players; three spectators, of whom two read the same.
    for (number, lang) in [(0, "en"), (1, "fr"), (2, "en"), (3, "en"), (4, "es")] {
        let input = Input::Opened { conn: ConnId(number), guest: guest(number, lang), since: None };
        room.handle(input, 0, &mut out);
    }
    let n_audiences = 4;
    let mut dice = Dice::swift(1);
    for request in 0..N_MOVES {
        let Some(open) = room.table().pending().awaited().next() else { break };
        let answer = room.table().menu(open.id).sample(&mut dice);
        let request = request.to_string();
        let said = ToServer::Act { request, decision: open.id, answer };
        out.clear();
        room.handle(Input::Said { conn: ConnId(open.seat.idx() as u64), said }, 0, &mut out);
        assert!(out.iter().any(|it| matches!(it, Output::Append { .. })), "the move was refused");
        let n_before = n_readers();
        room.handle(Input::Stored, 0, &mut out);
        assert_eq!(n_readers() - n_before, n_audiences, "{:?} was asked", Seat::idx(open.seat));
    }
}
