//! The browser client: built into the program, or a page that says how to build it.

use super::asker::Asker;
use super::packed::{Encoding, mark};
use super::preview;
use crate::house::House;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use std::borrow::Cow;
use std::sync::Arc;

/// A page or a file of the client. Paths that look like no file are pages of
/// the client's own, so they get the page that knows them.
pub async fn asset(
    State(house): State<Arc<House>>,
    asker: Asker,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    match find(path) {
        Some(file) => file.into_response_for(path, &headers),
        None if is_page(path) => match find(INDEX) {
            Some(file) => match tags(&house, &asker, path, &headers).await {
                Some(tags) => with_tags(&file.bytes, &tags),
                None => file.into_response_for(INDEX, &headers),
            },
            None => Html(UNBUILT).into_response(),
        },
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn tags(
    house: &Arc<House>,
    asker: &Asker,
    path: &str,
    headers: &HeaderMap,
) -> Option<String> {
    preview::tags(house, asker, preview::table_of(path)?, headers).await
}

/// The page of a table with what previews of its link show. It is made for one request, and small.
fn with_tags(index: &[u8], tags: &str) -> Response {
    let page =
        String::from_utf8_lossy(index).replacen("</head>", &format!("  {tags}\n  </head>"), 1);
    let head = [(header::CONTENT_TYPE, mime(INDEX)), (header::CACHE_CONTROL, "no-cache")];
    (head, page).into_response()
}

/// The file as the build packed it beside the plain one, if the client takes that.
fn find_packed(path: &str, headers: &HeaderMap) -> Option<(File, Encoding)> {
    [Encoding::Brotli, Encoding::Gzip]
        .into_iter()
        .filter(|it| it.is_taken(headers))
        .find_map(|encoding| Some((find(&format!("{path}{}", encoding.suffix()))?, encoding)))
}

const INDEX: &str = "index.html";

/// What is shown where the client was not built in.
const UNBUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
    <title>Cantina</title><h1>The tables are set, the pictures are missing</h1>\
    <p>This server was built without the browser client. Build it with \
    <code>cargo xtask play</code>, or with the feature <code>embed-web</code> after \
    <code>npm run build</code> in <code>web/</code>.</p></html>";

fn is_page(path: &str) -> bool {
    path.rsplit('/').next().is_none_or(|last| !last.contains('.'))
}

/// One file of the client.
struct File {
    bytes: Cow<'static, [u8]>,
    tag: String,
}

impl File {
    fn into_response_for(self, path: &str, headers: &HeaderMap) -> Response {
        let tag = format!("\"{}\"", self.tag);
        // A browser may send a list of what it knows.
        let known = headers
            .get(header::IF_NONE_MATCH)
            .and_then(|it| it.to_str().ok())
            .is_some_and(|it| it.contains(&tag));
        // Weak, as it names what is said and not how it is packed.
        let tag = format!("W/{tag}");
        // Names under assets/ carry a hash of what is in them; the rest is asked for anew.
        let cache = if path.starts_with("assets/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        let head = [
            (header::CONTENT_TYPE, mime(path).to_owned()),
            (header::CACHE_CONTROL, cache.to_owned()),
            (header::ETAG, tag),
        ];
        if known {
            return (StatusCode::NOT_MODIFIED, head).into_response();
        }
        // The build leaves what does not shrink, such as fonts, unpacked.
        let (bytes, encoding) = match find_packed(path, headers) {
            Some((packed, encoding)) => (packed.bytes, Some(encoding)),
            None => (self.bytes, None),
        };
        let mut response = (head, body(bytes)).into_response();
        mark(response.headers_mut(), encoding);
        response
    }
}

/// Bytes that are part of the program are not copied for every request.
fn body(bytes: Cow<'static, [u8]>) -> Body {
    match bytes {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    }
}

fn mime(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        _ => "application/octet-stream",
    }
}

#[cfg(feature = "embed-web")]
fn find(path: &str) -> Option<File> {
    #[derive(rust_embed::RustEmbed)]
    #[folder = "../../web/dist/"]
    struct Client;

    let file = <Client as rust_embed::RustEmbed>::get(path)?;
    let tag = file.metadata.sha256_hash()[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    Some(File { bytes: file.data, tag })
}

#[cfg(not(feature = "embed-web"))]
fn find(_path: &str) -> Option<File> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_the_client_are_told_from_missing_files() {
        assert!(is_page("") && is_page("t/8k2") && is_page("t/8k2/replay"));
        assert!(!is_page("assets/gone.js") && !is_page("favicon.ico"));
    }
}
