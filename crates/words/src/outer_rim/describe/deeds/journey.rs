//! Movement of players.

use crate::outer_rim::describe::amounts::Unit;
use crate::outer_rim::describe::pen::{Known, Mood, Pen};
use outer_rim::{Amount, JourneyEffect};

impl Pen<'_> {
    pub(super) fn journey(&self, effect: &JourneyEffect, mood: Mood, known: Known<'_>) -> String {
        let spaces = |amount: &Amount| self.amount(amount, Unit::Spaces, known);
        match effect {
            JourneyEffect::MoveDirectly(place) => self.act(
                "orc-move-directly",
                mood,
                [("to", self.toward_place(place, known).into())],
            ),
            JourneyEffect::Fly(amount) => {
                self.act("orc-fly", mood, [("spaces", spaces(amount).into())])
            }
            JourneyEffect::CrossTheCore => self.act("orc-cross-the-core", mood, []),
            JourneyEffect::NeedNotStop => self.act("orc-need-not-stop", mood, []),
            JourneyEffect::StopMover => self.act("orc-stop-mover", mood, []),
            JourneyEffect::ExtraTurn => self.act("orc-extra-turn", mood, []),
        }
    }
}
