//! From a request to a socket: the handshake of a WebSocket.
//!
//! The one of axum gives a socket whose frames nobody can count; the rest is the same.

use crate::error::ApiError;
use crate::frames::Counted;
use crate::limits::{FRAME_READ_MAX, READ_BUFFER_BYTES};
use crate::throttle::Rate;
use crate::world::World;
use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use std::sync::Arc;
use tokio::sync::Notify;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

/// A socket of ours.
pub type Socket = WebSocketStream<Counted<TokioIo<Upgraded>>>;

/// A request that becomes a socket once it is answered.
pub struct Upgrade {
    on_upgrade: OnUpgrade,
    accept: HeaderValue,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let refused = || {
            let advice = "this address wants a WebSocket: GET with Upgrade: websocket, version 13";
            ApiError::Malformed(advice.to_owned())
        };
        let headers = &parts.headers;
        let is_asked = parts.method == Method::GET
            && says(headers, &header::CONNECTION, "upgrade")
            && says(headers, &header::UPGRADE, "websocket")
            && says(headers, &header::SEC_WEBSOCKET_VERSION, "13");
        let key =
            headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| is_asked).ok_or_else(refused)?;
        let accept = derive_accept_key(key.as_bytes());
        let accept = HeaderValue::from_str(&accept).map_err(|_| refused())?;
        let on_upgrade = parts.extensions.remove::<OnUpgrade>().ok_or_else(refused)?;
        Ok(Self { on_upgrade, accept })
    }
}

impl Upgrade {
    /// Answers the request; the socket, once it is one, is served by `serve`, which is also given
    /// the bell that is rung when more came in than this rate allows.
    pub fn answer<F>(
        self,
        rate: Rate,
        world: World,
        serve: impl FnOnce(Socket, Arc<Notify>) -> F + Send + 'static,
    ) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        tokio::spawn(async move {
            // Whoever goes before they are answered wants no socket any more.
            let Ok(upgraded) = self.on_upgrade.await else { return };
            let counted = Counted::new(TokioIo::new(upgraded), rate, world);
            let spent = counted.spent();
            let config = Some(config());
            let socket = WebSocketStream::from_raw_socket(counted, Role::Server, config).await;
            serve(socket, spent).await;
        });
        let said = [
            (header::CONNECTION, HeaderValue::from_static("upgrade")),
            (header::UPGRADE, HeaderValue::from_static("websocket")),
            (header::SEC_WEBSOCKET_ACCEPT, self.accept),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, said, Body::empty()).into_response()
    }
}

/// Moves are small and many connections are idle, so buffers are small; nothing is gained by
/// collecting what is sent.
fn config() -> WebSocketConfig {
    WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(0)
        .max_message_size(Some(FRAME_READ_MAX))
        .max_frame_size(Some(FRAME_READ_MAX))
}

/// Whether one of the words of a header is this one.
fn says(headers: &HeaderMap, name: &HeaderName, word: &str) -> bool {
    let lines = headers.get_all(name).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|it| it.trim().eq_ignore_ascii_case(word))
}
