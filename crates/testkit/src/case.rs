//! One random table, written down so that it can be played again.

use crate::{Kit, PositionOf, SetupOf, Tape, Walk};
use serde::{Deserialize, Serialize};
use tabletop::{Game, Opening, Seed, Start, Table};

/// One table: how it starts, its seed, and the tape that plays it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Case<S, P> {
    /// What the table agreed.
    pub setup: S,
    /// How it begins.
    pub start: Start<P>,
    /// The small number its seed is made of.
    pub seed: u64,
    /// The tape in hexadecimal; absent, the tape is endless.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tape: Option<String>,
}

/// The case type of a kit's game.
pub type CaseOf<K> = Case<SetupOf<K>, PositionOf<K>>;

impl<S: Clone, P: Clone> Case<S, P> {
    /// The same table with this tape.
    #[must_use]
    pub fn with_tape(&self, bytes: &[u8]) -> Self {
        Self { tape: Some(hex(bytes)), ..self.clone() }
    }

    /// Opens the table.
    ///
    /// # Errors
    /// What is wrong with the case.
    pub fn open<'k, K>(&self, kit: &'k K) -> Result<Walk<'k, K>, String>
    where
        K: Kit,
        K::Game: Game<Setup = S, Position = P>,
    {
        let seed = Seed::from_number(self.seed);
        let header = kit.header(self.setup.clone(), self.start.clone(), Some(&seed));
        let opening = Opening { header, content: kit.content() };
        let table = Table::open(opening, seed)
            .map_err(|faults| format!("the position is not valid: {faults:?}"))?;
        let tape = match &self.tape {
            Some(text) => Tape::of(unhex(text).ok_or("the tape is not hexadecimal")?),
            None => Tape::endless(self.seed),
        };
        Ok(Walk::new(kit, table, tape, self.seed))
    }
}

/// Bytes in hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Bytes from hexadecimal.
pub(crate) fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.is_ascii() || !text.len().is_multiple_of(2) {
        return None;
    }
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok()).collect()
}
