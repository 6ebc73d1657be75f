//! Scripted chance in words, for tests, tutorials and the engine protocol.
//!
//! A *face* is what an outcome of chance shows: a card its number, the Guild
//! Master the number of the seat.

use crate::{CARDS, Content, PLAYERS_MAX};
use alloc::format;
use alloc::string::String;
use tabletop::face_of;

/// A number that does not say what it is.
const ANY: u8 = 0;
/// A card of a deck.
pub(crate) const CARD: u8 = 1;
/// The Guild Master.
pub(crate) const SEAT: u8 = 2;

/// The face that a word stands for: `17` or `card:17` a card by its number,
/// `seat:1` the Guild Master. A word with a kind fits that kind alone.
///
/// # Errors
/// What can be written instead.
pub fn parse(text: &str) -> Result<u32, String> {
    let (kind, number) = text.split_once(':').unwrap_or(("", text));
    let number: u32 = number.parse().map_err(|_| no_face(text))?;
    let (kind, n_faces) = match kind {
        "" => (ANY, u32::from(CARDS)),
        "card" => (CARD, u32::from(CARDS)),
        "seat" => (SEAT, PLAYERS_MAX as u32),
        _ => return Err(no_face(text)),
    };
    if number < n_faces { Ok(face_of(kind, number)) } else { Err(no_face(text)) }
}

/// As [`parse`], and cards by their short names in this card set, such as `T-grogu-4`.
///
/// # Errors
/// What can be written instead.
pub fn parse_with(content: &Content, text: &str) -> Result<u32, String> {
    content.card(text).map_or_else(|| parse(text), |card| Ok(face_of(CARD, card.idx() as u32)))
}

fn no_face(text: &str) -> String {
    format!("chance never shows {text}: write a card such as 17, or seat:1")
}
