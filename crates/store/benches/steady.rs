//! The tail of durable appends at a steady rate: two thousand tables, a row a second each.
//!
//! `cargo bench -p store --bench steady` (or `-- 500` for fewer tables). A row is late if it is on disk
//! more than ten milliseconds after it was due. When rows were late is told second by second: what
//! the store itself does at times, such as moving its log into the database, shows as a pattern.

use std::env;
use std::time::Duration;
use store::{FIRST_SEQ, NewTable, Row, Store};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

const TABLES: u32 = 2_000;
const SECONDS: u32 = 30;
const EVERY: Duration = Duration::from_secs(1);
const LATE: Duration = Duration::from_millis(10);
/// About what an entry of a card game has.
const ROW_BYTES: usize = 300;

fn main() {
    let n_tables = env::args().find_map(|arg| arg.parse().ok()).unwrap_or(TABLES);
    let runtime = Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let mut rows = runtime.block_on(async {
        let store = Store::open(folder.path()).await.expect("a store");
        let rows = play(&store, n_tables).await;
        store.close().await;
        rows
    });
    let mut seconds = vec![(0, Duration::ZERO); SECONDS as usize + 1];
    for (due, took) in &rows {
        let second = &mut seconds[due.as_secs() as usize];
        second.0 += u32::from(*took > LATE);
        second.1 = second.1.max(*took);
    }
    rows.sort_unstable_by_key(|(_, took)| *took);
    let at = |of_thousand: usize| {
        let idx = (rows.len() * of_thousand / 1_000).min(rows.len() - 1);
        rows[idx].1.as_secs_f64() * 1_000.0
    };
    println!(
        "{n_tables} tables, a row a second each: p50 {:.2} ms, p99 {:.2} ms, p99.9 {:.2} ms, max {:.1} ms",
        at(500),
        at(990),
        at(999),
        at(1_000)
    );
    for (second, (n_late, longest)) in seconds.iter().enumerate().filter(|(_, it)| it.0 > 0) {
        println!(
            "    second {second}: {n_late} late, {:.1} ms at worst",
            longest.as_secs_f64() * 1_000.0
        );
    }
}

/// When each row was due, and how long after that it was on disk.
async fn play(store: &Store, n_tables: u32) -> Vec<(Duration, Duration)> {
    let id = |number: u32| format!("table {number}");
    for number in 0..n_tables {
        let table = NewTable {
            id: id(number),
            header: vec![b'h'; 500],
            seating: vec![b's'; 500],
            created_ms: 0,
            attachment: None,
            members: vec![number.to_le_bytes().to_vec()],
        };
        store.create(table).await.expect("a table");
    }
    let begin = Instant::now();
    let mut tables = JoinSet::new();
    for number in 0..n_tables {
        let (store, id) = (store.clone(), id(number));
        tables.spawn(async move {
            let mut took = Vec::new();
            for nth in 0..SECONDS {
                let due = EVERY * nth + EVERY * number / n_tables;
                sleep_until(begin + due).await;
                let payload = (0..ROW_BYTES).map(|at| (at as u32 * 7 + nth) as u8).collect();
                let row = Row { seq: FIRST_SEQ + nth, payload, request: None };
                store.append(&id, row).await.expect("a row");
                took.push((due, (begin + due).elapsed()));
            }
            took
        });
    }
    tables.join_all().await.into_iter().flatten().collect()
}
