//! A data folder that an earlier build wrote: its tables open and go on.
//!
//! `tests/before/rules-1.db.gz` is the database of the last build that played Outer Rim by
//! rules 1. It has six tables, all made by player 1: one of Outer Rim that is over, one in the
//! middle of a move (with answers taken back before), one that waits for a friend, one in a
//! lesson, and one each of the two card games in mid-game. The file is never written anew: what
//! it cannot do any more, nobody's old tables can.

use crate::fixture::{Client, House};
use catalog::games::OuterRim;
use catalog::{CardSet, StoredHeader, seed_from_hex};
use flate2::read::GzDecoder;
use serde_json::{Value, json};
use std::fs::File;
use std::path::Path;
use store::Store;
use tabletop::{Game, Opening, Table};
use tempfile::{TempDir, tempdir};

const RULES_1: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/before/rules-1.db.gz");

const OVER: &str = "vkyf1g1wtm";
const RUNNING: &str = "qv816dh250";
const GATHERING: &str = "z6e9z11cy7";
const LESSON: &str = "w8zzn5xxep";
const HAN_SOLO: &str = "9s8ezevh8x";
const BOUNTY_HUNTERS: &str = "r8pnbbgpxn";

/// The last entry that the build before wrote of the running table of Outer Rim.
const RUNNING_LAST: u32 = 170;

/// The folder as it was left.
fn folder() -> TempDir {
    let folder = tempdir().unwrap();
    let mut packed = GzDecoder::new(File::open(RULES_1).unwrap());
    let mut database = File::create(folder.path().join("cantina.db")).unwrap();
    std::io::copy(&mut packed, &mut database).unwrap();
    folder
}

#[tokio::test(flavor = "multi_thread")]
async fn every_table_of_the_build_before_opens() {
    let data = folder();
    let house = House::open(data.path()).await;
    let mine = house.get_as(1, "/api/tables").await.json();
    assert_eq!(mine.as_array().unwrap().len(), 6, "{mine}");
    for (table, entries) in
        [(RUNNING, RUNNING_LAST + 1), (LESSON, 7), (HAN_SOLO, 30), (BOUNTY_HUNTERS, 15)]
    {
        let client = Client::sit(&house, table, 1).await;
        let told: Value = serde_json::from_str(&client.told[0]).unwrap();
        let steps = told["snapshot"]["steps"].as_array().unwrap();
        assert!(steps.len() as u32 >= entries, "{table}: {} entries", steps.len());
        assert_eq!(client.seating["you"], 0, "{table}");
        assert!(client.is_asked(), "{table}");
        let items = client.now["menu"]["items"].as_array().unwrap();
        assert!(!items.is_empty(), "{table}: nothing to answer with");
    }
    let gathering = Client::sit(&house, GATHERING, 1).await;
    assert_eq!(gathering.seating["stage"], "gathering");
    let over = Client::sit(&house, OVER, 1).await;
    assert!(over.is_over());
    house.close().await;
}

/// The card sets lie beside the tables once, the logs are packed, and a copy of what was stays.
#[tokio::test(flavor = "multi_thread")]
async fn the_folder_of_the_build_before_gets_small() {
    let data = folder();
    let size = |name: &str| data.path().join(name).metadata().unwrap().len();
    let before = size("cantina.db");
    House::open(data.path()).await.close().await;
    let after = size("cantina.db");
    assert!(after * 5 < before, "{before} bytes became {after}");
    assert!(size("cantina.db.before-upgrade") * 2 > before);

    let store = Store::open(data.path()).await.unwrap();
    let mut sets = std::collections::BTreeSet::new();
    for id in [OVER, RUNNING, GATHERING, LESSON, HAN_SOLO, BOUNTY_HUNTERS] {
        let stored = store.load(id).await.unwrap().unwrap();
        assert!(stored.header.len() < 2_000, "{id}: {} bytes", stored.header.len());
        sets.insert(stored.attachment.expect(id));
    }
    assert_eq!(sets.len(), 3, "one card set for each game");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_build_before_left_is_where_it_was() {
    let data = folder();
    let house = House::open(data.path()).await;
    let client = Client::sit(&house, RUNNING, 1).await;
    let players = client.now["view"]["players"].as_array().unwrap();
    let purses: Vec<&Value> = players.iter().map(|player| &player["credits"]).collect();
    let spaces: Vec<&Value> = players.iter().map(|player| &player["space"]).collect();
    assert_eq!(json!([purses, spaces]), json!([[2000, 11000, 13000], [37, 0, 14]]));
    assert_eq!(client.now["view"]["round"], 5);
    let record = house.get(&format!("/api/tables/{OVER}/record")).await;
    assert_eq!(record.status, 200, "{}", record.body);
    assert_eq!(record.json()["header"]["rules"], 1);
    let replay = house.get(&format!("/api/tables/{OVER}/replay")).await.json();
    let last = replay["frames"].as_array().unwrap().last().unwrap();
    assert_eq!(last["now"]["outcome"]["scores"], json!([5, 8]));
    let stats = house.get(&format!("/api/tables/{OVER}/stats")).await;
    assert_eq!(stats.status, 200, "{}", stats.body);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn card_games_of_the_build_before_go_on() {
    let data = folder();
    let house = House::open(data.path()).await;
    for (table, n_answers) in [(HAN_SOLO, 500), (BOUNTY_HUNTERS, 20)] {
        let mut client = Client::sit(&house, table, 1).await;
        let told: Value = serde_json::from_str(&client.told[0]).unwrap();
        let steps = told["snapshot"]["steps"].as_array().unwrap();
        assert!(steps.iter().all(|step| step.get("rules").is_none()), "their rules are the same");
        let before = client.seq();
        client.play(n_answers).await;
        assert!(client.seq() > before, "{table}");
    }
    house.close().await;
}

/// The steps of a welcome that change the rules.
fn changes(client: &Client) -> Vec<Value> {
    let told: Value = serde_json::from_str(&client.told[0]).unwrap();
    let steps = told["snapshot"]["steps"].as_array().unwrap();
    steps.iter().filter(|step| step.get("rules").is_some()).cloned().collect()
}

/// The table as it lies in the folder, read like the house reads it.
async fn stored(data: &Path, id: &str) -> Table<OuterRim> {
    let store = Store::open(data).await.unwrap();
    let stored = store.load(id).await.unwrap().unwrap();
    let cards = store.attachment(&stored.attachment.unwrap()).await.unwrap().unwrap();
    store.close().await;
    let head: StoredHeader<OuterRim> = serde_json::from_slice(&stored.header).unwrap();
    let cards = CardSet::<OuterRim>::new(serde_json::from_slice(&cards).unwrap()).unwrap();
    assert_eq!(cards.hash, head.header.content, "the card set is the one that was pinned");
    let opening = Opening { header: head.header, content: cards.content };
    let mut table = Table::unopened(opening, seed_from_hex(&head.seed)).unwrap();
    for row in stored.rows {
        table.fold(serde_json::from_slice(&row.payload).unwrap()).unwrap();
    }
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_table_goes_on_by_the_rules_of_today_and_says_so() {
    let data = folder();
    let house = House::open(data.path()).await;
    let mut client = Client::sit(&house, RUNNING, 1).await;
    let told = changes(&client);
    assert_eq!(told.len(), 1, "{told:?}");
    let rules = &told[0]["rules"];
    assert_eq!((&rules["from"], &rules["to"]), (&json!(1), &json!(OuterRim::RULES)));
    assert_eq!(told[0]["seq"], RUNNING_LAST + 1, "it is the first thing that happens");
    assert!(rules["line"].as_str().unwrap().contains("from version 1 to version 2"), "{rules}");
    assert!(!rules["changes"].as_array().unwrap().is_empty(), "it says what changed");
    client.play(40).await;
    let seq = client.seq();
    assert!(seq >= RUNNING_LAST + 1 + 40 || client.is_over());
    house.close().await;

    let table = stored(data.path(), RUNNING).await;
    assert_eq!((table.header().rules, table.rules()), (1, OuterRim::RULES));
    assert_eq!(table.decided_from(), RUNNING_LAST + 1);
    assert_eq!(table.audit(), Ok(()), "everything from the change on follows");

    // After a restart nothing changes a second time.
    let house = House::open(data.path()).await;
    let mut client = Client::sit(&house, RUNNING, 1).await;
    assert_eq!((changes(&client).len(), client.seq() >= seq), (1, true));
    client.play(5).await;
    house.close().await;
    assert_eq!(stored(data.path(), RUNNING).await.audit(), Ok(()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_of_older_rules_is_played_freely() {
    let data = folder();
    let house = House::open(data.path()).await;
    let mut client = Client::sit(&house, LESSON, 1).await;
    assert_eq!(client.now["coach"], Value::Null);
    client.play(10).await;
    house.close().await;
    assert_eq!(stored(data.path(), LESSON).await.audit(), Ok(()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_waited_for_a_friend_is_dealt_by_the_rules_of_today() {
    let data = folder();
    let house = House::open(data.path()).await;
    let mut client = Client::sit(&house, GATHERING, 1).await;
    assert_eq!(client.seating["stage"], "gathering");
    client.say(&json!({"type": "start", "request": "deal"})).await;
    client.hear("update").await;
    client.play(10).await;
    house.close().await;
    let table = stored(data.path(), GATHERING).await;
    assert_eq!((table.header().rules, table.decided_from()), (1, 0));
    assert_eq!(table.audit(), Ok(()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_table_of_older_rules_is_left_alone() {
    let data = folder();
    let house = House::open(data.path()).await;
    let client = Client::sit(&house, OVER, 1).await;
    assert_eq!(changes(&client), Vec::<Value>::new());
    house.close().await;
    let table = stored(data.path(), OVER).await;
    assert_eq!((table.rules(), table.next_seq()), (1, 333));
}

// Audit: SEC-5
#[tokio::test(flavor = "multi_thread")]
async fn whoever_played_with_the_build_before_moves_to_another_device() {
    let data = folder();
    let house = House::open(data.path()).await;
    let head = |player| format!("cantina-key: {}\r\n", crate::fixture::key(player));
    let code =
        house.post_as(&head(1), "/api/me/code", r#"{"name": ""}"#).await.json()["code"].clone();
    let body = json!({"code": code, "key": crate::fixture::key(7)});
    assert_eq!(house.post("/api/me/move", &body.to_string()).await.status, 200);
    let mine = house.get_as(7, "/api/tables").await.json();
    assert_eq!(mine.as_array().unwrap().len(), 6, "{mine}");
    assert_eq!(Client::sit(&house, HAN_SOLO, 7).await.seating["you"], 0);
    house.close().await;
}
