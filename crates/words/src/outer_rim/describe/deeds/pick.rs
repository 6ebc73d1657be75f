//! Choices that are all there is to it.

use crate::outer_rim::describe::amounts::Unit;
use crate::outer_rim::describe::pen::{Known, Mood, Pen};
use outer_rim::{PickEffect, Skill};

impl Pen<'_> {
    pub(super) fn pick(&self, effect: &PickEffect, mood: Mood, known: Known<'_>) -> String {
        match effect {
            PickEffect::RedirectPatrol => self.act("orc-redirect-patrol", mood, []),
            PickEffect::BuyTop { deck, off } => {
                let off = self.amount(off, Unit::Credits, known);
                let pairs = [("deck", self.deck(*deck).into()), ("off", off.into())];
                self.act("orc-buy-top", mood, pairs)
            }
            PickEffect::BuyShip { damage } => {
                let damage = self.units((*damage).into(), Unit::Damage);
                self.act("orc-buy-ship", mood, [("damage", damage.into())])
            }
            PickEffect::Discard(filter) => {
                self.act("orc-discard", mood, [("what", self.card_like(filter).into())])
            }
            PickEffect::LendSkill(skills) => {
                let all = if skills.len() == Skill::ALL.len() { "yes" } else { "no" };
                let pairs = [
                    ("skills", self.or(&self.skills(skills)).into()),
                    ("all", all.into()),
                    ("roll", known.rolling.key().into()),
                ];
                self.act("orc-lend-skill", mood, pairs)
            }
        }
    }
}
