//! What each outcome of chance is about, so that in duplicate deals the k-th
//! card off a deck is the same whoever draws it, and why.

use crate::Deck;

const GUILD_MASTER: u64 = 1;
const CARD: u64 = 2;

fn pack(purpose: u64, parts: [u8; 3]) -> u64 {
    parts.into_iter().fold(purpose, |label, part| (label << 8) | u64::from(part))
}

/// Who is the Guild Master.
pub fn guild_master() -> u64 {
    pack(GUILD_MASTER, [0; 3])
}

/// Which card comes off a deck after this many reshuffles, with this many cards left.
#[inline]
pub fn card(deck: Deck, n_reshuffles: u8, n_cards: u8) -> u64 {
    pack(CARD, [deck as u8, n_reshuffles, n_cards])
}
