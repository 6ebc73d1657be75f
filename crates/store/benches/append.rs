//! How long one durable append takes, and how many go through when 256 tables
//! play at once. Run with `cargo bench -p store`.

use divan::Bencher;
use divan::counter::ItemsCount;
use std::sync::atomic::{AtomicU32, Ordering};
use store::{NewTable, RequestKey, Row, Store};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

/// About the size of one entry of a real game.
const PAYLOAD_BYTES: usize = 200;
const TABLES: u32 = 256;

fn main() {
    divan::main();
}

#[derive(Debug, Clone, Copy)]
enum Body {
    Memory,
    Sqlite,
}

const BODIES: [Body; 2] = [Body::Memory, Body::Sqlite];

/// A store with some tables, and the row that comes next on all of them.
struct Bench {
    runtime: Runtime,
    store: Store,
    next: AtomicU32,
    /// Kept until the end, as the store lives in it.
    _folder: TempDir,
}

impl Bench {
    fn new(body: Body, tables: u32) -> Self {
        let runtime = Runtime::new().unwrap();
        let folder = tempfile::tempdir().unwrap();
        let store = runtime.block_on(async {
            let store = match body {
                Body::Memory => Store::memory(),
                Body::Sqlite => Store::open(folder.path()).await.unwrap(),
            };
            for number in 0..tables {
                let table = NewTable {
                    id: format!("t{number}"),
                    header: vec![0; PAYLOAD_BYTES],
                    seating: vec![0; PAYLOAD_BYTES],
                    created_ms: 0,
                    attachment: None,
                    members: vec![],
                };
                store.create(table).await.unwrap();
            }
            store
        });
        Self { runtime, store, next: AtomicU32::new(0), _folder: folder }
    }

    /// The next row, for every table.
    fn row(&self) -> Row {
        let seq = self.next.fetch_add(1, Ordering::Relaxed);
        let request = RequestKey { seat: 0, id: format!("request {seq}") };
        Row { seq, payload: vec![7; PAYLOAD_BYTES], request: Some(request) }
    }
}

impl Drop for Bench {
    fn drop(&mut self) {
        self.runtime.block_on(self.store.clone().close());
    }
}

#[divan::bench(args = BODIES, sample_count = 1000, sample_size = 1)]
fn one(bencher: Bencher<'_, '_>, body: Body) {
    let bench = Bench::new(body, 1);
    bencher
        .with_inputs(|| bench.row())
        .bench_local_values(|row| bench.runtime.block_on(bench.store.append("t0", row)).unwrap());
}

#[divan::bench(args = BODIES, sample_count = 100, sample_size = 1)]
fn many_at_once(bencher: Bencher<'_, '_>, body: Body) {
    let bench = Bench::new(body, TABLES);
    bencher.counter(ItemsCount::new(TABLES)).with_inputs(|| bench.row()).bench_local_values(
        |row| {
            bench.runtime.block_on(async {
                let mut appends = JoinSet::new();
                for number in 0..TABLES {
                    let (store, row) = (bench.store.clone(), row.clone());
                    appends.spawn(async move {
                        store.append(&format!("t{number}"), row).await.unwrap();
                    });
                }
                while let Some(done) = appends.join_next().await {
                    done.unwrap();
                }
            });
        },
    );
}
