//! Scripted chance in words, for tests, tutorials and the engine protocol.
//!
//! A *face* is what an outcome of chance shows: a card shows its value counted
//! from −10 (any copy), a token its number, a die its symbol, and the first
//! dealer the number of the seat.

use alloc::format;
use alloc::string::String;
use tabletop::SEATS_MAX;

use crate::TOKENS;

/// The face that a word stands for: `+3`, `-10` or `0` a card, `token:5` a
/// token, `die:2` a die, `seat:1` the first dealer.
///
/// # Errors
/// What can be written instead.
pub fn parse(text: &str) -> Result<u32, String> {
    let (kind, number) = text.split_once(':').unwrap_or(("card", text));
    let value: i32 = number.parse().map_err(|_| no_face(text))?;
    let range = match kind {
        "card" => -10..=10,
        "token" => 0..=i32::from(TOKENS) - 1,
        "die" => 0..=5,
        "seat" => 0..=SEATS_MAX as i32 - 1,
        _ => return Err(no_face(text)),
    };
    if !range.contains(&value) {
        return Err(no_face(text));
    }
    Ok((value - if kind == "card" { -10 } else { 0 }) as u32)
}

fn no_face(text: &str) -> String {
    format!("chance never shows {text}: write +3, -10, 0, token:5, die:2 or seat:1")
}
