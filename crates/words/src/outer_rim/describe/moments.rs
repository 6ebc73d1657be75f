//! Moments, abilities and goals.

use super::amounts::Unit;
use super::lines::{Line, Script};
use super::pen::{Known, Mood, Number, Other, Pen, Rolling};
use super::terms;
use fluent_bundle::FluentValue;
use outer_rim::{Ability, Condition, Cost, Effect, Goal, Limit, PlayerTest, Trigger};

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
        Trigger::NearDefeat => ("near-defeat", ""),
        Trigger::Defeated => ("defeated", ""),
        Trigger::EnteredPatrolSpace => ("entered-patrol-space", ""),
        Trigger::PlayerEntered => ("player-entered", ""),
        Trigger::PatrolWouldMove => ("patrol-would-move", ""),
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
pub(super) fn known_at(trigger: Trigger) -> Known<'static> {
    let number = match trigger {
        Trigger::Recovered => Number::Recovered,
        _ => Number::Unsaid,
    };
    let other = match trigger {
        Trigger::PlayerEntered => Other::Chosen,
        _ => Other::Opposite,
    };
    Known { number, other, rolling: rolling(trigger), ..Known::default() }
}

fn rolling(trigger: Trigger) -> Rolling {
    match trigger {
        Trigger::BeforeTest | Trigger::TestDice => Rolling::Test,
        Trigger::BeforeCombat(_) | Trigger::CombatDice(_) => Rolling::Combat,
        _ => Rolling::Nothing,
    }
}

/// A condition that the first deed implies need not be said.
fn implied(given: &Condition, script: &Script<'_>) -> bool {
    match (given, script.effects.first()) {
        (Condition::PlayerHere, Some(Effect::ChoosePlayer(choice))) => {
            choice.among.contains(&PlayerTest::Here)
        }
        (Condition::OnPlanet, Some(Effect::ChooseContact(choice))) => choice.within == 0,
        (Condition::Damaged(body), Some(Effect::Recover { from, .. })) => {
            script.cost.is_empty() && *from == Some(*body)
        }
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

/// Whether it is a step of the turn, which is a label, and not a moment.
fn is_step(trigger: Trigger) -> bool {
    matches!(trigger, Trigger::Planning | Trigger::Action | Trigger::Encounter)
}

impl Pen<'_> {
    /// An ability as lines: `Action: pay 1,000 credits to rotate this card.`
    pub(super) fn ability(&self, ability: &Ability) -> Vec<Line> {
        let known = known_at(ability.on);
        let script = Script { cost: &ability.cost, effects: ability.script.effects() };
        let given = ability
            .given
            .as_ref()
            .filter(|given| !implied(given, &script))
            .map(|given| self.if_clause(given, known));
        if is_step(ability.on) {
            let label = self.plain(&format!("orc-step-{}", moment(ability.on).0));
            return self.told(Some(label), given, script, known);
        }
        let moments: Vec<String> = moments(ability)
            .into_iter()
            .map(|(key, term)| self.term(&format!("orc-when-{key}"), term))
            .collect();
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
        let say = |key: &str, least: String| {
            let pairs =
                [("n", FluentValue::from(times)), ("term", term.into()), ("least", least.into())];
            self.say(key, pairs)
        };
        let text = say(&format!("orc-goal-{key}"), String::new());
        match (on, given) {
            (_, None) => text,
            (Trigger::Recovered, Some(Condition::Number(least))) => {
                let least = self.amount(least, Unit::Damage, Known::default());
                say("orc-goal-recovered-least", least)
            }
            (_, Some(Condition::Card(filter))) if filter.kinds.is_empty() => {
                self.narrowed(text, filter, times)
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
