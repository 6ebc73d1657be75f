//! Rates the uses of cards quickly: what each one adds to an area that was
//! seen through once, instead of seeing it through anew for each.

use super::area::{Area, CAPTURES_TO_END, Orphan, left};
use super::outlook::Outlook;
use super::places::places;
use super::worth::{Future, Judge, Table, contract};
use bounty_hunters::{Action, Card, Deck};

/// The most credits whose price is kept at hand.
const PRICES: usize = 4;

/// Rates the uses of cards quickly.
pub struct Quick<'a> {
    judge: Judge<'a>,
    area: &'a Area,
    table: Table,
    n_turns: f32,
    future: Future,
    /// What this many credits less are worth.
    prices: [f32; PRICES],
    /// What the sale of any card brings.
    pub sale: f32,
    orphan: f32,
    /// What a turn more would be worth to the other open targets.
    turn: f32,
    /// What a fourth capture brings besides.
    fourth: f32,
}

impl<'a> Quick<'a> {
    pub fn new(outlook: &Outlook<'a>, seat: usize, n_turns: f32) -> Self {
        let (judge, area) = (outlook.judge, &outlook.areas[seat]);
        let table = outlook.table(seat);
        let credits = |n: u8| judge.credits(area, n, table, n_turns);
        let now = credits(area.credits);
        let prices = std::array::from_fn(|n| {
            if n == 0 { 0.0 } else { now - credits(area.credits.saturating_sub(n as u8)) }
        });
        let fourth = match outlook.last {
            None if area.n_captured + 1 == CAPTURES_TO_END => outlook.fourth(seat, n_turns),
            _ => 0.0,
        };
        let future = judge.future(area, n_turns);
        let turn = if area.open().len() > 1 {
            future.worth - judge.future(area, (n_turns - 1.0).max(0.0)).worth
        } else {
            0.0
        };
        Self {
            judge,
            area,
            table,
            n_turns,
            future,
            turn,
            prices,
            sale: credits(area.credits.saturating_add(1)) - now,
            orphan: area.orphan.map_or(0.0, |orphan| judge.orphan(orphan, n_turns)),
            fourth,
        }
    }

    /// What an action with a card of the hand adds.
    pub fn of(&self, action: Action) -> f32 {
        match action {
            Action::Sell(_) => self.sale,
            Action::Reserve(card) => self.reserve(card),
            Action::Play { card, on } => self.adds(card, on),
            Action::Draw(_) | Action::Activate { .. } | Action::Done => 0.0,
        }
    }

    fn reserve(&self, card: Card) -> f32 {
        let cost = self.judge.facts.card(card).cost;
        let missing = f32::from(cost.saturating_sub(self.area.credits));
        self.judge.reserved(self.area, card, missing, self.table, self.n_turns).max(0.0)
    }

    /// The best use of a card but selling it, and what it adds.
    pub fn best_use(&self, card: Card) -> (Action, f32) {
        if card.deck() != Deck::Market {
            return self.best_play(card);
        }
        let cost = self.judge.facts.card(card).cost;
        let reserve = (Action::Reserve(card), self.reserve(card));
        if cost > self.area.credits {
            return reserve;
        }
        let (play, worth) = self.best_play(card);
        if worth > reserve.1 { (play, worth) } else { reserve }
    }

    fn best_play(&self, card: Card) -> (Action, f32) {
        let mut best = (Action::Play { card, on: None }, f32::NEG_INFINITY);
        places(self.area, card, |on| {
            let worth = self.adds(card, on);
            if worth > best.1 {
                best = (Action::Play { card, on }, worth);
            }
        });
        best
    }

    /// What this many credits are worth.
    fn price(&self, cost: u8) -> f32 {
        let dearest = PRICES - 1;
        let known = self.prices[usize::from(cost).min(dearest)];
        known * (f32::from(cost) / dearest as f32).max(1.0)
    }

    /// What a card adds once it is paid and placed.
    pub fn adds(&self, card: Card, on: Option<Card>) -> f32 {
        let Judge { facts, prospects, .. } = self.judge;
        let numbers = facts.card(card);
        let price = self.price(numbers.cost);
        match card.deck() {
            Deck::Contract => {
                let terms = facts.terms(card.nth().into());
                let duos = self.judge.options.double_duos;
                contract(terms, &self.future.counts, self.area.n_crates.into(), duos)
            }
            Deck::Target => self.target(card),
            Deck::Market if card.is_crate() => {
                self.judge.crate_gain(self.area, card, self.table, self.n_turns) - price
            }
            Deck::Hunter | Deck::Market => {
                let at = self.area.open().iter().position(|open| Some(open.target) == on);
                let Some(at) = at else { return self.orphaned(card) - price };
                let (open, promise) = (&self.area.open()[at], &self.future.promises[at]);
                let need = left(open.need, numbers.colours);
                let value = promise.value - f32::from(numbers.penalty);
                if need == [0; 3] {
                    let freed = self.turn * promise.n_spent;
                    return value + self.fourth + freed - promise.worth - price;
                }
                let after = prospects.of(promise.n_turns, need, value);
                let freed = self.turn * (promise.n_spent - after.n_turns);
                after.worth + freed - promise.worth - price
            }
        }
    }

    /// A new target takes turns from the others, so the area is seen through anew.
    fn target(&self, card: Card) -> f32 {
        let mut area = *self.area;
        area.apply(self.judge.facts, Action::Play { card, on: None });
        let future = self.judge.future(&area, self.n_turns);
        let fourth = if area.n_captured > self.area.n_captured { self.fourth } else { 0.0 };
        future.worth - self.future.worth - self.orphan + fourth
    }

    fn orphaned(&self, card: Card) -> f32 {
        let numbers = self.judge.facts.card(card);
        let mut orphan = self.area.orphan.unwrap_or(Orphan { attack: [0; 3], penalty: 0 });
        for (sum, value) in orphan.attack.iter_mut().zip(numbers.colours) {
            *sum += value;
        }
        orphan.penalty += numbers.penalty;
        self.judge.orphan(orphan, self.n_turns) - self.orphan
    }
}
