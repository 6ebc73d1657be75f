//! What a stored table begins with.

use crate::Hosted;
use serde::{Deserialize, Serialize};
use tabletop::Header;

/// The header of a table, with what must stay secret or must not get lost.
#[derive(Serialize, Deserialize)]
#[serde(bound(
    serialize = "G::Setup: Serialize, G::Position: Serialize, G::Content: Serialize",
    deserialize = "G::Setup: Deserialize<'de>, G::Position: Deserialize<'de>, G::Content: Deserialize<'de>"
))]
pub struct StoredHeader<G: Hosted> {
    /// The version of what is stored.
    pub cantina: u32,
    /// What was fixed before the first entry.
    pub header: Header<G::Setup, G::Position>,
    /// The seed in hexadecimal.
    pub seed: String,
    /// The card set the header pins: a table outlives the set it was dealt with.
    pub content: G::Content,
}
