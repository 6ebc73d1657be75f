//! What every store must do, whatever it is made of.

use crate::fixture::{aged, asked, attached, for_all, row, table};
use store::limits::{
    ATTACHMENT_MAX, ATTACHMENT_NAME_MAX, HEADER_MAX, LIST_MAX, PAYLOAD_MAX, REQUEST_ID_MAX,
    SEATING_MAX, SEGMENT_ROWS, TABLE_ID_MAX, TABLE_ROWS_MAX,
};
use store::{FIRST_SEQ, NewTable, Row, Store, StoreError, StoredTable, Summary, Trouble};

for_all!(
    a_created_table_loads_as_it_was_given,
    an_unknown_table_is_none_or_missing,
    an_id_is_created_once,
    rows_come_back_in_order,
    a_row_must_be_the_next_one,
    what_tables_share_is_kept_once,
    a_long_log_comes_back_whole,
    seating_is_replaced,
    a_table_is_agreed_anew_until_its_first_row,
    the_first_finish_stays,
    a_finished_table_still_takes_rows,
    a_listing_is_newest_first,
    bounds_are_refused_by_name,
    the_largest_of_everything_fits,
    any_bytes_and_any_text_survive,
    two_writers_do_not_fork,
    trouble_passes,
    health_writes_no_row,
    a_closed_store_says_so,
);

async fn a_created_table_loads_as_it_was_given(store: &Store) {
    store.create(table("t")).await.unwrap();
    let expected = StoredTable {
        header: b"header of t".to_vec(),
        seating: b"nobody sits".to_vec(),
        created_ms: 1_000,
        finished_ms: None,
        touched_ms: 1_000,
        attachment: None,
        members: vec![],
        rows: vec![],
    };
    assert_eq!(store.load("t").await.unwrap(), Some(expected));
}

async fn an_unknown_table_is_none_or_missing(store: &Store) {
    assert_eq!(store.load("ghost").await, Ok(None));
    assert_eq!(store.append("ghost", row(0)).await, Err(StoreError::Missing));
    assert_eq!(store.set_seating("ghost", vec![], vec![]).await, Err(StoreError::Missing));
    assert_eq!(store.finish("ghost", 5).await, Err(StoreError::Missing));
    assert_eq!(store.list(10, false).await, Ok(vec![]));
}

async fn an_id_is_created_once(store: &Store) {
    store.create(table("t")).await.unwrap();
    store.append("t", row(0)).await.unwrap();
    let second = NewTable { header: b"other".to_vec(), ..table("t") };
    assert_eq!(store.create(second).await, Err(StoreError::Conflict));
    let kept = store.load("t").await.unwrap().unwrap();
    assert_eq!(kept.header, b"header of t");
    assert_eq!(kept.rows, [row(0)]);
}

async fn rows_come_back_in_order(store: &Store) {
    store.create(table("t")).await.unwrap();
    store.create(table("other")).await.unwrap();
    let rows: Vec<Row> = (FIRST_SEQ..40)
        .map(|seq| if seq.is_multiple_of(3) { row(seq) } else { asked(seq, 2, &format!("r{seq}")) })
        .collect();
    for row in &rows {
        store.append("t", row.clone()).await.unwrap();
    }
    assert_eq!(store.load("t").await.unwrap().unwrap().rows, rows);
    assert_eq!(store.load("other").await.unwrap().unwrap().rows, []);
    assert_eq!(store.stats().rows, 40);
}

async fn a_row_must_be_the_next_one(store: &Store) {
    store.create(table("t")).await.unwrap();
    assert_eq!(store.append("t", row(FIRST_SEQ + 1)).await, Err(StoreError::Conflict));
    store.append("t", row(FIRST_SEQ)).await.unwrap();
    store.append("t", row(FIRST_SEQ + 1)).await.unwrap();
    for wrong in [FIRST_SEQ, FIRST_SEQ + 1, FIRST_SEQ + 3, TABLE_ROWS_MAX - 1] {
        assert_eq!(store.append("t", row(wrong)).await, Err(StoreError::Conflict), "{wrong}");
    }
    assert_eq!(store.load("t").await.unwrap().unwrap().rows, [row(0), row(1)]);
}

async fn what_tables_share_is_kept_once(store: &Store) {
    let cards = b"cards ".repeat(50_000);
    store.create(attached("t", "set 1", &cards)).await.unwrap();
    store.create(attached("u", "set 1", &cards)).await.unwrap();
    store.create(attached("v", "set 2", b"")).await.unwrap();
    store.create(table("w")).await.unwrap();
    for (id, name) in
        [("t", Some("set 1")), ("u", Some("set 1")), ("v", Some("set 2")), ("w", None)]
    {
        let stored = store.load(id).await.unwrap().unwrap();
        assert_eq!(stored.attachment.as_deref(), name, "{id}");
    }
    assert_eq!(store.attachment("set 1").await, Ok(Some(cards)));
    assert_eq!(store.attachment("set 2").await, Ok(Some(vec![])));
    assert_eq!(store.attachment("set 3").await, Ok(None));
    // A name means the bytes that came with it first.
    store.create(attached("x", "set 2", b"other")).await.unwrap();
    assert_eq!(store.attachment("set 2").await, Ok(Some(vec![])));
}

/// Longer than a segment, with every kind of row at every place of one.
async fn a_long_log_comes_back_whole(store: &Store) {
    store.create(table("t")).await.unwrap();
    let rows: Vec<Row> = (FIRST_SEQ..2 * SEGMENT_ROWS + 5)
        .map(|seq| if seq.is_multiple_of(3) { row(seq) } else { asked(seq, 2, &format!("r{seq}")) })
        .collect();
    for (n_before, row) in rows.iter().enumerate() {
        store.append("t", row.clone()).await.unwrap();
        let near_an_edge = (n_before as u32 + 2) % SEGMENT_ROWS < 4;
        if near_an_edge {
            let again = store.append("t", row.clone()).await;
            assert_eq!(again, Err(StoreError::Conflict), "row {n_before} twice");
            assert_eq!(store.load("t").await.unwrap().unwrap().rows, rows[..=n_before]);
            assert_eq!(store.list(1, false).await.unwrap()[0].entries as usize, n_before + 1);
        }
    }
    store.finish("t", 9).await.unwrap();
    store.health().await.unwrap();
    assert_eq!(store.load("t").await.unwrap().unwrap().rows, rows);
    assert_eq!(store.list(1, false).await.unwrap()[0].entries as usize, rows.len());
    assert_eq!(store.append("t", row(0)).await, Err(StoreError::Conflict));
    store.append("t", row(rows.len() as u32)).await.unwrap();
    assert_eq!(store.list(1, false).await.unwrap()[0].entries as usize, rows.len() + 1);
}

async fn seating_is_replaced(store: &Store) {
    store.create(table("t")).await.unwrap();
    store.append("t", row(0)).await.unwrap();
    store.set_seating("t", b"ada sits".to_vec(), vec![]).await.unwrap();
    store.set_seating("t", b"ada and bo sit".to_vec(), vec![]).await.unwrap();
    let stored = store.load("t").await.unwrap().unwrap();
    assert_eq!(stored.seating, b"ada and bo sit");
    assert_eq!(stored.header, b"header of t");
    assert_eq!(stored.rows, [row(0)]);
}

async fn the_first_finish_stays(store: &Store) {
    store.create(table("t")).await.unwrap();
    store.finish("t", 2_000).await.unwrap();
    store.finish("t", 3_000).await.unwrap();
    assert_eq!(store.load("t").await.unwrap().unwrap().finished_ms, Some(2_000));
}

async fn a_table_is_agreed_anew_until_its_first_row(store: &Store) {
    let settle = async |id| store.settle(id, b"new".to_vec(), b"three sit".to_vec(), vec![]).await;
    store.create(table("t")).await.unwrap();
    settle("t").await.unwrap();
    let stored = store.load("t").await.unwrap().unwrap();
    assert_eq!((&stored.header[..], &stored.seating[..]), (&b"new"[..], &b"three sit"[..]));
    assert_eq!(settle("ghost").await, Err(StoreError::Missing));
    let big = vec![0; HEADER_MAX + 1];
    assert!(matches!(store.settle("t", big, vec![], vec![]).await, Err(StoreError::Invalid(_))));

    // A log of any length, packed or not, keeps the header it began with.
    for seq in 0..=SEGMENT_ROWS {
        assert_eq!(settle("t").await.is_ok(), seq == 0, "after {seq} rows");
        store.append("t", row(seq)).await.unwrap();
    }
    assert_eq!(settle("t").await, Err(StoreError::Conflict));
}

async fn a_finished_table_still_takes_rows(store: &Store) {
    store.create(table("t")).await.unwrap();
    store.finish("t", 2_000).await.unwrap();
    store.append("t", row(0)).await.unwrap();
    assert_eq!(store.load("t").await.unwrap().unwrap().rows, [row(0)]);
}

async fn a_listing_is_newest_first(store: &Store) {
    // "b" and "c" are of the same age, and "b" is created later.
    for (id, created_ms) in [("old", -5), ("c", 20), ("b", 20), ("new", 30), ("a", 10)] {
        store.create(aged(id, created_ms)).await.unwrap();
    }
    store.append("b", row(0)).await.unwrap();
    store.append("b", row(1)).await.unwrap();
    store.finish("new", 99).await.unwrap();

    let all = store.list(LIST_MAX, false).await.unwrap();
    let ids: Vec<&str> = all.iter().map(|summary| summary.id.as_str()).collect();
    assert_eq!(ids, ["new", "b", "c", "a", "old"]);
    assert_eq!(all[0].finished_ms, Some(99));
    let b = Summary { id: "b".into(), created_ms: 20, finished_ms: None, entries: 2 };
    assert_eq!(all[1], b);
    assert_eq!(all[2].entries, 0);

    let open = store.list(2, true).await.unwrap();
    let ids: Vec<&str> = open.iter().map(|summary| summary.id.as_str()).collect();
    assert_eq!(ids, ["b", "c"]);
    assert_eq!(store.list(0, false).await, Ok(vec![]));
}

async fn bounds_are_refused_by_name(store: &Store) {
    store.create(table("t")).await.unwrap();
    let long = |max: usize| "x".repeat(max + 1);
    let big = |max: usize| vec![0; max + 1];
    let results = [
        ("table id", store.create(table(&long(TABLE_ID_MAX))).await),
        ("table id", store.create(table("")).await),
        ("header", store.create(NewTable { header: big(HEADER_MAX), ..table("u") }).await),
        ("attachment", store.create(attached("u", "a", &big(ATTACHMENT_MAX))).await),
        ("attachment's name", store.create(attached("u", &long(ATTACHMENT_NAME_MAX), b"")).await),
        ("attachment's name", store.create(attached("u", "", b"")).await),
        ("seating", store.create(NewTable { seating: big(SEATING_MAX), ..table("u") }).await),
        ("seating", store.set_seating("t", big(SEATING_MAX), vec![]).await),
        ("payload", store.append("t", Row { payload: big(PAYLOAD_MAX), ..row(0) }).await),
        ("request id", store.append("t", asked(0, 0, &long(REQUEST_ID_MAX))).await),
        ("request id", store.append("t", asked(0, 0, "")).await),
        ("rows", store.append("t", row(TABLE_ROWS_MAX)).await),
        ("listing", store.list(LIST_MAX + 1, false).await.map(drop)),
    ];
    for (what, result) in results {
        let Err(StoreError::Invalid(message)) = &result else { panic!("{what}: {result:?}") };
        assert!(message.contains(what), "{message}");
    }
    assert_eq!(store.load("u").await, Ok(None));
    assert_eq!(store.load("t").await.unwrap().unwrap().rows, []);
}

async fn the_largest_of_everything_fits(store: &Store) {
    let (id, name) = ("x".repeat(TABLE_ID_MAX), "z".repeat(ATTACHMENT_NAME_MAX));
    let shared = vec![4; ATTACHMENT_MAX];
    let table = NewTable {
        id: id.clone(),
        header: vec![1; HEADER_MAX],
        seating: vec![2; SEATING_MAX],
        created_ms: i64::MAX,
        ..attached(&id, &name, &shared)
    };
    let row =
        Row { payload: vec![3; PAYLOAD_MAX], ..asked(0, u8::MAX, &"y".repeat(REQUEST_ID_MAX)) };
    store.create(table.clone()).await.unwrap();
    store.append(&id, row.clone()).await.unwrap();
    store.finish(&id, i64::MIN).await.unwrap();
    let expected = StoredTable {
        header: table.header,
        seating: table.seating,
        created_ms: i64::MAX,
        finished_ms: Some(i64::MIN),
        touched_ms: i64::MAX,
        attachment: Some(name.clone()),
        members: vec![],
        rows: vec![row],
    };
    assert!(store.load(&id).await.unwrap() == Some(expected), "the largest table changed");
    assert!(store.attachment(&name).await.unwrap() == Some(shared), "the attachment changed");
}

async fn any_bytes_and_any_text_survive(store: &Store) {
    let id = "tisch'; DROP TABLE tables; -- \u{1F3B2}";
    let every_byte: Vec<u8> = (0..=u8::MAX).collect();
    store.create(NewTable { header: vec![], ..table(id) }).await.unwrap();
    let rows = [
        Row { payload: every_byte, ..asked(0, 0, "nul \0 and 'quotes'") },
        Row { payload: vec![], ..row(1) },
    ];
    for row in &rows {
        store.append(id, row.clone()).await.unwrap();
    }
    let stored = store.load(id).await.unwrap().unwrap();
    assert_eq!(stored.rows, rows);
    assert_eq!(stored.header, []);
}

async fn two_writers_do_not_fork(store: &Store) {
    store.create(table("t")).await.unwrap();
    let mine = |seq| Row { payload: b"mine".to_vec(), ..row(seq) };
    let theirs = |seq| Row { payload: b"theirs".to_vec(), ..row(seq) };
    for seq in 0..20 {
        let (a, b) = tokio::join!(store.append("t", mine(seq)), store.append("t", theirs(seq)));
        assert!(
            matches!(
                (&a, &b),
                (Ok(()), Err(StoreError::Conflict)) | (Err(StoreError::Conflict), Ok(()))
            ),
            "{a:?} {b:?}"
        );
    }
    assert_eq!(store.load("t").await.unwrap().unwrap().rows.len(), 20);
}

async fn trouble_passes(store: &Store) {
    store.create(table("t")).await.unwrap();
    store.append("t", row(0)).await.unwrap();
    let large = Row { payload: vec![7; PAYLOAD_MAX], ..asked(1, 0, "large") };
    for trouble in [Trouble::Full, Trouble::ReadOnly] {
        store.simulate(trouble).await.unwrap();
        let refused = store.append("t", large.clone()).await;
        assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{trouble:?}: {refused:?}");
        // Reading goes on, and finds no trace of what was refused.
        assert_eq!(store.load("t").await.unwrap().unwrap().rows, [row(0)]);
        store.simulate(Trouble::None).await.unwrap();
        store.health().await.unwrap();
    }
    store.append("t", large).await.unwrap();
    assert_eq!(store.load("t").await.unwrap().unwrap().rows.len(), 2);
}

async fn health_writes_no_row(store: &Store) {
    store.create(table("t")).await.unwrap();
    store.health().await.unwrap();
    store.health().await.unwrap();
    assert_eq!(store.list(10, false).await.unwrap().len(), 1);
    assert_eq!(store.load("t").await.unwrap().unwrap().rows, []);
    store.simulate(Trouble::ReadOnly).await.unwrap();
    let sick = store.health().await;
    assert!(matches!(sick, Err(StoreError::Unavailable(_))), "{sick:?}");
}

async fn a_closed_store_says_so(store: &Store) {
    store.create(table("t")).await.unwrap();
    store.clone().close().await;
    let results = [
        store.append("t", row(0)).await,
        store.create(table("u")).await,
        store.health().await,
        store.load("t").await.map(drop),
        store.list(1, false).await.map(drop),
    ];
    for result in results {
        assert!(matches!(result, Err(StoreError::Unavailable(_))), "{result:?}");
    }
    // Closing twice is harmless.
    store.clone().close().await;
}
