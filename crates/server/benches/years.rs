//! A house after years: how long it takes to start, to list somebody's tables and to tell what may
//! go, with a million tables that are over and ten thousand that are not.
//!
//! `cargo bench -p server --bench years` (or `-- 50000` for fewer). Two real tables are played at,
//! and both are copied inside the database, by SQLite's shell, so that every copy opens.

use client::{Person, Request, Table, Visitor};
use server::{Config, Place, Server};
use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::runtime::Runtime;

const FINISHED: u64 = 1_000_000;
/// For each running one this many are over.
const FINISHED_FOR_ONE: u64 = 100;
/// How many tables the person has whose list is asked for.
const OWN: u64 = 24;
/// How often each question is asked.
const TIMES: u32 = 20;

fn main() {
    let n_finished = std::env::args().find_map(|arg| arg.parse().ok()).unwrap_or(FINISHED);
    let folder = tempfile::tempdir().expect("a folder");
    let runtime = Runtime::new().expect("a runtime");
    let person = runtime.block_on(two_tables(&folder));
    let began = Instant::now();
    multiply(folder.path(), n_finished);
    let bytes = folder.path().join("cantina.db").metadata().expect("a database").len();
    println!(
        "{n_finished} finished and {} running tables, {} MB, written in {:.0} s",
        n_finished / FINISHED_FOR_ONE,
        bytes / 1_048_576,
        began.elapsed().as_secs_f64()
    );
    runtime.block_on(measure(&folder, &person));
}

fn config(folder: &TempDir) -> Config {
    Config {
        addr: SocketAddr::from(([127, 0, 0, 1], 0)),
        requests_per_second: 0,
        tables_per_minute: 0,
        // What it removes by itself is measured apart.
        retention: server::Retention { first: Duration::from_secs(3_600), ..Default::default() },
        ..Config::new(folder.path())
    }
}

/// Two tables that were played at, one of them over, and one of the people at them.
async fn two_tables(folder: &TempDir) -> String {
    let key = play_twice(folder).await;
    // The first is over. At the next start its rows are packed, as they would have been at its end.
    sql(folder.path(), "UPDATE tables SET finished_ms = created_ms WHERE key = 1");
    let server = Server::bind(config(folder)).await.expect("an open house");
    server.run(tokio::time::sleep(Duration::from_millis(500))).await.expect("well");
    sql(folder.path(), "SELECT 1 / (count(*) = 1) FROM segments WHERE table_key = 1");
    key
}

async fn play_twice(folder: &TempDir) -> String {
    let server = Server::bind(config(folder)).await.expect("an open house");
    let visitor = Visitor::of(server.local_addr());
    let (close, closed) = tokio::sync::oneshot::channel::<()>();
    let house = tokio::spawn(server.run(async move { drop(closed.await) }));
    let people = [0, 1].map(|number| Person::new(visitor, number));
    for _ in 0..2 {
        let mut table = Table::open(&people, "han-solo").await.expect("a table");
        for _ in 0..20 {
            table.one_move().await.expect("a move");
        }
    }
    drop(close);
    house.await.expect("the house ends").expect("well");
    let [person, _] = people;
    person.key
}

fn sql(folder: &Path, sql: &str) {
    let status = Command::new("sqlite3")
        .args(["-bail", "-batch"])
        .arg(folder.join("cantina.db"))
        .arg(sql)
        .stdout(std::process::Stdio::null())
        .status();
    assert!(status.expect("SQLite's shell: apt-get install sqlite3").success(), "{sql}");
}

/// Copies the tables inside the database: some are the same people's, all others somebody's.
fn multiply(folder: &Path, n_finished: u64) {
    let n_all = n_finished + n_finished / FINISHED_FOR_ONE;
    let now = "unixepoch() * 1000";
    let copy = format!(
        "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000;
         CREATE TEMP TABLE made AS WITH RECURSIVE n(n) AS
           (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {n_all})
           SELECT n, (SELECT max(key) FROM tables) + n AS key,
                  substr('0000000000' || replace(printf('%x', n), 'l', 'z'), -10) AS id,
                  n % ({FINISHED_FOR_ONE} + 1) > 0 AS is_over FROM n;
         INSERT INTO tables (key, id, created_ms, finished_ms, touched_ms, in_segments, attachment,
             seating, header)
           SELECT made.key, made.id, {now} - ({n_all} - n) * 1000,
                  CASE WHEN is_over THEN {now} - ({n_all} - n) * 1000 END,
                  {now} - ({n_all} - n) * 1000, t.in_segments, t.attachment, t.seating, t.header
           FROM made JOIN tables t ON t.key = 2 - is_over;
         INSERT INTO segments (table_key, first_seq, packed)
           SELECT made.key, s.first_seq, s.packed
           FROM made JOIN segments s ON s.table_key = 1 WHERE is_over;
         INSERT INTO entries SELECT made.key, e.seq, e.seat, e.request, e.payload
           FROM made JOIN entries e ON e.table_key = 2 WHERE NOT is_over;
         INSERT INTO members SELECT CASE WHEN n > {n_all} - {OWN} THEN m.person
                ELSE randomblob(32) END, made.key
           FROM made CROSS JOIN members m ON m.table_key = 1;"
    );
    sql(folder, &copy);
}

async fn measure(folder: &TempDir, key: &str) {
    let began = Instant::now();
    let server = Server::bind(config(folder)).await.expect("an open house");
    println!("start: {:.0} ms until it listens", began.elapsed().as_secs_f64() * 1_000.0);
    let visitor = Visitor::of(server.local_addr());
    let (close, closed) = tokio::sync::oneshot::channel::<()>();
    let house = tokio::spawn(server.run(async move { drop(closed.await) }));
    let mine = Request::get("/api/tables").by(key);
    ask("my tables, the first time (24 are read)", &visitor, &mine, 1).await;
    ask("my tables, again", &visitor, &mine, TIMES).await;
    ask("/healthz", &visitor, &Request::get("/healthz"), TIMES).await;
    ask("/metrics", &visitor, &Request::get("/metrics"), TIMES).await;
    let order = server::PruneOrder {
        retention: server::Retention::default(),
        now_ms: i64::MAX / 2,
        even_so: true,
        compact: false,
    };
    let began = Instant::now();
    let report =
        server::prunable(&Place::Folder(folder.path().into()), &order).await.expect("an answer");
    println!(
        "prune --dry-run by a clock far ahead: {} tables told in {:.0} ms",
        report.pruned.tables(),
        began.elapsed().as_secs_f64() * 1_000.0
    );
    drop(close);
    let began = Instant::now();
    house.await.expect("the house ends").expect("well");
    println!("stop: {:.0} ms", began.elapsed().as_secs_f64() * 1_000.0);
}

async fn ask(what: &str, visitor: &Visitor, request: &Request, times: u32) {
    let mut took = Vec::new();
    let mut n_bytes = 0;
    for _ in 0..times {
        let began = Instant::now();
        let reply = visitor.ask(request).await.expect("an answer");
        took.push(began.elapsed());
        assert_eq!(reply.status, 200, "{}", reply.text());
        n_bytes = reply.body.len();
    }
    took.sort_unstable();
    let ms = |idx: usize| took[idx].as_secs_f64() * 1_000.0;
    println!(
        "{what}: {:.1} ms in the median of {times}, {:.1} at most; {n_bytes} bytes",
        ms(took.len() / 2),
        ms(took.len() - 1)
    );
}
