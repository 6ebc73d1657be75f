//! What a stranger with the protocol and no code tried: each defect that was found, and its mend.

use crate::fixture::{Client, House, Reply, against_bots, config, hello, key};
use client::{Http, Request, Socket, Visitor};
use serde_json::json;
use server::limits::{COMERS_BURST, ENTRIES_BURST_SECONDS, MOVE_TRIES_BURST};
use server::{Caps, Config};
use std::net::Ipv4Addr;
use std::time::Duration;
use store::Store;
use tempfile::tempdir;
use tokio::time::timeout;

/// Long enough for a busy machine, short enough to wait for.
const SOON: Duration = Duration::from_secs(20);

/// Frames that say nothing, as they go over the line: empty and masked.
const PONG: [u8; 6] = [0x8a, 0x80, 0, 0, 0, 0];
const PING: [u8; 6] = [0x89, 0x80, 0, 0, 0, 0];
const BINARY: [u8; 6] = [0x82, 0x80, 0, 0, 0, 0];
const TEXT: [u8; 6] = [0x81, 0x80, 0, 0, 0, 0];
const FIRST_PIECE: [u8; 6] = [0x01, 0x80, 0, 0, 0, 0];
const NEXT_PIECE: [u8; 6] = [0x00, 0x80, 0, 0, 0, 0];

fn metric(metrics: &str, name: &str) -> u64 {
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|it| it.parse().ok()).unwrap_or(0)
}

async fn limited(change: impl FnOnce(&mut Config)) -> House {
    let mut config = config(tempdir().unwrap().path());
    change(&mut config);
    House::with(config, Store::memory()).await
}

// Audit: SEC-H6, SEC-H13
#[tokio::test(flavor = "multi_thread")]
async fn frames_of_every_kind_count_for_a_rate_and_whoever_is_too_fast_is_told_so() {
    let house = limited(|config| config.messages_per_second = 20).await;
    let table = house.table(&against_bots(1)).await;
    for (n_before, (name, begins, goes_on)) in (0..).zip([
        ("pongs", None, PONG),
        ("pings", None, PING),
        ("binary frames", None, BINARY),
        ("texts", None, TEXT),
        ("pieces", Some(FIRST_PIECE), NEXT_PIECE),
    ]) {
        let dropped = metric(&house.get("/metrics").await.body, "cantina_dropped_total");
        assert_eq!(dropped, n_before, "each who was dropped is counted once, before {name}");
        let mut client = Client::sit(&house, &table, 2).await;
        client.say_bytes(begins.as_ref().map_or(&[], <[u8; 6]>::as_slice)).await;
        client.say_bytes(&goes_on.repeat(2_000)).await;
        let told = timeout(SOON, client.goodbye()).await;
        assert_eq!(told.as_deref(), Ok("too_fast"), "{name}");
    }
    // Before hello, too, and in pieces that each hold one byte of a message.
    let mut client = Client::dial(&house, &table).await;
    client.say_bytes(&FIRST_PIECE).await;
    client.say_bytes(&[0x00, 0x81, 0, 0, 0, 0, b' '].repeat(2_000)).await;
    assert_eq!(timeout(SOON, client.goodbye()).await.as_deref(), Ok("too_fast"));
    house.close().await;
}

// Audit: SEC-H6
#[tokio::test(flavor = "multi_thread")]
async fn bytes_count_too_and_a_long_message_in_a_few_pieces_is_read() {
    let house = limited(|config| config.messages_per_second = 20).await;
    let table = house.table(&against_bots(1)).await;
    let mut client = Client::sit(&house, &table, 1).await;
    // A ping with many blanks, cut in eight.
    let text = format!("{:>4000}", json!({"type": "ping"}).to_string());
    let pieces = text.as_bytes().chunks(500).enumerate().map(|(nth, piece)| {
        let first = [0x01, 0x00, 0x80][if nth == 7 { 2 } else { usize::from(nth > 0) }];
        [&[first, 0xfe, 0x01, 0xf4, 0, 0, 0, 0], piece].concat()
    });
    client.say_bytes(&pieces.collect::<Vec<_>>().concat()).await;
    client.hear("pong").await;
    let long = format!("{:>16000}", json!({"type": "ping"}).to_string());
    for _ in 0..60 {
        client.say_bytes(&[&[0x81, 0xfe, 0x3e, 0x80, 0, 0, 0, 0], long.as_bytes()].concat()).await;
    }
    assert_eq!(timeout(SOON, client.goodbye()).await.as_deref(), Ok("too_fast"));
    house.close().await;
}

// Audit: SEC-H13
#[tokio::test(flavor = "multi_thread")]
async fn whoever_sends_too_many_messages_is_told_so_and_counted() {
    let house = limited(|config| config.messages_per_second = 1).await;
    let table = house.table(&against_bots(1)).await;
    let mut client = Client::sit(&house, &table, 1).await;
    for _ in 0..400 {
        client.say_bytes(&PING).await;
    }
    assert_eq!(timeout(SOON, client.goodbye()).await.as_deref(), Ok("too_fast"));
    let last = client.told.last().expect("a goodbye");
    assert!(last.contains("too fast") && !last.contains("slow"), "{last}");
    let metrics = house.get("/metrics").await.body;
    assert_eq!(metric(&metrics, "cantina_dropped_total"), 1, "{metrics}");
    house.close().await;
}

/// Somebody at this address of the street.
fn neighbour(house: &House, door: u8) -> Visitor {
    Visitor::of(house.addr).coming_from(Ipv4Addr::new(127, 0, 3, door))
}

async fn redeem(visitor: &Visitor, code: &str, player: u8) -> u16 {
    let body = json!({"code": code, "key": key(player)}).to_string();
    visitor.ask(&Request::post("/api/me/move", body)).await.expect("an answer").status
}

// Audit: SEC-H5
#[tokio::test(flavor = "multi_thread")]
async fn wrong_codes_of_many_strangers_keep_nobody_from_their_other_device() {
    let house = limited(|config| config.requests_per_second = 100).await;
    let head = format!("cantina-key: {}\r\n", key(1));
    let asked: Reply = house.post_as(&head, "/api/me/code", r#"{"name": "Rey"}"#).await;
    let code = asked.json()["code"].as_str().expect("a code").to_owned();
    for door in 1..=25 {
        let stranger = neighbour(&house, door);
        for _ in 0..MOVE_TRIES_BURST {
            assert_eq!(redeem(&stranger, "00000-00000", 9).await, 404);
        }
        assert_eq!(redeem(&stranger, "00000-00000", 9).await, 429, "each has a rate");
    }
    assert_eq!(redeem(&neighbour(&house, 200), &code, 7).await, 200);
    house.close().await;
}

// Audit: SEC-H7
#[tokio::test(flavor = "multi_thread")]
async fn whoever_shares_an_address_keeps_nobody_there_from_their_seat() {
    const LINES: usize = 6;
    let caps = Caps { total: 100, per_address: LINES, per_network: 100 };
    let house = limited(|config| config.caps = caps).await;
    let table = house.table(&against_bots(1)).await;
    let mut seated = Client::sit(&house, &table, 1).await;
    let mut crowd = Vec::new();
    for player in 10..10 + 3 * LINES as u8 {
        crowd.push(Client::sit(&house, &table, player).await);
    }
    seated.play(1).await;
    drop(seated);
    // Their line broke, somebody takes the place at once, and they come back nevertheless.
    crowd.push(Client::sit(&house, &table, 99).await);
    crowd.push(Client::sit(&house, &table, 98).await);
    let mut back = Client::sit(&house, &table, 1).await;
    assert_eq!(back.seating["you"], 0);
    for player in 50..50 + 2 * LINES as u8 {
        crowd.push(Client::sit(&house, &table, player).await);
    }
    back.play(1).await;
    let metrics = house.get("/metrics").await.body;
    assert!(metrics.contains("cantina_turned_away_total{why=\"evicted\"}"), "{metrics}");
    house.close().await;
}

// Audit: SEC-H7
#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_down_keeps_their_place_from_then_on() {
    let caps = Caps { total: 100, per_address: 3, per_network: 100 };
    let house = limited(|config| config.caps = caps).await;
    let mut wanted = against_bots(1);
    wanted["seats"] = json!([{"want": "me"}, {"want": "friend"}]);
    wanted["start"] = json!(false);
    let table = house.table(&wanted).await;
    let mut friend = Client::sit(&house, &table, 2).await;
    friend.say(&json!({"type": "sit", "request": "r1", "seat": 1})).await;
    while friend.seating["you"] != json!(1) {
        friend.next().await.expect("an open connection");
    }
    let mut crowd = Vec::new();
    for player in 10..16 {
        crowd.push(Client::sit(&house, &table, player).await);
    }
    friend.say(&json!({"type": "ping"})).await;
    friend.hear("pong").await;
    house.close().await;
}

// Audit: SEC-J6
#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_thousands_of_times_is_shown_out_at_once_and_others_are_answered() {
    let house = limited(|config| config.requests_per_second = 100).await;
    let greedy = Visitor::of(house.addr).coming_from(Ipv4Addr::new(127, 0, 8, 1));
    let request = Request::get("/api/games");
    let mut n_dialled = 0;
    while greedy.ask(&request).await.is_ok() {
        assert!(n_dialled < 10 * COMERS_BURST, "they may come without end");
        for _ in 0..500 {
            drop(Http::dial(&greedy).await);
        }
        n_dialled += 500;
    }
    let other = Visitor::of(house.addr).coming_from(Ipv4Addr::new(127, 0, 8, 2));
    assert_eq!(other.ask(&request).await.map(|it| it.status).ok(), Some(200));
    let metrics = String::from_utf8(other.ask(&Request::get("/metrics")).await.unwrap().body);
    assert!(metrics.unwrap().contains("cantina_turned_away_total{why=\"rate\"}"));
    house.close().await;
}

// Audit: SEC-H9
#[tokio::test(flavor = "multi_thread")]
async fn a_key_that_has_tables_becomes_nobody_elses_new_key() {
    let data = tempdir().unwrap();
    let mut house = House::open(data.path()).await;
    let mut wanted = against_bots(1);
    wanted["key"] = json!(key(2));
    let own = house.table(&wanted).await;
    for is_restarted in [false, true] {
        if is_restarted {
            house.close().await;
            house = House::open(data.path()).await;
        }
        let head = format!("cantina-key: {}\r\n", key(1));
        let code = house.post_as(&head, "/api/me/code", r#"{"name": "Rey"}"#).await.json();
        let code = code["code"].as_str().expect("a code").to_owned();
        let moved = json!({"code": code, "key": key(2)}).to_string();
        let moved = house.post("/api/me/move", &moved).await;
        assert_eq!((moved.status, moved.code()), (400, "malformed".to_owned()), "{is_restarted}");
        assert!(moved.body.contains("make up another"), "{}", moved.body);
        let changed = json!({"key": key(2)}).to_string();
        let changed = house.post_as(&head, "/api/me/key", &changed).await;
        assert_eq!((changed.status, changed.code()), (400, "malformed".to_owned()));
        assert_eq!(Client::sit(&house, &own, 2).await.seating["you"], 0, "nothing is lost");
        let phone = if is_restarted { 8 } else { 7 };
        let moved = json!({"code": code, "key": key(phone)}).to_string();
        let moved = house.post("/api/me/move", &moved).await;
        assert_eq!(moved.status, 200, "the code is good still: {}", moved.body);
    }
    house.close().await;
}

// Audit: SEC-I1, SEC-I2
#[tokio::test(flavor = "multi_thread")]
async fn silent_strangers_from_everywhere_cut_neither_players_nor_the_operator() {
    const LINES: usize = 12;
    let caps = Caps { total: LINES, per_address: 400, per_network: 800 };
    let operator_addr = Some("127.0.0.1:0".parse().unwrap());
    let mut house = limited(|config| {
        (config.caps, config.operator_addr) = (caps, operator_addr);
    })
    .await;
    let mut school = Vec::new();
    for player in 1..7 {
        let mut wanted = against_bots(1);
        wanted["key"] = json!(key(player));
        let table = house.table(&wanted).await;
        school.push(Client::sit(&house, &table, player).await);
    }
    let mut silent = Vec::new();
    for door in 1..60 {
        silent.push(neighbour(&house, door).dial().await.expect("the house listens"));
    }
    // Whoever says what they want is heard: one of the silent makes room.
    let asked = neighbour(&house, 100).ask(&Request::get("/api/games")).await;
    assert_eq!(asked.expect("an answer").status, 200);
    for player in &mut school {
        player.say(&json!({"type": "ping"})).await;
        player.hear("pong").await;
    }
    let public = house.addr;
    house.addr = house.operator.expect("a second address");
    assert_eq!(house.get("/healthz").await.status, 200);
    // What the house shows out it also closes; the school's lines and the operator's own count, and
    // of the silent those that are left.
    let settled = async {
        loop {
            let metrics = house.get("/metrics").await.body;
            let n = metric(&metrics, "cantina_tcp_lines");
            if (school.len() as u64 + 1..=LINES as u64 + 1).contains(&n) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(SOON, settled).await.expect("open lines are counted");
    house.addr = public;
    drop(silent);
    house.close().await;
}

/// Somebody from this address who has come to a table.
async fn come(house: &House, door: u8, table: &str, player: u8) -> Client {
    let socket = Socket::dial(&neighbour(house, door), table).await.expect("a socket");
    let mut client = Client::over(socket);
    client.say(&hello(&key(player), None)).await;
    client.hear("welcome").await;
    client
}

// Audit: SEC-I7
#[tokio::test(flavor = "multi_thread")]
async fn one_address_answers_so_often_and_others_go_on() {
    let house = limited(|config| config.entries_per_second = 1).await;
    let wanted = json!({"game": "han-solo", "seats": [{"want": "me"}, {"want": "friend"}],
        "key": key(1), "name": "Rey", "start": false});
    let table = house.table(&wanted).await;
    let mut both = [come(&house, 1, &table, 1).await, come(&house, 1, &table, 2).await];
    let sit = json!({"type": "sit", "request": both[1].request(), "seat": 1});
    both[1].say(&sit).await;
    both[1].hear("seating").await;
    let start = json!({"type": "start", "request": both[0].request()});
    both[0].say(&start).await;
    for client in &mut both {
        client.hear("update").await;
    }
    let mut n_answers = 0;
    let refused = 'game: loop {
        let asked = usize::from(!both[0].is_asked());
        assert!(!both[0].is_over(), "nobody was refused after {n_answers} answers");
        let act = both[asked].act(n_answers);
        both[asked].say(&act).await;
        // Whoever answered hears first whether it counted; a refusal is told to nobody else.
        for seat in [asked, 1 - asked] {
            loop {
                let message = both[seat].next().await.expect("an open connection");
                match message["type"].as_str() {
                    Some("update") => break,
                    Some("refused") => break 'game message,
                    _ => {}
                }
            }
        }
        n_answers += 1;
    };
    assert_eq!((&refused["code"], &refused["request"].is_null()), (&json!("busy"), &false));
    let at_once = ENTRIES_BURST_SECONDS as usize;
    assert!(n_answers >= at_once, "{n_answers}");
    // Somebody from elsewhere plays on meanwhile, and so does whoever waits a little.
    let table = house.table(&against_bots(1)).await;
    come(&house, 2, &table, 1).await.play(3).await;
    house.close().await;
}

// Audit: SEC-I8
#[tokio::test(flavor = "multi_thread")]
async fn a_key_of_odd_characters_is_refused_wherever_it_is_sent() {
    let house = limited(|_| {}).await;
    let table = house.table(&against_bots(1)).await;
    let head = format!("cantina-key: {}\r\n", key(1));
    let asked = house.post_as(&head, "/api/me/code", r#"{"name": ""}"#).await;
    let code = asked.json()["code"].clone();
    for odd in [" ", "\0", "\u{e9}", "\n"].map(|odd| odd.repeat(40)) {
        let mut wanted = against_bots(1);
        wanted["key"] = json!(odd);
        let opened = house.post("/api/tables", &wanted.to_string()).await;
        assert_eq!((opened.status, opened.code().as_str()), (400, "malformed"), "{odd:?}");
        let moved = json!({"code": code, "key": odd}).to_string();
        let moved = house.post("/api/me/move", &moved).await;
        assert_eq!((moved.status, moved.code().as_str()), (400, "malformed"), "{odd:?}");
        let mut client = Client::dial(&house, &table).await;
        client.say(&hello(&odd, None)).await;
        assert_eq!(client.refusal().await, "malformed", "{odd:?}");
    }
    // The code is good still.
    let moved = json!({"code": code, "key": key(9)}).to_string();
    assert_eq!(house.post("/api/me/move", &moved).await.status, 200);
    house.close().await;
}
