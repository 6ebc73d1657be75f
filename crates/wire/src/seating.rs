//! Who sits where, before and during the game.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::Seat;

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "holder", rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    Free,
    /// A person.
    Person {
        /// Their name.
        name: String,
        /// Whether a connection of theirs is open.
        here: bool,
        /// The level of the bot that plays for them while they are away.
        stand_in: Option<String>,
        /// Milliseconds until others may let a bot stand in, when this was sent; none while there is
        /// nothing to wait for, because they are here, a bot plays already, or no game is on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        stand_in_ms: Option<u32>,
        /// What the table calls them, for the host, who may show them out; it means nothing
        /// anywhere else.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        id: Option<String>,
    },
    /// A bot.
    Bot {
        /// Its name.
        name: String,
        /// Its level.
        level: String,
    },
}

/// One seat and its holder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Place {
    /// Which seat.
    pub seat: Seat,
    /// Who has it.
    #[serde(flatten)]
    pub holder: Holder,
    /// The face and the colour that the person in it has chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub look: Option<Look>,
    /// Whether the person in it is ready, before the deal.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub ready: bool,
}

/// The face and the colour of a seat, by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Look {
    /// The face, below [`crate::FACES_MAX`].
    pub face: u8,
    /// The colour, below [`crate::COLOURS_MAX`].
    pub colour: u8,
}

/// How fast the bots of a table play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BotPace {
    /// As soon as they have thought.
    Instant,
    /// So that people can follow.
    #[default]
    Brisk,
    /// So that people can read along.
    Calm,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Players are sitting down.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

/// Who sits where, and what the table agreed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Seating {
    /// The table's id, part of its address.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// How far the table is.
    pub stage: Stage,
    /// Every seat.
    pub places: Vec<Place>,
    /// The seat of the person reading this, if they have one.
    pub you: Option<Seat>,
    /// Whether the person reading this may start the game and seat bots.
    pub host: bool,
    /// How many spectators there are.
    pub spectators: u32,
    /// Seconds a decision may take; none for a table without a clock.
    pub clock_seconds: Option<u32>,
    /// Whether undo has no limit here, because only one person plays.
    pub free_undo: bool,
    /// The name of the card set in use.
    pub card_set: String,
    /// Whether the person reading this may take a free seat before the game starts.
    #[serde(default)]
    pub may_sit: bool,
    /// Whether nobody new may sit down.
    #[serde(default)]
    pub locked: bool,
    /// Whether spectators are not admitted.
    #[serde(default)]
    pub private: bool,
    /// Whether strangers find the table among the open ones until the deal.
    #[serde(default)]
    pub listed: bool,
    /// What a player's link ends with, for the host, and for everybody where the table is told among
    /// the open ones; none where the table's address is enough.
    #[serde(default)]
    pub invite: Option<String>,
    /// The spectators, for the host, who may show them out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<Spectator>>"))]
    pub watching: Vec<Spectator>,
    /// The options in force, each by its name: a word, a number, `true` or `false`, or `custom:` and
    /// the places of things that were put into an order of one's own.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Whether anybody at the table may ask what a bot would do.
    #[serde(default)]
    pub hints: bool,
    /// How fast bots play.
    #[serde(default)]
    pub bot_pace: BotPace,
    /// The table at which the same people play again, once somebody has opened it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub rematch: Option<String>,
    /// Whether the table waited for the person reading this when it was told.
    #[serde(default)]
    pub your_move: bool,
    /// The place of the person reading this, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub your_place: Option<u8>,
}

/// A spectator, as the host is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Spectator {
    /// What the table calls them; it means nothing anywhere else.
    pub id: String,
    /// Their name; may be empty.
    pub name: String,
}

/// Whom the maker of a table wants in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "want", rename_all = "snake_case")]
pub enum WantedSeat {
    /// The maker of the table.
    Me,
    /// Anybody with the link.
    Friend,
    /// A bot of this level.
    Bot {
        /// The level.
        level: String,
    },
}

/// The body of `POST /api/tables`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct NewTable<O> {
    /// The game's id.
    pub game: String,
    /// Whom the maker wants where; its length is the number of seats.
    pub seats: Vec<WantedSeat>,
    /// The game's options; absent ones take their defaults.
    #[serde(default)]
    pub options: Option<O>,
    /// Seconds a decision may take.
    #[serde(default)]
    pub clock_seconds: Option<u32>,
    /// The maker's secret key.
    pub key: String,
    /// The maker's name.
    pub name: String,
    /// Deal at once if no seat waits for a friend.
    #[serde(default)]
    pub start: bool,
    /// The lesson to take; it says who sits where and what is played, and it
    /// is dealt at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub lesson: Option<String>,
    /// Whether only those with a player's link may sit down; otherwise the table's address is
    /// enough.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub guarded: bool,
    /// Whether strangers find the table among the open ones. Such a table is dealt without being
    /// asked, if `start` says so, as soon as everybody is there.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub listed: bool,
    /// Whether nobody may ask what a bot would do.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub no_hints: bool,
    /// How fast bots play.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<BotPace>"))]
    pub bot_pace: BotPace,
}

/// The answer to `GET /api/house`: by which address others come here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct HouseInfo {
    /// The address by which devices in the same network reach this server, with its scheme; none
    /// where there is no such address, or it is not known.
    pub near: Option<String>,
    /// Whether the server listens to its own machine only.
    pub only_here: bool,
}

/// The answer to `POST /api/tables`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Opened {
    /// The table's id; its page is `/t/ID`.
    pub table: String,
}

/// One game of Cantina, as `GET /api/games` tells it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct GameInfo {
    /// The game's id.
    pub id: String,
    /// The fewest seats.
    pub seats_min: u8,
    /// The most seats.
    pub seats_max: u8,
    /// The levels of its bots, weakest first.
    pub levels: Vec<String>,
    /// What may be chosen before the deal.
    pub options: Vec<OptionInfo>,
    /// The lessons that teach it, first the one to begin with.
    pub lessons: Vec<String>,
}

/// One thing that may be chosen before the deal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct OptionInfo {
    /// Its name in the options.
    pub name: String,
    /// The values it may have; `true` and `false` for a switch. The first is the default.
    pub values: Vec<String>,
    /// Things that may also be put into an order of one's own, as they usually lie: instead of
    /// a value the options then say `{"custom": [...]}`, each thing once, by its place here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<String>>"))]
    pub things: Vec<String>,
    /// Values that cannot be had without another option, a switch: the value, and that option.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub needs: BTreeMap<String, String>,
    /// The rule it reads differently.
    pub rule: String,
}

impl OptionInfo {
    /// An option that may always have each of these values.
    #[must_use]
    pub fn new(name: &str, values: &[&str], rule: &str) -> Self {
        Self {
            name: name.to_owned(),
            values: values.iter().map(|&value| value.to_owned()).collect(),
            things: Vec::new(),
            needs: BTreeMap::new(),
            rule: rule.to_owned(),
        }
    }

    /// The same, where these of its values cannot be had without another option.
    #[must_use]
    pub fn needing(self, option: &str, values: &[&str]) -> Self {
        let needs = values.iter().map(|&value| (value.to_owned(), option.to_owned()));
        Self { needs: needs.collect(), ..self }
    }
}
