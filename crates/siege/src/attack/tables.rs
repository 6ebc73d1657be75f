//! Attacks on tables: too many of them, too many people at one, too many answers.

use super::Lane;
use client::{Http, Person, Player, Request, Table, Trouble};
use serde_json::Value;
use std::time::Duration;
use tokio::time::sleep;
use wire::{Code, NewTable, WantedSeat};

/// How long somebody waits who found a table full.
const FULL_WAIT: Duration = Duration::from_millis(200);

/// Looks on at the besieged table and stays.
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

/// Most look on, one in eleven comes and goes.
pub async fn coming(lane: &Lane) -> Result<(), Trouble> {
    if lane.number % 11 < 10 { spectator(lane).await } else { hello(lane).await }
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
    let hunter = || WantedSeat::Bot { level: "hunter".to_owned() };
    flood(lane, &[hunter(), hunter(), hunter(), hunter()]).await
}

async fn flood(lane: &Lane, seats: &[WantedSeat]) -> Result<(), Trouble> {
    let mut http = Http::dial(&lane.visitor()).await?;
    loop {
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
        };
        let request = Request::post("/api/tables", serde_json::to_string(&wanted)?);
        lane.replied(http.ask(&request).await?.status);
        lane.rest().await;
    }
}

/// Changes a sealed answer over and over, while the other one never answers.
pub async fn answers(lane: &Lane) -> Result<(), Trouble> {
    let people = [0, 1].map(|seat| lane.regular(2 * lane.number + seat));
    let mut table = Table::open(&people, "bounty-hunters").await?;
    let player = &mut table.players[0];
    while let Some(wish) = player.an_answer() {
        match player.wish(&wish).await {
            Ok(_) => lane.done(),
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
