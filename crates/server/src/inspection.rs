//! A walk through all tables, little by little: what the disk has damaged shall be known before
//! somebody comes to play.

use crate::house::House;
use crate::limits::{INSPECT_AGAIN, INSPECT_PAUSE, INSPECT_STEP};
use std::sync::Arc;
use store::{StoreError, WalkFrom};
use tokio::time::sleep;
use tracing::{error, info};

/// Reads every table, again and again, for as long as the house is open.
pub async fn inspect(house: Arc<House>) {
    let mut pause = house.config.inspect_first;
    loop {
        sleep(pause).await;
        pause = INSPECT_AGAIN;
        let (mut from, mut n_read, mut n_damaged) = (WalkFrom::default(), 0_u64, 0_u64);
        loop {
            let some = match house.store.walk(from, INSPECT_STEP).await {
                Ok(some) => some,
                Err(cause) => {
                    error!(%cause, "the list of tables cannot be read to inspect them");
                    break;
                }
            };
            let Some((last, _)) = some.last() else { break };
            from = *last;
            for (_, id) in some {
                n_read += 1;
                n_damaged += u64::from(is_damaged(&house, &id).await);
                house.meters.store.inspected.increment(1);
                sleep(INSPECT_PAUSE).await;
            }
        }
        info!(tables = n_read, damaged = n_damaged, "every table was read once");
    }
}

async fn is_damaged(house: &House, id: &str) -> bool {
    let read = match house.store.load(id).await {
        Ok(Some(table)) => match &table.attachment {
            Some(name) if !house.halls.has_cards(name) => {
                house.store.attachment(name).await.map(drop)
            }
            _ => Ok(()),
        },
        Ok(None) => Ok(()),
        Err(cause) => Err(cause),
    };
    match read {
        Err(cause @ StoreError::Corrupt(_)) => {
            error!(table = id, %cause, "a stored table is damaged; a backup may have it whole");
            house.note_damaged(id);
            true
        }
        // A store that cannot be read now says nothing about the table.
        Ok(()) | Err(_) => false,
    }
}
