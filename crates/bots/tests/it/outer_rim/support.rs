//! What the tests of this game share.

use crate::games::Deal;
use bots::{Bots, Level, Situation};
use outer_rim::{
    Action, Content, Options, OuterRim, Pack, Position, PositionCard, PositionPlayer, Setup, State,
    Step,
};
use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tabletop::{Answer, Dice, Game, Menu, Outcome, Playout, Seat, Viewer};

static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/outer-rim/data");
    let files = testkit::data::texts(&data).into_iter();
    let packs = files.filter(|(name, _)| !name.starts_with("titles/"));
    let packs: Vec<(String, Pack)> =
        packs.map(|(name, text)| (name, toml::from_str(&text).expect("TOML"))).collect();
    Arc::new(Content::gather("house", packs).expect("a sound set"))
});

/// The shipped content set.
pub fn content() -> Arc<Content> {
    CONTENT.clone()
}

/// A table of this many seats with some options changed.
pub fn with(seats: u8, change: impl FnOnce(&mut Options)) -> Setup {
    let mut setup = Setup::of(seats);
    change(&mut setup.options);
    setup.check(&CONTENT).expect("a table that can be played");
    setup
}

/// A whole game of these levels on this deal. Every answer is checked.
pub fn play(setup: &Setup, seated: &[Level], deal: u64, budget: Duration) -> Outcome {
    let dealt = Deal::<OuterRim> { setup, content: &CONTENT, chance: Dice::swift(deal), budget };
    dealt.play(seated, deal)
}

/// Han Solo on Tatooine in this step, and Boba Fett far away.
pub fn two(step: Step) -> Position {
    let player = |character: &str, ship: &str, space: &str| PositionPlayer {
        character: character.into(),
        ship: ship.into(),
        space: space.into(),
        credits: 5000,
        ..PositionPlayer::default()
    };
    Position {
        turn: Seat::new(0),
        step,
        round: 3,
        players: vec![
            player("han-solo", "g9-rigger", "tatooine"),
            player("boba-fett", "g-1a-starfighter", "ord-mantell"),
        ],
        market: [].into(),
        patrols: [].into(),
        contacts: Vec::new(),
    }
}

/// Cards in slots.
pub fn cards(names: &[&str]) -> Vec<PositionCard> {
    let card = |name: &&str| PositionCard { card: (*name).into(), ..PositionCard::default() };
    names.iter().map(card).collect()
}

/// A situation of a base game.
pub fn place(position: &Position) -> State {
    let setup = Setup::of(position.players.len() as u8);
    OuterRim::place(&setup, &content(), position)
        .unwrap_or_else(|faults| panic!("{faults:?} in {position:?}"))
}

/// What a bot of this level says to the open question.
pub fn says(level: Level, state: &State) -> Action {
    let open = OuterRim::pending(state).first().expect("somebody is asked");
    let mut menu = Menu::new();
    OuterRim::menu(state, open.id, &mut menu);
    let view = OuterRim::view(state, Viewer::Seat(open.seat));
    let (content, budget) = (content(), Duration::from_millis(300));
    let situation = Situation { view: &view, menu: &menu, content: &content, budget };
    match OuterRim::mind(level).answer(&situation, &mut Dice::swift(1)) {
        Answer::Item(action) => action,
        other => panic!("{other:?} is no item of a list"),
    }
}

/// Answers the open question.
pub fn answer(state: &mut State, action: Action) {
    let open = OuterRim::pending(state).first().expect("somebody is asked");
    let mut playout = Playout::<OuterRim>::default();
    playout.answer(state, open, &Answer::Item(action), &mut Dice::swift(3));
}
