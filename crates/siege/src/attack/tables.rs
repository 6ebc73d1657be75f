//! Attacks on tables: too many of them, too many people at one, too many answers.

use super::Lane;
use client::{Http, Person, Player, Request, Table, Told, Trouble};
use serde_json::Value;
use std::time::Duration;
use tabletop::Seat;
use tokio::time::{Instant, sleep};
use wire::{Code, NewTable, Opened, ToServer, WantedSeat};

/// How long somebody waits who found a table full.
const FULL_WAIT: Duration = Duration::from_millis(200);

/// Watches the besieged table and stays.
pub async fn spectator(lane: &Lane) -> Result<(), Trouble> {
    let mut player = match Player::come(&lane.stranger(), &lane.table).await {
        Ok(player) => player,
        Err(trouble) => {
            sleep(FULL_WAIT).await;
            return Err(trouble);
        }
    };
    lane.done();
    loop {
        player.hear().await?;
    }
}

/// Most watch, one in eleven comes and goes, and one counts how often that is told.
pub async fn coming(lane: &Lane) -> Result<(), Trouble> {
    match lane.number {
        0 => listen(lane).await,
        number if number % 11 < 10 => spectator(lane).await,
        _ => hello(lane).await,
    }
}

/// Counts how often it is told who came and went.
async fn listen(lane: &Lane) -> Result<(), Trouble> {
    /// How often a house may tell that in a second, and how long to count at least.
    const NEWS_PER_SECOND_MAX: u64 = 10;
    const COUNTED: Duration = Duration::from_millis(1_500);
    let mut player = Player::come(&lane.stranger(), &lane.table).await?;
    let (began, mut n_news) = (Instant::now(), 0);
    loop {
        if let Told::Seating { .. } = player.hear().await? {
            n_news += 1;
        }
        let passed = began.elapsed();
        if passed >= COUNTED && n_news > NEWS_PER_SECOND_MAX * passed.as_secs().max(1) {
            lane.breach("everybody was told of each who came or went");
        }
    }
}

/// Comes to the besieged table and goes again.
pub async fn hello(lane: &Lane) -> Result<(), Trouble> {
    Player::come(&lane.stranger(), &lane.table).await?;
    lane.done();
    lane.rest().await;
    Ok(())
}

/// Opens tables and leaves them.
pub async fn open(lane: &Lane) -> Result<(), Trouble> {
    flood(lane, &[WantedSeat::Me, WantedSeat::Friend]).await
}

/// Opens tables of bots that think, and leaves them to play.
pub async fn bots(lane: &Lane) -> Result<(), Trouble> {
    /// When the first table is looked at, and how many entries it may have: bots that rest have made
    /// none since the deal.
    const LOOKED_AT: Duration = Duration::from_millis(1_500);
    const ENTRIES_MAX: u32 = 2;
    let hunter = || WantedSeat::Bot { level: "hunter".to_owned() };
    let seats = [hunter(), hunter(), hunter(), hunter()];
    if lane.number > 0 {
        return flood(lane, &seats).await;
    }
    let opened: Opened = lane.visitor().ask(&wanted(lane, &seats)?).await?.granted()?;
    lane.done();
    sleep(LOOKED_AT).await;
    let player = Player::come(&lane.stranger(), &opened.table).await?;
    if player.seq().is_some_and(|seq| seq > ENTRIES_MAX) {
        lane.breach("bots played on while nobody was there");
    }
    Ok(())
}

async fn flood(lane: &Lane, seats: &[WantedSeat]) -> Result<(), Trouble> {
    let mut http = Http::dial(&lane.visitor()).await?;
    loop {
        lane.replied(http.ask(&wanted(lane, seats)?).await?.status);
        lane.rest().await;
    }
}

fn wanted(lane: &Lane, seats: &[WantedSeat]) -> Result<Request, Trouble> {
    let Person { key, name, .. } = lane.stranger();
    let wanted = NewTable::<Value> {
        game: lane.game.clone(),
        seats: seats.to_vec(),
        options: None,
        clock_seconds: None,
        key,
        name,
        start: true,
        lesson: None,
        guarded: false,
        listed: false,
        no_hints: false,
        bot_pace: wire::BotPace::default(),
    };
    Ok(Request::post("/api/tables", serde_json::to_string(&wanted)?))
}

/// Waits for the line of the other one to break, and at once wants a bot in their seat.
pub async fn stand_in(lane: &Lane) -> Result<(), Trouble> {
    /// How long the other one is away.
    const AWAY: Duration = Duration::from_millis(500);
    let people = [0, 1].map(|seat| lane.regular(2 * lane.number + seat));
    let mut table = Table::open(&people, "han-solo").await?;
    let (seat, mut player) = (Seat::new(1), table.players.swap_remove(0));
    // The other one's line.
    drop(table);
    let began = Instant::now();
    while began.elapsed() < AWAY {
        for level in ["random", "hunter"] {
            let (request, level) = (player.fresh_request(), Some(level.to_owned()));
            match player.wish(&ToServer::SeatBot { request, seat, level }).await {
                Ok(_) => lane.breach("a bot was put into a seat whose owner was away for a moment"),
                Err(Trouble::Refused(_)) => lane.refused(),
                Err(trouble) => return Err(trouble),
            }
        }
        sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}

/// How often a house may let somebody change one answer.
const CHANGES_MAX: usize = 40;

/// Changes a sealed answer over and over, while the other one never answers.
pub async fn answers(lane: &Lane) -> Result<(), Trouble> {
    let people = [0, 1].map(|seat| lane.regular(2 * lane.number + seat));
    let mut table = Table::open(&people, "bounty-hunters").await?;
    let player = &mut table.players[0];
    let mut n_changes = 0;
    while let Some(wish) = player.an_answer() {
        match player.wish(&wish).await {
            Ok(_) => {
                n_changes += 1;
                if n_changes > CHANGES_MAX {
                    lane.breach("one answer was changed without end");
                }
                lane.done();
            }
            Err(Trouble::Refused(Code::Busy)) => {
                lane.refused();
                sleep(Duration::from_millis(10)).await;
            }
            Err(Trouble::Refused(_)) => lane.refused(),
            Err(trouble) => return Err(trouble),
        }
        lane.rest().await;
    }
    Ok(())
}
