//! Tables that are opened while somebody is killed, and compared as soon as the house is open again.

use super::home::Home;
use client::{Person, Player, Request, Visitor};
use std::fmt;
use tokio::task::JoinHandle;
use wire::Opened;

/// How many tables are asked for before a kill.
const OPENINGS: u64 = 40;

/// What can be asked again later.
const ASK_AGAIN: [u16; 2] = [429, 503];

/// Somebody waits for a friend at a table whose card set is large, or plays with a bot at once.
const WANTED: [&str; 2] = [
    r#""game": "outer-rim", "seats": [{"want": "me"}, {"want": "friend"}]"#,
    r#""game": "han-solo", "seats": [{"want": "me"}, {"want": "bot", "level": "rookie"}], "start": true"#,
];

/// A table whose opening was acknowledged.
#[derive(Clone)]
pub struct Opening {
    host: Person,
    id: String,
    /// The last entry that its host was told of, if any.
    seen: Option<u32>,
}

/// What was acknowledged.
#[derive(Default)]
pub struct Openings {
    /// Must be there.
    there: Vec<Opening>,
    n_dealt: usize,
    /// Tables that are old and may go.
    n_old: usize,
}

impl fmt::Display for Openings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (n, n_old) = (self.there.len() + self.n_old, self.n_old);
        let n_dealt = self.n_dealt;
        write!(
            f,
            "{n} tables opened beside, {n_dealt} of them dealt, all there after the kill, {n_old} old later"
        )
    }
}

impl Openings {
    /// Opens tables until the house is gone.
    pub fn go_on(visitor: Visitor, nth: u64) -> JoinHandle<Vec<Opening>> {
        tokio::spawn(async move {
            let mut opened = Vec::new();
            for number in 0..OPENINGS {
                // Nobody plays on at tables of another kill.
                let host = Person::new(visitor, 10_000 + nth * OPENINGS + number);
                let wanted = WANTED[(number % 2) as usize];
                let wanted = format!(r#"{{{wanted}, "key": "{}", "name": "Ada"}}"#, host.key);
                let reply = visitor.ask(&Request::post("/api/tables", wanted)).await;
                let Ok(reply) = reply else { break };
                if ASK_AGAIN.contains(&reply.status) {
                    // The database is away, or the house has too much to do.
                    continue;
                }
                let Opened { table } = reply.granted().unwrap();
                let seen = Player::come(&host, &table).await.ok().and_then(|host| host.seq());
                opened.push(Opening { host, id: table, seen });
            }
            opened
        })
    }

    /// Right after the kill, before anything could mend it.
    pub async fn compare(&mut self, opened: Vec<Opening>, visitor: Visitor) {
        compare(&opened, visitor).await;
        self.n_dealt += opened.iter().filter(|opening| opening.seen.is_some()).count();
        self.there.extend(opened);
    }

    pub async fn compare_all(&self, visitor: Visitor) {
        compare(&self.there, visitor).await;
    }

    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.there.iter().map(|opening| opening.id.as_str())
    }

    /// Lets half of the tables be old, so that they go when the house is pruned.
    pub fn grow_old(&mut self, home: &Home) -> Vec<String> {
        let half = self.there.len() / 2;
        let old: Vec<String> = self.there.drain(..half).map(|opening| opening.id).collect();
        self.n_old += old.len();
        if !old.is_empty() {
            let names = old.join("', '");
            home.sql(&format!(
                "UPDATE tables SET touched_ms = 0, created_ms = 0 WHERE id IN ('{names}')"
            ));
        }
        old
    }
}

/// Each is there, and so is what its host was told.
async fn compare(opened: &[Opening], visitor: Visitor) {
    for Opening { host, id, seen } in opened {
        let reply = visitor.ask(&Request::get(&format!("/api/tables/{id}"))).await.unwrap();
        assert_eq!(reply.status, 200, "{id} is lost");
        let told = Player::come(host, id).await.unwrap();
        assert!(told.seq() >= *seen, "{id} has {:?} and its host was told {seen:?}", told.seq());
        assert_eq!(told.seating.you.map(|seat| seat.idx()), Some(0), "{id} is not its host's");
    }
}
