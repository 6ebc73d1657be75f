//! The task of one table: the shell around a room that does what it wants done.

mod again;
mod keeping;
mod posting;
mod queue;
mod thinking;
mod waking;

use crate::heart::off_workers;
use crate::house::House;
use crate::limits::DEAR_STEP_MIN;
use crate::resting::Rest;
use crate::stored;
use crate::table::queue::{Queue, When};
use crate::tables::{CardsAsked, Letter, Outbox, Outgoing};
use catalog::Hosted;
use room::{ConnId, Input, Output, Room, SeatingRecord, Ticket, ToClientOf};
use std::collections::HashMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use store::StoreError;
use tabletop::Answer;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use tracing::{debug, error, warn};
pub use waking::spawn;
use wire::{Code, ToClient, ToServer};
use words::{Lang, Speaker};

type Writing = Pin<Box<dyn Future<Output = Result<(), StoreError>> + Send>>;
type Thought<G> = (Ticket, Option<Answer<<G as tabletop::Game>::Action>>);

/// Waits for this moment; for ever, if there is none.
async fn until(at: Option<Instant>) {
    match at {
        Some(at) => sleep_until(at).await,
        None => std::future::pending().await,
    }
}

/// A closing message, in words.
pub fn closing_text(code: Code, lang: Lang) -> Utf8Bytes {
    let message = Speaker::new(lang, &[], tabletop::Viewer::Spectator).refusal(code);
    let closing = ToClient::<(), (), ()>::Closing { code, message };
    text(&closing)
}

fn text(message: &ToClient<(), (), ()>) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}

/// Why the shell stops.
#[derive(PartialEq, Eq)]
enum End {
    /// Nobody is here, and everything is stored.
    PutAway,
    /// The house closes.
    Closed,
    /// The store disagrees with the room, so the log must be read again.
    Reload,
}

struct Shell<G: Hosted> {
    house: Arc<House>,
    id: String,
    room: Room<G>,
    mailbox: mpsc::Receiver<Letter>,
    /// What strangers want, for when there is time.
    strangers: Queue,
    outboxes: HashMap<ConnId, Outbox>,
    writing: Option<Writing>,
    wake: Option<Instant>,
    thoughts: mpsc::Receiver<Thought<G>>,
    thinking: thinking::Thinking<G>,
    outputs: Vec<Output<G>>,
    /// When the wish arrived whose write is in flight.
    answering: Option<Instant>,
    /// Whether the last step took long.
    is_dear: bool,
    /// Connections that turned out to be gone while they were told something.
    lost: Vec<ConnId>,
    /// When it was last noted that somebody came, or that something was played.
    touched_ms: i64,
    /// Held while nobody is here.
    rest: Option<Rest>,
    /// Whether strangers are told of it who look for a table.
    is_posted: bool,
}

impl<G: Hosted> Shell<G> {
    fn new(
        house: Arc<House>,
        id: String,
        room: Room<G>,
        mailbox: mpsc::Receiver<Letter>,
        touched_ms: i64,
    ) -> Self {
        let (thinking, thoughts) = thinking::Thinking::new(&house);
        Self {
            house,
            id,
            room,
            mailbox,
            strangers: Queue::default(),
            outboxes: HashMap::new(),
            writing: None,
            wake: None,
            thoughts,
            thinking,
            outputs: Vec::new(),
            answering: None,
            is_dear: false,
            lost: Vec::new(),
            touched_ms,
            rest: None,
            is_posted: false,
        }
    }

    async fn run(mut self, mut closing: watch::Receiver<bool>) {
        // What the room does first, such as a deal, is done before anybody looks.
        self.hear(Input::Tick);
        if let Some(writing) = self.writing.take()
            && self.wrote(writing.await) == Some(End::Reload)
        {
            return;
        }
        let end = loop {
            if let Some(end) = self.turn(&mut closing).await {
                break end;
            }
        };
        match end {
            End::PutAway => debug!("the table is put away"),
            End::Closed => debug!("the table is closed"),
            End::Reload => warn!("the table is read again from its log"),
        }
        self.mailbox.close();
        self.house.tables.forget(&self.id);
    }

    /// Waits for the next thing and does it.
    async fn turn(&mut self, closing: &mut watch::Receiver<bool>) -> Option<End> {
        let is_closing = *closing.borrow_and_update();
        if is_closing {
            self.hear(Input::ShuttingDown);
            if self.room.is_closed() {
                return Some(End::Closed);
            }
        }
        let is_free = self.strangers.is_empty();
        let doze = self.room.doze();
        let is_idle = (self.room.is_quiet() || doze.is_some()) && is_free;
        let resting = self.rest.take().filter(|_| is_idle);
        self.rest = resting.or_else(|| is_idle.then(|| self.begin_rest()));
        let patience = self.house.resting.patience(self.house.config.idle);
        let idle_at = is_idle.then(|| Instant::now() + patience);
        let writing = async {
            match &mut self.writing {
                Some(writing) => writing.await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            // In this order, as strangers come last.
            biased;
            result = writing => {
                self.writing = None;
                return self.wrote(result);
            }
            _ = closing.changed(), if !is_closing => {}
            Some((ticket, answer)) = self.thoughts.recv() => {
                self.hear(Input::BotAnswered { ticket, answer });
            }
            () = until(self.wake) => {
                self.wake = None;
                self.hear(Input::Tick);
            }
            letter = self.mailbox.recv() => match letter {
                Some(letter) => self.sort(letter),
                None => return Some(End::PutAway),
            },
            () = std::future::ready(()), if !is_free => {
                if let Some(letter) = self.strangers.next() {
                    self.read(letter);
                }
            }
            () = until(idle_at) => {
                if self.put_away(doze) {
                    return Some(End::PutAway);
                }
            }
        }
        None
    }

    /// Reads a letter, or puts it aside if it can wait.
    fn sort(&mut self, letter: Letter) {
        match self.strangers.sort(letter, |key| self.room.is_member(key)) {
            When::Now(letter) => self.read(letter),
            When::Later => {}
            When::Never(Letter::Open { outbox, guest, .. }) => {
                outbox.put(Outgoing::Last(closing_text(Code::Busy, guest.lang)));
            }
            When::Never(Letter::Said { conn, frame, .. }) => {
                self.refuse(conn, Code::Busy, &frame);
            }
            When::Never(_) => {}
        }
    }

    fn wrote(&mut self, result: Result<(), StoreError>) -> Option<End> {
        let answering = self.answering.take();
        match result {
            Ok(()) => {
                self.hear(Input::Stored);
                if let Some(received) = answering {
                    self.house.meters.answer_seconds.record(received.elapsed());
                }
            }
            Err(cause @ (StoreError::Unavailable(_) | StoreError::Invalid(_))) => {
                warn!(%cause, "a write failed");
                self.house.meters.writes_failed.increment(1);
                self.hear(Input::StoreFailed);
            }
            // The log tells whether it was written, as soon as it can be read.
            Err(cause @ StoreError::Unsure(_)) => {
                warn!(%cause, "a write may have failed");
                self.house.meters.writes_failed.increment(1);
                return Some(End::Reload);
            }
            Err(cause @ (StoreError::Conflict | StoreError::Missing | StoreError::Corrupt(_))) => {
                error!(%cause, "the store disagrees with the room");
                self.house.meters.writes_failed.increment(1);
                return Some(End::Reload);
            }
        }
        None
    }

    fn read(&mut self, letter: Letter) {
        match letter {
            Letter::Open { conn, guest, since, outbox } => {
                outbox.note_seat(self.room.is_member(&guest.key));
                self.outboxes.insert(conn, outbox);
                self.touch();
                self.hear(Input::Opened { conn, guest, since });
            }
            Letter::Said { conn, frame, received } => {
                let is_free = self.writing.is_none();
                match G::from_json(frame.as_bytes()) {
                    Ok(ToServer::Act { .. }) if !self.lets_answer(conn) => {
                        self.refuse(conn, Code::Busy, &frame);
                    }
                    Ok(said) => self.hear(Input::Said { conn, said }),
                    // No message of this game, though it may name its wish.
                    Err(_) => self.refuse(conn, Code::Malformed, &frame),
                }
                if is_free && self.writing.is_some() {
                    self.answering = Some(received);
                }
            }
            Letter::Close { conn } => {
                self.outboxes.remove(&conn);
                self.hear(Input::Closed { conn });
            }
            // Whoever asked may have gone; then nobody misses the answer.
            Letter::Seating { key, reply } => {
                let shut_out = self.room.shuts_out(key.as_ref());
                let seating = || self.room.seating(key.as_ref());
                drop(reply.send(shut_out.map_or_else(|| Ok(seating()), Err)));
            }
            Letter::Content { key, drawn, reply } => {
                let shut_out = self.room.shuts_out(key.as_ref());
                drop(reply.send(shut_out.map_or_else(|| Ok(self.cards(drawn)), Err)));
            }
            Letter::Invite { reply } => drop(reply.send(self.room.invitation())),
            Letter::Rematch { key, seed, reply } => {
                drop(reply.send(again::rematch(&self.room, &self.house, &key, &seed)));
            }
            Letter::RematchOpened { table } => self.hear(Input::RematchOpened { table }),
            Letter::Wake => {}
            Letter::Panic => panic!("a test asked for it"),
        }
    }

    /// Whether whoever is at the other end keeps to the rate of answers of their network.
    fn lets_answer(&self, conn: ConnId) -> bool {
        let now_ms = self.house.world.now_ms();
        let network = self.outboxes.get(&conn).map(|outbox| outbox.whose.network);
        network.is_none_or(|network| self.house.pace.lets_answer(network, now_ms))
    }

    fn cards(&self, drawn: bool) -> CardsAsked {
        let (table, content) = (self.room.table(), self.room.table().content().clone());
        let hash = &table.header().content;
        if drawn {
            let make = Box::new(move || G::drawn_content(&content));
            CardsAsked { name: format!("{hash}, drawn"), make }
        } else {
            CardsAsked { name: hash.clone(), make: Box::new(move || G::to_json(&*content)) }
        }
    }

    fn refuse(&self, conn: ConnId, code: Code, frame: &str) {
        let refused = crate::socket::refusal(code, crate::socket::request_in(frame));
        self.house.meters.refused(code);
        if let Some(outbox) = self.outboxes.get(&conn) {
            outbox.put(Outgoing::Text(refused));
        }
    }

    /// Lets the room hear something. Telling a long game to somebody who comes takes long, and so
    /// may every step of a great one; both are done away from the threads that serve connections.
    fn hear(&mut self, input: Input<G>) {
        let tells_all = matches!(
            input,
            Input::Opened { .. } | Input::Said { said: ToServer::Speak { .. }, .. }
        );
        let began = Instant::now();
        if self.is_dear || tells_all {
            off_workers(|| self.handle(input));
        } else {
            self.handle(input);
        }
        self.is_dear = began.elapsed() > DEAR_STEP_MIN;
    }

    fn handle(&mut self, input: Input<G>) {
        let now_ms = self.house.world.now_ms();
        self.room.handle(input, now_ms, &mut self.outputs);
        self.carry_out();
        while let Some(conn) = self.lost.pop() {
            // Most went by themselves, and their letter is on its way.
            if self.outboxes.remove(&conn).is_some_and(|it| it.weight().is_slow()) {
                self.house.meters.dropped.increment(1);
            }
            self.room.handle(Input::Closed { conn }, now_ms, &mut self.outputs);
            self.carry_out();
        }
        self.post();
    }

    fn carry_out(&mut self) {
        for output in std::mem::take(&mut self.outputs) {
            match output {
                Output::Append { entry, request } => {
                    self.touch();
                    let row = stored::row::<G>(&entry, request);
                    let entries = self.house.meters.entries.clone();
                    self.write(move |store, id| async move {
                        store.append(&id, row).await.inspect(|()| entries.increment(1))
                    });
                }
                Output::SaveSeating(seating) => {
                    self.note_members(&seating);
                    let bytes = stored::seating_bytes(&seating);
                    let members = stored::members(&seating);
                    self.write(move |store, id| async move {
                        store.set_seating(&id, bytes, members).await
                    });
                }
                Output::Settle { header, seed, seating } => {
                    self.note_members(&seating);
                    let bytes = stored::seating_bytes(&seating);
                    let members = stored::members(&seating);
                    let header = stored::header_bytes::<G>(*header, &seed);
                    self.write(move |store, id| async move {
                        store.settle(&id, header, bytes, members).await
                    });
                }
                Output::Finish => {
                    let at_ms = self.house.world.wall_ms();
                    self.write(move |store, id| async move { store.finish(&id, at_ms).await });
                }
                Output::Tell { to, message } => self.tell(&to, &message),
                Output::HangUp { conn, code, message } => {
                    let closing = ToClient::<(), (), ()>::Closing { code, message };
                    if let Some(outbox) = self.outboxes.remove(&conn) {
                        outbox.put(Outgoing::Last(text(&closing)));
                    }
                }
                Output::Wake { at_ms } => self.wake = Some(self.house.world.instant(at_ms)),
                Output::Think(question) => {
                    let here = self.outboxes.iter().map(|(conn, it)| (*conn, &it.whose));
                    self.thinking
                        .think(*question, thinking::Cause::of(self.room.seating_record(), here));
                }
            }
        }
    }

    /// Whoever belongs to the table finds it again, and keeps their line.
    fn note_members(&self, seating: &SeatingRecord) {
        for outbox in self.outboxes.values() {
            outbox.note_seat(seating.is_member(&outbox.whose.person));
        }
    }

    fn tell(&mut self, to: &[ConnId], message: &ToClientOf<G>) {
        if let ToClient::Refused { code, .. } = message {
            self.house.meters.refused(*code);
        }
        let bytes = Utf8Bytes::from(G::to_json(message));
        for conn in to {
            let is_sent =
                self.outboxes.get(conn).is_some_and(|it| it.put(Outgoing::Text(bytes.clone())));
            if !is_sent && self.outboxes.contains_key(conn) {
                self.lost.push(*conn);
            }
        }
    }

    fn write<F>(&mut self, write: impl FnOnce(store::Store, String) -> F)
    where
        F: Future<Output = Result<(), StoreError>> + Send + 'static,
    {
        let house = self.house.clone();
        let write = write(self.house.store.clone(), self.id.clone());
        self.writing = Some(Box::pin(async move {
            let began = Instant::now();
            let result = write.await;
            house.meters.write_seconds.record(began.elapsed());
            result
        }));
    }
}
