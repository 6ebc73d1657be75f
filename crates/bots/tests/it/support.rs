//! What the tests share.

use crate::games::Deal;
use bots::{Bots, Level, Mind, Situation};
use han_solo::{Action, Content, HanSolo, Options, Position, Setup, State};
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tabletop::{Answer, Dice, Game, Menu, Outcome, Seat, Viewer};

/// The time a server gives a bot.
pub const BUDGET: Duration = Duration::from_millis(300);

static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| {
    let text = include_str!("../../../../rules/han-solo/data/tokens.toml");
    Arc::new(toml::from_str(text).expect("the card set is TOML"))
});

/// The shipped card set, read once for all games of a test.
pub fn content() -> Arc<Content> {
    CONTENT.clone()
}

/// A table of this many seats, by the default rulings.
pub fn seats(seats: u8) -> Setup {
    Setup { seats, options: Options { large_table: seats > 6, ..Options::default() } }
}

/// A whole game of these levels on this deal. Every answer is checked.
pub fn play(setup: Setup, seated: &[Level], deal: u64) -> Outcome {
    dealt(&setup, &content(), deal).play(seated, deal)
}

/// A whole game on this deal by whoever answers, and how many answers it took.
pub fn play_by(
    setup: Setup,
    deal: u64,
    answer: impl FnMut(Seat, &Situation<'_, HanSolo>) -> Answer<Action>,
) -> (Outcome, u32) {
    dealt(&setup, &content(), deal).play_by(answer)
}

fn dealt<'a>(setup: &'a Setup, content: &'a Arc<Content>, deal: u64) -> Deal<'a, HanSolo> {
    Deal { setup, content, chance: Dice::duplicate(deal), budget: BUDGET }
}

/// A situation written down as JSON.
pub fn place(setup: Setup, json: &str) -> State {
    let position: Position =
        serde_json::from_str(json).unwrap_or_else(|fault| panic!("{fault} in {json}"));
    HanSolo::place(&setup, &content(), &position)
        .unwrap_or_else(|faults| panic!("{faults:?} in {json}"))
}

/// What this seat is asked, answered by this mind.
pub fn ask(state: &State, seat: u8, mind: &mut dyn Mind<HanSolo>, dice: &mut Dice) -> Action {
    let open = HanSolo::pending(state).of(Seat::new(seat)).expect("the seat is asked");
    let mut menu = Menu::new();
    HanSolo::menu(state, open.id, &mut menu);
    let view = HanSolo::view(state, Viewer::Seat(open.seat));
    let situation = Situation { view: &view, menu: &menu, content: &content(), budget: BUDGET };
    match mind.answer(&situation, dice) {
        Answer::Item(action) => action,
        other => panic!("{other:?} is no item of a list"),
    }
}

/// What a bot of this level says in this situation.
pub fn says(level: Level, state: &State, seat: u8) -> Action {
    ask(state, seat, &mut *HanSolo::mind(level), &mut Dice::swift(1))
}
