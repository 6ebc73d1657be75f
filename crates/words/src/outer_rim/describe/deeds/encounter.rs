//! Contacts, encounters and the databank.

use crate::outer_rim::describe::pen::{Known, Mood, Pen};
use outer_rim::EncounterEffect;

impl Pen<'_> {
    pub(super) fn of_encounter(
        &self,
        effect: &EncounterEffect,
        mood: Mood,
        known: Known<'_>,
    ) -> String {
        match effect {
            EncounterEffect::RevealContact => self.act("orc-reveal-contact", mood, []),
            EncounterEffect::RevealContacts(place) => {
                let at = self.at_place(place, known);
                self.act("orc-reveal-contacts", mood, [("at", at.into())])
            }
            EncounterEffect::PeekContact => self.act("orc-peek-contact", mood, []),
            EncounterEffect::EncounterContact => self.act("orc-encounter-contact", mood, []),
            EncounterEffect::Hire => self.act("orc-hire", mood, []),
            EncounterEffect::RemoveContact => self.act("orc-remove-contact", mood, []),
            EncounterEffect::EncounterSpace => self.act("orc-encounter-space", mood, []),
            EncounterEffect::Databank(number) => {
                self.act("orc-databank", mood, [("number", (*number).into())])
            }
            EncounterEffect::Stop => self.act("orc-stop", mood, []),
        }
    }
}
