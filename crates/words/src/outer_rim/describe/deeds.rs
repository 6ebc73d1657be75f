//! The verbs, and costs.
//!
//! [`Pen::piece`] names every group of verbs, and each group every verb of it, so that a new one
//! does not compile without words.

mod body;
mod card;
mod choice;
mod dice;
mod encounter;
mod flow;
mod journey;
mod patrol;
mod pick;
mod purse;
mod work;

use super::amounts::Unit;
use super::pen::{Known, Mood, Pen};
use super::pieces::Piece;
use fluent_bundle::FluentValue;
use outer_rim::{
    Amount, BodyEffect, CardEffect, Cost, Effect, PickEffect, Place, PurseEffect, WorkEffect,
};

/// Whether its first word is a verb that neighbours may share. Amounts that are counted keep
/// theirs: nobody could tell what the count belongs to.
fn shares(effect: &Effect) -> bool {
    let fixed = |amount: &Amount| matches!(amount, Amount::Fixed(_));
    match effect {
        Effect::Purse(
            PurseEffect::GainCredits(amount)
            | PurseEffect::LoseCredits(amount)
            | PurseEffect::GainFame(amount)
            | PurseEffect::LoseFame(amount),
        )
        | Effect::Body(BodyEffect::Suffer { amount, .. }) => fixed(amount),
        Effect::Purse(PurseEffect::GainReputation(one) | PurseEffect::LoseReputation(one)) => {
            fixed(&one.steps) && !one.other
        }
        Effect::Body(BodyEffect::Recover { amount, .. }) => amount.as_ref().is_none_or(fixed),
        Effect::Card(CardEffect::GainTop(_) | CardEffect::GainCard(_))
        | Effect::Work(WorkEffect::AdvanceGoal) => true,
        Effect::Purse(PurseEffect::TakeCredits(_) | PurseEffect::GiveCredits(_))
        | Effect::Body(BodyEffect::Defeat | BodyEffect::Survive { .. })
        | Effect::Card(_)
        | Effect::Work(_)
        | Effect::Choice(_)
        | Effect::Flow(_)
        | Effect::Pick(_)
        | Effect::Journey(_)
        | Effect::Patrol(_)
        | Effect::Encounter(_)
        | Effect::Dice(_) => false,
    }
}

/// How a deed joins others.
fn as_piece(effect: &Effect, text: String, mood: Mood) -> Piece {
    let stands = match effect {
        // What is said in several sentences stands alone.
        Effect::Pick(PickEffect::BuyTop { .. } | PickEffect::BuyShip { .. })
        | Effect::Card(CardEffect::Browse(_)) => mood == Mood::Do,
        // What somebody else gains or loses is no order to you.
        Effect::Purse(PurseEffect::GainReputation(one) | PurseEffect::LoseReputation(one)) => {
            one.other
        }
        Effect::Pick(_)
        | Effect::Card(_)
        | Effect::Purse(_)
        | Effect::Choice(_)
        | Effect::Flow(_)
        | Effect::Body(_)
        | Effect::Journey(_)
        | Effect::Patrol(_)
        | Effect::Encounter(_)
        | Effect::Work(_)
        | Effect::Dice(_) => false,
    };
    match stands {
        true => Piece::Sentence(text),
        false if shares(effect) => Piece::shared(text),
        false => Piece::deed(text),
    }
}

impl Pen<'_> {
    pub(super) fn act<'v, const N: usize>(
        &self,
        key: &str,
        mood: Mood,
        pairs: [(&'v str, FluentValue<'v>); N],
    ) -> String {
        let mut args: crate::Args<'v> = pairs.into_iter().collect();
        args.set("mood", mood.key());
        self.speaker.say(key, &args)
    }

    /// One effect, among others.
    pub(super) fn piece(
        &self,
        effect: &Effect,
        mood: Mood,
        known: Known<'_>,
        out: &mut Vec<Piece>,
    ) {
        let text = match effect {
            Effect::Choice(one) => return self.choice(one, mood, known, out),
            Effect::Flow(one) => return self.flow(one, mood, known, out),
            Effect::Dice(one) => return out.push(self.dice(one, mood, known)),
            Effect::Purse(one) => self.purse(one, mood, known),
            Effect::Body(one) => self.body(one, mood, known),
            Effect::Journey(one) => self.journey(one, mood, known),
            Effect::Patrol(one) => self.of_patrol(one, mood, known),
            Effect::Encounter(one) => self.of_encounter(one, mood, known),
            Effect::Card(one) => self.of_card(one, mood, known),
            Effect::Work(one) => self.work(one, mood, known),
            Effect::Pick(one) => self.pick(one, mood, known),
        };
        out.push(as_piece(effect, text, mood));
    }

    /// `to Tatooine`, `there`.
    fn toward_place(&self, place: &Place, known: Known<'_>) -> String {
        match place {
            Place::Here => self.plain("orc-to-here"),
            Place::Space(space) => {
                let (name, on) = (self.space(space.id()), self.on_space(space.id()));
                self.say("orc-to-space", [("space", name.into()), ("on", on.into())])
            }
            Place::Chosen => self.plain("orc-to-chosen"),
            Place::Other => self.say("orc-to-other", [("other", known.other.key().into())]),
            Place::Patrol(faction) => {
                self.say("orc-to-patrol", [("patrol", self.patrol(*faction).into())])
            }
        }
    }

    /// `on Tatooine`, `there`.
    fn at_place(&self, place: &Place, known: Known<'_>) -> String {
        match place {
            Place::Here => self.plain("orc-at-here"),
            Place::Space(space) => self.on_space(space.id()),
            Place::Chosen => self.plain("orc-at-chosen"),
            Place::Other => self.say("orc-at-other", [("other", known.other.key().into())]),
            Place::Patrol(faction) => {
                self.say("orc-at-patrol", [("patrol", self.patrol(*faction).into())])
            }
        }
    }

    /// What is given up: `pay 2,000 credits`.
    pub(super) fn cost(&self, cost: &Cost, mood: Mood, known: Known<'_>) -> String {
        match cost {
            Cost::Credits(amount) => {
                let amount = self.amount(amount, Unit::Credits, known);
                self.act("orc-pay", mood, [("amount", amount.into())])
            }
            Cost::Discard(filter) => {
                self.act("orc-discard-own", mood, [("what", self.card_like(filter).into())])
            }
            Cost::DiscardThis => self.act("orc-discard-this", mood, []),
            Cost::Damage { to, amount } => {
                let amount = self.amount(amount, Unit::DamageTo(*to), known);
                self.act("orc-suffer", mood, [("amount", amount.into())])
            }
            Cost::Reputation(faction) => {
                let pairs = [
                    ("amount", self.units(1, Unit::Reputation).into()),
                    ("with", self.with(*faction).into()),
                    ("other", "you".into()),
                ];
                self.act("orc-lose-reputation", mood, pairs)
            }
            Cost::Fame(amount) => {
                let amount = self.amount(amount, Unit::Fame, known);
                self.act("orc-pay", mood, [("amount", amount.into())])
            }
        }
    }
}
