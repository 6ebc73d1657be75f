//! Values that change while a card is in play, or for a while.

use super::amounts::Unit;
use super::pen::{Known, Mood, Pen, Rolling};
use super::terms;
use outer_rim::{
    Amount, Arena, Deck, DiceEffect, Duration, Effect, FlowEffect, Kind, Lent, Modifier,
    PatrolEffect, Skill, Stat,
};

/// Whether dice are lent for a roll.
pub(super) fn lends_dice(effects: &[Effect]) -> bool {
    effects.iter().all(|effect| {
        if let Effect::Dice(DiceEffect::Lend(lent)) = effect {
            lent.until == Duration::Roll && matches!(lent.modifier.stat, Stat::Combat(_))
        } else {
            false
        }
    })
}

/// Whether it is the combat that dice before it are lent for.
pub(super) fn is_fight(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Flow(FlowEffect::Fight(_) | FlowEffect::Duel(_))
            | Effect::Patrol(PatrolEffect::FightPatrol(_))
    )
}

/// How the change of a value is put.
enum Put {
    /// As a thing one has: `+2 hyperdrive`.
    Thing(String),
    /// As something that holds: `no patrol stops you`.
    Holds(String),
}

impl Pen<'_> {
    /// `+1 die in ground combat if you have Strength`.
    pub(super) fn modifier(&self, modifier: &Modifier, known: Known<'_>) -> String {
        let (Put::Thing(text) | Put::Holds(text)) = self.put(modifier, known);
        match &modifier.given {
            Some(given) => {
                let clause = self.clause_after("orc-again-if", given, known);
                self.say("orc-only-if", [("text", text.into()), ("clause", clause.into())])
            }
            None => text,
        }
    }

    /// Something lent, and whether it is something one gets.
    pub(super) fn lent(&self, lent: &Lent, mood: Mood, known: Known<'_>) -> (String, bool) {
        let (text, thing) = self.lent_now(lent, mood, known);
        match &lent.modifier.given {
            Some(given) => {
                let clause = self.clause_after("orc-again-if", given, known);
                let pairs = [("text", text.into()), ("clause", clause.into())];
                (self.say("orc-only-if", pairs), thing)
            }
            None => (text, thing),
        }
    }

    fn lent_now(&self, lent: &Lent, mood: Mood, known: Known<'_>) -> (String, bool) {
        let mood = mood.key();
        let dice = || self.signed("orc-mod-combat", &lent.modifier.add, "any", known);
        let of_roll = (lent.until == Duration::Roll).then_some(known.rolling);
        let (key, text, thing) = match (lent.modifier.stat, of_roll) {
            // It goes with the next test as well, so that has to be a combat.
            (Stat::Combat(arena), Some(Rolling::Nothing)) => {
                let arena = terms::arena(arena).into();
                let pairs = [("mood", mood.into()), ("text", dice().into()), ("term", arena)];
                return (self.say("orc-lend-next", pairs), true);
            }
            // Which combat it is goes without saying.
            (Stat::Combat(_), Some(Rolling::Combat)) => ("orc-lend", dice(), true),
            (stat, _) => match self.put(&lent.modifier, known) {
                Put::Thing(text) => ("orc-lend", text, true),
                Put::Holds(text)
                    if stat == Stat::MustCapture && of_roll == Some(Rolling::Combat) =>
                {
                    ("orc-holds", text, false)
                }
                Put::Holds(text) => ("orc-lend-holds", text, false),
            },
        };
        let until = self.until(lent.until, known);
        let pairs = [("mood", mood.into()), ("text", text.into()), ("until", until.into())];
        (self.say(key, pairs), thing)
    }

    /// What is lent, without for how long, and whether it is something one gets.
    pub(super) fn lent_thing(&self, lent: &Lent) -> (String, bool) {
        match self.put(&lent.modifier, Known::default()) {
            Put::Thing(text) => (text, true),
            Put::Holds(text) => (text, false),
        }
    }

    /// `+1 Stealth`.
    pub(super) fn lent_skill(&self, skill: Skill) -> String {
        let one = Amount::Fixed(1);
        self.signed("orc-mod-skill", &one, terms::skill(skill), Known::default())
    }

    /// Several things lent for the same time; none where one of them is no thing.
    pub(super) fn lent_together(
        &self,
        lent: &[&Lent],
        mood: Mood,
        known: Known<'_>,
    ) -> Option<String> {
        let until = self.until(lent.first()?.until, known);
        let things: Option<Vec<String>> = lent
            .iter()
            .map(|one| match self.put(&one.modifier, known) {
                Put::Thing(text) => Some(text),
                Put::Holds(_) => None,
            })
            .collect();
        let text = self.and(&things?);
        let pairs = [("mood", mood.key().into()), ("text", text.into()), ("until", until.into())];
        Some(self.say("orc-lend", pairs))
    }

    fn until(&self, until: Duration, known: Known<'_>) -> String {
        let key = match until {
            Duration::Roll => known.rolling.key(),
            Duration::Turn => "turn",
            Duration::NextTurn => "next-turn",
        };
        self.term("orc-until", key)
    }

    fn put(&self, modifier: &Modifier, known: Known<'_>) -> Put {
        let by = &modifier.add;
        let in_combat =
            |key: &str, arena: Arena| Put::Thing(self.signed(key, by, terms::arena(arena), known));
        let thing = |key: &str| Put::Thing(self.signed(key, by, "", known));
        match modifier.stat {
            Stat::Hyperdrive => thing("orc-mod-hyperdrive"),
            Stat::Combat(arena) => in_combat("orc-mod-combat", arena),
            Stat::EnemyDice(arena) => in_combat("orc-mod-enemy-dice", arena),
            Stat::Toughness(body) => {
                Put::Thing(self.signed("orc-mod-toughness", by, terms::body(body), known))
            }
            Stat::Skill(skill) => {
                Put::Thing(self.signed("orc-mod-skill", by, terms::skill(skill), known))
            }
            Stat::Fame => thing("orc-mod-fame"),
            Stat::Slots(kind) => self.slots(kind, by, known),
            Stat::Shield(arena) => {
                let pairs = [
                    ("damage", self.amount(by, Unit::Damage, known).into()),
                    ("by", self.amount(by, Unit::None, known).into()),
                    ("combat", self.in_combat(arena).into()),
                ];
                Put::Holds(self.say("orc-mod-shield", pairs))
            }
            Stat::DamageCap(arena) => {
                let most = self.amount(by, Unit::Damage, known);
                let arena = self.in_combat(arena);
                let pairs = [("most", most.into()), ("combat", arena.into())];
                Put::Holds(self.say("orc-mod-damage-cap", pairs))
            }
            Stat::PatrolFame => thing("orc-mod-patrol-fame"),
            Stat::FameCut => {
                let cut = self.amount(by, Unit::Fame, known);
                let number = self.amount(by, Unit::None, known);
                let pairs = [("fame", cut.into()), ("by", number.into())];
                Put::Holds(self.say("orc-mod-fame-cut", pairs))
            }
            Stat::FameCutCredits => {
                let credits = self.amount(by, Unit::Credits, known);
                Put::Holds(self.say("orc-mod-fame-cut-credits", [("credits", credits.into())]))
            }
            Stat::Price(deck) => self.price(deck, by, known),
            Stat::PassMaelstrom => Put::Holds(self.plain("orc-mod-pass-maelstrom")),
            Stat::PassPatrols => Put::Holds(self.plain("orc-mod-pass-patrols")),
            Stat::IgnorePatrols => Put::Holds(self.plain("orc-mod-ignore-patrols")),
            Stat::KeepReputation => Put::Holds(self.plain("orc-mod-keep-reputation")),
            Stat::CountsPositive(faction) => {
                let with = self.with_faction(faction);
                Put::Holds(self.say("orc-mod-counts-positive", [("with", with.into())]))
            }
            Stat::MarketAnywhere => Put::Holds(self.plain("orc-mod-market-anywhere")),
            Stat::MustCapture => Put::Holds(self.plain("orc-mod-must-capture")),
        }
    }

    fn slots(&self, kind: Kind, by: &Amount, known: Known<'_>) -> Put {
        Put::Thing(self.signed("orc-mod-slots", by, terms::kind(kind), known))
    }

    fn price(&self, deck: Deck, by: &Amount, known: Known<'_>) -> Put {
        let (less, amount) = match by {
            Amount::Fixed(number) => (*number < 0, Amount::Fixed(number.abs())),
            Amount::Counted(formula) => {
                let sign = |number: i32| if formula.each < 0 { -number } else { number };
                let mut positive = formula.clone();
                (positive.plus, positive.each) = (sign(formula.plus), sign(formula.each));
                positive.most = formula.most.map(sign);
                (formula.each < 0, Amount::Counted(positive))
            }
        };
        let pairs = [
            ("term", terms::deck(deck).into()),
            ("less", if less { "yes".into() } else { "no".into() }),
            ("amount", self.amount(&amount, Unit::Credits, known).into()),
        ];
        Put::Holds(self.say("orc-mod-price", pairs))
    }

    /// `+1 die in ship combat for each crew member (at most 2)`.
    fn signed(&self, key: &str, by: &Amount, term: &'static str, known: Known<'_>) -> String {
        let say = |number: i32| {
            let plus = if number > 0 { "+" } else { "" };
            let text = format!("{plus}{}", self.number(number));
            // Plurals go by how many, not by the sign.
            let n = number.unsigned_abs();
            self.say(key, [("n", n.into()), ("text", text.into()), ("term", term.into())])
        };
        match by {
            Amount::Fixed(number) => say(*number),
            Amount::Counted(formula) => {
                let per = self.per(formula.count, known);
                let text = if formula.plus == 0 {
                    let each = say(formula.each);
                    self.say("orc-counted", [("each", each.into()), ("per", per.into())])
                } else {
                    let pairs = [
                        ("plus", say(formula.plus).into()),
                        ("each", self.number(formula.each).into()),
                        ("per", per.into()),
                    ];
                    self.say("orc-counted-plus", pairs)
                };
                self.at_most(text, formula.most)
            }
        }
    }
}
