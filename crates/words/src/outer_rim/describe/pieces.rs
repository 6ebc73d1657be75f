//! The verbs that lead somewhere: choices, tests, combats, and whatever has outcomes.

use super::amounts::Unit;
use super::lines::{Line, Script};
use super::modifiers::{is_fight, lends_dice};
use super::pen::{Known, Mood, Number, Other, Pen, Rolling};
use super::polish::uncapital;
use super::terms;
use outer_rim::{
    Amount, BodyEffect, Choice, ChooseCard, ChoosePlayer, CountDice, DiceEffect, Duel, EachPlayer,
    Effect, Fight, Lent, Payment, PurseEffect, Reputation, ReputationGate, RollBranch, Test, When,
    WhichFaction,
};

/// A part of a text.
pub(super) enum Piece {
    /// Something one does; deeds run together in one sentence.
    Deed(Deed),
    /// A sentence of its own.
    Sentence(String),
    /// A sentence of its own that holds only in some case.
    Case(String),
    /// A deed, or a sentence of its own, with outcomes below.
    Head { text: String, below: Vec<Line>, stands: bool },
    /// Lines without anything above them.
    Lines(Vec<Line>),
}

/// Something one does.
pub(super) struct Deed {
    pub text: String,
    /// Its verb, where it may share it with its neighbours: `gain 1 fame and 2,000 credits`.
    pub verb: Option<String>,
    /// Whether it can follow "may" and "to".
    pub follows: bool,
}

impl Deed {
    /// What comes after the verb.
    pub(super) fn object(&self) -> &str {
        let verb = self.verb.as_deref().unwrap_or_default();
        self.text.strip_prefix(verb).unwrap_or(&self.text).trim_start()
    }
}

impl Piece {
    pub(super) fn deed(text: String) -> Self {
        Self::Deed(Deed { text, verb: None, follows: true })
    }

    /// A deed whose first word is its verb.
    pub(super) fn shared(text: String) -> Self {
        let verb = text.split(' ').next().map(ToOwned::to_owned);
        Self::Deed(Deed { text, verb, follows: true })
    }

    pub(super) fn head(text: String, below: Vec<Line>) -> Self {
        Self::Head { text, below, stands: false }
    }

    fn standing(text: String, below: Vec<Line>) -> Self {
        Self::Head { text, below, stands: true }
    }
}

/// Whether both are lent for the same time without a condition.
fn lent_alike(one: &Effect, next: &Effect) -> bool {
    let (Effect::Dice(DiceEffect::Lend(one)), Effect::Dice(DiceEffect::Lend(next))) = (one, next)
    else {
        return false;
    };
    one.until == next.until && one.modifier.given.is_none() && next.modifier.given.is_none()
}

/// Whether it is a step of one's own with the faction just chosen.
pub(super) fn is_own(reputation: &Reputation) -> bool {
    reputation.faction == WhichFaction::Chosen
        && !reputation.other
        && matches!(reputation.steps, Amount::Fixed(_))
}

impl Pen<'_> {
    /// Costs and effects, as orders or after "may" and "to".
    pub(super) fn pieces(&self, script: Script<'_>, mood: Mood, known: Known<'_>) -> Vec<Piece> {
        let costs = self.costs(script.cost, mood, known);
        if !costs.is_empty()
            && let Some(gain) = self.simple(script.effects, Mood::To, known)
        {
            let cost = self.and(&costs);
            let text = self.say("orc-to", [("cost", cost.into()), ("gain", gain.into())]);
            return [Piece::deed(text)].into();
        }
        let mut pieces: Vec<Piece> = costs.into_iter().map(Piece::deed).collect();
        let mut left = script.effects;
        for chunk in script.effects.chunk_by(|one, next| one == next || lent_alike(one, next)) {
            left = &left[chunk.len()..];
            let known = if lends_dice(chunk) && left.iter().any(is_fight) {
                Known { rolling: Rolling::Combat, ..known }
            } else {
                known
            };
            match self.repeated(chunk, mood, known) {
                // What comes after it is done once.
                Some(text) if chunk[0] == chunk[chunk.len() - 1] && !left.is_empty() => {
                    pieces.push(Piece::Sentence(text));
                }
                Some(text) => pieces.push(Piece::deed(text)),
                None => chunk.iter().for_each(|one| self.piece(one, mood, known, &mut pieces)),
            }
        }
        pieces
    }

    /// Effects that are one and the same, or lent for the same time, said once.
    fn repeated(&self, effects: &[Effect], mood: Mood, known: Known<'_>) -> Option<String> {
        let [first, second, ..] = effects else { return None };
        if first == second {
            let text = self.simple(&effects[..1], mood, known)?;
            let pairs =
                [("text", text.into()), ("n", effects.len().into()), ("mood", mood.key().into())];
            return Some(self.say("orc-times", pairs));
        }
        let lent: Option<Vec<&Lent>> = effects
            .iter()
            .map(|effect| {
                if let Effect::Dice(DiceEffect::Lend(lent)) = effect { Some(&**lent) } else { None }
            })
            .collect();
        self.lent_together(&lent?, mood, known)
    }

    /// Effects that are nothing but deeds, run together; none where there is more to say.
    fn simple(&self, effects: &[Effect], mood: Mood, known: Known<'_>) -> Option<String> {
        let pieces = self.pieces(Script { cost: &[], effects }, mood, known);
        let deeds: Option<Vec<Deed>> = pieces
            .into_iter()
            .map(|piece| {
                if let Piece::Deed(deed) = piece
                    && (deed.follows || mood == Mood::Do)
                {
                    Some(deed)
                } else {
                    None
                }
            })
            .collect();
        deeds.filter(|deeds| !deeds.is_empty()).map(|deeds| self.run(&deeds))
    }

    /// What one may leave alone: `you may pay 1,000 credits to …`.
    pub(super) fn offer(&self, script: Script<'_>, known: Known<'_>) -> Vec<Piece> {
        let may = |text: String| self.say("orc-may", [("text", text.into())]);
        let mut deeds = Vec::new();
        let mut pieces = self.pieces(script, Mood::To, known).into_iter().peekable();
        while let Some(Piece::Deed(deed)) =
            pieces.next_if(|piece| matches!(piece, Piece::Deed(Deed { follows: true, .. })))
        {
            deeds.push(deed);
        }
        match (pieces.next(), pieces.next()) {
            (None, _) => [Piece::Sentence(may(self.run(&deeds)))].into(),
            (Some(Piece::Head { text, below, stands: false }), None) => {
                deeds.push(Deed { text, verb: None, follows: true });
                [Piece::standing(may(self.run(&deeds)), below)].into()
            }
            _ => [self.offer_whole(script, known)].into(),
        }
    }

    /// An offer that is more than a row of deeds.
    fn offer_whole(&self, script: Script<'_>, known: Known<'_>) -> Piece {
        let this = self.plain("orc-may-this");
        let below = self.told(None, None, script, known);
        match &below[..] {
            // One thing, and what happens instead of it, can be said in a breath.
            [Line { label: None, bullet: false, text, .. }] if script.effects.len() == 1 => {
                Piece::Sentence(format!("{this} {}", uncapital(text)))
            }
            _ => Piece::standing(this, below),
        }
    }

    /// An option of a choice, as a bullet.
    pub(super) fn option(&self, option: &Choice, known: Known<'_>) -> Vec<Line> {
        let when = option.given.as_ref().map(|given| self.if_clause(given, known));
        let script = Script { cost: &option.cost, effects: option.script.effects() };
        let mut pieces = self.pieces(script, known.outcomes, known);
        if pieces.is_empty() {
            pieces.push(Piece::deed(self.nothing(known.outcomes)));
        }
        let mut lines = self.laid(None, when, pieces);
        let mut rest = lines.split_off(1.min(lines.len()));
        let first_stands = lines.first().is_some_and(|line| line.indent == 0);
        if let Some(first) = lines.first_mut() {
            first.bullet = true;
        }
        // Whatever comes later belongs to this option.
        for line in &mut rest {
            if first_stands && line.indent == 0 {
                line.indent = 1;
            }
        }
        lines.extend(rest);
        lines
    }

    /// The option to do nothing.
    pub(super) fn nothing(&self, mood: Mood) -> String {
        self.say("orc-nothing", [("mood", mood.key().into())])
    }

    pub(super) fn payment(&self, payment: &Payment, known: Known<'_>, out: &mut Vec<Piece>) {
        let otherwise = self.plain("orc-otherwise");
        let script = Script { cost: &payment.cost, effects: payment.then.effects() };
        let cost = self.and(&self.costs(&payment.cost, Mood::To, known));
        let may = |text: String| self.say("orc-may", [("text", text.into())]);
        let Some(gain) = self.simple(script.effects, Mood::To, known) else {
            let mut below = self.under(&self.plain("orc-if-done"), &payment.then, known);
            below.extend(self.under(&otherwise, &payment.otherwise, known));
            out.push(Piece::standing(may(cost), below));
            return;
        };
        let text = may(self.say("orc-to", [("cost", cost.into()), ("gain", gain.into())]));
        if payment.otherwise.is_empty() {
            out.push(Piece::Sentence(text));
            return;
        }
        match self.simple(payment.otherwise.effects(), known.outcomes, known) {
            Some(other) => {
                out.push(Piece::Sentence(text));
                out.push(Piece::Case(self.say("orc-else", [("text", other.into())])));
            }
            None => {
                let below = self.under(&otherwise, &payment.otherwise, known);
                out.push(Piece::standing(text, below));
            }
        }
    }

    pub(super) fn when(&self, when: &When, known: Known<'_>, out: &mut Vec<Piece>) {
        let not = outer_rim::Condition::Logic(outer_rim::LogicCondition::Not(Box::new(
            when.given.clone(),
        )));
        // A condition that leads nowhere is told by its contrary.
        let (given, then, otherwise) = if when.then.is_empty() {
            (&not, &when.otherwise, &when.then)
        } else {
            (&when.given, &when.then, &when.otherwise)
        };
        let circumstance = self.if_clause(given, known);
        let then_text = self.simple(then.effects(), known.outcomes, known);
        let else_text = self.simple(otherwise.effects(), known.outcomes, known);
        match (then_text, else_text) {
            (Some(text), other) if other.is_some() || otherwise.is_empty() => {
                let pairs = [("when", circumstance.into()), ("text", text.into())];
                out.push(Piece::Case(self.say("orc-circumstance", pairs)));
                if let Some(other) = other {
                    out.push(Piece::Case(self.say("orc-else", [("text", other.into())])));
                }
            }
            _ => {
                let label = self.say("orc-label", [("text", circumstance.into())]);
                let mut lines = self.under(&label, then, known);
                lines.extend(self.under(&self.plain("orc-otherwise"), otherwise, known));
                out.push(Piece::Lines(lines));
            }
        }
    }

    pub(super) fn gate(&self, gate: &ReputationGate, known: Known<'_>) -> Piece {
        let branches = [
            ("orc-if-positive", &gate.positive),
            ("orc-if-neutral", &gate.neutral),
            ("orc-if-negative", &gate.negative),
        ];
        let below = branches
            .into_iter()
            .flat_map(|(key, script)| self.under(&self.plain(key), script, known))
            .collect();
        let text = self.say("orc-by-reputation", [("with", self.with(gate.faction).into())]);
        Piece::standing(text, below)
    }

    pub(super) fn test(&self, test: &Test, mood: Mood, known: Known<'_>) -> Piece {
        let skills: Vec<String> = test
            .skills
            .iter()
            .map(|skill| self.term("orc-of-skill", terms::skill(*skill)))
            .collect();
        let pairs = [
            ("mood", mood.key().into()),
            ("skills", self.or(&skills).into()),
            ("other", known.other.key().into()),
        ];
        let text = self.say(if test.other { "orc-other-tests" } else { "orc-test" }, pairs);
        let mut below = self.under(&self.plain("orc-pass"), &test.pass, known);
        if let Some(crit) = &test.crit {
            below.extend(self.under(&self.plain("orc-crit"), crit, known));
        }
        below.extend(self.under(&self.plain("orc-fail"), &test.fail, known));
        Piece::Head { text, below, stands: test.other }
    }

    pub(super) fn roll(&self, branches: &[RollBranch], mood: Mood, known: Known<'_>) -> Piece {
        let below = branches
            .iter()
            .flat_map(|branch| {
                let faces = self.faces(&branch.faces);
                let label = self.say("orc-label", [("text", faces.into())]);
                self.under(&label, &branch.script, known)
            })
            .collect();
        Piece::head(self.say("orc-roll", [("mood", mood.key().into())]), below)
    }

    pub(super) fn count_dice(
        &self,
        count: &CountDice,
        mood: Mood,
        known: Known<'_>,
        out: &mut Vec<Piece>,
    ) {
        let dice = self.amount(&count.dice, Unit::Dice, known);
        let pairs = [("mood", mood.key().into()), ("dice", dice.into())];
        out.push(Piece::deed(self.say("orc-roll-dice", pairs)));
        let counted = Known { number: Number::Dice(&count.faces), ..known };
        out.extend(self.pieces(Script::free(&count.then), mood, counted));
    }

    pub(super) fn fight(&self, fight: &Fight, mood: Mood, known: Known<'_>) -> Piece {
        let pairs = [
            ("mood", mood.key().into()),
            ("combat", self.in_combat(fight.arena).into()),
            ("arena", terms::arena(fight.arena).into()),
            ("dice", self.amount(&fight.combat, Unit::Dice, known).into()),
            ("counted", if matches!(fight.combat, Amount::Fixed(_)) { "no" } else { "yes" }.into()),
        ];
        let text = self.say("orc-fight", pairs);
        self.fought(text, &fight.win, &fight.lose, known)
    }

    pub(super) fn duel(&self, duel: &Duel, mood: Mood, known: Known<'_>) -> Piece {
        let pairs = [
            ("mood", mood.key().into()),
            ("arena", duel.arena.map_or("any", terms::arena).into()),
            ("other", known.other.key().into()),
        ];
        let holder = known.other == Other::Holder;
        let text = self.say(if holder { "orc-duel-holder" } else { "orc-duel" }, pairs);
        self.fought(text, &duel.win, &duel.lose, known)
    }

    fn fought(
        &self,
        text: String,
        win: &outer_rim::Script,
        lose: &outer_rim::Script,
        known: Known<'_>,
    ) -> Piece {
        let mut below = self.under(&self.plain("orc-win"), win, known);
        below.extend(self.under(&self.plain("orc-lose"), lose, known));
        Piece::head(text, below)
    }

    pub(super) fn choose_player(
        &self,
        choice: &ChoosePlayer,
        mood: Mood,
        known: Known<'_>,
        out: &mut Vec<Piece>,
    ) {
        let who = self.player_like(&choice.among, false);
        let pairs = [("mood", mood.key().into()), ("what", who.into())];
        out.push(Piece::deed(self.say("orc-choose", pairs)));
        let chosen = Known { other: Other::Chosen, ..known };
        out.extend(self.pieces(Script::free(&choice.then), mood, chosen));
        self.if_none(&choice.otherwise, known, out);
    }

    pub(super) fn choose_card(
        &self,
        choice: &ChooseCard,
        mood: Mood,
        known: Known<'_>,
        out: &mut Vec<Piece>,
    ) {
        let key = if choice.other { "orc-choose-theirs" } else { "orc-choose-own" };
        let pairs = [
            ("mood", mood.key().into()),
            ("what", self.card_like(&choice.filter).into()),
            ("other", known.other.key().into()),
        ];
        out.push(Piece::deed(self.say(key, pairs)));
        out.extend(self.pieces(Script::free(&choice.then), mood, known));
        self.if_none(&choice.otherwise, known, out);
    }

    /// What happens where there was nothing to choose.
    fn if_none(&self, otherwise: &outer_rim::Script, known: Known<'_>, out: &mut Vec<Piece>) {
        if otherwise.is_empty() {
            return;
        }
        let when = self.plain("orc-if-none");
        let inline =
            matches!(out.last(), Some(Piece::Deed(_) | Piece::Sentence(_) | Piece::Case(_)));
        match self.simple(otherwise.effects(), known.outcomes, known) {
            Some(text) if inline => {
                let pairs = [("when", when.into()), ("text", text.into())];
                out.push(Piece::Case(self.say("orc-circumstance", pairs)));
            }
            _ => {
                let label = self.say("orc-label", [("text", when.into())]);
                out.push(Piece::Lines(self.under(&label, otherwise, known)));
            }
        }
    }

    pub(super) fn each_player(&self, each: &EachPlayer, known: Known<'_>) -> Piece {
        let who = self.player_like(&each.among, true);
        if let Some(text) = self.each_in_a_breath(&who, each.then.effects(), known) {
            return Piece::Lines(vec![self.line(&text)]);
        }
        let label = self.say("orc-each-does", [("who", who.into())]);
        let theirs = Known { other: Other::Owner, ..known };
        Piece::Lines(self.under(&label, &each.then, theirs))
    }

    /// What the bound player does: `that player gains 1 fame`.
    pub(super) fn they(&self, script: &outer_rim::Script, known: Known<'_>) -> Piece {
        let who = self.say("orc-they", [("other", known.other.key().into())]);
        if let Some(text) = self.each_in_a_breath(&who, script.effects(), known) {
            return Piece::Sentence(text);
        }
        let label = self.say("orc-each-does", [("who", who.into())]);
        let theirs = Known { other: Other::Owner, ..known };
        Piece::Lines(self.under(&label, script, theirs))
    }

    /// What each of them gains or recovers, as a sentence about them: orders are for the reader.
    fn each_in_a_breath(&self, who: &str, effects: &[Effect], known: Known<'_>) -> Option<String> {
        if let [Effect::Body(BodyEffect::Recover { from, amount })] = effects {
            let all = if amount.is_none() { "yes" } else { "no" };
            let amount = amount.as_ref().map(|amount| self.amount(amount, Unit::Damage, known));
            let pairs = [
                ("who", who.into()),
                ("all", all.into()),
                ("amount", amount.unwrap_or_default().into()),
                ("from", from.map_or("both", terms::body).into()),
            ];
            return Some(self.say("orc-each-recovers", pairs));
        }
        let gain = |effect: &Effect| match effect {
            Effect::Purse(PurseEffect::GainCredits(amount)) => {
                Some(self.amount(amount, Unit::Credits, known))
            }
            Effect::Purse(PurseEffect::GainFame(amount)) => {
                Some(self.amount(amount, Unit::Fame, known))
            }
            Effect::Choice(_)
            | Effect::Pick(_)
            | Effect::Flow(_)
            | Effect::Purse(_)
            | Effect::Body(_)
            | Effect::Journey(_)
            | Effect::Patrol(_)
            | Effect::Encounter(_)
            | Effect::Card(_)
            | Effect::Work(_)
            | Effect::Dice(_) => None,
        };
        let gains: Option<Vec<String>> = effects.iter().map(gain).collect();
        let gains = gains.filter(|gains| !gains.is_empty())?;
        let pairs = [("who", who.into()), ("amount", self.and(&gains).into())];
        Some(self.say("orc-each-gains", pairs))
    }
}
