//! The clock and the source of secrets: the only place that asks the machine for either.

use crate::limits::{MOVE_CODE_CHARS, TABLE_ID_CHARS};
use std::time::{Duration, SystemTime};
use tabletop::Seed;
use tokio::time::Instant;

/// Letters and digits that are not mistaken for each other.
pub const ID_LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The clock of one server.
#[derive(Clone, Copy, Debug)]
pub struct World {
    began: Instant,
}

impl World {
    pub fn new() -> Self {
        Self { began: Instant::now() }
    }

    /// Milliseconds since the server began; never goes back.
    pub fn now_ms(&self) -> u64 {
        u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// The moment of a time given by [`Self::now_ms`].
    pub fn instant(&self, at_ms: u64) -> Instant {
        self.began + Duration::from_millis(at_ms)
    }

    /// Milliseconds since 1970, for people.
    #[expect(clippy::disallowed_methods, reason = "the server's one clock on the wall")]
    pub fn wall_ms(&self) -> i64 {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        since.ok().and_then(|it| i64::try_from(it.as_millis()).ok()).unwrap_or(0)
    }

    /// A fresh secret for a table.
    ///
    /// # Errors
    /// The operating system gave no random bytes.
    pub fn seed(&self) -> Result<Seed, getrandom::Error> {
        let mut bytes = [0; 32];
        secret(&mut bytes)?;
        Ok(Seed(bytes))
    }

    /// A fresh id for a table.
    ///
    /// # Errors
    /// The operating system gave no random bytes.
    pub fn table_id(&self) -> Result<String, getrandom::Error> {
        letters::<TABLE_ID_CHARS>()
    }

    /// `N` random letters.
    ///
    /// # Errors
    /// The operating system gave no random bytes.
    pub fn letters<const N: usize>(&self) -> Result<String, getrandom::Error> {
        letters::<N>()
    }

    /// The letters of a fresh code that brings somebody to another device.
    ///
    /// # Errors
    /// The operating system gave no random bytes.
    pub fn move_code(&self) -> Result<String, getrandom::Error> {
        letters::<MOVE_CODE_CHARS>()
    }
}

fn letters<const N: usize>() -> Result<String, getrandom::Error> {
    let mut bytes = [0; N];
    secret(&mut bytes)?;
    Ok(bytes.map(|byte| char::from(ID_LETTERS[usize::from(byte % 32)])).iter().collect())
}

/// The id of a table that has a name of its own.
pub fn table_id_of<const N: usize>(name: &[u8]) -> String {
    name.iter().take(N).map(|byte| char::from(ID_LETTERS[usize::from(byte % 32)])).collect()
}

/// Whether a text can be the id of a table at all.
pub fn is_table_id(text: &str) -> bool {
    text.len() == TABLE_ID_CHARS && text.bytes().all(|letter| ID_LETTERS.contains(&letter))
}

#[expect(clippy::disallowed_methods, reason = "the server's one source of secrets")]
fn secret(bytes: &mut [u8]) -> Result<(), getrandom::Error> {
    getrandom::fill(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn ids_and_seeds_are_fresh_and_well_formed() {
        let world = World::new();
        let (one, two) = (world.table_id().unwrap(), world.table_id().unwrap());
        assert!(is_table_id(&one) && is_table_id(&two) && one != two);
        assert_ne!(world.seed().unwrap(), world.seed().unwrap());
        assert!(!is_table_id("../../etc1") && !is_table_id("") && !is_table_id("ABCDEFGHJK"));
    }
}
