//! Who somebody is: hashes of secrets, and the people they stand for.
//!
//! A hash that the store does not know stands for a person of its own. A known one stands for the
//! person it was added for, or for nobody once it is revoked.

use crate::limits::{self, KEY_HASH_MAX};
use crate::{Store, StoreError};

/// What the store knows of a hash.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredKey {
    /// For whom it stands: the hash under which they are known.
    pub person: Vec<u8>,
    /// Whether it is good no longer.
    pub revoked: bool,
}

impl Store {
    /// What is known of a hash; none if nothing is, and it stands for itself.
    ///
    /// # Errors
    ///
    /// `Unavailable` or `Corrupt`.
    pub async fn find_key(&self, hash: &[u8]) -> Result<Option<StoredKey>, StoreError> {
        match self {
            Self::Memory(memory) => memory.find_key(hash),
            Self::Sqlite(sqlite) => sqlite.find_key(hash).await,
            Self::Postgres(postgres) => postgres.find_key(hash).await,
        }
    }

    /// Every hash that is known to stand, or to have stood, for a person, the oldest first.
    ///
    /// # Errors
    ///
    /// `Unavailable` or `Corrupt`.
    pub async fn keys_of(&self, person: &[u8]) -> Result<Vec<Vec<u8>>, StoreError> {
        match self {
            Self::Memory(memory) => memory.keys_of(person),
            Self::Sqlite(sqlite) => sqlite.keys_of(person).await,
            Self::Postgres(postgres) => postgres.keys_of(person).await,
        }
    }

    /// Lets one more hash stand for a person.
    ///
    /// # Errors
    ///
    /// `Conflict` if the hash is known already; `Invalid` if the person has
    /// [`limits::KEYS_PER_PERSON_MAX`] that are good.
    pub async fn add_key(&self, hash: &[u8], person: &[u8]) -> Result<(), StoreError> {
        limits::check_size("hash of a key", hash.len().max(person.len()), KEY_HASH_MAX)?;
        match self {
            Self::Memory(memory) => memory.add_key(hash, person),
            Self::Sqlite(sqlite) => sqlite.add_key(hash, person).await,
            Self::Postgres(postgres) => postgres.add_key(hash, person).await,
        }
    }

    /// Lets this hash stand for a person, and revokes every other, their own first one included:
    /// all of it, or nothing. Of those that are revoked the newest [`limits::REVOKED_KEPT_MAX`] are
    /// remembered, and the person's own always; a forgotten one stands for nobody the store knows.
    ///
    /// # Errors
    ///
    /// `Conflict` if the hash is known already.
    pub async fn replace_keys(&self, hash: &[u8], person: &[u8]) -> Result<(), StoreError> {
        limits::check_size("hash of a key", hash.len().max(person.len()), KEY_HASH_MAX)?;
        match self {
            Self::Memory(memory) => memory.replace_keys(hash, person),
            Self::Sqlite(sqlite) => sqlite.replace_keys(hash, person).await,
            Self::Postgres(postgres) => postgres.replace_keys(hash, person).await,
        }
    }
}

/// Why one more key is too many.
pub(crate) fn too_many() -> StoreError {
    let max = limits::KEYS_PER_PERSON_MAX;
    StoreError::Invalid(format!("one person has {max} keys, which is the limit"))
}
