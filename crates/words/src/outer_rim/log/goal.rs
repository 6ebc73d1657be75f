//! What lies on sheets and cards toward a goal.

use super::{Teller, told};
use crate::outer_rim::names;
use crate::{Told, args};
use fluent_bundle::FluentValue;
use outer_rim::{GoalEvent, Sheet};

impl Teller<'_> {
    pub(super) fn goal_line(&self, event: &GoalEvent) -> Option<Told> {
        let speaker = self.speaker;
        match event {
            GoalEvent::GoalAdvanced { seat, sheet } => {
                told(self.say(*seat, "or-saw-goal-advanced", [sheet_fact(*sheet)]), "OR-9.4")
            }
            GoalEvent::TokenPut { card, .. } => {
                let facts = args([("card", self.card(*card).into())]);
                told(speaker.say("or-saw-token-put", &facts), "OR-9.4")
            }
            GoalEvent::Flipped { seat, sheet } => {
                let rule = match sheet {
                    Sheet::Character => "OR-10.2",
                    Sheet::Ship => "OR-9.2",
                };
                told(self.say(*seat, "or-saw-flipped", [sheet_fact(*sheet)]), rule)
            }
            GoalEvent::FlippedBack { seat } => {
                told(self.say(*seat, "or-saw-flipped-back", []), "UB-20.5")
            }
            GoalEvent::Marked { seat, space, .. } => {
                // Where the line begins with it.
                let first = names::capital(&self.space(*space));
                let facts = [("space", self.space(*space).into()), ("first", first.into())];
                let line = self.say(*seat, "or-saw-marked", facts);
                Some(Told { line, rule: None })
            }
        }
    }
}

fn sheet_fact(sheet: Sheet) -> (&'static str, FluentValue<'static>) {
    let sheet = match sheet {
        Sheet::Character => "character",
        Sheet::Ship => "ship",
    };
    ("sheet", sheet.into())
}
