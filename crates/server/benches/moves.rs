//! What one move costs the server, with everybody at the table told over real sockets: its cpu, and
//! the bytes of the update that each viewer hears.
//!
//! `cargo bench -p server --bench moves` prints one line for each game and number of seats;
//! `-- outer-rim` those of one game. The players run in a process of their own and answer at random.

use client::{Person, Table, Visitor, cpu_ms};
use serde_json::{Value, json};
use server::{Caps, Config, Server};
use std::env;
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use tokio::runtime::Runtime;

const TABLES: [(&str, u64); 5] = [
    ("outer-rim", 4),
    ("outer-rim", 2),
    ("bounty-hunters", 4),
    ("bounty-hunters", 2),
    ("han-solo", 2),
];

/// Moves before the measurement begins, and those that are measured.
const WARM_UP: u64 = 100;
const MOVES: u64 = 1_500;

fn main() {
    let args: Vec<String> = env::args().collect();
    let runtime = Runtime::new().expect("a runtime");
    if let Some(at) = args.iter().position(|arg| arg == "players") {
        return runtime.block_on(players(&args[at + 1..]));
    }
    let wanted = |game: &str| {
        let named = |arg: &String| TABLES.iter().any(|(known, _)| arg == known);
        !args.iter().any(named) || args.iter().any(|arg| arg == game)
    };
    for (game, seats) in TABLES.iter().filter(|(game, _)| wanted(game)) {
        runtime.block_on(measure(game, *seats));
    }
}

async fn measure(game: &'static str, seats: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config {
        addr: SocketAddr::from(([127, 0, 0, 1], 0)),
        tables_per_minute: 0,
        messages_per_second: 0,
        requests_per_second: 0,
        entries_per_second: 0,
        caps: Caps { total: 1_000, per_address: 1_000, per_network: 1_000 },
        ..Config::new(folder.path())
    };
    let server = Server::bind(config).await.expect("an open house");
    let addr = server.local_addr();
    let (close, closed) = tokio::sync::oneshot::channel::<()>();
    let house = tokio::spawn(server.run(async move { drop(closed.await) }));
    let own = std::process::id().to_string();
    let load = [addr.to_string(), own, game.to_owned(), seats.to_string()];
    let output = tokio::task::spawn_blocking(move || {
        let own = env::current_exe().expect("our own path");
        let child = Command::new(own).arg("players").args(load).stderr(Stdio::inherit()).output();
        child.expect("the players run")
    });
    let output = output.await.expect("the players are waited for");
    drop(close);
    house.await.expect("the house ends").expect("well");
    let figures: Value = serde_json::from_slice(&output.stdout).expect("the players report");
    let n_moves = figures["moves"].as_u64().expect("a count");
    assert!(n_moves > 0, "nobody moved");
    println!(
        "{game} with {seats} viewers: {:.0} µs of the server's cpu a move, \
         {:.1} KB an update and viewer ({n_moves} moves)",
        figures["cpu_ms"].as_f64().expect("a figure") * 1_000.0 / n_moves as f64,
        figures["bytes"].as_f64().expect("a figure") / (n_moves * seats) as f64 / 1_000.0,
    );
}

/// Plays, and says what that took of the server.
async fn players(args: &[String]) {
    let [addr, server, game, seats] = args else { panic!("four arguments: {args:?}") };
    let addr: SocketAddr = addr.parse().expect("an address");
    let server: u32 = server.parse().expect("a process");
    let seats: u64 = seats.parse().expect("a count");
    let people: Vec<Person> =
        (0..seats).map(|number| Person::new(Visitor::of(addr), number)).collect();
    let (mut n_warm, mut cpu, mut bytes, mut n_moves) = (0, 0, 0, 0);
    while n_moves < MOVES {
        let mut table = Table::open(&people, game).await.expect("a table");
        while n_warm < WARM_UP && table.one_move().await.expect("a move").is_some() {
            n_warm += 1;
        }
        let heard = |table: &Table| table.players.iter().map(|one| one.n_bytes()).sum::<u64>();
        let (cpu_before, bytes_before) = (cpu_ms(server), heard(&table));
        while n_moves < MOVES && table.one_move().await.expect("a move").is_some() {
            n_moves += 1;
        }
        cpu += cpu_ms(server) - cpu_before;
        bytes += heard(&table) - bytes_before;
    }
    println!("{}", json!({"moves": n_moves, "cpu_ms": cpu, "bytes": bytes}));
}
