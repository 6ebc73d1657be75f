//! The doors: connections are bounded in number and in time, and pages of other houses stay outside.

use crate::fixture::{Client, House, against_bots, config, hello, key};
use serde_json::json;
use server::limits::CLOSING_MAX;
use server::{Caps, Config, Waits};
use std::time::Duration;
use store::Store;
use tempfile::tempdir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, timeout};

/// Long enough for a busy machine, short enough to wait for.
const SOON: Duration = Duration::from_secs(20);

fn impatient() -> Waits {
    let wait = Duration::from_millis(200);
    Waits { handshake: wait, header: wait, body: wait, write: wait }
}

/// Whether the house ends this connection by itself.
async fn is_ended(mut stream: TcpStream) -> bool {
    let mut rest = Vec::new();
    timeout(SOON, stream.read_to_end(&mut rest)).await.is_ok()
}

async fn connect(house: &House, sent: &str) -> TcpStream {
    let mut stream = TcpStream::connect(house.addr).await.expect("the house listens");
    stream.write_all(sent.as_bytes()).await.expect("it goes out");
    stream
}

// Audit: SEC-2
#[tokio::test(flavor = "multi_thread")]
async fn who_dawdles_with_a_request_is_shown_out() {
    let data = tempdir().unwrap();
    let config = Config { waits: impatient(), ..config(data.path()) };
    let house = House::with(config, Store::memory()).await;
    for half in [
        "",
        "GET / HTTP/1.1\r\nHost: x\r\nX-a: b\r\n",
        "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
        // Answered, and then idle.
        "GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n",
    ] {
        assert!(is_ended(connect(&house, half).await).await, "{half:?} holds its line for ever");
    }
    assert_eq!(house.get("/healthz").await.status, 200);
    house.close().await;
}

// Audit: SEC-2
#[tokio::test(flavor = "multi_thread")]
async fn who_asks_and_never_reads_is_shown_out() {
    let data = tempdir().unwrap();
    let config = Config { waits: impatient(), ..config(data.path()) };
    let house = House::with(config, Store::memory()).await;
    let mut wanted = against_bots(1);
    wanted["game"] = json!("outer-rim");
    let table = house.table(&wanted).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4 * 1024).unwrap();
    let mut stream = socket.connect(house.addr).await.unwrap();
    // Far more than the system keeps for somebody who does not read.
    let ask = format!("GET /api/tables/{table}/content HTTP/1.1\r\nHost: x\r\n\r\n").repeat(40);
    stream.write_all(ask.as_bytes()).await.unwrap();
    let gone = async {
        while house.get("/metrics").await.body.contains("cantina_lines 2") {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(SOON, gone).await.expect("the line is given back");
    drop(stream);
    house.close().await;
}

// Audit: SEC-I8
#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_read_keeps_no_house_from_closing() {
    let data = tempdir().unwrap();
    let waits = Waits { write: Duration::from_secs(600), ..config(data.path()).waits };
    let house = House::with(Config { waits, ..config(data.path()) }, Store::memory()).await;
    let mut wanted = against_bots(1);
    wanted["game"] = json!("outer-rim");
    let table = house.table(&wanted).await;
    let mut deaf = Client::hard_of_hearing(&house, &table, 2).await;
    for nth in 0..20 {
        let lang = ["en", "fr"][nth % 2];
        deaf.say(&json!({"type": "speak", "lang": lang})).await;
    }
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4 * 1024).unwrap();
    let mut stream = socket.connect(house.addr).await.unwrap();
    let ask = format!("GET /api/tables/{table}/content HTTP/1.1\r\nHost: x\r\n\r\n").repeat(40);
    stream.write_all(ask.as_bytes()).await.unwrap();
    // The first answer is on its way, and more than the system keeps for somebody who does not read.
    let mut first = [0; 12];
    stream.read_exact(&mut first).await.unwrap();
    let began = Instant::now();
    house.close().await;
    assert!(began.elapsed() < CLOSING_MAX, "they had to be cut off: {:?}", began.elapsed());
    drop((stream, deaf));
}

// Audit: SEC-2
#[tokio::test(flavor = "multi_thread")]
async fn one_address_holds_so_many_lines_and_no_more() {
    let data = tempdir().unwrap();
    let caps = Caps { total: 100, per_address: 3, per_network: 100 };
    let house = House::with(Config { caps, ..config(data.path()) }, Store::memory()).await;
    // A socket holds its place as long as it lives, and a seat keeps it.
    let mut held = Vec::new();
    for player in 1..4 {
        let mut wanted = against_bots(1);
        wanted["key"] = json!(key(player));
        let table = house.table(&wanted).await;
        held.push(Client::sit(&house, &table, player).await);
    }
    assert!(is_ended(connect(&house, "").await).await, "a fourth is turned away");
    held[0].play(1).await;
    held.pop();
    let metrics = async {
        loop {
            let mut stream =
                connect(&house, "GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                    .await;
            let mut text = String::new();
            if stream.read_to_string(&mut text).await.is_ok_and(|_| !text.is_empty()) {
                return text;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let metrics = timeout(SOON, metrics).await.expect("a place is given back");
    assert!(metrics.contains("cantina_turned_away_total{why=\"address\"}"), "{metrics}");
    house.close().await;
}

// Audit: SEC-11
#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_houses_may_neither_act_nor_watch() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let body = against_bots(1).to_string();
    let own = house.post_as("Origin: http://cantina\r\n", "/api/tables", &body).await;
    assert_eq!(own.status, 201, "{}", own.body);
    let table = own.json()["table"].as_str().unwrap().to_owned();
    let foreign = house.post_as("Origin: https://evil.example\r\n", "/api/tables", &body).await;
    assert_eq!((foreign.status, foreign.code()), (403, "foreign_page".to_owned()));
    let socket = |origin: &str| {
        format!(
            "GET /api/tables/{table}/ws HTTP/1.1\r\nHost: cantina\r\n{origin}Connection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
    };
    for (origin, status) in
        [("", "101"), ("Origin: http://cantina\r\n", "101"), ("Origin: null\r\n", "403")]
    {
        let mut stream = connect(&house, &socket(origin)).await;
        let mut head = [0; 12];
        timeout(SOON, stream.read_exact(&mut head)).await.expect("in time").expect("an answer");
        assert!(
            head.ends_with(status.as_bytes()),
            "{origin:?}: {}",
            String::from_utf8_lossy(&head)
        );
    }
    house.close().await;
}

// Audit: SEC-11
#[tokio::test(flavor = "multi_thread")]
async fn a_house_with_a_name_answers_to_no_other() {
    let data = tempdir().unwrap();
    let public_name = Some("cantina.example".to_owned());
    let house = House::with(Config { public_name, ..config(data.path()) }, Store::memory()).await;
    let ask = |host: &str| {
        format!("GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")
    };
    assert_eq!(house.request(&ask("cantina.example")).await.status, 200);
    assert_eq!(house.request(&ask("CANTINA.example:443")).await.status, 200);
    let wrong = house.request(&ask("rebound.example")).await;
    assert_eq!((wrong.status, wrong.code()), (421, "wrong_name".to_owned()));
    house.close().await;
}

// Audit: SEC-11
#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_names_two_houses_or_pages_is_refused() {
    let data = tempdir().unwrap();
    let public_name = Some("cantina.example".to_owned());
    let house = House::with(Config { public_name, ..config(data.path()) }, Store::memory()).await;
    const HOST: &str = "Host: cantina.example\r\n";
    const ORIGIN: &str = "Origin: http://cantina.example\r\n";
    for (path, head, status) in [
        ("/api/games", HOST.to_owned(), 200),
        ("/api/games", format!("{HOST}{ORIGIN}"), 200),
        ("/api/games", format!("{HOST}Host: evil.example\r\n"), 400),
        ("/api/games", format!("{HOST}{ORIGIN}Origin: http://evil.example\r\n"), 400),
        ("http://evil.example/api/games", HOST.to_owned(), 400),
    ] {
        let ask = format!("GET {path} HTTP/1.1\r\n{head}Connection: close\r\n\r\n");
        assert_eq!(house.request(&ask).await.status, status, "{ask}");
    }
    house.close().await;
}

// Audit: SEC-5
#[tokio::test(flavor = "multi_thread")]
async fn a_key_in_an_address_is_refused() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let table = house.table(&against_bots(1)).await;
    for path in [
        "/api/tables".to_owned(),
        format!("/api/tables/{table}"),
        format!("/api/tables/{table}/replay"),
    ] {
        let reply = house.get(&format!("{path}?key={}", key(1))).await;
        assert_eq!((reply.status, reply.code()), (400, "malformed".to_owned()), "{path}");
        assert!(reply.body.contains("cantina-key"), "{}", reply.body);
    }
    house.close().await;
}

// Audit: SEC-1
#[tokio::test(flavor = "multi_thread")]
async fn a_card_set_is_packed_once_and_says_the_same() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let table = house.table(&against_bots(1)).await;
    let path = format!("/api/tables/{table}/content");
    let plain = house.get(&path).await;
    assert!(!plain.head.contains("content-encoding"), "{}", plain.head);
    let ask = format!(
        "GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\naccept-encoding: gzip\r\n\r\n"
    );
    let mut stream = connect(&house, &ask).await;
    let mut reply = Vec::new();
    stream.read_to_end(&mut reply).await.unwrap();
    let at = reply.windows(4).position(|it| it == b"\r\n\r\n").unwrap();
    let head = String::from_utf8_lossy(&reply[..at]).to_ascii_lowercase();
    assert!(
        head.contains("content-encoding: gzip") && head.contains("vary: accept-encoding"),
        "{head}"
    );
    let mut text = String::new();
    let mut decoder = flate2::read::GzDecoder::new(&reply[at + 4..]);
    std::io::Read::read_to_string(&mut decoder, &mut text).unwrap();
    assert_eq!(text, plain.body);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn operators_may_have_a_door_of_their_own() {
    let data = tempdir().unwrap();
    let operator_addr = Some("127.0.0.1:0".parse().unwrap());
    let config = Config { operator_addr, ..config(data.path()) };
    let mut house = House::with(config, Store::memory()).await;
    let public = house.addr;
    house.addr = house.operator.expect("a second address");
    assert_eq!(house.get("/healthz").await.body, "ok\n");
    assert!(house.get("/metrics").await.body.contains("cantina_tables"));
    house.addr = public;
    for path in ["/healthz", "/metrics"] {
        let reply = house.get(path).await;
        assert!(!reply.body.contains("cantina_tables") && reply.body != "ok\n", "{path}");
    }
    house.close().await;
}

// Audit: SEC-8
#[tokio::test(flavor = "multi_thread")]
async fn what_is_dear_has_a_rate_of_its_own() {
    let data = tempdir().unwrap();
    let config = Config { requests_per_second: 1_000, ..config(data.path()) };
    let house = House::with(config, Store::memory()).await;
    let mut statuses = Vec::new();
    for _ in 0..=server::limits::DEAR_BURST + 50 {
        statuses.push(house.get_as(1, "/api/tables").await.status);
    }
    assert!(statuses.contains(&429) && statuses[0] == 200, "{statuses:?}");
    assert_eq!(house.get("/api/games").await.status, 200, "what is cheap goes on");
    let table = house.table(&against_bots(1)).await;
    let mut client = Client::dial(&house, &table).await;
    client.say(&hello(&key(1), None)).await;
    client.hear("welcome").await;
    // Card sets have another one: a whole school opens its tables.
    let content = format!("/api/tables/{table}/content");
    let mut http = client::Http::dial(&client::Visitor::of(house.addr)).await.unwrap();
    let asked = client::Request::get(&content);
    let mut n_given = 0;
    while http.ask(&asked).await.unwrap().status == 200 {
        n_given += 1;
    }
    assert!(n_given >= server::limits::CONTENTS_BURST, "{n_given}");
    assert_eq!(house.get(&content).await.status, 429);
    assert_eq!(house.get("/api/games").await.status, 200, "the rest goes on");
    house.close().await;
}
