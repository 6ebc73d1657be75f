//! What keeps a store in shape for years, on every kind of store.

use crate::fixture::{aged, asked, attached, for_all, row, table};
use crate::folder::by_hand;
use store::limits::{KEY_HASH_MAX, LIST_MAX, MEMBERS_MAX, PRUNE_MAX, SEGMENT_ROWS, WALK_MAX};
use store::{Cutoffs, NewTable, Pruned, Store, StoreError, Upgrade, Usage, WalkFrom};

for_all!(
    whose_tables_there_are_follows_the_seating,
    a_touch_never_goes_back,
    a_walk_meets_every_table_once,
    what_nobody_came_to_goes_and_the_rest_stays,
    an_attachment_goes_with_the_last_table_that_names_it,
    without_a_moment_everything_stays,
    a_little_is_removed_at_a_time_the_longest_left_first,
    bounds_of_years_are_refused_by_name,
);

const ADA: &[u8] = b"ada";
const BO: &[u8] = b"bo";

fn of(id: &str, members: &[&[u8]]) -> NewTable {
    NewTable { members: members.iter().map(|member| member.to_vec()).collect(), ..table(id) }
}

async fn whose_tables_there_are_follows_the_seating(store: &Store) {
    assert_eq!(store.tables_of(ADA, 10).await, Ok(vec![]));
    store.create(of("a", &[ADA, BO, ADA])).await.unwrap();
    store.create(of("b", &[])).await.unwrap();
    store.create(of("c", &[ADA])).await.unwrap();
    assert_eq!(store.tables_of(ADA, 10).await.unwrap(), ["c", "a"]);
    assert_eq!(store.tables_of(ADA, 1).await.unwrap(), ["c"]);
    assert_eq!(store.load("a").await.unwrap().unwrap().members, [ADA, BO]);

    store.set_seating("b", vec![], vec![BO.to_vec(), BO.to_vec()]).await.unwrap();
    assert_eq!(store.tables_of(BO, 10).await.unwrap(), ["b", "a"]);
    store.set_seating("a", vec![], vec![BO.to_vec()]).await.unwrap();
    assert_eq!(store.tables_of(ADA, 10).await.unwrap(), ["c"]);
    assert_eq!(store.tables_of(BO, 10).await.unwrap(), ["b", "a"]);
    // A table that was not made belongs to nobody.
    assert_eq!(store.create(of("c", &[BO])).await, Err(StoreError::Conflict));
    assert_eq!(store.tables_of(BO, 10).await.unwrap(), ["b", "a"]);
}

async fn a_touch_never_goes_back(store: &Store) {
    assert_eq!(store.touch("ghost", 1).await, Err(StoreError::Missing));
    assert_eq!(store.last_touch().await, Ok(None));
    store.create(aged("t", 50)).await.unwrap();
    let touched = async || store.load("t").await.unwrap().unwrap().touched_ms;
    assert_eq!(touched().await, 50);
    store.touch("t", 40).await.unwrap();
    assert_eq!(touched().await, 50);
    store.touch("t", 60).await.unwrap();
    assert_eq!(touched().await, 60);
    store.finish("t", 70).await.unwrap();
    assert_eq!(touched().await, 70);
    store.finish("t", 90).await.unwrap();
    assert_eq!(touched().await, 70, "only the first end counts");
    store.touch("t", 80).await.unwrap();
    store.create(aged("u", 75)).await.unwrap();
    assert_eq!(store.last_touch().await, Ok(Some(80)));
}

async fn a_walk_meets_every_table_once(store: &Store) {
    assert_eq!(store.walk(WalkFrom::default(), 5).await, Ok(vec![]));
    // The moments say nothing about the order of creation.
    for number in 0..7 {
        store.create(aged(&format!("t{number}"), -number)).await.unwrap();
    }
    let (mut from, mut met) = (WalkFrom::default(), Vec::new());
    loop {
        let some = store.walk(from, 3).await.unwrap();
        let Some((last, _)) = some.last() else { break };
        from = *last;
        met.extend(some.into_iter().map(|(_, id)| id));
    }
    assert_eq!(met, ["t0", "t1", "t2", "t3", "t4", "t5", "t6"]);
}

/// A table of each kind, to which somebody last came at this moment.
async fn one_of_each(store: &Store, at_ms: i64) {
    store.create(aged(&format!("gathering {at_ms}"), at_ms)).await.unwrap();
    let (playing, long) = (format!("playing {at_ms}"), format!("long {at_ms}"));
    for (id, n_rows) in [(&playing, 2), (&long, SEGMENT_ROWS)] {
        store.create(aged(id, at_ms)).await.unwrap();
        for seq in 0..n_rows {
            store.append(id, asked(seq, 0, "r")).await.unwrap();
        }
    }
    for id in [format!("over {at_ms}"), format!("closed {at_ms}")] {
        store.create(aged(&id, at_ms - 5)).await.unwrap();
        store.finish(&id, at_ms).await.unwrap();
    }
    store.append(&format!("over {at_ms}"), row(0)).await.unwrap();
}

async fn ids(store: &Store) -> Vec<String> {
    let walked = store.walk(WalkFrom::default(), 1_000).await.unwrap();
    walked.into_iter().map(|(_, id)| id).collect()
}

async fn what_nobody_came_to_goes_and_the_rest_stays(store: &Store) {
    for at_ms in [100, 200, 300] {
        one_of_each(store, at_ms).await;
    }
    // Somebody came later to one of each.
    for id in ["gathering 100", "playing 100", "over 100"] {
        store.touch(id, 1_000).await.unwrap();
    }
    let cutoffs =
        Cutoffs { never_begun_ms: Some(300), deserted_ms: Some(201), finished_ms: Some(200) };
    let going = Pruned { never_begun: 1, deserted: 3, finished: 1, attachments: 0 };
    assert_eq!(store.prunable(&cutoffs).await, Ok(going));
    assert_eq!(ids(store).await.len(), 15, "counting changes nothing");
    assert_eq!(store.prune(&cutoffs, 100).await, Ok(going));
    assert_eq!(store.prune(&cutoffs, 100).await, Ok(Pruned::default()));
    assert_eq!(store.prunable(&cutoffs).await, Ok(Pruned::default()));
    let left = ids(store).await;
    let expected = [
        "gathering 100",
        "playing 100",
        "over 100",
        "over 200",
        "closed 200",
        "gathering 300",
        "playing 300",
        "long 300",
        "over 300",
        "closed 300",
    ];
    assert_eq!(left, expected);
    // What is gone is gone, its name is free, and what stays goes on.
    assert_eq!(store.load("playing 200").await, Ok(None));
    assert_eq!(store.append("long 100", row(SEGMENT_ROWS)).await, Err(StoreError::Missing));
    store.create(table("long 100")).await.unwrap();
    assert_eq!(store.load("long 100").await.unwrap().unwrap().rows, []);
    assert_eq!(store.load("long 300").await.unwrap().unwrap().rows.len() as u32, SEGMENT_ROWS);
    store.append("long 300", row(SEGMENT_ROWS)).await.unwrap();
}

async fn an_attachment_goes_with_the_last_table_that_names_it(store: &Store) {
    for (id, name, at_ms) in [("a", "one", 1), ("b", "one", 9), ("c", "two", 1)] {
        store
            .create(NewTable { created_ms: at_ms, ..attached(id, name, name.as_bytes()) })
            .await
            .unwrap();
    }
    let cutoffs = Cutoffs { never_begun_ms: Some(5), ..Cutoffs::default() };
    let going = Pruned { never_begun: 2, attachments: 1, ..Pruned::default() };
    assert_eq!(store.prunable(&cutoffs).await, Ok(going));
    assert_eq!(store.prune(&cutoffs, 100).await, Ok(going));
    assert_eq!(store.attachment("one").await.unwrap().unwrap(), b"one");
    assert_eq!(store.attachment("two").await, Ok(None));
    // Whoever names it again brings it again.
    store.create(attached("d", "two", b"two")).await.unwrap();
    assert_eq!(store.attachment("two").await.unwrap().unwrap(), b"two");
}

async fn without_a_moment_everything_stays(store: &Store) {
    one_of_each(store, i64::MIN + 10).await;
    assert_eq!(store.prunable(&Cutoffs::default()).await, Ok(Pruned::default()));
    assert_eq!(store.prune(&Cutoffs::default(), 10).await, Ok(Pruned::default()));
    assert_eq!(ids(store).await.len(), 5);
}

async fn a_little_is_removed_at_a_time_the_longest_left_first(store: &Store) {
    for (id, at_ms) in [("c", 3), ("a", 1), ("e", 5), ("b", 2), ("d", 4)] {
        store.create(attached(id, id, b"x")).await.unwrap();
        store.finish(id, at_ms * 1_000).await.unwrap();
    }
    let cutoffs = Cutoffs { finished_ms: Some(5_000), ..Cutoffs::default() };
    let step = async || store.prune(&cutoffs, 3).await.unwrap();
    assert_eq!(step().await, Pruned { finished: 3, ..Pruned::default() });
    assert_eq!(ids(store).await, ["e", "d"]);
    // The last step takes the attachments of all.
    assert_eq!(step().await, Pruned { finished: 1, attachments: 4, ..Pruned::default() });
    assert_eq!(step().await, Pruned::default());
    assert_eq!(ids(store).await, ["e"]);
}

async fn bounds_of_years_are_refused_by_name(store: &Store) {
    let many = vec![vec![1]; MEMBERS_MAX + 1];
    let long = vec![vec![1; KEY_HASH_MAX + 1]];
    store.create(table("t")).await.unwrap();
    let results = [
        ("members", store.create(NewTable { members: many, ..table("u") }).await),
        ("member", store.set_seating("t", vec![], long).await),
        ("listing", store.tables_of(ADA, LIST_MAX + 1).await.map(drop)),
        ("person", store.tables_of(&[1; KEY_HASH_MAX + 1], 1).await.map(drop)),
        ("walk", store.walk(WalkFrom::default(), WALK_MAX + 1).await.map(drop)),
        ("pruning", store.prune(&Cutoffs::default(), PRUNE_MAX + 1).await.map(drop)),
    ];
    for (what, result) in results {
        let Err(StoreError::Invalid(message)) = &result else { panic!("{what}: {result:?}") };
        assert!(message.contains(what), "{message}");
    }
}

#[tokio::test]
async fn room_is_reused_and_can_be_given_back() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    for number in 0..40 {
        let header = vec![number; 20_000];
        store.create(NewTable { header, ..aged(&format!("t{number}"), 1) }).await.unwrap();
    }
    let full = store.usage().await.unwrap();
    assert!(full.bytes > 800_000 && full.reusable < 50_000, "{full:?}");
    let cutoffs = Cutoffs { never_begun_ms: Some(2), ..Cutoffs::default() };
    assert_eq!(store.prune(&cutoffs, 100).await.unwrap().tables(), 40);
    let pruned = store.usage().await.unwrap();
    assert!(pruned.bytes == full.bytes && pruned.reusable > 750_000, "{pruned:?}");
    store.compact().await.unwrap();
    let compacted = store.usage().await.unwrap();
    assert!(compacted.bytes < 200_000 && compacted.reusable == 0, "{compacted:?}");
    store.create(table("later")).await.unwrap();
    assert_eq!(Store::memory().usage().await, Ok(Usage::default()));
    store.close().await;
}

/// The program before kept neither members nor touches.
#[tokio::test]
async fn members_of_an_earlier_program_are_filled_in() {
    let folder = tempfile::tempdir().unwrap();
    let old = concat!(
        include_str!("../../migrations/0001_tables.sql"),
        include_str!("../../migrations/0002_keys.sql"),
        include_str!("../../migrations/0003_segments.sql"),
        "DROP TABLE old_entries; DROP TABLE old_tables; PRAGMA user_version = 3;",
        "INSERT INTO tables (id, created_ms, finished_ms, seating, header) VALUES
           ('open', 5, NULL, CAST('ada' AS BLOB), x''), ('over', 5, 9, CAST('bo' AS BLOB), x''),
           ('strange', 5, NULL, x'', x'');",
    );
    by_hand(folder.path(), old).await;
    let members = |seating: &[u8]| {
        if seating.is_empty() { Vec::new() } else { vec![seating.to_vec(), b"host".to_vec()] }
    };
    let upgrade = Upgrade { members: &members, ..Upgrade::default() };
    for _ in 0..2 {
        let store = Store::open_with(folder.path(), &upgrade).await.unwrap();
        assert_eq!(store.tables_of(b"host", 9).await.unwrap(), ["over", "open"]);
        assert_eq!(store.tables_of(BO, 9).await.unwrap(), ["over"]);
        let touched = async |id| store.load(id).await.unwrap().unwrap().touched_ms;
        assert_eq!(touched("over").await, 9);
        assert!(touched("open").await > 1_700_000_000_000, "it counts from now on");
        let soon =
            Cutoffs { deserted_ms: Some(1_000), never_begun_ms: Some(1_000), finished_ms: None };
        assert_eq!(store.prunable(&soon).await, Ok(Pruned::default()));
        store.close().await;
    }
    assert!(folder.path().join("cantina.db.before-upgrade").exists());
}
