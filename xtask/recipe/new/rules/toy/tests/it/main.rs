//! The laws every game keeps, and a test of every rule.

use std::sync::Arc;
use tabletop::{Answer, Dice, Game, Menu, Playout, Seat, Viewer};
use testkit::Kit;
use toy::{Action, Content, Event, Options, Position, STONES_MAX, Setup, State, TAKEN_MAX, Toy};

struct ToyKit;

fn content() -> Arc<Content> {
    Arc::new(Content { name: "pebbles".to_owned() })
}

fn setup(seats: u8) -> Setup {
    Setup { seats, options: Options::default() }
}

impl Kit for ToyKit {
    type Game = Toy;

    fn setups(&self) -> Vec<Setup> {
        Toy::SEATS.map(setup).collect()
    }

    fn content(&self) -> Arc<Content> {
        content()
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        let left = Toy::view(state, Viewer::Spectator).stones;
        if left <= STONES_MAX { Ok(()) } else { Err(format!("{left} stones")) }
    }

    fn secrets(&self, _state: &State, _viewer: Viewer) -> Vec<String> {
        Vec::new()
    }

    fn equals(&self) -> Vec<[u32; 2]> {
        Vec::new()
    }

    fn exchanged(&self, event: &Event, _pieces: [u32; 2]) -> Event {
        *event
    }

    fn positions(&self) -> Vec<(Setup, Position)> {
        vec![(setup(3), Position { stones: 5, turn: Seat::new(2) })]
    }
}

mod laws {
    use super::ToyKit;

    testkit::laws!(ToyKit);
}

fn menu_at(stones: u8) -> Vec<Action> {
    let position = Position { stones, turn: Seat::new(0) };
    let state = Toy::place(&setup(2), &content(), &position).unwrap();
    let mut menu = Menu::new();
    Toy::menu(&state, Toy::pending(&state).first().unwrap().id, &mut menu);
    menu.items().to_vec()
}

// Rules: TY-1.1
#[test]
fn a_heap_has_eleven_to_twenty_stones() {
    for (face, seats) in [(11, 2), (20, 4)] {
        let mut state = Toy::blank(&setup(seats), &content());
        Playout::<Toy>::default().deal(&mut state, &mut Dice::scripted([face]));
        let view = Toy::view(&state, Viewer::Spectator);
        assert_eq!((u32::from(view.stones), view.turn), (face, Seat::new(0)));
    }
}

// Rules: TY-1.2
#[test]
fn nobody_takes_more_than_there_are() {
    assert_eq!(menu_at(9).len(), usize::from(TAKEN_MAX));
    assert_eq!(menu_at(2), [Action::Take(1), Action::Take(2)]);
}

// Rules: TY-1.3
#[test]
fn the_last_stone_wins() {
    let position = Position { stones: 2, turn: Seat::new(1) };
    let mut state = Toy::place(&setup(3), &content(), &position).unwrap();
    let decision = Toy::pending(&state).first().unwrap();
    let answer = Answer::Item(Action::Take(2));
    Playout::<Toy>::default().answer(&mut state, decision, &answer, &mut Dice::scripted([]));
    assert_eq!(Toy::outcome(&state).unwrap().places, [2, 1, 2]);
}
