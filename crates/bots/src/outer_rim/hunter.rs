//! Plans ahead: plays its better choices out to the end of its turn, in tables
//! that may be the real one, and takes the one with the best outlook on the next.

use super::atlas::Atlas;
use super::choices::Choices;
use super::encounters::Usual;
use super::judge::Judge;
use super::outlook::{outlook, play_turn};
use crate::{Mind, Situation};
use outer_rim::{Action, Frame, OuterRim, SpaceId, State};
use std::time::Duration;
use tabletop::{Answer, Dice, Game, Imagine, Playout, Seat};

/// What playing one choice out takes, at most, on a slow core: the number of
/// worlds is a matter of the budget, never of a clock, so that the same
/// question gets the same answer.
const WORLD_TIME: Duration = Duration::from_micros(700);
/// The least and the largest number of worlds.
const WORLDS: [u32; 2] = [8, 48];
/// How many choices are thought about.
const CHOICES_MAX: usize = 4;
/// After this part of the worlds the worse half of the choices is given up.
const FIRST_LOOK: u32 = 4;

/// Choices that look worse by this much at first sight are not thought about.
const SIGHT: f32 = 4.0;
/// First sight counts as much as this many worlds.
const DOUBT: f32 = 8.0;

/// Plans ahead.
#[derive(Default)]
pub struct Hunter {
    playout: Playout<OuterRim>,
}

/// One choice, and what is known about it.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    action: Action,
    /// Where a flight that begins with it ends.
    to: Option<SpaceId>,
    /// What it is worth at first sight.
    rated: f32,
    /// The sum of what it came to.
    sum: f32,
}

impl Mind<OuterRim> for Hunter {
    fn answer(&mut self, situation: &Situation<'_, OuterRim>, dice: &mut Dice) -> Answer<Action> {
        let Situation { view, menu, content, budget } = situation;
        let action = view.viewer.seat().and_then(|seat| {
            let mut thoughts = Dice::swift(u64::from(view.step));
            let state = OuterRim::imagine(view, content, &mut thoughts);
            let mut usual = Judge::new(&state, seat).usual();
            let atlas = Atlas::new(&state, seat, &mut usual);
            let choices = Choices::with_atlas(&state, seat, Some(atlas)).knowing(&usual);
            let candidates = candidates(&choices, menu.items());
            if candidates.len() < 2 || !is_worth_thought(&state, seat) {
                return choices.best(menu.items());
            }
            let each = WORLD_TIME.as_micros() * candidates.len() as u128;
            let n_worlds = ((budget.as_micros() / each) as u32).clamp(WORLDS[0], WORLDS[1]);
            Some(self.think(situation, seat, &usual, candidates, n_worlds))
        });
        action.map_or_else(|| menu.sample(dice), Answer::Item)
    }
}

impl Hunter {
    /// The choice that comes to most in this many worlds.
    fn think(
        &mut self,
        situation: &Situation<'_, OuterRim>,
        me: Seat,
        usual: &Usual,
        mut candidates: Vec<Candidate>,
        n_worlds: u32,
    ) -> Action {
        let Situation { view, content, .. } = situation;
        let by_worth = |candidates: &mut Vec<Candidate>, n: u32| {
            let worth = |one: &Candidate| (one.sum + DOUBT * one.rated) / (n as f32 + DOUBT);
            candidates.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
        };
        for world in 0..n_worlds {
            if world == n_worlds / FIRST_LOOK {
                by_worth(&mut candidates, world);
                candidates.truncate(candidates.len().div_ceil(2).max(2));
            }
            // Every choice meets the same chance, and so does the next step of a flight.
            let seed = (u64::from(view.turns) << 16) | u64::from(world);
            let state = OuterRim::imagine(view, content, &mut Dice::swift(seed));
            for candidate in &mut candidates {
                candidate.sum += self.worth(state.clone(), me, usual, candidate, seed);
            }
        }
        by_worth(&mut candidates, n_worlds);
        candidates[0].action
    }

    /// What a choice comes to in one world.
    fn worth(
        &mut self,
        mut state: State,
        me: Seat,
        usual: &Usual,
        candidate: &Candidate,
        seed: u64,
    ) -> f32 {
        let mut dice = Dice::swift(seed ^ 0x5EED);
        let Some(decision) = OuterRim::pending(&state).first() else { return 0.0 };
        let answer = Answer::Item(candidate.action);
        self.playout.answer(&mut state, decision, &answer, &mut dice);
        if let Some(to) = candidate.to {
            self.fly(&mut state, me, to, &mut dice);
        }
        play_turn(&mut state, me, usual, &mut self.playout, &mut dice);
        outlook(&state, me, &mut { *usual })
    }

    /// Goes on to where a flight is meant to end.
    fn fly(&mut self, state: &mut State, me: Seat, to: SpaceId, dice: &mut Dice) {
        while let Some(Frame::Move { left, seat }) = state.frames().last().copied()
            && seat == me
        {
            let here = state.player(me).space();
            let step = state.ways(me).first_step(here, to, left);
            let action = step.map_or(Action::Done, Action::Fly);
            let Some(decision) = OuterRim::pending(state).first() else { return };
            OuterRim::menu(state, decision.id, &mut self.playout.menu);
            if !self.playout.menu.items().contains(&action) {
                return;
            }
            self.playout.answer(state, decision, &Answer::Item(action), dice);
        }
    }
}

/// Questions within a turn of one's own that shape it.
fn is_worth_thought(state: &State, me: Seat) -> bool {
    state.current() == me
        && state.round() > 0
        && matches!(
            state.frames().last(),
            Some(
                Frame::Turn { .. }
                    | Frame::Move { .. }
                    | Frame::Market { .. }
                    | Frame::Run { .. }
                    | Frame::Contact { .. }
                    | Frame::Overcome { .. }
                    | Frame::Browse { .. }
            )
        )
}

/// The choices that may be best, the best at first sight first.
fn candidates(choices: &Choices<'_>, menu: &[Action]) -> Vec<Candidate> {
    let state = choices.judge.state;
    let mut candidates: Vec<Candidate> = match state.frames().last() {
        Some(Frame::Move { left, .. }) => choices
            .flights(*left)
            .into_iter()
            .map(|(action, to, rated)| Candidate { action, to: Some(to), rated, sum: 0.0 })
            .filter(|one| menu.contains(&one.action))
            .collect(),
        _ => menu
            .iter()
            .map(|action| Candidate {
                action: *action,
                to: None,
                rated: choices.rate(*action),
                sum: 0.0,
            })
            .collect(),
    };
    candidates.sort_by(|one, other| other.rated.total_cmp(&one.rated));
    let best = candidates.first().map_or(0.0, |one| one.rated);
    candidates.retain(|one| one.rated > best - SIGHT);
    candidates.truncate(CHOICES_MAX);
    candidates
}
