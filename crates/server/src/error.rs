//! Errors of HTTP requests: one enum, one match to a status.

use crate::keyring::KeyFault;
use crate::looks::NoTurn;
use crate::meters::code_name;
use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use wire::Code;

/// Why a request fails. Causes are logged where they are met and never sent.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ApiError {
    #[error("there is no such table; check the link")]
    NoTable,
    #[error("there is nothing at this address")]
    NoSuchPage,
    #[error("{0}")]
    Malformed(String),
    #[error("{message}")]
    Setup { message: String, rule: Option<&'static str> },
    #[error("the request is too long")]
    TooLong,
    #[error("what this seat sees is private until the game is over")]
    NotYours,
    #[error("only those who play at this table, or its host alone, may ask for this")]
    NotAllowed,
    #[error("this is available once the game is over")]
    WrongStage,
    #[error("the cards are dealt, and nobody sits down any more")]
    Dealt,
    #[error("only those who play may see this table")]
    Private,
    #[error("the host has shown you out of this table")]
    Evicted,
    #[error("the host has closed this table")]
    Closed,
    #[error("this device was signed out: the secret was changed on another device")]
    SignedOut,
    #[error("this code is wrong, used or too old; ask for a new one")]
    NoSuchCode,
    #[error("this is on as many devices as it may be; change the secret to sign out all others")]
    TooManyDevices,
    #[error("this server has another name; use the address that its host gave you")]
    WrongName,
    #[error("this came from a page of another server; open the page of this one")]
    ForeignPage,
    #[error("too many requests; wait a little")]
    TooMany,
    #[error("the table is busy; try again")]
    Busy,
    #[error("the server is shutting down; try again in a moment")]
    Closing,
    #[error("the server cannot store anything now; its log says why")]
    Storage,
    #[error(
        "the disk of this server is almost full: no new table can be opened until its operator \
         makes room; tables that are open go on"
    )]
    NoSpace,
}

/// The body of a failed request.
#[derive(Serialize)]
struct Body {
    code: String,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
}

impl ApiError {
    fn status(&self) -> StatusCode {
        match self {
            Self::NoTable | Self::NoSuchPage => StatusCode::NOT_FOUND,
            Self::Malformed(_) | Self::Setup { .. } => StatusCode::BAD_REQUEST,
            Self::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Self::NotYours
            | Self::NotAllowed
            | Self::ForeignPage
            | Self::Private
            | Self::Evicted => StatusCode::FORBIDDEN,
            Self::Closed => StatusCode::GONE,
            Self::SignedOut => StatusCode::UNAUTHORIZED,
            Self::NoSuchCode => StatusCode::NOT_FOUND,
            Self::TooManyDevices => StatusCode::CONFLICT,
            Self::WrongName => StatusCode::MISDIRECTED_REQUEST,
            Self::WrongStage | Self::Dealt => StatusCode::CONFLICT,
            Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::Busy | Self::Closing | Self::Storage | Self::NoSpace => {
                StatusCode::SERVICE_UNAVAILABLE
            }
        }
    }

    fn code(&self) -> String {
        match self {
            Self::NoTable => code_name(Code::NoTable),
            Self::NoSuchPage => "no_such_page".to_owned(),
            Self::Malformed(_) => code_name(Code::Malformed),
            Self::Setup { .. } => "setup".to_owned(),
            Self::TooLong => code_name(Code::TooLong),
            Self::NotYours | Self::NotAllowed => code_name(Code::NotSeated),
            Self::Private => code_name(Code::Private),
            Self::Evicted => code_name(Code::Evicted),
            Self::Closed => code_name(Code::Closed),
            Self::SignedOut => code_name(Code::SignedOut),
            Self::NoSuchCode => "no_such_code".to_owned(),
            Self::TooManyDevices => "too_many_devices".to_owned(),
            Self::WrongName => "wrong_name".to_owned(),
            Self::ForeignPage => "foreign_page".to_owned(),
            Self::WrongStage | Self::Dealt => code_name(Code::WrongStage),
            Self::TooMany | Self::Busy => code_name(Code::Busy),
            Self::Closing => code_name(Code::ShuttingDown),
            Self::Storage => code_name(Code::Storage),
            Self::NoSpace => "no_space".to_owned(),
        }
    }
}

impl ApiError {
    /// The key that was sent is malformed.
    pub fn not_a_key() -> Self {
        let (min, max) = (wire::KEY_BYTES_MAX / 2, wire::KEY_BYTES_MAX);
        Self::Malformed(format!(
            "a key has {min} to {max} ASCII letters, digits and signs, without blanks"
        ))
    }

    /// Why a client was turned away, for the metrics.
    pub fn reason(&self) -> &'static str {
        match self {
            Self::WrongName => "wrong_name",
            Self::ForeignPage => "foreign_page",
            Self::TooMany => "rate",
            Self::NoSpace => "no_space",
            _ => "other",
        }
    }
}

impl From<Code> for ApiError {
    /// What a table's task answers where it cannot answer.
    fn from(code: Code) -> Self {
        match code {
            Code::NoTable => Self::NoTable,
            Code::Storage => Self::Storage,
            Code::Private => Self::Private,
            Code::Evicted => Self::Evicted,
            Code::Closed => Self::Closed,
            Code::NotSeated => Self::NotAllowed,
            Code::WrongStage => Self::WrongStage,
            _ => Self::Busy,
        }
    }
}

impl From<NoTurn> for ApiError {
    fn from(none: NoTurn) -> Self {
        match none {
            NoTurn::Late => Self::TooMany,
            NoTurn::Closing => Self::Closing,
        }
    }
}

impl From<KeyFault> for ApiError {
    fn from(fault: KeyFault) -> Self {
        match fault {
            KeyFault::SignedOut => Self::SignedOut,
            KeyFault::NoSuchCode => Self::NoSuchCode,
            KeyFault::NotFresh => {
                Self::Malformed("that key has been used before; make up another".to_owned())
            }
            KeyFault::TooManyDevices => Self::TooManyDevices,
            KeyFault::TooMany => Self::TooMany,
            KeyFault::Storage => Self::Storage,
        }
    }
}

impl From<JsonRejection> for ApiError {
    fn from(rejection: JsonRejection) -> Self {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            return Self::TooLong;
        }
        Self::Malformed(rejection.body_text())
    }
}

impl From<QueryRejection> for ApiError {
    fn from(rejection: QueryRejection) -> Self {
        Self::Malformed(rejection.body_text())
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let rule = if let Self::Setup { rule, .. } = &self { *rule } else { None };
        let body = Body { code: self.code(), message: self.to_string(), rule };
        (self.status(), Json(body)).into_response()
    }
}
