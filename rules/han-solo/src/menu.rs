//! All legal answers, and why others are not among them.

use crate::state::{SET_COLOURS, State};
use crate::{Action, Ask, names};
use tabletop::{Answer, DecisionId, Kind, Menu, Pending, Rule, Seat};

#[inline]
pub(crate) fn pending(state: &State) -> Pending {
    match state.ask {
        Ask::Nothing => Pending::OVER,
        Ask::Name { .. } => state.names.pending(state.step),
        Ask::Turn { seat }
        | Ask::Discard { seat, .. }
        | Ask::Pick { seat }
        | Ask::Capture { seat } => Pending::one(state.step, seat),
    }
}

#[inline]
pub(crate) fn menu(state: &State, decision: DecisionId, menu: &mut Menu<Action>) {
    menu.begin(Kind::List);
    if decision != DecisionId::new(state.step, decision.seat()) {
        return;
    }
    match state.ask {
        Ask::Turn { seat } if decision.seat() == seat => {
            menu.push(Action::Draw);
            menu.push(Action::Take);
            menu.push(Action::Stand);
        }
        Ask::Discard { seat, .. } if decision.seat() == seat => {
            menu.push(Action::Keep);
            // HS-10.6: copies look alike, so each value is offered once.
            let hand = state.hand(seat);
            for (idx, card) in hand.iter().enumerate() {
                if !hand[..idx].iter().any(|before| before.is_alike(*card)) {
                    menu.push(Action::Discard(names::offered(hand, *card)));
                }
            }
        }
        Ask::Pick { seat } if decision.seat() == seat => {
            for token in state.pot.iter() {
                menu.push(Action::Pick(token));
            }
        }
        Ask::Name { seats } if seats.contains(decision.seat()) => {
            for token in state.pot.iter() {
                menu.push(Action::Name(token));
            }
        }
        Ask::Capture { seat } if decision.seat() == seat => {
            for colour in SET_COLOURS {
                if state.may_capture(seat, colour) {
                    menu.push(Action::Capture(colour));
                }
            }
            menu.push(Action::Decline);
        }
        Ask::Nothing
        | Ask::Turn { .. }
        | Ask::Discard { .. }
        | Ask::Pick { .. }
        | Ask::Name { .. }
        | Ask::Capture { .. } => {}
    }
}

/// HS-10.3: what is answered when a clock runs out.
pub(crate) fn fallback(state: &State, decision: DecisionId) -> Answer<Action> {
    let highest = || state.worth.highest(state.pot).expect("a pot somebody picks from has tokens");
    Answer::Item(match state.ask {
        // Standing is also what a table that asks nobody would say.
        Ask::Turn { .. } | Ask::Nothing => Action::Stand,
        // The hand stays as it was before the turn: the new card goes out again.
        Ask::Discard { seat, taken } => {
            let newest = taken.or_else(|| state.hands[seat.idx()].last().copied());
            let offered = |card| Action::Discard(names::offered(state.hand(seat), card));
            newest.map_or(Action::Keep, offered)
        }
        Ask::Pick { .. } => Action::Pick(highest()),
        Ask::Name { .. } => Action::Name(highest()),
        // The specification names no time-out here. Capturing costs nothing and
        // takes the most valuable token, so it is what the absent would want.
        Ask::Capture { .. } => SET_COLOURS
            .into_iter()
            .find(|colour| state.may_capture(decision.seat(), *colour))
            .map_or(Action::Decline, Action::Capture),
    })
}

/// The rule by which another seat, or nobody, is asked now.
fn not_asked(state: &State) -> Option<Rule> {
    match state.ask {
        Ask::Turn { .. } | Ask::Discard { .. } => Some("HS-3.1"),
        Ask::Pick { .. } => Some("HS-7.1"),
        Ask::Name { .. } => Some("HS-7.3"),
        Ask::Capture { .. } => Some("HS-8.5"),
        Ask::Nothing => None,
    }
}

/// HS-10.6: a copy by another name is the copy that the menu offers.
pub(crate) fn meant(state: &State, seat: Seat, answer: &Answer<Action>) -> Answer<Action> {
    match (state.ask, answer) {
        (Ask::Discard { seat: asked, .. }, Answer::Item(Action::Discard(name)))
            if asked == seat =>
        {
            let hand = state.hand(seat);
            let offered = names::held(hand, *name).map(|card| names::offered(hand, card));
            Answer::Item(Action::Discard(offered.unwrap_or(*name)))
        }
        _ => answer.clone(),
    }
}

/// The rule that keeps this answer off the seat's menu.
pub(crate) fn why_not(state: &State, seat: Seat, answer: &Answer<Action>) -> Option<Rule> {
    let Some(open) = pending(state).of(seat) else { return not_asked(state) };
    let action = answer.item()?;
    let mut legal = Menu::new();
    menu(state, open.id, &mut legal);
    if legal.contains(&meant(state, seat, answer)) {
        return None;
    }
    Some(match (state.ask, action) {
        (Ask::Capture { .. }, Action::Capture(colour)) => {
            if state.has_set(seat, *colour) {
                "HS-8.4"
            } else {
                "HS-8.1"
            }
        }
        // A seat with a right to the Falcon chooses about nothing else.
        (Ask::Capture { .. }, _) => "HS-8.2",
        (_, Action::Capture(_)) if state.falcon_owner().is_none() => "HS-8.6",
        (_, Action::Capture(_) | Action::Decline) => "HS-8.3",
        (Ask::Turn { .. }, Action::Keep | Action::Discard(_)) => "HS-3.5",
        (Ask::Discard { .. }, Action::Draw | Action::Take | Action::Stand) => "HS-3.2",
        (Ask::Discard { .. }, Action::Discard(_)) => "HS-3.3",
        (Ask::Pick { .. }, Action::Name(_)) | (Ask::Name { .. }, Action::Pick(_)) => "HS-7.3",
        (_, Action::Pick(_) | Action::Name(_)) => "HS-7.1",
        // The hands are shown; there is no turn after the third roll.
        (_, _) => "HS-5.6",
    })
}
