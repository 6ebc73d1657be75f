//! The bounds of this game, each with its reason.

/// HS-7.6: HS-7.4 lets level seats draw again without end; after this many draws each
/// (one time in 10^18) the seat nearest to the dealer's left wins.
pub const CONTEST_DRAWS_MAX: u8 = 12;

/// The most entries: the deal, then per round two answers for each of three
/// turns, the names of a tie among all (seven, six, … down to two, and a
/// pick), and a capture each. Seven seats and four rounds need most:
/// 1 + 4 · (42 + 28 + 7). Changed minds while names are secret do not count.
pub const ENTRIES_MAX: u32 = 1 + 4 * (42 + 28 + 7);

/// The most events of one entry. The worst one ends the last turn of a round
/// at a table of eight (2), rolls a shift that puts down and deals out full
/// hands (1 + 8 + 40), shows them (1), settles a tie among all by draws alone
/// (35 · [`CONTEST_DRAWS_MAX`], 1 order, 8 tokens), and deals the next round
/// (1 + 16 + 1 + 8), asking at the end (1); a reshuffle comes at most once in
/// twenty cards (24).
pub const EVENTS_MAX: usize = 640;
