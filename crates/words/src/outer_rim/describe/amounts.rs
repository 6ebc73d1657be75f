//! How much: numbers with their unit, and what is counted.

use super::pen::{Known, Number, Pen};
use super::terms;
use outer_rim::{Amount, Body, Count, Formula};

/// What an amount is counted in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unit {
    Credits,
    /// Credits on top of others.
    MoreCredits,
    Fame,
    /// Fame on top of other fame.
    MoreFame,
    Reputation,
    Damage,
    /// Damage to a body, which is named before what is counted.
    DamageTo(Body),
    Dice,
    Spaces,
    /// A bare number.
    None,
}

impl Unit {
    const fn key(self) -> &'static str {
        match self {
            Self::Credits => "orc-credits",
            Self::MoreCredits => "orc-more-credits",
            Self::Fame => "orc-fame",
            Self::MoreFame => "orc-more-fame",
            Self::Reputation => "orc-reputation",
            Self::Damage => "orc-damage",
            Self::DamageTo(Body::Character) => "orc-damage-character",
            Self::DamageTo(Body::Ship) => "orc-damage-ship",
            Self::Dice => "orc-dice",
            Self::Spaces => "orc-spaces",
            Self::None => "orc-number",
        }
    }
}

impl Pen<'_> {
    /// `2,000 credits`.
    pub(super) fn units(&self, number: i32, unit: Unit) -> String {
        let pairs = [("n", number.into()), ("text", self.number(number).into())];
        self.say(unit.key(), pairs)
    }

    /// `1,000 credits plus 1,000 for each crew member (at most 4,000)`.
    pub(super) fn amount(&self, amount: &Amount, unit: Unit, known: Known<'_>) -> String {
        match amount {
            Amount::Fixed(number) => self.units(*number, unit),
            Amount::Counted(formula) => self.formula(formula, unit, known),
        }
    }

    fn formula(&self, formula: &Formula, unit: Unit, known: Known<'_>) -> String {
        let per = self.per(formula.count, known);
        let text = if formula.plus == 0 {
            let each = self.units(formula.each, unit);
            self.say("orc-counted", [("each", each.into()), ("per", per.into())])
        } else {
            let plus = self.units(formula.plus, unit);
            let each = self.number(formula.each);
            self.say(
                "orc-counted-plus",
                [("plus", plus.into()), ("each", each.into()), ("per", per.into())],
            )
        };
        self.at_most(text, formula.most)
    }

    /// Adds the limit in brackets, where there is one.
    pub(super) fn at_most(&self, amount: String, most: Option<i32>) -> String {
        match most {
            Some(most) => {
                let most = self.number(most);
                self.say("orc-at-most", [("amount", amount.into()), ("most", most.into())])
            }
            None => amount,
        }
    }

    /// `for each crew member`.
    pub(super) fn per(&self, count: Count, known: Known<'_>) -> String {
        let body = |body| self.term("orc-per-damage", terms::body(body));
        match count {
            Count::Cards(kind) => self.term("orc-per-card", terms::kind(kind)),
            Count::Skill(skill) => self.say("orc-per-skill", [("skill", self.skill(skill).into())]),
            Count::Fame => self.plain("orc-per-fame"),
            Count::Credits => self.plain("orc-per-credit"),
            Count::CharacterDamage => body(Body::Character),
            Count::ShipDamage => body(Body::Ship),
            Count::RemainingHealth => self.plain("orc-per-health"),
            Count::Combat(arena) => self.term("orc-per-combat", terms::arena(arena)),
            Count::PositiveReputations => self.plain("orc-per-positive"),
            Count::NegativeReputations => self.plain("orc-per-negative"),
            Count::PlayersHere => self.plain("orc-per-player"),
            Count::GoalTokens => self.plain("orc-per-token"),
            Count::Number => match known.number {
                Number::Dice(faces) => {
                    self.say("orc-per-face", [("faces", self.faces(faces).into())])
                }
                Number::Recovered => self.plain("orc-per-recovered"),
                Number::Unsaid => self.plain("orc-per-number"),
            },
        }
    }
}
