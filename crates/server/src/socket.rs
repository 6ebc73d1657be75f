//! One connection: frames in, messages out, and the manners both must keep.

use crate::doors::{Network, Pass};
use crate::house::House;
use crate::keyring::Session;
use crate::limits::{
    FRAMES_BURST, FRAMES_PER_MESSAGE, GOODBYE_WAIT_MAX, HELLO_WAIT_MAX, IMPATIENCE_MAX,
    LAST_WORD_MAX, MESSAGES_BURST, OUTBOX_MAX, PING_EVERY, SEND_WAIT_MAX, SILENCE_MAX, SPEAK_BURST,
    SPEAK_PER_MINUTE,
};
use crate::table::closing_text;
use crate::tables::{Letter, Mailbox, Outbox, Outgoing, Undelivered, Weight, Whose};
use crate::throttle::{Bucket, Rate};
use crate::upgrade::{Socket, Upgrade};
use crate::world::is_table_id;
use axum::response::Response;
use futures_util::{SinkExt as _, StreamExt as _};
use room::{ConnId, Guest};
use serde::Deserialize;
use std::sync::Arc;
use tokio::sync::{Notify, mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep, timeout};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message, Utf8Bytes};
use wire::{Code, FRAME_BYTES_MAX, PROTOCOL, ToClient, ToServer};
use words::{Lang, Speaker};

/// Where a socket comes from, and by which right.
pub struct Origin {
    pub network: Network,
    pub pass: Option<Pass>,
}

/// Answers the request for a socket.
pub fn upgrade(upgrade: Upgrade, house: Arc<House>, table: String, origin: Origin) -> Response {
    let per_second = house.config.messages_per_second.saturating_mul(FRAMES_PER_MESSAGE);
    let rate = Rate { burst: FRAMES_BURST, per_minute: per_second.saturating_mul(60) };
    upgrade.answer(rate, house.world, move |socket, spent| async move {
        // Held until the end, so that closing the house waits for goodbyes, if not for ever.
        let closing = house.closing.subscribe();
        house.meters.connections.increment(1);
        let pass = origin.pass.clone();
        let serving = Box::pin(Connection::serve(socket, spent, &house, table, origin));
        let evicted = async {
            match pass {
                Some(mut pass) => pass.evicted().await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = serving => {}
            () = evicted => house.meters.turned_away("evicted"),
            () = last_word(closing) => {}
        }
        house.meters.connections.decrement(1);
    })
}

/// Done when whoever does not read their goodbye has had the time for it.
async fn last_word(mut closing: watch::Receiver<bool>) {
    // An error is the end of the house, too.
    drop(closing.wait_for(|closing| *closing).await);
    sleep(LAST_WORD_MAX).await;
}

/// A refusal by the shell, which knows no game; in English, as the guest may
/// not have said which language they speak.
pub fn refusal(code: Code, request: Option<String>) -> Utf8Bytes {
    let message = Speaker::new(Lang::En, &[], tabletop::Viewer::Spectator).refusal(code);
    let refused = ToClient::<(), (), ()>::Refused { request, code, message, rule: None };
    serde_json::to_string(&refused).expect("messages are plain data").into()
}

/// The client's name for the wish in a frame, should it have one.
pub fn request_in(frame: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Named {
        request: Option<String>,
    }
    let request = serde_json::from_str::<Named>(frame).ok()?.request?;
    (request.len() <= wire::REQUEST_BYTES_MAX).then_some(request)
}

const SPEAK: Rate = Rate { burst: SPEAK_BURST, per_minute: SPEAK_PER_MINUTE };

type Received = Option<Result<Message, Error>>;

/// Why a connection ends.
enum End {
    /// The other side is gone, or was told already.
    Gone,
    /// It is told why.
    Because(Code),
}

struct Connection<'a> {
    socket: Socket,
    /// Rung when more came in than any connection may send.
    spent: Arc<Notify>,
    house: &'a Arc<House>,
    origin: Origin,
    bucket: Bucket,
    rate: Rate,
    speak_bucket: Bucket,
    /// None where the operator has lifted the limits.
    speak_rate: Option<Rate>,
    n_impatient: u32,
    heard: Instant,
    lang: Lang,
}

impl<'a> Connection<'a> {
    async fn serve(
        socket: Socket,
        spent: Arc<Notify>,
        house: &'a Arc<House>,
        table: String,
        origin: Origin,
    ) {
        let per_second = house.config.messages_per_second;
        let rate = Rate { burst: MESSAGES_BURST, per_minute: per_second.saturating_mul(60) };
        let mut connection = Connection {
            socket,
            spent,
            house,
            origin,
            bucket: Bucket::full(rate, house.world.now_ms()),
            rate,
            speak_bucket: Bucket::full(SPEAK, house.world.now_ms()),
            speak_rate: (per_second > 0).then_some(SPEAK),
            n_impatient: 0,
            heard: Instant::now(),
            lang: Lang::En,
        };
        if let Err(End::Because(code)) = connection.attend(&table).await {
            if code == Code::TooFast {
                house.meters.dropped.increment(1);
            }
            connection.goodbye(closing_text(code, connection.lang)).await;
        }
    }

    async fn attend(&mut self, table: &str) -> Result<(), End> {
        if !is_table_id(table) {
            return Err(End::Because(Code::NoTable));
        }
        let (mut guest, since) = self.hello().await?;
        self.lang = guest.lang;
        let mut session = self.house.keyring.enter(guest.key);
        let person = self.house.person(guest.key).await;
        guest.key = person.map_err(|fault| End::Because(fault.into()))?;
        let conn = self.house.next_connection();
        let (sender, outgoing) = mpsc::channel(OUTBOX_MAX);
        let (network, pass) = (self.origin.network, self.origin.pass.clone());
        let outbox = Outbox::new(sender, Whose { person: guest.key, network, pass });
        let weight = outbox.weight();
        let guest = guest.coming_from(network.origin());
        let open = Letter::Open { conn, guest, since, outbox };
        let mailbox = self.house.tables.deliver(self.house, network, table, open);
        let mailbox = mailbox.map_err(|why| match why {
            Undelivered::Busy => End::Because(Code::Busy),
            Undelivered::Closing => End::Because(Code::ShuttingDown),
        })?;
        let end = self.talk(conn, &mailbox, outgoing, &weight, &mut session).await;
        // Full or closed: then the room notices when it next tells us something.
        drop(mailbox.send(Letter::Close { conn }).await);
        Err(end)
    }

    /// The first message must be hello; whatever else comes is refused.
    async fn hello(&mut self) -> Result<(Guest, Option<u32>), End> {
        let mut closing = self.house.closing.subscribe();
        let until = Instant::now() + HELLO_WAIT_MAX;
        loop {
            let message = tokio::select! {
                message = self.socket.next() => message,
                () = self.spent.notified() => return Err(End::Because(Code::TooFast)),
                () = tokio::time::sleep_until(until) => return Err(End::Because(Code::Hello)),
                _ = closing.wait_for(|closing| *closing) => {
                    return Err(End::Because(Code::ShuttingDown));
                }
            };
            let Some(frame) = self.frame(message).await? else { continue };
            match serde_json::from_str::<ToServer<serde_json::Value>>(&frame) {
                Ok(ToServer::Hello { protocol, .. }) if protocol != PROTOCOL => {
                    return Err(End::Because(Code::Protocol));
                }
                Ok(ToServer::Hello { key, name, lang, since, invite, .. }) => {
                    match Guest::new(&key, &name, &lang) {
                        Ok(guest) => return Ok((guest.invited(invite), since)),
                        Err(code) => self.refuse(code, None).await?,
                    }
                }
                Ok(_) => self.refuse(Code::Hello, request_in(&frame)).await?,
                // A hello of another version may well have another shape.
                Err(_) if is_foreign_hello(&frame) => return Err(End::Because(Code::Protocol)),
                Err(_) => self.refuse(Code::Malformed, request_in(&frame)).await?,
            }
        }
    }

    async fn talk(
        &mut self,
        conn: ConnId,
        mailbox: &Mailbox,
        mut outgoing: mpsc::Receiver<Outgoing>,
        weight: &Weight,
        session: &mut Session,
    ) -> End {
        let mut pulse = interval_at(Instant::now() + PING_EVERY, PING_EVERY);
        pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            // Only waiting happens inside of the select: whatever has begun is
            // finished, so no message is lost half sent.
            let step = tokio::select! {
                message = self.socket.next() => match self.frame(message).await {
                    Ok(Some(frame)) => self.pass_on(conn, mailbox, frame).await,
                    Ok(None) => Ok(()),
                    Err(end) => Err(end),
                },
                message = outgoing.recv() => match message {
                    Some(message) => {
                        weight.sent(&message);
                        match message {
                            Outgoing::Text(text) => self.send(Message::Text(text)).await,
                            Outgoing::Last(text) => {
                                self.goodbye(text).await;
                                Err(End::Gone)
                            }
                        }
                    }
                    // The room let go of us: we were too slow, or its task has
                    // ended and is being built anew.
                    None if weight.is_slow() => Err(End::Because(Code::Dropped)),
                    None => Err(End::Because(Code::Busy)),
                },
                _ = pulse.tick() => self.ask_for_life().await,
                () = self.spent.notified() => Err(End::Because(Code::TooFast)),
                () = session.signed_out() => Err(End::Because(Code::SignedOut)),
            };
            if let Err(end) = step {
                return end;
            }
        }
    }

    async fn pass_on(
        &mut self,
        conn: ConnId,
        mailbox: &Mailbox,
        frame: Utf8Bytes,
    ) -> Result<(), End> {
        let letter = Letter::Said { conn, frame, received: self.heard };
        match mailbox.try_send(letter) {
            Ok(()) => Ok(()),
            Err(mpsc::error::TrySendError::Full(Letter::Said { frame, .. })) => {
                self.refuse(Code::Busy, request_in(&frame)).await
            }
            Err(_) => Err(End::Because(Code::Busy)),
        }
    }

    /// A text frame that keeps to length and rate; none for anything
    /// that needs no answer, or has got one.
    async fn frame(&mut self, message: Received) -> Result<Option<Utf8Bytes>, End> {
        let message = match message {
            None => return Err(End::Gone),
            // Too long by far, or no frame at all: nothing more can be read.
            Some(Err(error)) => return Err(End::Because(unreadable(&error))),
            Some(Ok(message)) => message,
        };
        self.heard = Instant::now();
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Err(End::Gone),
            // Whatever comes has its rate: a ping is answered, and our own are few.
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {
                self.is_in_rate()?;
                return Ok(None);
            }
            Message::Binary(_) => {
                let code = if self.is_in_rate()? { Code::Malformed } else { Code::Busy };
                self.refuse(code, None).await?;
                return Ok(None);
            }
        };
        if !self.is_in_rate()? || !self.may_speak(&text) {
            self.refuse(Code::Busy, request_in(&text)).await?;
            return Ok(None);
        }
        if text.len() > FRAME_BYTES_MAX {
            self.refuse(Code::TooLong, None).await?;
            return Ok(None);
        }
        Ok(Some(text))
    }

    /// Whether the connection keeps to its rate; the end of it once it has not too often.
    fn is_in_rate(&mut self) -> Result<bool, End> {
        if self.bucket.take(self.rate, self.house.world.now_ms()) {
            return Ok(true);
        }
        self.n_impatient += 1;
        if self.n_impatient > IMPATIENCE_MAX {
            return Err(End::Because(Code::TooFast));
        }
        Ok(false)
    }

    /// Whether a message is none that has everything told anew, or comes seldom enough.
    fn may_speak(&mut self, text: &str) -> bool {
        let Some(rate) = self.speak_rate else { return true };
        let is_speak = text.len() <= FRAME_BYTES_MAX && kind_of(text).as_deref() == Some("speak");
        !is_speak || self.speak_bucket.take(rate, self.house.world.now_ms())
    }

    async fn ask_for_life(&mut self) -> Result<(), End> {
        if self.heard.elapsed() > SILENCE_MAX {
            self.house.meters.dropped.increment(1);
            return Err(End::Because(Code::Dropped));
        }
        self.send(Message::Ping(Bytes::new())).await
    }

    async fn refuse(&mut self, code: Code, request: Option<String>) -> Result<(), End> {
        self.house.meters.refused(code);
        self.send(Message::Text(refusal(code, request))).await
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        match timeout(SEND_WAIT_MAX, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => {
                self.house.meters.dropped.increment(1);
                Err(End::Gone)
            }
        }
    }

    /// The last message, and a clean end. What the other side has sent
    /// meanwhile is read and thrown away: closing on top of unread data would
    /// take back the goodbye that is still on its way. Whoever sent too much is not read any
    /// more; for them the wait alone must do.
    async fn goodbye(&mut self, text: Utf8Bytes) {
        let said = async {
            self.send(Message::Text(text)).await?;
            self.send(Message::Close(None)).await
        };
        if said.await.is_ok() {
            let rest = async { while let Some(Ok(_)) = self.socket.next().await {} };
            // Whether the other side ever closes is its own business.
            drop(timeout(GOODBYE_WAIT_MAX, rest).await);
        }
    }
}

/// The type of the message in a frame.
fn kind_of(frame: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Typed {
        r#type: String,
    }
    serde_json::from_str::<Typed>(frame).ok().map(|typed| typed.r#type)
}

/// Why a frame cannot be read.
fn unreadable(error: &Error) -> Code {
    match error {
        Error::Capacity(_) => Code::TooLong,
        _ => Code::Malformed,
    }
}

/// Whether a frame looks like the hello of another version.
fn is_foreign_hello(frame: &str) -> bool {
    #[derive(Deserialize)]
    struct Hello {
        r#type: String,
        protocol: u32,
    }
    serde_json::from_str::<Hello>(frame)
        .is_ok_and(|hello| hello.r#type == "hello" && hello.protocol != PROTOCOL)
}
