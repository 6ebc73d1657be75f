//! What must hold, as the clause after "if".

use super::amounts::Unit;
use super::pen::{Known, Number, Pen};
use super::terms;
use fluent_bundle::FluentValue;
use outer_rim::{
    Amount, CardFilter, Condition, Opponent, PatrolTest, Skill, Standing, Title, WhichFaction,
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
        let say = |key: &str| self.say(key, [("not", yes(not))]);
        let term = |key: &str, term: &'static str| {
            self.say(key, [("term", term.into()), ("not", yes(not))])
        };
        let least = |key: &str, amount: &Amount, unit| self.least(key, amount, unit, not, known);
        match condition {
            Condition::All(each) => self.several(each, not, known, !not),
            Condition::Any(each) => self.several(each, not, known, not),
            Condition::Not(one) => self.holds(one, !not, known),
            Condition::Positive(faction) => self.standing(*faction, Standing::Positive, not),
            Condition::Neutral(faction) => self.standing(*faction, Standing::Neutral, not),
            Condition::Negative(faction) => self.standing(*faction, Standing::Negative, not),
            Condition::AnyReputation(is) => term("orc-if-any-reputation", terms::standing(*is)),
            Condition::PositiveReputations(n) => {
                self.say("orc-if-positive-reputations", [("n", (*n).into()), ("not", yes(not))])
            }
            Condition::Skill(skill) => self.has_skills(&[*skill], not),
            Condition::On(space) => {
                let space = self.on_space(space.id());
                self.say("orc-if-on", [("on", space.into()), ("not", yes(not))])
            }
            Condition::OnPlanet => say("orc-if-on-planet"),
            Condition::OnNavpoint => say("orc-if-on-navpoint"),
            Condition::OnPlanetOf(faction) => term("orc-if-on-planet-of", terms::faction(*faction)),
            Condition::OnFactionPlanet => say("orc-if-on-faction-planet"),
            Condition::Marked => say("orc-if-marked"),
            Condition::PatrolHere => say("orc-if-patrol-here"),
            Condition::PatrolHereOf(faction) => {
                term("orc-if-patrol-here-of", terms::faction(*faction))
            }
            Condition::Patrol(test) => self.patrol_is(test, not),
            Condition::PlayerHere => say("orc-if-player-here"),
            Condition::Credits(amount) => least("orc-if-credits", amount, Unit::Credits),
            Condition::Fame(amount) => least("orc-if-fame", amount, Unit::Fame),
            Condition::Number(amount) => self.counted(amount, not, known),
            Condition::Damaged(body) => term("orc-if-damaged", terms::body(*body)),
            Condition::HealthLeft(amount) => least("orc-if-health-left", amount, Unit::None),
            Condition::Has(filter) => self.has(filter, not),
            Condition::Crew(contact) => {
                let id = contact.name();
                self.named("orc-if-crew", self.titles.contact.get(id), id, not)
            }
            Condition::Character(character) => {
                let id = character.name();
                self.named("orc-if-character", self.titles.character.get(id), id, not)
            }
            Condition::CharacterTrait(of) => term("orc-if-character-trait", terms::trait_(*of)),
            Condition::ShipCost(amount) => least("orc-if-ship-cost", amount, Unit::Credits),
            Condition::Fighting(opponent) => term("orc-if-fighting", opponent_key(*opponent)),
            Condition::OpponentDice(n) => {
                least("orc-if-opponent-dice", &Amount::Fixed((*n).into()), Unit::Dice)
            }
            Condition::Combat(arena) => term("orc-if-combat", terms::arena(*arena)),
            Condition::Won => say("orc-if-won"),
            Condition::Attacking => say("orc-if-attacking"),
            Condition::Card(filter) => self.card_is(filter, not),
            Condition::ContactClass(class) => term("orc-if-contact-class", terms::class(*class)),
            Condition::Lends => say("orc-if-lends"),
            Condition::Acting => say("orc-if-acting"),
            Condition::Other(inner) => self.other_holds(inner, not, known),
            Condition::OtherHasMoreFame => say("orc-if-other-more-fame"),
            Condition::OtherHasAtLeastMyFame => say("orc-if-other-at-least-fame"),
            Condition::Expansion => say("orc-if-expansion"),
        }
    }

    /// Several conditions: all of them, or one of them.
    fn several(&self, each: &[Condition], not: bool, known: Known<'_>, all: bool) -> String {
        let skills: Vec<Skill> = each
            .iter()
            .filter_map(|one| match one {
                Condition::Skill(skill) => Some(*skill),
                _ => None,
            })
            .collect();
        if skills.len() == each.len() && !all && !not {
            return self.has_skills(&skills, not);
        }
        let (had, others): (Vec<&Condition>, Vec<&Condition>) =
            each.iter().partition(|one| matches!(one, Condition::Has(_)));
        let had: Vec<String> = had
            .into_iter()
            .filter_map(|one| match one {
                Condition::Has(filter) => Some(self.cards_like(filter)),
                _ => None,
            })
            .collect();
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
                Condition::Any(_) => all != not,
                Condition::All(_) => all == not,
                _ => false,
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
        match inner {
            Condition::Credits(amount) => {
                say("orc-if-other-least", self.amount(amount, Unit::Credits, known))
            }
            Condition::Fame(amount) => {
                say("orc-if-other-least", self.amount(amount, Unit::Fame, known))
            }
            Condition::Has(filter) => say("orc-if-other-has", self.cards_like(filter)),
            Condition::Skill(skill) => say("orc-if-other-has", self.skill(*skill)),
            Condition::AnyReputation(standing) => {
                let reputation = self.term("orc-a-reputation", terms::standing(*standing));
                say("orc-if-other-has", reputation)
            }
            inner => say("orc-if-other", self.clause(inner, known)),
        }
    }
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
