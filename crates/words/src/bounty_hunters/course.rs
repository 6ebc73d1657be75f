//! The course of a whole game: scores turn by turn, what everybody picked,
//! and the way of each card from hand to hand.

use crate::stats::follow;
use bounty_hunters::{Action, BountyHunters, Card, Deck, Event, Score, State};
use std::collections::BTreeMap;
use tabletop::{Game as _, Seat, Table, Viewer};

/// BH-4.1: what a seat did with its card of a turn.
#[derive(Clone, Copy)]
pub(super) struct Pick {
    pub(super) turn: u8,
    pub(super) seat: Seat,
    pub(super) choice: Action,
}

/// The way of a card from the deck through the hands.
pub(super) struct Journey {
    pub(super) card: Card,
    /// Who passed it on, and in which turn, first to last.
    pub(super) passes: Vec<(u8, Seat)>,
    /// Who took it out of the hands at last.
    pub(super) end: Option<Pick>,
    /// BH-4.8: the turn in which it was activated from reserve.
    pub(super) activated: Option<u8>,
}

/// The course of a whole game.
#[derive(Default)]
pub(super) struct Course {
    /// The number of the first turn told of here.
    pub(super) first_turn: u8,
    /// At the end of each turn, by seat.
    pub(super) scores: Vec<Vec<Score>>,
    pub(super) picks: Vec<Pick>,
    pub(super) journeys: Vec<Journey>,
    /// By seat, the cards drawn from each deck after the deal.
    pub(super) drawn: Vec<[u32; 4]>,
    /// The turn that is on.
    turn: u8,
    /// The journey each card is on now: a reshuffled card begins a new one.
    under_way: BTreeMap<Card, usize>,
}

impl Course {
    pub(super) fn of(table: &Table<BountyHunters>) -> Self {
        let turn = BountyHunters::view(&table.state_before(0), Viewer::Spectator).turn;
        let mut course = Self {
            first_turn: turn.max(1),
            turn,
            drawn: vec![[0; 4]; table.n_seats().into()],
            ..Self::default()
        };
        follow(table, |event, state| course.add(event, state));
        course
    }

    fn add(&mut self, event: &Event, state: &State) {
        match *event {
            Event::TurnBegan { turn } => self.turn = turn,
            Event::Dealt { card, .. } => self.set_out(card),
            Event::Drew { seat, card } => {
                self.drawn[seat.idx()][card.deck().idx()] += 1;
                self.set_out(card);
            }
            Event::Revealed { choices } => {
                for (idx, choice) in choices.into_iter().enumerate() {
                    self.pick(Seat::new(idx as u8), choice);
                }
            }
            Event::Activated { card, .. } => {
                let turn = self.turn;
                if let Some(journey) = self.journey(card) {
                    journey.activated = Some(turn);
                }
            }
            // A bonus goes from the deck into an area and is nobody's pick.
            Event::ContractDrawn { card, .. } => {
                self.under_way.remove(&card);
            }
            Event::Passed => {
                self.scored(state);
                self.passed(state);
            }
            Event::Scored => self.scored(state),
            Event::GuildMasterNamed { .. }
            | Event::Asked(_)
            | Event::Sealed { .. }
            | Event::DecksChosen { .. }
            | Event::DrawFailed { .. }
            | Event::DrawSkipped { .. }
            | Event::Sold { .. }
            | Event::Played { .. }
            | Event::Reserved { .. }
            | Event::WindowShown { .. }
            | Event::Captured { .. }
            | Event::CreditGained { .. }
            | Event::CreditMissed { .. }
            | Event::ContractMissed { .. }
            | Event::FirstToFour { .. }
            | Event::LastTurns { .. }
            | Event::Reshuffled { .. } => {}
        }
    }

    fn set_out(&mut self, card: Card) {
        self.under_way.insert(card, self.journeys.len());
        self.journeys.push(Journey { card, passes: Vec::new(), end: None, activated: None });
    }

    fn journey(&mut self, card: Card) -> Option<&mut Journey> {
        self.under_way.get(&card).map(|idx| &mut self.journeys[*idx])
    }

    fn pick(&mut self, seat: Seat, choice: Option<Action>) {
        let Some((choice, card)) = choice.and_then(|choice| Some((choice, choice.card()?))) else {
            return;
        };
        let pick = Pick { turn: self.turn, seat, choice };
        self.picks.push(pick);
        if let Some(journey) = self.journey(card) {
            journey.end = Some(pick);
        }
    }

    /// BH-5.1: each seat now holds what its right neighbour held.
    fn passed(&mut self, state: &State) {
        let (turn, n_seats) = (self.turn, self.drawn.len());
        for seat in Seat::all(n_seats as u8) {
            let from = Seat::new(((seat.idx() + n_seats - 1) % n_seats) as u8);
            let view = BountyHunters::view(state, Viewer::Seat(seat));
            for card in &view.players[seat.idx()].hand {
                if let Some(journey) = self.journey(*card) {
                    journey.passes.push((turn, from));
                }
            }
        }
    }

    fn scored(&mut self, state: &State) {
        let view = BountyHunters::view(state, Viewer::Spectator);
        self.scores.push(view.players.iter().map(|player| player.score).collect());
    }

    /// How many cards a seat has picked in a way.
    pub(super) fn count(&self, seat: Seat, way: impl Fn(Action) -> bool) -> usize {
        self.picks.iter().filter(|pick| pick.seat == seat && way(pick.choice)).count()
    }

    /// Whether contracts are played at all.
    pub(super) fn decks(table: &Table<BountyHunters>) -> Vec<Deck> {
        let view = BountyHunters::view(table.state(), Viewer::Spectator);
        view.decks.iter().map(|deck| deck.deck).collect()
    }
}
