//! How strong a bot is.

use std::fmt;
use std::str::FromStr;

/// The levels of bots. Random is a yardstick, not an opponent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal answer, every one equally likely.
    Random,
    /// Plays its own hand soundly.
    Rookie,
    /// Knows what things are worth.
    Smuggler,
    /// Plans ahead, remembers, and reads its rivals.
    Hunter,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Rookie, Self::Smuggler, Self::Hunter];
    /// The levels offered to people, weakest first.
    pub const OFFERED: [Self; 3] = [Self::Rookie, Self::Smuggler, Self::Hunter];

    /// The name in commands and messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Rookie => "rookie",
            Self::Smuggler => "smuggler",
            Self::Hunter => "hunter",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| {
            format!("there is no bot called {text}: try random, rookie, smuggler or hunter")
        })
    }
}
