//! Sound inputs, changed at random as a fuzzer would: random bytes alone never get past the first brace.

use crate::{cases, seed};
use catalog::GameId;
use fuzzing::{FOUND, target};
use tabletop::Dice;

/// The most changes of one case.
const CHANGES_MAX: u32 = 6;

/// Pieces that mean something to the readers.
const PIECES: [&str; 16] = [
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "null",
    "-1",
    "1e999",
    "99999999999999999999",
    "\\u0000",
    "\\ud800",
    "true",
    "\u{feff}",
    "id = \"\"\n",
];

/// Tries a target on changes of something sound, for every game.
fn fuzz(name: &str) {
    let target = target(name);
    for game in GameId::ALL {
        let sound = (target.sound)(game);
        for case in 0..cases(&target) {
            let mut dice = Dice::swift(seed() << 32 | u64::from(case));
            let start = &sound[dice.roll(sound.len() as u32) as usize];
            (target.read)(game, &changed(start, &mut dice));
        }
    }
}

fn changed(sound: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut bytes = sound.to_vec();
    for _ in 0..=dice.roll(CHANGES_MAX) {
        let at = dice.roll(bytes.len() as u32 + 1) as usize;
        let n = (dice.roll(24) as usize).min(bytes.len() - at);
        match dice.roll(6) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..at + n)),
            2 => {
                let again = bytes[at..at + n].to_vec();
                bytes.splice(at..at, again);
            }
            3 => {
                let piece = PIECES[dice.roll(PIECES.len() as u32) as usize];
                bytes.splice(at..at, piece.bytes());
            }
            4 if at < bytes.len() => bytes[at] = dice.roll(256) as u8,
            _ if at < bytes.len() && bytes[at].is_ascii_digit() => {
                bytes[at] = b'0' + dice.roll(10) as u8;
            }
            _ => {}
        }
    }
    bytes
}

#[test]
fn frames_of_strangers_are_read_or_refused() {
    fuzz("frame");
}

#[test]
fn bodies_of_requests_are_read_or_refused() {
    fuzz("body");
}

#[test]
fn card_files_of_strangers_are_read_or_refused() {
    fuzz("cards");
}

#[test]
fn records_of_strangers_are_read_or_refused() {
    fuzz("record");
}

#[test]
fn what_was_found_once_is_read_or_refused_now() {
    for (name, game, bytes) in FOUND {
        (target(name).read)(*game, bytes);
    }
}
