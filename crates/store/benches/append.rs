//! How long one durable append takes, and how many go through when 256 tables
//! play at once; beside PostgreSQL, a bare loop of inserts into the same server.
//! Run with `cargo bench -p store`; `CANTINA_NO_POSTGRES=1` leaves PostgreSQL out.

use divan::Bencher;
use divan::counter::ItemsCount;
use own_postgres::{Server, Sync};
use sqlx::{ConnectOptions, PgConnection, postgres::PgConnectOptions};
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
    Postgres,
}

fn bodies() -> Vec<Body> {
    let all = [Body::Memory, Body::Sqlite, Body::Postgres];
    all[..if own_postgres::is_left_out() { 2 } else { 3 }].to_vec()
}

/// A store with some tables, and the row that comes next on all of them.
struct Bench {
    runtime: Runtime,
    store: Store,
    next: AtomicU32,
    /// Kept until the end, as the store lives in it.
    _folder: TempDir,
    _server: Option<Server>,
}

impl Bench {
    fn new(body: Body, tables: u32) -> Self {
        let runtime = Runtime::new().unwrap();
        let folder = tempfile::tempdir().unwrap();
        let server = matches!(body, Body::Postgres).then(|| Server::start(Sync::Full).unwrap());
        let store = runtime.block_on(async {
            let store = match body {
                Body::Postgres => {
                    let url = server.as_ref().unwrap().url();
                    Store::connect(&url.parse().unwrap()).await.unwrap()
                }
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
        Self { runtime, store, next: AtomicU32::new(0), _folder: folder, _server: server }
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

#[divan::bench(args = bodies(), sample_count = 1000, sample_size = 1)]
fn one(bencher: Bencher<'_, '_>, body: Body) {
    let bench = Bench::new(body, 1);
    bencher
        .with_inputs(|| bench.row())
        .bench_local_values(|row| bench.runtime.block_on(bench.store.append("t0", row)).unwrap());
}

#[divan::bench(args = bodies(), sample_count = 100, sample_size = 1)]
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

/// What PostgreSQL takes for the same bytes without us: one connection, a table without an index, one
/// statement that commits itself.
struct Bare {
    runtime: Runtime,
    connection: PgConnection,
    _server: Server,
}

impl Bare {
    fn new() -> Option<Self> {
        if own_postgres::is_left_out() {
            return None;
        }
        let runtime = Runtime::new().unwrap();
        let server = Server::start(Sync::Full).unwrap();
        server.sql("CREATE TABLE bare (key BIGINT, seq INT, payload BYTEA)").unwrap();
        let options: PgConnectOptions = {
            // The library wants a host where PostgreSQL's own programs need none.
            let url = server.url();
            let (_, path) = url.split_once("@/").unwrap();
            format!("postgres:///{path}&user=cantina").parse().unwrap()
        };
        let connection = runtime.block_on(options.connect()).unwrap();
        Some(Self { runtime, connection, _server: server })
    }

    fn insert(&mut self, n_rows: usize) {
        let payloads: Vec<Vec<u8>> = vec![vec![7; PAYLOAD_BYTES]; n_rows];
        let query = sqlx::query(
            "INSERT INTO bare SELECT 1, 1, payload FROM unnest($1::bytea[]) AS given (payload)",
        );
        let insert = query.bind(payloads).execute(&mut self.connection);
        self.runtime.block_on(insert).unwrap();
    }
}

#[divan::bench(sample_count = 1000, sample_size = 1)]
fn bare_insert_of_one(bencher: Bencher<'_, '_>) {
    if let Some(mut bare) = Bare::new() {
        bencher.bench_local(|| bare.insert(1));
    }
}

#[divan::bench(sample_count = 100, sample_size = 1)]
fn bare_insert_of_many(bencher: Bencher<'_, '_>) {
    if let Some(mut bare) = Bare::new() {
        let bencher = bencher.counter(ItemsCount::new(TABLES));
        bencher.bench_local(|| bare.insert(TABLES as usize));
    }
}
