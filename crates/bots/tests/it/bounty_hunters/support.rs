//! What the tests of this game share.

use crate::games::Deal;
use bots::{Bots, Level, Situation};
use bounty_hunters::{Action, BountyHunters, Card, Content, Options, Position, Setup, State};
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tabletop::{Answer, Dice, Game, Menu, Outcome, Seat, Viewer};

static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| {
    let text = include_str!("../../../../../rules/bounty-hunters/data/cards.toml");
    Arc::new(toml::from_str(text).expect("the card set is TOML"))
});

/// The shipped card set.
pub fn content() -> Arc<Content> {
    CONTENT.clone()
}

/// A table of this many seats, by the default rulings.
pub fn seats(seats: u8) -> Setup {
    Setup { seats, options: Options::default() }
}

pub fn card(id: &str) -> Card {
    CONTENT.card(id).unwrap_or_else(|| panic!("there is no card {id}"))
}

/// A whole game of these levels on this deal. Every answer is checked.
pub fn play(
    setup: Setup,
    content: &Arc<Content>,
    seated: &[Level],
    deal: u64,
    budget: Duration,
) -> Outcome {
    let chance = Dice::duplicate(deal);
    let dealt = Deal::<BountyHunters> { setup: &setup, content, chance, budget };
    dealt.play(seated, deal)
}

/// A situation of two seats written down as JSON.
pub fn place(json: &str) -> State {
    let position: Position =
        serde_json::from_str(json).unwrap_or_else(|fault| panic!("{fault} in {json}"));
    BountyHunters::place(&seats(position.players.len() as u8), &content(), &position)
        .unwrap_or_else(|faults| panic!("{faults:?} in {json}"))
}

/// What a bot of this level says in this situation.
pub fn says(level: Level, state: &State, seat: u8) -> Action {
    let open = BountyHunters::pending(state).of(Seat::new(seat)).expect("the seat is asked");
    let mut menu = Menu::new();
    BountyHunters::menu(state, open.id, &mut menu);
    let view = BountyHunters::view(state, Viewer::Seat(open.seat));
    let (content, budget) = (content(), Duration::from_millis(300));
    let situation = Situation { view: &view, menu: &menu, content: &content, budget };
    match BountyHunters::mind(level).answer(&situation, &mut Dice::swift(1)) {
        Answer::Item(action) => action,
        other => panic!("{other:?} is no item of a list"),
    }
}
