//! A house that is open for years: what is left goes, and what is damaged is found.

use crate::fixture::{Client, House, against_bots, config, with_a_friend};
use serde_json::json;
use std::fs::OpenOptions;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::time::Duration;
use store::limits::SEGMENT_ROWS;
use store::{Row, Store};
use tempfile::tempdir;

/// The value of a meter.
async fn meter(house: &House, name: &str) -> f64 {
    let metrics = house.get("/metrics").await.body;
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("no {name}: {metrics}"))
}

async fn until(house: &House, name: &str, at_least: f64) {
    while meter(house, name).await < at_least {
        tokio::task::yield_now().await;
    }
}

// Audit: SEC-6
#[tokio::test(flavor = "multi_thread")]
async fn tables_to_which_nobody_comes_go_by_themselves() {
    let data = tempdir().unwrap();
    let (left, visited) = ("0123456789", "9876543210");
    let store = aged(left, visited).await;
    let mut config = config(data.path());
    config.retention.first = Duration::ZERO;
    let house = House::with(config, store.clone()).await;
    until(&house, "cantina_tables_pruned_total", 1.0).await;
    assert_eq!(store.load(left).await, Ok(None));
    assert!(store.load(visited).await.unwrap().is_some());
    assert_eq!(house.get(&format!("/api/tables/{left}")).await.status, 404);
    house.close().await;
}

/// Whoever comes is noted, so that their table stays.
#[tokio::test(flavor = "multi_thread")]
async fn a_visit_is_noted() {
    let data = tempdir().unwrap();
    let store = Store::memory();
    let table = store::NewTable { created_ms: 1_704_067_200_000, ..real_table(data.path()).await };
    let (id, before) = (table.id.clone(), table.created_ms);
    store.create(table).await.unwrap();
    let house = House::with(config(data.path()), store.clone()).await;
    let client = Client::sit(&house, &id, 1).await;
    while store.load(&id).await.unwrap().unwrap().touched_ms == before {
        tokio::task::yield_now().await;
    }
    drop(client);
    house.close().await;
}

/// A real table, as it is stored.
async fn real_table(data: &Path) -> store::NewTable {
    let store = Store::memory();
    let house = House::with(config(data), store.clone()).await;
    let id = house.table(&with_a_friend()).await;
    let stored = store.load(&id).await.unwrap().unwrap();
    let name = stored.attachment.unwrap();
    let bytes = store.attachment(&name).await.unwrap().unwrap().into();
    house.close().await;
    store::NewTable {
        id,
        header: stored.header,
        seating: stored.seating,
        created_ms: stored.created_ms,
        attachment: Some(store::Attachment { name, bytes }),
        members: stored.members,
    }
}

async fn aged(left: &str, visited: &str) -> Store {
    let store = Store::memory();
    // One of them in 2024.
    for (id, created_ms) in [(left, 1_704_067_200_000), (visited, now_ms())] {
        let table = store::NewTable {
            id: id.to_owned(),
            header: Vec::new(),
            seating: Vec::new(),
            created_ms,
            attachment: None,
            members: Vec::new(),
        };
        store.create(table).await.unwrap();
    }
    store
}

#[expect(clippy::disallowed_methods, reason = "how old a table is depends on the clock")]
fn now_ms() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    i64::try_from(since.unwrap().as_millis()).unwrap()
}

/// Makes noise of the last pages, which hold what was written last.
fn damage(data: &Path, n_pages: u64) {
    let path = data.join("cantina.db");
    let length = path.metadata().unwrap().len();
    let mut file = OpenOptions::new().write(true).open(&path).unwrap();
    let kept = length - n_pages * 4_096;
    file.seek(SeekFrom::Start(kept)).unwrap();
    file.write_all(&vec![0xA5; usize::try_from(length - kept).unwrap()]).unwrap();
}

// Audit: SEC-F2
#[tokio::test(flavor = "multi_thread")]
async fn damage_is_found_before_somebody_comes() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let sound = house.table(&against_bots(1)).await;
    house.close().await;
    let store = Store::open(data.path()).await.unwrap();
    let hurt = store::NewTable {
        id: "0123456789".to_owned(),
        header: Vec::new(),
        seating: Vec::new(),
        created_ms: now_ms(),
        attachment: None,
        members: Vec::new(),
    };
    store.create(hurt).await.unwrap();
    let mut noise = 1_u64;
    for seq in 0..SEGMENT_ROWS {
        let byte = |_| {
            noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (noise >> 56) as u8
        };
        let payload = (0..4_000).map(byte).collect();
        store.append("0123456789", Row { seq, payload, request: None }).await.unwrap();
    }
    // They are packed when nobody waits, into a piece at the end of the file.
    while store.usage().await.unwrap().reusable == 0 {
        store.health().await.unwrap();
    }
    store.close().await;
    damage(data.path(), 30);

    let mut config = config(data.path());
    config.inspect_first = Duration::ZERO;
    let house = House::with(config, Store::open(data.path()).await.unwrap()).await;
    until(&house, "cantina_tables_inspected_total", 2.0).await;
    until(&house, "cantina_tables_damaged", 1.0).await;
    let health = house.get("/healthz").await;
    assert_eq!(health.status, 200);
    assert!(health.body.contains("1 damaged"), "{}", health.body);
    // The other one is played at.
    let mut client = Client::sit(&house, &sound, 1).await;
    client.play(2).await;
    house.close().await;
}

// Audit: SEC-F3
#[tokio::test(flavor = "multi_thread")]
async fn missing_moves_are_told() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let table = house.table(&against_bots(1)).await;
    let mut client = Client::sit(&house, &table, 1).await;
    client.play(2).await;
    house.close().await;
    let older = data.path().join("older.db");
    std::fs::copy(data.path().join("cantina.db"), &older).unwrap();

    let house = House::open(data.path()).await;
    assert_eq!(house.get("/healthz").await.body, "ok\n");
    assert!(meter(&house, "cantina_store_lost").await < 1.0);
    let mut client = Client::sit(&house, &table, 1).await;
    client.play(2).await;
    house.close().await;

    std::fs::copy(&older, data.path().join("cantina.db")).unwrap();
    let house = House::open(data.path()).await;
    let health = house.get("/healthz").await;
    assert!(health.body.contains("acknowledged moves are missing"), "{}", health.body);
    assert!(meter(&house, "cantina_store_lost").await > 0.0);
    house.close().await;
}

// Audit: SEC-6
#[tokio::test(flavor = "multi_thread")]
async fn what_the_store_takes_is_told() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    house.table(&against_bots(1)).await;
    assert!(meter(&house, "cantina_store_bytes").await > 50_000.0);
    assert!(meter(&house, "cantina_store_commits").await >= 1.0);
    // Nothing can be said of the future yet.
    assert!(meter(&house, "cantina_disk_full_in_seconds").await.abs() < 1.0);
    house.close().await;
}

/// How many rows a stored table has.
async fn n_rows(store: &Store, id: &str) -> usize {
    store.load(id).await.unwrap().unwrap().rows.len()
}

// Audit: SEC-F8
// Rules: HS-10.3
#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_a_clock_sleeps_and_wakes_when_it_runs_out() {
    let data = tempdir().unwrap();
    let store = Store::memory();
    let mut config = config(data.path());
    config.idle = Duration::ZERO;
    let house = House::with(config, store.clone()).await;
    let mut wanted = against_bots(1);
    wanted["clock_seconds"] = json!(6);
    let id = house.table(&wanted).await;
    let mut client = Client::sit(&house, &id, 1).await;
    client.until_asked().await;
    drop(client);
    while meter(&house, "cantina_tables").await > 0.0 {
        tokio::task::yield_now().await;
    }
    let before = n_rows(&store, &id).await;

    // Whoever comes meanwhile finds the clock where it is, and not where it began.
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let client = Client::sit(&house, &id, 2).await;
    let left_ms = client.now["waiting"][0]["left_ms"].as_u64().expect("a clock runs");
    assert!(left_ms < 5_000, "{left_ms}");
    drop(client);
    while meter(&house, "cantina_tables").await > 0.0 {
        tokio::task::yield_now().await;
    }
    // Nobody is there when it runs out; the fallback is played all the same.
    while n_rows(&store, &id).await == before {
        tokio::task::yield_now().await;
    }
    house.close().await;
}
