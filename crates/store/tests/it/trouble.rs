//! A bad disk in the middle of play, and faults on demand.

use crate::fixture::{asked, row, table};
use std::fs::OpenOptions;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use store::limits::WAL_FRAMES_USUAL;
use store::{Cutoffs, DATABASE_FILE, Faults, LOCK_FILE, Lost, Row, Store, StoreError, Trouble};
use tokio::task::yield_now;

/// Something done to the files of a store.
type Harm<'a> = &'a dyn Fn(&Path);

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

/// An older database is put in the place of the newest: what was acknowledged is missed, and it is
/// said which.
// Audit: SEC-F3
#[tokio::test]
async fn what_was_acknowledged_and_is_gone_is_missed() {
    let folder = tempfile::tempdir().unwrap();
    let older = folder.path().join("older.db");
    let database = folder.path().join(DATABASE_FILE);
    let store = Store::open(folder.path()).await.unwrap();
    store.create(table("t")).await.unwrap();
    store.append("t", row(0)).await.unwrap();
    store.backup(&older).await.unwrap();
    store.append("t", row(1)).await.unwrap();
    store.close().await;

    let store = Store::open(folder.path()).await.unwrap();
    assert_eq!(store.lost(), None, "everything is there");
    store.close().await;

    std::fs::copy(&older, &database).unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    let lost = store.lost().expect("row 1 is gone").clone();
    assert_eq!(lost, Lost { table: "t".into(), seq: Some(1), found: Some(1) });
    assert_eq!(lost.to_string(), "table t has 1 rows and had row 1");
    // It plays on, and from its next row on all is there again.
    store.append("t", row(1)).await.unwrap();
    store.create(table("v")).await.unwrap();
    store.append("v", row(0)).await.unwrap();
    store.close().await;
    let store = Store::open(folder.path()).await.unwrap();
    assert_eq!(store.lost(), None);
    store.close().await;

    std::fs::copy(&older, &database).unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    assert_eq!(store.lost().map(|lost| lost.found), Some(None), "the table itself is gone");
    store.close().await;

    // A folder of its own knows of nothing newer.
    let restored = tempfile::tempdir().unwrap();
    std::fs::copy(&older, restored.path().join(DATABASE_FILE)).unwrap();
    let store = Store::open(restored.path()).await.unwrap();
    assert_eq!(store.lost(), None);
    store.close().await;
}

/// The write-ahead log that a killed server left loses its end, a piece of its middle, or itself. SQLite
/// takes what is whole before that for all there ever was, and says nothing.
// Audit: SEC-F3
#[tokio::test]
async fn a_log_that_was_cut_is_missed() {
    const PAGE: u64 = 4_096;
    let log = |folder: &Path| folder.join(format!("{DATABASE_FILE}-wal"));
    let open_log = |folder: &Path| OpenOptions::new().write(true).open(log(folder)).unwrap();
    for newest_is_a_table in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        store.create(table("t")).await.unwrap();
        for seq in 0..20 {
            store.append("t", row(seq)).await.unwrap();
        }
        if newest_is_a_table {
            store.create(table("u")).await.unwrap();
        }
        let length = log(folder.path()).metadata().unwrap().len();
        let harms: [(&str, Harm<'_>); 5] = [
            ("nothing", &|_| {}),
            ("a byte", &|folder| open_log(folder).set_len(length - 1).unwrap()),
            ("a page", &|folder| open_log(folder).set_len(length - PAGE).unwrap()),
            ("its middle", &|folder| {
                let mut log = open_log(folder);
                log.seek(SeekFrom::Start(length / 2)).unwrap();
                log.write_all(&[0xA5; 16]).unwrap();
            }),
            ("everything", &|folder| std::fs::remove_file(log(folder)).unwrap()),
        ];
        for (harm, cut) in harms {
            // What a kill would leave now.
            let killed = tempfile::tempdir().unwrap();
            for name in [DATABASE_FILE, "cantina.db-wal", LOCK_FILE] {
                std::fs::copy(folder.path().join(name), killed.path().join(name)).unwrap();
            }
            cut(killed.path());
            let store = Store::open(killed.path()).await.unwrap();
            let expected = (harm != "nothing").then_some(if newest_is_a_table {
                ("u", None)
            } else {
                ("t", Some(19))
            });
            let lost = store.lost().map(|lost| (lost.table.as_str(), lost.seq));
            assert_eq!(lost, expected, "the log lost {harm}");
            store.close().await;
        }
        store.close().await;
    }
}

/// What was removed by rule is not missed.
#[tokio::test]
async fn what_was_pruned_is_not_missed() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    store.create(table("t")).await.unwrap();
    store.append("t", row(0)).await.unwrap();
    let all = Cutoffs { deserted_ms: Some(i64::MAX), ..Cutoffs::default() };
    assert_eq!(store.prune(&all, 10).await.unwrap().tables(), 1);
    store.close().await;
    let store = Store::open(folder.path()).await.unwrap();
    assert_eq!(store.lost(), None);
    store.close().await;
}

/// Much more is written than the log usually holds: it begins anew, and what was read from it, from
/// the database or from both is what was written.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_that_begins_anew_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    let large = |seq| Row { payload: vec![u8::try_from(seq % 251).unwrap(); 40_000], ..row(seq) };
    const TABLES: u32 = 4;
    const ROWS: u32 = 320;
    let mut tables = tokio::task::JoinSet::new();
    for number in 0..TABLES {
        let store = store.clone();
        tables.spawn(async move {
            let id = format!("t{number}");
            store.create(table(&id)).await.unwrap();
            for seq in 0..ROWS {
                store.append(&id, large(seq)).await.unwrap();
            }
        });
    }
    while let Some(done) = tables.join_next().await {
        done.unwrap();
    }
    let log = folder.path().join("cantina.db-wal");
    // Twelve thousand pages and more were written, and packed ones besides.
    let longest = 4 * u64::try_from(WAL_FRAMES_USUAL).unwrap() * 4_120;
    assert!(log.metadata().unwrap().len() < longest, "the log only grows");
    for number in 0..TABLES {
        let rows = store.load(&format!("t{number}")).await.unwrap().unwrap().rows;
        assert!(rows == (0..ROWS).map(large).collect::<Vec<_>>(), "t{number}");
    }
    store.close().await;
    assert!(!log.exists());
}
