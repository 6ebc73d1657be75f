//! What may be asked, field by field.

use super::fault::{Code, Fault};
use crate::seed::GivenSeed;
use catalog::GameId;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};
use tabletop::{DecisionId, Seat, Viewer};

/// A request: who asks (its id), what, and with which fields.
#[derive(Debug)]
pub struct Request {
    /// Any JSON value; the reply repeats it.
    pub id: Value,
    /// The operation.
    pub op: String,
    fields: Map<String, Value>,
}

impl Request {
    /// Reads a line. A fault comes with the id, as far as there is one.
    ///
    /// # Errors
    /// Why the line is not a request.
    pub fn parse(line: &str) -> Result<Self, (Value, Fault)> {
        let value: Value = serde_json::from_str(line).map_err(|error| {
            (Value::Null, Fault::new(Code::Malformed, format!("the line is not JSON: {error}")))
        })?;
        let Value::Object(mut fields) = value else {
            let message = "a request is a JSON object such as {\"id\":1,\"op\":\"games\"}";
            return Err((Value::Null, Fault::new(Code::Malformed, message)));
        };
        let id = fields.remove("id").unwrap_or(Value::Null);
        match fields.remove("op") {
            Some(Value::String(op)) => Ok(Self { id, op, fields }),
            Some(_) => Err((id, Fault::new(Code::BadRequest, "op must be a string"))),
            None => Err((id, Fault::new(Code::BadRequest, "op is missing: say which operation"))),
        }
    }

    /// The fields as an operation wants them.
    ///
    /// # Errors
    /// Which field is missing, unknown or of the wrong shape.
    pub fn fields<T: DeserializeOwned>(&mut self) -> Result<T, Fault> {
        let fields = Value::Object(std::mem::take(&mut self.fields));
        serde_json::from_value(fields)
            .map_err(|error| Fault::new(Code::BadRequest, format!("{}: {error}", self.op)))
    }
}

/// An operation without fields.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// `new`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    /// The game's id.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// The game's options.
    pub options: Option<Value>,
    /// Where chance comes from; fresh if there is none.
    #[serde(default, deserialize_with = "seed")]
    pub seed: Option<GivenSeed>,
    /// A card set instead of the shipped one.
    pub content: Option<Value>,
    /// What the seats are called.
    #[serde(default)]
    pub players: Vec<String>,
}

/// `position`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The game's id.
    pub game: String,
    /// The situation.
    pub position: Value,
    /// The number of seats, where the position does not tell it.
    pub seats: Option<u8>,
    /// The game's options.
    pub options: Option<Value>,
    /// Coming chance.
    pub dice: Option<Vec<Value>>,
    /// Where chance comes from if it is not scripted.
    #[serde(default, deserialize_with = "seed")]
    pub seed: Option<GivenSeed>,
    /// A card set instead of the shipped one.
    pub content: Option<Value>,
    /// What the seats are called.
    #[serde(default)]
    pub players: Vec<String>,
}

/// `load`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    /// The record, as `record` gives it.
    pub record: Value,
}

/// `menu`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfSeat {
    /// Which seat.
    pub seat: Seat,
}

/// `undo`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// Back before this seat's last answer; before anybody's last, if there is none.
    pub seat: Option<Seat>,
}

/// `act`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// Who answers.
    pub seat: Seat,
    /// The item of the menu that is chosen.
    pub action: Value,
    /// Which question; the one open to the seat, if there is none.
    pub decision: Option<DecisionId>,
    /// More coming chance, behind what the script still holds.
    pub dice: Option<Vec<Value>>,
}

/// `view` and `outline`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfViewer {
    /// Whose eyes.
    #[serde(deserialize_with = "viewer")]
    pub viewer: Viewer,
}

/// `events`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Events {
    /// Whose eyes.
    #[serde(deserialize_with = "viewer")]
    pub viewer: Viewer,
    /// The last entry already known.
    pub since: Option<u32>,
}

/// `bot`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bot {
    /// Which seat it would answer for.
    pub seat: Seat,
    /// How strong.
    pub level: String,
    /// How long it may think, in milliseconds.
    pub ms: Option<u64>,
}

/// `schema` and, without a table, `content`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfGame {
    /// The game's id.
    pub game: Option<String>,
}

/// `lang`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Speak {
    /// The language from now on; none to ask which it is.
    pub lang: Option<String>,
}

/// The game with this id.
///
/// # Errors
/// Which games there are.
pub fn game(id: &str) -> Result<GameId, Fault> {
    id.parse().map_err(|message: String| Fault::new(Code::UnknownGame, message))
}

fn seed<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<GivenSeed>, D::Error> {
    let text = match Option::<Value>::deserialize(deserializer)? {
        None => return Ok(None),
        Some(Value::String(text)) => text,
        Some(other) => other.to_string(),
    };
    text.parse().map(Some).map_err(serde::de::Error::custom)
}

fn viewer<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Viewer, D::Error> {
    let value = Value::deserialize(deserializer)?;
    serde_json::from_value(value)
        .map_err(|_| serde::de::Error::custom("a viewer is a seat number or \"spectator\""))
}
