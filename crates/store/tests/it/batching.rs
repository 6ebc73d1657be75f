//! Writes that wait together are committed together, and judged apart.

use crate::fixture::{Home, asked, for_homes, row, table};
use store::limits::{BATCH_MAX, QUEUE_MAX};
use store::{StoreError, Trouble};
use tokio::task::JoinSet;

for_homes!(
    many_tables_share_commits,
    one_conflict_does_not_fail_its_neighbours,
    within_one_batch_a_later_write_sees_an_earlier_one,
    when_the_disk_refuses_the_whole_batch_is_unwritten,
    closing_finishes_what_was_sent,
);

/// More tables than one batch carries.
const TABLES: usize = 2 * BATCH_MAX;
const ROWS_EACH: u32 = 8;

async fn many_tables_share_commits(home: &Home) {
    let store = home.open().await;
    let mut tables = JoinSet::new();
    for number in 0..TABLES {
        let store = store.clone();
        tables.spawn(async move {
            let id = format!("t{number}");
            store.create(table(&id)).await.unwrap();
            for seq in 0..ROWS_EACH {
                store.append(&id, asked(seq, 0, &format!("r{seq}"))).await.unwrap();
            }
            // An acknowledged row is there for every reader, at once.
            assert_eq!(store.load(&id).await.unwrap().unwrap().rows.len(), 8);
        });
    }
    while let Some(done) = tables.join_next().await {
        done.unwrap();
    }
    let stats = store.stats();
    assert_eq!(stats.rows, TABLES as u64 * u64::from(ROWS_EACH));
    assert!(stats.commits * 4 < stats.rows, "hardly any batching: {stats:?}");
    store.close().await;
}

/// On this runtime, of one thread, every task sends before the writer wakes,
/// so all of them are in one batch.
async fn one_conflict_does_not_fail_its_neighbours(home: &Home) {
    let store = home.open().await;
    for number in 0..40 {
        store.create(table(&format!("t{number}"))).await.unwrap();
    }
    let before = store.stats();
    let mut calls = JoinSet::new();
    for number in 0..40 {
        let store = store.clone();
        calls.spawn(async move {
            // Every fourth row is out of turn, every fourth is of no table.
            let (id, seq) = match number % 4 {
                0 => (format!("t{number}"), 5),
                1 => (format!("ghost{number}"), 0),
                _ => (format!("t{number}"), 0),
            };
            (number, store.append(&id, row(seq)).await)
        });
    }
    while let Some(done) = calls.join_next().await {
        let (number, result) = done.unwrap();
        let expected = match number % 4 {
            0 => Err(StoreError::Conflict),
            1 => Err(StoreError::Missing),
            _ => Ok(()),
        };
        assert_eq!(result, expected, "{number}");
    }
    let after = store.stats();
    assert_eq!((after.rows - before.rows, after.commits - before.commits), (20, 1));
    store.close().await;
}

async fn within_one_batch_a_later_write_sees_an_earlier_one(home: &Home) {
    let store = home.open().await;
    let (created, first, again, second) = tokio::join!(
        store.create(table("t")),
        store.append("t", asked(0, 1, "a")),
        store.append("t", asked(0, 1, "b")),
        store.append("t", asked(1, 1, "c")),
    );
    assert_eq!((created, first), (Ok(()), Ok(())));
    assert_eq!((again, second), (Err(StoreError::Conflict), Ok(())));
    assert_eq!(store.stats().commits, 1);
    store.close().await;
}

async fn when_the_disk_refuses_the_whole_batch_is_unwritten(home: &Home) {
    let store = home.open().await;
    for id in ["a", "b", "c"] {
        store.create(table(id)).await.unwrap();
    }
    store.simulate(Trouble::Full).await.unwrap();
    let large = |seq| store::Row { payload: vec![1; 1 << 20], ..row(seq) };
    // "a" would fit; it shares the batch of one that does not.
    let (a, b, c) = tokio::join!(
        store.append("a", row(0)),
        store.append("b", large(0)),
        store.append("c", row(0)),
    );
    for refused in [a, b, c] {
        assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
    }
    for id in ["a", "b", "c"] {
        assert_eq!(store.load(id).await.unwrap().unwrap().rows, [], "{id}");
    }
    store.simulate(Trouble::None).await.unwrap();
    for id in ["a", "b", "c"] {
        store.append(id, row(0)).await.unwrap();
    }
    store.close().await;
}

/// Closing drains: the close comes in the middle of more writes than the queue
/// holds, and each of them gets an answer that proves true after a restart.
async fn closing_finishes_what_was_sent(home: &Home) {
    let store = home.open().await;
    let mut calls = JoinSet::new();
    for number in 0..QUEUE_MAX + 100 {
        let store = store.clone();
        calls.spawn(async move {
            let id = format!("t{number}");
            (store.create(table(&id)).await, id)
        });
    }
    tokio::task::yield_now().await;
    store.close().await;

    let store = home.open().await;
    let mut accepted = 0;
    while let Some(done) = calls.join_next().await {
        let (result, id) = done.unwrap();
        match result {
            Ok(()) => accepted += 1,
            Err(StoreError::Unavailable(_)) => {}
            Err(error) => panic!("{id}: {error}"),
        }
        assert_eq!(store.load(&id).await.unwrap().is_some(), result.is_ok(), "{id}");
    }
    // The close is in the first batch; what waited behind it was not forgotten.
    assert!(accepted > BATCH_MAX, "only {accepted} of what was sent was written");
    store.close().await;
}
