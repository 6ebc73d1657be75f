//! The player's own secret, which is sent in a header and never in an address: addresses are kept by
//! proxies, histories and whoever looks over a shoulder.

use crate::error::ApiError;
use crate::house::House;
use axum::extract::FromRequestParts;
use axum::http::HeaderName;
use axum::http::request::Parts;
use room::KeyHash;
use std::sync::Arc;

/// The header that carries the key.
pub const KEY: HeaderName = HeaderName::from_static("cantina-key");

/// The key of whoever asks, hashed; none if they did not say.
pub struct OwnKey(pub Option<KeyHash>);

impl FromRequestParts<Arc<House>> for OwnKey {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<House>) -> Result<Self, ApiError> {
        let query = parts.uri.query().unwrap_or_default();
        if query.split('&').any(|pair| pair == "key" || pair.starts_with("key=")) {
            let advice = "send the key in the header cantina-key, never in the address";
            return Err(ApiError::Malformed(advice.to_owned()));
        }
        let Some(key) = parts.headers.get(KEY) else { return Ok(Self(None)) };
        let key = key.to_str().ok().and_then(|key| KeyHash::of(key).ok());
        let key = key.ok_or_else(|| ApiError::Malformed("that is no key".to_owned()))?;
        Ok(Self(Some(key)))
    }
}
