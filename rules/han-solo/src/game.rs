//! The game, as the table knows it.

use crate::{
    Action, Content, Event, Position, Setup, Sight, State, View, bounds, decide, evolve, imagine,
    look, menu, outcome, position,
};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use tabletop::{
    Answer, DecisionId, Dice, Game, Imagine, Menu, Outcome, Pending, PositionFault, Ranking, Rule,
    Seat, Stage, Viewer,
};

/// The Han Solo Card Game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HanSolo {}

impl Game for HanSolo {
    const ID: &'static str = "han-solo";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=8;
    const ENTRIES_MAX: u32 = bounds::ENTRIES_MAX;
    const EVENTS_MAX: usize = bounds::EVENTS_MAX;

    type Setup = Setup;
    type Content = Content;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Sight = Sight;
    type Position = Position;

    fn n_seats(setup: &Setup) -> u8 {
        setup.seats
    }

    fn blank(setup: &Setup, content: &Arc<Content>) -> State {
        State::blank(setup, content)
    }

    fn deal(stage: &mut Stage<'_, Self>) {
        decide::deal(stage);
    }

    fn place(
        setup: &Setup,
        content: &Arc<Content>,
        position: &Position,
    ) -> Result<State, Vec<PositionFault>> {
        position::place(setup, content, position)
    }

    #[inline]
    fn pending(state: &State) -> Pending {
        menu::pending(state)
    }

    #[inline]
    fn menu(state: &State, decision: DecisionId, menu: &mut Menu<Action>) {
        menu::menu(state, decision, menu);
    }

    #[inline]
    fn decide(stage: &mut Stage<'_, Self>, seat: Seat, answer: &Answer<Action>) {
        decide::decide(stage, seat, answer);
    }

    #[inline(always)]
    fn evolve(state: &mut State, event: &Event) {
        evolve::evolve(state, event);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        look::view(state, viewer)
    }

    fn sight(before: &State, event: &Event, viewer: Viewer) -> Option<Sight> {
        look::sight(before, event, viewer)
    }

    fn learns(before: &State, event: &Event, viewer: Viewer) -> bool {
        look::learns(before, event, viewer)
    }

    fn fallback(state: &State, decision: DecisionId) -> Answer<Action> {
        menu::fallback(state, decision)
    }

    fn why_not(state: &State, seat: Seat, answer: &Answer<Action>) -> Option<Rule> {
        menu::why_not(state, seat, answer)
    }

    fn meant(state: &State, seat: Seat, answer: &Answer<Action>) -> Answer<Action> {
        menu::meant(state, seat, answer)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        outcome::outcome(state)
    }

    fn ranking(state: &State) -> Option<Ranking> {
        outcome::ranking(state)
    }
}

impl Imagine for HanSolo {
    fn imagine(view: &View, content: &Arc<Content>, dice: &mut Dice) -> State {
        imagine::imagine(view, content, dice)
    }
}
