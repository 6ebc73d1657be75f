//! What the tests share.

use crate::laws::HanSoloKit;
use han_solo::{
    Action, Card, CardName, Colour, Content, Contests, Hand, Options, Position, PositionAsk, Setup,
    Token,
};
use std::sync::Arc;
use tabletop::Seat;

/// The shipped card set.
pub fn content() -> Arc<Content> {
    let content: Content =
        toml::from_str(include_str!("../../data/tokens.toml")).expect("the card set is TOML");
    content.check().expect("the card set is sound");
    Arc::new(content)
}

/// A table of this many seats, by the default rulings.
pub fn seats(seats: u8) -> Setup {
    Setup { seats, options: Options { large_table: seats > 6, ..Options::default() } }
}

/// A table of this many seats with some rulings changed.
pub fn seats_with(n_seats: u8, change: impl FnOnce(&mut Options)) -> Setup {
    let mut setup = seats(n_seats);
    change(&mut setup.options);
    setup
}

/// A hand from values, any copies: `hand("10 -10 0")`.
pub fn hand(values: &str) -> Hand {
    let mut left = han_solo::CardSet::ALL;
    let mut take = |text: &str| {
        let value = text.parse().expect("a value");
        let card = Card::of_value(value).iter().find(|card| left.contains(*card));
        let card = card.expect("there are not so many of them");
        left.remove(card);
        card
    };
    values.split_whitespace().map(&mut take).collect()
}

/// A token by its id.
pub fn token(id: &str) -> Option<Token> {
    let idx = content().tokens.iter().position(|face| face.id == id)?;
    Some(Token::new(idx as u8))
}

/// An answer in a scenario: `draw`, `discard +3a`, `pick falcon`, `capture red`.
pub fn answer(text: &str) -> Result<Action, String> {
    let (verb, what) = text.split_once(' ').unwrap_or((text, ""));
    let named = || token(what).ok_or_else(|| format!("there is no token {what}"));
    Ok(match verb {
        "draw" => Action::Draw,
        "take" => Action::Take,
        "stand" => Action::Stand,
        "keep" => Action::Keep,
        "discard" => Action::Discard(CardName::try_from(what.to_owned())?),
        "pick" => Action::Pick(named()?),
        "name" => Action::Name(named()?),
        "capture" => Action::Capture(match what {
            "red" => Colour::Red,
            "blue" => Colour::Blue,
            "green" => Colour::Green,
            "gold" => Colour::Gold,
            _ => return Err(format!("there is no colour {what}")),
        }),
        "decline" => Action::Decline,
        _ => return Err(format!("nobody can {text}")),
    })
}

/// Plays a scenario; panics with the line that does not come true.
pub fn holds(scenario: &str) {
    testkit::check(&HanSoloKit, scenario);
}

/// A position from JSON.
pub fn position(json: &str) -> Position {
    serde_json::from_str(json).unwrap_or_else(|fault| panic!("{fault} in {json}"))
}

/// Positions that the laws start from as well: what random games seldom reach.
pub fn positions() -> Vec<(Setup, Position)> {
    let tie = position(
        r#"{"hands": [["+4","-4"], ["+4","-4"], ["+4","-4"]], "discards": ["+1"],
            "ask": {"ask": "name", "seats": [0, 1, 2]}}"#,
    );
    let capture = position(
        r#"{"hands": [["+4","-4"], ["+9","-4"], ["+9","-3"]], "discards": ["+1"], "round": 7,
            "owned": [["vibroblade","stunbaton","pistol","rifle","helmet"],
                      ["falcon","binoculars","comms","jetpack","droid"], ["yacht"]],
            "ask": {"ask": "capture", "seat": 0}}"#,
    );
    let nearly_dry = position(
        r#"{"lap": 3, "dealer": 3,
            "hands": [["+1","+1","+1","-1"], ["-1","-1","+2","+2"], ["+2","-2","-2","-2"],
                      ["+3","+3","+3","-3"]],
            "discards": ["-3","-3","+4","+4","+4","-4","-4","-4","+5","+5","+5","-5","-5","-5",
                "+6","+6","+6","-6","-6","-6","+7","+7","+7","-7","-7","-7","+8","+8","+8","-8",
                "-8","-8","+9","+9","+9","-9","-9","-9","+10","+10","+10","-10","-10","-10"],
            "ask": {"ask": "turn", "seat": 0}}"#,
    );
    let mut picking = tie.clone();
    picking.ask = PositionAsk::Pick { seat: Seat::new(1) };
    picking.order = [1, 2, 0].map(Seat::new).to_vec();
    vec![
        (seats(3), tie),
        (seats_with(3, |options| options.contests = Contests::Simple), picking),
        (seats(3), capture),
        (seats(4), nearly_dry),
    ]
}
