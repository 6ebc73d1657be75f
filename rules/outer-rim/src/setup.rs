//! What the table agrees before the deal.

use crate::bounds::ROUNDS_MAX;
use crate::{Content, TileId};
use alloc::vec::Vec;
use core::fmt;
use core::ops::RangeInclusive;
use serde::{Deserialize, Serialize};

/// OR-1.1: how many may sit down.
pub(crate) const SEATS: RangeInclusive<u8> = 2..=4;
/// OR-2.17: the fame requirements players use.
pub(crate) const FAME: RangeInclusive<u8> = 8..=12;

/// What the table agrees before the deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    pub seats: u8,
    /// How.
    #[serde(default)]
    pub options: Options,
}

/// How a table plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether Unfinished Business is in use.
    pub expansion: bool,
    /// UB-13.1: whether players may do each other favors.
    pub favors: bool,
    /// OR-2.17: the fame that wins.
    pub fame: u8,
    /// OR-2.1: the order of the tiles.
    pub board: BoardOrder,
    /// OR-2.10: how characters are taken.
    pub characters: Characters,
    /// After so many rounds the house ends the table, and the most famous player wins.
    pub rounds: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            expansion: false,
            favors: false,
            fame: 10,
            board: BoardOrder::Recommended,
            characters: Characters::Pick,
            rounds: ROUNDS_MAX,
        }
    }
}

/// OR-2.1: the order of the tiles.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum BoardOrder {
    /// The balanced one.
    #[default]
    Recommended,
    /// Shuffled.
    Random,
    /// As the table likes, from the Spinward end to the Trailing end.
    Custom(Vec<TileId>),
}

/// OR-2.10: how characters are taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Characters {
    /// In turn order, everybody picks.
    #[default]
    Pick,
    /// They are dealt.
    Random,
}

/// Why a setup cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupFault {
    /// Too few or too many seats.
    Seats(u8),
    /// OR-2.17: a fame requirement nobody uses.
    Fame(u8),
    /// A table without rounds, or with more than the house allows.
    Rounds(u8),
    /// A custom board that does not name every tile once.
    Board,
    /// The content set has too few characters.
    Characters,
    /// UB-13.1, UB-13.9: favors without the expansion or without anybody to ask.
    Favors,
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats(seats) => {
                write!(f, "this table has {} to {} seats, not {seats}", SEATS.start(), SEATS.end())
            }
            Self::Fame(fame) => {
                write!(f, "a table plays to {} to {} fame, not {fame}", FAME.start(), FAME.end())
            }
            Self::Rounds(rounds) => {
                write!(f, "a table has 1 to {ROUNDS_MAX} rounds, not {rounds}")
            }
            Self::Board => f.write_str("a custom board names every tile once"),
            Self::Characters => f.write_str("the content set has too few characters"),
            Self::Favors => {
                f.write_str("favors need the expansion and somebody else to ask for one")
            }
        }
    }
}

impl core::error::Error for SetupFault {}

impl Setup {
    /// A table of so many seats with the default options.
    #[must_use]
    pub fn of(seats: u8) -> Self {
        Self { seats, options: Options::default() }
    }

    /// Whether this can be played with this content set.
    ///
    /// # Errors
    /// The first reason why not.
    pub fn check(&self, content: &Content) -> Result<(), SetupFault> {
        if !SEATS.contains(&self.seats) {
            return Err(SetupFault::Seats(self.seats));
        }
        if !FAME.contains(&self.options.fame) {
            return Err(SetupFault::Fame(self.options.fame));
        }
        if !(1..=ROUNDS_MAX).contains(&self.options.rounds) {
            return Err(SetupFault::Rounds(self.options.rounds));
        }
        if let BoardOrder::Custom(tiles) = &self.options.board {
            let mut sorted: Vec<usize> = tiles.iter().map(|tile| tile.idx()).collect();
            sorted.sort_unstable();
            if sorted != (0..content.board.tile.len()).collect::<Vec<_>>() {
                return Err(SetupFault::Board);
            }
        }
        if self.options.favors && (!self.options.expansion || self.seats < 2) {
            return Err(SetupFault::Favors);
        }
        let used = |edition| Content::in_use(edition, self.options.expansion);
        let characters = content.characters.iter().filter(|one| used(one.edition)).count();
        if characters < usize::from(self.seats) {
            return Err(SetupFault::Characters);
        }
        Ok(())
    }
}
