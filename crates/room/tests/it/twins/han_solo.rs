//! The secrets of the Han Solo Card Game: hands, and the tokens that leave the game unseen.

use super::{Draw, Piece, Secrets, Twofold};
use catalog::Hosted;
use han_solo::{
    Action, CARDS, Card, CardName, Content, Contests, Event, HanSolo, Options, Picks, ShortRound,
    State, Token, TokenSet,
};
use std::sync::LazyLock;
use tabletop::{Answer, Cause, Dice, EntryOf, Seat, Viewer, face_of, face_value};

const CARD: u8 = 1;
const TOKEN: u8 = 2;

/// Copies of a card show the same to dice, so a card is a number of its own.
fn card_piece(card: Card) -> Piece {
    Piece(u32::from(card.idx()))
}

fn token_piece(token: Token) -> Piece {
    Piece(face_of(TOKEN, token.idx() as u32))
}

fn card_of(piece: Piece) -> Option<Card> {
    u8::try_from(piece.0).ok().filter(|idx| *idx < CARDS).map(Card::new)
}

fn tokens(event: &Event) -> TokenSet {
    match event {
        Event::Trimmed { tokens } => *tokens,
        Event::TokenRevealed { token } => [*token].into_iter().collect(),
        _ => TokenSet::EMPTY,
    }
}

impl Secrets for HanSolo {
    fn some_options(dice: &mut Dice) -> Options {
        let trim = dice.roll(2) == 0;
        Options {
            short_round: if trim { ShortRound::Trim } else { ShortRound::Play },
            picks: if dice.roll(3) == 0 { Picks::Highest } else { Picks::Free },
            contests: if dice.roll(3) == 0 { Contests::Simple } else { Contests::Named },
            ..Options::default()
        }
    }

    fn draws(faces: &[u32], events: &[Event]) -> Vec<Draw> {
        let cards = events.iter().enumerate().filter_map(|(event_idx, event)| match event {
            Event::Dealt { card, .. }
            | Event::Drew { card, .. }
            | Event::Upturned { card }
            | Event::ContestDrew { card, .. } => Some((event_idx, *card)),
            _ => None,
        });
        let kind = |kind: u8| {
            let faces = faces.iter().enumerate();
            faces.filter(move |(_, face)| **face == face_of(kind, face_value(**face)))
        };
        let cards = kind(CARD).zip(cards).map(|((face_idx, face), (event_idx, card))| {
            assert_eq!(*face, Self::face(card_piece(card)), "chance and events go together");
            Draw { face_idx, event_idx, piece: card_piece(card) }
        });
        let tokens = kind(TOKEN).map(|(face_idx, face)| {
            let tells = |event: &Event| tokens(event).iter().any(|it| token_piece(it).0 == *face);
            let event_idx = events.iter().position(tells).expect("an event tells of the token");
            Draw { face_idx, event_idx, piece: Piece(*face) }
        });
        cards.chain(tokens).collect()
    }

    fn pool(before: &State, piece: Piece) -> Vec<Piece> {
        match card_of(piece) {
            // Copies of one value are no twins: a script does not tell them apart.
            Some(card) => {
                let others = before.draw_pile().iter().filter(|it| it.value() != card.value());
                others.map(card_piece).collect()
            }
            // HS-2.6: the Falcon is never trimmed.
            None if piece == falcon() => Vec::new(),
            None => before.stack().iter().map(token_piece).filter(|it| *it != falcon()).collect(),
        }
    }

    fn face(piece: Piece) -> u32 {
        match card_of(piece) {
            Some(card) => face_of(CARD, (i32::from(card.value()) + 10) as u32),
            None => piece.0,
        }
    }

    fn shown(before: &State, event: &Event, viewer: Viewer) -> Vec<Piece> {
        let hand = |seat: Seat| before.hand(seat).iter().map(|card| card_piece(*card));
        match event {
            Event::Dealt { seat, card } | Event::Drew { seat, card } => {
                viewer.is(*seat).then(|| card_piece(*card)).into_iter().collect()
            }
            Event::Upturned { card }
            | Event::Took { card, .. }
            | Event::Discarded { card, .. }
            | Event::Stood { put_back: Some(card), .. }
            | Event::ContestDrew { card, .. } => vec![card_piece(*card)],
            // HS-5.1, HS-3.7: hands go down face up.
            Event::HandDropped { seat } => hand(*seat).collect(),
            Event::Revealed { .. } => Seat::all(before.n_seats()).flat_map(hand).collect(),
            Event::TokenRevealed { token } => vec![token_piece(*token)],
            _ => Vec::new(),
        }
    }

    fn alike(_: &Content, [one, two]: [Piece; 2]) -> bool {
        card_of(one).is_some() && Self::face(one) == Self::face(two)
    }

    // Whoever names a card puts it down, and everybody sees it.
    fn exchanged(_: &EntryOf<Self>, answer: &Answer<Action>, _: [Piece; 2]) -> Answer<Action> {
        answer.clone()
    }

    fn naming(piece: Piece) -> Vec<Answer<Action>> {
        let discard = |card| Answer::Item(Action::Discard(CardName::from(card)));
        card_of(piece).map(discard).into_iter().collect()
    }

    fn twofold(before: &State, entry: &EntryOf<Self>) -> Option<Twofold<Self>> {
        let Cause::Answer { seat, .. } = entry.cause else { return None };
        let put_down = entry.events.iter().find_map(|event| match event {
            Event::Discarded { card, .. } | Event::Stood { put_back: Some(card), .. } => {
                Some(*card)
            }
            _ => None,
        })?;
        let mut held = before.hand(seat).iter().copied();
        let other = held.find(|it| *it != put_down && it.value() == put_down.value())?;
        Some(Twofold {
            pair: [put_down, other].map(card_piece),
            other: Answer::Item(Action::Discard(CardName::from(other))),
        })
    }

    // HS-5.1: a hand goes down in the order in which it was held.
    fn shows_orders(entry: &EntryOf<Self>) -> bool {
        let shows =
            |event: &Event| matches!(event, Event::HandDropped { .. } | Event::Revealed { .. });
        entry.events.iter().any(shows)
    }

    // HS-4.3: the draw pile runs out, and hands are large.
    fn is_sought(number: u64, action: &Action) -> bool {
        number.is_multiple_of(2) && matches!(action, Action::Draw | Action::Keep)
    }
}

fn falcon() -> Piece {
    static FALCON: LazyLock<Token> = LazyLock::new(|| HanSolo::cards().content.falcon());
    token_piece(*FALCON)
}
