//! How the values of a game are read and written, spelled out once.
//!
//! What the compiler makes of a game's formats is larger than the rest of its host, and a generic
//! function is compiled again by every crate that calls it for a game. So
//! [`Hosted`](crate::Hosted) promises no serde of a game's types, only the formats below, and those
//! are compiled here.

use serde::Serialize;
use serde_json::Value;
use tabletop::Game;
use wire::{Frame, OpenMenu, ToClient, ToServer};
use words::Words;

/// What the clients of a game say.
pub type ToServerOf<G> = ToServer<<G as Game>::Action>;
/// What is told to the clients of a game.
pub type ToClientOf<G> =
    ToClient<<G as Game>::View, <G as Game>::Sight, <G as Game>::Action, <G as Words>::Forecast>;
/// One step of a table of this game, and what was after it.
pub type FrameOf<G> =
    Frame<<G as Game>::View, <G as Game>::Sight, <G as Game>::Action, <G as Words>::Forecast>;
/// An open question of this game.
pub type OpenMenuOf<G> = OpenMenu<<G as Game>::Action, <G as Words>::Forecast>;

/// A game of which a `T` is read from the text of JSON.
pub trait FromJson<T> {
    /// Reads it.
    ///
    /// # Errors
    /// Where the text stops being one.
    fn from_json(text: &[u8]) -> serde_json::Result<T>;
}

/// A game of which a `T` is read from JSON that was read before the game was known.
pub trait FromValue<T> {
    /// Reads it.
    ///
    /// # Errors
    /// What is missing or wrong.
    fn from_value(value: Value) -> serde_json::Result<T>;
}

/// A game of which a `T` is read from the text of TOML.
pub trait FromToml<T> {
    /// Reads it.
    ///
    /// # Errors
    /// What is wrong, and in which line and column.
    fn from_toml(text: &str) -> Result<T, toml::de::Error>;
}

/// A game of which a `T` is written as JSON.
pub trait ToJson<T> {
    /// As one document.
    fn to_json(value: &T) -> String;
}

/// Most messages of a table are shorter. Grown from nothing they would be copied half a dozen times.
const JSON_BYTES_USUAL: usize = 4 * 1024;

/// A value as one document.
pub(crate) fn written(value: &impl Serialize) -> String {
    let mut text = Vec::with_capacity(JSON_BYTES_USUAL);
    serde_json::to_writer(&mut text, value).expect("what leaves a table is plain data");
    String::from_utf8(text).expect("JSON is text")
}

/// A game whose boundary types have a JSON Schema each.
#[cfg(feature = "schema")]
pub trait Schemas {
    /// The schemas by the names of their types.
    fn schemas() -> Vec<(&'static str, schemars::Schema)>;
}

/// A value is read by way of its text, which costs some microseconds where few values are read, and saves
/// the code of a second reader for every type of every game. Where in that text it went wrong tells
/// nobody anything.
pub(crate) fn without_place(error: &serde_json::Error) -> serde_json::Error {
    use serde::de::Error as _;
    let told = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    serde_json::Error::custom(told.strip_suffix(&place).unwrap_or(&told))
}

/// What the implementations of [`formats!`] name.
pub(crate) mod prelude {
    #[cfg(feature = "schema")]
    pub(crate) use super::Schemas;
    pub(crate) use super::{
        FrameOf, FromJson, FromToml, FromValue, OpenMenuOf, ToClientOf, ToJson, ToServerOf,
        without_place,
    };
    pub(crate) use crate::lesson::FileOf;
    pub(crate) use crate::{Record, StoredHeader};
    pub(crate) use serde_json::Value;
    pub(crate) use tabletop::{Answer, EntryOf};
    pub(crate) use wire::Step;
}

/// Implements for a game what [`Hosted`](crate::Hosted) asks for.
macro_rules! formats {
    ($rules:ident $game:ident) => {
        const _: () = {
            use ::$rules::{Action, Content, $game, Options, Position, Setup, Sight, View};
            formats!(
                FromJson for $game:
                Content, EntryOf<Self>, Record<Self>, StoredHeader<Self>, ToServerOf<Self>
            );
            formats!(FromValue for $game: Answer<Action>, Content, Position, Options, Record<Self>);
            formats!(FromToml for $game: FileOf<Self>);
            formats!(
                ToJson for $game:
                Answer<Action>, Content, EntryOf<Self>, FrameOf<Self>, OpenMenuOf<Self>, Record<Self>,
                Setup, Step<Sight>, StoredHeader<Self>, ToClientOf<Self>, View
            );

            #[cfg(feature = "schema")]
            impl Schemas for $game {
                fn schemas() -> Vec<(&'static str, schemars::Schema)> {
                    use schemars::schema_for;
                    vec![
                        ("position", schema_for!(Position)),
                        ("action", schema_for!(Answer<Action>)),
                        ("view", schema_for!(View)),
                        ("event", schema_for!(::$rules::Event)),
                        ("sight", schema_for!(Sight)),
                        ("options", schema_for!(Options)),
                        ("content", schema_for!(Content)),
                        ("record", schema_for!(Record<Self>)),
                    ]
                }
            }
        };
    };
    ($format:ident for $game:ty: $($type:ty),+) => {
        $(impl $format<$type> for $game { formats!($format $type); })+
    };
    (FromJson $type:ty) => {
        fn from_json(text: &[u8]) -> serde_json::Result<$type> {
            serde_json::from_slice(text)
        }
    };
    (FromValue $type:ty) => {
        fn from_value(value: Value) -> serde_json::Result<$type> {
            let text = value.to_string();
            serde_json::from_str(&text).map_err(|error| without_place(&error))
        }
    };
    (FromToml $type:ty) => {
        fn from_toml(text: &str) -> Result<$type, toml::de::Error> {
            toml::from_str(text)
        }
    };
    (ToJson $type:ty) => {
        fn to_json(value: &$type) -> String {
            $crate::formats::written(value)
        }
    };
}
