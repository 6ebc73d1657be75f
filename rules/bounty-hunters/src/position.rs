//! A claimed situation, validated into a state.

mod area;
mod claim;

pub use claim::{CardName, Position, PositionAsk, PositionConfrontation, PositionPlayer};

use crate::bounds::TURNS_MAX;
use crate::decide::CAPTURES_TO_END;
use crate::hand::{HAND_MAX, Origin};
use crate::state::State;
use crate::{Ask, Card, Cards, Content, DECKS, Deck, Setup};
use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use tabletop::{DecisionId, Menu, PositionFault, Rule, STEP_MAX, Sealed, Seat, SeatSet};

/// Validates a claim; every fault is told.
pub(crate) fn place(
    setup: &Setup,
    content: &Arc<Content>,
    position: &Position,
) -> Result<State, Vec<PositionFault>> {
    if let Err(fault) = setup.check() {
        let (at, message) = (String::from("setup.seats"), format!("{fault}"));
        return Err(vec![PositionFault { at, message, rule: None }]);
    }
    let state = State::blank(setup, content);
    let free = [0, 1, 2, 3].map(|idx: usize| state.piles[idx].deck);
    let mut placing = Placing { claim: position, state, free, faults: Vec::new() };
    placing.turn();
    placing.players();
    placing.discards();
    placing.decks();
    placing.end();
    placing.ask();
    if placing.faults.is_empty() { Ok(placing.state) } else { Err(placing.faults) }
}

/// A state in the making, and what is wrong with the claim so far.
struct Placing<'a> {
    claim: &'a Position,
    state: State,
    /// The cards that lie nowhere yet, by deck.
    free: [Cards; DECKS],
    faults: Vec<PositionFault>,
}

impl Placing<'_> {
    fn fault(&mut self, rule: Rule, at: impl Into<String>, message: impl Into<String>) {
        let (at, message) = (at.into(), message.into());
        self.faults.push(PositionFault { at, message, rule: Some(rule) });
    }

    /// The card of this name, taken out of those that lie nowhere yet.
    fn find(&mut self, at: &str, name: &CardName) -> Option<Card> {
        let Some(card) = name.resolve(&self.state.content) else {
            self.fault("BH-1.1", at, format!("there is no card {name:?}"));
            return None;
        };
        let free = &mut self.free[card.deck().idx()];
        if !free.contains(card) {
            self.fault("BH-1.1", at, format!("{name:?} lies in two places, or is in the box"));
            return None;
        }
        free.remove(card);
        Some(card)
    }

    fn turn(&mut self) {
        let claim = self.claim;
        if !(1..TURNS_MAX).contains(&claim.turn) {
            self.fault("BH-3.1", "turn", format!("turns are numbered 1 to {}", TURNS_MAX - 1));
        }
        if claim.step > STEP_MAX {
            let (at, message) = ("step", format!("questions are numbered up to {STEP_MAX}"));
            self.faults.push(PositionFault { at: at.into(), message, rule: None });
        }
        // With numbers out of range the checks that follow still need legal ones.
        self.state.turn = claim.turn.clamp(1, TURNS_MAX - 1);
        self.state.step = claim.step.min(STEP_MAX);
        self.state.last_turn = claim.last_turn;
        let turns = claim.turn..=claim.turn.saturating_add(2);
        if claim.last_turn.is_some_and(|last| !turns.contains(&last)) {
            self.fault("BH-10.4", "last_turn", "the last turn is this one or one of the next two");
        }
        if claim.guild_master.idx() >= usize::from(self.state.n_seats()) {
            self.fault("BH-2.3", "guild_master", "there is no such seat");
        }
        self.state.guild_master = claim.guild_master;
    }

    fn players(&mut self) {
        let claim = self.claim;
        let n_seats = usize::from(self.state.n_seats());
        if claim.players.len() != n_seats {
            let message = format!("{} are given for {n_seats} seats", claim.players.len());
            self.fault("BH-2.1", "players", message);
        }
        for (seat, player) in Seat::all(self.state.n_seats()).zip(&claim.players) {
            self.hand(seat, player);
            self.area(seat, player);
        }
    }

    /// BH-3.2: the card drawn this turn is the last one of the list.
    fn hand(&mut self, seat: Seat, player: &PositionPlayer) {
        let at = format!("players[{seat}].hand");
        let n_max = match self.claim.ask {
            PositionAsk::Commit => HAND_MAX,
            PositionAsk::Draw | PositionAsk::Window => HAND_MAX - 1,
        };
        if player.hand.len() > n_max {
            self.fault("BH-3.2", at.as_str(), format!("a hand has at most {n_max} cards now"));
        }
        let has_drawn = self.claim.ask == PositionAsk::Commit && player.hand.len() == HAND_MAX;
        let mut turn = self.state.turn;
        for (idx, name) in player.hand.iter().enumerate().take(n_max).rev() {
            let Some(card) = self.find(&at, name) else { continue };
            if has_drawn && idx + 1 == HAND_MAX {
                self.state.drew[seat.idx()] = Some(card.deck());
                self.state.fresh[seat.idx()] = Some(card);
            } else {
                // All others came from the right, each drawn in a turn of its own.
                turn = turn.saturating_sub(1).max(1);
            }
            self.state.hands[seat.idx()].insert(card, Origin { turn, n_reshuffles: 0 });
        }
    }

    fn discards(&mut self) {
        for name in &self.claim.discards {
            let Some(card) = self.find("discards", name) else { continue };
            let pile = &mut self.state.piles[card.deck().idx()];
            pile.discards.insert(card);
            pile.top = Some(card);
        }
    }

    /// Cards named nowhere are the decks, but for decks that are said to be empty.
    fn decks(&mut self) {
        for deck in Deck::ALL {
            let pile = &mut self.state.piles[deck.idx()];
            pile.deck = self.free[deck.idx()];
            if self.claim.to_discards.contains(&deck) {
                pile.top = pile.top.or_else(|| pile.deck.iter(deck).last());
                pile.discards = pile.discards.union(pile.deck);
                pile.deck = Cards::EMPTY;
            }
        }
    }

    /// BH-10.1, BH-10.4: the end is set in the turn of the first fourth capture,
    /// after its window, and only then.
    fn end(&mut self) {
        let has_four = |seat: Seat| self.state.area(seat).captured.has_at_least(CAPTURES_TO_END);
        let is_due = Seat::all(self.state.n_seats()).any(has_four);
        let is_before_the_end = self.claim.ask == PositionAsk::Window;
        if is_due && self.claim.last_turn.is_none() && !is_before_the_end {
            let message = "somebody has captured four in an earlier turn, so the end is set";
            self.fault("BH-10.4", "last_turn", message);
        }
        if !is_due && self.claim.last_turn.is_some() {
            self.fault("BH-10.1", "last_turn", "nobody has captured four, so no end is set");
        }
    }

    fn ask(&mut self) {
        let all = SeatSet::all(self.state.n_seats());
        let seats = |fits: &dyn Fn(Seat) -> bool| all.iter().filter(|seat| fits(*seat)).collect();
        let state = &self.state;
        self.state.ask = match self.claim.ask {
            PositionAsk::Draw => Ask::Draw { seats: all },
            PositionAsk::Commit => {
                Ask::Commit { seats: seats(&|seat| !state.hand(seat).is_empty()) }
            }
            PositionAsk::Window => {
                Ask::Window { seats: seats(&|seat| crate::menu::can_activate(state, seat)) }
            }
        };
        let asked = self.state.ask.seats();
        if asked.is_empty() {
            // Where other things are wrong this only follows from them.
            if self.faults.is_empty() {
                self.fault("BH-3.1", "ask", "there is nobody to ask");
            }
            return;
        }
        if let Ask::Draw { .. } = self.state.ask {
            let n_decks = Deck::ALL.into_iter().filter(|deck| self.state.can_draw(*deck)).count();
            if n_decks < 2 {
                return self.fault("BH-13.2", "ask", "there is nothing to choose from");
            }
        }
        self.state.sealed = Sealed::ask(asked);
        let mut menu = Menu::new();
        for (seat, choice) in &self.claim.sealed {
            crate::menu::menu(&self.state, DecisionId::new(self.state.step, *seat), &mut menu);
            let offered = crate::names::offered(&self.state, *seat, *choice);
            if !asked.contains(*seat) || !menu.items().contains(&offered) {
                let message = format!("seat {seat} cannot choose {choice:?}");
                self.fault("BH-4.2", "sealed", message);
            } else if self.state.sealed.is_last(*seat) {
                self.fault("BH-4.2", "sealed", "the last choice would reveal all");
            } else {
                let exactly = crate::names::exactly(&self.state, *seat, *choice);
                self.state.sealed.seal(*seat, exactly);
            }
        }
    }
}
