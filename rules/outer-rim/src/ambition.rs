//! UB-16: what an ambition asks for, read from the table.

use crate::ctx::Ctx;
use crate::{Ability, Ambition, Frame, Goal, GoalMark, Modifier, Scope, Source};
use tabletop::Seat;

/// UB-17.10: the fame an opponent needs more where the player has an ambition.
const OPPONENT_FAME: i32 = 2;

impl<'a> Ctx<'a> {
    /// UB-16.1: the sheet of a player.
    pub(crate) fn ambition(self, seat: Seat) -> Option<&'a Ambition> {
        self.player(seat).ambition.map(|ambition| self.content.ambition(ambition))
    }

    /// OR-2.17, UB-17.10: the fame requirement.
    pub(crate) fn fame_needed(self, seat: Seat) -> i32 {
        let options = &self.state.setup.options;
        let more = if options.ambitions && self.state.is_ai(seat) { OPPONENT_FAME } else { 0 };
        i32::from(options.fame) + more
    }

    /// OR-22.3, UB-16.8: fame enough, and every goal complete.
    #[inline]
    pub(crate) fn has_won(self, seat: Seat) -> bool {
        self.fame(seat) >= self.fame_needed(seat) && self.goals_are_met(seat)
    }

    /// UB-16.8: whether every goal of the ambition is complete, or there is none.
    pub(crate) fn goals_are_met(self, seat: Seat) -> bool {
        let goals = self.ambition(seat).map_or(0, |sheet| sheet.goals.len() as u8);
        (0..goals).all(|goal| self.goal_is_met(seat, goal))
    }

    /// UB-16.5: whether a goal is complete. One that must last is asked afresh.
    fn goal_is_met(self, seat: Seat, goal: u8) -> bool {
        let one = self.ambition(seat).and_then(|sheet| sheet.goals.get(usize::from(goal)));
        match one.map(|one| (one.mark, &one.goal)) {
            Some((GoalMark::While, Goal::Holds(given))) => {
                self.holds(&Scope::of(seat, Source::Ambition(Some(goal))), given)
            }
            _ => self.player(seat).has_goal(goal),
        }
    }

    /// UB-16.5: whether a goal can be completed now.
    pub(crate) fn goal_is_open(self, seat: Seat, goal: u8) -> bool {
        let Some(sheet) = self.ambition(seat) else { return false };
        let Some(one) = sheet.goals.get(usize::from(goal)) else { return false };
        if self.player(seat).has_goal(goal) {
            return false;
        }
        let mut others = (0..sheet.goals.len() as u8).filter(|other| *other != goal);
        match one.mark {
            GoalMark::Any | GoalMark::While => true,
            // UB-16.9: those of the same number in any order.
            GoalMark::Step(step) => others.all(|other| {
                if let GoalMark::Step(before) = sheet.goals[usize::from(other)].mark
                    && before < step
                {
                    self.player(seat).has_goal(other)
                } else {
                    true
                }
            }),
            GoalMark::Final => {
                self.fame(seat) >= self.fame_needed(seat)
                    && others.all(|other| self.goal_is_met(seat, other))
            }
        }
    }

    /// UB-16.6: the goal whose encounter is being resolved.
    pub(crate) fn goal_in_progress(self, seat: Seat) -> Option<u8> {
        self.frames.iter().rev().find_map(|frame| {
            if let Frame::Run { scope, .. } = frame
                && scope.seat == seat
            {
                if let Source::Ambition(goal) = scope.source { goal } else { None }
            } else {
                None
            }
        })
    }

    /// Everything that can offer a player something: what changes values, and
    /// (UB-16.6) the goals that can be completed. Values never ask for goals,
    /// as goals ask for values.
    pub(crate) fn each_offer(
        self,
        seat: Seat,
        mut see: impl FnMut(Source, &'a [Modifier], &'a [Ability]),
    ) {
        self.each_source(seat, &mut see);
        let Some(sheet) = self.ambition(seat) else { return };
        for (idx, goal) in sheet.goals.iter().enumerate() {
            if !goal.abilities.is_empty() && self.goal_is_open(seat, idx as u8) {
                see(Source::Ambition(Some(idx as u8)), &[], &goal.abilities);
            }
        }
    }
}
