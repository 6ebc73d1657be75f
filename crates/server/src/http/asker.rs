//! Who asks, as far as rates are concerned: an address.

use crate::doors::Network;
use crate::house::House;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The address that a request comes from.
pub struct Asker(pub IpAddr);

impl Asker {
    /// Whose rate it counts for: one customer has many IPv6 addresses.
    pub fn network(&self) -> Network {
        Network::of(self.0)
    }
}

impl FromRequestParts<Arc<House>> for Asker {
    type Rejection = <ConnectInfo<SocketAddr> as FromRequestParts<Arc<House>>>::Rejection;

    async fn from_request_parts(
        parts: &mut Parts,
        house: &Arc<House>,
    ) -> Result<Self, Self::Rejection> {
        let ConnectInfo(peer) = ConnectInfo::<SocketAddr>::from_request_parts(parts, house).await?;
        let told = house.config.trust_proxy.then(|| forwarded_for(&parts.headers)).flatten();
        Ok(Self(told.unwrap_or(peer.ip())))
    }
}

/// Whom the proxy in front of us serves. Each proxy adds the address it heard
/// from at the end, so only the last one is its word; what stands before it
/// anybody may have written.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all(FORWARDED_FOR).iter().next_back()?.to_str().ok()?;
    let last = last.rsplit(',').next()?.trim();
    last.parse().ok().or_else(|| last.parse::<SocketAddr>().ok().map(|addr| addr.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn last_of(lines: &[&'static str]) -> Option<String> {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(FORWARDED_FOR, HeaderValue::from_static(line));
        }
        forwarded_for(&headers).map(|addr| addr.to_string())
    }

    #[test]
    fn only_the_word_of_the_nearest_proxy_counts() {
        assert_eq!(last_of(&["203.0.113.9"]).as_deref(), Some("203.0.113.9"));
        assert_eq!(last_of(&["198.51.100.1, 203.0.113.9"]).as_deref(), Some("203.0.113.9"));
        assert_eq!(last_of(&["198.51.100.1", "203.0.113.9"]).as_deref(), Some("203.0.113.9"));
        assert_eq!(last_of(&["203.0.113.9:4711"]).as_deref(), Some("203.0.113.9"));
        assert_eq!(last_of(&["2001:db8::7"]).as_deref(), Some("2001:db8::7"));
        assert_eq!(last_of(&["[2001:db8::7]:4711"]).as_deref(), Some("2001:db8::7"));
    }

    #[test]
    fn what_is_no_address_is_no_word() {
        for lines in [&[][..], &[""], &["somebody"], &["203.0.113.9, unknown"]] {
            assert_eq!(last_of(lines), None, "{lines:?}");
        }
    }
}
