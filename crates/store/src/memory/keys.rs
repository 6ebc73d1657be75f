//! Keys in memory.

use super::Memory;
use crate::keys::too_many;
use crate::limits::{KEYS_PER_PERSON_MAX, REVOKED_KEPT_MAX};
use crate::{StoreError, StoredKey};

/// The hashes that are known, in the order in which they came.
#[derive(Debug, Default)]
pub(super) struct Keys(Vec<(Vec<u8>, StoredKey)>);

impl Keys {
    fn find(&self, hash: &[u8]) -> Option<&StoredKey> {
        self.0.iter().find(|(own, _)| own == hash).map(|(_, key)| key)
    }

    fn n_good(&self, person: &[u8]) -> usize {
        self.0.iter().filter(|(_, key)| key.person == person && !key.revoked).count()
    }

    fn push(&mut self, hash: &[u8], person: &[u8], revoked: bool) {
        self.0.push((hash.to_vec(), StoredKey { person: person.to_vec(), revoked }));
    }

    fn forget_the_oldest(&mut self, person: &[u8]) {
        let is_old = |(hash, key): &(Vec<u8>, StoredKey)| {
            key.person == person && key.revoked && hash != person
        };
        let n_old = self.0.iter().filter(|it| is_old(it)).count();
        let mut n_left = n_old.saturating_sub(REVOKED_KEPT_MAX as usize);
        self.0.retain(|it| {
            let goes = n_left > 0 && is_old(it);
            n_left -= usize::from(goes);
            !goes
        });
    }
}

impl Memory {
    pub(crate) fn find_key(&self, hash: &[u8]) -> Result<Option<StoredKey>, StoreError> {
        Ok(self.open_state()?.keys.find(hash).cloned())
    }

    pub(crate) fn keys_of(&self, person: &[u8]) -> Result<Vec<Vec<u8>>, StoreError> {
        let state = self.open_state()?;
        let own = state.keys.0.iter().filter(|(_, key)| key.person == person);
        Ok(own.map(|(hash, _)| hash.clone()).collect())
    }

    pub(crate) fn add_key(&self, hash: &[u8], person: &[u8]) -> Result<(), StoreError> {
        let mut state = self.writable()?;
        if state.keys.find(hash).is_some() {
            return Err(StoreError::Conflict);
        }
        if state.keys.n_good(person) >= KEYS_PER_PERSON_MAX as usize {
            return Err(too_many());
        }
        state.keys.push(hash, person, false);
        state.stats.commits += 1;
        Ok(())
    }

    pub(crate) fn replace_keys(&self, hash: &[u8], person: &[u8]) -> Result<(), StoreError> {
        let mut state = self.writable()?;
        if state.keys.find(hash).is_some() {
            return Err(StoreError::Conflict);
        }
        for (_, key) in state.keys.0.iter_mut().filter(|(_, key)| key.person == person) {
            key.revoked = true;
        }
        if state.keys.find(person).is_none() {
            state.keys.push(person, person, true);
        }
        state.keys.push(hash, person, false);
        state.keys.forget_the_oldest(person);
        state.stats.commits += 1;
        Ok(())
    }
}
