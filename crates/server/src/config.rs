//! What an operator can choose.

use crate::doors::Caps;
use crate::limits::{
    BODY_WAIT_MAX, BOT_DELAY, CERTIFICATE_LOOK_EVERY, CONNECTIONS_MAX, CONNECTIONS_PER_ADDRESS_MAX,
    CONNECTIONS_PER_NETWORK_MAX, ENTRIES_PER_SECOND, HANDSHAKE_WAIT_MAX, HEADER_WAIT_MAX, IDLE_MAX,
    INSPECT_FIRST, MESSAGES_PER_SECOND, REQUESTS_PER_SECOND, STAND_IN_AFTER, TABLES_PER_MINUTE,
    WRITE_WAIT_MAX,
};
use crate::retention::Retention;
use crate::space::SpaceRule;
use catalog::{GameId, SetFile};
use room::Delays;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use store::{DatabaseUrl, Place};

/// How long a client may dawdle.
#[derive(Clone, Copy, Debug)]
pub struct Waits {
    /// With the TLS handshake, where there is one.
    pub handshake: Duration,
    /// With the head of a request, and between two requests.
    pub header: Duration,
    /// With the body of a request.
    pub body: Duration,
    /// With reading the next bytes of an answer.
    pub write: Duration,
}

/// The certificate of the house and its key, as PEM files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TlsFiles {
    /// The certificate, followed by those that vouch for it.
    pub cert: PathBuf,
    /// Its private key.
    pub key: PathBuf,
    /// How often the files are looked at for a renewed certificate.
    pub look_every: Duration,
}

impl TlsFiles {
    /// These two files, looked at as often as is usual.
    #[must_use]
    pub fn new(cert: impl Into<PathBuf>, key: impl Into<PathBuf>) -> Self {
        Self { cert: cert.into(), key: key.into(), look_every: CERTIFICATE_LOOK_EVERY }
    }
}

/// What an operator can choose.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any that is free.
    pub addr: SocketAddr,
    /// The folder that keeps the tables, unless a database does.
    pub data: PathBuf,
    /// The database that keeps the tables, instead of the folder.
    pub database: Option<DatabaseUrl>,
    /// Card sets that replace the shipped ones for new tables, as their files.
    pub cards: Vec<(GameId, Vec<SetFile>)>,
    /// How long a bot takes at least.
    pub bot_delay: Duration,
    /// How long a person may be away before others may let a bot stand in.
    pub stand_in_after: Duration,
    /// How many tables one address may open in a minute; 0 for any number.
    pub tables_per_minute: u32,
    /// Whether a proxy in front of us is believed about whom it serves. Whoever
    /// can reach us without that proxy could then claim any address.
    pub trust_proxy: bool,
    /// How many messages a second a connection may send; 0 for any number.
    pub messages_per_second: u32,
    /// How many answers of people a second one address may have stored, and as many of bots that
    /// play for somebody there; 0 for any number.
    pub entries_per_second: u32,
    /// How long a table nobody looks at stays in memory.
    pub idle: Duration,
    /// How many connections there may be.
    pub caps: Caps,
    /// How long a client may dawdle.
    pub waits: Waits,
    /// How many requests a second one address may send; 0 for any number.
    pub requests_per_second: u32,
    /// The name by which people reach the house, such as `cantina.example`; requests for another
    /// name are refused. None where any name will do.
    pub public_name: Option<String>,
    /// Where `/healthz` and `/metrics` are answered, and nowhere else then.
    pub operator_addr: Option<SocketAddr>,
    /// The certificate, where the house itself speaks https. The operators' own port stays plain.
    pub tls: Option<TlsFiles>,
    /// How much must be free in the data folder for a new table.
    pub space: SpaceRule,
    /// How long tables are kept to which nobody comes any more.
    pub retention: Retention,
    /// How long after the start all tables are read once, to find damaged ones.
    pub inspect_first: Duration,
}

impl Config {
    /// Where the tables are kept.
    #[must_use]
    pub fn place(&self) -> Place {
        let database = self.database.clone().map(Place::Database);
        database.unwrap_or_else(|| Place::Folder(self.data.clone()))
    }

    /// How long a table lets its people wait.
    pub(crate) fn delays(&self) -> Delays {
        let ms = |it: Duration| u64::try_from(it.as_millis()).unwrap_or(u64::MAX);
        Delays { bot_ms: ms(self.bot_delay), stand_in_ms: ms(self.stand_in_after) }
    }

    /// The defaults, with this folder for the tables.
    #[must_use]
    pub fn new(data: impl Into<PathBuf>) -> Self {
        Self {
            addr: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: data.into(),
            database: None,
            cards: Vec::new(),
            bot_delay: BOT_DELAY,
            stand_in_after: STAND_IN_AFTER,
            tables_per_minute: TABLES_PER_MINUTE,
            trust_proxy: false,
            messages_per_second: MESSAGES_PER_SECOND,
            entries_per_second: ENTRIES_PER_SECOND,
            idle: IDLE_MAX,
            caps: Caps {
                total: CONNECTIONS_MAX,
                per_address: CONNECTIONS_PER_ADDRESS_MAX,
                per_network: CONNECTIONS_PER_NETWORK_MAX,
            },
            waits: Waits {
                handshake: HANDSHAKE_WAIT_MAX,
                header: HEADER_WAIT_MAX,
                body: BODY_WAIT_MAX,
                write: WRITE_WAIT_MAX,
            },
            requests_per_second: REQUESTS_PER_SECOND,
            public_name: None,
            operator_addr: None,
            tls: None,
            space: SpaceRule::default(),
            retention: Retention::default(),
            inspect_first: INSPECT_FIRST,
        }
    }
}
