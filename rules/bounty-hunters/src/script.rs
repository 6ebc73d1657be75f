//! Scripted chance in words, for tests, tutorials and the engine protocol.
//!
//! A *face* is what an outcome of chance shows: a card its number, the Guild
//! Master the number of the seat.

use crate::{CARDS, Content, PLAYERS_MAX};
use alloc::format;
use alloc::string::String;

/// The face that a word stands for: `17` or `card:17` a card by its number,
/// `seat:1` the Guild Master.
///
/// # Errors
/// What can be written instead.
pub fn parse(text: &str) -> Result<u32, String> {
    let (kind, number) = text.split_once(':').unwrap_or(("card", text));
    let number: u32 = number.parse().map_err(|_| no_face(text))?;
    let n_faces = match kind {
        "card" => u32::from(CARDS),
        "seat" => PLAYERS_MAX as u32,
        _ => return Err(no_face(text)),
    };
    if number < n_faces { Ok(number) } else { Err(no_face(text)) }
}

/// As [`parse`], and cards by their short names in this card set, such as `T-grogu-4`.
///
/// # Errors
/// What can be written instead.
pub fn parse_with(content: &Content, text: &str) -> Result<u32, String> {
    content.card(text).map_or_else(|| parse(text), |card| Ok(card.idx() as u32))
}

fn no_face(text: &str) -> String {
    format!("chance never shows {text}: write a card such as 17, or seat:1")
}
