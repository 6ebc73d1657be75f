//! What a host needs of a game.

use crate::card_set::{CardSetError, SetFile};
use crate::formats::{
    FrameOf, FromJson, FromToml, FromValue, OpenMenuOf, ToClientOf, ToJson, ToServerOf,
};
use crate::lesson::FileOf;
use crate::{CardSet, GameId, Lesson, LessonSource, Record, StoredHeader};
use bots::{Bots, Level};
use std::fmt;
use std::str::FromStr;
use tabletop::{Answer, EntryOf, Game, Imagine};
use wire::{GameInfo, Step};
use words::Words;

/// A game a host can host: rules, bots, words, card sets and their formats.
pub trait Hosted:
    Imagine<
        Setup: Send + Sync,
        Content: Send + Sync,
        State: Send + Sync,
        Action: Send + Sync,
        Event: Send + Sync,
        View: Send + Sync,
        Sight: Send + Sync,
        Position: Send + Sync,
    > + Bots
    + Words
    + FromJson<EntryOf<Self>>
    + FromJson<<Self as Game>::Content>
    + FromJson<Record<Self>>
    + FromJson<StoredHeader<Self>>
    + FromJson<ToServerOf<Self>>
    + FromValue<Answer<<Self as Game>::Action>>
    + FromValue<<Self as Game>::Content>
    + FromValue<<Self as Game>::Position>
    + FromValue<<Self as Hosted>::Options>
    + FromValue<Record<Self>>
    + FromToml<FileOf<Self>>
    + ToJson<<Self as Game>::Setup>
    + ToJson<<Self as Game>::Content>
    + ToJson<<Self as Game>::View>
    + ToJson<Answer<<Self as Game>::Action>>
    + ToJson<OpenMenuOf<Self>>
    + ToJson<Step<<Self as Game>::Sight>>
    + ToJson<EntryOf<Self>>
    + ToJson<Record<Self>>
    + ToJson<StoredHeader<Self>>
    + ToJson<ToClientOf<Self>>
    + ToJson<FrameOf<Self>>
{
    /// How open points of the rules may be read: the part of a setup that a
    /// person chooses.
    type Options: Default + Clone + PartialEq + Send + Sync + fmt::Debug;

    /// This game in the list of games.
    const GAME: GameId;

    /// The card set that is shipped, as its files.
    const CARDS: &'static [SetFile];

    /// The lessons that teach this game, first the one to begin with.
    const LESSONS: &'static [LessonSource] = &[];

    /// A setup, checked against the set it is to be played with.
    ///
    /// # Errors
    /// Why this many seats cannot play with these options.
    fn setup(
        n_seats: u8,
        options: Self::Options,
        content: &Self::Content,
    ) -> Result<Self::Setup, SetupError>;

    /// What may be chosen before the deal with this set, for people to choose from.
    fn option_infos(content: &Self::Content) -> Vec<wire::OptionInfo>;

    /// The options of a setup.
    fn options(setup: &Self::Setup) -> Self::Options;

    /// Reads the files of a card set. Where that is one file, `card_set::one_file` reads it.
    ///
    /// # Errors
    /// What is wrong, and where.
    fn read_content(files: &[SetFile]) -> Result<Self::Content, CardSetError>;

    /// Checks a parsed card set.
    ///
    /// # Errors
    /// Every fault as one line: where and what.
    fn check_content(content: &Self::Content) -> Result<(), Vec<String>>;

    /// The name of a card set.
    fn content_name(content: &Self::Content) -> &str;

    /// Reads one scripted outcome of chance, such as `+3` for a card.
    ///
    /// # Errors
    /// What can be written instead.
    fn script(text: &str) -> Result<u32, String>;

    /// The lesson of this name.
    #[must_use]
    fn lesson(id: &str) -> Option<Lesson<Self>> {
        let source = Self::LESSONS.iter().find(|source| source.id == id)?;
        Some(Lesson::parse(source).expect("the shipped lessons are checked by a test"))
    }

    /// A card set as JSON for whoever draws a table: what things are and what they are called. What
    /// only rules read may be left out.
    #[must_use]
    fn drawn_content(content: &Self::Content) -> String {
        Self::to_json(content)
    }

    /// The shipped card set.
    #[must_use]
    fn cards() -> CardSet<Self> {
        CardSet::read(Self::CARDS).expect("the shipped card set is checked by a test")
    }
}

/// Why a table cannot be set up so.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct SetupError {
    /// What is wrong and what would be right.
    pub message: String,
    /// The rule behind it.
    pub rule: Option<&'static str>,
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for GameId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|game| game.id() == text).ok_or_else(|| {
            let known: Vec<&str> = Self::ALL.into_iter().map(Self::id).collect();
            format!("there is no game called {text}: Cantina has {}", known.join(", "))
        })
    }
}

/// What somebody who wants to open a table must know of a game that is played with this set and with
/// bots of these levels.
#[must_use]
pub fn game_info<G: Hosted>(content: &G::Content, levels: &[Level]) -> GameInfo {
    GameInfo {
        id: G::ID.to_owned(),
        seats_min: *G::SEATS.start(),
        seats_max: *G::SEATS.end(),
        levels: levels.iter().map(ToString::to_string).collect(),
        options: G::option_infos(content),
        lessons: G::LESSONS.iter().map(|lesson| lesson.id.to_owned()).collect(),
    }
}
