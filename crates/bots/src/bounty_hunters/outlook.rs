//! The whole table as one seat sees it: every area, and how long it will last.

use super::area::{Area, CAPTURES_TO_END, OPEN_MAX};
use super::uses::uses;
use super::worth::{Judge, Table};
use bounty_hunters::{Action, Card, PLAYERS_MAX};

/// BH-10.4: so many turns are played after the turn of the fourth capture.
const TURNS_AFTER: f32 = 2.0;

/// The whole table as one seat sees it.
#[derive(Clone, Copy, Debug)]
pub struct Outlook<'a> {
    pub judge: Judge<'a>,
    pub areas: [Area; PLAYERS_MAX],
    pub n_seats: usize,
    /// Whose thoughts these are.
    pub seat: usize,
    /// BH-10.4: the turns after this one, once the end is set.
    pub last: Option<u8>,
}

impl Outlook<'_> {
    fn rivals(&self, seat: usize) -> impl Iterator<Item = &Area> {
        self.areas[..self.n_seats]
            .iter()
            .enumerate()
            .filter_map(move |(idx, area)| (idx != seat).then_some(area))
    }

    /// What the rest of the table means for this seat.
    pub fn table(&self, seat: usize) -> Table {
        Table {
            rival_crates: self.rivals(seat).map(|area| area.n_crates).max().unwrap_or(0),
            n_rivals: (self.n_seats - 1) as u8,
            is_ending: self.last.is_some(),
        }
    }

    /// How many turns are likely to come after this one.
    pub fn n_turns(&self) -> f32 {
        if let Some(last) = self.last {
            return f32::from(last);
        }
        let areas = &self.areas[..self.n_seats];
        let fastest =
            areas.iter().map(|area| self.judge.turns_to_four(area)).fold(f32::INFINITY, f32::min);
        self.judge.tuning.slack * (fastest - 1.0).max(0.0) + TURNS_AFTER
    }

    /// What the best rival may expect with so many turns after this one.
    pub fn best_rival(&self, n_turns: f32) -> f32 {
        (0..self.n_seats)
            .filter(|idx| *idx != self.seat)
            .map(|idx| self.judge.worth(&self.areas[idx], self.table(idx), n_turns))
            .fold(f32::NEG_INFINITY, f32::max)
    }
}

/// Rates what a seat may do.
pub struct Rating<'a> {
    judge: Judge<'a>,
    area: Area,
    table: Table,
    n_turns: f32,
    /// What the best rival loses if the end is set now.
    hurry: f32,
}

impl<'a> Rating<'a> {
    pub fn new(outlook: &Outlook<'a>) -> Self {
        let area = outlook.areas[outlook.seat];
        let table = outlook.table(outlook.seat);
        let n_turns = outlook.n_turns();
        let may_end = outlook.last.is_none() && area.n_captured + 2 >= CAPTURES_TO_END;
        let hurry = if may_end && outlook.judge.tuning.rival > 0.0 {
            outlook.judge.tuning.rival
                * (outlook.best_rival(n_turns) - outlook.best_rival(TURNS_AFTER))
        } else {
            0.0
        };
        Self { judge: outlook.judge, area, table, n_turns, hurry }
    }

    /// What the seat may expect after this action.
    pub fn of(&self, action: Action) -> f32 {
        let mut area = self.area;
        area.apply(self.judge.facts, action);
        self.after(area)
    }

    /// What the seat may expect after the best use of this card.
    pub fn best_use(&self, card: Card) -> f32 {
        let mut best = self.of(Action::Sell(card));
        uses(&self.area, self.judge.facts, card, |action| best = best.max(self.of(action)));
        best
    }

    fn after(&self, mut area: Area) -> f32 {
        let mut table = self.table;
        let ends = !table.is_ending && area.n_captured >= CAPTURES_TO_END;
        if !ends {
            return self.judge.worth(&area, table, self.n_turns);
        }
        if self.area.n_captured < CAPTURES_TO_END {
            area.take_four_bonus();
        }
        table.is_ending = true;
        self.judge.worth(&area, table, TURNS_AFTER) + self.hurry
    }
}

impl Judge<'_> {
    /// How many turns this area needs to its fourth capture.
    pub fn turns_to_four(&self, area: &Area) -> f32 {
        let missing = usize::from(CAPTURES_TO_END.saturating_sub(area.n_captured));
        let mut turns = [self.tuning.fresh; OPEN_MAX];
        for (turns, open) in turns.iter_mut().zip(area.open()) {
            let value = self.value(open.target, 9.0);
            *turns = self.prospects.of(9.0, open.need, value).n_turns.clamp(0.8, self.tuning.fresh);
        }
        turns.sort_unstable_by(f32::total_cmp);
        turns[..missing.min(OPEN_MAX)].iter().sum()
    }
}
