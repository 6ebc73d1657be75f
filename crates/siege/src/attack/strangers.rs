//! What a stranger with the protocol and no code thought of: frames that are no messages, wrong codes,
//! the address of others, and bots that play for nobody.

use super::Lane;
use crate::street;
use client::{Http, Person, Player, Request, Socket, Told, Trouble};
use serde_json::json;
use std::time::Duration;
use tokio::time::{Instant, sleep};
use wire::{MoveCode, NewTable, Opened, WantedSeat};

/// Frames that never become a message, as fast as they go out: pongs, or the pieces of one text that
/// never ends.
pub async fn pieces(lane: &Lane) -> Result<(), Trouble> {
    /// How many frames go out at once, and how many of them one connection may be read of.
    const VOLLEY: usize = 1_000;
    const VOLLEYS_MAX: usize = 2_000;
    const PONG: [u8; 6] = [0x8a, 0x80, 0, 0, 0, 0];
    const FIRST: [u8; 6] = [0x01, 0x80, 0, 0, 0, 0];
    const NEXT: [u8; 6] = [0x00, 0x80, 0, 0, 0, 0];
    let mut socket = Socket::dial(&lane.visitor(), &lane.table).await?;
    lane.done();
    let frame = if lane.number.is_multiple_of(2) { PONG } else { NEXT };
    if frame == NEXT {
        socket.send_bytes(&FIRST).await?;
    }
    for _ in 0..VOLLEYS_MAX {
        socket.send_bytes(&frame.repeat(VOLLEY)).await?;
        lane.rest().await;
    }
    lane.breach("frames that are no messages were read without end");
    Ok(())
}

/// Wrong codes, over and over; and somebody honest who moves to another device meanwhile, where the
/// network is another than the one they asked from.
pub async fn codes(lane: &Lane) -> Result<(), Trouble> {
    const EVERY: Duration = Duration::from_millis(400);
    if lane.number > 0 {
        let mut http = Http::dial(&lane.visitor()).await?;
        loop {
            let wrong = json!({"code": "00000-00000", "key": lane.stranger().key}).to_string();
            lane.replied(http.ask(&Request::post("/api/me/move", wrong)).await?.status);
            lane.rest().await;
        }
    }
    let (desk, phone) = (guest(lane), guest(lane));
    let wish = Request::post("/api/me/code", json!({"name": "P"}).to_string()).by(&desk.key);
    let given: MoveCode = desk.visitor.ask(&wish).await?.granted()?;
    let right = json!({"code": given.code, "key": phone.key}).to_string();
    let status = phone.visitor.ask(&Request::post("/api/me/move", right)).await?.status;
    if status != 200 {
        lane.breach("wrong codes kept somebody from their other device");
    }
    sleep(EVERY).await;
    Ok(())
}

/// Somebody honest from an address of their own: so many of them that none meets a rate.
pub fn guest(lane: &Lane) -> Person {
    const ADDRESSES: u64 = 400;
    let number = lane.n_ever.get() % ADDRESSES;
    let person = lane.stranger();
    let visitor = street::honest(lane.house, 1_500 + number as u16);
    Person { visitor: street::speaking(visitor, lane.secure), ..person }
}

/// Holds a connection from the address that forty honest people share, and is back a while after it
/// was shown out.
pub async fn neighbour(lane: &Lane) -> Result<(), Trouble> {
    const AGAIN: Duration = Duration::from_secs(2);
    let held = async {
        let mut http =
            Http::dial(&street::speaking(street::school(lane.house), lane.secure)).await?;
        http.send(b"GET / HTTP/1.1\r\nHost: x\r\n").await?;
        lane.done();
        http.reply().await
    };
    let ended = held.await;
    sleep(AGAIN).await;
    ended.map(drop)
}

/// A table of bots alone, looked at by its host; and somebody honest who waits for the bot at theirs.
pub async fn watched_bots(lane: &Lane) -> Result<(), Trouble> {
    if lane.number == 0 {
        return wait_for_bot(lane).await;
    }
    let bot = || WantedSeat::Bot { level: "hunter".to_owned() };
    let host = lane.stranger();
    let table = open(&host, &lane.game, [bot(), bot(), bot(), bot()]).await?;
    let mut player = Player::come(&host, &table).await?;
    lane.done();
    loop {
        player.hear().await?;
    }
}

/// A table with three bots, where the host answers as soon as they are asked; and somebody honest who
/// waits for the bot at theirs.
pub async fn played_bots(lane: &Lane) -> Result<(), Trouble> {
    if lane.number == 0 {
        return wait_for_bot(lane).await;
    }
    let bot = || WantedSeat::Bot { level: "hunter".to_owned() };
    let host = lane.stranger();
    let table = open(&host, &lane.game, [WantedSeat::Me, bot(), bot(), bot()]).await?;
    let mut player = Player::come(&host, &table).await?;
    while !player.is_over() {
        if player.asked().is_none() {
            player.hear().await?;
            continue;
        }
        let Some(answer) = player.an_answer() else { continue };
        match player.wish(&answer).await {
            Ok(_) => lane.done(),
            Err(Trouble::Refused(_)) => {
                lane.refused();
                sleep(Duration::from_millis(100)).await;
            }
            Err(trouble) => return Err(trouble),
        }
    }
    Ok(())
}

/// How long a bot at an honest table takes, which is its delay unless others keep it waiting.
async fn wait_for_bot(lane: &Lane) -> Result<(), Trouble> {
    /// Three times what a bot waits anyway, so that people can follow.
    const WAIT_MAX: Duration = Duration::from_millis(3 * 350);
    const WAITS_MIN: usize = 3;
    let person = guest(lane);
    let bot = WantedSeat::Bot { level: "rookie".to_owned() };
    let table = open(&person, "han-solo", [WantedSeat::Me, bot]).await?;
    let mut player = Player::come(&person, &table).await?;
    let mut waits = Vec::new();
    while !player.is_over() {
        if player.asked().is_some() {
            if let Some(answer) = player.an_answer() {
                player.wish(&answer).await?;
            }
            continue;
        }
        let began = Instant::now();
        while !matches!(player.hear().await?, Told::Update(_)) {}
        waits.push(began.elapsed());
        waits.sort_unstable();
        if waits.len() >= WAITS_MIN && waits[waits.len() / 2] > WAIT_MAX {
            lane.breach("bots that play for nobody kept the bot of others waiting");
        }
    }
    Ok(())
}

pub async fn open<const N: usize>(
    host: &Person,
    game: &str,
    seats: [WantedSeat; N],
) -> Result<String, Trouble> {
    let wanted = NewTable::<serde_json::Value> {
        game: game.to_owned(),
        seats: seats.to_vec(),
        options: None,
        clock_seconds: None,
        key: host.key.clone(),
        name: host.name.clone(),
        start: true,
        lesson: None,
        guarded: false,
        listed: false,
        no_hints: false,
        bot_pace: wire::BotPace::default(),
    };
    let request = Request::post("/api/tables", serde_json::to_string(&wanted)?);
    Ok(host.visitor.ask(&request).await?.granted::<Opened>()?.table)
}
