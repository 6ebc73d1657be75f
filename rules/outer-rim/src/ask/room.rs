//! OR-8: what keeps cards from their slots, and other reasons why something is not offered.

use crate::ctx::Ctx;
use crate::decide::{contact, favor, offer};
use crate::modify::Overfull;
use crate::state::State;
use crate::{ContactId, Kind, Occasion};
use tabletop::Seat;

/// What a card that comes finds no room among.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Want {
    /// OR-8.3: there is no free slot for these kinds.
    Slot(&'static [Kind]),
    /// OR-8.5: nobody wears two pieces of armor.
    Armor,
}

impl From<Overfull> for Want {
    fn from(what: Overfull) -> Self {
        match what {
            Overfull::Armor => Self::Armor,
            Overfull::Kinds(kinds) => Self::Slot(kinds),
        }
    }
}

impl State {
    /// OR-23.2, OR-24.2: whether a player could offer somebody credits, or have some offered.
    #[must_use]
    pub fn can_offer_credits(&self, seat: Seat) -> bool {
        offer::can_begin(Ctx::of(self), seat, false)
    }

    /// UB-13.3: whether a player could ask for a favor at a choice of their turn.
    #[must_use]
    pub fn can_ask_favor(&self, seat: Seat) -> bool {
        favor::can_ask(Ctx::of(self), seat, Occasion::Turn)
    }

    /// OR-8: what a player has no room for among their cards, if there is anything.
    #[must_use]
    pub fn lacks_room(&self, seat: Seat) -> Option<Want> {
        Ctx::of(self).overfull(seat).map(Want::from)
    }

    /// UB-6.1: whether a contact is the character of a player, so that the token is discarded as
    /// soon as it is encountered.
    #[must_use]
    pub fn is_played(&self, contact: ContactId) -> bool {
        contact::is_played(Ctx::of(self), contact)
    }
}
