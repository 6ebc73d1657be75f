//! Scripted chance in words, for tests, tutorials and the engine protocol.
//!
//! A *face* is what an outcome of chance shows: a card shows its value counted
//! from −10 (any copy), a token its number, a die its symbol, and the first
//! dealer the number of the seat. Each has a kind of its own, so that a script
//! out of step is refused and not taken for something else.

use alloc::format;
use alloc::string::String;
use tabletop::{SEATS_MAX, face_of};

use crate::TOKENS;

/// A card of the draw pile.
pub(crate) const CARD: u8 = 1;
/// A token of the stack.
pub(crate) const TOKEN: u8 = 2;
/// A die.
pub(crate) const DIE: u8 = 3;
/// The first dealer.
pub(crate) const SEAT: u8 = 4;

/// The face that a word stands for: `+3`, `-10` or `0` a card, `token:5` a
/// token, `die:2` a die, `seat:1` the first dealer. Without a kind it is a card.
///
/// # Errors
/// What can be written instead.
pub fn parse(text: &str) -> Result<u32, String> {
    let (kind, number) = text.split_once(':').unwrap_or(("card", text));
    let value: i32 = number.parse().map_err(|_| no_face(text))?;
    let (kind, range) = match kind {
        "card" => (CARD, -10..=10),
        "token" => (TOKEN, 0..=i32::from(TOKENS) - 1),
        "die" => (DIE, 0..=5),
        "seat" => (SEAT, 0..=SEATS_MAX as i32 - 1),
        _ => return Err(no_face(text)),
    };
    if !range.contains(&value) {
        return Err(no_face(text));
    }
    Ok(face_of(kind, (value - range.start()) as u32))
}

fn no_face(text: &str) -> String {
    format!("chance never shows {text}: write +3, -10, 0, token:5, die:2 or seat:1")
}
