//! Two people at each of many tables, over real sockets, every move durable
//! before it is told. The players run in a process of their own, so that the
//! figures are the server's alone.
//!
//! `cargo bench -p server` prints one line for each load; the time of a move is
//! measured at the players: from sending it to its arrival at both of them.
//! Before and after each load that has a rate, bare loops write and sync at the
//! same rate on the same disk, so that a disk's bad minute is seen as such.
//! `cargo bench -p server -- 500` runs the loads of this many tables alone;
//! `-- database` keeps the tables in a PostgreSQL server of the bench's own.

#[path = "tables/loops.rs"]
mod loops;

use client::{Person, Request, Table, Visitor, cpu_ms, resident_kb};
use own_postgres::Sync;
use serde_json::{Value, json};
use server::{Caps, Config, Server};
use std::env;
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

/// Tables, milliseconds between two moves of a table (0: flat out), seconds.
const LOADS: [(u32, u64, u64); 3] = [(100, 0, 8), (500, 1_000, 20), (2_000, 1_000, 20)];

/// Each player's connection costs two file descriptors in all.
const DESCRIPTORS_PER_TABLE: u32 = 2;

fn main() {
    let args: Vec<String> = env::args().collect();
    let runtime = Runtime::new().expect("a runtime");
    match args.iter().position(|arg| arg == "players") {
        Some(at) => runtime.block_on(players(&args[at + 1..])),
        None => {
            let wanted = args.iter().find_map(|arg| arg.parse::<u32>().ok());
            let loads = LOADS.iter().filter(|load| wanted.is_none_or(|n| n == load.0));
            let is_in_database = args.iter().any(|arg| arg == "database");
            loads.for_each(|load| measure(&runtime, *load, is_in_database));
        }
    }
}

/// One load, between the bare loops if it has a rate.
fn measure(runtime: &Runtime, load: (u32, u64, u64), is_in_database: bool) {
    let (n_tables, every_ms, _) = load;
    let folder = tempfile::tempdir().expect("a folder");
    let loops = |when: &str| {
        let per_second = u64::from(n_tables) * 1_000 / every_ms;
        let both = loops::both(folder.path(), per_second as u32);
        both.iter().for_each(|figures| figures.print(when));
        both.iter().map(loops::Figures::p99_ms).fold(f64::INFINITY, f64::min)
    };
    if every_ms == 0 {
        runtime.block_on(serve(load, is_in_database));
        return;
    }
    let before = loops("before");
    let p99_ms = runtime.block_on(serve(load, is_in_database));
    let better = before.min(loops("after"));
    if let Some(p99_ms) = p99_ms {
        println!("    p99 is {:.1} times that of the best loop ({better:.2} ms)", p99_ms / better);
    }
}

/// Serves one load, prints its figures, and gives the p99 of its moves in milliseconds.
async fn serve(
    (n_tables, every_ms, seconds): (u32, u64, u64),
    is_in_database: bool,
) -> Option<f64> {
    if descriptors().is_some_and(|most| most < n_tables * DESCRIPTORS_PER_TABLE + 100) {
        println!("{n_tables} tables: skipped, too few file descriptors (see ulimit -n)");
        return None;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let database = is_in_database
        .then(|| own_postgres::Server::start(Sync::Full).expect("PostgreSQL is installed"));
    let url = database.as_ref().map(|database| database.url().parse().expect("an address"));
    let config = Config {
        database: url,
        addr: SocketAddr::from(([127, 0, 0, 1], 0)),
        tables_per_minute: 0,
        messages_per_second: 0,
        requests_per_second: 0,
        entries_per_second: 0,
        caps: Caps { total: 20_000, per_address: 20_000, per_network: 20_000 },
        ..Config::new(folder.path())
    };
    let server = Server::bind(config).await.expect("an open house");
    let addr = server.local_addr();
    let (close, closed) = tokio::sync::oneshot::channel::<()>();
    let own = std::process::id();
    let (kb_before, cpu_before) = (resident_kb(own), cpu_ms(own));
    let house = tokio::spawn(server.run(async move { drop(closed.await) }));
    let load = [addr.to_string(), n_tables.to_string(), every_ms.to_string(), seconds.to_string()];
    let output = tokio::task::spawn_blocking(move || {
        let own = env::current_exe().expect("our own path");
        let child = Command::new(own).arg("players").args(load).stderr(Stdio::inherit()).output();
        child.expect("the players run")
    });
    let output = output.await.expect("the players are waited for");
    let (kb, cpu) = (resident_kb(own).saturating_sub(kb_before), cpu_ms(own) - cpu_before);
    let metrics = Visitor::of(addr).ask(&Request::get("/metrics")).await.expect("metrics").text();
    drop(close);
    house.await.expect("the house ends").expect("well");
    let figures: Value = serde_json::from_slice(&output.stdout).expect("the players report");
    let n_moves = figures["moves"].as_u64().expect("a count");
    assert!(n_moves > 0, "nobody moved");
    let pace = if every_ms == 0 { "flat out".to_owned() } else { format!("every {every_ms} ms") };
    println!(
        "{n_tables} tables {pace}{}: {:.0} moves/s, p50 {:.2} ms, p99 {:.2} ms, max {:.1} ms; \
         {:.1} % answered within 10 ms of their receipt; \
         server {:.0} µs cpu a move, opening the tables included{}",
        if is_in_database { " in PostgreSQL" } else { "" },
        n_moves as f64 / seconds as f64,
        figures["p50_ms"].as_f64().expect("a figure"),
        figures["p99_ms"].as_f64().expect("a figure"),
        figures["max_ms"].as_f64().expect("a figure"),
        100.0 * metric(&metrics, "cantina_answer_seconds_bucket{le=\"0.01\"}")
            / metric(&metrics, "cantina_answer_seconds_count"),
        cpu as f64 * 1_000.0 / n_moves as f64,
        // Flat out, many games are finished and still in memory: no figure for one table.
        if every_ms == 0 {
            String::new()
        } else {
            format!("; {} KB a table with two connections", kb / u64::from(n_tables))
        },
    );
    figures["p99_ms"].as_f64()
}

async fn players(args: &[String]) {
    let [addr, n_tables, every_ms, seconds] = args else { panic!("four arguments: {args:?}") };
    let addr: SocketAddr = addr.parse().expect("an address");
    let n_tables: u64 = n_tables.parse().expect("a count");
    let every = Duration::from_millis(every_ms.parse().expect("a pace"));
    let seconds = Duration::from_secs(seconds.parse().expect("a time"));
    let mut tables = Vec::new();
    for idx in 0..n_tables {
        tables.push(open(addr, idx).await);
    }
    let begin = Instant::now();
    let mut tasks = JoinSet::new();
    for (idx, table) in (0u32..).zip(tables) {
        // Spread over the interval, as people would be.
        let first = begin + every * idx / n_tables as u32;
        tasks.spawn(play(table, first, every, begin + seconds));
    }
    let mut times: Vec<Duration> = tasks.join_all().await.into_iter().flatten().collect();
    times.sort_unstable();
    let at = |of_thousand: usize| {
        let idx = (times.len() * of_thousand / 1_000).min(times.len().saturating_sub(1));
        times.get(idx).map_or(0.0, |time| time.as_secs_f64() * 1_000.0)
    };
    let figures =
        json!({"moves": times.len(), "p50_ms": at(500), "p99_ms": at(990), "max_ms": at(1_000)});
    println!("{figures}");
}

/// A table and its two players.
async fn open(addr: SocketAddr, idx: u64) -> Table {
    let people = [2 * idx, 2 * idx + 1].map(|number| Person::new(Visitor::of(addr), number));
    Table::open(&people, "han-solo").await.expect("a table")
}

/// How long each move took until both players had it.
async fn play(mut table: Table, first: Instant, every: Duration, end: Instant) -> Vec<Duration> {
    let mut times = Vec::new();
    let mut next = first;
    while next < end && Instant::now() < end {
        sleep_until(next).await;
        next += every;
        if table.is_over() {
            let people: Vec<Person> = table.players.iter().map(|it| it.person.clone()).collect();
            table = Table::open(&people, "han-solo").await.expect("another table");
        }
        let made = table.one_move().await.expect("a move").expect("somebody is asked");
        times.push(made.told);
        if every.is_zero() {
            next = Instant::now();
        }
    }
    times
}

/// The value of one line of the metrics.
fn metric(metrics: &str, name: &str) -> f64 {
    let line = metrics.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|value| value.trim().parse().ok()).unwrap_or_else(|| panic!("no {name}"))
}

/// How many files this process may open, where the system says.
fn descriptors() -> Option<u32> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find(|line| line.starts_with("Max open files"))?;
    line.split_whitespace().nth(3)?.parse().ok()
}
