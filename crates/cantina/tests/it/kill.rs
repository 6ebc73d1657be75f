//! A server that is killed in mid-game: whatever it had acknowledged is there, and once.

use crate::cantina::PROGRAM;
use client::{Person, Player, Program, Said, Table, Trouble, Visitor, serve};
use std::hash::{BuildHasher, RandomState};
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::{RwLock, RwLockWriteGuard, mpsc};
use tokio::task::JoinSet;
use wire::Code;

const TABLES: u64 = 4;
const KILLS: usize = 5;
/// A kill comes after at least one move, and after this many at most.
const MOVES_MAX: u64 = 40;
/// How often somebody tries to come back to a house that is open.
const TRIES_MAX: usize = 100;

/// What everybody at the tables knows of the house.
pub struct Street {
    /// Held for reading by who comes back, for writing while the house is closed.
    open: RwLock<()>,
    is_over: AtomicBool,
    moves: mpsc::Sender<()>,
}

impl Street {
    pub fn new(moves: mpsc::Sender<()>) -> Arc<Self> {
        Arc::new(Self { open: RwLock::new(()), is_over: AtomicBool::new(false), moves })
    }

    /// Lets nobody come back, and nobody try again, for as long as it is held.
    pub async fn close(&self) -> RwLockWriteGuard<'_, ()> {
        self.open.write().await
    }

    /// Waits while nobody may come back.
    pub async fn until_open(&self) {
        drop(self.open.read().await);
    }

    pub fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }

    /// Everybody has played enough.
    pub fn end(&self) {
        self.is_over.store(true, Ordering::Relaxed);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn acknowledged_moves_survive_a_kill_and_happen_once() {
    let data = tempfile::tempdir().unwrap();
    let mut program = start(data.path(), 0);
    let port = program.addr.port();
    let (moves, mut made) = mpsc::channel(1_024);
    let street = Street::new(moves);
    let mut tables = JoinSet::new();
    for number in 0..TABLES {
        let visitor = Visitor::of(program.addr);
        let people = [2 * number, 2 * number + 1].map(|number| Person::new(visitor, number));
        let table = Table::open(&people, "han-solo").await.unwrap();
        tables.spawn(play(table, street.clone()));
    }
    for round in 0..KILLS {
        for _ in 0..=RandomState::new().hash_one(round) % MOVES_MAX {
            made.recv().await.unwrap();
        }
        let closed = street.close().await;
        program.kill().unwrap();
        program = start(data.path(), port);
        drop(closed);
    }
    street.end();
    drop(made);
    for (table, n_moves) in tables.join_all().await {
        let stranger = Person::new(Visitor::of(program.addr), 1_000);
        let told = Player::come(&stranger, &table).await.unwrap();
        // Entry 0 is the deal, and every move is one entry.
        assert_eq!(told.seq(), Some(n_moves), "{table}: lost or doubled");
    }
    assert!(program.stop().unwrap().success());
}

fn start(data: &Path, port: u16) -> Program {
    Program::start(serve(Path::new(PROGRAM), data, port).stderr(Stdio::null())).unwrap()
}

/// Plays until it is enough; the table, and how many moves were acknowledged.
pub async fn play(mut table: Table, street: Arc<Street>) -> (String, u32) {
    let mut n_moves = 0;
    while !street.is_over() && !table.is_over() {
        let who = table.players.iter().position(|it| it.asked().is_some()).expect("one is asked");
        let wish = table.players[who].an_answer().expect("an answer");
        surely(&mut table.players[who], &wish, &street).await;
        n_moves += 1;
        // Nobody counts any more once the last kill is done.
        let _ = street.moves.send(()).await;
        for player in &mut table.players {
            while player.until(n_moves).await.is_err() {
                back(player, &street).await;
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
            Err(Trouble::Refused(Code::Busy | Code::Storage | Code::ShuttingDown)) => {
                street.until_open().await;
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
