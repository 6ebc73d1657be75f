//! A simultaneous hidden bid: each round a gem is drawn, everybody bids in
//! secret, the highest single bid pays and takes it. Everybody has a secret
//! wish for one gem.

mod imagine;
mod kit;

pub use kit::Auctioneer;

use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use tabletop::{
    Answer, DecisionId, Game, Kind, Line, Menu, Outcome, Pending, PositionFault, Rule, Sealed,
    Seat, SeatSet, Stage, Viewer,
};

pub const GEMS: usize = 6;
pub const PURSE: u32 = 10;
const WISH_WORTH: i32 = 5;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Flaw {
    #[default]
    None,
    /// The rules change the state past the events.
    PastEvents,
    /// Looking up a refusal changes the state.
    TouchedByRefusal,
    /// The next round asks under the old number.
    SameQuestion,
    /// Events depend on something outside.
    OutsideChance,
    /// A credit vanishes with every purchase.
    LosesCredits,
    /// A view shows everybody's wish, and imagining does not know.
    LeakyView,
    /// A view shows everybody's wish, and imagining copies it.
    LeakyTwin,
    /// A menu ends at what the richest rival has bid.
    LeakyMenu,
    /// The sight of a sealed bid tells how much.
    LeakySight,
    /// The wish of the bidder decides what everybody sees of the bid.
    LeakyMood,
    /// A view knows the sum of the bids, which nobody saw.
    UnseenView,
    /// A purse in an imagined world is short.
    BrokenTwin,
    /// The clock bids more than there is.
    BadFallback,
    /// The last round never comes.
    Endless,
    /// The places are those of the seats.
    BadPlaces,
    /// There is an outcome from the start.
    EarlyOutcome,
    /// A gem drawn is said to teach nobody.
    SilentChance,
    /// Part of a sight is lost on the wire.
    LossySight,
    /// An entry has events without number.
    ManyEvents,
    /// Two gems look the same, and everybody is told which is which.
    NamedGems,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub seats: u8,
    #[serde(default)]
    pub flaw: Flaw,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gem(pub u8);

/// A wish, written so that a test can look for the word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Wish(pub u8);

impl From<Wish> for String {
    fn from(wish: Wish) -> Self {
        format!("wish{}", wish.0)
    }
}

impl TryFrom<String> for Wish {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let number = text.strip_prefix("wish").and_then(|number| number.parse().ok());
        number.map(Self).ok_or(format!("{text} is not a wish"))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    setup: Setup,
    step: u32,
    wishes: Vec<Option<Wish>>,
    purses: Vec<u32>,
    bank: u32,
    won: Vec<Vec<Gem>>,
    left: Vec<Gem>,
    prize: Option<Gem>,
    bids: Sealed<u32>,
    touched: Cell<u32>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Wished { seat: Seat, wish: Wish },
    Offered { gem: Gem },
    Bid { seat: Seat, amount: u32 },
    Sold { bids: Vec<u32>, to: Option<Seat> },
    WishesShown,
    Muttered,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sight {
    Wished {
        seat: Seat,
        wish: Option<Wish>,
    },
    Offered {
        gem: Gem,
    },
    Bid {
        seat: Seat,
        amount: Option<u32>,
        cheerful: bool,
        #[serde(skip)]
        lost: u32,
    },
    Sold {
        bids: Vec<u32>,
        to: Option<Seat>,
    },
    WishesShown {
        wishes: Vec<Option<Wish>>,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    setup: Setup,
    viewer: Viewer,
    step: u32,
    wishes: Vec<Option<Wish>>,
    purses: Vec<u32>,
    bank: u32,
    won: Vec<Vec<Gem>>,
    prize: Option<Gem>,
    own_bid: Option<u32>,
    has_bid: SeatSet,
    n_bid: u32,
}

/// Purses and the gem on offer; the gems below it are gone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub purses: Vec<u32>,
    pub wishes: Vec<Wish>,
    pub prize: Gem,
}

pub enum Auction {}

static OUTSIDE: AtomicU32 = AtomicU32::new(0);

impl State {
    fn n_seats(&self) -> u8 {
        self.setup.seats
    }

    fn has(&self, flaw: Flaw) -> bool {
        self.setup.flaw == flaw
    }

    fn offer_next(stage: &mut Stage<'_, Auction>) {
        let n_left = stage.state.left.len() as u32;
        if n_left > 0 {
            let left = &stage.state.left;
            let nth = stage.dice.pick(n_left, |idx| u32::from(left[idx as usize].0));
            let gem = stage.state.left[nth as usize];
            stage.emit(Event::Offered { gem });
        } else {
            stage.emit(Event::WishesShown);
        }
    }

    fn sale(&self, seat: Seat, amount: u32) -> Event {
        let mut bids = vec![0; usize::from(self.n_seats())];
        for (other, bid) in self.bids.choices() {
            bids[other.idx()] = bid;
        }
        bids[seat.idx()] = amount;
        if self.has(Flaw::OutsideChance) {
            bids[seat.idx()] += OUTSIDE.fetch_add(1, Ordering::Relaxed) % 2;
        }
        let best = bids.iter().max().copied().unwrap_or(0);
        let single = bids.iter().filter(|bid| **bid == best).count() == 1;
        let to = bids.iter().position(|bid| *bid == best).map(|idx| Seat::new(idx as u8));
        Event::Sold { bids, to: to.filter(|_| single) }
    }

    fn highest_rival_bid(&self, seat: Seat) -> u32 {
        let rivals = self.bids.choices().filter(|(other, _)| *other != seat);
        rivals.map(|(_, bid)| bid).max().unwrap_or(0)
    }
}

impl Game for Auction {
    const ID: &'static str = "toy-auction";
    const RULES: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    const ENTRIES_MAX: u32 = 1 + 4 * GEMS as u32;
    const EVENTS_MAX: usize = 8;
    type Setup = Setup;
    type Content = ();
    type State = State;
    type Action = ();
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
            wishes: vec![None; n_seats],
            purses: vec![PURSE; n_seats],
            bank: 0,
            won: vec![Vec::new(); n_seats],
            left: (0..GEMS as u8).map(Gem).collect(),
            prize: None,
            bids: Sealed::IDLE,
            touched: Cell::new(0),
        }
    }

    fn deal(stage: &mut Stage<'_, Self>) {
        for seat in Seat::all(stage.state.n_seats()) {
            let wish = Wish(stage.dice.roll(GEMS as u32) as u8);
            stage.emit(Event::Wished { seat, wish });
        }
        State::offer_next(stage);
    }

    fn place(
        setup: &Setup,
        content: &Arc<()>,
        position: &Position,
    ) -> Result<State, Vec<PositionFault>> {
        let mut state = Self::blank(setup, content);
        let n_seats = usize::from(setup.seats);
        let mut faults = Vec::new();
        let mut fault = |at: &str, message: &str| {
            let (at, message) = (at.to_owned(), message.to_owned());
            faults.push(PositionFault { at, message, rule: None });
        };
        if position.purses.len() != n_seats || position.purses.iter().any(|purse| *purse > PURSE) {
            fault("purses", "each seat has a purse of at most ten");
        }
        if position.wishes.len() != n_seats {
            fault("wishes", "each seat has a wish");
        }
        if usize::from(position.prize.0) >= GEMS {
            fault("prize", "there is no such gem");
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        state.bank = position.purses.iter().map(|purse| PURSE - purse).sum();
        state.purses.clone_from(&position.purses);
        state.wishes = position.wishes.iter().copied().map(Some).collect();
        let gone = state.left.iter().copied().filter(|gem| gem.0 < position.prize.0).collect();
        state.won[0] = gone;
        state.left.retain(|gem| gem.0 >= position.prize.0);
        Self::evolve(&mut state, &Event::Offered { gem: position.prize });
        Ok(state)
    }

    fn pending(state: &State) -> Pending {
        state.bids.pending(state.step)
    }

    fn menu(state: &State, decision: DecisionId, menu: &mut Menu<()>) {
        let purse = state.purses[decision.seat().idx()];
        let max = if state.has(Flaw::LeakyMenu) {
            purse.max(1).min(1 + state.highest_rival_bid(decision.seat()))
        } else {
            purse
        };
        menu.begin(Kind::Amount { min: 0, max, step: 1 });
    }

    fn decide(stage: &mut Stage<'_, Self>, seat: Seat, answer: &Answer<()>) {
        let Answer::Amount { amount } = *answer else { return };
        if stage.state.has(Flaw::PastEvents) {
            stage.state.bank += 1;
        }
        if stage.state.has(Flaw::ManyEvents) {
            (0..Self::EVENTS_MAX).for_each(|_| stage.emit(Event::Muttered));
        }
        if !stage.state.bids.is_last(seat) {
            stage.emit(Event::Bid { seat, amount });
            return;
        }
        let sale = stage.state.sale(seat, amount);
        stage.emit(sale);
        State::offer_next(stage);
    }

    fn evolve(state: &mut State, event: &Event) {
        match event {
            Event::Wished { seat, wish } => state.wishes[seat.idx()] = Some(*wish),
            Event::Offered { gem } => {
                if !state.has(Flaw::SameQuestion) {
                    state.step += 1;
                }
                state.left.retain(|left| left != gem);
                state.prize = Some(*gem);
                state.bids = Sealed::ask(SeatSet::all(state.setup.seats));
            }
            Event::Bid { seat, amount } => state.bids.seal(*seat, *amount),
            Event::Sold { bids, to } => {
                let prize = state.prize.take();
                state.bids = Sealed::IDLE;
                if let (Some(to), Some(gem)) = (to, prize) {
                    let paid = bids[to.idx()];
                    state.purses[to.idx()] -= paid.min(state.purses[to.idx()]);
                    state.bank += paid - u32::from(state.has(Flaw::LosesCredits)).min(paid);
                    state.won[to.idx()].push(gem);
                } else if let Some(gem) = prize {
                    state.won[0].push(gem);
                }
                if state.has(Flaw::Endless) {
                    state.left.extend(prize);
                }
            }
            // Wishes are shown by there being no gem left to bid for.
            Event::WishesShown | Event::Muttered => {}
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let open = state.has(Flaw::LeakyView) || state.has(Flaw::LeakyTwin);
        let sees = |seat: Seat| open || viewer.is(seat) || state.prize.is_none();
        let wishes = Seat::all(state.n_seats())
            .map(|seat| state.wishes[seat.idx()].filter(|_| sees(seat)))
            .collect();
        let sum = state.bids.choices().map(|(_, bid)| bid).sum();
        View {
            setup: state.setup,
            viewer,
            step: state.step,
            wishes,
            purses: state.purses.clone(),
            bank: state.bank,
            won: state.won.clone(),
            prize: state.prize,
            own_bid: viewer.seat().and_then(|seat| state.bids.of(seat)),
            has_bid: state.bids.chosen(),
            n_bid: if state.has(Flaw::UnseenView) { sum } else { 0 },
        }
    }

    fn sight(before: &State, event: &Event, viewer: Viewer) -> Option<Sight> {
        Some(match event {
            Event::Wished { seat, wish } => {
                Sight::Wished { seat: *seat, wish: viewer.is(*seat).then_some(*wish) }
            }
            Event::Offered { gem } => Sight::Offered { gem: *gem },
            Event::Bid { seat, amount } => {
                let told = viewer.is(*seat) || before.has(Flaw::LeakySight);
                let wished = before.wishes[seat.idx()];
                Sight::Bid {
                    seat: *seat,
                    amount: told.then_some(*amount),
                    cheerful: before.has(Flaw::LeakyMood)
                        && wished.is_some_and(|wish| wish.0 % 2 == 0),
                    lost: u32::from(before.has(Flaw::LossySight)),
                }
            }
            Event::Sold { bids, to } => Sight::Sold { bids: bids.clone(), to: *to },
            Event::WishesShown => Sight::WishesShown { wishes: before.wishes.clone() },
            Event::Muttered => return None,
        })
    }

    fn learns(before: &State, event: &Event, viewer: Viewer) -> bool {
        if before.has(Flaw::SilentChance) {
            return false;
        }
        match event {
            Event::Wished { seat, .. } => viewer.is(*seat),
            Event::Offered { .. } | Event::Sold { .. } | Event::WishesShown => true,
            Event::Bid { .. } | Event::Muttered => false,
        }
    }

    fn fallback(state: &State, decision: DecisionId) -> Answer<()> {
        let purse = state.purses[decision.seat().idx()];
        Answer::Amount { amount: if state.has(Flaw::BadFallback) { purse + 1 } else { 0 } }
    }

    fn why_not(state: &State, seat: Seat, answer: &Answer<()>) -> Option<Rule> {
        if state.has(Flaw::TouchedByRefusal) {
            state.touched.set(state.touched.get() + 1);
        }
        match answer {
            Answer::Amount { amount } => (*amount > state.purses[seat.idx()]).then_some("TA-1.1"),
            _ => Some("TA-1.2"),
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if !state.bids.asked().is_empty() && !state.has(Flaw::EarlyOutcome) {
            return None;
        }
        let seats = || Seat::all(state.n_seats()).map(Seat::idx);
        let wished = |idx: usize| {
            let wish = state.wishes[idx].map(|wish| Gem(wish.0));
            i32::from(wish.is_some_and(|gem| state.won[idx].contains(&gem))) * WISH_WORTH
        };
        let gems = |idx: usize| state.won[idx].len() as i32 * 3;
        let credits = |idx: usize| state.purses[idx] as i32;
        let line = |what: &str, points: i32| Line { what: what.to_owned(), points };
        let scores: Vec<i32> = seats().map(|idx| wished(idx) + gems(idx) + credits(idx)).collect();
        let places = if state.has(Flaw::BadPlaces) {
            seats().map(|idx| idx as u8).collect()
        } else {
            Outcome::places_by(&scores)
        };
        let lines = seats()
            .map(|idx| {
                vec![
                    line("wish", wished(idx)),
                    line("gems", gems(idx)),
                    line("credits", credits(idx)),
                ]
            })
            .collect();
        Some(Outcome { places, scores, lines, opponents: Vec::new() })
    }
}
