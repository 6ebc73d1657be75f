//! Events made true: no chance, no rules.

use crate::faces::{Force, attacker};
use crate::hand::Origin;
use crate::state::State;
use crate::{Action, Ask, Card, Cards, Deck, Event, PLAYERS_MAX};
use tabletop::{Sealed, Seat, SeatSet};

/// Starting hands count as drawn in this turn.
const FIRST_TURN: u8 = 1;

// Where a rule emits an event it knows which one, and inlining leaves only that arm.
#[inline(always)]
pub(crate) fn evolve(state: &mut State, event: &Event) {
    match *event {
        Event::GuildMasterNamed { seat } => state.guild_master = seat,
        Event::Dealt { seat, card } => take_card(state, seat, card, FIRST_TURN),
        Event::TurnBegan { turn } => state.turn = turn,
        Event::Asked(ask) => {
            state.step += 1;
            state.ask = ask;
            state.sealed = Sealed::ask(ask.seats());
        }
        Event::Sealed { seat, choice } => state.sealed.seal(seat, choice),
        Event::DecksChosen { .. } => state.sealed = Sealed::IDLE,
        Event::Drew { seat, card } => {
            state.drew[seat.idx()] = Some(card.deck());
            state.fresh[seat.idx()] = Some(card);
            take_card(state, seat, card, state.turn);
        }
        Event::Revealed { .. } => {
            state.sealed = Sealed::IDLE;
            state.fresh = [None; PLAYERS_MAX];
        }
        Event::WindowShown { choices } => show_window(state, &choices),
        Event::Sold { seat, card } => sell(state, seat, card),
        Event::Played { seat, card, on, paid } => {
            leave_hand(state, seat, card);
            activate(state, seat, card, on, paid);
        }
        Event::Reserved { seat, card } => {
            leave_hand(state, seat, card);
            state.areas[seat.idx()].reserved.insert(card);
            state.reserved_now.insert(card);
        }
        Event::Activated { seat, card, on, paid } => {
            state.areas[seat.idx()].reserved.remove(card);
            state.reserved_now.remove(card);
            activate(state, seat, card, on, paid);
        }
        Event::Captured { seat, target } => {
            let area = &mut state.areas[seat.idx()];
            area.open.remove(target);
            area.captured.insert(target);
        }
        Event::CreditGained { seat, .. } => {
            // BH-13.6: credits do not run out; `credits_max` sees to it.
            let area = &mut state.areas[seat.idx()];
            area.credits = area.credits.saturating_add(1);
        }
        Event::ContractDrawn { seat, card, .. } => {
            state.piles[Deck::Contract.idx()].deck.remove(card);
            state.areas[seat.idx()].contracts.insert(card);
        }
        Event::LastTurns { last } => state.last_turn = Some(last),
        Event::Reshuffled { deck } => reshuffle(state, deck),
        Event::Passed => pass(state),
        Event::Scored => {
            state.ask = Ask::Nothing;
            state.is_scored = true;
        }
        Event::DrawFailed { .. }
        | Event::DrawSkipped { .. }
        | Event::CreditMissed { .. }
        | Event::ContractMissed { .. }
        | Event::FirstToFour { .. } => {}
    }
}

/// A card leaves a hand face up. Of several that show the same nobody can say
/// which it was, so what stays counts as drawn as late as any of them.
#[inline]
fn leave_hand(state: &mut State, seat: Seat, card: Card) {
    let hand = &mut state.hands[seat.idx()];
    let prints = &state.content.faces.prints;
    if prints.is_double(card) {
        hand.keep_the_latest(card, |other| prints.alike(card, other));
    }
    hand.remove(card);
}

#[inline]
fn show_window(state: &mut State, choices: &[Option<Action>; PLAYERS_MAX]) {
    state.sealed = Sealed::IDLE;
    for (seat, choice) in Seat::all(state.n_seats()).zip(choices) {
        if *choice == Some(Action::Done) {
            state.done.insert(seat);
        }
    }
}

#[inline]
fn sell(state: &mut State, seat: Seat, card: Card) {
    leave_hand(state, seat, card);
    let pile = &mut state.piles[card.deck().idx()];
    pile.discards.insert(card);
    pile.top = Some(card);
}

#[inline(never)]
fn reshuffle(state: &mut State, deck: Deck) {
    let pile = &mut state.piles[deck.idx()];
    pile.deck = pile.deck.union(pile.discards);
    pile.discards = Cards::EMPTY;
    pile.top = None;
    pile.n_reshuffles = pile.n_reshuffles.wrapping_add(1);
}

/// The hands travel with the turn, so that who has seen what stays right.
#[inline]
fn pass(state: &mut State) {
    let last = usize::from(state.n_seats()) - 1;
    let from_last = state.hands[last];
    for idx in (0..last).rev() {
        state.hands[idx + 1] = state.hands[idx];
    }
    state.hands[0] = from_last;
    state.turn += 1;
    state.done = SeatSet::EMPTY;
    state.drew = [None; PLAYERS_MAX];
    state.fresh = [None; PLAYERS_MAX];
    state.reserved_now = Cards::EMPTY;
}

#[inline]
fn take_card(state: &mut State, seat: Seat, card: Card, turn: u8) {
    let pile = &mut state.piles[card.deck().idx()];
    pile.deck.remove(card);
    let origin = Origin { turn, n_reshuffles: pile.n_reshuffles };
    state.hands[seat.idx()].insert(card, origin);
}

#[inline]
fn activate(state: &mut State, seat: Seat, card: Card, on: Option<Card>, paid: u8) {
    let n_crates = if card.is_crate() { state.faces().n_crates(card) } else { 0 };
    let area = &mut state.areas[seat.idx()];
    area.credits = area.credits.saturating_sub(paid);
    match card.deck() {
        Deck::Target => open_target(state, seat, card),
        Deck::Contract => area.contracts.insert(card),
        Deck::Market if card.is_crate() => {
            area.market.insert(card);
            area.n_crates += n_crates;
        }
        Deck::Hunter | Deck::Market => state.attach(seat, card, on),
    }
}

/// BH-6.8: a target takes over the orphan, if there is one.
#[inline]
fn open_target(state: &mut State, seat: Seat, target: Card) {
    let area = &mut state.areas[seat.idx()];
    area.open.insert(target);
    state.fronts[target.idx()] = area.orphan;
    state.since[target.idx()] = state.turn;
    if area.has_orphan() {
        let (hunters, droids) = (area.orphan_hunters, area.orphan_droids);
        area.orphan = Force::ZERO;
        area.orphan_hunters = Cards::EMPTY;
        area.orphan_droids = Cards::EMPTY;
        for card in hunters.iter(Deck::Hunter).chain(droids.iter(Deck::Market)) {
            state.spots[attacker(card)].on = target.idx() as u8;
        }
    }
}
