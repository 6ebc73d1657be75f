//! What an area will come to at the end of the game.

use super::area::{Area, CAPTURES_TO_END, ones};
use super::facts::{CHARACTERS, Facts, Terms};
use super::prospects::{Prospect, Prospects};
use super::tuning::Tuning;
use bounty_hunters::{ContractKind, Deck, DoubleDuos, Icon, Options};

/// BH-11.2: what the most crates are worth.
const MAJORITY: f32 = 5.0;
/// A credit that nobody can use still breaks ties (BH-11.6).
const IDLE_CREDIT: f32 = 0.05;
/// Credits are worth less the more of them there are: each one so much of the one before.
const CREDIT_FADES: f32 = 0.8;

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

impl Judge<'_> {
    /// The points this area may expect, with so many turns to come. What turns
    /// bring that go into cards not seen yet is left out: it is the same for all.
    pub fn worth(&self, area: &Area, table: Table, n_turns: f32) -> f32 {
        let mut counts = area.caught.map(f32::from);
        let crates = f32::from(area.n_crates);
        let mut worth = f32::from(area.points) + self.contracts(area, &counts, crates);
        let mut turns_left = n_turns;
        let mut captures = f32::from(area.n_captured);
        for (idx, prospect) in self.ranked(area, n_turns) {
            let open = &area.open()[idx];
            let who = usize::from(self.facts.card(open.target).who);
            let before = self.contracts(area, &counts, crates);
            counts[who] += 1.0;
            let bonus = self.contracts(area, &counts, crates) - before;
            counts[who] -= 1.0;
            let _ = prospect;
            let value = self.value(open.target, n_turns) - f32::from(open.penalty) + bonus;
            let prospect = self.prospects.of(turns_left, open.need, value);
            worth += prospect.worth;
            turns_left = (turns_left - prospect.n_turns).max(0.0);
            counts[who] += prospect.chance;
            captures += prospect.chance;
        }
        let fresh = ((turns_left - 1.0) / self.tuning.fresh).max(0.0);
        captures += fresh;
        let before = self.contracts(area, &counts, crates);
        for count in &mut counts {
            *count += fresh / CHARACTERS as f32;
        }
        worth += self.contracts(area, &counts, crates) - before;
        worth += self.orphan(area, n_turns);
        worth += self.crates(area, table, n_turns);
        worth += self.credits(area, table, n_turns);
        worth += f32::from(area.n_due) * self.tuning.contract;
        if !table.is_ending && area.n_captured < CAPTURES_TO_END {
            let chance = (captures / f32::from(CAPTURES_TO_END)).min(1.0).powi(2);
            worth += chance / f32::from(table.n_rivals + 1)
                * (self.tuning.contract + self.tuning.credit);
        }
        worth
    }

    /// The open targets by what they promise alone, best first.
    fn ranked(&self, area: &Area, n_turns: f32) -> impl Iterator<Item = (usize, Prospect)> {
        let mut order = [(0, Prospect::default()); super::area::OPEN_MAX];
        let mut n = 0;
        for (idx, open) in area.open().iter().enumerate() {
            let value = self.value(open.target, n_turns) - f32::from(open.penalty);
            let prospect = self.prospects.of(n_turns, open.need, value);
            let mut at = n;
            while at > 0 && order[at - 1].1.worth < prospect.worth {
                order[at] = order[at - 1];
                at -= 1;
            }
            order[at] = (idx, prospect);
            n += 1;
        }
        order.into_iter().take(n)
    }

    /// What the capture of a target is worth, contracts and hunters aside.
    pub fn value(&self, target: bounty_hunters::Card, n_turns: f32) -> f32 {
        let numbers = self.facts.card(target);
        let icon = match numbers.icon {
            Some(Icon::Credit) => self.tuning.credit(n_turns),
            Some(Icon::Contract) => self.tuning.contract,
            None => 0.0,
        };
        f32::from(numbers.points) + icon
    }

    /// BH-9: what the contracts are worth with so many captures of each
    /// character; parts of a capture are chances.
    pub fn contracts(&self, area: &Area, counts: &[f32; CHARACTERS], crates: f32) -> f32 {
        let terms = ones(area.contracts).map(|nth| self.facts.terms(nth));
        terms.map(|terms| contract(terms, counts, crates, self.options.double_duos)).sum()
    }

    /// What attack cards without a target are worth: how much better off the
    /// next target is with them.
    fn orphan(&self, area: &Area, n_turns: f32) -> f32 {
        let Some(orphan) = area.orphan else { return 0.0 };
        let penalty = f32::from(orphan.penalty);
        let mut gain = 0.0;
        let mut n = 0.0f32;
        for nth in (0..Deck::Target.size()).step_by(3) {
            let target = bounty_hunters::Card::new(Deck::Target.first() + nth);
            let (value, shields) = (self.value(target, n_turns), self.facts.card(target).colours);
            let need = super::area::left(shields, orphan.attack);
            let with = self.prospects.of(n_turns - 1.0, need, value - penalty).worth;
            let without = self.prospects.of(n_turns - 1.0, shields, value).worth;
            gain += with - without;
            n += 1.0;
        }
        gain / n
    }

    /// The majority, and what crates still to be paid promise.
    fn crates(&self, area: &Area, table: Table, n_turns: f32) -> f32 {
        MAJORITY * majority(area.n_crates, table, n_turns)
    }

    /// Credits, and the reserved cards they will pay.
    fn credits(&self, area: &Area, table: Table, n_turns: f32) -> f32 {
        let mut credits = f32::from(area.credits);
        let mut worth = 0.0;
        if n_turns >= 1.0 {
            for card in super::area::cards(Deck::Market, area.reserved) {
                let numbers = self.facts.card(card);
                let cost = f32::from(numbers.cost);
                let missing = (cost - credits).max(0.0);
                let gain = if card.is_crate() {
                    let more = area.n_crates + numbers.n_crates;
                    f32::from(numbers.points)
                        + MAJORITY
                            * (majority(more, table, n_turns)
                                - majority(area.n_crates, table, n_turns))
                } else {
                    self.droid(area, card, n_turns)
                };
                let net = 0.9 * gain
                    - missing * self.tuning.turn
                    - (cost - missing) * self.tuning.credit(n_turns);
                if net > 0.0 && missing < n_turns {
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

    /// What a droid adds on the best of the open targets.
    fn droid(&self, area: &Area, card: bounty_hunters::Card, n_turns: f32) -> f32 {
        let attack = self.facts.card(card).colours;
        area.open()
            .iter()
            .map(|open| {
                let value = self.value(open.target, n_turns) - f32::from(open.penalty);
                let need = super::area::left(open.need, attack);
                self.prospects.of(n_turns, need, value).worth
                    - self.prospects.of(n_turns, open.need, value).worth
            })
            .fold(1.0, f32::max)
    }
}

fn contract(terms: &Terms, counts: &[f32; CHARACTERS], crates: f32, duos: DoubleDuos) -> f32 {
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
    let spread = 0.5 + 0.25 * (n_turns * f32::from(table.n_rivals)).sqrt();
    1.0 / (1.0
        + (-(lead - 0.3 * (n_turns * f32::from(table.n_rivals)).sqrt().min(3.0)) / spread).exp())
}
