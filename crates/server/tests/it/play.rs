//! Playing.

use crate::fixture::{Client, House, against_bots, with_a_friend};
use catalog::Record;
use catalog::games::HanSolo;
use serde_json::json;
use tempfile::tempdir;

/// More answers than any game asks one seat for.
const WHOLE_GAME: usize = 500;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_against_bots_ends_with_a_record_that_can_be_verified() {
    // Rules: HS-10.2, HS-10.4
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let table = house.table(&against_bots(3)).await;
    let mut client = Client::sit(&house, &table, 1).await;
    let commitment = client.now["fairness"]["commitment"].clone();
    assert!(client.now["fairness"]["seed"].is_null(), "the seed is secret during the game");
    assert_eq!(house.get(&format!("/api/tables/{table}/record")).await.status, 409);
    let stats = format!("/api/tables/{table}/stats?lang=fr");
    assert_eq!(house.get(&stats).await.status, 409, "figures would tell secrets");

    client.play(WHOLE_GAME).await;
    assert!(client.is_over());
    assert_eq!(client.hear("seating").await["seating"]["stage"], "over");
    assert_eq!(client.now["fairness"]["commitment"], commitment);

    let record = house.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(record.status, 200, "{}", record.body);
    let stats = house.get(&stats).await.json();
    let totals = stats["sections"][0]["series"].as_array().expect("a line for each seat");
    let last: Vec<_> =
        totals.iter().map(|line| line["values"].as_array().unwrap().last().unwrap()).collect();
    assert_eq!(json!(last), client.now["outcome"]["scores"]);
    assert_eq!(stats["sections"][0]["across"], "Manche");
    let record = Record::<HanSolo>::parse(&record.body).expect("a record");
    assert_eq!(record.players[0], "Rey");
    assert_eq!(record.entries.len() as u32, client.seq() + 1);
    record.table().expect("a table").audit().expect("every entry follows from its cause");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_shows_what_each_pair_of_eyes_saw() {
    // Rules: HS-10.4
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let table = house.table(&against_bots(1)).await;
    let mut client = Client::sit(&house, &table, 1).await;
    let replay = |eyes: &str| format!("/api/tables/{table}/replay?eyes={eyes}&lang=fr");

    client.play(3).await;
    assert_eq!(house.get_as(1, &replay("0")).await.status, 200, "one's own eyes are free");
    assert_eq!(house.get(&replay("spectator")).await.status, 200);
    for reply in [
        house.get(&replay("0")).await,
        house.get(&replay("1")).await,
        house.get_as(1, &replay("1")).await,
    ] {
        assert_eq!(reply.code(), "not_seated");
    }
    assert_eq!(house.get(&replay("7")).await.code(), "malformed");
    assert_eq!(house.get(&replay("everybody")).await.code(), "malformed");

    client.play(WHOLE_GAME).await;
    let live = client.now.clone();
    for eyes in ["0", "1", "spectator"] {
        let replay = house.get(&replay(eyes)).await.json();
        let frames = replay["frames"].as_array().expect("frames");
        assert_eq!(frames.len() as u32, client.seq() + 1);
        let last = &frames[frames.len() - 1]["now"];
        assert_eq!(last["outcome"]["scores"], live["outcome"]["scores"]);
        assert!(frames.iter().all(|frame| frame["now"]["menu"].is_null()));
        let expected =
            if eyes == "spectator" { json!(eyes) } else { json!(eyes.parse::<u8>().unwrap()) };
        assert!(frames.iter().all(|frame| frame["now"]["viewer"] == expected));
        if eyes == "0" {
            assert_eq!(last["view"], live["view"]);
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_bot_play_to_the_end_while_somebody_looks_on() {
    // Rules: HS-10.1, HS-10.4
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let table = house.table(&with_a_friend()).await;
    let mut host = Client::sit(&house, &table, 1).await;
    let mut friend = Client::sit(&house, &table, 2).await;
    assert_eq!(host.seating["host"], true);
    assert_eq!(friend.seating["you"], json!(null));

    friend.say(&json!({"type": "start", "request": "s0"})).await;
    assert_eq!(friend.refusal().await, "not_host");
    friend.say(&json!({"type": "sit", "request": "s1", "seat": 0})).await;
    assert_eq!(friend.refusal().await, "seat_taken");
    friend.say(&json!({"type": "sit", "request": "s2", "seat": 1})).await;
    while friend.hear("seating").await["request"] != "s2" {}
    assert_eq!(friend.seating["you"], 1);

    let mut spectator = Client::sit(&house, &table, 3).await;
    host.say(&json!({"type": "start", "request": "go"})).await;
    while host.hear("update").await["request"] != "go" {}
    let both = async { tokio::join!(host.play(WHOLE_GAME), friend.play(WHOLE_GAME)) };
    let looks_on = async {
        while !spectator.is_over() {
            spectator.hear("update").await;
            assert_eq!(spectator.now["viewer"], "spectator");
            assert!(spectator.now["menu"].is_null());
            let is_shown = spectator.now["view"]["ranking"].is_array();
            for player in spectator.now["view"]["players"].as_array().expect("players") {
                // HS-10.4: spectators see hands only at the reveal, and of the
                // rest what was taken from the discard pile in plain sight.
                assert!(is_shown || player["cards"] == player["shown"], "{player}");
            }
        }
    };
    tokio::join!(both, looks_on);
    assert_eq!(host.now["outcome"], friend.now["outcome"]);
    assert_eq!(host.now["outcome"], spectator.now["outcome"]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_alone_takes_back_what_they_like_until_the_end() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let table = house.table(&against_bots(2)).await;
    let mut client = Client::sit(&house, &table, 1).await;
    assert_eq!(client.seating["free_undo"], true);
    client.until_asked().await;
    let before = (client.now["view"].clone(), client.now["menu"]["items"].clone());
    client.play(1).await;
    client.until_asked().await;
    assert_eq!(client.now["can_undo"], true);
    client.say(&json!({"type": "undo", "request": "back"})).await;
    let update = client.hear("update").await;
    assert_eq!(update["request"], "back");
    assert!(update["step"]["rewind_to"].is_number());
    client.until_asked().await;
    assert_eq!((client.now["view"].clone(), client.now["menu"]["items"].clone()), before);

    client.play(WHOLE_GAME).await;
    assert_eq!(client.now["can_undo"], false, "the seed is known now");
    client.say(&json!({"type": "undo", "request": "late"})).await;
    assert_eq!(client.refusal().await, "over");
    house.close().await;
}
