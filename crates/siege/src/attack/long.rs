//! Attacks by what takes long to look at: a table that is as long as a table may be, and pictures.

use super::{Lane, strangers};
use crate::lodging::LONG_TABLE;
use client::{Http, Player, Request, Trouble};
use std::time::Duration;
use tokio::time::{sleep, timeout};
use wire::WantedSeat;

/// Half come to the long table and go again, the others look back at it; and somebody honest looks
/// back at theirs meanwhile.
pub async fn long_table(lane: &Lane) -> Result<(), Trouble> {
    if lane.number == 0 {
        return look_back(lane).await;
    }
    if lane.number.is_multiple_of(2) {
        Player::come(&lane.stranger(), LONG_TABLE).await?;
        lane.done();
        lane.rest().await;
        return Ok(());
    }
    let mut http = Http::dial(&lane.visitor()).await?;
    let replay = Request::get(&format!("/api/tables/{LONG_TABLE}/replay"));
    let replay = replay.with("accept-encoding", "gzip");
    loop {
        lane.replied(http.ask(&replay).await?.status);
        lane.rest().await;
    }
}

/// All ask for pictures of the besieged table; and somebody honest looks back at theirs meanwhile.
pub async fn pictures(lane: &Lane) -> Result<(), Trouble> {
    if lane.number == 0 {
        return look_back(lane).await;
    }
    let mut http = Http::dial(&lane.visitor()).await?;
    let table = &lane.table;
    let langs = ["en", "fr", "es"].into_iter().cycle().skip(lane.number);
    for lang in langs {
        let picture = Request::get(&format!("/api/tables/{table}/picture.png?lang={lang}"));
        lane.replied(http.ask(&picture).await?.status);
        lane.rest().await;
    }
    Ok(())
}

/// Somebody honest who looks back at a game of a few entries.
async fn look_back(lane: &Lane) -> Result<(), Trouble> {
    const EVERY: Duration = Duration::from_millis(300);
    /// A game of a few entries is told in milliseconds.
    const LOOK_MAX: Duration = Duration::from_secs(2);
    let person = strangers::guest(lane);
    let bot = WantedSeat::Bot { level: "rookie".to_owned() };
    let table = strangers::open(&person, "han-solo", [WantedSeat::Me, bot]).await?;
    drop(Player::come(&person, &table).await?);
    let replay = Request::get(&format!("/api/tables/{table}/replay"));
    loop {
        match timeout(LOOK_MAX, person.visitor.ask(&replay)).await {
            Ok(Ok(reply)) if reply.status == 200 => {}
            Ok(Err(trouble)) => return Err(trouble),
            Ok(Ok(_)) | Err(_) => {
                lane.breach("what takes long kept somebody from looking back at theirs");
            }
        }
        sleep(EVERY).await;
    }
}
