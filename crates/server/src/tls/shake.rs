//! The handshake of one connection: within its time, and never without an end.

use super::Shakers;
use crate::doors::Network;
use crate::limits::PLAIN_BYTES_MAX;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::server::TlsStream;

/// The first byte of everything that begins with a TLS handshake.
const HANDSHAKE: u8 = 22;

/// What somebody is told who speaks plain http here.
const PLAIN: &str = "HTTP/1.1 400 Bad Request\r\n\
    content-type: text/plain; charset=utf-8\r\n\
    content-length: 63\r\n\
    connection: close\r\n\r\n\
    This door speaks https only: write https:// before the address\n";

/// Why no handshake came about.
#[derive(Debug, thiserror::Error)]
pub enum Missed {
    #[error("it took too long")]
    Late,
    #[error("plain http on the https port; the client was told")]
    Plain,
    /// The other side went away, speaks something else, or does not like the certificate.
    #[error("{0}")]
    Broken(io::Error),
}

impl Missed {
    /// The name for the meters.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Late => "handshake_late",
            Self::Plain => "plain_http",
            Self::Broken(_) => "handshake_broken",
        }
    }
}

/// Shakes hands within `wait`, for somebody from this network.
///
/// # Errors
/// Why not; the connection has ended then.
pub async fn shake(
    shakers: &Shakers,
    network: Network,
    stream: TcpStream,
    config: Arc<ServerConfig>,
    wait: Duration,
) -> Result<TlsStream<TcpStream>, Missed> {
    let handshake = async {
        let mut first = [0];
        stream.peek(&mut first).await.map_err(Missed::Broken)?;
        if first[0].is_ascii_alphabetic() {
            return Err(tell_plain(stream).await.err().map_or(Missed::Plain, Missed::Broken));
        }
        if first[0] != HANDSHAKE {
            return Err(Missed::Broken(io::ErrorKind::InvalidData.into()));
        }
        let handshake = TlsAcceptor::from(config).accept(stream);
        shakers.shake(network, handshake).await.map_err(Missed::Broken)
    };
    timeout(wait, handshake).await.unwrap_or(Err(Missed::Late))
}

/// Answers in plain words. The request is read first: closing with something unread would take the
/// answer back.
async fn tell_plain(mut stream: TcpStream) -> io::Result<()> {
    let mut read = Vec::new();
    let mut part = [0; 1_024];
    while read.len() < PLAIN_BYTES_MAX && !read.windows(4).any(|it| it == b"\r\n\r\n") {
        match stream.read(&mut part).await? {
            0 => break,
            n => read.extend_from_slice(&part[..n]),
        }
    }
    stream.write_all(PLAIN.as_bytes()).await?;
    stream.shutdown().await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plain_answer_says_its_length() {
        let (head, body) = PLAIN.split_once("\r\n\r\n").unwrap();
        assert!(head.contains(&format!("content-length: {}\r\n", body.len())), "{}", body.len());
    }
}
