//! Opening a data folder: what is made, what is refused, and what is said.

use crate::fixture::{row, table};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use std::fs;
use std::path::Path;
use store::{BackupError, DATABASE_FILE, LOCK_FILE, OpenError, Store, StoreError};

/// Does something to the database of a closed store, as an operator might.
pub async fn by_hand(folder: &Path, sql: &str) {
    let options = SqliteConnectOptions::new().filename(folder.join(DATABASE_FILE));
    let mut connection = options.create_if_missing(true).connect().await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

async fn refusal(folder: &Path) -> OpenError {
    Store::open(folder).await.expect_err("this folder should have been refused")
}

#[tokio::test]
async fn the_folder_is_made_and_kept() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("deep").join("data folder?#%");
    let store = Store::open(&folder).await.unwrap();
    store.create(table("t")).await.unwrap();
    store.append("t", row(0)).await.unwrap();
    store.close().await;
    // A clean close folds everything into the one file.
    let mut names: Vec<_> =
        fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, [DATABASE_FILE, LOCK_FILE]);

    let store = Store::open(&folder).await.unwrap();
    assert_eq!(store.load("t").await.unwrap().unwrap().rows, [row(0)]);
    store.close().await;
}

#[tokio::test]
async fn one_server_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let first = Store::open(folder.path()).await.unwrap();
    let error = refusal(folder.path()).await;
    assert!(matches!(error, OpenError::Locked { .. }), "{error}");
    let process = format!("another server (process {})", std::process::id());
    assert!(error.to_string().contains(&process), "{error}");
    // The one refused did the first no harm.
    first.create(table("t")).await.unwrap();
    first.close().await;
    Store::open(folder.path()).await.unwrap().close().await;
}

#[tokio::test]
async fn a_file_is_not_a_folder() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("file");
    fs::write(&file, "text").unwrap();
    for path in [file.clone(), file.join("data")] {
        let error = refusal(&path).await;
        assert!(matches!(error, OpenError::NotAFolder { .. }), "{error}");
        assert!(error.to_string().contains("give the path of a folder"), "{error}");
    }
}

/// Permission bits do not bind the root user, who often runs these tests, so
/// the folder is put where the kernel lets nobody make one.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_place_where_nobody_may_write() {
    let error = refusal(Path::new("/sys/cantina-store-test")).await;
    assert!(matches!(error, OpenError::ReadOnly { .. }), "{error}");
    assert!(error.to_string().contains("let this user write there"), "{error}");
}

#[tokio::test]
async fn noise_is_not_a_database() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(DATABASE_FILE);
    let noise = b"This is no database, and it is longer than a header would be. ".repeat(100);
    fs::write(&path, &noise).unwrap();
    let error = refusal(folder.path()).await;
    assert!(matches!(error, OpenError::Corrupt { .. }), "{error}");
    assert!(error.to_string().contains("put a backup in its place"), "{error}");
    assert_eq!(fs::read(&path).unwrap(), noise, "a refused file is left as it was");
}

#[tokio::test]
async fn a_database_cut_short_is_corrupt() {
    let folder = tempfile::tempdir().unwrap();
    Store::open(folder.path()).await.unwrap().close().await;
    let path = folder.path().join(DATABASE_FILE);
    fs::OpenOptions::new().write(true).open(&path).unwrap().set_len(5_000).unwrap();
    let error = refusal(folder.path()).await;
    assert!(matches!(error, OpenError::Corrupt { .. }), "{error}");
}

#[tokio::test]
async fn a_folder_in_the_place_of_the_file() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join(DATABASE_FILE)).unwrap();
    let error = refusal(folder.path()).await;
    assert!(matches!(error, OpenError::Unopenable { .. }), "{error}");
    assert!(error.to_string().contains("plain file"), "{error}");
}

#[tokio::test]
async fn a_strangers_database_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    by_hand(folder.path(), "CREATE TABLE recipes (soup TEXT)").await;
    let before = fs::read(folder.path().join(DATABASE_FILE)).unwrap();
    let error = refusal(folder.path()).await;
    assert!(matches!(error, OpenError::Foreign { .. }), "{error}");
    assert_eq!(fs::read(folder.path().join(DATABASE_FILE)).unwrap(), before);
}

#[tokio::test]
async fn a_newer_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    Store::open(folder.path()).await.unwrap().close().await;
    by_hand(folder.path(), "PRAGMA user_version = 999").await;
    let error = refusal(folder.path()).await;
    assert!(matches!(error, OpenError::Newer { found: 999, .. }), "{error}");
    assert!(error.to_string().contains("start the newer program"), "{error}");
}

#[tokio::test]
async fn an_empty_file_becomes_a_database() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join(DATABASE_FILE), "").unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    store.create(table("t")).await.unwrap();
    store.close().await;
}

/// A store that is dropped and not closed still finishes, in its own time.
#[tokio::test]
async fn dropping_the_last_clone_gives_the_folder_back() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    store.create(table("t")).await.unwrap();
    drop(store);
    let store = loop {
        match Store::open(folder.path()).await {
            Ok(store) => break store,
            Err(OpenError::Locked { .. }) => tokio::task::yield_now().await,
            Err(error) => panic!("{error}"),
        }
    };
    assert!(store.load("t").await.unwrap().is_some());
    store.close().await;
}

#[tokio::test]
async fn a_backup_is_a_whole_store() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    store.create(table("t")).await.unwrap();
    store.append("t", row(0)).await.unwrap();

    let elsewhere = tempfile::tempdir().unwrap();
    let copy = elsewhere.path().join(DATABASE_FILE);
    // What an interrupted backup left is no hindrance.
    fs::write(elsewhere.path().join("cantina.db.partial"), "half").unwrap();
    store.backup(&copy).await.unwrap();
    assert_eq!(fs::read_dir(elsewhere.path()).unwrap().count(), 1);
    assert_eq!(store.backup(&copy).await, Err(StoreError::Conflict));
    let nowhere = store.backup(&elsewhere.path().join("none").join("copy")).await;
    assert!(matches!(nowhere, Err(StoreError::Unavailable(_))), "{nowhere:?}");
    // Later rows are not in the copy, and the copy is not in their way.
    store.append("t", row(1)).await.unwrap();
    store.close().await;

    let restored = Store::open(elsewhere.path()).await.unwrap();
    assert_eq!(restored.load("t").await.unwrap().unwrap().rows, [row(0)]);
    restored.append("t", row(1)).await.unwrap();
    restored.close().await;
}

#[tokio::test]
async fn a_backup_needs_no_store_and_no_lock() {
    let folder = tempfile::tempdir().unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    let copy = elsewhere.path().join("tonight.db");
    let nothing = store::back_up(folder.path(), &copy).await;
    assert!(matches!(nothing, Err(BackupError::Nothing { .. })), "{nothing:?}");

    // While a server is at work, rows that lie in the write-ahead log only.
    let store = Store::open(folder.path()).await.unwrap();
    store.create(table("t")).await.unwrap();
    store.append("t", row(0)).await.unwrap();
    store::back_up(folder.path(), &copy).await.unwrap();
    let again = store::back_up(folder.path(), &copy).await;
    assert!(matches!(again, Err(BackupError::Exists { .. })), "{again:?}");
    store.append("t", row(1)).await.unwrap();
    store.close().await;
    // And from a folder at rest.
    let later = elsewhere.path().join("later.db");
    store::back_up(folder.path(), &later).await.unwrap();
    by_hand(folder.path(), "PRAGMA application_id = 7").await;
    let foreign = store::back_up(folder.path(), &elsewhere.path().join("not.db")).await;
    let is_foreign = matches!(foreign, Err(BackupError::Open(OpenError::Foreign { .. })));
    assert!(is_foreign, "{foreign:?}");

    for (copy, rows) in [(copy, &[row(0)][..]), (later, &[row(0), row(1)])] {
        let restored = tempfile::tempdir().unwrap();
        fs::copy(copy, restored.path().join(DATABASE_FILE)).unwrap();
        let store = Store::open(restored.path()).await.unwrap();
        assert_eq!(store.load("t").await.unwrap().unwrap().rows, rows);
        store.close().await;
    }
}

#[tokio::test]
async fn a_memory_store_has_nothing_to_back_up() {
    let folder = tempfile::tempdir().unwrap();
    let result = Store::memory().backup(&folder.path().join("copy")).await;
    assert!(matches!(result, Err(StoreError::Invalid(_))), "{result:?}");
}
