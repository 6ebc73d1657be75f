//! A PostgreSQL server of our own, for tests and benches: in a temporary folder, on a socket in it,
//! started and stopped by us. The programs come from the system (Debian: `postgresql-15`, or any
//! newer version).
//!
//! - [`Server`] is a whole server for one test, which may kill it and start it again.
//! - [`shared`] is one server for all tests that run at the same time, in whatever process. It is not
//!   safe against a power cut (`fsync = off`) and stops by itself when nobody has used it for a
//!   while. Each test takes a [`Schema`] of its own in it.
//!
//! PostgreSQL refuses to run as root; root's servers run as the user `postgres`, or else `nobody`.
//!
//! Whoever sets `CANTINA_NO_POSTGRES` has no PostgreSQL, and the tests that need it show nothing:
//! [`is_left_out`] says so.

mod program;
mod server;
mod sharing;

pub use server::{Server, Sync};
pub use sharing::{Schema, shared};

/// Whether this machine was told to do without.
#[must_use]
pub fn is_left_out() -> bool {
    std::env::var_os("CANTINA_NO_POSTGRES").is_some()
}
