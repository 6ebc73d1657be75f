//! What the table agrees before the deal.

use crate::bounds::{OPPONENTS_MAX, ROUNDS_MAX};
use crate::{CharacterId, Content, SoloLevel, TileId};
use alloc::vec::Vec;
use core::fmt;
use core::ops::RangeInclusive;
use serde::{Deserialize, Serialize};

/// OR-1.1: how many may sit down.
pub(crate) const SEATS: RangeInclusive<u8> = 1..=4;
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
#[cfg_attr(feature = "schema", schemars(!from))]
#[serde(default, deny_unknown_fields, from = "Said")]
pub struct Options {
    /// Whether Unfinished Business is in use.
    pub expansion: bool,
    /// UB-13.1: whether players may do each other favors.
    pub favors: bool,
    /// OR-2.17: the fame that wins. Where nobody says it, what is recommended: 10, and with
    /// ambitions 8 (UB-16.2).
    pub fame: u8,
    /// OR-2.1: the order of the tiles.
    pub board: BoardOrder,
    /// OR-2.10: how characters are taken.
    pub characters: Characters,
    /// UB-16: whether everybody has an ambition; only with the expansion.
    pub ambitions: bool,
    /// OR-25: who plays against a single player; it says nothing at larger tables.
    pub opponents: Opponents,
    /// OR-26.1: how strong they are.
    #[serde(skip_serializing_if = "SoloLevel::is_printed")]
    pub level: SoloLevel,
    /// After this many rounds Cantina ends the table, and the most famous player wins.
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
            ambitions: false,
            opponents: Opponents::Courier,
            level: SoloLevel::Printed,
            rounds: ROUNDS_MAX,
        }
    }
}

/// Options as somebody says them: a requirement that is not said is the recommended one, and
/// that depends on the rest.
#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Said {
    expansion: bool,
    favors: bool,
    fame: SaidFame,
    board: BoardOrder,
    characters: Characters,
    ambitions: bool,
    opponents: Opponents,
    level: SoloLevel,
    rounds: u8,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(untagged, expecting = "the fame that wins is a number, or \"recommended\"")]
enum SaidFame {
    Number(u8),
    Word(Recommended),
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Recommended {
    Recommended,
}

impl Default for Said {
    fn default() -> Self {
        let options = Options::default();
        let Options { expansion, favors, board, characters, ambitions, .. } = options;
        let Options { opponents, level, rounds, .. } = options;
        let fame = SaidFame::Word(Recommended::Recommended);
        Self { expansion, favors, fame, board, characters, ambitions, opponents, level, rounds }
    }
}

impl From<Said> for Options {
    fn from(said: Said) -> Self {
        let Said { expansion, favors, fame, board, characters, ambitions, .. } = said;
        let Said { opponents, level, rounds, .. } = said;
        let fame = match fame {
            SaidFame::Number(fame) => fame,
            SaidFame::Word(Recommended::Recommended) => Self::recommended_fame(ambitions),
        };
        Self { expansion, favors, fame, board, characters, ambitions, opponents, level, rounds }
    }
}

impl Options {
    /// OR-2.17, UB-16.2: the fame a table is advised to play to.
    #[must_use]
    pub const fn recommended_fame(ambitions: bool) -> u8 {
        if ambitions { 8 } else { 10 }
    }
}

/// OR-25, UB-17.2, UB-19.1: who plays against a single player. Nobody answers
/// for an opponent: a deck of cards does, within the entries of the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Opponents {
    /// One who starts with a cargo or a job (#91, #92).
    #[default]
    Courier,
    /// UB-18: one who starts with a bounty (#90); only with the expansion.
    BountyHunter,
    /// UB-19: one of each; only with the expansion.
    Both,
}

/// OR-25.1, UB-18.1: what an opponent lives by, told by its starting card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Calling {
    /// #91 or #92: cargo and jobs.
    Courier,
    /// #90: bounties.
    BountyHunter,
}

impl Calling {
    /// The calling a starting card tells.
    pub(crate) const fn of(databank: u16) -> Self {
        match Start::of(databank) {
            Some(Start::Bounty) => Self::BountyHunter,
            Some(Start::Cargo | Start::Job) | None => Self::Courier,
        }
    }
}

/// OR-2.14: what a character starts with, told by the number of the starting card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// #90: a bounty.
    Bounty,
    /// #91: cargo.
    Cargo,
    /// #92: a job.
    Job,
}

impl Start {
    /// What the cards of this number are; none where nobody starts with such a one.
    #[must_use]
    pub const fn of(databank: u16) -> Option<Self> {
        match databank {
            90 => Some(Self::Bounty),
            91 => Some(Self::Cargo),
            92 => Some(Self::Job),
            _ => None,
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
    /// A table without rounds, or with more than Cantina allows.
    Rounds(u8),
    /// A custom board that does not name every tile once.
    Board,
    /// The content set has too few characters.
    Characters,
    /// UB-13.1, UB-13.9: favors without the expansion or without anybody to ask.
    Favors,
    /// UB-16: ambitions come with the expansion.
    Ambitions,
    /// The content set has too few ambition sheets.
    Sheets,
    /// UB-18, UB-19: a bounty hunter among the opponents comes with the expansion.
    Opponents,
    /// The content set has no cards for such an opponent.
    AiCards,
    /// OR-26.2: the content set does not say what this level gives such an opponent.
    Level,
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
            Self::Ambitions => f.write_str("ambitions need the expansion"),
            Self::Sheets => f.write_str("the content set has too few ambitions"),
            Self::Opponents => f.write_str("a bounty hunter as opponent needs the expansion"),
            Self::AiCards => f.write_str("the content set has no cards for this opponent"),
            Self::Level => f.write_str("the content set has no such level for this opponent"),
        }
    }
}

impl core::error::Error for SetupFault {}

impl Setup {
    /// A table of this many seats with the default options.
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
        if characters < usize::from(self.n_players()) {
            return Err(SetupFault::Characters);
        }
        if self.options.ambitions && !self.options.expansion {
            return Err(SetupFault::Ambitions);
        }
        // UB-16.3: one sheet more than those who choose.
        if self.options.ambitions && content.ambitions.len() <= usize::from(self.seats) {
            return Err(SetupFault::Sheets);
        }
        self.check_opponents(content)
    }

    fn check_opponents(&self, content: &Content) -> Result<(), SetupFault> {
        let expansion = self.options.expansion;
        for calling in self.callings() {
            if *calling == Calling::BountyHunter && !expansion {
                return Err(SetupFault::Opponents);
            }
            let used = content.characters.iter().enumerate();
            let used = used.filter(|(_, one)| Content::in_use(one.edition, expansion));
            let like = used.filter(|(_, one)| Calling::of(one.setup.databank) == *calling);
            // The player may take one of them.
            if like.clone().count() < 2 {
                return Err(SetupFault::Characters);
            }
            let mut ids = like.map(|(idx, _)| CharacterId(idx as u8));
            if ids.any(|id| content.ai_deck(id, expansion).next().is_none()) {
                return Err(SetupFault::AiCards);
            }
        }
        let Options { level, opponents, .. } = self.options;
        let said = level == SoloLevel::Printed || content.house_level(level, opponents).is_some();
        if self.seats == 1 && !said {
            return Err(SetupFault::Level);
        }
        Ok(())
    }

    /// OR-25.1, UB-19.1: the callings of the opponents; none at a table of several seats.
    pub(crate) fn callings(&self) -> &'static [Calling] {
        match self.options.opponents {
            _ if self.seats != 1 => &[],
            Opponents::Courier => &[Calling::Courier],
            Opponents::BountyHunter => &[Calling::BountyHunter],
            Opponents::Both => &[Calling::Courier, Calling::BountyHunter],
        }
    }

    /// OR-25.1: the players of the table: its seats, and the opponents of a single
    /// player. Those have the seat numbers after the table's own.
    #[must_use]
    pub fn n_players(&self) -> u8 {
        self.seats + self.callings().len().min(OPPONENTS_MAX) as u8
    }
}
