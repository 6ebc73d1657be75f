//! What must hold, as the clause after "if".

use super::amounts::Unit;
use super::pen::{Known, Number, Pen};
use super::terms;
use fluent_bundle::FluentValue;
use outer_rim::{
    Amount, AmountCondition, CardFilter, Condition, HeldCondition, LogicCondition, MomentCondition,
    Opponent, PatrolTest, PlaceCondition, Skill, Standing, StandingCondition, Title, WhichFaction,
};

/// Stands before every clause but the first.
const JOINT: char = '\u{1}';

fn yes(not: bool) -> FluentValue<'static> {
    if not { "yes".into() } else { "no".into() }
}

impl Pen<'_> {
    /// A clause as a statement of its own.
    pub(super) fn clause(&self, condition: &Condition, known: Known<'_>) -> String {
        self.holds(condition, false, known).replace(JOINT, "")
    }

    /// The clause after "if" or "while". French says the word again before every further
    /// clause, and `again` is what it says.
    pub(super) fn clause_after(
        &self,
        again: &str,
        condition: &Condition,
        known: Known<'_>,
    ) -> String {
        let mut again = self.plain(again);
        if !again.is_empty() {
            again.push(' ');
        }
        self.holds(condition, false, known).replace(JOINT, &again)
    }

    /// The clause, or its contrary.
    fn holds(&self, condition: &Condition, not: bool, known: Known<'_>) -> String {
        match condition {
            Condition::Logic(one) => match one {
                LogicCondition::All(each) => self.several(each, not, known, !not),
                LogicCondition::Any(each) => self.several(each, not, known, not),
                LogicCondition::Not(one) => self.holds(one, !not, known),
                LogicCondition::Other(inner) => self.other_holds(inner, not, known),
            },
            Condition::Standing(one) => self.standing_holds(one, not),
            Condition::Place(one) => self.place_holds(one, not),
            Condition::Amount(one) => self.amount_holds(one, not, known),
            Condition::Held(one) => self.held_holds(one, not, known),
            Condition::Moment(one) => self.moment_holds(one, not, known),
        }
    }

    fn say_if(&self, key: &str, not: bool) -> String {
        self.say(key, [("not", yes(not))])
    }

    fn term_if(&self, key: &str, term: &'static str, not: bool) -> String {
        self.say(key, [("term", term.into()), ("not", yes(not))])
    }

    fn standing_holds(&self, condition: &StandingCondition, not: bool) -> String {
        match condition {
            StandingCondition::Positive(faction) => {
                self.standing(*faction, Standing::Positive, not)
            }
            StandingCondition::Neutral(faction) => self.standing(*faction, Standing::Neutral, not),
            StandingCondition::Negative(faction) => {
                self.standing(*faction, Standing::Negative, not)
            }
            StandingCondition::AnyReputation(is) => {
                self.term_if("orc-if-any-reputation", terms::standing(*is), not)
            }
            StandingCondition::PositiveReputations(n) => {
                self.say("orc-if-positive-reputations", [("n", (*n).into()), ("not", yes(not))])
            }
        }
    }

    fn place_holds(&self, condition: &PlaceCondition, not: bool) -> String {
        let say = |key: &str| self.say_if(key, not);
        let faction = |key: &str, of| self.term_if(key, terms::faction(of), not);
        match condition {
            PlaceCondition::On(space) => {
                let space = self.on_space(space.id());
                self.say("orc-if-on", [("on", space.into()), ("not", yes(not))])
            }
            PlaceCondition::OnPlanet => say("orc-if-on-planet"),
            PlaceCondition::OnNavpoint => say("orc-if-on-navpoint"),
            PlaceCondition::OnPlanetOf(of) => faction("orc-if-on-planet-of", *of),
            PlaceCondition::OnFactionPlanet => say("orc-if-on-faction-planet"),
            PlaceCondition::Marked => say("orc-if-marked"),
            PlaceCondition::PatrolHere => say("orc-if-patrol-here"),
            PlaceCondition::PatrolHereOf(of) => faction("orc-if-patrol-here-of", *of),
            PlaceCondition::Patrol(test) => self.patrol_is(test, not),
            PlaceCondition::PlayerHere => say("orc-if-player-here"),
        }
    }

    fn amount_holds(&self, condition: &AmountCondition, not: bool, known: Known<'_>) -> String {
        let least = |key: &str, amount, unit| self.least(key, amount, unit, not, known);
        match condition {
            AmountCondition::Credits(amount) => least("orc-if-credits", amount, Unit::Credits),
            AmountCondition::Fame(amount) => least("orc-if-fame", amount, Unit::Fame),
            AmountCondition::Number(amount) => self.counted(amount, not, known),
            AmountCondition::Damaged(body) => {
                self.term_if("orc-if-damaged", terms::body(*body), not)
            }
            AmountCondition::HealthLeft(amount) => least("orc-if-health-left", amount, Unit::None),
            AmountCondition::OtherHasMoreFame => self.say_if("orc-if-other-more-fame", not),
            AmountCondition::OtherHasAtLeastMyFame => {
                self.say_if("orc-if-other-at-least-fame", not)
            }
        }
    }

    fn held_holds(&self, condition: &HeldCondition, not: bool, known: Known<'_>) -> String {
        match condition {
            HeldCondition::Skill(skill) => self.has_skills(&[*skill], not),
            HeldCondition::Has(filter) => self.has(filter, not),
            HeldCondition::Crew(contact) => {
                let id = contact.name();
                self.named("orc-if-crew", self.titles.contact.get(id), id, not)
            }
            HeldCondition::Character(character) => {
                let id = character.name();
                self.named("orc-if-character", self.titles.character.get(id), id, not)
            }
            HeldCondition::CharacterTrait(of) => {
                self.term_if("orc-if-character-trait", terms::trait_(*of), not)
            }
            HeldCondition::ShipCost(amount) => {
                self.least("orc-if-ship-cost", amount, Unit::Credits, not, known)
            }
            HeldCondition::Card(filter) => self.card_is(filter, not),
            HeldCondition::ContactClass(class) => {
                self.term_if("orc-if-contact-class", terms::class(*class), not)
            }
            HeldCondition::Lends => self.say_if("orc-if-lends", not),
        }
    }

    fn moment_holds(&self, condition: &MomentCondition, not: bool, known: Known<'_>) -> String {
        match condition {
            MomentCondition::Fighting(opponent) => {
                self.term_if("orc-if-fighting", opponent_key(*opponent), not)
            }
            MomentCondition::OpponentDice(n) => {
                let n = Amount::Fixed((*n).into());
                self.least("orc-if-opponent-dice", &n, Unit::Dice, not, known)
            }
            MomentCondition::Combat(arena) => {
                self.term_if("orc-if-combat", terms::arena(*arena), not)
            }
            MomentCondition::Won => self.say_if("orc-if-won", not),
            MomentCondition::Attacking => self.say_if("orc-if-attacking", not),
            MomentCondition::Acting => self.say_if("orc-if-acting", not),
            MomentCondition::Expansion => self.say_if("orc-if-expansion", not),
        }
    }

    /// Several conditions: all of them, or one of them.
    fn several(&self, each: &[Condition], not: bool, known: Known<'_>, all: bool) -> String {
        let skills: Vec<Skill> = each.iter().filter_map(skill_asked).collect();
        if skills.len() == each.len() && !all && !not {
            return self.has_skills(&skills, not);
        }
        let (had, others): (Vec<&Condition>, Vec<&Condition>) =
            each.iter().partition(|one| cards_asked(one).is_some());
        let had: Vec<String> =
            had.into_iter().filter_map(cards_asked).map(|filter| self.cards_like(filter)).collect();
        // What one must have is said in one breath.
        if had.len() > 1 && all && !not {
            let cards = self.and(&had);
            let has = self.say("orc-if-has", [("cards", cards.into()), ("not", yes(not))]);
            let more = others.into_iter().map(|one| self.holds(one, not, known));
            return self.and(&jointed([has].into_iter().chain(more)));
        }
        let clauses = each.iter().map(|one| {
            let clause = self.holds(one, not, known);
            let mixed = match one {
                Condition::Logic(LogicCondition::Any(_)) => all != not,
                Condition::Logic(LogicCondition::All(_)) => all == not,
                Condition::Logic(_)
                | Condition::Standing(_)
                | Condition::Place(_)
                | Condition::Amount(_)
                | Condition::Held(_)
                | Condition::Moment(_) => false,
            };
            // "And" binds closer than "or" by itself.
            if mixed && all { format!("({clause})") } else { clause }
        });
        let clauses = jointed(clauses);
        if all { self.and(&clauses) } else { self.or(&clauses) }
    }

    fn least(&self, key: &str, amount: &Amount, unit: Unit, not: bool, known: Known<'_>) -> String {
        let amount = self.amount(amount, unit, known);
        self.say(key, [("amount", amount.into()), ("not", yes(not))])
    }

    fn counted(&self, amount: &Amount, not: bool, known: Known<'_>) -> String {
        let (key, faces) = match known.number {
            Number::Dice(faces) => ("orc-if-number-dice", self.faces_shown(faces)),
            Number::Recovered => ("orc-if-number-recovered", String::new()),
            Number::Unsaid => ("orc-if-number", String::new()),
        };
        let n = match amount {
            Amount::Fixed(n) => *n,
            Amount::Counted(_) => 2,
        };
        let pairs = [
            ("amount", self.amount(amount, Unit::None, known).into()),
            ("n", n.into()),
            ("faces", faces.into()),
            ("not", yes(not)),
        ];
        self.say(key, pairs)
    }

    fn standing(&self, faction: WhichFaction, is: Standing, not: bool) -> String {
        let pairs = [
            ("with", self.with(faction).into()),
            ("standing", terms::standing(is).into()),
            ("not", yes(not)),
        ];
        self.say("orc-if-standing", pairs)
    }

    fn has_skills(&self, skills: &[Skill], not: bool) -> String {
        let skills = self.or(&self.skills(skills));
        self.say("orc-if-skill", [("skill", skills.into()), ("not", yes(not))])
    }

    fn has(&self, filter: &CardFilter, not: bool) -> String {
        let cards = self.cards_like(filter);
        self.say("orc-if-has", [("cards", cards.into()), ("not", yes(not))])
    }

    fn named(&self, key: &str, title: Option<&Title>, id: &str, not: bool) -> String {
        let name = title.map_or(id, |title| &title.name).to_owned();
        self.say(key, [("name", name.into()), ("not", yes(not))])
    }

    /// The card the moment is about.
    fn card_is(&self, filter: &CardFilter, not: bool) -> String {
        let only_trait = CardFilter { with: filter.with, ..CardFilter::default() };
        let only_token = CardFilter { token: filter.token, ..CardFilter::default() };
        match filter.with {
            None if filter.token.is_some() && *filter == only_token => {
                let with = filter.token != Some(not);
                let pairs = [("with", if with { "yes".into() } else { "no".into() })];
                self.say("orc-if-card-token", pairs)
            }
            Some(of) if *filter == only_trait => {
                let pairs = [("term", terms::trait_(of).into()), ("not", yes(not))];
                self.say("orc-if-card-trait", pairs)
            }
            _ => {
                let card = self.card_like(filter);
                self.say("orc-if-card", [("card", card.into()), ("not", yes(not))])
            }
        }
    }

    /// Where the patrol is and how strong, each as a clause of its own.
    fn patrol_is(&self, test: &PatrolTest, not: bool) -> String {
        let is = |key: &str, n: u8| {
            let pairs = [
                ("patrol", self.patrol(test.faction).into()),
                ("n", n.into()),
                ("spaces", self.units(n.into(), Unit::Spaces).into()),
                ("not", yes(not)),
            ];
            self.say(key, pairs)
        };
        let within = test.within.map(|steps| match steps {
            0 => is("orc-if-patrol-is-here", 0),
            steps => is("orc-if-patrol-within", steps),
        });
        let least = test.level_min.map(|level| is("orc-if-patrol-level-min", level));
        let most = test.level_max.map(|level| is("orc-if-patrol-level-max", level));
        let clauses = jointed([within, least, most].into_iter().flatten());
        if not { self.or(&clauses) } else { self.and(&clauses) }
    }

    /// What holds of the bound player. What is asked of them in practice has a sentence of its
    /// own; anything else is announced and told as it would be told to them.
    fn other_holds(&self, inner: &Condition, not: bool, known: Known<'_>) -> String {
        let say = |key: &str, what: String| {
            let pairs =
                [("other", known.other.key().into()), ("what", what.into()), ("not", yes(not))];
            self.say(key, pairs)
        };
        let least =
            |amount: &Amount, unit| say("orc-if-other-least", self.amount(amount, unit, known));
        match inner {
            Condition::Amount(AmountCondition::Credits(amount)) => least(amount, Unit::Credits),
            Condition::Amount(AmountCondition::Fame(amount)) => least(amount, Unit::Fame),
            Condition::Held(HeldCondition::Has(filter)) => {
                say("orc-if-other-has", self.cards_like(filter))
            }
            Condition::Held(HeldCondition::Skill(skill)) => {
                say("orc-if-other-has", self.skill(*skill))
            }
            Condition::Standing(StandingCondition::AnyReputation(standing)) => {
                let reputation = self.term("orc-a-reputation", terms::standing(*standing));
                say("orc-if-other-has", reputation)
            }
            Condition::Logic(_)
            | Condition::Standing(_)
            | Condition::Place(_)
            | Condition::Amount(_)
            | Condition::Held(_)
            | Condition::Moment(_) => say("orc-if-other", self.clause(inner, known)),
        }
    }
}

/// The skill a condition asks for.
fn skill_asked(condition: &Condition) -> Option<Skill> {
    let Condition::Held(HeldCondition::Skill(skill)) = condition else { return None };
    Some(*skill)
}

/// The cards a condition asks for.
fn cards_asked(condition: &Condition) -> Option<&CardFilter> {
    let Condition::Held(HeldCondition::Has(filter)) = condition else { return None };
    Some(filter)
}

/// Marks where one clause follows another.
fn jointed(clauses: impl Iterator<Item = String>) -> Vec<String> {
    clauses
        .enumerate()
        .map(|(idx, clause)| if idx == 0 { clause } else { format!("{JOINT}{clause}") })
        .collect()
}

pub(super) fn opponent_key(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Patrol => "patrol",
        Opponent::Bounty => "bounty",
        Opponent::Player => "player",
        Opponent::Foe => "foe",
    }
}
