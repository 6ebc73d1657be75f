//! Attacks on a connection: too fast, too long, unreadable, or deaf.

use super::Lane;
use client::{Frame, Http, Player, Request, Socket, Told, Trouble, Whim};
use std::time::Duration;
use tokio::time::{sleep, timeout};
use wire::ToServer;

/// How many messages go out before somebody looks at what came back.
const VOLLEY: usize = 10;

/// How often a house may tell a whole table on one connection within one act.
const TOLD_MAX: usize = 20;

/// Asks to be told everything anew, in another language each time, with pings between. Every other
/// lane never reads.
pub async fn speaks(lane: &Lane) -> Result<(), Trouble> {
    let person = lane.stranger();
    let mut player = Player::come(&person, &lane.table).await?;
    let mut n_told = 0;
    for n in 0usize.. {
        for _ in 0..VOLLEY {
            let lang = ["en", "fr", "es"][n % 3].to_owned();
            player.socket().say(&ToServer::Speak { lang }).await?;
            player.socket().send(Frame::Ping(Vec::<u8>::new().into())).await?;
        }
        if lane.number.is_multiple_of(2) {
            while let Ok(told) = timeout(Duration::from_millis(2), player.hear()).await {
                match told? {
                    Told::Refused { .. } => lane.refused(),
                    Told::Welcome { .. } => {
                        n_told += 1;
                        lane.done();
                    }
                    _ => {}
                }
            }
            if n_told > TOLD_MAX {
                lane.breach("a whole table was told on one connection over and over");
            }
        } else {
            sleep(Duration::from_millis(5)).await;
        }
        lane.rest().await;
    }
    Ok(())
}

/// Frames that are too long, say they are, or come in too many pieces.
pub async fn frames(lane: &Lane) -> Result<(), Trouble> {
    const LONG: usize = 10 * 1024 * 1024;
    const PIECES: usize = 10_000;
    let mut socket = Socket::dial(&lane.visitor(), &lane.table).await?;
    match lane.number % 4 {
        0 => socket.send(Frame::text("x".repeat(LONG))).await?,
        // A text frame of 2^63 - 1 bytes, masked, and then as much as goes out.
        1 => {
            let head = [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0];
            socket.send_bytes(&head).await?;
            socket.send_bytes(&vec![b'x'; LONG]).await?;
        }
        // The first piece of a text, and then empty ones.
        2 => {
            socket.send_bytes(&[0x01, 0x80, 0, 0, 0, 0]).await?;
            socket.send_bytes(&[0x00u8, 0x80, 0, 0, 0, 0].repeat(PIECES)).await?;
        }
        _ => {
            for _ in 0..PIECES {
                socket.send(Frame::Ping(vec![0u8; 100].into())).await?;
            }
        }
    }
    lane.done();
    loop {
        socket.hear_text().await?;
    }
}

/// Asks for much and never reads it: half of the lanes over HTTP, half on a socket.
pub async fn deaf(lane: &Lane) -> Result<(), Trouble> {
    let visitor = lane.visitor().hard_of_hearing();
    if lane.number.is_multiple_of(2) {
        let mut http = Http::dial(&visitor).await?;
        let part = ["content", "replay"][lane.number / 2 % 2];
        let text = format!("GET /api/tables/{}/{part} HTTP/1.1\r\nHost: x\r\n\r\n", lane.table);
        // Two at once, for those who answer ahead.
        http.send(text.repeat(2).as_bytes()).await?;
        lane.done();
        return forever(http).await;
    }
    let mut person = lane.stranger();
    person.visitor = visitor;
    let mut player = Player::come(&person, &lane.table).await?;
    lane.done();
    for n in 0.. {
        let lang = ["en", "fr"][n % 2].to_owned();
        player.socket().say(&ToServer::Speak { lang }).await?;
        sleep(Duration::from_millis(50)).await;
    }
    Ok(())
}

async fn forever<T>(_held: T) -> Result<(), Trouble> {
    std::future::pending().await
}

/// What is no request and no message.
pub async fn malformed(lane: &Lane) -> Result<(), Trouble> {
    let mut whim = Whim::of(lane.number as u64);
    if lane.number.is_multiple_of(2) {
        let mut http = Http::dial(&lane.visitor()).await?;
        let garbage: Vec<u8> = (0..200).map(|_| whim.any() as u8).collect();
        let bad = match whim.below(4) {
            0 => garbage,
            1 => b"GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n".to_vec(),
            2 => b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n".to_vec(),
            _ => [b"GET / HTTP/1.1\r\n".as_slice(), &b"X: y\r\n".repeat(5_000)].concat(),
        };
        http.send(&bad).await?;
        lane.replied(http.reply().await?.status);
        return Ok(());
    }
    let visitor = lane.visitor();
    lane.replied(visitor.ask(&Request::post("/api/tables", "[{".to_owned())).await?.status);
    let mut player = Player::come(&lane.stranger(), &lane.table).await?;
    loop {
        let text = match whim.below(4) {
            0 => "{".repeat(8_000),
            1 => r#"{"type":"act","request":"r","decision":"x"}"#.to_owned(),
            2 => format!(r#"{{"type":"sit","request":"r","seat":{}}}"#, whim.any()),
            _ => "\u{0}".to_owned(),
        };
        player.socket().send(Frame::text(text)).await?;
        player.hear().await?;
        lane.refused();
        lane.rest().await;
    }
}
