//! Answers that are compressed once and sent often.
//!
//! Compressing costs milliseconds, and whoever asks for it chooses how often. So nothing is compressed
//! on the threads that serve connections: files of the client are packed when they are built, a card
//! set once, and what is made for one request in the task that makes it. That is kept packed until it
//! is read, as whoever never reads what was made for them chooses how long that is.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use hyper::body::{Frame, SizeHint};
use std::io::{self, Cursor, Read as _, Write as _};
use std::pin::Pin;
use std::task::{Context, Poll};

/// A way to pack bytes for the road.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encoding {
    Brotli,
    Gzip,
}

impl Encoding {
    /// The name in the headers.
    pub fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// What the file's name ends with beside the plain one.
    pub fn suffix(self) -> &'static str {
        match self {
            Self::Brotli => ".br",
            Self::Gzip => ".gz",
        }
    }

    /// Whether the client takes it. A quality of 0 is a no; other qualities are not weighed.
    pub fn is_taken(self, headers: &HeaderMap) -> bool {
        let lines = headers.get_all(header::ACCEPT_ENCODING).iter();
        lines.filter_map(|line| line.to_str().ok()).flat_map(|line| line.split(',')).any(|one| {
            let (name, quality) = one.split_once(';').unwrap_or((one, ""));
            let quality = quality.trim().strip_prefix("q=");
            name.trim().eq_ignore_ascii_case(self.name())
                && quality.is_none_or(|quality| quality.parse::<f32>().is_ok_and(|it| it > 0.0))
        })
    }
}

/// One text in both forms.
#[derive(Clone, Debug)]
pub struct Packed {
    plain: Bytes,
    gzip: Bytes,
}

impl Packed {
    /// Packs a text. Takes milliseconds: not for a thread that serves connections.
    pub fn new(text: String) -> Self {
        let gzip = gzip(text.as_bytes());
        Self { plain: text.into(), gzip }
    }

    /// As JSON, in the form that the client takes.
    pub fn json(&self, headers: &HeaderMap) -> Response {
        if Encoding::Gzip.is_taken(headers) {
            packed_json(self.gzip.clone(), Some(Encoding::Gzip))
        } else {
            packed_json(self.plain.clone(), None)
        }
    }
}

/// A long text that is packed piece by piece as it is made, and never whole in memory: for work that
/// may take its time.
pub struct Packer {
    encoder: GzEncoder<Vec<u8>>,
    n_bytes: u64,
}

impl Packer {
    pub fn new() -> Self {
        Self { encoder: GzEncoder::new(Vec::new(), Compression::fast()), n_bytes: 0 }
    }

    /// The next piece.
    pub fn put(&mut self, text: &str) {
        self.n_bytes += text.len() as u64;
        self.encoder.write_all(text.as_bytes()).expect("memory takes every byte");
    }

    /// All of it as JSON, in the form that the client takes.
    pub fn json(self, is_gzip: bool) -> Response {
        let packed = self.encoder.finish().expect("memory takes every byte");
        // What it grew into has room to spare, and may be kept for a while.
        let packed = Bytes::from(packed.into_boxed_slice());
        if is_gzip {
            packed_json(packed, Some(Encoding::Gzip))
        } else {
            let decoder = GzDecoder::new(Cursor::new(packed));
            packed_json(Body::new(Unpacking { decoder, n_left: self.n_bytes }), None)
        }
    }
}

/// A packed body that is unpacked as it is read.
struct Unpacking {
    decoder: GzDecoder<Cursor<Bytes>>,
    n_left: u64,
}

impl hyper::body::Body for Unpacking {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<io::Result<Frame<Bytes>>>> {
        /// What is unpacked in a fraction of a millisecond.
        const PIECE_BYTES: u64 = 32 * 1024;
        if self.n_left == 0 {
            return Poll::Ready(None);
        }
        let mut piece = vec![0; self.n_left.min(PIECE_BYTES) as usize];
        let read = self.decoder.read_exact(&mut piece);
        self.n_left -= piece.len() as u64;
        Poll::Ready(Some(read.map(|()| Frame::data(piece.into()))))
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.n_left)
    }
}

fn packed_json(body: impl Into<Body>, encoding: Option<Encoding>) -> Response {
    let mut response = ([(header::CONTENT_TYPE, "application/json")], body.into()).into_response();
    mark(response.headers_mut(), encoding);
    response
}

/// Says how the body is packed, and that another client may get it otherwise.
pub fn mark(headers: &mut HeaderMap, encoding: Option<Encoding>) {
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
    }
}

/// What is packed once and sent often, a card set say: the smallest is worth its time.
fn gzip(bytes: &[u8]) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    let written = encoder.write_all(bytes).and_then(|()| encoder.finish());
    written.expect("memory takes every byte").into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyper::body::Body as _;

    fn takes(encoding: Encoding, line: &'static str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(line));
        encoding.is_taken(&headers)
    }

    #[test]
    fn a_client_gets_what_it_takes() {
        assert!(takes(Encoding::Gzip, "gzip, deflate, br"));
        assert!(takes(Encoding::Brotli, "gzip, deflate, br"));
        assert!(takes(Encoding::Gzip, "GZIP;q=0.5"));
        assert!(!takes(Encoding::Gzip, "gzip;q=0, br"));
        assert!(!takes(Encoding::Brotli, "gzip"));
        assert!(!Encoding::Gzip.is_taken(&HeaderMap::new()));
    }

    #[test]
    fn both_forms_say_the_same() {
        let text = "{\"cards\":[1,2,3]}".repeat(50);
        let packed = Packed::new(text.clone());
        assert_eq!(packed.plain, text.as_bytes());
        assert!(packed.gzip.len() < text.len());
        let mut plain = String::new();
        let mut decoder = GzDecoder::new(&packed.gzip[..]);
        decoder.read_to_string(&mut plain).expect("gzip");
        assert_eq!(plain, text);
    }

    // Audit: SEC-8
    #[tokio::test]
    async fn what_was_made_in_pieces_is_whole_in_both_forms() {
        let pieces = (0..2_000).map(|n| format!("{{\"piece\":{n},\"of\":\"a long game\"}}"));
        let text: String = pieces.clone().collect();
        let packer = || {
            let mut packer = Packer::new();
            pieces.clone().for_each(|piece| packer.put(&piece));
            packer
        };
        let plain = packer().json(false);
        assert_eq!(plain.body().size_hint().exact(), Some(text.len() as u64));
        let whole = axum::body::to_bytes(plain.into_body(), usize::MAX).await.expect("a body");
        assert_eq!(whole, text.as_bytes());
        let gzip = axum::body::to_bytes(packer().json(true).into_body(), usize::MAX).await;
        let gzip = gzip.expect("a body");
        assert!(gzip.len() * 4 < text.len(), "kept packed");
        let mut plain = String::new();
        GzDecoder::new(&gzip[..]).read_to_string(&mut plain).expect("gzip");
        assert_eq!(plain, text);
    }
}
