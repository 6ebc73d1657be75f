//! Whole games at speed: no log, no table, buffers that are reused.

use crate::{Decision, Dice, Game, Menu, Stage};
use alloc::vec::Vec;

/// Plays a state onwards by sampling menus. After warming up, a step of a game
/// whose menus are lists allocates nothing.
#[derive(Debug)]
pub struct Playout<G: Game> {
    /// The menu of the decision at hand.
    pub menu: Menu<G::Action>,
    events: Vec<G::Event>,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Self {
        Self { menu: Menu::new(), events: Vec::with_capacity(G::EVENTS_MAX) }
    }
}

impl<G: Game> Playout<G> {
    /// Deals onto a blank state.
    pub fn deal(&mut self, state: &mut G::State, dice: &mut Dice) {
        self.events.clear();
        G::deal(&mut Stage::new(state, dice, &mut self.events));
    }

    /// Answers one open decision with `answer`; it must be legal.
    pub fn answer(
        &mut self,
        state: &mut G::State,
        decision: Decision,
        answer: &crate::Answer<G::Action>,
        dice: &mut Dice,
    ) -> &[G::Event] {
        self.events.clear();
        G::decide(&mut Stage::new(state, dice, &mut self.events), decision.seat, answer);
        &self.events
    }

    /// Takes one random step; `false` when the table is over.
    #[inline]
    pub fn step(&mut self, state: &mut G::State, dice: &mut Dice) -> bool {
        let Some(decision) = G::pending(state).first() else {
            return false;
        };
        G::menu(state, decision.id, &mut self.menu);
        let answer = self.menu.sample(dice);
        self.events.clear();
        G::decide(&mut Stage::new(state, dice, &mut self.events), decision.seat, &answer);
        true
    }

    /// Plays randomly to the end and tells how many decisions it took.
    pub fn run(&mut self, state: &mut G::State, dice: &mut Dice) -> u32 {
        let mut n_decisions = 0;
        while self.step(state, dice) {
            n_decisions += 1;
            assert!(n_decisions <= G::ENTRIES_MAX, "a table without an end");
        }
        n_decisions
    }
}
