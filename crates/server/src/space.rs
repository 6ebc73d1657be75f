//! How much is free where the tables are kept.
//!
//! Anybody may open tables, and each takes its place on the disk for good. Before that fills up and
//! no move can be stored any more, new tables are refused, and those that are open go on.

use crate::limits::MIN_FREE_MB;
use std::fmt;
use std::io;
use std::path::Path;

/// How free space is measured, and how much of it a new table takes.
#[derive(Clone, Copy, Debug)]
pub struct SpaceRule {
    /// How many megabytes must be free for a new table; 0 for any number.
    pub min_free_mb: u64,
    /// How many bytes are free in a folder; none where the system does not say.
    pub measure: fn(&Path) -> io::Result<Option<u64>>,
}

impl Default for SpaceRule {
    fn default() -> Self {
        Self { min_free_mb: MIN_FREE_MB, measure: free_bytes }
    }
}

impl SpaceRule {
    /// Looks at the folder. Takes its time: not for a thread that serves connections.
    pub(crate) fn look(self, folder: &Path) -> Space {
        let free = (self.measure)(folder).unwrap_or_else(|cause| {
            tracing::warn!(%cause, "the free space of the data folder cannot be measured");
            None
        });
        Space { free, min_free: self.min_free_mb.saturating_mul(MB) }
    }
}

const MB: u64 = 1024 * 1024;

/// How much is free, and how much should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Space {
    /// In bytes, if it is known.
    pub free: Option<u64>,
    min_free: u64,
}

impl Space {
    /// Nobody could look.
    pub const UNKNOWN: Self = Self { free: None, min_free: 0 };

    /// Whether there is room for a new table. What is not known is no reason to refuse one.
    pub fn is_enough(self) -> bool {
        self.free.is_none_or(|free| free >= self.min_free)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (free, min) = (self.free.unwrap_or(0) / MB, self.min_free / MB);
        write!(f, "{free} MB free in the data folder, {min} are asked for (--min-free-mb)")
    }
}

#[cfg(unix)]
fn free_bytes(folder: &Path) -> io::Result<Option<u64>> {
    let disk = rustix::fs::statvfs(folder)?;
    Ok(Some(disk.f_bavail.saturating_mul(disk.f_frsize)))
}

#[cfg(not(unix))]
fn free_bytes(_folder: &Path) -> io::Result<Option<u64>> {
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_says_is_free_is_more_than_nothing() {
        let look = SpaceRule::default().look(&std::env::temp_dir());
        assert!(look.free.is_none_or(|free| free > 0));
        assert_eq!(SpaceRule::default().look(Path::new("/no/such/folder")).free, None);
    }

    // Audit: SEC-H1
    #[test]
    fn a_megabyte_less_than_asked_for_is_too_little() {
        let space = |free| Space { free, min_free: 512 * MB };
        assert!(space(Some(512 * MB)).is_enough() && space(None).is_enough());
        assert!(!space(Some(512 * MB - 1)).is_enough());
        assert!(space(Some(511 * MB)).to_string().starts_with("511 MB free"));
    }
}
