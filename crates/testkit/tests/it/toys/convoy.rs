//! Crates by the load: a seat picks some crates of its hidden hand, stacks
//! them in an order of its choice, and a roll may cost it the top one. Subset,
//! order and list menus, hidden hands and dice.

mod imagine;
mod kit;

pub use kit::Driver;

use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tabletop::{
    Answer, DecisionId, Game, Kind, Line, Menu, Outcome, Pending, PositionFault, Rule, Seat, Stage,
    Viewer,
};

pub const CRATES: u8 = 12;
const HAND: usize = 3;
const SIDES: u32 = 4;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Flaw {
    #[default]
    None,
    /// An item is listed twice.
    TwiceOnTheMenu,
    /// A legal answer is said to break a rule.
    WrongRule,
    /// The fallback depends on a rival's hand.
    LeakyFallback,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub seats: u8,
    #[serde(default)]
    pub flaw: Flaw,
}

/// A crate is worth its number; written so that a test can look for the word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Crate(pub u8);

impl From<Crate> for String {
    fn from(crate_: Crate) -> Self {
        format!("crate{}", crate_.0)
    }
}

impl TryFrom<String> for Crate {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let number = text.strip_prefix("crate").and_then(|number| number.parse().ok());
        number.filter(|number| *number < CRATES).map(Self).ok_or(format!("{text} is no crate"))
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Which crates to load.
    Load,
    /// How to stack them.
    Stack(Vec<Crate>),
    /// Whether to drive on or to rest.
    Drive(Vec<Crate>),
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Crate(Crate),
    Drive,
    Rest,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Dealt { seat: Seat, hand: Vec<Crate> },
    Loaded { seat: Seat, load: Vec<Crate> },
    Stacked { seat: Seat, stack: Vec<Crate> },
    Rolled { face: u32 },
    Delivered { seat: Seat, load: Vec<Crate>, lost: Option<Crate> },
    Asked { seat: Seat, ask: Ask },
}

/// The same words; a hand is shown to its owner only, a load as a number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sight {
    Dealt { seat: Seat, hand: Option<Vec<Crate>> },
    Loaded { seat: Seat, n_crates: u8 },
    Stacked { seat: Seat },
    Rolled { face: u32 },
    Delivered { seat: Seat, load: Vec<Crate>, lost: Option<Crate> },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    setup: Setup,
    step: u32,
    turn: Seat,
    ask: Ask,
    hands: Vec<Vec<Crate>>,
    delivered: Vec<Vec<Crate>>,
    lost: Vec<Crate>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    setup: Setup,
    viewer: Viewer,
    step: u32,
    turn: Seat,
    /// The question, its crates only for the seat that is asked.
    ask: Ask,
    n_loaded: u8,
    hand: Vec<Crate>,
    n_held: Vec<u8>,
    delivered: Vec<Vec<Crate>>,
    lost: Vec<Crate>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub turn: Seat,
    pub hands: Vec<Vec<Crate>>,
}

pub enum Convoy {}

impl State {
    fn loaded(&self) -> &[Crate] {
        match &self.ask {
            Ask::Stack(load) | Ask::Drive(load) => load,
            Ask::Load | Ask::Over => &[],
        }
    }

    // The next seat that still holds something; the table is over without one.
    fn ask_next(stage: &mut Stage<'_, Convoy>) {
        let n_seats = stage.state.setup.seats;
        let next = stage.state.turn.left(n_seats);
        let holder = next.round(n_seats).find(|seat| !stage.state.hands[seat.idx()].is_empty());
        let (seat, ask) = holder.map_or((stage.state.turn, Ask::Over), |seat| (seat, Ask::Load));
        stage.emit(Event::Asked { seat, ask });
    }

    fn deliver(stage: &mut Stage<'_, Convoy>, seat: Seat, load: Vec<Crate>, drives: bool) {
        let mut lost = None;
        if drives {
            let face = 1 + stage.dice.roll(SIDES);
            stage.emit(Event::Rolled { face });
            lost = load.last().copied().filter(|_| face as usize <= load.len());
        }
        stage.emit(Event::Delivered { seat, load, lost });
        Self::ask_next(stage);
    }
}

fn crates(items: &[Action]) -> Vec<Crate> {
    let number = |action: &Action| match action {
        Action::Crate(one) => Some(*one),
        Action::Drive | Action::Rest => None,
    };
    items.iter().filter_map(number).collect()
}

impl Game for Convoy {
    const ID: &'static str = "toy-convoy";
    const RULES: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    const ENTRIES_MAX: u32 = 1 + 4 * 3 * HAND as u32;
    const EVENTS_MAX: usize = 8;
    type Setup = Setup;
    type Content = ();
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Sight = Sight;
    type Position = Position;

    fn n_seats(setup: &Setup) -> u8 {
        setup.seats
    }

    fn blank(setup: &Setup, _: &Arc<()>) -> State {
        let n_seats = usize::from(setup.seats);
        State {
            setup: *setup,
            step: 0,
            turn: Seat::new(0),
            ask: Ask::Over,
            hands: vec![Vec::new(); n_seats],
            delivered: vec![Vec::new(); n_seats],
            lost: Vec::new(),
        }
    }

    fn deal(stage: &mut Stage<'_, Self>) {
        let mut all: Vec<Crate> = (0..CRATES).map(Crate).collect();
        stage.dice.shuffle(&mut all);
        for seat in Seat::all(stage.state.setup.seats) {
            let mut hand = all.split_off(all.len() - HAND);
            hand.sort_unstable();
            stage.emit(Event::Dealt { seat, hand });
        }
        stage.emit(Event::Asked { seat: Seat::new(0), ask: Ask::Load });
    }

    fn place(
        setup: &Setup,
        content: &Arc<()>,
        position: &Position,
    ) -> Result<State, Vec<PositionFault>> {
        let mut state = Self::blank(setup, content);
        let mut all = position.hands.concat();
        all.sort_unstable();
        let distinct = all.windows(2).all(|pair| pair[0] != pair[1]);
        let sizes = position.hands.iter().all(|hand| hand.len() <= HAND && hand.is_sorted());
        if position.hands.len() != usize::from(setup.seats)
            || !distinct
            || !sizes
            || position.hands.get(position.turn.idx()).is_none_or(Vec::is_empty)
        {
            let message = "each seat has up to three crates, and the seat at turn has one";
            let at = "hands".to_owned();
            return Err(vec![PositionFault {
                at,
                message: message.to_owned(),
                rule: Some("TC-1"),
            }]);
        }
        state.hands.clone_from(&position.hands);
        Self::evolve(&mut state, &Event::Asked { seat: position.turn, ask: Ask::Load });
        Ok(state)
    }

    fn pending(state: &State) -> Pending {
        match state.ask {
            Ask::Over => Pending::OVER,
            Ask::Load | Ask::Stack(_) | Ask::Drive(_) => Pending::one(state.step, state.turn),
        }
    }

    fn menu(state: &State, _: DecisionId, menu: &mut Menu<Action>) {
        match &state.ask {
            Ask::Load => {
                let hand = &state.hands[state.turn.idx()];
                menu.begin(Kind::Subset { min: 1, max: hand.len().min(3) as u8 });
                hand.iter().for_each(|one| menu.push(Action::Crate(*one)));
            }
            Ask::Stack(load) => {
                menu.begin(Kind::Order);
                load.iter().for_each(|one| menu.push(Action::Crate(*one)));
            }
            Ask::Drive(_) => {
                menu.begin(Kind::List).push(Action::Drive);
                menu.push(Action::Rest);
                if state.setup.flaw == Flaw::TwiceOnTheMenu {
                    menu.push(Action::Rest);
                }
            }
            Ask::Over => {
                menu.begin(Kind::List);
            }
        }
    }

    fn decide(stage: &mut Stage<'_, Self>, seat: Seat, answer: &Answer<Action>) {
        match answer {
            Answer::Subset { subset } => {
                let load = crates(subset);
                stage.emit(Event::Loaded { seat, load: load.clone() });
                let ask = if load.len() > 1 { Ask::Stack(load) } else { Ask::Drive(load) };
                stage.emit(Event::Asked { seat, ask });
            }
            Answer::Order { order } => {
                let stack = crates(order);
                stage.emit(Event::Stacked { seat, stack: stack.clone() });
                stage.emit(Event::Asked { seat, ask: Ask::Drive(stack) });
            }
            Answer::Item(action) => {
                let load = stage.state.loaded().to_vec();
                State::deliver(stage, seat, load, *action == Action::Drive);
            }
            Answer::Amount { .. } => {}
        }
    }

    fn evolve(state: &mut State, event: &Event) {
        match event {
            Event::Dealt { seat, hand } => state.hands[seat.idx()].clone_from(hand),
            Event::Loaded { seat, load } => {
                state.hands[seat.idx()].retain(|one| !load.contains(one));
                state.ask = Ask::Stack(load.clone());
            }
            Event::Stacked { stack, .. } => state.ask = Ask::Drive(stack.clone()),
            Event::Rolled { .. } => {}
            Event::Delivered { seat, load, lost } => {
                state.lost.extend(lost);
                let arrived = load.iter().copied().filter(|one| Some(*one) != *lost);
                state.delivered[seat.idx()].extend(arrived);
                state.ask = Ask::Load;
            }
            Event::Asked { seat, ask } => {
                state.step += 1;
                state.turn = *seat;
                state.ask = ask.clone();
            }
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let ask = match &state.ask {
            Ask::Stack(_) if !viewer.is(state.turn) => Ask::Stack(Vec::new()),
            Ask::Drive(_) if !viewer.is(state.turn) => Ask::Drive(Vec::new()),
            ask => ask.clone(),
        };
        View {
            setup: state.setup,
            viewer,
            step: state.step,
            turn: state.turn,
            ask,
            n_loaded: state.loaded().len() as u8,
            hand: viewer.seat().map(|seat| state.hands[seat.idx()].clone()).unwrap_or_default(),
            n_held: state.hands.iter().map(|hand| hand.len() as u8).collect(),
            delivered: state.delivered.clone(),
            lost: state.lost.clone(),
        }
    }

    fn sight(_: &State, event: &Event, viewer: Viewer) -> Option<Sight> {
        Some(match event {
            Event::Dealt { seat, hand } => {
                Sight::Dealt { seat: *seat, hand: viewer.is(*seat).then(|| hand.clone()) }
            }
            Event::Loaded { seat, load } => {
                Sight::Loaded { seat: *seat, n_crates: load.len() as u8 }
            }
            Event::Stacked { seat, .. } => Sight::Stacked { seat: *seat },
            Event::Rolled { face } => Sight::Rolled { face: *face },
            Event::Delivered { seat, load, lost } => {
                Sight::Delivered { seat: *seat, load: load.clone(), lost: *lost }
            }
            Event::Asked { .. } => return None,
        })
    }

    fn learns(_: &State, event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::Dealt { seat, .. } => viewer.is(*seat),
            Event::Delivered { seat, .. } => !viewer.is(*seat),
            Event::Rolled { .. } => true,
            Event::Loaded { .. } | Event::Stacked { .. } | Event::Asked { .. } => false,
        }
    }

    fn fallback(state: &State, decision: DecisionId) -> Answer<Action> {
        let item = |one: &Crate| Action::Crate(*one);
        match &state.ask {
            Ask::Load if state.setup.flaw == Flaw::LeakyFallback => {
                let rival = decision.seat().left(state.setup.seats);
                let rich = state.hands[rival.idx()].iter().any(|one| one.0 * 2 > CRATES);
                let hand = &state.hands[state.turn.idx()];
                let n_loaded = if rich { 1 } else { hand.len() };
                Answer::Subset { subset: hand[..n_loaded].iter().map(item).collect() }
            }
            Ask::Load => {
                let first = state.hands[state.turn.idx()].iter().take(1);
                Answer::Subset { subset: first.map(item).collect() }
            }
            Ask::Stack(load) => Answer::Order { order: load.iter().map(item).collect() },
            Ask::Drive(_) | Ask::Over => Answer::Item(Action::Rest),
        }
    }

    fn why_not(state: &State, _: Seat, answer: &Answer<Action>) -> Option<Rule> {
        match (&state.ask, answer) {
            (Ask::Drive(_), Answer::Item(Action::Rest)) if state.setup.flaw == Flaw::WrongRule => {
                Some("TC-3")
            }
            (Ask::Load, Answer::Subset { .. })
            | (Ask::Stack(_), Answer::Order { .. })
            | (Ask::Drive(_), Answer::Item(Action::Drive | Action::Rest)) => None,
            (Ask::Load, _) => Some("TC-1"),
            (Ask::Stack(_), _) => Some("TC-2"),
            (Ask::Drive(_), _) => Some("TC-3"),
            (Ask::Over, _) => None,
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if state.ask != Ask::Over {
            return None;
        }
        let worth = |one: &Crate| i32::from(one.0);
        let scores: Vec<i32> =
            state.delivered.iter().map(|load| load.iter().map(worth).sum()).collect();
        let line = |points: &i32| vec![Line { what: "crates".to_owned(), points: *points }];
        Some(Outcome {
            places: Outcome::places_by(&scores),
            lines: scores.iter().map(line).collect(),
            opponents: Vec::new(),
            scores,
        })
    }
}
