//! What a player gains, loses, suffers and where they are.

use super::{Teller, told};
use crate::Told;
use crate::outer_rim::{names, terms};
use outer_rim::PlayerEvent;

impl Teller<'_> {
    pub(super) fn player_line(&self, event: &PlayerEvent) -> Option<Told> {
        let speaker = self.speaker;
        let amount = |by: i32| speaker.lang().grouped(by.abs());
        match event {
            PlayerEvent::Moved { seat, to } => {
                told(self.say(*seat, "or-saw-moved", [("space", self.space(*to).into())]), "OR-5.1")
            }
            PlayerEvent::MoveStopped { seat, by } => {
                let facts = [("by", self.other(*by).into()), ("whom", speaker.who(*by).into())];
                told(self.say(*seat, "or-saw-stopped", facts), "OR-5.5")
            }
            PlayerEvent::Credits { seat, by, lost } => {
                let key = match (*by < 0, *lost) {
                    (true, true) => "or-saw-credits-lost",
                    (true, false) => "or-saw-paid",
                    (false, _) => "or-saw-earned",
                };
                let amount = names::credits(speaker, by.abs());
                let line = self.say(*seat, key, [("amount", amount.into())]);
                Some(Told { line, rule: None })
            }
            PlayerEvent::Fame { seat, by } => {
                let by = i32::from(*by);
                let key = if by < 0 { "or-saw-fame-lost" } else { "or-saw-fame" };
                let facts = [("amount", amount(by).into()), ("n", by.abs().into())];
                told(self.say(*seat, key, facts), "OR-22.1")
            }
            PlayerEvent::Reputation { seat, faction, to } => {
                let facts = [
                    ("faction", terms::faction(*faction).into()),
                    ("standing", terms::standing(*to).into()),
                ];
                told(self.say(*seat, "or-saw-reputation", facts), "OR-16.2")
            }
            PlayerEvent::Damaged { seat, body, by } => {
                let facts = [("body", terms::body(*body).into()), ("damage", (*by).into())];
                told(self.say(*seat, "or-saw-damaged", facts), "OR-13.1")
            }
            PlayerEvent::Recovered { seat, body, by } => {
                let facts = [("body", terms::body(*body).into()), ("damage", (*by).into())];
                told(self.say(*seat, "or-saw-recovered", facts), "OR-13.2")
            }
            PlayerEvent::Defeated { seat } => {
                told(self.say(*seat, "or-saw-defeated", []), "OR-13.4")
            }
            PlayerEvent::StoodUp { seat } => {
                told(self.say(*seat, "or-saw-stood-up", []), "OR-13.6")
            }
        }
    }
}
