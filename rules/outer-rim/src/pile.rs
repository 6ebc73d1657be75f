//! A face-down deck: cards nobody has seen, and those that went to the bottom.
//!
//! Everybody sees a card that is put on the bottom, so its place is known to
//! all; the others are a set (ADR 004). Both are public.

use crate::bounds::DECK_CARDS_MAX;
use crate::chance::CARD;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use tabletop::{Bits, Dice, Few, face_of};

/// A face-down deck; cards are named by their place in the deck's list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[cfg_attr(feature = "schema", ts(type = "{ hidden: Array<number>, bottom: Array<number> }"))]
#[serde(from = "Lists", into = "Lists")]
pub struct Pile {
    /// The cards in an order nobody knows.
    hidden: Bits<u32>,
    bottom: Few<u8, DECK_CARDS_MAX>,
}

impl Default for Pile {
    fn default() -> Self {
        Self { hidden: Bits::<u32>::EMPTY, bottom: Few::empty(0) }
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
        Self { hidden: cards.map(|idx| idx as u8).collect(), ..Self::default() }
    }

    /// How many cards lie in it.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.hidden.len() + self.bottom.len() as u8
    }

    /// Whether it is used up.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether a card lies in it.
    #[must_use]
    pub fn has(&self, card: u8) -> bool {
        self.hidden.contains(card) || self.bottom().contains(&card)
    }

    /// The cards whose order nobody knows.
    pub fn hidden(&self) -> impl Iterator<Item = u8> {
        self.hidden.iter()
    }

    /// The cards at the bottom, the next of them first.
    #[must_use]
    pub fn bottom(&self) -> &[u8] {
        &self.bottom
    }

    /// The top card. Scripted dice name it by its place in the deck's list.
    pub(crate) fn top(&self, dice: &mut Dice) -> Option<u8> {
        if !self.hidden.is_empty() {
            let face = |rank| face_of(CARD, u32::from(self.hidden.nth(rank)));
            let picked = dice.pick(u32::from(self.hidden.len()), face);
            return Some(self.hidden.nth(picked));
        }
        self.bottom().first().copied()
    }

    /// Takes a card out, wherever it lies.
    pub(crate) fn take(&mut self, card: u8) {
        if self.hidden.contains(card) {
            self.hidden.remove(card);
            return;
        }
        assert!(self.bottom.contains(&card), "a card that is taken lies in its pile");
        self.bottom.remove(card);
    }

    /// OR-7.3: puts a card on the bottom.
    pub(crate) fn put_under(&mut self, card: u8) {
        let has_room = self.bottom.push(card);
        assert!(has_room, "a pile holds its deck");
    }

    /// Shuffles a card and all the others.
    pub(crate) fn shuffle_in(&mut self, card: Option<u8>) {
        for known in self.bottom.iter().copied().chain(card) {
            self.hidden.insert(known);
        }
        self.bottom = Few::empty(0);
    }
}
