//! Which tables are kept for how long, and the task that removes the others.
//!
//! A table goes when nobody has come to it for as long as its kind is kept; what that is, the store
//! judges in the transaction that removes it. Somebody who comes, or a move, is noted once an hour.

use crate::house::House;
use crate::limits::{
    CLOCK_DOUBT, KEEP_DESERTED, KEEP_FINISHED, KEEP_NEVER_BEGUN, PRUNE_EVERY, PRUNE_FIRST,
    PRUNE_PAUSE, PRUNE_STEP,
};
use std::sync::Arc;
use std::time::Duration;
use store::{Cutoffs, OpenError, Place, Pruned, Store, StoreError, Upgrade, Usage};
use tokio::time::sleep;
use tracing::{info, warn};

/// How long tables are kept after somebody last came to them; for ever, where there is no time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Tables at which nothing was ever dealt.
    pub never_begun: Option<Duration>,
    /// Tables that were left in mid-game.
    pub deserted: Option<Duration>,
    /// Tables whose game is over.
    pub finished: Option<Duration>,
    /// How long after the start tables are removed for the first time.
    pub first: Duration,
}

impl Default for Retention {
    fn default() -> Self {
        Self {
            never_begun: Some(KEEP_NEVER_BEGUN),
            deserted: Some(KEEP_DESERTED),
            finished: Some(KEEP_FINISHED),
            first: PRUNE_FIRST,
        }
    }
}

impl Retention {
    fn cutoffs(&self, now_ms: i64) -> Cutoffs {
        let cutoff = |kept: Option<Duration>| {
            let kept = i64::try_from(kept?.as_millis()).unwrap_or(i64::MAX);
            Some(now_ms.saturating_sub(kept))
        };
        Cutoffs {
            never_begun_ms: cutoff(self.never_begun),
            deserted_ms: cutoff(self.deserted),
            finished_ms: cutoff(self.finished),
        }
    }
}

/// Whether the clock may be wrong: nobody has come to any table for very long, by what it says. By
/// a clock that is a year ahead every table would have to go.
fn is_clock_in_doubt(last_touch: Option<i64>, now_ms: i64) -> bool {
    let doubt = i64::try_from(CLOCK_DOUBT.as_millis()).unwrap_or(i64::MAX);
    last_touch.is_some_and(|last| now_ms.saturating_sub(last) > doubt)
}

/// Removes what may go, now and then, for as long as the house is open.
pub async fn keep(house: Arc<House>) {
    let mut pause = house.config.retention.first;
    loop {
        sleep(pause).await;
        pause = PRUNE_EVERY;
        match prune_some(&house).await {
            Ok(pruned) if pruned == Pruned::default() => {}
            Ok(pruned) => info!(
                never_begun = pruned.never_begun,
                deserted = pruned.deserted,
                finished = pruned.finished,
                card_sets = pruned.attachments,
                "tables to which nobody came any more were removed"
            ),
            Err(cause) => warn!(%cause, "old tables could not be removed; it is tried again later"),
        }
    }
}

async fn prune_some(house: &House) -> Result<Pruned, StoreError> {
    let now_ms = house.world.wall_ms();
    if is_clock_in_doubt(house.store.last_touch().await?, now_ms) {
        warn!(
            "no old tables are removed: by the clock of this machine nobody has come to any table \
             for two months; if it is right, `cantina prune --even-so` removes them"
        );
        return Ok(Pruned::default());
    }
    let cutoffs = house.config.retention.cutoffs(now_ms);
    let mut pruned = Pruned::default();
    loop {
        let step = house.store.prune(&cutoffs, PRUNE_STEP).await?;
        pruned += step;
        house.meters.store.pruned.increment(step.tables());
        if step == Pruned::default() {
            return Ok(pruned);
        }
        // Whoever plays goes first.
        sleep(PRUNE_PAUSE).await;
    }
}

/// Why `cantina prune` removed nothing, or not all.
#[derive(Debug, thiserror::Error)]
pub enum PruneError {
    /// The data folder or the database cannot be used; the message says what to do.
    #[error("{0}")]
    Data(#[from] OpenError),
    /// The store failed on the way.
    #[error("{0}; what was removed is removed, and the rest stays: try again")]
    Store(#[from] StoreError),
    /// By the clock nobody has come for very long.
    #[error(
        "by the clock of this machine nobody has come to any table for two months; if the clock is \
         right and old tables shall go, say --even-so"
    )]
    Doubt,
}

/// What `cantina prune` shall do.
#[derive(Clone, Copy, Debug)]
pub struct PruneOrder {
    /// What is kept.
    pub retention: Retention,
    /// By which clock, in milliseconds since 1970.
    pub now_ms: i64,
    /// Whether tables go although nobody has come to any for very long.
    pub even_so: bool,
    /// Whether the room is given back to the disk.
    pub compact: bool,
}

/// What went, or would go, and what the folder takes before and after.
#[derive(Clone, Copy, Debug)]
pub struct PruneReport {
    /// The tables.
    pub pruned: Pruned,
    /// Before.
    pub before: Usage,
    /// After.
    pub after: Usage,
}

/// Tells what [`prune`] would remove and removes nothing; a server may use them meanwhile.
///
/// # Errors
/// See [`PruneError`].
pub async fn prunable(place: &Place, order: &PruneOrder) -> Result<PruneReport, PruneError> {
    let cutoffs = order.retention.cutoffs(order.now_ms);
    let (pruned, before) = match place {
        Place::Folder(data) | Place::File(data) => store::prunable_in(data, &cutoffs).await?,
        Place::Database(url) => store::prunable_at(url, &cutoffs).await?,
    };
    Ok(PruneReport { pruned, before, after: before })
}

/// Removes what may go from a folder or a database that no server uses.
///
/// # Errors
/// See [`PruneError`].
pub async fn prune(place: &Place, order: &PruneOrder) -> Result<PruneReport, PruneError> {
    let upgrade = Upgrade {
        split: &crate::stored::split,
        members: &crate::stored::members_of,
        ..Upgrade::default()
    };
    let store = match place {
        Place::Folder(data) | Place::File(data) => Store::open_with(data, &upgrade).await?,
        Place::Database(url) => Store::connect(url).await?,
    };
    let report = prune_all(&store, order).await;
    store.close().await;
    report
}

async fn prune_all(store: &Store, order: &PruneOrder) -> Result<PruneReport, PruneError> {
    if !order.even_so && is_clock_in_doubt(store.last_touch().await?, order.now_ms) {
        return Err(PruneError::Doubt);
    }
    let cutoffs = order.retention.cutoffs(order.now_ms);
    let before = store.usage().await?;
    let mut pruned = Pruned::default();
    loop {
        let step = store.prune(&cutoffs, store::limits::PRUNE_MAX).await?;
        pruned += step;
        if step == Pruned::default() {
            break;
        }
    }
    // PostgreSQL does not tell what is free.
    let has_room = pruned.tables() > 0 || store.usage().await?.reusable > 0;
    if order.compact && has_room {
        store.compact().await?;
    }
    Ok(PruneReport { pruned, before, after: store.usage().await? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_as_long_ago_as_a_table_is_kept() {
        let day = Duration::from_secs(86_400);
        let retention = Retention {
            never_begun: Some(day),
            deserted: None,
            finished: Some(Duration::MAX),
            first: day,
        };
        let cutoffs = retention.cutoffs(100_000_000);
        assert_eq!(cutoffs.never_begun_ms, Some(100_000_000 - 86_400_000));
        assert_eq!(cutoffs.deserted_ms, None);
        assert!(cutoffs.finished_ms.is_some_and(|moment| moment < i64::MIN / 2 + 200_000_000));
    }

    // Audit: SEC-F4
    #[test]
    fn a_clock_that_is_far_ahead_is_in_doubt() {
        let day_ms = 86_400_000;
        assert!(!is_clock_in_doubt(None, 1_000 * day_ms));
        assert!(!is_clock_in_doubt(Some(950 * day_ms), 1_000 * day_ms));
        assert!(is_clock_in_doubt(Some(900 * day_ms), 1_000 * day_ms));
        assert!(!is_clock_in_doubt(Some(1_400 * day_ms), 1_000 * day_ms), "it went back");
    }
}
