//! What reads the bytes of strangers, as targets for a fuzzer and for tests.
//!
//! A [`Target`] takes any bytes and either refuses them or reads them; a panic is a defect. The same
//! functions run in two ways: `fuzz/` has a program for each, which cargo-fuzz guides by coverage
//! (`cargo xtask fuzz`), and the tests of this crate try changed sound inputs and random tapes on every
//! build. What is found becomes a named case in [`FOUND`] before it is mended.

mod found;
mod read;
mod tape;

pub use found::FOUND;
pub use tape::table_of;

use catalog::GameId;

/// One reader of bytes from strangers.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name, which its program in `fuzz/fuzz_targets` has as well.
    pub name: &'static str,
    /// Reads or refuses.
    pub read: fn(GameId, &[u8]),
    /// Inputs that are read to their end, to start from.
    pub sound: fn(GameId) -> Vec<Vec<u8>>,
    /// How many quick inputs one input of this target costs: whole card sets and games are slow.
    pub cost: u32,
}

/// Every target.
pub const TARGETS: [Target; 5] = [
    Target { name: "frame", read: read::frame, sound: read::sound_frames, cost: 1 },
    Target { name: "body", read: read::body, sound: read::sound_bodies, cost: 1 },
    Target { name: "cards", read: read::cards, sound: read::sound_cards, cost: 6 },
    Target { name: "record", read: read::record, sound: read::sound_records, cost: 1 },
    Target { name: "tape", read: tape::play, sound: tape::sound, cost: 20 },
];

/// The environment variable that says which game a fuzzer is at.
pub const GAME_VARIABLE: &str = "FUZZ_GAME";

/// The target of this name.
///
/// # Panics
/// There is none.
#[must_use]
pub fn target(name: &str) -> Target {
    let found = TARGETS.into_iter().find(|target| target.name == name);
    found.unwrap_or_else(|| panic!("there is no target `{name}`"))
}

/// Runs a target for a fuzzer: of the game that the environment names, or else of the one that the first
/// byte picks.
pub fn run(name: &str, bytes: &[u8]) {
    let read = target(name).read;
    let named = std::env::var(GAME_VARIABLE).ok();
    match named.map(|game| game.parse()) {
        Some(Ok(game)) => read(game, bytes),
        Some(Err(why)) => panic!("{GAME_VARIABLE}: {why}"),
        None => {
            if let Some((first, rest)) = bytes.split_first() {
                read(GameId::ALL[usize::from(*first) % GameId::ALL.len()], rest);
            }
        }
    }
}
