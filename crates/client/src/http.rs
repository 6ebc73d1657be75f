//! Plain requests over one connection, one after the other.

use crate::{Line, Trouble, Visitor};
use serde::de::DeserializeOwned;
use std::fmt::Write as _;
use std::io;
use tokio::io::{AsyncBufRead, AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufStream};

/// The header that carries a player's secret.
pub const KEY_HEADER: &str = "cantina-key";

/// The longest body that is read: a replay of the longest game is shorter.
const BODY_BYTES_MAX: usize = 256 * 1024 * 1024;

/// What is asked.
#[derive(Clone, Debug)]
pub struct Request {
    line: String,
    headers: Vec<(&'static str, String)>,
    body: Option<String>,
}

impl Request {
    /// Asks for what lies there.
    #[must_use]
    pub fn get(path: &str) -> Self {
        Self { line: format!("GET {path}"), headers: Vec::new(), body: None }
    }

    /// Sends JSON there.
    #[must_use]
    pub fn post(path: &str, json: String) -> Self {
        Self { line: format!("POST {path}"), headers: Vec::new(), body: Some(json) }
    }

    /// The same with one header more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: &str) -> Self {
        self.headers.push((name, value.to_owned()));
        self
    }

    /// The same, asked by the player with this secret.
    #[must_use]
    pub fn by(self, key: &str) -> Self {
        self.with(KEY_HEADER, key)
    }

    fn text(&self, host: &str) -> String {
        let mut text = format!("{} HTTP/1.1\r\nhost: {host}\r\n", self.line);
        for (name, value) in &self.headers {
            let _ = write!(text, "{name}: {value}\r\n");
        }
        if let Some(body) = &self.body {
            let length = body.len();
            let _ = write!(text, "content-type: application/json\r\ncontent-length: {length}\r\n");
        }
        text + "\r\n" + self.body.as_deref().unwrap_or_default()
    }
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The lines before the body, in lower case.
    pub head: String,
    /// The body, as it was sent.
    pub body: Vec<u8>,
}

impl Reply {
    /// The body as text.
    #[must_use]
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body, where the request was granted.
    ///
    /// # Errors
    /// It was not granted, or the body is something else.
    pub fn granted<T: DeserializeOwned>(&self) -> Result<T, Trouble> {
        if !(200..300).contains(&self.status) {
            return Err(Trouble::TurnedAway { status: self.status, body: self.text() });
        }
        Ok(serde_json::from_slice(&self.body)?)
    }

    async fn read(from: &mut (impl AsyncBufRead + Unpin)) -> Result<Self, Trouble> {
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            if from.read_line(&mut head).await? == 0 {
                return Err(Trouble::Ended);
            }
        }
        let status: Option<u16> = head.split(' ').nth(1).and_then(|it| it.parse().ok());
        let status = status.ok_or_else(|| Trouble::Nonsense(head.clone()))?;
        let head = head.to_ascii_lowercase();
        let mut body = Vec::new();
        if [204, 304].contains(&status) {
            return Ok(Self { status, head, body });
        }
        match header(&head, "content-length").and_then(|it| it.parse().ok()) {
            Some(length) => read_exactly(from, length, &mut body).await?,
            None if header(&head, "transfer-encoding") == Some("chunked") => {
                read_chunks(from, &mut body).await?;
            }
            None => drop(from.take(BODY_BYTES_MAX as u64).read_to_end(&mut body).await?),
        }
        Ok(Self { status, head, body })
    }
}

/// A header's value in a head of lower case.
fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let mut lines = head.lines();
    lines.find_map(|line| Some(line.strip_prefix(name)?.strip_prefix(':')?.trim()))
}

async fn read_exactly(
    from: &mut (impl AsyncBufRead + Unpin),
    length: usize,
    body: &mut Vec<u8>,
) -> io::Result<()> {
    let start = body.len();
    if start + length > BODY_BYTES_MAX {
        return Err(io::Error::other("the answer is too long"));
    }
    body.resize(start + length, 0);
    from.read_exact(&mut body[start..]).await.map(drop)
}

async fn read_chunks(
    from: &mut (impl AsyncBufRead + Unpin),
    body: &mut Vec<u8>,
) -> Result<(), Trouble> {
    loop {
        let mut size = String::new();
        from.read_line(&mut size).await?;
        let length = usize::from_str_radix(size.trim_end(), 16)
            .map_err(|_| Trouble::Nonsense(format!("the size of a chunk: {size:?}")))?;
        read_exactly(from, length, body).await?;
        from.read_line(&mut size).await?;
        if length == 0 {
            return Ok(());
        }
    }
}

/// One connection for one request after the other.
#[derive(Debug)]
pub struct Http {
    stream: BufStream<Box<dyn Line>>,
    host: String,
}

impl Http {
    /// A connection on which nothing was asked yet.
    ///
    /// # Errors
    /// Nobody answers.
    pub async fn dial(visitor: &Visitor) -> Result<Self, Trouble> {
        Ok(Self::over(visitor.line().await?, &visitor.house().to_string()))
    }

    /// The same over a connection that was made some other way, to the house of this name.
    pub fn over(line: impl Line, host: &str) -> Self {
        Self { stream: BufStream::new(Box::new(line)), host: host.to_owned() }
    }

    /// The answer to a request.
    ///
    /// # Errors
    /// The line broke. An answer with a bad status is an answer.
    pub async fn ask(&mut self, request: &Request) -> Result<Reply, Trouble> {
        self.send(request.text(&self.host).as_bytes()).await?;
        Reply::read(&mut self.stream).await
    }

    /// Sends bytes as they are.
    ///
    /// # Errors
    /// The line broke.
    pub async fn send(&mut self, bytes: &[u8]) -> Result<(), Trouble> {
        self.stream.write_all(bytes).await?;
        Ok(self.stream.flush().await?)
    }

    /// What comes next, whatever was asked.
    ///
    /// # Errors
    /// The line broke.
    pub async fn reply(&mut self) -> Result<Reply, Trouble> {
        Reply::read(&mut self.stream).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn answers_are_told_apart_on_one_connection() {
        let mut line: &[u8] = b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\noneHTTP/1.1 429 \
            Too Many\r\nTransfer-Encoding: chunked\r\n\r\n3\r\ntwo\r\n5\r\n more\r\n0\r\n\r\n\
            HTTP/1.1 200 OK\r\n\r\nuntil the end";
        for (status, text) in [(200, "one"), (429, "two more"), (200, "until the end")] {
            let reply = Reply::read(&mut line).await.unwrap();
            assert_eq!((reply.status, reply.text().as_str()), (status, text));
        }
        assert!(matches!(Reply::read(&mut line).await, Err(Trouble::Ended)));
    }

    #[test]
    fn a_request_is_written_as_it_goes_out() {
        let request = Request::post("/api/tables", "{}".to_owned()).by("secret");
        let text = "POST /api/tables HTTP/1.1\r\nhost: h:1\r\ncantina-key: secret\r\n\
                    content-type: application/json\r\ncontent-length: 2\r\n\r\n{}";
        assert_eq!(request.text("h:1"), text);
    }

    #[test]
    fn who_is_turned_away_learns_why() {
        let reply = Reply { status: 429, head: String::new(), body: b"busy".to_vec() };
        let trouble = reply.granted::<u32>().unwrap_err();
        assert_eq!(trouble.to_string(), "turned away with status 429: busy");
    }
}
