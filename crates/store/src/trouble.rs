//! Trouble on demand: what tests use to see how the house bears a bad disk.

use crate::StoreError;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use tokio::sync::watch;

/// A state the disk can be in. For tests, through `Store::simulate`.
#[doc(hidden)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Trouble {
    /// The disk is well.
    #[default]
    None,
    /// The database may not grow. SQLite still accepts what fits in the pages
    /// it has, as on a real full disk; memory accepts nothing.
    Full,
    /// Every write is refused.
    ReadOnly,
}

/// Faults that a test injects into the appends of a memory store. Clones share
/// their state: keep one, give the other to [`crate::Store::memory_with`].
#[derive(Debug, Clone)]
pub struct Faults(Arc<State>);

#[derive(Debug)]
struct State {
    /// How many coming appends will fail.
    failing: AtomicU32,
    /// Whether appends wait before they are judged.
    held: watch::Sender<bool>,
}

impl Default for Faults {
    fn default() -> Self {
        Self(Arc::new(State { failing: AtomicU32::new(0), held: watch::Sender::new(false) }))
    }
}

impl Faults {
    /// The next `count` appends write nothing and answer `Unavailable`.
    pub fn fail_appends(&self, count: u32) {
        self.0.failing.store(count, Ordering::SeqCst);
    }

    /// From now on appends wait, neither written nor refused, until
    /// [`Self::release_appends`]: an append in flight for as long as a test
    /// needs.
    pub fn hold_appends(&self) {
        self.0.held.send_replace(true);
    }

    /// Lets the held appends go on, and later ones pass.
    pub fn release_appends(&self) {
        self.0.held.send_replace(false);
    }

    /// Waits while appends are held, then spends one failure if any is left.
    pub(crate) async fn meet(&self) -> Result<(), StoreError> {
        // Waiting fails only when the sender is gone, and `self` keeps it.
        let _ = self.0.held.subscribe().wait_for(|held| !held).await;
        let spent =
            self.0.failing.try_update(Ordering::SeqCst, Ordering::SeqCst, |n| n.checked_sub(1));
        match spent {
            Ok(_) => Err(StoreError::Unavailable("a fault was injected".into())),
            Err(_) => Ok(()),
        }
    }
}
