//! People who play on, whatever happens to the server.

use client::{Person, Player, Said, Table, Trouble, Visitor};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::{RwLock, mpsc};
use tokio::task::JoinSet;
use wire::Code;

/// How many tables are played at, all the time.
const TABLES: u64 = 4;
/// How often somebody tries to come back to a house that is open.
const TRIES_MAX: usize = 100;

/// A table, and how many moves at it were acknowledged.
type Played = (String, u32);

/// What everybody at the tables knows of the house.
pub struct Street {
    pub visitor: Visitor,
    /// Held for reading by who comes back, for writing while the house is closed.
    pub open: RwLock<()>,
    is_over: AtomicBool,
    moves: mpsc::Sender<()>,
}

impl Street {
    /// Everybody, at their tables.
    pub async fn of(
        visitor: Visitor,
        moves: mpsc::Sender<()>,
    ) -> (Arc<Self>, JoinSet<Vec<Played>>) {
        let open = RwLock::new(());
        let street = Arc::new(Self { visitor, open, is_over: AtomicBool::new(false), moves });
        let mut tables = JoinSet::new();
        for number in 0..TABLES {
            tables.spawn(play(number, street.clone()));
        }
        (street, tables)
    }

    /// It is enough.
    pub fn end(&self) {
        self.is_over.store(true, Ordering::Relaxed);
    }

    /// A spectator.
    pub fn stranger(&self) -> Person {
        Person::new(self.visitor, 1_000)
    }
}

/// Plays one game after the other until it is enough.
async fn play(number: u64, street: Arc<Street>) -> Vec<Played> {
    let people = [2 * number, 2 * number + 1].map(|number| Person::new(street.visitor, number));
    let mut played = Vec::new();
    while !street.is_over.load(Ordering::Relaxed) {
        // A table whose opening was cut short is left; it was acknowledged to nobody as dealt.
        let opened = {
            let _open = street.open.read().await;
            Table::open(&people, "han-solo").await
        };
        if let Ok(table) = opened {
            played.push(one_game(table, &street).await);
        }
    }
    played
}

async fn one_game(mut table: Table, street: &Street) -> Played {
    let mut n_moves = 0;
    while !street.is_over.load(Ordering::Relaxed) && !table.is_over() {
        let who = table.players.iter().position(|it| it.asked().is_some()).expect("one is asked");
        let wish = table.players[who].an_answer().expect("an answer");
        surely(&mut table.players[who], &wish, street).await;
        n_moves += 1;
        // Counting ends with the last kill.
        let _ = street.moves.send(()).await;
        for player in &mut table.players {
            while player.until(n_moves).await.is_err() {
                back(player, street).await;
            }
        }
    }
    (table.id, n_moves)
}

/// Says a wish until it is granted, always by the same name.
async fn surely(player: &mut Player, wish: &Said, street: &Street) {
    for _ in 0..TRIES_MAX {
        match player.wish(wish).await {
            Ok(_) => return,
            // Where the house waits for its database, so does everybody.
            Err(Trouble::Refused(Code::Busy | Code::Storage | Code::ShuttingDown)) => {
                drop(street.open.read().await);
            }
            Err(Trouble::Refused(code)) => panic!("refused: {code:?}"),
            Err(_) => back(player, street).await,
        }
    }
    panic!("never granted: {wish:?}");
}

async fn back(player: &mut Player, street: &Street) {
    for _ in 0..TRIES_MAX {
        let _open = street.open.read().await;
        if player.come_back().await.is_ok() {
            return;
        }
    }
    panic!("the house does not open");
}
