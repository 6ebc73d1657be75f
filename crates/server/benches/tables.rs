//! Two people at each of many tables, over real sockets, every move durable
//! before it is told. The players run in a process of their own, so that the
//! figures are the server's alone.
//!
//! `cargo bench -p server` prints one line for each load; the time of a move is
//! measured at the players: from sending it to its arrival at both of them.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Server};
use std::env;
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// Tables, milliseconds between two moves of a table (0: flat out), seconds.
const LOADS: [(u32, u64, u64); 3] = [(100, 0, 8), (500, 1_000, 15), (2_000, 5_000, 20)];

/// Each player's connection costs two file descriptors in all.
const DESCRIPTORS_PER_TABLE: u32 = 2;

fn main() {
    let args: Vec<String> = env::args().collect();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    match args.iter().position(|arg| arg == "players") {
        Some(at) => runtime.block_on(players(&args[at + 1..])),
        None => LOADS.iter().for_each(|load| runtime.block_on(serve(*load))),
    }
}

/// Serves one load and prints its figures.
async fn serve((n_tables, every_ms, seconds): (u32, u64, u64)) {
    if descriptors().is_some_and(|most| most < n_tables * DESCRIPTORS_PER_TABLE + 100) {
        println!("{n_tables} tables: skipped, too few file descriptors (see ulimit -n)");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config {
        addr: SocketAddr::from(([127, 0, 0, 1], 0)),
        tables_per_minute: 0,
        messages_per_second: 0,
        ..Config::new(folder.path())
    };
    let server = Server::bind(config).await.expect("an open house");
    let addr = server.local_addr();
    let (close, closed) = tokio::sync::oneshot::channel::<()>();
    let (kb_before, cpu_before) = (resident_kb(), cpu_ms());
    let house = tokio::spawn(server.run(async move { drop(closed.await) }));
    let load = [addr.to_string(), n_tables.to_string(), every_ms.to_string(), seconds.to_string()];
    let output = tokio::task::spawn_blocking(move || {
        let own = env::current_exe().expect("our own path");
        let child = Command::new(own).arg("players").args(load).stderr(Stdio::inherit()).output();
        child.expect("the players run")
    });
    let output = output.await.expect("the players are waited for");
    let (kb, cpu) = (resident_kb() - kb_before, cpu_ms() - cpu_before);
    let metrics = request(addr, "GET", "/metrics", "").await;
    drop(close);
    house.await.expect("the house ends").expect("well");
    let figures: Value = serde_json::from_slice(&output.stdout).expect("the players report");
    let n_moves = figures["moves"].as_u64().expect("a count");
    assert!(n_moves > 0, "nobody moved");
    let pace = if every_ms == 0 { "flat out".to_owned() } else { format!("every {every_ms} ms") };
    println!(
        "{n_tables} tables {pace}: {:.0} moves/s, p50 {:.2} ms, p99 {:.2} ms, max {:.1} ms; \
         {:.1} % answered within 10 ms of their receipt; \
         server {:.0} µs cpu a move, opening the tables included{}",
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
            format!("; {} KB a table with two connections", kb / i64::from(n_tables))
        },
    );
}

async fn players(args: &[String]) {
    let [addr, n_tables, every_ms, seconds] = args else { panic!("four arguments: {args:?}") };
    let addr: SocketAddr = addr.parse().expect("an address");
    let n_tables: u64 = n_tables.parse().expect("a count");
    let every = Duration::from_millis(every_ms.parse().expect("a pace"));
    let seconds = Duration::from_secs(seconds.parse().expect("a time"));
    let mut tables = Vec::new();
    for idx in 0..n_tables {
        tables.push(Table::open(addr, idx).await);
    }
    let begin = Instant::now();
    let mut tasks = JoinSet::new();
    for (idx, mut table) in (0u32..).zip(tables) {
        // Spread over the interval, as people would be.
        let first = begin + every * idx / n_tables as u32;
        tasks.spawn(async move { table.play(addr, first, every, begin + seconds).await });
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

/// One table and its two players.
struct Table {
    idx: u64,
    n_moves: u32,
    players: [Player; 2],
}

struct Player {
    socket: WebSocketStream<TcpStream>,
    now: Value,
}

impl Table {
    async fn open(addr: SocketAddr, idx: u64) -> Self {
        let keys = [0, 1].map(|player| format!("{idx:0>20}-{player:0>20}"));
        let wanted = json!({
            "game": "han-solo", "seats": [{"want": "me"}, {"want": "friend"}],
            "key": keys[0], "name": "A",
        });
        let id = post(addr, &wanted.to_string()).await;
        let [one, two] = keys;
        let mut players = [Player::sit(addr, &id, &one).await, Player::sit(addr, &id, &two).await];
        players[1].say(&json!({"type": "sit", "request": "sit", "seat": 1})).await;
        while players[1].hear().await["request"] != "sit" {}
        players[0].say(&json!({"type": "start", "request": "go"})).await;
        for player in &mut players {
            while player.hear().await["type"] != "update" {}
        }
        Self { idx, n_moves: 0, players }
    }

    async fn play(
        &mut self,
        addr: SocketAddr,
        first: Instant,
        every: Duration,
        end: Instant,
    ) -> Vec<Duration> {
        let mut times = Vec::new();
        let mut next = first;
        while next < end && Instant::now() < end {
            sleep_until(next).await;
            next += every;
            if !self.players[0].now["outcome"].is_null() {
                *self = Box::pin(Self::open(addr, self.idx)).await;
            }
            times.push(self.one_move().await);
            if every.is_zero() {
                next = Instant::now();
            }
        }
        times
    }

    /// One move, and how long it took until both had it.
    async fn one_move(&mut self) -> Duration {
        self.n_moves += 1;
        let who = usize::from(self.players[0].now["menu"].is_null());
        let menu = &self.players[who].now["menu"];
        let items = menu["items"].as_array().expect("somebody is asked");
        let act = json!({
            "type": "act", "request": format!("m{}", self.n_moves), "decision": menu["decision"],
            "answer": items[self.n_moves as usize % items.len()]["action"],
        });
        let began = Instant::now();
        self.players[who].say(&act).await;
        for player in &mut self.players {
            while player.hear().await["type"] != "update" {}
        }
        began.elapsed()
    }
}

impl Player {
    async fn sit(addr: SocketAddr, table: &str, key: &str) -> Self {
        let stream = TcpStream::connect(addr).await.expect("the house listens");
        stream.set_nodelay(true).expect("a socket option");
        let url = format!("ws://{addr}/api/tables/{table}/ws");
        let (socket, _) = client_async(url, stream).await.expect("a socket");
        let mut player = Self { socket, now: Value::Null };
        let hello = json!({"type": "hello", "protocol": wire::PROTOCOL, "key": key, "name": "P", "lang": "en", "since": null});
        player.say(&hello).await;
        assert_eq!(player.hear().await["type"], "welcome");
        player
    }

    async fn say(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).await.expect("an open socket");
    }

    async fn hear(&mut self) -> Value {
        loop {
            if let Message::Text(text) = self.socket.next().await.expect("open").expect("well") {
                let message: Value = serde_json::from_str(&text).expect("JSON");
                assert_ne!(message["type"], "refused", "{message}");
                if let Some(now) = message.get("now") {
                    self.now = now.clone();
                }
                return message;
            }
        }
    }
}

async fn post(addr: SocketAddr, body: &str) -> String {
    let reply = request(addr, "POST", "/api/tables", body).await;
    let opened: Value =
        serde_json::from_str(&reply).unwrap_or_else(|_| panic!("no table: {reply}"));
    opened["table"].as_str().expect("an id").to_owned()
}

/// The body of the answer to a request.
async fn request(addr: SocketAddr, method: &str, path: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(addr).await.expect("the house listens");
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: bench\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.expect("the request goes out");
    let mut reply = String::new();
    stream.read_to_string(&mut reply).await.expect("a reply");
    reply.split_once("\r\n\r\n").map_or("", |(_, body)| body).to_owned()
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

/// Kilobytes of memory in use; 0 where the system does not say.
fn resident_kb() -> i64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
}

/// Milliseconds of processor time spent; 0 where the system does not say.
fn cpu_ms() -> u64 {
    /// What the kernel counts in, on every Linux we know.
    const MS_PER_TICK: u64 = 10;
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or("").split_whitespace().collect();
    let ticks = |idx: usize| fields.get(idx).and_then(|it| it.parse::<u64>().ok()).unwrap_or(0);
    (ticks(11) + ticks(12)) * MS_PER_TICK
}
