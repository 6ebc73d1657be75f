//! Who somebody is: the one place where a key becomes a person.
//!
//! A person is the hash of the key they began with; seats are held under it. Every further device has
//! a key of its own that stands for the same person, and a changed secret revokes all others. A key
//! is made up by the device that will have it, so no answer carries a secret, and one that gets lost
//! on its way loses nothing: the same request may be sent again.

mod codes;
mod sessions;

use crate::doors::Network;
use crate::house::House;
use crate::limits::{
    ADDRESSES_MAX, KEY_ACTS_BURST, KEY_ACTS_PER_MINUTE, MOVE_CODE_STANDS, MOVE_TRIES_ALL_BURST,
    MOVE_TRIES_ALL_PER_MINUTE, MOVE_TRIES_BURST, MOVE_TRIES_PER_MINUTE,
};
use crate::throttle::{Rate, Throttle};
use codes::Codes;
use room::KeyHash;
pub use sessions::Session;
use sessions::Sessions;
use std::sync::{Arc, Mutex, PoisonError};
use store::{StoreError, StoredKey};
use tokio::sync::Mutex as AsyncMutex;
use wire::{Code, MoveCode, Moved};

/// Why a key is refused, or an action with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyFault {
    /// The secret was changed on another device.
    SignedOut,
    /// The code is wrong, used or too old; which of these is not told.
    NoSuchCode,
    /// The new key is no secret that was made up for this.
    NotFresh,
    /// The person has as many devices as one may have.
    TooManyDevices,
    /// Too fast.
    TooMany,
    /// Nothing has changed; it may work later.
    Storage,
}

impl From<KeyFault> for Code {
    /// What a socket is told: there only the key itself can be at fault.
    fn from(fault: KeyFault) -> Self {
        match fault {
            KeyFault::SignedOut => Self::SignedOut,
            KeyFault::NoSuchCode | KeyFault::NotFresh => Self::Malformed,
            KeyFault::TooManyDevices | KeyFault::TooMany => Self::Busy,
            KeyFault::Storage => Self::Storage,
        }
    }
}

/// What is kept of keys in memory.
pub struct Keyring {
    /// The codes that wait. Whoever changes anything about keys holds them, so one thing is done
    /// after the other: no code outlives the secret it was asked for with.
    codes: AsyncMutex<Codes>,
    sessions: Arc<Sessions>,
    /// How often each network may ask for codes and change secrets.
    acts: Mutex<Throttle<Network>>,
    /// How often each network, and all together, may try a code.
    tries: Mutex<Throttle<Network>>,
    tries_in_all: Mutex<Throttle<()>>,
}

impl Keyring {
    /// Without rates where the operator has lifted them.
    pub fn new(is_limited: bool) -> Self {
        let rate = |burst, per_minute: u32| Rate {
            burst,
            per_minute: if is_limited { per_minute } else { 0 },
        };
        let acts = rate(KEY_ACTS_BURST, KEY_ACTS_PER_MINUTE);
        let tries = rate(MOVE_TRIES_BURST, MOVE_TRIES_PER_MINUTE);
        let in_all = rate(MOVE_TRIES_ALL_BURST, MOVE_TRIES_ALL_PER_MINUTE);
        Self {
            codes: AsyncMutex::default(),
            sessions: Arc::default(),
            acts: Mutex::new(Throttle::new(acts, ADDRESSES_MAX)),
            tries: Mutex::new(Throttle::new(tries, ADDRESSES_MAX)),
            tries_in_all: Mutex::new(Throttle::new(in_all, 1)),
        }
    }

    /// Notes that a connection is open by this key. To be done before it is asked for whom the key
    /// stands: then either that answer or the session tells that it is revoked.
    pub fn enter(&self, key: KeyHash) -> Session {
        self.sessions.enter(key)
    }
}

fn allows<K: Eq + std::hash::Hash + Copy>(
    throttle: &Mutex<Throttle<K>>,
    who: K,
    now_ms: u64,
) -> Result<(), KeyFault> {
    let mut throttle = throttle.lock().unwrap_or_else(PoisonError::into_inner);
    if throttle.allows(who, now_ms) { Ok(()) } else { Err(KeyFault::TooMany) }
}

fn unstored(cause: &StoreError) -> KeyFault {
    tracing::error!(%cause, "the stored keys cannot be read");
    KeyFault::Storage
}

impl House {
    /// For whom a key stands.
    ///
    /// # Errors
    /// It is revoked, or that cannot be found out.
    pub async fn person(&self, key: KeyHash) -> Result<KeyHash, KeyFault> {
        match self.find_key(key).await? {
            None => Ok(key),
            Some(Known { revoked: true, .. }) => Err(KeyFault::SignedOut),
            Some(Known { person, revoked: false }) => Ok(person),
        }
    }

    /// A code that brings another device to the person with this key. An older one of theirs is good
    /// no longer.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn move_code(
        &self,
        key: KeyHash,
        name: &str,
        asker: Network,
    ) -> Result<MoveCode, KeyFault> {
        let now_ms = self.world.now_ms();
        allows(&self.keyring.acts, asker, now_ms)?;
        let mut codes = self.keyring.codes.lock().await;
        let person = self.person(key).await?;
        let letters = self.world.move_code().map_err(|cause| {
            tracing::error!(%cause, "the operating system gave no random bytes");
            KeyFault::Storage
        })?;
        let code = codes.make(&letters, (person, name), asker, now_ms);
        let seconds = u32::try_from(MOVE_CODE_STANDS.as_secs()).unwrap_or(u32::MAX);
        Ok(MoveCode { code, seconds })
    }

    /// Lets a new key stand for the person whom this code was made for.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub async fn move_here(
        &self,
        code: &str,
        new: KeyHash,
        asker: Network,
    ) -> Result<Moved, KeyFault> {
        let now_ms = self.world.now_ms();
        allows(&self.keyring.tries, asker, now_ms)?;
        let mut codes = self.keyring.codes.lock().await;
        let found = codes.find(code, new, now_ms);
        // Strangers may use up what all have together; who asked for a code and who types it mostly
        // sit side by side, and they need none of it.
        if !found.as_ref().is_some_and(|code| code.is_from(asker)) {
            allows(&self.keyring.tries_in_all, (), now_ms)?;
        }
        let code = found.ok_or(KeyFault::NoSuchCode)?;
        if code.is_used() {
            return Ok(Moved { name: code.name.clone() });
        }
        let person = code.person;
        if self.is_somebody(new).await? {
            return Err(KeyFault::NotFresh);
        }
        match self.store.add_key(new.bytes(), person.bytes()).await {
            Ok(()) => {}
            // The answer to an earlier code got lost: this device is here already.
            Err(StoreError::Conflict)
                if self.find_key(new).await? == Some(Known { person, revoked: false }) => {}
            Err(StoreError::Conflict) => return Err(KeyFault::NotFresh),
            Err(StoreError::Invalid(_)) => return Err(KeyFault::TooManyDevices),
            Err(cause) => return Err(unstored(&cause)),
        }
        code.use_for(new);
        let moved = Moved { name: code.name.clone() };
        self.meters.devices_moved.increment(1);
        tracing::info!("a player moved to another device");
        Ok(moved)
    }

    /// Lets a new key stand for the person with this one, and no other any more. Every connection by
    /// another is shown out.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub async fn change_key(
        &self,
        old: KeyHash,
        new: KeyHash,
        asker: Network,
    ) -> Result<(), KeyFault> {
        allows(&self.keyring.acts, asker, self.world.now_ms())?;
        let mut codes = self.keyring.codes.lock().await;
        let person = match self.find_key(old).await? {
            None => old,
            Some(Known { person, revoked: false }) => person,
            // A retry: the answer got lost, and the new key is what it was to be.
            Some(Known { person, revoked: true }) => {
                let is_done = self.find_key(new).await? == Some(Known { person, revoked: false });
                return if is_done { Ok(()) } else { Err(KeyFault::SignedOut) };
            }
        };
        if new == person || self.is_somebody(new).await? {
            return Err(KeyFault::NotFresh);
        }
        let known = self.store.keys_of(person.bytes()).await.map_err(|cause| unstored(&cause))?;
        let replaced = self.store.replace_keys(new.bytes(), person.bytes()).await;
        match &replaced {
            // Whoever was not revoked after all is let in again when they come back.
            Ok(()) | Err(StoreError::Unsure(_)) => {}
            Err(StoreError::Conflict) => return Err(KeyFault::NotFresh),
            Err(cause) => return Err(unstored(cause)),
        }
        codes.forget(person);
        self.keyring.sessions.sign_out(person);
        known.iter().filter_map(|hash| KeyHash::from_bytes(hash)).for_each(|key| {
            self.keyring.sessions.sign_out(key);
        });
        replaced.map_err(|cause| unstored(&cause))?;
        self.meters.keys_changed.increment(1);
        tracing::info!("a player changed their secret");
        Ok(())
    }

    /// Whether a key that stands for itself has tables: they would be nobody's once it stood for
    /// somebody else.
    async fn is_somebody(&self, key: KeyHash) -> Result<bool, KeyFault> {
        let tables =
            self.store.tables_of(key.bytes(), 1).await.map_err(|cause| unstored(&cause))?;
        Ok(!tables.is_empty() && self.find_key(key).await?.is_none())
    }

    async fn find_key(&self, key: KeyHash) -> Result<Option<Known>, KeyFault> {
        let stored = self.store.find_key(key.bytes()).await.map_err(|cause| unstored(&cause))?;
        stored.map(Known::try_from).transpose()
    }
}

/// A key that the store knows.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Known {
    person: KeyHash,
    revoked: bool,
}

impl TryFrom<StoredKey> for Known {
    type Error = KeyFault;

    fn try_from(stored: StoredKey) -> Result<Self, KeyFault> {
        let person = KeyHash::from_bytes(&stored.person).ok_or_else(|| {
            unstored(&StoreError::Corrupt("a key stands for what is no person".to_owned()))
        })?;
        Ok(Self { person, revoked: stored.revoked })
    }
}
