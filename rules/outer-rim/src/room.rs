//! OR-7.7, OR-8: what keeps a card from its slot, and what making room would cost, as a player
//! reads it.

use crate::ctx::Ctx;
use crate::decide::{buy, contact, favor, fit, offer};
use crate::modify::Overfull;
use crate::state::State;
use crate::{CardId, ContactId, Event, Frame, Kind};
use alloc::vec::Vec;
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
    /// OR-7.7: what a card that is bought or gained finds no room among, if so.
    #[must_use]
    pub fn wants_room(&self, seat: Seat, card: CardId) -> Option<Want> {
        Ctx::of(&self.with_card(seat, card)).overfull(seat).map(Want::from)
    }

    /// OR-13.3: the cards that would have to go for one that is bought or gained, if the player is
    /// defeated whichever of them goes.
    #[must_use]
    pub fn falls_for(&self, seat: Seat, card: CardId) -> Vec<CardId> {
        let after = self.with_card(seat, card);
        let after = Ctx::of(&after);
        // OR-9.6: with another ship slots may be gone.
        let shrunk = self.content().card(card).ship.is_some();
        let goes = fit::candidates(after, seat, Some(card), shrunk);
        if goes.iter().all(|one| after.stands_by(seat, *one)) { goes } else { Vec::new() }
    }

    /// The table with a card more in the hands of a player, before anything makes room.
    fn with_card(&self, seat: Seat, card: CardId) -> Self {
        let mut after = self.clone();
        let sheet = self.content().card(card);
        let event = match (&sheet.ship, &sheet.asset) {
            (Some(ship), _) => Event::ShipTaken { seat, ship: ship.id() },
            (None, Some(_)) => Event::CardGained { seat, card },
            (None, None) => return after,
        };
        crate::evolve::evolve(&mut after, &event);
        after
    }

    /// OR-23.3: why the offer that is being put together cannot be laid before the other player:
    /// whose cards would not fit, and what there would be too much of.
    #[must_use]
    pub fn offer_lacks(&self) -> Option<(Seat, Want)> {
        match self.frames.last()? {
            Frame::Offer(offering) => offer::lacks(Ctx::of(self), offering),
            Frame::Favor(asking) => favor::lacks(Ctx::of(self), asking),
            _ => None,
        }
    }

    /// OR-24.2: whether nothing would come of a card of the market that is resolved at once.
    #[must_use]
    pub fn buys_in_vain(&self, seat: Seat, card: CardId, off: i32) -> bool {
        buy::is_in_vain(Ctx::of(self), seat, card, off)
    }

    /// UB-6.1: whether a contact is the character of a player, so that the token is discarded as
    /// soon as it is encountered.
    #[must_use]
    pub fn is_played(&self, contact: ContactId) -> bool {
        contact::is_played(Ctx::of(self), contact)
    }
}
