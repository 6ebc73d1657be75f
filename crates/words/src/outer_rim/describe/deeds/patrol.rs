//! Patrols.

use crate::outer_rim::describe::amounts::Unit;
use crate::outer_rim::describe::pen::{Known, Mood, Pen};
use outer_rim::{Amount, PatrolEffect, WhichFaction};

impl Pen<'_> {
    pub(super) fn of_patrol(&self, effect: &PatrolEffect, mood: Mood, known: Known<'_>) -> String {
        let patrol = |key: &str, faction: WhichFaction, steps: &Amount| {
            let spaces = self.amount(steps, Unit::Spaces, known);
            let pairs = [("patrol", self.patrol(faction).into()), ("spaces", spaces.into())];
            self.act(key, mood, pairs)
        };
        let whole = |key: &str, faction: WhichFaction| {
            self.act(key, mood, [("patrol", self.patrol(faction).into())])
        };
        match effect {
            PatrolEffect::MovePatrol { faction, steps } => {
                patrol("orc-move-patrol", *faction, steps)
            }
            PatrolEffect::BringPatrol(faction) => whole("orc-bring-patrol", *faction),
            PatrolEffect::SendPatrol { faction, steps } => {
                patrol("orc-send-patrol", *faction, steps)
            }
            PatrolEffect::FightPatrol(faction) => whole("orc-fight-patrol", *faction),
        }
    }
}
