//! What a client may be told.

use crate::{Coach, Seating};
use serde::{Deserialize, Serialize};
use tabletop::{Answer, By, DecisionId, Kind, Outcome, Seat, Viewer};

/// Everything a client may be told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient<V, S, A, F = ()> {
    /// The answer to hello: all there is to see now.
    Welcome {
        /// The version of the protocol the server speaks.
        protocol: u32,
        /// Who sits where.
        seating: Seating,
        /// The game so far; none before the deal.
        snapshot: Option<Box<Snapshot<V, S, A, F>>>,
    },
    /// Somebody sat down, left, came back or went away; or the game began or ended.
    Seating {
        /// Who sits where.
        seating: Seating,
        /// The request this answers, if it answers one.
        request: Option<String>,
    },
    /// One entry happened. Entries come in order, without a gap.
    Update(Box<Update<V, S, A, F>>),
    /// A wish was carried out already: the answer to a retry.
    Done {
        /// The request.
        request: String,
    },
    /// What a bot would do in one's place.
    Hint {
        /// The request this answers.
        request: String,
        /// Which question.
        decision: DecisionId,
        /// What it would answer.
        answer: Answer<A>,
        /// The same in words.
        words: String,
    },
    /// A wish was refused; nothing has changed.
    Refused {
        /// The request, if there was one.
        request: Option<String>,
        /// Why, for programs.
        code: Code,
        /// Why, for people, in their language.
        message: String,
        /// The rule that refuses it, if a rule does.
        rule: Option<String>,
    },
    /// The server goes down or drops this connection; come back and say what you have.
    Closing {
        /// Why, for programs.
        code: Code,
        /// Why, for people.
        message: String,
    },
    /// The answer to a ping.
    Pong,
}

/// Why something was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The frame is not a message of this protocol.
    Malformed,
    /// The frame is too long.
    TooLong,
    /// The client speaks another version of the protocol.
    Protocol,
    /// The first message must be hello, and there is only one.
    Hello,
    /// There is no such table.
    NoTable,
    /// The seat is taken, or is not a seat of this table.
    SeatTaken,
    /// Only somebody in a seat may do this.
    NotSeated,
    /// Only the host may do this.
    NotHost,
    /// The game has begun, or has not begun yet.
    WrongStage,
    /// There is no bot of that level.
    NoSuchBot,
    /// The question is not open to this seat.
    NotYourDecision,
    /// The answer is not on the menu.
    NotOnTheMenu,
    /// The coach of a lesson asks for something else first.
    Lesson,
    /// The table is over.
    Over,
    /// Somebody has learned something new since.
    CannotUndo,
    /// The move could not be stored; nothing has changed, try again.
    Storage,
    /// The rules broke a bound of theirs on this move; nothing has changed, and the same move will
    /// fail again.
    Fault,
    /// Too many messages; wait a little.
    Busy,
    /// The server is going down.
    ShuttingDown,
    /// The connection reads too slowly or has fallen silent.
    Dropped,
    /// The connection sends too fast: messages, or frames of whatever kind.
    TooFast,
    /// The same player opened the table in too many places; the oldest is closed.
    TooManyTabs,
    /// The table has as many spectators as it can take.
    Full,
    /// Somebody may be back in a moment; a bot can stand in for them later.
    TooSoon,
    /// Nobody new may sit down at this table.
    Locked,
    /// Only somebody with a player's link may sit down.
    NotInvited,
    /// The host has shown this player out.
    Evicted,
    /// Only those who play may see this table.
    Private,
    /// The host has closed the table.
    Closed,
    /// The secret was changed on another device, and this one is good no longer.
    SignedOut,
    /// The answer was changed or taken back as often as it may be; it stands.
    ChangedTooOften,
    /// Too much was taken back in a short time; wait a little.
    UndoTooOften,
    /// The table has so many entries that nothing is taken back or changed any more.
    LogLong,
    /// The table has as many entries as a table may have.
    LogFull,
    /// The seat is somebody else's by now.
    SomebodyElse,
    /// The host has agreed with everybody that there are no hints.
    NoHints,
    /// The bot did not come to an answer in time, or the question is another one by now.
    NoHintNow,
    /// These options do not go together.
    Options,
    /// So many people sit there already.
    TooFewSeats,
}

/// All there is to see now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Snapshot<V, S, A, F = ()> {
    /// The entries since the one the client said it has (all, if it said none),
    /// as this viewer saw them.
    pub steps: Vec<Step<S>>,
    /// What is.
    pub now: Now<V, A, F>,
}

/// What is, for one viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Now<V, A, F = ()> {
    /// The last entry this includes.
    pub seq: u32,
    /// Who is looking.
    pub viewer: Viewer,
    /// Everything the viewer may know.
    pub view: V,
    /// The same in words.
    pub outline: Outline,
    /// Whom the table waits for.
    pub waiting: Vec<Waiting>,
    /// The viewer's own open question.
    pub menu: Option<OpenMenu<A, F>>,
    /// What the viewer may do beside what the table waits for. It need not be answered, and no clock
    /// runs for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub beside: Option<BesideMenu<A, F>>,
    /// What the coach says, in a lesson and to the learner alone.
    pub coach: Option<Coach<A>>,
    /// Whether the viewer may take back their last answer now.
    pub can_undo: bool,
    /// How it ended, once it is over.
    pub outcome: Option<Outcome>,
    /// How chance can be checked.
    pub fairness: Fairness,
}

/// A question that is open beside what the table waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct BesideMenu<A, F = ()> {
    /// Who would like an answer; nobody, where the viewer could begin something or go on with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub asked_by: Option<Seat>,
    /// Whether something of the viewer's own is under way.
    pub own: bool,
    /// The question.
    #[serde(flatten)]
    pub menu: OpenMenu<A, F>,
}

/// What is needed to check chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Fairness {
    /// The hash of the seed, in hexadecimal.
    pub commitment: String,
    /// The seed, once the table is over.
    pub seed: Option<String>,
}

/// Somebody the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Waiting {
    /// The seat that is awaited.
    pub seat: Seat,
    /// Whether the seat has chosen and may still change its mind.
    pub answered: bool,
    /// Milliseconds left on the clock when this was sent, if there is a clock.
    pub left_ms: Option<u32>,
}

/// One entry as one viewer saw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Step<S> {
    /// The entry.
    pub seq: u32,
    /// Who caused it, if a seat did.
    pub seat: Option<Seat>,
    /// Who gave the answer: the person, a bot or the clock.
    pub by: Option<By>,
    /// The entry the table went back to, if this is a rewind.
    pub rewind_to: Option<u32>,
    /// What the viewer saw.
    pub seen: Vec<Seen<S>>,
    /// The rules the table goes by from here on, if this entry changes them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub rules: Option<NewRules>,
}

/// Other rules for a table that was played by older ones until now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct NewRules {
    /// The version of the rules until here.
    pub from: u32,
    /// The version from here on.
    pub to: u32,
    /// The change as a line of the log.
    pub line: String,
    /// What players will notice, one by one.
    pub changes: Vec<RuleChange>,
}

/// One thing that other rules do otherwise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct RuleChange {
    /// What it is, in words.
    pub text: String,
    /// The rules it is about.
    pub rules: Vec<String>,
}

/// One event as one viewer saw it, with its line for the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Seen<S> {
    /// The event, for animation.
    pub sight: S,
    /// The event in words; none for what needs no telling.
    pub line: Option<String>,
    /// The rule behind it, if one explains it.
    pub rule: Option<String>,
}

/// An open question and all its legal answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct OpenMenu<A, F = ()> {
    /// Its name; the answer must say it.
    pub decision: DecisionId,
    /// The question in words.
    pub question: String,
    /// The shape of the answers.
    #[serde(flatten)]
    pub kind: Kind,
    /// The items.
    pub items: Vec<MenuItem<A, F>>,
    /// Whether the answer stays hidden until the last seat has chosen.
    pub sealed: bool,
    /// What the viewer has chosen so far, where the choice is sealed.
    pub chosen: Option<Answer<A>>,
    /// What a person may look for and cannot choose now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<Barred>>"))]
    pub barred: Vec<Barred>,
}

/// One item of a menu.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct MenuItem<A, F = ()> {
    /// The value to send back.
    pub action: A,
    /// Its words.
    pub label: String,
    /// The heading it stands under in a long menu.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub group: Option<String>,
    /// What it is about and would lead to, line by line.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<String>>"))]
    pub detail: Vec<String>,
    /// What it would lead to, as the rules see it, for who draws it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub forecast: Option<F>,
}

/// Something that cannot be chosen now, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Barred {
    /// What cannot be done, in words.
    pub label: String,
    /// Why not.
    pub why: String,
    /// The rule behind it, if one explains it.
    pub rule: Option<String>,
}

/// One entry, and what is afterwards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Update<V, S, A, F = ()> {
    /// What happened.
    pub step: Step<S>,
    /// What is.
    pub now: Now<V, A, F>,
    /// The viewer's own request that this answers.
    pub request: Option<String>,
}

/// A finished game, step by step, through one pair of eyes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Replay<V, S, A, F = ()> {
    /// Who sat where.
    pub seating: Seating,
    /// What happened at each step, and what was afterwards.
    pub frames: Vec<Frame<V, S, A, F>>,
}

/// One step of a replay.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Frame<V, S, A, F = ()> {
    /// What happened.
    pub step: Step<S>,
    /// What was afterwards.
    pub now: Now<V, A, F>,
}

/// A view in words: headings and lists, for ears, terminals and strangers.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Outline {
    /// The sections, most important first.
    pub sections: Vec<Section>,
}

/// One heading and what stands under it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Section {
    /// What it is about, for programs; empty where no program asks.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<String>"))]
    pub topic: String,
    /// The heading.
    pub heading: String,
    /// The lines under it.
    pub lines: Vec<String>,
    /// Cards that lie there and can be read.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<Reading>>"))]
    pub cards: Vec<Reading>,
    /// Places on the table that it is about, for who draws them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<Mark>>"))]
    pub marks: Vec<Mark>,
}

/// A place on the table that something is said of.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Mark {
    /// Where, by the game's own number.
    pub at: u16,
    /// How many steps away it is.
    pub steps: u16,
    /// The place before it on the way there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub from: Option<u16>,
    /// The card it is about, by the game's own number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub card: Option<u16>,
    /// What would stop the reader there, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub stop: Option<String>,
    /// What wants the reader there, by the game's own word for its kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub kind: Option<String>,
    /// The same by its name, for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub about: Option<String>,
}

/// A card or sheet to read.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Reading {
    /// What it is called.
    pub title: String,
    /// One short line of colour, which says nothing about the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub flavour: Option<String>,
    /// What it is and does, line by line.
    pub lines: Vec<String>,
}
