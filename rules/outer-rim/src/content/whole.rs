//! A content set as one document, for records, stored tables and hashes.

use super::{Content, Pack, Titles};
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// A content set as it is stored: what its files said, joined into one.
///
/// Reading it gathers it again, so that a stored set is checked like files are.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Whole {
    /// What the set is called.
    name: String,
    /// All things of the set.
    set: Pack,
    /// What they are called, by language.
    #[serde(default)]
    titles: BTreeMap<String, Titles>,
}

impl From<Content> for Whole {
    fn from(content: Content) -> Self {
        let set = Pack {
            name: None,
            board: Some(content.board),
            character: content.characters,
            ship: content.ships,
            card: content.cards,
            contact: content.contacts,
            encounter: content.encounters,
            patrol: content.patrols,
            ambition: content.ambitions,
            ai: content.ai_cards,
            level: content.levels,
        };
        Self { name: content.name, set, titles: content.titles }
    }
}

impl TryFrom<Whole> for Content {
    type Error = String;

    fn try_from(whole: Whole) -> Result<Self, String> {
        let packs = [(String::from("set"), whole.set)];
        let mut content = Self::gather(&whole.name, packs).map_err(|faults| {
            let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
            lines.join("; ")
        })?;
        content.titles = whole.titles;
        Ok(content)
    }
}
