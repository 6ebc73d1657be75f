//! Before the first turn, whose turn it is, and the end.

use super::{Teller, told};
use crate::outer_rim::names;
use crate::{Told, args};
use outer_rim::{CourseEvent, TileId};
use tabletop::Seat;

impl Teller<'_> {
    pub(super) fn course_line(&self, event: &CourseEvent) -> Option<Told> {
        let speaker = self.speaker;
        match event {
            CourseEvent::BoardLaid { tiles } => {
                let of_tile = |tile: &TileId| {
                    let spaces = &self.content.board.tile[tile.idx()].spaces;
                    let named: Vec<String> = spaces
                        .iter()
                        .filter_map(|one| names::space_title(speaker, self.content, &one.id))
                        .collect();
                    named.join(" / ")
                };
                let tiles: Vec<String> = tiles.iter().map(of_tile).collect();
                let facts = args([("tiles", tiles.join(" – ").into())]);
                told(speaker.say("or-saw-board", &facts), "OR-2.1")
            }
            CourseEvent::FirstPlayerDrawn { seat } => {
                told(self.say(*seat, "or-saw-first", []), "OR-2.9")
            }
            CourseEvent::CharacterTaken { seat, character } => {
                let character = names::character(speaker, self.content, *character);
                // OR-25.1: an opponent plays against the only seat there is.
                let (about, key) = if speaker.is_ai(*seat) {
                    (Seat::new(0), "or-saw-opponent")
                } else {
                    (*seat, "or-saw-character")
                };
                told(self.say(about, key, [("character", character.into())]), "OR-2.10")
            }
            CourseEvent::ShipTaken { seat, ship } => {
                let ship = names::ship(speaker, self.content, *ship, false);
                told(self.say(*seat, "or-saw-ship", [("ship", ship.into())]), "OR-9.6")
            }
            CourseEvent::TurnBegan { seat, round } => {
                told(self.say(*seat, "or-saw-turn", [("round", (*round).into())]), "OR-4.1")
            }
            CourseEvent::ExtraTurnGranted => told(speaker.plain("or-saw-extra-turn"), "OR-4.6"),
            CourseEvent::GameEnded { winner: Some(seat) } => {
                told(self.say(*seat, "or-saw-won", []), "OR-22.3")
            }
            CourseEvent::GameEnded { winner: None } => {
                told(speaker.plain("or-saw-ended"), "OR-22.3")
            }
            // A question reaches its reader as a menu.
            CourseEvent::Asked { .. } => None,
        }
    }
}
