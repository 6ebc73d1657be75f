//! What an operator can choose.

use crate::limits::{BOT_DELAY, IDLE_MAX, MESSAGES_PER_SECOND, TABLES_PER_MINUTE};
use catalog::{GameId, SetFile};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// What an operator can choose.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any that is free.
    pub addr: SocketAddr,
    /// The folder that keeps the tables.
    pub data: PathBuf,
    /// Card sets that replace the shipped ones for new tables, as their files.
    pub cards: Vec<(GameId, Vec<SetFile>)>,
    /// How long a bot takes at least.
    pub bot_delay: Duration,
    /// How many tables one address may open in a minute; 0 for any number.
    pub tables_per_minute: u32,
    /// Whether a proxy in front of us is believed about whom it serves. Whoever
    /// can reach us without that proxy could then claim any address.
    pub trust_proxy: bool,
    /// How many messages a second a connection may send; 0 for any number.
    pub messages_per_second: u32,
    /// How long a table nobody looks at stays in memory.
    pub idle: Duration,
}

impl Config {
    /// The defaults, with this folder for the tables.
    #[must_use]
    pub fn new(data: impl Into<PathBuf>) -> Self {
        Self {
            addr: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: data.into(),
            cards: Vec::new(),
            bot_delay: BOT_DELAY,
            tables_per_minute: TABLES_PER_MINUTE,
            trust_proxy: false,
            messages_per_second: MESSAGES_PER_SECOND,
            idle: IDLE_MAX,
        }
    }
}
