//! The address of a database, which may hold a password that nobody is to read.

use crate::{DatabaseFault, OpenError};
use sqlx::ConnectOptions;
use sqlx::postgres::PgConnectOptions;
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// What may stand behind the `?`. Others are refused by their name alone: their value might be a
/// password under a misspelt name.
const PARAMETERS: [&str; 12] = [
    "application_name",
    "dbname",
    "host",
    "hostaddr",
    "options",
    "password",
    "port",
    "sslcert",
    "sslkey",
    "sslmode",
    "sslrootcert",
    "user",
];

/// Where a PostgreSQL database is: `postgres://user:password@host:port/database`. What is shown of
/// it, by `Display` and `Debug`, has no password.
#[derive(Clone)]
pub struct DatabaseUrl {
    options: Arc<PgConnectOptions>,
    /// How people read it.
    shown: String,
}

impl DatabaseUrl {
    /// Whether a text is meant as the address of a database and not as a path.
    #[must_use]
    pub fn is_meant(text: &str) -> bool {
        text.starts_with("postgres://") || text.starts_with("postgresql://")
    }

    pub(super) fn options(&self) -> PgConnectOptions {
        (*self.options).clone()
    }
}

impl FromStr for DatabaseUrl {
    type Err = OpenError;

    fn from_str(text: &str) -> Result<Self, OpenError> {
        let fault = |detail: String| OpenError::Database {
            place: "the address of the database".into(),
            fault: DatabaseFault::NotAnAddress { detail },
        };
        if !Self::is_meant(text) {
            return Err(fault("it does not begin with postgres://".into()));
        }
        let text = text.split('#').next().unwrap_or_default();
        let query = text.split_once('?').map_or("", |(_, query)| query);
        for parameter in query.split('&').filter(|it| !it.is_empty()) {
            let name = parameter.split('=').next().unwrap_or_default();
            if !PARAMETERS.contains(&name) && !name.starts_with("options[") {
                return Err(fault(format!("it has the unknown parameter {name:?}")));
            }
        }
        let options: PgConnectOptions = match without_empty_host(text).parse() {
            Ok(options) => options,
            Err(sqlx::Error::Configuration(error)) => return Err(fault(error.to_string())),
            // Nothing that might repeat what was written.
            Err(_) => return Err(fault("it cannot be read".into())),
        };
        let options = options.disable_statement_logging();
        let place = match options.get_socket() {
            Some(socket) => socket.display().to_string(),
            None => format!("{}:{}", options.get_host(), options.get_port()),
        };
        let database = options.get_database().unwrap_or_else(|| options.get_username());
        let shown = format!("the database {database} at {place}");
        Ok(Self { options: Arc::new(options), shown })
    }
}

/// PostgreSQL's own programs take `postgres://user:password@/database`, for the socket on this
/// machine; the library wants the user behind the `?` then.
fn without_empty_host(text: &str) -> Cow<'_, str> {
    let Some((scheme, rest)) = text.split_once("://") else { return text.into() };
    let Some((user, path)) = rest.split_once("@/").filter(|(user, _)| !user.contains('/')) else {
        return text.into();
    };
    let (user, password) = user.split_once(':').unwrap_or((user, ""));
    let mut url = format!("{scheme}:///{path}");
    for (name, value) in [("user", user), ("password", password)] {
        if !value.is_empty() {
            url.push(if url.contains('?') { '&' } else { '?' });
            url += &format!("{name}={}", value.replace('+', "%2B"));
        }
    }
    url.into()
}

impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_has_no_password() {
        let url: DatabaseUrl =
            "postgres://ada:s3cret@db.example:5433/club?password=s3cret2".parse().unwrap();
        assert_eq!(url.to_string(), "the database club at db.example:5433");
        assert!(!format!("{url:?}").contains("s3cret"));
    }

    #[test]
    fn the_socket_of_this_machine_needs_no_host() {
        let url: DatabaseUrl =
            "postgres://ada:s3%2Bcret@/club?host=/run/postgresql&port=5433".parse().unwrap();
        assert_eq!(url.to_string(), "the database club at /run/postgresql");
        assert_eq!((url.options.get_username(), url.options.get_port()), ("ada", 5433));
    }

    #[test]
    fn a_wrong_address_is_refused_without_repeating_a_secret() {
        for (text, said) in [
            ("club", "does not begin with postgres://"),
            ("postgres://ada@/club?passwort=s3cret", "unknown parameter \"passwort\""),
            ("postgres://ada:s3cret@db.example:99999999/club", "port"),
            ("postgres://ada:s3cret@db.example/club?sslmode=s3cret", ""),
        ] {
            let error = text.parse::<DatabaseUrl>().unwrap_err().to_string();
            assert!(error.contains(said), "{error}");
            assert!(!error.contains("ada:s3cret"), "{error}");
        }
    }
}
