//! UB-16: ambition sheets of a claimed situation, and goals of them that cannot be complete.

use super::{Placing, Position, PositionPlayer};
use crate::ctx::Ctx;
use crate::state::State;
use crate::{Goal, GoalMark, Scope, Source};
use alloc::format;
use alloc::string::String;
use tabletop::{Rule, Seat};

impl Placing<'_> {
    /// The sheet of a player, who has it alone. A situation need not name one for everybody: what
    /// it says nothing of is not there.
    pub(super) fn ambition(&mut self, state: &mut State, seat: Seat, claim: &PositionPlayer) {
        let at = |what: &str| format!("players[{seat}].{what}");
        if let Some((message, rule)) = self.sheet_fault(state, seat, claim) {
            self.say(at("ambition"), message.into(), Some(rule));
        }
        let named = claim.goals.iter().enumerate();
        if named.clone().any(|(idx, goal)| claim.goals[..idx].contains(goal)) {
            self.say(at("goals"), "a goal is named twice".into(), Some("UB-16.7"));
        }
        let Some(name) = &claim.ambition else {
            if !claim.goals.is_empty() {
                self.say(at("goals"), "goals are those of a sheet".into(), Some("UB-16.1"));
            }
            return;
        };
        let found = self.content.ambition_named(name);
        let ambition = self.find(&format!("players[{seat}]"), "ambition", name, found);
        state.players[seat.idx()].ambition = ambition;
        let n_goals = ambition.map_or(0, |one| self.content.ambition(one).goals.len());
        if claim.goals.iter().any(|goal| usize::from(*goal) >= n_goals) {
            let message = format!("`{name}` has {n_goals} goals");
            self.say(format!("players[{seat}]"), message, Some("UB-16.5"));
            return;
        }
        state.players[seat.idx()].goals = claim.goals.iter().fold(0, |set, goal| set | 1 << goal);
    }

    fn sheet_fault(
        &self,
        state: &State,
        seat: Seat,
        claim: &PositionPlayer,
    ) -> Option<(&'static str, Rule)> {
        let ambitions = self.setup.options.ambitions;
        let found = claim.ambition.as_ref().and_then(|name| self.content.ambition_named(name));
        let taken = |other: &crate::Player| other.ambition == found;
        match &claim.ambition {
            Some(_) if !ambitions => Some(("this table plays without ambitions", "UB-13.1")),
            Some(_) if state.is_ai(seat) => Some(("an opponent has no sheet", "UB-17.10")),
            Some(_) if found.is_some() && state.players.iter().any(taken) => {
                Some(("somebody else has that sheet", "UB-16.3"))
            }
            _ => None,
        }
    }

    /// UB-16.5, UB-16.8: the goals that are said to be complete could have been completed, and
    /// nobody has won.
    pub(super) fn goals(&mut self, position: &Position, state: &State) {
        let ctx = Ctx::of(state);
        for (seat, claim) in Seat::all(state.n_players).zip(&position.players) {
            let n_goals = ctx.ambition(seat).map_or(0, |sheet| sheet.goals.len());
            let met = (0..n_goals as u8).filter(|goal| claim.goals.contains(goal));
            for (message, rule) in met.filter_map(|goal| goal_fault(ctx, seat, goal)) {
                self.say(format!("players[{seat}].goals"), message, Some(rule));
            }
        }
    }
}

fn goal_fault(ctx: Ctx<'_>, seat: Seat, goal: u8) -> Option<(String, Rule)> {
    let sheet = ctx.ambition(seat)?;
    let one = &sheet.goals[usize::from(goal)];
    let others = || sheet.goals.iter().zip(0..).filter(move |(_, other)| *other != goal);
    let has = |other: u8| ctx.player(seat).has_goal(other);
    match (one.mark, &one.goal) {
        (GoalMark::Any, _) => None,
        (GoalMark::Step(step), _) => {
            let before = |mark: GoalMark| matches!(mark, GoalMark::Step(one) if one < step);
            let open = others().any(|(other, idx)| before(other.mark) && !has(idx));
            open.then(|| (format!("goal {goal} comes after one that is open"), "UB-16.5"))
        }
        (GoalMark::While, Goal::Holds(given)) => {
            let scope = Scope::of(seat, Source::Ambition(Some(goal)));
            let over = !ctx.holds(&scope, given);
            over.then(|| (format!("what goal {goal} asks for does not hold"), "UB-16.5"))
        }
        (GoalMark::While, Goal::Happens { .. } | Goal::Ability { .. }) => None,
        // UB-16.8: the last goal is complete when the game is won.
        (GoalMark::Final, _) => {
            let needed = ctx.fame_needed(seat);
            Some(if ctx.has_won(seat) {
                (format!("with goal {goal} the game is won"), "UB-16.8")
            } else {
                let message =
                    format!("goal {goal} comes last, with {needed} fame and every other goal");
                (message, "UB-16.5")
            })
        }
    }
}
