//! Card sets: data files, parsed and checked outside the rules, pinned by hash.

use crate::Hosted;
use serde::de::DeserializeOwned;
use std::borrow::Cow;
use std::fmt::Display;
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

/// One file of a card set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetFile {
    /// Its place inside the set, with `/` between folders.
    pub path: Cow<'static, str>,
    /// What it says.
    pub text: Cow<'static, str>,
}

impl SetFile {
    /// A file that is shipped.
    #[must_use]
    pub const fn shipped(path: &'static str, text: &'static str) -> Self {
        Self { path: Cow::Borrowed(path), text: Cow::Borrowed(text) }
    }

    /// A file that somebody gave us.
    #[must_use]
    pub fn given(path: String, text: String) -> Self {
        Self { path: Cow::Owned(path), text: Cow::Owned(text) }
    }
}

/// Something wrong with a card set, and in which of its files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetFault {
    /// The file.
    pub file: String,
    /// Where in it and what.
    pub message: String,
}

/// Why a card set is not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CardSetError {
    /// A file is not TOML, or not of this shape; the message says line and column.
    #[error("{}", said(std::slice::from_ref(.0)))]
    Syntax(SetFault),
    /// It is read but cannot be played with.
    #[error("{}", said(.0))]
    Faults(Vec<SetFault>),
}

fn said(faults: &[SetFault]) -> String {
    let line = |fault: &SetFault| match &*fault.file {
        "" => fault.message.clone(),
        file => format!("{file}: {}", fault.message),
    };
    faults.iter().map(line).collect::<Vec<_>>().join("\n")
}

impl CardSetError {
    /// Every fault.
    #[must_use]
    pub fn faults(&self) -> &[SetFault] {
        match self {
            Self::Syntax(fault) => std::slice::from_ref(fault),
            Self::Faults(faults) => faults,
        }
    }
}

/// Reads one file of a set into its typed form.
pub(crate) fn parse<T: DeserializeOwned>(file: &SetFile) -> Result<T, CardSetError> {
    toml::from_str(&file.text).map_err(|error| {
        CardSetError::Syntax(SetFault { file: file.path.to_string(), message: error.to_string() })
    })
}

/// Reads a set that is one file.
pub(crate) fn one_file<G: Hosted>(files: &[SetFile]) -> Result<G::Content, CardSetError>
where
    G::Content: DeserializeOwned,
{
    match files {
        [file] => parse(file),
        _ => Err(CardSetError::Syntax(SetFault {
            file: String::new(),
            message: format!("a card set of {} is one file, not {}", G::ID, files.len()),
        })),
    }
}

/// The faults of a set in words, each as one line.
pub(crate) fn in_words<F: Display>(checked: Result<(), Vec<F>>) -> Result<(), Vec<String>> {
    checked.map_err(|faults| faults.iter().map(ToString::to_string).collect())
}

impl<G: Hosted> CardSet<G> {
    /// Reads and checks the files of a card set.
    ///
    /// # Errors
    /// What is wrong, and where.
    pub fn read(files: &[SetFile]) -> Result<Self, CardSetError> {
        let content = G::read_content(files)?;
        G::check_content(&content).map_err(|faults| {
            let file = files.first().map(|file| file.path.to_string()).unwrap_or_default();
            let fault = |message| SetFault { file: file.clone(), message };
            CardSetError::Faults(faults.into_iter().map(fault).collect())
        })?;
        Ok(Self::pinned(content))
    }

    /// Checks and pins content, such as that of a record.
    ///
    /// # Errors
    /// What is wrong, and where.
    pub fn new(content: G::Content) -> Result<Self, CardSetError> {
        G::check_content(&content).map_err(|faults| {
            let fault = |message| SetFault { file: String::new(), message };
            CardSetError::Faults(faults.into_iter().map(fault).collect())
        })?;
        Ok(Self::pinned(content))
    }

    fn pinned(content: G::Content) -> Self {
        let hash = blake3::hash(G::to_json(&content).as_bytes()).to_hex().to_string();
        Self { content: Arc::new(content), hash }
    }

    /// The name of the set.
    #[must_use]
    pub fn name(&self) -> &str {
        G::content_name(&self.content)
    }
}
