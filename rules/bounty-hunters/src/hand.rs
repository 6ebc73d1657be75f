//! A hand, and who knows it.

use crate::Card;
use core::fmt;
use core::ops::Deref;
use tabletop::Few;

/// BH-3.2: four cards and the fifth.
pub const HAND_MAX: usize = 5;

/// Cards in the order of their numbers, so that nothing can be read from
/// their order; and since when each is in the hand.
#[derive(Clone, Copy)]
pub struct Hand {
    cards: Few<Card, HAND_MAX>,
    pub(crate) origins: [Origin; HAND_MAX],
}

/// When a card came into a hand. Hands travel one seat each turn, so this says
/// exactly who has seen it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Origin {
    /// The turn in which it was drawn; starting hands count as drawn in turn 1.
    pub turn: u8,
    /// How often its deck had been reshuffled by then.
    pub n_reshuffles: u8,
}

impl Hand {
    /// No cards.
    pub const EMPTY: Self = Self {
        cards: Few::empty(Card::new(0)),
        origins: [Origin { turn: 0, n_reshuffles: 0 }; HAND_MAX],
    };

    /// Adds a card. A full hand stays as it is; no legal event fills it further.
    #[inline]
    pub fn insert(&mut self, card: Card, origin: Origin) {
        let has_room = self.cards.push(card);
        debug_assert!(has_room, "BH-3.2: a hand has at most five cards");
        if !has_room {
            return;
        }
        let mut idx = self.cards.len() - 1;
        while idx > 0 && self.cards[idx - 1] > card {
            self.cards.swap(idx - 1, idx);
            self.origins[idx] = self.origins[idx - 1];
            idx -= 1;
        }
        self.origins[idx] = origin;
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        let mut kept = 0;
        for idx in 0..self.cards.len() {
            self.origins[kept] = self.origins[idx];
            kept += usize::from(self.cards[idx] != card);
        }
        self.cards.remove(card);
    }

    /// Before a card leaves: of those like it, the one that came first now
    /// counts as having come when this one did.
    pub(crate) fn keep_the_latest(&mut self, card: Card, alike: impl Fn(Card) -> bool) {
        let cards = &self.cards;
        let Some(leaving) = cards.iter().position(|held| *held == card) else { return };
        let like_it = (0..cards.len()).filter(|idx| alike(cards[*idx]));
        let Some(earliest) = like_it.min_by_key(|idx| self.origins[*idx].turn) else { return };
        self.origins[earliest] = self.origins[leaving];
    }

    /// The cards, each with when it came.
    pub(crate) fn known(&self) -> impl Iterator<Item = (Card, Origin)> + '_ {
        self.iter().copied().zip(self.origins)
    }
}

impl Deref for Hand {
    type Target = [Card];

    #[inline]
    fn deref(&self) -> &[Card] {
        &self.cards
    }
}

// What lies past the end of a hand is left over from earlier cards and means nothing.
impl PartialEq for Hand {
    fn eq(&self, other: &Self) -> bool {
        self.known().eq(other.known())
    }
}

impl Eq for Hand {}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.known()).finish()
    }
}
