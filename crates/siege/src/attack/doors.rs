//! Attacks on the doors: plain requests, whole and half.

use super::Lane;
use client::{Http, Request, Socket, Trouble};
use std::time::Duration;
use tokio::time::timeout;

/// How often a dawdler sends a little more, so as not to count as silent.
const TRICKLE_EVERY: Duration = Duration::from_secs(1);

/// Asks for a card set and for the page, packed, over and over on one connection.
pub async fn packed(lane: &Lane) -> Result<(), Trouble> {
    let mut http = Http::dial(&lane.visitor()).await?;
    let content = format!("/api/tables/{}/content", lane.table);
    loop {
        for path in [content.as_str(), "/"] {
            let request = Request::get(path).with("accept-encoding", "gzip");
            lane.replied(http.ask(&request).await?.status);
            lane.rest().await;
        }
    }
}

/// Half a head, and a little more of it each second.
pub async fn half_head(lane: &Lane) -> Result<(), Trouble> {
    dawdle(lane, b"GET / HTTP/1.1\r\nHost: x\r\nX-a: b\r\n", b"X-b: c\r\n").await
}

/// A whole head and a body that never ends.
pub async fn half_body(lane: &Lane) -> Result<(), Trouble> {
    let head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
        Content-Length: 4000\r\n\r\n{";
    dawdle(lane, head, b" ").await
}

async fn dawdle(lane: &Lane, first: &[u8], more: &[u8]) -> Result<(), Trouble> {
    let mut http = Http::dial(&lane.visitor()).await?;
    http.send(first).await?;
    lane.done();
    loop {
        // Whoever is thrown out notices, and is back at once.
        match timeout(TRICKLE_EVERY, http.reply()).await {
            Ok(reply) => {
                lane.replied(reply?.status);
                return Ok(());
            }
            Err(_) => http.send(more).await?,
        }
    }
}

/// What a page of another server would try from a visitor's browser.
pub async fn foreign(lane: &Lane) -> Result<(), Trouble> {
    const ORIGIN: (&str, &str) = ("origin", "https://elsewhere.example");
    let opened = Socket::dial_with(&lane.visitor(), &lane.table, &[ORIGIN]).await;
    let Err(trouble) = opened else {
        lane.breach("a page of another server was let in");
        lane.done();
        lane.rest().await;
        return Ok(());
    };
    let wish = Request::post("/api/tables", "{}".to_owned()).with("origin", ORIGIN.1);
    lane.replied(lane.visitor().ask(&wish).await?.status);
    Err(trouble)
}

/// Shakes hands and goes, as often as it may.
pub async fn handshake(lane: &Lane) -> Result<(), Trouble> {
    drop(lane.visitor().line().await?);
    lane.done();
    lane.rest().await;
    Ok(())
}

/// Asks for everything that is dear to tell, over and over on one connection.
pub async fn looks(lane: &Lane) -> Result<(), Trouble> {
    let mut http = Http::dial(&lane.visitor()).await?;
    let table = format!("/api/tables/{}", lane.table);
    let paths = ["/replay", "/stats", "/record", ""].map(|part| format!("{table}{part}"));
    loop {
        for path in &paths {
            lane.replied(http.ask(&Request::get(path)).await?.status);
            lane.rest().await;
        }
        let mine = Request::get("/api/tables").by(&lane.stranger().key);
        lane.replied(http.ask(&mine).await?.status);
        let said_aloud = format!("/api/tables?key={}", lane.stranger().key);
        let status = http.ask(&Request::get(&said_aloud)).await?.status;
        lane.replied(status);
        if status == 200 {
            lane.breach("a secret was taken from an address, where logs and histories keep it");
        }
    }
}
