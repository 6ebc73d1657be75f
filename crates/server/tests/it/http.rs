//! The plain requests.

use crate::fixture::{Client, House, against_bots, config, key, with_a_friend};
use catalog::Hosted as _;
use serde_json::json;
use server::{Config, ServeError, Server};
use store::{Store, Trouble};
use tempfile::tempdir;

#[tokio::test(flavor = "multi_thread")]
async fn the_games_say_what_can_be_chosen() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let games = house.get("/api/games").await.json();
    let game = games.as_array().unwrap().iter().find(|game| game["id"] == "han-solo").unwrap();
    assert_eq!(game["seats_min"], 2);
    assert_eq!(game["levels"], json!(["rookie", "smuggler", "hunter"]));
    assert!(game["options"].as_array().unwrap().iter().any(|option| option["name"] == "contests"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_is_refused_with_the_reason() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let bot = json!({"want": "bot", "level": "rookie"});
    let with = |field: &str, value: serde_json::Value| {
        let mut wanted = against_bots(2);
        wanted[field] = value;
        wanted.to_string()
    };
    let cases = [
        ("{".to_owned(), 400, "malformed"),
        ("{}".to_owned(), 400, "malformed"),
        (with("game", json!("chess")), 400, "malformed"),
        (with("key", json!("short")), 400, "malformed"),
        (with("seats", json!([bot])), 400, "setup"),
        (with("seats", json!(vec![bot.clone(); 9])), 400, "malformed"),
        (with("seats", json!([{"want": "me"}, {"want": "me"}])), 400, "malformed"),
        (
            with("seats", json!([{"want": "me"}, {"want": "bot", "level": "wizard"}])),
            400,
            "malformed",
        ),
        (with("options", json!({"no_such": true})), 400, "malformed"),
        (with("clock_seconds", json!(0)), 400, "malformed"),
        (with("name", json!("x".repeat(server::limits::BODY_BYTES_MAX))), 413, "too_long"),
    ];
    for (body, status, code) in cases {
        let reply = house.post("/api/tables", &body).await;
        assert_eq!((reply.status, reply.code()), (status, code.to_owned()), "{body:.200}");
        assert!(!reply.json()["message"].as_str().unwrap().is_empty());
    }
    let setup = house.post("/api/tables", &with("seats", json!([bot]))).await.json();
    assert_eq!(setup["rule"], "HS-2.1");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_tells_who_sits_there_and_what_it_plays_with() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let table = house.table(&with_a_friend()).await;
    let seating = house.get_as(1, &format!("/api/tables/{table}")).await.json();
    assert_eq!((&seating["stage"], &seating["you"]), (&json!("gathering"), &json!(0)));
    assert_eq!(seating["places"][1]["holder"], "free");
    assert_eq!(seating["places"][2]["level"], "rookie");
    let stranger = house.get(&format!("/api/tables/{table}")).await;
    assert_eq!((&stranger.json()["you"], &stranger.json()["host"]), (&json!(null), &json!(false)));
    assert!(!stranger.body.contains(&key(1)), "keys are told to nobody");
    let content = house.get(&format!("/api/tables/{table}/content")).await.json();
    assert_eq!(content["tokens"].as_array().unwrap().len(), 24);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_finds_their_tables_newest_first() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (old, new) = (house.table(&against_bots(1)).await, house.table(&with_a_friend()).await);
    let mine = house.get_as(1, "/api/tables").await.json();
    let ids: Vec<&str> =
        mine.as_array().unwrap().iter().map(|it| it["table"].as_str().unwrap()).collect();
    assert_eq!(ids, [new.as_str(), old.as_str()]);
    let nobody = house.get_as(9, "/api/tables").await.json();
    assert_eq!(nobody, json!([]));
    assert_eq!(house.get("/api/tables").await.code(), "malformed");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn health_and_metrics_tell_the_operator_the_truth() {
    let data = tempdir().unwrap();
    let store = Store::memory();
    let house = House::with(config(data.path()), store.clone()).await;
    let table = house.table(&against_bots(1)).await;
    let mut client = Client::sit(&house, &table, 1).await;
    client.play(2).await;
    client.say(&json!({"type": "start", "request": "x"})).await;
    assert_eq!(client.refusal().await, "wrong_stage");
    let metrics = house.get("/metrics").await.body;
    for line in [
        "cantina_tables 1",
        "cantina_connections 1",
        "cantina_tables_opened_total 1",
        "cantina_refusals_total{code=\"wrong_stage\"} 1",
        "cantina_write_seconds_count",
        "cantina_worker_wait_seconds_count",
        "cantina_worker_wait_longest_seconds",
        "cantina_answer_seconds_count 2",
    ] {
        assert!(metrics.contains(line), "{line} is not in\n{metrics}");
    }
    store.simulate(Trouble::Full).await.unwrap();
    let health = house.get("/healthz").await;
    assert_eq!((health.status, health.code()), (503, "storage".to_owned()));
    let full = house.post("/api/tables", &against_bots(1).to_string()).await;
    assert_eq!((full.status, full.code()), (503, "storage".to_owned()));
    store.simulate(Trouble::None).await.unwrap();
    house.close().await;

    let house = House::open(data.path()).await;
    let health = house.get("/healthz").await;
    assert_eq!((health.status, health.body.as_str()), (200, "ok\n"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_is_safe_to_show() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    for path in ["/", "/t/0123456789", "/api/games", "/api/nothing", "/no/such.js"] {
        let head = house.get(path).await.head;
        for header in [
            "content-security-policy: default-src 'self'",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
        ] {
            assert!(head.contains(header), "{path} lacks {header}:\n{head}");
        }
    }
    let page = house.get("/t/0123456789").await;
    assert_eq!(page.status, 200, "the client's own pages are the client's");
    assert!(page.head.contains("text/html"), "{}", page.head);
    assert!(house.get("/api/games").await.head.contains("cache-control: no-store"));
    assert_eq!(house.get("/no/such.js").await.status, 404);
    assert_eq!(house.get("/api/nothing").await.code(), "no_such_page");
    assert_eq!(house.post("/", "").await.status, 405);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_opens_so_many_tables_and_no_more() {
    let data = tempdir().unwrap();
    let mut config = config(data.path());
    config.tables_per_minute = 3;
    let house = House::with(config, Store::memory()).await;
    for _ in 0..3 {
        house.table(&against_bots(1)).await;
    }
    let reply = house.post("/api/tables", &against_bots(1).to_string()).await;
    assert_eq!((reply.status, reply.code()), (429, "busy".to_owned()));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trusted_proxy_tells_visitors_apart_and_nobody_else_does() {
    for (trust_proxy, second) in [(true, 201), (false, 429)] {
        let data = tempdir().unwrap();
        let config = Config { tables_per_minute: 1, trust_proxy, ..config(data.path()) };
        let house = House::with(config, Store::memory()).await;
        let body = against_bots(1).to_string();
        let mut statuses = Vec::new();
        for forged_then_true in ["198.51.100.1, 203.0.113.1", "198.51.100.1, 203.0.113.2"] {
            let head = format!("X-Forwarded-For: {forged_then_true}\r\n");
            statuses.push(house.post_as(&head, "/api/tables", &body).await.status);
        }
        assert_eq!(statuses, [201, second], "trusted: {trust_proxy}");
        house.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_cannot_open_says_why() {
    let data = tempdir().unwrap();
    let first = Server::bind(config(data.path())).await.expect("the first opens");
    assert!(matches!(Server::bind(config(data.path())).await, Err(ServeError::Data(_))));
    let other = tempdir().unwrap();
    let taken = Config { addr: first.local_addr(), ..config(other.path()) };
    let error = Server::bind(taken).await.err().expect("the port is taken");
    assert!(error.to_string().contains("choose another port"), "{error}");
    let third = tempdir().unwrap();
    let cards =
        vec![(catalog::GameId::HanSolo, vec![catalog::SetFile::shipped("x.toml", "name = 3")])];
    let broken = Config { cards, ..config(third.path()) };
    assert!(matches!(Server::bind(broken).await, Err(ServeError::Cards { .. })));
}

#[cfg(feature = "embed-web")]
#[tokio::test(flavor = "multi_thread")]
async fn the_client_is_built_in_and_cached_as_long_as_it_may_be() {
    let data = tempdir().unwrap();
    let house = House::open(data.path()).await;
    let index = house.get("/").await;
    assert!(index.head.contains("cache-control: no-cache"), "{}", index.head);
    assert_eq!(house.get("/t/0123456789").await.body, index.body);
    let at = index.body.find("assets/").expect("it names its parts");
    let name: String = index.body[at..].chars().take_while(|it| *it != '"').collect();
    let asset = house.get(&format!("/{name}")).await;
    assert_eq!(asset.status, 200);
    assert!(asset.head.contains("immutable"), "{}", asset.head);
    let tag = index.head.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a tag");
    let again = format!(
        "GET / HTTP/1.1\r\nhost: cantina\r\nconnection: close\r\nif-none-match: {tag}\r\n\r\n"
    );
    assert_eq!(house.request(&again).await.status, 304);
    house.close().await;
}

// Rules: OR-2.1
#[tokio::test(flavor = "multi_thread")]
async fn the_games_list_the_tiles_of_the_set_of_the_house() {
    let data = tempdir().unwrap();
    let renamed = |file: &catalog::SetFile| {
        let text = file.text.replace("\"t1\"", "\"mine\"");
        catalog::SetFile::given(file.path.to_string(), text)
    };
    let own = catalog::games::OuterRim::CARDS.iter().map(renamed).collect();
    let config = Config { cards: vec![(catalog::GameId::OuterRim, own)], ..config(data.path()) };
    let store = Store::open(data.path()).await.unwrap();
    let house = House::with(config, store).await;
    let games = house.get("/api/games").await.json();
    let games = games.as_array().expect("a list");
    let game = games.iter().find(|game| game["id"] == "outer-rim").expect("a game");
    let options = game["options"].as_array().expect("a list");
    let board = options.iter().find(|option| option["name"] == "board").expect("an option");
    assert_eq!(board["things"][0], "mine");
    house.close().await;
}

// Rules: OR-2.1, UB-16.3
#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_checked_against_the_set_of_the_house() {
    let data = tempdir().unwrap();
    // An owner's set in which nobody has an ambition.
    let own = catalog::games::OuterRim::CARDS.iter();
    let sheets = [
        "ambitions.toml",
        "titles/en/ambitions.toml",
        "titles/fr/ambitions.toml",
        "titles/es/ambitions.toml",
    ];
    let own = own.filter(|file| !sheets.contains(&&*file.path)).cloned().collect();
    let config = Config { cards: vec![(catalog::GameId::OuterRim, own)], ..config(data.path()) };
    let store = Store::open(data.path()).await.unwrap();
    let house = House::with(config, store).await;
    let mut wanted = against_bots(2);
    wanted["game"] = json!("outer-rim");
    wanted["options"] = json!({"expansion": true, "ambitions": true});
    let reply = house.post("/api/tables", &wanted.to_string()).await;
    assert_eq!((reply.status, reply.code()), (400, "setup".to_owned()));
    assert_eq!(reply.json()["message"], "the content set has too few ambitions");
    wanted["options"] = json!({"expansion": true, "board": {"custom": [5, 4, 3, 2, 1, 0]}});
    assert_eq!(house.post("/api/tables", &wanted.to_string()).await.status, 201);
    wanted["options"] = json!({"board": {"custom": [5, 4, 3, 2, 1, 1]}});
    let reply = house.post("/api/tables", &wanted.to_string()).await.json();
    assert_eq!((&reply["code"], &reply["rule"]), (&json!("setup"), &json!("OR-2.1")));
    house.close().await;
}
