//! What is used and what a player has for a while.

use super::Teller;
use crate::Told;
use crate::outer_rim::{describe, names, terms};
use outer_rim::{AbilityEvent, At, Duration};
use tabletop::Seat;

impl Teller<'_> {
    pub(super) fn ability_line(&self, event: &AbilityEvent) -> Option<Told> {
        let speaker = self.speaker;
        match event {
            AbilityEvent::AbilityUsed { seat, ability, .. } => {
                let owner = names::ability_owner(speaker, self.content, *ability)?;
                let line = self.say(*seat, "or-saw-ability", [("source", owner.into())]);
                Some(Told { line, rule: None })
            }
            AbilityEvent::Lent { seat, at, option, until } => {
                Some(Told { line: self.lent(*seat, (*at, *option), *until), rule: None })
            }
            AbilityEvent::LoansEnded { .. } => None,
        }
    }

    /// What was lent and for how long. What cards say is said to whoever holds them, so that of
    /// others only a thing is named.
    fn lent(&self, seat: Seat, (at, option): (At, u8), until: Duration) -> String {
        let titles = self.content.titles(self.speaker.lang().code());
        let lent = describe::lent(self.speaker, self.content, titles, at, option);
        let (kind, text) = match lent {
            Some((text, true)) => ("thing", text),
            Some((text, false)) if self.speaker.is_you(seat) => ("holds", names::capital(&text)),
            Some((_, false)) | None => ("effect", String::new()),
        };
        let facts = [
            ("kind", kind.into()),
            ("text", text.into()),
            ("until", terms::duration(until).into()),
        ];
        self.say(seat, "or-saw-lent", facts)
    }
}
