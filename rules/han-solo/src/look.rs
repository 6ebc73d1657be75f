//! What a viewer may know: views, sights and what teaches.

use crate::evolve::evolve;
use crate::names::Names;
use crate::state::{SET_COLOURS, State};
use crate::{Ask, Card, Event, Hand, Player, Ranked, Sight, Strength, View};
use alloc::vec::Vec;
use tabletop::{SEATS_MAX, Seat, SeatSet, Viewer};

/// Everything this viewer may know or remember.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let names = Names::of(state, viewer);
    let player = |seat| player(state, viewer, seat, &names);
    View {
        viewer,
        setup: state.setup,
        step: state.step,
        round: state.round,
        n_rounds: state.n_rounds(),
        dealer: state.dealer,
        lap: state.lap,
        ask: match state.ask {
            Ask::Discard { seat, taken } => {
                // Once a card is put down, nobody knows whether it is still held.
                let taken = taken.filter(|card| state.shown(seat).contains(*card));
                Ask::Discard { seat, taken: taken.map(|card| names.of_card(card)) }
            }
            other @ (Ask::Nothing
            | Ask::Turn { .. }
            | Ask::Pick { .. }
            | Ask::Name { .. }
            | Ask::Capture { .. }) => other,
        },
        n_draw: state.draw.len(),
        discards: state.discards.iter().map(|card| names.of_card(*card)).collect(),
        dice: state.dice,
        players: Seat::all(state.n_seats()).map(player).collect(),
        pot: state.pot.iter().collect(),
        n_stack: state.stack.len(),
        unseen: state.stack.union(state.trimmed).iter().collect(),
        ranking: state.is_shown().then(|| {
            ranking(&state.hands, order(state, &state.order), &state.places, state.served)
        }),
        named: state.names.chosen(),
        own_name: viewer.seat().and_then(|seat| state.names.of(seat)),
        n_captures: state.n_captures,
        capture_asked: state.capture_asked,
        reveal: state.memory.told(state.n_seats()),
    }
}

fn player(state: &State, viewer: Viewer, seat: Seat, names: &Names) -> Player {
    let hand = state.hand(seat);
    let shown = state.shown(seat);
    let known = |card: &Card| viewer.is(seat) || shown.contains(*card);
    let called = |cards: &mut dyn Iterator<Item = Card>| -> Vec<Card> {
        let mut cards: Vec<Card> = cards.collect();
        // Which of two +3 was put down shows in how the others are held, and
        // nobody else sees that before the hands are shown.
        if !viewer.is(seat) && !state.is_shown() {
            cards.sort_by_key(|card| card.value());
        }
        cards.iter().map(|card| names.of_card(*card)).collect()
    };
    let cards = called(&mut hand.iter().copied().filter(known));
    let n_hidden = (hand.len() - cards.len()) as u8;
    Player {
        n_hidden,
        shown: called(&mut hand.iter().copied().filter(|card| shown.contains(*card))),
        score: (n_hidden == 0).then(|| hand.score()),
        cards,
        tokens: state.owned(seat).iter().collect(),
        total: state.total(seat),
        spent: SET_COLOURS.into_iter().filter(|colour| state.has_spent(seat, *colour)).collect(),
    }
}

/// The seats of this table among those of an order.
fn order<'a>(state: &State, order: &'a [Seat; SEATS_MAX]) -> &'a [Seat] {
    &order[..usize::from(state.n_seats())]
}

/// The hands of these seats, best first, and why each beats the next.
pub(crate) fn ranking(
    hands: &[Hand; SEATS_MAX],
    order: &[Seat],
    places: &[u8; SEATS_MAX],
    served: SeatSet,
) -> Vec<Ranked> {
    let ranked = |(idx, seat): (usize, &Seat)| {
        let hand = &hands[seat.idx()];
        let strength = Strength::of(hand);
        let next = order.get(idx + 1).map(|next| Strength::of(&hands[next.idx()]));
        let why = next.map(|next| strength.why(next));
        let compared = |(why, next): (_, Strength)| [strength.measure(why), next.measure(why)];
        Ranked {
            seat: *seat,
            place: places[idx],
            score: hand.score(),
            beats_next: why,
            compared: why.zip(next).map(compared),
            served: served.contains(*seat),
        }
    };
    order.iter().enumerate().map(ranked).collect()
}

/// What this viewer calls the cards once the event has happened.
fn names_after(before: &State, event: &Event, viewer: Viewer) -> Names {
    let mut after = before.clone();
    evolve(&mut after, event);
    Names::of(&after, viewer)
}

/// What this viewer calls a card that goes from a hand to the discard pile: if
/// one like it was known to be there, that one.
fn put_down(before: &State, event: &Event, viewer: Viewer, seat: Seat, card: Card) -> Card {
    let shown = before.shown(seat);
    let known = |held: &&Card| held.is_alike(card) && shown.contains(**held);
    if viewer.is(seat) {
        Names::of(before, viewer).of_card(card)
    } else if let Some(known) = before.hand(seat).iter().find(known) {
        Names::of(before, viewer).of_card(*known)
    } else {
        names_after(before, event, viewer).of_card(card)
    }
}

/// HS-3.4: whoever puts down a card like the one just taken puts it back.
fn puts_back(before: &State, card: Card) -> bool {
    matches!(before.ask, Ask::Discard { taken: Some(taken), .. } if taken.is_alike(card))
}

/// The event as this viewer sees it.
pub(crate) fn sight(before: &State, event: &Event, viewer: Viewer) -> Option<Sight> {
    let after = |card| names_after(before, event, viewer).of_card(card);
    let own = |seat, card| viewer.is(seat).then(|| after(card));
    let down = |seat, card| put_down(before, event, viewer, seat, card);
    Some(match *event {
        // The question itself reaches a viewer by its view and menu.
        Event::Asked(_) => return None,
        Event::Trimmed { tokens } => Sight::Trimmed { n_tokens: tokens.len() },
        Event::RoundBegan { round, dealer } => Sight::RoundBegan { round, dealer },
        Event::Dealt { seat, card } => Sight::Dealt { seat, card: own(seat, card) },
        Event::Upturned { card } => Sight::Upturned { card: after(card) },
        Event::TokenRevealed { token } => Sight::TokenRevealed { token },
        Event::Drew { seat, card } => Sight::Drew { seat, card: own(seat, card) },
        Event::Took { seat, card } => Sight::Took { seat, card: after(card) },
        Event::Discarded { seat, card } if puts_back(before, card) => {
            Sight::Stood { seat, put_back: Some(down(seat, card)) }
        }
        Event::Discarded { seat, card } => Sight::Discarded { seat, card: down(seat, card) },
        Event::Kept { seat } => Sight::Kept { seat },
        Event::Stood { seat, put_back } => {
            Sight::Stood { seat, put_back: put_back.map(|card| down(seat, card)) }
        }
        Event::Reshuffled => {
            Sight::Reshuffled { n_cards: before.discards.len().saturating_sub(1) as u8 }
        }
        Event::Rolled { dice } => Sight::Rolled { dice, shift: dice[0] == dice[1] },
        Event::HandDropped { seat } => {
            let names = if viewer.is(seat) {
                Names::of(before, viewer)
            } else {
                names_after(before, event, viewer)
            };
            let cards = before.hand(seat).iter().map(|card| names.of_card(*card)).collect();
            Sight::HandDropped { seat, cards }
        }
        Event::Revealed { order: seats, places } => {
            let names = names_after(before, event, viewer);
            let hand = |seat| before.hand(seat).iter().map(|card| names.of_card(*card)).collect();
            Sight::Revealed {
                hands: Seat::all(before.n_seats()).map(hand).collect(),
                ranking: ranking(&before.hands, order(before, &seats), &places, SeatSet::EMPTY),
            }
        }
        Event::Named { seat, token } => {
            Sight::Named { seat, token: viewer.is(seat).then_some(token) }
        }
        Event::NamesShown => Sight::NamesShown { names: before.names.choices().collect() },
        Event::ContestDrew { seat, card, token } => {
            Sight::ContestDrew { seat, card: after(card), token }
        }
        Event::OrderDrawn { order: seats, .. } => {
            Sight::OrderDrawn { order: order(before, &seats).to_vec() }
        }
        Event::TokenTaken { seat, token, how } => Sight::TokenTaken { seat, token, how },
        Event::WentWithout { seat } => Sight::WentWithout { seat },
        Event::Captured { seat, from, colour } => Sight::Captured { seat, from, colour },
        Event::Declined { seat } => Sight::Declined { seat },
        Event::GameEnded => Sight::GameEnded {
            totals: Seat::all(before.n_seats()).map(|seat| before.total(seat)).collect(),
        },
    })
}

/// Whether the event tells this viewer something that could not be taken back.
pub(crate) fn learns(before: &State, event: &Event, viewer: Viewer) -> bool {
    let sees_new = |seat: Seat| {
        let shown = before.shown(seat);
        !viewer.is(seat) && before.hand(seat).iter().any(|card| !shown.contains(*card))
    };
    match *event {
        // The first dealer is chance; later ones follow.
        Event::RoundBegan { round, .. } => round == 1,
        Event::Upturned { .. }
        | Event::TokenRevealed { .. }
        | Event::Rolled { .. }
        | Event::NamesShown
        | Event::ContestDrew { .. } => true,
        Event::Dealt { seat, .. } | Event::Drew { seat, .. } => viewer.is(seat),
        // A card that came from the discard pile has been seen there, or one like it.
        Event::Discarded { seat, card } => {
            !viewer.is(seat) && !before.shown(seat).iter().any(|shown| shown.is_alike(card))
        }
        Event::HandDropped { seat } => sees_new(seat),
        Event::Revealed { .. } => Seat::all(before.n_seats()).any(sees_new),
        Event::Trimmed { .. }
        | Event::Asked(_)
        | Event::Took { .. }
        | Event::Kept { .. }
        | Event::Stood { .. }
        | Event::Reshuffled
        | Event::Named { .. }
        | Event::OrderDrawn { .. }
        | Event::TokenTaken { .. }
        | Event::WentWithout { .. }
        | Event::Captured { .. }
        | Event::Declined { .. }
        | Event::GameEnded => false,
    }
}
