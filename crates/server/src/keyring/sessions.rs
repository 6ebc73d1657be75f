//! Which keys are in use on open connections, so that a revoked one can be shown out.

use room::KeyHash;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// One bell for each key that is in use.
#[derive(Default)]
pub struct Sessions(Mutex<HashMap<KeyHash, watch::Sender<bool>>>);

impl Sessions {
    pub fn enter(self: &Arc<Self>, key: KeyHash) -> Session {
        let bell = self.lock().entry(key).or_default().subscribe();
        Session { key, bell: Some(bell), sessions: self.clone() }
    }

    /// Tells every connection by this key that it is good no longer.
    pub fn sign_out(&self, key: KeyHash) {
        if let Some(bell) = self.lock().remove(&key) {
            bell.send_replace(true);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<KeyHash, watch::Sender<bool>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One connection by a key, as long as it lasts.
pub struct Session {
    key: KeyHash,
    /// None only while it is dropped.
    bell: Option<watch::Receiver<bool>>,
    sessions: Arc<Sessions>,
}

impl Session {
    /// Done when the key is revoked.
    pub async fn signed_out(&mut self) {
        let rung = match &mut self.bell {
            Some(bell) => bell.wait_for(|rung| *rung).await.is_ok(),
            None => false,
        };
        if !rung {
            std::future::pending::<()>().await;
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let mut bells = self.sessions.lock();
        self.bell = None;
        if bells.get(&self.key).is_some_and(|bell| bell.receiver_count() == 0) {
            bells.remove(&self.key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Audit: SEC-5
    #[tokio::test]
    async fn every_connection_by_a_revoked_key_hears_of_it_and_nobody_else_does() {
        let sessions = Arc::<Sessions>::default();
        let key = |letter: char| KeyHash::of(&letter.to_string().repeat(40)).expect("a key");
        let (mut one, mut two) = (sessions.enter(key('a')), sessions.enter(key('a')));
        let (mut other, gone) = (sessions.enter(key('b')), sessions.enter(key('c')));
        drop(gone);
        assert_eq!(sessions.lock().len(), 2, "who is gone is forgotten");
        sessions.sign_out(key('a'));
        one.signed_out().await;
        two.signed_out().await;
        tokio::select! {
            biased;
            () = other.signed_out() => panic!("it is another's"),
            () = std::future::ready(()) => {}
        }
        // Whoever comes afterwards has a bell of their own, which the old ones do not take along.
        let later = sessions.enter(key('a'));
        drop((one, two));
        assert!(sessions.lock().contains_key(&key('a')));
        drop((later, other));
        assert!(sessions.lock().is_empty());
    }
}
