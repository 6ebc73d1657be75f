//! Answers that are compressed once and sent often.
//!
//! Compressing costs milliseconds, and whoever asks for it chooses how often. So nothing is compressed
//! on the threads that serve connections: files of the client are packed when they are built, a card
//! set once, and what is made for one request in the task that makes it.

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write as _;

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

/// A JSON text in the form the client takes, packed here and now: for tasks that may take their time.
pub fn pack_json(text: String, is_gzip: bool) -> Response {
    if is_gzip {
        packed_json(gzip(text.as_bytes()), Some(Encoding::Gzip))
    } else {
        packed_json(text.into(), None)
    }
}

fn packed_json(body: Bytes, encoding: Option<Encoding>) -> Response {
    let mut response = ([(header::CONTENT_TYPE, "application/json")], body).into_response();
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

fn gzip(bytes: &[u8]) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    let written = encoder.write_all(bytes).and_then(|()| encoder.finish());
    written.expect("memory takes every byte").into()
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let mut decoder = flate2::read::GzDecoder::new(&packed.gzip[..]);
        std::io::Read::read_to_string(&mut decoder, &mut plain).expect("gzip");
        assert_eq!(plain, text);
    }
}
