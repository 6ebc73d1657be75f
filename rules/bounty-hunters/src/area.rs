//! What lies in front of one seat.

use crate::cards::Cards;
use crate::faces::Force;
use crate::{Card, DROIDS, Deck};

/// What lies in front of one seat; all of it is public.
///
/// Invariant (BH-6.9): there is an orphan only where there is no open target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Area {
    /// The targets not captured yet.
    pub open: Cards,
    /// BH-7.5: the captured targets.
    pub captured: Cards,
    /// The hunters in confrontations and in the orphan.
    pub hunters: Cards,
    /// The market cards that are paid: droids in confrontations, and crates.
    pub market: Cards,
    /// BH-4.6: the market cards laid aside.
    pub reserved: Cards,
    /// BH-9.1: the active contracts.
    pub contracts: Cards,
    /// BH-6.6: the hunters without a target.
    pub orphan_hunters: Cards,
    /// BH-6.6: the droids without a target.
    pub orphan_droids: Cards,
    pub(crate) orphan: Force,
    /// How many attack cards were placed here so far.
    pub(crate) n_placed: u8,
    /// The credits.
    pub credits: u8,
    /// The crates on the paid crate cards.
    pub n_crates: u8,
}

const DROID_CARDS: Cards = Cards::first(DROIDS);

impl Area {
    /// BH-2.5: nothing.
    pub(crate) const EMPTY: Self = Self {
        open: Cards::EMPTY,
        captured: Cards::EMPTY,
        hunters: Cards::EMPTY,
        market: Cards::EMPTY,
        reserved: Cards::EMPTY,
        contracts: Cards::EMPTY,
        orphan_hunters: Cards::EMPTY,
        orphan_droids: Cards::EMPTY,
        orphan: Force::ZERO,
        n_placed: 0,
        credits: 0,
        n_crates: 0,
    };

    /// The droids in confrontations and in the orphan.
    #[must_use]
    pub fn droids(&self) -> Cards {
        self.market.intersection(DROID_CARDS)
    }

    /// BH-8.2: the crate cards that are paid.
    #[must_use]
    pub fn crate_cards(&self) -> Cards {
        self.market.without(DROID_CARDS)
    }

    /// BH-6.6: whether there are attack cards without a target.
    #[inline]
    #[must_use]
    pub fn has_orphan(&self) -> bool {
        !self.orphan_hunters.union(self.orphan_droids).is_empty()
    }

    /// BH-6.2: the attack values of the orphan, green, blue, orange.
    #[must_use]
    pub fn orphan_attack(&self) -> [u16; 3] {
        self.orphan.values()
    }

    /// All attack cards.
    pub fn attackers(&self) -> impl Iterator<Item = Card> + Clone {
        self.hunters.iter(Deck::Hunter).chain(self.droids().iter(Deck::Market))
    }

    /// The attack cards without a target.
    pub fn orphan_cards(&self) -> impl Iterator<Item = Card> + Clone {
        self.orphan_hunters.iter(Deck::Hunter).chain(self.orphan_droids.iter(Deck::Market))
    }
}
