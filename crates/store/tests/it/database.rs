//! What only a database does: it is opened and refused, it goes away and comes back.

use crate::fixture::{asked, row, table};
use own_postgres::{Schema, Server, Sync};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::{Cutoffs, DatabaseFault, DatabaseUrl, OpenError, Store, StoreError};
use tokio::task::JoinSet;

const TABLES: usize = 4;
/// How many rows must be acknowledged between two kills.
const ROWS_BETWEEN: usize = 60;
const KILLS: usize = 2;

fn url(text: &str) -> DatabaseUrl {
    text.parse().unwrap()
}

async fn refusal(text: &str) -> (DatabaseFault, String) {
    match Store::connect(&url(text)).await {
        Err(error @ OpenError::Database { .. }) => {
            let said = error.to_string();
            let OpenError::Database { fault, .. } = error else { unreachable!() };
            (fault, said)
        }
        other => panic!("it should have been refused: {other:?}"),
    }
}

#[tokio::test]
async fn one_server_at_a_time() {
    if own_postgres::is_left_out() {
        return;
    }
    let schema = Schema::new().unwrap();
    let first = Store::connect(&url(&schema.url())).await.unwrap();
    let (fault, said) = refusal(&schema.url()).await;
    assert!(matches!(fault, DatabaseFault::InUse { .. }), "{said}");
    assert!(said.contains("another server (backend "), "{said}");
    // Another schema is another house.
    let other = Schema::new().unwrap();
    Store::connect(&url(&other.url())).await.unwrap().close().await;
    // The one refused did the first no harm.
    first.create(table("t")).await.unwrap();
    first.close().await;
    Store::connect(&url(&schema.url())).await.unwrap().close().await;
}

#[tokio::test]
async fn what_cannot_be_used_is_refused_with_advice() {
    if own_postgres::is_left_out() {
        return;
    }
    let schema = Schema::new().unwrap();
    let nowhere = "postgres://ada:s3cret@127.0.0.1:1/club";
    let (fault, said) = refusal(nowhere).await;
    assert!(matches!(fault, DatabaseFault::Unreachable { .. }), "{said}");
    assert!(
        said.contains("check that PostgreSQL runs there") && !said.contains("s3cret"),
        "{said}"
    );
    let (fault, said) = refusal(&schema.url().replace("/cantina?", "/nothing?")).await;
    assert!(matches!(fault, DatabaseFault::NoDatabase { .. }), "{said}");
    let (fault, said) = refusal(&schema.url().replace("//cantina@", "//nobody@")).await;
    assert!(matches!(fault, DatabaseFault::Denied { .. }), "{said}");
    let (fault, said) = refusal(&schema.url().replace("search_path%3Ds", "search_path%3Dx")).await;
    assert!(matches!(fault, DatabaseFault::NoSchema), "{said}");

    schema.sql("CREATE TABLE keys (soup text)").unwrap();
    let (fault, said) = refusal(&schema.url()).await;
    assert!(matches!(fault, DatabaseFault::Foreign), "{said}");
    schema.sql("DROP TABLE keys").unwrap();
    Store::connect(&url(&schema.url())).await.unwrap().close().await;
    schema.sql("UPDATE cantina_schema SET version = 999").unwrap();
    let (fault, said) = refusal(&schema.url()).await;
    assert!(matches!(fault, DatabaseFault::Newer { found: 999, .. }), "{said}");
    assert!(said.contains("start the newer program"), "{said}");
}

/// Whoever has the database may write, and nobody who had it before.
#[tokio::test]
async fn a_writer_that_lost_the_database_forks_nothing() {
    if own_postgres::is_left_out() {
        return;
    }
    let schema = Schema::new().unwrap();
    let first = Store::connect(&url(&schema.url())).await.unwrap();
    first.create(table("t")).await.unwrap();
    first.append("t", row(0)).await.unwrap();
    // Its connection is cut, and with it goes the lock.
    schema
        .sql(
            "SELECT pg_terminate_backend(pid) FROM pg_locks
             WHERE locktype = 'advisory' AND granted AND objid::bigint
                   = hashtext(current_schema()::text)::bigint & 4294967295",
        )
        .unwrap();
    let second = Store::connect(&url(&schema.url())).await.unwrap();
    let refused = first.append("t", row(1)).await;
    let is_in_use =
        matches!(&refused, Err(StoreError::Unavailable(why)) if why.contains("another"));
    assert!(is_in_use, "{refused:?}");
    second.append("t", row(1)).await.unwrap();
    second.close().await;
    // It comes back by itself, and finds that somebody else was quicker.
    let late = loop {
        match first.append("t", row(1)).await {
            Err(StoreError::Unavailable(_)) => tokio::task::yield_now().await,
            other => break other,
        }
    };
    assert_eq!(late, Err(StoreError::Conflict));
    first.append("t", row(2)).await.unwrap();
    assert_eq!(first.load("t").await.unwrap().unwrap().rows, [row(0), row(1), row(2)]);
    first.close().await;
}

/// Nothing was written by it, so the write is simply sent again.
#[tokio::test]
async fn a_connection_that_broke_while_nothing_was_to_be_done_costs_nothing() {
    if own_postgres::is_left_out() {
        return;
    }
    let schema = Schema::new().unwrap();
    let store = Store::connect(&url(&schema.url())).await.unwrap();
    store.create(table("t")).await.unwrap();
    for seq in 0..3 {
        let cut = "SELECT pg_terminate_backend(pid, 10000) FROM pg_locks
                   WHERE locktype = 'advisory' AND granted AND objid::bigint
                         = hashtext(current_schema()::text)::bigint & 4294967295";
        assert_eq!(schema.sql(cut).unwrap(), "t");
        store.append("t", row(seq)).await.unwrap();
        assert_eq!(store.load("t").await.unwrap().unwrap().rows.len(), seq as usize + 1);
    }
    store.close().await;
}

#[tokio::test]
async fn a_damaged_log_is_corrupt_and_not_shorter() {
    if own_postgres::is_left_out() {
        return;
    }
    for harm in [
        "DELETE FROM entries WHERE seq = 129",
        "DELETE FROM segments WHERE first_seq = 0",
        "UPDATE segments SET packed = substr(packed, 1, length(packed) - 1)",
        "UPDATE segments SET packed = ''",
    ] {
        let schema = Schema::new().unwrap();
        let store = Store::connect(&url(&schema.url())).await.unwrap();
        for id in ["t", "whole"] {
            store.create(table(id)).await.unwrap();
        }
        for seq in 0..store::limits::SEGMENT_ROWS + 4 {
            store.append("t", row(seq)).await.unwrap();
        }
        store.close().await;
        schema.sql(harm).unwrap();
        let store = Store::connect(&url(&schema.url())).await.unwrap();
        let damaged = store.load("t").await;
        assert!(matches!(damaged, Err(StoreError::Corrupt(_))), "{harm}: {damaged:?}");
        assert!(store.load("whole").await.unwrap().is_some());
        store.close().await;
    }
}

/// An operator may ask beside a running server.
#[tokio::test]
async fn what_may_go_is_counted_beside_a_server() {
    if own_postgres::is_left_out() {
        return;
    }
    let schema = Schema::new().unwrap();
    let url = url(&schema.url());
    let store = Store::connect(&url).await.unwrap();
    store.create(table("old")).await.unwrap();
    let cutoffs = Cutoffs { never_begun_ms: Some(1_001), ..Cutoffs::default() };
    let (pruned, usage) = store::prunable_at(&url, &cutoffs).await.unwrap();
    assert_eq!((pruned.never_begun, pruned.tables()), (1, 1));
    assert!(usage.bytes > 0 && store.usage().await.unwrap() == usage);
    store.compact().await.unwrap();
    store.append("old", row(0)).await.unwrap();
    store.close().await;
}

/// The database is killed while tables play. Whatever was acknowledged is there, nothing that was
/// refused is, and what was left open is told as that.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_killed_loses_nothing_acknowledged() {
    if own_postgres::is_left_out() {
        return;
    }
    let mut server = Server::start(Sync::Full).unwrap();
    let store = Store::connect(&url(&server.url())).await.unwrap();
    let is_over = Arc::new(AtomicBool::new(false));
    let (acks, mut acknowledged) = tokio::sync::mpsc::unbounded_channel();
    let mut tables = JoinSet::new();
    for number in 0..TABLES {
        let id = format!("t{number}");
        store.create(table(&id)).await.unwrap();
        tables.spawn(append_until(store.clone(), id, is_over.clone(), acks.clone()));
    }
    for _ in 0..KILLS {
        for _ in 0..ROWS_BETWEEN {
            acknowledged.recv().await.unwrap();
        }
        server = tokio::task::spawn_blocking(move || {
            server.kill().unwrap();
            server.start_again().unwrap();
            server
        })
        .await
        .unwrap();
    }
    for _ in 0..ROWS_BETWEEN {
        acknowledged.recv().await.unwrap();
    }
    is_over.store(true, Ordering::Relaxed);
    while let Some(done) = tables.join_next().await {
        let (id, n_rows) = done.unwrap();
        let rows = store.load(&id).await.unwrap().unwrap().rows;
        let expected: Vec<_> = (0..n_rows).map(|seq| asked(seq, 1, &format!("r{seq}"))).collect();
        assert_eq!(rows, expected, "{id}");
    }
    store.close().await;
}

/// Appends until it is over; how many rows the log must have.
async fn append_until(
    store: Store,
    id: String,
    is_over: Arc<AtomicBool>,
    acks: tokio::sync::mpsc::UnboundedSender<()>,
) -> (String, u32) {
    let mut next = 0;
    while !is_over.load(Ordering::Relaxed) {
        match store.append(&id, asked(next, 1, &format!("r{next}"))).await {
            Ok(()) => {
                next += 1;
                acks.send(()).unwrap();
            }
            Err(StoreError::Unavailable(_)) => tokio::task::yield_now().await,
            // As a room does: the log tells.
            Err(StoreError::Unsure(_)) => next = n_rows(&store, &id).await,
            // A conflict would mean that something refused was written after all.
            Err(error) => panic!("{id}, row {next}: {error}"),
        }
    }
    (id, next)
}

async fn n_rows(store: &Store, id: &str) -> u32 {
    loop {
        match store.load(id).await {
            Ok(stored) => return u32::try_from(stored.unwrap().rows.len()).unwrap(),
            Err(StoreError::Unavailable(_)) => tokio::task::yield_now().await,
            Err(error) => panic!("{id}: {error}"),
        }
    }
}
