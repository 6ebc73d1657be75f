//! Frames over a WebSocket.

use crate::{Line, Said, Trouble, Visitor};
use futures_util::{SinkExt, StreamExt};
use tokio_tungstenite::tungstenite::ClientRequestBuilder;
use tokio_tungstenite::{WebSocketStream, client_async};

/// A frame as it goes over the line.
pub use tokio_tungstenite::tungstenite::Message as Frame;

/// A WebSocket to a table.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<Box<dyn Line>>,
    n_bytes: u64,
}

impl Socket {
    /// A socket on which nothing was said yet.
    ///
    /// # Errors
    /// Nobody answers, or they will not have us.
    pub async fn dial(visitor: &Visitor, table: &str) -> Result<Self, Trouble> {
        Self::dial_with(visitor, table, &[]).await
    }

    /// The same with headers of one's own.
    ///
    /// # Errors
    /// Nobody answers, or they will not have us.
    pub async fn dial_with(
        visitor: &Visitor,
        table: &str,
        headers: &[(&str, &str)],
    ) -> Result<Self, Trouble> {
        let line = visitor.line().await?;
        Self::over(line, &visitor.house().to_string(), table, headers).await
    }

    /// The same over a connection that was made some other way, to the house of this name.
    ///
    /// # Errors
    /// They will not have us.
    pub async fn over(
        line: impl Line,
        host: &str,
        table: &str,
        headers: &[(&str, &str)],
    ) -> Result<Self, Trouble> {
        let line: Box<dyn Line> = Box::new(line);
        let url = format!("ws://{host}/api/tables/{table}/ws");
        let url = url.parse().map_err(|_| Trouble::Nonsense(url))?;
        let request = headers.iter().fold(ClientRequestBuilder::new(url), |it, (name, value)| {
            it.with_header(*name, *value)
        });
        let (stream, _) = client_async(request, line).await?;
        Ok(Self { stream, n_bytes: 0 })
    }

    /// Says something.
    ///
    /// # Errors
    /// The line broke.
    pub async fn say(&mut self, message: &Said) -> Result<(), Trouble> {
        self.send(Frame::text(serde_json::to_string(message)?)).await
    }

    /// Sends a frame, whatever is in it.
    ///
    /// # Errors
    /// The line broke.
    pub async fn send(&mut self, frame: Frame) -> Result<(), Trouble> {
        Ok(self.stream.send(frame).await?)
    }

    /// The text that comes next; pings are answered on the way.
    ///
    /// # Errors
    /// The connection has ended.
    pub async fn hear_text(&mut self) -> Result<String, Trouble> {
        loop {
            match self.stream.next().await {
                Some(Ok(Frame::Text(text))) => {
                    self.n_bytes += text.len() as u64;
                    return Ok(text.as_str().to_owned());
                }
                Some(Ok(Frame::Close(_))) | None => return Err(Trouble::Ended),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// How many bytes of text were heard so far.
    #[must_use]
    pub fn n_bytes(&self) -> u64 {
        self.n_bytes
    }

    /// Sends bytes below the frames, as no client of good faith would.
    ///
    /// # Errors
    /// The line broke.
    pub async fn send_bytes(&mut self, bytes: &[u8]) -> Result<(), Trouble> {
        use tokio::io::AsyncWriteExt;
        Ok(self.stream.get_mut().write_all(bytes).await?)
    }
}
