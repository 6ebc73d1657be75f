//! The house speaks https itself.

use crate::fixture::{Client, House, against_bots, config, hello, key};
use crate::secure::{NAME, Papers, Trust, put};
use client::{Request, Socket, Visitor};
use server::{Caps, Config, Waits};
use std::fs;
use std::net::Ipv4Addr;
use std::time::Duration;
use store::Store;
use tempfile::{TempDir, tempdir};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::rustls::ProtocolVersion;

/// Long enough for a busy machine, short enough to wait for.
const SOON: Duration = Duration::from_secs(20);

/// Long enough that a test that waits for it fails.
const NEVER: Duration = Duration::from_secs(3_600);

/// A house with a certificate, and who believes in it.
struct Secured {
    house: House,
    papers: Papers,
    trust: Trust,
    _data: TempDir,
}

impl Secured {
    async fn open(change: impl FnOnce(&mut Config)) -> Self {
        let data = tempdir().unwrap();
        let (papers, trust) = Papers::new();
        let mut config = config(data.path());
        config.tls = Some(papers.files());
        change(&mut config);
        let house = House::with(config, Store::memory()).await;
        Self { house, papers, trust, _data: data }
    }

    fn visitor(&self) -> Visitor {
        Visitor::of(self.house.addr)
    }

    async fn get(&self, path: &str) -> client::Reply {
        let asked = async { self.trust.http(&self.visitor()).await.ask(&Request::get(path)).await };
        timeout(SOON, asked).await.expect("in time").expect("a reply")
    }

    /// Opens a table and gives its id.
    async fn table(&self) -> String {
        let request = Request::post("/api/tables", against_bots(1).to_string());
        let reply = self.trust.http(&self.visitor()).await.ask(&request).await.unwrap();
        reply.granted::<wire::Opened>().expect("a table").table
    }

    async fn sit(&self, table: &str, headers: &[(&str, &str)]) -> Client {
        let line = self.trust.dial(&self.visitor()).await.expect("hands are shaken");
        let mut client = Client::over(Socket::over(line, NAME, table, headers).await.unwrap());
        client.say(&hello(&key(1), None)).await;
        client.hear("welcome").await;
        client
    }

    /// Waits until the figures say so.
    async fn until(&self, trust: &Trust, figure: &str) {
        let seen = async {
            loop {
                if let Ok(line) = trust.dial(&self.visitor()).await {
                    let mut http = client::Http::over(line, NAME);
                    let reply = http.ask(&Request::get("/metrics")).await;
                    if reply.is_ok_and(|it| it.text().contains(figure)) {
                        return;
                    }
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(SOON, seen).await.unwrap_or_else(|_| panic!("no {figure} in the figures"));
    }
}

/// What comes over a plain connection until it ends, or none if it does not.
async fn until_end(mut stream: TcpStream) -> Option<String> {
    let mut rest = Vec::new();
    // Cut off in whatever way, it has ended.
    timeout(SOON, stream.read_to_end(&mut rest)).await.ok().map(drop)?;
    Some(String::from_utf8_lossy(&rest).into_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_read_and_a_game_played_over_tls() {
    let secured = Secured::open(|_| {}).await;
    let games = secured.get("/api/games").await;
    assert!(games.status == 200 && games.text().contains("han-solo"), "{games:?}");
    assert!(!games.head.contains("strict-transport-security"), "it has no name: {}", games.head);
    let table = secured.table().await;
    let mut client = secured.sit(&table, &[("origin", "https://cantina.example")]).await;
    client.play(2).await;
    let line = secured.trust.dial(&secured.visitor()).await.unwrap();
    assert_eq!(line.get_ref().1.protocol_version(), Some(ProtocolVersion::TLSv1_3));
    assert!(secured.get("/metrics").await.text().contains("cantina_certificate_ends_timestamp"));
    secured.house.close().await;
}

// Audit: SEC-11
#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_came_by_plain_http_is_foreign_and_a_named_house_asks_for_https() {
    let secured = Secured::open(|config| config.public_name = Some(NAME.to_owned())).await;
    let games = secured.get("/api/games").await;
    assert!(games.head.contains("strict-transport-security: max-age="), "{}", games.head);
    let mut http = secured.trust.http(&secured.visitor()).await;
    for (origin, status) in [("https://cantina.example", 201), ("http://cantina.example", 403)] {
        let body = against_bots(1).to_string();
        let request = Request::post("/api/tables", body).with("origin", origin);
        assert_eq!(http.ask(&request).await.unwrap().status, status, "{origin}");
    }
    drop(http);
    secured.house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_renewed_certificate_is_used_without_a_restart() {
    let secured = Secured::open(|_| {}).await;
    let table = secured.table().await;
    let mut client = secured.sit(&table, &[]).await;
    let renewed = secured.papers.renew();
    secured.until(&renewed, "cantina_certificate_reads_total{result=\"used\"} 1").await;
    assert!(secured.trust.dial(&secured.visitor()).await.is_err(), "the old one is not shown");
    client.play(1).await;
    secured.house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_certificate_is_refused_and_the_old_one_stays() {
    let secured = Secured::open(|_| {}).await;
    let figure = |n: u32| format!("cantina_certificate_reads_total{{result=\"refused\"}} {n}\n");
    // The key of somebody else, half a file, no file at all.
    let good = fs::read(secured.papers.cert()).unwrap();
    let (other, _) = Papers::new();
    put(&secured.papers.key(), &fs::read(other.key()).unwrap());
    secured.until(&secured.trust, &figure(1)).await;
    put(&secured.papers.cert(), &good[..good.len() / 2]);
    secured.until(&secured.trust, &figure(2)).await;
    fs::remove_file(secured.papers.cert()).unwrap();
    secured.until(&secured.trust, &figure(3)).await;
    // It is not told again and again.
    tokio::time::sleep(Duration::from_millis(100)).await;
    secured.until(&secured.trust, &figure(3)).await;
    let renewed = secured.papers.renew();
    secured.until(&renewed, "cantina_certificate_reads_total{result=\"used\"} ").await;
    secured.house.close().await;
}

// Audit: SEC-2
#[tokio::test(flavor = "multi_thread")]
async fn who_dawdles_with_the_handshake_stops_nobody() {
    let secured = Secured::open(|config| config.waits.handshake = NEVER).await;
    let mut slow = Vec::new();
    // Nothing at all, and the beginning of a hello.
    for sent in [&b""[..], &[22, 3, 1, 1, 0, 1, 0]].repeat(20) {
        let mut stream = TcpStream::connect(secured.house.addr).await.unwrap();
        stream.write_all(sent).await.unwrap();
        slow.push(stream);
    }
    assert_eq!(secured.get("/api/games").await.status, 200);
    // They are counted, and so is whoever asks.
    secured.until(&secured.trust, "cantina_lines 41\n").await;
    secured.house.close().await;
}

// Audit: SEC-2
#[tokio::test(flavor = "multi_thread")]
async fn who_dawdles_with_the_handshake_is_shown_out() {
    let secured = Secured::open(|config| {
        config.waits = Waits { handshake: Duration::from_millis(200), ..config.waits };
    })
    .await;
    for sent in [&b""[..], &[22, 3, 1, 1, 0, 1, 0], b"GET / HTT", b"\0\0\0\0"] {
        let mut stream = TcpStream::connect(secured.house.addr).await.unwrap();
        stream.write_all(sent).await.unwrap();
        assert!(until_end(stream).await.is_some(), "{sent:?} holds its line for ever");
    }
    secured.until(&secured.trust, "cantina_turned_away_total{why=\"handshake_late\"} 3\n").await;
    secured.until(&secured.trust, "cantina_lines 1\n").await;
    secured.house.close().await;
}

// Audit: SEC-2
#[tokio::test(flavor = "multi_thread")]
async fn handshakes_count_for_the_lines_of_an_address() {
    let secured = Secured::open(|config| {
        config.waits.handshake = NEVER;
        config.caps = Caps { total: 100, per_address: 3, per_network: 100 };
    })
    .await;
    let connect = || TcpStream::connect(secured.house.addr);
    let mut held = Vec::new();
    for _ in 0..4 {
        held.push(connect().await.unwrap());
    }
    let oldest = held.remove(0);
    assert_eq!(until_end(oldest).await.as_deref(), Some(""), "it makes room for a fourth");
    let elsewhere = secured.visitor().coming_from(Ipv4Addr::new(127, 0, 0, 2));
    assert!(secured.trust.dial(&elsewhere).await.is_ok(), "others are let in");
    drop(held);
    secured.until(&secured.trust, "cantina_turned_away_total{why=\"evicted\"}").await;
    secured.house.close().await;
}

// Audit: SEC-8
#[tokio::test(flavor = "multi_thread")]
async fn handshakes_have_a_rate_of_their_own() {
    let secured = Secured::open(|config| {
        config.requests_per_second = 1_000;
        config.caps = Caps { total: 10_000, per_address: 10_000, per_network: 10_000 };
    })
    .await;
    for _ in 0..server::limits::HANDSHAKES_BURST + 200 {
        drop(secured.visitor().dial().await.unwrap());
    }
    let asks = async |visitor: Visitor| {
        let mut stream = visitor.dial().await.unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\n\r\n").await.unwrap();
        until_end(stream).await.expect("an end")
    };
    let refused = async { while !asks(secured.visitor()).await.is_empty() {} };
    timeout(SOON, refused).await.expect("too many are turned away");
    let elsewhere = secured.visitor().coming_from(Ipv4Addr::new(127, 0, 0, 2));
    assert!(asks(elsewhere).await.starts_with("HTTP/1.1 400"), "others are not");
    secured.house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn plain_http_is_told_where_it_is() {
    let secured = Secured::open(|config| config.waits.handshake = NEVER).await;
    let mut stream = TcpStream::connect(secured.house.addr).await.unwrap();
    let request = "GET /t/abc HTTP/1.1\r\nHost: cantina.example\r\nAccept: */*\r\n\r\n";
    stream.write_all(request.as_bytes()).await.unwrap();
    let told = until_end(stream).await.expect("no hang");
    assert!(told.starts_with("HTTP/1.1 400 ") && told.contains("https://"), "{told}");
    secured.until(&secured.trust, "cantina_turned_away_total{why=\"plain_http\"} 1").await;
    secured.house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_operators_port_stays_plain() {
    let mut secured =
        Secured::open(|config| config.operator_addr = Some("127.0.0.1:0".parse().unwrap())).await;
    secured.house.addr = secured.house.operator.expect("a second address");
    assert_eq!(secured.house.get("/healthz").await.body, "ok\n");
    secured.house.close().await;
}
