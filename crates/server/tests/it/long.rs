//! Tables that somebody made as long as they could.

use crate::fixture::{Client, House, against_bots, config, key};
use catalog::games::OuterRim;
use catalog::{Hosted as _, Record, StoredHeader, ToJson as _, to_hex};
use client::{Http, Reply, Request, Trouble, Visitor};
use room::Guest;
use server::limits::{CLOSING_MAX, LOOK_LONG_MIN};
use std::net::Ipv4Addr;
use std::time::Duration;
use store::{Attachment, NewTable, Row, Store};
use tabletop::{Answer, Dice, Game, Kind, Menu, Opening, Seed, Table};
use tempfile::tempdir;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout};
use wire::WantedSeat;

/// The id of the long table.
const LONG: &str = "ab01ab01ab";

/// Longer than anything short takes on a busy machine, and shorter than telling the long table.
const SOON: Duration = Duration::from_secs(20);

/// Further tables of strangers, which are not as long.
const FURTHER: [&str; 6] =
    ["ab02ab01ab", "ab03ab01ab", "ab04ab01ab", "ab05ab01ab", "ab06ab01ab", "ab07ab01ab"];

/// Stores a table of player 1 with this many entries: whoever takes what is first on the menu brings
/// this game to no end. The first entries of it make further tables.
async fn store_long_tables(store: &Store, n_entries: usize, n_further: usize) {
    let (cards, seed) = (OuterRim::cards(), Seed::from_number(7));
    let setup = OuterRim::setup(2, Default::default(), &cards.content).unwrap();
    let header = Record::<OuterRim>::header(setup, &cards, &seed);
    let opening = Opening { header: header.clone(), content: cards.content.clone() };
    let mut table = Table::<OuterRim>::open(opening, seed).unwrap();
    let mut dice = Dice::swift(1);
    while (table.next_seq() as usize) < n_entries {
        let open = table.pending().awaited().next().expect("it has no end");
        let menu: Menu<<OuterRim as Game>::Action> = table.menu(open.id);
        let answer = match menu.kind() {
            Kind::List => Answer::Item(menu.items()[0]),
            Kind::Subset { .. } | Kind::Amount { .. } | Kind::Order => menu.sample(&mut dice),
        };
        table.act(open.seat, answer).unwrap();
    }
    let stored =
        StoredHeader::<OuterRim> { cantina: 1, header, seed: to_hex(&seed.0), content: None };
    let content = OuterRim::to_json(&*cards.content).into_bytes();
    let attachment = Attachment { name: cards.hash, bytes: content.into() };
    let maker = Guest::new(&key(1), "Rey", "en").unwrap();
    let seats = [WantedSeat::Me, WantedSeat::Bot { level: "rookie".to_owned() }];
    let further = FURTHER.map(|id| (id, n_further));
    for (id, n_entries) in further.into_iter().chain([(LONG, n_entries)]) {
        let seating = room::plan(id, &maker, &seats, None, false).unwrap();
        let created = store.create(NewTable {
            id: id.to_owned(),
            header: OuterRim::to_json(&stored).into_bytes(),
            seating: serde_json::to_vec(&seating).unwrap(),
            created_ms: 0,
            attachment: Some(attachment.clone()),
            members: Vec::new(),
        });
        created.await.unwrap();
        for entry in table.log().iter().take(n_entries) {
            let payload = OuterRim::to_json(entry).into_bytes();
            store.append(id, Row { seq: entry.seq, payload, request: None }).await.unwrap();
        }
    }
}

/// What strangers ask for, each from an address of their own or all from one.
fn asked(house: &House, doors: &[u8], paths: &[String]) -> JoinSet<Result<Reply, Trouble>> {
    let mut asked = JoinSet::new();
    for (door, path) in doors.iter().cycle().zip(paths) {
        let visitor = Visitor::of(house.addr).coming_from(Ipv4Addr::new(127, 0, 5, *door));
        let request = Request::get(path);
        asked.spawn(async move { Http::dial(&visitor).await?.ask(&request).await });
    }
    asked
}

// Audit: SEC-I4, SEC-I8, SEC-J4
#[tokio::test(flavor = "multi_thread")]
async fn long_tables_keep_neither_short_ones_nor_the_end_of_the_house_waiting() {
    let store = Store::memory();
    store_long_tables(&store, 5 * LOOK_LONG_MIN, 2 * LOOK_LONG_MIN).await;
    let house = House::with(config(tempdir().unwrap().path()), store).await;
    // Strangers ask who sits at many long tables, which are read for it; whoever opens a table and
    // comes to it waits for none of them.
    let mut woken = asked(&house, &[9], &FURTHER.map(|id| format!("/api/tables/{id}")));
    let table = house.table(&against_bots(1)).await;
    drop(timeout(SOON, Client::sit(&house, &table, 1)).await.expect("in time"));
    let n_read = std::iter::from_fn(|| woken.try_join_next()).count();
    assert!(n_read < FURTHER.len(), "all were read before");
    while let Some(reply) = woken.join_next().await {
        assert!(reply.expect("no panic").is_ok_and(|it| it.status == 200), "each in its turn");
    }

    let mut long =
        asked(&house, &[1, 2, 3, 4], &[1; 4].map(|_| format!("/api/tables/{LONG}/replay")));
    for _ in 0..5 {
        let path = format!("/api/tables/{table}/replay");
        let short = timeout(SOON, house.get(&path)).await.expect("it waits for nobody");
        assert_eq!(short.status, 200, "{}", short.body);
        assert!(long.try_join_next().is_none(), "the long ones are still told");
    }
    // Whoever comes to the long table is told its end at once.
    let welcome = timeout(SOON, Client::sit(&house, LONG, 2)).await.expect("in time");
    assert_eq!(welcome.seq() as usize, 5 * LOOK_LONG_MIN - 1);
    drop(welcome);
    let began = Instant::now();
    house.close().await;
    assert!(began.elapsed() < CLOSING_MAX, "it had to cut somebody off: {:?}", began.elapsed());
    while let Some(reply) = long.join_next().await {
        let reply = reply.expect("no panic");
        assert!(reply.is_err() || reply.is_ok_and(|it| it.status == 503), "told to the end");
    }
}
