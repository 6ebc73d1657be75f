//! What was found once.

use catalog::GameId;

/// Inputs that once made a target panic: the target, the game and the bytes. Every build tries them; none
/// was found so far.
pub const FOUND: &[(&str, GameId, &[u8])] = &[];
