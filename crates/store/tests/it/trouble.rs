//! A bad disk in the middle of play, and faults on demand.

use crate::fixture::{asked, row, table};
use std::fs::OpenOptions;
use std::io::{Seek, SeekFrom, Write};
use store::{DATABASE_FILE, Faults, Row, Store, StoreError, Trouble};
use tokio::task::yield_now;

#[tokio::test]
async fn play_goes_on_when_space_is_back() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    store.create(table("t")).await.unwrap();
    let kilobyte = |seq| Row { payload: vec![9; 1024], ..row(seq) };
    store.append("t", kilobyte(0)).await.unwrap();

    // As on a real disk, a little more fits before the file must grow.
    store.simulate(Trouble::Full).await.unwrap();
    let mut next = 1;
    let refusal = loop {
        match store.append("t", kilobyte(next)).await {
            Ok(()) => next += 1,
            Err(error) => break error,
        }
        assert!(next < 1_000, "the disk never filled");
    };
    let StoreError::Unavailable(message) = &refusal else { panic!("{refusal:?}") };
    assert!(message.contains("full"), "{message}");
    // The health check asks for more room than a row, so it must fail too.
    assert!(matches!(store.health().await, Err(StoreError::Unavailable(_))));
    // Still full, still standing.
    assert!(matches!(store.append("t", kilobyte(next)).await, Err(StoreError::Unavailable(_))));
    assert_eq!(store.load("t").await.unwrap().unwrap().rows.len(), next as usize);

    store.simulate(Trouble::None).await.unwrap();
    store.health().await.unwrap();
    for seq in next..next + 50 {
        store.append("t", kilobyte(seq)).await.unwrap();
    }
    store.close().await;
    let store = Store::open(folder.path()).await.unwrap();
    assert_eq!(store.load("t").await.unwrap().unwrap().rows.len(), next as usize + 50);
    store.close().await;
}

#[tokio::test]
async fn a_damaged_page_is_corrupt_and_not_an_empty_log() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    store.create(table("t")).await.unwrap();
    for seq in 0..200 {
        store.append("t", Row { payload: vec![5; 1024], ..row(seq) }).await.unwrap();
    }
    store.close().await;
    // Everything after the first pages, which hold the schema, becomes noise.
    let path = folder.path().join(DATABASE_FILE);
    let length = path.metadata().unwrap().len();
    let mut file = OpenOptions::new().write(true).open(&path).unwrap();
    let kept = 16 * 4096;
    file.seek(SeekFrom::Start(kept)).unwrap();
    file.write_all(&vec![0xA5; usize::try_from(length - kept).unwrap()]).unwrap();
    drop(file);

    let store = Store::open(folder.path()).await.unwrap();
    let loaded = store.load("t").await;
    assert!(matches!(loaded, Err(StoreError::Corrupt(_))), "{loaded:?}");
    store.close().await;
}

/// A row taken out by hand is a gap, and a gap is never served as a log.
#[tokio::test]
async fn a_gap_is_corrupt() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    store.create(table("t")).await.unwrap();
    for seq in 0..3 {
        store.append("t", row(seq)).await.unwrap();
    }
    store.close().await;
    crate::folder::by_hand(folder.path(), "DELETE FROM entries WHERE seq = 1").await;

    let store = Store::open(folder.path()).await.unwrap();
    let loaded = store.load("t").await;
    let Err(StoreError::Corrupt(message)) = loaded else { panic!("{loaded:?}") };
    assert_eq!(message, "table t has row 2 where row 1 should be");
    store.close().await;
}

#[tokio::test]
async fn injected_failures_are_spent_one_by_one() {
    let faults = Faults::default();
    let store = Store::memory_with(faults.clone());
    store.create(table("t")).await.unwrap();
    faults.fail_appends(2);
    for _ in 0..2 {
        let refused = store.append("t", row(0)).await;
        assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
    }
    assert_eq!(store.load("t").await.unwrap().unwrap().rows, []);
    store.append("t", row(0)).await.unwrap();
}

#[tokio::test]
async fn a_held_append_is_in_flight_until_it_is_released() {
    let faults = Faults::default();
    let store = Store::memory_with(faults.clone());
    store.create(table("t")).await.unwrap();
    faults.hold_appends();
    let append = tokio::spawn({
        let store = store.clone();
        async move { store.append("t", asked(0, 1, "a")).await }
    });
    for _ in 0..10 {
        yield_now().await;
    }
    assert!(!append.is_finished());
    assert_eq!(store.load("t").await.unwrap().unwrap().rows, []);
    faults.release_appends();
    append.await.unwrap().unwrap();
    assert_eq!(store.load("t").await.unwrap().unwrap().rows, [asked(0, 1, "a")]);
}
