//! What the tests share.

use crate::laws::BountyHuntersKit;
use bounty_hunters::{
    Action, BountyHunters, Card, Content, Deck, Face, Options, Position, PositionAsk,
    PositionConfrontation, PositionPlayer, Setup, State,
};
use std::sync::{Arc, LazyLock};
use tabletop::Game;

static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| {
    let content: Content =
        toml::from_str(include_str!("../../data/cards.toml")).expect("the card set is TOML");
    content.check().expect("the card set is sound");
    Arc::new(content)
});

/// The shipped card set.
pub fn content() -> Arc<Content> {
    CONTENT.clone()
}

/// A table of this many seats, by the default rulings.
pub fn seats(seats: u8) -> Setup {
    Setup { seats, options: Options::default() }
}

/// A table of this many seats with some rulings changed.
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
/// begin with `@` stand for the number of a card: `@K-01`.
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

/// Four captures, worth this many points, for a table whose end is set.
pub const FOUR: &str = r#""confrontations": [
    {"target": "T-qira-1", "attackers": ["D-28"]},
    {"target": "T-padme-1", "attackers": ["D-29"]},
    {"target": "T-zeb-1", "attackers": ["D-27"]},
    {"target": "T-padme-2", "attackers": ["D-25"]}]"#;
const FOUR_POINTS: &str = "36";

/// Plays a scenario in which a seat has [`FOUR`] captures.
pub fn holds_with_four(scenario: &str) {
    holds(&scenario.replace("FOUR_POINTS", FOUR_POINTS).replace("FOUR", FOUR));
}

/// A position from JSON.
pub fn position(json: &str) -> Position {
    serde_json::from_str(json).unwrap_or_else(|fault| panic!("{fault} in {json}"))
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
    dry.players[2].confrontations.push(PositionConfrontation { target: None, attackers });
    vec![(seats(3), four_at_once), (seats(3), nearly_dry), (seats(3), window), (seats(3), dry)]
}

/// These targets, captured with whatever attack cards do it; droids first.
pub fn captured(targets: &[&str]) -> Vec<PositionConfrontation> {
    let attack = |card: Card| match CONTENT.face(card) {
        Face::Hunter(face) => Some(face.attack),
        Face::Droid(face) => Some(face.attack),
        _ => None,
    };
    // The tests keep one hunter for a hand.
    let spare = card("H-boba-1");
    let mut pool: Vec<Card> =
        Card::all().rev().filter(|card| card.is_attack() && *card != spare).collect();
    let mut confrontation = |id: &&str| {
        let mut missing = CONTENT.targets[card(id).idx()].shields;
        let mut attackers = Vec::new();
        while missing != [0; 3] {
            let gain = |card: &Card| -> u8 {
                let attack = attack(*card).expect("an attack card");
                attack.iter().zip(missing).map(|(value, shield)| shield.min(*value)).sum()
            };
            let best = (0..pool.len()).max_by_key(|idx| gain(&pool[*idx])).expect("enough cards");
            let card = pool.remove(best);
            let attack = attack(card).expect("an attack card");
            for (shield, value) in missing.iter_mut().zip(attack) {
                *shield = shield.saturating_sub(value);
            }
            attackers.push(card.into());
        }
        PositionConfrontation { target: Some((*id).into()), attackers }
    };
    targets.iter().map(&mut confrontation).collect()
}

/// A state with these players.
pub fn state_of(setup: &Setup, players: Vec<PositionPlayer>, ask: PositionAsk) -> State {
    let mut position = position(r#"{"players": [], "ask": "commit"}"#);
    position.players = players;
    position.ask = ask;
    // BH-10.4: with four captures of anybody the end is set.
    BountyHunters::place(setup, &content(), &position)
        .or_else(|_| {
            position.last_turn = Some(position.turn);
            BountyHunters::place(setup, &content(), &position)
        })
        .unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// The scenario with all cards of these decks that its position does not name
/// (and that are not to be kept in the deck) in front of its last seat.
pub fn emptied(scenario: &str, decks: &[&str], kept: &[&str]) -> String {
    let at = scenario.find("position ").expect("a position") + "position ".len();
    let mut values = serde_json::Deserializer::from_str(&scenario[at..]).into_iter();
    let mut position: Position = values.next().expect("a position").expect("a position as JSON");
    let rest = &scenario[at + values.byte_offset()..];
    let named = serde_json::to_string(&position).expect("plain data");
    let gone = |card: &Card| {
        let id = CONTENT.id(*card);
        !named.contains(&format!("\"{id}\"")) && !kept.contains(&id)
    };
    let last = position.players.last_mut().expect("a seat");
    for name in decks {
        let cards: Vec<Card> = {
            let deck = deck(name).expect("a deck");
            Card::all().filter(|card| card.deck() == deck && gone(card)).collect()
        };
        match *name {
            // Hunters lie alone where there are no targets, else on the first of them.
            "hunter" => {
                let attackers = cards.into_iter().map(Into::into).collect();
                match last.confrontations.first_mut() {
                    Some(first) => first.attackers = attackers,
                    None => {
                        last.confrontations.push(PositionConfrontation { target: None, attackers });
                    }
                }
            }
            "target" => last.confrontations.extend(cards.into_iter().map(|card| {
                PositionConfrontation { target: Some(card.into()), attackers: Vec::new() }
            })),
            "contract" => last.contracts = cards.into_iter().map(Into::into).collect(),
            _ => last.reserved = cards.into_iter().map(Into::into).collect(),
        }
    }
    let position = serde_json::to_string(&position).expect("plain data");
    format!("{}{position}{rest}", &scenario[..at])
}
