//! The game, as the table knows it.

use crate::{Action, Content, Event, Position, Setup, Sight, State, View};
use alloc::borrow::ToOwned as _;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use tabletop::{
    Answer, DecisionId, Dice, Game, Imagine, Kind, Line, Menu, Outcome, Pending, PositionFault,
    Rule, Seat, Stage, Viewer,
};

/// TY-1.1: the most stones of a heap.
pub const STONES_MAX: u8 = 20;
/// TY-1.1: the fewest.
const STONES_MIN: u8 = 11;
/// TY-1.2: the most that may be taken at once.
pub const TAKEN_MAX: u8 = 3;

/// Whoever takes the last stone wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toy {}

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const ENTRIES_MAX: u32 = STONES_MAX as u32 + 1;
    const EVENTS_MAX: usize = 2;

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

    fn blank(setup: &Setup, _content: &Arc<Content>) -> State {
        State { setup: *setup, step: 0, stones: 0, turn: Seat::new(0), last: None }
    }

    fn deal(stage: &mut Stage<'_, Self>) {
        let sides = u32::from(STONES_MAX - STONES_MIN) + 1;
        let more = stage.dice.pick(sides, |idx| idx + u32::from(STONES_MIN)) as u8;
        stage.emit(Event::Heaped { stones: STONES_MIN + more });
    }

    fn place(
        setup: &Setup,
        content: &Arc<Content>,
        position: &Position,
    ) -> Result<State, Vec<PositionFault>> {
        let mut faults = Vec::new();
        let mut fault = |at: &str, message: &str| {
            let (at, message) = (at.to_owned(), message.to_owned());
            faults.push(PositionFault { at, message, rule: Some("TY-1.1") });
        };
        if !(1..=STONES_MAX).contains(&position.stones) {
            fault("stones", "there are 1 to 20");
        }
        if position.turn.idx() >= usize::from(setup.seats) {
            fault("turn", "nobody sits there");
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut state = Self::blank(setup, content);
        Self::evolve(&mut state, &Event::Heaped { stones: position.stones });
        state.turn = position.turn;
        Ok(state)
    }

    fn pending(state: &State) -> Pending {
        if state.stones == 0 { Pending::OVER } else { Pending::one(state.step, state.turn) }
    }

    fn menu(state: &State, decision: DecisionId, menu: &mut Menu<Action>) {
        menu.begin(Kind::List);
        if decision != DecisionId::new(state.step, state.turn) {
            return;
        }
        for stones in 1..=TAKEN_MAX.min(state.stones) {
            menu.push(Action::Take(stones));
        }
    }

    fn decide(stage: &mut Stage<'_, Self>, seat: Seat, answer: &Answer<Action>) {
        let Answer::Item(Action::Take(stones)) = *answer else {
            unreachable!("every menu of this game is a list");
        };
        stage.emit(Event::Took { seat, stones });
    }

    fn evolve(state: &mut State, event: &Event) {
        state.step += 1;
        match *event {
            Event::Heaped { stones } => state.stones = stones,
            Event::Took { seat, stones } => {
                state.stones -= stones;
                state.last = Some(seat);
                state.turn = Seat::new((seat.idx() as u8 + 1) % state.setup.seats);
            }
        }
    }

    fn view(state: &State, _viewer: Viewer) -> View {
        let State { setup, step, stones, turn, last } = *state;
        View { setup, step, stones, turn, last }
    }

    fn sight(_before: &State, event: &Event, _viewer: Viewer) -> Option<Sight> {
        Some(Sight { event: *event })
    }

    fn learns(_before: &State, event: &Event, _viewer: Viewer) -> bool {
        matches!(event, Event::Heaped { .. })
    }

    fn fallback(_state: &State, _decision: DecisionId) -> Answer<Action> {
        Answer::Item(Action::Take(1))
    }

    fn why_not(state: &State, seat: Seat, answer: &Answer<Action>) -> Option<Rule> {
        let legal = Self::pending(state).of(seat).is_some_and(|open| {
            let mut menu = Menu::new();
            Self::menu(state, open.id, &mut menu);
            menu.contains(answer)
        });
        (!legal).then_some("TY-1.2")
    }

    fn outcome(state: &State) -> Option<Outcome> {
        // TY-1.3: the last stone wins.
        let winner = state.last.filter(|_| state.stones == 0)?;
        let scores: Vec<i32> =
            Seat::all(state.setup.seats).map(|seat| i32::from(seat == winner)).collect();
        let line = |points: &i32| vec![Line { what: "last".to_owned(), points: *points }];
        Some(Outcome {
            places: Outcome::places_by(&scores),
            lines: scores.iter().map(line).collect(),
            scores,
            opponents: Vec::new(),
        })
    }
}

impl Imagine for Toy {
    fn imagine(view: &View, _content: &Arc<Content>, _dice: &mut Dice) -> State {
        let View { setup, step, stones, turn, last } = *view;
        State { setup, step, stones, turn, last }
    }
}
