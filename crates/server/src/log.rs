//! Where the server's own story goes: standard error, as lines or as JSON.

use std::io::IsTerminal as _;
use tracing_subscriber::EnvFilter;

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogFormat {
    /// For people.
    #[default]
    Lines,
    /// For programs.
    Json,
}

/// Starts the log. `RUST_LOG` chooses what is told; without it, what an
/// operator should know. A second call changes nothing.
pub fn start_log(format: LogFormat) {
    let filter =
        EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    // Only the first log of a process can be the one everybody writes to.
    drop(match format {
        LogFormat::Lines => log.try_init(),
        LogFormat::Json => log.json().try_init(),
    });
}
