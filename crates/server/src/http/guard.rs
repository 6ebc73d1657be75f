//! What every request must pass before it is answered: the right name, the right page, its rate.

use super::asker::Asker;
use crate::doors::{Network, Pass};
use crate::error::ApiError;
use crate::house::House;
use crate::throttle::Throttle;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::{Arc, Mutex, PoisonError};

const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// Lets a request through, or says why not.
pub async fn guard(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    if let Err(error) = check(&house, &request) {
        house.meters.turned_away(error.reason());
        return error.into_response();
    }
    let (mut parts, body) = request.into_parts();
    let asker = match Asker::from_request_parts(&mut parts, &house).await {
        Ok(asker) => asker,
        Err(rejection) => return rejection.into_response(),
    };
    if !allows(&house, &asker, &parts) {
        house.meters.turned_away(ApiError::TooMany.reason());
        return ApiError::TooMany.into_response();
    }
    let mut request = Request::from_parts(parts, body);
    if !house.config.trust_proxy {
        return next.run(request).await;
    }
    // Behind a proxy a place is held by a request and by a socket, not by the proxy's connection.
    match house.doors.admit(asker.0) {
        Ok(pass) => {
            pass.note_asked();
            request.extensions_mut().insert(pass.clone());
            let response = next.run(request).await;
            drop::<Pass>(pass);
            response
        }
        Err(full) => {
            house.meters.turned_away(full.name());
            ApiError::TooMany.into_response()
        }
    }
}

fn check(house: &House, request: &Request) -> Result<(), ApiError> {
    let headers = request.headers();
    // What a proxy before us and we could read differently is no request.
    let is_doubled = |name| headers.get_all(name).iter().count() > 1;
    if request.uri().authority().is_some() || is_doubled(header::HOST) || is_doubled(header::ORIGIN)
    {
        let advice = "a request has a path, one Host and at most one Origin";
        return Err(ApiError::Malformed(advice.to_owned()));
    }
    if let Some(name) = &house.config.public_name
        && !host(headers).is_some_and(|host| is_named(host, name))
    {
        return Err(ApiError::WrongName);
    }
    let is_look = matches!(*request.method(), Method::GET | Method::HEAD);
    let is_socket = headers.contains_key(header::UPGRADE);
    if (!is_look || is_socket)
        && !is_own_page(headers, house.config.public_name.as_deref(), scheme(house, headers))
    {
        return Err(ApiError::ForeignPage);
    }
    Ok(())
}

pub(super) fn host(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::HOST)?.to_str().ok()
}

/// Whether an authority is this name, with a port or without.
fn is_named(authority: &str, name: &str) -> bool {
    let host =
        authority.rsplit_once(':').filter(|(_, port)| is_port(port)).map_or(authority, |it| it.0);
    host.eq_ignore_ascii_case(name) || authority.eq_ignore_ascii_case(name)
}

fn is_port(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit())
}

/// How people reach this house, where we know: by our own TLS, or as the proxy that we trust says.
/// Without either somebody else may have unpacked https before us.
pub(super) fn scheme<'a>(house: &House, headers: &'a HeaderMap) -> Option<&'a str> {
    if house.config.tls.is_some() {
        return Some("https");
    }
    house.config.trust_proxy.then(|| headers.get(FORWARDED_PROTO)?.to_str().ok()).flatten()
}

/// Whether a browser sent this from a page of ours. Terminals and bots say no origin, and a browser
/// always does, so what says none comes from no page.
///
/// Where we are reached by https, a page that came by plain http is not ours: anybody on the way can
/// have written it.
fn is_own_page(headers: &HeaderMap, name: Option<&str>, scheme: Option<&str>) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Some((by, authority)) = origin.to_str().ok().and_then(|it| it.split_once("://")) else {
        return false;
    };
    if scheme.is_some_and(|scheme| !by.eq_ignore_ascii_case(scheme)) {
        return false;
    }
    match (name, host(headers)) {
        (Some(name), _) => is_named(authority, name),
        (None, Some(host)) => authority.eq_ignore_ascii_case(host),
        (None, None) => false,
    }
}

/// Whether the network of whoever asks keeps to its rates.
fn allows(house: &House, asker: &Asker, parts: &Parts) -> bool {
    let (network, now_ms) = (asker.network(), house.world.now_ms());
    let may = |throttle: &Mutex<Throttle<Network>>| {
        throttle.lock().unwrap_or_else(PoisonError::into_inner).allows(network, now_ms)
    };
    let is_socket = parts.headers.contains_key(header::UPGRADE);
    may(&house.askers)
        && (!is_socket || may(&house.hellos))
        && (!is_dear(&parts.method, parts.uri.path()) || may(&house.dear))
        && (!is_content(parts.uri.path()) || may(&house.contents))
}

/// Whether answering costs more than looking something up. Opening a table has a rate of its own.
fn is_dear(method: &Method, path: &str) -> bool {
    let Some(rest) = path.strip_prefix("/api/tables").filter(|_| *method != Method::POST) else {
        return false;
    };
    let last = rest.rsplit('/').next().unwrap_or_default();
    rest.is_empty()
        || matches!(last, "replay" | "record" | "stats" | "story" | "picture.svg" | "picture.png")
}

/// Whether a card set is asked for: packed once, and still the longest of all answers.
fn is_content(path: &str) -> bool {
    path.starts_with("/api/tables/") && path.ends_with("/content")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn own(origin: Option<&'static str>, host: &'static str, name: Option<&str>) -> bool {
        own_by(origin, host, name, None)
    }

    fn own_by(
        origin: Option<&'static str>,
        host: &'static str,
        name: Option<&str>,
        scheme: Option<&str>,
    ) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static(host));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        }
        is_own_page(&headers, name, scheme)
    }

    #[test]
    fn where_we_speak_https_a_plain_page_is_foreign() {
        let by = |origin, scheme| own_by(Some(origin), "cantina.example", None, scheme);
        assert!(by("https://cantina.example", Some("https")));
        assert!(!by("http://cantina.example", Some("https")));
        assert!(by("http://cantina.example", Some("http")));
        assert!(by("https://cantina.example", None), "who knows what is before us");
    }

    #[test]
    fn a_page_of_ours_is_told_from_a_foreign_one() {
        assert!(own(None, "cantina.example", None), "a terminal says no origin");
        assert!(own(Some("http://localhost:8080"), "localhost:8080", None));
        assert!(!own(Some("http://localhost:9090"), "localhost:8080", None));
        assert!(!own(Some("https://evil.example"), "cantina.example", None));
        assert!(!own(Some("null"), "cantina.example", None));
        // A proxy may speak to us by another name.
        assert!(own(Some("https://cantina.example"), "127.0.0.1:8080", Some("cantina.example")));
        assert!(!own(Some("https://cantina.example.evil"), "x", Some("cantina.example")));
    }

    #[test]
    fn a_name_may_have_a_port() {
        assert!(is_named("cantina.example", "cantina.example"));
        assert!(is_named("Cantina.Example:8443", "cantina.example"));
        assert!(is_named("cantina.example:8443", "cantina.example:8443"));
        assert!(!is_named("cantina.example.evil", "cantina.example"));
        assert!(!is_named("evil:cantina.example", "cantina.example"));
    }

    #[test]
    fn what_is_dear_has_a_rate_of_its_own() {
        let get = |path| is_dear(&Method::GET, path);
        assert!(get("/api/tables") && get("/api/tables/x/replay"));
        assert!(get("/api/tables/x/record") && get("/api/tables/x/stats"));
        assert!(!["/", "/api/games", "/api/tables/x", "/api/tables/x/ws"].into_iter().any(get));
        assert!(!is_dear(&Method::POST, "/api/tables"));
        assert!(is_content("/api/tables/x/content") && !is_content("/api/tables/x/replay"));
    }
}
