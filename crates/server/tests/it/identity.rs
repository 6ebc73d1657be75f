//! Who somebody is: on another device by a code, with another secret, and after a restart.

use crate::fixture::{Client, House, Reply, against_bots, config, hello, key, with_a_friend};
use room::KeyHash;
use serde_json::{Value, json};
use server::limits::{KEY_ACTS_BURST, MOVE_CODE_CHARS, MOVE_TRIES_BURST};
use store::{Store, Trouble};
use tempfile::tempdir;

const DESK: u8 = 1;
const FRIEND: u8 = 2;
const PHONE: u8 = 7;

/// An act of the player with this key.
async fn act(house: &House, player: u8, path: &str, body: &Value) -> Reply {
    let head = format!("cantina-key: {}\r\n", key(player));
    house.post_as(&head, path, &body.to_string()).await
}

/// What is said when a code is asked for.
fn named() -> Value {
    json!({"name": " Rey\u{202e}"})
}

/// The code that this player is given.
async fn code(house: &House, player: u8) -> String {
    let reply = act(house, player, "/api/me/code", &named()).await;
    assert_eq!(reply.status, 201, "{}", reply.body);
    assert_eq!(reply.json()["seconds"], 300);
    reply.json()["code"].as_str().expect("a code").to_owned()
}

/// The device that is to have this player's key types a code.
async fn redeem(house: &House, player: u8, code: &str) -> Reply {
    let body = json!({"code": code, "key": key(player)});
    house.post("/api/me/move", &body.to_string()).await
}

/// The secret becomes that of another player's number.
async fn change(house: &House, from: u8, to: u8) -> Reply {
    act(house, from, "/api/me/key", &json!({"key": key(to)})).await
}

async fn goodbye(house: &House, table: &str, player: u8) -> String {
    let mut client = Client::dial(house, table).await;
    client.say(&hello(&key(player), None)).await;
    client.goodbye().await
}

// Audit: SEC-5
#[tokio::test(flavor = "multi_thread")]
async fn a_code_brings_another_device_to_the_same_seat() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let table = house.table(&against_bots(1)).await;
    let mut desk = Client::sit(&house, &table, DESK).await;
    desk.play(1).await;
    let code = code(&house, DESK).await;
    assert_eq!(code.chars().filter(char::is_ascii_alphanumeric).count(), MOVE_CODE_CHARS);
    let reply = redeem(&house, PHONE, &code.to_lowercase().replace('-', " ")).await;
    assert_eq!((reply.status, reply.json()), (200, json!({"name": "Rey"})), "the name comes along");

    let mut phone = Client::sit(&house, &table, PHONE).await;
    assert_eq!((&phone.seating["you"], &phone.seating["host"]), (&json!(0), &json!(true)));
    phone.play(2).await;
    desk.until_asked().await;
    let mine = house.get_as(PHONE, "/api/tables").await.json();
    assert_eq!(mine[0]["table"], json!(table));
    // What the phone opens belongs to the same person.
    let mut wanted = against_bots(1);
    wanted["key"] = json!(key(PHONE));
    let second = house.table(&wanted).await;
    assert_eq!(Client::sit(&house, &second, DESK).await.seating["you"], 0);
    let eyes = format!("/api/tables/{second}/replay?eyes=0");
    assert_eq!(house.get_as(DESK, &eyes).await.status, 200);
    drop((desk, phone));
    house.close().await;

    let house = House::open(data.path()).await;
    for device in [DESK, PHONE] {
        assert_eq!(Client::sit(&house, &table, device).await.seating["you"], 0);
    }
    house.close().await;
}

// Audit: SEC-5
#[tokio::test(flavor = "multi_thread")]
async fn a_changed_secret_signs_every_other_device_out_and_stays_changed() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let table = house.table(&with_a_friend()).await;
    let mut friend = Client::sit(&house, &table, FRIEND).await;
    let code_for_phone = code(&house, DESK).await;
    redeem(&house, PHONE, &code_for_phone).await;
    let mut desk = Client::sit(&house, &table, DESK).await;
    let mut phone = Client::sit(&house, &table, PHONE).await;
    let waiting = code(&house, DESK).await;
    assert_eq!(change(&house, PHONE, 8).await.status, 204);
    assert_eq!(desk.goodbye().await, "signed_out");
    assert_eq!(phone.goodbye().await, "signed_out");
    friend.say(&json!({"type": "ping"})).await;
    friend.hear("pong").await;
    let late = redeem(&house, 9, &waiting).await;
    assert_eq!((late.status, late.code()), (404, "no_such_code".to_owned()), "no code outlives it");

    async fn holds(house: &House, table: &str) {
        for old in [DESK, PHONE] {
            assert_eq!(goodbye(house, table, old).await, "signed_out");
            let mut wanted = against_bots(1);
            wanted["key"] = json!(key(old));
            let replies = [
                house.get_as(old, "/api/tables").await,
                house.get_as(old, &format!("/api/tables/{table}")).await,
                house.post("/api/tables", &wanted.to_string()).await,
                act(house, old, "/api/me/code", &named()).await,
                change(house, old, 9).await,
            ];
            for reply in replies {
                assert_eq!((reply.status, reply.code()), (401, "signed_out".to_owned()));
            }
        }
        let client = Client::sit(house, table, 8).await;
        assert_eq!((&client.seating["you"], &client.seating["host"]), (&json!(0), &json!(true)));
    }
    holds(&house, &table).await;
    drop(friend);
    house.close().await;
    let house = House::open(data.path()).await;
    holds(&house, &table).await;
    // And again, from the key that was never the first.
    assert_eq!(change(&house, 8, 10).await.status, 204);
    assert_eq!(goodbye(&house, &table, 8).await, "signed_out");
    assert_eq!(Client::sit(&house, &table, 10).await.seating["you"], 0);
    house.close().await;
}

// Audit: SEC-5
#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_a_used_and_an_old_code_are_told_the_same() {
    let house = House::with(config(tempdir().unwrap().path()), Store::memory()).await;
    let old = code(&house, DESK).await;
    let good = code(&house, DESK).await;
    assert_eq!(redeem(&house, PHONE, &good).await.status, 200);
    assert_eq!(redeem(&house, PHONE, &good).await.status, 200, "its answer may have got lost");
    let mut answers = Vec::new();
    for (device, code) in [(8, old.as_str()), (8, &good), (8, "00000-00000"), (8, ""), (8, "é")] {
        let reply = redeem(&house, device, code).await;
        let head: Vec<&str> = reply.head.lines().filter(|it| !it.starts_with("date")).collect();
        answers.push((reply.status, head.join("\n"), reply.body.clone()));
    }
    assert_eq!(answers[0].0, 404);
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    let short = house.post("/api/me/move", r#"{"code": "x", "key": "short"}"#).await;
    assert_eq!((short.status, short.code()), (400, "malformed".to_owned()));
    let nobody = house.post("/api/me/code", &named().to_string()).await;
    assert_eq!((nobody.status, nobody.code()), (400, "malformed".to_owned()));
    house.close().await;
}

// Audit: SEC-5
#[tokio::test(flavor = "multi_thread")]
async fn a_lost_answer_loses_nothing() {
    let house = House::with(config(tempdir().unwrap().path()), Store::memory()).await;
    let table = house.table(&with_a_friend()).await;
    let first = code(&house, DESK).await;
    redeem(&house, PHONE, &first).await;
    let second = code(&house, DESK).await;
    assert_eq!(redeem(&house, PHONE, &second).await.status, 200, "by another code, too");
    assert_eq!(change(&house, PHONE, 8).await.status, 204);
    assert_eq!(change(&house, PHONE, 8).await.status, 204, "the same wish again");
    assert_eq!(change(&house, DESK, 9).await.code(), "signed_out", "nobody else gets in by that");
    assert_eq!(Client::sit(&house, &table, 8).await.seating["you"], 0);
    // A key that stood for somebody once is good for nobody else.
    let theirs = code(&house, FRIEND).await;
    for used in [DESK, PHONE, 8] {
        assert_eq!(redeem(&house, used, &theirs).await.code(), "malformed");
        assert_eq!(change(&house, FRIEND, used).await.code(), "malformed");
    }
    assert_eq!(change(&house, FRIEND, FRIEND).await.code(), "malformed");
    assert_eq!(redeem(&house, 9, &theirs).await.status, 200, "the code is good still");
    house.close().await;
}

// Audit: SEC-5
#[tokio::test(flavor = "multi_thread")]
async fn codes_and_tries_have_their_rates() {
    let mut config = config(tempdir().unwrap().path());
    config.requests_per_second = 100;
    let house = House::with(config, Store::memory()).await;
    let good = code(&house, DESK).await;
    for _ in 0..MOVE_TRIES_BURST {
        assert_eq!(redeem(&house, PHONE, "00000-00000").await.status, 404);
    }
    assert_eq!(redeem(&house, PHONE, &good).await.status, 429, "not even the right one");
    for _ in 1..KEY_ACTS_BURST {
        code(&house, DESK).await;
    }
    assert_eq!(act(&house, DESK, "/api/me/code", &named()).await.status, 429);
    assert_eq!(change(&house, DESK, 8).await.status, 429);
    house.close().await;
}

// Audit: SEC-5
#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_refuses_changes_nothing_for_anybody() {
    let store = Store::memory();
    let house = House::with(config(tempdir().unwrap().path()), store.clone()).await;
    let table = house.table(&with_a_friend()).await;
    let mut desk = Client::sit(&house, &table, DESK).await;
    let good = code(&house, DESK).await;
    store.simulate(Trouble::ReadOnly).await.unwrap();
    assert_eq!(redeem(&house, PHONE, &good).await.code(), "storage");
    assert_eq!(change(&house, DESK, 8).await.code(), "storage");
    desk.say(&json!({"type": "ping"})).await;
    desk.hear("pong").await;
    store.simulate(Trouble::None).await.unwrap();
    assert_eq!(redeem(&house, PHONE, &good).await.status, 200, "the code was not used up");
    assert_eq!(Client::sit(&house, &table, PHONE).await.seating["you"], 0);
    house.close().await;
}

// Audit: SEC-5
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_a_key_a_hash_or_a_code_of_somebody_else() {
    let house = House::with(config(tempdir().unwrap().path()), Store::memory()).await;
    let table = house.table(&with_a_friend()).await;
    let mut friend = Client::sit(&house, &table, FRIEND).await;
    let mut desk = Client::sit(&house, &table, DESK).await;
    let good = code(&house, DESK).await;
    redeem(&house, PHONE, &good).await;
    let mut phone = Client::sit(&house, &table, PHONE).await;
    change(&house, PHONE, 8).await;
    assert_eq!(desk.goodbye().await, "signed_out");
    assert_eq!(phone.goodbye().await, "signed_out");
    let again = Client::sit(&house, &table, 8).await;
    let seen = house.get_as(FRIEND, &format!("/api/tables/{table}")).await.body;
    let metrics = house.get("/metrics").await.body;
    assert!(metrics.contains("cantina_devices_moved_total 1"), "{metrics}");
    // Whatever they were told up to here.
    friend.say(&json!({"type": "ping"})).await;
    friend.hear("pong").await;
    let mut told = [friend.told, desk.told, phone.told, again.told].concat();
    told.extend([seen, metrics]);
    for player in [DESK, PHONE, 8] {
        let hash = String::from(KeyHash::of(&key(player)).unwrap());
        for secret in [key(player), hash[..16].to_owned(), good.clone()] {
            assert!(!told.iter().any(|text| text.contains(&secret)), "{player}: {secret}");
        }
    }
    house.close().await;
}
