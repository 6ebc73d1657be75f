//! What strangers are told of the table who look for one.

use super::Shell;
use catalog::Hosted;

impl<G: Hosted> Shell<G> {
    /// Says what is to be told of the table among the open ones.
    pub(super) fn post(&mut self) {
        let notice = self.room.notice();
        if notice.is_none() && !self.is_posted {
            return;
        }
        self.is_posted = notice.is_some();
        let host = self.room.seating_record().maker;
        let network =
            self.outboxes.values().find(|it| it.whose.person == host).map(|it| it.whose.network);
        self.house.lobby.post(&self.id, notice, network, self.house.world.now_ms());
    }
}
