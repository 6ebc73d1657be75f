//! What survives: restarts, bad disks, panics, and being put away.

use crate::fixture::{Client, House, against_bots, config, hello, key, with_a_friend};
use serde_json::json;
use std::time::Duration;
use store::{Faults, Store};
use tempfile::tempdir;

const WHOLE_GAME: usize = 500;

#[tokio::test(flavor = "multi_thread")]
async fn a_table_continues_where_it_was_after_a_restart() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let table = house.table(&against_bots(2)).await;
    let mut client = Client::sit(&house, &table, 1).await;
    client.play(5).await;
    client.until_asked().await;
    let (seq, view, menu) = (client.seq(), client.now["view"].clone(), client.now["menu"].clone());
    house.close().await;
    assert_eq!(client.goodbye().await, "shutting_down");

    let house = House::open(data.path()).await;
    let mut client = Client::dial(&house, &table).await;
    client.say(&hello(&key(1), Some(seq))).await;
    let welcome = client.hear("welcome").await;
    assert_eq!(welcome["snapshot"]["steps"], json!([]), "nothing was missed");
    assert_eq!(client.seating["you"], 0, "the seat is kept");
    assert_eq!((client.seq(), &client.now["view"], &client.now["menu"]), (seq, &view, &menu));

    let everything = Client::sit(&house, &table, 1).await;
    let told: serde_json::Value = serde_json::from_str(&everything.told[0]).unwrap();
    assert_eq!(told["snapshot"]["steps"].as_array().unwrap().len() as u32, seq + 1);
    client.play(WHOLE_GAME).await;
    assert!(client.is_over());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_taken_before_the_deal_are_kept_through_a_restart() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let table = house.table(&with_a_friend()).await;
    let mut friend = Client::sit(&house, &table, 2).await;
    let sit = json!({"type": "sit", "request": "sit", "seat": 1});
    friend.say(&sit).await;
    while friend.hear("seating").await["request"] != "sit" {}
    house.close().await;

    let house = House::open(data.path()).await;
    let mut friend = Client::sit(&house, &table, 2).await;
    assert_eq!(friend.seating["you"], 1);
    friend.say(&sit).await;
    assert_eq!(friend.hear("done").await["request"], "sit", "a retry across the restart");
    let mine = house.get_as(2, "/api/tables").await.json();
    assert_eq!(mine[0]["table"], json!(table));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_cannot_be_stored_is_refused_and_can_be_repeated() {
    let data = tempdir().unwrap();
    let faults = Faults::default();
    let house = House::with(config(data.path()), Store::memory_with(faults.clone())).await;
    let table = house.table(&against_bots(1)).await;
    let mut client = Client::sit(&house, &table, 1).await;
    client.until_asked().await;
    let (seq, act) = (client.seq(), client.act(0));

    faults.fail_appends(1);
    client.say(&act).await;
    let refused = client.hear("refused").await;
    assert_eq!((&refused["code"], &refused["request"]), (&json!("storage"), &act["request"]));
    assert_eq!(client.seq(), seq, "nothing has changed");
    client.say(&act).await;
    assert_eq!(client.hear("update").await["request"], act["request"]);

    // Nothing is told while a write is in flight.
    client.until_asked().await;
    faults.hold_appends();
    let act = client.act(0);
    client.say(&act).await;
    let mut spectator = Client::sit(&house, &table, 3).await;
    assert_eq!(spectator.seq(), client.seq());
    faults.release_appends();
    assert_eq!(client.hear("update").await["request"], act["request"]);
    spectator.hear("update").await;
    assert_eq!(spectator.seq(), client.seq());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_whose_move_could_not_be_stored_tries_again() {
    let data = tempdir().unwrap();
    let faults = Faults::default();
    let house = House::with(config(data.path()), Store::memory_with(faults.clone())).await;
    let mut wanted = against_bots(1);
    wanted["seats"] =
        json!([{"want": "bot", "level": "random"}, {"want": "bot", "level": "random"}]);
    wanted["start"] = json!(false);
    let table = house.table(&wanted).await;
    let mut host = Client::sit(&house, &table, 1).await;
    host.say(&json!({"type": "start", "request": "go"})).await;
    host.hear("update").await;
    faults.fail_appends(1);
    while !host.is_over() {
        host.hear("update").await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_at_one_table_is_nobody_elses_business() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (broken, whole) =
        (house.table(&against_bots(1)).await, house.table(&against_bots(1)).await);
    let mut unlucky = Client::sit(&house, &broken, 1).await;
    let mut lucky = Client::sit(&house, &whole, 1).await;
    unlucky.play(3).await;
    unlucky.until_asked().await;
    (house.panic_at)(&broken);
    assert_eq!(unlucky.goodbye().await, "busy");
    lucky.play(3).await;

    let mut back = Client::back(&house, &broken, 1, Some(unlucky.seq())).await;
    assert_eq!(
        (&back.now["view"], &back.now["menu"]),
        (&unlucky.now["view"], &unlucky.now["menu"])
    );
    back.play(3).await;
    let metrics = house.get("/metrics").await.body;
    assert!(metrics.contains("cantina_panics_total 1"), "{metrics}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_nobody_looks_at_is_put_away_and_comes_back() {
    let data = tempdir().unwrap();
    let mut config = config(data.path());
    config.idle = Duration::ZERO;
    let house = House::with(config, Store::memory()).await;
    let table = house.table(&against_bots(1)).await;
    let mut client = Client::sit(&house, &table, 1).await;
    client.play(4).await;
    client.until_asked().await;
    let (seq, view) = (client.seq(), client.now["view"].clone());
    drop(client);
    while !house.get("/metrics").await.body.contains("cantina_tables 0") {}
    let mut client = Client::back(&house, &table, 1, None).await;
    assert_eq!((client.seq(), &client.now["view"]), (seq, &view));
    client.play(WHOLE_GAME).await;
    assert!(client.is_over());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_is_told_apart_from_a_missing_one() {
    let data = tempdir().unwrap();
    let store = Store::memory();
    let table = store::NewTable {
        id: "0123456789".into(),
        header: b"{\"cantina\":1".to_vec(),
        seating: b"{}".to_vec(),
        created_ms: 0,
        attachment: None,
        members: vec![],
    };
    store.create(table).await.unwrap();
    let house = House::with(config(data.path()), store).await;
    let reply = house.get("/api/tables/0123456789").await;
    assert_eq!((reply.status, reply.code()), (503, "storage".to_owned()));
    assert_eq!(house.get("/api/tables/0123456789/record").await.status, 503);
    let mut client = Client::dial(&house, "0123456789").await;
    client.say(&hello(&key(1), None)).await;
    assert_eq!(client.goodbye().await, "storage");
    // The others play on, and the operator is told.
    let health = house.get("/healthz").await;
    assert_eq!(health.status, 200);
    assert!(health.body.contains("1 damaged"), "{}", health.body);
    assert!(house.get("/metrics").await.body.contains("cantina_tables_damaged 1"));
    house.close().await;
}
