//! The folder of an earlier program: everything is still there, whatever happens on the way.

use crate::fixture::{asked, row, table};
use crate::folder::by_hand;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::Duration;
use store::limits::SEGMENT_ROWS;
use store::{Attachment, DATABASE_FILE, Row, Store, StoreError, Upgrade, Upgraded};

/// The schema before logs were packed, as its own program made it.
const OLD_SCHEMA: &str = concat!(
    include_str!("../../migrations/0001_tables.sql"),
    include_str!("../../migrations/0002_keys.sql"),
    "PRAGMA user_version = 2;",
);

/// What the tables of an old folder share; each header is this and a name.
const SHARED: &str = "a card set that every header repeats: ";

const COPY: &str = "cantina.db.before-upgrade";

/// Where the child finds its data folder; also what tells it that it is one.
const FOLDER: &str = "STORE_UPGRADE_FOLDER";

/// How many rows table `number` has: none, one, a segment less and more one, and several.
fn n_rows(number: u32) -> u32 {
    [0, 1, SEGMENT_ROWS - 1, SEGMENT_ROWS, SEGMENT_ROWS + 1, 3 * SEGMENT_ROWS + 7]
        [number as usize % 6]
}

fn old_row(seq: u32) -> Row {
    if seq.is_multiple_of(3) { row(seq) } else { asked(seq, 2, &format!("r{seq}")) }
}

async fn old_folder(folder: &Path, n_tables: u32) {
    let mut sql = format!("{OLD_SCHEMA} PRAGMA journal_mode = WAL; BEGIN;");
    for number in 0..n_tables {
        let finished = if number % 2 == 0 { "NULL" } else { "77" };
        sql += &format!(
            "INSERT INTO tables (key, id, created_ms, finished_ms, header, seating) VALUES
             ({number} + 1, 't{number}', {number}, {finished},
              CAST('{SHARED}{number}' AS BLOB), CAST('seating {number}' AS BLOB));"
        );
        for seq in 0..n_rows(number) {
            let (seat, request) = match old_row(seq).request {
                Some(request) => (request.seat.to_string(), format!("'{}'", request.id)),
                None => ("NULL".into(), "NULL".into()),
            };
            sql += &format!(
                "INSERT INTO entries VALUES ({number} + 1, {seq}, {seat}, {request},
                 CAST('payload {seq}' AS BLOB));"
            );
        }
    }
    sql += "INSERT INTO keys (hash, person, revoked) VALUES (x'aa', x'bb', 0); COMMIT;";
    by_hand(folder, &sql).await;
}

fn split(header: &[u8]) -> Option<(Vec<u8>, Attachment)> {
    let rest = header.strip_prefix(SHARED.as_bytes())?;
    Some((rest.to_vec(), Attachment { name: "shared".into(), bytes: SHARED.as_bytes().into() }))
}

/// Everything that the old folder had is there, and the store goes on.
async fn check(store: &Store, n_tables: u32, is_split: bool) {
    assert_eq!(store.list(10_000, false).await.unwrap().len() as u32, n_tables);
    for number in 0..n_tables {
        let id = format!("t{number}");
        let stored = store.load(&id).await.unwrap().unwrap();
        let rows: Vec<Row> = (0..n_rows(number)).map(old_row).collect();
        assert_eq!(stored.rows, rows, "{id}");
        assert_eq!(stored.seating, format!("seating {number}").into_bytes());
        assert_eq!(stored.created_ms, i64::from(number));
        assert_eq!(stored.finished_ms, (number % 2 == 1).then_some(77));
        if is_split {
            assert_eq!(stored.header, number.to_string().into_bytes());
            assert_eq!(stored.attachment.as_deref(), Some("shared"));
        } else {
            assert_eq!(stored.header, format!("{SHARED}{number}").into_bytes());
            assert_eq!(stored.attachment, None);
        }
        let taken = store.append(&id, row(0)).await;
        let next = n_rows(number);
        assert_eq!(taken, if next == 0 { Ok(()) } else { Err(StoreError::Conflict) }, "{id}");
    }
    let person = store.find_key(&[0xaa]).await.unwrap().unwrap().person;
    assert_eq!(person, [0xbb]);
}

#[tokio::test]
async fn an_old_folder_is_moved_over_and_a_copy_stays() {
    let folder = tempfile::tempdir().unwrap();
    old_folder(folder.path(), 20).await;
    let old_size = fs::metadata(folder.path().join(DATABASE_FILE)).unwrap().len();
    let told = Mutex::new(Vec::new());
    let tell = |step| told.lock().unwrap().push(step);
    let upgrade = Upgrade { split: &split, tell: &tell, ..Upgrade::default() };
    let store = Store::open_with(folder.path(), &upgrade).await.unwrap();
    let told = told.into_inner().unwrap();
    assert_eq!(told[0], Upgraded::Copying { tables: 20, to: folder.path().join(COPY) });
    assert_eq!(told[told.len() - 2], Upgraded::Moved { tables: 20 });
    assert_eq!(told.last(), Some(&Upgraded::Filled { tables: 20 }));
    check(&store, 20, true).await;
    assert_eq!(store.attachment("shared").await.unwrap().unwrap(), SHARED.as_bytes());
    store.close().await;
    let size = fs::metadata(folder.path().join(DATABASE_FILE)).unwrap().len();
    assert!(size < old_size, "{old_size} bytes became {size}");

    // The copy is a whole folder of the earlier program.
    let before = tempfile::tempdir().unwrap();
    fs::copy(folder.path().join(COPY), before.path().join(DATABASE_FILE)).unwrap();
    let store = Store::open(before.path()).await.unwrap();
    check(&store, 20, false).await;
    store.close().await;
}

#[tokio::test]
async fn a_folder_that_is_up_to_date_is_neither_copied_nor_told_of() {
    let folder = tempfile::tempdir().unwrap();
    let tell = |step| panic!("{step:?}");
    let upgrade = Upgrade {
        split: &|_| panic!("nothing is old"),
        members: &|_| panic!("nor this"),
        tell: &tell,
    };
    for _ in 0..2 {
        let store = Store::open_with(folder.path(), &upgrade).await.unwrap();
        // The second time it is there.
        let _ = store.create(table("t")).await;
        store.close().await;
        assert!(!folder.path().join(COPY).exists());
    }
}

/// Without the copy nothing is changed.
#[tokio::test]
async fn no_room_for_the_copy_leaves_the_folder_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    old_folder(folder.path(), 3).await;
    // Something that cannot be removed as a file is in its place.
    fs::create_dir(folder.path().join(COPY)).unwrap();
    let error = Store::open(folder.path()).await.unwrap_err().to_string();
    assert!(error.contains(COPY) && error.contains("nothing was changed"), "{error}");
    fs::remove_dir(folder.path().join(COPY)).unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    check(&store, 3, false).await;
    store.close().await;
}

/// Rows behind a gap are not lost, and the gap is still reported.
#[tokio::test]
async fn a_damaged_log_stays_as_damaged_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    old_folder(folder.path(), 6).await;
    by_hand(folder.path(), "DELETE FROM entries WHERE table_key = 6 AND seq = 200").await;
    let store = Store::open(folder.path()).await.unwrap();
    let damaged = store.load("t5").await;
    assert!(
        matches!(&damaged, Err(StoreError::Corrupt(why)) if why.contains("200")),
        "{damaged:?}"
    );
    assert!(store.load("t4").await.unwrap().is_some());
    store.close().await;
}

#[tokio::test]
async fn a_segment_that_is_lost_or_changed_is_noticed() {
    for harm in [
        "DELETE FROM segments WHERE first_seq = 128",
        "DELETE FROM segments WHERE first_seq = 0",
        "UPDATE segments SET packed = x'' WHERE first_seq = 128",
        "UPDATE segments SET packed = substr(packed, 1, length(packed) - 1) WHERE first_seq = 0",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        for id in ["t", "whole"] {
            store.create(table(id)).await.unwrap();
        }
        for seq in 0..2 * SEGMENT_ROWS {
            store.append("t", row(seq)).await.unwrap();
        }
        store.close().await;
        by_hand(folder.path(), harm).await;
        let store = Store::open(folder.path()).await.unwrap();
        let damaged = store.load("t").await;
        assert!(matches!(damaged, Err(StoreError::Corrupt(_))), "{harm}: {damaged:?}");
        assert!(store.load("whole").await.unwrap().is_some());
        store.close().await;
    }
}

/// Both sides of the test, as in `kill.rs`.
#[tokio::test]
async fn an_upgrade_that_is_killed_goes_on_where_it_was() {
    const TABLES: u32 = 120;
    if let Some(folder) = std::env::var_os(FOLDER) {
        let upgrade = Upgrade { split: &split, ..Upgrade::default() };
        Store::open_with(Path::new(&folder), &upgrade).await.unwrap().close().await;
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    old_folder(folder.path(), TABLES).await;
    let mut killed = 0;
    // Each time a little later, so that the kills fall into every part of it.
    for wait in (1_u64..).map(|nth| Duration::from_millis(nth * 7)) {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "upgrade::an_upgrade_that_is_killed_goes_on_where_it_was"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        tokio::time::sleep(wait).await;
        child.kill().unwrap();
        if child.wait().unwrap().success() {
            break;
        }
        killed += 1;
    }
    assert!(killed > 0, "it was never killed");
    let store = Store::open(folder.path()).await.unwrap();
    check(&store, TABLES, true).await;
    store.close().await;
}
