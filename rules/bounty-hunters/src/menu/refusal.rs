//! The rule that keeps an answer off a menu.

use crate::state::State;
use crate::{Action, Ask, Card, Deck, names};
use tabletop::{Answer, Game, Menu, Rule, Seat};

/// The rule that keeps this answer off the seat's menu, or the seat from being asked.
pub(crate) fn why_not(state: &State, seat: Seat, answer: &Answer<Action>) -> Option<Rule> {
    let Some(open) = crate::BountyHunters::pending(state).of(seat) else {
        return not_asked(state);
    };
    let action = *answer.item()?;
    let mut legal = Menu::new();
    super::menu(state, open.id, &mut legal);
    if legal.contains(&super::meant(state, seat, answer)) {
        return None;
    }
    Some(match state.ask {
        Ask::Draw { .. } => not_drawn(state, action),
        Ask::Commit { .. } => not_committed(state, seat, action),
        Ask::Window { .. } => not_activated(state, seat, action),
        Ask::Nothing => return None,
    })
}

/// The rule by which this seat is not asked now.
fn not_asked(state: &State) -> Option<Rule> {
    match state.ask {
        // Only those whose draw failed choose again.
        Ask::Draw { .. } => Some("BH-13.2"),
        Ask::Commit { .. } => Some("BH-13.3"),
        Ask::Window { .. } => Some("BH-4.8"),
        Ask::Nothing => None,
    }
}

fn not_drawn(state: &State, action: Action) -> Rule {
    match action {
        Action::Draw(Deck::Contract) if state.setup.options.introductory => "BH-12.1",
        Action::Draw(_) => "BH-13.2",
        Action::Done => "BH-3.2",
        Action::Sell(_) | Action::Play { .. } | Action::Reserve(_) | Action::Activate { .. } => {
            "BH-3.1"
        }
    }
}

fn not_committed(state: &State, seat: Seat, action: Action) -> Rule {
    let area = state.area(seat);
    match action {
        Action::Draw(_) => "BH-3.1",
        Action::Activate { .. } => "BH-4.8",
        Action::Done => "BH-4.1",
        Action::Sell(card) | Action::Reserve(card) | Action::Play { card, .. }
            if names::about(state, seat, action).is_none() =>
        {
            let is_reserved = names::among(state, area.reserved, Deck::Market, card);
            if is_reserved {
                "BH-4.12"
            } else if is_in_area(state, seat, card) {
                "BH-4.4"
            } else {
                "BH-4.1"
            }
        }
        // All cards in hand can be sold, and market cards reserved.
        Action::Sell(_) => "BH-4.4",
        Action::Reserve(_) => "BH-4.6",
        Action::Play { card, on } => {
            let is_market = card.deck() == Deck::Market;
            if is_market && state.faces().cost(card) > area.credits {
                "BH-4.7"
            } else {
                not_placed(state, seat, card, on)
            }
        }
    }
}

fn not_activated(state: &State, seat: Seat, action: Action) -> Rule {
    let area = state.area(seat);
    let is_reserved = |card: Card| names::among(state, area.reserved, Deck::Market, card);
    match action {
        Action::Draw(_) => "BH-3.1",
        Action::Sell(card) | Action::Reserve(card) | Action::Play { card, .. } => {
            // One card of the hand a turn; and reserved ones only wait.
            if is_reserved(card) { "BH-4.12" } else { "BH-4.1" }
        }
        Action::Activate { card, .. } if !is_reserved(card) => "BH-4.8",
        Action::Activate { card, .. }
            if is_new(state, seat, card) && !state.setup.options.activate_same_turn =>
        {
            "BH-4.9"
        }
        Action::Activate { card, .. } if state.faces().cost(card) > area.credits => "BH-4.7",
        Action::Activate { card, on } => not_placed(state, seat, card, on),
        // Done is on every menu of the window.
        Action::Done => "BH-4.8",
    }
}

/// Why a card cannot be put there.
fn not_placed(state: &State, seat: Seat, card: Card, on: Option<Card>) -> Rule {
    let area = state.area(seat);
    let Some(target) = on else {
        // Only an attack card has a choice to make.
        return "BH-6.9";
    };
    if card.deck() == Deck::Target {
        "BH-6.8"
    } else if !card.is_attack() {
        "BH-8.3"
    } else if target.deck() != Deck::Target {
        "BH-6.4"
    } else if area.captured.contains(target) {
        "BH-6.5"
    } else if Seat::all(state.n_seats()).any(|other| {
        let area = state.area(other);
        area.open.union(area.captured).contains(target)
    }) {
        "BH-6.1"
    } else if area.has_orphan() {
        "BH-6.7"
    } else if area.open.is_empty() {
        "BH-6.6"
    } else {
        "BH-6.4"
    }
}

/// BH-4.9: whether all that a seat has reserved of such cards was laid aside this turn.
fn is_new(state: &State, seat: Seat, card: Card) -> bool {
    let waiting = state.area(seat).reserved.without(state.reserved_now);
    !names::among(state, waiting, Deck::Market, card)
}

fn is_in_area(state: &State, seat: Seat, card: Card) -> bool {
    let area = state.area(seat);
    let cards = match card.deck() {
        Deck::Target => area.open.union(area.captured),
        Deck::Hunter => area.hunters,
        Deck::Contract => area.contracts,
        Deck::Market => area.market,
    };
    names::among(state, cards, card.deck(), card)
}
