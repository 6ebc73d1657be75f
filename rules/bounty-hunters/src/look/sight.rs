//! One event as one viewer saw it, and whether it taught something.

use super::{latest, names, view};
use crate::evolve::evolve;
use crate::names::{chosen, offered};
use crate::state::State;
use crate::{Action, Card, Event, PLAYERS_MAX, Sight};
use alloc::vec::Vec;
use tabletop::{Seat, Viewer};

fn by_seat<T: Copy>(choices: &[Option<T>; PLAYERS_MAX]) -> Vec<(Seat, T)> {
    Seat::all(PLAYERS_MAX as u8)
        .zip(choices)
        .filter_map(|(seat, choice)| choice.map(|choice| (seat, choice)))
        .collect()
}

/// What the seats showed.
fn shown(
    before: &State,
    viewer: Viewer,
    choices: &[Option<Action>; PLAYERS_MAX],
) -> Vec<(Seat, Action)> {
    let names = names(before, viewer);
    let mut shown = by_seat(choices);
    for (seat, action) in &mut shown {
        *action = chosen(before, *seat, *action, &names);
    }
    shown
}

/// The event as this viewer sees it.
pub(crate) fn sight(before: &State, event: &Event, viewer: Viewer) -> Option<Sight> {
    let after = |card: Card| {
        if !before.faces().prints.is_double(card) {
            return card;
        }
        let mut state = before.clone();
        evolve(&mut state, event);
        latest(&state, viewer, card)
    };
    let own = |seat, card| viewer.is(seat).then(|| after(card));
    Some(match *event {
        // The question itself reaches a viewer by its view and menu.
        Event::Asked(_) => return None,
        Event::GuildMasterNamed { seat } => Sight::GuildMasterNamed { seat },
        Event::Dealt { seat, card } => {
            Sight::Dealt { seat, deck: card.deck(), card: own(seat, card) }
        }
        Event::TurnBegan { turn } => Sight::TurnBegan { turn },
        Event::Sealed { seat, choice } => {
            Sight::Sealed { seat, choice: viewer.is(seat).then(|| offered(before, seat, choice)) }
        }
        Event::DecksChosen { decks } => Sight::DecksChosen { choices: by_seat(&decks) },
        Event::Drew { seat, card } => {
            Sight::Drew { seat, deck: card.deck(), card: own(seat, card) }
        }
        Event::DrawFailed { seat, deck } => Sight::DrawFailed { seat, deck },
        Event::DrawSkipped { seat } => Sight::DrawSkipped { seat },
        Event::Revealed { choices } => Sight::Revealed { choices: shown(before, viewer, &choices) },
        Event::Sold { seat, card } => Sight::Sold { seat, deck: card.deck(), card: after(card) },
        Event::Played { seat, card, on, paid } => {
            Sight::Played { seat, card: after(card), on, paid }
        }
        Event::Reserved { seat, card } => Sight::Reserved { seat, card: after(card) },
        Event::WindowShown { choices } => {
            Sight::WindowShown { choices: shown(before, viewer, &choices) }
        }
        Event::Activated { seat, card, on, paid } => {
            Sight::Activated { seat, card: after(card), on, paid }
        }
        Event::Captured { seat, target } => Sight::Captured { seat, target },
        Event::CreditGained { seat, why } => Sight::CreditGained { seat, why },
        Event::CreditMissed { seat, why } => Sight::CreditMissed { seat, why },
        Event::ContractDrawn { seat, card, why } => {
            Sight::ContractDrawn { seat, card: after(card), why }
        }
        Event::ContractMissed { seat, why } => Sight::ContractMissed { seat, why },
        Event::FirstToFour { seat } => Sight::FirstToFour { seat },
        Event::LastTurns { last } => Sight::LastTurns { last },
        Event::Reshuffled { deck } => {
            Sight::Reshuffled { deck, n_cards: before.discards(deck).len() }
        }
        Event::Passed => passed(before, event, viewer),
        Event::Scored => Sight::Scored {
            scores: Seat::all(before.n_seats()).map(|seat| before.score(seat)).collect(),
        },
    })
}

/// BH-5.1: a seat sees what it gives to the left and what it gets from the right.
fn passed(before: &State, event: &Event, viewer: Viewer) -> Sight {
    let own = |state: &State, seat: Seat| view(state, viewer).players.swap_remove(seat.idx()).hand;
    match viewer.seat() {
        Some(seat) => {
            let mut after = before.clone();
            evolve(&mut after, event);
            Sight::Passed { gave: own(before, seat), got: own(&after, seat) }
        }
        None => Sight::Passed { gave: Vec::new(), got: Vec::new() },
    }
}

/// Whether the event tells this viewer something that could not be taken back.
pub(crate) fn learns(before: &State, event: &Event, viewer: Viewer) -> bool {
    match *event {
        // Chance, or choices unsealed.
        Event::GuildMasterNamed { .. }
        | Event::DecksChosen { .. }
        | Event::Revealed { .. }
        | Event::ContractDrawn { .. } => true,
        // Areas are public: where one seat alone was asked, nothing lay hidden.
        Event::WindowShown { .. } => before.ask.seats().len() > 1,
        Event::Dealt { seat, .. } | Event::Drew { seat, .. } => viewer.is(seat),
        // The hand from the right has a card the seat has not seen, but for the
        // rare one that was drawn and played at once.
        Event::Passed => viewer.seat().is_some(),
        Event::Asked(_)
        | Event::TurnBegan { .. }
        | Event::Sealed { .. }
        | Event::DrawFailed { .. }
        | Event::DrawSkipped { .. }
        | Event::Sold { .. }
        | Event::Played { .. }
        | Event::Reserved { .. }
        | Event::Activated { .. }
        | Event::Captured { .. }
        | Event::CreditGained { .. }
        | Event::CreditMissed { .. }
        | Event::ContractMissed { .. }
        | Event::FirstToFour { .. }
        | Event::LastTurns { .. }
        | Event::Reshuffled { .. }
        | Event::Scored => false,
    }
}
