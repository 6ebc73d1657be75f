//! What can go wrong between a client and a house.

use std::io;
use thiserror::Error;
use wire::Code;

/// What went wrong. Everything but a refusal ends the connection.
#[derive(Debug, Error)]
pub enum Trouble {
    /// The server cannot be reached, or the connection broke.
    #[error("the connection broke: {0}")]
    Line(#[from] io::Error),
    /// The other side ended the connection without a word.
    #[error("the connection ended")]
    Ended,
    /// A request was answered with another status than that of success.
    #[error("turned away with status {status}: {body:.200}")]
    TurnedAway {
        /// The status.
        status: u16,
        /// What was said.
        body: String,
    },
    /// The house said goodbye.
    #[error("the server closed the connection: {0:?}")]
    Closing(Code),
    /// A wish was refused; the connection stands.
    #[error("refused: {0:?}")]
    Refused(Code),
    /// The server broke the protocol.
    #[error("the server broke the protocol: {0}")]
    Nonsense(String),
}

impl From<tokio_tungstenite::tungstenite::Error> for Trouble {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Self {
        use tokio_tungstenite::tungstenite::Error;
        match error {
            Error::Io(cause) => Self::Line(cause),
            Error::ConnectionClosed | Error::AlreadyClosed => Self::Ended,
            Error::Http(response) => {
                let status = response.status().as_u16();
                let body = response.into_body().unwrap_or_default();
                Self::TurnedAway { status, body: String::from_utf8_lossy(&body).into_owned() }
            }
            error => Self::Nonsense(error.to_string()),
        }
    }
}

impl From<serde_json::Error> for Trouble {
    fn from(error: serde_json::Error) -> Self {
        Self::Nonsense(error.to_string())
    }
}
