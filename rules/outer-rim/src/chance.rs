//! Scripted chance in words, for tests, tutorials and the engine protocol.
//!
//! A *face* is what an outcome of chance shows: a die its face, a card of a deck
//! its place in the list of that deck, a card of the databank its number in the
//! set, a contact its number. A word with a kind fits that kind alone; a number
//! without one fits whatever is asked for.

use crate::Face;
use alloc::format;
use alloc::string::String;
use tabletop::{face_of, face_value};

/// A die.
pub(crate) const DIE: u8 = 1;
/// A card of a deck or of the databank.
pub(crate) const CARD: u8 = 2;
/// A contact.
pub(crate) const CONTACT: u8 = 3;

/// The face that a word stands for: `blank`, `focus`, `hit` or `crit` of a die,
/// `card:5` a card, `contact:3` a contact; `5` whatever is asked for.
///
/// # Errors
/// What can be written instead.
pub fn parse(text: &str) -> Result<u32, String> {
    let die = |face: Face| Ok(face_of(DIE, face as u32));
    match text {
        "blank" => return die(Face::Blank),
        "focus" => return die(Face::Focus),
        "hit" => return die(Face::Hit),
        "crit" => return die(Face::Crit),
        _ => {}
    }
    let (kind, number) = match text.split_once(':') {
        None => (0, text),
        Some(("card", number)) => (CARD, number),
        Some(("contact", number)) => (CONTACT, number),
        Some(_) => return Err(no_face(text)),
    };
    let number: u32 = number.parse().map_err(|_| no_face(text))?;
    if face_value(number) == number { Ok(face_of(kind, number)) } else { Err(no_face(text)) }
}

fn no_face(text: &str) -> String {
    format!(
        "chance never shows {text}: write blank, focus, hit, crit, card:5, contact:3 or a number"
    )
}
