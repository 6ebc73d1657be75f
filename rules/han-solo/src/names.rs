//! What a viewer calls the cards.
//!
//! HS-10.6: the copies of a value look alike, so a viewer must not tell one from
//! another, neither by its name nor by what is remembered of it. Inside the
//! rules a card is a certain copy; to a viewer copies are named in the order in
//! which the viewer comes upon them: first those of the own hand as they are
//! held, then what is known of the other hands, then the discard pile from the
//! bottom up. So a name says nothing but the value, and two cards that are seen
//! at once have two names.
//!
//! The law `equals_stay_equal` exchanges copies and compares.

use crate::state::State;
use crate::{CARDS, Card, CardName, Hand};
use tabletop::{Seat, Viewer};

/// The names that one viewer has for the cards.
pub(crate) struct Names([Card; CARDS as usize]);

impl Names {
    /// The names of everything this viewer sees now. Others keep their own.
    pub(crate) fn of(state: &State, viewer: Viewer) -> Self {
        let mut naming = Naming { names: Self(ALL), n_named: [0; CARDS as usize] };
        if let Some(seat) = viewer.seat() {
            naming.call_all(state.hand(seat).iter());
        }
        for seat in Seat::all(state.n_seats()).filter(|seat| !viewer.is(*seat)) {
            let shown = state.shown(seat);
            naming.call_all(state.hand(seat).iter().filter(|card| shown.contains(**card)));
        }
        naming.call_all(state.discards().iter());
        naming.names
    }

    /// What the viewer calls this card.
    pub(crate) fn of_card(&self, card: Card) -> Card {
        self.0[usize::from(card.idx())]
    }
}

/// Every card by its own name.
const ALL: [Card; CARDS as usize] = {
    let mut all = [Card::new(0); CARDS as usize];
    let mut idx = 0;
    while idx < CARDS {
        all[idx as usize] = Card::new(idx);
        idx += 1;
    }
    all
};

struct Naming {
    names: Names,
    /// By the first copy of each value: how many have a name.
    n_named: [u8; CARDS as usize],
}

impl Naming {
    fn call_all<'a>(&mut self, cards: impl Iterator<Item = &'a Card>) {
        for card in cards {
            let first = usize::from(card.as_copy(0).idx());
            self.names.0[usize::from(card.idx())] = card.as_copy(self.n_named[first]);
            self.n_named[first] += 1;
        }
    }
}

/// The one name under which the menu of a seat offers to put down a card like
/// this one: of several copies, their value.
#[inline]
pub(crate) fn offered(hand: &Hand, card: Card) -> CardName {
    let n_alike = hand.iter().filter(|held| held.is_alike(card)).count();
    if n_alike > 1 { CardName::any(card.value()) } else { card.as_copy(0).into() }
}

/// The card of a hand that an answer is about, under whatever name: that very
/// copy, or else the newest like it. HS-3.4: a card just taken is the newest.
#[inline]
pub(crate) fn held(hand: &Hand, name: CardName) -> Option<Card> {
    let exact = hand.iter().copied().find(|held| CardName::from(*held) == name);
    exact.or_else(|| hand.iter().copied().rfind(|held| held.value() == name.value()))
}
