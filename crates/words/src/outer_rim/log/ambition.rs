//! Ambitions and their goals.

use super::{Teller, told};
use crate::outer_rim::names;
use crate::{Told, args};
use outer_rim::AmbitionEvent;

impl Teller<'_> {
    pub(super) fn ambition_line(&self, event: &AmbitionEvent) -> Option<Told> {
        let speaker = self.speaker;
        let ambition = |one| names::ambition_sheet(speaker, self.content, one);
        let goal = |goal: u8| ("goal", (goal + 1).into());
        match event {
            AmbitionEvent::AmbitionsRevealed { ambitions } => {
                let sheets: Vec<String> = ambitions.iter().map(|one| ambition(*one)).collect();
                let facts = args([("sheets", sheets.join(", ").into())]);
                told(speaker.say("or-saw-ambitions", &facts), "UB-16.3")
            }
            AmbitionEvent::AmbitionTaken { seat, ambition: sheet } => {
                let facts = [("sheet", ambition(*sheet).into())];
                told(self.say(*seat, "or-saw-ambition", facts), "UB-16.3")
            }
            AmbitionEvent::AmbitionAdvanced { seat, goal: number } => {
                told(self.say(*seat, "or-saw-ambition-advanced", [goal(*number)]), "UB-16.7")
            }
            AmbitionEvent::AmbitionGoalMet { seat, goal: number } => {
                told(self.say(*seat, "or-saw-ambition-met", [goal(*number)]), "UB-16.7")
            }
            AmbitionEvent::AmbitionGoalLost { seat, goal: number } => {
                told(self.say(*seat, "or-saw-ambition-lost", [goal(*number)]), "UB-16.5")
            }
        }
    }
}
