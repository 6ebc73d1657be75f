//! Patrols and contacts.

use super::{Teller, told};
use crate::outer_rim::{names, terms};
use crate::{Told, args};
use outer_rim::{BoardEvent, ContactId};

impl Teller<'_> {
    pub(super) fn board_line(&self, event: &BoardEvent) -> Option<Told> {
        let speaker = self.speaker;
        match event {
            BoardEvent::PatrolMoved { faction, to } => {
                let faction = terms::faction(*faction);
                let facts = args([("faction", faction.into()), ("space", self.space(*to).into())]);
                told(speaker.say("or-saw-patrol-moved", &facts), "OR-15.4")
            }
            BoardEvent::PatrolReplaced { faction, level, at } => {
                let faction = terms::faction(*faction);
                let facts = args([
                    ("faction", faction.into()),
                    ("level", (*level).into()),
                    ("space", self.space(*at).into()),
                ]);
                told(speaker.say("or-saw-patrol-replaced", &facts), "OR-15.8")
            }
            BoardEvent::ContactRevealed { spot, contact } => {
                told(self.contact("or-saw-revealed", *spot, *contact), "OR-17.2")
            }
            BoardEvent::ContactReturned { spot, contact } => {
                told(self.contact("or-saw-returned", *spot, *contact), "OR-17.7")
            }
            BoardEvent::ContactLeft { spot } => {
                let facts = args([("space", self.spot(*spot).into())]);
                told(speaker.say("or-saw-left", &facts), "OR-17.9")
            }
            BoardEvent::Captured { seat, contact, .. } => {
                let contact = names::contact(speaker, self.content, *contact);
                told(self.say(*seat, "or-saw-captured", [("contact", contact.into())]), "OR-18.7")
            }
            // A look is a sight of its own.
            BoardEvent::ContactPeeked { .. } => None,
        }
    }

    fn contact(&self, key: &str, spot: u8, contact: ContactId) -> String {
        let contact = names::contact(self.speaker, self.content, contact);
        let facts = args([("contact", contact.into()), ("space", self.spot(spot).into())]);
        self.speaker.say(key, &facts)
    }
}
