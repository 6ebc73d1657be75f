//! OR-17.1: contact tokens on their spots.

use crate::{Class, ContactId};
use serde::{Deserialize, Serialize};
use tabletop::SeatSet;

/// What lies on a contact spot.
///
/// A face-down token nobody has looked at has no name yet: it is one of the
/// unseen tokens of its class, drawn when somebody looks (ADR 004).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// Nothing.
    Empty,
    /// Face down, unseen.
    Down(Class),
    /// OR-17.8: face down, looked at in secret by some.
    Peeked {
        /// Who it is.
        contact: ContactId,
        /// Who knows.
        by: SeatSet,
    },
    /// Face up.
    Up(ContactId),
}

impl Token {
    /// Whether its name is not seen by all.
    #[must_use]
    pub const fn is_down(self) -> bool {
        matches!(self, Self::Down(_) | Self::Peeked { .. })
    }
}
