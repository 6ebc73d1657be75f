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
    /// The card set the header pins, in tables that earlier builds wrote: today it lies beside the
    /// headers, once for all tables that were dealt with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content: Option<G::Content>,
}
