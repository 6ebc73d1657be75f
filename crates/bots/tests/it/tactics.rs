//! Situations with one right answer.

use crate::support::{content, place, says, seats};
use bots::Level;
use han_solo::{Action, Card, Colour, State, Token};

fn card(text: &str) -> Card {
    Card::try_from(text.to_owned()).expect("a card")
}

fn token(id: &str) -> Token {
    let idx = content().tokens.iter().position(|face| face.id == id).expect("a token id");
    Token::new(idx as u8)
}

fn all_say(levels: &[Level], state: &State, seat: u8, wanted: Action) {
    for level in levels {
        assert_eq!(says(*level, state, seat), wanted, "{level}");
    }
}

#[test]
fn a_zero_on_offer_makes_the_best_hand() {
    let offered = place(
        seats(3),
        r#"{"hands": [["+10","-10"], ["+1","+2"], ["+7","-3"]], "discards": ["0"], "lap": 3,
            "dealer": 2, "ask": {"ask": "turn", "seat": 0}}"#,
    );
    all_say(&Level::OFFERED, &offered, 0, Action::Take);
    let taken = place(
        seats(3),
        r#"{"hands": [["+10","-10","0"], ["+1","+2"], ["+7","-3"]], "discards": ["+1"], "lap": 3,
            "dealer": 2, "ask": {"ask": "discard", "seat": 0, "taken": true}}"#,
    );
    all_say(&Level::OFFERED, &taken, 0, Action::Keep);
}

#[test]
fn the_card_that_spoils_the_hand_goes() {
    let drawn = place(
        seats(2),
        r#"{"hands": [["+4a","-9a","+5a","+8a"], ["+1","+2"]], "discards": ["+1"], "lap": 3,
            "ask": {"ask": "discard", "seat": 0}}"#,
    );
    all_say(&Level::OFFERED, &drawn, 0, Action::Discard(card("+8a").into()));
}

#[test]
fn a_small_zero_is_enough_for_the_rookie_but_not_for_the_hunter() {
    // More cards win rounds; with three turns left there is time to collect.
    let early = place(
        seats(4),
        r#"{"hands": [["+2","-2"], ["+7","+5"], ["+8","-1"], ["+9","-3"]], "discards": ["+10"],
            "dealer": 3, "ask": {"ask": "turn", "seat": 0}}"#,
    );
    all_say(&[Level::Rookie, Level::Smuggler], &early, 0, Action::Stand);
    assert_ne!(says(Level::Hunter, &early, 0), Action::Stand);
}

#[test]
fn a_zero_of_four_on_the_last_turn_is_taken() {
    // The rookies would as well: no draw is as sure.
    let last = place(
        seats(2),
        r#"{"hands": [["+6","-8","0"], ["+7","+5"]], "discards": ["+2"], "lap": 3,
            "dealer": 1, "ask": {"ask": "turn", "seat": 0}}"#,
    );
    all_say(&Level::OFFERED, &last, 0, Action::Take);
}

#[test]
fn the_hunter_does_not_hope_for_cards_it_has_seen() {
    // +3 −5 on the last turn, and +1 on offer, which makes −1. A draw is
    // better while it can bring a zero (+2, +5 or −3), and not when all nine
    // of those cards lie in the discard pile.
    let at = |discards: &str| {
        place(
            seats(2),
            &format!(
                r#"{{"hands": [["+3","-5"], ["+7","+6"]], "discards": [{discards}],
                    "lap": 3, "dealer": 1, "ask": {{"ask": "turn", "seat": 0}}}}"#
            ),
        )
    };
    let hopeful = at(r#""+10","-9","+8","-7","-8","+9","-6","+10","-10","+1""#);
    all_say(&[Level::Hunter], &hopeful, 0, Action::Draw);
    let sober = at(r#""+2","+2","+2","+5","+5","+5","-3","-3","-3","+1""#);
    all_say(&[Level::Hunter], &sober, 0, Action::Take);
}

// Rules: HS-8.1, HS-8.2
#[test]
fn a_set_takes_the_falcon() {
    let asked = place(
        seats(3),
        r#"{"hands": [["+4","-4"], ["+9","-4"], ["+9","-3"]], "discards": ["+1"], "round": 7,
            "owned": [["vibroblade","stunbaton","pistol","rifle","helmet"],
                      ["falcon","binoculars","comms","jetpack","droid"], ["yacht"]],
            "ask": {"ask": "capture", "seat": 0}}"#,
    );
    all_say(&[Level::Rookie, Level::Smuggler], &asked, 0, Action::Capture(Colour::Red));
    let last = place(
        seats(2),
        r#"{"hands": [["+4","-4"], ["+9","-4"]], "discards": ["+1"], "round": 12,
            "owned": [["vibroblade","stunbaton","pistol","rifle","helmet"],
                      ["falcon","binoculars","comms","bowcaster","droid"]],
            "stack": [], "ask": {"ask": "capture", "seat": 0}}"#,
    );
    all_say(&Level::OFFERED, &last, 0, Action::Capture(Colour::Red));
}

/// The best hand picks with the Falcon in the bag; its rival needs one red.
const FOURTH_RED: &str = r#"{"hands": [["+4","-4"], ["+9","-4"]], "discards": ["+1"], "round": 6,
    "owned": [["falcon","helmet","binoculars","yacht","tie"],
              ["vibroblade","stunbaton","pistol","shuttle","xwing"]],
    "pot": ["rifle","landspeeder"], "ask": {"ask": "pick", "seat": 0}}"#;

#[test]
fn the_owner_of_the_falcon_denies_the_fourth_red() {
    let state = place(seats(2), FOURTH_RED);
    all_say(&[Level::Smuggler, Level::Hunter], &state, 0, Action::Pick(token("rifle")));
    // The rookie looks at the price alone.
    all_say(&[Level::Rookie], &state, 0, Action::Pick(token("landspeeder")));
}

#[test]
fn the_fourth_red_is_worth_more_than_a_yacht() {
    let state = place(
        seats(3),
        r#"{"hands": [["+4","-4"], ["+9","-4"], ["+9","-3"]], "discards": ["+1"], "round": 5,
            "owned": [["vibroblade","stunbaton","pistol","helmet"],
                      ["falcon","binoculars","comms","xwing"],
                      ["swoop","skiff","sandcrawler","snowspeeder"]],
            "pot": ["rifle","yacht","landspeeder"], "ask": {"ask": "pick", "seat": 0}}"#,
    );
    all_say(&[Level::Smuggler, Level::Hunter], &state, 0, Action::Pick(token("rifle")));
    all_say(&[Level::Rookie], &state, 0, Action::Pick(token("yacht")));
}

#[test]
fn a_falcon_that_will_be_captured_is_left_alone() {
    // The rival holds four reds: it would take the Falcon from any hand.
    let state = place(
        seats(2),
        r#"{"hands": [["+4","-4"], ["+9","-4"]], "discards": ["+1"], "round": 12,
            "owned": [["helmet","binoculars","yacht","tie","xwing","shuttle"],
                      ["vibroblade","stunbaton","pistol","bowcaster","walker","swoop"]],
            "stack": [], "pot": ["falcon","interceptor"], "ask": {"ask": "pick", "seat": 0}}"#,
    );
    all_say(&[Level::Smuggler, Level::Hunter], &state, 0, Action::Pick(token("interceptor")));
}

// Rules: HS-7.3
#[test]
fn tied_with_one_rival_the_best_token_is_named() {
    let state = place(
        seats(3),
        r#"{"hands": [["+4","-4"], ["+4","-4"], ["+9","-3"]], "discards": ["+1"], "round": 8,
            "stack": [], "pot": ["falcon","yacht","landspeeder"],
            "ask": {"ask": "name", "seats": [0, 1]}}"#,
    );
    all_say(&Level::OFFERED, &state, 0, Action::Name(token("falcon")));
}

#[test]
fn with_two_rivals_after_the_same_token_the_hunter_names_the_next() {
    // The shuttle and the walker differ by less than a contest of three is worth.
    let state = place(
        seats(4),
        r#"{"hands": [["+4","-4"], ["+4","-4"], ["+4","-4"], ["+9","-3"]], "discards": ["+1"],
            "round": 6, "stack": [],
            "owned": [["falcon","tie"], ["yacht","bomber","interceptor"],
                      ["xwing","sandcrawler","snowspeeder","skiff"], ["swoop"]],
            "pot": ["shuttle","walker","vibroblade","helmet"],
            "ask": {"ask": "name", "seats": [0, 1, 2]}}"#,
    );
    all_say(&[Level::Rookie, Level::Smuggler], &state, 0, Action::Name(token("shuttle")));
    all_say(&[Level::Hunter], &state, 0, Action::Name(token("walker")));
}
