//! Honest people: at tables of their own, forty behind one address, newcomers, and somebody who
//! comes back to the besieged table again and again.

use crate::ledger::Ledger;
use crate::street;
use client::{Person, Player, Request, Secure, Table, Trouble, Visitor};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep, timeout};

/// How long an honest person waits before they take the house for closed.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long they wait before they try again.
const AGAIN: Duration = Duration::from_millis(500);

/// Tables of one game: how many, of how many people, and milliseconds between two moves of a table.
struct Club {
    game: &'static str,
    n_tables: u16,
    n_people: u16,
    every_ms: u64,
}

/// One table is besieged: strangers have its link.
const CLUBS: [Club; 3] = [
    Club { game: "outer-rim", n_tables: 2, n_people: 2, every_ms: 250 },
    Club { game: "bounty-hunters", n_tables: 2, n_people: 3, every_ms: 200 },
    Club { game: "han-solo", n_tables: 10, n_people: 2, every_ms: 80 },
];

/// Forty people behind one address, at twenty tables.
const SCHOOL: Club = Club { game: "han-solo", n_tables: 20, n_people: 2, every_ms: 1_000 };

/// How often a newcomer knocks, and somebody comes back to their seat.
const ARRIVALS_EVERY: Duration = Duration::from_millis(400);

/// How many addresses newcomers have.
const NEWCOMERS: u64 = 200;

/// Where the house is, and how one speaks with it.
#[derive(Clone, Copy)]
pub struct House {
    pub addr: SocketAddr,
    pub secure: Option<Secure>,
}

impl House {
    /// Somebody honest with an address of their own.
    fn honest(self, number: u16) -> Visitor {
        street::speaking(street::honest(self.addr, number), self.secure)
    }

    /// Somebody of the school.
    fn school(self) -> Visitor {
        street::speaking(street::school(self.addr), self.secure)
    }
}

/// Everybody honest, from now on and until they are dropped.
pub struct Honest {
    tasks: JoinSet<()>,
}

impl Honest {
    /// Lets everybody come and waits until all tables play.
    ///
    /// # Errors
    /// The first table that cannot be opened: there is nothing to measure then.
    pub async fn come(house: House, game: &str, ledger: &Ledger) -> Result<Self, Trouble> {
        let mut tasks = JoinSet::new();
        let mut address = 0;
        let mut tables = Vec::new();
        for club in &CLUBS {
            for _ in 0..club.n_tables {
                let people = (0..club.n_people).map(|_| {
                    address += 1;
                    Person::new(house.honest(address), u64::from(address))
                });
                tables.push((club, people.collect::<Vec<Person>>()));
            }
        }
        for number in 0..SCHOOL.n_tables {
            let people = [0, 1]
                .map(|seat| Person::new(house.school(), 10_000 + u64::from(2 * number + seat)));
            tables.push((&SCHOOL, people.to_vec()));
        }
        let n_tables = tables.len() as u32;
        let besieged = tables.iter().position(|(club, _)| club.game == game).unwrap_or(0);
        for (idx, (club, people)) in (0u32..).zip(tables) {
            let table = Table::open(&people, club.game).await?;
            let is_besieged = idx as usize == besieged;
            if is_besieged {
                ledger.besiege(&table.id);
                tasks.spawn(come_back(people[0].clone(), ledger.clone()));
            }
            let every = Duration::from_millis(club.every_ms);
            // Spread over the interval, as people would be.
            let first = Instant::now() + every * idx / n_tables;
            let seats = Seats { people, game: club.game, is_besieged };
            tasks.spawn(play(table, seats, first, every, ledger.clone()));
        }
        tasks.spawn(knock(house, ledger.clone()));
        Ok(Self { tasks })
    }

    /// Whether anybody has given up, which nobody should.
    pub fn is_whole(&mut self) -> bool {
        self.tasks.try_join_next().is_none()
    }
}

/// The people of one table.
struct Seats {
    people: Vec<Person>,
    game: &'static str,
    is_besieged: bool,
}

async fn play(mut table: Table, seats: Seats, first: Instant, every: Duration, ledger: Ledger) {
    let mut pace = interval_at(first, every);
    // Whoever had to wait goes on at their pace and does not hurry after.
    pace.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        pace.tick().await;
        match timeout(PATIENCE, table.one_move()).await {
            Ok(Ok(Some(made))) => {
                ledger.moved(made.acknowledged);
                continue;
            }
            Ok(Ok(None)) => {}
            Ok(Err(trouble)) => {
                ledger.turned_away(format!("a move of {}: {trouble}", seats.game));
            }
            Err(_) => ledger.turned_away(format!("a move of {}: no answer", seats.game)),
        }
        table = another(&seats, &ledger).await;
    }
}

/// Another table for the same people, as soon as they get one.
async fn another(seats: &Seats, ledger: &Ledger) -> Table {
    loop {
        match timeout(PATIENCE, Table::open(&seats.people, seats.game)).await {
            Ok(Ok(table)) => {
                if seats.is_besieged {
                    ledger.besiege(&table.id);
                }
                return table;
            }
            Ok(Err(trouble)) => {
                ledger.turned_away(format!("a table of {}: {trouble}", seats.game));
            }
            Err(_) => ledger.turned_away(format!("a table of {}: no answer", seats.game)),
        }
        sleep(AGAIN).await;
    }
}

/// Newcomers, one after the other, and in turn somebody of the school: they look at the page, ask for
/// the games and open a table.
async fn knock(house: House, ledger: Ledger) {
    let mut pace = interval_at(Instant::now() + ARRIVALS_EVERY, ARRIVALS_EVERY);
    for number in 0u64.. {
        pace.tick().await;
        let at_school = number % 4 == 3;
        let visitor = if at_school {
            house.school()
        } else {
            house.honest(1_000 + (number % NEWCOMERS) as u16)
        };
        let began = Instant::now();
        match timeout(PATIENCE, newcomer(visitor, 20_000 + number, at_school)).await {
            Ok(Ok(())) => ledger.arrived(began.elapsed()),
            Ok(Err(trouble)) => ledger.turned_away(format!("a newcomer: {trouble}")),
            Err(_) => ledger.turned_away("a newcomer: no answer".to_owned()),
        }
    }
}

async fn newcomer(visitor: Visitor, number: u64, only_looks: bool) -> Result<(), Trouble> {
    for path in ["/", "/api/games"] {
        let reply = visitor.ask(&Request::get(path).with("accept-encoding", "gzip")).await?;
        // A program without the page in it says 404 to the first.
        if reply.status != 200 && (path != "/" || reply.status != 404) {
            return Err(Trouble::TurnedAway { status: reply.status, body: reply.text() });
        }
    }
    if only_looks {
        return Ok(());
    }
    let people = [number, number + 1_000_000].map(|number| Person::new(visitor, number));
    Table::open(&people, "han-solo").await.map(drop)
}

/// Somebody who has a seat at the besieged table and comes to it on another device, again and again.
async fn come_back(person: Person, ledger: Ledger) {
    let mut pace = interval_at(Instant::now() + ARRIVALS_EVERY, ARRIVALS_EVERY);
    loop {
        pace.tick().await;
        let began = Instant::now();
        match timeout(PATIENCE, Player::come(&person, &ledger.besieged())).await {
            Ok(Ok(player)) if player.seating.you.is_some() => ledger.arrived(began.elapsed()),
            Ok(Ok(_)) => ledger.turned_away("somebody's own seat: taken".to_owned()),
            Ok(Err(trouble)) => ledger.turned_away(format!("somebody's own seat: {trouble}")),
            Err(_) => ledger.turned_away("somebody's own seat: no answer".to_owned()),
        }
    }
}
