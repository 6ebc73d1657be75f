//! The connection to the database breaks in the middle of a commit, at the very byte.

use crate::fixture::{row, table};
use own_postgres::Schema;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use store::{Store, StoreError};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};

/// How a client says it, whole.
const COMMIT: &[u8] = b"Q\0\0\0\x0bCOMMIT\0";

/// When the next connection that commits is cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cut {
    /// The database never hears of it.
    BeforeTheCommit,
    /// The database commits, and nobody hears of that.
    AfterTheCommit,
    /// The same, and no new connection is taken from then on.
    ForGood,
    /// Nobody comes through.
    Closed,
}

/// Stands between a store and its database.
#[derive(Clone)]
struct Line {
    socket: PathBuf,
    cut: Arc<Mutex<Option<Cut>>>,
}

impl Line {
    /// The line, and the port where it begins.
    async fn lay(schema: &Schema) -> (Self, u16) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let line = Self { socket: schema.socket(), cut: Arc::default() };
        let listening = line.clone();
        tokio::spawn(async move {
            loop {
                let (client, _) = listener.accept().await.unwrap();
                if *listening.cut.lock().unwrap() != Some(Cut::Closed) {
                    tokio::spawn(listening.clone().carry(client));
                }
            }
        });
        (line, port)
    }

    fn cut(&self, when: Option<Cut>) {
        *self.cut.lock().unwrap() = when;
    }

    /// Carries bytes to and fro until one side ends, or it is cut.
    async fn carry(self, mut client: TcpStream) {
        let mut database = UnixStream::connect(&self.socket).await.unwrap();
        let (mut said, mut answer) = (vec![0; 65_536], vec![0; 65_536]);
        loop {
            tokio::select! {
                n = client.read(&mut said) => {
                    let Ok(n @ 1..) = n else { return };
                    let is_commit = said[..n] == *COMMIT;
                    let cut = if is_commit { self.cut.lock().unwrap().take() } else { None };
                    if cut == Some(Cut::BeforeTheCommit) {
                        return;
                    }
                    if database.write_all(&said[..n]).await.is_err() {
                        return;
                    }
                    if let Some(cut) = cut {
                        // The answer comes once it is committed; here it ends.
                        assert!(database.read(&mut answer).await.unwrap() > 0);
                        self.cut((cut == Cut::ForGood).then_some(Cut::Closed));
                        return;
                    }
                }
                n = database.read(&mut answer) => {
                    let Ok(n @ 1..) = n else { return };
                    if client.write_all(&answer[..n]).await.is_err() {
                        return;
                    }
                }
            }
        }
    }
}

#[tokio::test]
async fn a_commit_that_was_cut_off_is_answered_truly() {
    if own_postgres::is_left_out() {
        return;
    }
    let schema = Schema::new().unwrap();
    let (line, port) = Line::lay(&schema).await;
    let store = Store::connect(&schema.url_through(port).parse().unwrap()).await.unwrap();
    store.create(table("t")).await.unwrap();

    line.cut(Some(Cut::BeforeTheCommit));
    let refused = store.append("t", row(0)).await;
    let is_told =
        matches!(&refused, Err(StoreError::Unavailable(why)) if why.contains("before it"));
    assert!(is_told, "{refused:?}");
    assert_eq!(store.load("t").await.unwrap().unwrap().rows, []);

    line.cut(Some(Cut::AfterTheCommit));
    store.append("t", row(0)).await.unwrap();
    assert_eq!(store.load("t").await.unwrap().unwrap().rows, [row(0)]);
    assert_eq!(store.append("t", row(0)).await, Err(StoreError::Conflict));

    // Of two writes in one batch that was committed and cut off, each has its own answer.
    line.cut(Some(Cut::AfterTheCommit));
    let (next, ghost) = tokio::join!(store.append("t", row(1)), store.append("ghost", row(0)));
    assert_eq!((next, ghost), (Ok(()), Err(StoreError::Missing)));

    line.cut(Some(Cut::ForGood));
    let unsure = store.append("t", row(2)).await;
    assert!(matches!(unsure, Err(StoreError::Unsure(_))), "{unsure:?}");
    let away = store.append("t", row(3)).await;
    assert!(matches!(away, Err(StoreError::Unavailable(_))), "{away:?}");
    assert!(store.health().await.is_err());
    line.cut(None);
    while store.health().await.is_err() {
        tokio::task::yield_now().await;
    }
    assert_eq!(store.load("t").await.unwrap().unwrap().rows.len(), 3, "it was committed after all");
    store.append("t", row(3)).await.unwrap();
    assert_eq!(store.stats().rows, 3, "what nobody was told of is not counted");
    store.close().await;
}
