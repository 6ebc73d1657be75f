//! A whole game in a file: everything needed to read, audit and continue it.

use crate::{CardSet, CardSetError, Hosted, commitment, seed_from_hex, to_hex};
use serde::{Deserialize, Serialize};
use tabletop::{AuditFault, Entry, Header, HeaderOf, Opening, PositionFault, Seed, Table};

/// The version of the record format.
const FORMAT: u32 = 1;

/// A whole game.
///
/// Without a seed it can be read, not audited; a table publishes its seed when
/// it is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(
    serialize = "G::Setup: Serialize, G::Position: Serialize, G::Content: Serialize, G::Action: Serialize, G::Event: Serialize",
    deserialize = "G::Setup: Deserialize<'de>, G::Position: Deserialize<'de>, G::Content: Deserialize<'de>, G::Action: Deserialize<'de>, G::Event: Deserialize<'de>"
))]
#[cfg_attr(
    feature = "schema",
    schemars(
        bound = "G::Setup: schemars::JsonSchema, G::Position: schemars::JsonSchema, G::Content: schemars::JsonSchema, G::Action: schemars::JsonSchema, G::Event: schemars::JsonSchema"
    )
)]
pub struct Record<G: Hosted> {
    /// The version of this format.
    pub cantina: u32,
    /// What was fixed before the first entry.
    pub header: Header<G::Setup, G::Position>,
    /// The card set the header pins.
    pub content: G::Content,
    /// What the seats are called.
    #[serde(default)]
    pub players: Vec<String>,
    /// The seed in hexadecimal, once it is published.
    #[serde(default)]
    pub seed: Option<String>,
    /// The scripted chance of a position.
    #[serde(default)]
    pub script: Option<Vec<u32>>,
    /// The log.
    pub entries: Vec<Entry<G::Action, G::Event>>,
}

/// Why a record is not taken.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// It is not JSON of this shape; a truncated file ends here.
    #[error("the record cannot be read: {0}")]
    Syntax(#[from] serde_json::Error),
    /// It is of another format, game or rules version.
    #[error("{0}")]
    Version(String),
    /// Its card set is broken.
    #[error("the card set of the record: {0}")]
    Cards(#[from] CardSetError),
    /// Its card set is not the one its header pins.
    #[error("the card set is not the one the header pins")]
    ContentHash,
    /// Its seed does not match the commitment.
    #[error("the seed does not match the commitment that was shown before the first card")]
    Commitment,
    /// Its position is impossible.
    #[error("the position is impossible: {}", .0.iter().map(|fault| format!("{}: {}", fault.at, fault.message)).collect::<Vec<_>>().join("; "))]
    Position(Vec<PositionFault>),
    /// Its log does not hold together.
    #[error("{0}")]
    Log(AuditFault),
}

impl<G: Hosted> Record<G> {
    /// The record of a table. The seed is included only if it is given.
    #[must_use]
    pub fn of(table: &Table<G>, seed: Option<&Seed>, players: Vec<String>) -> Self
    where
        G::Content: Clone,
    {
        Self {
            cantina: FORMAT,
            header: table.header().clone(),
            content: G::Content::clone(table.content()),
            players,
            seed: seed.map(|seed| to_hex(&seed.0)),
            script: table.script().map(<[u32]>::to_vec),
            entries: table.log().to_vec(),
        }
    }

    /// Reads a record from JSON.
    ///
    /// # Errors
    /// Where the text stops being a record.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        Ok(G::from_json(text.as_bytes())?)
    }

    /// As one JSON document.
    #[must_use]
    pub fn to_json(&self) -> String {
        G::to_json(self)
    }

    /// The header a new table has.
    #[must_use]
    pub fn header(setup: G::Setup, cards: &CardSet<G>, seed: &Seed) -> HeaderOf<G> {
        Header {
            game: G::ID.to_owned(),
            rules: G::RULES,
            setup,
            content: cards.hash.clone(),
            commitment: commitment(seed),
            start: tabletop::Start::Deal,
        }
    }

    /// The table of this record: every check but the audit, then the fold of
    /// its log. A running table of older rules has still to take up those of
    /// today, [`Table::propose_rules`].
    ///
    /// # Errors
    /// What does not hold together.
    pub fn table(self) -> Result<Table<G>, RecordError> {
        let rules = self.header.rules;
        if self.cantina != FORMAT || self.header.game != G::ID || !Table::<G>::reads(rules) {
            return Err(RecordError::Version(format!(
                "format {} of {} with rules {rules}: this program reads format {FORMAT} of {} with rules {} to {}",
                self.cantina,
                self.header.game,
                G::ID,
                G::RULES_OLDEST,
                G::RULES
            )));
        }
        let cards = CardSet::<G>::new(self.content)?;
        if cards.hash != self.header.content {
            return Err(RecordError::ContentHash);
        }
        let seed = match &self.seed {
            Some(text) => Some(seed_from_hex(text).ok_or(RecordError::Commitment)?),
            None => None,
        };
        if seed.is_some_and(|seed| commitment(&seed) != self.header.commitment) {
            return Err(RecordError::Commitment);
        }
        let opening = Opening { header: self.header, content: cards.content };
        // How much of a script older rules have used up, nobody can tell: such a table is
        // read, and goes no further.
        let script = self.script.filter(|_| rules == G::RULES);
        let mut table = match &script {
            Some(faces) => Table::scripted(opening, faces),
            None => Table::unopened(opening, seed),
        }
        .map_err(RecordError::Position)?;
        for entry in self.entries {
            // A script is used up by deciding, so only deciding tells what is left of it.
            let taken = if script.is_some() { table.redo(&entry) } else { table.fold(entry) };
            taken.map_err(RecordError::Log)?;
        }
        Ok(table)
    }
}
