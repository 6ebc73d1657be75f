//! The 195 cards, by number; what they show is [content](crate::Content).

use core::fmt;
use serde::{Deserialize, Serialize};

/// BH-1.1: the number of playing cards.
pub const CARDS: u8 = 195;
/// BH-1.1: the number of decks.
pub const DECKS: usize = 4;
/// BH-1.2: the market holds this many droids, and then the crates.
pub const DROIDS: u8 = 29;

/// BH-1.3: the four decks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// The Target deck, green.
    Target,
    /// The Bounty Hunter deck, red.
    Hunter,
    /// The Contract deck, blue.
    Contract,
    /// The Jawa Market deck, grey: droids and crates.
    Market,
}

/// The number of the first card of each deck, and of the card after the last.
const FIRST: [u8; DECKS + 1] = [0, 44, 107, 151, CARDS];

impl Deck {
    /// All decks, in the order of the card numbers.
    pub const ALL: [Self; DECKS] = [Self::Target, Self::Hunter, Self::Contract, Self::Market];

    /// Its number, for arrays by deck.
    #[inline]
    #[must_use]
    pub const fn idx(self) -> usize {
        self as usize
    }

    /// The number of its first card.
    #[inline]
    #[must_use]
    pub const fn first(self) -> u8 {
        FIRST[self as usize]
    }

    /// BH-1.1: how many cards it has in the box.
    #[inline]
    #[must_use]
    pub const fn size(self) -> u8 {
        FIRST[self as usize + 1] - FIRST[self as usize]
    }
}

/// One of the 195 cards, by its place in the card set: targets 0–43, hunters
/// 44–106, contracts 107–150, droids 151–179, crates 180–194.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[cfg_attr(feature = "schema", ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// The card with this number; panics past [`CARDS`].
    #[inline]
    #[must_use]
    pub const fn new(idx: u8) -> Self {
        assert!(idx < CARDS);
        Self(idx)
    }

    /// Its number, for arrays by card.
    #[inline]
    #[must_use]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The deck it belongs to.
    #[inline]
    #[must_use]
    pub const fn deck(self) -> Deck {
        match self.0 {
            0..44 => Deck::Target,
            44..107 => Deck::Hunter,
            107..151 => Deck::Contract,
            _ => Deck::Market,
        }
    }

    /// Its place in its deck's part of the card set, from 0.
    #[inline]
    #[must_use]
    pub const fn nth(self) -> u8 {
        self.0 - self.deck().first()
    }

    /// Whether it is a droid.
    #[inline]
    #[must_use]
    pub const fn is_droid(self) -> bool {
        self.0 >= Deck::Market.first() && self.0 < Deck::Market.first() + DROIDS
    }

    /// Whether it is a crate.
    #[inline]
    #[must_use]
    pub const fn is_crate(self) -> bool {
        self.0 >= Deck::Market.first() + DROIDS
    }

    /// Whether it is an attack card: a hunter or a droid.
    #[inline]
    #[must_use]
    pub const fn is_attack(self) -> bool {
        matches!(self.deck(), Deck::Hunter) || self.is_droid()
    }

    /// All cards.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..CARDS).map(Self)
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;

    fn try_from(idx: u8) -> Result<Self, Self::Error> {
        if idx < CARDS { Ok(Self(idx)) } else { Err("cards are numbered 0 to 194") }
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}{}", self.deck(), self.0)
    }
}
