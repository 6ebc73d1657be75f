//! Strangers who find each other.

use crate::fixture::{Client, House, hello, key, with_a_friend};
use serde_json::{Value, json};

async fn seek(house: &House, player: u8) -> Value {
    let wanted = json!({"game": "han-solo", "n_seats": 2, "key": key(player), "name": "Rey"});
    let reply = house.post("/api/match", &wanted.to_string()).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()
}

/// Comes by what a match says, and takes the second seat.
async fn sit_where(house: &House, matched: &Value, player: u8) -> Client {
    let table = matched["table"].as_str().expect("an id");
    let mut client = Client::dial(house, table).await;
    let mut hello = hello(&key(player), None);
    hello["invite"] = matched["invite"].clone();
    client.say(&hello).await;
    client.hear("welcome").await;
    client.say(&json!({"type": "sit", "request": client.request(), "seat": 1})).await;
    client
}

/// The open tables, once they are these many: what is told stands for a moment.
async fn told(house: &House, n_tables: usize) -> Vec<Value> {
    loop {
        let told = house.get("/api/open").await.json();
        let tables = told["tables"].as_array().expect("a list").clone();
        if tables.len() == n_tables {
            return tables;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_look_for_somebody_find_each_other_and_are_dealt_a_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let first = seek(&house, 1).await;
    assert_eq!(first["invite"], Value::Null, "a table of one's own");
    assert_eq!(seek(&house, 1).await["table"], first["table"], "asked twice, one table");
    let mut one = Client::sit(&house, first["table"].as_str().expect("an id"), 1).await;
    assert_eq!(told(&house, 1).await[0]["table"], first["table"]);

    let second = seek(&house, 2).await;
    assert_eq!(second["table"], first["table"]);
    let mut two = sit_where(&house, &second, 2).await;
    one.hear("update").await;
    two.hear("update").await;
    assert!(told(&house, 0).await.is_empty(), "it waits for nobody any more");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_ask_at_once_find_each_other_and_leave_no_empty_tables() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let asked = tokio::join!(seek(&house, 1), seek(&house, 2), seek(&house, 3), seek(&house, 4));
    let mut tables = [asked.0, asked.1, asked.2, asked.3].map(|it| it["table"].to_string());
    tables.sort();
    assert!(
        tables[0] == tables[1] && tables[2] == tables[3] && tables[1] != tables[2],
        "{tables:?}"
    );
    assert_eq!(told(&house, 2).await.len(), 2);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_told_while_its_host_wants_it_and_again_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let mut wanted = with_a_friend();
    wanted["guarded"] = json!(true);
    let table = house.table(&wanted).await;
    let mut one = Client::sit(&house, &table, 1).await;
    assert!(told(&house, 0).await.is_empty());
    let admit = json!({
        "type": "admit", "request": one.request(),
        "locked": false, "private": false, "listed": true,
    });
    one.say(&admit).await;
    let open = told(&house, 1).await;
    assert_eq!((&open[0]["table"], &open[0]["you"]), (&json!(table), &Value::Null));
    assert!(open[0]["invite"].is_string());
    assert_ne!(seek(&house, 2).await["table"], json!(table), "a bot plays there");
    drop(one);
    house.close().await;

    let house = House::open(folder.path()).await;
    assert!(told(&house, 0).await.is_empty(), "nobody is there");
    let one = Client::sit(&house, &table, 1).await;
    assert_eq!(told(&house, 1).await[0]["table"], json!(table));
    drop(one);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_shown_out_is_not_sent_there_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let wanted = json!({
        "game": "han-solo", "seats": [{"want": "me"}, {"want": "friend"}],
        "key": key(1), "name": "Rey", "guarded": true, "listed": true,
    });
    let table = house.table(&wanted).await;
    let mut one = Client::sit(&house, &table, 1).await;
    let matched = seek(&house, 2).await;
    assert_eq!(matched["table"], json!(table));
    let mut two = sit_where(&house, &matched, 2).await;
    while two.seating["you"].is_null() {
        two.hear("seating").await;
    }
    one.say(&json!({"type": "evict", "request": one.request(), "seat": 1})).await;
    assert_eq!(two.goodbye().await, "evicted");
    assert_ne!(seek(&house, 2).await["table"], json!(table));
    house.close().await;
}

#[tokio::test]
async fn a_wish_that_cannot_be_met_is_answered() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    for (game, n_seats, status) in [("chess", 2, 400), ("han-solo", 1, 400), ("han-solo", 200, 400)]
    {
        let wanted = json!({"game": game, "n_seats": n_seats, "key": key(1), "name": ""});
        let reply = house.post("/api/match", &wanted.to_string()).await;
        assert_eq!(reply.status, status, "{game} {n_seats}: {}", reply.body);
    }
    house.close().await;
}
