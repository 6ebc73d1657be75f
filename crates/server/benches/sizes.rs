//! What whole games take where they are kept: in a folder, and in PostgreSQL.
//!
//! `cargo bench -p server --bench sizes --profile dev`. Games are played over sockets to their end, by
//! a person who chooses at random against rookies. What is counted is by how much the whole store
//! grows, with its indexes and half-empty pages, once what all tables of a game share is there; as it
//! is left by play, and after it was compacted, which nobody needs to do.

use client::{Person, Player, Request, Visitor};
use own_postgres::Sync;
use server::{Config, Server};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use store::{Cutoffs, DatabaseUrl, Store};
use tokio::runtime::Runtime;
use wire::Opened;

/// Game, seats, games that are counted; none is begun where a friend is waited for.
const KINDS: [(&str, usize, u64, Played); 6] = [
    ("outer-rim", 4, 6, Played::ToItsEnd),
    ("outer-rim", 2, 6, Played::ToItsEnd),
    ("bounty-hunters", 4, 20, Played::ToItsEnd),
    ("han-solo", 2, 20, Played::ToItsEnd),
    ("outer-rim", 4, 20, Played::NotYet),
    ("han-solo", 2, 20, Played::NotYet),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Played {
    ToItsEnd,
    NotYet,
}

fn main() {
    let runtime = Runtime::new().expect("a runtime");
    println!("bytes a game                              in a folder           in PostgreSQL");
    println!("                             entries   played  compacted     played  compacted");
    for kind in KINDS {
        let (game, n_seats, _, played) = kind;
        let folder = tempfile::tempdir().expect("a folder");
        let database = own_postgres::Server::start(Sync::Off).expect("PostgreSQL is installed");
        let url: DatabaseUrl = database.url().parse().expect("an address");
        let (in_folder, in_database) = runtime.block_on(async {
            (grown(kind, folder.path(), None).await, grown(kind, folder.path(), Some(url)).await)
        });
        let name = format!("{game}, {n_seats} seats");
        let name = if played == Played::NotYet { format!("{name}, not begun") } else { name };
        println!(
            "{name:<30}{:>6}{:>9}{:>11}{:>11}{:>11}",
            in_folder.entries,
            in_folder.played,
            in_folder.compacted,
            in_database.played,
            in_database.compacted
        );
    }
}

/// By how much a store grew for each game, and how many entries that had.
struct Grown {
    entries: u64,
    played: u64,
    compacted: u64,
}

async fn grown(
    (game, n_seats, n_games, played): (&str, usize, u64, Played),
    folder: &Path,
    database: Option<DatabaseUrl>,
) -> Grown {
    let open = async || match &database {
        None => Store::open(folder).await.expect("a store"),
        Some(url) => Store::connect(url).await.expect("a store"),
    };
    let config = || Config {
        addr: SocketAddr::from(([127, 0, 0, 1], 0)),
        database: database.clone(),
        bot_delay: Duration::ZERO,
        tables_per_minute: 0,
        messages_per_second: 0,
        requests_per_second: 0,
        entries_per_second: 0,
        ..Config::new(folder)
    };
    let take = async |numbers: std::ops::Range<u64>| {
        let server = Server::bind(config()).await.expect("an open house");
        let visitor = Visitor::of(server.local_addr());
        let (close, closed) = tokio::sync::oneshot::channel::<()>();
        let house = tokio::spawn(server.run(async move { drop(closed.await) }));
        let mut entries = 0;
        for number in numbers {
            entries += one_game(&Person::new(visitor, number), game, n_seats, played).await;
        }
        drop(close);
        house.await.expect("the house ends").expect("well");
        entries
    };
    let bytes = async |store: &Store| {
        let usage = store.usage().await.expect("it is told");
        usage.bytes - usage.reusable
    };
    // The first one brings what all tables of a game share.
    take(0..1).await;
    let store = open().await;
    let before = bytes(&store).await;
    store.compact().await.expect("room");
    let before_compacted = bytes(&store).await;
    store.close().await;
    let entries = take(1..n_games + 1).await;
    let store = open().await;
    // Whatever ended is packed by now, and nothing is to go.
    assert_eq!(store.prunable(&Cutoffs::default()).await.expect("a count").tables(), 0);
    let after = bytes(&store).await;
    store.compact().await.expect("room");
    let after_compacted = bytes(&store).await;
    store.close().await;
    Grown {
        entries: entries / n_games,
        played: after.saturating_sub(before.min(before_compacted)) / n_games,
        compacted: after_compacted.saturating_sub(before_compacted) / n_games,
    }
}

/// Opens a table, and plays it to its end; how many entries it has.
async fn one_game(person: &Person, game: &str, n_seats: usize, played: Played) -> u64 {
    let (other, start) = match played {
        Played::ToItsEnd => (r#"{"want": "bot", "level": "rookie"}"#, true),
        Played::NotYet => (r#"{"want": "friend"}"#, false),
    };
    let seats = [&[r#"{"want": "me"}"#][..], &vec![other; n_seats - 1]].concat().join(", ");
    let wanted = format!(
        r#"{{"game": "{game}", "seats": [{seats}], "key": "{}", "name": "Ada", "start": {start}}}"#,
        person.key
    );
    let reply = person.visitor.ask(&Request::post("/api/tables", wanted)).await.expect("a table");
    let opened: Opened = reply.granted().expect("a table");
    if played == Played::NotYet {
        return 0;
    }
    let mut player = Player::come(person, &opened.table).await.expect("a welcome");
    while !player.is_over() {
        match player.asked().is_some().then(|| player.an_answer()).flatten() {
            Some(answer) => drop(player.wish(&answer).await.expect("granted")),
            None => drop(player.hear().await.expect("told")),
        }
    }
    player.seq().map_or(0, |last| u64::from(last) + 1)
}
