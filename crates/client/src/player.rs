//! One person at one table.

use crate::{Socket, Trouble, Visitor, Whim};
use serde::de::IgnoredAny;
use serde_json::Value;
use std::time::Duration;
use tabletop::Seat;
use tokio::time::Instant;
use wire::{Now, OpenMenu, PROTOCOL, Seating, ToClient, ToServer};

/// What we say.
pub type Said = ToServer<Value>;

/// What we are told. Views and sights are for eyes, and we have none.
pub type Told = ToClient<IgnoredAny, IgnoredAny, Value, IgnoredAny>;

/// Who somebody is: where they come from, their secret and their name.
#[derive(Clone, Debug)]
pub struct Person {
    /// Where they come from.
    pub visitor: Visitor,
    /// Their secret.
    pub key: String,
    /// Their name.
    pub name: String,
}

impl Person {
    /// Somebody whose secret and whims are made from a number.
    #[must_use]
    pub fn new(visitor: Visitor, number: u64) -> Self {
        Self { visitor, key: format!("{number:0>40}"), name: format!("P{number}") }
    }

    fn hello(&self, since: Option<u32>) -> Said {
        ToServer::Hello {
            protocol: PROTOCOL,
            key: self.key.clone(),
            name: self.name.clone(),
            lang: "en".to_owned(),
            since,
            invite: None,
        }
    }
}

/// One person at one table, who answers from the menu at random.
#[derive(Debug)]
pub struct Player {
    /// Who it is.
    pub person: Person,
    /// Who sits where, as last told.
    pub seating: Seating,
    table: String,
    socket: Socket,
    now: Option<Now<IgnoredAny, Value, IgnoredAny>>,
    whim: Whim,
    n_wishes: u64,
}

impl Player {
    /// Comes to a table and is welcomed.
    ///
    /// # Errors
    /// Why not.
    pub async fn come(person: &Person, table: &str) -> Result<Self, Trouble> {
        let mut socket = Socket::dial(&person.visitor, table).await?;
        socket.say(&person.hello(None)).await?;
        let (seating, now) = welcome(&mut socket).await?;
        let seed = person.key.bytes().fold(0u64, |sum, it| sum.wrapping_mul(31) + u64::from(it));
        Ok(Self {
            person: person.clone(),
            seating,
            table: table.to_owned(),
            socket,
            now,
            whim: Whim::of(seed),
            n_wishes: 0,
        })
    }

    /// Comes back over a new connection, and has missed nothing.
    ///
    /// # Errors
    /// Why not.
    pub async fn come_back(&mut self) -> Result<(), Trouble> {
        let mut socket = Socket::dial(&self.person.visitor, &self.table).await?;
        socket.say(&self.person.hello(self.seq())).await?;
        let (seating, now) = welcome(&mut socket).await?;
        (self.socket, self.seating, self.now) = (socket, seating, now);
        Ok(())
    }

    /// The last entry we know of.
    #[must_use]
    pub fn seq(&self) -> Option<u32> {
        self.now.as_ref().map(|now| now.seq)
    }

    /// The question we are asked and have not answered.
    #[must_use]
    pub fn asked(&self) -> Option<&OpenMenu<Value, IgnoredAny>> {
        self.menu().filter(|menu| menu.chosen.is_none())
    }

    /// The question that is open to us, be it answered or not.
    #[must_use]
    pub fn menu(&self) -> Option<&OpenMenu<Value, IgnoredAny>> {
        self.now.as_ref()?.menu.as_ref()
    }

    /// Whether the game has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.now.as_ref().is_some_and(|now| now.outcome.is_some())
    }

    /// A name that no wish of ours had before.
    pub fn fresh_request(&mut self) -> String {
        self.n_wishes += 1;
        format!("r{}", self.n_wishes)
    }

    /// An answer to the open question, to be wished; none where none is open.
    pub fn an_answer(&mut self) -> Option<Said> {
        let menu = self.now.as_ref()?.menu.as_ref()?;
        let (decision, answer) = (menu.decision, self.whim.answer(menu));
        Some(ToServer::Act { request: self.fresh_request(), decision, answer })
    }

    /// Takes a seat; how long that took.
    ///
    /// # Errors
    /// Why not.
    pub async fn sit(&mut self, seat: Seat) -> Result<Duration, Trouble> {
        let request = self.fresh_request();
        self.wish(&ToServer::Sit { request, seat }).await
    }

    /// Says a wish and waits until it is granted; how long that took.
    ///
    /// # Errors
    /// It was refused, or the line broke: then the same wish may be said again.
    pub async fn wish(&mut self, wish: &Said) -> Result<Duration, Trouble> {
        let wanted = request_of(wish).map(str::to_owned);
        let began = Instant::now();
        self.socket.say(wish).await?;
        loop {
            let told = self.hear().await?;
            let (request, refused) = match &told {
                Told::Update(update) => (update.request.as_ref(), None),
                Told::Seating { request, .. } => (request.as_ref(), None),
                Told::Done { request } | Told::Hint { request, .. } => (Some(request), None),
                Told::Refused { request, code, .. } => (request.as_ref(), Some(*code)),
                Told::Welcome { .. } | Told::Closing { .. } | Told::Pong => (None, None),
            };
            match refused {
                // A refusal without a name is of something we said, and we wait for nothing else.
                Some(code) if request.is_none() || request == wanted.as_ref() => {
                    return Err(Trouble::Refused(code));
                }
                None if request.is_some() && request == wanted.as_ref() => {
                    return Ok(began.elapsed());
                }
                Some(_) | None => {}
            }
        }
    }

    /// Hears until an entry is known.
    ///
    /// # Errors
    /// The line broke.
    pub async fn until(&mut self, seq: u32) -> Result<(), Trouble> {
        while self.seq().is_none_or(|known| known < seq) {
            self.hear().await?;
        }
        Ok(())
    }

    /// The next message, noted.
    ///
    /// # Errors
    /// The connection has ended, with a word or without.
    pub async fn hear(&mut self) -> Result<Told, Trouble> {
        let mut told: Told = serde_json::from_str(&self.socket.hear_text().await?)?;
        match &mut told {
            Told::Welcome { seating, snapshot, .. } => {
                self.seating = seating.clone();
                if let Some(snapshot) = snapshot {
                    self.now = Some(snapshot.now.clone());
                }
            }
            Told::Seating { seating, .. } => self.seating = seating.clone(),
            Told::Update(update) => self.now = Some(update.now.clone()),
            Told::Closing { code, .. } => return Err(Trouble::Closing(*code)),
            Told::Done { .. } | Told::Hint { .. } | Told::Refused { .. } | Told::Pong => {}
        }
        Ok(told)
    }

    /// How many bytes we have heard over this connection.
    #[must_use]
    pub fn n_bytes(&self) -> u64 {
        self.socket.n_bytes()
    }

    /// The connection, for those who want to say more than a player would.
    pub fn socket(&mut self) -> &mut Socket {
        &mut self.socket
    }
}

type Welcome = (Seating, Option<Now<IgnoredAny, Value, IgnoredAny>>);

async fn welcome(socket: &mut Socket) -> Result<Welcome, Trouble> {
    match serde_json::from_str(&socket.hear_text().await?)? {
        Told::Welcome { seating, snapshot, .. } => Ok((seating, snapshot.map(|it| it.now))),
        Told::Closing { code, .. } => Err(Trouble::Closing(code)),
        Told::Refused { code, .. } => Err(Trouble::Refused(code)),
        other => Err(Trouble::Nonsense(format!("no welcome: {other:?}"))),
    }
}

/// The name of a wish, if it has one.
fn request_of(said: &Said) -> Option<&str> {
    match said {
        ToServer::Sit { request, .. }
        | ToServer::StandUp { request }
        | ToServer::SeatBot { request, .. }
        | ToServer::Start { request }
        | ToServer::Act { request, .. }
        | ToServer::Undo { request }
        | ToServer::PlayOn { request }
        | ToServer::Evict { request, .. }
        | ToServer::EvictSpectator { request, .. }
        | ToServer::Admit { request, .. }
        | ToServer::Wear { request, .. }
        | ToServer::Ready { request, .. }
        | ToServer::Settle { request, .. }
        | ToServer::Hint { request, .. }
        | ToServer::CloseTable { request } => Some(request),
        ToServer::Hello { .. } | ToServer::Speak { .. } | ToServer::Ping => None,
    }
}
