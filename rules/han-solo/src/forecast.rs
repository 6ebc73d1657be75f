//! What an answer would lead to, before it is given.

use crate::{Action, View};
use serde::{Deserialize, Serialize};

/// What the viewer's hand would be worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
pub struct Forecast {
    /// The sum of the cards (HS-6.2).
    pub score: i8,
}

impl View {
    /// What this answer of the viewer would lead to, where that can be known.
    #[must_use]
    pub fn forecast(&self, action: Action) -> Option<Forecast> {
        let score = self.players[self.viewer.seat()?.idx()].score?;
        let change = match action {
            Action::Stand | Action::Keep => 0,
            Action::Take => self.discards.last()?.value(),
            Action::Discard(card) => -card.value(),
            Action::Draw
            | Action::Pick(_)
            | Action::Name(_)
            | Action::Capture(_)
            | Action::Decline => return None,
        };
        Some(Forecast { score: score + change })
    }
}
