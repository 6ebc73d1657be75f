//! Lessons over real sockets.

use crate::fixture::{Client, House, config, key};
use serde_json::{Value, json};
use server::Config;
use store::Store;
use tempfile::tempdir;

/// A lesson for player 1.
fn lesson(name: &str) -> Value {
    json!({"game": "han-solo", "seats": [], "key": key(1), "name": "Rey", "lesson": name})
}

/// What answers with what the coach points at.
fn pointed_at(client: &Client) -> Value {
    let show = client.now["coach"]["show"].as_array().expect("a coach");
    let action = show.iter().find_map(|show| show.get("action")).expect("something to do");
    let decision = &client.now["menu"]["decision"];
    json!({"type": "act", "request": client.request(), "decision": decision, "answer": action})
}

async fn follow(client: &mut Client, n_answers: usize) {
    for _ in 0..n_answers {
        // Where a choice is sealed the menu stays open while the others choose.
        while client.now["coach"]["show"].as_array().is_some_and(Vec::is_empty) {
            client.hear("update").await;
        }
        let act = pointed_at(client);
        client.say(&act).await;
        while client.hear("update").await["request"] != act["request"] {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_a_table_that_lasts() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let games = house.get("/api/games").await.json();
    let game = games.as_array().unwrap().iter().find(|game| game["id"] == "han-solo").unwrap();
    let name = game["lessons"][0].as_str().expect("a lesson");
    let table = house.table(&lesson(name)).await;
    let mut client = Client::sit(&house, &table, 1).await;
    if client.now.is_null() {
        client.hear("update").await;
    }
    follow(&mut client, 6).await;
    client.until_asked().await;
    let coach = client.now["coach"].clone();
    assert_eq!(coach["step"], 7);
    house.close().await;

    let house = House::open(data.path()).await;
    let mut client = Client::sit(&house, &table, 1).await;
    assert_eq!(client.now["coach"], coach, "the lesson keeps its place");
    let n_left = coach["of"].as_u64().unwrap() as usize - 6;
    follow(&mut client, n_left).await;
    client.until_asked().await;
    assert_eq!(client.now["coach"]["done"], true);
    let request = json!({"type": "play_on", "request": "on"});
    client.say(&request).await;
    while client.hear("seating").await["request"] != "on" {}
    client.play(500).await;
    assert!(client.is_over(), "the others play on by themselves");
    let record = house.get(&format!("/api/tables/{table}/record")).await.json();
    assert_eq!(record["header"]["start"], "lesson");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_dealt_with_the_cards_it_was_written_for() {
    let data = tempdir().unwrap();
    let own = include_str!("../../../../rules/han-solo/data/tokens.toml")
        .replace("Cantina set", "My own box")
        .replace("value = 25000", "value = 90000");
    let own = vec![catalog::SetFile::given("own.toml".to_owned(), own)];
    let config = Config { cards: vec![(catalog::GameId::HanSolo, own)], ..config(data.path()) };
    let store = Store::open(data.path()).await.unwrap();
    let house = House::with(config, store).await;
    let table = house.table(&lesson("first-game")).await;
    let seating = house.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(seating["card_set"], "Cantina set");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_nobody_wrote_is_refused() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let reply = house.post("/api/tables", &lesson("chess").to_string()).await;
    assert_eq!((reply.status, reply.code()), (400, "malformed".to_owned()));
    house.close().await;
}
