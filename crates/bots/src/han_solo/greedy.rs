//! Greedy on the hand: the next hand counts, nothing after it.

use han_solo::{Action, Ask, Card, Hand, Strength, View};
use tabletop::Menu;

/// What a greedy seat says on its turn; nothing where it is not asked about cards.
///
/// It takes the open card if that makes a better zero, stands on a zero, and
/// otherwise draws and keeps the best hand it can.
pub fn answer(view: &View, menu: &Menu<Action>) -> Option<Action> {
    let hand = own_hand(view)?;
    match view.ask {
        Ask::Turn { .. } => Some(turn(&hand, view.discards.last().copied())),
        Ask::Discard { .. } => {
            let best = |action: &&Action| after(&hand, **action).map(|hand| Strength::of(&hand));
            menu.items().iter().max_by_key(best).copied()
        }
        Ask::Nothing | Ask::Pick { .. } | Ask::Name { .. } | Ask::Capture { .. } => None,
    }
}

fn turn(hand: &Hand, open: Option<Card>) -> Action {
    let now = Strength::of(hand);
    let makes_better_zero = |card: Card| {
        let mut new = *hand;
        new.push(card);
        let kept = [Action::Keep]
            .into_iter()
            .chain(hand.iter().map(|card| Action::Discard((*card).into())));
        kept.filter_map(|action| after(&new, action))
            .any(|hand| hand.score() == 0 && Strength::of(&hand) > now)
    };
    if open.is_some_and(makes_better_zero) {
        Action::Take
    } else if hand.score() == 0 {
        Action::Stand
    } else {
        Action::Draw
    }
}

/// The viewer's own cards.
pub fn own_hand(view: &View) -> Option<Hand> {
    let seat = view.viewer.seat()?;
    Some(view.players.get(seat.idx())?.cards.iter().copied().collect())
}

/// The hand after keeping or putting down a card; nothing after other actions.
pub fn after(hand: &Hand, action: Action) -> Option<Hand> {
    let mut after = *hand;
    match action {
        Action::Keep => {}
        Action::Discard(name) => {
            let alike = hand.iter().rfind(|card| card.value() == name.value());
            after.remove(*alike?);
        }
        Action::Draw
        | Action::Take
        | Action::Stand
        | Action::Pick(_)
        | Action::Name(_)
        | Action::Capture(_)
        | Action::Decline => return None,
    }
    Some(after)
}
