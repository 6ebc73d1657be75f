//! The tables in memory, and the way to each of their tasks.

use crate::house::House;
use crate::table;
use axum::extract::ws::Utf8Bytes;
use room::{ConnId, Guest, KeyHash};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
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
    /// Which cards does the table play with, as JSON?
    Content { reply: Reply<String> },
    /// Take up your work.
    Wake,
    /// For tests: end by a panic.
    Panic,
}

/// What goes out through one connection.
#[derive(Clone, Debug)]
pub enum Outgoing {
    /// One message.
    Text(Utf8Bytes),
    /// The last one.
    Last(Utf8Bytes),
}

/// The way out to one connection.
#[derive(Clone, Debug)]
pub struct Outbox {
    sender: mpsc::Sender<Outgoing>,
    is_slow: Arc<AtomicBool>,
}

impl Outbox {
    pub fn new(sender: mpsc::Sender<Outgoing>) -> Self {
        Self { sender, is_slow: Arc::default() }
    }

    /// Hands a message over; false if the reader is gone or too slow.
    pub fn put(&self, message: Outgoing) -> bool {
        match self.sender.try_send(message) {
            Ok(()) => true,
            Err(TrySendError::Full(_)) => {
                self.is_slow.store(true, Ordering::Relaxed);
                false
            }
            Err(TrySendError::Closed(_)) => false,
        }
    }

    /// Tells the socket, after the channel has closed, whether it was too slow.
    pub fn slowness(&self) -> Arc<AtomicBool> {
        self.is_slow.clone()
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
    /// Delivers a letter, waking the table from the store if it must be. The
    /// mailbox can be used for further letters while a connection is open.
    ///
    /// # Errors
    /// Why not.
    pub fn deliver(
        &self,
        house: &Arc<House>,
        id: &str,
        letter: Letter,
    ) -> Result<Mailbox, Undelivered> {
        if *house.closing.borrow() {
            return Err(Undelivered::Closing);
        }
        let mut tables = self.lock();
        let mailbox = tables.get(id).filter(|mailbox| !mailbox.is_closed()).cloned();
        let mailbox = mailbox.unwrap_or_else(|| {
            let mailbox = table::spawn(house.clone(), id.to_owned());
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

    #[test]
    fn a_full_outbox_is_a_slow_reader_and_a_closed_one_is_gone() {
        let (sender, outgoing) = mpsc::channel(1);
        let outbox = Outbox::new(sender);
        let is_slow = outbox.slowness();
        let message = || Outgoing::Text("x".into());
        assert!(outbox.put(message()) && !is_slow.load(Ordering::Relaxed));
        assert!(!outbox.put(message()) && is_slow.load(Ordering::Relaxed));

        let (sender, gone) = mpsc::channel(1);
        let outbox = Outbox::new(sender);
        drop((gone, outgoing));
        assert!(!outbox.put(message()) && !outbox.slowness().load(Ordering::Relaxed));
    }
}
