//! What each outcome of chance is about, so that duplicate deals give the same
//! card to whoever draws it.

const DEALER: u64 = 1;
const TRIM: u64 = 2;
const TOKEN: u64 = 3;
const CARD: u64 = 4;
const ROLL: u64 = 5;

fn pack(purpose: u64, parts: [u8; 3]) -> u64 {
    parts.into_iter().fold(purpose, |label, part| (label << 8) | u64::from(part))
}

/// Who deals first.
pub fn first_dealer() -> u64 {
    pack(DEALER, [0; 3])
}

/// Which token leaves the game unseen.
pub fn trim(n_trimmed: u8) -> u64 {
    pack(TRIM, [n_trimmed, 0, 0])
}

/// Which token is turned up, with this many left in the stack.
pub fn token(n_stack: u8) -> u64 {
    pack(TOKEN, [n_stack, 0, 0])
}

/// Which card comes off the draw pile: the pile after this many reshuffles, with
/// this many cards left. It does not matter who draws, or why.
#[inline]
pub fn card(round: u8, n_reshuffles: u8, n_draw: u8) -> u64 {
    pack(CARD, [round, n_reshuffles, n_draw])
}

/// What a die shows after this lap.
pub fn roll(round: u8, lap: u8, die: u8) -> u64 {
    pack(ROLL, [round, lap, die])
}
