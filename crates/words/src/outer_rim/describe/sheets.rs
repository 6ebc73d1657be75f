//! Characters, ships, ambitions, patrols and encounters.

use super::Described;
use super::amounts::Unit;
use super::cards::joined;
use super::lines::{Line, deeper};
use super::pen::{Known, Pen, title_of};
use super::terms;
use outer_rim::{
    Ambition, AmbitionGoal, CharacterId, CharacterSetup, Encounter, EncounterId, Goal, GoalMark,
    Hull, PatrolLevel, Powers, ShipId,
};

impl Pen<'_> {
    pub(super) fn character(&self, id: CharacterId) -> Described {
        let character = self.content.character(id);
        let title = title_of(self.titles.character.get(&character.id), &character.id);
        let mut kind = vec![self.plain("orc-character")];
        if !character.traits.is_empty() {
            kind.push(self.traits(&character.traits, "m"));
        }
        let values = [("combat", character.combat.into()), ("health", character.health.into())];
        kind.push(self.say("orc-character-values", values));
        let mut lines = Vec::new();
        if !character.skills.is_empty() {
            let skills = self.skills(&character.skills).join(", ");
            lines.push(self.labelled(&self.plain("orc-skills"), &skills));
        }
        lines.extend(self.setup(&character.setup));
        lines.extend(self.powers(&character.both));
        lines.push(self.goal_line(&character.goal));
        lines.extend(deeper(self.powers(&character.front)));
        lines.extend(self.flipped(title.other.as_deref(), self.powers(&character.flipped)));
        self.described(title, &joined(&kind), lines)
    }

    fn setup(&self, setup: &CharacterSetup) -> Vec<Line> {
        let mut parts = vec![self.say("orc-setup-card", [("number", setup.databank.into())])];
        for (faction, standing) in &setup.reputation {
            let pairs = [
                ("with", self.with_faction(*faction).into()),
                ("standing", terms::standing(*standing).into()),
            ];
            parts.push(self.say("orc-setup-reputation", pairs));
        }
        if setup.fame > 0 {
            parts.push(self.units(setup.fame.into(), Unit::Fame));
        }
        let line =
            self.labelled(&self.plain("orc-setup"), &parts.join(&self.plain("orc-semicolon")));
        self.with_script(line, &setup.script)
    }

    /// A line, and a script that goes on from it.
    fn with_script(&self, mut line: Line, script: &outer_rim::Script) -> Vec<Line> {
        let mut more = self.script(script, Known::default());
        let joins = more.first().is_some_and(|first| first.label.is_none());
        if joins {
            let first = more.remove(0);
            line.text = format!("{} {}", line.text, first.text);
        }
        [line].into_iter().chain(more).collect()
    }

    pub(super) fn powers(&self, powers: &Powers) -> Vec<Line> {
        let known = Known::default();
        let mut lines: Vec<Line> =
            powers.modifiers.iter().map(|one| self.line(&self.modifier(one, known))).collect();
        lines.extend(powers.abilities.iter().flat_map(|ability| self.ability(ability)));
        lines
    }

    pub(super) fn goal_line(&self, goal: &Goal) -> Line {
        self.labelled(&self.plain("orc-goal"), &self.goal(goal))
    }

    /// The side that a goal leads to.
    fn flipped(&self, name: Option<&str>, below: Vec<Line>) -> Vec<Line> {
        if below.is_empty() {
            return Vec::new();
        }
        let label = match name {
            Some(name) => self.say("orc-flipped-named", [("name", name.into())]),
            None => self.plain("orc-flipped"),
        };
        [self.labelled(&label, "")].into_iter().chain(deeper(below)).collect()
    }

    pub(super) fn ship(&self, id: ShipId) -> Described {
        let ship = self.content.ship(id);
        let title = title_of(self.titles.ship.get(&ship.id), &ship.id);
        let kind = if ship.starting {
            vec![self.plain("orc-starting-ship")]
        } else {
            vec![self.plain("orc-ship"), self.units(ship.cost, Unit::Credits)]
        };
        let mut lines = self.hull_lines(&ship.front, ship.goal.as_ref());
        if let Some(hull) = &ship.flipped {
            lines.extend(self.flipped(title.other.as_deref(), self.hull_lines(hull, None)));
        }
        self.described(title, &joined(&kind), lines)
    }

    /// Values, slots, goal and powers of one side of a ship.
    pub(super) fn hull_lines(&self, hull: &Hull, goal: Option<&Goal>) -> Vec<Line> {
        let values = [
            ("hyperdrive", hull.hyperdrive.into()),
            ("combat", hull.combat.into()),
            ("hull", hull.hull.into()),
        ];
        let slots = [
            ("cargo", hull.cargo),
            ("mod", hull.mods),
            ("either", hull.either),
            ("crew", hull.crew),
        ];
        let slots: Vec<String> = slots
            .into_iter()
            .filter(|(_, n)| *n > 0)
            .map(|(term, n)| self.say("orc-slots", [("n", n.into()), ("term", term.into())]))
            .collect();
        let mut lines = vec![self.line(&self.say("orc-ship-values", values))];
        if !slots.is_empty() {
            lines.push(self.labelled(&self.plain("orc-slots-label"), &slots.join(", ")));
        }
        lines.extend(goal.map(|goal| self.goal_line(goal)));
        lines.extend(self.powers(&hull.powers));
        lines
    }

    pub(super) fn ambition(&self, ambition: &Ambition) -> Described {
        let title = title_of(self.titles.ambition.get(&ambition.id), &ambition.id);
        let credits = self.units(ambition.credits, Unit::Credits);
        let setup = self.labelled(&self.plain("orc-setup"), &credits);
        let mut lines = self.with_script(setup, &ambition.setup);
        lines.extend(self.powers(&ambition.powers));
        lines.extend(ambition.goals.iter().flat_map(|goal| self.ambition_goal(goal)));
        self.described(title, &self.plain("orc-ambition"), lines)
    }

    pub(super) fn ambition_goal(&self, goal: &AmbitionGoal) -> Vec<Line> {
        let label = match goal.mark {
            GoalMark::Any => self.plain("orc-mark-any"),
            GoalMark::Step(step) => self.say("orc-mark-step", [("n", step.into())]),
            GoalMark::While => self.plain("orc-mark-while"),
            GoalMark::Final => self.plain("orc-mark-final"),
        };
        let below = goal.abilities.iter().flat_map(|ability| self.ability(ability)).collect();
        let text = match (&goal.goal, goal.abilities.is_empty()) {
            // What its own abilities say need not be announced.
            (Goal::Ability { times: 1 }, false) => String::new(),
            _ => self.goal(&goal.goal),
        };
        [self.labelled(&label, &text)].into_iter().chain(deeper(below)).collect()
    }

    pub(super) fn patrol_level(&self, patrol: &PatrolLevel) -> Described {
        let title = self.say("orc-patrol-level", [("n", patrol.level.into())]);
        let combat = match patrol.combat {
            Some(dice) => {
                let dice = self.units(dice.into(), Unit::Dice);
                self.say("orc-patrol-combat", [("dice", dice.into())])
            }
            None => self.plain("orc-patrol-unbeatable"),
        };
        let mut lines = vec![self.line(&combat)];
        if patrol.combat.is_some() {
            lines.extend(self.reward_under(&self.plain("orc-reward"), &patrol.reward));
        }
        Described {
            title: self.finish(&title),
            type_line: self.plain("orc-patrol-type"),
            flavour: None,
            lines,
        }
    }

    pub(super) fn encounter(&self, id: EncounterId) -> Described {
        let encounter: &Encounter = &self.content.encounters[id.idx()];
        let title = title_of(self.titles.encounter.get(&encounter.id), &encounter.id);
        let mut lines: Vec<Line> = Vec::new();
        for (name, script) in &encounter.sections {
            let label = self.section(name);
            lines.extend(self.under(&label, script, Known::default()));
        }
        if encounter.not_solo {
            lines.push(self.line(&self.plain("orc-not-solo")));
        }
        let deck = self.encounter_deck(&encounter.deck);
        let number = self.say("orc-card-number", [("number", encounter.number.into())]);
        self.described(title, &joined(&[self.plain("orc-encounter"), deck, number]), lines)
    }

    /// The heading of a section: a space, or one of the four others.
    fn section(&self, name: &str) -> String {
        let text = match name {
            "patrol" | "no-patrol" | "core-worlds" | "across-the-core" => {
                self.say("orc-section", [("term", name.into())])
            }
            space => match self.titles.space.get(space) {
                Some(title) => title.name.clone(),
                None => space.to_owned(),
            },
        };
        self.say("orc-label", [("text", text.into())])
    }

    /// A deck of encounters, by the places that share it.
    fn encounter_deck(&self, deck: &str) -> String {
        let tile = self.content.board.tile.iter().find(|tile| &*tile.id == deck);
        let Some(tile) = tile else { return self.say("orc-section", [("term", deck.into())]) };
        let named: Vec<&str> = tile
            .spaces
            .iter()
            .filter_map(|space| self.titles.space.get(&space.id))
            .map(|title| title.name.as_str())
            .collect();
        named.join(" / ")
    }

    pub(super) fn described(
        &self,
        title: outer_rim::Title,
        type_line: &str,
        lines: Vec<Line>,
    ) -> Described {
        Described {
            title: self.printed(&title.name),
            type_line: self.finish(type_line),
            flavour: title.flavour.map(|flavour| self.printed(&flavour)),
            lines,
        }
    }
}
