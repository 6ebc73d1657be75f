//! Card sets: data files, parsed and checked outside the rules, pinned by hash.

use crate::Hosted;
use std::sync::Arc;

/// A checked card set and the hash that pins it.
#[derive(Debug)]
pub struct CardSet<G: Hosted> {
    /// The typed content the rules are given.
    pub content: Arc<G::Content>,
    /// BLAKE3 of its canonical JSON, in hexadecimal.
    pub hash: String,
}

impl<G: Hosted> Clone for CardSet<G> {
    fn clone(&self) -> Self {
        Self { content: self.content.clone(), hash: self.hash.clone() }
    }
}

/// Why a card-set file is not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CardSetError {
    /// It is not TOML, or not of this shape; the message says line and column.
    #[error("{0}")]
    Syntax(String),
    /// It is read but cannot be played with.
    #[error("{}", .0.join("\n"))]
    Faults(Vec<String>),
}

impl<G: Hosted> CardSet<G> {
    /// Reads and checks the text of a card-set file.
    ///
    /// # Errors
    /// What is wrong, and where.
    pub fn parse(text: &str) -> Result<Self, CardSetError> {
        let content: G::Content =
            toml::from_str(text).map_err(|error| CardSetError::Syntax(error.to_string()))?;
        Self::new(content)
    }

    /// Checks and pins content, such as that of a record.
    ///
    /// # Errors
    /// What is wrong, and where.
    pub fn new(content: G::Content) -> Result<Self, CardSetError> {
        G::check_content(&content).map_err(CardSetError::Faults)?;
        let json = serde_json::to_vec(&content).expect("card sets are plain data");
        let hash = blake3::hash(&json).to_hex().to_string();
        Ok(Self { content: Arc::new(content), hash })
    }

    /// The name of the set.
    #[must_use]
    pub fn name(&self) -> &str {
        G::content_name(&self.content)
    }
}
