//! What an area will come to at the end of the game.

use super::area::{Area, CAPTURES_TO_END, OPEN_MAX, Orphan, cards, left, ones};
use super::facts::{CHARACTERS, Facts, Terms};
use super::prospects::Prospects;
use super::tuning::Tuning;
use bounty_hunters::{Card, ContractKind, Deck, DoubleDuos, Icon, Options};

/// BH-11.2: what the most crates are worth.
pub const MAJORITY: f32 = 5.0;
/// A credit that nobody can use still breaks ties (BH-11.6).
pub const IDLE_CREDIT: f32 = 0.05;
/// Credits are worth less the more of them there are: each one this much of the one before.
const CREDIT_FADES: f32 = 0.8;
/// A reserved card may yet come too late, or be no longer of use.
const RESERVED: f32 = 0.9;
/// Attack cards without a target are tried on every third target of the set.
const ORPHAN_STEP: usize = 3;
/// A droid laid aside finds some use.
const DROID_LEAST: f32 = 1.0;
/// What rivals gain in crates, and how unsure that is, by the root of turns
/// times rivals. Guessed, and kept because whole games went well with it.
const RIVALS_GAIN: f32 = 0.3;
const RIVALS_GAIN_ENDS: f32 = 3.0;
const LEAD_SPREAD: f32 = 0.5;
const LEAD_SPREAD_GROWS: f32 = 0.25;

/// A shield costs about this many points, in hunters and turns.
const SHIELD: i16 = 2;

/// What the worth of an area depends on besides the area itself.
#[derive(Clone, Copy, Debug)]
pub struct Judge<'a> {
    pub facts: &'a Facts,
    pub prospects: &'a Prospects,
    pub tuning: &'a Tuning,
    pub options: Options,
}

/// What the rest of the table means for an area.
#[derive(Clone, Copy, Debug, Default)]
pub struct Table {
    /// The most crates of any rival.
    pub rival_crates: u8,
    pub n_rivals: u8,
    /// Whether somebody has captured four.
    pub is_ending: bool,
}

/// What was found about one open target on the way.
#[derive(Clone, Copy, Debug, Default)]
pub struct Promise {
    /// The turns that are there for it.
    pub n_turns: f32,
    /// What its capture is worth, all told.
    pub value: f32,
    /// What that comes to.
    pub worth: f32,
    /// The turns that will be spent on it.
    pub n_spent: f32,
}

/// An area seen through to its end.
#[derive(Clone, Copy, Debug)]
pub struct Future {
    /// The points that captured targets, open ones and contracts come to.
    pub worth: f32,
    /// By open target, in the order of the area.
    pub promises: [Promise; OPEN_MAX],
    /// The turns that no open target needs.
    pub turns_left: f32,
    /// The captures of each character to be expected.
    pub counts: [f32; CHARACTERS],
    pub n_captures: f32,
}

impl Judge<'_> {
    /// The points this area may expect, with this many turns to come. What turns
    /// bring that go into cards not seen yet is left out: it is the same for all.
    pub fn worth(&self, area: &Area, table: Table, n_turns: f32) -> f32 {
        let future = self.future(area, n_turns);
        let mut worth = future.worth;
        if let Some(orphan) = area.orphan {
            worth += self.orphan(orphan, n_turns);
        }
        worth += MAJORITY * majority(area.n_crates, table, n_turns);
        worth += self.credits(area, area.credits, table, n_turns);
        worth += f32::from(area.n_due) * self.tuning.contract;
        if !table.is_ending && area.n_captured < CAPTURES_TO_END {
            worth += self.first_to_four(future.n_captures, table);
        }
        worth
    }

    /// BH-10.1: what the bonus of the first to four promises.
    pub fn first_to_four(&self, n_captures: f32, table: Table) -> f32 {
        let chance = (n_captures / f32::from(CAPTURES_TO_END)).min(1.0).powi(2);
        chance / f32::from(table.n_rivals + 1) * (self.tuning.contract + self.tuning.credit)
    }

    /// Sees the targets and contracts of an area through to the end: the best
    /// targets first, each with the turns that those before it leave.
    pub fn future(&self, area: &Area, n_turns: f32) -> Future {
        let mut counts = area.caught.map(f32::from);
        let crates = f32::from(area.n_crates);
        let mut future = Future {
            worth: f32::from(area.points) + self.contracts(area, &counts, crates),
            promises: [Promise::default(); OPEN_MAX],
            turns_left: n_turns,
            counts,
            n_captures: f32::from(area.n_captured),
        };
        for idx in self.ranked(area) {
            let open = &area.open()[idx];
            let who = usize::from(self.facts.card(open.target).who);
            let bonus = self.bonus(area, &counts, who, 1.0, crates);
            let value = self.value(open.target, n_turns) - f32::from(open.penalty) + bonus;
            let prospect = self.prospects.of(future.turns_left, open.need, value);
            let worth = prospect.worth;
            let n_spent = prospect.n_turns;
            future.promises[idx] = Promise { n_turns: future.turns_left, value, worth, n_spent };
            future.worth += worth;
            future.turns_left = (future.turns_left - prospect.n_turns).max(0.0);
            counts[who] += prospect.chance;
            future.n_captures += prospect.chance;
        }
        let fresh = ((future.turns_left - 1.0) / self.tuning.fresh).max(0.0);
        future.n_captures += fresh;
        if area.contracts != 0 && fresh > 0.0 {
            future.worth -= self.contracts(area, &counts, crates);
            for count in &mut counts {
                *count += fresh / CHARACTERS as f32;
            }
            future.worth += self.contracts(area, &counts, crates);
        } else {
            for count in &mut counts {
                *count += fresh / CHARACTERS as f32;
            }
        }
        future.counts = counts;
        future
    }

    /// The open targets by what they promise at first sight, best first.
    fn ranked(&self, area: &Area) -> impl Iterator<Item = usize> + use<> {
        let mut order = [(0, 0); OPEN_MAX];
        for (n, open) in area.open().iter().enumerate() {
            let shields: i16 = open.need.iter().sum();
            let promise = self.facts.card(open.target).points - open.penalty - SHIELD * shields;
            let mut at = n;
            while at > 0 && order[at - 1].1 < promise {
                order[at] = order[at - 1];
                at -= 1;
            }
            order[at] = (n, promise);
        }
        order.into_iter().take(area.open().len()).map(|(idx, _)| idx)
    }

    /// What contracts pay for more captures of a character.
    pub fn bonus(
        &self,
        area: &Area,
        counts: &[f32; CHARACTERS],
        who: usize,
        more: f32,
        crates: f32,
    ) -> f32 {
        let mut with = *counts;
        with[who] += more;
        let duos = self.options.double_duos;
        ones(area.contracts)
            .map(|nth| self.facts.terms(nth))
            .filter(|terms| terms.who.contains(&(who as u8)))
            .map(|terms| {
                contract(terms, &with, crates, duos) - contract(terms, counts, crates, duos)
            })
            .sum()
    }

    /// What the capture of a target is worth, contracts and hunters aside.
    pub fn value(&self, target: Card, n_turns: f32) -> f32 {
        let numbers = self.facts.card(target);
        let icon = match numbers.icon {
            Some(Icon::Credit) => self.tuning.credit(n_turns),
            Some(Icon::Contract) => self.tuning.contract,
            None => 0.0,
        };
        f32::from(numbers.points) + icon
    }

    /// BH-9: what the contracts are worth with this many captures of each
    /// character; parts of a capture are chances.
    pub fn contracts(&self, area: &Area, counts: &[f32; CHARACTERS], crates: f32) -> f32 {
        let terms = ones(area.contracts).map(|nth| self.facts.terms(nth));
        terms.map(|terms| contract(terms, counts, crates, self.options.double_duos)).sum()
    }

    /// What attack cards without a target are worth: how much better off the
    /// next target is with them.
    pub fn orphan(&self, orphan: Orphan, n_turns: f32) -> f32 {
        let penalty = f32::from(orphan.penalty);
        let n_turns = n_turns - 1.0;
        let targets = (0..Deck::Target.size()).step_by(ORPHAN_STEP);
        let n = targets.len() as f32;
        let gain: f32 = targets
            .map(|nth| {
                let target = Card::new(Deck::Target.first() + nth);
                let (value, shields) =
                    (self.value(target, n_turns), self.facts.card(target).colours);
                let need = left(shields, orphan.attack);
                self.prospects.of(n_turns, need, value - penalty).worth
                    - self.prospects.of(n_turns, shields, value).worth
            })
            .sum();
        gain / n
    }

    /// Credits, and the reserved cards they will pay.
    pub fn credits(&self, area: &Area, credits: u8, table: Table, n_turns: f32) -> f32 {
        let mut credits = f32::from(credits);
        let mut worth = 0.0;
        if area.reserved != 0 && n_turns >= 1.0 {
            for card in cards(Deck::Market, area.reserved) {
                let cost = f32::from(self.facts.card(card).cost);
                let missing = (cost - credits).max(0.0);
                let net = self.reserved(area, card, missing, table, n_turns);
                if net > 0.0 {
                    worth += net;
                    credits -= cost - missing;
                }
            }
        }
        let mut each = self.tuning.credit(n_turns).max(IDLE_CREDIT);
        while credits > 0.0 {
            worth += each * credits.min(1.0);
            each = (each * CREDIT_FADES).max(IDLE_CREDIT);
            credits -= 1.0;
        }
        worth
    }

    /// What a reserved card promises beyond the credits it takes, where so
    /// many of them are missing and have to be earned first.
    pub fn reserved(
        &self,
        area: &Area,
        card: Card,
        missing: f32,
        table: Table,
        n_turns: f32,
    ) -> f32 {
        if missing >= n_turns {
            return 0.0;
        }
        let gain = if card.is_crate() {
            self.crate_gain(area, card, table, n_turns)
        } else {
            self.droid(area, card, n_turns)
        };
        let paid = f32::from(self.facts.card(card).cost) - missing;
        RESERVED * gain - missing * self.tuning.turn - paid * self.tuning.credit(n_turns)
    }

    /// What a paid crate card brings.
    pub fn crate_gain(&self, area: &Area, card: Card, table: Table, n_turns: f32) -> f32 {
        let numbers = self.facts.card(card);
        let n_crates = area.n_crates + numbers.n_crates;
        let chance = majority(n_crates, table, n_turns) - majority(area.n_crates, table, n_turns);
        f32::from(numbers.points) + MAJORITY * chance
    }

    /// What a droid adds on the best of the open targets.
    fn droid(&self, area: &Area, card: Card, n_turns: f32) -> f32 {
        let attack = self.facts.card(card).colours;
        area.open()
            .iter()
            .map(|open| {
                let value = self.value(open.target, n_turns) - f32::from(open.penalty);
                let need = left(open.need, attack);
                self.prospects.of(n_turns, need, value).worth
                    - self.prospects.of(n_turns, open.need, value).worth
            })
            .fold(DROID_LEAST, f32::max)
    }
}

/// BH-9: what a contract is worth with this many captures and crates.
pub fn contract(terms: &Terms, counts: &[f32; CHARACTERS], crates: f32, duos: DoubleDuos) -> f32 {
    let [one, other] = terms.who.map(|who| counts[usize::from(who)]);
    match terms.kind {
        ContractKind::Pair => {
            terms.per_target[0] * one
                + terms.per_target[1] * other
                + terms.per_duo * both(one, other)
        }
        ContractKind::Double => {
            let n_duos = match duos {
                DoubleDuos::Unique => {
                    let whole = one.floor();
                    let pairs = (whole / 2.0).floor();
                    if whole % 2.0 == 1.0 { pairs + (one - whole) } else { pairs }
                }
                DoubleDuos::Every => (one * (one - 1.0) / 2.0).max(0.0),
            };
            terms.per_target[0] * one + terms.per_duo * n_duos
        }
        ContractKind::Crate => terms.per_target[0] * one + terms.per_duo * both(one, crates),
    }
}

/// The smaller of two numbers, where parts are chances.
fn both(one: f32, other: f32) -> f32 {
    let whole = one.min(other).floor();
    whole + (one - whole).min(1.0) * (other - whole).min(1.0)
}

/// BH-11.2: the chance to have the most crates in the end.
pub fn majority(n_crates: u8, table: Table, n_turns: f32) -> f32 {
    let lead = f32::from(n_crates) - f32::from(table.rival_crates);
    if n_turns < 0.5 {
        return if lead >= 0.0 && n_crates > 0 { 1.0 } else { 0.0 };
    }
    // The more turns and rivals are to come, the more the best of them gains,
    // and the less is certain.
    let chances = (n_turns * f32::from(table.n_rivals)).sqrt();
    let lead = lead - RIVALS_GAIN * chances.min(RIVALS_GAIN_ENDS);
    let spread = LEAD_SPREAD + LEAD_SPREAD_GROWS * chances;
    1.0 / (1.0 + (-lead / spread).exp())
}
