//! Two seats call a number in secret, then a die is rolled, a few times.

use std::sync::Arc;
use tabletop::{
    Answer, DecisionId, Game, Header, Kind, Menu, Opening, Outcome, Pending, PositionFault, Rule,
    Sealed, Seat, SeatSet, Seed, Stage, Start, Table, Viewer,
};

pub const ROUNDS: u32 = 3;
pub const CALLS_MAX: u32 = 3;
/// What a table of rules 1 gets when it takes up rules 2.
pub const GIVEN: u32 = 100;

/// Calls and rolls.
#[derive(Debug)]
pub enum Toy {}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub round: u32,
    pub calls: Sealed<u32>,
    pub total: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    Opened,
    Called {
        seat: Seat,
        call: u32,
    },
    Shown {
        calls: [u32; 2],
    },
    Rolled {
        face: u32,
    },
    /// The rules of today give everybody something to begin with.
    Given,
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES: u32 = 2;
    const RULES_OLDEST: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
    const ENTRIES_MAX: u32 = 1 + 2 * ROUNDS;
    const EVENTS_MAX: usize = 3;
    type Setup = ();
    type Content = ();
    type State = State;
    type Action = u32;
    type Event = Event;
    type View = (u32, u32, Option<u32>, SeatSet);
    type Sight = Event;
    type Position = u32;

    fn n_seats((): &()) -> u8 {
        2
    }

    fn blank((): &(), _: &Arc<()>) -> State {
        State { round: 0, calls: Sealed::IDLE, total: 0 }
    }

    fn deal(stage: &mut Stage<'_, Self>) {
        stage.emit(Event::Opened);
    }

    fn adopt(stage: &mut Stage<'_, Self>, from: u32) {
        assert_eq!(from, 1);
        stage.emit(Event::Given);
    }

    fn place((): &(), content: &Arc<()>, round: &u32) -> Result<State, Vec<PositionFault>> {
        if (1..=ROUNDS).contains(round) {
            let mut state = Self::blank(&(), content);
            state.round = round - 1;
            Self::evolve(&mut state, &Event::Opened);
            return Ok(state);
        }
        let message = "there is no such round".to_owned();
        Err(vec![PositionFault { at: "round".to_owned(), message, rule: None }])
    }

    fn pending(state: &State) -> Pending {
        state.calls.pending(state.round)
    }

    fn menu(_: &State, _: DecisionId, menu: &mut Menu<u32>) {
        menu.begin(Kind::Amount { min: 0, max: CALLS_MAX, step: 1 });
    }

    fn decide(stage: &mut Stage<'_, Self>, seat: Seat, answer: &Answer<u32>) {
        let Answer::Amount { amount } = *answer else { return };
        if !stage.state.calls.is_last(seat) {
            stage.emit(Event::Called { seat, call: amount });
            return;
        }
        let mut calls = [amount; 2];
        for (other, call) in stage.state.calls.choices().filter(|(other, _)| *other != seat) {
            calls[other.idx()] = call;
        }
        stage.emit(Event::Shown { calls });
        let face = stage.dice.roll(6);
        stage.emit(Event::Rolled { face });
        if stage.state.round < ROUNDS {
            stage.emit(Event::Opened);
        }
    }

    fn evolve(state: &mut State, event: &Event) {
        match event {
            Event::Opened => {
                state.round += 1;
                state.calls = Sealed::ask(SeatSet::all(2));
            }
            Event::Called { seat, call } => state.calls.seal(*seat, *call),
            Event::Shown { calls } => {
                state.total += calls.iter().sum::<u32>();
                state.calls = Sealed::IDLE;
            }
            Event::Rolled { face } => state.total += face,
            Event::Given => state.total += GIVEN,
        }
    }

    fn view(state: &State, viewer: Viewer) -> Self::View {
        let own = viewer.seat().and_then(|seat| state.calls.of(seat));
        (state.round, state.total, own, state.calls.chosen())
    }

    fn sight(_: &State, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Called { seat, .. } if !viewer.is(*seat) => None,
            event => Some(event.clone()),
        }
    }

    fn learns(_: &State, event: &Event, _: Viewer) -> bool {
        matches!(event, Event::Shown { .. } | Event::Rolled { .. })
    }

    fn fallback(_: &State, _: DecisionId) -> Answer<u32> {
        Answer::Amount { amount: 0 }
    }

    fn why_not(_: &State, _: Seat, answer: &Answer<u32>) -> Option<Rule> {
        matches!(answer, Answer::Amount { .. }).then_some("T-1")
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.calls.asked().is_empty().then(|| Outcome {
            places: vec![1, 1],
            scores: vec![state.total as i32; 2],
            lines: vec![Vec::new(); 2],
            opponents: Vec::new(),
        })
    }
}

pub fn seat(idx: u8) -> Seat {
    Seat::new(idx)
}

pub fn call(amount: u32) -> Answer<u32> {
    Answer::Amount { amount }
}

pub fn opening(start: Start<u32>) -> Opening<Toy> {
    let header = Header {
        game: Toy::ID.to_owned(),
        rules: Toy::RULES,
        setup: (),
        content: String::new(),
        commitment: String::new(),
        start,
    };
    Opening { header, content: Arc::new(()) }
}

pub fn seed() -> Seed {
    Seed::from_number(5)
}

pub fn dealt() -> Table<Toy> {
    Table::open(opening(Start::Deal), seed()).expect("a deal has no position to be wrong")
}

/// A table after these calls of seats 0, 1, 0, 1, …
pub fn after(calls: &[u32]) -> Table<Toy> {
    let mut table = dealt();
    for (idx, amount) in calls.iter().enumerate() {
        table.act(seat(idx as u8 % 2), call(*amount)).expect("the call is legal");
    }
    table
}
