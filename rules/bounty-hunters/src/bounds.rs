//! The bounds of this game, each with its reason.

use crate::{Deck, PLAYERS_MAX};

/// BH-14.4: the rules let a table sell for ever and never end. Purposeful games take 13
/// to 32 turns and random ones about 30, so a table that is still playing
/// then is scored where it stands.
pub const TURNS_MAX: u8 = 100;

/// The most credits a seat can have in a turn and still count all it may gain
/// until the end: one for a sale in every turn, one for each target's icon, one
/// for being first to four. No game gives so many, so credits never run out.
pub(crate) const fn credits_max(turn: u8) -> u8 {
    u8::MAX - (TURNS_MAX + 1).saturating_sub(turn) - Deck::Target.size() - 1
}

/// BH-1.1: how many credits are in the box; a limit only by option (BH-13.6).
pub const CREDITS_IN_BOX: u8 = 42;

/// The most entries: the deal, then per turn and seat a choice of deck that may
/// fail three times (BH-13.2), a card and a "done"; and every market card is
/// activated from reserve at most once. Changed minds do not count.
pub const ENTRIES_MAX: u32 = 1 + TURNS_MAX as u32 * PLAYERS_MAX as u32 * 6 + 44;

/// The most events of one entry. The worst one is the last card of a turn: the
/// answer and the reveal (2); per seat a play, a capture, its icon and the four
/// with both bonuses, each contract after a reshuffle (8 · 6); the last turns
/// are set, hands passed, a turn begun (3); and where one deck is left, draws
/// that follow without a question (4 rounds of 1 + 2 · 6, 6 skipped), the next
/// question (1).
pub const EVENTS_MAX: usize = 128;
