//! Moments, abilities and goals.

use super::amounts::Unit;
use super::conditions::opponent_key;
use super::filters::Adjective;
use super::lines::{Line, Script};
use super::pen::{Known, Mood, Number, Other, Pen, Rolling};
use super::terms;
use fluent_bundle::FluentValue;
use outer_rim::{
    Ability, AmountCondition, Arena, BodyEffect, By, CardFilter, ChoiceEffect, Condition, Cost,
    Effect, Goal, HeldCondition, Limit, LogicCondition, MomentCondition, PatrolTest,
    PlaceCondition, PlayerTest, Trigger,
};

/// A moment by its key, with what it is about.
type Moment = (&'static str, &'static str);

/// The key of a moment and the term inside it.
fn moment(trigger: Trigger) -> Moment {
    match trigger {
        Trigger::Planning => ("planning", ""),
        Trigger::Action => ("action", ""),
        Trigger::Encounter => ("encounter", ""),
        Trigger::TurnBegan => ("turn-began", ""),
        Trigger::BeforeTest => ("before-test", ""),
        Trigger::BeforeCombat(arena) => ("before-combat", terms::arena(arena)),
        Trigger::TestDice => ("test-dice", ""),
        Trigger::CombatDice(arena) => ("combat-dice", terms::arena(arena)),
        Trigger::TestPassed => ("test-passed", ""),
        Trigger::DeliveryDie => ("delivery-die", ""),
        Trigger::CardDice => ("card-dice", ""),
        Trigger::CombatWon => ("combat-won", ""),
        Trigger::CombatLost => ("combat-lost", ""),
        Trigger::PatrolBeaten => ("patrol-beaten", ""),
        Trigger::BountyReward => ("bounty-reward", ""),
        Trigger::BountyEliminated => ("bounty-eliminated", ""),
        Trigger::CaptureDelivered => ("capture-delivered", ""),
        Trigger::CargoReward => ("cargo-reward", ""),
        Trigger::JobReward => ("job-reward", ""),
        Trigger::PatrolReward => ("patrol-reward", ""),
        Trigger::Gained(kind) => ("gained", terms::kind(kind)),
        Trigger::Bought(deck) => ("bought", terms::deck(deck)),
        Trigger::Hired => ("hired", ""),
        Trigger::Recovered => ("recovered", ""),
        Trigger::Rested => ("rested", ""),
        Trigger::Mended => ("mended", ""),
        Trigger::NearDefeat => ("near-defeat", ""),
        Trigger::Defeated => ("defeated", ""),
        Trigger::EnteredPatrolSpace => ("entered-patrol-space", ""),
        Trigger::PlayerEntered => ("player-entered", ""),
        Trigger::PatrolWouldMove => ("patrol-would-move", ""),
        Trigger::Encountered => ("encountered", ""),
        Trigger::PatrolMet(faction) => ("patrol-met", terms::faction(faction)),
    }
}

/// The kind of combat that is all a condition asks for, where the moment can name it itself.
fn arena_of(trigger: Trigger, given: Option<&Condition>) -> Option<Arena> {
    match (trigger, given) {
        (
            Trigger::CombatWon | Trigger::CombatLost | Trigger::NearDefeat,
            Some(Condition::Moment(MomentCondition::Combat(arena))),
        ) => Some(*arena),
        _ => None,
    }
}

/// The moments of an ability; the two kinds of combat become one where both are named.
fn moments(ability: &Ability) -> Vec<Moment> {
    let mut found: Vec<Moment> = Vec::new();
    for trigger in [ability.on].iter().chain(&ability.also) {
        let (key, term) = moment(*trigger);
        let twin = matches!(trigger, Trigger::CombatDice(_) | Trigger::BeforeCombat(_));
        match found.iter_mut().find(|(other, _)| *other == key) {
            Some(other) if twin => other.1 = "any",
            _ => found.push((key, term)),
        }
    }
    found
}

/// What everybody knows at a moment: which roll is going on, what its number counts.
fn known_at(trigger: Trigger) -> Known<'static> {
    let number = if let Trigger::Recovered | Trigger::Rested | Trigger::Mended = trigger {
        Number::Recovered
    } else {
        Number::Unsaid
    };
    let other = if let Trigger::PlayerEntered = trigger { Other::Chosen } else { Other::Opposite };
    Known { number, other, rolling: rolling(trigger), ..Known::default() }
}

/// What whoever uses an ability knows: to others, the bound player is the owner of the card.
pub(super) fn known_to(ability: &Ability) -> Known<'static> {
    let known = known_at(ability.on);
    match ability.by {
        By::Owner => known,
        By::Others => Known { other: Other::Holder, ..known },
    }
}

fn rolling(trigger: Trigger) -> Rolling {
    if let Trigger::BeforeTest | Trigger::TestDice = trigger {
        Rolling::Test
    } else if let Trigger::BeforeCombat(_) | Trigger::CombatDice(_) = trigger {
        Rolling::Combat
    } else {
        Rolling::Nothing
    }
}

/// A condition that the first deed implies need not be said.
fn implied(given: &Condition, script: &Script<'_>) -> bool {
    match (given, script.effects.first()) {
        (
            Condition::Place(PlaceCondition::PlayerHere),
            Some(Effect::Choice(ChoiceEffect::ChoosePlayer(choice))),
        ) => choice.among.contains(&PlayerTest::Here),
        (
            Condition::Place(PlaceCondition::OnPlanet),
            Some(Effect::Choice(ChoiceEffect::ChooseContact(choice))),
        ) => choice.within == 0,
        (
            Condition::Amount(AmountCondition::Damaged(body)),
            Some(Effect::Body(BodyEffect::Recover { from, .. })),
        ) => script.cost.is_empty() && *from == Some(*body),
        _ => false,
    }
}

/// What kinds of rolls an ability may change.
fn roll_of(ability: &Ability) -> &'static str {
    let kinds: Vec<Rolling> =
        [ability.on].iter().chain(&ability.also).map(|moment| rolling(*moment)).collect();
    match kinds.first() {
        Some(Rolling::Combat) if kinds.iter().all(|kind| *kind == Rolling::Combat) => "combat",
        Some(Rolling::Test) if kinds.iter().all(|kind| *kind == Rolling::Test) => "test",
        _ => "any",
    }
}

/// Whether a combat is over: what was asked of it is said of it.
fn is_combat_over(trigger: Trigger) -> bool {
    matches!(trigger, Trigger::CombatWon | Trigger::CombatLost)
}

/// Moments before and after a roll, and what is rolled for.
const BEFORE: [(&str, &str); 2] = [("before-test", "test"), ("before-combat", "combat")];
const AFTER: [(&str, &str); 4] = [
    ("test-dice", "test"),
    ("combat-dice", "combat"),
    ("delivery-die", "delivery"),
    ("card-dice", "card"),
];

/// Whether it is a step of the turn, which is a label, and not a moment.
fn is_step(trigger: Trigger) -> bool {
    matches!(trigger, Trigger::Planning | Trigger::Action | Trigger::Encounter)
}

impl Pen<'_> {
    /// An ability as lines: `Action: pay 1,000 credits to rotate this card.`
    pub(super) fn ability(&self, ability: &Ability) -> Vec<Line> {
        let known = known_to(ability);
        let script = Script { cost: &ability.cost, effects: ability.script.effects() };
        let arena = arena_of(ability.on, ability.given.as_ref());
        let given = ability.given.as_ref();
        let given = given.filter(|given| arena.is_none() && !implied(given, &script));
        // What kind of combat it was is said with the combat.
        let how = given.filter(|_| is_combat_over(ability.on));
        let how = how.and_then(|given| self.how_fought(given, false));
        let given = given.filter(|_| how.is_none()).map(|given| self.if_clause(given, known));
        let how = how.map(|how| format!(" {how}")).unwrap_or_default();
        if ability.by == By::Others {
            let label = self.plain("orc-step-encounter-others");
            return self.told(Some(label), given, script, known);
        }
        if is_step(ability.on) {
            let label = self.plain(&format!("orc-step-{}", moment(ability.on).0));
            return self.told(Some(label), given, script, known);
        }
        let moments = match arena {
            Some(arena) => {
                let (key, _) = moment(ability.on);
                vec![self.term(&format!("orc-when-{key}-in"), terms::arena(arena))]
            }
            None => self.moments(&moments(ability), &how),
        };
        let once = match ability.limit {
            Limit::None => None,
            Limit::Roll => Some(self.term("orc-once-roll", roll_of(ability))),
            Limit::Turn => Some(self.plain("orc-once-turn")),
        };
        let when: Vec<String> = once.into_iter().chain([self.or(&moments)]).chain(given).collect();
        let when = Some(when.join(", "));
        if ability.must {
            self.told(None, when, script, known)
        } else {
            self.laid(None, when, self.offer(script, known))
        }
    }

    /// Moments by their words. Rolls of several kinds are told in one breath: `after rolling for a
    /// test or in combat`.
    fn moments(&self, moments: &[Moment], how: &str) -> Vec<String> {
        let of_rolls = [("orc-when-to-roll", &BEFORE[..]), ("orc-when-rolled", &AFTER[..])];
        let mut said = Vec::new();
        for (key, family) in of_rolls {
            let is_kin = |moment: &&Moment| family.iter().any(|(kin, _)| *kin == moment.0);
            if moments.iter().filter(is_kin).count() < 2 {
                continue;
            }
            let roll = |(key, term): &Moment| {
                let (_, roll) = family.iter().find(|(kin, _)| kin == key)?;
                Some(self.say("orc-roll-of", [("roll", (*roll).into()), ("term", (*term).into())]))
            };
            let rolls: Vec<String> = moments.iter().filter_map(roll).collect();
            said.push(self.say(key, [("rolls", self.or(&rolls).into())]));
            let others: Vec<Moment> = moments.iter().filter(|one| !is_kin(one)).copied().collect();
            said.extend(self.moments(&others, how));
            return said;
        }
        let each = moments.iter().map(|(key, term)| {
            let pairs = [("term", (*term).into()), ("how", how.into())];
            self.say(&format!("orc-when-{key}"), pairs)
        });
        said.extend(each);
        said
    }

    /// How a combat was fought, where all that is asked of it can be said of the combat itself:
    /// `on a navpoint or against a patrol`.
    fn how_fought(&self, given: &Condition, not: bool) -> Option<String> {
        let put = |term: &'static str, amount: String| {
            let not = if not { "yes" } else { "no" };
            let pairs = [("term", term.into()), ("not", not.into()), ("amount", amount.into())];
            Some(self.say("orc-fought", pairs))
        };
        let several = |each: &[Condition]| -> Option<Vec<String>> {
            each.iter().map(|one| self.fought_alone(one, not)).collect()
        };
        match given {
            Condition::Logic(LogicCondition::All(each)) if !not => {
                several(each).map(|each| self.and(&each))
            }
            Condition::Logic(LogicCondition::Any(each)) if !not => {
                several(each).map(|each| self.or(&each))
            }
            Condition::Logic(LogicCondition::Not(one)) => self.how_fought(one, !not),
            Condition::Place(PlaceCondition::OnPlanet) => put("planet", String::new()),
            Condition::Place(PlaceCondition::OnNavpoint) => put("navpoint", String::new()),
            Condition::Moment(MomentCondition::Attacking) => put("attacker", String::new()),
            Condition::Amount(AmountCondition::Damaged(body)) => {
                put(terms::body(*body), String::new())
            }
            Condition::Moment(MomentCondition::Fighting(opponent)) => {
                put(opponent_key(*opponent), String::new())
            }
            Condition::Moment(MomentCondition::OpponentDice(n)) => {
                put("dice", self.units((*n).into(), Unit::Dice))
            }
            Condition::Logic(_)
            | Condition::Standing(_)
            | Condition::Place(_)
            | Condition::Amount(_)
            | Condition::Held(_)
            | Condition::Moment(_) => None,
        }
    }

    /// One of several things asked of a combat: what is itself several would need brackets.
    fn fought_alone(&self, given: &Condition, not: bool) -> Option<String> {
        match given {
            Condition::Logic(LogicCondition::All(_) | LogicCondition::Any(_)) => None,
            given @ (Condition::Logic(_)
            | Condition::Standing(_)
            | Condition::Place(_)
            | Condition::Amount(_)
            | Condition::Held(_)
            | Condition::Moment(_)) => self.how_fought(given, not),
        }
    }

    /// `if you are on a planet`.
    pub(super) fn if_clause(&self, given: &Condition, known: Known<'_>) -> String {
        let clause = self.clause_after("orc-again-if", given, known);
        self.say("orc-if", [("clause", clause.into())])
    }

    /// What flips a sheet or completes an ambition.
    pub(super) fn goal(&self, goal: &Goal) -> String {
        match goal {
            Goal::Holds(condition) => {
                let clause = self.clause(condition, Known::default());
                self.say("orc-goal-holds", [("clause", clause.into())])
            }
            Goal::Happens { on, given, times } => self.happens(*on, given.as_ref(), *times),
            Goal::Ability { times } => self.say("orc-goal-ability", [("n", (*times).into())]),
        }
    }

    /// `win 2 combats while your character is hurt`.
    fn happens(&self, on: Trigger, given: Option<&Condition>, times: u8) -> String {
        let (key, term) = moment(on);
        let of_combat = given.filter(|_| is_combat_over(on));
        let how = of_combat.and_then(|given| self.how_fought(given, false));
        let given = given.filter(|_| how.is_none());
        let how = how.map(|how| format!(" {how}")).unwrap_or_default();
        // An adjective stands before the noun, where a language has it there.
        let of = match (on, given) {
            (
                Trigger::CargoReward | Trigger::JobReward,
                Some(Condition::Held(HeldCondition::Card(filter))),
            ) => self.adjective(filter),
            _ => Adjective::default(),
        };
        let say = |key: &str, least: String| {
            let pairs = [
                ("n", FluentValue::from(times)),
                ("term", term.into()),
                ("least", least.into()),
                ("how", how.as_str().into()),
                ("a", of.article(self).into()),
                ("adj", of.prefix().into()),
            ];
            self.say(key, pairs)
        };
        if let Some(arena) = arena_of(on, given).filter(|_| on != Trigger::NearDefeat) {
            let pairs = [("n", FluentValue::from(times)), ("term", terms::arena(arena).into())];
            return self.say(&format!("orc-goal-{key}-in"), pairs);
        }
        let text = say(&format!("orc-goal-{key}"), String::new());
        match (on, given) {
            (_, None) => text,
            (Trigger::Rested, Some(Condition::Amount(AmountCondition::Number(least)))) => {
                let least = self.amount(least, Unit::Damage, Known::default());
                say("orc-goal-rested-least", least)
            }
            (
                Trigger::PatrolMet(_),
                Some(Condition::Place(PlaceCondition::Patrol(PatrolTest {
                    level_min: Some(level),
                    within: None,
                    level_max: None,
                    ..
                }))),
            ) => say("orc-goal-patrol-met-level", level.to_string()),
            // The card that was gained is one of those one has then.
            (Trigger::Gained(kind), Some(Condition::Held(HeldCondition::Has(filter))))
                if times == 1 && filter.kinds == [kind] && filter.at_least > Some(1) =>
            {
                let before = filter.at_least.unwrap_or(2) - 1;
                let before = CardFilter { at_least: Some(before), ..filter.clone() };
                let cards = self.cards_like(&before);
                self.say("orc-goal-gained-beside", [("text", text.into()), ("cards", cards.into())])
            }
            (Trigger::Recovered, Some(Condition::Amount(AmountCondition::Number(least)))) => {
                let least = self.amount(least, Unit::Damage, Known::default());
                say("orc-goal-recovered-least", least)
            }
            (_, Some(Condition::Held(HeldCondition::Card(filter)))) if filter.kinds.is_empty() => {
                self.narrowed(text, &of.rest(filter), times)
            }
            (_, Some(given)) => {
                let clause = self.clause_after("orc-again-while", given, known_at(on));
                self.say("orc-goal-given", [("text", text.into()), ("clause", clause.into())])
            }
        }
    }

    /// A cost as deeds: `pay 2,000 credits`.
    pub(super) fn costs(&self, costs: &[Cost], mood: Mood, known: Known<'_>) -> Vec<String> {
        costs.iter().map(|cost| self.cost(cost, mood, known)).collect()
    }
}
