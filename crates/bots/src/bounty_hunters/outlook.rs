//! The whole table as one seat sees it: every area, and how long it will last.

use super::area::{Area, CAPTURES_TO_END, OPEN_MAX};
use super::worth::{Judge, Table};
use bounty_hunters::Action;

/// BH-10.4: how many turns are played after the turn of the fourth capture.
const TURNS_AFTER: f32 = 2.0;
/// With this many turns to come a target can be brought to its capture in peace.
const TIME_ENOUGH: f32 = 9.0;
/// An open target takes a turn, but for cards already reserved.
const TURNS_LEAST: f32 = 0.8;

/// The whole table as one seat sees it.
#[derive(Clone, Copy, Debug)]
pub struct Outlook<'a> {
    pub judge: Judge<'a>,
    pub areas: &'a [Area],
    /// BH-10.4: the turns after this one, once the end is set.
    pub last: Option<u8>,
}

impl<'a> Outlook<'a> {
    /// What the rest of the table means for this seat.
    pub fn table(&self, seat: usize) -> Table {
        let rivals = self.areas.iter().enumerate().filter(|(idx, _)| *idx != seat);
        Table {
            rival_crates: rivals.map(|(_, area)| area.n_crates).max().unwrap_or(0),
            n_rivals: (self.areas.len() - 1) as u8,
            is_ending: self.last.is_some(),
        }
    }

    /// How many turns are likely to come after this one.
    pub fn n_turns(&self) -> f32 {
        if let Some(last) = self.last {
            return f32::from(last);
        }
        let fastest = self
            .areas
            .iter()
            .map(|area| self.judge.turns_to_four(area))
            .fold(f32::INFINITY, f32::min);
        self.judge.tuning.slack * (fastest - 1.0).max(0.0) + TURNS_AFTER
    }

    /// What a seat may expect with this many turns after this one.
    pub fn worth(&self, seat: usize, n_turns: f32) -> f32 {
        self.judge.worth(&self.areas[seat], self.table(seat), n_turns)
    }

    /// What the best rival of a seat may expect.
    pub fn best_rival(&self, seat: usize, n_turns: f32) -> f32 {
        (0..self.areas.len())
            .filter(|idx| *idx != seat)
            .map(|idx| self.worth(idx, n_turns))
            .fold(f32::NEG_INFINITY, f32::max)
    }

    /// Rates what a seat may do, with this many turns after this one.
    pub fn rating(&self, seat: usize, n_turns: f32) -> Rating<'a> {
        let area = self.areas[seat];
        let may_end = self.last.is_none() && area.n_captured + 1 >= CAPTURES_TO_END;
        let hurry = if may_end {
            self.judge.tuning.rival
                * (self.best_rival(seat, n_turns) - self.best_rival(seat, TURNS_AFTER))
        } else {
            0.0
        };
        Rating { judge: self.judge, area, table: self.table(seat), n_turns, hurry }
    }
}

impl Outlook<'_> {
    /// What the fourth capture brings a seat besides the target: the bonus, and
    /// what the end takes from the best rival more than from the seat itself.
    pub fn fourth(&self, seat: usize, n_turns: f32) -> f32 {
        let loses = |worth: &dyn Fn(f32) -> f32| worth(n_turns) - worth(TURNS_AFTER);
        let rival = loses(&|n_turns| self.best_rival(seat, n_turns));
        let own = loses(&|n_turns| self.worth(seat, n_turns));
        let bonus = self.judge.tuning.contract + self.judge.tuning.credit(TURNS_AFTER);
        bonus + self.judge.tuning.rival * rival - own
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

impl Rating<'_> {
    /// What the seat may expect after this action.
    pub fn of(&self, action: Action) -> f32 {
        let mut area = self.area;
        area.apply(self.judge.facts, action);
        self.after(area)
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
            let value = self.value(open.target, TIME_ENOUGH);
            let prospect = self.prospects.of(TIME_ENOUGH, open.need, value);
            *turns = prospect.n_turns.clamp(TURNS_LEAST, self.tuning.fresh);
        }
        turns.sort_unstable_by(f32::total_cmp);
        turns[..missing.min(OPEN_MAX)].iter().sum()
    }
}
