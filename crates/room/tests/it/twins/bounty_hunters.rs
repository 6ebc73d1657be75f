//! The secrets of Bounty Hunters: what is in hands that did not pass through one's own.

use super::{Draw, Piece, Secrets, Twofold};
use bounty_hunters::{
    Action, Ask, BountyHunters, Card, Content, Deck, Event, Face, Options, State,
};
use tabletop::{Answer, Cause, Dice, EntryOf, Seat, Viewer, face_of, face_value};

const CARD: u8 = 1;

fn piece(card: Card) -> Piece {
    Piece(face_of(CARD, card.idx() as u32))
}

fn card(piece: Piece) -> Card {
    Card::new(face_value(piece.0) as u8)
}

fn with_card(action: Action, card: Card) -> Action {
    match action {
        Action::Sell(_) => Action::Sell(card),
        Action::Reserve(_) => Action::Reserve(card),
        Action::Play { on, .. } => Action::Play { card, on },
        Action::Activate { on, .. } => Action::Activate { card, on },
        Action::Draw(_) | Action::Done => action,
    }
}

/// BH-1.4: whether two cards show the same.
fn alike(content: &Content, one: Card, two: Card) -> bool {
    match (content.face(one), content.face(two)) {
        (Face::Hunter(a), Face::Hunter(b)) => {
            (&a.character, a.attack, a.penalty) == (&b.character, b.attack, b.penalty)
        }
        (Face::Droid(a), Face::Droid(b)) => {
            (&a.character, a.attack, a.cost) == (&b.character, b.attack, b.cost)
        }
        (Face::Crate(a), Face::Crate(b)) => {
            (a.n_crates, a.points, a.cost) == (b.n_crates, b.points, b.cost)
        }
        _ => false,
    }
}

/// The very card that an entry's answer was about.
fn exactly(entry: &EntryOf<BountyHunters>) -> Option<Action> {
    entry.events.iter().find_map(|event| match event {
        Event::Sealed { choice, .. } => Some(*choice),
        _ => None,
    })
}

impl Secrets for BountyHunters {
    fn some_options(dice: &mut Dice) -> Options {
        Options {
            introductory: dice.roll(4) == 0,
            activate_same_turn: dice.roll(3) == 0,
            ..Options::default()
        }
    }

    fn draws(faces: &[u32], events: &[Event]) -> Vec<Draw> {
        let cards = events.iter().enumerate().filter_map(|(event_idx, event)| match event {
            Event::Dealt { card, .. }
            | Event::Drew { card, .. }
            | Event::ContractDrawn { card, .. } => Some((event_idx, *card)),
            _ => None,
        });
        let is_card = |face: u32| face == face_of(CARD, face_value(face));
        let faces = faces.iter().enumerate().filter(|(_, face)| is_card(**face));
        faces
            .zip(cards)
            .map(|((face_idx, face), (event_idx, card))| {
                assert_eq!(*face, piece(card).0, "chance and events go together");
                Draw { face_idx, event_idx, piece: piece(card) }
            })
            .collect()
    }

    fn pool(before: &State, one: Piece) -> Vec<Piece> {
        let deck = card(one).deck();
        before.deck(deck).iter(deck).map(piece).collect()
    }

    fn face(piece: Piece) -> u32 {
        piece.0
    }

    fn shown(before: &State, event: &Event, viewer: Viewer) -> Vec<Piece> {
        match event {
            Event::Dealt { seat, card } | Event::Drew { seat, card } => {
                viewer.is(*seat).then(|| piece(*card)).into_iter().collect()
            }
            Event::Revealed { choices } => {
                choices.iter().flatten().filter_map(|it| it.card()).map(piece).collect()
            }
            Event::Sold { card, .. }
            | Event::Played { card, .. }
            | Event::Reserved { card, .. }
            | Event::Activated { card, .. }
            | Event::ContractDrawn { card, .. } => vec![piece(*card)],
            // BH-5.1: every hand goes to the left.
            Event::Passed => {
                let n_seats = before.n_seats();
                let gives = |seat: &Seat| viewer.is(seat.left(n_seats));
                let right = Seat::all(n_seats).find(gives);
                let hand = right.into_iter().flat_map(|seat| before.hand(seat));
                hand.map(|card| piece(*card)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn alike(content: &Content, [one, two]: [Piece; 2]) -> bool {
        alike(content, card(one), card(two))
    }

    fn exchanged(
        entry: &EntryOf<Self>,
        answer: &Answer<Action>,
        [one, two]: [Piece; 2],
    ) -> Answer<Action> {
        let exact = exactly(entry).and_then(|action| Some((action, piece(action.card()?))));
        match exact {
            Some((action, about)) if about == one => Answer::Item(with_card(action, card(two))),
            Some((action, about)) if about == two => Answer::Item(with_card(action, card(one))),
            _ => answer.clone(),
        }
    }

    fn naming(piece: Piece) -> Vec<Answer<Action>> {
        let card = card(piece);
        let actions = [
            Action::Sell(card),
            Action::Reserve(card),
            Action::Play { card, on: None },
            Action::Activate { card, on: None },
        ];
        actions.map(Answer::Item).to_vec()
    }

    fn twofold(before: &State, entry: &EntryOf<Self>) -> Option<Twofold<Self>> {
        let Cause::Answer { seat, .. } = entry.cause else { return None };
        let action = exactly(entry).filter(|_| matches!(before.ask(), Ask::Commit { .. }))?;
        let used = action.card()?;
        let content = before.content();
        let mut held = before.hand(seat).iter().copied();
        let other = held.find(|it| *it != used && alike(content, *it, used))?;
        Some(Twofold {
            pair: [used, other].map(piece),
            other: Answer::Item(with_card(action, other)),
        })
    }

    // Hands have no order.
    fn shows_orders(_: &EntryOf<Self>) -> bool {
        false
    }

    // BH-13.1: a deck runs out, and what was sold is drawn again.
    fn is_sought(number: u64, action: &Action) -> bool {
        let deck = [Deck::Market, Deck::Hunter, Deck::Contract, Deck::Target][number as usize % 4];
        match action {
            Action::Draw(from) => *from == deck,
            Action::Sell(card) => card.deck() == deck,
            Action::Play { .. } | Action::Reserve(_) | Action::Activate { .. } | Action::Done => {
                false
            }
        }
    }
}
