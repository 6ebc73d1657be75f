//! How long a table is kept: in memory, and at all.

use super::Shell;
use crate::dozing::wake_later;
use crate::limits::TOUCH_EVERY_MS;
use crate::resting::Rest;
use catalog::Hosted;
use room::Doze;
use tracing::debug;

impl<G: Hosted> Shell<G> {
    /// Takes the table out of memory, its clocks apart, unless a letter has come.
    pub(super) fn put_away(&self, doze: Option<Doze>) -> bool {
        let house = &self.house;
        let Some(doze) = doze else { return house.tables.put_away(&self.id, &self.mailbox) };
        // The clocks first: whoever comes as soon as the table is gone finds them.
        let until_ms = doze.until_ms;
        if !house.dozing.begin(&self.id, doze) {
            return false;
        }
        if !house.tables.put_away(&self.id, &self.mailbox) {
            house.dozing.end(&self.id);
            return false;
        }
        wake_later(house, &self.id, until_ms);
        true
    }

    /// The table is in memory for nobody from now on.
    pub(super) fn begin_rest(&self) -> Rest {
        self.house.resting.begin(self.room.table().log().len())
    }

    /// Notes that somebody is here: a table to which nobody comes for long is removed one day.
    pub(super) fn touch(&mut self) {
        let now_ms = self.house.world.wall_ms();
        if now_ms.saturating_sub(self.touched_ms) < TOUCH_EVERY_MS {
            return;
        }
        self.touched_ms = now_ms;
        let (store, id) = (self.house.store.clone(), self.id.clone());
        tokio::spawn(async move {
            if let Err(cause) = store.touch(&id, now_ms).await {
                debug!(%cause, "that somebody came could not be noted");
            }
        });
    }
}
