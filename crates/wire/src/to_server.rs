//! What a client may say.

use crate::BotPace;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::{Answer, DecisionId, Seat};

/// Everything a client may say.
///
/// `request` is made up by the client, fresh for each wish and the same for
/// each retry: a retry is answered, not carried out twice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToServer<A> {
    /// The first message on every connection.
    Hello {
        /// The version of the protocol the client speaks.
        protocol: u32,
        /// The secret by which this player keeps their seat.
        key: String,
        /// The name to show.
        name: String,
        /// The language of labels and lines: `en`, `fr` or `es`.
        lang: String,
        /// The last entry the client has, if it comes back.
        since: Option<u32>,
        /// The part of a player's link that lets one sit down.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        invite: Option<String>,
    },
    /// Take a free seat, or the seat of a bot before the game starts.
    Sit {
        /// The client's name for this wish.
        request: String,
        /// Which seat.
        seat: Seat,
    },
    /// Leave one's seat: before the start it becomes free, later a bot takes over.
    StandUp {
        /// The client's name for this wish.
        request: String,
    },
    /// Seat a bot of this level in a free seat, or free a bot's seat. Only the host may.
    SeatBot {
        /// The client's name for this wish.
        request: String,
        /// Which seat.
        seat: Seat,
        /// Which level; none to free the seat.
        level: Option<String>,
    },
    /// Deal. Free seats go to bots of the table's level. Only the host may.
    Start {
        /// The client's name for this wish.
        request: String,
    },
    /// Answer an open decision.
    Act {
        /// The client's name for this wish.
        request: String,
        /// Which question.
        decision: DecisionId,
        /// The item of the menu that is chosen.
        answer: Answer<A>,
    },
    /// Take back one's last answer.
    Undo {
        /// The client's name for this wish.
        request: String,
    },
    /// Leave the lesson and play on freely. Only the host may.
    PlayOn {
        /// The client's name for this wish.
        request: String,
    },
    /// Choose a face and a colour for one's seat.
    Wear {
        /// The client's name for this wish.
        request: String,
        /// The number of the face, below [`crate::FACES_MAX`].
        face: u8,
        /// The number of the colour, below [`crate::COLOURS_MAX`].
        colour: u8,
    },
    /// Say before the deal that one is ready, or not yet.
    Ready {
        /// The client's name for this wish.
        request: String,
        /// Whether one is.
        ready: bool,
    },
    /// Agree on how the table is played, before the deal. Once it is dealt only the pace of bots may
    /// differ from what was agreed. Only the host may.
    Settle {
        /// The client's name for this wish.
        request: String,
        /// How many seats.
        seats: u8,
        /// The game's options in the words of [`crate::Seating::options`]; those left out take
        /// their defaults.
        options: BTreeMap<String, String>,
        /// Seconds a decision may take; none for no clock.
        clock_seconds: Option<u32>,
        /// Whether anybody may ask for a hint.
        hints: bool,
        /// How fast bots play.
        bot_pace: BotPace,
    },
    /// Ask what a bot would do in one's place.
    Hint {
        /// The client's name for this wish.
        request: String,
        /// Which question.
        decision: DecisionId,
    },
    /// Show the person in this seat out. They may not come back, their seat becomes free or goes to
    /// a bot, and the link for players changes. Only the host may.
    Evict {
        /// The client's name for this wish.
        request: String,
        /// Whose seat.
        seat: Seat,
        /// Whom, as the host's seating calls them; refused if the seat is somebody else's by now.
        /// Left out, whoever sits there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        person: Option<String>,
    },
    /// Show a spectator out. They may not come back. Only the host may.
    EvictSpectator {
        /// The client's name for this wish.
        request: String,
        /// Whom, as the seating calls them.
        spectator: String,
    },
    /// Say who may come. Only the host may.
    Admit {
        /// The client's name for this wish.
        request: String,
        /// Whether nobody new may sit down.
        locked: bool,
        /// Whether spectators are not admitted.
        private: bool,
        /// Whether strangers find the table among the open ones until the deal.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
        listed: bool,
    },
    /// Close the table for good and for everybody, before the game is over. Only the host may.
    CloseTable {
        /// The client's name for this wish.
        request: String,
    },
    /// Change the language of labels and lines.
    Speak {
        /// `en`, `fr` or `es`.
        lang: String,
    },
    /// Is anybody there?
    Ping,
}
