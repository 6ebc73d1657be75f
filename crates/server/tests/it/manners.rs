//! Bad input: it is refused by name, and the connection and the table bear it.

use crate::fixture::{Client, House, against_bots, config, hello, key, with_a_friend};
use client::Frame;
use serde_json::json;
use tempfile::tempdir;

#[tokio::test(flavor = "multi_thread")]
async fn malformed_frames_are_refused_and_the_game_goes_on() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let table = house.table(&against_bots(1)).await;
    let mut client = Client::sit(&house, &table, 1).await;
    client.until_asked().await;
    let decision = client.now["menu"]["decision"].clone();
    let frames = [
        "no JSON".to_owned(),
        String::new(),
        "[]".to_owned(),
        json!({"type": "no such thing"}).to_string(),
        json!({"type": "sit", "request": "r", "seat": 99}).to_string(),
        json!({"type": "act", "request": "r", "decision": decision}).to_string(),
        json!({"type": "act", "request": "r", "decision": "x", "answer": "draw"}).to_string(),
        json!({"type": "act", "request": "", "decision": decision, "answer": "draw"}).to_string(),
        json!({"type": "act", "request": "r".repeat(65), "decision": decision, "answer": "draw"})
            .to_string(),
        "{".repeat(8_000),
    ];
    for frame in frames {
        client.say_text(&frame).await;
        assert_eq!(client.refusal().await, "malformed", "{frame:.80}");
    }
    client.say_raw(Frame::binary(b"\x00\xff".as_slice())).await;
    assert_eq!(client.refusal().await, "malformed");
    // A refusal names the wish where the frame does.
    client
        .say(&json!({"type": "act", "request": "mine", "decision": decision, "answer": {"no": 1}}))
        .await;
    let refused = client.hear("refused").await;
    assert_eq!((&refused["code"], &refused["request"]), (&json!("malformed"), &json!("mine")));

    client.say(&json!({"type": "ping"})).await;
    client.hear("pong").await;
    client.play(3).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn long_frames_are_refused_and_longer_ones_end_the_connection() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let table = house.table(&against_bots(1)).await;
    let mut client = Client::sit(&house, &table, 1).await;
    client.say_text(&"x".repeat(wire::FRAME_BYTES_MAX + 1)).await;
    assert_eq!(client.refusal().await, "too_long");
    client.play(1).await;

    client.say_text(&"x".repeat(server::limits::FRAME_READ_MAX + 1)).await;
    assert_eq!(client.goodbye().await, "too_long");
    let mut again = Client::back(&house, &table, 1, Some(client.seq())).await;
    again.play(2).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hello_comes_first_and_once_and_in_this_protocol() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let table = house.table(&against_bots(1)).await;

    let mut client = Client::dial(&house, &table).await;
    client.say(&json!({"type": "undo", "request": "early"})).await;
    let refused = client.hear("refused").await;
    assert_eq!((&refused["code"], &refused["request"]), (&json!("hello"), &json!("early")));
    client.say_text("nonsense").await;
    assert_eq!(client.refusal().await, "malformed");
    client.say(&hello("too short", None)).await;
    assert_eq!(client.refusal().await, "malformed");
    client.say(&hello(&key(1), None)).await;
    client.hear("welcome").await;
    client.say(&hello(&key(2), None)).await;
    assert_eq!(client.refusal().await, "hello");
    assert_eq!(client.seating["you"], 0, "nobody becomes somebody else");

    for foreign in [
        json!({"type": "hello", "protocol": 999, "key": key(1), "name": "", "lang": "en", "since": null}),
        json!({"type": "hello", "protocol": 2, "secret": "another shape"}),
    ] {
        let mut client = Client::dial(&house, &table).await;
        client.say(&foreign).await;
        assert_eq!(client.goodbye().await, "protocol");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_table_is_told_so() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    for table in ["0000000000", "nope", "..%2F..%2Fetc", "0000000000000"] {
        let mut client = Client::dial(&house, table).await;
        if table.len() == 10 {
            client.say(&hello(&key(1), None)).await;
        }
        assert_eq!(client.goodbye().await, "no_table", "{table}");
        for part in ["", "/content", "/replay?eyes=0", "/record", "/stats"] {
            let reply = house.get(&format!("/api/tables/{table}{part}")).await;
            assert_eq!((reply.status, reply.code()), (404, "no_table".to_owned()), "{table}{part}");
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_for_another_seat() {
    // Rules: HS-10.1
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let mut wanted = with_a_friend();
    wanted["seats"] = json!([{"want": "me"}, {"want": "friend"}]);
    let table = house.table(&wanted).await;
    let mut host = Client::sit(&house, &table, 1).await;
    let mut friend = Client::sit(&house, &table, 2).await;
    friend.say(&json!({"type": "sit", "request": "sit", "seat": 1})).await;
    while friend.hear("seating").await["request"] != "sit" {}
    host.say(&json!({"type": "start", "request": "go"})).await;
    host.hear("update").await;
    friend.hear("update").await;

    let (asked, other) =
        if host.is_asked() { (&mut host, &mut friend) } else { (&mut friend, &mut host) };
    let theirs = asked.act(0);
    other.say(&theirs).await;
    assert_eq!(other.refusal().await, "not_your_decision");
    let mut spectator = Client::sit(&house, &table, 3).await;
    spectator.say(&theirs).await;
    assert_eq!(spectator.refusal().await, "not_seated");
    let mut wrong = theirs.clone();
    wrong["answer"] = json!({"pick": 3});
    asked.say(&wrong).await;
    let refused = asked.hear("refused").await;
    assert_eq!(refused["code"], "not_on_the_menu");
    assert!(refused["rule"].is_string(), "the rule is named: {refused}");
    asked.say(&theirs).await;
    assert_eq!(asked.hear("update").await["request"], theirs["request"]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_is_carried_out_once_however_often_it_is_sent() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let table = house.table(&against_bots(1)).await;
    let mut client = Client::sit(&house, &table, 1).await;
    client.until_asked().await;
    let act = client.act(0);
    for _ in 0..3 {
        client.say(&act).await;
    }
    assert_eq!(client.hear("update").await["request"], act["request"]);
    for _ in 0..2 {
        assert_eq!(client.hear("done").await["request"], act["request"]);
    }
    let seq = client.seq();
    let mut other = Client::sit(&house, &table, 1).await;
    other.say(&act).await;
    assert_eq!(other.hear("done").await["request"], act["request"], "on another device too");
    drop((client, other));
    house.close().await;

    let house = House::open(data.path()).await;
    let mut client = Client::back(&house, &table, 1, Some(seq)).await;
    client.say(&act).await;
    assert_eq!(client.hear("done").await["request"], act["request"], "and after a restart");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_floods_is_slowed_and_then_dropped() {
    let data = tempdir().unwrap();
    let mut config = config(data.path());
    config.messages_per_second = 1;
    let house = House::with(config, store::Store::memory()).await;
    let table = house.table(&against_bots(1)).await;
    let mut client = Client::sit(&house, &table, 1).await;
    let ping = json!({"type": "ping"});
    for _ in 0..server::limits::MESSAGES_BURST + 5 {
        client.say(&ping).await;
    }
    assert_eq!(client.refusal().await, "busy");
    for _ in 0..server::limits::IMPATIENCE_MAX {
        client.say(&ping).await;
    }
    assert_eq!(client.goodbye().await, "too_fast");
    let mut again = Client::back(&house, &table, 1, None).await;
    again.play(1).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_read_is_dropped_and_nobody_waits_for_them() {
    let data = tempdir().unwrap();
    let house = House::with(config(data.path()), store::Store::memory()).await;
    let table = house.table(&against_bots(1)).await;
    let mut deaf = Client::hard_of_hearing(&house, &table, 1).await;
    deaf.play(40).await;
    // They ask for everything again and again and read nothing of it: fewer letters than the table
    // keeps, as nobody could come in before it has read them...
    for _ in 0..200 {
        deaf.say(&json!({"type": "speak", "lang": "fr"})).await;
    }
    let begun = std::time::Instant::now();
    while house.get("/metrics").await.body.contains("cantina_dropped_total 0") {
        assert!(begun.elapsed().as_secs() < 60, "they are never dropped");
        // ...while every visit is told to everybody who is there. Nobody honest comes faster.
        Client::sit(&house, &table, 2).await;
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let mut back = Client::back(&house, &table, 1, None).await;
    back.play(2).await;
    // Once they read again they learn why, unless even that took them too long.
    let mut last = serde_json::Value::Null;
    while let Some(message) = deaf.next().await {
        last = message;
    }
    assert!(last["type"] != "closing" || last["code"] == "dropped", "{last}");
    house.close().await;
}
