//! Damage and recovery.

use crate::outer_rim::describe::amounts::Unit;
use crate::outer_rim::describe::pen::{Known, Mood, Pen};
use crate::outer_rim::terms;
use outer_rim::{Amount, BodyEffect};

impl Pen<'_> {
    pub(super) fn body(&self, effect: &BodyEffect, mood: Mood, known: Known<'_>) -> String {
        let damage = |amount: &Amount| self.amount(amount, Unit::Damage, known);
        match effect {
            BodyEffect::Suffer { to, amount } => {
                let amount = self.amount(amount, Unit::DamageTo(*to), known);
                self.act("orc-suffer", mood, [("amount", amount.into())])
            }
            BodyEffect::Recover { from, amount } => {
                let from = from.map_or("both", terms::body);
                let all = if amount.is_none() { "yes" } else { "no" };
                let amount = amount.as_ref().map(damage).unwrap_or_default();
                let pairs = [("amount", amount.into()), ("from", from.into()), ("all", all.into())];
                self.act("orc-recover", mood, pairs)
            }
            BodyEffect::Defeat => self.act("orc-defeat", mood, []),
            BodyEffect::Survive { amount: Some(amount) } => {
                self.act("orc-survive", mood, [("amount", damage(amount).into())])
            }
            BodyEffect::Survive { amount: None } => self.act("orc-survive-whole", mood, []),
        }
    }
}
