//! What the store asks of its caller when it finds the folder of an earlier program.

use crate::Attachment;
use std::path::PathBuf;

/// Takes out of a header what many tables share: the shorter header, and the rest by its name.
pub type Split = dyn Fn(&[u8]) -> Option<(Vec<u8>, Attachment)> + Sync;

/// To whom a table with this seating belongs.
pub type Members = dyn Fn(&[u8]) -> Vec<Vec<u8>> + Sync;

/// How the folder of an earlier program is brought up to date.
pub struct Upgrade<'a> {
    /// Earlier programs kept a card set in every header, and only the caller can tell it apart.
    pub split: &'a Split,
    /// Earlier programs did not keep to whom a table belongs, and only the caller can read a seating.
    pub members: &'a Members,
    /// Hears how it goes on, as it may take minutes.
    pub tell: &'a (dyn Fn(Upgraded) + Sync),
}

/// A step of an upgrade.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Upgraded {
    /// A copy is taken before anything is changed.
    Copying { tables: u32, to: PathBuf },
    /// How many tables have been moved since the start.
    Moved { tables: u32 },
    /// To whom this many tables belong has been filled in since the start.
    Filled { tables: u32 },
}

impl Default for Upgrade<'_> {
    /// Headers stay as they are, old tables belong to nobody, and nobody is told.
    fn default() -> Self {
        Self { split: &|_| None, members: &|_| Vec::new(), tell: &|_| {} }
    }
}
