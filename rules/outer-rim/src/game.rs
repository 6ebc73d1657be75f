//! The game, as the table knows it.

use crate::{
    Action, Content, Event, Position, Setup, Sight, State, View, beside, bounds, decide, evolve,
    imagine, look, menu, outcome, position, setup,
};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use tabletop::{
    Answer, Beside, DecisionId, Dice, Game, Imagine, Menu, Outcome, Pending, PositionFault, Rule,
    Seat, Stage, Viewer,
};

/// Outer Rim with Unfinished Business.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OuterRim {}

impl Game for OuterRim {
    const ID: &'static str = "outer-rim";
    // 2: what an audit of rules 1 found, docs/changes-of-rules.md.
    const RULES: u32 = 2;
    const RULES_OLDEST: u32 = 1;
    const SEATS: RangeInclusive<u8> = setup::SEATS;
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

    fn adopt(stage: &mut Stage<'_, Self>, _from: u32) {
        decide::adopt(stage);
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

    fn beside(state: &State, seat: Seat) -> Option<Beside> {
        beside::open(state, seat)
    }

    fn turned(state: &State, beside: &Beside) -> State {
        beside::turned(state, beside)
    }

    fn decide_beside(stage: &mut Stage<'_, Self>, beside: &Beside, answer: &Answer<Action>) {
        decide::decide_beside(stage, beside, answer);
    }

    #[inline(always)]
    fn evolve(state: &mut State, event: &Event) {
        evolve::evolve(state, event);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        look::view(state, viewer)
    }

    fn sight(_before: &State, event: &Event, viewer: Viewer) -> Option<Sight> {
        look::sight(event, viewer)
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

    fn outcome(state: &State) -> Option<Outcome> {
        outcome::outcome(state)
    }
}

impl Imagine for OuterRim {
    fn imagine(view: &View, content: &Arc<Content>, dice: &mut Dice) -> State {
        imagine::imagine(view, content, dice)
    }
}
