//! Moments, abilities and goals.

use super::lines::{Line, Script};
use super::pen::{Known, Mood, Number, Pen};
use super::terms;
use fluent_bundle::FluentValue;
use outer_rim::{Ability, Condition, Cost, Goal, Limit, Trigger};

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

/// What the bound number of a moment counts.
fn known_at(trigger: Trigger) -> Known<'static> {
    let number = match trigger {
        Trigger::Recovered => Number::Recovered,
        _ => Number::Unsaid,
    };
    Known { number, ..Known::default() }
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
        let given = ability.given.as_ref().map(|given| self.if_clause(given, known));
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
            Limit::Roll => Some(self.plain("orc-once-roll")),
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
        self.say("orc-if", [("clause", self.clause(given, known).into())])
    }

    /// What flips a sheet or completes an ambition.
    pub(super) fn goal(&self, goal: &Goal) -> String {
        match goal {
            Goal::Holds(condition) => {
                let clause = self.clause(condition, Known::default());
                self.say("orc-goal-holds", [("clause", clause.into())])
            }
            Goal::Happens { on, given, times } => {
                let (key, term) = moment(*on);
                let pairs = [("n", FluentValue::from(*times)), ("term", term.into())];
                let text = self.say(&format!("orc-goal-{key}"), pairs);
                match given {
                    Some(given) => {
                        let clause = self.clause(given, known_at(*on));
                        let pairs = [
                            ("text", text.into()),
                            ("clause", clause.into()),
                            ("n", FluentValue::from(*times)),
                        ];
                        self.say("orc-goal-given", pairs)
                    }
                    None => text,
                }
            }
            Goal::Ability { times } => self.say("orc-goal-ability", [("n", (*times).into())]),
        }
    }

    /// A cost as deeds: `pay 2,000 credits`.
    pub(super) fn costs(&self, costs: &[Cost], mood: Mood, known: Known<'_>) -> Vec<String> {
        costs.iter().map(|cost| self.cost(cost, mood, known)).collect()
    }
}
