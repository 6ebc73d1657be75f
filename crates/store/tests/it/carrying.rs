//! Everything is carried from one kind of store to another and back, and compared.

use crate::fixture::{Home, aged, asked, attached, row};
use crate::folder::by_hand;
use own_postgres::Schema;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use store::limits::SEGMENT_ROWS;
use store::{
    Carried, CarryError, DATABASE_FILE, DatabaseFault, Existing, NewTable, OpenError, Place, Row,
    Source, Store, StoreError, carry,
};
use tempfile::TempDir;
use tokio::task::JoinSet;

/// Where the child carries to; also what tells it that it is one.
const TARGET: &str = "STORE_CARRY_TARGET";
/// And where from.
const ORIGIN: &str = "STORE_CARRY_ORIGIN";

/// When the first child is killed.
const FIRST_KILL: Duration = Duration::from_millis(8);

fn folder(folder: &TempDir) -> Place {
    Place::Folder(folder.path().into())
}

fn database(schema: &Schema) -> Place {
    Place::Database(schema.url().parse().unwrap())
}

async fn carried(from: &Place, to: &Place) -> Result<Carried, CarryError> {
    carry((from, Source::AtRest), (to, Existing::Keep), "a test", &|_| {}).await
}

fn n_rows(number: u32) -> u32 {
    [0, 1, SEGMENT_ROWS, SEGMENT_ROWS + 3, 2 * SEGMENT_ROWS][number as usize % 5]
}

async fn backed_up(from: Place, to: &Place) -> Result<Carried, CarryError> {
    carry((&from, Source::Running), (to, Existing::Keep), "a test", &|_| {}).await
}

/// Of everything something: long logs and none, open and finished tables, any bytes, keys in order.
async fn fill(store: &Store, n_tables: u32) {
    for number in 0..n_tables {
        let id = format!("t{number}");
        let table = match number % 3 {
            0 => attached(&id, "set 1", b"cards of the first set"),
            1 => attached(&id, "set 2", &[0, 255, 10]),
            _ => NewTable { header: vec![], ..aged(&id, -5) },
        };
        let members = vec![b"ada".to_vec(), id.into_bytes()];
        store.create(NewTable { members, ..table }).await.unwrap();
    }
    // Together, so that they share commits.
    let playing = (0..n_tables).map(|number| play(store.clone(), number));
    playing.collect::<JoinSet<()>>().join_all().await;
    store.add_key(b"ada's phone", b"ada").await.unwrap();
    store.replace_keys(b"ada's second", b"ada").await.unwrap();
    store.add_key(b"bo's phone", b"bo").await.unwrap();
}

async fn play(store: Store, number: u32) {
    let id = format!("t{number}");
    for seq in 0..n_rows(number) {
        let name = format!("nul \0 in {seq}");
        let row = if seq % 2 == 0 { row(seq) } else { asked(seq, u8::MAX, &name) };
        store.append(&id, row).await.unwrap();
    }
    if number.is_multiple_of(2) {
        store.finish(&id, i64::from(number)).await.unwrap();
        store.touch(&id, 5_000).await.unwrap();
    }
}

/// What anybody can see of a store.
async fn seen(store: &Store) -> String {
    let listed = store.list(1_000, false).await.unwrap();
    let mut tables = Vec::new();
    for summary in &listed {
        tables.push(store.load(&summary.id).await.unwrap());
    }
    let sets = [store.attachment("set 1").await, store.attachment("set 2").await];
    let keys = [store.keys_of(b"ada").await, store.keys_of(b"bo").await];
    let second = store.find_key(b"ada's phone").await;
    format!("{listed:?} {tables:?} {sets:?} {keys:?} {second:?}")
}

#[tokio::test]
async fn there_and_back_and_into_a_backup_is_the_same() {
    let Some(Home::Postgres(schema)) = Home::postgres() else { return };
    let [first, again] = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let store = Store::open(first.path()).await.unwrap();
    fill(&store, 17).await;
    let everything = seen(&store).await;
    store.close().await;

    let there = carried(&folder(&first), &database(&schema)).await.unwrap();
    assert_eq!((there.tables, there.attachments, there.keys), (17, 2, 4));
    assert_eq!(there.entries, u64::from((0..17).map(n_rows).sum::<u32>()));
    let store = Store::connect(&schema.url().parse().unwrap()).await.unwrap();
    assert_eq!(seen(&store).await, everything);
    // While the database is in use, a backup of it, which is a folder's file.
    let backup = Place::File(again.path().join(DATABASE_FILE));
    let copied = backed_up(database(&schema), &backup);
    assert_eq!(copied.await.unwrap(), there, "the same hash of everything");
    let more = again.path().join("more.db");
    store.backup(&more).await.unwrap();
    assert_eq!(store.backup(&more).await, Err(StoreError::Conflict));
    store.create(aged("later", 1)).await.unwrap();
    store.close().await;
    let store = Store::open(again.path()).await.unwrap();
    assert_eq!(seen(&store).await, everything);
    store.append("t0", row(0)).await.unwrap();
    store.close().await;

    // Back from the database, which has a table more by now.
    let back = tempfile::tempdir().unwrap();
    let report = carried(&database(&schema), &folder(&back)).await.unwrap();
    assert_eq!(report.tables, 18);
    assert_ne!(report.digest, there.digest);
    let store = Store::open(back.path()).await.unwrap();
    assert!(store.load("later").await.unwrap().is_some());
    store.close().await;
}

#[tokio::test]
async fn what_is_there_already_is_kept_unless_somebody_says_otherwise() {
    for to in [Home::sqlite(), Home::postgres()].into_iter().flatten() {
        let from = tempfile::tempdir().unwrap();
        let store = Store::open(from.path()).await.unwrap();
        fill(&store, 3).await;
        store.close().await;
        let store = to.open().await;
        store.create(aged("here", 1)).await.unwrap();
        let place = match &to {
            Home::Sqlite(to) => folder(to),
            Home::Postgres(schema) => database(schema),
        };
        // In use, and by whom.
        let refused = carried(&folder(&from), &place).await;
        assert!(matches!(refused, Err(CarryError::Open(_))), "{refused:?}");
        store.close().await;
        let refused = carried(&folder(&from), &place).await;
        let is_full = matches!(refused, Err(CarryError::NotEmpty { tables: 1, keys: 0, .. }));
        assert!(is_full, "{refused:?}");
        let store = to.open().await;
        assert!(store.load("here").await.unwrap().is_some());
        store.close().await;
        let origin = folder(&from);
        let replaced =
            carry((&origin, Source::AtRest), (&place, Existing::Replace), "a test", &|_| {});
        assert_eq!(replaced.await.unwrap().tables, 3);
        let store = to.open().await;
        assert!(store.load("here").await.unwrap().is_none());
        assert!(store.load("t2").await.unwrap().is_some());
        store.close().await;
    }
}

#[tokio::test]
async fn a_source_in_use_is_not_moved_but_backed_up() {
    let from = tempfile::tempdir().unwrap();
    let store = Store::open(from.path()).await.unwrap();
    fill(&store, 2).await;
    let to = tempfile::tempdir().unwrap();
    let refused = carried(&folder(&from), &folder(&to)).await;
    let is_locked = matches!(refused, Err(CarryError::Open(OpenError::Locked { .. })));
    assert!(is_locked, "{refused:?}");
    let file = Place::File(to.path().join("tonight.db"));
    let copied = backed_up(folder(&from), &file);
    assert_eq!(copied.await.unwrap().tables, 2);
    let twice = backed_up(folder(&from), &file);
    assert!(matches!(twice.await, Err(CarryError::Exists { .. })));
    let nothing = tempfile::tempdir().unwrap();
    let nothing = carried(&folder(&nothing), &folder(&to)).await;
    assert!(matches!(nothing, Err(CarryError::Nothing { .. })), "{nothing:?}");
    store.close().await;
}

/// A damaged table is carried as it is, and named; the others are not in danger.
#[tokio::test]
async fn a_damaged_table_is_carried_and_named() {
    let Some(Home::Postgres(schema)) = Home::postgres() else { return };
    let from = tempfile::tempdir().unwrap();
    let store = Store::open(from.path()).await.unwrap();
    fill(&store, 4).await;
    store.close().await;
    by_hand(from.path(), "DELETE FROM segments WHERE first_seq = 0 AND table_key = 4").await;
    let report = carried(&folder(&from), &database(&schema)).await.unwrap();
    assert_eq!((report.tables, &report.damaged[..]), (4, &["t3".to_owned()][..]));
    let store = Store::connect(&schema.url().parse().unwrap()).await.unwrap();
    assert!(store.load("t3").await.is_err());
    assert!(store.load("t2").await.unwrap().is_some());
    store.close().await;
}

/// Both sides of the test, as in `kill.rs`: the child carries and is killed, later each time.
#[tokio::test]
async fn what_was_interrupted_is_refused_and_can_be_begun_again() {
    if let (Some(from), Some(to)) = (std::env::var_os(ORIGIN), std::env::var_os(TARGET)) {
        let to = Place::folder_or_database(to.to_str().unwrap()).unwrap();
        carried(&Place::Folder(from.into()), &to).await.unwrap();
        return;
    }
    let from = tempfile::tempdir().unwrap();
    let store = Store::open(from.path()).await.unwrap();
    fill(&store, 120).await;
    let everything = seen(&store).await;
    store.close().await;
    for to in [Home::sqlite(), Home::postgres()].into_iter().flatten() {
        let target = match &to {
            Home::Sqlite(folder) => folder.path().to_str().unwrap().to_owned(),
            Home::Postgres(schema) => schema.url(),
        };
        let mut n_unfinished = 0;
        let mut wait = FIRST_KILL;
        loop {
            let is_done = carry_and_kill(from.path(), &target, wait).await;
            match left(&target).await {
                Left::Nothing => assert!(!is_done),
                Left::Unfinished => n_unfinished += 1,
                Left::Everything => break,
            }
            // On a slow machine it takes seconds, so each comes a quarter later than the one before.
            wait = wait * 5 / 4;
        }
        assert!(n_unfinished > 0, "no kill fell into the work");
        let store = to.open().await;
        assert_eq!(seen(&store).await, everything, "{target}");
        store.close().await;
    }
}

/// Whether it ended before it was killed.
async fn carry_and_kill(from: &Path, to: &str, wait: Duration) -> bool {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "carrying::what_was_interrupted_is_refused_and_can_be_begun_again"])
        .env(ORIGIN, from)
        .env(TARGET, to)
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    tokio::time::sleep(wait).await;
    child.kill().unwrap();
    child.wait().unwrap().success()
}

/// What a kill left.
enum Left {
    Nothing,
    Unfinished,
    Everything,
}

async fn left(target: &str) -> Left {
    let opened = match Place::folder_or_database(target).unwrap() {
        Place::Database(url) => Store::connect(&url).await,
        Place::Folder(folder) | Place::File(folder) => Store::open(&folder).await,
    };
    match opened {
        Err(OpenError::Unfinished { .. }) => Left::Unfinished,
        Err(OpenError::Database { fault: DatabaseFault::Unfinished { what }, .. }) => {
            assert_eq!(what, "a test");
            Left::Unfinished
        }
        Err(error) => panic!("{error}"),
        Ok(store) => {
            let is_empty = store.list(1, false).await.unwrap().is_empty();
            store.close().await;
            if is_empty { Left::Nothing } else { Left::Everything }
        }
    }
}

#[tokio::test]
async fn rows_of_a_file_are_read_as_of_one_moment() {
    let from = tempfile::tempdir().unwrap();
    let store = Store::open(from.path()).await.unwrap();
    fill(&store, 90).await;
    let to = tempfile::tempdir().unwrap();
    let file = Place::File(to.path().join(DATABASE_FILE));
    let place = folder(&from);
    let copying = backed_up(place, &file);
    let playing = async {
        for seq in 0..200 {
            store.append("t5", Row { payload: vec![7; 500], ..row(seq) }).await.unwrap();
        }
    };
    let (copied, ()) = tokio::join!(copying, playing);
    assert_eq!(copied.unwrap().damaged, [""; 0]);
    store.close().await;
}
