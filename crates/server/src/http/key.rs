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

/// The person who asks; none if they did not say.
pub struct OwnKey(pub Option<KeyHash>);

impl FromRequestParts<Arc<House>> for OwnKey {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, ApiError> {
        match shown(parts)? {
            None => Ok(Self(None)),
            Some(key) => Ok(Self(Some(house.person(key).await?))),
        }
    }
}

/// The key that was shown, hashed, whoever it stands for.
pub struct ShownKey(pub KeyHash);

impl FromRequestParts<Arc<House>> for ShownKey {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<House>) -> Result<Self, ApiError> {
        let advice = "say who you are: send your key in the header cantina-key";
        shown(parts)?.map(Self).ok_or_else(|| ApiError::Malformed(advice.to_owned()))
    }
}

fn shown(parts: &Parts) -> Result<Option<KeyHash>, ApiError> {
    let query = parts.uri.query().unwrap_or_default();
    if query.split('&').any(|pair| pair == "key" || pair.starts_with("key=")) {
        let advice = "send the key in the header cantina-key, never in the address";
        return Err(ApiError::Malformed(advice.to_owned()));
    }
    let Some(key) = parts.headers.get(KEY) else { return Ok(None) };
    let key = key.to_str().ok().and_then(|key| KeyHash::of(key).ok());
    key.map(Some).ok_or_else(|| ApiError::Malformed("that is no key".to_owned()))
}
