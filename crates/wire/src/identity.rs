//! Who somebody is, on which devices, and by which secrets.

use serde::{Deserialize, Serialize};

/// The body of `POST /api/me/code`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct WantedCode {
    /// The name that goes along to the other device.
    pub name: String,
}

/// The answer to `POST /api/me/code`: what brings another device to the same person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct MoveCode {
    /// To be typed, read aloud or scanned on the other device, and good once.
    pub code: String,
    /// How long it is good.
    pub seconds: u32,
}

/// The body of `POST /api/me/move`: the other device becomes the person who asked for the code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Move {
    /// The code, however it was typed.
    pub code: String,
    /// The secret that this device has made up for itself.
    pub key: String,
}

/// The answer to `POST /api/me/move`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Moved {
    /// The name that came along.
    pub name: String,
}

/// The body of `POST /api/me/key`: every other secret of the person is good no longer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct NewKey {
    /// The secret that this device has made up for itself.
    pub key: String,
}
