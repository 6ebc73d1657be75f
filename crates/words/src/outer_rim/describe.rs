//! What the cards and sheets of Outer Rim say, generated from what they do.
//!
//! A card never says anything that it does not do: its text is made from the
//! same typed data that the rules interpret. Every verb, condition, moment and
//! value is matched without a wildcard, so that a new one does not compile
//! without words. The words are in `locales/LANGUAGE/outer-rim-cards.ftl`.

mod ai;
mod amounts;
mod cards;
mod conditions;
mod deeds;
mod filters;
mod lines;
mod modifiers;
mod moments;
mod pen;
mod pieces;
mod places;
mod polish;
mod sheets;

pub use lines::Line;
pub use places::{ability, ability_line, accept, decline, effect, lent, option};
pub(in crate::outer_rim) use polish::uncapital;

use super::terms;
use crate::Speaker;
use outer_rim::{
    AiCardId, AmbitionGoal, AmbitionId, CardId, CharacterId, ChooseSpace, ContactId, Content,
    EncounterId, Goal, ShipId, Titles,
};
use pen::Pen;
use std::fmt;

/// A card or sheet as text that a terminal and a browser can lay out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Described {
    /// Its name.
    pub title: String,
    /// What it is, and what it costs.
    pub type_line: String,
    /// One short line of colour.
    pub flavour: Option<String>,
    /// What it does, line by line.
    pub lines: Vec<Line>,
}

/// As plain text: the title, the type line, and the lines with their depth.
impl fmt::Display for Described {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.title)?;
        writeln!(f, "{}", self.type_line)?;
        if let Some(flavour) = &self.flavour {
            writeln!(f, "~ {flavour}")?;
        }
        for line in &self.lines {
            let depth = usize::from(line.indent) * 2;
            let mark = if line.bullet { "• " } else { "" };
            writeln!(f, "{:depth$}{mark}{line}", "")?;
        }
        Ok(())
    }
}

/// A card of the market or the databank.
#[must_use]
pub fn card(speaker: &Speaker<'_>, content: &Content, titles: &Titles, card: CardId) -> Described {
    Pen { speaker, content, titles }.card(card)
}

/// A card as it lies in a slot, rotated or not.
#[must_use]
pub fn held(
    speaker: &Speaker<'_>,
    content: &Content,
    titles: &Titles,
    card: CardId,
    turned: bool,
) -> Described {
    Pen { speaker, content, titles }.held(card, turned)
}

/// A contact: what meeting it means, and what it is once hired.
#[must_use]
pub fn contact(
    speaker: &Speaker<'_>,
    content: &Content,
    titles: &Titles,
    contact: ContactId,
) -> Described {
    Pen { speaker, content, titles }.contact(contact)
}

/// A character card, both sides.
#[must_use]
pub fn character(
    speaker: &Speaker<'_>,
    content: &Content,
    titles: &Titles,
    character: CharacterId,
) -> Described {
    Pen { speaker, content, titles }.character(character)
}

/// A ship sheet, both sides.
#[must_use]
pub fn ship(speaker: &Speaker<'_>, content: &Content, titles: &Titles, ship: ShipId) -> Described {
    Pen { speaker, content, titles }.ship(ship)
}

/// An encounter card, all sections.
#[must_use]
pub fn encounter(
    speaker: &Speaker<'_>,
    content: &Content,
    titles: &Titles,
    encounter: EncounterId,
) -> Described {
    Pen { speaker, content, titles }.encounter(encounter)
}

/// The goal of a character or a ship, in a few words.
#[must_use]
pub fn goal(speaker: &Speaker<'_>, content: &Content, titles: &Titles, goal: &Goal) -> String {
    let pen = Pen { speaker, content, titles };
    pen.finish(&pen.goal(goal))
}

/// An ambition sheet.
#[must_use]
pub fn ambition(
    speaker: &Speaker<'_>,
    content: &Content,
    titles: &Titles,
    ambition: AmbitionId,
) -> Described {
    Pen { speaker, content, titles }.ambition(&content.ambitions[ambition.idx()])
}

/// A goal of an ambition in one line, with its mark and the abilities that lead to it.
#[must_use]
pub fn ambition_goal(
    speaker: &Speaker<'_>,
    content: &Content,
    titles: &Titles,
    goal: &AmbitionGoal,
) -> String {
    let pen = Pen { speaker, content, titles };
    let text = places::flat(pen, &pen.ambition_goal(goal));
    text.trim_end_matches('.').to_owned()
}

/// The spaces that somebody may choose from: `a planet up to 6 spaces away`.
#[must_use]
pub fn space_like(
    speaker: &Speaker<'_>,
    content: &Content,
    titles: &Titles,
    choice: &ChooseSpace,
) -> String {
    let pen = Pen { speaker, content, titles };
    pen.finish(&pen.space_like(choice))
}

/// An AI card.
#[must_use]
pub fn ai(speaker: &Speaker<'_>, content: &Content, titles: &Titles, card: AiCardId) -> Described {
    Pen { speaker, content, titles }.ai_card(&content.ai_cards[card.idx()])
}

/// The patrols of a level, from one to four.
///
/// # Panics
/// Where there is no such level.
#[must_use]
pub fn patrol(speaker: &Speaker<'_>, content: &Content, titles: &Titles, level: u8) -> Described {
    let found = content.patrols.iter().find(|patrol| patrol.level == level);
    Pen { speaker, content, titles }.patrol_level(found.expect("a level of the content set"))
}
