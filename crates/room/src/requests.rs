//! Which requests became entries, so that a retry is answered and not applied twice.

use std::collections::HashSet;
use tabletop::Seat;

/// A player's own name for a wish that becomes an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestKey {
    /// Who wished it; none for a host without a seat.
    pub seat: Option<Seat>,
    /// The client's name for the wish.
    pub id: String,
}

/// Every request of the log, by a short hash: the log names each at most once,
/// and a table must not need more memory than its moves.
#[derive(Clone, Debug, Default)]
pub(crate) struct Requests(HashSet<u128>);

impl Requests {
    pub(crate) fn remember(&mut self, request: &RequestKey) {
        self.0.insert(digest(request));
    }

    /// Whether the request became an entry already.
    pub(crate) fn knows(&self, request: &RequestKey) -> bool {
        self.0.contains(&digest(request))
    }
}

fn digest(request: &RequestKey) -> u128 {
    let mut hasher = blake3::Hasher::new();
    hasher.update(&[request.seat.map_or(u8::MAX, u8::from)]);
    hasher.update(request.id.as_bytes());
    let mut short = [0; 16];
    short.copy_from_slice(&hasher.finalize().as_bytes()[..16]);
    u128::from_le_bytes(short)
}
