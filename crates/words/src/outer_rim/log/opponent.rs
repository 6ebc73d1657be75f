//! The opponents of a single player.

use super::{Teller, told};
use crate::Told;
use crate::outer_rim::{level, names};
use outer_rim::OpponentEvent;

impl Teller<'_> {
    pub(super) fn opponent_line(&self, event: &OpponentEvent) -> Option<Told> {
        let speaker = self.speaker;
        match event {
            OpponentEvent::HunterSeated { seat } => {
                told(self.say(*seat, "or-saw-hunter", []), "UB-19.1")
            }
            OpponentEvent::HeadStart { seat, level, fame, credits } => {
                let gains = level::gains(speaker, *fame, *credits);
                let level = level::name(speaker, *level);
                let facts = [("level", level.into()), ("gains", gains.into())];
                told(self.say(*seat, "or-saw-head-start", facts), "OR-26.3")
            }
            OpponentEvent::AiCardDrawn { seat, card } => {
                let name = names::ai_card(speaker, self.content, *card);
                // The card of a character has the character's name.
                let is_own = name == names::player(speaker, *seat);
                let key = if is_own { "or-saw-ai-own" } else { "or-saw-ai-card" };
                told(self.say(*seat, key, [("card", name.into())]), "OR-25.2")
            }
            OpponentEvent::AiDeckShuffled { seat } => {
                told(self.say(*seat, "or-saw-ai-shuffled", []), "OR-25.2")
            }
        }
    }
}
