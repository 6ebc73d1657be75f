//! What the tests share.

use han_solo::{
    Action, Ask, Card, Content, Event, HanSolo, Options, Position, Setup, State, Token, script,
};
use std::sync::Arc;
use tabletop::{
    Answer, Game, Header, Menu, Opening, PositionFault, Refusal, Seat, SeatSet, Start, Table,
};

/// The card set of the house.
pub fn content() -> Arc<Content> {
    let content: Content =
        toml::from_str(include_str!("../../data/tokens.toml")).expect("the card set is TOML");
    content.check().expect("the card set is sound");
    Arc::new(content)
}

/// A table of so many seats, by the default rulings.
pub fn seats(seats: u8) -> Setup {
    Setup { seats, options: Options { large_table: seats > 6, ..Options::default() } }
}

/// A table of so many seats with some rulings changed.
pub fn seats_with(n_seats: u8, change: impl FnOnce(&mut Options)) -> Setup {
    let mut setup = seats(n_seats);
    change(&mut setup.options);
    setup
}

pub fn seat(idx: u8) -> Seat {
    Seat::new(idx)
}

pub fn seat_set(idxs: &[u8]) -> SeatSet {
    idxs.iter().copied().map(Seat::new).collect()
}

/// A card by its text, such as `+3a`.
pub fn card(text: &str) -> Card {
    Card::try_from(text.to_owned()).expect("a card")
}

/// A token by its id.
pub fn token(id: &str) -> Token {
    let idx = content().tokens.iter().position(|face| face.id == id).expect("a token id");
    Token::new(idx as u8)
}

fn header(setup: Setup, start: Start<Position>) -> Header<Setup, Position> {
    Header {
        game: HanSolo::ID.into(),
        rules: HanSolo::RULES,
        setup,
        content: String::new(),
        commitment: String::new(),
        start,
    }
}

/// A position from JSON.
pub fn position(json: &str) -> Position {
    serde_json::from_str(json).unwrap_or_else(|fault| panic!("{fault} in {json}"))
}

/// The faults of a position that cannot be.
pub fn faults(setup: &Setup, json: &str) -> Vec<PositionFault> {
    HanSolo::place(setup, &content(), &position(json)).expect_err("the position cannot be")
}

/// A table in the middle of a game, whose coming chance is written down.
pub struct Sitting(pub Table<HanSolo>);

impl Sitting {
    /// Sits down at this position; `chance` is what cards, dice and tokens will show.
    pub fn at(setup: Setup, json: &str, chance: &str) -> Self {
        let opening =
            Opening { header: header(setup, Start::Position(position(json))), content: content() };
        let table = Table::scripted(opening, &faces(chance));
        Self(table.unwrap_or_else(|faults| panic!("{faults:?} in {json}")))
    }

    /// What the table waits for.
    pub fn ask(&self) -> Ask {
        self.0.state().ask()
    }

    pub fn state(&self) -> &State {
        self.0.state()
    }

    /// A seat answers; the events, without the questions.
    pub fn say(&mut self, seat: u8, action: Action) -> Vec<Event> {
        match self.0.act(Seat::new(seat), Answer::Item(action)) {
            Ok(entry) => {
                let told = entry.events.iter().filter(|event| !matches!(event, Event::Asked(_)));
                told.copied().collect()
            }
            Err(refusal) => panic!("seat {seat} may not {action:?}: {refusal:?}"),
        }
    }

    /// A seat says something illegal; the rule that forbids it.
    pub fn refused(&mut self, seat: u8, action: Action) -> &'static str {
        match self.0.act(Seat::new(seat), Answer::Item(action)) {
            Err(Refusal::NotOnTheMenu { rule: Some(rule) }) => rule,
            other => panic!("seat {seat} was not refused {action:?} by a rule: {other:?}"),
        }
    }

    /// The open menu of a seat.
    pub fn menu(&self, seat: u8) -> Vec<Action> {
        let open = self.0.pending().of(Seat::new(seat)).expect("the seat is asked");
        let mut menu = Menu::new();
        HanSolo::menu(self.state(), open.id, &mut menu);
        menu.items().to_vec()
    }

    /// Every scripted outcome was used.
    pub fn done(&self) {
        assert_eq!(self.0.unused_script(), [0; 0], "chance is left over");
    }
}

/// Scripted chance, separated by blanks.
pub fn faces(chance: &str) -> Vec<u32> {
    chance.split_whitespace().map(|word| script::parse(word).expect("a face")).collect()
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
    vec![
        (seats(3), tie.clone()),
        (seats_with(3, |options| options.contests = han_solo::Contests::Simple), {
            let mut picked = tie;
            picked.ask = han_solo::PositionAsk::Pick { seat: Seat::new(1) };
            picked.order = vec![Seat::new(1), Seat::new(2), Seat::new(0)];
            picked
        }),
        (seats(3), capture),
        (seats(4), nearly_dry),
    ]
}
