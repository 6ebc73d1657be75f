//! Somebody at the door.

use crate::{Http, Reply, Request, Secure, Trouble};
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpSocket, TcpStream};

/// A connection: plain, or with TLS around it.
pub trait Line: AsyncRead + AsyncWrite + fmt::Debug + Send + Unpin + 'static {}

impl<L: AsyncRead + AsyncWrite + fmt::Debug + Send + Unpin + 'static> Line for L {}

/// Somebody at the door: where the house is, where they come from, and how they speak.
#[derive(Clone, Copy, Debug)]
pub struct Visitor {
    house: SocketAddr,
    from: Option<IpAddr>,
    recv_buffer: Option<u32>,
    secure: Option<Secure>,
}

impl Visitor {
    /// Somebody from wherever the system says.
    #[must_use]
    pub fn of(house: SocketAddr) -> Self {
        Self { house, from: None, recv_buffer: None, secure: None }
    }

    /// The same, coming from this address of this machine.
    #[must_use]
    pub fn coming_from(self, from: impl Into<IpAddr>) -> Self {
        Self { from: Some(from.into()), ..self }
    }

    /// The same, with a network that keeps little, so that not reading soon shows.
    #[must_use]
    pub fn hard_of_hearing(self) -> Self {
        const RECV_BUFFER_BYTES: u32 = 16 * 1024;
        Self { recv_buffer: Some(RECV_BUFFER_BYTES), ..self }
    }

    /// The same, speaking TLS.
    #[must_use]
    pub fn by_tls(self, secure: Secure) -> Self {
        Self { secure: Some(secure), ..self }
    }

    /// Where the house is.
    #[must_use]
    pub fn house(&self) -> SocketAddr {
        self.house
    }

    /// A connection on which nothing was said yet, with hands shaken where the visitor speaks TLS.
    ///
    /// # Errors
    /// Nobody answers, or not as expected.
    pub async fn line(&self) -> Result<Box<dyn Line>, Trouble> {
        let stream = self.dial().await?;
        Ok(match &self.secure {
            None => Box::new(stream),
            Some(secure) => Box::new(secure.shake(stream).await?),
        })
    }

    /// A plain connection on which nothing was said yet.
    ///
    /// # Errors
    /// Nobody answers, or this machine has no such address, port or file to spare.
    pub async fn dial(&self) -> Result<TcpStream, Trouble> {
        let socket = if self.house.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        if let Some(bytes) = self.recv_buffer {
            socket.set_recv_buffer_size(bytes)?;
        }
        if let Some(from) = self.from {
            socket.bind(SocketAddr::new(from, 0))?;
        }
        let stream = socket.connect(self.house).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// The answer to one request, over a connection of its own.
    ///
    /// # Errors
    /// The line broke. An answer with a bad status is an answer.
    pub async fn ask(&self, request: &Request) -> Result<Reply, Trouble> {
        Http::dial(self).await?.ask(request).await
    }
}
