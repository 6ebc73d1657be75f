//! Cards on their way to players and away from them.

use super::{Teller, told};
use crate::outer_rim::{names, terms};
use crate::{Told, args};
use outer_rim::{CardEvent, CardId, GivenFor, Gone, Kind};
use tabletop::Seat;

impl Teller<'_> {
    pub(super) fn card_line(&self, event: &CardEvent) -> Option<Told> {
        let speaker = self.speaker;
        match event {
            CardEvent::CardGained { seat, card } => {
                // A bounty has the name of its target, who may be crew, too.
                let kind =
                    self.content.asset(*card, false).map_or("none", |it| terms::kind(it.kind));
                let facts = [("card", self.card(*card).into()), ("kind", kind.into())];
                told(self.say(*seat, "or-saw-gained", facts), "OR-8.3")
            }
            CardEvent::CardLost { seat, card, gone, given } => {
                self.lost(*seat, *card, *gone, *given)
            }
            CardEvent::CardRemoved { card } => {
                let facts = args([("card", self.card(*card).into())]);
                told(speaker.say("or-saw-removed", &facts), "OR-7.11")
            }
            CardEvent::CardTaken { seat, from, card } => {
                let facts = [
                    ("card", self.card(*card).into()),
                    ("from", self.other(*from).into()),
                    ("whom", speaker.who(*from).into()),
                ];
                Some(Told { line: self.say(*seat, "or-saw-taken", facts), rule: None })
            }
            CardEvent::CardRotated { seat, card, given } => {
                let key = match given {
                    Some(GivenFor::Delivery) => "or-saw-delivered-rotated",
                    Some(GivenFor::Success) => "or-saw-completed-rotated",
                    Some(GivenFor::Payment | GivenFor::Capture) | None => "or-saw-rotated",
                };
                told(self.say(*seat, key, [("card", self.card(*card).into())]), "UB-12.3")
            }
            CardEvent::DatabankDrawn { seat, card } => {
                // A card with nothing on it to resolve is only taken, such as a starting card.
                let drawn = self.content.card(*card);
                let (key, rule) = match (drawn.script.is_empty(), drawn.number) {
                    (true, Some(90..=92)) => ("or-saw-databank-taken", "OR-2.14"),
                    (true, _) => ("or-saw-databank-taken", "OR-21.1"),
                    (false, _) => ("or-saw-databank", "OR-21.1"),
                };
                told(self.say(*seat, key, [("card", self.card(*card).into())]), rule)
            }
            CardEvent::EncounterDrawn { seat, card, .. } => {
                let card = names::encounter(speaker, self.content, *card);
                told(self.say(*seat, "or-saw-encounter", [("card", card.into())]), "OR-14.4")
            }
        }
    }

    /// A card that leaves a player: what it was given for, and where it goes.
    fn lost(&self, seat: Seat, card: CardId, gone: Gone, given: Option<GivenFor>) -> Option<Told> {
        let facts = || [("card", self.card(card).into())];
        let Some(given) = given else {
            let (key, rule) = match gone {
                Gone::Discarded => ("or-saw-discarded", "OR-7.11"),
                Gone::Removed => ("or-saw-removed-own", "OR-7.11"),
                Gone::Shuffled => ("or-saw-shuffled-own", "OR-7.10"),
            };
            return told(self.say(seat, key, facts()), rule);
        };
        let kind = self.content.asset(card, false).map(|asset| asset.kind);
        let is_bounty = kind == Some(Kind::Bounty);
        let (key, rule) = match given {
            GivenFor::Delivery if is_bounty => ("or-saw-delivered", "OR-18.8"),
            GivenFor::Delivery => ("or-saw-delivered", "OR-19.2"),
            GivenFor::Success if is_bounty => ("or-saw-claimed", "OR-18.6"),
            GivenFor::Success => ("or-saw-completed", "OR-20.3"),
            GivenFor::Payment => ("or-saw-spent", "OR-7.8"),
            // The token goes with the bounty, and where the card lies is nobody's concern.
            GivenFor::Capture => {
                let contact = self.content.contact_of(card)?;
                let contact = names::contact(self.speaker, self.content, contact);
                let line = self.say(seat, "or-saw-left-crew", [("contact", contact.into())]);
                return told(line, "OR-18.7");
            }
        };
        let line = self.say(seat, key, facts());
        let rest = match gone {
            Gone::Discarded => None,
            Gone::Removed => Some("or-saw-gone-removed"),
            Gone::Shuffled => Some("or-saw-gone-shuffled"),
        };
        told(rest.map_or(line.clone(), |key| format!("{line} {}", self.speaker.plain(key))), rule)
    }
}
