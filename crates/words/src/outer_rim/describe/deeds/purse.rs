//! Credits, fame and reputation.

use crate::outer_rim::describe::amounts::Unit;
use crate::outer_rim::describe::pen::{Known, Mood, Pen};
use outer_rim::{Amount, PurseEffect, Reputation};

impl Pen<'_> {
    pub(super) fn purse(&self, effect: &PurseEffect, mood: Mood, known: Known<'_>) -> String {
        let credits = |key: &str, amount: &Amount| {
            let text = self.amount(amount, Unit::Credits, known);
            let other = known.other.key();
            self.act(key, mood, [("amount", text.into()), ("other", other.into())])
        };
        let fame = |key: &str, amount: &Amount| {
            self.act(key, mood, [("amount", self.amount(amount, Unit::Fame, known).into())])
        };
        match effect {
            PurseEffect::GainCredits(amount) => credits("orc-gain", amount),
            PurseEffect::LoseCredits(amount) => credits("orc-lose-some", amount),
            PurseEffect::TakeCredits(amount) => credits("orc-take-credits", amount),
            PurseEffect::GiveCredits(amount) => credits("orc-give-credits", amount),
            PurseEffect::GainFame(amount) => fame("orc-gain", amount),
            PurseEffect::LoseFame(amount) => fame("orc-lose-some", amount),
            PurseEffect::GainReputation(reputation) => {
                self.reputation("orc-gain-reputation", reputation, mood, known)
            }
            PurseEffect::LoseReputation(reputation) => {
                self.reputation("orc-lose-reputation", reputation, mood, known)
            }
        }
    }

    fn reputation(
        &self,
        key: &str,
        reputation: &Reputation,
        mood: Mood,
        known: Known<'_>,
    ) -> String {
        let other = if reputation.other { known.other.key() } else { "you" };
        let pairs = [
            ("amount", self.amount(&reputation.steps, Unit::Reputation, known).into()),
            ("with", self.with(reputation.faction).into()),
            ("other", other.into()),
        ];
        self.act(key, mood, pairs)
    }
}
