//! A face-down deck: cards nobody has seen, and those that went to the bottom.
//!
//! Everybody sees a card that is put on the bottom, so its place is known to
//! all; the others are a set (ADR 004). Both are public.

use crate::bounds::DECK_CARDS_MAX;
use crate::chance::CARD;
use crate::map::bits;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use tabletop::{Dice, face_of};

/// A face-down deck; cards are named by their place in the deck's list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[cfg_attr(feature = "schema", ts(type = "{ hidden: Array<number>, bottom: Array<number> }"))]
#[serde(from = "Lists", into = "Lists")]
pub struct Pile {
    /// The cards in an order nobody knows, as bits.
    hidden: u32,
    bottom: [u8; DECK_CARDS_MAX],
    n_bottom: u8,
}

impl Default for Pile {
    fn default() -> Self {
        Self { hidden: 0, bottom: [0; DECK_CARDS_MAX], n_bottom: 0 }
    }
}

// A pile as a client reads it.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Lists {
    hidden: Vec<u8>,
    bottom: Vec<u8>,
}

impl From<Pile> for Lists {
    fn from(pile: Pile) -> Self {
        Self { hidden: pile.hidden().collect(), bottom: pile.bottom().to_vec() }
    }
}

impl From<Lists> for Pile {
    fn from(lists: Lists) -> Self {
        let cards = lists.hidden.iter().filter(|idx| usize::from(**idx) < DECK_CARDS_MAX);
        let mut pile = Self::of(cards.map(|idx| usize::from(*idx)));
        for card in lists.bottom.iter().take(DECK_CARDS_MAX) {
            pile.put_under(*card);
        }
        pile
    }
}

impl Pile {
    /// A shuffled pile of these cards.
    pub(crate) fn of(cards: impl Iterator<Item = usize>) -> Self {
        Self { hidden: cards.fold(0, |set, idx| set | 1 << idx), ..Self::default() }
    }

    /// How many cards lie in it.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.hidden.count_ones() as u8 + self.n_bottom
    }

    /// Whether it is used up.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether a card lies in it.
    #[must_use]
    pub fn has(&self, card: u8) -> bool {
        self.hidden & (1 << card) != 0 || self.bottom().contains(&card)
    }

    /// The cards whose order nobody knows.
    pub fn hidden(&self) -> impl Iterator<Item = u8> {
        bits(u64::from(self.hidden)).map(|idx| idx as u8)
    }

    /// The cards at the bottom, the next of them first.
    #[must_use]
    pub fn bottom(&self) -> &[u8] {
        &self.bottom[..usize::from(self.n_bottom)]
    }

    /// The top card. Scripted dice name it by its place in the deck's list.
    pub(crate) fn top(&self, dice: &mut Dice) -> Option<u8> {
        if self.hidden != 0 {
            let nth = |nth: u32| {
                bits(u64::from(self.hidden)).nth(nth as usize).expect("below the count") as u32
            };
            let picked = dice.pick(self.hidden.count_ones(), |rank| face_of(CARD, nth(rank)));
            return Some(nth(picked) as u8);
        }
        self.bottom().first().copied()
    }

    /// Takes a card out, wherever it lies.
    pub(crate) fn take(&mut self, card: u8) {
        if self.hidden & (1 << card) != 0 {
            self.hidden &= !(1 << card);
            return;
        }
        let at = self.bottom().iter().position(|known| *known == card);
        let at = at.expect("a card that is taken lies in its pile");
        self.bottom.copy_within(at + 1..usize::from(self.n_bottom), at);
        self.n_bottom -= 1;
        self.bottom[usize::from(self.n_bottom)] = 0;
    }

    /// OR-7.3: puts a card on the bottom.
    pub(crate) fn put_under(&mut self, card: u8) {
        self.bottom[usize::from(self.n_bottom)] = card;
        self.n_bottom += 1;
    }

    /// Shuffles a card and all the others.
    pub(crate) fn shuffle_in(&mut self, card: Option<u8>) {
        let known = self.bottom().iter().fold(0, |set, idx| set | 1u32 << idx);
        self.hidden |= known | card.map_or(0, |card| 1 << card);
        self.bottom = [0; DECK_CARDS_MAX];
        self.n_bottom = 0;
    }
}
