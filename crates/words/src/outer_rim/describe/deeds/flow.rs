//! What decides how a script goes on.

use crate::outer_rim::describe::pen::{Known, Mood, Pen};
use crate::outer_rim::describe::pieces::Piece;
use outer_rim::FlowEffect;

impl Pen<'_> {
    pub(super) fn flow(
        &self,
        effect: &FlowEffect,
        mood: Mood,
        known: Known<'_>,
        out: &mut Vec<Piece>,
    ) {
        match effect {
            FlowEffect::When(when) => self.when(when, known, out),
            FlowEffect::ByReputation(gate) => out.push(self.gate(gate, known)),
            FlowEffect::Test(test) => out.push(self.test(test, mood, known)),
            FlowEffect::Roll(branches) => out.push(self.roll(branches, mood, known)),
            FlowEffect::CountDice(count) => self.count_dice(count, mood, known, out),
            FlowEffect::Fight(fight) => out.push(self.fight(fight, mood, known)),
            FlowEffect::Duel(duel) => out.push(self.duel(duel, mood, known)),
            FlowEffect::EachPlayer(each) => out.push(self.each_player(each, known)),
            FlowEffect::They(script) => out.push(self.they(script, known)),
        }
    }
}
