//! The tables in memory, and the way to each of their tasks.

use crate::doors::{Network, Pass};
use crate::house::House;
use crate::limits::OUTBOX_BYTES_MAX;
use crate::table;
use room::{ConnId, Guest, KeyHash};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tabletop::Seed;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use wire::{Code, Seating};

/// The way back to whoever asked a table something.
pub type Reply<T> = oneshot::Sender<Result<T, Code>>;

/// What a table's task is told.
pub enum Letter {
    /// Somebody connected and said hello.
    Open { conn: ConnId, guest: Guest, since: Option<u32>, outbox: Outbox },
    /// A connection sent a frame.
    Said { conn: ConnId, frame: Utf8Bytes, received: Instant },
    /// A connection is gone.
    Close { conn: ConnId },
    /// Who sits where?
    Seating { key: Option<KeyHash>, reply: Reply<Seating> },
    /// Which cards does the table play with?
    Content { key: Option<KeyHash>, drawn: bool, reply: Reply<CardsAsked> },
    /// What lets one sit down, where the address is not enough? Asked for whoever has the table's code.
    Invite { reply: Reply<Option<String>> },
    /// What does the table at which the same people play again begin with? Its chance comes from
    /// this seed.
    Rematch { key: KeyHash, seed: Seed, reply: Reply<store::NewTable> },
    /// That table is there.
    RematchOpened { table: String },
    /// Take up your work.
    Wake,
    /// For tests: end by a panic.
    Panic,
}

/// The card set of a table: by which name it is known, and how it is made JSON, which takes
/// milliseconds and is left to whoever asked.
pub struct CardsAsked {
    pub name: String,
    pub make: Box<dyn FnOnce() -> String + Send>,
}

/// What goes out through one connection.
#[derive(Clone, Debug)]
pub enum Outgoing {
    /// One message.
    Text(Utf8Bytes),
    /// The last one.
    Last(Utf8Bytes),
}

impl Outgoing {
    fn len(&self) -> usize {
        match self {
            Self::Text(text) | Self::Last(text) => text.len(),
        }
    }
}

/// Whose a connection is, and where it comes from.
#[derive(Clone)]
pub struct Whose {
    pub person: KeyHash,
    pub network: Network,
    pub pass: Option<Pass>,
}

/// The way out to one connection.
#[derive(Clone)]
pub struct Outbox {
    sender: mpsc::Sender<Outgoing>,
    weight: Arc<Weight>,
    pub whose: Whose,
}

/// How much waits in an outbox, and whether that has been too much.
#[derive(Debug, Default)]
pub struct Weight {
    n_bytes: AtomicUsize,
    is_slow: AtomicBool,
}

impl Weight {
    /// A message is on its way and waits no longer.
    pub fn sent(&self, message: &Outgoing) {
        self.n_bytes.fetch_sub(message.len(), Ordering::Relaxed);
    }

    /// Whether the reader was too slow for what it had to be told.
    pub fn is_slow(&self) -> bool {
        self.is_slow.load(Ordering::Relaxed)
    }
}

impl Outbox {
    pub fn new(sender: mpsc::Sender<Outgoing>, whose: Whose) -> Self {
        Self { sender, weight: Arc::default(), whose }
    }

    /// Notes whether whoever is at the other end belongs to the table: they keep their line then.
    pub fn note_seat(&self, is_member: bool) {
        if let Some(pass) = &self.whose.pass {
            pass.hold_seat(is_member.then_some(self.whose.person));
        }
    }

    /// Hands a message over; false if the reader is gone or too slow.
    pub fn put(&self, message: Outgoing) -> bool {
        let n_bytes = message.len();
        let waits = self.weight.n_bytes.fetch_add(n_bytes, Ordering::Relaxed);
        // The first message may be of any size: a long table is told whole.
        let is_light = waits == 0 || waits + n_bytes <= OUTBOX_BYTES_MAX;
        match is_light.then(|| self.sender.try_send(message)) {
            Some(Ok(())) => true,
            None | Some(Err(TrySendError::Full(_))) => {
                self.weight.is_slow.store(true, Ordering::Relaxed);
                false
            }
            Some(Err(TrySendError::Closed(_))) => false,
        }
    }

    /// Tells the socket, after the channel has closed, whether it was too slow.
    pub fn weight(&self) -> Arc<Weight> {
        self.weight.clone()
    }
}

/// Why a letter could not be delivered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undelivered {
    /// The table has too much to do; try again.
    Busy,
    /// The house closes.
    Closing,
}

/// The way to a table's task.
pub type Mailbox = mpsc::Sender<Letter>;

/// The tables in memory.
#[derive(Default)]
pub struct Tables(Mutex<HashMap<String, Mailbox>>);

impl Tables {
    /// Delivers a letter from this network, waking the table from the store if it must be, in that
    /// network's turn. The mailbox can be used for further letters while a connection is open.
    ///
    /// # Errors
    /// Why not.
    pub fn deliver(
        &self,
        house: &Arc<House>,
        network: Network,
        id: &str,
        letter: Letter,
    ) -> Result<Mailbox, Undelivered> {
        if *house.closing.borrow() {
            return Err(Undelivered::Closing);
        }
        let mut tables = self.lock();
        let mailbox = tables.get(id).filter(|mailbox| !mailbox.is_closed()).cloned();
        let mailbox = mailbox.unwrap_or_else(|| {
            let mailbox = table::spawn(house.clone(), network, id.to_owned());
            tables.insert(id.to_owned(), mailbox.clone());
            mailbox
        });
        // Still under the lock: a table leaves the map only under it, and only
        // with an empty mailbox, so no letter is lost.
        match mailbox.try_send(letter) {
            Ok(()) => Ok(mailbox),
            Err(TrySendError::Full(_) | TrySendError::Closed(_)) => Err(Undelivered::Busy),
        }
    }

    /// Takes a table out of memory, unless a letter has come.
    pub fn put_away(&self, id: &str, mailbox: &mpsc::Receiver<Letter>) -> bool {
        let mut tables = self.lock();
        if !mailbox.is_empty() {
            return false;
        }
        tables.remove(id);
        true
    }

    /// Forgets a table whose task is gone.
    pub fn forget(&self, id: &str) {
        let mut tables = self.lock();
        if tables.get(id).is_some_and(mpsc::Sender::is_closed) {
            tables.remove(id);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Mailbox>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{IpAddr, Ipv4Addr};

    fn somebody() -> Whose {
        let person = KeyHash::of(&"k".repeat(40)).expect("a key");
        Whose { person, network: Network::of(IpAddr::V4(Ipv4Addr::LOCALHOST)), pass: None }
    }

    #[test]
    fn a_full_outbox_is_a_slow_reader_and_a_closed_one_is_gone() {
        let (sender, outgoing) = mpsc::channel(1);
        let outbox = Outbox::new(sender, somebody());
        let weight = outbox.weight();
        let message = || Outgoing::Text("x".into());
        assert!(outbox.put(message()) && !weight.is_slow());
        assert!(!outbox.put(message()) && weight.is_slow());

        let (sender, gone) = mpsc::channel(1);
        let outbox = Outbox::new(sender, somebody());
        drop((gone, outgoing));
        assert!(!outbox.put(message()) && !outbox.weight().is_slow());
    }

    // Audit: SEC-8
    #[test]
    fn an_outbox_holds_so_many_bytes_and_one_message_of_any_size() {
        let (sender, mut outgoing) = mpsc::channel(8);
        let outbox = Outbox::new(sender, somebody());
        let weight = outbox.weight();
        let huge = || Outgoing::Text("x".repeat(OUTBOX_BYTES_MAX + 1).into());
        assert!(outbox.put(huge()), "a long table is told whole");
        weight.sent(&outgoing.try_recv().expect("a message"));
        assert!(outbox.put(huge()), "it has been read");
        assert!(!outbox.put(Outgoing::Text("x".into())) && weight.is_slow());
    }
}
