//! A house for one test, and clients that know no game: they read menus.

use client::{Frame, Http, Socket, Visitor};
use serde_json::{Value, json};
use server::{Config, Server, SpaceRule};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use store::Store;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// Longer than anything here takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// The key of the player with this number.
pub fn key(player: u8) -> String {
    format!("{player:0>40}")
}

pub fn config(data: &Path) -> Config {
    Config {
        addr: SocketAddr::from(([127, 0, 0, 1], 0)),
        bot_delay: Duration::ZERO,
        tables_per_minute: 0,
        messages_per_second: 0,
        requests_per_second: 0,
        entries_per_second: 0,
        // A test runs wherever there is a little room.
        space: SpaceRule { min_free_mb: 0, ..SpaceRule::default() },
        ..Config::new(data)
    }
}

/// An open house.
pub struct House {
    /// Where the requests of a test go.
    pub addr: SocketAddr,
    pub operator: Option<SocketAddr>,
    pub panic_at: Box<dyn Fn(&str)>,
    close: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl House {
    pub async fn open(data: &Path) -> Self {
        Self::serve(Server::bind(config(data)).await.expect("the house opens"))
    }

    pub async fn with(config: Config, store: Store) -> Self {
        Self::serve(Server::bind_with(config, store).await.expect("the house opens"))
    }

    fn serve(server: Server) -> Self {
        let (addr, saboteur) = (server.local_addr(), server.saboteur());
        let operator = server.operator_addr();
        let (close, closed) = oneshot::channel();
        let task = tokio::spawn(async move {
            let closing = async move { drop(closed.await) };
            server.run(closing).await.expect("the house serves");
        });
        Self { addr, operator, panic_at: Box::new(saboteur), close, task }
    }

    pub async fn close(self) {
        drop(self.close);
        timeout(PATIENCE, self.task).await.expect("the house closes in time").expect("cleanly");
    }

    /// Opens a table and gives its id.
    pub async fn table(&self, wanted: &Value) -> String {
        let reply = self.post("/api/tables", &wanted.to_string()).await;
        assert_eq!(reply.status, 201, "{}", reply.body);
        reply.json()["table"].as_str().expect("an id").to_owned()
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.request(&format!("GET {path} HTTP/1.1\r\nhost: cantina\r\nconnection: close\r\n\r\n"))
            .await
    }

    /// As the player with this number.
    pub async fn get_as(&self, player: u8, path: &str) -> Reply {
        let key = key(player);
        self.request(&format!(
            "GET {path} HTTP/1.1\r\nhost: cantina\r\nconnection: close\r\ncantina-key: {key}\r\n\r\n"
        ))
        .await
    }

    pub async fn post(&self, path: &str, body: &str) -> Reply {
        self.post_as("", path, body).await
    }

    /// With header lines of one's own, each ended by a line break.
    pub async fn post_as(&self, head: &str, path: &str, body: &str) -> Reply {
        let length = body.len();
        self.request(&format!(
            "POST {path} HTTP/1.1\r\nhost: cantina\r\nconnection: close\r\n{head}\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        ))
        .await
    }

    pub async fn request(&self, request: &str) -> Reply {
        let mut http = Http::dial(&Visitor::of(self.addr)).await.expect("the house listens");
        http.send(request.as_bytes()).await.expect("the request goes out");
        let reply = timeout(PATIENCE, http.reply()).await.expect("in time").expect("a reply");
        let body = String::from_utf8(reply.body).expect("text");
        Reply { status: reply.status, head: reply.head, body }
    }
}

/// What came back over HTTP.
pub struct Reply {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.body))
    }

    /// The code of a failed request.
    pub fn code(&self) -> String {
        self.json()["code"].as_str().expect("a code").to_owned()
    }
}

/// One connection. It remembers the last `now` and what it was told.
pub struct Client {
    socket: Socket,
    pub now: Value,
    pub seating: Value,
    /// Everything that was told, as it came.
    pub told: Vec<String>,
}

pub fn hello(key: &str, since: Option<u32>) -> Value {
    json!({"type": "hello", "protocol": wire::PROTOCOL, "key": key, "name": "Rey", "lang": "en", "since": since})
}

impl Client {
    /// A connection that has said nothing yet.
    pub async fn dial(house: &House, table: &str) -> Self {
        Self::dial_as(&Visitor::of(house.addr), table).await
    }

    /// A connection for which the network keeps little, so that not reading it shows.
    pub async fn hard_of_hearing(house: &House, table: &str, player: u8) -> Self {
        let visitor = Visitor::of(house.addr).hard_of_hearing();
        let mut client = Self::dial_as(&visitor, table).await;
        client.say(&hello(&key(player), None)).await;
        client.hear("welcome").await;
        client
    }

    async fn dial_as(visitor: &Visitor, table: &str) -> Self {
        Self::over(Socket::dial(visitor, table).await.expect("a socket"))
    }

    /// The same over a socket that was made some other way.
    pub fn over(socket: Socket) -> Self {
        Self { socket, now: Value::Null, seating: Value::Null, told: Vec::new() }
    }

    /// A connection that is welcome.
    pub async fn sit(house: &House, table: &str, player: u8) -> Self {
        Self::back(house, table, player, None).await
    }

    /// A connection that comes back.
    pub async fn back(house: &House, table: &str, player: u8, since: Option<u32>) -> Self {
        let mut client = Self::dial(house, table).await;
        client.say(&hello(&key(player), since)).await;
        client.hear("welcome").await;
        client
    }

    pub async fn say(&mut self, message: &Value) {
        self.say_text(&message.to_string()).await;
    }

    pub async fn say_text(&mut self, text: &str) {
        self.say_raw(Frame::text(text)).await;
    }

    pub async fn say_raw(&mut self, frame: Frame) {
        self.socket.send(frame).await.expect("the connection is open");
    }

    /// Bytes below the frames; whether they went out is for whoever hears the answer to find out.
    pub async fn say_bytes(&mut self, bytes: &[u8]) {
        drop(self.socket.send_bytes(bytes).await);
    }

    /// The next message; none when the connection has ended.
    pub async fn next(&mut self) -> Option<Value> {
        let text = timeout(PATIENCE, self.socket.hear_text()).await.expect("an answer in time");
        let text = text.ok()?;
        let message: Value = serde_json::from_str(&text).expect("JSON");
        self.told.push(text);
        self.note(&message);
        Some(message)
    }

    fn note(&mut self, message: &Value) {
        if let Some(seating) = message.get("seating") {
            self.seating = seating.clone();
        }
        let now = message.get("now").or_else(|| message.get("snapshot")?.get("now"));
        if let Some(now) = now {
            self.now = now.clone();
        }
    }

    /// The next message of this type; others before it are noted.
    pub async fn hear(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("closed before any {kind}"));
            if message["type"] == kind {
                return message;
            }
            assert_ne!(message["type"], "closing", "{message}");
        }
    }

    /// The code of the refusal that comes next.
    pub async fn refusal(&mut self) -> String {
        let refused = self.hear("refused").await;
        refused["code"].as_str().expect("a code").to_owned()
    }

    /// The code of the goodbye that comes, and the end after it.
    pub async fn goodbye(&mut self) -> String {
        loop {
            let message = self.next().await.expect("a goodbye before the end");
            if message["type"] == "closing" {
                assert_eq!(self.next().await, None, "nothing comes after a goodbye");
                return message["code"].as_str().expect("a code").to_owned();
            }
        }
    }

    /// A name no client has used before.
    pub fn request(&self) -> String {
        static N_REQUESTS: AtomicU32 = AtomicU32::new(0);
        format!("r{}", N_REQUESTS.fetch_add(1, Ordering::Relaxed))
    }

    /// The answer to the open question with this number, counted round.
    pub fn answer(&self, nth: usize) -> Value {
        let items = self.now["menu"]["items"].as_array().expect("a menu");
        items[nth % items.len()]["action"].clone()
    }

    /// A message that answers the open question.
    pub fn act(&self, nth: usize) -> Value {
        let (decision, answer) = (self.now["menu"]["decision"].clone(), self.answer(nth));
        json!({"type": "act", "request": self.request(), "decision": decision, "answer": answer})
    }

    pub fn is_asked(&self) -> bool {
        !self.now["menu"].is_null()
    }

    pub fn is_over(&self) -> bool {
        !self.now["outcome"].is_null()
    }

    pub fn seq(&self) -> u32 {
        u32::try_from(self.now["seq"].as_u64().expect("a number")).expect("a small number")
    }

    /// Waits until this player is asked something, or the game is over.
    pub async fn until_asked(&mut self) {
        while !self.is_asked() && !self.is_over() {
            self.hear("update").await;
        }
    }

    /// Plays on with a plain mind: now this item, now that. Stops after
    /// `n_answers`, or at the end.
    pub async fn play(&mut self, n_answers: usize) {
        for nth in 0..n_answers {
            self.until_asked().await;
            if self.is_over() {
                return;
            }
            let act = self.act(nth);
            let request = act["request"].clone();
            self.say(&act).await;
            self.until_answered(&request).await;
        }
    }

    /// Waits for the update that answers this request. Where several were asked at
    /// once, somebody else may have been faster and have closed the question.
    ///
    /// # Panics
    /// When the request is refused for another reason: waiting on would only hide it.
    async fn until_answered(&mut self, request: &Value) {
        loop {
            let message = self.next().await.expect("an open connection");
            match message["type"].as_str() {
                Some("update") if message["request"] == *request => return,
                Some("refused") => return assert_eq!(message["code"], "not_your_decision"),
                _ => {}
            }
        }
    }
}

/// A table for player 1 and bots, dealt at once.
pub fn against_bots(n_bots: usize) -> Value {
    let mut seats = vec![json!({"want": "me"})];
    seats.extend((0..n_bots).map(|_| json!({"want": "bot", "level": "rookie"})));
    json!({"game": "han-solo", "seats": seats, "key": key(1), "name": "Rey", "start": true})
}

/// A table for player 1, a friend, and a bot, not dealt.
pub fn with_a_friend() -> Value {
    let seats = json!([{"want": "me"}, {"want": "friend"}, {"want": "bot", "level": "rookie"}]);
    json!({"game": "han-solo", "seats": seats, "key": key(1), "name": "Rey", "start": false})
}
