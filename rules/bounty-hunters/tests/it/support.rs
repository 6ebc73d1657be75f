//! What the tests share.

use crate::laws::BountyHuntersKit;
use bounty_hunters::{
    Action, Card, Content, Deck, Options, Position, PositionAsk, Setup, State, View,
};
use std::sync::{Arc, LazyLock};
use tabletop::{Game, Seat};

static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| {
    let content: Content =
        toml::from_str(include_str!("../../data/cards.toml")).expect("the card set is TOML");
    content.check().expect("the card set is sound");
    Arc::new(content)
});

/// The card set of the house.
pub fn content() -> Arc<Content> {
    CONTENT.clone()
}

/// A table of so many seats, by the default rulings.
pub fn seats(seats: u8) -> Setup {
    Setup { seats, options: Options::default() }
}

/// A table of so many seats with some rulings changed.
pub fn seats_with(n_seats: u8, change: impl FnOnce(&mut Options)) -> Setup {
    let mut setup = seats(n_seats);
    change(&mut setup.options);
    setup
}

/// A card by its short name.
pub fn card(id: &str) -> Card {
    CONTENT.card(id).unwrap_or_else(|| panic!("there is no card {id}"))
}

fn deck(name: &str) -> Result<Deck, String> {
    Ok(match name {
        "target" => Deck::Target,
        "hunter" => Deck::Hunter,
        "contract" => Deck::Contract,
        "market" => Deck::Market,
        _ => return Err(format!("there is no deck {name}")),
    })
}

/// An answer in a scenario: `draw hunter`, `sell K-01`, `play H-boba-1 on
/// T-qira-1`, `reserve D-01`, `activate D-01 on T-qira-1`, `done`.
pub fn answer(text: &str) -> Result<Action, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let card = |id: &str| CONTENT.card(id).ok_or_else(|| format!("there is no card {id}"));
    Ok(match words[..] {
        ["draw", name] => Action::Draw(deck(name)?),
        ["sell", id] => Action::Sell(card(id)?),
        ["reserve", id] => Action::Reserve(card(id)?),
        ["play", id] => Action::Play { card: card(id)?, on: None },
        ["play", id, "on", target] => Action::Play { card: card(id)?, on: Some(card(target)?) },
        ["activate", id] => Action::Activate { card: card(id)?, on: None },
        ["activate", id, "on", target] => {
            Action::Activate { card: card(id)?, on: Some(card(target)?) }
        }
        ["done"] => Action::Done,
        _ => return Err(format!("nobody can {text}")),
    })
}

/// Plays a scenario; panics with the line that does not come true. Words that
/// begin with `#` stand for the number of a card: `#K-01`.
pub fn holds(scenario: &str) {
    testkit::check(&BountyHuntersKit, &numbered(scenario));
}

fn numbered(scenario: &str) -> String {
    let mut text = String::with_capacity(scenario.len());
    let mut rest = scenario;
    while let Some(at) = rest.find('@') {
        text.push_str(&rest[..at]);
        let word = &rest[at + 1..];
        let end = word.find(|c: char| !(c.is_alphanumeric() || c == '-')).unwrap_or(word.len());
        text.push_str(&card(&word[..end]).to_string());
        rest = &word[end..];
    }
    text.push_str(rest);
    text
}

/// A position from JSON.
pub fn position(json: &str) -> Position {
    serde_json::from_str(json).unwrap_or_else(|fault| panic!("{fault} in {json}"))
}

/// A state from a position.
pub fn state(setup: &Setup, json: &str) -> State {
    bounty_hunters::BountyHunters::place(setup, &content(), &position(json))
        .unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// What a seat sees of a state.
pub fn view(state: &State, seat: u8) -> View {
    bounty_hunters::BountyHunters::view(state, tabletop::Viewer::Seat(Seat::new(seat)))
}

/// Positions that the laws start from as well: what random games seldom reach.
pub fn positions() -> Vec<(Setup, Position)> {
    let four_at_once = position(
        r#"{"turn": 9, "players": [
            {"hand": ["H-greedo-1","H-greedo-2","H-greedo-3","H-bossk-1"], "credits": 3,
             "confrontations": [
                {"target": "T-qira-1", "attackers": ["D-27", "D-20"]},
                {"target": "T-qira-2", "attackers": ["D-28"]},
                {"target": "T-padme-1", "attackers": ["D-29"]},
                {"target": "T-padme-6", "attackers": ["H-hondo-5"]}],
             "reserved": ["D-05", "K-01", "K-13"], "contracts": ["C-pair-qira-padme"]},
            {"hand": ["H-bossk-2","H-bossk-3","H-bossk-4","T-grogu-1"], "credits": 2,
             "confrontations": [{"attackers": ["H-boba-1", "D-01"]}],
             "reserved": ["D-06", "D-07"], "crates": ["K-02"]},
            {"hand": ["T-zeb-1","T-zeb-2","C-pair-qira-zeb","K-03"], "credits": 1,
             "reserved": ["K-14"]}],
            "ask": "draw"}"#,
    );
    let mut nearly_dry = four_at_once.clone();
    nearly_dry.to_discards = vec![Deck::Target, Deck::Market, Deck::Contract];
    let mut window = four_at_once.clone();
    window.ask = PositionAsk::Window;
    window.last_turn = Some(10);
    let mut dry = four_at_once.clone();
    // All hunters but those in hands lie in front of seat 2, without a target.
    let placed = ["H-hondo-5", "H-boba-1"];
    let in_hands: Vec<String> = dry
        .players
        .iter()
        .flat_map(|player| &player.hand)
        .map(|name| content().id(name.resolve(&content()).expect("a card")).to_owned())
        .collect();
    let attackers = content()
        .hunters
        .iter()
        .filter(|face| !placed.contains(&face.id.as_str()) && !in_hands.contains(&face.id))
        .map(|face| face.id.as_str().into())
        .collect();
    dry.players[2]
        .confrontations
        .push(bounty_hunters::PositionConfrontation { target: None, attackers });
    vec![(seats(3), four_at_once), (seats(3), nearly_dry), (seats(3), window), (seats(3), dry)]
}
