//! One gate for all that can be asked of a table, and who gets past it.

use crate::fixture::{Client, House, against_bots, config, key, with_a_friend};
use serde_json::json;
use server::SpaceRule;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use store::Store;
use tempfile::tempdir;

/// All that can be asked of a table over HTTP.
const ASKED: [&str; 5] = ["", "/content", "/replay?eyes=spectator&lang=en", "/record", "/stats"];

async fn host_does(client: &mut Client, wish: serde_json::Value) {
    client.say(&wish).await;
    while client.hear("seating").await["request"] != wish["request"] {}
}

// Audit: SEC-H12
#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_says_nothing_to_strangers_in_any_way() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let table = house.table(&against_bots(1)).await;
    let mut host = Client::sit(&house, &table, 1).await;
    let private = json!({"type": "admit", "request": "p", "locked": false, "private": true});
    host_does(&mut host, private).await;
    for asked in ASKED {
        let path = format!("/api/tables/{table}{asked}");
        let (stranger, other) = (house.get(&path).await, house.get_as(2, &path).await);
        assert_eq!((stranger.status, stranger.code()), (403, "private".to_owned()), "{asked}");
        assert_eq!((other.status, other.code()), (403, "private".to_owned()), "{asked}");
        let own = house.get_as(1, &path).await.status;
        let is_early = ["/record", "/stats"].contains(&asked);
        assert_eq!(own, if is_early { 409 } else { 200 }, "{asked}");
    }
    // What is private stays so when it is over, and those who played have all of it.
    host.play(usize::MAX).await;
    assert!(host.is_over());
    for asked in ASKED {
        let path = format!("/api/tables/{table}{asked}");
        assert_eq!(house.get(&path).await.status, 403, "{asked}");
        assert_eq!(house.get_as(1, &path).await.status, 200, "{asked}");
    }
    house.close().await;
}

// Audit: SEC-H12
#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_says_that_it_is_closed_in_every_way() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let table = house.table(&against_bots(1)).await;
    let mut host = Client::sit(&house, &table, 1).await;
    host.say(&json!({"type": "close_table", "request": "c"})).await;
    assert_eq!(host.goodbye().await, "closed");
    for asked in ASKED {
        let path = format!("/api/tables/{table}{asked}");
        for reply in [house.get(&path).await, house.get_as(1, &path).await] {
            assert_eq!((reply.status, reply.code()), (410, "closed".to_owned()), "{asked}");
        }
    }
    house.close().await;
}

// Audit: SEC-H4
#[tokio::test(flavor = "multi_thread")]
async fn one_address_fills_no_table_with_spectators() {
    let data = tempdir().unwrap();
    let house = House::with(config(data.path()), Store::memory()).await;
    let mut wanted = with_a_friend();
    wanted["guarded"] = json!(true);
    let table = house.table(&wanted).await;
    let host = Client::sit(&house, &table, 1).await;
    let mut crowd = Vec::new();
    for number in 0..room::limits::SPECTATORS_PER_ORIGIN_MAX as u8 {
        crowd.push(Client::sit(&house, &table, 100 + number).await);
    }
    let mut late = Client::dial(&house, &table).await;
    late.say(&crate::fixture::hello(&key(99), None)).await;
    assert_eq!(late.goodbye().await, "full");
    // A friend with the link for players is no spectator.
    let mut friend = Client::dial(&house, &table).await;
    let mut hello = crate::fixture::hello(&key(2), None);
    hello["invite"] = host.seating["invite"].clone();
    friend.say(&hello).await;
    friend.hear("welcome").await;
    drop((crowd, host));
    house.close().await;
}

/// How many bytes the disk of the next test has left.
static FREE: AtomicU64 = AtomicU64::new(0);

fn fake_disk(_: &Path) -> io::Result<Option<u64>> {
    Ok(Some(FREE.load(Ordering::Relaxed)))
}

// Audit: SEC-H1
#[tokio::test(flavor = "multi_thread")]
async fn on_a_disk_that_is_almost_full_tables_go_on_and_none_is_opened() {
    const MB: u64 = 1024 * 1024;
    let data = tempdir().unwrap();
    let mut config = config(data.path());
    config.space = SpaceRule { min_free_mb: 100, measure: fake_disk };
    let house = House::with(config, Store::memory()).await;
    FREE.store(100 * MB, Ordering::Relaxed);
    let table = house.table(&against_bots(1)).await;
    let mut client = Client::sit(&house, &table, 1).await;

    FREE.store(99 * MB, Ordering::Relaxed);
    // A look at the disk stands for a moment.
    let begun = std::time::Instant::now();
    let refused = loop {
        let reply = house.post("/api/tables", &against_bots(1).to_string()).await;
        if reply.status != 201 {
            break reply;
        }
        assert!(begun.elapsed().as_secs() < 60, "tables are opened for ever");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    assert_eq!((refused.status, refused.code()), (503, "no_space".to_owned()));
    client.play(2).await;
    let health = house.get("/healthz").await;
    assert_eq!(health.status, 200, "moves can be stored");
    assert!(health.body.starts_with("ok, but no new tables: 99 MB free"), "{}", health.body);
    let metrics = house.get("/metrics").await.body;
    for line in ["cantina_turned_away_total{why=\"no_space\"} 1", "cantina_free_bytes 103809024"] {
        assert!(metrics.contains(line), "{line} is not in\n{metrics}");
    }
    house.close().await;
}
