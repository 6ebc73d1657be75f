//! After the end: the story, the picture, the preview of the link, and the same people once more.

use crate::fixture::{Client, House, against_bots, hello, key, with_a_friend};
use serde_json::{Value, json};

/// A game that player 1 has played to its end.
async fn played(house: &House) -> String {
    let table = house.table(&against_bots(1)).await;
    let mut one = Client::sit(house, &table, 1).await;
    one.play(usize::MAX).await;
    assert!(one.is_over());
    table
}

async fn post_as(house: &House, player: u8, path: &str) -> (u16, Value) {
    let reply = house.post_as(&format!("cantina-key: {}\r\n", key(player)), path, "{}").await;
    (reply.status, reply.json())
}

#[tokio::test]
async fn a_finished_game_has_a_story_and_a_running_one_has_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let table = house.table(&against_bots(1)).await;
    let path = format!("/api/tables/{table}/story");
    assert_eq!(house.get(&path).await.status, 409, "it would tell secrets");
    Client::sit(&house, &table, 1).await.play(usize::MAX).await;
    let story = house.get(&format!("{path}?lang=fr")).await.json();
    let lines = story["lines"].as_array().expect("sentences");
    assert_eq!(lines.len(), 3, "{story}");
    assert!(story["decisive"].is_u64());
    house.close().await;
}

#[tokio::test]
async fn a_table_is_a_picture_that_anybody_who_may_look_can_have() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let table = played(&house).await;
    let svg = house.get(&format!("/api/tables/{table}/picture.svg?lang=es")).await;
    assert_eq!(svg.status, 200);
    assert!(svg.head.to_lowercase().contains("content-type: image/svg+xml"), "{}", svg.head);
    assert!(svg.body.contains("Rey") && svg.body.contains("Han Solo: el juego de cartas"));
    house.close().await;
}

#[tokio::test]
async fn the_page_of_a_table_tells_its_public_facts_and_no_private_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let table = house.table(&with_a_friend()).await;
    let page = house.get(&format!("/t/{table}")).await.body;
    if !page.contains("<title>Cantina</title>") || !page.contains("id=\"app\"") {
        // Built without the browser client: then there is no page to tell anything.
        return house.close().await;
    }
    assert!(page.contains("og:title\" content=\"Han Solo Card Game · Cantina\""), "{page}");
    assert!(page.contains(&format!("http://cantina/api/tables/{table}/picture.png")), "{page}");
    assert!(page.contains("Rey"));

    let mut one = Client::sit(&house, &table, 1).await;
    one.say(&json!({"type": "admit", "request": one.request(), "locked": false, "private": true}))
        .await;
    one.hear("seating").await;
    let page = house.get(&format!("/t/{table}")).await.body;
    assert!(page.contains("id=\"app\"") && !page.contains("og:title") && !page.contains("Rey"));
    assert_eq!(house.get(&format!("/api/tables/{table}/picture.svg")).await.status, 403);
    assert!(!house.get("/t/zzzzzzzzzz").await.body.contains("og:title"), "no such table");
    house.close().await;
}

// Audit: UX-2
#[tokio::test]
async fn whoever_asks_for_a_rematch_gets_the_same_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let table = house.table(&with_a_friend()).await;
    let mut one = Client::sit(&house, &table, 1).await;
    let mut two = Client::sit(&house, &table, 2).await;
    two.say(&json!({"type": "sit", "request": two.request(), "seat": 1})).await;
    two.hear("seating").await;
    let path = format!("/api/tables/{table}/rematch");
    assert_eq!(post_as(&house, 1, &path).await.0, 409, "the game is not over");
    one.say(&json!({"type": "start", "request": one.request()})).await;
    let (mine, theirs) = tokio::join!(one.play(usize::MAX), two.play(usize::MAX));
    let ((), ()) = (mine, theirs);
    assert!(one.is_over() && two.is_over());

    let ((_, first), (_, second)) =
        tokio::join!(post_as(&house, 1, &path), post_as(&house, 2, &path));
    assert_eq!(first, second, "two who ask at once mean the same table");
    assert_eq!(post_as(&house, 3, &path).await.0, 403, "they did not play");
    let next = first["table"].as_str().expect("an id").to_owned();
    assert_ne!(next, table);
    while two.seating["rematch"] != *next {
        two.hear("seating").await;
    }
    drop((one, two));
    house.close().await;

    // After a restart it is still the same one.
    let house = House::open(folder.path()).await;
    assert_eq!(post_as(&house, 2, &path).await.1["table"], *next);
    assert_eq!(house.get(&format!("/api/tables/{table}")).await.json()["rematch"], *next);
    let one = Client::sit(&house, &next, 1).await;
    assert_eq!(one.seating["you"], 2, "one place further on");
    let two = Client::sit(&house, &next, 2).await;
    assert_eq!(two.seating["you"], 0);
    house.close().await;
}

#[tokio::test]
async fn what_was_agreed_before_the_deal_is_dealt_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let table = house.table(&with_a_friend()).await;
    let mut one = Client::sit(&house, &table, 1).await;
    one.say(&json!({
        "type": "settle", "request": one.request(), "seats": 2,
        "options": {"contests": "simple"}, "clock_seconds": 60, "hints": false, "bot_pace": "calm",
    }))
    .await;
    one.hear("seating").await;
    assert_eq!(one.seating["options"]["contests"], "simple");
    drop(one);
    house.close().await;

    let house = House::open(folder.path()).await;
    let mut one = Client::sit(&house, &table, 1).await;
    assert_eq!(one.seating["places"].as_array().map(Vec::len), Some(2));
    assert_eq!((&one.seating["hints"], &one.seating["bot_pace"]), (&json!(false), &json!("calm")));
    one.say(&json!({"type": "start", "request": one.request()})).await;
    one.until_asked().await;
    assert_eq!(one.now["view"]["setup"]["options"]["contests"], "simple");
    house.close().await;
}

#[tokio::test]
async fn a_hunter_says_what_it_would_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let table = house.table(&against_bots(1)).await;
    let mut one = Client::sit(&house, &table, 1).await;
    one.until_asked().await;
    let decision = one.now["menu"]["decision"].clone();
    one.say(&json!({"type": "hint", "request": one.request(), "decision": decision})).await;
    let hint = one.hear("hint").await;
    let items = one.now["menu"]["items"].as_array().expect("a menu");
    assert!(items.iter().any(|item| item["action"] == hint["answer"]), "{hint}");
    assert!(!hint["words"].as_str().unwrap_or_default().is_empty());
    house.close().await;
}

#[tokio::test]
async fn a_short_code_leads_where_the_players_link_leads() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let mut table = with_a_friend();
    table["guarded"] = json!(true);
    let table = house.table(&table).await;
    let path = format!("/api/tables/{table}/code");
    assert_eq!(post_as(&house, 2, &path).await.0, 403, "only the host asks for it");
    let (status, made) = post_as(&house, 1, &path).await;
    assert_eq!(status, 201, "{made}");
    assert_eq!(post_as(&house, 1, &path).await.1["code"], made["code"], "a table has one code");
    let typed = made["code"].as_str().expect("a code").to_lowercase().replace('-', " ");
    let join = async |code: &str| house.post("/api/join", &json!({"code": code}).to_string()).await;
    let joined = join(&typed).await.json();
    assert_eq!(joined["table"], *table);
    let host = Client::sit(&house, &table, 1).await;
    assert_eq!(joined["invite"], host.seating["invite"]);
    assert_eq!(join("zzz-zzz").await.code(), "no_such_code");

    // Audit: SEC-J1. Whoever knew the link and was shown out finds no way back by the code, however
    // many keys they make up; the host is given another one.
    let mut host = host;
    let mut guest = Client::dial(&house, &table).await;
    let mut hello = hello(&key(2), None);
    hello["invite"] = joined["invite"].clone();
    guest.say(&hello).await;
    guest.hear("welcome").await;
    while host.seating["watching"].as_array().is_none_or(Vec::is_empty) {
        host.hear("seating").await;
    }
    let spectator = host.seating["watching"][0]["id"].clone();
    let request = host.request();
    host.say(&json!({"type": "evict_spectator", "request": request, "spectator": spectator})).await;
    assert_eq!(guest.goodbye().await, "evicted");
    assert_eq!(join(&typed).await.code(), "no_such_code");
    let (_, other) = post_as(&house, 1, &path).await;
    let typed = other["code"].as_str().expect("another code");
    assert_ne!(join(typed).await.json()["invite"], joined["invite"]);

    // Once the game is on nobody sits down any more.
    host.say(&json!({"type": "start", "request": host.request()})).await;
    while host.seating["stage"] != "playing" {
        host.hear("seating").await;
    }
    assert_eq!(join(typed).await.status, 404);
    let (status, refused) = post_as(&house, 1, &path).await;
    assert_eq!(status, 409);
    assert_eq!(refused["message"], "the cards are dealt, and nobody sits down any more");
    house.close().await;
}
