//! The secrets of Outer Rim: who lies under a token that only some have looked at.
//!
//! Decks have no order before a card is drawn (ADR 004), and drawn cards are public.

use super::{Draw, Piece, Secrets, Twofold};
use outer_rim::{Action, BoardEvent, ContactId, Content, Event, Options, OuterRim, State};
use tabletop::{Answer, Dice, EntryOf, Viewer, face_of, face_value};

const CONTACT: u8 = 3;

fn piece(contact: ContactId) -> Piece {
    Piece(face_of(CONTACT, contact.idx() as u32))
}

fn contact(piece: Piece) -> ContactId {
    ContactId(face_value(piece.0) as u8)
}

impl Secrets for OuterRim {
    fn some_options(dice: &mut Dice) -> Options {
        let expansion = dice.roll(2) == 0;
        Options { expansion, ambitions: expansion && dice.roll(2) == 0, ..Options::default() }
    }

    fn draws(faces: &[u32], events: &[Event]) -> Vec<Draw> {
        let named = |face: u32| {
            let tells = |event: &Event| match event {
                Event::Board(
                    BoardEvent::ContactPeeked { contact, .. }
                    | BoardEvent::ContactRevealed { contact, .. },
                ) => piece(*contact).0 == face,
                _ => false,
            };
            events.iter().position(tells).expect("an event tells of the contact")
        };
        let faces = faces.iter().copied().enumerate();
        let contacts = faces.filter(|(_, face)| *face == face_of(CONTACT, face_value(*face)));
        contacts
            .map(|(face_idx, face)| Draw { face_idx, event_idx: named(face), piece: Piece(face) })
            .collect()
    }

    fn pool(before: &State, one: Piece) -> Vec<Piece> {
        let class = |one: ContactId| before.content().contact(one).class;
        let wanted = class(contact(one));
        before.unseen().filter(|it| class(*it) == wanted).map(piece).collect()
    }

    fn face(piece: Piece) -> u32 {
        piece.0
    }

    fn shown(_: &State, event: &Event, viewer: Viewer) -> Vec<Piece> {
        match event {
            // OR-17.8: only whoever looks sees it.
            Event::Board(BoardEvent::ContactPeeked { seat, contact, .. }) => {
                viewer.is(*seat).then(|| piece(*contact)).into_iter().collect()
            }
            Event::Board(
                BoardEvent::ContactRevealed { contact, .. }
                | BoardEvent::ContactReturned { contact, .. }
                | BoardEvent::Captured { contact, .. },
            ) => vec![piece(*contact)],
            _ => Vec::new(),
        }
    }

    fn alike(_: &Content, _: [Piece; 2]) -> bool {
        false
    }

    // Contacts are named by the spot where they lie.
    fn exchanged(_: &EntryOf<Self>, answer: &Answer<Action>, _: [Piece; 2]) -> Answer<Action> {
        answer.clone()
    }

    fn naming(_: Piece) -> Vec<Answer<Action>> {
        (0..8).map(|spot| Answer::Item(Action::Contact(spot))).collect()
    }

    fn twofold(_: &State, _: &EntryOf<Self>) -> Option<Twofold<Self>> {
        None
    }

    fn shows_orders(_: &EntryOf<Self>) -> bool {
        false
    }

    // Most looks come from the cards of spaces.
    fn is_sought(_: u64, action: &Action) -> bool {
        matches!(action, Action::EncounterSpace | Action::Spot(_) | Action::Yes)
    }
}
